// Makes orders for a movement phase like those of people: mostly moves towards centers, supports that match, some holds
// and convoys. Random legal orders are mostly unmatched supports, which are too easy for a resolver.
//   One thread per object.
#ifndef ENTENTE_BENCH_ORDER_MIX_H_
#define ENTENTE_BENCH_ORDER_MIX_H_

#include <span>
#include <vector>

#include "base/random.h"
#include "legal_orders/legal_orders.h"

namespace entente::bench {

// Chances in percent.
struct MixRates {
  uint32_t move = 52;     // of a unit without a part in a convoy
  uint32_t support = 30;  // of such a unit; the others hold
  uint32_t convoy = 12;   // of an army that fleets on the board can carry: it moves by sea and they carry it
};

class OrderMix {
 public:
  explicit OrderMix(const Map& map) : map_(&map), lister_(map), listed_(8192) {}

  // One legal order for every unit, ascending by province; valid until the next call.
  std::span<const Order> Choose(const PositionView& position, const RuleOptions& rules, const MixRates& rates,
                                Random& random);

 private:
  struct Task {
    Unit unit = {};
    std::vector<Order> choices = {};
    bool chosen = false;
    Order order = {};
  };

  void ListTasks(const PositionView& position, const RuleOptions& rules);
  void ChooseConvoys(Random& random, uint32_t rate);
  void OrderConvoy(Task& army, Order move);
  void ChooseMove(const PositionView& position, Task& task, Random& random);
  void ChooseSupport(Task& task, Random& random);
  bool Matches(Order support) const;
  uint32_t WeightOf(const PositionView& position, PowerIndex power, Order move) const;
  static void Give(Task& task, Order order);

  const Map* map_;
  LegalOrderLister lister_;
  std::vector<Order> listed_;
  std::vector<Task> tasks_;
  std::vector<Order> orders_;
};

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_ORDER_MIX_H_
