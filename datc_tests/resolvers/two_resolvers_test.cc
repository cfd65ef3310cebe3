// The general resolver answers as the kernel does, wherever the kernel knows the rules: on random boards of every
// shipped map and of maps full of weak passages, on the boards of the benchmarks and of growth. The exhaustive boards
// compare the two on every order set. ENTENTE_SEED chooses other boards.
#include "datc_tests/resolvers/two_resolvers.h"

#include <gtest/gtest.h>

#include "bench/allocations.h"
#include "bench/boards.h"
#include "bench/growth_boards.h"
#include "datc_tests/properties/aimed_board.h"
#include "datc_tests/properties/random_board.h"
#include "datc_tests/properties/seed.h"
#include "datc_tests/properties/weak_map.h"
#include "map_build/builtin.h"

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

// Boards on which the two resolvers differ, and the first of them.
std::pair<int, std::string> CountDifferences(const MapRef& map, int boards, Random& random) {
  TwoResolvers resolvers(*map);
  std::pair<int, std::string> found;
  for (int i = 0; i < boards; ++i) {
    const BoardCase board = RandomBoard(map, random);
    const RuleOptions rules = RandomRules(random);
    const auto difference = [&](const BoardCase& candidate) {
      return resolvers.Difference(candidate.position, rules,
                                  bench::KeepLegal(candidate.position, rules, candidate.orders));
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

TEST(TwoResolvers, AgreeOnTheBoardsOfTheBenchmarksWithoutAllocation) {
  for (const std::string& name : bench::StoredSetNames()) {
    const bench::BoardSet set = bench::StoredSet(name).value();
    TwoResolvers resolvers(*set.map);
    DecisionScratch scratch(*set.map);
    for (const bench::Board& board : set.boards) {
      ASSERT_EQ(resolvers.Difference(board.position, set.rules, board.legal), "") << board.line;
      const uint64_t before = bench::AllocationCount();
      ResolveByDecisions(board.position, set.rules, board.legal, scratch);
      ASSERT_EQ(bench::AllocationCount() - before, 0u);
    }
  }
}

TEST(TwoResolvers, AgreeOnTheBoardsOfGrowth) {
  for (const bench::GrowthFamily& family : bench::GrowthFamilies()) {
    for (const int units : bench::kGrowthSizes) {
      const bench::GrowthSet set = bench::MakeGrowthSet(family, units, 2);
      TwoResolvers resolvers(*set.boards.map);
      for (const bench::Board& board : set.boards.boards) {
        const auto legal = bench::KeepLegal(board.position, set.boards.rules, board.orders);
        ASSERT_EQ(resolvers.Difference(board.position, set.boards.rules, legal), "") << family.name << " " << units;
      }
    }
  }
}

}  // namespace
}  // namespace entente
