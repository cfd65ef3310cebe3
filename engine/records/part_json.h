// Reads and writes the parts of a saved game (game_parts.h). Any threads; a reader is used by one at a time.
#ifndef ENTENTE_ENGINE_RECORDS_PART_JSON_H_
#define ENTENTE_ENGINE_RECORDS_PART_JSON_H_

#include <string_view>

#include "base/status.h"
#include "game/game.h"
#include "json/json_tape.h"
#include "json/json_writer.h"
#include "phase_json/value_reader.h"

namespace entente {

// The powers for which `has` is true.
template <typename Has>
PowerSet PowersThat(const Map& map, const Has& has) {
  PowerSet powers = 0;
  for (const PowerIndex power : map.powers()) powers |= has(power) ? SetOf(power) : 0;
  return powers;
}

// The base of the readers of parts. Paths in errors begin with a dot or are empty, so that the name of the part goes before.
class PartReader : public ValueReader {
 public:
  PartReader(const JsonTape& json, const Map& map) : ValueReader(json, map, {"", "."}) {}
};

// Reads a part with a Reader(const JsonTape&, Game&) that has Read().
//   Errors: as JsonTape::ReadDocument, and those of the reader.
template <typename Reader>
Status ReadPart(std::string_view json, Game& game) {
  const Result<JsonTape> tree = JsonTape::ReadDocument(json);
  if (!tree.ok()) return tree.status();
  return Reader(*tree, game).Read();
}

// ---- The parts ----
//
// Three functions each: whether a game has the part; writing it; reading it into a game that has none.
//   Errors: as JsonTape::ReadDocument; invalid argument with path and place in `json`: a value of the wrong kind or out of
//           range, an unknown power or one that occurs twice, a value that the game refuses.

// The draw vote: {"policy":"daide-pda","votes":{"FRANCE":["DRAW",["FRANCE","ITALY"]]},"concessions":{"FRANCE":"ITALY"}}.
// A game has one if its policy is not that of a new game, or a power has voted. Votes that decide a draw are refused: they
// would have ended the game.
bool HasVote(const Game& game);
void AppendVote(const Game& game, JsonWriter& out);
Status ReadVote(std::string_view json, Game& game);

// What is handed in for the current phase beside orders, and which power may order the units of another:
// {"waiting":["FRANCE"],"defaults":{"ITALY":["A ROM H"]},"allowed":{"TURKEY":["ITALY"]}}: ITALY may order TURKEY's units. A
// game that is over has "allowed" alone.
bool HasSubmissions(const Game& game);
void AppendSubmissions(const Game& game, JsonWriter& out);
Status ReadSubmissions(std::string_view json, Game& game);

// The end rules, without those that are off:
// {"last_survivor":true,"last_year":1910,"year_limit":"draw","stalemate_years":3}.
bool HasEndRules(const Game& game);
void AppendEndRules(const Game& game, JsonWriter& out);
Status ReadEndRules(std::string_view json, Game& game);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_PART_JSON_H_
