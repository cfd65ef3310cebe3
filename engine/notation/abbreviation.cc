#include "notation/abbreviation.h"

#include <algorithm>
#include <iterator>
#include <span>

#include "base/letters.h"

namespace entente {
namespace {

// What a shortened word must have at least.
struct Shortest {
  size_t beginning;  // letters that begin the word
  size_t skeleton;   // consonants
};

bool IsVowel(char c) { return std::string_view("AEIOUY").find(c) != std::string_view::npos; }

// The first letter of a word and its consonants.
std::string SkeletonOf(std::string_view word) {
  std::string skeleton;
  for (const char c : word) {
    if (skeleton.empty() || !IsVowel(c)) skeleton += c;
  }
  return skeleton;
}

bool IsSubsequence(std::string_view part, std::string_view whole) {
  for (const char c : whole) {
    if (!part.empty() && part.front() == c) part.remove_prefix(1);
  }
  return part.empty();
}

// "LVPL", "CNST": consonants of the word, from its first letter to its last consonant or without a gap. None is empty.
bool IsSkeleton(std::string_view written, std::string_view word) {
  const std::string skeleton = SkeletonOf(word), own = SkeletonOf(written);
  if (own != written || own.front() != skeleton.front()) return false;
  if (skeleton.starts_with(written)) return true;
  return written.back() == skeleton.back() && IsSubsequence(written, skeleton);
}

bool Shortens(std::string_view written, std::string_view word, const Shortest& shortest) {
  if (word.starts_with(written)) return written.size() >= shortest.beginning;
  return written.size() >= shortest.skeleton && written.size() < word.size() && IsSkeleton(written, word);
}

// Whether a letter alone is one of a point of the compass, and does not stand for one in this word.
bool IsOtherThanCompass(std::string_view written, std::string_view word) {
  constexpr std::string_view kPoints[] = {"NORTH", "SOUTH", "EAST", "WEST"};
  return written.size() == 1 && std::any_of(std::begin(kPoints), std::end(kPoints), [&](std::string_view point) {
           return point.starts_with(written) && !word.starts_with(point);
         });
}

// A small word that may be left out where others follow: "Gulf Lyon".
bool MayBeMissing(std::string_view word) { return word == "OF" || word == "THE" || word == "AND"; }

using Words = std::span<const std::string>;

// Names have few words, and each is left out or not: no more tries than two to the number of small words.
Abbreviation Fit(Words name, Words written, const Shortest& shortest) {
  if (written.empty()) return Abbreviation::kCompass;
  if (name.empty()) return Abbreviation::kNone;
  if (Shortens(written.front(), name.front(), shortest)) {
    const Abbreviation rest = Fit(name.subspan(1), written.subspan(1), shortest);
    const bool is_other = rest == Abbreviation::kCompass && IsOtherThanCompass(written.front(), name.front());
    if (rest != Abbreviation::kNone) return is_other ? Abbreviation::kLoose : rest;
  }
  return MayBeMissing(name.front()) ? Fit(name.subspan(1), written, shortest) : Abbreviation::kNone;
}

bool IsSeparator(char32_t c) {
  const bool is_letter = (U'A' <= c && c <= U'Z') || (U'a' <= c && c <= U'z') || (U'0' <= c && c <= U'9');
  return c < 0x80 && !is_letter && c != U'\'';
}

}  // namespace

bool IsGenericWord(std::string_view word) {
  constexpr std::string_view kGeneric[] = {"SEA",   "OCEAN", "GULF",  "BAY",   "CHANNEL", "STRAIT", "STRAITS", "CAPE",
                                           "LAKE",  "RIVER", "COAST", "NORTH", "SOUTH",   "EAST",   "WEST",    "NEW",
                                           "UPPER", "LOWER", "INNER", "OUTER", "CENTRAL", "ISLAND", "ISLANDS"};
  return std::find(std::begin(kGeneric), std::end(kGeneric), word) != std::end(kGeneric);
}

std::vector<std::string> WordsOf(std::string_view text, bool spelled) {
  std::vector<std::string> words;
  for (size_t begin = 0; begin < text.size();) {
    size_t end = begin;
    while (end < text.size() && !IsSeparator(static_cast<unsigned char>(text[end]))) ++end;
    if (std::string word = LettersOf(text.substr(begin, end - begin), spelled); !word.empty()) words.push_back(word);
    begin = end + 1;
  }
  return words;
}

Abbreviation AbbreviationOf(const std::vector<std::string>& name, const std::vector<std::string>& written,
                            bool has_dot) {
  if (written.empty() || written.size() > name.size()) return Abbreviation::kNone;
  const Shortest alone{has_dot ? size_t{2} : size_t{3}, 4}, among_others{1, 2};
  return Fit(name, written, written.size() == 1 ? alone : among_others);
}

}  // namespace entente
