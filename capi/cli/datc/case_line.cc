#include "case_line.h"

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "nearest_word.h"

namespace entente::datc {

Fault NotExpected(absl::string_view expected, absl::string_view found) {
  return {absl::StrCat("expected ", expected, ", found '", found, "'"), found};
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
