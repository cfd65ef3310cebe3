// Finds the next choices when a user enters an order step by step: a kind, a unit, a target, a coast.
//
// The steps of an order, in sequence: its kind; for supports and convoys the province of the other unit; for orders
// with a target the province, then the place in it; for moves whether by convoy; for builds the type of the unit, then
// the place. The steps for place and convoy appear only if there is more than one answer. Every choice leads to a
// legal order, and choices reach every legal order of the unit. Allocates only when a unit has more orders than
// kUsualOrders and than every unit before it. One thread per lister and memory.
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

// Working memory that holds the choices.
class ChoiceMemory {
 public:
  static constexpr size_t kUsualOrders = 1024;  // far more than any unit of the standard board has

  ChoiceMemory();

 private:
  friend class ChoiceFinder;
  std::vector<Order> orders_;      // the orders that agree with the choices so far
  std::vector<uint32_t> choices_;  // at most the number of locations
};

struct NextChoices {
  OrderStep step = OrderStep::kNone;
  std::span<const uint32_t> choices;  // ascending; empty if there is nothing to order
  Order order;                        // set if the order is complete
};

// Finds the choices that can follow those made so far for the unit of a province (see ListUnit). Only orders of
// `power` count (kNoPower: all). The choices are valid until the next use of the memory.
//   Errors: not found, with index and value, for a choice that was not offered or that comes after the last step.
Result<NextChoices> FindNextChoices(const Map& map, const LegalOrderLister& lister, ProvinceIndex province,
                                    PowerIndex power, std::span<const uint32_t> chosen, ChoiceMemory& memory);

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_CHOICES_H_
