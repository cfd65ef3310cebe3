// Checks the outlook of advice against plain enumeration: every combination of legal orders of the unknown units is
// adjudicated as a phase.
#ifndef ENTENTE_DATC_TESTS_ADVICE_OUTLOOK_CHECK_H_
#define ENTENTE_DATC_TESTS_ADVICE_OUTLOOK_CHECK_H_

#include <string>

#include "advice/outlook_finder.h"
#include "datc_tests/advice/random_plan.h"

namespace entente {

// Counts of the checks. Order successes and dislodgements count as "sure" if every combination gives the same answer.
struct OutlookCount {
  long boards = 0;
  long exact = 0;       // boards whose outlook said that it was exact
  long order_sets = 0;  // adjudicated by the enumeration
  long sure = 0;        // sure by enumeration, under the default rules
  long found = 0;       // of these, found by bounds alone
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
  // The fault of an outlook; empty if it has none.
  std::string FaultOf(const Outlook& outlook, const Outlook& seen) const;

  const Map& map_;
  Plan plan_;
  OutlookFinder finder_;
  SheetPhase phase_;
};

// Checks `boards` random boards, every second one under random rules.
OutlookCount CheckOutlooks(const Map& map, long boards, uint64_t seed);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_ADVICE_OUTLOOK_CHECK_H_
