// Names places, units and orders in texts for people: by ids, which are the same in every phase ("A PAR"), or by the
// full names of a phase's map ("Army Paris"), in the language of the texts ("Armee Paris").
//
// A Names is a view of a map and one of its stages, cheap to copy; any threads.
#ifndef ENTENTE_ENGINE_EXPLAIN_NAMES_H_
#define ENTENTE_ENGINE_EXPLAIN_NAMES_H_

#include <string>

#include "map/map.h"
#include "messages/catalogue.h"
#include "order/order.h"

namespace entente {

enum class Naming : uint8_t { kIds, kFull };

// The names and the language of sentences.
struct Voice {
  constexpr Voice(Naming its_naming = Naming::kIds,
                  Language its_language = Language::kEnglish)  // NOLINT: either converts to a Voice
      : naming(its_naming), language(its_language) {}

  Naming naming;
  Language language;
};

class Names {
 public:
  Names(const Map& map, const MapStage& stage, Voice voice) : map_(map), stage_(stage), voice_(voice) {}

  Voice voice() const { return voice_; }

  // "PAR", "Paris"; "?" for a number that is not a location of the map.
  std::string_view Place(LocationIndex location) const {
    if (location >= map_.location_count()) return "?";
    return voice_.naming == Naming::kIds ? map_.Id(location) : stage_.LongName(location);
  }
  // As "A PAR", "Army Paris".
  std::string Unit(UnitType type, LocationIndex location) const;
  // As "A MAR S A PAR - BUR", or in English "Army Marseilles supports Army Paris - Burgundy"; the bits of an order
  // that has no text.
  // The parser reads full names as the same order (notation.h), unless a map gives one name to two places.
  std::string OrderText(Order order) const;
  // "SPRING 1901 MOVEMENT", as Map::LongPhaseName; "Frühjahr 1901, Zugphase". A season of the map's own keeps its word.
  std::string PhaseTitle(const Phase& phase) const;

 private:
  const Map& map_;
  const MapStage& stage_;
  Voice voice_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_NAMES_H_
