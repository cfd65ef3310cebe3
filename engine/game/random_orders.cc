#include "game/random_orders.h"

#include <algorithm>
#include <utility>

#include "adjustment/adjustment_due.h"

namespace entente {
namespace {

constexpr size_t kUsualOrders = 1024;  // far more than the builds of a power on the standard board

}  // namespace

RandomOrders::RandomOrders(const Map& map, OrderTablesRef tables)
    : map_(&map), lister_(map, std::move(tables)), listed_(kUsualOrders) {
  chosen_.reserve(2 * static_cast<size_t>(map.province_count()));
}

std::span<const Order> RandomOrders::Choose(const PositionView& position, const RuleOptions& rules, Random& random) {
  chosen_.clear();
  lister_.SetPosition(position, rules);
  switch (position.phase_type()) {
    case PhaseType::kMovement:
      ChooseMoves(position, random);
      break;
    case PhaseType::kRetreats:
      ChooseRetreats(position, random);
      break;
    case PhaseType::kAdjustments:
      ChooseAdjustments(position, rules, random);
      break;
    case PhaseType::kOther:
      break;
  }
  return chosen_;
}

template <typename List>
std::span<Order> RandomOrders::ListInto(const List& list) {
  OrderSink sink(listed_);
  list(sink);
  if (sink.overflowed()) {
    listed_.resize(2 * sink.needed());
    OrderSink roomier(listed_);
    list(roomier);
  }
  return {listed_.data(), sink.needed()};
}

// The province must have orders.
Order RandomOrders::ChooseOneOf(ProvinceIndex province, Random& random) const {
  return lister_.UnitOrder(province, random.Below(static_cast<uint32_t>(lister_.CountUnit(province))));
}

// Chooses one of the unit's moves, if it has any and the chance says move; else one of all its orders.
void RandomOrders::ChooseMoves(const PositionView& position, Random& random) {
  position.ForEachUnit([&](const Unit& unit) {
    const ProvinceIndex province = map_->ProvinceOf(unit.location);
    const bool wants_move = random.Below(2) == 0;
    const auto moves = static_cast<uint32_t>(wants_move ? lister_.CountMoves(province) : 0);
    chosen_.push_back(moves > 0 ? lister_.UnitOrder(province, 1 + random.Below(moves)) : ChooseOneOf(province, random));
  });
}

void RandomOrders::ChooseRetreats(const PositionView& position, Random& random) {
  for (int i = 0; i < position.dislodged_count(); ++i) {
    chosen_.push_back(ChooseOneOf(map_->ProvinceOf(position.Dislodged(i).unit.location), random));
  }
}

void RandomOrders::ChooseAdjustments(const PositionView& position, const RuleOptions& rules, Random& random) {
  BuildPlan plan(position, rules);
  AdjustmentDue dues[kMaxPowers];
  FindDues(position, rules, dues);
  for (const PowerIndex power : map_->powers()) {
    const AdjustmentDue& due = dues[power];
    if (due.builds == 0 && due.removals == 0) continue;
    const std::span<Order> choices = ListInto([&](OrderSink& sink) { lister_.ListPower(power, sink); });
    if (due.builds > 0) ChooseBuilds(choices, due.builds, plan, random);
    if (due.removals > 0) ChooseRemovals(choices, due.removals, random);
  }
}

// Builds on distinct sites that are possible together; waive remains a choice for each build.
void RandomOrders::ChooseBuilds(std::span<Order> choices, int count, BuildPlan& plan, Random& random) {
  while (count > 0 && !choices.empty()) {
    const Order order = choices[random.Below(static_cast<uint32_t>(choices.size()))];
    if (order.kind() != OrderKind::kBuild) {
      chosen_.push_back(order);
      --count;
      continue;
    }
    const ProvinceIndex site = map_->ProvinceOf(order.source());
    if (plan.Add(order.power(), site)) {
      chosen_.push_back(order);
      --count;
    }
    const auto same_site = [&](Order other) {
      return other.kind() == OrderKind::kBuild && map_->ProvinceOf(other.source()) == site;
    };
    const auto end = std::remove_if(choices.begin(), choices.end(), same_site);
    choices = choices.first(static_cast<size_t>(end - choices.begin()));
  }
}

void RandomOrders::ChooseRemovals(std::span<Order> choices, int count, Random& random) {
  for (; count > 0 && !choices.empty(); --count) {
    std::swap(choices[random.Below(static_cast<uint32_t>(choices.size()))], choices.back());
    chosen_.push_back(choices.back());
    choices = choices.first(choices.size() - 1);
  }
}

}  // namespace entente
