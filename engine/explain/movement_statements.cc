#include "explain/movement_statements.h"

#include "explain/place_statements.h"

namespace entente {
namespace {

class MovementTeller {
 public:
  MovementTeller(const MovementFacts& phase, Explanation& into)
      : phase_(phase), before_(phase.before()), map_(before_.map()), into_(into), order_(into.result.order) {}

  void Tell() {
    TellRoutes();
    TellComparisons();
    for (const AttackFacts& attack : into_.attacks) TellEffect(attack);
    TellWord();
    TellCore();
    TellRetreatPlaces(phase_.after(), into_);
    for (const Culprit& culprit : into_.culprits) TellCulprit(culprit);
  }

 private:
  Argument UnitIn(ProvinceIndex province) const { return Argument::OfUnit(before_.UnitAt(province)); }
  Argument UnitsIn(const std::vector<ProvinceIndex>& provinces) {
    std::vector<Unit> units;
    for (const ProvinceIndex province : provinces) units.push_back(before_.UnitAt(province));
    return into_.Units(std::move(units));
  }
  Argument Own() const { return Argument::OfUnit(into_.unit); }

  // ---- Convoys ----

  void TellRoutes() {
    if (!into_.by_sea.value_or(false)) return;
    const Reason reason = into_.result.outcome.reason;
    const bool has_path = TellPath();
    if (reason == Reason::kNoConvoy) return has_path ? into_.Say(MessageId::kPathNotOrdered) : TellCarriers();
    into_.Say(MessageId::kGoesByConvoy, {Own()});
    bool holds = false, breaks = false;
    for (const RouteFacts& route : into_.routes) {
      TellRoute(route);
      (route.broken_at == kNoProvince ? holds : breaks) = true;
    }
    if (into_.has_more_routes) into_.Say(MessageId::kMoreRoutes);
    if (holds && breaks && reason == Reason::kDisrupted) into_.Say(MessageId::kAnyRouteBreaks);
  }

  // 4.A.6. Whether the move is kept to a path.
  bool TellPath() {
    std::vector<ProvinceIndex> carriers;
    for (const LocationIndex place : phase_.PathOf(map_.ProvinceOf(order_.source()))) {
      carriers.push_back(map_.ProvinceOf(place));
    }
    if (carriers.empty()) return false;
    into_.Say(MessageId::kPathWritten, {Own(), UnitsIn(carriers)});
    return true;
  }

  void TellRoute(const RouteFacts& route) {
    const Argument carriers = UnitsIn(route.carriers);
    if (route.broken_at == kNoProvince) return into_.Say(MessageId::kRouteHolds, {carriers});
    const ProvinceIndex dislodger = phase_.DislodgerOf(route.broken_at);
    const Argument broken = UnitIn(route.broken_at);
    if (dislodger != kNoProvince) return into_.Say(MessageId::kRouteBroken, {carriers, broken, UnitIn(dislodger)});
    const OrderOutcome& convoy = phase_.OutcomeOf(route.broken_at).outcome;
    if (convoy.reason != Reason::kDisrupted) return into_.Say(MessageId::kRouteStopped, {carriers, broken});
    into_.Say(MessageId::kRouteAttacked, {carriers, broken, UnitIn(convoy.cause)});
  }

  void TellCarriers() {
    std::vector<ProvinceIndex> carriers;
    for (const ConvoyTrace& convoy : phase_.trace().convoys) {
      if (convoy.army == map_.ProvinceOf(order_.source())) carriers.push_back(convoy.fleet);
    }
    if (carriers.empty()) return into_.Say(MessageId::kNoCarrierOrdered, {Own()});
    into_.Say(MessageId::kCarriersOrdered, {UnitsIn(carriers)});
  }

  // ---- Strengths ----

  // An attack or a defence that was told just before is not told again.
  void TellComparisons() {
    ProvinceIndex attacker = kNoProvince, defender = kNoProvince;
    for (const Comparison& comparison : into_.comparisons) {
      const bool is_new_attack = attacker != comparison.attack.unit || defender == kNoProvince;
      if (is_new_attack) TellStrength(comparison.attack);
      attacker = comparison.attack.unit;
      if (defender != comparison.against.unit) TellStrength(comparison.against);
      defender = comparison.against.unit;
      into_.Say(comparison.wins() ? MessageId::kEnough : MessageId::kNotEnough,
                {Argument::OfStrength(comparison.attack.total), Argument::OfStrength(comparison.against.total)});
    }
    const bool is_alone = order_.kind() == OrderKind::kMove && into_.comparisons.empty();
    if (is_alone && into_.result.outcome.reason == Reason::kNone) {
      into_.Say(MessageId::kNobodyThere, {Argument::OfPlace(map_.ProvinceOf(order_.target()))});
    }
  }

  void TellStrength(const StrengthFacts& strength) {
    const Argument unit = UnitIn(strength.unit), place = Argument::OfPlace(strength.place);
    if (strength.why_none == NoStrength::kOwnUnit) return into_.Say(MessageId::kAttacksOwn, {unit, place});
    if (strength.why_none == NoStrength::kBeaten) return into_.Say(MessageId::kPreventsNobody, {unit, place});
    std::vector<ProvinceIndex> supporters;
    for (const SupportPart& part : strength.supports) {
      if (part.why == NotCounted::kCounts) supporters.push_back(part.supporter);
    }
    TellTotal(strength, supporters);
    for (const SupportPart& part : strength.supports) {
      if (part.why == NotCounted::kCut) {
        into_.Say(MessageId::kCutSupportOf, {UnitIn(part.supporter), UnitIn(part.by)});
      } else if (part.why == NotCounted::kOwnUnit) {
        into_.Say(MessageId::kOwnSupportOf, {UnitIn(part.supporter)});
      }
    }
  }

  // The messages of the kinds of strengths, without supporters and with.
  void TellTotal(const StrengthFacts& strength, const std::vector<ProvinceIndex>& supporters) {
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
  }
  bool WasToMove(ProvinceIndex province) const {
    const OrderResult* followed = phase_.Followed(province);
    return followed != nullptr && followed->order.kind() == OrderKind::kMove;
  }

  // ---- Supports ----

  void TellEffect(const AttackFacts& attack) {
    constexpr MessageId kMessages[] = {MessageId::kAttackCuts,        MessageId::kAttackDislodges,
                                       MessageId::kAttackWithoutPath, MessageId::kAttackOfOwnPower,
                                       MessageId::kAttackFromTarget,  MessageId::kAttackShielded,
                                       MessageId::kAttackTooWeak};
    into_.Say(kMessages[static_cast<size_t>(attack.effect)], {UnitIn(attack.attacker), Own()});
  }

  void TellWord() {
    if (into_.word == FinerWord::kUnused) into_.Say(MessageId::kConvoyUnused, {Third()});
    if (into_.word != FinerWord::kGivenInVain) return;
    const ProvinceIndex third = map_.ProvinceOf(order_.third());
    if (!WasToMove(third)) return into_.Say(MessageId::kInVainDislodged, {Third()});
    const bool failed = phase_.Followed(third)->outcome.reason != Reason::kNone;
    into_.Say(failed ? MessageId::kInVainFailed : MessageId::kInVainOwn, {Third()});
  }
  Argument Third() const { return UnitIn(map_.ProvinceOf(order_.third())); }

  // ---- What hangs on one another ----

  void TellCore() {
    if (!into_.core.has_value()) return;
    into_.Say(MessageId::kCore, {UnitsIn(into_.core->orders)});
    switch (into_.core->ground) {
      case DecisionGround::kCircle:
        return into_.Say(MessageId::kCircle);
      case DecisionGround::kOnlySolution:
        return into_.Say(MessageId::kOnlySolution);
      case DecisionGround::kParadoxRule:
        return into_.Say(ParadoxRule());
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

  void TellCulprit(const Culprit& culprit) {
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

void TellMovement(const MovementFacts& phase, Explanation& explanation) { MovementTeller(phase, explanation).Tell(); }

}  // namespace entente
