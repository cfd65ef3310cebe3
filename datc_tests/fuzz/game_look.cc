#include "game_look.h"

#include <vector>

namespace entente_fuzz {
namespace {

// Reads a played phase with all calls that describe it.
void LookAtPlayed(const entente_game* game, uint32_t phase) {
  auto summary = Sized<entente_phase_summary>();
  Expect(entente_game_summary(game, phase, &summary, nullptr) == ENTENTE_OK, "a played phase has no summary");
  std::vector<entente_order_result> results(summary.result_count);
  std::vector<entente_event> events(summary.event_count);
  size_t length = 0;
  Expect(entente_game_results(game, phase, results.data(), sizeof(entente_order_result), results.size(), &length,
                              nullptr) == ENTENTE_OK &&
             length == results.size(),
         "the summary tells another number of results");
  Expect(entente_game_line_count(game, phase) <= length, "a line without a result");
  Expect(entente_game_events(game, phase, events.data(), events.size(), &length, nullptr) == ENTENTE_OK &&
             length == events.size(),
         "the summary tells another number of events");
}

// The orders that each power would play in the current phase: its own or its default orders.
std::string PlayedOrders(const entente_game* game) {
  const uint32_t phase = entente_game_phase_count(game);
  auto info = Sized<entente_map_info>();
  Expect(entente_map_describe(entente_game_map(game), &info, nullptr) == ENTENTE_OK, "a game has no map");
  std::string all;
  for (uint32_t power = 0; power < info.power_count; ++power) {
    std::string orders =
        LongTextOf([&](entente_text** text) { return entente_game_orders_text(game, phase, power, 0, text, nullptr); });
    if (orders.empty()) {
      orders = LongTextOf([&](entente_text** text) {
        return entente_game_orders_text(game, entente_game_phase_count(game), power, 1, text, nullptr);
      });
    }
    all += orders + ";";
  }
  return all;
}

}  // namespace

std::string SavedText(const entente_game* game) {
  return LongTextOf([&](entente_text** text) { return entente_game_save(game, text, nullptr); });
}

std::string SavedBytes(const entente_game* game) {
  return LongTextOf([&](entente_text** bytes) { return entente_game_save_binary(game, bytes, nullptr); });
}

void LookBack(const entente_game* game) {
  const entente_map* map = entente_game_map(game);
  PositionMemory position = PositionFor(map);
  auto info = Sized<entente_position_info>();
  for (uint32_t i = 0; i < entente_game_phase_count(game) && i < 8; ++i) {
    Expect(entente_game_position(game, i, position.data(), BytesOf(position), nullptr) == ENTENTE_OK,
           "a phase has no position");
    Expect(entente_position_check(map, position.data(), nullptr) == ENTENTE_OK, "a position of a game is unsound");
    Expect(entente_game_after(game, i, position.data(), BytesOf(position), nullptr) == ENTENTE_OK,
           "a played phase leads nowhere");
    Expect(entente_position_describe(map, position.data(), &info, nullptr) == ENTENTE_OK,
           "the position after a phase cannot be looked at");
    LookAtPlayed(game, i);
  }
}

void GoForthAndBack(entente_game* game) {
  const std::string orders = PlayedOrders(game);
  auto error = Sized<entente_error>();
  if (!Checked(entente_game_process(game, &error), error)) {
    Expect(error.status == ENTENTE_ERR_WRONG_PHASE, "a loaded game does not go on");
    return;
  }
  Expect(entente_game_undo(game, nullptr) == ENTENTE_OK, "a phase cannot be taken back");
  Expect(PlayedOrders(game) == orders, "a phase forth and back changed the orders");
  const std::string once = SavedBytes(game);
  Expect(entente_game_process(game, nullptr) == ENTENTE_OK, "a phase that was taken back is not played again");
  Expect(entente_game_undo(game, nullptr) == ENTENTE_OK, "a phase cannot be taken back twice");
  Expect(SavedBytes(game) == once, "a phase forth and back changed the game");
}

}  // namespace entente_fuzz
