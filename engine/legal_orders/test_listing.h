// For tests: the listed orders of a unit, and the orders that legality accepts out of all that can be written.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_TEST_LISTING_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_TEST_LISTING_H_

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "board/test_board.h"
#include "legal_orders/legal_orders.h"

namespace entente {

inline void PlaceRandomUnits(TestBoard& board, int one_in, Random& random) {
  const Map& map = board.map();
  const auto power = [&] { return static_cast<PowerIndex>(random.Below(static_cast<uint32_t>(map.power_count()))); };
  board.ref().Clear();
  board.ref().SetPhase(map.begin());
  for (ProvinceIndex p = 0; p < map.province_count(); ++p) {
    if (random.Below(static_cast<uint32_t>(one_in)) != 0) continue;
    std::vector<Unit> units;
    if (board.view().graph().MayStand(UnitType::kArmy, p)) units.push_back({power(), UnitType::kArmy, p});
    for (LocationIndex l = 0; l < map.location_count(); ++l) {
      if (map.ProvinceOf(l) == p && board.view().graph().MayStand(UnitType::kFleet, l))
        units.push_back({power(), UnitType::kFleet, l});
    }
    if (!units.empty()) board.ref().PlaceUnit(units[random.Below(static_cast<uint32_t>(units.size()))]);
  }
}

// More items than a list may write behind its end.
inline constexpr size_t kMostBehind = 256;

// The orders that `list` writes into a sink with room for all.
template <typename List>
std::vector<Order> Listed(List&& list) {
  static std::vector<Order> memory(size_t{1} << 18);  // static: making it takes longer than most lists
  OrderSink sink(memory);
  list(sink);
  EXPECT_FALSE(sink.overflowed());
  const size_t count = std::min(memory.size(), sink.needed());
  const std::vector<Order> orders(memory.begin(), memory.begin() + static_cast<ptrdiff_t>(count));
  // Clears the memory, so that an order that the next list fails to write is noticed.
  std::fill_n(memory.begin(), std::min(memory.size(), count + kMostBehind), Order());
  return orders;
}

// The listed orders of a power on the lister's board; kNoPower: of all powers.
inline std::vector<Order> ListOfPower(const LegalOrderLister& lister, PowerIndex power = kNoPower) {
  return Listed([&](OrderSink& sink) { lister.ListPower(power, sink); });
}

// The listed orders of the unit in a province.
inline std::vector<Order> ListOf(const LegalOrderLister& lister, ProvinceIndex province) {
  return Listed([&](OrderSink& sink) { lister.ListUnit(province, sink); });
}

// The number of orders of each province, and the sum. Expects that a movement phase lists as many.
inline std::vector<uint32_t> CountsOf(const LegalOrderLister& lister, const Map& map) {
  std::vector<uint32_t> counts(static_cast<size_t>(map.province_count()), 7777);
  lister.CountUnits(counts);
  return counts;
}
inline size_t CountOfAll(const LegalOrderLister& lister, const Map& map) {
  const std::vector<uint32_t> counts = CountsOf(lister, map);
  return std::accumulate(counts.begin(), counts.end(), size_t{0});
}

inline std::set<std::string> TextsOf(const TestBoard& board, const std::vector<Order>& orders) {
  std::set<std::string> texts;
  for (const Order order : orders) texts.insert(board.Text(order));
  EXPECT_EQ(texts.size(), orders.size()) << "an order is listed twice";
  return texts;
}

// The texts of all orders of `unit` that legality accepts.
inline std::set<std::string> Accepted(const TestBoard& board, const RuleOptions& rules, const Unit& unit) {
  const BoardView view(board.view(), rules);
  const Graph& graph = board.view().graph();
  std::set<std::string> accepted;
  const auto is_legal = [&](Order order) {
    const CheckedOrder checked = CheckMovementOrder(view, order);
    return checked.legal() && checked.order == order;
  };
  const auto consider = [&](Order order) {
    if (is_legal(order)) accepted.insert(board.Text(order));
  };
  consider(Order::Hold(unit));
  for (LocationIndex to = 0; to < board.map().location_count(); ++to) {
    // A move by convoy to a place that the unit cannot reach directly is legal with and without VIA. The list has it
    // with VIA.
    const Order move = Order::Move(unit, to), via = move.WithViaConvoy(true);
    const bool directly = graph.IsMove(unit.type, unit.location, to) && view.IsOpen(unit, board.map().ProvinceOf(to));
    if (directly || !is_legal(via)) consider(move);
    consider(via);
    board.view().ForEachUnit([&](const Unit& other) {
      if (to == 0) consider(Order::SupportHold(unit, other.type, other.location));
      // A support without a coast is legal too, but not listed if it could mean a coast.
      const bool no_coasts = rules.second_coasts == SecondCoasts::kRefused;
      if (other.type == UnitType::kFleet && !no_coasts && !graph.MayStand(UnitType::kFleet, to)) return;
      consider(Order::SupportMove(unit, other.type, other.location, to));
      consider(Order::Convoy(unit, other.location, to).WithThirdType(other.type));
    });
  }
  return accepted;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_TEST_LISTING_H_
