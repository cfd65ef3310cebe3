// Writes orders as people do, not in normal form.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_LOOSE_TEXT_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_LOOSE_TEXT_H_

#include <string>

#include "base/random.h"
#include "map/map.h"
#include "order/order.h"

namespace entente {

// One of several ways to write an order: long names, other words, the power in front, no unit type. Some cannot be read
// in every phase. Follows from the Random.
std::string LooseText(const Map& map, Order order, Random& random);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_LOOSE_TEXT_H_
