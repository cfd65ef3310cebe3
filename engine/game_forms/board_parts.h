// Parts of a board that several forms copy, compare or open. Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_BOARD_PARTS_H_
#define ENTENTE_ENGINE_GAME_FORMS_BOARD_PARTS_H_

#include <string>
#include <vector>

#include "position/position.h"

namespace entente {

void CopyOwners(const PositionView& from, PositionRef to);
bool HaveSameOwners(const PositionView& a, const PositionView& b);
// Whether the owners are those at the start of a game.
bool HasStartOwners(const PositionView& position);

// Puts down the units of `from`. Dislodged ones stay there.
void CopyUnits(const PositionView& from, PositionRef to);
void RemoveUnits(PositionRef position);
// Whether the units stand in the same places; dislodged ones do not count.
bool HaveSameUnits(const PositionView& a, const PositionView& b);

// Where a dislodged unit may go, in the sequence of map.RetreatPlaces().
std::vector<LocationIndex> OpenPlaces(const Map& map, const DislodgedUnit& dislodged);
bool HaveSameRetreats(const Map& map, const DislodgedUnit& a, const DislodgedUnit& b);
// Opens a retreat of dislodged unit `index`. A place where the unit cannot stand means each coast of the province.
//   Returns false if no such place is adjacent.
bool OpenRetreat(PositionRef position, int index, LocationIndex place);

// "Spring of 1901" has the season of this: "Spring".
std::string SeasonText(const Map& map, const Phase& phase);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_BOARD_PARTS_H_
