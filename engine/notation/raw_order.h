// The 64 bits of an order as text, "0x" and 16 hexadecimal digits: for orders that no words express (a caller may give
// any 64 bits, and the result of an order may not depend on whether a game was saved in between). Any threads.
#ifndef ENTENTE_ENGINE_NOTATION_RAW_ORDER_H_
#define ENTENTE_ENGINE_NOTATION_RAW_ORDER_H_

#include <optional>
#include <string>
#include <string_view>

#include "order/order.h"

namespace entente {

// "0x00fff00200103112"; capital letters are read, too. Nothing if the text is anything else.
std::optional<Order> ReadRawOrder(std::string_view text);
std::string FormatRawOrder(Order order);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_RAW_ORDER_H_
