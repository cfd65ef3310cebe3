#include "phase_json/name_cursor.h"

#include "notation/notation.h"

namespace entente {

// Whether every unit of the order has a known type and every place is on the map, as in nearly all orders.
bool NameCursor::HasNames(Order order) const {
  const int count = map_.location_count();
  if (!order.type_known() || order.source() >= count) return false;
  switch (order.kind()) {
    case OrderKind::kHold:
    case OrderKind::kDisband:
    case OrderKind::kBuild:
      return true;
    case OrderKind::kMove:
    case OrderKind::kRetreat:
      return order.target() < count;
    case OrderKind::kSupportHold:
      return order.third_type_known() && order.third() < count;
    case OrderKind::kSupportMove:
    case OrderKind::kConvoy:
      return order.third_type_known() && order.third() < count && order.target() < count;
    default:
      return false;
  }
}

void NameCursor::PutOrder(Order order) {
  if (!HasNames(order)) return to_.PutEscaped(FormatOrder(map_, order));
  PutUnit(order.unit_type(), order.source());
  switch (order.kind()) {
    case OrderKind::kHold:
      return to_.Put(" H");
    case OrderKind::kMove:
      PutTarget(order);
      if (order.via_convoy()) to_.Put(" VIA");
      return;
    case OrderKind::kSupportHold:
      to_.Put(" S ");
      return PutThird(order);
    case OrderKind::kSupportMove:
      to_.Put(" S ");
      PutThird(order);
      return PutTarget(order);
    case OrderKind::kConvoy:
      to_.Put(" C ");
      PutThird(order);
      return PutTarget(order);
    case OrderKind::kRetreat:
      to_.Put(" R ");
      return PutPlace(order.target());
    case OrderKind::kDisband:
      return to_.Put(" D");
    case OrderKind::kBuild:
      return to_.Put(" B");
    default:
      return;
  }
}

}  // namespace entente
