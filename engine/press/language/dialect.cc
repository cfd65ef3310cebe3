#include "press/language/dialect.h"

#include "press/language/dpp_line.h"
#include "press/language/long_message.h"
#include "press/language/message_text.h"

namespace entente::press {
namespace {

constexpr std::string_view kHexDigits = "0123456789ABCDEF";

int HexValue(char c) {
  const char capital = 'a' <= c && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c;
  return static_cast<int>(kHexDigits.find(capital));  // -1 for no digit
}

std::string HexOf(MessageView message, TokenTable table) {
  std::string octets, hex;
  AppendWire(message, table, octets);
  for (const char octet : octets) {
    const auto value = static_cast<uint8_t>(octet);
    hex += kHexDigits[value >> 4];
    hex += kHexDigits[value & 0xf];
  }
  return hex;
}

Result<Message> ReadHex(std::string_view hex, TokenTable table) {
  std::string octets;
  for (size_t i = 0; i < hex.size(); ++i) {
    const int value = HexValue(hex[i]);
    if (value < 0) return ErrorAt(PlaceInText(hex, i, 1), "expected hexadecimal digits, four a token");
    i % 2 == 0 ? octets.push_back(static_cast<char>(value << 4))
               : void(octets.back() = static_cast<char>(octets.back() | value));
  }
  if (hex.size() % 2 != 0)
    return ErrorAt(PlaceInText(hex, hex.size(), 0), "half an octet: expected four digits a token");
  Message message;
  const WireReading reading = ReadWire(octets, table, message);
  if (reading.fault == WireFault::kNone) return message;
  return WithPlace(StatusOf(reading, octets), PlaceInText(hex, 2 * reading.offset, 0));
}

Result<Message> ReadLines(std::string_view text, const Vocabulary& vocabulary, dpp::Reading reading) {
  if (text.find('\n') == std::string_view::npos) return dpp::ReadLine(text, vocabulary, reading);
  const Result<std::string> joined = dpp::JoinLines(text);
  if (!joined.ok()) return joined.status();
  Result<Message> message = dpp::ReadLine(*joined, vocabulary, reading);
  // The place is one of the joined text, not of `text`, so it is dropped.
  if (!message.ok()) return Status(message.status().code(), std::string(message.status().message()));
  return message;
}

}  // namespace

Result<Vocabulary> VocabularyOf(Dialect dialect, const Map& map, const MapTokens& tokens) {
  if (dialect == Dialect::kDpp) return dpp::VocabularyOf(map, tokens);
  if (dialect != Dialect::k0178) return tokens.vocabulary();
  std::vector<LanguageWord> words(std::begin(kLanguageWords), std::end(kLanguageWords));
  words.insert(words.end(), std::begin(kLaterWords), std::end(kLaterWords));
  return Vocabulary::Make(words, tokens.names());
}

Result<Message> ReadText(Dialect dialect, std::string_view text, const Vocabulary& vocabulary) {
  if (dialect == Dialect::kDpp) return ReadLines(text, vocabulary, dpp::Reading::kRepaired);
  return ReadMessage(text, vocabulary);
}

std::string WriteText(Dialect dialect, MessageView message, const Vocabulary& vocabulary) {
  return dialect == Dialect::kDpp ? dpp::LineText(message, vocabulary) : MessageText(message, vocabulary);
}

Result<Message> ReadWireText(Dialect dialect, std::string_view wire, const Vocabulary& vocabulary, TokenTable table) {
  if (dialect == Dialect::kDpp) return ReadLines(wire, vocabulary, dpp::Reading::kStrict);
  return ReadHex(wire, table);
}

std::string WriteWireText(Dialect dialect, MessageView message, const Vocabulary& vocabulary, TokenTable table) {
  return dialect == Dialect::kDpp ? dpp::LineText(message, vocabulary) : HexOf(message, table);
}

}  // namespace entente::press
