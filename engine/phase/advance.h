// From the end of one phase to the next that needs orders: empty phases skipped, centres taken, victory tested.
#ifndef ENTENTE_ENGINE_PHASE_ADVANCE_H_
#define ENTENTE_ENGINE_PHASE_ADVANCE_H_

#include "phase/phase_step.h"
#include "phase/victory.h"

namespace entente {

// Moves a position on. Collects the events of the skipped phases in the scratch of the step.
//   Termination: a movement phase always stops it; a flow without one stops after kMaxSteps elements.
//   Source: maps/LANGUAGE.md (Phases and victory). No allocation.
class Advance {
 public:
  Advance(PositionRef position, const RuleOptions& rules, const PhaseOptions& options, PhaseScratch& scratch)
      : position_(position), rules_(rules), options_(options), scratch_(scratch) {}

  // `position` stands straight after a phase; afterwards at the next phase that needs orders, or at the end of the
  // game.
  void ToNextPhase();

 private:
  static constexpr int kMaxSteps = 256;

  void SkipToOrders();
  bool StaysHome(CenterIndex center) const;
  void EnterStage(size_t before);
  bool NeedsOrders();
  bool EnterRetreats();
  bool EnterAdjustments();
  void LoseGuestBuilds();
  void LoseDislodged(EventWhy why);
  void TakeCenters();
  bool TestVictory(const VictoryCounts* before);
  bool AnyAdjustmentDue() const;

  PositionRef position_;
  const RuleOptions& rules_;
  const PhaseOptions& options_;
  PhaseScratch& scratch_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_ADVANCE_H_
