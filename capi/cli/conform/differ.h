// Plays random boards with two engines and finds the smallest board on which they disagree. One thread.
#ifndef ENTENTE_CAPI_CLI_CONFORM_DIFFER_H_
#define ENTENTE_CAPI_CLI_CONFORM_DIFFER_H_

#include <functional>
#include <string>
#include <vector>

#include "conform/engine.h"

namespace entente::conform {

// Phases of random games: a phase object each, with orders. Of a game it takes one movement phase.
std::vector<Json> RandomBoards(const entente_map* map, const entente_rules* rules, uint64_t seed, uint32_t count,
                               std::string& error);

struct Difference {
  bool is_of_board;  // of units, or dislodged units; else of what is said about an order
  std::string text;
  std::string outcomes;  // of an order: what the engines say, without the order
};
// What differs between the answers of two engines to a phase. What one of them does not say cannot differ.
std::vector<Difference> Compare(const entente_map* map, const Json& phase, const Told& ours, const Told& theirs);

// Takes units away, lets units hold and leaves out the centers, as long as the engines disagree. `tries`: how many phases were played for that.
Json Smallest(Json phase, const std::function<bool(const Json&)>& disagree, int& tries);

// The phase without homes and without powers that have no units and no orders.
Json Shortened(Json phase);

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_DIFFER_H_
