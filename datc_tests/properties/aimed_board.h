// Aims a random board at the subject of a property, because on most random boards the property holds trivially.
// Everything follows from the seed of the Random. One thread at a time.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_AIMED_BOARD_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_AIMED_BOARD_H_

#include "datc_tests/properties/random_board.h"

namespace entente {

// Movement. Each function does nothing if the board has no place for it.
// Orders a unit that other orders name to hold, or gives it an illegal order.
void OrderNamedUnitToHold(BoardCase& board, Random& random);
void OrderNamedUnitIllegally(BoardCase& board, Random& random);
// Attacks a unit with support, by its own power or with its own power's support.
void AttackOwnUnit(BoardCase& board, Random& random);
// Moves two units to the province of a third.
void AttackOccupiedProvince(BoardCase& board, Random& random);

// Retreats: orders two or three dislodged units to one vacant province.
void RetreatToOneProvince(BoardCase& board, Random& random);

// Adjustments: gives a power some centers, but fewer than units, and no or too few removals.
void LeaveRemovalsToDisorder(BoardCase& board, Random& random);

// RandomAnyPhase, usually aimed at a situation that depends on several orders.
BoardCase AimedAnyPhase(const MapRef& map, const BoardMix& mix, Random& random);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_AIMED_BOARD_H_
