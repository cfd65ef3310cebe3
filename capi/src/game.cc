// Games: made, played, taken back, forked, saved.
#include "game/game.h"

#include <memory>

#include "arguments.h"
#include "buffers.h"
#include "exchange/game_json.h"
#include "exchange/game_snapshot.h"
#include "game_handle.h"
#include "structs.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

using GameReader = Result<std::unique_ptr<Game>> (*)(std::string_view, MapRef);

entente_status LoadSaved(const char* saved, size_t length, const char* name, GameReader reader, const entente_map* map,
                         entente_game** game, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(game, "game"));
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(TextArgument(saved, length, name, text));
    const Result<std::unique_ptr<Game>> read = reader(text, map == nullptr ? nullptr : map->map);
    if (!read.ok()) return read.status();
    const MapReference reference = ReferenceFor((*read)->map_ref(), map);
    *game = new entente_game(reference.get(), **read);
    return {};
  });
}

}  // namespace

entente_status entente_game_new(const entente_map* map, const entente_rules* rules, entente_game** game,
                                entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(game, "game"));
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    RuleOptions chosen;
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *map, chosen));
    *game = new entente_game(map, chosen);
    return {};
  });
}

entente_status entente_game_new_at(const entente_map* map, const entente_rules* rules, const void* position,
                                   entente_game** game, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(game, "game"));
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
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
    ENTENTE_RETURN_IF_BAD(CheckPlace(copy, "copy"));
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    *copy = new entente_game(game->map.get(), game->game);
    return {};
  });
}

uint32_t entente_game_phase_count(const entente_game* game) {
  return game == nullptr ? 0 : static_cast<uint32_t>(game->game.phase_count());
}

const entente_map* entente_game_map(const entente_game* game) { return game == nullptr ? nullptr : game->map.get(); }

entente_status entente_game_rules(const entente_game* game, entente_rules* rules, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}, {rules, "rules"}}));
    return Store(RulesOf(game->game.rules()), rules, "rules");
  });
}

entente_status entente_game_position(const entente_game* game, uint32_t phase, void* position, size_t capacity,
                                     entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckReached(game, phase));
    return CopyPosition(game->game.PositionAt(static_cast<int>(phase)), position, capacity);
  });
}

entente_status entente_game_redo(entente_game* game, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    return game->game.Redo();
  });
}

uint32_t entente_game_undone_count(const entente_game* game) {
  return game == nullptr ? 0 : static_cast<uint32_t>(game->game.undone_count());
}

entente_status entente_game_go_to(entente_game* game, uint32_t phase, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    const auto last = static_cast<uint32_t>(game->game.phase_count()) + entente_game_undone_count(game);
    if (phase > last) return OutOfRange("phase", phase, last, "was neither played nor undone");
    return game->game.GoTo(static_cast<int>(phase));
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

entente_status entente_game_save(const entente_game* game, entente_text** json, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(json, "json"));
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    return GiveText(GameToJson(game->game), json);
  });
}

entente_status entente_game_load(const char* json, size_t length, const entente_map* map, entente_game** game,
                                 entente_error* error) {
  return LoadSaved(json, length, "json", &GameFromJson, map, game, error);
}

entente_status entente_game_save_binary(const entente_game* game, entente_text** bytes, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(bytes, "bytes"));
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    return GiveText(GameToSnapshot(game->game), bytes);
  });
}

entente_status entente_game_load_binary(const char* bytes, size_t length, const entente_map* map, entente_game** game,
                                        entente_error* error) {
  return LoadSaved(bytes, length, "bytes", &GameFromSnapshot, map, game, error);
}
