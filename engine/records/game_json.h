// Writes a game with its history as JSON and reads it. Replay and other tools read this form.
#ifndef ENTENTE_ENGINE_RECORDS_GAME_JSON_H_
#define ENTENTE_ENGINE_RECORDS_GAME_JSON_H_

#include <memory>
#include <string>
#include <string_view>

#include "base/status.h"
#include "game/game.h"
#include "phase_json/exchange.h"
#include "records/game_record.h"

namespace entente {

// Writes {"id","map","rules","phases":[{"name","state":{..},"orders":{..}}]}. `phases` has every played phase, and the
// current one with its submitted orders. `rules` has the options that differ from the map's default. Each line of a sheet is
// a text that reads back as the same line: in normal form, or as written if normal form would lose something (LineText: a
// path, a nationality, an unreadable line and so on). Each of several sets of orders (4.D.1) is a list of its own. The parts
// of a game beside its phases (game_parts.h) are members of their own.
//   Errors: limit if the text would be longer than GameFromJson accepts (kMaxJsonBytes).
Result<std::string> GameToJson(const Game& game);

// Reads a game: plays the recorded orders from the first position and checks every recorded position.
//   A game may be over in its first phase. If the record is over where our game goes on, its players ended it, without a
//   solo (Game::End).
//   Shapes: `map` serves games that name this map or none. Null: a shipped map, standard if the game names none.
//   Errors: as Document::Read and FillPosition; invalid argument if a phase does not follow from the one before or has other
//           rules than the first, or a key of a game is mistyped, because what it holds would be lost; wrong phase for a phase after the end.
Result<std::unique_ptr<Game>> GameFromJson(std::string_view json, MapRef map);

// Write and read a record. It keeps the texts of its id and parts, its phases need not follow from each other, and the
// text may be a single phase object.
//   Errors: as above, but without the check of positions; invalid argument if two phases are on different maps or have different
//           rules.
Result<std::string> RecordToJson(const GameRecord& record);
// The second notes mistyped keys, and where the text and the options name different maps or rules.
Result<GameRecord> RecordFromJson(std::string_view json, const ExchangeOptions& options);
Result<GameRecord> RecordFromJson(std::string_view json, const ExchangeOptions& options, Notes& notes);

// The error "the game is longer than 64 MiB as JSON", with the number of phases that fit.
Status TooLongAsJson(size_t fitting, size_t phases);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_GAME_JSON_H_
