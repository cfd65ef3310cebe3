#include "datc_tests/advice/random_plan.h"

#include <algorithm>

#include "legal_orders/legal_orders.h"
#include "notation/notation.h"

namespace entente {
namespace {

template <typename List>
auto& OneOf(List& list, Random& random) {
  return list[random.Below(static_cast<uint32_t>(list.size()))];
}

// Provinces around a random one, near ones first.
std::vector<ProvinceIndex> Neighbourhood(const Map& map, const Graph& graph, size_t most, Random& random) {
  std::vector<ProvinceIndex> found = {
      static_cast<ProvinceIndex>(random.Below(static_cast<uint32_t>(map.province_count())))};
  for (size_t i = 0; i < found.size() && found.size() < most; ++i) {
    ForEachBit(graph.Adjacent(found[i]), map.province_words(), [&](int p) {
      const auto province = static_cast<ProvinceIndex>(p);
      if (std::find(found.begin(), found.end(), province) == found.end()) found.push_back(province);
    });
  }
  found.resize(std::min(found.size(), most));
  return found;
}

void PlaceUnits(PositionRef board, Random& random) {
  const Map& map = board.map();
  const Graph& graph = board.graph();
  std::vector<ProvinceIndex> near = Neighbourhood(map, graph, 6 + random.Below(5), random);
  const uint32_t units = 3 + random.Below(4);
  for (uint32_t i = 0; i < units; ++i) {
    const ProvinceIndex province = OneOf(near, random);
    if (board.HasUnit(province)) continue;
    const auto power = static_cast<PowerIndex>(random.Below(3));
    std::vector<Unit> could;
    if (graph.MayStand(UnitType::kArmy, province)) could.push_back({power, UnitType::kArmy, province});
    for (LocationIndex place = 0; place < map.location_count(); ++place) {
      const bool is_there = map.ProvinceOf(place) == province && graph.MayStand(UnitType::kFleet, place);
      if (is_there) could.push_back({power, UnitType::kFleet, place});
    }
    if (!could.empty()) board.PlaceUnit(OneOf(could, random));
  }
}

RuleOptions AnyRules(Random& random) {
  RuleOptions rules;
  const auto choose = [&](auto& option, uint32_t values) {
    if (random.Below(3) == 0) option = static_cast<std::decay_t<decltype(option)>>(random.Below(values));
  };
  choose(rules.convoy_routes, 3);
  choose(rules.convoy_paradox, 6);
  choose(rules.adjacent_convoy, 6);
  choose(rules.convoyed_cut, 2);
  choose(rules.convoy_path, 3);
  choose(rules.dislodged_bounce, 2);
  choose(rules.support_coast, 4);
  choose(rules.absent_hold_support, 2);
  choose(rules.impossible_orders, 2);
  choose(rules.friendly_fire, 3);
  choose(rules.coastal_crawl, 2);
  choose(rules.portage, 2);
  choose(rules.failed_moves, 2);
  choose(rules.attacked_convoys, 3);
  choose(rules.convoy_back, 2);
  choose(rules.missing_moves, 3);
  choose(rules.foreign_orders, 2);
  return rules;
}

std::vector<Order> LegalOrdersOf(const LegalOrderLister& lister, ProvinceIndex province) {
  std::vector<Order> orders(2000);
  OrderSink sink(orders);
  lister.ListUnit(province, sink);
  orders.resize(std::min(orders.size(), sink.needed()));
  return orders;
}

// A legal order, more often one that matches another order.
Order KnownOrder(const std::vector<Order>& legal, const OrderSheet& sheet, Random& random) {
  std::vector<Order> helps;
  for (const Order order : legal) {
    if (order.kind() < OrderKind::kSupportHold) continue;
    const auto orders = sheet.orders();
    const bool fits = std::any_of(orders.begin(), orders.end(), [&](Order other) {
      return other.source() == order.third() && other.kind() == OrderKind::kMove && other.target() == order.target();
    });
    if (fits) helps.push_back(order);
  }
  if (!helps.empty() && random.Below(2) == 0) return OneOf(helps, random);
  if (random.Below(3) == 0) return OneOf(legal, random);
  std::vector<Order> moves;
  for (const Order order : legal) {
    if (order.kind() == OrderKind::kMove) moves.push_back(order);
  }
  return moves.empty() ? legal.front() : OneOf(moves, random);
}

}  // namespace

RandomPlan MakeRandomPlan(const Map& map, bool any_rules, Random& random) {
  while (true) {
    RandomPlan plan{Position(map), any_rules ? AnyRules(random) : RuleOptions{}, {}, 0, {}};
    plan.position.ref().SetPhase(map.ParsePhase("S1901M").value());
    PlaceUnits(plan.position.ref(), random);
    const PositionView view = plan.position.view();
    plan.unknown = 1 + random.Below(6);  // some of three powers, but not all
    LegalOrderLister lister(map);
    lister.SetPosition(view, plan.rules);
    uint64_t combinations = 1;
    view.ForEachUnit([&](const Unit& unit) {
      const std::vector<Order> legal = LegalOrdersOf(lister, map.ProvinceOf(unit.location));
      if ((plan.unknown >> unit.power & 1) == 0) {
        if (random.Below(12) != 0) plan.sheet.Add(KnownOrder(legal, plan.sheet, random));
      } else {
        combinations *= legal.size();
        plan.choices.push_back(legal);
      }
    });
    if (!plan.choices.empty() && combinations <= kMostCombinations) return plan;
  }
}

std::string RandomPlan::Text() const {
  const Map& map = position.view().map();
  std::string text = "units";
  position.view().ForEachUnit(
      [&](const Unit& unit) { text += " " + std::to_string(unit.power) + FormatUnit(map, unit.type, unit.location); });
  text += "; unknown " + std::to_string(unknown) + "; orders";
  for (const Order order : sheet.orders()) text += " / " + FormatOrder(map, order);
  text += "; rules";
  const RuleOptions usual;
  const auto* chosen = reinterpret_cast<const uint8_t*>(&rules);
  const auto* without = reinterpret_cast<const uint8_t*>(&usual);
  for (size_t i = 0; i < sizeof(RuleOptions); ++i) {
    if (chosen[i] != without[i]) text += " " + std::to_string(i) + "=" + std::to_string(chosen[i]);
  }
  return text;
}

}  // namespace entente
