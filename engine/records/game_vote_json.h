// The draw vote of a saved game: {"policy":"daide-pda","votes":{"FRANCE":["DRAW",["FRANCE","ITALY"]]},
// "concessions":{"FRANCE":"ITALY"}}. Any threads.
#ifndef ENTENTE_ENGINE_RECORDS_GAME_VOTE_JSON_H_
#define ENTENTE_ENGINE_RECORDS_GAME_VOTE_JSON_H_

#include <string_view>

#include "base/status.h"
#include "game/game.h"
#include "json/json_writer.h"

namespace entente {

// Whether a game has one: another policy than that of a new game, or a vote.
bool HasVote(const Game& game);
void AppendVote(const Game& game, JsonWriter& out);

// Puts the votes of a JSON text into a game that has none.
//   Errors: as ReadJson; invalid argument with path and place in `json`: a value of the wrong kind, an unknown policy or
//           power, one that stands twice, a vote that is refused; votes that decide a draw, which would have ended the
//           game.
Status ReadVote(std::string_view json, Game& game);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_GAME_VOTE_JSON_H_
