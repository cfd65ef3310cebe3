// Writes and reads the parts of a saved game beside its phases (GamePart). Any threads.
#ifndef ENTENTE_ENGINE_RECORDS_GAME_PARTS_H_
#define ENTENTE_ENGINE_RECORDS_GAME_PARTS_H_

#include "base/status.h"
#include "game/game.h"
#include "json/json_writer.h"
#include "phase_json/document.h"

namespace entente {

// The parts of a game as texts, as in a record.
GamePartTexts PartsOf(const Game& game);
// Writes the parts of a record as members of the open object.
void AppendParts(const GamePartTexts& parts, JsonWriter& out);

// Set the parts of a game that has none: SetParts from a record, ReadParts from a JSON text.
//   Errors: as ReadSubmissions, ReadEndRules and ReadVote, with the name of the part. ReadParts adds the place in the text.
Status SetParts(const GamePartTexts& parts, Game& game);
Status ReadParts(const Document& text, Game& game);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_GAME_PARTS_H_
