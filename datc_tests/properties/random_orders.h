// Writes random orders for a position; see random_board.h.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_RANDOM_ORDERS_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_RANDOM_ORDERS_H_

#include <vector>

#include "base/random.h"
#include "legal_orders/legal_orders.h"

namespace entente {

// All legal orders of the unit in `province` (in a retreats phase: of the dislodged one).
std::vector<Order> LegalOrders(const PositionView& position, ProvinceIndex province);
// The same for every unit, by province.
std::vector<std::vector<Order>> AllLegalOrders(const PositionView& position);

class OrderWriter {
 public:
  OrderWriter(const PositionView& position, int illegal_percent, Random& random)
      : position_(position), map_(position.map()), illegal_percent_(illegal_percent), random_(random) {}

  std::vector<Order> Write();

 private:
  void WriteMoves();
  void WriteHelp();
  void WriteFreely();
  void AddNoise();
  bool Matches(Order order) const;
  Order RandomOrder(const Unit& unit);
  LocationIndex RandomPlace();

  const PositionView position_;
  const Map& map_;
  int illegal_percent_;
  Random& random_;
  std::vector<std::vector<Order>> legal_;  // by province
  std::vector<Order> chosen_;              // by province
  std::vector<Order> orders_;
};

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_RANDOM_ORDERS_H_
