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
  // What is recorded of a phase, as RecordedPhase has it.
  struct Phase {
    PositionView position;
    bool tells_phase;
    const OrderSheet& sheet;
    PowerSet by_default;
  };
  static Phase PhaseOf(const RecordedPhase& phase) {
    return {phase.position.view(), phase.tells_phase, phase.sheet, phase.by_default};
  }

  // The first phase, where the game begins, or a further one, which has to be what the one before leads to.
  //   A record that is over where ours goes on was ended by its players, without a solo (Game::End).
  //   Errors: invalid argument, with the first difference; wrong phase after the end. Then the game is of no use.
  Status Play(const MapRef& map, const RuleOptions& rules, const Phase& recorded);

  // The game so far; null before the first phase.
  Game* game() { return game_.get(); }
  std::unique_ptr<Game> Take() { return std::move(game_); }

 private:
  Status Continue(const PositionView& recorded, bool tells_phase);
  Status SubmitAll(const Phase& recorded);

  std::unique_ptr<Game> game_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_RECORD_PLAYER_H_
