#include "legal_next.h"

#include <algorithm>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/types/span.h"
#include "nearest_word.h"

namespace entente_cli {
namespace {

// The text in upper case, with one blank between words.
std::string Plain(absl::string_view text) {
  const std::vector<absl::string_view> words = absl::StrSplit(text, absl::ByAnyChar(" \t"), absl::SkipEmpty());
  return absl::AsciiStrToUpper(absl::StrJoin(words, " "));
}

bool IsType(absl::string_view word) { return word == "A" || word == "F"; }

// The first word of a text. A unit (type and place) is one word.
absl::string_view FirstWord(absl::string_view text) {
  const bool is_unit = text.substr(0, 2) == "A " || text.substr(0, 2) == "F ";
  return text.substr(0, text.find(' ', is_unit ? 2 : 0));
}

// The offsets at which the rest of an order may begin, the most likely first: the end, then the words from the last one to
// the second, then the place of a further unit (its type may be left out).
std::vector<size_t> PlacesToGoOn(absl::string_view order) {
  std::vector<size_t> inside, places;
  for (size_t at = 0; at < order.size();) {
    const absl::string_view word = FirstWord(order.substr(at));
    const size_t blank = word.find(' ');
    if (at > 0 && blank != absl::string_view::npos) inside.push_back(at + blank + 1);
    if (at > 0) places.push_back(at);
    if (const size_t coast = word.find('/'); coast != absl::string_view::npos) places.push_back(at + coast);
    at += word.size() + 1;
  }
  places.push_back(order.size());
  std::reverse(places.begin(), places.end());
  places.insert(places.end(), inside.rbegin(), inside.rend());
  return places;
}

// The offset behind the type of the unit with which the order begins; 0 if it begins with none.
size_t BehindType(absl::string_view order) { return order.size() > 1 && order[1] == ' ' ? 2 : 0; }

}  // namespace

NextWords::NextWords(absl::string_view begun) : begun_(Plain(begun)) {}

void NextWords::Add(absl::string_view order) {
  if (order.substr(0, begun_.size()) != begun_) return LookNear(order);
  absl::string_view rest = order.substr(begun_.size());
  if (!begun_.empty() && !rest.empty() && rest[0] != ' ' && rest[0] != '/') return;  // in the middle of a word
  if (!rest.empty() && rest[0] == ' ') rest.remove_prefix(1);
  AddWord(rest, words_);
}

void NextWords::AddRead(absl::string_view order, const Reads& reads, const Question& is_place) {
  for (const size_t at : PlacesToGoOn(order)) {
    const absl::string_view rest = order.substr(at);
    if (ReadWith(rest, reads) != Reading::kSame) continue;
    // The dash before a destination is optional, and two dashes are read as one.
    const absl::string_view before = order.substr(0, at);
    const bool has_dash = absl::EndsWith(before, " - ") || absl::EndsWith(before, " R ");
    if (!has_dash) return AddWord(rest, words_);
    return EndsIn(is_place) ? AddWord(order.substr(at - 2), words_) : AddWord(rest, places_);
  }
  // The words so far stand before the unit: "Build", "+", "France:". The unit alone may complete them. If it completes
  // another order, as behind "-", they are not the beginning of this one.
  const absl::string_view unit = FirstWord(order);
  for (const size_t at : {size_t{0}, BehindType(order), std::min(unit.find('/'), unit.size())}) {
    const Reading alone = ReadWith(unit.substr(at), reads);
    if (alone == Reading::kOther) return;
    if (alone == Reading::kSame || ReadWith(order.substr(at), reads) == Reading::kSame) {
      return AddWord(unit.substr(at), words_);
    }
  }
}

NextWords::Reading NextWords::ReadWith(absl::string_view rest, const Reads& reads) const {
  return reads(absl::StrCat(begun_, absl::StartsWith(rest, "/") ? "" : " ", rest));
}

// Compares the words so far with as many words of the order. The type of the unit may be left out; it may be wrong, and the
// coast may be missing, if the rest is right.
void NextWords::LookNear(absl::string_view order) {
  const std::vector<absl::string_view> begun = absl::StrSplit(begun_, ' '), words = absl::StrSplit(order, ' ');
  const size_t skipped = IsType(words[0]) && !IsType(begun[0]) ? 1 : 0;
  if (begun.size() + skipped > words.size()) return;
  size_t wrong = 0;
  for (size_t i = 0; i < begun.size(); ++i) {
    const absl::string_view word = words[i + skipped];
    if (i == 0 && IsType(word) && IsType(begun[0])) continue;
    const size_t distance =
        std::min(WordDistance(begun[i], word), WordDistance(begun[i], word.substr(0, word.find('/'))));
    if (distance > MostWrong(begun[i])) return;
    wrong += distance;
  }
  const bool is_other_type = skipped == 0 && words[0] != begun[0] && IsType(words[0]);
  if ((is_other_type && wrong > 0) || (!nearest_.empty() && wrong >= wrong_)) return;
  wrong_ = wrong;
  nearest_ = absl::StrJoin(absl::MakeConstSpan(words).first(begun.size() + skipped), " ");
}

bool NextWords::EndsIn(const Question& is_place) const {
  constexpr char kLetters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const size_t last = begun_.rfind(' ') + 1;
  if (begun_.find_first_of(kLetters, last) == std::string::npos)
    return false;  // is_place would also accept a name behind a dash
  for (size_t at = 0; at != std::string::npos; at = begun_.find_first_not_of(' ', begun_.find(' ', at))) {
    if (is_place(begun_.substr(at))) return true;
  }
  return false;
}

void NextWords::AddWord(absl::string_view rest, std::vector<std::string>& words) {
  const absl::string_view word = rest.empty() ? kEnd : FirstWord(rest);
  if (!absl::c_linear_search(words, word)) words.emplace_back(word);
}

}  // namespace entente_cli
