// Makes and compares records for the tests of forms.
#ifndef ENTENTE_ENGINE_GAME_FORMS_FORM_TEST_UTIL_H_
#define ENTENTE_ENGINE_GAME_FORMS_FORM_TEST_UTIL_H_

#include "records/game_record.h"

namespace entente {

// A game of random legal orders with at most `phases` phases. With every other seed, the current phase has orders.
GameRecord RandomGame(const MapRef& map, uint64_t seed, size_t phases);

// Expects equal positions and, for each power, equal orders in the same sequence.
void ExpectSameGame(const GameRecord& a, const GameRecord& b);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_FORM_TEST_UTIL_H_
