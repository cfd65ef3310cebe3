// Implements the sentences of position_difference.h.
#include "explain/end_phrase.h"
#include "explain/position_difference.h"

namespace entente {
namespace {

class DifferenceWriter {
 public:
  DifferenceWriter(const PositionView& before, const PositionView& after, const PositionDifference& difference,
                   Naming naming)
      : before_(before), after_(after), it_(difference), map_(before.map()), names_(map_, after.stage(), naming) {}

  std::string Sentence() const {
    switch (it_.kind) {
      case DifferenceKind::kPhase:
        return "The phase is " + map_.PhaseName(after_.phase()) + "; it was " + map_.PhaseName(before_.phase()) + ".";
      case DifferenceKind::kMoved:
        return Unit() + " stands in " + Place() + " now" + IfDislodged() + ".";
      case DifferenceKind::kLeft:
        return Unit() + " is no longer there.";
      case DifferenceKind::kArrived:
        return Unit() + " was not there before" + IfDislodged() + ".";
      case DifferenceKind::kVanished:
        return Unit() + " is off the board.";
      case DifferenceKind::kAppeared:
        return Unit() + " is new on the board" + IfDislodged() + ".";
      case DifferenceKind::kDislodged:
        return Unit() + " is dislodged and " + Retreats() + ".";
      case DifferenceKind::kRestored:
        return Unit() + " is no longer dislodged.";
      case DifferenceKind::kRetreats:
        return Unit() + ", dislodged before, " + Retreats() + " now.";
      case DifferenceKind::kCenter:
        return Center();
      case DifferenceKind::kHomeAdded:
        return Place() + " is a home of " + Power(it_.power) + " now.";
      case DifferenceKind::kHomeRemoved:
        return Place() + " is no longer a home of " + Power(it_.power) + ".";
      case DifferenceKind::kClaims:
        return Left("claim");
      case DifferenceKind::kSeizingBuilds:
        return Left("SC! build");
      case DifferenceKind::kGuestBuilds:
        return Left("SC? build");
      case DifferenceKind::kControlTurn:
        return "Control of " + Power(it_.power) + " went from " + Controller(it_.before) + " to " +
               Controller(it_.after) + ".";
      case DifferenceKind::kBuildHidden:
        return "The build of " + Unit() + " is hidden.";
      case DifferenceKind::kBuildTold:
        return "The build of " + Unit() + " is no longer hidden.";
      case DifferenceKind::kEnd:
        break;
    }
    if (after_.is_over()) return "The game is over: " + EndPhrase(after_) + ".";
    return "The game goes on; it was over before: " + EndPhrase(before_) + ".";
  }

 private:
  std::string Power(PowerIndex power) const { return std::string(after_.stage().PowerName(power)); }
  std::string Unit() const { return names_.Unit(it_.unit.type, it_.unit.location) + " of " + Power(it_.unit.power); }
  std::string Place() const { return std::string(names_.Place(it_.place)); }

  // As "may go to BEL, GAS or PIC".
  std::string Retreats() const {
    const std::vector<LocationIndex> places = RetreatsOf(after_, it_);
    std::string text = places.empty() ? "has no place to go" : "may go to ";
    for (size_t i = 0; i < places.size(); ++i) {
      if (i > 0) text += i + 1 == places.size() ? " or " : ", ";
      text += names_.Place(places[i]);
    }
    return text;
  }
  std::string IfDislodged() const { return it_.is_dislodged ? ", is dislodged and " + Retreats() : ""; }

  std::string Center() const {
    if (it_.former == kNoPower) return Power(it_.power) + " owns " + Place() + ", which had no owner.";
    if (it_.power == kNoPower) return Place() + " has no owner now; " + Power(it_.former) + " owned it.";
    return Place() + " went from " + Power(it_.former) + " to " + Power(it_.power) + ".";
  }

  std::string Left(std::string_view what) const {
    return Power(it_.power) + " has " + std::to_string(it_.after) + " " + std::string(what) +
           (it_.after == 1 ? "" : "s") + " left; it had " + std::to_string(it_.before) + ".";
  }

  std::string Controller(int turn) const {
    const auto controllers = map_.Controllers(it_.power);
    const auto index = static_cast<size_t>(turn);
    if (index >= controllers.size()) return "no power";
    const auto power = static_cast<PowerIndex>(controllers[index].power);
    return power != kNoPower ? Power(power) : std::string(map_.ControllerName(controllers[index]));
  }

  const PositionView& before_;
  const PositionView& after_;
  const PositionDifference& it_;
  const Map& map_;
  const Names names_;
};

}  // namespace

std::string DifferenceSentence(const PositionView& before, const PositionView& after,
                               const PositionDifference& difference, Naming naming) {
  return DifferenceWriter(before, after, difference, naming).Sentence();
}

}  // namespace entente
