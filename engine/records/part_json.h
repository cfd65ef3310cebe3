// Helps to read and write the parts of a saved game (game_parts.h): powers in lists and as keys, errors with path and place.
// Any threads; a reader is used by one at a time.
#ifndef ENTENTE_ENGINE_RECORDS_PART_JSON_H_
#define ENTENTE_ENGINE_RECORDS_PART_JSON_H_

#include <string>
#include <string_view>

#include "base/status.h"
#include "game/game.h"
#include "json/json_tape.h"
#include "json/json_writer.h"

namespace entente {

// The powers for which `has` is true.
template <typename Has>
PowerSet PowersThat(const Map& map, const Has& has) {
  PowerSet powers = 0;
  for (const PowerIndex power : map.powers()) powers |= has(power) ? SetOf(power) : 0;
  return powers;
}

// ["FRANCE","ITALY"]
void AppendPowers(const Map& map, PowerSet powers, JsonWriter& out);

// The base of the readers of parts. It keeps the first fault; after that every look-up finds nothing.
//   Errors: invalid argument with path and place in the text; the path begins with a dot or is empty, so that the name
//           of the part goes before it.
class PartReader {
 public:
  PartReader(const JsonTape& json, const Map& map) : json_(json), map_(map) {}

 protected:
  const JsonTape& json() const { return json_; }
  const Status& fault() const { return fault_; }

  // A member of the part; kNoJson if it is absent or of another kind than `kind`, which is a fault.
  JsonIndex Member(std::string_view name) const;
  JsonIndex Member(std::string_view name, JsonKind kind);
  // False if the value is of another kind, or after a fault.
  bool Expect(JsonIndex at, JsonKind kind);
  // The power of a text or key, by id, name or letter; kNoPower after a fault.
  PowerIndex Power(JsonIndex at, std::string_view name);

  // Calls visit(power, value) for {"FRANCE":value} under `name`. A power may occur once, by any of its names.
  template <typename Visit>
  void ForEachMember(std::string_view name, const Visit& visit) {
    const JsonIndex object = Member(name, JsonKind::kObject);
    if (object == kNoJson) return;
    PowerSet seen = 0;
    for (const JsonIndex member : json_.Children(object)) {
      const PowerIndex power = Power(member, json_[member].key.text);
      if (!fault_.ok()) return;
      if ((seen & SetOf(power)) != 0) return Fail(member, "the power stands twice");
      seen |= SetOf(power);
      visit(power, member);
    }
  }

  // Calls visit(at, power) for each text of a list.
  template <typename Visit>
  void ForEachPowerIn(JsonIndex list, const Visit& visit) {
    if (!Expect(list, JsonKind::kArray)) return;
    for (const JsonIndex item : json_.Children(list)) {
      const PowerIndex power = Expect(item, JsonKind::kString) ? Power(item, json_[item].text) : kNoPower;
      if (fault_.ok()) visit(item, power);
    }
  }

  void Check(JsonIndex at, const Status& status) {
    if (!status.ok()) Fail(at, std::string(status.message()));
  }
  void Fail(JsonIndex at, const std::string& message);

 private:
  const JsonTape& json_;
  const Map& map_;
  Status fault_;
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
