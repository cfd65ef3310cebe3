// Tables for the lists of one map, by stage. Made once and shared by all listers of the map. Any threads.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_TABLES_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_TABLES_H_

#include <memory>
#include <vector>

#include "board/reach.h"
#include "legal_orders/ready_orders.h"

namespace entente {

struct OrderTables {
  struct Stage {
    Stage(const Map& map, const Graph& graph) : reach(map, graph), ready(map, graph, reach) {}
    Reach reach;
    ReadyOrders ready;
  };

  explicit OrderTables(const Map& map) {
    for (int i = 0; i < map.stage_count(); ++i) stages.emplace_back(map, map.stage(i).graph());
  }

  std::vector<Stage> stages;
};

using OrderTablesRef = std::shared_ptr<const OrderTables>;

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_TABLES_H_
