// Turns names of places and powers into the keys by which they are compared. Any threads.
//   Source: maps/LANGUAGE.md (Places; Powers).
#ifndef ENTENTE_ENGINE_MAP_NAME_KEY_H_
#define ENTENTE_ENGINE_MAP_NAME_KEY_H_

#include <cstdint>
#include <string>
#include <string_view>

namespace entente {

// Upper case; `.` and `:` dropped; `-` `+` `,` read as blanks; blanks around ( ) [ ] | * ? ! ~ = _ ^; blanks collapsed.
std::string PlaceKeyOf(std::string_view text);

// One way to read a key as a province and a coast: "SPA/NC", "SPA ( NC )", "SPA NC", "SPAIN NORTH COAST".
struct CoastReading {
  std::string_view base;   // "SPA"
  std::string_view words;  // "NC", "NORTH COAST"
};
// What stands before `end` and from `begin` on, without blanks round it; empty words if either is nothing.
CoastReading CoastReadingAt(std::string_view key, size_t end, size_t begin);
// A key of a province and a coast that names its coast by a sign, "/" or brackets; empty words for any other key.
CoastReading SignedCoastReading(std::string_view key);
// Whether is_meant(reading) says so of some reading of a key, the longest base first. The views point into `key`.
template <typename IsMeant>
bool AnyCoastReading(std::string_view key, const IsMeant& is_meant) {
  if (key.find('/') != key.npos || key.ends_with(')')) {
    const CoastReading reading = SignedCoastReading(key);
    return !reading.words.empty() && is_meant(reading);
  }
  for (size_t blank = key.rfind(' '); blank != key.npos && blank > 0; blank = key.rfind(' ', blank - 1)) {
    const CoastReading reading = CoastReadingAt(key, blank, blank + 1);
    if (!reading.words.empty() && is_meant(reading)) return true;
  }
  return false;
}

// Where words for a coast stand: a key that names a place and its coast, or an order, where more words mean one.
enum class CoastWords : uint8_t { kOfKey, kOfOrder };
// The code that the English or DAIDE words of a coast stand for ("NORTH COAST" -> "NC", in orders "NORTHERN" and "N" too);
// empty if they are none.
std::string_view CoastCodeOf(std::string_view words, CoastWords where);

// What stands in the last pair of brackets of a coast's key: "SPAIN ( NORTH COAST )" -> "NORTH COAST"; empty if nothing
// does.
std::string_view BracketWords(std::string_view key);

// Number of blank-separated words.
int WordCount(std::string_view key);

// Identity of a power: upper case without + - , . and : (underscores count).
std::string PowerIdentity(std::string_view written);
// A power's word without the characters that do not count: upper case, no + - , . : _ and no blanks.
std::string PowerWordKey(std::string_view word);

// Rank key of DATC 4.D.8: upper case, with blanks, hyphens and dots skipped.
std::string AlphabetKey(std::string_view name);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_NAME_KEY_H_
