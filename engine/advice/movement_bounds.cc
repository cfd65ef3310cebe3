#include "advice/movement_bounds.h"

#include <algorithm>
#include <tuple>

#include "movement/strength.h"

namespace entente {
namespace {

// Rules under which armies that come by sea spare some supports (4.A.2 a to c).
bool ShieldsSupports(const RuleOptions& rules) {
  return rules.convoy_paradox == ConvoyParadox::k1971 || rules.convoy_paradox == ConvoyParadox::k1982 ||
         rules.convoy_paradox == ConvoyParadox::k2000;
}

}  // namespace

void MovementBounds::Find(const Plan& plan, const PossibleOrders& possible) {
  plan_ = &plan;
  possible_ = &possible;
  board_.emplace(plan.before(), plan.rules());
  goings_.clear();
  first_going_.clear();
  helps_.clear();
  convoys_.clear();
  for (std::vector<size_t>& into : into_) into.clear();
  for (int u = 0; u < possible.count(); ++u) AddHelps(u);  // needs the convoys: the ways of armies depend on them
  for (int u = 0; u < possible.count(); ++u) {
    first_going_.push_back(goings_.size());
    AddGoings(u);
  }
  first_going_.push_back(goings_.size());
  for (size_t i = 0; i < goings_.size(); ++i) into_[goings_[i].into].push_back(i);
  std::sort(helps_.begin(), helps_.end(), [](const Help& a, const Help& b) {
    return std::tie(a.subject, a.into, a.helper) < std::tie(b.subject, b.into, b.helper);
  });
  // The equations here do not cover convoys back to their start or fleets carried over land. Under these rules
  // everything stays open.
  const RuleOptions& rules = plan.rules();
  narrows_ = rules.convoy_back == ConvoyBack::kForbidden && rules.portage == Portage::kForbidden;
  while (narrows_ && Narrow()) {
  }
}

// ---- Known and possible orders ----

void MovementBounds::AddHelps(int unit) {
  const UnitChoices& choices = (*possible_)[unit];
  const Map& map = plan_->map();
  for (const Order order : choices.orders) {
    const bool is_support = order.kind() == OrderKind::kSupportHold || order.kind() == OrderKind::kSupportMove;
    if (!is_support && order.kind() != OrderKind::kConvoy) continue;
    const int subject = possible_->UnitAt(map.ProvinceOf(order.third()));
    const UnitChoices& other = (*possible_)[subject];
    if (other.is_known && !IsHelpFor(map, order, other.known())) continue;
    const ProvinceIndex into =
        order.kind() == OrderKind::kSupportHold ? other.province : map.ProvinceOf(order.target());
    if (is_support) {
      helps_.push_back({subject, into, unit, choices.is_known});
    } else if (choices.is_known) {
      convoys_.push_back({unit, subject, into});
    }
  }
}

void MovementBounds::AddGoings(int unit) {
  const UnitChoices& choices = (*possible_)[unit];
  const Map& map = plan_->map();
  if (choices.is_known) {
    const Order order = choices.known();
    if (order.kind() == OrderKind::kMove) AddGoing(unit, map.ProvinceOf(order.target()), KnownWay(unit));
    return;
  }
  ProvinceSet by_land{}, by_sea{};
  for (const Order order : choices.orders) {
    if (order.kind() != OrderKind::kMove) continue;
    const ProvinceIndex into = map.ProvinceOf(order.target());
    SetBit(order.via_convoy() ? by_sea.words : by_land.words, into);
  }
  for (ProvinceIndex into = 0; into < map.province_count(); ++into) {
    const bool land = by_land.Test(into) && HasLandWay(choices.unit, into), sea = by_sea.Test(into);
    if (by_land.Test(into) || sea) AddGoing(unit, into, !sea ? Way::kLand : land ? Way::kEither : Way::kSea);
  }
}

void MovementBounds::AddGoing(int unit, ProvinceIndex into, Way way) {
  goings_.push_back({unit, into, (*possible_)[unit].is_known, way});
}

bool MovementBounds::HasLandWay(const Unit& unit, ProvinceIndex into) const {
  ProvinceSet memory;
  return TestBit(MoveReach(plan_->before(), board_->graph(), unit, memory), into);
}

// Whether a unit with unknown orders could convoy the unit.
bool MovementBounds::MayCarry(int unit) const {
  const Unit& carried = (*possible_)[unit].unit;
  bool may = false;
  ForEachBit(board_->carriers(carried.type), plan_->map().province_words(),
             [&](int p) { may |= !(*possible_)[possible_->UnitAt(static_cast<ProvinceIndex>(p))].is_known; });
  return may;
}

// DATC 4.A.3, 4.A.6.
MovementBounds::Way MovementBounds::KnownWay(int unit) const {
  const UnitChoices& choices = (*possible_)[unit];
  const Order order = choices.known();
  const ProvinceIndex into = plan_->map().ProvinceOf(order.target());
  if (choices.unit.type == UnitType::kFleet) return Way::kLand;
  if (!HasLandWay(choices.unit, into)) return Way::kSea;
  bool own = false, any = MayCarry(unit);
  for (const Convoy& convoy : convoys_) {
    if (convoy.army != unit || convoy.into != into) continue;
    any = true;
    own |= (*possible_)[convoy.fleet].unit.power == choices.unit.power;
  }
  const RuleOptions& rules = plan_->rules();
  if (rules.convoy_path == ConvoyPath::kIgnored) {
    if (rules.adjacent_convoy == AdjacentConvoy::kViaOnly) return order.via_convoy() ? Way::kSea : Way::kLand;
    if (rules.adjacent_convoy == AdjacentConvoy::kOwnIntent) {
      return order.via_convoy() || own ? Way::kSea : Way::kLand;
    }
  }
  return order.via_convoy() || any ? Way::kEither : Way::kLand;
}

// No power dislodges its own unit, or helps to do so, unless the rules allow friendly fire.
bool MovementBounds::IsSpared(PowerIndex defender, int unit) const {
  if ((*possible_)[unit].unit.power != defender) return false;
  const RuleOptions& rules = plan_->rules();
  if (rules.friendly_fire == FriendlyFire::kNobody) return true;
  return rules.friendly_fire == FriendlyFire::kDummies && !IsDummy(plan_->map(), rules, defender);
}

// ---- Strengths ----

int MovementBounds::Weakest() const { return board_->graph().has_weak_passages() ? kAlone - 2 : kAlone; }

// Calls visit(help) for each support that may count. A unit that may name several coasts supports only once.
template <typename Visit>
void MovementBounds::ForEachHelp(const Strength& strength, const Visit& visit) const {
  const auto first = std::lower_bound(
      helps_.begin(), helps_.end(), Help{strength.subject, strength.into, 0, false},
      [](const Help& a, const Help& b) { return std::tie(a.subject, a.into) < std::tie(b.subject, b.into); });
  int last_helper = PossibleOrders::kNoUnit;
  for (auto help = first; help != helps_.end(); ++help) {
    if (help->subject != strength.subject || help->into != strength.into) return;
    if (!help->may_count || help->helper == last_helper) continue;
    if (strength.without != kNoPower && IsSpared(strength.without, help->helper)) continue;
    last_helper = help->helper;
    visit(*help);
  }
}

// Each unknown unit does only one thing: it cuts a support of the one strength, or adds its own to the other.
int MovementBounds::LeastMargin(const Strength& one, const Strength& other) const {
  int margin = one.own - other.own, sure = 0, free = 0, helpers = 0, cutters = 0;
  ProvinceSet counted{};  // unknown units, by number
  ForEachHelp(other, [&](const Help& help) {
    if (help.is_known) {
      margin -= 2;
    } else {
      SetBit(counted.words, static_cast<size_t>(help.helper));
      ++helpers;
    }
  });
  ForEachHelp(one, [&](const Help& help) {
    sure += help.counts ? 1 : 0;
    if (!help.is_free) return;
    ++free;
    ForEachInto((*possible_)[help.helper].province, [&](const Going& attacker) {
      const bool goes_elsewhere = other.is_moving && attacker.unit == other.subject;
      if (attacker.is_known || goes_elsewhere || counted.Test(attacker.unit)) return;
      if (!MayThreaten(attacker, help.helper, help.into)) return;
      SetBit(counted.words, static_cast<size_t>(attacker.unit));
      ++cutters;
    });
  });
  return margin + 2 * (sure + free) - 2 * std::min(helpers + cutters, helpers + free);
}

PowerIndex MovementBounds::DefenderOf(const Going& going, Occupied occupied) const {
  return occupied == Occupied::kGone ? kNoPower : (*possible_)[possible_->UnitAt(going.into)].unit.power;
}

MovementBounds::Strength MovementBounds::Against(const Going& going, Occupied occupied, bool least) const {
  const int unit = possible_->UnitAt(going.into);
  const UnitChoices& choices = (*possible_)[unit];
  if (occupied == Occupied::kBattle) {
    return {least ? Weakest() : kAlone, unit, (*possible_)[going.unit].province, kNoPower, true};
  }
  const int failed = plan_->rules().failed_moves == FailedMoves::kWeak ? kAlone - 2 : kAlone;
  if (choices.is_known && choices.known().kind() == OrderKind::kMove) return {failed};
  return {least && !choices.is_known ? failed : kAlone, unit, choices.province, kNoPower, false};
}

// Whether a move surely keeps others out. It may not if it may lose a head-to-head battle.
bool MovementBounds::KeepsOut(const Going& rival) const {
  if (!rival.is_known || !rival.arrives) return false;
  bool keeps = true;
  const int there = possible_->UnitAt(rival.into);
  if (there == PossibleOrders::kNoUnit) return true;
  ForEachGoingOf(there, [&](const Going& other) {
    keeps = keeps && (other.into != (*possible_)[rival.unit].province || !other.may_succeed);
  });
  return keeps;
}

// ---- Decisions ----

unsigned MovementBounds::WaysOccupied(const Going& going) const {
  const auto bit = [](Occupied occupied) { return 1u << static_cast<unsigned>(occupied); };
  const int unit = possible_->UnitAt(going.into);
  if (unit == PossibleOrders::kNoUnit) return bit(Occupied::kGone);
  const UnitChoices& choices = (*possible_)[unit];
  const ProvinceIndex from = (*possible_)[going.unit].province;
  unsigned ways = 0;
  bool may_stay = !choices.is_known || choices.known().kind() != OrderKind::kMove;
  ForEachGoingOf(unit, [&](const Going& other) {
    const bool swaps = other.into == from;
    const bool may_battle = swaps && going.way != Way::kSea && other.way != Way::kSea;
    const bool crawls = plan_->rules().coastal_crawl == CoastalCrawl::kAllowed;
    const bool must_battle = may_battle && going.way == Way::kLand && other.way == Way::kLand && !crawls;
    if (may_battle) ways |= bit(Occupied::kBattle);
    if (must_battle) return;
    if (other.may_succeed) ways |= bit(Occupied::kGone);
    may_stay |= !other.succeeds;
  });
  return may_stay ? ways | bit(Occupied::kStays) : ways;
}

// Whether the move may win at its best, if the destination is occupied so.
bool MovementBounds::MayWin(const Going& going, Occupied occupied) const {
  const PowerIndex defender = DefenderOf(going, occupied);
  if (!going.may_arrive || (defender != kNoPower && IsSpared(defender, going.unit))) return false;
  const Strength attack{kAlone, going.unit, going.into, defender};
  bool wins = defender == kNoPower || LeastMargin(Against(going, occupied, true), attack) < 0;
  ForEachInto(going.into, [&](const Going& rival) {
    if (!wins || rival.unit == going.unit || !KeepsOut(rival)) return;
    wins = LeastMargin({Weakest(), rival.unit, rival.into}, attack) < 0;
  });
  return wins;
}

// Whether the move wins even at its worst.
bool MovementBounds::Wins(const Going& going) const {
  if (!going.is_known || !going.arrives) return false;
  const unsigned ways = WaysOccupied(going);
  bool wins = true;
  for (const Occupied occupied : {Occupied::kGone, Occupied::kStays, Occupied::kBattle}) {
    if ((ways >> static_cast<unsigned>(occupied) & 1) == 0) continue;
    const PowerIndex defender = DefenderOf(going, occupied);
    if (defender != kNoPower && IsSpared(defender, going.unit)) return false;
    const Strength attack{Weakest(), going.unit, going.into, defender};
    wins = wins && (defender == kNoPower || LeastMargin(attack, Against(going, occupied, false)) > 0);
    ForEachInto(going.into, [&](const Going& rival) {
      if (!wins || rival.unit == going.unit || !rival.may_arrive) return;
      wins = LeastMargin(attack, {kAlone, rival.unit, rival.into}) > 0;
    });
  }
  return wins;
}

bool MovementBounds::NarrowGoing(Going& going) {
  const Going before = going;
  if (going.way == Way::kLand) {
    going.arrives = going.is_known;
  } else if (going.way == Way::kSea) {
    going.may_arrive = going.may_arrive && HasPath(going, false);
    going.arrives = going.arrives || (going.is_known && HasPath(going, true));
  }
  bool may_succeed = false;
  const unsigned ways = WaysOccupied(going);
  for (const Occupied occupied : {Occupied::kGone, Occupied::kStays, Occupied::kBattle}) {
    if ((ways >> static_cast<unsigned>(occupied) & 1) != 0) may_succeed |= MayWin(going, occupied);
  }
  going.may_succeed = going.may_succeed && may_succeed;
  going.succeeds = going.succeeds || (going.may_succeed && Wins(going));
  return going.may_arrive != before.may_arrive || going.arrives != before.arrives ||
         going.may_succeed != before.may_succeed || going.succeeds != before.succeeds;
}

// Whether there is a chain of convoys that may hold, unknown units included; with `surely`, of known convoys that
// surely hold. 4.A.1: if one broken route breaks the convoy, there must be no other route.
bool MovementBounds::HasPath(const Going& going, bool surely) const {
  const RuleOptions& rules = plan_->rules();
  const UnitChoices& army = (*possible_)[going.unit];
  const bool any_breaks = rules.convoy_routes != ConvoyRoutes::kAllBroken;
  if (surely && (rules.convoy_path != ConvoyPath::kIgnored || (any_breaks && MayCarry(going.unit)))) return false;
  ProvinceSet carriers{};
  bool all_hold = true;
  for (const Convoy& convoy : convoys_) {
    if (convoy.army != going.unit || convoy.into != going.into) continue;
    all_hold &= convoy.holds;
    if (surely ? convoy.holds : convoy.may_hold) SetBit(carriers.words, (*possible_)[convoy.fleet].province);
  }
  if (surely && any_breaks && !all_hold) return false;
  if (!surely) {
    ForEachBit(board_->carriers(army.unit.type), plan_->map().province_words(), [&](int p) {
      if (!(*possible_)[possible_->UnitAt(static_cast<ProvinceIndex>(p))].is_known) SetBit(carriers.words, p);
    });
  }
  const Graph& graph = board_->ConvoyGraph(army.unit.type);
  ConvoyLegsMemory memory;
  return CanConvoy(graph, carriers.words, OpenLegs(plan_->before(), graph, army.unit, going.into, memory));
}

// Whether a known attack surely cuts the support: it arrives with full strength, from a province that the support does
// not go into; or it dislodges the supporter.
bool MovementBounds::IsSurelyCut(int helper, ProvinceIndex into) const {
  const UnitChoices& choices = (*possible_)[helper];
  const bool is_weak = board_->graph().has_weak_passages();
  bool cut = false;
  ForEachInto(choices.province, [&](const Going& attacker) {
    if (attacker.unit == helper) return;
    if (attacker.way != Way::kLand && ShieldsSupports(plan_->rules())) return;
    const bool is_foreign = !IsSpared(choices.unit.power, attacker.unit);
    const bool cuts = attacker.arrives && is_foreign && !is_weak && (*possible_)[attacker.unit].province != into;
    cut |= cuts || attacker.succeeds;
  });
  return cut;
}

// Whether the attack may cut the support or dislodge the supporter.
bool MovementBounds::MayThreaten(const Going& attacker, int helper, ProvinceIndex into) const {
  if (attacker.unit == helper) return false;
  const bool from_sea = plan_->rules().convoyed_cut == ConvoyedCut::kCuts && attacker.way != Way::kLand;
  const bool may_cut = (*possible_)[attacker.unit].province != into || from_sea;
  const bool is_foreign = !IsSpared((*possible_)[helper].unit.power, attacker.unit);
  return (attacker.may_arrive && may_cut && is_foreign) || attacker.may_succeed;
}

bool MovementBounds::NarrowHelp(Help& help) {
  const Help before = help;
  help.may_count = help.may_count && !IsSurelyCut(help.helper, help.into);
  if (help.is_known && (*possible_)[help.subject].is_known && help.may_count) {
    bool by_known = false, by_unknown = false;
    ForEachInto((*possible_)[help.helper].province, [&](const Going& attacker) {
      if (MayThreaten(attacker, help.helper, help.into)) (attacker.is_known ? by_known : by_unknown) = true;
    });
    help.counts = help.counts || (!by_known && !by_unknown);
    help.is_free = !help.counts && !by_known;
  }
  return help.may_count != before.may_count || help.counts != before.counts || help.is_free != before.is_free;
}

bool MovementBounds::NarrowConvoy(Convoy& convoy) {
  const Convoy before = convoy;
  const UnitChoices& fleet = (*possible_)[convoy.fleet];
  const bool by_dislodging = plan_->rules().attacked_convoys == AttackedConvoys::kByDislodging;
  bool safe = (*possible_)[convoy.army].is_known;
  ForEachInto(fleet.province, [&](const Going& attacker) {
    if (attacker.unit == convoy.fleet) return;
    if (attacker.succeeds) convoy.may_hold = false;
    const bool is_foreign = (*possible_)[attacker.unit].unit.power != fleet.unit.power;
    safe &= !attacker.may_succeed && (by_dislodging || !is_foreign || !attacker.may_arrive);
  });
  convoy.holds = convoy.holds || safe;
  return convoy.may_hold != before.may_hold || convoy.holds != before.holds;
}

bool MovementBounds::Narrow() {
  bool narrowed = false;
  for (Help& help : helps_) narrowed |= NarrowHelp(help);
  for (Convoy& convoy : convoys_) narrowed |= NarrowConvoy(convoy);
  for (Going& going : goings_) narrowed |= NarrowGoing(going);
  return narrowed;
}

// ---- Results of units ----

bool MovementBounds::MayLeave(int unit) const {
  bool may = false;
  ForEachGoingOf(unit, [&](const Going& going) { may |= going.may_succeed; });
  return may;
}

bool MovementBounds::Leaves(int unit) const {
  bool leaves = false;
  ForEachGoingOf(unit, [&](const Going& going) { leaves |= going.succeeds; });
  return leaves;
}

bool MovementBounds::MayBeDislodged(int unit) const {
  if (Leaves(unit)) return false;
  bool may = false;
  ForEachInto((*possible_)[unit].province, [&](const Going& attacker) {
    if (attacker.unit == unit || !attacker.may_succeed) return;
    const unsigned ways = WaysOccupied(attacker);
    for (const Occupied occupied : {Occupied::kStays, Occupied::kBattle}) {
      if ((ways >> static_cast<unsigned>(occupied) & 1) != 0) may |= MayWin(attacker, occupied);
    }
  });
  return may;
}

bool MovementBounds::IsDislodged(int unit) const {
  if (MayLeave(unit)) return false;
  bool is = false;
  ForEachInto((*possible_)[unit].province, [&](const Going& attacker) { is |= attacker.succeeds; });
  return is;
}

UnitOutlook MovementBounds::OutlookOf(int unit) const {
  const UnitChoices& choices = (*possible_)[unit];
  const Map& map = plan_->map();
  UnitOutlook outlook;
  outlook.unit = choices.unit;
  outlook.is_known = choices.is_known;
  outlook.may_be_lost = !narrows_ || MayBeDislodged(unit);
  outlook.may_stay = !Leaves(unit) && !IsDislodged(unit);
  ForEachGoingOf(unit, [&](const Going& going) {
    if (!going.may_succeed) return;
    for (const Order order : choices.orders) {
      if (order.kind() != OrderKind::kMove || map.ProvinceOf(order.target()) != going.into) continue;
      outlook.may_go_to.push_back(order.target());
    }
  });
  std::sort(outlook.may_go_to.begin(), outlook.may_go_to.end());
  outlook.may_go_to.erase(std::unique(outlook.may_go_to.begin(), outlook.may_go_to.end()), outlook.may_go_to.end());
  if (choices.is_known) AddOrderOutlook(unit, outlook);
  return outlook;
}

void MovementBounds::AddOrderOutlook(int unit, UnitOutlook& outlook) const {
  const UnitChoices& choices = (*possible_)[unit];
  outlook.order = choices.followed != nullptr ? choices.followed->order : choices.known();
  outlook.may_succeed = outlook.may_fail = true;
  const Order order = choices.known();
  if (order.kind() != outlook.order.kind()) {  // a rule made the order void
    outlook.may_succeed = false;
    return;
  }
  switch (order.kind()) {
    case OrderKind::kMove:
      outlook.may_succeed = MayLeave(unit);
      outlook.may_fail = !Leaves(unit);
      return;
    case OrderKind::kSupportHold:
    case OrderKind::kSupportMove: {
      const auto help = std::find_if(helps_.begin(), helps_.end(), [&](const Help& one) { return one.helper == unit; });
      outlook.may_succeed = help != helps_.end() && help->may_count;
      outlook.may_fail = help == helps_.end() || !help->counts;
      return;
    }
    case OrderKind::kConvoy: {
      const auto convoy =
          std::find_if(convoys_.begin(), convoys_.end(), [&](const Convoy& one) { return one.fleet == unit; });
      outlook.may_succeed = convoy != convoys_.end() && convoy->may_hold;
      outlook.may_fail = convoy == convoys_.end() || !convoy->holds;
      return;
    }
    default:
      outlook.may_succeed = !IsDislodged(unit);
      outlook.may_fail = outlook.may_be_lost;
  }
}

// Not if its unit cannot leave (its dislodger is then there), nor if a unit surely enters.
bool MovementBounds::MayBeEmpty(ProvinceIndex province) const {
  const int unit = possible_->UnitAt(province);
  if (unit != PossibleOrders::kNoUnit && !MayLeave(unit)) return false;
  bool may = true;
  ForEachInto(province, [&](const Going& going) { may = may && !going.succeeds; });
  return may;
}

}  // namespace entente
