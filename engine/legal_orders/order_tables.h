// What the lists of one map look up, stage by stage: made once and shared by all listers of the map. Any threads.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_TABLES_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_TABLES_H_

#include <memory>
#include <vector>

#include "legal_orders/reach_tables.h"
#include "legal_orders/ready_convoys.h"
#include "legal_orders/ready_orders.h"
#include "legal_orders/ready_supports.h"
#include "legal_orders/units_by_code.h"
#include "map/map.h"

namespace entente {

struct OrderTables {
  struct Stage {
    ReachTables reach;
    ReadyOrders ready;
    ReadySupports supports;
    ShoreTables shores, coastal_shores;  // of fleets that convoy at sea only, and on coasts, too
    ReadyConvoys convoys;                // of fleets at sea
  };

  // `most_ready_bytes`: of the ready-made orders of a stage; other than the default for tests.
  explicit OrderTables(const Map& map, size_t most_ready_bytes = ReadyOrders::kMostBytes);

  UnitsByCode units;
  std::vector<Stage> stages;
};

using OrderTablesRef = std::shared_ptr<const OrderTables>;

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_TABLES_H_
