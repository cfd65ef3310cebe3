#include <algorithm>

#include "explain/statements.h"
#include "retreat/retreat_options.h"

namespace entente {
namespace {

class MovementStatements {
 public:
  MovementStatements(const MovementFacts& phase, Explanation& into)
      : phase_(phase), before_(phase.before()), map_(before_.map()), into_(into), order_(into.result.order) {}

  void AddAll() {
    AddSource();
    AddWay();
    AddRoutes();
    AddComparisons();
    for (const AttackFacts& attack : into_.attacks) AddEffect(attack);
    AddWord();
    AddCore();
    AddRetreatPlaces(phase_.after(), into_);
    AddRetreatRules();
    for (const Culprit& culprit : into_.culprits) AddCulprit(culprit);
  }

 private:
  Argument UnitIn(ProvinceIndex province) const { return Argument::OfUnit(before_.UnitAt(province)); }
  Argument UnitsIn(const std::vector<ProvinceIndex>& provinces) {
    std::vector<Unit> units;
    for (const ProvinceIndex province : provinces) units.push_back(before_.UnitAt(province));
    return into_.Units(std::move(units));
  }
  Argument Own() const { return Argument::OfUnit(into_.unit); }

  Argument Rule(RuleAsked option) const { return Argument::OfRule(option, phase_.rules()); }
  bool IsOf(LocationIndex place, ProvinceIndex province) const {
    return place < map_.location_count() && map_.ProvinceOf(place) == province;
  }
  ProvinceIndex OwnProvince() const { return map_.ProvinceOf(order_.source()); }

  // Calls visit(result) for every order of the kind that a unit followed.
  template <typename Visit>
  void ForEachFollowed(OrderKind kind, const Visit& visit) const {
    for (int p = 0; p < map_.province_count(); ++p) {
      const OrderResult* followed = phase_.Followed(static_cast<ProvinceIndex>(p));
      if (followed != nullptr && followed->order.kind() == kind) visit(*followed);
    }
  }

  // ---- Orders without a written line ----

  // 4.E.3: names the orders from which a move was deduced; or CD_SUPPORTS for an implied support.
  void AddSource() {
    if (!into_.result.implied) return;
    if (order_.kind() == OrderKind::kSupportHold) return into_.SayRule(RuleAsked::kMissingMoves, phase_.rules());
    if (order_.kind() != OrderKind::kMove) return;
    const auto tell = [&](const OrderResult& of) {
      const Order order = of.order;
      const bool is_source = order.power() == order_.power() && IsOf(order.third(), OwnProvince()) &&
                             IsOf(order.target(), map_.ProvinceOf(order_.target()));
      if (is_source) into_.Say(MessageId::kDeducedFrom, {Argument::OfOrder(order), Rule(RuleAsked::kImpliedMoves)});
    };
    ForEachFollowed(OrderKind::kSupportMove, tell);
    ForEachFollowed(OrderKind::kConvoy, tell);
  }

  // ---- Convoys ----

  // Whether the unit could make the move without a convoy.
  bool IsBeside(Order move) const {
    if (before_.graph().IsMove(move.unit_type(), move.source(), move.target())) return true;
    bool is_beside = false;
    const ProvinceIndex to = map_.ProvinceOf(move.target());
    for (int c = 0; move.unit_type() == UnitType::kFleet && c < map_.CoastCount(to); ++c) {
      is_beside |=
          before_.graph().IsMove(UnitType::kFleet, move.source(), static_cast<LocationIndex>(map_.FirstCoast(to) + c));
    }
    return is_beside;
  }

  // 4.A.3. For a unit with both ways: says which way it goes, and what happened to its convoy if it goes by land.
  void AddWay() {
    if (order_.kind() != OrderKind::kMove || !into_.by_sea.has_value() || !IsBeside(order_)) return;
    bool has_carrier = false, is_broken = false;
    ForEachFollowed(OrderKind::kConvoy, [&](const OrderResult& convoy) {
      const bool is_for_it =
          IsOf(convoy.order.third(), OwnProvince()) && IsOf(convoy.order.target(), map_.ProvinceOf(order_.target()));
      has_carrier |= is_for_it;
      const ProvinceIndex carrier = map_.ProvinceOf(convoy.order.source());
      is_broken |= is_for_it && convoy.order.power() == order_.power() && phase_.DislodgerOf(carrier) != kNoProvince;
    });
    if (!has_carrier && !order_.via_convoy()) return;
    const bool by_sea = *into_.by_sea;
    if (!by_sea && is_broken) into_.Say(MessageId::kOwnConvoyBroken, {Own()});
    into_.Say(by_sea ? MessageId::kGoesBySea : MessageId::kGoesByLand, {Own(), Rule(RuleAsked::kAdjacentConvoy)});
  }

  void AddRoutes() {
    if (!into_.by_sea.value_or(false)) return;
    const Reason reason = into_.result.outcome.reason;
    const bool has_path = AddPath();
    if (reason == Reason::kNoConvoy) return has_path ? into_.Say(MessageId::kPathNotOrdered) : AddCarriers();
    into_.Say(reason == Reason::kNone ? MessageId::kGoesByConvoy : MessageId::kIsToGoByConvoy, {Own()});
    bool holds = false, breaks = false;
    for (const RouteFacts& route : into_.routes) {
      AddRoute(route);
      (route.broken_at == kNoProvince ? holds : breaks) = true;
    }
    if (into_.has_more_routes) into_.Say(MessageId::kMoreRoutes);
    if (holds && breaks && reason == Reason::kDisrupted) {
      into_.Say(MessageId::kAnyRouteBreaks, {Rule(RuleAsked::kConvoyRoutes)});
    }
  }

  // 4.A.6. Returns whether the rules keep the move to a path.
  bool AddPath() {
    std::vector<ProvinceIndex> carriers;
    for (const LocationIndex place : phase_.PathOf(map_.ProvinceOf(order_.source()))) {
      carriers.push_back(map_.ProvinceOf(place));
    }
    if (carriers.empty()) return false;
    into_.Say(MessageId::kPathWritten, {Own(), UnitsIn(carriers), Rule(RuleAsked::kConvoyPath)});
    return true;
  }

  void AddRoute(const RouteFacts& route) {
    const Argument carriers = UnitsIn(route.carriers);
    if (route.broken_at == kNoProvince) return into_.Say(MessageId::kRouteHolds, {carriers});
    const ProvinceIndex dislodger = phase_.DislodgerOf(route.broken_at);
    const Argument broken = UnitIn(route.broken_at);
    if (dislodger != kNoProvince) return into_.Say(MessageId::kRouteBroken, {carriers, broken, UnitIn(dislodger)});
    const OrderOutcome& convoy = phase_.OutcomeOf(route.broken_at).outcome;
    if (convoy.reason != Reason::kDisrupted) return into_.Say(MessageId::kRouteStopped, {carriers, broken});
    into_.Say(MessageId::kRouteAttacked, {carriers, broken, UnitIn(convoy.cause)});
    into_.SayRule(RuleAsked::kAttackedConvoys, phase_.rules());
  }

  void AddCarriers() {
    std::vector<ProvinceIndex> carriers;
    for (const ConvoyTrace& convoy : phase_.trace().convoys) {
      if (convoy.army == map_.ProvinceOf(order_.source())) carriers.push_back(convoy.fleet);
    }
    if (carriers.empty()) return into_.Say(MessageId::kNoCarrierOrdered, {Own()});
    into_.Say(MessageId::kCarriersOrdered, {UnitsIn(carriers), Own()});
  }

  // ---- Strengths ----

  // Does not repeat an attack or a defence written just before.
  void AddComparisons() {
    ProvinceIndex attacker = kNoProvince, defender = kNoProvince;
    for (const Comparison& comparison : into_.comparisons) {
      const bool is_new_attack = attacker != comparison.attack.unit || defender == kNoProvince;
      if (is_new_attack) AddStrength(comparison.attack);
      attacker = comparison.attack.unit;
      if (defender != comparison.against.unit) AddStrength(comparison.against);
      defender = comparison.against.unit;
      into_.Say(comparison.wins() ? MessageId::kEnough : MessageId::kNotEnough,
                {Argument::OfStrength(comparison.attack.total), Argument::OfStrength(comparison.against.total)});
    }
    const bool is_alone = order_.kind() == OrderKind::kMove && into_.comparisons.empty();
    if (is_alone && into_.result.outcome.reason == Reason::kNone) {
      into_.Say(MessageId::kNobodyThere, {Argument::OfPlace(map_.ProvinceOf(order_.target()))});
    }
  }

  void AddStrength(const StrengthFacts& strength) {
    const Argument unit = UnitIn(strength.unit), place = Argument::OfPlace(strength.place);
    if (strength.why_none == NoStrength::kOwnUnit) return into_.Say(MessageId::kAttacksOwn, {unit, place});
    if (strength.why_none == NoStrength::kBeaten) {
      into_.Say(MessageId::kPreventsNobody, {unit, place});
      return into_.SayRule(RuleAsked::kDislodgedBounce, phase_.rules());
    }
    std::vector<ProvinceIndex> supporters;
    for (const SupportPart& part : strength.supports) {
      if (part.why == NotCounted::kCounts) supporters.push_back(part.supporter);
    }
    AddTotal(strength, supporters);
    for (const SupportPart& part : strength.supports) {
      if (part.why == NotCounted::kCut) {
        into_.Say(MessageId::kCutSupportOf, {UnitIn(part.supporter), UnitIn(part.by)});
      } else if (part.why == NotCounted::kOwnUnit) {
        into_.Say(MessageId::kOwnSupportOf, {UnitIn(part.supporter)});
      }
    }
  }

  // Writes the total of a strength, with its supporters if there are any.
  void AddTotal(const StrengthFacts& strength, const std::vector<ProvinceIndex>& supporters) {
    const bool is_supported = !supporters.empty();
    std::vector<Argument> arguments = {UnitIn(strength.unit), Argument::OfPlace(strength.place),
                                       Argument::OfStrength(strength.total)};
    if (is_supported) arguments.push_back(UnitsIn(supporters));
    MessageId message = is_supported ? MessageId::kAttacksSupported : MessageId::kAttacks;
    switch (strength.kind) {
      case StrengthKind::kAttack:
        break;
      case StrengthKind::kDefend:
        message = is_supported ? MessageId::kDefendsSupported : MessageId::kDefends;
        arguments.erase(arguments.begin() + 1);
        break;
      case StrengthKind::kHold:
        message = is_supported ? MessageId::kHoldsSupported : MessageId::kHoldsPlace;
        if (WasToMove(strength.unit)) message = MessageId::kStaysAndHolds;
        break;
      case StrengthKind::kPrevent:
        message = is_supported ? MessageId::kPreventsSupported : MessageId::kPrevents;
        break;
    }
    into_.Say(message, std::move(arguments));
    const bool is_weak = message == MessageId::kStaysAndHolds && phase_.rules().failed_moves != FailedMoves::kHold;
    if (is_weak) into_.SayRule(RuleAsked::kFailedMoves, phase_.rules());
  }
  bool WasToMove(ProvinceIndex province) const {
    const OrderResult* followed = phase_.Followed(province);
    return followed != nullptr && followed->order.kind() == OrderKind::kMove;
  }

  // ---- Supports ----

  void AddEffect(const AttackFacts& attack) {
    constexpr MessageId kMessages[] = {MessageId::kAttackCuts,        MessageId::kAttackDislodges,
                                       MessageId::kAttackWithoutPath, MessageId::kAttackOfOwnPower,
                                       MessageId::kAttackFromTarget,  MessageId::kAttackShielded,
                                       MessageId::kAttackTooWeak};
    const MessageId message = kMessages[static_cast<size_t>(attack.effect)];
    std::vector<Argument> arguments = {UnitIn(attack.attacker), Own()};
    if (attack.effect == AttackOn::kShielded) arguments.push_back(Rule(RuleAsked::kConvoyParadox));
    into_.Say(message, std::move(arguments));
    if (ComesBySeaFromTarget(attack)) into_.SayRule(RuleAsked::kConvoyedCut, phase_.rules());
  }

  // 4.A.4. Whether an attack comes by sea from the province that the support goes into.
  bool ComesBySeaFromTarget(const AttackFacts& attack) const {
    const bool is_told = attack.effect == AttackOn::kFromTarget || attack.effect == AttackOn::kCuts;
    if (!is_told || order_.kind() != OrderKind::kSupportMove || !IsOf(order_.target(), attack.attacker)) return false;
    const auto& moves = phase_.trace().moves;
    return std::any_of(moves.begin(), moves.end(),
                       [&](const MoveTrace& move) { return move.province == attack.attacker && move.by_sea; });
  }

  void AddWord() {
    if (into_.word == FinerWord::kUnused) into_.Say(MessageId::kConvoyUnused, {Third()});
    if (into_.word != FinerWord::kGivenInVain) return;
    const ProvinceIndex third = map_.ProvinceOf(order_.third());
    if (!WasToMove(third)) return into_.Say(MessageId::kInVainDislodged, {Third()});
    const bool failed = phase_.Followed(third)->outcome.reason != Reason::kNone;
    into_.Say(failed ? MessageId::kInVainFailed : MessageId::kInVainOwn, {Third()});
  }
  Argument Third() const { return UnitIn(map_.ProvinceOf(order_.third())); }

  // ---- Orders that depend on one another ----

  void AddCore() {
    if (!into_.core.has_value()) return;
    into_.Say(MessageId::kCore, {UnitsIn(into_.core->orders)});
    switch (into_.core->ground) {
      case DecisionGround::kCircle:
        return into_.Say(MessageId::kCircle);
      case DecisionGround::kOnlySolution:
        return into_.Say(MessageId::kOnlySolution);
      case DecisionGround::kParadoxRule:
        return into_.Say(ParadoxRule(), {Rule(RuleAsked::kConvoyParadox)});
      case DecisionGround::kKnown:
        return;
    }
  }

  MessageId ParadoxRule() const {
    switch (phase_.rules().convoy_paradox) {
      case ConvoyParadox::kSzykman:
        return MessageId::kParadoxSzykman;
      case ConvoyParadox::kAllHold:
        return MessageId::kParadoxAllHold;
      case ConvoyParadox::kDptg:
        return MessageId::kParadoxDptg;
      default:
        return MessageId::kParadoxRulebook;
    }
  }

  // ---- Retreats ----

  // 4.A.5 for a unit whose dislodger came by convoy, and the rule that forbids every retreat.
  void AddRetreatRules() {
    if (into_.unit.power == kNoPower || into_.result.why == Illegality::kForeignUnit) return;
    const ProvinceIndex by = phase_.DislodgerOf(OwnProvinceOfUnit());
    if (by == kNoProvince) return;
    const EventWhy forbids = WhyNoRetreats(map_, phase_.rules(), into_.unit.power);
    if (forbids == EventWhy::kRetreatsForbidden) return into_.SayRule(RuleAsked::kRetreats, phase_.rules());
    if (forbids == EventWhy::kImmobile) return into_.SayRule(RuleAsked::kDummyMoves, phase_.rules());
    if (!phase_.OutcomeOf(OwnProvinceOfUnit()).dislodger_convoyed) return;
    for (const PlaceFacts& facts : into_.places) {
      if (map_.ProvinceOf(facts.place) != by) continue;
      const bool is_told = facts.why == ClosedWhy::kOpen || facts.why == ClosedWhy::kAttackerOrigin;
      if (!is_told) return;
      return into_.Say(facts.why == ClosedWhy::kOpen ? MessageId::kOriginOpen : MessageId::kOriginClosed,
                       {Argument::OfPlace(by), Rule(RuleAsked::kConvoyRetreat)});
    }
  }
  ProvinceIndex OwnProvinceOfUnit() const { return map_.ProvinceOf(into_.unit.location); }

  void AddCulprit(const Culprit& culprit) {
    const OrderResult* followed = phase_.Followed(culprit.unit);
    const Order order = followed != nullptr ? followed->order : Order::Hold(before_.UnitAt(culprit.unit));
    into_.Say(CulpritMessage(culprit.role), {Argument::OfOrder(order)});
  }

  const MovementFacts& phase_;
  const PositionView& before_;
  const Map& map_;
  Explanation& into_;
  const Order order_;
};

}  // namespace

void AddMovementStatements(const MovementFacts& phase, Explanation& explanation) {
  MovementStatements(phase, explanation).AddAll();
}

}  // namespace entente
