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

// Where an order may go on, the least likely first: behind the type of a unit, which need not be written, then from its
// second word to its end.
std::vector<size_t> PlacesToGoOn(std::string_view order) {
  std::vector<size_t> inside, places;
  for (size_t at = 0; at < order.size();) {
    const std::string_view word = FirstWord(order.substr(at));
    const size_t blank = word.find(' '), coast = word.find('/');
    if (blank != std::string_view::npos) inside.push_back(at + blank + 1);
    if (at > 0) places.push_back(at);
    if (coast != std::string_view::npos) places.push_back(at + coast);
    at += word.size() + 1;
  }
  places.push_back(order.size());
  inside.insert(inside.end(), places.begin(), places.end());
  return inside;
}

}  // namespace

NextWords::NextWords(std::string_view begun) : begun_(Plain(begun)) {}

void NextWords::Add(std::string_view order) {
  if (order.substr(0, begun_.size()) != begun_) return;
  std::string_view rest = order.substr(begun_.size());
  if (!begun_.empty() && !rest.empty() && rest[0] != ' ' && rest[0] != '/') return;  // in the middle of a word
  if (!rest.empty() && rest[0] == ' ') rest.remove_prefix(1);
  AddWord(rest);
}

void NextWords::AddRead(std::string_view order, const Question& reads, const Question& is_place) {
  for (std::vector<size_t> places = PlacesToGoOn(order); !places.empty(); places.pop_back()) {
    size_t at = places.back();
    const std::string rest(order.substr(at));
    if (!reads(begun_ + (rest.starts_with('/') ? "" : " ") + rest)) continue;
    // Where a unit goes is read without the dash, too, and with two of them.
    const std::string_view before = order.substr(0, at);
    const bool has_dash = before.ends_with(" - ") || before.ends_with(" R ");
    if (has_dash && EndsIn(is_place)) at -= 2;
    return AddWord(order.substr(at));
  }
}

bool NextWords::EndsIn(const Question& is_place) const {
  constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const size_t last = begun_.rfind(' ') + 1;
  if (begun_.find_first_of(kLetters, last) == std::string::npos) return false;  // names are found behind a dash, too
  for (size_t at = 0; at != std::string::npos; at = begun_.find_first_not_of(' ', begun_.find(' ', at))) {
    if (is_place(begun_.substr(at))) return true;
  }
  return false;
}

void NextWords::AddWord(std::string_view rest) {
  const std::string_view word = rest.empty() ? kEnd : FirstWord(rest);
  if (std::find(words_.begin(), words_.end(), word) == words_.end()) words_.emplace_back(word);
}

}  // namespace entente_cli
