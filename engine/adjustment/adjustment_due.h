// Counts the units that a power builds or removes in an adjustments phase, and finds its build sites.
//
// Units allowed = owned centers + tokens (SC!, SC?) + one for each partisan site while these count + RESERVES +
// min(MILITIA, own units on its home centers); the last two only while the power owns a home center.
//   Source: DATC 6.I; maps/LANGUAGE.md (Homes). No allocation; any threads.
#ifndef ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_DUE_H_
#define ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_DUE_H_

#include "base/province_set.h"
#include "order/outcome.h"
#include "position/center_counts.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// Finds the vacant provinces where `power` may build one unit. Several builds may not be possible together: see
// build_plan.h.
void FindBuildSites(const PositionView& position, const RuleOptions& rules, PowerIndex power, ProvinceSet& sites);

// Whether the rules let `power` build in `province`, if it were vacant.
bool IsBuildSite(const PositionView& position, const RuleOptions& rules, PowerIndex power, ProvinceIndex province);

struct AdjustmentDue {
  int difference = 0;  // units allowed - units: the power may build (> 0) or must remove (< 0) so many
  int builds = 0;      // builds possible together: the difference, limited by the vacant sites
  int removals = 0;
};

AdjustmentDue DueOf(const PositionView& position, const RuleOptions& rules, PowerIndex power);

// Finds the dues of every power, in one pass over centers and units.
//   Shapes: dues[p] for each power of the map.
void FindDues(const PositionView& position, const RuleOptions& rules, AdjustmentDue* dues);

// Whether any power may build or must remove. `counts`: the counted centers, if known.
bool IsAnythingDue(const PositionView& position, const RuleOptions& rules, const CenterCounts* counts = nullptr);

// Whether an order built a unit that stays hidden until the next movement results. `after`: right after the phase.
inline bool IsHiddenBuild(const PositionView& after, const OrderResult& result) {
  const Word* hidden = after.HiddenRow();
  return hidden != nullptr && result.order.kind() == OrderKind::kBuild && result.outcome.reason == Reason::kNone &&
         TestBit(hidden, after.map().ProvinceOf(result.order.source()));
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_DUE_H_
