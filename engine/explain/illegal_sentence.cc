// Sentences for illegal orders.
#include <iterator>

#include "explain/sentence_parts.h"

namespace entente {
namespace {

MessageId KindPhrase(OrderKind kind) {
  constexpr MessageId kPhrases[] = {
      MessageId::kAnOrder, MessageId::kAHold,    MessageId::kAMove,    MessageId::kASupport, MessageId::kASupport,
      MessageId::kAConvoy, MessageId::kARetreat, MessageId::kADisband, MessageId::kABuild,   MessageId::kAWaive};
  static_assert(std::size(kPhrases) == static_cast<size_t>(OrderKind::kWaive) + 1);
  const auto index = static_cast<size_t>(kind);
  return index < std::size(kPhrases) ? kPhrases[index] : MessageId::kAnOrder;
}

MessageId PhasePhrase(const PositionView& before) {
  if (before.is_over()) return MessageId::kAfterTheEnd;
  switch (before.phase_type()) {
    case PhaseType::kMovement:
      return MessageId::kInMovement;
    case PhaseType::kRetreats:
      return MessageId::kInRetreats;
    case PhaseType::kAdjustments:
      return MessageId::kInAdjustments;
    case PhaseType::kOther:
      break;
  }
  return MessageId::kInThisPhase;
}

bool IsBesideByLand(const PositionView& before, LocationIndex from, LocationIndex to) {
  const Map& map = before.map();
  const bool are_places = from < map.location_count() && to < map.location_count();
  return are_places && TestBit(before.graph().ArmyMoves(map.ProvinceOf(from)), map.ProvinceOf(to));
}

void WriteNotAdjacent(Sentence& s, Order order) {
  const bool is_army = order.unit_type() == UnitType::kArmy;
  const bool could_go_by_sea = order.kind() == OrderKind::kMove && is_army;
  const bool is_beside = !is_army && IsBesideByLand(s.before(), order.source(), order.target());
  const MessageId otherwise = is_beside ? MessageId::kNotAdjacentByCoast : MessageId::kNotAdjacentByLand;
  s.Write(could_go_by_sea ? MessageId::kNotAdjacentNorBySea : otherwise, {SubjectOf(order), TargetOf(order)});
}

// Names the unit where another one was dislodged from its province.
void WriteNotDislodged(Sentence& s, Order order) {
  const Map& map = s.before().map();
  const bool has_another =
      order.source() < map.location_count() && s.before().FindDislodged(map.ProvinceOf(order.source())) >= 0;
  if (!has_another) return s.Write(MessageId::kNotDislodged, {s.ProvinceOf(order.source())});
  const Unit unit = s.before().UnitAt(map.ProvinceOf(order.source()));
  s.Write(MessageId::kUnitNotDislodged, {Argument::OfUnit(unit), Argument::OfPower(unit.power)});
}

void WriteCarrierNotNeeded(Sentence& s, Order order) {
  s.Write(MessageId::kCarrierNotNeeded,
          {s.ProvinceOf(order.third()), s.ProvinceOf(order.target()), Argument::OfPhrase(TypeWord(order.unit_type())),
           s.ProvinceOf(order.source())});
}

// Writes the phrase of an illegality, without names.
void WritePhrase(Sentence& s, Illegality why) {
  const auto index = static_cast<int>(why);
  if (index > static_cast<int>(Illegality::kHandedOver)) return s.Write(MessageId::kIllegal);
  s.WriteCapitalized(static_cast<MessageId>(static_cast<int>(MessageId::kPhraseLegal) + index));
  s.Append(".");
}

// The place where the order would put a unit.
LocationIndex PlaceOf(Order order) { return order.kind() == OrderKind::kBuild ? order.source() : order.target(); }

}  // namespace

void WriteIllegal(Sentence& s, Order order, Illegality why) {
  const Argument unit = SubjectOf(order), target = TargetOf(order);
  switch (why) {
    case Illegality::kWrongPhase:
      return s.Write(MessageId::kNotPossible,
                     {Argument::OfPhrase(KindPhrase(order.kind())), Argument::OfPhrase(PhasePhrase(s.before()))});
    case Illegality::kUnitAbsent: {
      const bool was_there = order.kind() == OrderKind::kDisband && s.UnitBefore(order.source()).power != kNoPower;
      return s.Write(was_there ? MessageId::kRemovedAlready : MessageId::kUnitAbsent, {s.ProvinceOf(order.source())});
    }
    case Illegality::kForeignUnit:
      return s.Write(MessageId::kForeignUnit,
                     {s.ProvinceOf(order.source()), Argument::OfPower(s.UnitBefore(order.source()).power)});
    case Illegality::kOwnProvince:
      return s.Write(MessageId::kOwnProvince, {s.ProvinceOf(order.target())});
    case Illegality::kNotAdjacent:
      return WriteNotAdjacent(s, order);
    case Illegality::kCannotStand:
      return s.Write(order.unit_type() == UnitType::kArmy ? MessageId::kArmyCannotStand : MessageId::kFleetCannotStand,
                     {s.ProvinceOf(PlaceOf(order))});
    case Illegality::kCoastNeeded:
      return s.Write(MessageId::kCoastNeeded, {s.ProvinceOf(PlaceOf(order))});
    case Illegality::kCoastUnreachable:
      return s.Write(MessageId::kCoastUnreachable, {unit, target});
    case Illegality::kNoFleets:
      return s.Write(MessageId::kNoCarriers, {Argument::OfPhrase(CarriersWord(order.unit_type())), unit, target});
    case Illegality::kSupportUnreachable: {
      const LocationIndex into = order.kind() == OrderKind::kSupportHold ? order.third() : order.target();
      return s.Write(MessageId::kSupportUnreachable, {unit, s.ProvinceOf(into)});
    }
    case Illegality::kSupportedAbsent:
      return s.Write(MessageId::kSupportedAbsent, {s.ProvinceOf(order.third())});
    case Illegality::kConvoyedAbsent: {
      const bool is_empty = s.UnitBefore(order.third()).power == kNoPower;
      return s.Write(is_empty ? MessageId::kConvoyedUnitAbsent : MessageId::kConvoyedArmyAbsent,
                     {s.ProvinceOf(order.third())});
    }
    case Illegality::kSupportedCannotMove:
      return s.Write(MessageId::kSupportedCannotMove, {ThirdOf(order), target});
    case Illegality::kSupporterCarries:
      return s.Write(MessageId::kSupporterCarries, {unit, ThirdOf(order), target});
    case Illegality::kCarrierNotNeeded:
      return WriteCarrierNotNeeded(s, order);
    case Illegality::kOrderedTwice:
      return s.Write(MessageId::kOrderedTwice, {unit});
    case Illegality::kNotDislodged:
      return WriteNotDislodged(s, order);
    case Illegality::kNoRetreat:
      return s.Write(MessageId::kNoRetreat, {unit, target});
    case Illegality::kNoBuildSite:
      return s.Write(MessageId::kNoBuildSite, {Argument::OfPower(order.power()), s.ProvinceOf(order.source())});
    case Illegality::kSiteOccupied: {
      const bool is_build = order.kind() == OrderKind::kBuild;
      const bool is_new = is_build && s.UnitBefore(order.source()).power == kNoPower;  // the unit in the province
      return s.Write(is_new ? MessageId::kBuiltAlready : MessageId::kSiteOccupied, {s.ProvinceOf(PlaceOf(order))});
    }
    default:
      return WritePhrase(s, why);
  }
}

}  // namespace entente
