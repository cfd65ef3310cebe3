// Plays a recorded game phase by phase and checks that the recorded orders lead to the recorded positions. One thread at a
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
  // Begins the game with the first recorded phase. For a later phase, adjudicates the phase before, compares positions, and
  // submits the recorded orders.
  //   If the record is over where our game goes on, its players ended it, without a solo (Game::End).
  //   Errors: invalid argument, with the first difference; wrong phase after the end. Do not use the game after an error.
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
