// Copies, compares and completes parts of boards, for several forms. Any threads.
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
// Whether the owners are those at the start of a game.
bool HasStartOwners(const PositionView& position);

// Places the units of `from`, without the dislodged ones.
void CopyUnits(const PositionView& from, PositionRef to);
void RemoveUnits(PositionRef position);
// Whether the units stand in the same places; dislodged ones do not count.
bool HaveSameUnits(const PositionView& a, const PositionView& b);

// The unit that an order for a place is about: the dislodged one if there is one, else the one that stands there. Power
// kNoPower if there is none, or no such place.
Unit OrderedUnit(const PositionView& position, LocationIndex place);
// The order with the types of units that it leaves out, as they are on the board.
Order WithTypes(const PositionView& position, Order order);

// The dislodged unit of `board` that equals `unit`, with its retreats.
std::optional<DislodgedUnit> SameDislodged(const PositionView& board, const Unit& unit);
// Where a dislodged unit may go, in the sequence of map.RetreatPlaces().
std::vector<LocationIndex> OpenPlaces(const Map& map, const DislodgedUnit& dislodged);
bool HaveSameRetreats(const Map& map, const DislodgedUnit& a, const DislodgedUnit& b);
// Opens a retreat of dislodged unit `index`. A place where the unit cannot stand means each coast of the province.
//   Returns false if no such place is adjacent.
bool OpenRetreat(PositionRef position, int index, LocationIndex place);

// The season of a phase, "Spring".
std::string SeasonText(const Map& map, const Phase& phase);
// How a game ended: "solo of FRANCE", "shared victory of AUSTRIA, TURKEY", "no result", with the names of the powers.
std::string GameEndText(const PositionView& position);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_BOARD_PARTS_H_
