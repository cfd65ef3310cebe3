// Reads a phase of a document: its map, rules and position.
#ifndef ENTENTE_CAPI_CLI_PHASE_POSITION_H_
#define ENTENTE_CAPI_CLI_PHASE_POSITION_H_

#include <string>
#include <vector>

#include "handle.h"

namespace entente_cli {

// Keeps its memory between phases.
class PhasePosition {
 public:
  // False if the phase cannot be read: `error` says why.
  bool Read(entente_exchange* exchange, const entente_document* document, uint32_t phase, entente_error& error);

  const entente_map* map() const { return map_; }  // the exchange's
  const entente_rules& rules() const { return rules_; }
  const void* data() const { return words_.data(); }
  bool Describe(entente_position_info& info, entente_error& error) const;

 private:
  friend struct GameEnd;
  size_t bytes() const { return words_.size() * sizeof(uint64_t); }

  const entente_map* map_ = nullptr;
  entente_rules rules_ = Sized<entente_rules>();
  std::vector<uint64_t> words_;
};

// How a game stands at a position.
struct GameEnd {
  uint32_t end = ENTENTE_END_NONE;
  uint64_t winners = 0;
  std::string phase;  // the one to be played, or in which the game ended; "": the record does not say

  // `before`: the phase recorded before this one, "" if there is none. A game that is over, and whose record does not say
  // when it ended, is read as one that ended in the map's first phase: that phase counts only if it is `before`.
  bool Read(const PhasePosition& position, const std::string& before, entente_error& error);

  // "ended in F1905M: Austria and Italy win together", for a game that is over; `when`: " in F1905M".
  std::string Text(const entente_map* map, const std::string& when) const;
};

// The powers of a set, by number; their names, or ids.
std::vector<uint32_t> PowersIn(uint64_t powers);
std::vector<std::string> PowerNames(const entente_map* map, uint64_t powers);
std::vector<std::string> PowerIds(const entente_map* map, uint64_t powers);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_PHASE_POSITION_H_
