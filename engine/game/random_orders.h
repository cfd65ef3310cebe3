// Makes random legal orders for a whole phase: one for every unit, retreats, builds on distinct sites or waives,
// removals. It picks each order by its number, without a list.
//   One thread per object. Allocates only when a power has more builds to choose from than any before it.
#ifndef ENTENTE_ENGINE_GAME_RANDOM_ORDERS_H_
#define ENTENTE_ENGINE_GAME_RANDOM_ORDERS_H_

#include <span>
#include <vector>

#include "adjustment/build_plan.h"
#include "base/random.h"
#include "legal_orders/legal_orders.h"

namespace entente {

class RandomOrders {
 public:
  // `tables`: as LegalOrderLister takes them.
  explicit RandomOrders(const Map& map, OrderTablesRef tables = nullptr);

  // A unit gets one of its moves or one of all its orders, each as likely as the other, so that units move about the
  // board. A power builds or waives as many times as it may build, and removes as many units as it must.
  //   Shapes: valid until the next call. Movement: by unit, ascending; retreats likewise; adjustments: by power.
  std::span<const Order> Choose(const PositionView& position, const RuleOptions& rules, Random& random);

 private:
  void ChooseMoves(const PositionView& position, Random& random);
  void ChooseRetreats(const PositionView& position, Random& random);
  void ChooseAdjustments(const PositionView& position, const RuleOptions& rules, Random& random);
  void ChooseBuilds(std::span<Order> choices, int count, BuildPlan& plan, Random& random);
  void ChooseRemovals(std::span<Order> choices, int count, Random& random);
  Order ChooseOneOf(ProvinceIndex province, Random& random) const;
  // Runs list(sink) into listed_, with more room if it does not fit.
  template <typename List>
  std::span<Order> ListInto(const List& list);

  const Map* map_;
  LegalOrderLister lister_;
  std::vector<Order> listed_;
  std::vector<Order> chosen_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_RANDOM_ORDERS_H_
