// Finds places and powers by names in another spelling than the map's: with or without accents, as one word or several,
// with invisible characters; powers also by the letters that mail judges give them. Any threads.
#ifndef ENTENTE_ENGINE_MAP_CALLED_H_
#define ENTENTE_ENGINE_MAP_CALLED_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "map/map.h"

namespace entente {

// The place or power that `text` means: first by Map::FindPlace and FindPower, then the only one whose name has the
// same letters. "MUNCHEN" and "Muenchen" are MÜNCHEN, unless the map also has a place of that name. A power can also be
// given by its letter, in any case, if no name fits.
//   Errors: none; nothing for text that is no UTF-8 or has control characters.
std::optional<LocationIndex> PlaceCalled(const Map& map, std::string_view text);
std::optional<PowerIndex> PowerCalled(const Map& map, std::string_view text);
// The power with a letter, which is in upper case.
std::optional<PowerIndex> PowerOfLetter(const Map& map, char32_t letter);

// "'Frence' is no power of this map: expected AUSTRIA, .. or TURKEY (nearest: FRANCE)"
std::string NoPowerMessage(const Map& map, std::string_view text);

// ---- For readers of names ----

// A key of a map with its letters in both ways of leaving out accents (letters.h).
struct NameLetters {
  const KeyRecord* key;
  std::string bare, spelled;

  // Whether these are the letters of a written text, each in any of the ways.
  bool Are(std::string_view written_bare, std::string_view written_spelled) const {
    return bare == written_bare || spelled == written_spelled || bare == written_spelled || spelled == written_bare;
  }
};

// The first letter of a text, in capitals without accents; '\0' if it has none.
char FirstLetterOf(std::string_view text);

// The keys that begin with the same letter as `text`.
std::vector<NameLetters> NamesLike(const Map& map, std::span<const KeyRecord> keys, std::string_view text);

// The places or powers whose names have the letters of `text` in any of the ways; each once, ascending.
std::vector<uint16_t> WithTheLetters(const std::vector<NameLetters>& names, std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_CALLED_H_
