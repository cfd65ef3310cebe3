// Reads and writes orders and units as tokens: "( ENG FLT LON ) MTO NTH". Any threads.
//   Source: DAIDE syntax 0.167 (unit, order).
#ifndef ENTENTE_ENGINE_PRESS_TABLE_ORDER_TOKENS_H_
#define ENTENTE_ENGINE_PRESS_TABLE_ORDER_TOKENS_H_

#include <optional>
#include <vector>

#include "order/order.h"
#include "press/language/map_tokens.h"
#include "press/language/message_builder.h"

namespace entente::press {

// An order as a client wrote it.
struct WrittenOrder {
  Token word;                         // HLD, MTO, SUP, CVY, CTO, RTO, DSB, BLD, REM, WVE
  Order order;                        // kNoLocation for a place that the map does not have
  PowerIndex third_power = kNoPower;  // the power of the supported or convoyed unit
  std::vector<LocationIndex> path;    // the route of VIA
  bool has_unknown_province = false;  // the order names a province that is not on the map
  ProvinceIndex at = kNoProvince;     // of the ordered unit, even if the map does not have its coast
};

// Reads an order without the brackets that SUB puts around it. No value if the tokens are no order.
std::optional<WrittenOrder> ReadOrder(MessageView message, const MapTokens& tokens);

// Appends a location: "LON", "( STP SCS )".
void AppendLocation(const Map& map, const MapTokens& tokens, LocationIndex location, MessageBuilder& out);
// Appends a unit: "ENG FLT LON".
void AppendUnit(const Map& map, const MapTokens& tokens, const Unit& unit, MessageBuilder& out);
// An order of a unit and one word: "( ENG FLT LON ) HLD".
Message UnitOrder(const Map& map, const MapTokens& tokens, const Unit& unit, Token word);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_ORDER_TOKENS_H_
