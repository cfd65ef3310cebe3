// Reads and writes the 64 bits of an order as text: "0x" and 16 hexadecimal digits. For orders that no words express,
// because a caller may give any 64 bits, and saving a game must not change the result of an order. Any threads.
#ifndef ENTENTE_ENGINE_NOTATION_RAW_ORDER_H_
#define ENTENTE_ENGINE_NOTATION_RAW_ORDER_H_

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "order/order.h"

namespace entente {

// Reads "0x00fff00200103112", also with capital letters. No value for other text.
std::optional<Order> ReadRawOrder(std::string_view text);
std::array<char, 18> RawOrderText(Order order);
std::string FormatRawOrder(Order order);

}  // namespace entente

#endif  // ENTENTE_ENGINE_NOTATION_RAW_ORDER_H_
