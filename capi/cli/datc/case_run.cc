#include "case_run.h"

#include <set>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "compare.h"

namespace entente::datc {
namespace {

bool CanRetreat(const CasePhase& phase) {
  return absl::c_any_of(phase.to_retreat, [](const CaseDislodged& one) { return !one.retreats.empty(); });
}

class Run {
 public:
  Run(const std::string& file, const Rules& rules, Judge& judge) : file_(file), rules_(rules), judge_(judge) {}

  CaseVerdict Play(const std::vector<CasePhase>& phases) {
    for (const CasePhase& phase : phases) {
      // If no dislodged unit can retreat, the engine skips the retreat phase.
      if (phase.continues && CanRetreat(phase)) {
        Compare(phase, judge_.GoOn(phase.kind), " (going on from before)");
      }
      verdict_.answers.push_back(Compare(phase, judge_.Place(rules_, phase), ""));
      CompareDue(phase);
      // The sequence of orders matters in adjustments alone (4.D.4 to 4.D.6).
      if (phase.kind != PhaseKind::kAdjustment) {
        Compare(phase, judge_.Place(rules_, phase), " (orders given in reverse)", true);
      }
      // Restore the state for GoOn: adjudicate the orders in their stated sequence again.
      if (phase.kind == PhaseKind::kMovement && judge_.Place(rules_, phase).empty()) judge_.Adjudicate(phase.orders);
    }
    return std::move(verdict_);
  }

 private:
  // Adjudicates the orders, unless `error` is set, and reports each difference once. The results in the answer have the
  // sequence of phase.orders.
  Answer Compare(const CasePhase& phase, const std::string& error, const std::string& how, bool in_reverse = false) {
    std::vector<CaseOrder> orders = phase.orders;
    if (in_reverse) absl::c_reverse(orders);
    Answer answer;
    answer.error = error;
    if (error.empty()) answer = judge_.Adjudicate(orders);
    if (in_reverse) absl::c_reverse(answer.orders);
    for (const std::string& difference : Differences(file_, phase, answer)) {
      if (known_.insert(difference).second) verdict_.differences.push_back(difference + how);
    }
    return answer;
  }

  // Compares the builds or removals due. A positive count may be lower than stated: the engine counts the builds that a power
  // can carry out, and too few of its home centers may be vacant.
  void CompareDue(const CasePhase& phase) {
    for (const CaseDue& due : phase.due) {
      const int count = judge_.Due(due.power).value_or(due.count);
      if (due.count < 0 ? count == due.count : count >= 0 && count <= due.count) continue;
      verdict_.differences.push_back(
          absl::StrCat(file_, ":", phase.line, ": ", count, " due to ", due.power, ", not ", due.count));
    }
  }

  const std::string& file_;
  const Rules& rules_;
  Judge& judge_;
  std::set<std::string> known_;
  CaseVerdict verdict_;
};

}  // namespace

CaseVerdict RunCase(const std::string& file, const Rules& rules, const std::vector<CasePhase>& phases, Judge& judge) {
  return Run(file, rules, judge).Play(phases);
}

}  // namespace entente::datc
