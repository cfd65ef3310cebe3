// JSON phases and games in, results out.
#include "arguments.h"
#include "buffers.h"
#include "document_handle.h"
#include "exchange_handle.h"
#include "structs.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// A call on one JSON phase that gives text.
template <typename Call>
entente_status TextForJson(entente_exchange* exchange, const char* json, size_t length, entente_text** result,
                           entente_error* error, const Call& call) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(result, "result"));
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(json, length, "json", text));
    return GiveText(call(text), result);
  });
}

// A call on a phase of a document that gives text.
template <typename Call>
entente_status TextForPhase(entente_exchange* exchange, const entente_document* document, uint32_t phase,
                            const TextPlace& result, entente_error* error, const Call& call) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(result.text, result.name));
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}}));
    ENTENTE_RETURN_IF_BAD(CheckPhase(document, phase));
    return GiveText(call(), result.text);
  });
}

// The handle of a map of the exchange: one for each map, however often it is met.
Result<const entente_map*> HandleOf(entente_exchange& exchange, const Map& map) {
  for (const MapReference& known : exchange.maps) {
    if (known->map->fingerprint() == map.fingerprint()) return known.get();
  }
  Result<MapRef> shared = exchange.map;
  if (exchange.map == nullptr || exchange.map->fingerprint() != map.fingerprint()) {
    shared = exchange.exchange.MapNamed(map.name());
  }
  if (!shared.ok()) return shared.status();
  return exchange.maps.emplace_back(NewMapReference(*std::move(shared))).get();
}

}  // namespace

entente_status entente_exchange_new(const entente_map* map, const entente_rules* rules, entente_exchange** exchange,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(exchange, "exchange"));
    ExchangeOptions options;
    if (map != nullptr) options.map = map->map;
    if (rules != nullptr) {
      entente_rules loaded;
      ENTENTE_RETURN_IF_BAD(Load(rules, loaded, "rules"));
      ENTENTE_RETURN_IF_BAD(OptionsFrom(loaded, options.rules.emplace()));
    }
    *exchange = new entente_exchange(std::move(options));
    return {};
  });
}

void entente_exchange_free(entente_exchange* exchange) { delete exchange; }

entente_status entente_exchange_leave_out(entente_exchange* exchange, uint32_t parts, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}}));
    constexpr uint32_t kParts = ENTENTE_PART_AFTER | ENTENTE_PART_POWERS;
    if ((parts & ~kParts) != 0) return UnknownBits("parts", parts, kParts);
    exchange->exchange.LeaveOut({(parts & ENTENTE_PART_AFTER) != 0, (parts & ENTENTE_PART_POWERS) != 0});
    return {};
  });
}

entente_status entente_exchange_adjudicate(entente_exchange* exchange, const char* json, size_t length,
                                           entente_text** result, entente_error* error) {
  return TextForJson(exchange, json, length, result, error,
                     [&](std::string_view text) { return exchange->exchange.Adjudicate(text); });
}

entente_status entente_exchange_legal(entente_exchange* exchange, const char* json, size_t length,
                                      entente_text** result, entente_error* error) {
  return TextForJson(exchange, json, length, result, error,
                     [&](std::string_view text) { return exchange->exchange.Legal(text); });
}

entente_status entente_exchange_count_votes(entente_exchange* exchange, uint32_t policy, const char* json,
                                            size_t length, entente_text** result, entente_error* error) {
  return TextForJson(exchange, json, length, result, error, [&](std::string_view text) -> Result<std::string_view> {
    if (policy >= kDrawPolicyCount)
      return InvalidError("policy " + std::to_string(policy) + " is out of range: expected 0 to " +
                          std::to_string(kDrawPolicyCount - 1));
    return exchange->exchange.CountVotes(text, static_cast<DrawPolicy>(policy));
  });
}

entente_status entente_exchange_error_json(entente_exchange* exchange, const char* json, size_t length,
                                           const entente_error* failure, entente_text** result) {
  return Guard(nullptr, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(result, "result"));
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}, {failure, "failure"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(json, length, "json", text));
    entente_error told;
    ENTENTE_RETURN_IF_BAD(Load(failure, told, "failure"));
    const size_t message_length = strnlen(told.message, sizeof told.message);
    const Place place{told.line, told.column, told.offset, told.length};
    return GiveText(std::string(exchange->exchange.ErrorJson(text, entente_status_name(told.status),
                                                             {told.message, message_length}, place)),
                    result);
  });
}

entente_status entente_exchange_adjudicate_phase(entente_exchange* exchange, const entente_document* document,
                                                 uint32_t phase, entente_text** result, entente_error* error) {
  return TextForPhase(exchange, document, phase, {result, "result"}, error,
                      [&] { return exchange->exchange.Adjudicate(document->document, phase); });
}

entente_status entente_exchange_legal_phase(entente_exchange* exchange, const entente_document* document,
                                            uint32_t phase, entente_text** result, entente_error* error) {
  return TextForPhase(exchange, document, phase, {result, "result"}, error,
                      [&] { return exchange->exchange.Legal(document->document, phase); });
}

entente_status entente_exchange_read(entente_exchange* exchange, const entente_document* document, uint32_t phase,
                                     const entente_map** map, entente_rules* rules, void* position, size_t capacity,
                                     size_t* position_size, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    if (map != nullptr) *map = nullptr;
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}}));
    ENTENTE_RETURN_IF_BAD(CheckPhase(document, phase));
    ENTENTE_RETURN_IF_BAD(NotNull({{position_size, "position_size"}}));
    ENTENTE_RETURN_IF_BAD(CheckStruct(rules, "rules"));
    if (capacity > 0) ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
    const auto read = exchange->exchange.Read(document->document, phase);
    if (!read.ok()) return read.status();
    const PositionView& view = read->position;
    const Result<const entente_map*> handle = HandleOf(*exchange, view.map());
    if (!handle.ok()) return handle.status();
    *position_size = view.size();
    if (view.size() > capacity) return TooSmall(capacity, view.size());
    std::memcpy(position, view.block(), view.size());
    if (map != nullptr) *map = *handle;
    if (rules != nullptr) StoreStruct(RulesOf(read->rules), rules);
    return {};
  });
}

entente_status entente_exchange_check(entente_exchange* exchange, const entente_document* document,
                                      entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{exchange, "exchange"}, {document, "document"}}));
    return exchange->exchange.Check(document->document);
  });
}
