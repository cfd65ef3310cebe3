#include <array>
#include <iterator>

#include "adjustment/adjustment_due.h"
#include "adjustment/civil_disorder.h"
#include "explain/statements.h"

namespace entente {
namespace {

void AddDue(const PhaseTold& phase, PowerIndex power, Explanation& into) {
  if (power >= phase.before.map().power_count()) return;
  const AdjustmentDue due = DueOf(phase.before, phase.rules, power);
  const Argument whose = Argument::OfPower(power);
  if (due.removals > 0) return into.Say(MessageId::kRemovalsDue, {whose, Argument::OfNumber(due.removals)});
  if (due.difference == 0) return into.Say(MessageId::kNothingDue, {whose});
  into.Say(MessageId::kBuildsDue, {whose, Argument::OfNumber(due.builds)});
}

// The number of legal orders of a kind that a power gave, and how many of them did not count.
struct OrdersOfKind {
  int legal = 0, excess = 0;
};
OrdersOfKind CountOrders(const PhaseTold& phase, PowerIndex power, OrderKind kind) {
  OrdersOfKind count;
  for (const OrderResult& result : phase.results) {
    if (result.order.power() != power || result.order.kind() != kind) continue;
    count.legal += result.why == Illegality::kNone ? 1 : 0;
    count.excess += result.outcome.reason == Reason::kExcess ? 1 : 0;
  }
  return count;
}

// 4.D.4, 4.D.6: the message that says which of too many orders count.
MessageId WhichCount(const RuleOptions& rules, OrderKind kind) {
  if (kind == OrderKind::kDisband) {
    if (rules.too_many_removals == TooManyRemovals::kCivilDisorder) return MessageId::kNoneCounts;
    return rules.too_many_removals == TooManyRemovals::kLast ? MessageId::kLastCount : MessageId::kFirstCount;
  }
  if (rules.too_many_builds == TooManyBuilds::kAllVoid) return MessageId::kNoneCounts;
  return rules.too_many_builds == TooManyBuilds::kLast ? MessageId::kLastCount : MessageId::kFirstCount;
}

// Returns true, and adds the rule, if a power ordered more than is due, so that some orders did not count.
bool AddExcess(const PhaseTold& phase, PowerIndex power, OrderKind kind, Explanation& into) {
  if (power >= phase.before.map().power_count()) return false;
  const AdjustmentDue due = DueOf(phase.before, phase.rules, power);
  const int most = kind == OrderKind::kDisband ? due.removals : kind == OrderKind::kWaive ? due.difference : due.builds;
  const OrdersOfKind orders = CountOrders(phase, power, kind);
  if (most <= 0 || orders.excess == 0 || orders.legal <= most) return false;
  const RuleAsked rule = kind == OrderKind::kDisband ? RuleAsked::kTooManyRemovals : RuleAsked::kTooManyBuilds;
  into.Say(MessageId::kMoreOrdered, {Argument::OfPower(power), Argument::OfRule(rule, phase.rules),
                                     Argument::OfPhrase(WhichCount(phase.rules, kind))});
  return true;
}

// The first reason why the power cannot build in a province.
PlaceFacts ClosedSite(const PhaseTold& phase, PowerIndex power, ProvinceIndex province) {
  const PositionView& before = phase.before;
  const CenterIndex center = before.map().CenterOf(province);
  if (before.HasUnit(province)) return {province, ClosedWhy::kOccupied, province};
  if (IsBuildSite(before, phase.rules, power, province)) return {province, ClosedWhy::kNoRight};
  if (center == kNoCenter) return {province, ClosedWhy::kNotACenter};
  if (before.OwnerOf(center) != power) return {province, ClosedWhy::kNotOwned};
  if (!TestBit(before.Homes(power), province)) return {province, ClosedWhy::kNoHome};
  return {province, ClosedWhy::kNoRight};
}

void AddSite(const PhaseTold& phase, PowerIndex power, const PlaceFacts& facts, Explanation& into) {
  const Argument place = Argument::OfPlace(facts.place);
  switch (facts.why) {
    case ClosedWhy::kOccupied:
      return into.Say(MessageId::kSiteOccupiedBy, {place, Argument::OfUnit(phase.before.UnitAt(facts.by))});
    case ClosedWhy::kNotACenter:
      return into.Say(MessageId::kSiteNoCenter, {place});
    case ClosedWhy::kNotOwned: {
      const PowerIndex owner = phase.before.OwnerOf(phase.before.map().CenterOf(facts.place));
      if (owner == kNoPower) return into.Say(MessageId::kSiteOfNobody, {place});
      return into.Say(MessageId::kSiteOf, {place, Argument::OfPower(owner)});
    }
    case ClosedWhy::kNoHome:
      return into.Say(MessageId::kSiteNoHome, {place, Argument::OfPower(power)});
    default:
      return into.Say(MessageId::kSiteNoRight, {place});
  }
}

// The board when the removal was chosen: without units that an order or an earlier removal took off.
Position BoardOfRemoval(const PhaseTold& phase, const PhaseEvent& event) {
  const Map& map = phase.before.map();
  Position board(phase.before);
  for (const OrderResult& result : phase.results) {
    const bool is_gone = result.order.kind() == OrderKind::kDisband && result.outcome.reason == Reason::kNone;
    if (is_gone) board.ref().RemoveUnit(map.ProvinceOf(result.order.source()));
  }
  for (const PhaseEvent& other : phase.events) {
    if (other.unit.location == event.unit.location) break;
    if (other.kind == EventKind::kRemoved && other.why == EventWhy::kCivilDisorder) {
      board.ref().RemoveUnit(map.ProvinceOf(other.unit.location));
    }
  }
  return board;
}

// civil_disorder=by_center. Lists units in the sequence of removal, as far as chance does not decide.
void AddPlacesOfUnits(const PositionView& board, const RuleOptions& rules, PowerIndex power, Explanation& into) {
  constexpr MessageId kMessages[] = {MessageId::kOnNoCenter, MessageId::kOnOwnedCenter, MessageId::kOnOwnedHome,
                                     MessageId::kOnCenter, MessageId::kOnHome};
  for (size_t worth = 0; worth < std::size(kMessages); ++worth) {
    for (const UnitType type : {UnitType::kFleet, UnitType::kArmy}) {
      board.ForEachUnit([&](const Unit& unit) {
        if (unit.power != power || unit.type != type) return;
        const PlaceWorth of_place = WorthOfPlace(board, power, board.map().ProvinceOf(unit.location));
        if (static_cast<size_t>(of_place) == worth) into.Say(kMessages[worth], {Argument::OfUnit(unit)});
      });
    }
  }
  into.Say(MessageId::kRemovalByCenter, {Argument::OfRule(RuleAsked::kCivilDisorder, rules)});
}

std::vector<LocationIndex> NearestOf(const PhaseTold& phase, const Unit& unit, uint16_t distance) {
  std::vector<LocationIndex> centers;
  const ProvinceSet nearest = NearestCenters(phase.before, phase.rules, unit, distance);
  ForEachBit(nearest.words, phase.before.map().province_words(),
             [&](int center) { centers.push_back(static_cast<LocationIndex>(center)); });
  return centers;
}

void AddDistances(const PhaseTold& phase, PowerIndex power, Position board, Explanation& into) {
  std::array<uint16_t, kMaxProvinces> distances;
  UnitDistances(phase.before, phase.rules, power, distances.data());
  while (true) {
    const ProvinceIndex next = NextRemoval(board, distances.data(), power);
    if (next == kNoProvince) break;
    DistanceFacts facts{next, kFarAway};
    if (distances[next] != kUnreachable) {
      facts.distance = distances[next];
      facts.nearest = NearestOf(phase, board.view().UnitAt(next), distances[next]);
    }
    into.distances.push_back(std::move(facts));
    board.ref().RemoveUnit(next);
  }
  const MessageId distance = phase.rules.civil_disorder == CivilDisorder::kHomeDistance ? MessageId::kDistanceToHome
                                                                                        : MessageId::kDistanceToOwned;
  for (const DistanceFacts& facts : into.distances) {
    const Argument unit = Argument::OfUnit(phase.before.UnitAt(facts.unit));
    if (facts.distance == kFarAway) {
      into.Say(MessageId::kFarAwayUnit, {unit});
    } else {
      into.Say(distance, {unit, Argument::OfNumber(facts.distance), into.Places(facts.nearest)});
    }
  }
  into.Say(MessageId::kRemovalRule, {Argument::OfRule(RuleAsked::kCivilDisorder, phase.rules)});
}

}  // namespace

void ExplainAdjustment(const PhaseTold& phase, const OrderResult& result, Explanation& into) {
  into.result = result;
  const Order order = result.order;
  const Map& map = phase.before.map();
  const bool has_place = order.source() < map.location_count();
  if (has_place && order.kind() != OrderKind::kBuild) into.unit = phase.before.UnitAt(map.ProvinceOf(order.source()));
  // A build of this phase may occupy the site; the sentence then names it.
  const bool is_closed =
      result.why == Illegality::kNoBuildSite ||
      (result.why == Illegality::kSiteOccupied && has_place && phase.before.HasUnit(map.ProvinceOf(order.source())));
  if (is_closed && has_place && order.power() < map.power_count()) {
    into.places.push_back(ClosedSite(phase, order.power(), map.ProvinceOf(order.source())));
    const bool is_told = result.why == Illegality::kSiteOccupied;  // by the sentence
    if (!is_told) AddSite(phase, order.power(), into.places.back(), into);
  }
  if (result.why == Illegality::kNothingDue || result.outcome.reason == Reason::kExcess) {
    AddDue(phase, order.power(), into);
  }
  if (result.outcome.reason != Reason::kExcess || AddExcess(phase, order.power(), order.kind(), into)) return;
  const bool has_rights_left = has_place && order.kind() == OrderKind::kBuild && order.power() < map.power_count() &&
                               DueOf(phase.before, phase.rules, order.power()).builds > 0;
  if (has_rights_left) into.Say(MessageId::kSiteNoRight, {Argument::OfPlace(map.ProvinceOf(order.source()))});
}

void ExplainUnusedBuild(const PhaseTold& phase, const PhaseEvent& event, Explanation& into) {
  if (CountOrders(phase, event.power, OrderKind::kBuild).excess == 0) return;
  AddDue(phase, event.power, into);
  AddExcess(phase, event.power, OrderKind::kBuild, into);
}

void ExplainRemoval(const PhaseTold& phase, const PhaseEvent& event, Explanation& into) {
  into.event = event;
  into.unit = event.unit;
  AddDue(phase, event.power, into);
  AddExcess(phase, event.power, OrderKind::kDisband, into);
  const Position board = BoardOfRemoval(phase, event);
  if (phase.rules.civil_disorder == CivilDisorder::kByCenter) {
    AddPlacesOfUnits(board.view(), phase.rules, event.power, into);
  } else {
    AddDistances(phase, event.power, board, into);
  }
}

}  // namespace entente
