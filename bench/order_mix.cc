#include "bench/order_mix.h"

#include <algorithm>
#include <numeric>

namespace entente::bench {
namespace {

bool IsDirectMove(Order order) { return order.kind() == OrderKind::kMove && !order.via_convoy(); }

// Index of one of the weights, with its probability; the sum must not be 0.
size_t Pick(const std::vector<uint32_t>& weights, Random& random) {
  uint32_t left = random.Below(std::accumulate(weights.begin(), weights.end(), 0u));
  size_t i = 0;
  while (left >= weights[i]) left -= weights[i++];
  return i;
}

}  // namespace

std::span<const Order> OrderMix::Choose(const PositionView& position, const RuleOptions& rules, const MixRates& rates,
                                        Random& random) {
  ListTasks(position, rules);
  ChooseConvoys(random, rates.convoy);
  std::vector<Task*> supporters;
  for (Task& task : tasks_) {
    if (task.chosen) continue;
    const uint32_t roll = random.Below(100);
    if (roll < rates.move) ChooseMove(position, task, random);
    if (roll >= rates.move && roll < rates.move + rates.support) supporters.push_back(&task);
  }
  for (Task* task : supporters) {
    ChooseSupport(*task, random);
    if (!task->chosen && random.Below(2) == 0) ChooseMove(position, *task, random);
  }
  orders_.clear();
  for (const Task& task : tasks_) orders_.push_back(task.chosen ? task.order : Order::Hold(task.unit));
  return orders_;
}

void OrderMix::ListTasks(const PositionView& position, const RuleOptions& rules) {
  tasks_.clear();
  lister_.SetPosition(position, rules);
  position.ForEachUnit([&](const Unit& unit) {
    OrderSink sink(listed_);
    lister_.ListUnit(map_->ProvinceOf(unit.location), sink);
    const size_t count = std::min(sink.needed(), listed_.size());
    tasks_.push_back({unit, {listed_.begin(), listed_.begin() + static_cast<std::ptrdiff_t>(count)}});
  });
}

void OrderMix::ChooseConvoys(Random& random, uint32_t rate) {
  for (Task& task : tasks_) {
    if (task.chosen || random.Below(100) >= rate) continue;
    std::vector<Order> voyages;
    std::copy_if(task.choices.begin(), task.choices.end(), std::back_inserter(voyages),
                 [](Order order) { return order.via_convoy(); });
    if (!voyages.empty()) OrderConvoy(task, voyages[random.Below(static_cast<uint32_t>(voyages.size()))]);
  }
}

// Orders every fleet that some route needs, and that has no order yet, to carry the army.
void OrderMix::OrderConvoy(Task& army, Order move) {
  bool carried = false;
  for (Task& fleet : tasks_) {
    if (fleet.chosen || &fleet == &army) continue;
    for (const Order order : fleet.choices) {
      if (order.kind() != OrderKind::kConvoy || order.third() != army.unit.location || order.target() != move.target())
        continue;
      Give(fleet, order);
      carried = true;
      break;
    }
  }
  if (carried) Give(army, move);
}

void OrderMix::ChooseMove(const PositionView& position, Task& task, Random& random) {
  std::vector<Order> moves;
  std::vector<uint32_t> weights;
  for (const Order order : task.choices) {
    if (!IsDirectMove(order)) continue;
    moves.push_back(order);
    weights.push_back(WeightOf(position, task.unit.power, order));
  }
  if (!moves.empty()) Give(task, moves[Pick(weights, random)]);
}

// Foreign centers weigh most, then foreign units; a province with an own unit weighs least.
uint32_t OrderMix::WeightOf(const PositionView& position, PowerIndex power, Order move) const {
  const ProvinceIndex target = map_->ProvinceOf(move.target());
  const CenterIndex center = map_->CenterOf(target);
  uint32_t weight = 2;
  if (center != kNoCenter && position.OwnerOf(center) != power) weight += 8;
  const Unit there = position.UnitAt(target);
  if (there.power != kNoPower) weight = there.power == power ? 1 : weight + 2;
  return weight;
}

// Chooses a support that matches an order chosen already, of the same power if there is one; sometimes one that matches
// nothing.
void OrderMix::ChooseSupport(Task& task, Random& random) {
  std::vector<Order> supports;
  std::vector<uint32_t> weights;
  const bool careless = random.Below(100) < 12;
  for (const Order order : task.choices) {
    if (order.kind() != OrderKind::kSupportHold && order.kind() != OrderKind::kSupportMove) continue;
    if (!careless && !Matches(order)) continue;
    const auto supported = std::find_if(tasks_.begin(), tasks_.end(),
                                        [&](const Task& other) { return other.unit.location == order.third(); });
    const bool own = supported != tasks_.end() && supported->unit.power == task.unit.power;
    supports.push_back(order);
    weights.push_back((own ? 8u : 1u) * (order.kind() == OrderKind::kSupportMove ? 3u : 1u));
  }
  if (!supports.empty()) Give(task, supports[Pick(weights, random)]);
}

bool OrderMix::Matches(Order support) const {
  for (const Task& task : tasks_) {
    if (map_->ProvinceOf(task.unit.location) != map_->ProvinceOf(support.third())) continue;
    const bool moves = task.chosen && task.order.kind() == OrderKind::kMove;
    if (support.kind() == OrderKind::kSupportHold) return !moves;
    return moves && support.target() == task.order.target();
  }
  return false;
}

void OrderMix::Give(Task& task, Order order) {
  task.order = order;
  task.chosen = true;
}

}  // namespace entente::bench
