// Holds what surely happens in a phase and what may, while the orders of some powers are unknown. Values; any threads.
//
// Unknown units may have any legal order, or none. The outlook lists every possible result (sound). If it is exact,
// every listed result does happen under some orders of the unknown units.
#ifndef ENTENTE_ENGINE_ADVICE_OUTLOOK_H_
#define ENTENTE_ENGINE_ADVICE_OUTLOOK_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "explain/rule_told.h"
#include "order/order.h"

namespace entente {

// The possible results of a unit; in a retreats phase of a dislodged unit.
struct UnitOutlook {
  Unit unit;
  bool is_known = false;  // its order is known
  bool is_exact = false;
  Order order;               // the order that it follows, if known
  bool may_succeed = false;  // for a known order
  bool may_fail = false;
  bool may_stay = false;                 // in its present province
  bool may_be_lost = false;              // dislodged; in other phases disbanded or removed
  std::vector<LocationIndex> may_go_to;  // ascending; not its present place
};

// A unit that may be in a province after the phase.
struct Occupant {
  Unit unit;                         // after the phase
  ProvinceIndex from = kNoProvince;  // its province now, or the one it was dislodged from; kNoProvince: a build
};

// A province where a unit may be after the phase.
struct ProvinceOutlook {
  ProvinceIndex province;
  bool may_be_empty = false;
  std::vector<Occupant> occupants;  // ascending by `from`

  // The occupant that is surely there; null if that is open.
  const Occupant* Sure() const { return !may_be_empty && occupants.size() == 1 ? &occupants.front() : nullptr; }
};

struct Outlook {
  bool is_exact = false;                   // every unit and province is exact
  uint64_t order_sets = 0;                 // number of adjudicated order sets
  std::optional<RuleAsked> rule;           // a rule that makes more than orders unknown, so no set was tried
  std::vector<UnitOutlook> units;          // ascending by province
  std::vector<ProvinceOutlook> provinces;  // ascending
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_OUTLOOK_H_
