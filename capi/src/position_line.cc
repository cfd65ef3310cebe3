// Positions as lines, the numbers of these, and what changed between two.
#include "exchange/position_line.h"

#include "arguments.h"
#include "buffers.h"
#include "exchange/difference_json.h"
#include "exchange/position_hash.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// Both positions need not be sound: one may be that straight after a phase.
Outcome CheckTwo(const entente_map* map, const void* before, const void* after) {
  ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {before, "before"}, {after, "after"}}));
  ENTENTE_RETURN_IF_BAD(CheckShownPosition(*map, before));
  return CheckShownPosition(*map, after);
}

}  // namespace

entente_status entente_position_write_line(const entente_map* map, const void* position, char* line, size_t capacity,
                                           size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(CheckPosition(*map, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(line, capacity, length));
    return CopyText(PositionLine(PositionView(*map->map, position)), line, capacity, length);
  });
}

entente_status entente_position_read_line(const entente_map* map, const char* line, size_t length, void* position,
                                          size_t capacity, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    std::string_view text;
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(TextArgument(line, length, "line", text));
    ENTENTE_RETURN_IF_BAD(CheckPositionRoom(*map->map, position, capacity));
    const Result<Position> read = PositionFromLine(*map->map, text);
    if (!read.ok()) return read.status();
    PositionRef(*map->map, position).CopyFrom(read->view());
    return {};
  });
}

entente_status entente_position_line_hash(const entente_map* map, const void* position, uint64_t* hash,
                                          entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {hash, "hash"}}));
    ENTENTE_RETURN_IF_BAD(CheckPosition(*map, position));
    *hash = PositionHash(PositionView(*map->map, position));
    return {};
  });
}

entente_status entente_position_board_hash(const entente_map* map, const void* position, uint64_t* hash,
                                           entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {hash, "hash"}}));
    ENTENTE_RETURN_IF_BAD(CheckShownPosition(*map, position));
    *hash = BoardHash(PositionView(*map->map, position));
    return {};
  });
}

entente_status entente_position_difference(const entente_map* map, const void* before, const void* after,
                                           uint32_t names, entente_text** text, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(text, "text"));
    ENTENTE_RETURN_IF_BAD(CheckTwo(map, before, after));
    if (names > 1) return OutOfRange("names", names, 1);
    const Naming naming = names == 1 ? Naming::kFull : Naming::kIds;
    return GiveText(DifferenceText(PositionView(*map->map, before), PositionView(*map->map, after), naming), text);
  });
}

entente_status entente_position_difference_json(const entente_map* map, const void* before, const void* after,
                                                entente_text** json, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(json, "json"));
    ENTENTE_RETURN_IF_BAD(CheckTwo(map, before, after));
    return GiveText(DifferenceJson(PositionView(*map->map, before), PositionView(*map->map, after)), json);
  });
}
