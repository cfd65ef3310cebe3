// Sentences for illegal orders.
#include <iterator>

#include "explain/sentence_parts.h"

namespace entente {
namespace {

Message KindPhrase(OrderKind kind) {
  constexpr Message kPhrases[] = {Message::kAnOrder,  Message::kAHold,   Message::kAMove,    Message::kASupport,
                                  Message::kASupport, Message::kAConvoy, Message::kARetreat, Message::kADisband,
                                  Message::kABuild,   Message::kAWaive};
  static_assert(std::size(kPhrases) == static_cast<size_t>(OrderKind::kWaive) + 1);
  const auto index = static_cast<size_t>(kind);
  return index < std::size(kPhrases) ? kPhrases[index] : Message::kAnOrder;
}

Message PhasePhrase(const PositionView& before) {
  if (before.is_over()) return Message::kAfterTheEnd;
  switch (before.phase_type()) {
    case PhaseType::kMovement:
      return Message::kInMovement;
    case PhaseType::kRetreats:
      return Message::kInRetreats;
    case PhaseType::kAdjustments:
      return Message::kInAdjustments;
    case PhaseType::kOther:
      break;
  }
  return Message::kInThisPhase;
}

void TellNotAdjacent(Sentence& s, Order order) {
  const bool could_go_by_sea = order.kind() == OrderKind::kMove && order.unit_type() == UnitType::kArmy;
  s.Tell(could_go_by_sea ? Message::kNotAdjacentNorBySea : Message::kNotAdjacentByLand,
         {SubjectOf(order), TargetOf(order)});
}

void TellCarrierNotNeeded(Sentence& s, Order order) {
  s.Tell(Message::kCarrierNotNeeded, {s.ProvinceOf(order.third()), s.ProvinceOf(order.target()),
                                      Argument::OfPhrase(TypeWord(order.unit_type())), s.ProvinceOf(order.source())});
}

// Without names.
void TellPhrase(Sentence& s, Illegality why) {
  const auto index = static_cast<int>(why);
  if (index > static_cast<int>(Illegality::kReplaced)) return s.Tell(Message::kIllegal);
  s.TellAsBeginning(static_cast<Message>(static_cast<int>(Message::kPhraseLegal) + index));
  s.Append(".");
}

// Where the order would put a unit.
LocationIndex PlaceOf(Order order) { return order.kind() == OrderKind::kBuild ? order.source() : order.target(); }

}  // namespace

void TellIllegal(Sentence& s, Order order, Illegality why) {
  const Argument unit = SubjectOf(order), target = TargetOf(order);
  switch (why) {
    case Illegality::kWrongPhase:
      return s.Tell(Message::kNotPossible,
                    {Argument::OfPhrase(KindPhrase(order.kind())), Argument::OfPhrase(PhasePhrase(s.before()))});
    case Illegality::kUnitAbsent:
      return s.Tell(Message::kUnitAbsent, {s.ProvinceOf(order.source())});
    case Illegality::kForeignUnit:
      return s.Tell(Message::kForeignUnit,
                    {s.ProvinceOf(order.source()), Argument::OfPower(s.UnitBefore(order.source()).power)});
    case Illegality::kOwnProvince:
      return s.Tell(Message::kOwnProvince, {s.ProvinceOf(order.target())});
    case Illegality::kNotAdjacent:
      return TellNotAdjacent(s, order);
    case Illegality::kCannotStand:
      return s.Tell(order.unit_type() == UnitType::kArmy ? Message::kArmyCannotStand : Message::kFleetCannotStand,
                    {s.ProvinceOf(PlaceOf(order))});
    case Illegality::kCoastNeeded:
      return s.Tell(Message::kCoastNeeded, {s.ProvinceOf(PlaceOf(order))});
    case Illegality::kCoastUnreachable:
      return s.Tell(Message::kCoastUnreachable, {unit, target});
    case Illegality::kNoFleets:
      return s.Tell(Message::kNoCarriers, {Argument::OfPhrase(CarriersWord(order.unit_type())), unit, target});
    case Illegality::kSupportUnreachable: {
      const LocationIndex into = order.kind() == OrderKind::kSupportHold ? order.third() : order.target();
      return s.Tell(Message::kSupportUnreachable, {unit, s.ProvinceOf(into)});
    }
    case Illegality::kSupportedAbsent:
      return s.Tell(Message::kSupportedAbsent, {s.ProvinceOf(order.third())});
    case Illegality::kConvoyedAbsent: {
      const bool is_empty = s.UnitBefore(order.third()).power == kNoPower;
      return s.Tell(is_empty ? Message::kConvoyedUnitAbsent : Message::kConvoyedArmyAbsent,
                    {s.ProvinceOf(order.third())});
    }
    case Illegality::kSupportedCannotMove:
      return s.Tell(Message::kSupportedCannotMove, {ThirdOf(order), target});
    case Illegality::kSupporterCarries:
      return s.Tell(Message::kSupporterCarries, {unit, ThirdOf(order), target});
    case Illegality::kCarrierNotNeeded:
      return TellCarrierNotNeeded(s, order);
    case Illegality::kOrderedTwice:
      return s.Tell(Message::kOrderedTwice, {unit});
    case Illegality::kNotDislodged:
      return s.Tell(Message::kNotDislodged, {s.ProvinceOf(order.source())});
    case Illegality::kNoRetreat:
      return s.Tell(Message::kNoRetreat, {unit, target});
    case Illegality::kNoBuildSite:
      return s.Tell(Message::kNoBuildSite, {Argument::OfPower(order.power()), s.ProvinceOf(order.source())});
    case Illegality::kSiteOccupied:
      return s.Tell(Message::kSiteOccupied,
                    {s.ProvinceOf(order.kind() == OrderKind::kRetreat ? order.target() : order.source())});
    default:
      return TellPhrase(s, why);
  }
}

}  // namespace entente
