// Computes one number for a game so far: a chain with a link for every phase, which any program can compute again. Two records
// have the same number if they begin alike and all lines that were handed in, and all positions, are the same.
//
//   h(0)     = FNV-1a (position_hash.h) of   <line of the first position> \n <rules> \n
//   h(n + 1) = FNV-1a of                     <h(n), 16 digits> \n <what was handed in> <line of the next position> \n
//
// <rules>: what differs from the engine's default, name=value, sorted by name, commas between; `-` for nothing.
// <what was handed in>: power by power in the sequence of the map, for each line the power's word (position_line.h), a
// blank, the text (LineText) with %25 for each % and %0A for each line feed, and \n. Where another set of orders of a
// power begins (4.D.1), and where the last one is empty, the power's word and \n alone.
//
// The end of a game by agreement is not a phase: it changes the last position, and so the last number.
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

// <rules> of the chain.
std::string RulesInHash(const RuleOptions& rules);

class GameHash {
 public:
  // `map` outlives the object.
  GameHash(const Map& map, const RuleOptions& rules);

  // h(0) of a game that starts here.
  void Begin(const PositionView& start);
  // The next link: what was handed in for a phase of that type, its powers in any sequence, and the position it led to.
  void Add(PhaseType type, const OrderSheet& sheet, const PositionView& next);
  // Goes on behind a link that is known: value() of another object for the same map and rules.
  void Resume(uint64_t value) { value_ = value; }

  uint64_t value() const { return value_; }

  // <what was handed in>.
  std::string HandedIn(PhaseType type, const OrderSheet& sheet);

 private:
  const Map& map_;
  const RuleOptions rules_;
  const PowerWords powers_;
  const NormalForm names_;
  SheetReader reader_;
  uint64_t value_ = 0;
};

// The links of a record, h(0) to that of its last position; none for a record without phases. The lines that are handed in for
// the last position are in none of them, because they have not been processed.
std::vector<uint64_t> GameHashes(const GameRecord& record);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_GAME_HASH_H_
