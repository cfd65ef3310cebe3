// Finds the warnings about the orders so far of a phase and collects them in a list. Allocates; one thread.
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
  // Adds a warning about the order of a line. The reference is valid until the next call of an Add function.
  Warning& AddOrder(WarningKind kind, Severity severity, size_t result) {
    Warning& warning = Add(kind, severity, plan_.results()[result].order.power());
    warning.line = plan_.LineOf(result);
    // Copies the order from the explanation; the statements are the warning's own.
    warning.told.result = plan_.results()[result];
    warning.told.line = (*plan_.told().sheet)[result];
    return warning;
  }
  // Adds a warning about a unit that has no order.
  Warning& AddUnit(WarningKind kind, Severity severity, const Unit& unit) {
    Warning& warning = Add(kind, severity, unit.power);
    warning.told.unit = unit;
    return warning;
  }
  // Adds a warning about a power.
  Warning& Add(WarningKind kind, Severity severity, PowerIndex power) {
    warnings_.push_back({kind, severity, power, kNoLine, {}, {}});
    return warnings_.back();
  }
  std::vector<Warning> Take() { return std::move(warnings_); }

 private:
  const Plan& plan_;
  std::vector<Warning> warnings_;
};

// Adds the warnings about the order of result `i` in a movement phase; the order is legal.
void WarnOfMovement(size_t i, WarningList& list);

// The same in the other phases.
void WarnOfRetreat(size_t i, WarningList& list);
void WarnOfAdjustment(size_t i, WarningList& list);
// Adds the warnings about builds and removals that a power still has to order.
void WarnOfOwed(PowerIndex power, WarningList& list);

// The warnings in the sequence of the lines, then missing orders by province, then orders that powers still owe.
std::vector<Warning> FindWarnings(const Plan& plan);

// The warnings about orders of one power that fail under any orders of the others, and about supports of such moves.
//   Shapes: `alone` knows the orders of one power only; `outlook` belongs to `alone`. Movement phases only.
std::vector<Warning> FindHopeless(const Plan& alone, const Outlook& outlook);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_WARNINGS_H_
