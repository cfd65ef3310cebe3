// A second opinion on retreats and civil disorder, written straight from the rules: small loops, no tables.
//   Source: DATC chapter 5 section 2 (retreats), 4.D.3, 4.D.6, 4.D.8 (the 2023 rule). Stateless; any threads.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_PLAIN_RULES_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_PLAIN_RULES_H_

#include <string>
#include <vector>

#include "datc_tests/properties/board_case.h"

namespace entente {

// Steps from each province to the nearest center that the power owns, counting every adjacency; 1000 if there is none.
std::vector<int> StepsToOwnCenters(const PositionView& position, PowerIndex power);

// The units of a power in the sequence of removals: farthest first, fleets before armies, then by long name, blanks and
// hyphens skipped.
std::vector<Unit> RemovalSequence(const PositionView& position, PowerIndex power);

// The long name of a province in letters only, lower case.
std::string PlainName(const Map& map, ProvinceIndex province);

// The differences between the engine and the plain rules; empty if there are none. In a retreats phase: the results of
// good orders, and the units on the board afterwards. In an adjustments phase: which removals are carried out, and
// which units every power loses by its orders and, if these are too few, by civil disorder.
std::string PlainDifference(const BoardCase& board, const Played& played);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_PLAIN_RULES_H_
