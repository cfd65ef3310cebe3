// The listings that e-mail judges send (njudge, DPjudge), as a form of games: positions, orders with their results.
//
//   Movement results for Spring of 1901.  (game.001)
//   Retreat orders for Spring of 1901.  (game.002)        or: results
//   Adjustment orders for Winter of 1901.  (game.004)
//   Status of the Movement phase for Fall of 1901.  (game.003)     a position alone; also: Starting position for ...
//       each of these begins a phase; a status of the phase whose results come next is part of it
//   Austria: Army Budapest -> Serbia.  (*bounce*)         -> A -> B -> C is a move by convoy
//   England: Fleet London SUPPORT French Army Brest -> Wales.      SUPPORT, CONVOY, HOLD, DISBAND
//   Italy: Army Rome, No Order Processed.
//   France: Builds an army in Paris.                      Builds a fleet in, Removes the army in, Build waived,
//                                                         Defaults, removing the army in
//   Turkey: Army Smyrna.                                  in a status
//   The game is over: draw of Austria, France.            in a status: solo, shared victory, draw, concession, no result
//   The following units were dislodged:
//   The Austrian Army in Serbia can retreat to Bulgaria or Greece.     or: with no valid retreats was destroyed
//   Ownership of supply centers:
//   Austria:   Budapest, Greece, Serbia.                  Unowned: too
//
// The units before a movement phase are those at the left of its lines; retreats and adjustments go on from the phase
// before them, whose marks tell what moved: any mark on a move says that it failed, "no convoy" that it was ordered by
// convoy. Centers are those of the list that was told last, else those at the start. Marks: bounce, cut, no convoy, void,
// dislodged. A line that was wrapped goes on until its full stop. Of several games the first is read; the phases of the
// others are left out with a note. So are all other lines (headers, deadlines, counts of units), but for those that tell
// of an army or a fleet: these must be understood.
//
// Written is a listing of each phase with our results; a status goes before a phase that does not follow from the one
// before it, and stands for a last phase without orders. The listing tells what each unit did, so illegal and unreadable
// orders are left out, and a convoyed move has its path: the one that was written, else one of fleets that convoy it.
// Places whose names have words of a listing go by their ids. Any threads.
//   Source: the wording of the judges' result mails, as far as it is publicly quoted; the heading of a starting position
//   and the status block are our own.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JUDGE_FORM_H_
#define ENTENTE_ENGINE_GAME_FORMS_JUDGE_FORM_H_

#include <optional>

#include "game_forms/game_form.h"

namespace entente {

Result<GameRecord> ReadJudgeForm(std::string_view text, const FormOptions& options, FormNotes& notes);
Result<std::string> WriteJudgeForm(const GameRecord& record, FormNotes& notes);

// Whether a line of it is a heading.
bool LooksLikeJudgeForm(std::string_view text);

// The first line of a phase.
struct JudgeHeading {
  PhaseType type = PhaseType::kMovement;
  bool is_status = false;  // a position alone
  std::string_view season, year;
  std::string_view game;  // "game" of "(game.001)"; may be empty
};
std::optional<JudgeHeading> FindJudgeHeading(std::string_view line);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JUDGE_FORM_H_
