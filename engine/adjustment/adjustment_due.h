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

// Vacant provinces where `power` may build one unit. More builds than one need not fit together: build_plan.h.
void FindBuildSites(const PositionView& position, const RuleOptions& rules, PowerIndex power, ProvinceSet& sites);

// Whether `power` could ever build in `province` by the rules, vacant or not.
bool IsBuildSite(const PositionView& position, const RuleOptions& rules, PowerIndex power, ProvinceIndex province);

struct AdjustmentDue {
  int difference = 0;  // units allowed - units: what the power may build (> 0) or must remove (< 0)
  int builds = 0;      // builds that can be carried out together: the difference, within the vacant sites
  int removals = 0;
};

AdjustmentDue DueOf(const PositionView& position, const RuleOptions& rules, PowerIndex power);

// The same for every power, in one pass over centers and units.
//   Shapes: dues[p] for each power of the map.
void FindDues(const PositionView& position, const RuleOptions& rules, AdjustmentDue* dues);

// Whether any power has to build or remove: likewise.
bool IsAnythingDue(const PositionView& position, const RuleOptions& rules, const CenterCounts* counts = nullptr);

// Whether an order built a unit that stays hidden until the next movement results. `after`: straight after the phase.
inline bool IsHiddenBuild(const PositionView& after, const OrderResult& result) {
  const Word* hidden = after.HiddenRow();
  return hidden != nullptr && result.order.kind() == OrderKind::kBuild && result.outcome.reason == Reason::kNone &&
         TestBit(hidden, after.map().ProvinceOf(result.order.source()));
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_DUE_H_
