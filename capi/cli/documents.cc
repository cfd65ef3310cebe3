#include "documents.h"

#include <algorithm>
#include <cstdio>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "form_names.h"
#include "handle.h"
#include "json_text.h"
#include "output.h"
#include "setting.h"

namespace entente_cli {
namespace {

constexpr absl::string_view kBlanks = " \t\r\n";

// The offset of the first byte behind a byte order mark and blanks.
size_t StartOf(absl::string_view text) {
  constexpr absl::string_view kMark = "\xef\xbb\xbf";
  return text.find_first_not_of(kBlanks, absl::StartsWith(text, kMark) ? kMark.size() : 0);
}

}  // namespace

bool IsWholeObject(absl::string_view text) {
  const size_t start = StartOf(text);
  if (start == absl::string_view::npos || text[start] != '{') return false;
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
    if ((c == '}' || c == ']') && --depth == 0)
      return text.find_first_not_of(kBlanks, i + 1) == absl::string_view::npos;
  }
  return false;
}

bool DocumentText::Read(const Setting& setting, GameText& game, entente_error& error) const {
  const TextForms forms = line > 0 ? TextForms::kJson : TextForms::kAll;
  return ReadGameText(text, forms, setting, game, error);
}

std::string DocumentText::Name() const { return line > 0 ? absl::StrCat(file, ":", line) : file; }

std::string DocumentText::WithPlace(absl::string_view object) const {
  const std::string place = line > 0 ? absl::StrCat(JsonMember("line", line), ",") : "";
  return absl::StrCat("{", JsonTextMember("file", file), ",", place, object.substr(1));
}

entente_error DocumentText::InFile(entente_error error) const {
  if (line > 0) error.line = static_cast<uint32_t>(line);
  return error;
}

Documents::Documents(const std::string& file)
    : Documents(file, [](const DocumentText& where, const entente_error& error) {
        entente_cli::Refuse(FailureText(where.file, error));
      }) {}

bool Documents::Refuse(uint64_t line, entente_status status, const std::string& message) {
  ok_ = false;
  auto error = Sized<entente_error>();
  error.status = status;
  error.line = static_cast<uint32_t>(line);
  std::snprintf(error.message, sizeof error.message, "%s", message.c_str());
  refusals_.push_back(error);
  return false;
}

bool Documents::RefuseInput() {
  return Refuse(0, input_.is_missing() ? ENTENTE_ERR_NOT_FOUND : ENTENTE_ERR_INVALID_ARGUMENT, input_.why());
}

void Documents::ReportRefusals() {
  for (const entente_error& error : refusals_) refused_({input_.name(), error.line, ""}, error);
  refusals_.clear();
}

LineReader::Line Documents::NextOfInput(absl::string_view& line) {
  if (again_at_ >= again_.size()) return lines_.Next(line, [] { FlushNow(); });
  const size_t end = std::min(again_.find('\n', again_at_), again_.size() - 1) + 1;
  line = absl::string_view(again_).substr(again_at_, end - again_at_);
  again_at_ = end;
  return LineReader::Line::kText;
}

// Moves to the next line with text. Refuses and skips lines that are too long.
bool Documents::NextLine(std::string& text) {
  for (absl::string_view line;;) {
    const LineReader::Line kind = NextOfInput(line);
    if (kind == LineReader::Line::kEnd) break;
    ++lines_read_;
    if (kind == LineReader::Line::kEndless) {
      Refuse(lines_read_, ENTENTE_ERR_LIMIT,
             "is larger than 64 MiB, and no line ends within 128 MiB: the rest is not read");
    } else if (kind == LineReader::Line::kTooLong) {
      Refuse(lines_read_, ENTENTE_ERR_LIMIT, "the line is longer than 64 MiB");
    } else if (!IsBlank(line)) {
      text = std::string(line);
      return true;
    }
  }
  return input_.ok() ? false : RefuseInput();
}

// Reads up to the second line with text, or the whole input if it is one document. Lines refused between the first and the
// second line are reported after the first document.
bool Documents::First() {
  std::string line;
  const bool found = NextLine(line);
  ReportRefusals();
  if (!found && !ok_) return false;
  std::string& text = document_.text;
  const uint64_t line_number = lines_read_;
  text.assign(lines_read_ > 0 && found ? lines_read_ - 1 : 0, '\n');  // keeps line numbers right
  absl::StrAppend(&text, line);
  if (!found) return true;
  if (IsWholeObject(line)) {
    has_ahead_ = is_lines_ = NextLine(ahead_);
    ahead_line_ = lines_read_;
    if (is_lines_) document_ = {input_.name(), line_number, std::move(line)};
    return is_lines_ || input_.ok();
  }
  return FirstOverLines();
}

// Reads the rest of a document over several lines. If the result is no whole object but at least half of the lines are,
// reads them again as JSON lines: the lines of a broken document are rarely whole objects.
bool Documents::FirstOverLines() {
  std::string& text = document_.text;
  size_t whole = 0, other = 1;  // lines
  bool is_too_large = false;
  while (!is_too_large) {
    absl::string_view more;
    const LineReader::Line kind = lines_.Next(more, [] {});
    if (kind == LineReader::Line::kEnd) break;
    absl::StrAppend(&text, more);
    if (kind != LineReader::Line::kText) return Refuse(0, ENTENTE_ERR_LIMIT, "is larger than 64 MiB");
    if (!IsBlank(more)) (IsWholeObject(more) ? whole : other) += 1;
    is_too_large = text.size() > kMostBytes;
  }
  if (whole >= other && (is_too_large || !IsWholeObject(text))) {
    is_lines_ = true;
    again_ = std::move(text);
    lines_read_ = 0;
    return Later();
  }
  if (is_too_large) return Refuse(0, ENTENTE_ERR_LIMIT, "is larger than 64 MiB");
  return input_.ok() || RefuseInput();
}

bool Documents::Later() {
  if (!is_lines_) return false;
  if (has_ahead_) {
    has_ahead_ = false;
    document_ = {input_.name(), ahead_line_, std::move(ahead_)};
    return true;
  }
  const bool found = NextLine(document_.text);
  document_.line = lines_read_;
  return found;
}

bool Documents::Next() {
  ReportRefusals();
  const bool is_first = !has_started_;
  has_started_ = true;
  is_converted_ = false;
  const bool found = is_first ? First() : Later();
  if (is_lines_) document_.text.resize(WithoutLineEnd(document_.text).size());
  if (!found || !is_first) ReportRefusals();
  return found;
}

bool Documents::Open(entente_exchange* exchange, const Setting& setting, GameText& game) const {
  auto error = Sized<entente_error>();
  if (!document_.Read(setting, game, error)) return entente_cli::Refuse(Failure(error));
  is_converted_ = game.is_converted();
  return entente_exchange_check(exchange, game.document.get(), &setting.texts, &error) == ENTENTE_OK ||
         entente_cli::Refuse(Failure(error));
}

std::string Documents::Failure(const entente_error& error) const {
  entente_error shown = error;
  if (is_converted_) shown.has_place = shown.line = shown.column = shown.offset = shown.length = 0;
  return FailureText(document_.file, document_.InFile(shown));
}

}  // namespace entente_cli
