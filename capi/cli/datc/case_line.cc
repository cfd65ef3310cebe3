#include "case_line.h"

#include <algorithm>
#include <charconv>

#include "nearest_word.h"

namespace entente::datc {

Fault NotExpected(std::string_view expected, std::string_view found) {
  return {"expected " + std::string(expected) + ", found '" + std::string(found) + "'", found};
}

std::string NearestText(std::string_view word, std::span<const std::string_view> candidates) {
  constexpr size_t kShort = 3;  // any short word is near another
  if (word.size() <= kShort) return "";
  const std::string_view nearest = entente_cli::NearestWord(word, candidates);
  return nearest.empty() ? "" : "; nearest: " + std::string(nearest);
}

std::string Lower(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return lower;
}

std::string_view Trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const size_t first = std::min(text.find_first_not_of(kBlanks), text.size());
  text.remove_prefix(first);
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

Words Split(std::string_view text, char separator) {
  Words parts;
  while (true) {
    const size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = Trimmed(text.substr(0, end));
    if (!part.empty()) parts.push_back(part);
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string_view TakeWord(std::string_view& text) {
  text = Trimmed(text);
  const std::string_view word = text.substr(0, std::min(text.find_first_of(" \t"), text.size()));
  text = Trimmed(text.substr(word.size()));
  return word;
}

std::optional<int> NumberOf(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::vector<std::string> Strings(const Words& words) { return {words.begin(), words.end()}; }

}  // namespace entente::datc
