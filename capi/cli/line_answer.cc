#include "line_answer.h"

#include <algorithm>
#include <cstdio>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "setting.h"

namespace entente_cli {
namespace {

// Puts the message in the words of the program, behind the file if it is one of several.
void Reword(const std::string& file, entente_error& error) {
  const std::string message = absl::StrCat(file, file.empty() ? "" : ": ", InOwnWords(error.message));
  std::snprintf(error.message, sizeof error.message, "%s", message.c_str());
}

// Whether notes stand in an answer: an exchange knows none of those of messages.
bool HasNotes(absl::string_view answer) {
  return absl::EndsWith(answer, "]}") && absl::StrContains(answer, ",\"notes\":[");
}

template <typename Memory>
void Empty(Memory& memory) {
  constexpr size_t kUsual = size_t{4} << 20;
  memory.clear();
  if (memory.capacity() > kUsual) memory.shrink_to_fit();
}

}  // namespace

void Batch::Add(absl::string_view line, uint64_t number) {
  lines_.push_back({text_.size(), text_.size() + line.size(), number, false});
  absl::StrAppend(&text_, line);
}

void Batch::AddTooLong(uint64_t number) { lines_.push_back({text_.size(), text_.size(), number, true}); }

void Batch::Clear() {
  Empty(text_);
  Empty(answers_);
  lines_.clear();
  error_count_ = noted_count_ = 0;
}

void LineAnswerer::Answer(Batch& batch) {
  Text text;
  for (const Batch::Line& line : batch.lines_) {
    const absl::string_view json = absl::string_view(batch.text_).substr(line.begin, line.end - line.begin);
    if (line.is_too_long) {
      error_ = Sized<entente_error>();
      error_.status = ENTENTE_ERR_LIMIT;
      std::snprintf(error_.message, sizeof error_.message, "the line is longer than 64 MiB");
      Refuse({}, line.number, batch);
    } else if (call_(exchange_.get(), json.data(), json.size(), text.out(), &error_) == ENTENTE_OK) {
      absl::StrAppend(&batch.answers_, text.view(), "\n");
      if (entente_exchange_note_count(exchange_.get()) > 0 || HasNotes(text.view())) ++batch.noted_count_;
    } else {
      Refuse(json, line.number, batch);
    }
  }
}

// The library saw one line: it gives the column, and here is the line's number.
void LineAnswerer::Refuse(absl::string_view line, uint64_t number, Batch& batch) {
  Text text;
  ++batch.error_count_;
  error_.line = static_cast<uint32_t>(number);
  Reword(batch.file_, error_);
  std::string answer = absl::StrCat(R"({"error":{"status":"out_of_memory","message":"out of memory","line":)", number,
                                    R"(,"column":0,"offset":0}})");
  if (entente_exchange_error_json(exchange_.get(), line.data(), line.size(), &error_, text.out()) == ENTENTE_OK) {
    answer = std::string(text.view());
  }
  // The object itself is last, and quotes inside it are escaped.
  answer.insert(answer.rfind(R"("error":{)"), std::string(error_members_));
  absl::StrAppend(&batch.answers_, answer, "\n");
}

}  // namespace entente_cli
