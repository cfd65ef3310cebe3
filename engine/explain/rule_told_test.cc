// Explanations name the rule that decided the end of an order.
#include "explain/rule_told.h"

#include <gtest/gtest.h>

#include "board/test_board.h"
#include "explain/explanation_text.h"
#include "explain/phase_explainer.h"
#include "phase/sheet_phase.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

struct Given {
  std::string_view power;
  std::string_view text;
};

class RuleToldTest : public testing::Test {
 protected:
  // Plays the board and explains all its orders and events.
  std::string Told(std::initializer_list<Given> given, std::string_view language = "en") {
    const PositionView before = board_.view();
    OrderSheet sheet;
    const NormalForm names(board_.map());
    for (const Given& line : given) {
      SheetReader(names, rules_, before.phase_type()).ReadLine(board_.Power(line.power), line.text, sheet);
    }
    SheetPhase phase(board_.map());
    const PhaseResult result = phase.Adjudicate(before, rules_, sheet);
    PhaseExplainer explainer(board_.map());
    explainer.Read({before, rules_, result.results, result.events, result.after, &sheet});
    const Voice voice(Naming::kIds, *FindLanguage(language));
    std::string text;
    for (size_t i = 0; i < result.results.size(); ++i) {
      AppendExplanation(explainer.phase(), explainer.ExplainResult(i), voice, 0, text);
    }
    for (size_t i = 0; i < result.events.size(); ++i) {
      AppendExplanation(explainer.phase(), explainer.ExplainEvent(i), voice, 0, text);
    }
    return text;
  }
  void ToAdjustments() { board_.ref().SetPhase(board_.map().ParsePhase("W1901A").value()); }

  TestBoard board_;
  RuleOptions rules_;
};

void ExpectIn(const std::string& told, std::string_view wanted) {
  EXPECT_NE(told.find(wanted), std::string::npos) << wanted << "\nis not in\n" << told;
}
void ExpectNotIn(const std::string& told, std::string_view unwanted) {
  EXPECT_EQ(told.find(unwanted), std::string::npos) << unwanted << "\nis in\n" << told;
}

TEST(RuleTold, ARuleIsNamedWithItsIssueItsLetterAndTheRulesOfMaps) {
  RuleOptions rules;
  rules.convoy_paradox = ConvoyParadox::k1982;
  EXPECT_EQ(RuleText(RuleAsked::kConvoyParadox, ValueOf(RuleAsked::kConvoyParadox, rules)),
            "convoy_paradox=1982, DATC 4.A.2 b");
  rules.retreats = Retreats::kNever;
  EXPECT_EQ(RuleText(RuleAsked::kRetreats, ValueOf(RuleAsked::kRetreats, rules)), "retreats=never, RULE NO_RETREAT");
  EXPECT_EQ(RuleText(RuleAsked::kCivilDisorder, 0), "civil_disorder=owned_distance, DATC 4.D.8");
}

TEST_F(RuleToldTest, OfTooManyRemovalsTheRuleSaysWhichCount) {  // 4.D.6
  ToAdjustments();
  board_.Units("FRANCE", {"A PAR", "F BRE", "A PIC"});
  board_.Owns("FRANCE", {"PAR", "BRE"});
  rules_.too_many_removals = TooManyRemovals::kCivilDisorder;
  const std::string told = Told({{"FRANCE", "A PAR D"}, {"FRANCE", "F BRE D"}});
  ExpectIn(told, "France ordered more removals than are due: this one does not count.");
  ExpectIn(told, "Units that France must remove: 1.");
  ExpectIn(told, "by the rule too_many_removals=civil_disorder, DATC 4.D.6 a, none of these orders counts.");
  ExpectIn(told, "A PIC of France is removed: its power ordered too few valid removals.");
  rules_.too_many_removals = TooManyRemovals::kLast;
  ExpectIn(Told({{"FRANCE", "A PAR D"}, {"FRANCE", "F BRE D"}}),
           "too_many_removals=last, DATC 4.D.6 c, the last legal ones count.");
  ExpectIn(Told({{"FRANCE", "A PAR D"}, {"FRANCE", "F BRE D"}}, "de"),
           "Nach der Regel too_many_removals=last, DATC 4.D.6 c, zählen die letzten gültigen.");
}

TEST_F(RuleToldTest, OfTooManyBuildsTheRuleSaysWhichCount) {  // 4.D.4
  ToAdjustments();
  board_.Owns("FRANCE", {"PAR", "BRE"});
  board_.Units("FRANCE", {"A GAS"});
  rules_.too_many_builds = TooManyBuilds::kAllVoid;
  const std::string told = Told({{"FRANCE", "A PAR B"}, {"FRANCE", "F BRE B"}});
  ExpectIn(told, "too_many_builds=all_void, DATC 4.D.4 a, none of these orders counts.");
  ExpectIn(told,
           "A build of France is not used: no valid order asks for it.\n  Builds that France may make: 1.\n"
           "  France ordered more: ");
}

TEST_F(RuleToldTest, ARemovalNamesTheCentersThatTheDistanceIsTo) {  // 4.D.8
  ToAdjustments();
  board_.Units("GERMANY", {"A RUH", "A MUN"});
  board_.Owns("GERMANY", {"MUN"});
  ExpectIn(Told({}), "Distance of A RUH from the centers that its power owns: 1 (nearest: MUN).");
  rules_.civil_disorder = CivilDisorder::kHomeDistance;
  const std::string told = Told({});
  ExpectIn(told, "Distance of A RUH from the home centers of its power: 1 (nearest: KIE and MUN).");
  ExpectIn(told, "(civil_disorder=home_distance, DATC 4.D.8)");
}

TEST_F(RuleToldTest, WhereRetreatsAreForbiddenTheRuleIsWhyAUnitIsLost) {  // NO_RETREAT
  rules_.retreats = Retreats::kNever;
  board_.Units("FRANCE", {"A PAR", "A MAR"});
  board_.Units("GERMANY", {"A BUR"});
  const std::string told = Told({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A MAR S A PAR - BUR"}});
  ExpectIn(told,
           "A BUR of Germany is disbanded: by the rule retreats=never, RULE NO_RETREAT dislodged units are lost.");
  ExpectIn(told, "\n  By the rule retreats=never, RULE NO_RETREAT.\n");
  ExpectNotIn(told, "no place to go");
  ExpectIn(Told({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A MAR S A PAR - BUR"}}, "de"),
           "Nach der Regel retreats=never, RULE NO_RETREAT sind vertriebene Einheiten verloren");
}

TEST_F(RuleToldTest, ADeducedMoveNamesTheOrderThatItIsDeducedFrom) {  // 4.E.3
  rules_.implied_moves = ImpliedMoves::kDeduced;
  board_.Units("FRANCE", {"A PAR", "A MAR"});
  const std::string told = Told({{"FRANCE", "A MAR S A PAR - BUR"}});
  ExpectIn(told, "A PAR moves to BUR. A PAR had no written order: this one was deduced from a support or convoy");
  ExpectIn(told, "Deduced from the order 'A MAR S A PAR - BUR' by the rule implied_moves=deduced, DATC 4.E.3 a.");
  ExpectNotIn(told, "was given no");
}

TEST_F(RuleToldTest, SupportsOfUnitsWithoutOrdersAreToldAsThoseOfTheRule) {  // CD_SUPPORTS
  rules_.missing_moves = MissingMoves::kSupport;
  board_.Units("ITALY", {"A ROM", "A VEN"}).Owns("ITALY", {"ROM", "VEN"}).Units("AUSTRIA", {"A TRI", "A TYR"});
  const std::string told = Told({{"AUSTRIA", "A TRI H"}});
  ExpectIn(told,
           "A ROM supports A VEN. Italy gave no orders, and by a rule its units support each other.\n"
           "  By the rule missing_moves=support, RULE CD_SUPPORTS CIVIL_DISORDER.\n");
}

TEST_F(RuleToldTest, IllegalOrdersNameTheRuleThatMakesThemSo) {  // 4.B, 4.C, 4.D.3
  rules_.wrong_type = WrongType::kIllegal;
  board_.Units("FRANCE", {"A PAR", "A MAR", "F MAO"});
  ExpectIn(Told({{"FRANCE", "F PAR - BUR"}}), "By the rule wrong_type=illegal, DATC 4.C.2 a.");
  ExpectIn(Told({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A PAR H"}}),
           "By the rule duplicate_order=all_void, DATC 4.D.3 c.");
  ExpectIn(Told({{"FRANCE", "F MAO - SPA"}}), "By the rule ambiguous_coast=fails, DATC 4.B.1.");
}

TEST_F(RuleToldTest, OrdersThatAreWrittenOddlyNameTheRuleThatTakesThem) {  // 4.B, 4.C
  board_.Units("FRANCE", {"A PAR", "F GAS"}).Units("ITALY", {"A TUS"});
  ExpectIn(Told({{"FRANCE", "F PAR - BUR"}}), "By the rule wrong_type=accepted, DATC 4.C.2 b.");
  ExpectIn(Told({{"FRANCE", "PAR - BUR"}}), "By the rule missing_type=accepted, DATC 4.C.1 b.");
  ExpectIn(Told({{"FRANCE", "A PAR - BRE/NC"}}), "By the rule needless_coast=ignored, DATC 4.B.6 b.");
  const std::string coast = Told({{"FRANCE", "F GAS - SPA"}});
  ExpectIn(coast, "By the rule missing_coast=only_possible, DATC 4.B.2 a.");
  ExpectNotIn(coast, "4.C");
  rules_.wrong_move_coast = WrongMoveCoast::kOtherCoast;
  ExpectIn(Told({{"FRANCE", "F GAS - SPA/SC"}}), "By the rule wrong_move_coast=other_coast, DATC 4.B.3 a.");
}

TEST_F(RuleToldTest, TheRulesOfConvoysAreNamed) {  // 4.A.2, 4.A.3, 4.A.5
  board_.Units("ENGLAND", {"A LON", "F NTH"});
  board_.Units("FRANCE", {"A BEL"});
  board_.Units("GERMANY", {"A HOL", "F HEL", "F DEN"});
  const std::string by_sea = Told({{"ENGLAND", "A LON - YOR VIA"}, {"ENGLAND", "F NTH C A LON - YOR"}});
  ExpectIn(by_sea, "by the rule adjacent_convoy=own_intent, DATC 4.A.3 c, it is to go by convoy.");
  rules_.adjacent_convoy = AdjacentConvoy::kOwnIntentOrLand;
  const std::string by_land = Told({{"ENGLAND", "A LON - YOR"},
                                    {"ENGLAND", "F NTH C A LON - YOR"},
                                    {"GERMANY", "F HEL - NTH"},
                                    {"GERMANY", "F DEN S F HEL - NTH"}});
  ExpectIn(by_land, "The convoy that was ordered for A LON was broken.");
  ExpectIn(by_land, "by the rule adjacent_convoy=own_intent_or_land, DATC 4.A.3 c, it is to go by land.");
}

TEST_F(RuleToldTest, WhereAnAttackerCameFromByConvoyIsOpenByARule) {  // 4.A.5
  board_.Units("ENGLAND", {"A YOR", "F NTH", "F NWG"});
  board_.Units("FRANCE", {"A EDI"});
  const std::string open =
      Told({{"ENGLAND", "A YOR - EDI VIA"}, {"ENGLAND", "F NTH C A YOR - EDI"}, {"ENGLAND", "F NWG S A YOR - EDI"}});
  ExpectIn(open,
           "YOR is open though the attacker came from there: the attacker came by convoy (convoy_retreat=allowed, DATC "
           "4.A.5 b).");
  rules_.convoy_retreat = ConvoyRetreat::kNever;
  ExpectIn(
      Told({{"ENGLAND", "A YOR - EDI VIA"}, {"ENGLAND", "F NTH C A YOR - EDI"}, {"ENGLAND", "F NWG S A YOR - EDI"}}),
      "YOR is closed though the attacker left it by convoy (convoy_retreat=never, DATC 4.A.5 a).");
}

TEST_F(RuleToldTest, AProxyThatDoesNotCountHasAReason) {  // 4.E.5
  board_.Units("FRANCE", {"A PAR"});
  rules_.proxy_orders = ProxyOrders::kInOrders;
  constexpr std::pair<std::string_view, std::string_view> kFaults[] = {
      {"PROXY A PAR TO MARS", "'MARS' is no power of the map."},
      {"PROXY A NOWHERE TO GERMANY", "'A NOWHERE' is no place of the map."},
      {"PROXY A PAR TO FRANCE", "France is no other power."},
      {"PROXY A BRE TO GERMANY", "France has no unit in BRE."},
  };
  for (const auto& [proxy, fault] : kFaults) {
    const std::string told = Told({{"FRANCE", "A PAR - BUR"}, {"FRANCE", proxy}});
    ExpectIn(told, "The statement does not count. " + std::string(fault));
    ExpectIn(told, "A PAR - BUR (France): succeeds");
  }
  ExpectIn(Told({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "PROXY A PAR TO GERMANY"}}),
           "The power handed the unit over later.");
}

TEST_F(RuleToldTest, StatementsAreNoFailedOrdersAndARuleTakesThemOrNot) {  // 4.D.1, 4.E.4, 4.E.5
  board_.Units("FRANCE", {"A PAR"});
  rules_.proxy_orders = ProxyOrders::kInOrders;
  const std::string taken = Told({{"FRANCE", "PROXY A PAR TO GERMANY"}, {"FRANCE", "PROXY A MUN TO GERMANY"}});
  ExpectIn(taken,
           "PROXY A PAR TO GERMANY (France): a statement\n"
           "  No order, but a statement: it lets another power give orders. The statement counts.\n"
           "  The rule proxy_orders=in_orders, DATC 4.E.5 b accepts such a statement.\n");
  ExpectIn(taken,
           "PROXY A MUN TO GERMANY (France): a statement that does not count\n"
           "  No order, but a statement: it lets another power give orders. The statement does not count. France has "
           "no unit in MUN.\n"
           "  The rule proxy_orders=in_orders, DATC 4.E.5 b accepts such a statement.\n");
  ExpectNotIn(taken, "unreadable");
  const std::string set = Told({{"FRANCE", "SET CONTINUES"}, {"FRANCE", "SET REPLACES"}}, "de");
  ExpectIn(set, "SET CONTINUES (France): eine Aussage\n  Kein Befehl, sondern eine Aussage: ");
  ExpectIn(set, "Die Regel order_sets=last_or_continued, DATC 4.D.1 c lässt eine solche Aussage gelten.");
  ExpectNotIn(set, "nicht gelten");
  ExpectNotIn(set, "nicht lesbar");
  rules_.order_sets = OrderSets::kMerged;
  ExpectIn(Told({{"FRANCE", "SET REPLACES"}}, "de"), "lässt eine solche Aussage nicht gelten.");
  const std::string refused = Told({{"FRANCE", "PERPETUAL A PAR H"}}, "de");
  ExpectIn(refused,
           "\n  Befehle, die gelten, bis sie ersetzt werden, sind hier nicht zugelassen.\n"
           "  Nach der Regel perpetual_orders=refused, DATC 4.E.4 b.");
}

}  // namespace
}  // namespace entente
