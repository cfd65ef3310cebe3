// Records for the tests of forms.
#ifndef ENTENTE_ENGINE_GAME_FORMS_FORM_TEST_UTIL_H_
#define ENTENTE_ENGINE_GAME_FORMS_FORM_TEST_UTIL_H_

#include "records/game_record.h"

namespace entente {

// A game of random legal orders, played for at most so many phases; of every other seed the current phase has orders.
GameRecord RandomGame(const MapRef& map, uint64_t seed, size_t phases);

// Positions are the same, and orders of each power, in their sequence.
void ExpectSameGame(const GameRecord& a, const GameRecord& b);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_FORM_TEST_UTIL_H_
