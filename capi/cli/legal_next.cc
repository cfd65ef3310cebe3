#include "legal_next.h"

#include <algorithm>

namespace entente_cli {
namespace {

std::string Plain(std::string_view text) {
  std::string plain;
  for (const char c : text) {
    const bool is_blank = c == ' ' || c == '\t';
    if (is_blank && (plain.empty() || plain.back() == ' ')) continue;
    plain += is_blank ? ' ' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }
  if (!plain.empty() && plain.back() == ' ') plain.pop_back();
  return plain;
}

// The first word of a text, or the type and place of the unit that it begins with.
std::string_view FirstWord(std::string_view text) {
  const bool is_unit = text.substr(0, 2) == "A " || text.substr(0, 2) == "F ";
  return text.substr(0, text.find(' ', is_unit ? 2 : 0));
}

}  // namespace

NextWords::NextWords(std::string_view begun) : begun_(Plain(begun)) {}

void NextWords::Add(std::string_view order) {
  if (order.substr(0, begun_.size()) != begun_) return;
  std::string_view rest = order.substr(begun_.size());
  if (!begun_.empty() && !rest.empty() && rest[0] != ' ' && rest[0] != '/') return;  // in the middle of a word
  if (!rest.empty() && rest[0] == ' ') rest.remove_prefix(1);
  const std::string_view word = rest.empty() ? kEnd : FirstWord(rest);
  if (std::find(words_.begin(), words_.end(), word) == words_.end()) words_.emplace_back(word);
}

}  // namespace entente_cli
