// Messages as octets on the wire: two a token, the higher first. Any threads.
//   Source: DAIDE client-server protocol.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_WIRE_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_WIRE_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "base/status.h"
#include "press/language/token.h"

namespace entente::press {

// Two tables are in use that differ in the numbers of FCT, FOR and FWD. A token in memory is always of the first.
enum class TokenTable : uint8_t {
  kFactFirst = 0,     // FCT, FOR, FWD: servers and clients written in C, C++ and Python
  kForwardFirst = 1,  // FWD, FCT, FOR: those written in Java, and a server in Python
};

// Why octets are no message. The numbers are those of DAIDE's error message.
enum class WireFault : uint8_t {
  kNone = 0,
  kLength = 0x09,  // no tokens, half a token, or more than kMostTokens
  kToken = 0x0e,   // a token that is never sent
};

struct WireReading {
  WireFault fault = WireFault::kNone;
  size_t offset = 0;  // of the octet at fault
};

// Two octets, the higher first. `octets` has two from `offset` on.
uint16_t ReadNumber16(std::string_view octets, size_t offset);
void AppendNumber16(uint16_t number, std::string& octets);

// Appends the octets of any tokens.
void AppendWire(MessageView message, TokenTable table, std::string& octets);

// Reads into `message`, which is empty after a fault. A token without a meaning is no fault: the grammar refuses it.
WireReading ReadWire(std::string_view octets, TokenTable table, Message& message);

// The reading as a status, with the octet as its place: limit for more than kMostTokens, else invalid argument.
Status StatusOf(const WireReading& reading, std::string_view octets);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_WIRE_H_
