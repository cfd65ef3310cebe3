// Reads a board and orders as people type them, as a JSON phase. Any threads.
//
//   S1902M                     the phase, or the board as a position line or a DFEN; may be absent
//   FRANCE                     a power, and its orders on the lines below it
//   A PAR - BUR
//   Germany: A MUN - BUR       a power and an order; several orders have ; or , between them
//
// A board in another form, such as a judge's listing, stands above a line `orders:`. A line that begins with # or // is a
// comment. Without a board, the units are those that are ordered, or, if no power is named, those of the start of the map.
// With a board, an order without a power is that of the unit's owner. A line that is no order becomes a result: unreadable. A text
// with more than 100 such lines is refused.
#ifndef ENTENTE_CAPI_CLI_TYPED_ORDERS_H_
#define ENTENTE_CAPI_CLI_TYPED_ORDERS_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "setting.h"

namespace entente_cli {

struct TypedPhase {
  std::string json;
  std::vector<std::string> notes;  // where the board is from
};

// Whether a text has a line `orders:`.
bool HasOrdersLine(absl::string_view text);
// Whether a line is an order or names a power.
bool HasOrdersOrPowers(absl::string_view text, const Setting& setting);

// Reads the text. False, with line and reason in `error`, if it has no order that can be read, or does not say whose an order
// is.
bool ReadTypedPhase(absl::string_view text, const Setting& setting, TypedPhase& typed, entente_error& error);

// Orders of a game's current phase: only powers and orders, without a board. An order without a power is that of the owner of
// its unit in `position`. A power that is named without orders has an empty list.
using PowerOrders = std::map<uint32_t, std::vector<std::string>>;
bool ReadTypedOrders(absl::string_view text, const entente_map* map, const void* position, PowerOrders& orders,
                     entente_error& error);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_TYPED_ORDERS_H_
