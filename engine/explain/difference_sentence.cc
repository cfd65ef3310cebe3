// Implements the sentences of position_difference.h.
#include "explain/end_phrase.h"
#include "explain/message_writer.h"
#include "explain/position_difference.h"

namespace entente {
namespace {

class DifferenceWriter {
 public:
  DifferenceWriter(const PositionView& before, const PositionView& after, const PositionDifference& difference,
                   Voice voice)
      : before_(before), after_(after), it_(difference), map_(before.map()), voice_(voice) {}

  std::string Sentence() const {
    switch (it_.kind) {
      case DifferenceKind::kPhase:
        return Say(MessageId::kChangedPhase, {Argument::OfText(map_.PhaseName(after_.phase())),
                                              Argument::OfText(map_.PhaseName(before_.phase()))});
      case DifferenceKind::kMoved:
        return Say(MessageId::kChangedPlace, {Unit(), Power(it_.unit.power), Place(), Argument::OfText(IfDislodged())});
      case DifferenceKind::kLeft:
        return OfUnit(MessageId::kChangedLeft);
      case DifferenceKind::kArrived:
        return OfUnit(MessageId::kChangedCame, IfDislodged());
      case DifferenceKind::kVanished:
        return OfUnit(MessageId::kChangedGone);
      case DifferenceKind::kAppeared:
        return OfUnit(MessageId::kChangedNew, IfDislodged());
      case DifferenceKind::kDislodged:
        return OfUnit(MessageId::kChangedDislodged, Retreats());
      case DifferenceKind::kRestored:
        return OfUnit(MessageId::kChangedRestored);
      case DifferenceKind::kRetreats:
        return OfUnit(MessageId::kChangedRetreats, Retreats());
      case DifferenceKind::kCenter:
        return Center();
      case DifferenceKind::kHomeAdded:
        return Say(MessageId::kHomeGained, {Place(), Power(it_.power)});
      case DifferenceKind::kHomeRemoved:
        return Say(MessageId::kHomeEnded, {Place(), Power(it_.power)});
      case DifferenceKind::kClaims:
        return Left(MessageId::kOneClaim, MessageId::kSeveralClaims);
      case DifferenceKind::kSeizingBuilds:
        return Left(MessageId::kOneSeizingBuild, MessageId::kSeveralSeizingBuilds);
      case DifferenceKind::kGuestBuilds:
        return Left(MessageId::kOneGuestBuild, MessageId::kSeveralGuestBuilds);
      case DifferenceKind::kControlTurn:
        return Say(MessageId::kControlWent, {Power(it_.power), Argument::OfText(Controller(it_.before)),
                                             Argument::OfText(Controller(it_.after))});
      case DifferenceKind::kBuildHidden:
        return OfUnit(MessageId::kBuildIsHidden);
      case DifferenceKind::kBuildTold:
        return OfUnit(MessageId::kBuildIsKnown);
      case DifferenceKind::kEnd:
        break;
    }
    if (after_.is_over()) return Say(MessageId::kGameIsOver, {Argument::OfText(EndPhrase(after_, voice_))});
    return Say(MessageId::kGameGoesOn, {Argument::OfText(EndPhrase(before_, voice_))});
  }

 private:
  std::string Say(MessageId message, std::initializer_list<Argument> arguments = {}) const {
    return Written(map_, after_.stage(), voice_, message, arguments);
  }
  static Argument Power(PowerIndex power) { return Argument::OfPower(power); }
  Argument Unit() const { return Argument::OfUnit(it_.unit); }
  Argument Place() const { return Argument::OfPlace(it_.place); }

  std::string OfUnit(MessageId message) const { return Say(message, {Unit(), Power(it_.unit.power)}); }
  std::string OfUnit(MessageId message, const std::string& rest) const {
    return Say(message, {Unit(), Power(it_.unit.power), Argument::OfText(rest)});
  }

  // As "may go to BEL, GAS or PIC".
  std::string Retreats() const {
    const std::vector<LocationIndex> places = RetreatsOf(after_, it_);
    return places.empty() ? Say(MessageId::kMayGoNowhere) : Say(MessageId::kMayGoTo, {Argument::OfAnyPlaces(places)});
  }
  std::string IfDislodged() const {
    return it_.is_dislodged ? Say(MessageId::kAlsoDislodged, {Argument::OfText(Retreats())}) : "";
  }

  std::string Center() const {
    if (it_.former == kNoPower) return Say(MessageId::kCenterTaken, {Power(it_.power), Place()});
    if (it_.power == kNoPower) return Say(MessageId::kCenterLost, {Place(), Power(it_.former)});
    return Say(MessageId::kCenterWent, {Place(), Power(it_.former), Power(it_.power)});
  }

  std::string Left(MessageId one, MessageId several) const {
    return Say(MessageId::kRightsLeft,
               {Power(it_.power), Argument::OfNumber(it_.after), Argument::OfPhrase(it_.after == 1 ? one : several),
                Argument::OfNumber(it_.before)});
  }

  std::string Controller(int turn) const {
    const auto controllers = map_.Controllers(it_.power);
    const auto index = static_cast<size_t>(turn);
    if (index >= controllers.size()) return Say(MessageId::kNoPowerName);
    const auto power = static_cast<PowerIndex>(controllers[index].power);
    return std::string(power != kNoPower ? after_.stage().PowerName(power) : map_.ControllerName(controllers[index]));
  }

  const PositionView& before_;
  const PositionView& after_;
  const PositionDifference& it_;
  const Map& map_;
  const Voice voice_;
};

}  // namespace

std::string DifferenceSentence(const PositionView& before, const PositionView& after,
                               const PositionDifference& difference, Voice voice) {
  return DifferenceWriter(before, after, difference, voice).Sentence();
}

}  // namespace entente
