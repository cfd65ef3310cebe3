// The general resolver answers as the kernel does, wherever the kernel knows the rules: on random boards of every
// shipped map and of maps full of weak passages. The exhaustive boards compare the two on every order set, bench/ does on
// its boards. ENTENTE_SEED chooses other boards.
#include "datc_tests/resolvers/two_resolvers.h"

#include <gtest/gtest.h>

#include "datc_tests/properties/aimed_board.h"
#include "datc_tests/properties/random_board.h"
#include "datc_tests/properties/seed.h"
#include "datc_tests/properties/weak_map.h"
#include "map_build/builtin.h"
#include "order/unit_orders.h"

namespace entente {
namespace {

// Every choice by which the kernel decides otherwise.
RuleOptions RandomRules(Random& random) {
  RuleOptions rules;
  if (Chance(50, random)) return rules;
  rules.adjacent_convoy = Chance(50, random) ? AdjacentConvoy::kViaOnly : AdjacentConvoy::kOwnIntent;
  rules.friendly_fire = static_cast<FriendlyFire>(random.Below(3));
  rules.convoying_fleets = static_cast<ConvoyingFleets>(random.Below(2));
  rules.coastal_crawl = static_cast<CoastalCrawl>(random.Below(2));
  rules.portage = static_cast<Portage>(random.Below(2));
  return rules;
}

BoardCase RandomBoard(const MapRef& map, Random& random) {
  const int most = Chance(60, random) ? 14 : 120;
  BoardCase board = RandomMovement(map, {.most_units = most, .illegal_percent = 10}, random);
  if (Chance(40, random)) AttackOccupiedProvince(board, random);
  return board;
}

// The legal orders of the board, one a unit, but for those that the kernel does not know.
std::vector<Order> OrdersThatCount(const BoardCase& board, const RuleOptions& rules) {
  const BoardView view(board.position, rules);
  UnitOrders orders(*board.map);
  std::vector<OrderResult> results(board.orders.size());
  orders.Choose(board.orders, results, rules.duplicate_order,
                [&](Order order) { return CheckMovementOrder(view, order); });
  std::vector<Order> known(orders.orders().begin(), orders.orders().end());
  std::erase_if(known, [&](Order order) { return IsReturn(*board.map, order); });
  return known;
}

// Boards on which the two resolvers differ, and the first of them.
std::pair<int, std::string> CountDifferences(const MapRef& map, int boards, Random& random) {
  TwoResolvers resolvers(*map);
  std::pair<int, std::string> found;
  for (int i = 0; i < boards; ++i) {
    const BoardCase board = RandomBoard(map, random);
    const RuleOptions rules = RandomRules(random);
    const auto difference = [&](const BoardCase& candidate) {
      return resolvers.Difference(candidate.position, rules, OrdersThatCount(candidate, rules));
    };
    if (difference(board).empty() || found.first++ != 0) continue;
    const BoardCase smallest = Smallest(board, [&](const BoardCase& b) { return !difference(b).empty(); });
    found.second = Show(smallest) + difference(smallest);
  }
  return found;
}

class TwoResolversOn : public testing::TestWithParam<std::string_view> {};

TEST_P(TwoResolversOn, RandomBoardsAgree) {
  Random random(RunSeed());
  const auto [differences, first] = CountDifferences(BuiltinMap(GetParam()).value(), 500, random);
  EXPECT_EQ(differences, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << first;
}

INSTANTIATE_TEST_SUITE_P(ShippedMaps, TwoResolversOn, testing::ValuesIn(BuiltinMapNames()),
                         [](const auto& test) { return std::string(test.param); });

TEST(TwoResolvers, AgreeWherePassagesAreWeak) {
  Random random(RunSeed());
  for (int m = 0; m < 100; ++m) {
    const auto [differences, first] = CountDifferences(MakeWeakMap(random.Next()), 30, random);
    ASSERT_EQ(differences, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << first;
  }
}

}  // namespace
}  // namespace entente
