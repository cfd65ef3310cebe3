#include "bench/yardstick_boards.h"

#include <algorithm>

namespace entente::bench {
namespace {

bool GoesBySea(const Graph& graph, Order order) {
  return order.kind() == OrderKind::kMove &&
         (order.via_convoy() || !graph.IsMove(order.unit_type(), order.source(), order.target()));
}

YardstickKind KindOf(Order order) {
  switch (order.kind()) {
    case OrderKind::kMove:
      return YardstickKind::kMove;
    case OrderKind::kSupportHold:
      return YardstickKind::kSupportHold;
    case OrderKind::kSupportMove:
      return YardstickKind::kSupportMove;
    default:
      return YardstickKind::kHold;
  }
}

}  // namespace

std::vector<Order> OrdersWithoutConvoys(const BoardSet& set, const Board& board) {
  const Graph& graph = board.position.view().stage().graph(set.rules);
  std::vector<Order> orders = board.legal;
  std::erase_if(orders, [&](Order order) { return order.kind() == OrderKind::kConvoy || GoesBySea(graph, order); });
  return orders;
}

YardstickBoard ToYardstick(const PositionView& position, const std::vector<Order>& orders) {
  const Map& map = position.map();
  YardstickBoard board;
  position.ForEachUnit([&](const Unit& unit) {
    YardstickUnit& told = board.units[board.count++];
    told.power = unit.power;
    told.province = map.ProvinceOf(unit.location);
    const auto order = std::find_if(orders.begin(), orders.end(),
                                    [&](Order o) { return map.ProvinceOf(o.source()) == told.province; });
    if (order == orders.end()) return;
    told.kind = KindOf(*order);
    if (told.kind == YardstickKind::kMove || told.kind == YardstickKind::kSupportMove) {
      told.target = order->target();
      told.into = map.ProvinceOf(order->target());
      told.coast = map.IsCoast(order->target());
    }
    if (order->third() != kNoLocation) told.supported = map.ProvinceOf(order->third());
  });
  return board;
}

std::vector<YardstickBoard> YardstickBoards(const BoardSet& set) {
  std::vector<YardstickBoard> boards;
  for (const Board& board : set.boards) {
    boards.push_back(ToYardstick(board.position, OrdersWithoutConvoys(set, board)));
  }
  return boards;
}

}  // namespace entente::bench
