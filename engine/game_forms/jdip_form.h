// jDip's test-case text, the language of its file of DATC cases, as a form of games: each case is a phase.
//
//   VARIANT_ALL Standard                  the map of all cases; none: standard
//   CASE name                             begins a phase
//   PRESTATE_SETPHASE Fall 1901, Adjustment    Movement, Retreat or Adjustment, the last under the season that was
//                                         played before it; none: the first phase of the map
//   PRESTATE_SUPPLYCENTER_OWNERS          "Russia: A stp": all that is owned, the A means nothing; none: as at the start
//   PRESTATE, PRESTATE_DISLODGED          "England: F lon", "France: F spa/nc": units, and dislodged ones
//   PRESTATE_RESULTS                      "SUCCESS: Italy: A tyr-tri", "FAILURE: Austria: F tri H": the phase before a
//                                         retreats phase; from these follows where the dislodged units may go
//   ORDERS                                "Russia: A mos - stp", "Germany: Build A ber", "France: Remove par"
//   POSTSTATE, POSTSTATE_DISLODGED, POSTSTATE_SAME    results: no part of a record
//   END
//
// # begins a comment anywhere; the colon behind a power may be missing; keywords are in capitals. If the results of the
// phase before do not lead to the stated position, by our rules, the retreats follow from its moves alone, which a note
// tells; a note also tells which units would come back with other retreats. Written are our results, and in orders that can
// be read jDip's way of writing them. It has no words for the end of a game. Any threads.
//   Source: the cases that come with jDip (jdip.sourceforge.net), as its users pass them on.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JDIP_FORM_H_
#define ENTENTE_ENGINE_GAME_FORMS_JDIP_FORM_H_

#include <optional>

#include "game_forms/game_form.h"

namespace entente {

Result<GameRecord> ReadJdipForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteJdipForm(const GameRecord& record, FormNotes& notes);

// Whether the first line that says something is one of VARIANT_ALL or CASE.
bool LooksLikeJdipForm(std::string_view text);

// "Fall 1901, Movement" as a phase, and back.
std::optional<Phase> FindJdipPhase(const Map& map, std::string_view text);
std::string JdipPhaseText(const Map& map, const Phase& phase);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JDIP_FORM_H_
