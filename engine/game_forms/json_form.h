// Our own JSON, as a form of games (records/game_json.h). Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JSON_FORM_H_
#define ENTENTE_ENGINE_GAME_FORMS_JSON_FORM_H_

#include "game_forms/game_form.h"

namespace entente {

Result<GameRecord> ReadJsonForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteJsonForm(const GameRecord& record, FormNotes& notes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JSON_FORM_H_
