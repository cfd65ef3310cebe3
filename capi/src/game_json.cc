// Games and maps as JSON.
#include "exchange/game_json.h"

#include <memory>

#include "buffers.h"
#include "game_handle.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// A handle of the game's map: the caller's, if that is the map.
MapReference ReferenceFor(const MapRef& map, const entente_map* given) {
  if (given != nullptr && given->map == map) return MapReference(given);
  return NewMapReference(map);
}

}  // namespace

entente_status entente_game_save(const entente_game* game, char* text, size_t capacity, size_t* length,
                                 entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    return CopyText(GameToJson(game->game), text, capacity, length);
  });
}

entente_status entente_game_load(const char* text, size_t length, const entente_map* map, entente_game** game,
                                 entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view json;
    ENTENTE_RETURN_IF_BAD(NotNull({{game, "game"}}));
    *game = nullptr;
    ENTENTE_RETURN_IF_BAD(TextArgument(text, length, "text", json));
    const absl::StatusOr<std::unique_ptr<Game>> read = GameFromJson(json, map == nullptr ? nullptr : map->map);
    if (!read.ok()) return read.status();
    const MapReference reference = ReferenceFor((*read)->map_ref(), map);
    *game = new entente_game(reference.get(), **read);
    return {};
  });
}
