// The game JSON of dipcc, the engine of research agents. It plays the standard map alone, by fixed rules. Any threads.
//   Source: games that it wrote, published with these agents.
#ifndef ENTENTE_ENGINE_GAME_FORMS_DIPCC_FORM_H_
#define ENTENTE_ENGINE_GAME_FORMS_DIPCC_FORM_H_

#include "game_forms/game_form.h"

namespace entente {

Result<GameRecord> ReadDipccForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteDipccForm(const GameRecord& record, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_DIPCC_FORM_H_
