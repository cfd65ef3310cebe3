// Adjudicates a recorded game again and reports every difference.
//
// Each phase starts from its recorded state, with its recorded retreats, and its result is compared with the next recorded
// phase: name, units, dislodged units and their retreats, centers. The last phase is not adjudicated.
//   - Dislodged units without a place to go, and retreats phases with no others, are ignored on both sides.
//   - Recorded retreats beyond ours of a unit whose dislodger came by sea are a note (4.A.5).
//   - Each phase is compared or skipped: the last one, those after the end, retreats phases in which no unit can move.
//   - A game that ended in the record without a winner (a draw, a year limit) is a note.
#ifndef ENTENTE_ENGINE_RECORDS_REPLAY_H_
#define ENTENTE_ENGINE_RECORDS_REPLAY_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "explain/names.h"
#include "phase_json/document.h"
#include "position/position.h"

namespace entente {

class Exchange;

// A difference between the record and our result.
struct ReplayRemark {
  std::string phase;     // that was adjudicated, "S1901M"
  std::string what;      // "name", "units of FRANCE", "centers of FRANCE", "retreats of A MUN"; "ended in F1901M" of a
                         // note on a vote, which has no `ours`
  std::string recorded;  // "A BUR, A PAR"
  std::string ours;
};

// Why phases were not compared.
struct SkippedPhases {
  size_t last = 0;   // no phase is recorded after them
  size_t empty = 0;  // retreats phases in which no unit has a place to go
  size_t over = 0;   // the game is over
  size_t all() const { return last + empty + over; }
};

struct ReplayResult {
  std::string id;   // JSON text, as written; empty if the game has none
  std::string map;  // name
  size_t phases = 0;
  size_t compared = 0;    // phases that were adjudicated and compared
  SkippedPhases skipped;  // the others
  std::vector<ReplayRemark> differences;
  std::vector<ReplayRemark> notes;
  // Notes about the input: of the game, then of its phases with their names, each once.
  std::vector<std::string> input_notes;
};

// Where units, centers or dislodged units of two positions of a map differ, power by power; `phase` is left empty.
std::vector<ReplayRemark> BoardDifferences(const PositionView& recorded, const PositionView& ours);

//   Shapes: `exchange` gives maps, default rules and working memory. `naming`: of units and places in the remarks.
//   Errors: those of the game's map, rules and phases, with the place in the game; a phase object instead of a game.
Result<ReplayResult> ReplayGame(Exchange& exchange, const Document& game, Naming naming = Naming::kIds);

// {"id","map","phases","compared","skipped":{"last","empty","over"},"differences":[{"phase","what","recorded","ours"}],
// "notes":[..]}, and "input_notes":[".."] if there are any.
void AppendReplay(const ReplayResult& result, std::string& out);

// The same as text: a line of counts, then a line for each difference and note; with `width` > 0 broken to that many columns.
void AppendReplayReport(const ReplayResult& result, int width, std::string& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_REPLAY_H_
