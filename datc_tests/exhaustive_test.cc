// Every order set on small boards: 1,017,170 sets on nine boards where each unit has a power of its own, and other
// boards; and smaller boards under every choice of 4.A, with whole phases for 4.A.5 and 4.A.6.

#include "datc_tests/exhaustive.h"

#include <gtest/gtest.h>

#include "datc_tests/rule_sets.h"

namespace entente {
namespace {

void Expect(const SmallBoard& board, const SolutionCounts& expected) {
  const Trial trial = TryAllOrderSets(board);
  EXPECT_EQ(trial.differences, 0) << trial.first_difference;
  EXPECT_EQ(trial.counts.unique, expected.unique);
  EXPECT_EQ(trial.counts.circular, expected.circular);
  EXPECT_EQ(trial.counts.several_by_sea, expected.several_by_sea);
  EXPECT_EQ(trial.counts.none, expected.none);
}

TEST(Exhaustive, K3With3Armies) { Expect(CompleteBoard(3, 3), {341, 2, 0, 0}); }
TEST(Exhaustive, K4With4Armies) { Expect(CompleteBoard(4, 4), {28499, 62, 0, 0}); }
TEST(Exhaustive, K5With4Armies) { Expect(CompleteBoard(5, 4), {83427, 94, 0, 0}); }
TEST(Exhaustive, RingOf6With6Armies) { Expect(RingBoard(6, 6), {117647, 2, 0, 0}); }
TEST(Exhaustive, Convoy5ArmyAFleetsBST) { Expect(ConvoyBoard(5, "Aa Fb Fs Ft"), {14528, 20, 12, 0}); }
TEST(Exhaustive, Convoy5ArmiesABCFleetsST) { Expect(ConvoyBoard(5, "Aa Ab Ac Fs Ft"), {73302, 0, 114, 0}); }
TEST(Exhaustive, Convoy5ArmiesACFleetsBST) { Expect(ConvoyBoard(5, "Aa Ac Fb Fs Ft"), {94096, 77, 75, 0}); }
TEST(Exhaustive, Convoy5ArmyAFleetsBCST) { Expect(ConvoyBoard(5, "Aa Fb Fc Fs Ft"), {203696, 262, 158, 4}); }
TEST(Exhaustive, Convoy6ArmiesADFleetsBST) { Expect(ConvoyBoard(6, "Aa Ad Fb Fs Ft"), {400314, 263, 175, 0}); }

TEST(Exhaustive, ShoreArmiesAIFleetsBS) { Expect(ShoreBoard("Aa Ai Fb Fs"), {1723, 5, 0, 0}); }

void ExpectAgreement(const SmallBoard& board) {
  const Trial trial = TryFewerPowers(board);
  EXPECT_GT(trial.counts.total(), 0);
  EXPECT_EQ(trial.differences, 0) << trial.first_difference;
}

TEST(ExhaustiveWithFewerPowers, K3With3Armies) { ExpectAgreement(CompleteBoard(3, 3)); }
TEST(ExhaustiveWithFewerPowers, K4With4Armies) { ExpectAgreement(CompleteBoard(4, 4)); }
TEST(ExhaustiveWithFewerPowers, Convoy5ArmyAFleetsBST) { ExpectAgreement(ConvoyBoard(5, "Aa Fb Fs Ft")); }
TEST(ExhaustiveWithFewerPowers, ShoreArmiesAIFleetsBS) { ExpectAgreement(ShoreBoard("Aa Ai Fb Fs")); }

class ExhaustiveUnder : public testing::TestWithParam<RuleSet> {};

TEST_P(ExhaustiveUnder, OtherRulesOfConvoys) {
  const Trial trial = TryAllOrderSetsUnder(ConvoyBoard(5, "Aa Fb Fs Ft"), GetParam().rules);
  EXPECT_EQ(trial.counts.total(), 14560);
  EXPECT_EQ(trial.differences, 0) << trial.first_difference;
  const Trial few = TryFewerPowersUnder(ConvoyBoard(5, "Aa Ab Fs"), GetParam().rules);
  EXPECT_GT(few.counts.total(), 0);
  EXPECT_EQ(few.differences, 0) << few.first_difference;
}

INSTANTIATE_TEST_SUITE_P(RuleSets, ExhaustiveUnder, testing::ValuesIn(ConvoyRuleSets()),
                         [](const auto& test) { return test.param.name; });

// Whole phases for 4.A.5 and 4.A.6.
class ExhaustivePhases : public testing::TestWithParam<RuleSet> {};

TEST_P(ExhaustivePhases, ConvoyPathsAndRetreats) {
  const Trial trial = TryAllPhasesUnder(ConvoyBoard(5, "Aa Fb Fs Ft"), GetParam().rules);
  EXPECT_EQ(trial.counts.total(), 18150);
  EXPECT_EQ(trial.differences, 0) << trial.first_difference;
  const Trial few = TryPhasesOfFewerPowersUnder(ConvoyBoard(5, "Aa Ab Fs"), GetParam().rules);
  EXPECT_GT(few.counts.total(), 0);
  EXPECT_EQ(few.differences, 0) << few.first_difference;
}

INSTANTIATE_TEST_SUITE_P(RuleSets, ExhaustivePhases, testing::ValuesIn(PathRuleSets(false)),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace entente
