// Writes order texts as people and programs do, and with faults: every dialect, and then a fault.
#ifndef ENTENTE_DATC_TESTS_INTERFACES_ODD_TEXT_H_
#define ENTENTE_DATC_TESTS_INTERFACES_ODD_TEXT_H_

#include <string>

#include "base/random.h"
#include "map/map.h"
#include "order/order.h"

namespace entente {

// A text that means `order`, perhaps with a fault: another dialect, a wrong coast, type or nationality, a path, a
// comment, other case and blanks, bytes that are no text or too many. One line, not blank, and not only a comment.
std::string OddText(const Map& map, Order order, Random& random);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_INTERFACES_ODD_TEXT_H_
