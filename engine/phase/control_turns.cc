#include "phase/control_turns.h"

#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "base/text.h"

namespace entente {
namespace {

class Turning {
 public:
  Turning(PositionRef position, const RuleOptions& rules, const Phase& finished)
      : position_(position), map_(position.map()), rules_(rules), finished_(finished) {}

  void Run() {
    for (const PowerIndex dummy : map_.powers()) {
      const auto count = static_cast<int>(map_.Controllers(dummy).size());
      if (count < 2) continue;
      const auto rotations = map_.rotations();
      const auto turns = std::count_if(rotations.begin(), rotations.end(),
                                       [&](const RotationRecord& rotation) { return Turns(rotation, dummy); });
      position_.SetControlTurn(dummy, static_cast<int>((position_.ControlTurn(dummy) + turns) % count));
    }
  }

 private:
  bool Turns(const RotationRecord& rotation, PowerIndex dummy) const {
    switch (static_cast<RotationWhen>(rotation.when)) {
      case RotationWhen::kOrdered:
        return HasOrders(dummy);
      case RotationWhen::kAfter:
        return rotation.type_count == 0 || Names(rotation, finished_);
      case RotationWhen::kBefore:
        return Names(rotation, position_.phase());
      case RotationWhen::kFor:
        return Names(rotation, position_.phase()) && HasOrders(dummy);
    }
    return false;
  }

  // The first letter identifies a phase type.
  bool Names(const RotationRecord& rotation, const Phase& phase) const {
    const std::string_view letter = FirstCharacter(map_.TypeName(phase));
    for (uint32_t i = 0; i < rotation.type_count; ++i) {
      if (FirstCharacter(map_.RotationType(rotation.first_type + i)) == letter) return true;
    }
    return false;
  }

  // Whether the power can give orders in the phase of the position.
  bool HasOrders(PowerIndex power) const {
    switch (position_.phase_type()) {
      case PhaseType::kMovement:
        return position_.UnitCountOf(power) > 0;
      case PhaseType::kRetreats:
        for (int i = 0; i < position_.dislodged_count(); ++i) {
          if (position_.Dislodged(i).unit.power == power) return true;
        }
        return false;
      case PhaseType::kAdjustments: {
        const AdjustmentDue due = DueOf(position_, rules_, power);
        return due.builds > 0 || due.removals > 0;
      }
      case PhaseType::kOther:
        return false;
    }
    return false;
  }

  PositionRef position_;
  const Map& map_;
  const RuleOptions& rules_;
  const Phase& finished_;
};

}  // namespace

void TurnControl(PositionRef position, const RuleOptions& rules, const Phase& finished) {
  Turning(position, rules, finished).Run();
}

}  // namespace entente
