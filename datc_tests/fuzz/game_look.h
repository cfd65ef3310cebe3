// Checks every loaded game: it describes its phases, continues, and can be undone. A broken promise aborts
// (expectations.h). One thread.
#ifndef ENTENTE_DATC_TESTS_FUZZ_GAME_LOOK_H_
#define ENTENTE_DATC_TESTS_FUZZ_GAME_LOOK_H_

#include <string>

#include "expectations.h"

namespace entente_fuzz {

// The game as JSON, and as bytes.
std::string SavedText(const entente_game* game);
std::string SavedBytes(const entente_game* game);

// Reads the first eight played phases, their positions and results.
void LookBack(const entente_game* game);

// Plays one phase and undoes it: the orders are the same, votes and waiting powers are gone. Does it again: the game is
// the same.
void GoForthAndBack(entente_game* game);

}  // namespace entente_fuzz

#endif  // ENTENTE_DATC_TESTS_FUZZ_GAME_LOOK_H_
