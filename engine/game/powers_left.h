// Finds which powers of a game have a player, and which of them are left. Any threads; no allocation.
#ifndef ENTENTE_ENGINE_GAME_POWERS_LEFT_H_
#define ENTENTE_ENGINE_GAME_POWERS_LEFT_H_

#include "position/position.h"

namespace entente {

// All powers of the map except its dummies. A dummy has no player, even if a power controls it.
PowerSet PlayedPowers(const Map& map);

// The played powers that have a unit (dislodged ones included), a supply center, a build to make on any home (SC!,
// SC?), or a vassal.
PowerSet PowersLeft(const PositionView& position);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_POWERS_LEFT_H_
