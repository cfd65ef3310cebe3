#include "explain/movement_facts.h"

#include <algorithm>
#include <iterator>

#include "explain/convoy_routes.h"
#include "explain/culprits.h"
#include "movement/order_graph.h"
#include "retreat/retreat_options.h"

namespace entente {

void MovementFacts::Read(const PhaseTold& phase) {
  const PositionView& before = phase.before;
  const std::span<const OrderResult> results = phase.results;
  rules_ = &phase.rules;
  before_.emplace(before);
  after_.emplace(phase.after);
  results_ = results;
  orders_.clear();
  followed_.fill(kNone);
  for (size_t i = 0; i < results.size(); ++i) {
    const OrderResult& result = results[i];
    if (result.why != Illegality::kNone || result.order.source() >= before.map().location_count()) continue;
    uint16_t& followed = followed_[before.map().ProvinceOf(result.order.source())];
    if (followed != kNone) continue;  // the same order again
    followed = static_cast<uint16_t>(i);
    orders_.push_back(Resolved(result));
  }
  FindPaths(phase.sheet);
  movement_ = ResolveMovement(before, WithWaysAsWritten(phase.rules), orders_, scratch_, &trace_, paths_);
  move_at_.fill(kNone);
  for (size_t i = 0; i < trace_.moves.size(); ++i) move_at_[trace_.moves[i].province] = static_cast<uint16_t>(i);
}

// Under one rule of 4.E.1 hold supports of units with impossible moves are void, and the supporters hold
// (phase/void_supports.h). For other void supports a hold changes nothing.
Order MovementFacts::Resolved(const OrderResult& result) const {
  const bool is_void_hold = result.order.kind() == OrderKind::kSupportHold && result.outcome.reason == Reason::kVoid;
  return is_void_hold ? Order::Hold(result.order.unit()) : result.order;
}

// Finds the paths of moves that were followed. The first results are those of the sheet's lines.
void MovementFacts::FindPaths(const OrderSheet* sheet) {
  paths_.clear();
  if (sheet == nullptr || rules_->convoy_path == ConvoyPath::kIgnored) return;
  for (size_t i = 0; i < sheet->size(); ++i) {
    const Order order = results_[i].order;
    if (results_[i].why != Illegality::kNone || order.kind() != OrderKind::kMove) continue;
    const ProvinceIndex from = before_->map().ProvinceOf(order.source());
    const SheetLine line = (*sheet)[i];
    if (followed_[from] == i && !line.path.empty()) paths_.push_back({from, line.path});
  }
}

std::span<const LocationIndex> MovementFacts::PathOf(ProvinceIndex province) const {
  for (const WrittenPath& path : paths_) {
    if (path.from == province) return path.places;
  }
  return {};
}

const MoveTrace* MovementFacts::MoveOf(ProvinceIndex province) const {
  return move_at_[province] == kNone ? nullptr : &trace_.moves[move_at_[province]];
}

const UnitStrengths& MovementFacts::StrengthsOf(ProvinceIndex province) const {
  return trace_.strengths[movement_.unit_at[province]];
}

std::span<const SupportTrace> MovementFacts::SupportsOf(ProvinceIndex province) const {
  const auto [first, last] = std::equal_range(
      trace_.supports.begin(), trace_.supports.end(), SupportTrace{kNoProvince, province, false, false},
      [](const SupportTrace& a, const SupportTrace& b) { return a.supported < b.supported; });
  return {first, last};
}

const SupportTrace* MovementFacts::SupportBy(ProvinceIndex province) const {
  for (const SupportTrace& support : trace_.supports) {
    if (support.supporter == province) return &support;
  }
  return nullptr;
}

// ---- Strengths ----

// `against_unit`: supports by the power of the attacked unit do not count.
void MovementFacts::AddSupports(ProvinceIndex supported, bool against_unit, StrengthFacts& strength) const {
  for (const SupportTrace& support : SupportsOf(supported)) {
    SupportPart part{support.supporter, NotCounted::kCounts};
    if (!support.is_given) {
      part.why = NotCounted::kCut;
      part.by = OutcomeOf(support.supporter).outcome.cause;
    } else if (against_unit && support.is_spared) {
      part.why = NotCounted::kOwnUnit;
    }
    strength.supports.push_back(part);
  }
}

StrengthFacts MovementFacts::AttackOf(const MoveTrace& move) const {
  const UnitStrengths& strengths = StrengthsOf(move.province);
  StrengthFacts facts{StrengthKind::kAttack, move.province, move.into, strengths.attack, strengths.own};
  if (!move.has_path) {
    facts.why_none = NoStrength::kNoPath;
  } else if (move.meets_own) {
    facts.why_none = NoStrength::kOwnUnit;
  }
  AddSupports(move.province, true, facts);
  return facts;
}

StrengthFacts MovementFacts::PreventOf(const MoveTrace& move) const {
  const UnitStrengths& strengths = StrengthsOf(move.province);
  StrengthFacts facts{StrengthKind::kPrevent, move.province, move.into, strengths.prevent, strengths.own};
  if (!move.has_path) {
    facts.why_none = NoStrength::kNoPath;
  } else if (move.keeps_nobody) {
    facts.why_none = NoStrength::kBeaten;
  }
  AddSupports(move.province, false, facts);
  return facts;
}

// The strength of the unit at the destination. Head to head each counts as strong without supports as the attacker; a
// unit whose move failed holds without supports.
StrengthFacts MovementFacts::StrengthMetBy(const MoveTrace& move) const {
  const UnitStrengths& strengths = StrengthsOf(move.province);
  const bool is_battle = move.opponent != kNoProvince, failed = !is_battle && MoveOf(move.into) != nullptr;
  StrengthFacts facts{is_battle ? StrengthKind::kDefend : StrengthKind::kHold, move.into, move.into, strengths.against,
                      is_battle ? strengths.own : kAlone};
  if (failed) facts.own = strengths.against;  // less under WEAK_BOUNCES
  if (!failed) AddSupports(move.into, false, facts);
  return facts;
}

// Whether a convoy took the unit of the province back there (CONVOY_BACK). It then counts as a unit that moved in.
bool MovementFacts::IsBackAtHome(ProvinceIndex province) const {
  const MoveTrace* move = MoveOf(province);
  return move != nullptr && move->into == province && move->has_path;
}

// The strength of a unit that was convoyed back: only rivals can stop it.
StrengthFacts MovementFacts::StrengthAtHome(const MoveTrace& move) const {
  StrengthFacts facts = PreventOf(move);
  facts.kind = StrengthKind::kAttack;
  return facts;
}

void MovementFacts::AddComparisonsOf(const MoveTrace& move, Explanation& into) const {
  if (!move.has_path) return;
  const StrengthFacts attack = IsBackAtHome(move.province) ? StrengthAtHome(move) : AttackOf(move);
  if (move.meets_unit && !IsBackAtHome(move.into)) into.comparisons.push_back({attack, StrengthMetBy(move)});
  AddRivalsOf(move, false, into);
}

// Adds the comparisons with other moves to the same place, or only those that the move lost.
void MovementFacts::AddRivalsOf(const MoveTrace& move, bool only_lost, Explanation& into) const {
  const StrengthFacts attack = IsBackAtHome(move.province) ? StrengthAtHome(move) : AttackOf(move);
  for (const MoveTrace& rival : trace_.moves) {
    if (rival.into != move.into || rival.province == move.province || !rival.has_path) continue;
    Comparison comparison{attack, PreventOf(rival)};
    if (!only_lost || !comparison.wins()) into.comparisons.push_back(std::move(comparison));
  }
}

// Adds the attacks on a unit that stayed: all attacks if it had no move, otherwise only that of its dislodger. An attack
// that was strong enough for the unit and failed lost to a rival, which is added too.
void MovementFacts::AddAttacksOn(ProvinceIndex province, Explanation& into) const {
  const UnitOutcome& outcome = OutcomeOf(province);
  if (outcome.moved_to != kNoLocation) return;
  const bool all = MoveOf(province) == nullptr;
  for (const MoveTrace& move : trace_.moves) {
    if (move.into != province || !move.has_path || (!all && move.province != outcome.dislodged_by)) continue;
    const bool is_back = IsBackAtHome(province);
    into.comparisons.push_back({AttackOf(move), is_back ? PreventOf(*MoveOf(province)) : StrengthMetBy(move)});
    if (into.comparisons.back().wins() && move.province != outcome.dislodged_by) AddRivalsOf(move, true, into);
  }
}

// ---- Supports and convoys ----

void MovementFacts::AddEffectsOn(ProvinceIndex supporter, Explanation& into) const {
  constexpr AttackOn kEffects[] = {AttackOn::kCuts,       AttackOn::kNoPath,   AttackOn::kOwnPower,
                                   AttackOn::kFromTarget, AttackOn::kShielded, AttackOn::kTooWeak};
  for (const SupportAttack& attack : trace_.attacks) {
    if (attack.supporter != supporter) continue;
    const bool only_dislodges = attack.dislodges && attack.effect != AttackEffect::kCuts;
    into.attacks.push_back(
        {attack.attacker, only_dislodges ? AttackOn::kDislodges : kEffects[static_cast<size_t>(attack.effect)]});
  }
}

void MovementFacts::AddRoutes(const MoveTrace& move, Explanation& into) const {
  std::vector<ProvinceIndex> carriers, broken;
  for (const ConvoyTrace& convoy : trace_.convoys) {
    if (convoy.army != move.province) continue;
    carriers.push_back(convoy.fleet);
    if (!convoy.holds) broken.push_back(convoy.fleet);
  }
  const auto add = [&](std::vector<ProvinceIndex> route) {
    const auto bad = std::find_first_of(route.begin(), route.end(), broken.begin(), broken.end());
    const ProvinceIndex broken_at = bad == route.end() ? kNoProvince : *bad;
    into.routes.push_back({std::move(route), broken_at});
  };
  if (const std::span<const LocationIndex> path = PathOf(move.province); !path.empty()) {
    if (carriers.empty()) return;  // a unit of the path was not ordered to convoy
    std::vector<ProvinceIndex> route;
    for (const LocationIndex place : path) route.push_back(before_->map().ProvinceOf(place));
    return add(std::move(route));
  }
  const UnitType type = OutcomeOf(move.province).unit.type;
  const Graph& graph = before_->stage().ConvoyGraph(*rules_, type);
  RouteList list = FindRoutes(graph, carriers, move.province, move.into, kMostRoutes);
  into.has_more_routes = list.has_more;
  for (std::vector<ProvinceIndex>& route : list.routes) add(std::move(route));
}

void MovementFacts::AddCore(ProvinceIndex province, Explanation& into) const {
  const auto has = [&](const std::vector<ProvinceIndex>& list) {
    return std::find(list.begin(), list.end(), province) != list.end();
  };
  for (const CoreTrace& core : trace_.cores) {
    if (!has(core.orders) && !has(core.paths)) continue;
    // A unit that comes back to its own province depends only on itself.
    if (core.ground == DecisionGround::kCircle && core.orders.size() < 2 && IsBackAtHome(province)) return;
    CoreFacts& facts = into.core.emplace();
    facts.ground = core.ground;
    std::set_union(core.orders.begin(), core.orders.end(), core.paths.begin(), core.paths.end(),
                   std::back_inserter(facts.orders));
    return;
  }
}

// ---- Results ----

// Whether the moving unit has a written path that does not contain the carrier.
bool MovementFacts::IsBesidePath(ProvinceIndex mover, ProvinceIndex carrier) const {
  const std::span<const LocationIndex> path = PathOf(mover);
  return !path.empty() && std::none_of(path.begin(), path.end(), [&](LocationIndex place) {
    return before_->map().ProvinceOf(place) == carrier;
  });
}

FinerWord MovementFacts::WordFor(const OrderResult& result) const {
  const ProvinceIndex unit = before_->map().ProvinceOf(result.order.source());
  const ProvinceIndex third =
      result.order.kind() < OrderKind::kSupportHold ? kNoProvince : before_->map().ProvinceOf(result.order.third());
  switch (result.order.kind()) {
    case OrderKind::kSupportHold:
    case OrderKind::kSupportMove: {
      const SupportTrace* support = SupportBy(unit);
      if (support == nullptr) return FinerWord::kNone;
      if (!support->is_given) return FinerWord::kCut;
      const UnitOutcome& supported = OutcomeOf(third);
      const bool failed = MoveOf(third) != nullptr ? supported.moved_to == kNoLocation || support->is_spared
                                                   : supported.dislodged_by != kNoProvince;
      return failed ? FinerWord::kGivenInVain : FinerWord::kGiven;
    }
    case OrderKind::kConvoy:
      if (result.outcome.reason == Reason::kVoid) return FinerWord::kNone;
      if (result.outcome.reason != Reason::kNone) return FinerWord::kDisrupted;
      return MoveOf(third) != nullptr && MoveOf(third)->by_sea && !IsBesidePath(third, unit) ? FinerWord::kAvailable
                                                                                             : FinerWord::kUnused;
    default:
      return FinerWord::kNone;
  }
}

// Adds for each place the reason why it is open or closed, by the rules of retreat/retreat_options.h.
void MovementFacts::AddRetreats(const Unit& unit, Explanation& into) const {
  const ProvinceIndex province = before_->map().ProvinceOf(unit.location);
  const int index = after_->FindDislodged(province);
  if (index < 0 || WhyNoRetreats(before_->map(), *rules_, unit.power) != EventWhy::kNone) return;
  const uint32_t* open = after_->Dislodged(index).retreats;
  const UnitOutcome& outcome = OutcomeOf(province);
  const bool origin_open = outcome.dislodger_convoyed && rules_->convoy_retreat == ConvoyRetreat::kAllowed;
  uint32_t bit = 0;
  for (const LocationIndex place : before_->map().RetreatPlaces(unit.type, unit.location)) {
    const ProvinceIndex to = before_->map().ProvinceOf(place);
    PlaceFacts facts{place, ClosedWhy::kPassage};
    if ((open[bit >> 5] >> (bit & 31) & 1) != 0) {
      facts.why = ClosedWhy::kOpen;
    } else if (after_->HasUnit(to)) {
      facts.why = ClosedWhy::kOccupied;
      facts.by = to;
    } else if (TestBit(movement_.contested, to)) {
      facts.why = ClosedWhy::kContested;
    } else if (!origin_open && to == outcome.dislodged_by) {
      facts.why = ClosedWhy::kAttackerOrigin;
      facts.by = to;
    }
    into.places.push_back(facts);
    ++bit;
  }
}

void MovementFacts::Explain(const OrderResult& result, Explanation& into) const {
  into.result = result;
  const LocationIndex source = result.order.source();
  if (source >= before_->map().location_count()) return;
  const ProvinceIndex province = before_->map().ProvinceOf(source);
  if (!before_->HasUnit(province)) return;
  into.unit = before_->UnitAt(province);
  if (result.why == Illegality::kForeignUnit) return;
  if (result.why == Illegality::kNone) {
    into.word = WordFor(result);
    if (const MoveTrace* move = MoveOf(province); move != nullptr) {
      into.by_sea = move->by_sea;
      if (move->by_sea || !move->has_path) AddRoutes(*move, into);
      AddComparisonsOf(*move, into);
    }
    AddEffectsOn(province, into);
    AddCore(province, into);
  }
  AddAttacksOn(province, into);
  if (DislodgerOf(province) != kNoProvince) AddRetreats(into.unit, into);
  if (result.why == Illegality::kNone) AddCulprits(*this, into);
}

}  // namespace entente
