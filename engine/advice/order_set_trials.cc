#include "advice/order_set_trials.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "board/convoy_reach.h"

namespace entente {
namespace {

// Goes to the next combination of one number per member; `last(member)` is the last number of a member. Returns false
// after the last combination, when all numbers are 0 again.
template <typename Members, typename Number, typename Last>
bool Next(Members& members, const Number& number, const Last& last) {
  for (auto& member : members) {
    if (number(member)++ < last(member)) return true;
    number(member) = 0;
  }
  return false;
}

}  // namespace

void OrderSetTrials::Try(const Plan& plan, const PossibleOrders& possible, uint64_t most) {
  plan_ = &plan;
  possible_ = &possible;
  board_.emplace(plan.before(), plan.rules());
  most_ = most;
  count_ = 0;
  seen_.assign(static_cast<size_t>(possible.count()), {});
  std::fill(std::begin(always_held_.words), std::end(always_held_.words), ~Word{0});
  const auto provinces = static_cast<size_t>(plan.map().province_count());
  is_exact_.assign(provinces, false);
  parent_.resize(provinces);
  std::iota(parent_.begin(), parent_.end(), 0);
  if (most == 0 || !possible.are_all()) return;
  for (int u = 0; u < possible.count(); ++u) JoinTouched(u);
  std::vector<std::pair<uint64_t, int>> groups;  // the fewest sets first, so more groups are tried
  for (int p = 0; p < plan.map().province_count(); ++p) {
    if (Root(p) == p) groups.emplace_back(MoveSetsOf(p), p);
  }
  std::sort(groups.begin(), groups.end());
  for (const auto& [sets, root] : groups) is_exact_[static_cast<size_t>(root)] = TryGroup(root);
}

// ---- Groups ----

int OrderSetTrials::Root(int province) {
  int root = province;
  while (parent_[static_cast<size_t>(root)] != root) root = parent_[static_cast<size_t>(root)];
  for (int at = province; at != root;) at = std::exchange(parent_[static_cast<size_t>(at)], root);
  return root;
}

// Joins all provinces that the orders of a unit concern: its own, its destinations, the units it helps and their
// places.
void OrderSetTrials::JoinTouched(int unit) {
  const UnitChoices& choices = (*possible_)[unit];
  const Map& map = plan_->map();
  const auto touch = [&](LocationIndex place) {
    if (place < map.location_count()) Join(map.ProvinceOf(place), choices.province);
  };
  for (const Order order : choices.orders) {
    if (order.kind() == OrderKind::kMove) touch(order.target());
  }
  for (const Order help : HelpsOf(unit)) {
    touch(help.third());
    touch(help.target());
  }
}

// ---- Equivalent orders ----

std::vector<Order> OrderSetTrials::HelpsOf(int unit) const {
  std::vector<Order> helps;
  for (const Order order : (*possible_)[unit].orders) {
    const bool is_help = order.kind() == OrderKind::kSupportHold || order.kind() == OrderKind::kSupportMove ||
                         order.kind() == OrderKind::kConvoy;
    if (!is_help) continue;
    const UnitChoices& third = (*possible_)[possible_->UnitAt(plan_->map().ProvinceOf(order.third()))];
    if (!third.is_known || IsHelpFor(plan_->map(), order, third.known())) helps.push_back(order);
  }
  return helps;
}

std::vector<Order> OrderSetTrials::DifferentMoves(int unit) const {
  const AdjacentConvoy rule = plan_->rules().adjacent_convoy;
  const bool via_binds = rule == AdjacentConvoy::kOwnIntent || rule == AdjacentConvoy::kViaOnly;
  std::vector<Order> moves;
  bool has_vain = false;
  for (const Order order : (*possible_)[unit].orders) {
    if (order.kind() != OrderKind::kMove) continue;
    const bool is_vain = via_binds && order.via_convoy() && !CouldArrive(unit, order) && !IsSpokenOf(unit, order);
    if (!is_vain || !has_vain) moves.push_back(order);
    has_vain |= is_vain;
  }
  return moves;
}

// Whether a chain of unknown units and known units that are ordered to convoy it could carry the unit.
bool OrderSetTrials::CouldArrive(int unit, Order move) const {
  const UnitChoices& choices = (*possible_)[unit];
  ProvinceSet carriers{};
  ForEachBit(board_->carriers(choices.unit.type), plan_->map().province_words(), [&](int p) {
    const UnitChoices& carrier = (*possible_)[possible_->UnitAt(static_cast<ProvinceIndex>(p))];
    const bool convoys = !carrier.is_known || (carrier.known().kind() == OrderKind::kConvoy &&
                                               plan_->map().ProvinceOf(carrier.known().third()) == choices.province &&
                                               IsHelpFor(plan_->map(), carrier.known(), move));
    if (convoys) SetBit(carriers.words, static_cast<size_t>(p));
  });
  const Graph& graph = board_->ConvoyGraph(choices.unit.type);
  ConvoyLegsMemory memory;
  const ProvinceIndex into = plan_->map().ProvinceOf(move.target());
  return CanConvoy(graph, carriers.words, OpenLegs(plan_->before(), graph, choices.unit, into, memory));
}

// Whether a known order names that move.
bool OrderSetTrials::IsSpokenOf(int unit, Order move) const {
  const auto& units = possible_->units();
  return std::any_of(units.begin(), units.end(), [&](const UnitChoices& other) {
    const bool is_help = other.is_known && other.known().third() < plan_->map().location_count();
    return is_help && plan_->map().ProvinceOf(other.known().third()) == (*possible_)[unit].province &&
           IsHelpFor(plan_->map(), other.known(), move);
  });
}

// ---- The order sets of a group ----

// How many sets of moves the units of a group may be given; more than may be tried count as so many.
uint64_t OrderSetTrials::MoveSetsOf(int root) {
  TakeGroup(root);
  uint64_t sets = 1;
  for (const Member& member : members_) sets = std::min(most_ + 1, sets * (member.moves.size() + 1));
  return sets;
}

void OrderSetTrials::TakeGroup(int root) {
  units_.clear();
  provinces_.clear();
  members_.clear();
  member_of_.assign(static_cast<size_t>(possible_->count()), -1);
  for (ProvinceIndex p = 0; p < plan_->map().province_count(); ++p) {
    if (Root(p) == root) provinces_.push_back(p);
  }
  for (const ProvinceIndex province : provinces_) {
    const int unit = possible_->UnitAt(province);
    if (unit == PossibleOrders::kNoUnit) continue;
    units_.push_back(unit);
    if ((*possible_)[unit].is_known) continue;
    member_of_[static_cast<size_t>(unit)] = static_cast<int>(members_.size());
    members_.push_back({unit, DifferentMoves(unit), HelpsOf(unit), {}});
  }
}

bool OrderSetTrials::TryGroup(int root) {
  if (MoveSetsOf(root) > most_ - count_) return false;
  if (units_.empty()) return true;
  do {
    if (!TryHelps()) return false;
  } while (Next(
      members_, [](Member& member) -> size_t& { return member.move; },
      [](const Member& member) { return member.moves.size(); }));
  return true;
}

// The unit's order in the set under trial.
Order OrderSetTrials::OrderNow(int unit) const {
  const UnitChoices& choices = (*possible_)[unit];
  if (choices.is_known) return choices.known();
  const int m = member_of_[static_cast<size_t>(unit)];
  if (m < 0) return Order::Hold(choices.unit);
  const Member& member = members_[static_cast<size_t>(m)];
  if (member.is_moving()) return member.moves[member.move];
  return member.help < member.useful.size() ? member.useful[member.help] : Order::Hold(choices.unit);
}

// Whether the help matters beside the moves under trial: it matches an order, and the target is contested.
bool OrderSetTrials::IsUseful(Order help) const {
  const Map& map = plan_->map();
  const int third = possible_->UnitAt(map.ProvinceOf(help.third()));
  if (!IsHelpFor(map, help, OrderNow(third))) return false;
  if (help.kind() == OrderKind::kConvoy) return true;
  if (help.kind() == OrderKind::kSupportHold) return movers_into_[(*possible_)[third].province] > 0;
  const ProvinceIndex into = map.ProvinceOf(help.target());
  return movers_into_[into] > 1 || possible_->UnitAt(into) != PossibleOrders::kNoUnit;
}

// Tries all supports and convoys beside the moves under trial.
bool OrderSetTrials::TryHelps() {
  for (Member& member : members_) member.help = kHolds;
  movers_into_.assign(static_cast<size_t>(plan_->map().province_count()), 0);
  for (const int unit : units_) {
    const Order order = OrderNow(unit);
    if (order.kind() == OrderKind::kMove) ++movers_into_[plan_->map().ProvinceOf(order.target())];
  }
  for (Member& member : members_) {
    member.useful.clear();
    if (member.is_moving()) continue;
    for (const Order help : member.helps) {
      if (IsUseful(help)) member.useful.push_back(help);
    }
  }
  for (Member& member : members_) member.help = 0;
  do {
    if (!TryOne()) return false;
  } while (Next(
      members_, [](Member& member) -> size_t& { return member.help; },
      [](const Member& member) { return member.useful.size(); }));
  return true;
}

bool OrderSetTrials::TryOne() {
  if (count_ == most_) return false;
  ++count_;
  orders_.clear();
  // Includes units outside the group, because the order of one may make a support void.
  for (int unit = 0; unit < possible_->count(); ++unit) orders_.push_back(OrderNow(unit));
  See(resolver_.Resolve(plan_->before(), plan_->rules(), orders_));
  return true;
}

void OrderSetTrials::See(const MovementResult& result) {
  const Map& map = plan_->map();
  ProvinceSet held{};
  for (const int unit : units_) {
    const UnitOutcome& outcome = result.units[static_cast<size_t>(unit)];
    Seen& seen = seen_[static_cast<size_t>(unit)];
    (outcome.outcome.reason == Reason::kNone ? seen.succeeded : seen.failed) = true;
    if (outcome.dislodged_by != kNoProvince) {
      seen.was_lost = true;
    } else if (outcome.moved_to == kNoLocation) {
      seen.stayed = true;
      SetBit(held.words, (*possible_)[unit].province);
    } else {
      SetBit(held.words, map.ProvinceOf(outcome.moved_to));
      const auto at = std::lower_bound(seen.went_to.begin(), seen.went_to.end(), outcome.moved_to);
      if (at == seen.went_to.end() || *at != outcome.moved_to) seen.went_to.insert(at, outcome.moved_to);
    }
  }
  for (const ProvinceIndex province : provinces_) {
    if (!held.Test(province)) ClearBit(always_held_.words, province);
  }
}

UnitOutlook OrderSetTrials::OutlookOf(int unit) const {
  const UnitChoices& choices = (*possible_)[unit];
  const Seen& seen = seen_[static_cast<size_t>(unit)];
  UnitOutlook outlook;
  outlook.unit = choices.unit;
  outlook.is_known = choices.is_known;
  outlook.is_exact = true;
  outlook.may_stay = seen.stayed;
  outlook.may_be_lost = seen.was_lost;
  outlook.may_go_to = seen.went_to;
  if (!choices.is_known) return outlook;
  outlook.order = choices.followed != nullptr ? choices.followed->order : choices.known();
  const bool is_void = outlook.order.kind() != choices.known().kind();  // a rule made it void
  outlook.may_succeed = seen.succeeded && !is_void;
  outlook.may_fail = seen.failed || is_void;
  return outlook;
}

}  // namespace entente
