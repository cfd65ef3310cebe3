// Reads and writes the parts of a saved game (game_parts.h). Any threads; one thread at a time for a reader.
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

// The base class of the readers of parts. The path in an error is empty or begins with a dot: the caller puts the name of
// the part before it.
class PartReader : public ValueReader {
 public:
  PartReader(const JsonTape& json, const Map& map) : ValueReader(json, map, {"", "."}) {}
};

// Reads a part: parses the text and calls Reader(const JsonTape&, Game&).Read().
//   Errors: as JsonTape::ReadDocument, and those of the reader.
template <typename Reader>
Status ReadPart(std::string_view json, Game& game) {
  const Result<JsonTape> tree = JsonTape::ReadDocument(json);
  if (!tree.ok()) return tree.status();
  return Reader(*tree, game).Read();
}

// ---- The parts ----
//
// Each part has three functions: HasX tells whether a game has the part, AppendX writes it as an object, ReadX reads it
// into a game without it.
//   Errors: as JsonTape::ReadDocument; invalid argument with path and place in `json`: a value of the wrong kind or out of
//           range, an unknown power, a power given twice, a value that the game refuses.

// The draw vote: {"policy":"daide-pda","votes":{"FRANCE":["DRAW",["FRANCE","ITALY"]]},"concessions":{"FRANCE":"ITALY"}}.
// A game has this part if its policy is not that of a new game, or a power has voted. ReadVote refuses votes that decide a
// draw: they would have ended the game.
bool HasVote(const Game& game);
void AppendVote(const Game& game, JsonWriter& out);
Status ReadVote(std::string_view json, Game& game);

// The submissions for the current phase beside orders:
// {"waiting":["FRANCE"],"defaults":{"ITALY":["A ROM H"]},"allowed":{"TURKEY":["ITALY"]}}. "allowed" means here that Italy
// may order Turkey's units. A game that is over has "allowed" only.
bool HasSubmissions(const Game& game);
void AppendSubmissions(const Game& game, JsonWriter& out);
Status ReadSubmissions(std::string_view json, Game& game);

// The end rules that are on:
// {"last_survivor":true,"last_year":1910,"year_limit":"draw","stalemate_years":3,"phase_limit":40}.
bool HasEndRules(const Game& game);
void AppendEndRules(const Game& game, JsonWriter& out);
Status ReadEndRules(std::string_view json, Game& game);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_PART_JSON_H_
