#include "legal_orders/order_tables.h"

namespace entente {

OrderTables::OrderTables(const Map& map, size_t most_ready_bytes) : units(map) {
  RuleOptions coastal;
  coastal.convoying_fleets = ConvoyingFleets::kOnCoasts;
  for (int i = 0; i < map.stage_count(); ++i) {
    const Graph& graph = map.stage(i).graph();
    const ReachTables reach(map, graph);
    const ReadyOrders ready(map, graph, reach, most_ready_bytes);
    const ShoreTables shores(map, graph);
    stages.push_back({reach, ready, ReadySupports(map, reach, ready), shores,
                      ShoreTables(map, map.stage(i).graph(coastal)), ReadyConvoys(map, graph, shores, reach)});
  }
}

}  // namespace entente
