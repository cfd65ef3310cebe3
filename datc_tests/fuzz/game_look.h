// What every game that was loaded must be able to do: it describes its phases, goes on, and is taken back. A broken
// promise aborts (expectations.h). One thread.
#ifndef ENTENTE_DATC_TESTS_FUZZ_GAME_LOOK_H_
#define ENTENTE_DATC_TESTS_FUZZ_GAME_LOOK_H_

#include <string>

#include "expectations.h"

namespace entente_fuzz {

// The game as JSON, and as bytes.
std::string SavedText(const entente_game* game);
std::string SavedBytes(const entente_game* game);

// The first eight phases that were played, their positions and results.
void LookBack(const entente_game* game);

// One phase forth and back, after which the orders are the same; votes, and who waits, are gone. Once more, and the
// game is the same.
void GoForthAndBack(entente_game* game);

}  // namespace entente_fuzz

#endif  // ENTENTE_DATC_TESTS_FUZZ_GAME_LOOK_H_
