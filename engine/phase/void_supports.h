// Makes legal supports void, though they match an order, under some rules: supports of an unclear move to a coast
// (4.B.4), of a unit in civil disorder (4.D.9), of a unit with an impossible move (4.E.1). The supporter holds.
//
// Does nothing under the default rules. No allocation; one thread per object.
//   Source: DATC 4.B.4, 4.D.9, 4.E.1; cases 6.B.7, 6.B.15, 6.D.28 to 6.D.32.
#ifndef ENTENTE_ENGINE_PHASE_VOID_SUPPORTS_H_
#define ENTENTE_ENGINE_PHASE_VOID_SUPPORTS_H_

#include <span>

#include "board/legality.h"
#include "order/outcome.h"
#include "order/phase_orders.h"
#include "order/unit_orders.h"

namespace entente {

class VoidSupports {
 public:
  // Finds such supports among the orders that count, and replaces them by holds.
  //   Shapes: `results` are the checked results of `given.orders`.
  void Replace(const BoardView& board, const PhaseOrders& given, std::span<const OrderResult> results,
               UnitOrders& orders);
  // Marks the supports as void in the results, which have the outcomes of the holds.
  void Record(const Map& map, std::span<OrderResult> results) const;

 private:
  Illegality WhyVoid(const BoardView& board, Order support, const UnitOrders& orders) const;

  bool any_ = false;
  ProvinceSet moving_{};     // provinces of units with an impossible move
  PowerSet disordered_ = 0;  // powers in civil disorder
  ProvinceSet void_{};       // provinces of units with a void support
  Illegality why_[kMaxProvinces];
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_VOID_SUPPORTS_H_
