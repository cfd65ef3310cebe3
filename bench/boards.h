// The boards that benchmarks run over: JSON phases, read once, with their orders packed.
//   Immutable after reading; any threads.
#ifndef ENTENTE_BENCH_BOARDS_H_
#define ENTENTE_BENCH_BOARDS_H_

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "map/map.h"
#include "order/order.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente::bench {

struct Board {
  std::string line;  // the JSON phase
  Position position;
  std::vector<Order> orders;       // as given, without unreadable texts
  std::vector<std::string> texts;  // of `orders`
  std::vector<Order> legal;        // in a movement phase: the legal ones, normalised, one per unit
};

// Boards of one map, all under the same rules.
struct BoardSet {
  std::string name;
  MapRef map;
  RuleOptions rules;
  std::vector<Board> boards;
  size_t most_orders = 0;  // of one board
};

// Names of the stored sets: "opening", "midgame", "convoy", "endgame".
std::vector<std::string> StoredSetNames();

// Sets of the boards that a search for the worst one has found (find_worst_board): "worst" on the standard map,
// "worst_youngstown" on the largest shipped one.
std::vector<std::string> WorstSetNames();

// A stored set of either kind. Errors: as ReadBoards.
Result<BoardSet> StoredSet(std::string_view name);

// Reads a file of JSON phases, one a line. They must be on one map; a line that names none is on the standard map.
//   Errors: not found; invalid argument with the line's number.
Result<BoardSet> ReadBoards(const std::string& file_name, std::string_view set_name);

// The legal ones of `orders`, normalised; of several for one unit the first. Empty if it is no movement phase.
std::vector<Order> KeepLegal(const PositionView& position, const RuleOptions& rules, const std::vector<Order>& orders);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_BOARDS_H_
