// Re-adjudicates a recorded game and tells every difference.
//
// Each phase is taken from its recorded state, with its recorded retreats as they are, and what it leads to is compared
// with the next recorded phase: name, units, dislodged units and their retreats, centres. The last phase is left alone.
//   - Dislodged units without a place to go, and retreats phases that hold no others, are looked at on neither side.
//   - Retreats that were recorded beyond ours for a unit whose dislodger came by sea are a note (4.A.5).
//   - A game that ended in the record without a winner (a draw, a year limit) is a note.
#ifndef ENTENTE_ENGINE_EXCHANGE_REPLAY_H_
#define ENTENTE_ENGINE_EXCHANGE_REPLAY_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "exchange/document.h"
#include "position/position.h"

namespace entente {

class Exchange;

// Something that the record and our result do not share.
struct ReplayRemark {
  std::string phase;     // that was adjudicated, "S1901M"
  std::string what;      // "name", "units of FRANCE", "centers of FRANCE", "retreats of A MUN"
  std::string recorded;  // "A BUR, A PAR"
  std::string ours;
};

struct ReplayResult {
  std::string id;   // JSON text, as written; empty if the game has none
  std::string map;  // name
  size_t phases = 0;
  size_t compared = 0;  // phases that were adjudicated and compared
  std::vector<ReplayRemark> differences;
  std::vector<ReplayRemark> notes;
};

// Where units, centres or dislodged units of two positions of a map differ, power by power; `phase` is left empty.
std::vector<ReplayRemark> BoardDifferences(const PositionView& recorded, const PositionView& ours);

// Shapes: `exchange` gives maps, default rules and working memory.
// Errors: what the game's map, rules and phases have, with the place in the game; a phase object instead of a game.
absl::StatusOr<ReplayResult> ReplayGame(Exchange& exchange, const Document& game);

// {"id","map","phases","compared","differences":[{"phase","what","recorded","ours"}],"notes":[..]}
void AppendReplay(const ReplayResult& result, std::string& out);

// The same for people: a line of counts, then a line for each difference and note.
void AppendReplayReport(const ReplayResult& result, std::string& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_REPLAY_H_
