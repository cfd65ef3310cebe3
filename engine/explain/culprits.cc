#include "explain/culprits.h"

#include <algorithm>

#include "explain/movement_facts.h"

namespace entente {
namespace {

class CulpritFinder {
 public:
  CulpritFinder(const MovementFacts& phase, Explanation& into)
      : phase_(phase), into_(into), order_(into.result.order) {}

  void Find() {
    const OrderOutcome& outcome = into_.result.outcome;
    switch (outcome.reason) {
      case Reason::kBounced:
        for (const Comparison& comparison : into_.comparisons) {
          if (comparison.attack.unit == Own() && !comparison.wins()) AddStopper(comparison);
        }
        return;
      case Reason::kCut:
        for (const AttackFacts& attack : into_.attacks) {
          if (attack.effect == AttackOn::kCuts) Add(attack.attacker, CulpritRole::kCut);
        }
        for (const AttackFacts& attack : into_.attacks) {
          if (attack.effect == AttackOn::kDislodges) Add(attack.attacker, CulpritRole::kDislodged);
        }
        return;
      case Reason::kDislodged:
        return AddDislodger();
      case Reason::kDisrupted:
        if (order_.kind() == OrderKind::kConvoy) return Add(outcome.cause, CulpritRole::kBrokeConvoy);
        return AddBreakers();
      case Reason::kVoid:
        return Add(phase_.before().map().ProvinceOf(order_.third()), CulpritRole::kOtherOrder);
      case Reason::kParadox:
      case Reason::kUnresolved:
        AddCore();
        if (order_.kind() == OrderKind::kMove) AddBreakers();
        return;
      default:
        return;
    }
  }

 private:
  ProvinceIndex Own() const { return phase_.before().map().ProvinceOf(order_.source()); }

  void Add(ProvinceIndex unit, CulpritRole role) {
    if (unit == kNoProvince || unit == Own()) return;
    for (const Culprit& known : into_.culprits) {
      if (known.unit == unit) return;
    }
    into_.culprits.push_back({unit, role});
  }

  static int CountOf(const StrengthFacts& strength, NotCounted why) {
    return static_cast<int>(std::count_if(strength.supports.begin(), strength.supports.end(),
                                          [&](const SupportPart& part) { return part.why == why; }));
  }

  // Adds the supporters of the stronger side, unless that side was stronger alone.
  void AddHelpers(const StrengthFacts& stronger, int weaker) {
    if (stronger.total - 2 * CountOf(stronger, NotCounted::kCounts) > weaker) return;
    for (const SupportPart& part : stronger.supports) {
      if (part.why == NotCounted::kCounts) Add(part.supporter, CulpritRole::kHelped);
    }
  }
  // Adds the units that cut supports, if those supports would have been enough.
  void AddCutters(const StrengthFacts& weaker, int needed) {
    if (weaker.total + 2 * CountOf(weaker, NotCounted::kCut) < needed) return;
    for (const SupportPart& part : weaker.supports) {
      if (part.why == NotCounted::kCut) Add(part.by, CulpritRole::kCutSupport);
    }
  }

  void AddStopper(const Comparison& lost) {
    Add(lost.against.unit, CulpritRole::kStopped);
    if (lost.attack.why_none == NoStrength::kNone) {
      AddHelpers(lost.against, lost.attack.total - 1);
      AddCutters(lost.attack, lost.against.total + 1);
    }
  }

  // The order has a comparison with its dislodger.
  void AddDislodger() {
    const ProvinceIndex dislodger = phase_.DislodgerOf(Own());
    Add(dislodger, CulpritRole::kDislodged);
    for (const Comparison& comparison : into_.comparisons) {
      if (comparison.attack.unit != dislodger) continue;
      AddHelpers(comparison.attack, comparison.against.total);
      AddCutters(comparison.against, comparison.attack.total);
    }
  }

  // Adds the culprits of a broken convoy: units that dislodged its carriers or broke their convoys, and units in a
  // paradox with carriers that a rule stopped.
  void AddBreakers() {
    for (const ConvoyTrace& convoy : phase_.trace().convoys) {
      if (convoy.army != Own() || convoy.holds) continue;
      Add(phase_.DislodgerOf(convoy.fleet), CulpritRole::kBrokeConvoy);
      const OrderOutcome& carrier = phase_.OutcomeOf(convoy.fleet).outcome;
      if (carrier.reason == Reason::kDisrupted) Add(carrier.cause, CulpritRole::kBrokeConvoy);
    }
    AddCore();
    for (const ConvoyTrace& convoy : phase_.trace().convoys) {
      if (convoy.army != Own() || convoy.holds) continue;
      const Reason reason = phase_.OutcomeOf(convoy.fleet).outcome.reason;
      const bool is_stopped = reason == Reason::kParadox || reason == Reason::kUnresolved;
      if (is_stopped) Add(convoy.fleet, CulpritRole::kInParadox);
    }
  }

  void AddCore() {
    if (!into_.core.has_value() || into_.core->ground != DecisionGround::kParadoxRule) return;
    for (const ProvinceIndex province : into_.core->orders) Add(province, CulpritRole::kInParadox);
  }

  const MovementFacts& phase_;
  Explanation& into_;
  const Order order_;
};

}  // namespace

void AddCulprits(const MovementFacts& phase, Explanation& into) { CulpritFinder(phase, into).Find(); }

}  // namespace entente
