// Collects the facts of a movement phase: resolves it again with the general resolver and keeps the trace
// (decision_trace.h).
//
// Made once for its working memory; Read and the functions after it allocate. One thread at a time.
//   Source: DATC 5.B; 4.A.2 for paradoxes.
#ifndef ENTENTE_ENGINE_EXPLAIN_MOVEMENT_FACTS_H_
#define ENTENTE_ENGINE_EXPLAIN_MOVEMENT_FACTS_H_

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "explain/explanation.h"
#include "explain/phase_told.h"
#include "movement/movement_resolver.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

class MovementFacts {
 public:
  explicit MovementFacts(const Map& map) : scratch_(map) {}

  // Resolves the phase again. All parts of `phase` must outlive the use of the facts.
  void Read(const PhaseTold& phase);

  // Fills in the facts, but no statements.
  void Explain(const OrderResult& result, Explanation& into) const;

  // The result of the order that the unit of a province followed; null if it followed none.
  const OrderResult* Followed(ProvinceIndex province) const {
    return followed_[province] == kNone ? nullptr : &results_[followed_[province]];
  }
  // The outcome of the unit of a province.
  const UnitOutcome& OutcomeOf(ProvinceIndex province) const { return movement_.units[movement_.unit_at[province]]; }
  // The dislodger of the unit of a province; kNoProvince if there is none.
  ProvinceIndex DislodgerOf(ProvinceIndex province) const { return OutcomeOf(province).dislodged_by; }
  const DecisionTrace& trace() const { return trace_; }
  const RuleOptions& rules() const { return *rules_; }
  const PositionView& before() const { return *before_; }
  const PositionView& after() const { return *after_; }
  // The convoy path that the unit's order names and the rules enforce (4.A.6); empty if there is none.
  std::span<const LocationIndex> PathOf(ProvinceIndex province) const;

 private:
  static constexpr uint16_t kNone = 0xffff;

  Order Resolved(const OrderResult& result) const;
  void FindPaths(const OrderSheet* sheet);
  const MoveTrace* MoveOf(ProvinceIndex province) const;
  const UnitStrengths& StrengthsOf(ProvinceIndex province) const;
  std::span<const SupportTrace> SupportsOf(ProvinceIndex province) const;
  const SupportTrace* SupportBy(ProvinceIndex province) const;
  void AddSupports(ProvinceIndex supported, bool against_unit, StrengthFacts& strength) const;
  StrengthFacts AttackOf(const MoveTrace& move) const;
  StrengthFacts PreventOf(const MoveTrace& move) const;
  StrengthFacts StrengthMetBy(const MoveTrace& move) const;
  bool IsBackAtHome(ProvinceIndex province) const;
  StrengthFacts StrengthAtHome(const MoveTrace& move) const;
  void AddComparisonsOf(const MoveTrace& move, Explanation& into) const;
  void AddRivalsOf(const MoveTrace& move, bool only_lost, Explanation& into) const;
  void AddAttacksOn(ProvinceIndex province, Explanation& into) const;
  void AddEffectsOn(ProvinceIndex supporter, Explanation& into) const;
  void AddRoutes(const MoveTrace& move, Explanation& into) const;
  void AddCore(ProvinceIndex province, Explanation& into) const;
  void AddRetreats(const Unit& unit, Explanation& into) const;
  bool IsBesidePath(ProvinceIndex mover, ProvinceIndex carrier) const;
  FinerWord WordFor(const OrderResult& result) const;

  MovementScratch scratch_;
  std::vector<Order> orders_;
  std::vector<WrittenPath> paths_;  // 4.A.6
  const RuleOptions* rules_ = nullptr;
  std::optional<PositionView> before_;
  std::optional<PositionView> after_;
  std::span<const OrderResult> results_;
  DecisionTrace trace_;
  MovementResult movement_{};
  std::array<uint16_t, kMaxProvinces> followed_;  // index into results_
  std::array<uint16_t, kMaxProvinces> move_at_;   // index into trace_.moves
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_MOVEMENT_FACTS_H_
