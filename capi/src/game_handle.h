// What stands behind entente_game.
#ifndef ENTENTE_CAPI_SRC_GAME_HANDLE_H_
#define ENTENTE_CAPI_SRC_GAME_HANDLE_H_

#include "game/game.h"
#include "guard.h"
#include "handles.h"

struct entente_game {
  entente_game(const entente_map* handle, const entente::RuleOptions& rules) : map(handle), game(handle->map, rules) {}
  entente_game(const entente_map* handle, const entente::Game& copied) : map(handle), game(copied) {}
  entente_game(const entente_map* handle, const entente::RuleOptions& rules, const entente::PositionView& start)
      : map(handle), game(handle->map, rules, start) {}

  const entente::capi::MapReference map;
  entente::Game game;
};

namespace entente::capi {

// A phase that was played, or the current one.
inline Outcome CheckReached(const entente_game* game, uint32_t phase) {
  ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
  const auto count = static_cast<uint32_t>(game->game.phase_count());
  if (phase > count) return OutOfRange("phase", phase, count, "was not reached");
  return {};
}

inline Outcome CheckPlayed(const entente_game* game, uint32_t phase) {
  ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
  const auto count = static_cast<uint32_t>(game->game.phase_count());
  if (phase < count) return {};
  if (count == 0) return OutOfBounds("phase", phase, 1, 0, "was not played");
  return OutOfRange("phase", phase, count - 1, "was not played");
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_GAME_HANDLE_H_
