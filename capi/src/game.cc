// Makes, plays, rewinds, forks and saves games.
#include "game/game.h"

#include <memory>
#include <optional>

#include "arguments.h"
#include "game_handle.h"
#include "records/game_json.h"
#include "records/game_snapshot.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// A position to start at; no value for NULL.
struct StartIn {
  const entente_map* map;
  const void* position;
  Outcome Check() const { return position == nullptr ? Outcome() : PositionIn{map, position}.Check(); }
  std::optional<PositionView> value() const {
    if (position == nullptr) return std::nullopt;
    return PositionView(*map->map, position);
  }
};

// A call on a game that may fail.
entente_status On(entente_game* game, Status (Game::*call)(), entente_error* error) {
  return Guard(error, In(game), [&]() { return (game->game.*call)(); });
}

}  // namespace

entente_status entente_game_new(const entente_map* game_map, const entente_rules* rules, const void* position,
                                entente_game** game, entente_error* error) {
  return Guard(error, HandleOut(game, "game"), In(game_map), StartIn{game_map, position}, RulesIn{game_map, rules},
               [&](const std::optional<PositionView>& start, const RuleOptions& chosen) {
                 *game = start.has_value() ? new entente_game(game_map, chosen, *start)
                                           : new entente_game(game_map, chosen);
               });
}

void entente_game_free(entente_game* game) { delete game; }

entente_status entente_game_fork(const entente_game* game, entente_game** copy, entente_error* error) {
  return Guard(error, HandleOut(copy, "copy"), In(game),
               [&]() { *copy = new entente_game(game->map.get(), game->game); });
}

entente_phase entente_game_phase_count(const entente_game* game) {
  return game == nullptr ? 0 : static_cast<uint32_t>(game->game.phase_count());
}

const entente_map* entente_game_map(const entente_game* game) { return game == nullptr ? nullptr : game->map.get(); }

entente_status entente_game_rules(const entente_game* game, entente_rules* rules, entente_error* error) {
  return Guard(error, In(game), StructOut(rules, "rules"), [&]() { return Give(RulesOf(game->game.rules()), rules); });
}

entente_status entente_game_position(const entente_game* game, entente_phase phase, void* position, size_t capacity,
                                     entente_error* error) {
  return Guard(error, ReachedPhase{game, phase}, PositionOut{game, position, capacity},
               [&](int number, PositionRef out) { out.CopyFrom(game->game.PositionAt(number)); });
}

entente_status entente_game_redo(entente_game* game, entente_error* error) { return On(game, &Game::Redo, error); }

entente_status entente_game_go_to(entente_game* game, entente_phase phase, entente_error* error) {
  return Guard(error, In(game), [&]() -> Outcome {
    const auto last = static_cast<uint64_t>(game->game.phase_count() + game->game.undone_count());
    ENTENTE_RETURN_IF_BAD(NumberIn{"phase", phase, last, "was neither played nor undone"}.Check());
    return game->game.GoTo(static_cast<int>(phase));
  });
}

entente_status entente_game_process(entente_game* game, entente_error* error) {
  return On(game, &Game::Process, error);
}

entente_status entente_game_undo(entente_game* game, entente_error* error) { return On(game, &Game::Undo, error); }

entente_status entente_game_save(const entente_game* game, entente_text** json, entente_error* error) {
  return Guard(error, HandleOut(json, "json"), In(game), [&]() { return GiveText(GameToJson(game->game), json); });
}

entente_status entente_game_save_binary(const entente_game* game, entente_text** bytes, entente_error* error) {
  return Guard(error, HandleOut(bytes, "bytes"), In(game),
               [&]() { return GiveText(GameToSnapshot(game->game), bytes); });
}

entente_status entente_game_load(const void* saved, size_t length, const entente_map* game_map, entente_game** game,
                                 entente_error* error) {
  return Guard(error, HandleOut(game, "game"), TextIn{saved, length, "saved"}, [&](std::string_view text) -> Outcome {
    const auto reader = LooksLikeSnapshot(text) ? &GameFromSnapshot : &GameFromJson;
    ENTENTE_ASSIGN(std::unique_ptr<Game> read, reader(text, game_map == nullptr ? nullptr : game_map->map));
    const MapReference reference = ReferenceFor(read->map_ref(), game_map);
    *game = new entente_game(reference.get(), *read);
    return {};
  });
}
