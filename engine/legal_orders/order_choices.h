// What can follow in an order that is entered step by step: a kind, whose unit, where to, which coast.
//
// The steps of an order, in sequence: its kind; of supports and convoys the province of the other unit; of what goes
// somewhere the province, then the place in it; of moves whether by convoy; of builds the type of the unit, then the
// place. Place and convoy are asked for only if there is more than one answer. Every choice leads to a legal
// order, and every legal order of the unit can be reached. Allocates only when a unit has more orders than any before
// it, and than kUsualOrders. One thread per lister and memory.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_CHOICES_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_CHOICES_H_

#include <span>
#include <vector>

#include "base/status.h"
#include "legal_orders/legal_orders.h"

namespace entente {

enum class OrderStep : uint8_t {  // Stable numbers: they cross the ABI.
  kNone = 0,                      // the order is complete
  kKind = 1,                      // OrderKind
  kOther = 2,                     // province of the supported or convoyed unit
  kTarget = 3,                    // province
  kPlace = 4,                     // location in it: a coast
  kVia = 5,                       // 1: by convoy
  kType = 6,                      // UnitType of a build
};

// Working memory, in which choices lie.
class ChoiceMemory {
 public:
  static constexpr size_t kUsualOrders = 1024;  // far more than a unit of the standard board ever has

  ChoiceMemory();

 private:
  friend class ChoiceFinder;
  std::vector<Order> orders_;      // those that agree with what was chosen
  std::vector<uint32_t> choices_;  // as many as there are locations at most
};

struct NextChoices {
  OrderStep step = OrderStep::kNone;
  std::span<const uint32_t> choices;  // ascending; none if there is nothing to order
  Order order;                        // where the order is complete
};

// What can follow after the choices made so far for the unit of a province, as ListUnit takes it. Orders of other
// powers than `power` do not count (kNoPower: all do). The choices are valid until the memory is used again.
//   Errors: not found for a choice that was none, with its index and value; that or more than there are steps.
Result<NextChoices> FindNextChoices(const Map& map, const LegalOrderLister& lister, ProvinceIndex province,
                                    PowerIndex power, std::span<const uint32_t> chosen, ChoiceMemory& memory);

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_CHOICES_H_
