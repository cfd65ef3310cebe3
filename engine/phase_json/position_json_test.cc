#include "phase_json/position_json.h"

#include <gtest/gtest.h>

#include "json/json_test_util.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

class PositionJson : public testing::Test {
 protected:
  std::string Error(std::string_view json) {
    const auto position = PositionFromJson(*map_, json);
    return position.ok() ? "ok" : std::string(position.status().message());
  }
  // A phase with these members in its state.
  std::string State(std::string_view members, std::string_view name = "S1901M") {
    return "{\"name\":\"" + std::string(name) + "\",\"state\":{" + std::string(members) + "}}";
  }
  std::string Written(std::string_view json) {
    const auto position = PositionFromJson(*map_, json);
    return position.ok() ? PositionToJson(*position, RuleOptions{}) : std::string(position.status().message());
  }

  MapRef map_ = *BuiltinMap("standard");
};

TEST_F(PositionJson, CentersThatAreAbsentAreTheStartOwnership) {
  const std::string text = Written(State(R"("units":{"FRANCE":["A PAR"]})"));
  EXPECT_EQ(Member(text, "state.centers.FRANCE"), R"(["BRE","MAR","PAR"])");
  EXPECT_EQ(Member(text, "state.units"), R"({"FRANCE":["A PAR"]})");
}

TEST_F(PositionJson, CentersThatAreThereAreExactlyThat) {
  EXPECT_EQ(Member(Written(State(R"("units":{},"centers":{})")), "state.centers"), "{}");
  EXPECT_EQ(
      Member(Written(State(R"("units":{},"centers":{"UNOWNED":["ROM"],"ITALY":["Paris","spa"]})")), "state.centers"),
      R"({"ITALY":["PAR","SPA"]})");
}

TEST_F(PositionJson, PowersAreKnownByAllTheirNames) {
  EXPECT_EQ(Member(Written(State(R"("units":{"France":["A PAR"],"ger":["A MUN"]})")), "state.units"),
            R"({"FRANCE":["A PAR"],"GERMANY":["A MUN"]})");
}

TEST_F(PositionJson, ListsAreSorted) {
  EXPECT_EQ(Member(Written(State(R"("units":{"FRANCE":["F MAO","A PAR","F SPA/SC","F BRE","A GAS"]})")), "state.units"),
            R"({"FRANCE":["A GAS","A PAR","F BRE","F MAO","F SPA/SC"]})");
}

TEST_F(PositionJson, RetreatsSayWhoIsDislodged) {
  const std::string text = Written(State(
      R"("units":{"FRANCE":["*A BUR","*F WES","A PAR"],"GERMANY":["A BUR","F WES"]},
         "retreats":{"FRANCE":{"A BUR":["GAS","PIC"]},"ITALY":{"A TYR":["VEN"]},"RUSSIA":{}})",
      "S1901R"));
  EXPECT_EQ(Member(text, "state.retreats"),
            R"({"FRANCE":{"A BUR":["GAS","PIC"],"F WES":[]},"ITALY":{"A TYR":["VEN"]}})");
  EXPECT_EQ(Member(text, "state.units"),
            R"({"FRANCE":["*A BUR","*F WES","A PAR"],"GERMANY":["A BUR","F WES"],"ITALY":["*A TYR"]})");
}

TEST_F(PositionJson, ADislodgedUnitMayStandWithoutItsStar) {
  const std::string text =
      Written(State(R"("units":{"FRANCE":["A BUR"]},"retreats":{"FRANCE":{"*A BUR":["GAS"]}})", "S1901R"));
  EXPECT_EQ(Member(text, "state.units"), R"({"FRANCE":["*A BUR"]})");
}

TEST_F(PositionJson, AFleetsRetreatWithoutACoastMeansEveryCoastItCanReach) {
  const std::string text =
      Written(State(R"("units":{},"retreats":{"FRANCE":{"F MAO":["SPA","BRE"],"F LYO":["SPA"]}})", "S1901R"));
  EXPECT_EQ(Member(text, "state.retreats"), R"({"FRANCE":{"F LYO":["SPA/SC"],"F MAO":["BRE","SPA/NC","SPA/SC"]}})");
}

TEST_F(PositionJson, RetreatsCountInARetreatsPhaseOnly) {
  EXPECT_EQ(Member(Written(State(R"("units":{},"retreats":{"FRANCE":{"A BUR":["ROM"]}})")), "state.retreats"), "{}");
}

TEST_F(PositionJson, WhatIsWrongIsToldWithItsPath) {
  EXPECT_EQ(Error(State(R"("units":{})", "X1901M")),
            "name: 'X1901M' is no phase of this map: expected a name such as S1901M (S..M, S..R, F..M, F..R, W..A)");
  EXPECT_EQ(
      Error(State(R"("units":{"GAUL":["A PAR"]})")),
      "state.units: 'GAUL' is no power of this map: expected AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY");
  EXPECT_EQ(Error(State(R"("units":{"FRANCE":["A PAR"],"fra":["A MAR"]})")),
            "state.units: 'fra' is FRANCE: the power stands twice, first as 'FRANCE'");
  EXPECT_EQ(Error(State(R"("units":{"FRANCE":["A PAR","F BRE"],"ITALY":["A PAR"]})")),
            "state.units.ITALY[0]: a second unit in PAR");
  EXPECT_NE(Error(State(R"("units":{"FRANCE":["A PAR","A ENG"]})")).find("state.units.FRANCE[1]: "), std::string::npos);
  EXPECT_NE(Error(State(R"("units":{"FRANCE":["A PARR"]})")).find("nearest: PAR"), std::string::npos);
  EXPECT_NE(Error(State(R"("units":{"FRANCE":["F SPA"]})")).find("state.units.FRANCE[0]: "), std::string::npos);
  EXPECT_EQ(Error(State(R"("units":{"FRANCE":["*A PAR"]})")),
            "state.units.FRANCE[0]: a dislodged unit in a phase without retreats");
  EXPECT_EQ(Error(State(R"("units":{},"centers":{"FRANCE":["PAR","GAS"]})")),
            "state.centers.FRANCE[1]: 'GAS' is no supply center");
  EXPECT_EQ(Error(State(R"("units":{},"centers":{"FRANCE":["PAR"],"ITALY":["PAR"]})")),
            "state.centers.ITALY[0]: 'PAR' is owned twice");
  const std::string no_place = Error(State(R"("units":{},"centers":{"FRANCE":["PARR"]})"));
  EXPECT_TRUE(no_place.starts_with("state.centers.FRANCE[0]: 'PARR' is no place (nearest: PAR")) << no_place;
  EXPECT_EQ(Error(R"({"name":"S1901M","state":{"units":{},"centers":{"ENGLAND":["LIV"]}}})"),
            "state.centers.ENGLAND[0]: 'LIV' could be LVN or LVP");
  for (const std::string_view unit : {"A M\u00fcnchn", "A Munchn"}) {
    const std::string told =
        Error(R"({"name":"S1901M","state":{"units":{"GERMANY":[")" + std::string(unit) + R"("]}}})");
    EXPECT_NE(told.find("(nearest: Munich)"), std::string::npos) << told;
  }
  EXPECT_TRUE(no_place.ends_with(")")) << no_place;
  EXPECT_EQ(Error(State(R"("units":{},"retreats":{"FRANCE":{"A BUR":["GAS","ROM"]}})", "S1901R")),
            "state.retreats.FRANCE.A BUR[1]: 'ROM' is not adjacent to A BUR");
  EXPECT_EQ(Error(State(R"("units":{"FRANCE":["*A BUR"],"ITALY":["*A BUR"]})", "S1901R")),
            "state.units.ITALY[0]: a second dislodged unit in BUR");
  EXPECT_EQ(Error(State(R"("units":{},"retreats":{"FRANCE":{"A BUR":[],"*A BUR":[]}})", "S1901R")),
            "state.retreats.FRANCE: a second dislodged unit in BUR");
  EXPECT_EQ(Error(State(R"("units":{},"retreats":{"FRANCE":{"A BUR":[]},"fra":{"A GAS":[]}})", "S1901R")),
            "state.retreats: 'fra' is FRANCE: the power stands twice, first as 'FRANCE'");
}

TEST_F(PositionJson, AnErrorInsideAUnitTextHasItsPlace) {
  const auto position = PositionFromJson(*map_, R"({"name":"S1901M","state":{"units":{"FRANCE":["A PARR"]}}})");
  ASSERT_FALSE(position.ok());
  EXPECT_EQ(position.status().place()->offset, 48u);
  EXPECT_EQ(position.status().place()->length, 4u);
}

TEST_F(PositionJson, MoreDislodgedUnitsThanABoardCanHaveAreRefused) {
  std::string units;
  const Graph& graph = map_->GraphAt(map_->begin());
  for (int p = 0; p < map_->province_count(); ++p) {
    const auto at = static_cast<LocationIndex>(p);
    if (!graph.MayStand(UnitType::kArmy, at)) continue;
    units += (units.empty() ? "\"*A " : ",\"*A ") + std::string(map_->Id(at)) + "\"";
  }
  const auto position = PositionFromJson(*map_, State("\"units\":{\"FRANCE\":[" + units + "]}", "S1901R"));
  EXPECT_EQ(position.status().code(), StatusCode::kLimit);
}

// A game that is over, with these members after its name.
std::string Completed(std::string_view members) {
  return R"({"name":"COMPLETED","state":{"units":{"ITALY":["A ROM"]}})" + std::string(members) + "}";
}

TEST_F(PositionJson, AGameThatIsOverTellsHowItEndedAndForWhom) {
  const std::string draw = Written(Completed(R"(,"end":"draw","winners":["Italy","aus"],"ended_in":"F1905M")"));
  EXPECT_EQ(Member(draw, "name"), "\"COMPLETED\"");
  EXPECT_EQ(Member(draw, "end"), "\"draw\"");
  EXPECT_EQ(Member(draw, "winners"), R"(["AUSTRIA","ITALY"])");
  EXPECT_EQ(Member(draw, "ended_in"), "\"F1905M\"");
  EXPECT_EQ(Member(draw, "winner"), "");
  EXPECT_EQ(Member(Written(Completed(R"(,"end":"solo","winners":["ITALY"])")), "winners"), R"(["ITALY"])");
  EXPECT_EQ(Member(Written(Completed(R"(,"end":"no_result")")), "winners"), "[]");
  EXPECT_EQ(Member(Written(State(R"("units":{})")), "end"), "") << "a game that is played";
}

TEST_F(PositionJson, AGameThatIsOverMayHaveDislodgedUnits) {
  const std::string json =
      R"({"name":"COMPLETED","end":"draw","winners":["ITALY"],"ended_in":"S1901R","state":{"units":{"FRANCE":["*A BUR"]},)"
      R"("retreats":{"FRANCE":{"A BUR":["GAS"]}}}})";
  EXPECT_EQ(Member(Written(json), "state.retreats"), R"({"FRANCE":{"A BUR":["GAS"]}})");
}

TEST_F(PositionJson, TheOlderFormHasTheWinnerOfASoloOrNone) {
  const std::string won = Written(Completed(R"(,"winner":"ITALY")"));
  EXPECT_EQ(Member(won, "end"), "\"solo\"");
  EXPECT_EQ(Member(won, "winners"), R"(["ITALY"])");
  EXPECT_EQ(Member(won, "ended_in"), "\"S1901M\"") << "the record does not tell it";
  for (const std::string_view members : {"", R"(,"winner":null)", R"(,"end":null,"winners":null)"}) {
    EXPECT_EQ(Member(Written(Completed(members)), "end"), "\"no_result\"") << members;
  }
  const std::string starred = R"({"name":"COMPLETED","state":{"units":{"FRANCE":["*A BUR","A PAR"]}}})";
  EXPECT_EQ(Member(Written(starred), "state.units"), R"({"FRANCE":["A PAR"]})");
}

TEST_F(PositionJson, ThePackagesNoteNamesTheWinners) {
  struct {
    std::string_view note, end, winners;
  } const kRows[] = {
      {R"("Victory by: FRA, ITA")", "draw", R"(["FRANCE","ITALY"])"},
      {R"("Victory by: FRA")", "concession", R"(["FRANCE"])"},
      {R"("Victory by: AUS, ENG, FRA, GER, ITA, RUS, TUR")", "draw",
       R"(["AUSTRIA","ENGLAND","FRANCE","GERMANY","ITALY","RUSSIA","TURKEY"])"},
      {R"("Victory by: FRA, GAU")", "no_result", "[]"},
      {R"("Victory by: ")", "no_result", "[]"},
      {R"("Victory by: F")", "no_result", "[]"},
      {R"("")", "no_result", "[]"},
      {"null", "no_result", "[]"},
      {"7", "no_result", "[]"},
  };
  for (const auto& [note, end, winners] : kRows) {
    const std::string text =
        Written(R"({"name":"COMPLETED","state":{"units":{"ITALY":["A ROM"]},"note":)" + std::string(note) + "}}");
    EXPECT_EQ(Member(text, "end"), '"' + std::string(end) + '"') << note;
    EXPECT_EQ(Member(text, "winners"), winners) << note;
  }
  const std::string solo = Written(
      R"({"name":"COMPLETED","state":{"units":{},"note":"Victory by: FRA","centers":{"FRANCE":["BRE","PAR","MAR","SPA",)"
      R"("POR","BEL","HOL","MUN","BER","KIE","LON","EDI","LVP","ROM","VEN","NAP","TUN","DEN"]}}})");
  EXPECT_EQ(Member(solo, "end"), "\"solo\"");
}

TEST_F(PositionJson, AnEndThatCannotBeIsRefused) {
  EXPECT_EQ(Error(Completed(R"(,"end":"victory","winners":["ITALY"])")),
            "end: 'victory' is no end of a game: expected solo, shared_victory, draw, concession, no_result");
  EXPECT_EQ(Error(Completed(R"(,"end":"")")).substr(0, 27), "end: '' is no end of a game");
  EXPECT_EQ(Error(Completed(R"(,"end":"solo","winners":["ITALY","FRANCE"])")),
            "winners: 'solo' with 2 winners: expected exactly one winner");
  EXPECT_EQ(Error(Completed(R"(,"end":"shared_victory","winners":["ITALY"])")),
            "winners: 'shared_victory' with 1 winner: expected at least two winners");
  EXPECT_EQ(Error(Completed(R"(,"end":"no_result","winners":["ITALY"])")),
            "winners: 'no_result' with 1 winner: expected no winner");
  EXPECT_EQ(Error(Completed(R"(,"end":"draw")")), "winners: 'draw' with 0 winners: expected at least one winner");
  EXPECT_EQ(Error(Completed(R"(,"end":"draw","winners":["ITALY","ita"])")),
            "winners[1]: 'ita': the power stands twice");
  EXPECT_EQ(Error(Completed(R"(,"end":"draw","winners":["GAUL"])")).substr(0, 40),
            "winners[0]: 'GAUL' is no power of this m");
  EXPECT_EQ(Error(Completed(R"(,"end":"draw","winners":[7])")), "winners[0]: expected a string, not a number");
  EXPECT_EQ(Error(Completed(R"(,"end":"draw","winners":7)")), "winners: expected an array, not a number");
  EXPECT_EQ(Error(Completed(R"(,"winners":["ITALY"])")), "winners: nothing tells how the game ended: expected `end`");
  EXPECT_EQ(Error(Completed(R"(,"end":"draw","winners":["ITALY"],"winner":"ITALY")")),
            "winner: 'ITALY' does not win alone by `end`, `winners`");
  EXPECT_EQ(Error(Completed(R"(,"end":"no_result","ended_in":"COMPLETED")")).substr(0, 47),
            "ended_in: 'COMPLETED' is no phase of this map: ");
}

TEST_F(PositionJson, OnlyAGameThatIsOverHasAnEnd) {
  const auto error = [&](std::string_view member) {
    return Error(R"({"name":"S1901M","state":{"units":{}},)" + std::string(member) + "}");
  };
  EXPECT_EQ(error(R"("end":"no_result")"), "end: the game has not ended in S1901M: expected name COMPLETED");
  EXPECT_EQ(error(R"("ended_in":"S1901M")"), "ended_in: the game has not ended in S1901M: expected name COMPLETED");
  EXPECT_EQ(error(R"("winners":["ITALY"])"), "winners: the game has not ended in S1901M: expected name COMPLETED");
  EXPECT_EQ(error(R"("end":null,"winners":[],"ended_in":null)"), "ok");
}

TEST_F(PositionJson, NumbersThatNobodyReadsMayBeOfAnySize) {
  const std::string json = R"({"name":"S1901M","turn":1e999,"state":{"units":{},"seed":)" + std::string(400, '7') +
                           R"(,"influence":{"FRANCE":[-1E+400]}}})";
  EXPECT_EQ(Error(json), "ok");
}

TEST_F(PositionJson, PositionsComeBackAsTheyWere) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = *BuiltinMap(name);
    Position start(*map);
    start.ref().SetStart();
    const auto back = PositionFromJson(*map, PositionToJson(start, RuleOptions{}));
    ASSERT_TRUE(back.ok()) << name << back.status().message();
    EXPECT_TRUE(back->view() == start.view()) << name;
  }
}

TEST_F(PositionJson, BuildsTellWhatIsDueAndWhere) {
  const std::string text = Written(State(R"("units":{"FRANCE":["A PAR"],"ITALY":["A ROM","A VEN"],"TURKEY":["A CON"]},
      "centers":{"FRANCE":["PAR","BRE","MAR"],"ITALY":["ROM"],"TURKEY":["CON"],"GERMANY":["BER"]})",
                                         "W1901A"));
  EXPECT_EQ(Member(text, "state.builds.FRANCE.homes"), R"(["BRE","MAR"])");
  EXPECT_EQ(Member(text, "state.builds.FRANCE.count"), "2");
  EXPECT_EQ(Member(text, "state.builds.ITALY.count"), "-1");
  EXPECT_EQ(Member(text, "state.builds.ITALY.homes"), "[]");
  EXPECT_EQ(Member(text, "state.builds.TURKEY.count"), "0");
  EXPECT_EQ(Member(Written(State(R"("units":{})")), "state.builds"), "{}");
}

}  // namespace
}  // namespace entente
