#include "datc_tests/resolvers/random_boards.h"

#include <algorithm>

#include "datc_tests/properties/aimed_board.h"
#include "datc_tests/properties/random_board.h"
#include "order/unit_orders.h"

namespace entente {
namespace {

// ---- Resolvers

// Random values of every option that changes the kernel's decisions.
RuleOptions RulesOfResolver(Random& random) {
  RuleOptions rules;
  if (Chance(50, random)) return rules;
  rules.adjacent_convoy = Chance(50, random) ? AdjacentConvoy::kViaOnly : AdjacentConvoy::kOwnIntent;
  rules.friendly_fire = static_cast<FriendlyFire>(random.Below(3));
  rules.convoying_fleets = static_cast<ConvoyingFleets>(random.Below(2));
  rules.coastal_crawl = static_cast<CoastalCrawl>(random.Below(2));
  rules.portage = static_cast<Portage>(random.Below(2));
  rules.convoy_back = static_cast<ConvoyBack>(random.Below(2));
  rules.support_coast = static_cast<SupportCoast>(random.Below(4));
  return rules;
}

// Some units that are supported to hold get supports of a move out and back instead, which most of them do not order.
void SupportReturns(BoardCase& board, Random& random) {
  for (Order& order : board.orders) {
    const bool names_a_place = order.third() < board.map->location_count();  // some orders are random bits
    if (order.kind() != OrderKind::kSupportHold || !names_a_place || !Chance(30, random)) continue;
    const ProvinceIndex home = board.map->ProvinceOf(order.third());
    const int coasts = board.map->CoastCount(home);
    const bool to_coast = coasts != 0 && Chance(50, random);
    const uint32_t coast = to_coast ? random.Below(static_cast<uint32_t>(coasts)) : 0;
    const auto place = to_coast ? static_cast<LocationIndex>(board.map->FirstCoast(home) + coast) : LocationIndex{home};
    order = order.WithKind(OrderKind::kSupportMove).WithTarget(place);
  }
}

BoardCase BoardForResolvers(const MapRef& map, Random& random) {
  const int most = Chance(60, random) ? 14 : 120;
  BoardCase board = RandomMovement(map, {.most_units = most, .illegal_percent = 10}, random);
  if (Chance(40, random)) AttackOccupiedProvince(board, random);
  if (Chance(30, random)) SupportReturns(board, random);
  return board;
}

// The legal orders of the board, one for each unit.
std::vector<Order> OrdersThatCount(const BoardCase& board, const RuleOptions& rules) {
  const BoardView view(board.position, rules);
  UnitOrders orders(*board.map);
  std::vector<OrderResult> results(board.orders.size());
  orders.Choose(board.orders, results, rules.duplicate_order,
                [&](Order order) { return CheckMovementOrder(view, order); });
  return {orders.orders().begin(), orders.orders().end()};
}

// ---- Phases

// The default rules, or others, some of which the byte kernel supports.
RuleOptions RulesOfPhase(Random& random) {
  RuleOptions rules;
  if (Chance(50, random)) return rules;
  if (Chance(30, random)) rules.adjacent_convoy = AdjacentConvoy::kViaOnly;
  if (Chance(20, random)) rules.convoy_retreat = ConvoyRetreat::kNever;
  if (Chance(20, random)) rules.convoy_back = ConvoyBack::kAllowed;
  if (Chance(20, random)) rules.wrong_move_coast = WrongMoveCoast::kOtherCoast;
  if (Chance(20, random)) rules.missing_coast = MissingCoast::kFails;
  rules.duplicate_order = static_cast<DuplicateOrder>(random.Below(3));
  rules.support_coast = static_cast<SupportCoast>(random.Below(4));
  rules.impossible_orders = static_cast<ImpossibleOrders>(random.Below(2));
  rules.convoying_fleets = static_cast<ConvoyingFleets>(random.Below(2));
  rules.empty_phases = static_cast<EmptyPhases>(random.Below(2));
  return rules;
}

BoardCase BoardForPhase(const MapRef& map, Random& random) {
  BoardCase board = RandomMovement(map, {.most_units = Chance(50, random) ? 14 : 70, .illegal_percent = 30}, random);
  if (Chance(40, random)) AttackOccupiedProvince(board, random);
  if (Chance(20, random)) SupportReturns(board, random);
  std::erase_if(board.orders, [&](Order) { return Chance(5, random); });
  for (size_t i = 0; i < board.orders.size(); ++i) {
    if (Chance(3, random)) board.orders.push_back(board.orders[i]);
    if (Chance(3, random)) board.orders[i] = board.orders[i].WithUnknownType();
    if (Chance(3, random)) board.orders[i] = board.orders[i].WithUnknownThirdType();
    if (Chance(3, random)) board.orders[i] = Order::FromBits(board.orders[i].bits() ^ uint64_t{1} << random.Below(64));
  }
  return board;
}

bool IsSame(const OrderResult& a, const OrderResult& b) {
  return a.order == b.order && a.why == b.why && a.implied == b.implied && a.outcome == b.outcome;
}
bool IsSame(const PhaseEvent& a, const PhaseEvent& b) {
  return a.kind == b.kind && a.why == b.why && a.power == b.power && a.unit == b.unit;
}
bool IsSame(const PhaseResult& a, const PhaseResult& b) {
  const auto same = [](const auto& x, const auto& y) { return IsSame(x, y); };
  return std::equal(a.results.begin(), a.results.end(), b.results.begin(), b.results.end(), same) &&
         std::equal(a.events.begin(), a.events.end(), b.events.begin(), b.events.end(), same) && a.after == b.after &&
         a.next == b.next;
}

}  // namespace

Agreement CompareResolvers(const MapRef& map, long boards, Random& random) {
  TwoResolvers resolvers(*map);
  Agreement found;
  for (; found.boards < boards; ++found.boards) {
    const BoardCase board = BoardForResolvers(map, random);
    const RuleOptions rules = RulesOfResolver(random);
    const auto difference = [&](const BoardCase& candidate) {
      return resolvers.Difference(candidate.position, rules, OrdersThatCount(candidate, rules));
    };
    if (difference(board).empty() || found.differences++ != 0) continue;
    const BoardCase smallest = Smallest(board, [&](const BoardCase& b) { return !difference(b).empty(); });
    found.first_difference = Show(smallest) + difference(smallest);
  }
  return found;
}

PhaseLevels::PhaseLevels(const Map& map) : without_(map, nullptr) {
  for (auto& fast : FastFormsOfAllLevels(map)) with_.emplace_back(map, std::move(fast));
}

int PhaseLevels::FirstOther(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders) {
  const PhaseResult expected = AdjudicatePhase(position, rules, orders, without_);
  for (size_t level = 0; level < with_.size(); ++level) {
    if (!IsSame(AdjudicatePhase(position, rules, orders, with_[level]), expected)) return static_cast<int>(level);
  }
  return -1;
}

Agreement ComparePhases(const MapRef& map, long boards, Random& random) {
  PhaseLevels levels(*map);
  Agreement found;
  for (; found.boards < boards; ++found.boards) {
    const BoardCase board = BoardForPhase(map, random);
    const RuleOptions rules = RulesOfPhase(random);
    const auto first_other = [&](const BoardCase& one) { return levels.FirstOther(one.position, rules, one.orders); };
    if (first_other(board) < 0 || found.differences++ != 0) continue;
    const BoardCase smallest = Smallest(board, [&](const BoardCase& one) { return first_other(one) >= 0; });
    found.first_difference =
        Show(smallest) + "the phase of level " + std::to_string(first_other(smallest)) + " differs\n";
  }
  return found;
}

}  // namespace entente
