// What is handed in for the current phase of a saved game beside the orders themselves, and who may order whose units:
// {"waiting":["FRANCE"],"defaults":{"ITALY":["A ROM H"]},"allowed":{"TURKEY":["ITALY"]}}: ITALY may order TURKEY's.
// Any threads.
#ifndef ENTENTE_ENGINE_RECORDS_SUBMISSIONS_JSON_H_
#define ENTENTE_ENGINE_RECORDS_SUBMISSIONS_JSON_H_

#include <string_view>

#include "base/status.h"
#include "game/game.h"
#include "json/json_writer.h"

namespace entente {

// Whether a game has any.
bool HasSubmissions(const Game& game);
void AppendSubmissions(const Game& game, JsonWriter& out);

// Puts what a JSON text says into a game that has none of it.
//   Errors: as ReadJson; invalid argument with path and place in `json`: a value of the wrong kind, an unknown power, one
//           that stands twice; more than who may order whose units in a game that is over.
Status ReadSubmissions(std::string_view json, Game& game);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_SUBMISSIONS_JSON_H_
