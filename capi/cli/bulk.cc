#include "bulk.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <new>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "crew.h"
#include "documents.h"
#include "handle.h"
#include "input.h"
#include "interrupt.h"
#include "output.h"
#include "progress.h"
#include "setting.h"
#include "status_line.h"

namespace entente_cli {
namespace {

// Lines that a worker answers together, and their answers.
class Batch {
 public:
  void Add(absl::string_view line, uint64_t number);
  void AddTooLong(uint64_t number);
  // The file of the lines added next, for error objects; "" if it is the only file.
  void UseFile(const std::string& file) { file_ = file; }

  bool is_full() const { return lines_.size() >= kMostLines || text_.size() >= kMostText; }
  bool is_empty() const { return lines_.empty(); }
  size_t line_count() const { return lines_.size(); }
  size_t bytes() const { return text_.size(); }
  uint64_t error_count() const { return error_count_; }
  uint64_t broken_count() const { return broken_count_; }  // errors in lines that are no whole objects
  uint64_t noted_count() const { return noted_count_; }    // answers with notes
  const std::string& answers() const { return answers_; }
  // Empties the batch for reuse. Frees memory of unusual size.
  void Clear();

 private:
  friend class LineAnswerer;
  static constexpr size_t kMostLines = 32;
  static constexpr size_t kMostText = size_t{1} << 18;

  struct Line {
    size_t begin, end;  // in text_
    uint64_t number;
    bool is_too_long;
  };

  std::string file_;
  std::string text_;
  std::vector<Line> lines_;
  std::string answers_;  // a line each
  uint64_t error_count_ = 0, broken_count_ = 0, noted_count_ = 0;
};

// Answers batches with an exchange of its own. One thread at a time.
class LineAnswerer {
 public:
  LineAnswerer(ExchangeHandle exchange, const BulkPlan& plan)
      : exchange_(std::move(exchange)), call_(plan.call), error_members_(plan.error_members) {}

  // Fills in the answers of the batch. A line that fails gets an error object.
  void Answer(Batch& batch);

 private:
  void Refuse(absl::string_view line, uint64_t number, Batch& batch);

  ExchangeHandle exchange_;
  LineCall call_;
  absl::string_view error_members_;
  entente_error error_ = Sized<entente_error>();
};

// Rewrites the error's message in the words of the program, with the file in front if there are several.
void Reword(const std::string& file, entente_error& error) {
  const std::string message = absl::StrCat(file, file.empty() ? "" : ": ", InOwnWords(error.message));
  std::snprintf(error.message, sizeof error.message, "%s", message.c_str());
}

// Whether an answer has notes. Read from its text, because an exchange has notes about its own calls alone.
bool HasNotes(absl::string_view answer) {
  return absl::EndsWith(answer, "]}") && absl::StrContains(answer, ",\"notes\":[");
}

template <typename Memory>
void Empty(Memory& memory) {
  constexpr size_t kUsual = size_t{4} << 20;
  memory.clear();
  if (memory.capacity() > kUsual) memory.shrink_to_fit();
}

void Batch::Add(absl::string_view line, uint64_t number) {
  lines_.push_back({text_.size(), text_.size() + line.size(), number, false});
  absl::StrAppend(&text_, line);
}

void Batch::AddTooLong(uint64_t number) { lines_.push_back({text_.size(), text_.size(), number, true}); }

void Batch::Clear() {
  Empty(text_);
  Empty(answers_);
  lines_.clear();
  error_count_ = broken_count_ = noted_count_ = 0;
}

void LineAnswerer::Answer(Batch& batch) {
  for (const Batch::Line& line : batch.lines_) {
    const absl::string_view json = absl::string_view(batch.text_).substr(line.begin, line.end - line.begin);
    const size_t answered = batch.answers_.size();
    if (line.is_too_long) {
      error_ = Sized<entente_error>();
      error_.status = ENTENTE_ERR_LIMIT;
      std::snprintf(error_.message, sizeof error_.message, "the line is longer than 64 MiB");
      Refuse({}, line.number, batch);
    } else if (call_(exchange_.get(), json, batch.answers_, error_)) {
      const bool has_notes = HasNotes(absl::string_view(batch.answers_).substr(answered));
      if (has_notes || !NotesOf(exchange_.get()).empty()) ++batch.noted_count_;
      batch.answers_ += '\n';
    } else {
      batch.answers_.resize(answered);
      Refuse(json, line.number, batch);
    }
  }
}

// Adds the line's number to an error object. The library reads one line at a time, so it gives the column alone.
void LineAnswerer::Refuse(absl::string_view line, uint64_t number, Batch& batch) {
  Text text;
  ++batch.error_count_;
  if (!IsWholeObject(line)) ++batch.broken_count_;
  error_.line = static_cast<uint32_t>(number);
  Reword(batch.file_, error_);
  std::string answer =
      absl::StrCat(R"({"error":{"status":"out_of_memory","message":"out of memory","line":)", number, "}}");
  if (entente_exchange_error_json(exchange_.get(), line.data(), line.size(), &error_, text.out()) == ENTENTE_OK) {
    answer = std::string(text.view());
  }
  // The error's own members come last, and quotes inside its message are escaped: rfind() finds the right place.
  answer.insert(answer.rfind(R"("error":{)"), std::string(error_members_));
  absl::StrAppend(&batch.answers_, answer, "\n");
}

// Cuts inputs into batches for the crew.
class Feeder {
 public:
  explicit Feeder(Crew<LineAnswerer, Batch>& crew) : crew_(crew) {}

  // Reads a file to its end. False: read no further file. `names_file`: there are several files.
  bool Feed(const std::string& file, bool names_file) {
    Input input(file);
    LineReader lines(input);
    file_ = names_file ? input.name() : "";
    batch_.UseFile(file_);
    absl::string_view line;
    for (uint64_t number = 1;; ++number) {
      const LineReader::Line kind = lines.Next(line, [&] { HandOver(); });
      if (StopSignal() != 0) return false;  // the line may be incomplete
      if (kind == LineReader::Line::kEnd) break;
      if (kind == LineReader::Line::kEndless) return GiveUp(input.name(), number);
      if (kind == LineReader::Line::kTooLong) batch_.AddTooLong(number);
      if (kind == LineReader::Line::kText && !IsBlank(line)) batch_.Add(WithoutLineEnd(line), number);
      if (batch_.is_full() && !HandIn()) return false;
    }
    if (!input.ok()) Fail(input.error());
    return HandIn();
  }

  bool could_read_all() const { return could_read_all_; }

 private:
  bool HandIn() {
    is_open_ = is_open_ && (batch_.is_empty() || crew_.HandIn(batch_));
    batch_.UseFile(file_);
    return is_open_;
  }
  // Called before the reader waits for input: a program that feeds one line at a time waits for its answer.
  void HandOver() {
    HandIn();
    FlushNow();
  }

  void Fail(absl::string_view message) {
    Complain(message);
    could_read_all_ = false;
  }

  bool GiveUp(const std::string& name, uint64_t number) {
    batch_.AddTooLong(number);
    Fail(absl::StrCat(name, ":", number, ": no line end within 128 MiB: the rest is not read"));
    return HandIn();
  }

  Crew<LineAnswerer, Batch>& crew_;
  Batch batch_;
  std::string file_;     // the file of the lines added next
  bool is_open_ = true;  // whether the output takes more text
  bool could_read_all_ = true;
};

void WriteBatch(const Batch& batch, BulkCount& count) {
  Print(batch.answers());
  count.lines += batch.line_count();
  count.errors += batch.error_count();
  count.broken += batch.broken_count();
  count.noted += batch.noted_count();
}

// Reports the end of the run, after all answers were written. Returns the exit code.
int Close(const std::vector<std::string>& files, const Feeder& feeder, const BulkCount& count) {
  if (StopSignal() != 0) return ReportStop("lines that are done and written", count.lines);
  if (count.lines > 1 && count.broken == count.lines) {
    const std::string file = files.size() > 1 ? "" : files.front() == "-" ? "(stdin): " : files.front() + ": ";
    Refuse(file + "no line could be read: expected a whole JSON object on each line, not one over several lines");
  }
  if (!feeder.could_read_all()) return kUnusable;
  return count.errors > 0 ? kDiffers : kFine;
}

}  // namespace

LineCall CallOf(ExchangeCall function, const entente_text_options& texts) {
  return [function = std::move(function), texts](entente_exchange* exchange, absl::string_view line,
                                                 std::string& answers, entente_error& error) {
    Text text;
    if (function(exchange, line.data(), line.size(), &texts, text.out(), &error) != ENTENTE_OK) return false;
    absl::StrAppend(&answers, text.view());
    return true;
  };
}

int RunBulk(const Arguments& arguments, const Setting& setting, const BulkPlan& plan) {
  const std::vector<std::string> files = FilesOf(arguments, absl::StrCat(plan.what, ", one a line,"));
  uint32_t threads = 1;
  arguments.Read("--threads", threads);
  std::vector<LineAnswerer> answerers;
  for (uint32_t i = 0; i < threads; ++i) {
    ExchangeHandle exchange;
    if (!NewExchange(setting, exchange)) return kUnusable;
    entente_exchange_leave_out(exchange.get(), arguments.Has("--brief") ? plan.brief_parts : 0, nullptr);
    answerers.emplace_back(std::move(exchange), plan);
  }
  CatchStopSignals();
  BulkCount count;
  std::optional<Progress> progress;
  std::optional<Crew<LineAnswerer, Batch>> crew;
  {
    const DeafThreads deaf;
    if (arguments.Has("--progress")) {
      progress.emplace(count, Progress::Form::kLines);
    } else if (HasStatusLine(files)) {
      progress.emplace(count, Progress::Form::kStatus);
    }
    crew.emplace(answerers, [&count](const Batch& batch) { WriteBatch(batch, count); });
  }
  Feeder feeder(*crew);
  for (const std::string& file : files) {
    if (!feeder.Feed(file, files.size() > 1)) break;
  }
  crew->Finish();
  if (crew->ran_out_of_memory()) throw std::bad_alloc();
  progress.reset();
  return Close(files, feeder, count);
}

}  // namespace entente_cli
