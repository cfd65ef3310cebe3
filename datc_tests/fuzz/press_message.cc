// Any text or octets as a message of DAIDE, or text as a line of DPP: read, or refused with a place inside. A message
// that was read is written and read again unchanged. A message whose least level is N is not allowed below N. A message
// that is not allowed has an answer that is allowed.
//   Input: a byte for the kind of message and the language, a byte for the level, a byte for text or octets, then the
//          text or octets.
#include <algorithm>

#include "expectations.h"
#include "fuzz_input.h"
#include "map_language/builtin.h"
#include "press/language/dialect.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"
#include "press/language/message_text.h"
#include "press/language/try_filter.h"
#include "press/language/wire.h"

namespace entente_fuzz {
namespace {

using namespace entente::press;  // only the language

struct Language {
  const MapTokens map = *MapTokens::Make(**entente::BuiltinMap("standard"));
  const Vocabulary dpp_words = *VocabularyOf(Dialect::kDpp, **entente::BuiltinMap("standard"), map);
  const MessageGrammar grammars[4] = {MessageGrammar(), MessageGrammar({Dialect::k0143}),
                                      MessageGrammar({Dialect::k0167, false}), MessageGrammar({Dialect::kDpp})};

  const Vocabulary& Words(Dialect dialect) const { return dialect == Dialect::kDpp ? dpp_words : map.vocabulary(); }
};

bool ReadAny(const Language& language, Dialect dialect, std::string_view text, Message& message) {
  const auto read = ReadText(dialect, text, language.Words(dialect));
  if (read.ok()) {
    message = *read;
    return true;
  }
  const auto place = read.status().place();
  Expect(!read.status().message().empty(), "an error without a message");
  Expect(!place.has_value() || (place->offset <= text.size() && place->length <= text.size() - place->offset),
         "a place outside the text");
  return false;
}

bool ReadOctets(std::string_view octets, TokenTable table, Message& message) {
  const WireReading reading = ReadWire(octets, table, message);
  Expect((reading.fault == WireFault::kNone) == StatusOf(reading, octets).ok(), "a fault without an error");
  Expect(reading.offset <= octets.size(), "a place outside the octets");
  return reading.fault == WireFault::kNone;
}

void WriteAgain(const Language& language, const Message& message) {
  const auto again = ReadMessage(MessageText(message, language.map.vocabulary()), language.map.vocabulary());
  Expect(again.ok() && *again == message, "what was written reads as something else");
  for (const TokenTable table : {TokenTable::kFactFirst, TokenTable::kForwardFirst}) {
    std::string octets;
    Message read;
    AppendWire(message, table, octets);
    Expect(ReadOctets(octets, table, read) == !message.empty(), "octets that were written");
    Expect(read.empty() || read == message, "octets that were written are another message");
  }
}

// The line to send is read without corrections as the same message.
void WriteLineAgain(const Language& language, const Message& message) {
  const std::string line = WriteText(Dialect::kDpp, message, language.dpp_words);
  const auto again = ReadText(Dialect::kDpp, line, language.dpp_words);
  Expect(again.ok() && *again == message, "a line that was written reads as something else");
  const auto strict = ReadWireText(Dialect::kDpp, line, language.dpp_words);
  Expect(strict.ok() && *strict == message, "a line that was written has to be repaired");
}

void CheckOne(const MessageGrammar& grammar, const Message& message, MessageKind kind, int level) {
  const MessageCheck check = grammar.Check(message, kind, level);
  const bool is_dpp = grammar.dialect() == Dialect::kDpp;
  const Message reply = ReplyTo(message, check, grammar.dialect());
  if (check.verdict == Verdict::kAllowed) {
    Expect((is_dpp || check.level <= level) && reply.empty(), "allowed beyond its level, or with a reply");
    if (is_dpp) return;
    Expect(grammar.Check(message, kind, check.level).verdict == Verdict::kAllowed, "not allowed at its least level");
    Expect(grammar.Check(message, kind, check.level - 1).verdict != Verdict::kAllowed, "allowed below its least level");
    if (kind == MessageKind::kPress) {
      Expect(grammar.Check(PassedOn(message, level), kind, level).verdict == Verdict::kAllowed,
             "passed on, not allowed");
    }
    return;
  }
  Expect(reply.empty() == (check.verdict == Verdict::kNotAnswered), "a reply where there is none, or none");
  if (reply.empty() || reply.size() > kMostTokens) return;
  Expect(grammar.Check(reply, MessageKind::kFromServer, kObserverLevel).verdict == Verdict::kAllowed, "a bad reply");
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  static const Language language;
  FuzzInput input(data, std::min<size_t>(size, 2048));
  const uint8_t choice = input.Byte();
  const int levels[] = {-2, -1, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 131, 8000};
  const int level = levels[input.Byte() % std::size(levels)];
  const uint8_t form = input.Byte();
  const ExactText text(input.Rest());
  Message message;
  const auto table = static_cast<TokenTable>(form / 2 % 2);
  const bool is_dpp = choice / 4 % 8 == 7;
  const MessageGrammar& grammar = language.grammars[is_dpp ? 3 : choice / 4 % 3];
  const bool is_text = is_dpp || form % 2 == 0;
  if (!(is_text ? ReadAny(language, grammar.dialect(), text.view(), message)
                : ReadOctets(text.view(), table, message))) {
    return 0;
  }
  is_dpp ? WriteLineAgain(language, message) : WriteAgain(language, message);
  CheckOne(grammar, message, static_cast<MessageKind>(choice % 4 % 3), level);
  return 0;
}
