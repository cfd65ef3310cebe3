// Cases in the DATC form (datc_tests/README.md, The form), as a form of games: the phases of one case.
//
//   case ID TITLE        begins it. An ID that names a phase of the map (F1903M) is where the case begins; else it
//                        begins with the first phase of its type from the start of a game on
//   map NAME             on another map than standard
//   phase TYPE           movement, retreat or adjustment: the next of that type. Without units it goes on from the
//                        board that `after` and `dislodged` of the phase before tell
//   units, order         board and orders; of an order the part before the last " : "
//   centers              all that the powers own; none: as at the start of a game
//   after, dislodged     results, and with these all that issues, due, closed ... say, are no part of a record
//
// Written is a case with our results: `entente datc` passes it, under the record's rules. It has no words for the end of
// a game, for a retreats phase that does not follow from the phase before it, for an empty board, nor for adjustments
// where nobody owns a center: such phases are left out. Any threads.
#ifndef ENTENTE_ENGINE_GAME_FORMS_DATC_FORM_H_
#define ENTENTE_ENGINE_GAME_FORMS_DATC_FORM_H_

#include "game_forms/game_form.h"

namespace entente {

// The first case of a text; further ones, and other choices of rules, are left out with a note.
Result<GameRecord> ReadDatcForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteDatcForm(const GameRecord& record, FormNotes& notes);

// Whether the first line that says something begins a case.
bool LooksLikeDatcForm(std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_DATC_FORM_H_
