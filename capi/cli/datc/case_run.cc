#include "case_run.h"

#include <algorithm>
#include <set>

#include "absl/strings/str_cat.h"
#include "compare.h"

namespace entente::datc {
namespace {

std::vector<OrderText> OrdersOf(const CasePhase& phase) {
  std::vector<OrderText> orders;
  for (const CaseOrder& order : phase.orders) orders.push_back({order.power, order.text});
  return orders;
}

bool CanRetreat(const CasePhase& phase) {
  return std::any_of(phase.to_retreat.begin(), phase.to_retreat.end(),
                     [](const CaseDislodged& dislodged) { return !dislodged.retreats.empty(); });
}

class Run {
 public:
  Run(const std::string& file, const Rules& rules, Judge& judge) : file_(file), rules_(rules), judge_(judge) {}

  CaseVerdict Play(const std::vector<CasePhase>& phases) {
    for (const CasePhase& phase : phases) {
      // Where no dislodged unit has a place to go, the engine has no retreat phase to reach.
      if (phase.continues && CanRetreat(phase)) Compare(phase, judge_.GoOn(phase.kind), " (going on from before)");
      verdict_.answers.push_back(Compare(phase, PlaceStart(phase), ""));
      CompareDue(phase);
      // The sequence of orders counts in adjustments alone (4.D.4 to 4.D.6).
      if (phase.kind != PhaseKind::kAdjustment) CompareReversed(phase);
      // Leave the engine where the next phase goes on.
      if (phase.kind == PhaseKind::kMovement && PlaceStart(phase).empty()) judge_.Adjudicate(OrdersOf(phase));
    }
    return std::move(verdict_);
  }

 private:
  std::string PlaceStart(const CasePhase& phase) {
    return judge_.Place(rules_, {phase.kind, phase.units, phase.to_retreat, phase.centers});
  }

  Answer Compare(const CasePhase& phase, const std::string& error, const std::string& how) {
    Answer answer;
    answer.error = error;
    if (error.empty()) answer = judge_.Adjudicate(OrdersOf(phase));
    Note(phase, answer, how);
    return answer;
  }

  void CompareReversed(const CasePhase& phase) {
    std::vector<OrderText> orders = OrdersOf(phase);
    std::reverse(orders.begin(), orders.end());
    Answer answer;
    answer.error = PlaceStart(phase);
    if (answer.error.empty()) answer = judge_.Adjudicate(orders);
    std::reverse(answer.orders.begin(), answer.orders.end());
    Note(phase, answer, " (orders given in reverse)");
  }

  // Each difference is reported once.
  void Note(const CasePhase& phase, const Answer& answer, const std::string& how) {
    for (const std::string& difference : Differences(file_, phase, answer)) {
      if (known_.insert(difference).second) verdict_.differences.push_back(difference + how);
    }
  }

  // The engine counts the builds that a power can carry out, which vacant sites may limit.
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
