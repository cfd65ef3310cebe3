#include "game_forms/form_text.h"

#include <algorithm>

#include "base/text.h"

namespace entente {
namespace {

constexpr std::string_view kBlanks = " \t\r\f\v";

std::string_view FirstLine(std::string_view text) { return text.substr(0, std::min(text.find('\n'), text.size())); }

}  // namespace

FormText::FormText(std::string_view text) : text_(text), rest_(text) {
  if (rest_.starts_with(kByteOrderMark)) rest_.remove_prefix(kByteOrderMark.size());
}

bool FormText::Next() {
  if (rest_.empty()) return false;
  const std::string_view whole = FirstLine(rest_);
  rest_.remove_prefix(std::min(whole.size() + 1, rest_.size()));
  line_ = TrimmedPart(whole);
  return true;
}

std::string_view FormText::Peek() const { return TrimmedPart(FirstLine(rest_)); }

// The offset of a part; 0 if `at` is not a part of the text.
size_t FormText::OffsetOf(std::string_view at) const {
  const bool lies_inside = at.data() >= text_.data() && at.data() + at.size() <= text_.data() + text_.size();
  return lies_inside ? static_cast<size_t>(at.data() - text_.data()) : 0;
}

Place FormText::PlaceOfPart(std::string_view at) const {
  const size_t offset = OffsetOf(at);
  Place place = PlaceInText(text_, offset, std::min(at.size(), text_.size() - offset));
  const bool is_behind_mark = text_.starts_with(kByteOrderMark) && offset >= kByteOrderMark.size();
  if (place.line == 1 && is_behind_mark) --place.column;
  return place;
}

Status FormText::Error(std::string_view at, std::string_view message) const {
  return ErrorAt(PlaceOfPart(at), message);
}

Status FormText::Error(std::string_view at, const Status& status) const {
  const std::optional<Place> inner = status.place();
  if (inner.has_value() && inner->offset <= at.size()) {
    at = at.substr(inner->offset);
    at = at.substr(0, inner->length);
  }
  return Error(at, status.message());
}

Status FormText::NotExpected(std::string_view expected, std::string_view at) const {
  return Error(at, std::string("expected ").append(expected) + ", found '" + Excerpt(at) + "'");
}

Status FormText::CheckPhases(size_t count, std::string_view at) const {
  if (count <= kMaxFormPhases) return OkStatus();
  const Status status = LimitError("more than " + std::to_string(kMaxFormPhases) + " phases");
  return WithPlace(status, PlaceOfPart(at));
}

Status CheckFormBytes(std::string_view text) {
  if (text.size() <= kMaxFormBytes) return OkStatus();
  return LimitError("the text is longer than " + std::to_string(kMaxFormBytes >> 20) + " MiB");
}

std::string_view TrimmedPart(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

std::string_view TakePart(std::string_view& text) {
  text = TrimmedPart(text);
  const std::string_view word = text.substr(0, std::min(text.find_first_of(kBlanks), text.size()));
  text = TrimmedPart(text.substr(word.size()));
  return word;
}

std::vector<std::string_view> PartsOf(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = TrimmedPart(text.substr(0, end));
    if (!part.empty()) parts.push_back(part);
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

bool TakeStart(std::string_view& text, std::string_view start) {
  if (text.size() < start.size()) return false;
  for (size_t i = 0; i < start.size(); ++i) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    if (lower(text[i]) != lower(start[i])) return false;
  }
  text.remove_prefix(start.size());
  return true;
}

size_t FindPart(std::string_view text, std::string_view part) {
  for (size_t at = 0; at + part.size() <= text.size(); ++at) {
    std::string_view rest = text.substr(at);
    if (TakeStart(rest, part)) return at;
  }
  return std::string_view::npos;
}

bool StartsWithWord(std::string_view text, std::string_view word) {
  return TakeStart(text, word) && (text.empty() || kBlanks.find(text.front()) != std::string_view::npos);
}

}  // namespace entente
