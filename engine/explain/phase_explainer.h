// Explains the results of a phase: why each order ended as it did.
//
// The working memory is made once for a map. A movement phase is resolved once more when it is read, so explaining
// costs nothing unless it is asked for. One thread at a time.
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
  //   Shapes: it is of the map; the results and events are those that its position and rules have.
  void Read(const PhaseTold& phase);

  // Why the order of result `i` ended as it did.
  Explanation ExplainResult(size_t i) const;
  // Why a unit was removed without an order; of other events nothing beside their sentence.
  Explanation ExplainEvent(size_t i) const;
  // Whether an event has statements beside its sentence.
  bool HasMore(const PhaseEvent& event) const {
    return event.kind == EventKind::kRemoved && event.why == EventWhy::kCivilDisorder;
  }

  const PhaseTold& phase() const { return *phase_; }
  // Of a movement phase.
  const MovementFacts& movement() const { return movement_; }

 private:
  std::optional<PhaseTold> phase_;
  MovementFacts movement_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_PHASE_EXPLAINER_H_
