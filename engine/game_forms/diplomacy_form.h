// The saved game of the `diplomacy` Python package (its to_saved_game_format and from_saved_game_format).
//
// Written: every key that its phases and states have, every power in each, and results by our own adjudication. How a
// game ended stands in the state of its last phase, where only Entente looks for it. Not written is what nobody knows
// here: the package's own hash of a position, times, messages. Any threads.
//   Source: games that the package saved, those with its tests among them.
#ifndef ENTENTE_ENGINE_GAME_FORMS_DIPLOMACY_FORM_H_
#define ENTENTE_ENGINE_GAME_FORMS_DIPLOMACY_FORM_H_

#include "game_forms/game_form.h"

namespace entente {

// As our own JSON; rules of the package that change no adjudication leave room for those of `options`.
Result<GameRecord> ReadDiplomacyForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteDiplomacyForm(const GameRecord& record, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_DIPLOMACY_FORM_H_
