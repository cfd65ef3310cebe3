// A game as it was recorded: phases in sequence, each with its position and what was handed in for it. Unlike those of a
// Game, its phases need not lead to each other: a game that another program judged otherwise, a single position and half a
// game are records, too.
//
// Every form of games (game_forms/game_form.h) is read into a record and written from one. One thread at a time.
#ifndef ENTENTE_ENGINE_RECORDS_GAME_RECORD_H_
#define ENTENTE_ENGINE_RECORDS_GAME_RECORD_H_

#include <memory>
#include <string>
#include <vector>

#include "base/status.h"
#include "game/game.h"
#include "map/map.h"
#include "phase_json/document.h"
#include "phase_json/exchange.h"
#include "position/position.h"
#include "rules/rule_options.h"
#include "sheet/order_sheet.h"

namespace entente {

struct RecordedPhase {
  Position position;
  OrderSheet sheet;         // of the powers in any sequence; empty for a game that is over
  bool tells_phase = true;  // false: the game is over, in a phase that is not recorded
  PowerSet by_default = 0;  // the powers whose lines are default orders
};

// Invariant: the positions are sound (CheckPositionBlock) and of `map`.
struct GameRecord {
  MapRef map;
  RuleOptions rules;
  std::string id;  // as JSON text; empty if it has none
  // The last one's orders are those of a phase that has not been processed yet, if there are any.
  std::vector<RecordedPhase> phases;
  GamePartTexts parts = {};  // what a saved game has beside its phases
};

// A phase that was read from JSON.
inline RecordedPhase RecordedFrom(const Exchange::PhaseInput& input) {
  return {Position(input.position), input.sheet, input.tells_phase, input.by_default};
}

// The lines of each power, in its own sequence and sets.
std::vector<OrderSheet> SheetsByPower(const OrderSheet& sheet, const Map& map);

// The phases played, and the current one with the orders that are submitted for it. Such a record has no parts.
GameRecord RecordOf(const Game& game);

// Hands in the lines of a sheet, power by power. `by_default`: the powers whose lines are default orders.
Status SubmitAll(const OrderSheet& sheet, PowerSet by_default, Game& game);

// Plays the recorded orders from the first position and checks that they lead to the recorded ones.
//   A game may be over in its first phase; a record that is over where ours goes on was ended by its players, without a
//   solo (Game::End).
//   Errors: invalid argument, naming the phase, if there is none, or one is not what the one before leads to; wrong
//           phase if one comes after the end.
Result<std::unique_ptr<Game>> GameFromRecord(const GameRecord& record);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_GAME_RECORD_H_
