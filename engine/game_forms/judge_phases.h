// Keeps the phases of a judge's listing (judge_form.cc) and the boards between them: a phase starts from the board after the
// results before it. One thread at a time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_JUDGE_PHASES_H_
#define ENTENTE_ENGINE_GAME_FORMS_JUDGE_PHASES_H_

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game_forms/form_board.h"
#include "game_forms/loss_notes.h"
#include "game_forms/stated_results.h"
#include "records/game_record.h"

namespace entente {

// A dislodged unit of a listing.
struct JudgeLost {
  Unit unit;
  std::vector<LocationIndex> retreats;
};

class JudgePhases {
 public:
  // `board` is used as long as this.
  explicit JudgePhases(const FormBoard& board);

  size_t size() const { return record_.phases.size(); }
  bool empty() const { return record_.phases.empty(); }

  // The current phase.
  PositionRef position() { return record_.phases.back().position.ref(); }
  PositionView position() const { return record_.phases.back().position.view(); }
  OrderSheet& sheet() { return record_.phases.back().sheet; }
  // The board after it, as far as its lines were read; before the first phase, the start of a game.
  PositionRef next() { return next_.ref(); }
  PositionView next() const { return next_.view(); }
  bool knows_next() const { return knows_next_; }

  // Begins a phase with the owners after the results before. `keeps_units`: also with the units, and before retreats with
  // those that were dislodged.
  void Begin(const Phase& phase, bool keeps_units);
  // Begins the board after the phase. `keeps_units`: those of the phase stay. `is_known`: the lines of the phase complete it.
  void BeginNext(bool keeps_units, bool is_known);
  // Ends the phase. `has_results`: those of its lines are compared with ours. Errors: the position is not valid, with the
  // place of `at`.
  Status Finish(std::string_view at, bool has_results);

  // What lines of the phase say: the result of a unit in the words of judges, a removal by default, a unit dislodged by the
  // results. ForgetLost: before results or a status.
  void AddStated(const Unit& unit, std::string_view marks);
  void AddDefault(const Unit& unit) { defaults_.push_back(unit); }
  void AddLost(JudgeLost lost) { lost_.push_back(std::move(lost)); }
  void ForgetLost() { lost_.clear(); }
  // Opens a retreat of a dislodged unit. Ignores a place that is not adjacent, because judges may use another map.
  void OpenRetreat(const Unit& unit, LocationIndex place);

  void Note(FormNotes& notes) const;
  // `id`: of the game, as JSON; may be empty.
  GameRecord Take(std::string id);

 private:
  void CompareResults();
  void KeepDefaults();
  void PlaceLost(PositionRef position) const;

  const FormBoard& board_;
  GameRecord record_;
  Position next_;
  bool knows_next_ = false;
  std::vector<JudgeLost> lost_;     // the units dislodged by the last results
  std::vector<StatedUnit> stated_;  // the results of the lines of the current phase
  std::vector<Unit> defaults_;      // removed by default in the current phase
  StatedResults stated_results_;
  LossNote others_removed_, unknown_boards_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_JUDGE_PHASES_H_
