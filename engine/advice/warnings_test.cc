// Each kind of warning: orders that get it, and similar orders that do not.
#include "advice/warnings.h"

#include "advice/test_plan.h"

namespace entente {
namespace {

using Words = std::vector<std::string>;

class WarningsTest : public PlanTest {
 protected:
  void Unknown(std::initializer_list<std::string_view> powers) {
    for (const std::string_view power : powers) unknown_ |= SetOf(board_.Power(power));
  }
};

TEST_F(WarningsTest, SoundOrdersHaveNone) {
  board_.Units("FRANCE", {"A PAR", "A MAR", "F BRE"}).Units("GERMANY", {"A BUR"});
  Write("FRANCE", {"A PAR - BUR", "A MAR S A PAR - BUR", "F BRE - MAO"});
  Write("GERMANY", {"A BUR H"});
  EXPECT_EQ(Found(), Words());
  EXPECT_TRUE(Warn().empty());
}

TEST_F(WarningsTest, IllegalAndUnreadableOrders) {
  board_.Units("FRANCE", {"A PAR"});
  Write("FRANCE", {"A PAR - ROM", "what?", "A PAR - BUR"});
  EXPECT_EQ(Found(), (Words{"mistake illegal A PAR - ROM", "mistake unreadable "}));
  EXPECT_EQ(warnings_[0].line, 0u);
  EXPECT_EQ(warnings_[1].line, 1u);
}

TEST_F(WarningsTest, WordsBehindAnOrderThatHaveNoEffect) {
  board_.Units("FRANCE", {"A PAR", "A MAR"});
  Write("FRANCE", {"A PAR - BUR (if Germany agrees)", "A MAR H (*void*) # (if Germany agrees)"});
  EXPECT_EQ(Found(), (Words{"warning remark A PAR - BUR"}));
  EXPECT_NE(Text().find("'(if Germany agrees)' behind the order has no effect."), std::string::npos) << Text();
}

TEST_F(WarningsTest, AnotherOrderCounts) {
  board_.Units("FRANCE", {"A PAR"});
  Write("FRANCE", {"A PAR - PIC", "A PAR - BUR"});
  rules_.duplicate_order = DuplicateOrder::kLast;
  EXPECT_EQ(Found(), (Words{"hint not_counted A PAR - PIC"}));
  rules_.duplicate_order = DuplicateOrder::kAllVoid;
  EXPECT_EQ(Found(), (Words{"mistake illegal A PAR - PIC", "mistake illegal A PAR - BUR"}));
}

TEST_F(WarningsTest, UnitsWithoutAnOrder) {
  board_.Units("FRANCE", {"A PAR", "A MAR"}).Units("GERMANY", {"A MUN"});
  Write("FRANCE", {"A PAR H"});
  Unknown({"GERMANY"});
  ASSERT_EQ(Warn().size(), 1u);
  EXPECT_EQ(warnings_[0].kind, WarningKind::kNoOrder);
  EXPECT_EQ(warnings_[0].told.unit.location, board_.At("MAR"));
  EXPECT_EQ(warnings_[0].line, kNoLine);
  unknown_ = 0;
  EXPECT_EQ(Warn().size(), 2u);
}

TEST_F(WarningsTest, ASupportOfAnotherMove) {
  board_.Units("FRANCE", {"A PAR", "A GAS", "A PIC"});
  Write("FRANCE", {"A PAR - BUR", "A GAS S A PAR - BRE", "A PIC S A PAR"});
  EXPECT_EQ(Found(), (Words{"mistake matches_nothing A GAS S A PAR - BRE", "mistake matches_nothing A PIC S A PAR"}));
  EXPECT_EQ(board_.Text(warnings_[0].meant), "A GAS S A PAR - BUR");
  EXPECT_EQ(board_.Text(warnings_[1].meant), "A PIC S A PAR - BUR");
}

TEST_F(WarningsTest, AStatementIsAMistakeOnlyIfItDoesNotCount) {
  board_.Units("FRANCE", {"A PAR"});
  Write("FRANCE", {"PROXY A PAR TO GERMANY", "SET CONTINUES", "A PAR H"});
  EXPECT_EQ(Found(), (Words{"mistake not_counted "}));
  rules_.proxy_orders = ProxyOrders::kInOrders;
  EXPECT_EQ(Found(), Words());
}

TEST_F(WarningsTest, ASupportOfAMoveThatIsNotOrdered) {
  board_.Units("FRANCE", {"A PAR", "A MAR", "A GAS"});
  Write("FRANCE", {"A MAR S A PAR - BUR", "A GAS - BUR"});
  EXPECT_EQ(Found(), (Words{"mistake matches_nothing A MAR S A PAR - BUR"}));
  EXPECT_EQ(board_.Text(warnings_[0].meant), "A MAR S A GAS - BUR") << "who does go there";
}

TEST_F(WarningsTest, ASupportThatNothingElseSuggestsItselfFor) {
  board_.Units("FRANCE", {"A PIE", "A GAS"});
  Write("FRANCE", {"A PIE S A GAS - MAR", "A GAS - BRE"});
  EXPECT_EQ(Found(), (Words{"mistake matches_nothing A PIE S A GAS - MAR"}));
  EXPECT_EQ(warnings_[0].meant.kind(), OrderKind::kNone);
}

TEST_F(WarningsTest, OfASupportOfUnknownUnitsNobodyCanSay) {
  board_.Units("FRANCE", {"A MAR"}).Units("GERMANY", {"A MUN"});
  Write("FRANCE", {"A MAR S A MUN - BUR"});
  Unknown({"GERMANY"});
  EXPECT_EQ(Found(), Words());
  unknown_ = 0;
  EXPECT_EQ(Found(), (Words{"mistake matches_nothing A MAR S A MUN - BUR"}));
}

TEST_F(WarningsTest, AConvoyOfAnotherMove) {
  board_.Units("ENGLAND", {"A LON", "F NTH"});
  Write("ENGLAND", {"A LON - NWY", "F NTH C A LON - DEN"});
  EXPECT_EQ(Found(), (Words{"mistake no_convoy A LON - NWY", "mistake matches_nothing F NTH C A LON - DEN"}));
  EXPECT_EQ(board_.Text(warnings_[1].meant), "F NTH C A LON - NWY");
  sheet_.Clear();
  Write("ENGLAND", {"F NTH C A LON - DEN"});
  EXPECT_EQ(Found(), (Words{"mistake matches_nothing F NTH C A LON - DEN"}));
  EXPECT_EQ(warnings_[0].meant.kind(), OrderKind::kNone);
  sheet_.Clear();
  Write("ENGLAND", {"A LON - NWY", "F NTH C A LON - NWY"});
  EXPECT_EQ(Found(), Words());
}

TEST_F(WarningsTest, AConvoyThatIsNotUsed) {
  board_.Units("ENGLAND", {"A LON"}).Units("FRANCE", {"F NTH"});
  Write("ENGLAND", {"A LON - YOR"});
  Write("FRANCE", {"F NTH C A LON - YOR"});
  EXPECT_EQ(Found(), (Words{"hint unused_convoy F NTH C A LON - YOR"}));
  sheet_.Clear();
  Write("ENGLAND", {"A LON - YOR VIA"});
  Write("FRANCE", {"F NTH C A LON - YOR"});
  EXPECT_EQ(Found(), Words());
}

TEST_F(WarningsTest, AMoveWithoutAChainOfConvoys) {
  board_.Units("ENGLAND", {"A LON", "F ENG", "F MAO"});
  Write("ENGLAND", {"A LON - POR", "F ENG C A LON - POR"});
  EXPECT_EQ(Found(), (Words{"mistake no_convoy A LON - POR"}));
  ASSERT_EQ(warnings_[0].told.unit_lists.size(), 1u);
  EXPECT_EQ(warnings_[0].told.unit_lists.front().front().location, board_.At("MAO"));
  Write("ENGLAND", {"F MAO C A LON - POR"});
  EXPECT_EQ(Found(), Words());
}

TEST_F(WarningsTest, AMoveThatHangsOnConvoysOfOthers) {
  board_.Units("ENGLAND", {"A LON"}).Units("FRANCE", {"F ENG"}).Units("GERMANY", {"F NTH"});
  Write("ENGLAND", {"A LON - BEL"});
  Write("GERMANY", {"F NTH H"});
  Unknown({"FRANCE"});
  EXPECT_EQ(Found(), (Words{"hint no_convoy A LON - BEL"}));
  EXPECT_EQ(warnings_[0].told.unit_lists.front().front().location, board_.At("ENG"));
  unknown_ = 0;
  EXPECT_EQ(Found(), (Words{"mistake no_convoy A LON - BEL"}));
}

TEST_F(WarningsTest, OneOfSeveralConvoysIsAnInstance) {
  board_.Units("ENGLAND", {"A LON", "F NTH", "F ENG"});
  Write("ENGLAND", {"A LON - BEL", "F NTH H", "F ENG H"});
  EXPECT_EQ(Found(), (Words{"mistake no_convoy A LON - BEL"}));
  EXPECT_EQ(warnings_[0].told.statements[0].message, MessageId::kNeedsAConvoy);
  sheet_.Clear();
  Write("ENGLAND", {"A LON - NWY", "F NTH H", "F ENG H"});
  EXPECT_EQ(Found(), (Words{"mistake no_convoy A LON - NWY"}));
  EXPECT_EQ(warnings_[0].told.statements[0].message, MessageId::kNeedsConvoy) << "only the North Sea";
}

TEST_F(WarningsTest, OwnUnitsThatKeepEachOtherOut) {
  board_.Units("FRANCE", {"A PAR", "A MAR", "A GAS"}).Units("GERMANY", {"A MUN"});
  Write("FRANCE", {"A PAR - BUR", "A MAR - BUR", "A GAS H"});
  Write("GERMANY", {"A MUN - BUR"});
  EXPECT_EQ(Found(), (Words{"warning own_standoff A PAR - BUR", "warning own_standoff A MAR - BUR"})) << "for both";
  sheet_.Clear();
  Write("FRANCE", {"A PAR - BUR", "A MAR - BUR", "A GAS S A PAR - BUR"});
  Write("GERMANY", {"A MUN H"});
  EXPECT_EQ(Found(), (Words{"warning own_standoff A MAR - BUR"})) << "the one with less support";
  sheet_.Clear();
  Write("FRANCE", {"A PAR - BUR", "A MAR H", "A GAS H"});
  Write("GERMANY", {"A MUN - BUR"});
  EXPECT_EQ(Found(), Words()) << "of another power";
}

TEST_F(WarningsTest, OwnUnitsThatChangePlaces) {
  board_.Units("FRANCE", {"A PAR", "A BUR"});
  Write("FRANCE", {"A PAR - BUR", "A BUR - PAR"});
  EXPECT_EQ(Found(), (Words{"mistake own_swap A PAR - BUR", "mistake own_swap A BUR - PAR"}));
  sheet_.Clear();
  board_.Units("ENGLAND", {"A LON", "A YOR", "F NTH"});  // by convoy they can swap
  Write("FRANCE", {"A PAR H", "A BUR H"});
  Write("ENGLAND", {"A LON - YOR VIA", "A YOR - LON", "F NTH C A LON - YOR"});
  EXPECT_EQ(Found(), Words());
}

TEST_F(WarningsTest, AMoveToWhereAnOwnUnitStays) {
  board_.Units("FRANCE", {"A PAR", "A BUR"}).Units("GERMANY", {"A MUN"});
  Write("FRANCE", {"A PAR - BUR", "A BUR S A PAR"});
  EXPECT_EQ(Found(), (Words{"mistake own_unit_stays A PAR - BUR", "mistake matches_nothing A BUR S A PAR"}));
  sheet_.Clear();
  Write("FRANCE", {"A PAR - BUR", "A BUR - GAS"});
  EXPECT_EQ(Found(), Words()) << "it may leave";
  sheet_.Clear();
  Write("FRANCE", {"A PAR - BUR"});
  rules_.friendly_fire = FriendlyFire::kAll;
  EXPECT_EQ(Found(), Words());
}

TEST_F(WarningsTest, ASupportedMoveToAnOwnUnitMayKeepOthersOut) {
  board_.Units("FRANCE", {"A PAR", "A MAR", "A BUR"}).Units("GERMANY", {"A MUN", "A RUH"});
  Write("FRANCE", {"A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H"});
  Unknown({"GERMANY"});
  EXPECT_EQ(Found(), (Words{"hint own_unit_stays A PAR - BUR", "hint helps_against_own A MAR S A PAR - BUR"}));
  EXPECT_NE(Text().find("may still keep other units out of BUR."), std::string::npos) << Text();
  unknown_ = 0;
  Write("GERMANY", {"A MUN - BUR", "A RUH S A MUN - BUR"});
  EXPECT_EQ(Found(), (Words{"hint own_unit_stays A PAR - BUR", "hint helps_against_own A MAR S A PAR - BUR"}));
  sheet_.Clear();
  Write("FRANCE", {"A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H"});
  Write("GERMANY", {"A MUN - TYR", "A RUH H"});
  EXPECT_EQ(Found(), (Words{"mistake own_unit_stays A PAR - BUR", "warning helps_against_own A MAR S A PAR - BUR"}))
      << "others do not go there";
  sheet_.Clear();
  Write("FRANCE", {"A PAR - BUR", "A MAR H", "A BUR H"});
  Write("GERMANY", {"A MUN - BUR", "A RUH S A MUN - BUR"});
  EXPECT_EQ(Found(), (Words{"mistake own_unit_stays A PAR - BUR"}))
      << "an attack by one keeps out what the unit there does";
}

TEST_F(WarningsTest, ASupportAgainstAnOwnUnit) {
  board_.Units("FRANCE", {"A BUR", "A PAR"}).Units("GERMANY", {"A MUN", "A RUH"});
  Write("GERMANY", {"A MUN - BUR", "A RUH S A MUN - BUR"});
  Write("FRANCE", {"A PAR S A MUN - BUR", "A BUR H"});
  EXPECT_EQ(Found(), (Words{"warning helps_against_own A PAR S A MUN - BUR"}));
  sheet_.Clear();
  Write("GERMANY", {"A MUN - BUR", "A RUH S A MUN - BUR"});
  Write("FRANCE", {"A PAR S A MUN - BUR", "A BUR - GAS"});
  EXPECT_EQ(Found(), Words()) << "it leaves";
  sheet_.Clear();
  Write("FRANCE", {"A PAR S A MUN - BUR", "A BUR H"});
  Unknown({"GERMANY"});
  EXPECT_EQ(Found(), (Words{"warning helps_against_own A PAR S A MUN - BUR"})) << "for all orders of A MUN";
  rules_.friendly_fire = FriendlyFire::kAll;
  EXPECT_EQ(Found(), Words());
}

TEST_F(WarningsTest, ASupportThatAnOwnUnitCuts) {
  board_.Units("FRANCE", {"A PAR", "A BUR", "A MAR"});
  Write("FRANCE", {"A PAR - BUR", "A BUR S A MAR"});
  rules_.friendly_fire = FriendlyFire::kAll;
  EXPECT_EQ(Found(), (Words{"mistake cut_by_own A BUR S A MAR"}));
  rules_.friendly_fire = FriendlyFire::kNobody;
  EXPECT_EQ(Found(), (Words{"mistake own_unit_stays A PAR - BUR"})) << "which cuts nothing";
}

class RetreatWarningsTest : public WarningsTest {
 protected:
  RetreatWarningsTest() {
    board_.ref().SetPhase(board_.map().ParsePhase("S1901R").value());
    board_.Units("GERMANY", {"A BUR"})
        .Dislodged("FRANCE", "A MAR", {"GAS", "SPA"})
        .Dislodged("FRANCE", "A PAR", {"GAS"});
  }
};

TEST_F(RetreatWarningsTest, TwoRetreatsToOnePlace) {
  Write("FRANCE", {"A PAR - GAS", "A MAR - GAS"});
  EXPECT_EQ(Found(), (Words{"mistake retreat_clash A PAR R GAS"}));
  sheet_.Clear();
  Write("FRANCE", {"A PAR - GAS", "A MAR - SPA"});
  EXPECT_EQ(Found(), Words());
  EXPECT_TRUE(Warn().empty());
}

TEST_F(RetreatWarningsTest, EachPowerOfAClashIsWarned) {
  board_.Dislodged("ITALY", "A SPA", {"GAS"});
  Write("FRANCE", {"A PAR - GAS", "A MAR D"});
  Write("ITALY", {"A SPA - GAS"});
  EXPECT_EQ(Found(), (Words{"warning retreat_clash A PAR R GAS", "warning retreat_clash A SPA R GAS"}));
  sheet_.Clear();
  Write("FRANCE", {"A PAR - GAS", "A MAR - GAS"});
  Write("ITALY", {"A SPA - GAS"});
  EXPECT_EQ(Found().size(), 2u) << "two of one power share a warning";
}

TEST_F(RetreatWarningsTest, AMissingRetreat) {
  Write("FRANCE", {"A PAR - GAS", "A MAR - BUR"});
  EXPECT_EQ(Found(), (Words{"mistake illegal A MAR R BUR"}));
  ASSERT_EQ(warnings_.size(), 2u);
  EXPECT_EQ(warnings_[1].kind, WarningKind::kNoOrder);
  EXPECT_EQ(warnings_[1].told.unit.location, board_.At("MAR"));
}

class AdjustmentWarningsTest : public WarningsTest {
 protected:
  AdjustmentWarningsTest() { board_.ref().SetPhase(board_.map().ParsePhase("W1901A").value()); }
};

TEST_F(AdjustmentWarningsTest, TooFewAndTooManyBuilds) {
  board_.Units("FRANCE", {"A SPA"}).Owns("FRANCE", {"PAR", "MAR", "SPA"});
  Write("FRANCE", {"A PAR B"});
  unknown_ = AllPowers(board_.map()) & ~SetOf(board_.Power("FRANCE"));
  EXPECT_EQ(Found(), (Words{"warning too_few"}));
  Write("FRANCE", {"WAIVE"});
  EXPECT_EQ(Found(), (Words{"hint waive WAIVE"}));
  sheet_.Clear();
  Write("FRANCE", {"A PAR B", "A MAR B", "WAIVE"});
  EXPECT_EQ(Found(), (Words{"mistake too_many WAIVE"}));
  sheet_.Clear();
  Write("FRANCE", {"A PAR B", "A MAR B"});
  EXPECT_TRUE(Warn().empty());
}

TEST_F(AdjustmentWarningsTest, MissingRemovals) {
  board_.Units("FRANCE", {"A SPA", "A PAR", "A GAS"}).Owns("FRANCE", {"PAR"});
  Write("FRANCE", {"A SPA D"});
  unknown_ = AllPowers(board_.map()) & ~SetOf(board_.Power("FRANCE"));
  EXPECT_EQ(Found(), (Words{"warning too_few"}));
  Write("FRANCE", {"A GAS D"});
  EXPECT_TRUE(Warn().empty());
  Write("FRANCE", {"A PAR D"});
  EXPECT_EQ(Found(), (Words{"mistake too_many A PAR D"}));
}

TEST_F(WarningsTest, PowersWithoutOrdersAreFound) {
  board_.Units("FRANCE", {"A PAR"}).Units("GERMANY", {"A MUN"});
  Write("FRANCE", {"A PAR H"});
  EXPECT_EQ(PowersWithoutOrders(board_.view(), sheet_), SetOf(board_.Power("GERMANY")));
}

}  // namespace
}  // namespace entente
