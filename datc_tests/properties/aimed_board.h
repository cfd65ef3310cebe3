// Aims a random board at what a property is about, so that the case can tell: without that most boards would satisfy
// the property in every case. Everything follows from the seed of the Random. One thread at a time.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_AIMED_BOARD_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_AIMED_BOARD_H_

#include "datc_tests/properties/random_board.h"

namespace entente {

// Movement. Each does nothing if the board offers no place for it.
// A unit that other orders name is ordered to hold, or has an illegal order.
void OrderNamedUnitToHold(BoardCase& board, Random& random);
void OrderNamedUnitIllegally(BoardCase& board, Random& random);
// A unit is attacked with support, by its own power or with the support of its own power.
void AttackOwnUnit(BoardCase& board, Random& random);
// Two units move to where a third one is.
void AttackOccupiedProvince(BoardCase& board, Random& random);

// Retreats: two or three dislodged units are ordered to one vacant province.
void RetreatToOneProvince(BoardCase& board, Random& random);

// Adjustments: a power gets some centers, but fewer than units, and orders no removals or too few of them.
void LeaveRemovalsToDisorder(BoardCase& board, Random& random);

// RandomAnyPhase, most often aimed at something that more than one order decides.
BoardCase AimedAnyPhase(const MapRef& map, const BoardMix& mix, Random& random);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_AIMED_BOARD_H_
