// Finds the warnings about the orders so far of a phase: collects them in a list. Allocates; one thread.
#ifndef ENTENTE_ENGINE_ADVICE_WARNINGS_H_
#define ENTENTE_ENGINE_ADVICE_WARNINGS_H_

#include <utility>
#include <vector>

#include "advice/outlook.h"
#include "advice/plan.h"
#include "advice/warning.h"

namespace entente {

class WarningList {
 public:
  explicit WarningList(const Plan& plan) : plan_(plan) {}

  const Plan& plan() const { return plan_; }
  // About the order of a line. Valid until the next is added, as below.
  Warning& AddOrder(WarningKind kind, Severity severity, size_t result) {
    Warning& warning = Add(kind, severity, plan_.results()[result].order.power());
    warning.line = plan_.LineOf(result);
    // Of the explanation what tells the order; its statements are those of the warning.
    warning.told.result = plan_.results()[result];
    warning.told.line = (*plan_.told().sheet)[result];
    return warning;
  }
  // About a unit that has no order.
  Warning& AddUnit(WarningKind kind, Severity severity, const Unit& unit) {
    Warning& warning = Add(kind, severity, unit.power);
    warning.told.unit = unit;
    return warning;
  }
  // About a power.
  Warning& Add(WarningKind kind, Severity severity, PowerIndex power) {
    warnings_.push_back({kind, severity, power, kNoLine, {}, {}});
    return warnings_.back();
  }
  std::vector<Warning> Take() { return std::move(warnings_); }

 private:
  const Plan& plan_;
  std::vector<Warning> warnings_;
};

// What is warned of in a movement phase: of the order of result `i`, which is legal.
void WarnOfMovement(size_t i, WarningList& list);

// ... and in the other phases.
void WarnOfRetreat(size_t i, WarningList& list);
void WarnOfAdjustment(size_t i, WarningList& list);
// Of builds and removals that a power still has to order.
void WarnOfOwed(PowerIndex power, WarningList& list);

// In the sequence of the lines; missing orders follow by province, then what powers still have to order.
std::vector<Warning> FindWarnings(const Plan& plan);

// Orders of one power that fail with any orders of the others, and supports of such moves.
//   Shapes: `alone` knows the orders of one power, `outlook` is that of `alone`. Movement phases only.
std::vector<Warning> FindHopeless(const Plan& alone, const Outlook& outlook);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_WARNINGS_H_
