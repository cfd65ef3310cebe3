// Computes the hash of a game so far: a chain with a link for every phase. Other programs can compute it from this
// description. Two records have the same hash if their maps, rules, positions and orders are the same, line by line.
//
//   h(0)     = FNV-1a (position_hash.h) of   <line of the first position> \n <rules> \n
//   h(n + 1) = FNV-1a of                     <h(n), 16 digits> \n <orders> <line of the next position> \n
//
// <rules>: the options that differ from the engine's default, as name=value, sorted by name, with commas; `-` if none do.
// <orders>: power by power in the sequence of the map. Each line is the power's word (position_line.h), a blank, the text
// (LineText) with %25 for each % and %0A for each line feed, and \n. A line with the power's word alone marks the beginning
// of another set of orders (4.D.1), and an empty last set.
//
// The end of a game by agreement is not a phase. It changes the last position, and so the last hash.
// One thread at a time per GameHash.
//   Source: capi/docs/lines.md; samples/hashes.txt.
#ifndef ENTENTE_ENGINE_RECORDS_GAME_HASH_H_
#define ENTENTE_ENGINE_RECORDS_GAME_HASH_H_

#include <cstdint>
#include <string>
#include <vector>

#include "lines/line_words.h"
#include "position/position.h"
#include "records/game_record.h"
#include "sheet/sheet_reader.h"

namespace entente {

// The text <rules> of the chain.
std::string RulesInHash(const RuleOptions& rules);

class GameHash {
 public:
  // `map` must outlive this.
  GameHash(const Map& map, const RuleOptions& rules);

  // Begins the chain with h(0) of a game that starts at this position.
  void Begin(const PositionView& start);
  // Adds a link: the orders of a phase of that type (powers in any sequence) and the position after it.
  void Add(PhaseType type, const OrderSheet& sheet, const PositionView& next);
  // Continues a chain from a known link: value() of another object for the same map and rules.
  void Resume(uint64_t value) { value_ = value; }

  uint64_t value() const { return value_; }

  // The text <orders> of the chain.
  std::string HandedIn(PhaseType type, const OrderSheet& sheet);

 private:
  const Map& map_;
  const RuleOptions rules_;
  const PowerWords powers_;
  const NormalForm names_;
  SheetReader reader_;
  uint64_t value_ = 0;
};

// The links of a record, from h(0) to the link of its last position. Empty for a record without phases. The orders of the
// last phase are in no link, because they have not been adjudicated.
std::vector<uint64_t> GameHashes(const GameRecord& record);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_GAME_HASH_H_
