#include "phase_json/exchange.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "base/test_repeats.h"
#include "json/json_test_util.h"
#include "map_language/builtin.h"
#include "records/replay.h"

namespace entente {
namespace {

constexpr std::string_view kPhase =
    R"({"id":42,"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A BUR"]},"centers":{}},)"
    R"("orders":{"FRANCE":["par-bur","A MAR S A PAR - BUR","A PAR X BUR"],"GERMANY":["A BUR H"]}})";

class ExchangeTest : public testing::Test {
 protected:
  std::string Adjudicate(std::string_view json) {
    const auto result = exchange_.Adjudicate(json);
    return std::string(result.ok() ? *result : exchange_.ErrorJson(json, result.status()));
  }
  std::string ErrorMessage(std::string_view json) { return Member(Adjudicate(json), "error.message"); }
  // A phase of the standard map with these orders.
  std::string Phase(std::string_view units, std::string_view orders, std::string_view more = "") {
    return "{\"name\":\"S1901M\",\"state\":{\"units\":" + std::string(units) + "},\"orders\":" + std::string(orders) +
           std::string(more) + "}";
  }

  Exchange exchange_{{}};
};

TEST_F(ExchangeTest, TheResultLineHasItsFieldsInTheirSequence) {
  EXPECT_EQ(
      Adjudicate(kPhase),
      R"({"id":42,"name":"S1901M","orders":[)"
      R"({"power":"FRANCE","order":"A PAR - BUR","outcome":"succeeds","reason":null,"cause":null,"dislodged_by":null,)"
      R"("sentence":"A PAR moves to BUR. The order does not say that A PAR is an army."},)"
      R"({"power":"FRANCE","order":"A MAR S A PAR - BUR","outcome":"succeeds","reason":null,"cause":null,)"
      R"("dislodged_by":null,"sentence":"A MAR supports A PAR to BUR."},)"
      R"({"power":"FRANCE","order":"A PAR X BUR","outcome":"fails","reason":"unreadable","cause":null,)"
      R"x("dislodged_by":null,"sentence":"'X' at 7 is no order word: expected an order (H, -, S, C, R, D or B)"},)x"
      R"({"power":"GERMANY","order":"A BUR H","outcome":"fails","reason":"dislodged","cause":"A PAR",)"
      R"("dislodged_by":"A PAR","sentence":"A BUR was dislodged by A PAR."}],)"
      R"("events":[],)"
      R"("after":{"units":{"FRANCE":["A BUR","A MAR"]},)"
      R"("retreats":{"GERMANY":{"A BUR":["BEL","GAS","MUN","PIC","RUH"]}},"centers":{}},)"
      R"("next":{"name":"S1901R","state":{"units":{"FRANCE":["A BUR","A MAR"],"GERMANY":["*A BUR"]},)"
      R"("retreats":{"GERMANY":{"A BUR":["BEL","GAS","MUN","PIC","RUH"]}},"centers":{},)"
      R"("homes":{"AUSTRIA":["BUD","TRI","VIE"],"ENGLAND":["EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],)"
      R"("GERMANY":["BER","KIE","MUN"],"ITALY":["NAP","ROM","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],)"
      R"("TURKEY":["ANK","CON","SMY"]},"builds":{}}},)"
      R"("notes":["`state.centers` is empty: no power owns a supply center"]})");
}

TEST_F(ExchangeTest, RulesSayWhetherARetreatsPhaseWithoutRetreatsIsHeld) {
  constexpr std::string_view kUnits =
      R"({"AUSTRIA":["A VIE","A TRI","A BUD"],"GERMANY":["A BOH"],"ITALY":["A GAL"],"RUSSIA":["A TYR"]})";
  constexpr std::string_view kOrders = R"({"GERMANY":["A BOH - VIE"],"RUSSIA":["A TYR S A BOH - VIE"]})";
  EXPECT_EQ(Member(Adjudicate(Phase(kUnits, kOrders)), "next.name"), R"("F1901M")");
  const std::string held = Adjudicate(Phase(kUnits, kOrders, R"(,"rules":{"empty_retreats":"held"})"));
  EXPECT_EQ(Member(held, "next.name"), R"("S1901R")");
  EXPECT_EQ(Member(held, "next.state.retreats"), R"({"AUSTRIA":{"A VIE":[]}})");
}

TEST_F(ExchangeTest, RulesOfTheExchangeHoldOnOtherMapsTooButForWhatRuleLinesSay) {
  RuleOptions rules;
  rules.empty_retreats = EmptyRetreats::kHeld;
  rules.build_sites = BuildSites::kAnyOwned;
  Exchange exchange({nullptr, rules});
  constexpr std::string_view kUnits =
      R"({"AUSTRIA":["A VIE","A TRI","A BUD"],"GERMANY":["A BOH"],"ITALY":["A GAL"],"RUSSIA":["A TYR"]})";
  constexpr std::string_view kOrders = R"({"GERMANY":["A BOH - VIE"],"RUSSIA":["A TYR S A BOH - VIE"]})";
  const auto held = exchange.Adjudicate(Phase(kUnits, kOrders, R"(,"map":"fleet_rome")"));
  ASSERT_TRUE(held.ok()) << held.status();
  EXPECT_EQ(Member(*held, "next.name"), R"("S1901R")");
  const std::string builds =
      R"({"name":"W1901A","state":{"units":{},"centers":{"FRANCE":["BEL"]}},"orders":{"FRANCE":["A BEL B"]})";
  const auto at_home = exchange.Adjudicate(builds + R"(,"map":"fleet_rome"})");
  ASSERT_TRUE(at_home.ok()) << at_home.status();
  EXPECT_NE(at_home->find(R"("reason":"illegal")"), std::string_view::npos) << *at_home;
  const auto anywhere = exchange.Adjudicate(builds + "}");
  ASSERT_TRUE(anywhere.ok()) << anywhere.status();
  EXPECT_NE(anywhere->find(R"("outcome":"succeeds")"), std::string_view::npos) << *anywhere;
}

TEST_F(ExchangeTest, OrdersMayBeAbsentEmptyNullOrHoldNull) {
  for (const std::string_view orders : {"{}", "null", "{\"FRANCE\":null}", "{\"FRANCE\":[null]}", "{\"FRANCE\":[]}"}) {
    const std::string result = Adjudicate(Phase(R"({"FRANCE":["A PAR"]})", orders));
    EXPECT_EQ(Member(result, "orders.0.order") + Member(result, "orders.0.implied"), "\"A PAR H\"true") << orders;
    EXPECT_EQ(Member(result, "orders.1"), "") << orders;
  }
  EXPECT_EQ(Member(Adjudicate(R"({"name":"S1901M","state":{"units":{}}})"), "orders"), "[]");
}

// 4.D.1
TEST_F(ExchangeTest, OfSeveralSetsOfOrdersTheLastCounts) {
  const std::string result = Adjudicate(Phase(R"({"FRANCE":["A PAR","A MAR"],"GERMANY":["A MUN"]})",
                                              R"({"FRANCE":[[],["A PAR - BUR","A MAR H"],[],[null],["A PAR - GAS"]],
                           "GERMANY":["A MUN - BUR",["A MUN - RUH"]],"ITALY":[["A ROM H"]]})"));
  EXPECT_EQ(Member(result, "orders.0.order"), "\"A PAR - BUR\"");
  EXPECT_EQ(Member(result, "orders.0.outcome"), "\"replaced\"");
  EXPECT_EQ(Member(result, "orders.0.sentence"), "\"The power replaced this order later.\"");
  EXPECT_EQ(Member(result, "orders.1.outcome"), "\"replaced\"");
  EXPECT_EQ(Member(result, "orders.2.outcome"), "\"succeeds\"");
  EXPECT_EQ(Member(result, "orders.3.outcome"), "\"replaced\"");
  EXPECT_EQ(Member(result, "orders.4.outcome"), "\"succeeds\"");
  EXPECT_EQ(Member(result, "orders.5.sentence"), "\"No unit stands in ROM.\"");
  EXPECT_EQ(Member(result, "after.units"), R"({"FRANCE":["A GAS","A MAR"],"GERMANY":["A RUH"]})");
}

TEST_F(ExchangeTest, TheRealTypeAndCoastAreFilledIn) {
  const std::string result = Adjudicate(Phase(R"({"FRANCE":["F SPA/SC"],"ITALY":["A TUN","F WES"]})",
                                              R"({"FRANCE":["spa - mar"],"ITALY":["F WES S TUN","Tunis H"]})"));
  EXPECT_EQ(Member(result, "orders.0.order"), "\"F SPA/SC - MAR\"");
  EXPECT_EQ(Member(result, "orders.1.order"), "\"F WES S A TUN\"");
  EXPECT_EQ(Member(result, "orders.2.order"), "\"A TUN H\"");
}

TEST_F(ExchangeTest, IllegalOrdersAreResults) {
  const std::string result =
      Adjudicate(Phase(R"({"FRANCE":["A PAR"]})", R"({"FRANCE":["A PAR - ROM"],"ITALY":["A PAR H"]})"));
  EXPECT_EQ(Member(result, "orders.0.reason"), "\"illegal\"");
  EXPECT_EQ(Member(result, "orders.1.reason"), "\"illegal\"");
  EXPECT_EQ(Member(result, "orders.1.sentence"), "\"The unit in PAR belongs to France.\"");
}

TEST_F(ExchangeTest, BitsThatNoWordsExpressAreShownAsTheyAre) {
  const std::string result = Adjudicate(Phase(R"({"FRANCE":["A PAR"]})", R"({"FRANCE":["0x000000000000000f"]})"));
  EXPECT_EQ(Member(result, "orders.0.reason"), "\"illegal\"");
  EXPECT_NE(Member(result, "orders.0.order").find("0x"), std::string::npos) << result;
}

// 4.D.1 c: the last set counts, even if it is empty.
TEST_F(ExchangeTest, ASetOfNothingReplacesWhatCameBefore) {
  const auto outcomes = [&](std::string_view orders) {
    const std::string result = Adjudicate(Phase(R"({"FRANCE":["A PAR"],"ITALY":["A ROM"]})",
                                                R"({"FRANCE":)" + std::string(orders) + R"(,"ITALY":[["A ROM H"]]})"));
    return Member(result, "orders.0.outcome") + " " + Member(result, "orders.0.order") + " " +
           Member(result, "orders.1.reason");
  };
  EXPECT_EQ(outcomes(R"([["A PAR - BUR"],[]])"), R"("replaced" "A PAR - BUR" null)");
  EXPECT_EQ(outcomes(R"([["A PAR - BUR"],[],["A PAR H"]])"), R"("replaced" "A PAR - BUR" null)");
  EXPECT_EQ(outcomes(R"([[],["A PAR - BUR"]])"), R"("succeeds" "A PAR - BUR" null)");
  EXPECT_EQ(outcomes(R"(["A PAR - BUR"])"), R"("succeeds" "A PAR - BUR" null)");
  EXPECT_EQ(outcomes(R"(["A PAR - BUR",[]])"), R"("replaced" "A PAR - BUR" null)");
}

TEST_F(ExchangeTest, AVeryLongOrOddTextIsUnreadable) {
  const std::string text(10000, 'x');
  const std::string result =
      Adjudicate(Phase(R"({"FRANCE":["A PAR"]})", R"({"FRANCE":[")" + text + R"(","","\u0000"]})"));
  for (const std::string_view order : {"0", "1", "2"}) {
    EXPECT_EQ(Member(result, "orders." + std::string(order) + ".reason"), "\"unreadable\"");
  }
  EXPECT_EQ(Member(result, "orders.0.order"), "\"" + text + "\"");
}

TEST_F(ExchangeTest, ARetreatIsTakenInBothForms) {
  const std::string_view phase =
      R"({"name":"S1901R","state":{"units":{"FRANCE":["*A BUR","*A MAR"]},
          "retreats":{"FRANCE":{"A BUR":["GAS","PIC"],"A MAR":["GAS"]}}},"orders":{"FRANCE":["A BUR - PIC","A MAR R SPA"]}})";
  const std::string result = Adjudicate(phase);
  EXPECT_EQ(Member(result, "orders.0.order"), "\"A BUR R PIC\"");
  EXPECT_EQ(Member(result, "orders.0.outcome"), "\"succeeds\"");
  EXPECT_EQ(Member(result, "orders.1.reason"), "\"illegal\"");
  EXPECT_EQ(Member(result, "orders.1.illegality"), "\"no_retreat\"");
  EXPECT_EQ(Member(result, "events"), R"([{"event":"disbanded","power":"FRANCE",)"
                                      R"("sentence":"A MAR of France is disbanded: no legal order was given for it.",)"
                                      R"("unit":"A MAR","why":"illegal_order"}])");
  EXPECT_EQ(Member(result, "after.units"), R"({"FRANCE":["A PIC"]})");
}

TEST_F(ExchangeTest, ARetreatsCauseIsTheOtherDislodgedUnit) {
  const std::string other = Adjudicate(
      R"({"name":"S1901R","state":{"units":{"ITALY":["A MAR"]},"retreats":{"FRANCE":{"A BUR":["GAS"],"A MAR":["GAS"]}}},
          "orders":{"FRANCE":["A BUR R GAS","A MAR R GAS"]}})");
  EXPECT_EQ(Member(other, "orders.0.cause"), "\"A MAR\"");
  EXPECT_EQ(Member(other, "orders.0.reason"), "\"bounced\"");
}

TEST_F(ExchangeTest, WhatNobodyOrderedIsAnEvent) {
  const std::string result = Adjudicate(
      R"({"name":"W1901A","state":{"units":{"FRANCE":["A PAR"],"ITALY":["A ROM","F NAP"]},
          "centers":{"FRANCE":["PAR","BRE","MAR"],"ITALY":["ROM"]}},"orders":{"FRANCE":["F BRE B"]}})");
  EXPECT_EQ(Member(result, "events"),
            R"([{"event":"waived","power":"FRANCE",)"
            R"("sentence":"A build of France is not used: no valid order asks for it.",)"
            R"("unit":null,"why":"not_ordered"},)"
            R"({"event":"removed","power":"ITALY",)"
            R"("sentence":"F NAP of Italy is removed: its power ordered too few valid removals.",)"
            R"("unit":"F NAP","why":"civil_disorder"}])");
  EXPECT_EQ(Member(result, "next.name"), "\"S1902M\"");
}

TEST_F(ExchangeTest, OfRetreatsOverPassagesOfDifferentStrengthOneArrives) {
  const std::string result = Adjudicate(
      R"({"map":"1900","name":"S1905R","state":{"units":{"ITALY":["A CYR"],"GERMANY":["F MAO"]},
          "retreats":{"BRITAIN":{"A CYR":["EGY"]},"FRANCE":{"F MAO":["EGY"]}}},
          "orders":{"BRITAIN":["A CYR R EGY"],"FRANCE":["F MAO R EGY"]}})");
  EXPECT_EQ(Member(result, "orders.0.outcome"), "\"succeeds\"");
  EXPECT_EQ(Member(result, "orders.1.sentence"),
            "\"F MAO could not retreat to EGY: A CYR retreats there over a stronger passage.\"");
}

TEST_F(ExchangeTest, AnOrderIllegalForItsCoastKeepsTheCoast) {
  const std::string result = Adjudicate(
      R"({"map":"germany_italy","rules":{"needless_coast":"illegal"},"name":"S1901M",
          "state":{"units":{"ITALY":["A RUM"]}},"orders":{"ITALY":["A RUM - BUL/EC"]}})");
  EXPECT_EQ(Member(result, "orders.0.order"), "\"A RUM - BUL/EC\"");
  EXPECT_EQ(Member(result, "orders.0.reason"), "\"illegal\"");
}

TEST_F(ExchangeTest, AStatementHasAnOutcomeOfItsOwn) {
  const std::string_view phase =
      R"({"rules":{"proxy_orders":"in_orders"},"name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A MUN"]}},
          "orders":{"FRANCE":[["A PAR H"],["PROXY A PAR TO GERMANY","PROXY A MUN TO ITALY"]],"GERMANY":["A PAR - BUR"]}})";
  const std::string result = Adjudicate(phase);
  EXPECT_EQ(Member(result, "orders.0.outcome") + Member(result, "orders.0.reason"), "\"replaced\"null");
  EXPECT_EQ(Member(result, "orders.1.outcome") + Member(result, "orders.1.reason"), "\"stated\"null");
  EXPECT_EQ(Member(result, "orders.2.outcome"), "\"ignored\"");
  EXPECT_EQ(Member(result, "orders.3.outcome"), "\"succeeds\"");
  EXPECT_EQ(Member(result, "orders.1.sentence"),
            "\"No order, but a statement: it lets another power give orders. The statement counts.\"");
  EXPECT_EQ(Member(result, "orders.0.sentence"), "\"The power replaced this order later.\"");
}

TEST_F(ExchangeTest, ASoloEndsTheGame) {
  std::string centers;
  for (const std::string_view c : {"PAR", "BRE", "MAR", "SPA", "POR", "BEL", "HOL", "MUN", "BER", "KIE", "LON", "LVP",
                                   "EDI", "ROM", "VEN", "NAP", "TUN", "DEN"}) {
    centers += (centers.empty() ? "\"" : ",\"") + std::string(c) + "\"";
  }
  const std::string result =
      Adjudicate(R"({"name":"F1910M","state":{"units":{"FRANCE":["A PAR"]},"centers":{"FRANCE":[)" + centers + "]}}}");
  EXPECT_EQ(Member(result, "next.name"), "\"COMPLETED\"");
  EXPECT_EQ(Member(result, "next.winners"), R"(["FRANCE"])");
  EXPECT_EQ(Member(result, "events.0"),
            R"({"event":"solo","power":"FRANCE",)"
            R"("sentence":"France wins: it owns enough centers and more than any other power.",)"
            R"("unit":null,"why":"victory"})");
  EXPECT_EQ(Member(Adjudicate(R"({"name":"COMPLETED","state":{"units":{}}})"), "error.status"), "\"wrong_phase\"");
}

TEST_F(ExchangeTest, RulesComeAsPresetOptionsOrNames) {
  // Two removals are due and none is ordered. The rules differ in the units that they remove.
  const auto removed = [&](std::string_view rules) {
    return Member(
        Adjudicate(R"({"name":"W1905A","state":{"units":{"FRANCE":["A PAR","A WAR"]},"centers":{"FRANCE":["MOS"]}},
                                 "rules":)" +
                   std::string(rules) + "}"),
        "events.0.unit");
  };
  EXPECT_EQ(removed("null"), "\"A PAR\"");
  EXPECT_EQ(removed("\"datc3\""), "\"A PAR\"");
  EXPECT_EQ(removed(R"({"civil_disorder":"home_distance"})"), "\"A WAR\"");
  EXPECT_EQ(removed(R"(["NO_PRESS","POWER_CHOICE"])"), "\"A PAR\"");
  EXPECT_EQ(removed("{}"), "\"A PAR\"");
  EXPECT_EQ(removed(R"(["GARRISON","!GARRISON"])"), "\"A PAR\"");  // a rule switched off again need not be implemented
}

TEST_F(ExchangeTest, RulesThatAreUnknownOrDoNotActAreRefusedWithTheirPlace) {
  const auto refused = [&](std::string_view rules) {
    return Adjudicate(Phase("{}", "{}", ",\"rules\":" + std::string(rules)));
  };
  EXPECT_EQ(Member(refused("\"1066\""), "error.status"), "\"invalid_argument\"");
  EXPECT_NE(Member(refused("\"1066\""), "error.message").find("rules: unknown rules preset '1066'"), std::string::npos);
  EXPECT_NE(Member(refused(R"({"hidden_builds":"all"})"), "error.message").find("on the map standard: expected a map"),
            std::string::npos);
  EXPECT_NE(Member(refused(R"(["HIDE_BUILDS"])"), "error.message").find("rules: rule option hidden_builds=all"),
            std::string::npos);
  EXPECT_NE(
      Member(refused(R"(["NO_PRESS","MOBILIZE"])"), "error.message").find("rule MOBILIZE changes how games start"),
      std::string::npos);
  EXPECT_EQ(Member(refused(R"({"colour":"red"})"), "error.status"), "\"invalid_argument\"");
  EXPECT_EQ(Member(refused(R"(["NO_SUCH_RULE"])"), "error.status"), "\"invalid_argument\"");
  EXPECT_NE(Member(refused(R"({"colour":"red"})"), "error.offset"), "0");
}

TEST_F(ExchangeTest, TheLinesMapWinsOverTheDefault) {
  Exchange on_pure({*BuiltinMap("pure"), std::nullopt});
  const auto own = on_pure.Adjudicate(R"({"name":"S1901M","state":{"units":{}}})");
  ASSERT_TRUE(own.ok());
  EXPECT_EQ(Member(*own, "after.centers.FRANCE"), R"(["PAR"])");
  const auto named = on_pure.Adjudicate(R"({"name":"S1901M","state":{"units":{}},"map":"standard"})");
  ASSERT_TRUE(named.ok());
  EXPECT_EQ(Member(*named, "after.centers.FRANCE"), R"(["BRE","MAR","PAR"])");
  EXPECT_EQ(Member(Adjudicate(R"({"name":"S1901M","state":{"units":{}},"map":"fleetrome"})"), "name"), "\"S1901M\"");
  const std::string unknown = Adjudicate(R"({"name":"S1901M","state":{"units":{}},"map":"standart"})");
  EXPECT_NE(Member(unknown, "error.message").find("map: "), std::string::npos);
  EXPECT_NE(Member(unknown, "error.message").find("standard"), std::string::npos);
}

TEST_F(ExchangeTest, WhatIsWrongWithAnOrderIsAWord) {
  const std::string json = Phase(R"({"FRANCE":["A PAR","F BRE","A MAR"]})",
                                 R"({"FRANCE":["A PAR - MOS","A GAS H","F BRE S A MAR - GAS","A MAR H"]})");
  EXPECT_NE(Adjudicate(json).find(R"("reason":"illegal","illegality":"not_adjacent","cause":null)"), std::string::npos);
  EXPECT_EQ(Member(Adjudicate(json), "orders.1.illegality"), "\"unit_absent\"");
  EXPECT_EQ(Member(Adjudicate(json), "orders.2.reason"), "\"void\"");
  for (const std::string_view fine : {"orders.2.illegality", "orders.3.illegality"}) {
    EXPECT_EQ(Member(Adjudicate(json), fine), "") << fine;
  }
  const std::string sets = Adjudicate(Phase(R"({"FRANCE":["A PAR"]})", R"({"FRANCE":[["A PAR H"],["A PAR - BUR"]]})"));
  EXPECT_EQ(Member(sets, "orders.0.outcome"), "\"replaced\"");
  EXPECT_EQ(Member(sets, "orders.0.illegality"), "\"replaced\"");
}

TEST_F(ExchangeTest, ErrorsCarryIdStatusMessageAndPlace) {
  EXPECT_EQ(Adjudicate("{\"id\":\"x\",\n\"name\":7}"),
            R"({"id":"x","error":{"status":"invalid_argument","message":"name: expected a string, not a number",)"
            R"("line":2,"column":8,"offset":18}})");
  EXPECT_EQ(Adjudicate("{\"id\":7,\"name\""),
            R"({"id":7,"error":{"status":"invalid_argument","message":"broken JSON: )"
            R"(expected ':' after the name of an object member","line":1,"column":15,"offset":14}})");
  EXPECT_EQ(exchange_.ErrorJson("{}", "limit", "too long", Place{7, 0, 0, 0}),
            R"({"error":{"status":"limit","message":"too long","line":7}})");
  EXPECT_EQ(exchange_.ErrorJson("{}", InvalidError("bad")),
            R"({"error":{"status":"invalid_argument","message":"bad"}})");
  EXPECT_NE(ErrorMessage(Phase("{}", R"({"GAUL":["A PAR H"]})")).find("orders: 'GAUL' is no power"), std::string::npos);
  EXPECT_NE(ErrorMessage(Phase("{}", R"({"FRANCE":[],"France":[]})")).find("the power stands twice, first as 'FRANCE'"),
            std::string::npos);
}

TEST_F(ExchangeTest, TheIdIsToldWhereOtherBytesCannotBeRead) {
  const auto id = [&](std::string_view json) { return Member(Adjudicate(std::string(json)), "id"); };
  EXPECT_EQ(id("{\"id\":7,\"name\":\"S1901M\xff\"}"), "7");
  EXPECT_EQ(id(std::string_view("{\"x\":\"\0\",\"id\":[\"a\"]}", 20)), R"(["a"])");
  EXPECT_EQ(id("{\"id\":\"a\xff\",\"name\":7}"), "");  // the bad byte is in the id itself
}

TEST_F(ExchangeTest, PowersGoByTheirLettersEverywhere) {
  const std::string result = Adjudicate(
      R"({"name":"S1901M","state":{"units":{"F":["A PAR"]},"centers":{"f":["PAR"]}},"orders":{"F":["A PAR H"]}})");
  EXPECT_EQ(Member(result, "orders.0.power"), "\"FRANCE\"") << result;
  EXPECT_EQ(Member(result, "after.centers.FRANCE"), R"(["PAR"])") << result;
  EXPECT_NE(ErrorMessage(Phase("{}", R"({"F":[],"France":[]})")).find("the power stands twice, first as 'F'"),
            std::string::npos);
  EXPECT_NE(ErrorMessage(Phase("{}", R"({"GERMNY":[]})")).find("(nearest: GERMANY)"), std::string::npos);
}

TEST_F(ExchangeTest, HalfOfASurrogatePairIsBrokenJsonWhereverItStands) {
  for (const std::string& line :
       {Phase(R"({"FRANCE":["A PAR \udc00"]})", "{}"), Phase("{}", R"({"FRANCE":["A PAR \udc00"]})"),
        Phase("{}", "{}", R"(,"id":"\udc00")"), Phase("{}", "{}", R"(,"id":{"\udc00":1})"),
        Phase("{}", "{}", R"(,"other":["\udc00"])")}) {
    const std::string result = Adjudicate(line);
    EXPECT_EQ(Member(result, "error.status"), "\"invalid_argument\"") << result;
    EXPECT_EQ(result.find("\"id\""), std::string::npos) << result;
  }
}

TEST_F(ExchangeTest, AZeroByteInATextIsPartOfIt) {
  for (const std::string_view name : {R"("A PAR\u0000")", R"("A PAR\u0000\u0000")", R"("A\u0000 PAR")"}) {
    const std::string units = R"({"FRANCE":[)" + std::string(name) + "]}";
    EXPECT_NE(ErrorMessage(Phase(units, "{}")).find("state.units.FRANCE[0]"), std::string::npos) << name;
  }
  for (const std::string_view order : {R"("A PAR H\u0000")", R"("A PAR - BUR\u0000")", R"("A PAR\u0000 H")",
                                       R"("A PAR S A MAR\u0000")", R"("A PAR\u0000")", R"("\u0000A PAR H")"}) {
    const std::string result =
        Adjudicate(Phase(R"({"FRANCE":["A PAR"]})", R"({"FRANCE":[)" + std::string(order) + "]}"));
    EXPECT_EQ(Member(result, "orders.0.reason"), "\"unreadable\"") << result;
  }
  EXPECT_FALSE(ErrorMessage(Phase("{}", R"({"FRANCE\u0000":["A PAR H"]})")).empty());
  EXPECT_FALSE(ErrorMessage(R"({"name":"S1901M\u0000","state":{"units":{}}})").empty());
  EXPECT_FALSE(ErrorMessage(R"({"name":"S1901M","map":"standard\u0000","state":{"units":{}}})").empty());
  EXPECT_FALSE(ErrorMessage(R"({"name":"S1901M","state":{"units":{},"centers":{"FRANCE":["PAR\u0000"]}}})").empty());
  EXPECT_FALSE(
      ErrorMessage(R"({"name":"S1901R","state":{"units":{},"retreats":{"FRANCE":{"A PAR":["BUR\u0000"]}}}})").empty());
}

TEST_F(ExchangeTest, AnArmyStoppedByTheParadoxRuleIsToldSo) {  // 6.F.23
  const std::string result =
      Adjudicate(R"({"name":"S1901M","state":{"units":{"ENGLAND":["F EDI","F YOR"],"FRANCE":["A BRE","F ENG"],)"
                 R"("GERMANY":["F BEL","F LON"],"ITALY":["F IRI","F MAO"],"RUSSIA":["A NWY","F NTH"]}},"orders":{)"
                 R"("FRANCE":["A BRE - LON","F ENG C A BRE - LON"],"ENGLAND":["F EDI - NTH","F YOR S F EDI - NTH"],)"
                 R"("GERMANY":["F BEL S F ENG","F LON S F NTH"],"ITALY":["F IRI S F MAO - ENG","F MAO - ENG"],)"
                 R"("RUSSIA":["A NWY - BEL","F NTH C A NWY - BEL"]}})");
  EXPECT_EQ(Member(result, "orders.0.reason"), "\"disrupted\"");
  EXPECT_NE(Member(result, "orders.0.sentence").find("stopped by the rule for convoy paradoxes"), std::string::npos)
      << result;
}

TEST_F(ExchangeTest, AFinishedGameIsRefusedWithThePlaceOfItsName) {
  const std::string result = Adjudicate(R"({"name":"COMPLETED","state":{"units":{}}})");
  EXPECT_EQ(Member(result, "error.line"), "1");
  EXPECT_EQ(Member(result, "error.column"), "9");
}

// Some rules refuse orders in normal form because they lack a path or a nationality. A note says what to add.
TEST_F(ExchangeTest, LegalOrdersTellWhatTheRulesAskOfWordsBesides) {
  const auto notes = [&](const std::string& rules) {
    return Member(*exchange_.Legal(R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"rules":)" + rules + "}"),
                  "notes");
  };
  EXPECT_EQ(notes("{}"), "");
  EXPECT_EQ(notes(R"({"missing_nation":"illegal"})"),
            R"(["handed in as text, supports and convoys of foreign units need their nationality (missing_nation); )"
            R"(the orders listed leave that out"])");
  EXPECT_NE(notes("\"daide\"").find("moves by sea need their path here (convoy_path=required)"), std::string::npos);
}

TEST_F(ExchangeTest, LegalOrdersAreListedByUnit) {
  const auto legal = exchange_.Legal(R"({"id":1,"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}}})");
  ASSERT_TRUE(legal.ok());
  EXPECT_EQ(*legal, R"({"id":1,"orders":{"A PAR":["A PAR H","A PAR - BRE","A PAR - BUR","A PAR - GAS","A PAR - PIC"]},)"
                    R"("powers":{"FRANCE":["A PAR"]}})");
}

TEST_F(ExchangeTest, LegalAdjustmentsAreListedBySiteUnitAndPower) {
  const auto legal = exchange_.Legal(
      R"({"name":"W1901A","state":{"units":{"ITALY":["A ROM","F NAP"]},"centers":{"RUSSIA":["STP"],"ITALY":["ROM"]}}})");
  ASSERT_TRUE(legal.ok());
  EXPECT_EQ(*legal, R"({"orders":{"F NAP":["F NAP D"],"A ROM":["A ROM D"],"STP":["A STP B","F STP/NC B","F STP/SC B"],)"
                    R"("RUSSIA":["WAIVE"]},"powers":{"ITALY":["F NAP","A ROM"],"RUSSIA":["STP","RUSSIA"]}})");
}

TEST_F(ExchangeTest, EveryListedOrderIsLegal) {
  const std::string state =
      R"("state":{"units":{"ENGLAND":["A LON","F NTH","F ENG"],"FRANCE":["F MAO","A BRE"],"ITALY":["F WES"]}})";
  const auto legal = exchange_.Legal("{\"name\":\"S1901M\"," + state + "}");
  ASSERT_TRUE(legal.ok());
  const std::string listed(*legal);
  int orders = 0;
  for (const std::string_view unit : {"A LON", "F NTH", "F ENG", "F MAO", "A BRE", "F WES"}) {
    for (int i = 0;; ++i, ++orders) {
      const std::string order = Member(listed, "orders." + std::string(unit) + "." + std::to_string(i));
      if (order.empty()) break;
      const std::string owner = unit == "F WES" ? "ITALY" : unit == "F MAO" || unit == "A BRE" ? "FRANCE" : "ENGLAND";
      const std::string result =
          Adjudicate("{\"name\":\"S1901M\"," + state + ",\"orders\":{\"" + owner + "\":[" + order + "]}}");
      const std::string reason = Member(result, "orders.0.reason");
      EXPECT_TRUE(reason != "\"illegal\"" && reason != "\"unreadable\"") << order << reason;
      EXPECT_EQ(Member(result, "orders.0.order"), order);
    }
  }
  EXPECT_GT(orders, 60);
}

// Valid input with bytes changed, dropped, doubled and cut out gives no crash, and every answer is one line of JSON.
TEST_F(ExchangeTest, DamagedInputIsAnsweredAsAnyOther) {
  const std::string seeds[] = {
      std::string(kPhase),
      R"({"name":"S1901R","state":{"units":{"FRANCE":["*A BUR"]},"retreats":{"FRANCE":{"A BUR":["GAS"]}}},"rules":["NO_PRESS"]})",
      R"({"name":"W1901A","rules":{"waive":"allowed"},"state":{"units":{"FRANCE":["A PAR"]},"centers":{"FRANCE":["PAR","BRE"]}}})",
      R"({"map":"standard","phases":[{"name":"S1901M","state":{"units":{}},"orders":{}},{"name":"F1901M","state":{"units":{}}}]})"};
  Random random(20240223);
  for (int round = 0; round < Repeats(6000); ++round) {
    std::string text = seeds[random.Below(4)];
    for (uint64_t edits = 1 + random.Below(4); edits > 0 && !text.empty(); --edits) {
      const size_t at = random.Below(static_cast<uint32_t>(text.size()));
      switch (random.Below(4)) {
        case 0:
          text[at] = static_cast<char>(random.Below(256));
          break;
        case 1:
          text.erase(at, 1 + random.Below(8));
          break;
        case 2:
          text.insert(at, text.substr(random.Below(static_cast<uint32_t>(text.size())), random.Below(12)));
          break;
        default:
          text[at] = "{}[]\",:\\ 0nA*"[random.Below(13)];
      }
    }
    EXPECT_NE(Canonical(Adjudicate(text))[0], '!') << text;
    (void)exchange_.Legal(text).ok();
    Document document;
    if (!document.Read(text).ok()) continue;
    (void)ReplayGame(exchange_, document).ok();
    for (size_t i = 0; i < document.phase_count(); ++i) (void)exchange_.Judge(document, i).ok();
  }
}

TEST_F(ExchangeTest, NoiseIsAnErrorWithItsPlace) {
  Random random(7);
  std::string noise(1000000, ' ');
  for (char& c : noise) c = static_cast<char>(random.Below(256));
  EXPECT_EQ(Member(Adjudicate(noise), "error.status"), "\"invalid_argument\"");
  EXPECT_EQ(Member(Adjudicate(""), "error.status"), "\"invalid_argument\"");
  EXPECT_EQ(Member(Adjudicate("\n"), "error.status"), "\"invalid_argument\"");
}

}  // namespace
}  // namespace entente
