// Changes the homes of a position: to the owned centers in the years of NEWHOMES, and as IN and FROM directives say.
//   Source: maps/LANGUAGE.md (Homes). No allocation; any threads.
#ifndef ENTENTE_ENGINE_POSITION_NEW_HOMES_H_
#define ENTENTE_ENGINE_POSITION_NEW_HOMES_H_

#include <cstdint>

#include "position/position.h"

namespace entente {

// Whether the first NEWHOMES year is still to come. Until then powers have no homes and build on any center they own.
bool AwaitsNewHomes(const Map& map, int32_t year);

// Whether homes become what is owned in the adjustments of `year`.
bool IsNewHomesYear(const Map& map, int32_t year);

// Makes the homes of every power exactly the centers that it owns.
void MakeOwnedHomes(PositionRef position);

// Where the map's homes differ from one stage to the next, the position's own follow: homes that the new stage adds are
// added, those that it lacks go. The position stands in the new stage.
void FollowStageHomes(PositionRef position, const MapStage& before);

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_NEW_HOMES_H_
