#include "phase/phase_step.h"

#include <algorithm>

#include "board/test_board.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

class PhaseStepTest : public testing::Test {
 protected:
  using Orders = std::initializer_list<std::pair<std::string_view, std::string_view>>;

  void Play(TestBoard& board, Orders orders, RuleOptions rules = {}) {
    std::vector<Order> read;
    for (const auto& [power, text] : orders) read.push_back(board.Read(power, text));
    scratch_ = std::make_unique<PhaseScratch>(board.map());
    result_ = std::make_unique<PhaseResult>(AdjudicatePhase(board.view(), rules, read, *scratch_));
    results_ = result_->given();
  }
  std::string Next() const { return result_->next.map().PhaseName(result_->next.phase()); }
  std::string Units(const PositionView& position) const {
    std::string text;
    position.ForEachUnit([&](const Unit& unit) {
      text += (text.empty() ? "" : ", ") + FormatUnit(position.map(), unit.type, unit.location);
    });
    return text;
  }
  std::string Events() const {
    std::string text;
    for (const PhaseEvent& event : result_->events) {
      text += std::to_string(static_cast<int>(event.kind)) + "/" + std::to_string(static_cast<int>(event.why));
      if (event.unit.location != kNoLocation)
        text += " " + FormatUnit(result_->after.map(), event.unit.type, event.unit.location);
      text += ";";
    }
    return text;
  }
  std::string Retreats(const PositionView& position, int i) const {
    const DislodgedUnit lost = position.Dislodged(i);
    const auto neighbors = position.map().RetreatPlaces(lost.unit.type, lost.unit.location);
    std::string text = FormatUnit(position.map(), lost.unit.type, lost.unit.location) + ":";
    for (size_t n = 0; n < neighbors.size(); ++n) {
      if (MayRetreatTo(lost, static_cast<int>(n))) text += " " + std::string(position.map().Id(neighbors[n]));
    }
    return text;
  }
  // The implied results: "A PAR H -;" for a hold that succeeded.
  std::string Implied() const {
    std::string text;
    for (const OrderResult& result : result_->implied()) {
      EXPECT_TRUE(result.implied);
      text += FormatOrder(result_->after.map(), result.order);
      text += result.outcome.reason == Reason::kNone ? " -;" : " dislodged;";
    }
    return text;
  }
  Reason Why(size_t i) const { return results_[i].outcome.reason; }

  std::span<const OrderResult> results_;  // of the given orders
  std::unique_ptr<PhaseScratch> scratch_;
  std::unique_ptr<PhaseResult> result_;
};

TEST_F(PhaseStepTest, SpringGoesToFallWhenNobodyIsDislodged) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR"});
  Play(board, {{"FRANCE", "A PAR - BUR"}});
  EXPECT_EQ(Units(result_->after), "A BUR");
  EXPECT_EQ(result_->after.map().PhaseName(result_->after.phase()), "S1901M");
  EXPECT_EQ(Next(), "F1901M");
}

TEST_F(PhaseStepTest, ADislodgedUnitRetreatsToVacantUncontestedPlaces) {
  TestBoard board;
  board.Units("AUSTRIA", {"A VIE", "A TRI", "A BUD"}).Units("ITALY", {"A TYR"}).Units("GERMANY", {"A BOH", "A MUN"});
  board.ref().RemoveUnit(board.At("TYR"));
  board.Units("ITALY", {"A GAL"});
  board.Units("RUSSIA", {"A TYR"});
  Play(board, {{"GERMANY", "A BOH - VIE"}, {"RUSSIA", "A TYR S A BOH - VIE"}});
  ASSERT_EQ(result_->after.dislodged_count(), 1);
  EXPECT_EQ(Retreats(result_->after, 0), "A VIE:");  // BOH is the attacker's origin, the rest is occupied
  EXPECT_EQ(Next(), "F1901M");                       // so there is no retreats phase
  EXPECT_EQ(Events(), "1/1 A VIE;");
}

TEST_F(PhaseStepTest, AnEmptyRetreatsPhaseIsHeldIfAsked) {
  TestBoard board;
  board.Units("AUSTRIA", {"A VIE", "A TRI", "A BUD"})
      .Units("GERMANY", {"A BOH"})
      .Units("ITALY", {"A GAL"})
      .Units("RUSSIA", {"A TYR"});
  RuleOptions rules;
  rules.empty_retreats = EmptyRetreats::kHeld;
  Play(board, {{"GERMANY", "A BOH - VIE"}, {"RUSSIA", "A TYR S A BOH - VIE"}}, rules);
  EXPECT_EQ(Next(), "S1901R");
  EXPECT_EQ(Events(), "");
}

TEST_F(PhaseStepTest, WithoutDislodgedUnitsNoRetreatsPhaseIsHeldWhateverTheRules) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR"});
  RuleOptions rules;
  rules.empty_retreats = EmptyRetreats::kHeld;
  Play(board, {{"FRANCE", "A PAR - BUR"}}, rules);
  EXPECT_EQ(Next(), "F1901M");
}

TEST_F(PhaseStepTest, TwoDifferentOrdersForOneUnitAreBothIgnored) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR"});
  Play(board, {{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A PAR - PIC"}, {"FRANCE", "A PAR - BUR"}});  // 4.D.3 c
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(Why(i), Reason::kIllegal);
    EXPECT_EQ(results_[i].why, Illegality::kOrderedTwice);
  }
  EXPECT_EQ(Units(result_->after), "A PAR");
}

TEST_F(PhaseStepTest, WhatAnOrdersKindHasNoUseForDoesNotCount) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR", "A MAR"});
  const Order move = board.Read("FRANCE", "A PAR - BUR");
  const std::vector<Order> orders = {move, move.WithThird(board.At("MAR"))};  // equal but for an unused field
  PhaseScratch scratch(board.map());
  const PhaseResult phase = AdjudicatePhase(board.view(), RuleOptions{}, orders, scratch);
  for (const OrderResult& result : phase.given()) {
    EXPECT_EQ(result.outcome.reason, Reason::kNone);
    EXPECT_EQ(result.order, move);
  }
}

TEST_F(PhaseStepTest, TheSameOrderTwiceIsOneOrder) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR"});
  Play(board, {{"FRANCE", "A PAR - BUR"}, {"FRANCE", "par-bur"}});
  EXPECT_EQ(Why(0), Reason::kNone);
  EXPECT_EQ(Why(1), Reason::kNone);
}

TEST_F(PhaseStepTest, AnIllegalOrderBesideALegalOneDoesNotHarmIt) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR"});
  Play(board, {{"FRANCE", "A PAR - LON"}, {"FRANCE", "A PAR - BUR"}});
  EXPECT_EQ(Why(0), Reason::kIllegal);
  EXPECT_EQ(Why(1), Reason::kNone);
}

TEST_F(PhaseStepTest, AnIllegallyOrderedUnitCanBeDislodged) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR"}).Units("GERMANY", {"A BUR", "A PIC"});
  Play(board, {{"FRANCE", "A PAR - LON"}, {"GERMANY", "A BUR - PAR"}, {"GERMANY", "A PIC S A BUR - PAR"}});
  EXPECT_EQ(Why(0), Reason::kIllegal);
  EXPECT_EQ(results_[0].outcome.dislodged_by, board.At("BUR"));
}

TEST_F(PhaseStepTest, OfSeveralRivalsARetreatNamesTheSameInEverySequence) {
  using Texts = std::vector<std::pair<std::string_view, std::string_view>>;
  Texts texts = {{"AUSTRIA", "F BAR R STP/NC"}, {"FRANCE", "F BOT R STP/SC"}, {"RUSSIA", "F NWY R STP/NC"}};
  TestBoard board("standard", "S1901R");
  board.Units("GERMANY", {"F BAR", "F BOT", "A NWY"})
      .Dislodged("AUSTRIA", "F BAR", {"STP/NC"})
      .Dislodged("FRANCE", "F BOT", {"STP/SC"})
      .Dislodged("RUSSIA", "F NWY", {"STP/NC"});
  for (int sequence = 0; sequence < 6; ++sequence, std::next_permutation(texts.begin(), texts.end())) {
    std::vector<Order> orders;
    for (const auto& [power, text] : texts) orders.push_back(board.Read(power, text));
    PhaseScratch scratch(board.map());
    const PhaseResult phase = AdjudicatePhase(board.view(), RuleOptions{}, orders, scratch);
    for (const OrderResult& result : phase.given()) {
      EXPECT_EQ(result.outcome.reason, Reason::kBounced);
      const bool lowest = result.order.source() == board.At("BAR");
      EXPECT_EQ(result.outcome.cause, board.At(lowest ? "BOT" : "BAR")) << board.Text(result.order);
    }
  }
}

TEST_F(PhaseStepTest, RetreatsToOneProvinceDestroyBoth) {
  TestBoard board("standard", "S1901R");
  board.Units("GERMANY", {"A MUN", "A BOH"});
  board.Dislodged("AUSTRIA", "A BOH", {"TYR", "VIE"}).Dislodged("ITALY", "A MUN", {"TYR"});
  Play(board, {{"AUSTRIA", "A BOH - TYR"}, {"ITALY", "A MUN R TYR"}});
  EXPECT_EQ(Why(0), Reason::kBounced);
  EXPECT_EQ(results_[0].outcome.cause, board.At("MUN"));
  EXPECT_EQ(Why(1), Reason::kBounced);
  EXPECT_EQ(Units(result_->after), "A BOH, A MUN");
  EXPECT_EQ(Next(), "F1901M");
}

TEST_F(PhaseStepTest, AnUnorderedDislodgedUnitIsDisbanded) {
  TestBoard board("standard", "S1901R");
  board.Units("GERMANY", {"A BOH"}).Dislodged("AUSTRIA", "A BOH", {"TYR", "VIE"});
  Play(board, {{"AUSTRIA", "A BOH - GAL"}});
  EXPECT_EQ(Why(0), Reason::kIllegal);
  EXPECT_EQ(results_[0].why, Illegality::kNoRetreat);
  EXPECT_EQ(Events(), "1/6 A BOH;");
}

TEST_F(PhaseStepTest, CentersChangeHandsOnlyOnEnteringAdjustments) {
  TestBoard spring;
  spring.Units("GERMANY", {"A HOL"});
  Play(spring, {});
  EXPECT_EQ(result_->next.CenterCountOf(spring.Power("GERMANY")), 0);
  TestBoard fall("standard", "F1901M");
  fall.Units("GERMANY", {"A HOL"}).Owns("GERMANY", {"BER"});
  Play(fall, {});
  EXPECT_EQ(result_->after.CenterCountOf(fall.Power("GERMANY")), 1);
  EXPECT_EQ(result_->next.CenterCountOf(fall.Power("GERMANY")), 2);
  EXPECT_EQ(Next(), "W1901A");  // one build, Berlin is vacant
}

TEST_F(PhaseStepTest, AdjustmentsAreSkippedWhenNobodyCanAct) {
  TestBoard board("standard", "F1901M");
  board.Units("GERMANY", {"A HOL"});
  Play(board, {});
  EXPECT_EQ(Next(), "S1902M");
  EXPECT_EQ(result_->next.CenterCountOf(board.Power("GERMANY")), 1);
}

TEST_F(PhaseStepTest, BuildsCountInSequenceAndWaivesAreReported) {
  TestBoard board("standard", "W1901A");
  board.Units("GERMANY", {"A HOL"}).Owns("GERMANY", {"BER", "KIE", "MUN", "HOL"});
  Play(board, {{"GERMANY", "A MUN B"}, {"GERMANY", "A MUN B"}, {"GERMANY", "A WAR B"}, {"GERMANY", "F KIE B"}});
  EXPECT_EQ(Why(0), Reason::kNone);
  EXPECT_EQ(results_[1].why, Illegality::kSiteOccupied);  // 6.I.7
  EXPECT_EQ(results_[2].why, Illegality::kNoBuildSite);
  EXPECT_EQ(Why(3), Reason::kNone);
  EXPECT_EQ(Events(), "3/4;");
  EXPECT_EQ(Units(result_->next), "A HOL, F KIE, A MUN");
}

TEST_F(PhaseStepTest, BuildsBeyondTheNumberDueAreExcess) {
  TestBoard board("standard", "W1901A");
  board.Owns("GERMANY", {"BER"});
  Play(board, {{"GERMANY", "A BER B"}, {"GERMANY", "WAIVE"}});
  EXPECT_EQ(Why(1), Reason::kExcess);
}

TEST_F(PhaseStepTest, MissingRemovalsAreMadeByDistance) {
  TestBoard board("standard", "W1901A");
  board.Units("ITALY", {"A TUS", "A WAR"}).Owns("ITALY", {"WAR"});
  Play(board, {});
  EXPECT_EQ(Units(result_->next), "A WAR");  // 6.J.11, the 2023 rule
  EXPECT_EQ(Events(), "2/3 A TUS;");
  RuleOptions older;
  older.civil_disorder = CivilDisorder::kHomeDistance;
  Play(board, {}, older);
  EXPECT_EQ(Units(result_->next), "A TUS");
}

TEST_F(PhaseStepTest, ASoloNeedsTheThresholdAndStrictlyTheMost) {
  TestBoard board("standard", "F1910M");
  const auto centers = board.map().centers();
  for (size_t i = 0; i < 18; ++i) board.ref().SetOwner(static_cast<CenterIndex>(i), board.Power("FRANCE"));
  Play(board, {});
  EXPECT_EQ(result_->next.end(), GameEnd::kSolo);
  EXPECT_EQ(result_->next.winner(), board.Power("FRANCE"));
  EXPECT_EQ(Events(), "4/5;");
  board.ref().SetOwner(17, kNoPower);
  Play(board, {});
  EXPECT_EQ(result_->next.end(), GameEnd::kPlaying);
  EXPECT_EQ(centers.size(), 34u);
}

TEST_F(PhaseStepTest, UnderAnotherRuleNobodyRetreatsToWhereAConvoyCameFrom) {
  const Orders orders = {{"ENGLAND", "A LON - BEL VIA"},
                         {"ENGLAND", "F NTH C A LON - BEL"},
                         {"ENGLAND", "F ENG S A LON - BEL"},
                         {"GERMANY", "F BEL H"}};
  for (const ConvoyRetreat rule : {ConvoyRetreat::kAllowed, ConvoyRetreat::kNever}) {
    TestBoard board;
    board.Units("ENGLAND", {"A LON", "F NTH", "F ENG"}).Units("GERMANY", {"F BEL"});
    RuleOptions rules;
    rules.convoy_retreat = rule;
    Play(board, orders, rules);
    EXPECT_EQ(Retreats(result_->after, 0), "F BEL: HOL PIC");  // London is not adjacent: the rule closes nothing here
  }
  // 6.H.11: the attacker came by sea from an adjacent province.
  for (const ConvoyRetreat rule : {ConvoyRetreat::kAllowed, ConvoyRetreat::kNever}) {
    TestBoard board;
    board.Units("FRANCE", {"A GAS", "A BUR", "F MAO", "F WES", "F LYO"}).Units("ITALY", {"A MAR"});
    RuleOptions rules;
    rules.convoy_retreat = rule;
    Play(board,
         {{"FRANCE", "A GAS - MAR VIA"},
          {"FRANCE", "A BUR S A GAS - MAR"},
          {"FRANCE", "F MAO C A GAS - MAR"},
          {"FRANCE", "F WES C A GAS - MAR"},
          {"FRANCE", "F LYO C A GAS - MAR"},
          {"ITALY", "A MAR H"}},
         rules);
    const bool open = rule == ConvoyRetreat::kAllowed;
    EXPECT_EQ(Retreats(result_->after, 0), open ? "A MAR: GAS PIE SPA" : "A MAR: PIE SPA");
  }
}

TEST_F(PhaseStepTest, APhaseOfTheMapsOwnKnowsNoOrders) {
  const MapReadResult read = ReadMapText(
      "RED\nBLUE\nPlace a = AAA\nPlace b = BBB\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n"
      "FLOW SPRING:MOVEMENT,INCOME FALL:MOVEMENT\n",
      "income.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TestBoard board(read.map, "S1901M");
  board.Units("RED", {"A AAA"});
  Play(board, {{"RED", "A AAA - BBB"}});
  EXPECT_EQ(Next(), "S1901I");
  TestBoard income(read.map, "S1901I");
  income.Units("RED", {"A AAA"});
  Play(income, {{"RED", "A AAA - BBB"}});
  EXPECT_EQ(results_[0].why, Illegality::kWrongPhase);
  EXPECT_EQ(Units(result_->after), "A AAA");
  EXPECT_EQ(Next(), "F1901M");
}

TEST_F(PhaseStepTest, ChaosBuildsOnAnyOwnedCenter) {
  TestBoard board("chaos", "W1901A");
  board.Owns("PARIS", {"PAR", "BRE"});
  RuleOptions rules;
  rules.build_sites = BuildSites::kAnyOwned;
  Play(board, {{"PARIS", "F BRE B"}, {"PARIS", "A PAR B"}}, rules);
  EXPECT_EQ(Why(0), Reason::kNone);
  EXPECT_EQ(Why(1), Reason::kNone);
}

// ---- Units without a legal order ----

TEST_F(PhaseStepTest, AUnitWithoutAnOrderHasAnImpliedHold) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR", "A MAR"}).Units("GERMANY", {"A MUN"});
  Play(board, {{"FRANCE", "A PAR - BUR"}});
  EXPECT_EQ(Implied(), "A MAR H -;A MUN H -;");
}

TEST_F(PhaseStepTest, AnImpliedHoldTellsWhoDislodgedTheUnit) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR"}).Units("GERMANY", {"A BUR", "A PIC"});
  Play(board, {{"GERMANY", "A BUR - PAR"}, {"GERMANY", "A PIC S A BUR - PAR"}});
  ASSERT_EQ(Implied(), "A PAR H dislodged;");
  EXPECT_EQ(result_->implied()[0].outcome.cause, board.At("BUR"));
  EXPECT_EQ(result_->implied()[0].outcome.dislodged_by, board.At("BUR"));
  EXPECT_EQ(result_->implied()[0].order.power(), board.Power("FRANCE"));
}

// 4.D.3 c. An order of a foreign power is not an order for the unit.
TEST_F(PhaseStepTest, IllegalAndContradictoryOrdersLeaveAnImpliedHold) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR", "A MAR", "A BRE"});
  Play(board, {{"FRANCE", "A PAR - LON"},
               {"FRANCE", "A MAR - GAS"},
               {"FRANCE", "A MAR - SPA"},
               {"FRANCE", "A MAR - GAS"},
               {"GERMANY", "A BRE - GAS"}});
  EXPECT_EQ(Implied(), "A BRE H -;A MAR H -;A PAR H -;");
}

TEST_F(PhaseStepTest, ADislodgedUnitWithoutALegalRetreatHasAnImpliedDisbandment) {
  TestBoard board("standard", "S1901R");
  board.Units("GERMANY", {"A PAR", "A MUN", "A PIC"})
      .Dislodged("FRANCE", "A PAR", {"GAS"})
      .Dislodged("FRANCE", "A PIC", {"BRE"})
      .Dislodged("RUSSIA", "A MUN", {"BOH"});
  Play(board, {{"FRANCE", "A PIC R BRE"}, {"RUSSIA", "A MUN R TYR"}});
  EXPECT_EQ(Implied(), "A MUN D -;A PAR D -;");
  EXPECT_EQ(Events(), "1/6 A MUN;1/2 A PAR;");
}

// CD_RETREATS.
TEST_F(PhaseStepTest, ARetreatByChanceIsImplied) {
  RuleOptions rules;
  rules.missing_retreats = MissingRetreats::kRandom;
  TestBoard board("standard", "S1901R");
  board.Units("GERMANY", {"A PAR"}).Dislodged("FRANCE", "A PAR", {"GAS"});
  Play(board, {}, rules);
  EXPECT_EQ(Implied(), "A PAR R GAS -;");
  EXPECT_EQ(Events(), "9/2 A GAS;");
}

TEST_F(PhaseStepTest, NothingIsImpliedInAnAdjustmentsPhase) {
  TestBoard board("standard", "W1901A");
  board.Units("FRANCE", {"A PAR", "A MAR"}).Owns("FRANCE", {"PAR"});
  Play(board, {});
  EXPECT_EQ(Implied(), "");
  EXPECT_EQ(result_->events.size(), 1u);
}

}  // namespace
}  // namespace entente
