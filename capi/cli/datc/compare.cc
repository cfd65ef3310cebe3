#include "compare.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace entente::datc {
namespace {

std::string Outcome(bool succeeds, const std::string& reason, const std::string& dislodged_by) {
  const absl::string_view fails = IsOtherOutcome(reason) ? "" : "fails ";
  return absl::StrCat(succeeds ? "succeeds" : fails, succeeds ? "" : reason,
                      dislodged_by.empty() ? "" : ", dislodged by ", dislodged_by);
}

std::string TextOf(const std::vector<JudgedDislodged>& dislodged) {
  if (dislodged.empty()) return "none";
  return absl::StrJoin(dislodged, "; ", [](std::string* text, const JudgedDislodged& one) {
    const std::string places = one.retreats.empty() ? "nowhere" : absl::StrJoin(one.retreats, " ");
    absl::StrAppend(text, one.unit.power, " ", TextOf(one.unit), " to ", places);
  });
}

std::vector<JudgedDislodged> Expected(const CasePhase& phase) {
  std::vector<JudgedDislodged> dislodged;
  for (const CaseDislodged& one : phase.dislodged) dislodged.push_back({one.unit, one.retreats});
  std::sort(dislodged.begin(), dislodged.end(),
            [](const JudgedDislodged& a, const JudgedDislodged& b) { return a.unit < b.unit; });
  return dislodged;
}

}  // namespace

std::string TextOf(const JudgedOrder& judged) {
  return Outcome(judged.succeeds, judged.reason, judged.dislodged_by) +
         (judged.detail.empty() ? "" : " (" + judged.detail + ")");
}

namespace {

class Comparison {
 public:
  Comparison(const std::string& file, const CasePhase& phase) : file_(file), phase_(phase) {}

  std::vector<std::string> Run(const Answer& answer) {
    if (!answer.error.empty()) {
      Differs(phase_.line, "the engine refuses the phase: " + answer.error);
      return differences_;
    }
    CompareOrders(answer.orders);
    if (phase_.after != answer.units) Differs("the board after", TextOf(phase_.after), TextOf(answer.units));
    if (phase_.kind == PhaseKind::kMovement) {
      const std::vector<JudgedDislodged> expected = Expected(phase_);
      if (expected != answer.dislodged) Differs("the dislodged units", TextOf(expected), TextOf(answer.dislodged));
    }
    if (phase_.kind == PhaseKind::kAdjustment && phase_.disordered != answer.removed_by_rule) {
      Differs("what civil disorder removes", TextOf(phase_.disordered), TextOf(answer.removed_by_rule));
    }
    return differences_;
  }

 private:
  void CompareOrders(const std::vector<JudgedOrder>& judged) {
    if (judged.size() != phase_.orders.size()) {
      Differs(phase_.line,
              absl::StrCat("the engine gives ", judged.size(), " results for ", phase_.orders.size(), " orders"));
      return;
    }
    for (size_t i = 0; i < judged.size(); ++i) CompareOrder(phase_.orders[i], judged[i]);
  }

  void CompareOrder(const CaseOrder& order, const JudgedOrder& judged) {
    const bool result = order.open || (order.succeeds == judged.succeeds && order.reason == judged.reason);
    if (result && order.dislodged_by == judged.dislodged_by) return;
    Differs(order.line,
            absl::StrCat(order.power, " ", order.text, ": expected ",
                         Outcome(order.succeeds, order.reason, order.dislodged_by), "; got ", TextOf(judged)));
  }

  void Differs(int line, const std::string& text) {
    differences_.push_back(absl::StrCat(file_, ":", line, ": ", text));
  }
  void Differs(const std::string& what, const std::string& expected, const std::string& got) {
    Differs(phase_.line, absl::StrCat(what, ": expected ", expected, "; got ", got));
  }

  const std::string& file_;
  const CasePhase& phase_;
  std::vector<std::string> differences_;
};

}  // namespace

std::string TextOf(const std::vector<CaseUnit>& units) {
  if (units.empty()) return "none";
  return absl::StrJoin(units, ", ", [](std::string* text, const CaseUnit& unit) {
    absl::StrAppend(text, unit.power, " ", TextOf(unit));
  });
}

std::vector<std::string> Differences(const std::string& file, const CasePhase& phase, const Answer& answer) {
  return Comparison(file, phase).Run(answer);
}

}  // namespace entente::datc
