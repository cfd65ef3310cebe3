// Reads and writes messages as octets on the wire: two for each token, the higher first. Any threads.
//   Source: DAIDE client-server protocol.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_WIRE_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_WIRE_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "base/status.h"
#include "press/language/token.h"

namespace entente::press {

// Two token tables are in use, which differ in the numbers of FCT, FOR and FWD. Tokens in memory are always of
// kFactFirst.
enum class TokenTable : uint8_t {
  kFactFirst = 0,     // FCT, FOR, FWD: servers and clients written in C, C++ and Python
  kForwardFirst = 1,  // FWD, FCT, FOR: programs written in Java, and a server in Python
};

// Why octets are no message. The numbers are the error codes of DAIDE's error message (EM).
enum class WireFault : uint8_t {
  kNone = 0,
  kLength = 0x09,  // no tokens, half a token, or more than kMostTokens
  kToken = 0x0e,   // a token that is never sent
};

struct WireReading {
  WireFault fault = WireFault::kNone;
  size_t offset = 0;  // index of the octet at fault
};

// Read and write a number as two octets, the higher first. ReadNumber16 needs two octets from `offset` on.
uint16_t ReadNumber16(std::string_view octets, size_t offset);
void AppendNumber16(uint16_t number, std::string& octets);

// Appends the octets of the tokens, which need not be a message of the grammar.
void AppendWire(MessageView message, TokenTable table, std::string& octets);

// Reads octets into `message`, which is empty after a fault. A token that is not assigned is no fault here; the grammar
// refuses it.
WireReading ReadWire(std::string_view octets, TokenTable table, Message& message);

// The reading as a status, with the octet as its place: limit for more than kMostTokens, else invalid argument.
Status StatusOf(const WireReading& reading, std::string_view octets);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_WIRE_H_
