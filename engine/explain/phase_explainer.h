// Explains the results of a phase: the reasons why each order ended as it did.
//
// The working memory is made once for a map. Read() resolves a movement phase again, so only callers that want
// explanations pay for them. One thread at a time.
#ifndef ENTENTE_ENGINE_EXPLAIN_PHASE_EXPLAINER_H_
#define ENTENTE_ENGINE_EXPLAIN_PHASE_EXPLAINER_H_

#include "explain/explanation.h"
#include "explain/movement_facts.h"
#include "explain/phase_told.h"

namespace entente {

class PhaseExplainer {
 public:
  explicit PhaseExplainer(const Map& map) : movement_(map) {}

  // Reads a phase, whose parts must outlive the calls below.
  //   Shapes: the phase is of the map; its results and events follow from its position and rules.
  void Read(const PhaseTold& phase);

  // Explains why the order of result `i` ended as it did.
  Explanation ExplainResult(size_t i) const;
  // Explains why a unit was removed without an order. Other events have nothing beyond their sentence.
  Explanation ExplainEvent(size_t i) const;
  // Whether an event has statements beyond its sentence.
  bool HasMore(const PhaseEvent& event) const {
    return event.kind == EventKind::kRemoved && event.why == EventWhy::kCivilDisorder;
  }

  const PhaseTold& phase() const { return *phase_; }
  // The facts of a movement phase.
  const MovementFacts& movement() const { return movement_; }

 private:
  std::optional<PhaseTold> phase_;
  MovementFacts movement_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_PHASE_EXPLAINER_H_
