// Tries every order set on a small board: the resolver against the oracle. Compared is all that expected_outcome.h
// derives from the oracle's decisions: of each unit the reason why its order failed, where it went, its dislodger and
// whether that came by sea; of each board the contested provinces; and that the cause of a failure is a unit that may
// be named for it. Which of several such units is named is the business of the situations and properties.
#ifndef ENTENTE_DATC_TESTS_EXHAUSTIVE_H_
#define ENTENTE_DATC_TESTS_EXHAUSTIVE_H_

#include <string>

#include "datc_tests/small_boards.h"
#include "rules/rule_options.h"

namespace entente {

// How many order sets have one consistent outcome, are circular movements over land, have several outcomes that differ
// by sea (paradoxes and circular movements with a convoy), or none.
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
  long differences = 0;          // order sets on which the resolver and the oracle disagree in anything
  std::string first_difference;  // the first of them, order by order
};

// Rules: the default, but "convoyed only if VIA is written", so that the order alone says how an army goes.
Trial TryAllOrderSets(const SmallBoard& board);
// The same for every way to hand the units to fewer powers than there are units, added up: no unit dislodges one of its
// own power, nor helps to.
Trial TryFewerPowers(const SmallBoard& board);

// The same under other choices of 4.A, of the general resolver alone. `unique` counts the sets with one consistent
// outcome, `none` all others.
Trial TryAllOrderSetsUnder(const SmallBoard& board, const RuleOptions& rules);
Trial TryFewerPowersUnder(const SmallBoard& board, const RuleOptions& rules);

// Whole phases under any choices of 4.A, from lines as they are handed in: every move by sea also with each convoy path
// that could be written (4.A.6). Compared are also the board after the phase and where dislodged units may go (4.A.5).
Trial TryAllPhasesUnder(const SmallBoard& board, const RuleOptions& rules);
Trial TryPhasesOfFewerPowersUnder(const SmallBoard& board, const RuleOptions& rules);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_EXHAUSTIVE_H_
