// Positions as lines, hashes of these lines, and the difference of two positions.
#include "lines/position_line.h"

#include "arguments.h"
#include "lines/position_hash.h"
#include "reports/difference_json.h"
#include "text_style.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

entente_status entente_position_write_line(const entente_map* game_map, const void* position, char* line,
                                           size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(game_map), PositionIn{game_map, position}, Buffer(line, capacity, length),
               [](PositionView view, auto& out) { return out.Copy(PositionLine(view)); });
}

entente_status entente_position_read_line(const entente_map* game_map, const char* line, size_t length, void* position,
                                          size_t capacity, entente_error* error) {
  return Guard(error, In(game_map), TextIn{line, length, "line"}, PositionOut{game_map, position, capacity},
               [](std::string_view text, PositionRef board) -> Outcome {
                 ENTENTE_ASSIGN(const Position read, PositionFromLine(board.map(), text));
                 board.CopyFrom(read.view());
                 return {};
               });
}

entente_status entente_position_hash(const entente_map* game_map, const void* position, uint64_t* hash,
                                     entente_error* error) {
  return Guard(error, In(game_map), Out(hash, "hash"), PositionIn{game_map, position},
               [&](PositionView view) { *hash = PositionHash(view); });
}

entente_status entente_position_difference(const entente_map* game_map, const void* before, const void* after,
                                           entente_text_form form, const entente_text_options* options,
                                           entente_text** text, entente_error* error) {
  return Guard(error, HandleOut(text, "text"), In(game_map), ShownPosition{game_map, before, "before"},
               ShownPosition{game_map, after, "after"}, TextFormIn{form}, TextOptionsIn{options},
               [&](PositionView from, PositionView to, const TextStyle& style) {
                 return GiveText(form == ENTENTE_TEXT_JSON ? DifferenceJson(from, to, style.voice)
                                                           : DifferenceText(from, to, style.voice),
                                 text);
               });
}
