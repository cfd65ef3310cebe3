// The messages of DAIDE and DPP.
#include "entente/press.h"

#include "press/language/dialect.h"
#include "press/language/message_text.h"
#include "press/language/try_filter.h"
#include "press/language/wire.h"
#include "press/translation/message_json.h"
#include "press_arguments.h"
#include "texts.h"

using namespace entente;         // NOLINT: a file of wrappers
using namespace entente::capi;   // NOLINT
using namespace entente::press;  // NOLINT

namespace {

static_assert(ENTENTE_TOKENS_FORWARD_FIRST == static_cast<int>(TokenTable::kForwardFirst));
constexpr uint32_t kLanguageFlags = ENTENTE_LANGUAGE_FULL_DRAWS | ENTENTE_LANGUAGE_FORWARD_FIRST;

NumberIn DialectIn(uint32_t dialect, const char* name) {
  return {name, dialect, ENTENTE_DIALECT_0178, "is no edition of the syntax"};
}
NumberIn KindIn(uint32_t kind) { return {"kind", kind, ENTENTE_MESSAGE_PRESS, "is no kind of message"}; }

Outcome NotOnTheMap(const char* subject, entente_token token) {
  return NotFoundError(std::string(subject) + " " + std::to_string(token) + " is not on the map");
}

}  // namespace

entente_status entente_press_abi_check(uint32_t abi_version) {
  constexpr uint32_t kSpan = ENTENTE_PRESS_ABI_VERSION - ENTENTE_PRESS_ABI_OLDEST;
  return abi_version - ENTENTE_PRESS_ABI_OLDEST <= kSpan ? ENTENTE_OK : ENTENTE_ERR_ABI_MISMATCH;
}

entente_status entente_language_new(const entente_map* game_map, entente_dialect dialect, entente_language_flags flags,
                                    entente_language** language, entente_error* error) {
  return Guard(
      error, HandleOut(language, "language"), In(game_map), DialectIn(dialect, "dialect"),
      FlagsIn{"flags", flags, kLanguageFlags}, [&]() -> Outcome {
        ENTENTE_ASSIGN(MapTokens tokens, MapTokens::Make(*game_map->map));
        const GrammarOptions options{static_cast<Dialect>(dialect), (flags & ENTENTE_LANGUAGE_FULL_DRAWS) == 0};
        ENTENTE_ASSIGN(Vocabulary vocabulary, VocabularyOf(options.dialect, *game_map->map, tokens));
        const auto table = static_cast<TokenTable>((flags & ENTENTE_LANGUAGE_FORWARD_FIRST) != 0);
        *language = new entente_language(game_map, std::move(tokens), std::move(vocabulary), options, table);
        return {};
      });
}

void entente_language_free(entente_language* language) { delete language; }

entente_status entente_language_name(const entente_language* language, uint32_t index, entente_token_name* name,
                                     entente_error* error) {
  return Guard(error, In(language), StructOut(name, "name"), [&]() -> Outcome {
    const auto& names = language->tokens.names();
    if (index >= names.size()) return BeyondTheLast("index", index, names.size());
    return GiveName(names[index], name);
  });
}

entente_status entente_language_power(const entente_language* language, entente_power power, entente_token* token,
                                      entente_error* error) {
  return Guard(error, In(language), Out(token, "token"), PowerIn{language, power},
               [&](PowerIndex of) { *token = language->tokens.Power(of).value(); });
}

entente_status entente_language_find_power(const entente_language* language, entente_token token, entente_power* power,
                                           entente_error* error) {
  return Guard(error, In(language), Out(power, "power"), [&]() -> Outcome {
    const PowerIndex found = language->tokens.PowerOf(Token(token));
    if (found == kNoPower) return NotOnTheMap("token", token);
    *power = found;
    return {};
  });
}

entente_status entente_language_location(const entente_language* language, entente_location location,
                                         entente_token* province, entente_token* coast, entente_error* error) {
  return Guard(error, In(language), Out(province, "province"), Out(coast, "coast"), LocationIn{language, location},
               [&](LocationIndex at) -> Outcome {
                 const Map& map = *language->map->map;
                 const Token token = language->tokens.Province(map.ProvinceOf(at));
                 if (token == kNoToken) {
                   return NotFoundError("location " + std::to_string(location) + " (" + std::string(map.Id(at)) +
                                        ") has no token: no unit may enter it");
                 }
                 *province = token.value();
                 *coast = language->tokens.Coast(at).value();
                 return {};
               });
}

entente_status entente_language_find_location(const entente_language* language, entente_token province,
                                              entente_token coast, entente_location* location, entente_error* error) {
  return Guard(error, In(language), Out(location, "location"), [&]() -> Outcome {
    const LocationIndex found = language->tokens.LocationOf(Token(province), Token(coast));
    if (found == kNoLocation) return NotOnTheMap("province", province);
    *location = found;
    return {};
  });
}

entente_status entente_message_read(const entente_language* language, const char* text, size_t text_length,
                                    entente_token* tokens, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(language), TextIn{text, text_length, "text"}, Buffer(tokens, capacity, length),
               [&](std::string_view given, auto& out) -> Outcome {
                 ENTENTE_ASSIGN(const Message message,
                                ReadText(language->grammar.dialect(), given, language->vocabulary));
                 return GiveMessage(message, out);
               });
}

entente_status entente_message_write(const entente_language* language, const entente_token* tokens, size_t token_count,
                                     char* text, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(language), MessageIn{tokens, token_count}, Buffer(text, capacity, length),
               [&](MessageView message, auto& out) {
                 return out.Copy(WriteText(language->grammar.dialect(), message, language->vocabulary));
               });
}

entente_status entente_message_encode(const entente_token* tokens, size_t token_count, entente_token_table table,
                                      void* octets, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, MessageIn{tokens, token_count}, TableIn(table),
               Buffer(static_cast<uint8_t*>(octets), capacity, length), [&](MessageView message, auto& out) -> Outcome {
                 std::string bytes;
                 AppendWire(message, static_cast<TokenTable>(table), bytes);
                 return out.Copy({reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()});
               });
}

entente_status entente_message_decode(const void* octets, size_t octet_count, entente_token_table table,
                                      entente_token* tokens, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, TextIn{octets, octet_count, "octets"}, TableIn(table), Buffer(tokens, capacity, length),
               [&](std::string_view bytes, auto& out) -> Outcome {
                 if (bytes.size() > 2 * kMostTokens) return TooMany("octet_count", bytes.size(), 2 * kMostTokens);
                 Message message;
                 const WireReading reading = ReadWire(bytes, static_cast<TokenTable>(table), message);
                 if (reading.fault != WireFault::kNone) return StatusOf(reading, bytes);
                 return GiveMessage(message, out);
               });
}

entente_status entente_message_check(const entente_language* language, const entente_token* tokens, size_t token_count,
                                     entente_message_kind kind, int32_t level, entente_message_verdict* verdict,
                                     entente_error* error) {
  return Guard(error, In(language), StructOut(verdict, "verdict"), MessageIn{tokens, token_count}, KindIn(kind),
               [&](MessageView message) -> Outcome {
                 const MessageCheck check = language->grammar.Check(message, static_cast<MessageKind>(kind), level);
                 entente_message_verdict known{};
                 known.verdict = static_cast<uint32_t>(check.verdict);
                 known.level = check.level;
                 known.err_at = static_cast<uint32_t>(check.err_at);
                 known.dialect = static_cast<uint32_t>(language->grammar.dialect());
                 return Give(known, verdict);
               });
}

entente_status entente_message_reply(const entente_token* tokens, size_t token_count,
                                     const entente_message_verdict* verdict, entente_token* reply, size_t capacity,
                                     size_t* length, entente_error* error) {
  return Guard(
      error, StructIn(verdict, "verdict"), MessageIn{tokens, token_count}, Buffer(reply, capacity, length),
      [&](const entente_message_verdict& given, MessageView message, auto& out) -> Outcome {
        ENTENTE_RETURN_IF_BAD(
            NumberIn{"verdict.verdict", given.verdict, ENTENTE_MESSAGE_NOT_ANSWERED, "is none"}.Check());
        ENTENTE_RETURN_IF_BAD(NumberIn{"verdict.err_at", given.err_at, token_count, "is beyond the message"}.Check());
        ENTENTE_RETURN_IF_BAD(DialectIn(given.dialect, "verdict.dialect").Check());
        const MessageCheck check{static_cast<Verdict>(given.verdict), given.level, given.err_at};
        return GiveMessage(ReplyTo(message, check, static_cast<Dialect>(given.dialect)), out);
      });
}

entente_status entente_message_pass_on(const entente_token* tokens, size_t token_count, int32_t level,
                                       entente_token* press, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, MessageIn{tokens, token_count}, Buffer(press, capacity, length),
               [&](MessageView message, auto& out) { return GiveMessage(PassedOn(message, level), out); });
}

entente_status entente_message_check_json(const entente_language* language, const char* json, size_t length,
                                          entente_message_kind kind, int32_t level, entente_text** result,
                                          entente_error* error) {
  return Guard(error, HandleOut(result, "result"), In(language), TextIn{json, length, "json"}, KindIn(kind),
               [&](std::string_view text) -> Outcome {
                 const JsonCheck check{language->grammar, language->vocabulary, static_cast<MessageKind>(kind), level,
                                       nullptr,           language->table};
                 return GiveText(CheckMessageJson(text, check), result);
               });
}

entente_status entente_message_translate_json(const entente_language* language, const entente_language* target,
                                              const char* json, size_t length, entente_message_kind kind, int32_t level,
                                              entente_text** result, entente_error* error) {
  return Guard(
      error, HandleOut(result, "result"), In(language), In(target, "target"), TextIn{json, length, "json"},
      KindIn(kind), [&](std::string_view text) -> Outcome {
        const Dialect from = language->grammar.dialect(), other = target->grammar.dialect();
        if (!(from == Dialect::kDpp && other == Dialect::k0167) &&
            !(from == Dialect::k0167 && other == Dialect::kDpp)) {
          return Invalid("target", "and language are not DPP and DAIDE 0.167");
        }
        if (language->map->map != target->map->map) return Invalid("target", "is of another map");
        const JsonTranslation translation{target->vocabulary, language->tokens, *language->map->map, target->table};
        const JsonCheck check{language->grammar, language->vocabulary, static_cast<MessageKind>(kind), level,
                              &translation,      language->table};
        return GiveText(CheckMessageJson(text, check), result);
      });
}
