// A game for measurements of recording, saving and replaying.
#ifndef ENTENTE_BENCH_PLAYED_GAME_H_
#define ENTENTE_BENCH_PLAYED_GAME_H_

#include <memory>

#include "game/game.h"

namespace entente::bench {

// A game of random legal orders, handed in as texts; the same in every run. No power can win it, so it ends before
// `phases` phases only if all units are gone.
std::unique_ptr<Game> PlayedGame(int phases);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_PLAYED_GAME_H_
