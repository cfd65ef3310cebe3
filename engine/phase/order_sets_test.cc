// 4.D.1, 4.D.2: several sets of orders of one power, from text to result.
#include "phase/test_sheet.h"

namespace entente {
namespace {

class OrderSetsTest : public SheetTest {
 protected:
  OrderSetsTest() { board_.Units("FRANCE", {"A PAR", "A MAR", "F BRE"}).Units("GERMANY", {"A MUN"}); }

  // Hands in sets of lines of France.
  void Sets(const std::vector<std::vector<std::string_view>>& sets) {
    sheet_.Clear();
    SheetReader reader(names_, rules_, PhaseType::kMovement);
    for (size_t i = 0; i < sets.size(); ++i) {
      if (sets[i].empty()) sheet_.EndWithEmptySet();
      sheet_.UseSet(static_cast<uint32_t>(i));
      for (const std::string_view line : sets[i]) reader.ReadLine(board_.Power("FRANCE"), line, sheet_);
    }
    Play();
  }
  // The provinces of France's three units.
  std::string Units() {
    std::string all;
    for (const std::string_view place : {"PAR", "MAR", "BRE", "BUR", "PIC", "GAS", "SPA", "MAO", "ENG"}) {
      if (IsAt(place)) all += (all.empty() ? "" : " ") + std::string(place);
    }
    return all;
  }

  NormalForm names_{board_.map()};
};

TEST_F(OrderSetsTest, TheLastSetAloneCounts) {
  Sets({{"A PAR - BUR", "A MAR - SPA"}, {"A PAR - PIC"}});
  EXPECT_EQ(Units(), "MAR BRE PIC");
  EXPECT_EQ(WhyOf(0), Illegality::kReplaced);
  rules_.order_sets = OrderSets::kLast;
  Sets({{"A PAR - BUR", "A MAR - SPA"}, {"A PAR - PIC"}});
  EXPECT_EQ(Units(), "MAR BRE PIC");
}

// DATC 4.D.1 c.
TEST_F(OrderSetsTest, ASetThatSaysSoBuildsOnTheOneBefore) {
  const std::vector<std::vector<std::string_view>> sets = {
      {"F BRE - MAO"}, {"A PAR - BUR", "A MAR - SPA"}, {"set continues", "A PAR - PIC"}};
  Sets(sets);
  EXPECT_EQ(Units(), "BRE PIC SPA");
  EXPECT_EQ(WhyOf(0), Illegality::kReplaced) << "the set before builds on nothing";
  EXPECT_EQ(WhyOf(1), Illegality::kReplaced) << "a later order for the unit";
  EXPECT_EQ(ReasonOf(0), Reason::kReplaced);
  EXPECT_EQ(ReasonOf(3), Reason::kStated) << "no order";
  rules_.order_sets = OrderSets::kLast;
  Sets(sets);
  EXPECT_EQ(Units(), "MAR BRE PIC");
  EXPECT_EQ(ReasonOf(3), Reason::kIgnored);
  rules_.order_sets = OrderSets::kLastOrContinued;
  Sets({{"A PAR - BUR"}, {"set continues", "A MAR - SPA"}, {"F BRE - MAO"}});
  EXPECT_EQ(ReasonOf(1), Reason::kIgnored) << "its set does not count";
}

// DATC 4.D.1 a.
TEST_F(OrderSetsTest, SetsMayBeMerged) {
  rules_.order_sets = OrderSets::kMerged;
  Sets({{"F BRE - MAO", "A PAR - BUR"}, {"A PAR - PIC"}, {"A MAR - SPA"}});
  EXPECT_EQ(Units(), "PIC SPA MAO");
  EXPECT_EQ(WhyOf(1), Illegality::kReplaced);
  Sets({{"A PAR - BUR"}, {"A PAR - MOS"}});
  EXPECT_EQ(Units(), "MAR BRE BUR") << "an illegal order replaces nothing";
  EXPECT_EQ(WhyOf(1), Illegality::kNotAdjacent);
  Sets({{"A PAR - BUR"}, {"set replaces", "A MAR - SPA"}});
  EXPECT_EQ(Units(), "BRE BUR SPA") << "for any statement of a set";
  Sets({{"A PAR - BUR"}, {}});
  EXPECT_EQ(Units(), "MAR BRE BUR");
}

TEST_F(OrderSetsTest, WithinASetTheRuleOfDuplicatesHolds) {
  rules_.order_sets = OrderSets::kMerged;
  Sets({{"A PAR - BUR"}, {"A PAR - PIC", "A PAR - GAS"}});
  EXPECT_EQ(Units(), "PAR MAR BRE");
  EXPECT_EQ(WhyOf(0), Illegality::kReplaced);
  EXPECT_EQ(WhyOf(1), Illegality::kOrderedTwice);
}

// DATC 4.D.1 b.
TEST_F(OrderSetsTest, SetsMayBeMergedUnlessOneSaysThatItReplacesThem) {
  rules_.order_sets = OrderSets::kMergedUnlessReplaced;
  Sets({{"A PAR - BUR"}, {"A MAR - SPA"}});
  EXPECT_EQ(Units(), "BRE BUR SPA");
  Sets({{"A PAR - BUR"}, {"SET REPLACES", "A MAR - SPA"}, {"F BRE - MAO"}});
  EXPECT_EQ(Units(), "PAR SPA MAO");
  EXPECT_EQ(WhyOf(0), Illegality::kReplaced);
  Sets({{"A PAR - BUR"}, {}, {"F BRE - MAO"}});
  EXPECT_EQ(Units(), "PAR MAR MAO") << "nothing at all replaces, too";
}

// DATC 4.D.1. A statement that comes true counts, also where the rule asks for no statement.
TEST_F(OrderSetsTest, AStatementThatComesTrueCounts) {
  Sets({{"A PAR - BUR"}, {"SET REPLACES", "A MAR - SPA"}});
  EXPECT_EQ(ReasonOf(1), Reason::kStated);
  Sets({{"A PAR - BUR"}, {"SET CONTINUES", "SET REPLACES", "A MAR - SPA"}});
  EXPECT_EQ(ReasonOf(1), Reason::kStated);
  EXPECT_EQ(ReasonOf(2), Reason::kIgnored) << "the set continues";
  rules_.order_sets = OrderSets::kMerged;
  Sets({{"A PAR - BUR"}, {"SET REPLACES", "A MAR - SPA"}, {"SET CONTINUES", "F BRE - MAO"}});
  EXPECT_EQ(ReasonOf(1), Reason::kIgnored);
  EXPECT_EQ(ReasonOf(3), Reason::kStated);
}

// DATC 4.D.2.
TEST_F(OrderSetsTest, OfSetsInAnUnknownSequenceAllCountOrNone) {
  const std::vector<std::vector<std::string_view>> sets = {{"SET UNORDERED", "A PAR - BUR", "A MAR - SPA"},
                                                           {"A PAR - PIC", "F BRE - MAO"}};
  Sets(sets);
  EXPECT_EQ(Units(), "PAR SPA MAO");
  EXPECT_EQ(WhyOf(1), Illegality::kOrderedTwice) << "4.D.3";
  rules_.unordered_sets = UnorderedSets::kAllHold;
  Sets(sets);
  EXPECT_EQ(Units(), "PAR MAR BRE");
  EXPECT_EQ(WhyOf(2), Illegality::kSetsUnordered);
  Sets({{"SET UNORDERED", "A PAR - BUR"}});
  EXPECT_EQ(Units(), "MAR BRE BUR") << "one set has its sequence";
}

// DATC 4.E.4. It stands in all sets, until another order for its unit follows.
TEST_F(OrderSetsTest, APerpetualOrderStandsUntilAnotherFollows) {
  rules_.perpetual_orders = PerpetualOrders::kAccepted;
  Sets({{"PERPETUAL A PAR H", "A PAR - BUR"}});
  EXPECT_EQ(Units(), "MAR BRE BUR");
  EXPECT_EQ(ReasonOf(0), Reason::kReplaced);
  Sets({{"PERPETUAL A PAR - BUR"}, {"A MAR - GAS"}});
  EXPECT_EQ(Units(), "BRE BUR GAS");
  Sets({{"PERPETUAL A PAR - BUR", "A MAR - GAS"}, {}});
  EXPECT_EQ(Units(), "MAR BRE BUR");
  Sets({{"PERPETUAL A PAR - BUR"}, {"A PAR - PIC"}});
  EXPECT_EQ(Units(), "MAR BRE PIC");
  EXPECT_EQ(ReasonOf(0), Reason::kReplaced);
  Sets({{"PERPETUAL A PAR - BUR"}, {"A PAR - LON"}});
  EXPECT_EQ(Units(), "MAR BRE BUR") << "an illegal order replaces none";
}

TEST_F(OrderSetsTest, EveryPowerHasItsOwnSets) {
  rules_.order_sets = OrderSets::kMerged;
  Sets({{"A PAR - BUR"}, {"A PAR - PIC"}});
  sheet_.UseSet(0);
  Write("GERMANY", "A MUN - BUR");
  Play();
  EXPECT_EQ(WhyOf(0), Illegality::kReplaced);
  EXPECT_EQ(ReasonOf(2), Reason::kNone);
}

class BuildSetsTest : public SheetTest {
 protected:
  BuildSetsTest() : SheetTest("W1901A") { board_.Owns("FRANCE", {"PAR", "MAR", "BRE"}); }
};

TEST_F(BuildSetsTest, ALaterBuildReplacesAnEarlierOneOnTheSite) {
  rules_.order_sets = OrderSets::kMerged;
  Write("FRANCE", "Build A MAR");
  Write("FRANCE", "Build A PAR");
  Write("FRANCE", "WAIVE");
  sheet_.UseSet(1);
  Write("FRANCE", "Build F MAR");
  Play();
  EXPECT_EQ(WhyOf(0), Illegality::kReplaced);
  EXPECT_EQ(WhyOf(2), Illegality::kNone) << "a waive is for no site";
  EXPECT_EQ(ReasonOf(3), Reason::kNone) << "three builds are due";
}

}  // namespace
}  // namespace entente
