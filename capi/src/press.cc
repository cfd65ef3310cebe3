// The messages of DAIDE and DPP.
#include "entente/press.h"

#include "press/language/dialect.h"
#include "press/language/message_json.h"
#include "press/language/message_text.h"
#include "press/language/try_filter.h"
#include "press/language/wire.h"
#include "press_arguments.h"
#include "texts.h"

using namespace entente;         // NOLINT: a file of wrappers
using namespace entente::capi;   // NOLINT
using namespace entente::press;  // NOLINT

namespace {

static_assert(ENTENTE_TOKENS_FORWARD_FIRST == static_cast<int>(TokenTable::kForwardFirst));
constexpr uint32_t kLanguageFlags = ENTENTE_LANGUAGE_FULL_DRAWS | ENTENTE_LANGUAGE_FORWARD_FIRST;

Outcome CheckDialect(uint32_t dialect, const char* subject) {
  if (dialect > ENTENTE_DIALECT_DPP)
    return OutOfRange(subject, dialect, ENTENTE_DIALECT_DPP, "is no edition of the syntax");
  return {};
}
Outcome CheckKind(uint32_t kind) {
  if (kind > ENTENTE_MESSAGE_PRESS) return OutOfRange("kind", kind, ENTENTE_MESSAGE_PRESS, "is no kind of message");
  return {};
}

Outcome NotOnTheMap(const char* subject, entente_token token) {
  return NotFoundError(std::string(subject) + " " + std::to_string(token) + " is not on the map");
}

}  // namespace

entente_status entente_language_new(const entente_map* map, uint32_t dialect, uint32_t flags,
                                    entente_language** language, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(language, "language"));
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(CheckDialect(dialect, "dialect"));
    if ((flags & ~kLanguageFlags) != 0) return UnknownBits("flags", flags, kLanguageFlags);
    Result<MapTokens> tokens = MapTokens::Make(*map->map);
    if (!tokens.ok()) return tokens.status();
    const GrammarOptions options{static_cast<Dialect>(dialect), (flags & ENTENTE_LANGUAGE_FULL_DRAWS) == 0};
    Result<Vocabulary> vocabulary = VocabularyOf(options.dialect, *map->map, *tokens);
    if (!vocabulary.ok()) return vocabulary.status();
    const auto table = static_cast<TokenTable>((flags & ENTENTE_LANGUAGE_FORWARD_FIRST) != 0);
    *language = new entente_language(map, *std::move(tokens), *std::move(vocabulary), options, table);
    return {};
  });
}

void entente_language_free(entente_language* language) { delete language; }

entente_status entente_language_name(const entente_language* language, uint32_t index, entente_token_name* name,
                                     entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{language, "language"}, {name, "name"}}));
    ENTENTE_RETURN_IF_BAD(CheckStruct(name, "name"));
    const auto& names = language->tokens.names();
    if (index >= names.size()) return BeyondTheLast("index", index, names.size());
    return StoreName(names[index], name);
  });
}

entente_status entente_language_power(const entente_language* language, uint32_t power, entente_token* token,
                                      entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{language, "language"}, {token, "token"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(*language->map->map, power));
    *token = language->tokens.Power(static_cast<PowerIndex>(power)).value();
    return {};
  });
}

entente_status entente_language_find_power(const entente_language* language, entente_token token, uint32_t* power,
                                           entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{language, "language"}, {power, "power"}}));
    const PowerIndex found = language->tokens.PowerOf(Token(token));
    if (found == kNoPower) return NotOnTheMap("token", token);
    *power = found;
    return {};
  });
}

entente_status entente_language_location(const entente_language* language, uint32_t location, entente_token* province,
                                         entente_token* coast, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{language, "language"}, {province, "province"}, {coast, "coast"}}));
    const Map& map = *language->map->map;
    ENTENTE_RETURN_IF_BAD(CheckIndex("location", location, map.location_count()));
    const Token token = language->tokens.Province(map.ProvinceOf(static_cast<LocationIndex>(location)));
    if (token == kNoToken) {
      return NotFoundError("location " + std::to_string(location) + " (" +
                           std::string(map.Id(static_cast<LocationIndex>(location))) +
                           ") has no token: nobody may enter it");
    }
    *province = token.value();
    *coast = language->tokens.Coast(static_cast<LocationIndex>(location)).value();
    return {};
  });
}

entente_status entente_language_find_location(const entente_language* language, entente_token province,
                                              entente_token coast, uint32_t* location, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{language, "language"}, {location, "location"}}));
    const LocationIndex found = language->tokens.LocationOf(Token(province), Token(coast));
    if (found == kNoLocation) return NotOnTheMap("province", province);
    *location = found;
    return {};
  });
}

entente_status entente_message_read(const entente_language* language, const char* text, size_t text_length,
                                    entente_token* tokens, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view view;
    ENTENTE_RETURN_IF_BAD(NotNull({{language, "language"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(text, text_length, "text", view));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(tokens, capacity, length));
    const Result<Message> message = ReadText(language->grammar.dialect(), view, language->vocabulary);
    if (!message.ok()) return message.status();
    return CopyMessage(*message, tokens, capacity, length);
  });
}

entente_status entente_message_write(const entente_language* language, const entente_token* tokens, size_t token_count,
                                     char* text, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{language, "language"}}));
    ENTENTE_RETURN_IF_BAD(CheckMessage(tokens, token_count));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(text, capacity, length));
    return CopyText(WriteText(language->grammar.dialect(), MessageOf(tokens, token_count), language->vocabulary), text,
                    capacity, length);
  });
}

entente_status entente_message_encode(const entente_token* tokens, size_t token_count, uint32_t table, uint8_t* octets,
                                      size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckMessage(tokens, token_count));
    ENTENTE_RETURN_IF_BAD(CheckTable(table));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(octets, capacity, length));
    std::string bytes;
    AppendWire(MessageOf(tokens, token_count), static_cast<TokenTable>(table), bytes);
    return CopyArray(std::span<const uint8_t>(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()), octets,
                     capacity, length);
  });
}

entente_status entente_message_decode(const uint8_t* octets, size_t octet_count, uint32_t table, entente_token* tokens,
                                      size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArray(octets, octet_count, "octets"));
    ENTENTE_RETURN_IF_BAD(CheckTable(table));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(tokens, capacity, length));
    const std::string_view bytes(reinterpret_cast<const char*>(octets), octet_count);
    if (octet_count > 2 * kMostTokens) return TooMany("octet_count", octet_count, 2 * kMostTokens);
    Message message;
    const WireReading reading = ReadWire(bytes, static_cast<TokenTable>(table), message);
    if (reading.fault != WireFault::kNone) return StatusOf(reading, bytes);
    return CopyMessage(message, tokens, capacity, length);
  });
}

entente_status entente_message_check(const entente_language* language, const entente_token* tokens, size_t token_count,
                                     uint32_t kind, int32_t level, entente_message_verdict* verdict,
                                     entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{language, "language"}, {verdict, "verdict"}}));
    ENTENTE_RETURN_IF_BAD(CheckStruct(verdict, "verdict"));
    ENTENTE_RETURN_IF_BAD(CheckMessage(tokens, token_count));
    ENTENTE_RETURN_IF_BAD(CheckKind(kind));
    const MessageCheck check =
        language->grammar.Check(MessageOf(tokens, token_count), static_cast<MessageKind>(kind), level);
    entente_message_verdict told{};
    told.verdict = static_cast<uint32_t>(check.verdict);
    told.level = check.level;
    told.err_at = static_cast<uint32_t>(check.err_at);
    told.dialect = static_cast<uint32_t>(language->grammar.dialect());
    return Store(told, verdict, "verdict");
  });
}

entente_status entente_message_reply(const entente_token* tokens, size_t token_count,
                                     const entente_message_verdict* verdict, entente_token* reply, size_t capacity,
                                     size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{verdict, "verdict"}}));
    entente_message_verdict given;
    ENTENTE_RETURN_IF_BAD(Load(verdict, given, "verdict"));
    ENTENTE_RETURN_IF_BAD(CheckMessage(tokens, token_count));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(reply, capacity, length));
    if (given.verdict > ENTENTE_MESSAGE_NOT_ANSWERED)
      return OutOfRange("verdict.verdict", given.verdict, ENTENTE_MESSAGE_NOT_ANSWERED, "is none");
    if (given.err_at > token_count)
      return OutOfRange("verdict.err_at", given.err_at, token_count, "is beyond the message");
    ENTENTE_RETURN_IF_BAD(CheckDialect(given.dialect, "verdict.dialect"));
    const MessageCheck check{static_cast<Verdict>(given.verdict), given.level, given.err_at};
    const Message answer = ReplyTo(MessageOf(tokens, token_count), check, static_cast<Dialect>(given.dialect));
    return CopyMessage(answer, reply, capacity, length);
  });
}

entente_status entente_message_pass_on(const entente_token* tokens, size_t token_count, int32_t level,
                                       entente_token* press, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckMessage(tokens, token_count));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(press, capacity, length));
    return CopyMessage(PassedOn(MessageOf(tokens, token_count), level), press, capacity, length);
  });
}

entente_status entente_message_check_json(const entente_language* language, const char* json, size_t length,
                                          uint32_t kind, int32_t level, entente_text** result, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(CheckPlace(result, "result"));
    ENTENTE_RETURN_IF_BAD(NotNull({{language, "language"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(json, length, "json", text));
    ENTENTE_RETURN_IF_BAD(CheckKind(kind));
    const JsonCheck check{language->grammar, language->vocabulary, static_cast<MessageKind>(kind), level,
                          nullptr,           language->table};
    return GiveText(CheckMessageJson(text, check), result);
  });
}

entente_status entente_message_translate_json(const entente_language* language, const entente_language* to,
                                              const char* json, size_t length, uint32_t kind, int32_t level,
                                              entente_text** result, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(CheckPlace(result, "result"));
    ENTENTE_RETURN_IF_BAD(NotNull({{language, "language"}, {to, "to"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(json, length, "json", text));
    ENTENTE_RETURN_IF_BAD(CheckKind(kind));
    const Dialect from = language->grammar.dialect(), other = to->grammar.dialect();
    if (!(from == Dialect::kDpp && other == Dialect::k0167) && !(from == Dialect::k0167 && other == Dialect::kDpp)) {
      return Invalid("to", "and language are not DPP and DAIDE 0.167");
    }
    if (language->map->map != to->map->map) return Invalid("to", "is of another map");
    const JsonTranslation translation{to->vocabulary, language->tokens, *language->map->map, to->table};
    const JsonCheck check{language->grammar, language->vocabulary, static_cast<MessageKind>(kind), level,
                          &translation,      language->table};
    return GiveText(CheckMessageJson(text, check), result);
  });
}
