// The end rules of a saved game: {"last_survivor":true,"last_year":1910,"year_limit":"draw","stalemate_years":3}, of
// which what is off is left out. Any threads.
#ifndef ENTENTE_ENGINE_RECORDS_END_RULES_JSON_H_
#define ENTENTE_ENGINE_RECORDS_END_RULES_JSON_H_

#include <string_view>

#include "base/status.h"
#include "game/game.h"
#include "json/json_writer.h"

namespace entente {

// Whether any is on.
bool HasEndRules(const Game& game);
void AppendEndRules(const Game& game, JsonWriter& out);

// Gives a game the rules that a JSON text says.
//   Errors: as ReadJson; invalid argument with path and place in `json`: a value of the wrong kind or out of range.
Status ReadEndRules(std::string_view json, Game& game);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_END_RULES_JSON_H_
