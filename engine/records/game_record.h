// A recorded game: phases in sequence, each with its position and its orders. Unlike the phases of a Game, they need not
// follow from each other. So a record can hold a game that another program adjudicated differently, a single position, or a
// part of a game.
//
// Every form of games (game_forms/game_form.h) is read into a record and written from a record. One thread at a time.
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

// What the diplomacy package wrote about a phase and nothing else holds, as JSON text; empty where it wrote none.
struct PackageTexts {
  std::string hash = {};       // of the position, without quotes
  std::string timestamp = {};  // of the position
  std::string results = {};    // of the orders
};

struct RecordedPhase {
  Position position;
  OrderSheet sheet;         // orders of the powers in any sequence; empty if the game is over
  bool tells_phase = true;  // false: the game is over and the record does not tell its last phase
  PowerSet by_default = 0;  // the powers whose lines are default orders
  PackageTexts package = {};
};

// Invariant: the positions are on `map` and valid (CheckPositionBlock).
struct GameRecord {
  MapRef map;
  RuleOptions rules;
  std::string id;  // as JSON text; empty if the game has none
  // Orders of the last phase, if any, have not been adjudicated yet.
  std::vector<RecordedPhase> phases;
  VoiceAsked voice = {};     // how the game asks for its sentences
  GamePartTexts parts = {};  // the parts of a saved game beside its phases
  // The RULE names that the game lists, also those about press or deadlines, which `rules` does not show.
  std::vector<std::string> rule_names = {};
};

// Copies a phase read from JSON into a record.
inline RecordedPhase RecordedFrom(const Exchange::PhaseInput& input) {
  return {Position(input.position), input.sheet, input.tells_phase, input.by_default};
}

// Splits a sheet by power. Keeps the sequence and the sets of each power.
std::vector<OrderSheet> SheetsByPower(const OrderSheet& sheet, const Map& map);

// The record of a game: its played phases, and the current one with its submitted orders. The record has no parts.
GameRecord RecordOf(const Game& game);

// Submits the lines of a sheet to a game, power by power. `by_default`: the powers whose lines are default orders.
Status SubmitAll(const OrderSheet& sheet, PowerSet by_default, Game& game);

// Plays the recorded orders from the first position and checks every recorded position.
//   A game may be over in its first phase. If the record is over where our game goes on, its players ended it, without a
//   solo (Game::End).
//   Errors: invalid argument, naming the phase, if there is no phase, or a phase does not follow from the one before; wrong
//           phase for a phase after the end.
Result<std::unique_ptr<Game>> GameFromRecord(const GameRecord& record);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_GAME_RECORD_H_
