// Our own snapshot of a game (records/game_snapshot.h), as a form of games. It holds games that can be played alone: a
// record whose phases do not follow from each other is refused. Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_BINARY_FORM_H_
#define ENTENTE_ENGINE_GAME_FORMS_BINARY_FORM_H_

#include "game_forms/game_form.h"

namespace entente {

//   Errors: as GameFromSnapshot.
Result<GameRecord> ReadBinaryForm(std::string_view bytes, const FormOptions& options, FormNotes& notes);
//   Errors: as GameFromRecord, with what such a record is to be written as; as GameToSnapshot.
Result<std::string> WriteBinaryForm(const GameRecord& record, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_BINARY_FORM_H_
