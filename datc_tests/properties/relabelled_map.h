// A copy of a map with shuffled abbreviations, which change the number of every province and location, and shuffled
// names of powers, which change their numbers; each power gets the homes of another.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_RELABELLED_MAP_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_RELABELLED_MAP_H_

#include <string>
#include <string_view>

#include "base/random.h"
#include "datc_tests/properties/board_case.h"

namespace entente {

struct RelabelledMap {
  MapRef map;         // null if the text could not be read; `error` says why
  Renaming renaming;  // from the original to `map`
  std::string error;
};

// `text` is the .map text of `original`, without includes: places, powers, centers and terrain lines. Long names stay
// with their provinces (the removal rule uses them); aliases are dropped.
RelabelledMap Relabel(const Map& original, std::string_view text, Random& random);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_RELABELLED_MAP_H_
