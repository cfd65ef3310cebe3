// Puts the units that an order's text names into the 64-bit order. Any threads.
#ifndef ENTENTE_ENGINE_NOTATION_UNIT_TEXT_H_
#define ENTENTE_ENGINE_NOTATION_UNIT_TEXT_H_

#include "notation/notation.h"

namespace entente {

struct UnitText {
  bool type_known = false;
  UnitType type = UnitType::kArmy;
  LocationIndex location = kNoLocation;
  PowerIndex nation = kNoPower;
  bool no_such_coast = false;
};

// A place as a unit of a (known) type uses it: armies have no coast, a coast written for one is dropped and flagged
// (4.B.6).
LocationIndex PlaceFor(const Map& map, const UnitText& unit, LocationIndex location, uint8_t* written);

// Puts the units' facts into the order of the power `giver`: type, nationality, coast.
void SetOrderedUnit(const Map& map, PowerIndex giver, const UnitText& unit, ParsedOrder* parsed);
void SetThirdUnit(const Map& map, const UnitText& unit, ParsedOrder* parsed);
void AddWritten(uint8_t flags, ParsedOrder* parsed);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_UNIT_TEXT_H_
