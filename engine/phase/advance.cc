#include "phase/advance.h"

#include "adjustment/adjustment_due.h"
#include "retreat/retreat_options.h"

namespace entente {

void Advance::ToNextPhase() {
  for (int step = 0; step < kMaxSteps; ++step) {
    position_.SetPhase(position_.map().NextPhase(position_.phase()));
    if (NeedsOrders()) return;
  }
}

bool Advance::NeedsOrders() {
  switch (position_.phase_type()) {
    case PhaseType::kMovement:
      LoseDislodged(EventWhy::kNoRetreats);
      return true;
    case PhaseType::kRetreats:
      return EnterRetreats();
    case PhaseType::kAdjustments:
      LoseDislodged(EventWhy::kNoRetreats);
      return EnterAdjustments();
    case PhaseType::kOther:
      return true;
  }
  return true;
}

bool Advance::EnterRetreats() {
  bool anyone_can = options_.hold_empty_retreats && position_.dislodged_count() > 0;
  for (int i = 0; i < position_.dislodged_count(); ++i) {
    anyone_can |= HasRetreat(position_.map(), position_.Dislodged(i));
  }
  if (!anyone_can) LoseDislodged(EventWhy::kNoRetreat);
  return anyone_can;
}

void Advance::LoseDislodged(EventWhy why) {
  for (int i = 0; i < position_.dislodged_count(); ++i) {
    const Unit unit = position_.Dislodged(i).unit;
    Report(EventKind::kDisbanded, why, unit.power, unit);
  }
  if (position_.dislodged_count() > 0) position_.ClearDislodged();
}

bool Advance::EnterAdjustments() {
  TakeCenters();
  return TestVictory() || AnyAdjustmentDue();
}

// A centre belongs to whoever stands in it when an adjustments phase begins; a vacant one stays with its owner.
void Advance::TakeCenters() {
  const Map& map = position_.map();
  for (int c = 0; c < map.center_count(); ++c) {
    const auto center = static_cast<CenterIndex>(c);
    const Unit unit = position_.UnitAt(map.CenterProvince(center));
    if (unit.power != kNoPower) position_.SetOwner(center, unit.power);
  }
}

bool Advance::TestVictory() {
  const PowerIndex winner = SoloWinner(position_);
  if (winner == kNoPower) return false;
  position_.SetSolo(winner);
  Report(EventKind::kSolo, EventWhy::kVictory, winner, Unit{});
  return true;
}

bool Advance::AnyAdjustmentDue() const {
  for (int p = 0; p < position_.map().power_count(); ++p) {
    const AdjustmentDue due = DueOf(position_, rules_, static_cast<PowerIndex>(p));
    if (due.builds > 0 || due.removals > 0) return true;
  }
  return false;
}

void Advance::Report(EventKind kind, EventWhy why, PowerIndex power, const Unit& unit) {
  if (scratch_.event_count_ < scratch_.events_.size()) {
    scratch_.events_[scratch_.event_count_++] = {kind, why, power, unit};
  }
}

PowerIndex SoloWinner(const PositionView& position) {
  const Map& map = position.map();
  int count[kMaxPowers] = {};
  for (int c = 0; c < map.center_count(); ++c) {
    const PowerIndex owner = position.OwnerOf(static_cast<CenterIndex>(c));
    if (owner != kNoPower) ++count[owner];
  }
  int best = 0, second = 0;
  PowerIndex leader = kNoPower;
  for (int p = 0; p < map.power_count(); ++p) {
    if (count[p] > best) {
      second = best;
      best = count[p];
      leader = static_cast<PowerIndex>(p);
    } else if (count[p] > second) {
      second = count[p];
    }
  }
  return best > second && best >= map.VictoryCenters(position.phase().game_year) ? leader : kNoPower;
}

}  // namespace entente
