// Writes a game with its history as JSON, in the form that replay and other tools read, and reads it.
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

// {"id","map","rules","phases":[{"name","state":{..},"orders":{..}}]}: every phase that was played, and the current one with
// the orders that are submitted for it. `rules` holds what differs from the map's default. Each line of a power's sheet is
// one text, in normal form unless that would lose something (LineText: a path, a nationality, an unreadable line ...), so
// that it is read as the same line; several sets of orders (4.D.1) are a list each. The parts of a game beside its phases
// (game_parts.h) are members of their own.
//   Errors: limit if the text would be longer than GameFromJson reads (kMaxJsonBytes).
Result<std::string> GameToJson(const Game& game);

// Plays the recorded orders from the first recorded position and checks that they lead to the recorded ones.
//   Shapes: `map` is for games that name it or none; null: a shipped map, standard if none is named.
//   A game may be over in its first phase; a record that is over where ours goes on was ended by its players, without a
//   solo (Game::End).
//   Errors: as Document::Read and FillPosition; invalid argument if there is no phase, or one is not what the one before
//           leads to; wrong phase if one comes after the end.
Result<std::unique_ptr<Game>> GameFromJson(std::string_view json, MapRef map);

// The same for a record. It keeps its id and parts as they are, may be a single phase object, and its phases need not follow
// from each other.
//   Errors: as above, but for what a phase leads to; invalid argument if two phases are on different maps.
Result<std::string> RecordToJson(const GameRecord& record);
Result<GameRecord> RecordFromJson(std::string_view json, const ExchangeOptions& options);

// "the game is longer than 64 MiB as JSON", of which so many phases fit.
Status TooLongAsJson(size_t fitting, size_t phases);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_GAME_JSON_H_
