#include "press/language/wire.h"

#include "press/language/message_text.h"

namespace entente::press {
namespace {

// ToTable converts a token in memory to a token of the table; FromTable converts back. FCT, FOR and FWD have adjacent
// numbers in both tables.
Token ToTable(Token token, TokenTable table) {
  if (table == TokenTable::kFactFirst) return token;
  if (token == tokens::kFWD) return tokens::kFCT;
  if (token == tokens::kFCT || token == tokens::kFOR) return Token(static_cast<uint16_t>(token.value() + 1));
  return token;
}
Token FromTable(Token token, TokenTable table) {
  if (table == TokenTable::kFactFirst) return token;
  if (token == tokens::kFCT) return tokens::kFWD;
  if (token == tokens::kFOR || token == tokens::kFWD) return Token(static_cast<uint16_t>(token.value() - 1));
  return token;
}

}  // namespace

uint16_t ReadNumber16(std::string_view octets, size_t offset) {
  const unsigned high = static_cast<uint8_t>(octets[offset]), low = static_cast<uint8_t>(octets[offset + 1]);
  return static_cast<uint16_t>(high << 8 | low);
}

void AppendNumber16(uint16_t number, std::string& octets) {
  octets.push_back(static_cast<char>(number >> 8));
  octets.push_back(static_cast<char>(number & 0xff));
}

void AppendWire(MessageView message, TokenTable table, std::string& octets) {
  octets.reserve(octets.size() + 2 * message.size());
  for (const Token token : message) AppendNumber16(ToTable(token, table).value(), octets);
}

WireReading ReadWire(std::string_view octets, TokenTable table, Message& message) {
  message.clear();
  if (octets.empty() || octets.size() % 2 != 0) return {WireFault::kLength, octets.size()};
  if (octets.size() > 2 * kMostTokens) return {WireFault::kLength, 2 * kMostTokens};
  message.reserve(octets.size() / 2);
  for (size_t i = 0; i < octets.size(); i += 2) {
    const Token token(ReadNumber16(octets, i));
    if (IsReserved(token)) {
      message.clear();
      return {WireFault::kToken, i};
    }
    message.push_back(FromTable(token, table));
  }
  return {};
}

Status StatusOf(const WireReading& reading, std::string_view octets) {
  if (reading.fault == WireFault::kNone) return OkStatus();
  Place place;
  place.offset = static_cast<uint32_t>(reading.offset);
  std::string_view message = kReservedFault;
  if (reading.fault == WireFault::kLength) {
    if (octets.size() > 2 * kMostTokens) return WithPlace(LimitError("a message has at most 32767 tokens"), place);
    message = octets.empty() ? "no octets: a message has at least one token"
                             : "half a token: a message has two octets a token";
  }
  return ErrorAt(place, message);
}

}  // namespace entente::press
