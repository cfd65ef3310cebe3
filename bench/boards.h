// The boards of the benchmarks: JSON phases, read once, with packed orders.
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
  std::vector<Order> legal;        // in a movement phase: the legal orders, normalised, one for each unit
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

// Sets of boards found by the search for the worst board (find_worst_board): "worst" on the standard map,
// "worst_youngstown" on the largest shipped map.
std::vector<std::string> WorstSetNames();

// Reads a stored set of either kind. Errors: as ReadBoards.
Result<BoardSet> StoredSet(std::string_view name);

// Reads a file of JSON phases, one a line, all on one map; a line without a map is on the standard map.
//   Errors: not found; invalid argument with the line's number.
Result<BoardSet> ReadBoards(const std::string& file_name, std::string_view set_name);

// The legal orders of `orders`, normalised; the first of several for one unit. Empty outside a movement phase.
std::vector<Order> KeepLegal(const PositionView& position, const RuleOptions& rules, const std::vector<Order>& orders);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_BOARDS_H_
