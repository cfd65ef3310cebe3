// Turns names of places and powers into keys for comparison. Any threads.
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
// Reads the part before `end` as the base and the part from `begin` on as the words, without blanks around them. The
// words are empty if either part is empty.
CoastReading CoastReadingAt(std::string_view key, size_t end, size_t begin);
// The reading of a key that names its coast by a sign, "/" or brackets; empty words for any other key.
CoastReading SignedCoastReading(std::string_view key);
// Calls is_meant(reading) for the readings of a key, the longest base first, until it returns true. The views point
// into `key`.
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

// Where words for a coast appear: in a key that names a place and its coast, or in an order, which accepts more words.
enum class CoastWords : uint8_t { kOfKey, kOfOrder };
// The code for the English or DAIDE words of a coast ("NORTH COAST" -> "NC", in orders "NORTHERN" and "N" too); empty
// if they name none.
std::string_view CoastCodeOf(std::string_view words, CoastWords where);

// The words in the last pair of brackets of a coast's key: "SPAIN ( NORTH COAST )" -> "NORTH COAST"; empty if there are
// none.
std::string_view BracketWords(std::string_view key);

// Number of blank-separated words.
int WordCount(std::string_view key);

// Identity of a power: upper case without + - , . and : (underscores count).
std::string PowerIdentity(std::string_view written);
// The key of a power's word: upper case, without + - , . : _ and blanks.
std::string PowerWordKey(std::string_view word);

// Rank key of DATC 4.D.8: upper case, with blanks, hyphens and dots skipped.
std::string AlphabetKey(std::string_view name);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_NAME_KEY_H_
