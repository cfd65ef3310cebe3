// What is asked of the legal orders of a unit on a plain board: the list, their number, one of them, the number of one.
// Only the list writes orders; the others add up bits.
//
// Compiled for the baseline and for level v3 (base/processor.h); both give the same. The sequence is that of the lists
// (legal_orders.h). No allocation; one thread per OrderGroups.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_WALKS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_WALKS_H_

#include <span>

#include "base/processor.h"
#include "legal_orders/action_table.h"
#include "legal_orders/order_groups.h"
#include "legal_orders/order_sink.h"

namespace entente {

// The number of an order that is not listed.
inline constexpr size_t kNotListed = SIZE_MAX;

struct OrderWalks {
  // Takes over a board; false if it is not plain.
  bool (*set)(OrderGroups& groups, const PositionView& position, const RuleOptions& rules);
  // Of one unit; of all units of a power, or of all (kNoPower); numbers of all by province.
  void (*append)(const OrderGroups& groups, const Unit& unit, OrderSink& sink);
  void (*append_all)(const OrderGroups& groups, PowerIndex power, OrderSink& sink);
  size_t (*count)(const OrderGroups& groups, const Unit& unit);
  void (*count_all)(const OrderGroups& groups, std::span<uint32_t> counts);
  // The numbers of the orders of append_all in a table of the map, kNoAction for those that it does not have.
  void (*append_actions)(const OrderGroups& groups, PowerIndex power, const ActionTable& table, ActionSink& sink);
  // The order of a number; of kind kNone if there are not so many.
  Order (*at)(const OrderGroups& groups, const Unit& unit, size_t number);
  // The number of an order of the unit, or kNotListed.
  size_t (*find)(const OrderGroups& groups, const Unit& unit, Order order);
};

const OrderWalks& OrderWalksOf(ProcessorLevel level);

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_WALKS_H_
