// Changes the homes of a position: in the years of NEWHOMES to the owned centers, and by the IN and FROM directives of
// the map.
//   Source: maps/LANGUAGE.md (Homes). No allocation; any threads.
#ifndef ENTENTE_ENGINE_POSITION_NEW_HOMES_H_
#define ENTENTE_ENGINE_POSITION_NEW_HOMES_H_

#include <cstdint>

#include "position/position.h"

namespace entente {

// Whether the first NEWHOMES year is still to come. Until then powers have no homes and build on any center they own.
bool AwaitsNewHomes(const Map& map, int32_t year);

// Whether the adjustments of `year` make the owned centers the homes.
bool IsNewHomesYear(const Map& map, int32_t year);

// Makes the homes of every power exactly the centers that it owns.
void MakeOwnedHomes(PositionRef position);

// Adds the homes that the new stage adds, and removes those that it lacks. The position is already in the new stage.
void FollowStageHomes(PositionRef position, const MapStage& before);

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_NEW_HOMES_H_
