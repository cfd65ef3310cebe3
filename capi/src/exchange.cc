// Reads JSON phases and games, and gives their results.
#include "exchange_handle.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// A call that takes one JSON phase and gives text.
template <typename Call>
entente_status TextForJson(entente_exchange* exchange, const TextIn& json, const entente_text_options* options,
                           entente_text** result, entente_error* error, const Call& call) {
  return Guard(error, HandleOut(result, "result"), In(exchange), json, TextOptionsIn{options},
               [&](std::string_view text, const TextStyle& style) {
                 exchange->exchange.Speak(style.voice);
                 return GiveText(call(text), result);
               });
}

// The handle of a map of the exchange. Each map has one handle.
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

entente_status entente_exchange_new(const entente_map* game_map, const entente_rules* rules,
                                    entente_exchange** exchange, entente_error* error) {
  return Guard(error, HandleOut(exchange, "exchange"), RulesOrNone{rules}, [&](const RulesOrNone& chosen) {
    ExchangeOptions options{nullptr, chosen.options, chosen.replaces};
    if (game_map != nullptr) options.map = game_map->map;
    *exchange = new entente_exchange(std::move(options));
  });
}

void entente_exchange_free(entente_exchange* exchange) { delete exchange; }

entente_status entente_exchange_leave_out(entente_exchange* exchange, entente_result_parts parts,
                                          entente_error* error) {
  return Guard(error, In(exchange), FlagsIn{"parts", parts, ENTENTE_PART_AFTER | ENTENTE_PART_POWERS}, [&]() {
    exchange->exchange.LeaveOut({(parts & ENTENTE_PART_AFTER) != 0, (parts & ENTENTE_PART_POWERS) != 0});
  });
}

entente_status entente_exchange_adjudicate(entente_exchange* exchange, const char* json, size_t length,
                                           const entente_text_options* options, entente_text** result,
                                           entente_error* error) {
  return TextForJson(exchange, {json, length, "json"}, options, result, error,
                     [&](std::string_view text) { return exchange->exchange.Adjudicate(text); });
}

entente_status entente_exchange_legal(entente_exchange* exchange, const char* json, size_t length,
                                      const entente_text_options* options, entente_text** result,
                                      entente_error* error) {
  return TextForJson(exchange, {json, length, "json"}, options, result, error,
                     [&](std::string_view text) { return exchange->exchange.Legal(text); });
}

entente_status entente_exchange_count_votes(entente_exchange* exchange, entente_draw_policy policy, const char* json,
                                            size_t length, const entente_text_options* options, entente_text** result,
                                            entente_error* error) {
  return TextForJson(exchange, {json, length, "json"}, options, result, error,
                     [&](std::string_view text) -> Result<std::string_view> {
                       if (policy >= kDrawPolicyCount)
                         return InvalidError("policy " + std::to_string(policy) + " is out of range: expected 0 to " +
                                             std::to_string(kDrawPolicyCount - 1));
                       return exchange->exchange.CountVotes(text, static_cast<DrawPolicy>(policy));
                     });
}

entente_status entente_exchange_error_json(entente_exchange* exchange, const char* json, size_t length,
                                           const entente_error* failure, entente_text** result) {
  return Guard(nullptr, HandleOut(result, "result"), In(exchange), TextIn{json, length, "json"},
               StructIn(failure, "failure"), [&](std::string_view text, const entente_error& given) -> Outcome {
                 const std::string_view message(given.message, strnlen(given.message, sizeof given.message));
                 const Place place{given.line, given.column, given.offset, given.length};
                 const char* status = entente_word(ENTENTE_WORDS_STATUS, given.status);
                 return GiveText(std::string(exchange->exchange.ErrorJson(text, status, message, place)), result);
               });
}

entente_status entente_exchange_adjudicate_phase(entente_exchange* exchange, const entente_document* document,
                                                 entente_phase phase, const entente_text_options* options,
                                                 entente_text** result, entente_error* error) {
  return Guard(error, HandleOut(result, "result"), In(exchange), DocumentPhase{document, phase}, TextOptionsIn{options},
               [&](const TextStyle& style) {
                 exchange->exchange.Speak(style.voice);
                 return GiveText(exchange->exchange.Adjudicate(document->document, phase), result);
               });
}

entente_status entente_exchange_legal_phase(entente_exchange* exchange, const entente_document* document,
                                            entente_phase phase, const entente_text_options* options,
                                            entente_text** result, entente_error* error) {
  return Guard(error, HandleOut(result, "result"), In(exchange), DocumentPhase{document, phase}, TextOptionsIn{options},
               [&](const TextStyle& style) {
                 exchange->exchange.Speak(style.voice);
                 return GiveText(exchange->exchange.Legal(document->document, phase), result);
               });
}

entente_status entente_exchange_read(entente_exchange* exchange, const entente_document* document, entente_phase phase,
                                     const entente_text_options* options, const entente_map** game_map,
                                     entente_rules* rules, void* position, size_t capacity, size_t* position_size,
                                     entente_error* error) {
  return Guard(error, HandleOut(game_map, "game_map", MayBeNull::kYes), In(exchange), DocumentPhase{document, phase},
               Out(position_size, "position_size"), StructOut(rules, "rules", MayBeNull::kYes), TextOptionsIn{options},
               [&](const TextStyle& style) -> Outcome {
                 exchange->exchange.Speak(style.voice);
                 if (capacity > 0) ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
                 const auto read = exchange->exchange.Read(document->document, phase);
                 if (!read.ok()) return read.status();
                 const PositionView& view = read->position;
                 ENTENTE_ASSIGN(const entente_map* handle, HandleOf(*exchange, view.map()));
                 *position_size = view.size();
                 if (view.size() > capacity) return TooSmall(capacity, view.size());
                 std::memcpy(position, view.block(), view.size());
                 if (game_map != nullptr) *game_map = handle;
                 return Give(RulesOf(read->rules), rules);
               });
}

entente_status entente_exchange_check(entente_exchange* exchange, const entente_document* document,
                                      const entente_text_options* options, entente_error* error) {
  return Guard(error, In(exchange), In(document), TextOptionsIn{options}, [&](const TextStyle& style) {
    exchange->exchange.Speak(style.voice);
    return exchange->exchange.Check(document->document);
  });
}
