// Games: submit, process, undo, fork, history.
#include "game/game.h"

#include <memory>

#include "arguments.h"
#include "buffers.h"
#include "game_handle.h"
#include "order/sheet_reader.h"
#include "order/sheet_rules.h"
#include "results.h"
#include "structs.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

void CopyPosition(const PositionView& from, void* to) { std::memcpy(to, from.block(), from.size()); }

Outcome CheckPlayed(const entente_game* game, uint32_t phase) {
  ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
  if (phase >= static_cast<uint32_t>(game->game.phase_count())) return Invalid("phase", "was not played");
  return {};
}

// The sheet that line `index` of a phase lies in, and where; none beyond the last line.
const OrderSheet* SheetOf(const Game& game, uint32_t phase, size_t& index) {
  if (phase < static_cast<uint32_t>(game.phase_count())) {
    const OrderSheet& sheet = game.played(static_cast<int>(phase)).sheet;
    return index < sheet.size() ? &sheet : nullptr;
  }
  for (int p = 0; p < game.map().power_count(); ++p) {
    const OrderSheet& sheet = game.Submitted(static_cast<PowerIndex>(p));
    if (index < sheet.size()) return &sheet;
    index -= sheet.size();
  }
  return nullptr;
}

Outcome FindLine(const entente_game* game, uint32_t phase, uint32_t index, SheetLine& line) {
  ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
  if (phase > static_cast<uint32_t>(game->game.phase_count())) return Invalid("phase", "was not played");
  size_t at = index;
  const OrderSheet* sheet = SheetOf(game->game, phase, at);
  if (sheet == nullptr) return Refusal{ENTENTE_ERR_NOT_FOUND, "index", "is beyond the last line"};
  line = (*sheet)[at];
  return {};
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
    SheetReader reader(game->map->names, game->game.rules(), game->game.position().phase_type());
    OrderSheet sheet;
    reader.ReadLines(whose, lines, sheet);
    return game->game.Submit(whose, std::move(sheet));
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

uint32_t entente_game_line_count(const entente_game* game, uint32_t phase) {
  if (game == nullptr || phase > static_cast<uint32_t>(game->game.phase_count())) return 0;
  if (phase < static_cast<uint32_t>(game->game.phase_count())) {
    return static_cast<uint32_t>(game->game.played(static_cast<int>(phase)).sheet.size());
  }
  size_t count = 0;
  for (int p = 0; p < game->game.map().power_count(); ++p) {
    count += game->game.Submitted(static_cast<PowerIndex>(p)).size();
  }
  return static_cast<uint32_t>(count);
}

entente_status entente_game_line(const entente_game* game, uint32_t phase, uint32_t index, entente_line* line,
                                 entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    SheetLine found;
    ENTENTE_RETURN_IF_BAD(FindLine(game, phase, index, found));
    ENTENTE_RETURN_IF_BAD(NotNull({{line, "line"}}));
    entente_line told{};
    told.power = found.power;
    told.set = found.set;
    told.is_written = found.is_written ? 1 : 0;
    told.is_readable = found.is_readable ? 1 : 0;
    told.unit_nation = found.unit_nation;
    told.third_nation = found.third_nation;
    told.written = WrittenFlagsOf(game->game.PositionAt(static_cast<int>(phase)), found);
    told.fault_offset = found.place.offset;
    told.fault_length = found.place.length;
    told.order = found.order.bits();
    return Store(told, line, "line");
  });
}

entente_status entente_game_line_text(const entente_game* game, uint32_t phase, uint32_t index, char* text,
                                      size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    SheetLine found;
    ENTENTE_RETURN_IF_BAD(FindLine(game, phase, index, found));
    return CopyText(found.text, text, capacity, length);
  });
}

entente_status entente_game_line_fault(const entente_game* game, uint32_t phase, uint32_t index, char* text,
                                       size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    SheetLine found;
    ENTENTE_RETURN_IF_BAD(FindLine(game, phase, index, found));
    return CopyText(found.why, text, capacity, length);
  });
}

entente_status entente_game_line_path(const entente_game* game, uint32_t phase, uint32_t index, uint16_t* locations,
                                      size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    SheetLine found;
    ENTENTE_RETURN_IF_BAD(FindLine(game, phase, index, found));
    return CopyArray(found.path, locations, capacity, length);
  });
}
