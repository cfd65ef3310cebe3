#include "case_line.h"

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "nearest_word.h"

namespace entente::datc {

namespace {

// The length of the UTF-8 character at `i`; 0 if there is none, or a control character other than a tab or CR.
size_t LengthAt(absl::string_view text, size_t i) {
  const auto byte = [&](size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0u; };
  const unsigned first = byte(i);
  if (first < 0x80) return (first >= 0x20 && first != 0x7f) || first == '\t' || first == '\r' ? 1 : 0;
  const size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || (first == 0xc2 && byte(i + 1) < 0xa0)) return 0;
  for (size_t k = 1; k < length; ++k) {
    if ((byte(i + k) & 0xc0) != 0x80) return 0;
  }
  return length;
}

}  // namespace

std::string Readable(absl::string_view line) {
  std::string readable(line);
  for (size_t i = 0; i < line.size();) {
    const size_t length = LengthAt(line, i);
    if (length == 0) readable[i] = '?';
    i += length == 0 ? 1 : length;
  }
  return readable;
}

std::string Quoted(absl::string_view text) {
  constexpr size_t kMost = 60;
  if (text.size() <= kMost) return absl::StrCat("'", text, "'");
  size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return absl::StrCat("'", text.substr(0, end), "...'");
}

Fault NotExpected(absl::string_view expected, absl::string_view found) {
  return {absl::StrCat("expected ", expected, ", found ", Quoted(found)), found};
}

std::string NearestText(absl::string_view word, std::span<const absl::string_view> candidates) {
  constexpr size_t kShort = 3;  // a short word is near too many others
  if (word.size() <= kShort) return "";
  const std::string nearest = entente_cli::NearestWord(word, Strings({candidates.begin(), candidates.end()}));
  return nearest.empty() ? "" : absl::StrCat("; nearest: ", nearest);
}

Words Split(absl::string_view text, char separator) {
  Words parts;
  for (const absl::string_view part : absl::StrSplit(text, separator, absl::SkipWhitespace())) {
    parts.push_back(absl::StripAsciiWhitespace(part));
  }
  return parts;
}

absl::string_view TakeWord(absl::string_view& text) {
  text = absl::StripAsciiWhitespace(text);
  const absl::string_view word = text.substr(0, text.find_first_of(" \t"));
  text = absl::StripAsciiWhitespace(text.substr(word.size()));
  return word;
}

std::optional<int> NumberOf(absl::string_view text) {
  int number = 0;
  return absl::SimpleAtoi(text, &number) ? std::optional(number) : std::nullopt;
}

std::vector<std::string> Strings(const Words& words) { return {words.begin(), words.end()}; }

}  // namespace entente::datc
