// Copies, compares and completes parts of boards. Used by several forms. Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_BOARD_PARTS_H_
#define ENTENTE_ENGINE_GAME_FORMS_BOARD_PARTS_H_

#include <optional>
#include <string>
#include <vector>

#include "order/order.h"
#include "position/position.h"

namespace entente {

void CopyOwners(const PositionView& from, PositionRef to);
bool HaveSameOwners(const PositionView& a, const PositionView& b);
// Whether each center has its owner at the start of a game.
bool HasStartOwners(const PositionView& position);

// Places the units of `from`, without the dislodged ones.
void CopyUnits(const PositionView& from, PositionRef to);
void RemoveUnits(PositionRef position);
// Whether both positions have the same units in the same places. Ignores dislodged units.
bool HaveSameUnits(const PositionView& a, const PositionView& b);

// The unit addressed by an order for a place: the dislodged unit if there is one, else the unit in place. Its power is
// kNoPower if there is no unit or no such place.
Unit OrderedUnit(const PositionView& position, LocationIndex place);
// Fills in the types of units that the order leaves out, from the board.
Order WithTypes(const PositionView& position, Order order);

// The dislodged unit of `board` that equals `unit`, with its retreats; nullopt if there is none.
std::optional<DislodgedUnit> SameDislodged(const PositionView& board, const Unit& unit);
// The places to which a dislodged unit may retreat, in the sequence of map.RetreatPlaces().
std::vector<LocationIndex> OpenPlaces(const Map& map, const DislodgedUnit& dislodged);
bool HaveSameRetreats(const Map& map, const DislodgedUnit& a, const DislodgedUnit& b);
// Opens a retreat of dislodged unit `index`. If the unit cannot stand in `place`, opens every coast of its province.
//   Returns false if no such place is adjacent.
bool OpenRetreat(PositionRef position, int index, LocationIndex place);

// The season of a phase, "Spring".
std::string SeasonText(const Map& map, const Phase& phase);
// The end of a game in words: "solo of FRANCE", "shared victory of AUSTRIA, TURKEY", "no result".
std::string GameEndText(const PositionView& position);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_BOARD_PARTS_H_
