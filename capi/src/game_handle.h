// Defines the struct of entente_game, and checks phases of games as arguments.
#ifndef ENTENTE_CAPI_SRC_GAME_HANDLE_H_
#define ENTENTE_CAPI_SRC_GAME_HANDLE_H_

#include <memory>

#include "arguments.h"
#include "game/game.h"
#include "legal_orders/legal_orders.h"

struct entente_game {
  entente_game(const entente_map* handle, const entente::RuleOptions& rules) : map(handle), game(handle->map, rules) {}
  entente_game(const entente_map* handle, const entente::Game& copied) : map(handle), game(copied) {}
  entente_game(const entente_map* handle, const entente::RuleOptions& rules, const entente::PositionView& start)
      : map(handle), game(handle->map, rules, start) {}

  const entente::capi::MapReference map;
  entente::Game game;
  // Made by the first list of legal orders.
  mutable std::unique_ptr<entente::LegalOrderLister> lister;
};

namespace entente::capi {

// A phase that was played, or the current one. The value is its number.
struct ReachedPhase {
  const entente_game* game;
  uint32_t phase;
  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(In(game).Check());
    return NumberIn{"phase", phase, static_cast<uint64_t>(game->game.phase_count()), "was not reached"}.Check();
  }
  int value() const { return static_cast<int>(phase); }
};

// A phase that was played. The value is its number.
struct PlayedNumber {
  const entente_game* game;
  uint32_t phase;
  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(In(game).Check());
    const auto count = static_cast<uint64_t>(game->game.phase_count());
    if (count == 0) return OutOfBounds("phase", phase, 1, 0, "was not played");
    return NumberIn{"phase", phase, count - 1, "was not played"}.Check();
  }
  int value() const { return static_cast<int>(phase); }
};

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_GAME_HANDLE_H_
