// Order texts as people and programs write them, and worse: every dialect, and then something wrong with it.
#ifndef ENTENTE_DATC_TESTS_INTERFACES_ODD_TEXT_H_
#define ENTENTE_DATC_TESTS_INTERFACES_ODD_TEXT_H_

#include <string>

#include "base/random.h"
#include "map/map.h"
#include "order/order.h"

namespace entente {

// A text that says `order`, more or less: another dialect, a wrong coast, type or nationality, a path, a comment, other
// case and blanks, bytes that are no text, too many of them. One line, not blank, and no comment alone.
std::string OddText(const Map& map, Order order, Random& random);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_INTERFACES_ODD_TEXT_H_
