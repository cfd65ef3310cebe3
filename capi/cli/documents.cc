#include "documents.h"

#include "output.h"
#include "setting.h"

namespace entente_cli {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

}  // namespace

bool IsWholeObject(std::string_view text) {
  const size_t start = text.find_first_not_of(kBlanks);
  if (start == std::string_view::npos || text[start] != '{') return false;
  int depth = 0;
  bool in_string = false;
  for (size_t i = start; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
      continue;
    }
    if (c == '"') in_string = true;
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) return text.find_first_not_of(kBlanks, i + 1) == std::string_view::npos;
  }
  return false;
}

bool Documents::Refuse(const std::string& message) {
  ok_ = false;
  return entente_cli::Refuse(message);
}

// The next line with text. Lines that are too long are refused and skipped.
bool Documents::NextLine(std::string& text) {
  for (std::string_view line;;) {
    const LineReader::Line kind = lines_.Next(line, [] { FlushNow(); });
    if (kind == LineReader::Line::kEnd) break;
    ++lines_read_;
    if (kind == LineReader::Line::kEndless) {
      Refuse(input_.name() + ":" + std::to_string(lines_read_) +
             ": is larger than 64 MiB, and no line ends within 128 MiB: the rest is not read");
    } else if (kind == LineReader::Line::kTooLong) {
      Refuse(input_.name() + ":" + std::to_string(lines_read_) + ": the line is longer than 64 MiB");
    } else if (!IsBlank(line)) {
      text = line;
      return true;
    }
  }
  return input_.ok() ? false : Refuse(input_.error());
}

// Reads up to the second line with text, and all of the input if there is only one document.
bool Documents::First() {
  std::string line;
  const bool found = NextLine(line);
  if (!found && !ok_) return false;
  text_.assign(lines_read_ > 0 && found ? lines_read_ - 1 : 0, '\n');  // blank lines before it count
  line_ = lines_read_;
  text_ += line;
  if (!found) return true;
  if (IsWholeObject(line)) {
    has_ahead_ = is_lines_ = NextLine(ahead_);
    if (is_lines_) text_ = std::move(line);
    return is_lines_ || input_.ok();
  }
  while (true) {
    std::string_view more;
    const LineReader::Line kind = lines_.Next(more, [] {});
    if (kind == LineReader::Line::kEnd) break;
    text_ += '\n';
    text_ += more;
    if (kind != LineReader::Line::kText || text_.size() > kMostBytes) {
      return Refuse(input_.name() + ": is larger than 64 MiB");
    }
  }
  return input_.ok() || Refuse(input_.error());
}

bool Documents::Next() {
  if (!has_started_) {
    has_started_ = true;
    return First();
  }
  if (!is_lines_) return false;
  if (has_ahead_) {
    has_ahead_ = false;
    text_ = std::move(ahead_);
  } else if (!NextLine(text_)) {
    return false;
  }
  line_ = lines_read_;
  return true;
}

bool Documents::Read(DocumentHandle& document, entente_error& error) const {
  entente_document* read = nullptr;
  const entente_status status = entente_document_read(text_.data(), text_.size(), &read, &error);
  document.reset(read);
  return status == ENTENTE_OK;
}

std::string Documents::Name() const { return is_lines_ ? input_.name() + ":" + std::to_string(line_) : input_.name(); }

// Where a text that is no JSON comes from, which a fault in JSON does not tell.
std::string Documents::FormHint() const {
  const size_t start = text_.find_first_not_of(kBlanks);
  if (start == std::string::npos || text_[start] == '{' || text_[start] == '[') return "";
  uint32_t form = ENTENTE_GAME_FORM_GUESS;
  if (entente_game_form_guess(text_.data(), text_.size(), &form, nullptr) != ENTENTE_OK) {
    return "; expected a game or a phase, as JSON";
  }
  return std::string("; it looks like ") + entente_game_form_name(form) + " (" + entente_game_form_text(form) +
         "): entente convert --to json turns it into JSON";
}

std::string Documents::Failure(entente_error error) const {
  if (is_lines_) error.line = static_cast<uint32_t>(line_);
  return FailureText(input_.name(), error);
}

}  // namespace entente_cli
