// Writes and reads the parts of a saved game beside its phases (GamePart), by one table. Any threads.
#ifndef ENTENTE_ENGINE_RECORDS_GAME_PARTS_H_
#define ENTENTE_ENGINE_RECORDS_GAME_PARTS_H_

#include "base/status.h"
#include "game/game.h"
#include "json/json_writer.h"
#include "phase_json/document.h"

namespace entente {

// The parts of a game, as a record keeps them.
GamePartTexts PartsOf(const Game& game);
// Writes the parts of a record, each as one key and value.
void AppendParts(const GamePartTexts& parts, JsonWriter& out);

// Gives parts to a game that has none: those of a record, or of a text that was read.
//   Errors: as ReadSubmissions, ReadEndRules and ReadVote, with the name of the part; of a text also with the place there.
Status SetParts(const GamePartTexts& parts, Game& game);
Status ReadParts(const Document& text, Game& game);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_GAME_PARTS_H_
