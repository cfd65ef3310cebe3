// Compares the results that a text states for its phases with our adjudication, and counts the units that differ. One thread
// at a time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_STATED_RESULTS_H_
#define ENTENTE_ENGINE_GAME_FORMS_STATED_RESULTS_H_

#include <optional>
#include <vector>

#include "game_forms/loss_notes.h"
#include "phase/sheet_phase.h"
#include "records/stated_result.h"

namespace entente {

// The stated result of the order of a unit, which is named by its place before the phase.
struct StatedUnit {
  Unit unit;
  StatedResult result;
};

class StatedResults {
 public:
  // Compares stated results of orders, and the retreats of the dislodged units of `dislodged` (null: none are stated).
  void CompareOrders(const RecordedPhase& phase, const RuleOptions& rules, const std::vector<StatedUnit>& stated,
                     const Position* dislodged);
  // Compares the board right after the phase, also its dislodged units, whose retreats are not stated.
  void CompareBoard(const RecordedPhase& phase, const RuleOptions& rules, const PositionView& after);

  void Note(FormNotes& notes) const { differing_.Note({MessageId::kOtherResult, MessageId::kOtherResults}, notes); }

 private:
  PhaseResult Judge(const RecordedPhase& phase, const RuleOptions& rules);
  void Add(const RecordedPhase& phase, const Unit& unit);

  std::optional<SheetPhase> judge_;
  LossNote differing_;
};

// How many differences a replay finds between the phases of a game, or its stated results, and what our rules lead to.
// `game`: our JSON, or the saved game of the `diplomacy` package. `record`: the game as read.
Result<size_t> CountDifferences(std::string_view game, const GameRecord& record);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_STATED_RESULTS_H_
