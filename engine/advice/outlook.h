// Holds what surely happens in a phase and what may, while the orders of some powers are unknown. Values; any threads.
//
// Unknown units may be given every legal order, or none. Everything that may happen is listed (sound); where the
// outlook is exact, everything listed does happen for some orders of the unknown units.
#ifndef ENTENTE_ENGINE_ADVICE_OUTLOOK_H_
#define ENTENTE_ENGINE_ADVICE_OUTLOOK_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "explain/rule_told.h"
#include "order/order.h"

namespace entente {

// What may become of a unit; in a retreats phase of a dislodged one.
struct UnitOutlook {
  Unit unit;
  bool is_known = false;  // whether its order is
  bool is_exact = false;
  Order order;               // what it follows, if that is known
  bool may_succeed = false;  // of a known order
  bool may_fail = false;
  bool may_stay = false;                 // where it stands
  bool may_be_lost = false;              // dislodged; in later phases disbanded or removed
  std::vector<LocationIndex> may_go_to;  // ascending; without the place where it stands
};

// A unit that may stand in a province after the phase.
struct Occupant {
  Unit unit;                         // as it then stands
  ProvinceIndex from = kNoProvince;  // where it stands now, or was dislodged from; kNoProvince: it is built
};

// A province in which a unit may stand after the phase.
struct ProvinceOutlook {
  ProvinceIndex province;
  bool may_be_empty = false;
  std::vector<Occupant> occupants;  // ascending by where they come from

  // The occupant that surely stands there; null if that is open.
  const Occupant* Sure() const { return !may_be_empty && occupants.size() == 1 ? &occupants.front() : nullptr; }
};

struct Outlook {
  bool is_exact = false;                   // every unit and province is
  uint64_t order_sets = 0;                 // that were adjudicated
  std::optional<RuleAsked> rule;           // under which more than orders is unknown, and so none was
  std::vector<UnitOutlook> units;          // ascending by province
  std::vector<ProvinceOutlook> provinces;  // ascending
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_OUTLOOK_H_
