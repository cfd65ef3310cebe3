#include "map_forms/map_summary.h"

#include <gtest/gtest.h>

#include "json/json_test_util.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "map_language/standard_test_util.h"

namespace entente {
namespace {

TEST(MapSummary, TheStandardMapCountsAsKnown) {
  const std::string text = MapSummaryToJson(**BuiltinMap("standard"));
  EXPECT_NE(
      text.find(R"("counts":{"provinces":76,"locations":82,"army_edges":111,"fleet_edges":141,"powers":7,"centers":34,)"
                R"("units":22,"victory":18},"begin":"SPRING 1901 MOVEMENT",)"),
      std::string::npos);
  EXPECT_EQ(Member(text, "locations.SPA/NC.fleet"), R"(["GAS","MAO","POR"])");
  EXPECT_EQ(Member(text, "locations.SPA/NC.army"), "[]");
  EXPECT_EQ(Member(text, "locations.SPA.army"), R"(["GAS","MAR","POR"])");
  EXPECT_EQ(Member(text, "locations.MAO.fleet"),
            R"(["BRE","ENG","GAS","IRI","NAF","NAO","POR","SPA/NC","SPA/SC","WES"])");
  EXPECT_EQ(Member(text, "powers.RUSSIA.units"), R"(["A MOS","A WAR","F SEV","F STP/SC"])");
  EXPECT_EQ(Member(text, "flow"), R"(["SPRING:MOVEMENT,RETREATS","FALL:MOVEMENT,RETREATS","WINTER:ADJUSTMENTS"])");
  EXPECT_EQ(Member(MapSummaryToJson(**BuiltinMap("hundred")), "flow"),
            R"(["NEWYEAR:5","A.D.:MOVEMENT,RETREATS","IFYEARDIV:10","A.D.:ADJUSTMENTS"])");
}

// Source: maps/LANGUAGE.md.
TEST(MapSummary, CountsAndMovesAreThoseOfThePhase) {
  const MapRef loeb9 = *BuiltinMap("loeb9");
  const std::string base = MapSummaryToJson(*loeb9);
  const std::string spring = MapSummaryToJson(*loeb9, *loeb9->ParsePhase("S1904M"));
  EXPECT_EQ(Member(base, "counts.fleet_edges"), "156");
  EXPECT_EQ(Member(base, "locations.ARC.type"), R"("SHUT")");
  EXPECT_EQ(Member(base, "phase"), "");
  EXPECT_EQ(Member(spring, "counts.fleet_edges"), "160");
  EXPECT_EQ(Member(spring, "locations.ARC.fleet"), R"(["BAR","NAO","NWG","SIB"])");
  EXPECT_EQ(Member(spring, "phase"), R"("S1904M")");
  EXPECT_EQ(MapSummaryToJson(*loeb9, *loeb9->ParsePhase("F1904M")).substr(base.find("\"counts\"") + 17),
            base.substr(base.find("\"counts\"")));
}

// A place, a center and a home that exist only in some phases, and the data that a judge must show.
TEST(MapSummary, AMapThatChangesTellsWhatIsThereInThePhase) {
  const MapReadResult read = ReadMapText(
      "Rouge (Reddish:Q) LAN\nBlue &SC ISL @COA(ISL) +SE1 *~SE2\nRESERVES 2\nOWNS ISL SC!\nLEAGUE North BENIGN\n"
      "Landland = LAN\nCoastland = COA\nFirst Sea = SE1\nSecond Sea = SE2\nIsland = ISL\nLAND LAN ABUTS COA\n"
      "COAST COA ABUTS lan SE1\nWATER SE1 ABUTS COA SE2 Q:*ISL(COA)\nWATER SE2 ABUTS SE1 ISL\nCOAST ISL ABUTS SE1 SE2\n"
      "IN FALL\nNew = NEW\nLAND NEW ABUTS LAN\nAMEND LAN ABUTS NEW\nROUGE NEW\n",
      "m.map", IncludeCallback());
  ASSERT_TRUE(read.ok());
  const std::string base = MapSummaryToJson(*read.map),
                    fall = MapSummaryToJson(*read.map, *read.map->ParsePhase("F1901M"));
  EXPECT_EQ(Member(base, "counts.provinces") + Member(fall, "counts.provinces"), "56");
  EXPECT_EQ(Member(base, "centers") + Member(fall, "centers"), R"(["COA","ISL","LAN"]["COA","ISL","LAN","NEW"])");
  EXPECT_EQ(Member(base, "locations.NEW") + Member(fall, "locations.NEW.army"), R"(["LAN"])");
  EXPECT_EQ(Member(base, "powers.ROUGE.homes") + Member(fall, "powers.ROUGE.homes"), R"(["LAN"]["LAN","NEW"])");
  EXPECT_EQ(Member(base, "neutral"), R"(["COA"])");
  EXPECT_EQ(Member(base, "passages"),
            R"([{"centers":["COA"],"from":"SE1","powers":["ROUGE"],"strength":"half","to":"ISL"}])");
  EXPECT_EQ(
      Member(base, "powers.BLUE"),
      R"({"alternatives":["COA"],"claims":1,"factories":["SE1"],"flag":"BLUE","hidden":["SE2"],"homes":["COA","ISL"],)"
      R"("league":{"behavior":"benign","friends":["BLUE"],"name":"NORTH"},"letter":"B","limits":{"COA":["ISL"]},)"
      R"("name":"Blue","own_word":"Blue","owns":["ISL"],"partisans":["SE2"],"reserves":2,"seizing_builds":1,"units":[]})");
  EXPECT_EQ(Member(base, "changes.0.when"), R"("IN FALL")");
  EXPECT_EQ(Member(base, "flags"), R"({"maps":null,"powers":{"BLUE":"BLUE","ROUGE":"ROUGE"}})");
}

TEST(MapSummary, CountsHomesToWinUnderVictoryHomes) {
  EXPECT_EQ(Member(MapSummaryToJson(*OnStandard("RULE VICTORY_HOMES\n")), "counts.victory"), "10");
  EXPECT_EQ(Member(MapSummaryToJson(*OnStandard("RULE VICTORY_HOMES\nVICTORY 7\n")), "counts.victory"), "7");
  EXPECT_EQ(Member(MapSummaryToJson(*OnStandard("")), "counts.victory"), "18");
}

TEST(MapSummary, CountsHomesToWinOnTheLargestMap) {
  const auto id = [](int i) {
    return std::string{static_cast<char>('A' + i / 26 % 26), static_cast<char>('A' + i % 26), i < 676 ? '0' : '1'};
  };
  std::string text = "RULE VICTORY_HOMES\nRED " + id(0) + "\nBLUE " + id(kMaxProvinces - 1) + "\n";
  for (int i = 0; i < kMaxProvinces; ++i) {
    text += "Place " + id(i) + " = " + id(i) + "\nLAND " + id(i) + " ABUTS " + id((i + 1) % kMaxProvinces) + " " +
            id((i + kMaxProvinces - 1) % kMaxProvinces) + "\n";
  }
  const MapReadResult read = ReadMapText(text, "ring.map", IncludeCallback());
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  EXPECT_EQ(Member(MapSummaryToJson(*read.map), "counts.victory"), "1");
}

TEST(MapSummary, TheVictoryLineIsListed) {
  EXPECT_NE(MapSummaryToJson(*OnStandard("VICTORY 7 5\n")).find("\"victory_counts\":[7,5]"), std::string::npos);
}

TEST(MapSummary, DummiesAreListedWithTheirControllers) {
  EXPECT_EQ(Member(MapSummaryToJson(*OnStandard("TURKEY\nDUMMY\nCONTROL ITALY\n")), "dummies"),
            R"({"TURKEY":{"controllers":["ITALY"]}})");
}

TEST(MapSummary, EveryShippedMapIsJson) {
  for (const std::string_view name : BuiltinMapNames()) {
    const std::string text = MapSummaryToJson(**BuiltinMap(name));
    EXPECT_EQ(Member(text, "name"), "\"" + std::string(name) + "\"");
  }
}

}  // namespace
}  // namespace entente
