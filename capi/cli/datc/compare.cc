#include "compare.h"

#include <algorithm>

namespace entente::datc {
namespace {

std::string Outcome(bool succeeds, const std::string& reason, const std::string& dislodged_by) {
  std::string text = succeeds ? "succeeds" : "fails " + reason;
  if (!dislodged_by.empty()) text += ", dislodged by " + dislodged_by;
  return text;
}

std::string TextOf(const std::vector<JudgedDislodged>& dislodged) {
  std::string text;
  for (const JudgedDislodged& one : dislodged) {
    text += (text.empty() ? "" : "; ") + one.unit.power + " " + TextOf(one.unit) + " to";
    for (const std::string& place : one.retreats) text += " " + place;
    if (one.retreats.empty()) text += " nowhere";
  }
  return text.empty() ? "none" : text;
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
      Differs(phase_.line, "the engine gives " + std::to_string(judged.size()) + " results for " +
                               std::to_string(phase_.orders.size()) + " orders");
      return;
    }
    for (size_t i = 0; i < judged.size(); ++i) CompareOrder(phase_.orders[i], judged[i]);
  }

  void CompareOrder(const CaseOrder& order, const JudgedOrder& judged) {
    const bool result = order.open || (order.succeeds == judged.succeeds && order.reason == judged.reason);
    if (result && order.dislodged_by == judged.dislodged_by) return;
    Differs(order.line, order.power + " " + order.text + ": expected " +
                            Outcome(order.succeeds, order.reason, order.dislodged_by) + "; got " + TextOf(judged));
  }

  void Differs(int line, const std::string& text) {
    differences_.push_back(file_ + ":" + std::to_string(line) + ": " + text);
  }
  void Differs(const std::string& what, const std::string& expected, const std::string& got) {
    Differs(phase_.line, what + ": expected " + expected + "; got " + got);
  }

  const std::string& file_;
  const CasePhase& phase_;
  std::vector<std::string> differences_;
};

}  // namespace

std::string TextOf(const std::vector<CaseUnit>& units) {
  std::string text;
  for (const CaseUnit& unit : units) text += (text.empty() ? "" : ", ") + unit.power + " " + TextOf(unit);
  return text.empty() ? "none" : text;
}

std::vector<std::string> Differences(const std::string& file, const CasePhase& phase, const Answer& answer) {
  return Comparison(file, phase).Run(answer);
}

}  // namespace entente::datc
