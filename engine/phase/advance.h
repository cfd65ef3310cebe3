// Goes from the end of a phase to the next phase that needs orders: skips empty phases, takes centers, tests victory.
#ifndef ENTENTE_ENGINE_PHASE_ADVANCE_H_
#define ENTENTE_ENGINE_PHASE_ADVANCE_H_

#include "order/phase_record.h"
#include "phase/fast_forms.h"
#include "phase/victory.h"
#include "position/center_counts.h"

namespace entente {

// Moves a position on. Adds the events of the skipped phases to the record of the phase before.
//   Termination: every movement phase stops it; a flow without one stops after kMaxSteps elements.
//   Source: maps/LANGUAGE.md (Phases and victory). No allocation.
class Advance {
 public:
  // `fast`: the fast forms, tried first; null: none.
  Advance(PositionRef position, const RuleOptions& rules, PhaseRecord& record, FastForms* fast = nullptr)
      : position_(position), rules_(rules), record_(record), fast_(fast) {}

  // Moves `position`, which stands right after a phase, to the next phase that needs orders, or to the end of the
  // game.
  void ToNextPhase();

 private:
  static constexpr int kMaxSteps = 256;

  void SkipToOrders();
  void EnterStage(size_t before);
  bool NeedsOrders();
  bool EnterRetreats();
  bool EnterAdjustments();
  bool EnterWith(const CenterTally& tally);
  bool HasOwners() const;
  void GiveHomes();
  void GiveGarrisons();
  bool IsHeldByOthers(PowerIndex power) const;
  void LoseGuestBuilds();
  void LoseDislodged(EventWhy why);
  bool TakeCenters(CenterCounts& counts);
  bool TestVictory(const VictoryCounts* before);

  PositionRef position_;
  const RuleOptions& rules_;
  PhaseRecord& record_;
  FastForms* fast_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_ADVANCE_H_
