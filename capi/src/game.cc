// Games: submit, process, undo, fork, history.
#include "game/game.h"

#include <memory>

#include "arguments.h"
#include "buffers.h"
#include "game_handle.h"
#include "order/ambiguous_word.h"
#include "order/notation.h"
#include "results.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

void CopyPosition(const PositionView& from, void* to) { std::memcpy(to, from.block(), from.size()); }

Outcome CheckPlayed(const entente_game* game, uint32_t phase) {
  ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
  if (phase >= static_cast<uint32_t>(game->game.phase_count())) return Invalid("phase", "was not played");
  return {};
}

std::string_view WithoutBlanks(std::string_view line) {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
  while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
  return line;
}

// One order a line of `text` from byte `at`; the place of an error is that in the whole text.
absl::StatusOr<Order> ReadLine(const Game& game, PowerIndex power, std::string_view text, std::string_view line) {
  absl::Status status = CheckWords(game.map(), game.rules(), line);
  if (status.ok()) {
    const absl::StatusOr<ParsedOrder> parsed = ParseOrder(game.map(), game.position().phase_type(), power, line);
    if (parsed.ok()) return parsed->order;
    status = parsed.status();
  }
  const Place inside = PlaceOf(status).value_or(Place{});
  const auto start = static_cast<size_t>(line.data() - text.data());
  return ErrorAt(PlaceInText(text, start + inside.offset, inside.length), MessageOf(status));
}

absl::StatusOr<std::vector<Order>> ReadLines(const Game& game, PowerIndex power, std::string_view text) {
  std::vector<Order> orders;
  for (size_t start = 0; start < text.size();) {
    const size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = WithoutBlanks(text.substr(start, end - start));
    start = end + 1;
    if (line.empty() || line.front() == '#') continue;
    const absl::StatusOr<Order> order = ReadLine(game, power, text, line);
    if (!order.ok()) return order.status();
    orders.push_back(*order);
  }
  return orders;
}

}  // namespace

entente_status entente_game_new(const entente_map* map, const entente_rules* rules, entente_game** game,
                                entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {game, "game"}}));
    *game = nullptr;
    RuleOptions chosen;
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *map, chosen));
    *game = new entente_game(map, chosen);
    return {};
  });
}

entente_status entente_game_new_at(const entente_map* map, const entente_rules* rules, const void* position,
                                   entente_game** game, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {game, "game"}}));
    *game = nullptr;
    ENTENTE_RETURN_IF_BAD(CheckPosition(*map, position));
    RuleOptions chosen;
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *map, chosen));
    *game = new entente_game(map, chosen, PositionView(*map->map, position));
    return {};
  });
}

void entente_game_free(entente_game* game) { delete game; }

entente_status entente_game_fork(const entente_game* game, entente_game** copy, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}, {copy, "copy"}}));
    *copy = nullptr;
    *copy = new entente_game(game->map.get(), game->game);
    return {};
  });
}

entente_status entente_game_position(const entente_game* game, void* position, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
    CopyPosition(game->game.position(), position);
    return {};
  });
}

uint32_t entente_game_phase_count(const entente_game* game) {
  return game == nullptr ? 0 : static_cast<uint32_t>(game->game.phase_count());
}

const entente_map* entente_game_map(const entente_game* game) { return game == nullptr ? nullptr : game->map.get(); }

entente_status entente_game_submit(entente_game* game, uint32_t power, const entente_order* orders, size_t count,
                                   entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    if (orders == nullptr && count > 0) return Invalid("orders", "is NULL");
    if (count > kMaxOrders) return Refusal{ENTENTE_ERR_LIMIT, "count", "is too large"};
    return game->game.Submit(static_cast<PowerIndex>(power), OrdersOf(orders, count));
  });
}

entente_status entente_game_submit_text(entente_game* game, uint32_t power, const char* text, size_t length,
                                        entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view lines;
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    ENTENTE_RETURN_IF_BAD(TextArgument(text, length, "text", lines));
    const auto whose = static_cast<PowerIndex>(power);
    const absl::StatusOr<std::vector<Order>> orders = ReadLines(game->game, whose, lines);
    if (!orders.ok()) return orders.status();
    return game->game.Submit(whose, *orders);
  });
}

entente_status entente_game_orders(const entente_game* game, uint32_t power, entente_order* orders, size_t capacity,
                                   size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckPower(game->game.map(), power));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(orders, capacity, length));
    ArrayFiller<entente_order> filler(orders, capacity);
    for (const Order order : game->game.SubmittedOrders(static_cast<PowerIndex>(power))) filler.Add(order.bits());
    return filler.Finish(length);
  });
}

entente_status entente_game_process(entente_game* game, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    return game->game.Process();
  });
}

entente_status entente_game_undo(entente_game* game, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    return game->game.Undo();
  });
}

entente_status entente_game_results(const entente_game* game, uint32_t phase, entente_order_result* results,
                                    size_t result_size, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlayed(game, phase));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(results, capacity, length));
    ENTENTE_RETURN_IF_BAD(CheckResults(results, capacity, result_size));
    const std::vector<OrderResult>& played = game->game.played(static_cast<int>(phase)).results;
    *length = played.size();
    if (played.size() > capacity) return kTooSmall;
    WriteResults(played, result_size, results);
    return {};
  });
}

entente_status entente_game_events(const entente_game* game, uint32_t phase, entente_event* events, size_t capacity,
                                   size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlayed(game, phase));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(events, capacity, length));
    ArrayFiller<entente_event> filler(events, capacity);
    for (const PhaseEvent& event : game->game.played(static_cast<int>(phase)).events) filler.Add(EventOf(event));
    return filler.Finish(length);
  });
}

entente_status entente_game_position_at(const entente_game* game, uint32_t phase, void* position,
                                        entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    ENTENTE_RETURN_IF_BAD(CheckPositionMemory(position));
    if (phase > static_cast<uint32_t>(game->game.phase_count())) return Invalid("phase", "was not played");
    CopyPosition(game->game.PositionAt(static_cast<int>(phase)), position);
    return {};
  });
}
