// Holds what advice says of a plan against plain enumeration: every combination of legal orders of the unknown units,
// each adjudicated as a phase.
#ifndef ENTENTE_DATC_TESTS_ADVICE_OUTLOOK_CHECK_H_
#define ENTENTE_DATC_TESTS_ADVICE_OUTLOOK_CHECK_H_

#include <string>

#include "advice/outlook_finder.h"
#include "datc_tests/advice/random_plan.h"

namespace entente {

// How often what was asked. "Sure" is said of questions that only one answer is right for: whether an order succeeds,
// whether a unit is dislodged.
struct OutlookCount {
  long boards = 0;
  long exact = 0;       // boards of which the outlook said it was exact
  long order_sets = 0;  // that the enumeration adjudicated
  long sure = 0;        // sure by enumeration, under the default rules
  long found = 0;       // of these, those that bounds alone found
  long faults = 0;
  std::string first_fault;
};

class OutlookCheck {
 public:
  explicit OutlookCheck(const Map& map) : map_(map), plan_(map), finder_(map), phase_(map) {}

  void Check(const RandomPlan& plan, OutlookCount& count);

 private:
  Outlook Enumerate(const RandomPlan& plan, OutlookCount& count);
  void See(const PhaseResult& result, Outlook& seen) const;
  // What is wrong with an outlook; empty if nothing is.
  std::string FaultOf(const Outlook& outlook, const Outlook& seen) const;

  const Map& map_;
  Plan plan_;
  OutlookFinder finder_;
  SheetPhase phase_;
};

// Checks `boards` random boards, every second one under rules at random.
OutlookCount CheckOutlooks(const Map& map, long boards, uint64_t seed);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_ADVICE_OUTLOOK_CHECK_H_
