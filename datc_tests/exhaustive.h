// Tries every order set on a small board and compares the resolver with the oracle. It compares everything that
// expected_outcome.h derives from the oracle's decisions: for each unit the reason of a failure, its destination, its
// dislodger and whether the dislodger came by sea; for each board the contested provinces; and that the cause of a
// failure is a possible one. Situations and properties check which of several possible causes is named.
#ifndef ENTENTE_DATC_TESTS_EXHAUSTIVE_H_
#define ENTENTE_DATC_TESTS_EXHAUSTIVE_H_

#include <string>

#include "datc_tests/small_boards.h"
#include "rules/rule_options.h"

namespace entente {

// Numbers of order sets: with one consistent outcome; circular movements over land; several outcomes that differ by sea
// (paradoxes and circular movements with a convoy); and none.
struct SolutionCounts {
  long unique = 0;
  long circular = 0;
  long several_by_sea = 0;
  long none = 0;

  long total() const { return unique + circular + several_by_sea + none; }
  friend bool operator==(const SolutionCounts&, const SolutionCounts&) = default;
};

struct Trial {
  SolutionCounts counts;
  long differences = 0;          // order sets on which the resolver and the oracle disagree
  std::string first_difference;  // the first of them, order by order
};

// Rules: the default, but "convoyed only if VIA is written", so that the order alone decides how an army moves.
Trial TryAllOrderSets(const SmallBoard& board);
// The sum over every way to give the units to fewer powers than there are units. No unit dislodges, or helps to
// dislodge, a unit of its own power.
Trial TryFewerPowers(const SmallBoard& board);

// The same under other choices of 4.A, with the general resolver only. `unique` counts the sets with one consistent
// outcome, `none` all others.
Trial TryAllOrderSetsUnder(const SmallBoard& board, const RuleOptions& rules);
Trial TryFewerPowersUnder(const SmallBoard& board, const RuleOptions& rules);

// Whole phases under any choices of 4.A, from lines as they are handed in. Every move by sea is also tried with each
// possible convoy path (4.A.6). The comparison includes the board after the phase and the retreats of dislodged units
// (4.A.5).
Trial TryAllPhasesUnder(const SmallBoard& board, const RuleOptions& rules);
Trial TryPhasesOfFewerPowersUnder(const SmallBoard& board, const RuleOptions& rules);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_EXHAUSTIVE_H_
