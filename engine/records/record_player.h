// Plays a recorded game phase by phase, and checks that what was handed in leads to what was recorded. One thread at a
// time.
#ifndef ENTENTE_ENGINE_RECORDS_RECORD_PLAYER_H_
#define ENTENTE_ENGINE_RECORDS_RECORD_PLAYER_H_

#include <memory>

#include "base/status.h"
#include "game/game.h"
#include "records/game_record.h"

namespace entente {

class RecordPlayer {
 public:
  // Plays a phase: the first one, with which the game begins, or one that the phase before must lead to.
  //   A record that is over where ours goes on was ended by its players, without a solo (Game::End).
  //   Errors: invalid argument, with the first difference; wrong phase after the end. The game is then in no defined state.
  Status Play(const MapRef& map, const RuleOptions& rules, const RecordedPhase& recorded);

  // The game so far; null before the first phase.
  Game* game() { return game_.get(); }
  std::unique_ptr<Game> Take() { return std::move(game_); }

 private:
  Status Continue(const PositionView& recorded, bool tells_phase);

  std::unique_ptr<Game> game_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_RECORD_PLAYER_H_
