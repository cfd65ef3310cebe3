// Adjudicates a recorded game again and reports every difference.
//
// Each phase starts from its recorded state, with its recorded retreats. Its result is compared with the next recorded
// phase: name, units, dislodged units and their retreats, centers. Where these agree, results of orders that the record states
// are compared, also those of the last phase. A last phase without such results is not adjudicated.
//   - Dislodged units without an open retreat are ignored on both sides, and so are retreats phases with such units only.
//   - If a unit's dislodger came by convoy, recorded retreats beyond ours give a note (4.A.5).
//   - Every phase is compared or skipped. Skipped are the last phase, phases after the end, and retreats phases without an
//     open retreat.
//   - A recorded end without a winner (a draw, a year limit) gives a note.
#ifndef ENTENTE_ENGINE_RECORDS_REPLAY_H_
#define ENTENTE_ENGINE_RECORDS_REPLAY_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "explain/names.h"
#include "phase_json/document.h"
#include "phase_json/notes.h"
#include "position/position.h"

namespace entente {

class Exchange;

// A difference between the record and our result.
struct ReplayRemark {
  std::string phase;     // the adjudicated phase, "S1901M"
  std::string what;      // "name", "units of FRANCE", "centers of FRANCE", "retreats of A MUN"
  std::string recorded;  // "A BUR, A PAR"
  std::string ours;
  bool is_end = false;  // a note about a vote or the host: `what` is "ended in F1901M", and there is no `ours`
};

// Counts the skipped phases by reason.
struct SkippedPhases {
  size_t last = 0;   // no recorded phase follows, and no results are stated
  size_t empty = 0;  // retreats phases in which no unit can retreat
  size_t over = 0;   // the game is over
  size_t all() const { return last + empty + over; }
};

struct ReplayResult {
  Voice voice;      // of the texts of remarks
  std::string id;   // JSON text as in the input; empty if the game has none
  std::string map;  // name
  size_t phases = 0;
  size_t compared = 0;    // phases adjudicated and compared
  SkippedPhases skipped;  // the other phases
  std::vector<ReplayRemark> differences;
  std::vector<ReplayRemark> notes;
  // Notes about the input: first of the game, then of its phases with their names. Each note occurs once.
  Notes input_notes;
};

// Lists the differences of units, centers and dislodged units between two positions of a map, power by power. Leaves
// `phase` empty.
std::vector<ReplayRemark> BoardDifferences(const PositionView& recorded, const PositionView& ours);

// Replays a game.
//   Shapes: `exchange` provides maps, default rules, working memory and the voice, where the game does not say another.
//   Errors: those of the game's map, rules and phases, with the place in the game; a phase object instead of a game.
Result<ReplayResult> ReplayGame(Exchange& exchange, const Document& game);

// Appends {"id","map","phase_count","compared","skipped":{"last","empty","over"},
// "differences":[{"phase","what","recorded","ours"}],"remarks":[..]}, and "notes":[".."] if there are any.
void AppendReplay(const ReplayResult& result, std::string& out);

// Appends the result as text in its language: a line of counts, then a line for each difference and note. If `width` > 0,
// breaks lines at that many columns.
void AppendReplayReport(const ReplayResult& result, int width, std::string& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_REPLAY_H_
