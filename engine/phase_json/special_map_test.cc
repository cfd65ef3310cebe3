// Adjudicates JSON phases of maps with rare directives. Source: maps/LANGUAGE.md (Powers; Homes; Phases and victory;
// IN and FROM).
#include <gtest/gtest.h>

#include "json/json_test_util.h"
#include "map_language/standard_test_util.h"
#include "phase_json/exchange.h"

namespace entente {
namespace {

// The result of a phase on the standard map with further lines.
std::string ResultOn(const std::string& more, std::string_view phase) {
  ExchangeOptions options;
  options.map = OnStandard(more);
  Exchange exchange(options);
  const auto result = exchange.Adjudicate(phase);
  EXPECT_TRUE(result.ok()) << phase;
  return result.ok() ? std::string(*result) : std::string();
}

// The next phase in the result of a phase.
std::string NextOf(const std::string& more, std::string_view phase) { return Member(ResultOn(more, phase), "next"); }

TEST(SpecialMapJson, AHiddenBuildStaysHiddenWhenItsUnitAdapts) {
  const std::string next = NextOf("RULE UNITS_ADAPT\nFRANCE ~PAR\nIN SPRING: WATER PAR\n",
                                  R"({"name":"W1901A","state":{"units":{},"centers":{"FRANCE":["PAR"]}},)"
                                  R"("orders":{"FRANCE":["A PAR B"]}})");
  EXPECT_EQ(Member(next, "name"), R"("S1902M")");
  EXPECT_EQ(Member(next, "state.hidden_builds"), R"(["F PAR"])");
}

TEST(SpecialMapJson, DislodgedUnitsWaitThroughAPhaseOfTheMapsOwn) {
  const std::string more = "FLOW\nFLOW SPRING:MOVEMENT,INCOME,RETREATS WINTER:ADJUSTMENTS\n";
  const std::string income =
      NextOf(more, R"({"name":"S1901M","state":{"units":{"FRANCE":["A BUR"],"GERMANY":["A MUN","A RUH"]}},)"
                   R"("orders":{"GERMANY":["A MUN - BUR","A RUH S A MUN - BUR"]}})");
  EXPECT_EQ(Member(income, "name"), R"("S1901I")");
  EXPECT_EQ(Member(income, "state.units.FRANCE"), R"(["*A BUR"])");
  const std::string retreats = NextOf(more, income);
  EXPECT_EQ(Member(retreats, "name"), R"("S1901R")");
  EXPECT_EQ(Member(retreats, "state.retreats"), Member(income, "state.retreats"));
}

TEST(SpecialMapJson, ARetreatToAProvinceWithoutCoastsInThisPhaseIsOnePlace) {
  ExchangeOptions options;
  options.map = OnStandard("IN SPRING: AMEND STP\n");
  Exchange exchange(options);
  const auto legal = exchange.Legal(R"({"name":"S1901R","state":{"units":{"RUSSIA":["*F BOT"],"GERMANY":["F BOT"]},)"
                                    R"("retreats":{"RUSSIA":{"F BOT":["FIN","STP"]}}}})");
  ASSERT_TRUE(legal.ok());
  EXPECT_NE(legal->find(R"("F BOT R STP")"), std::string::npos) << *legal;
  EXPECT_EQ(legal->find("STP/SC"), std::string::npos) << *legal;
}

TEST(SpecialMapJson, AVictoryLineForLaterLeavesVictoryHomesAlone) {
  const std::string more = "RULE VICTORY_HOMES\nFROM S1910M: VICTORY 5\n";
  const std::string phase = R"({"name":"F1901M","state":{"units":{"FRANCE":["A PAR"]},"centers":{"FRANCE":)"
                            R"(["PAR","BRE","MAR","BER","KIE","MUN","LON","LVP","EDI","ROM","VEN","NAP","VIE"]}}})";
  EXPECT_EQ(Member(NextOf(more, phase), "name"), R"("COMPLETED")");  // ten enemy homes
}

TEST(SpecialMapJson, StatesTellWhoControlsADummy) {
  const std::string listed = NextOf("TURKEY\nDUMMY\nCONTROL AUSTRIA Arthur\n",
                                    R"({"name":"S1901M","state":{"units":{},"control_turns":{"TURKEY":1}}})");
  EXPECT_EQ(Member(listed, "state.controllers"), R"({"TURKEY":"ARTHUR"})");
  const std::string first = NextOf("AUSTRIA\nDUMMY\nCONTROL TURKEY\n", R"({"name":"S1901M","state":{"units":{}}})");
  EXPECT_EQ(Member(first, "state.controllers"), R"({"AUSTRIA":"TURKEY"})");
  const std::string held = NextOf("RULE VASSAL_DUMMIES\nDUMMY TURKEY ITALY\n",
                                  R"({"name":"F1901M","state":{"units":{"RUSSIA":["A ANK","A CON","A SMY"]}}})");
  EXPECT_EQ(Member(held, "state.controllers"), R"({"TURKEY":"RUSSIA"})");
}

}  // namespace
}  // namespace entente
