// Positions, one a line (lines/position_line.h), as a form of games: each line is a phase of the record, without
// orders. Lines that show nothing and those that begin with # are skipped. Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_LINE_FORM_H_
#define ENTENTE_ENGINE_GAME_FORMS_LINE_FORM_H_

#include "game_forms/game_form.h"

namespace entente {

//   Errors: those of ReadPositionLine, with their line; an unknown map, a second one; a text without lines.
Result<GameRecord> ReadLineForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteLineForm(const GameRecord& record, FormNotes& notes);

// Whether the first line that counts has as many fields as a position.
bool LooksLikeLineForm(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_LINE_FORM_H_
