// What stands behind entente_game.
#ifndef ENTENTE_CAPI_SRC_GAME_HANDLE_H_
#define ENTENTE_CAPI_SRC_GAME_HANDLE_H_

#include "game/game.h"
#include "handles.h"

struct entente_game {
  entente_game(const entente_map* handle, const entente::RuleOptions& rules) : map(handle), game(handle->map, rules) {}
  entente_game(const entente_map* handle, const entente::Game& copied) : map(handle), game(copied) {}
  entente_game(const entente_map* handle, const entente::RuleOptions& rules, const entente::PositionView& start)
      : map(handle), game(handle->map, rules, start) {}

  const entente::capi::MapReference map;
  entente::Game game;
};

#endif  // ENTENTE_CAPI_SRC_GAME_HANDLE_H_
