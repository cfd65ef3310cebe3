// Reads the orders so far of a phase before adjudication, for the powers whose orders are known, and finds their
// results if all other units hold.
//
// The rules act on the lines (which count, which are illegal) as they will in the phase itself. The working memory is
// made once for a map. One thread at a time.
//   Source: DATC 4.D, 4.E.
#ifndef ENTENTE_ENGINE_ADVICE_PLAN_H_
#define ENTENTE_ENGINE_ADVICE_PLAN_H_

#include <optional>
#include <vector>

#include "explain/phase_explainer.h"
#include "game/owed.h"
#include "phase/sheet_phase.h"
#include "position/position.h"
#include "rules/rule_options.h"
#include "sheet/order_sheet.h"

namespace entente {

// The powers that have something to order in the phase but no line in the sheet.
PowerSet PowersWithoutOrders(const PositionView& position, const OrderSheet& sheet);

class Plan {
 public:
  explicit Plan(const Map& map) : phase_(map), owed_phase_(map), explainer_(map) {}

  // Reads the sheet handed in. Lines of powers in `unknown` do not count.
  //   Shapes: the position is not finished; it must outlive the use of the plan.
  void Read(const PositionView& before, const RuleOptions& rules, const OrderSheet& handed_in, PowerSet unknown);

  const PositionView& before() const { return *before_; }
  const Map& map() const { return before_->map(); }
  const RuleOptions& rules() const { return rules_; }
  PowerSet unknown() const { return unknown_; }
  bool IsKnown(PowerIndex power) const { return power < kMaxPowers && (unknown_ >> power & 1) == 0; }
  // Whether the province has a unit of a power whose orders are known.
  bool HasKnownUnit(ProvinceIndex province) const {
    return before_->HasUnit(province) && IsKnown(before_->UnitAt(province).power);
  }

  // The phase as it ends if the units of unknown powers hold.
  PhaseTold told() const { return {*before_, rules_, result_->results, result_->events, result_->after, &known_}; }
  const PhaseExplainer& explainer() const { return explainer_; }
  std::span<const OrderResult> results() const { return result_->results; }
  // Results [0, given_count()) belong to the lines.
  size_t given_count() const { return result_->order_count; }
  // The line of the sheet handed in that a result belongs to.
  size_t LineOf(size_t result) const { return lines_[result]; }
  // The result of the order that the unit in a province follows; null for a unit of an unknown power and outside
  // movement phases.
  const OrderResult* Followed(ProvinceIndex province) const {
    return HasKnownUnit(province) ? explainer_.movement().Followed(province) : nullptr;
  }
  // The orders that powers still have to give, by power.
  const std::vector<Owed>& owed() const { return owing_; }

 private:
  OrderSheet known_;
  std::vector<size_t> lines_;
  std::optional<PositionView> before_;
  RuleOptions rules_;
  PowerSet unknown_ = 0;
  SheetPhase phase_;
  SheetPhase owed_phase_;
  std::optional<PhaseResult> result_;
  PhaseExplainer explainer_;
  std::optional<PhaseTold> told_;
  std::vector<Owed> owing_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_PLAN_H_
