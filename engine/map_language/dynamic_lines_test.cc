// IN and FROM: the kept lines, and their effect on a copy. Source: maps/LANGUAGE.md (IN and FROM).
#include <gtest/gtest.h>

#include "map_language/map_test_util.h"

namespace entente {
namespace {

using Ids = std::vector<std::string>;

// "IN SPRING: WATER ARC | SHUT SE1", one text per directive.
Ids Dynamics(const MapDraft& draft) {
  Ids texts;
  for (const DraftDynamic& dynamic : draft.dynamics) {
    std::string text = (dynamic.is_from ? "FROM " : "IN ") + dynamic.phase + ":";
    for (size_t i = 0; i < dynamic.lines.size(); ++i) {
      if (i > 0) text += " |";
      for (const MapToken& token : dynamic.lines[i].tokens) text += " " + token.text;
    }
    texts.push_back(text);
  }
  return texts;
}

Ids DynamicsOf(const std::string& text) { return Dynamics(DraftReading(text).draft()); }
Ids CodesOf(const std::string& text) { return Codes(DraftReading(text).TakeResult()); }

TEST(DynamicLines, InlineIsSplitAtTheFirstColonOnly) {
  EXPECT_EQ(DynamicsOf("IN SPRING: WATER ARC\n"), (Ids{"IN SPRING: WATER ARC"}));
  EXPECT_EQ(DynamicsOf("in spring 190:WATER Arc\n"), (Ids{"IN SPRING 190: WATER Arc"}));
  EXPECT_EQ(DynamicsOf("FROM S1904M : AMEND BLA ABUTS T:AEG(CON)\n"), (Ids{"FROM S1904M: AMEND BLA ABUTS T:AEG(CON)"}));
  EXPECT_EQ(DynamicsOf("IN WINTER 1939 ADJUSTMENTS: FLOW X:MOVEMENT\n"),
            (Ids{"IN WINTER 1939 ADJUSTMENTS: FLOW X:MOVEMENT"}));
}

TEST(DynamicLines, TheLineAfterAnInlineDirectiveIsANormalOne) {
  DraftReading reading("IN SPRING: WATER ARC\nX AAA\n");
  EXPECT_EQ(reading.Power("X").sites.size(), 1u);
}

TEST(DynamicLines, KeepTheirPlaceInTheText) {
  DraftReading reading("X\n\n  IN SPRING:WATER  ARC\n");
  const MapLine& line = reading.draft().dynamics.at(0).lines.at(0);
  EXPECT_EQ(line.at.line, 3u);
  EXPECT_EQ(line[0].at.column, 13u);
  EXPECT_EQ(line[1].at.column, 20u);
  EXPECT_EQ(reading.draft().dynamics.at(0).at.column, 6u);
}

TEST(DynamicLines, ABlockRunsToTheNextInOrFromOrTheEndOfTheFile) {
  EXPECT_EQ(DynamicsOf("IN W1939A\nX\nHOMES AAA\n# comment\n\nFROM S1904M:\nSHUT AAA\nIN FALL: LAND AAA\nY\n"),
            (Ids{"IN W1939A: X | HOMES AAA", "FROM S1904M: SHUT AAA", "IN FALL: LAND AAA"}));
  DraftReading reading("USE a\nX AAA\n", {{"a.map", "IN SPRING\nSHUT AAA\n"}});
  EXPECT_EQ(Dynamics(reading.draft()), (Ids{"IN SPRING: SHUT AAA"}));
  EXPECT_TRUE(reading.draft().powers.contains("X"));
}

TEST(DynamicLines, FromStartReturnsToNormalLines) {
  DraftReading reading("FROM S1904M\nSHUT AAA\nfrom start\nX AAA\n");
  EXPECT_EQ(Dynamics(reading.draft()), (Ids{"FROM S1904M: SHUT AAA"}));
  EXPECT_TRUE(reading.draft().powers.contains("X"));
  EXPECT_EQ(CodesOf("FROM START:\nX\n"), (Ids{}));
  EXPECT_EQ(CodesOf("FROM START: SHUT AAA\n"), (Ids{"BAD_FROM"}));
  EXPECT_EQ(CodesOf("FROM START AGAIN\n"), (Ids{"BAD_FROM"}));
}

TEST(DynamicLines, NeedAPhase) {
  EXPECT_EQ(CodesOf("IN\n"), (Ids{"BAD_IN"}));
  EXPECT_EQ(CodesOf("FROM : SHUT AAA\n"), (Ids{"BAD_FROM"}));
  EXPECT_EQ(CodesOf("IN\nNOTHING OF THIS IS READ\nFROM START\nX\n"), (Ids{"BAD_IN"}));
  EXPECT_EQ(CodesOf("IN: SHUT AAA\nDUMMY NOBODY\n"),
            (Ids{"BAD_IN", "UNKNOWN_POWER"}));  // the next line is a normal one
  EXPECT_EQ(CodesOf("FROM:S1901M\nSHUT AAA\n"), (Ids{"BAD_FROM"}));
}

TEST(DynamicLines, WithoutADirectiveHaveNoEffect) {
  EXPECT_EQ(CodesOf("IN SPRING\n"), (Ids{"~NO_EFFECT"}));
  EXPECT_EQ(CodesOf("IN SPRING:\nFROM START\nX\n"), (Ids{"~NO_EFFECT"}));
}

TEST(DynamicLines, CannotStandInsideEachOther) {
  EXPECT_EQ(CodesOf("IN SPRING: IN FALL: SHUT AAA\n"), (Ids{"BAD_IN"}));
  EXPECT_EQ(CodesOf("FROM S1901M: FROM START\n"), (Ids{"BAD_FROM"}));
}

TEST(DynamicLines, AStanzaInsideABlockActsAtOnceAndTheBlockGoesOn) {
  DraftReading reading("IN SPRING\nSHUT AAA\nDIRECTIVES\nRULE BUILD_ANY\nEND DIRECTIVES\nSHUT BBB\n");
  EXPECT_EQ(reading.draft().rules.size(), 1u);
  EXPECT_EQ(Dynamics(reading.draft()), (Ids{"IN SPRING: SHUT AAA | SHUT BBB"}));
}

TEST(ApplyDynamic, ActsOnTheCopyAlone) {
  DraftReading reading("Sea = SEA\nWATER SEA ABUTS AAA\nIN WINTER: SHUT SEA\n");
  const MapDraft winter = reading.Applied(0);
  EXPECT_EQ(winter.terrain.at("SEA").type, Terrain::kShut);
  EXPECT_EQ(winter.terrain.at("SEA").entries.size(), 1u);
  EXPECT_EQ(reading.draft().terrain.at("SEA").type, Terrain::kWater);
  EXPECT_TRUE(reading.TakeResult().diagnostics.empty());
}

TEST(ApplyDynamic, StartsUnderNoPowersLine) {
  DraftReading reading("X AAA\nIN SPRING\nHOMES BBB\n");
  EXPECT_EQ(reading.Applied(0).powers.at("X").sites.at(0).id, "AAA");
  EXPECT_EQ(Describe(reading.TakeResult()), "test.map:3:1: error: NO_POWER: HOMES stands under no power's line\n");
}

TEST(ApplyDynamic, SetsHomesUnderAPowerLine) {
  DraftReading reading("U+S+A CAL NYO\nIN W1939A\nU+S+A\nHOMES ~@CAL(NYO) ~NYO\n");
  const MapDraft winter = reading.Applied(0);
  const std::vector<DraftSite>& sites = winter.powers.at("USA").sites;
  ASSERT_EQ(sites.size(), 2u);
  EXPECT_TRUE(sites[0].alternative && sites[0].hidden && sites[1].hidden);
  EXPECT_EQ(sites[0].limits, (Ids{"NYO"}));
  EXPECT_TRUE(reading.TakeResult().diagnostics.empty());
}

TEST(ApplyDynamic, ReportsTheFaultsOfALineOnce) {
  DraftReading reading("IN SPRING: AMEND NOW ABUTS AAA\n");
  reading.Applied(0);
  reading.Applied(0);
  EXPECT_EQ(Describe(reading.TakeResult()), "test.map:1:18: error: AMEND_UNKNOWN: 'NOW' has no terrain line so far\n");
}

TEST(ApplyDynamic, RenamesKeepTheIdOfTheBaseMap) {
  DraftReading reading("Old = OLD\nIN SPRING: OLD -> New = NEW\n");
  MapDraft copy = reading.draft();
  copy.places.at(0).base_id = "OLD";
  reading.Apply(0, copy);
  EXPECT_EQ(copy.places.at(0).id, "NEW");
  EXPECT_EQ(copy.places.at(0).base_id, "OLD");
}

TEST(ApplyDynamic, IncludesFilesForEveryCopy) {
  DraftReading reading("Sea = SEA\nWATER SEA\nIN WINTER\nUSE ice\nMAP ice.drawing\n",
                       {{"ice.map", "SHUT SEA\nAMEND ODD\n"}, {"ice.drawing", ""}});
  for (int i = 0; i < 3; ++i) {
    const MapDraft winter = reading.Applied(0);
    EXPECT_EQ(winter.terrain.at("SEA").type, Terrain::kShut);
    EXPECT_EQ(winter.graphics, "ice");
  }
  const MapReadResult result = reading.TakeResult();
  EXPECT_EQ(Codes(result), (Ids{"AMEND_UNKNOWN"}));  // once, although the file was read three times
  EXPECT_EQ(result.diagnostics.at(0).include_chain, (Ids{"test.map:4"}));
}

TEST(ApplyDynamic, AFileThatTheBaseMapReadIsNotReadAgain) {
  DraftReading reading("USE sea\nIN WINTER: USE sea\n", {{"sea.map", "Sea = SEA\nWATER SEA\n"}});
  reading.Applied(0);
  EXPECT_EQ(Codes(reading.TakeResult()), (Ids{"~FILE_AGAIN"}));
  DraftReading cycle("IN WINTER: USE test\n");
  cycle.Applied(0);
  EXPECT_EQ(Codes(cycle.TakeResult()), (Ids{"FILE_CYCLE"}));
}

TEST(ApplyDynamic, IncludedFilesHoldNeitherStanzasNorFurtherPhases) {
  DraftReading stanza("IN WINTER: USE a\n", {{"a.map", "DIRECTIVES\nRULE BUILD_ANY\nEND DIRECTIVES\nX\n"}});
  EXPECT_TRUE(stanza.Applied(0).rules.empty());
  EXPECT_EQ(Codes(stanza.TakeResult()), (Ids{"BAD_STANZA", "UNKNOWN_POWER"}));
  DraftReading phases("X\nIN WINTER: USE a\n", {{"a.map", "IN SPRING\nX AAA\nFROM START\nX BBB\n"}});
  EXPECT_EQ(phases.Applied(0).powers.at("X").sites.at(0).id, "BBB");
  EXPECT_EQ(Codes(phases.TakeResult()), (Ids{"BAD_IN"}));
}

TEST(ApplyDynamic, CannotAddAPower) {
  DraftReading reading("X\nIN SPRING: WATR ARC\nIN FALL: XX AAA\n");
  EXPECT_EQ(reading.Applied(0).powers.size(), 1u);
  EXPECT_EQ(reading.Applied(1).powers.size(), 1u);
  EXPECT_EQ(Describe(reading.TakeResult()),
            "test.map:2:12: error: UNKNOWN_POWER: 'WATR' is no power or directive, and IN and FROM cannot add a power; "
            "nearest: WATER\n"
            "test.map:3:10: error: UNKNOWN_POWER: 'XX' is no power or directive, and IN and FROM cannot add a power; "
            "nearest: X\n");
}

TEST(ApplyDynamic, ReplacesALeagueOnce) {
  DraftReading reading("X\nLEAGUE A\nIN SPRING\nX\nLEAGUE B\nIN FALL\nX\nLEAGUE B\nLEAGUE C\n");
  EXPECT_EQ(reading.Applied(0).powers.at("X").league->name, "B");
  EXPECT_EQ(reading.Applied(1).powers.at("X").league->name, "B");
  EXPECT_EQ(Codes(reading.TakeResult()), (Ids{"LEAGUE_TWICE"}));
}

TEST(ApplyDynamic, AnAbbreviationOfTheBaseMapStaysWithItsPlace) {
  const std::string base = "Old = OLD\nLAND OLD\nTwo = TWO\nLAND TWO\n";
  DraftReading reading(base + "FROM S1901M\nOLD -> New = NEW\nTWO -> Second = OLD\nThird = OLD\nNEW -> Old = OLD\n");
  MapDraft copy = reading.draft();
  for (DraftPlace& place : copy.places) place.base_id = place.id;
  reading.Apply(0, copy);
  EXPECT_EQ(Describe(reading.TakeResult()),
            "test.map:7:17: error: DUP_PLACE: 'OLD' is the abbreviation of another place already\n"
            "test.map:8:9: error: DUP_PLACE: 'OLD' is the abbreviation of another place already\n");
  EXPECT_EQ(copy.places.at(0).id, "OLD");  // a place may get its own old name back
}

TEST(ApplyDynamic, APowerIsRenamedAndItsFormerNameStaysItsOwn) {
  DraftReading reading("X AAA\nY BBB\nFROM S1901M\nX -> Xanadu (Xan) CCC\nLEAGUE L\nY -> X\n");
  MapDraft copy = reading.draft();
  for (auto& [id, power] : copy.powers) power.base_id = id;
  reading.Apply(0, copy);
  const DraftPower& power = copy.powers.at("XANADU");
  EXPECT_EQ(power.base_id, "X");
  EXPECT_EQ(power.name, "Xanadu");
  EXPECT_EQ(power.own_word, "Xan");
  EXPECT_EQ(power.sites.size(), 2u);
  EXPECT_EQ(power.league->name, "L");
  EXPECT_EQ(Describe(reading.TakeResult()),
            "test.map:6:6: error: RENAME_SYNTAX: 'X' is taken already: expected a name that no power has\n");
}

TEST(ApplyDynamic, EveryDirectiveMayAct) {
  DraftReading reading(
      "Aaa = AAA\nLAND AAA\nX AAA\nY\nIN SPRING\nVICTORY 5\nBbb = BBB\nPORT BBB ABUTS AAA\nAMEND AAA ABUTS BBB\n"
      "X -> XX BBB\nRESERVES\nMILITIA\nLEAGUE L\nY\nINHABITS AAA\nUNOWNED BBB\nDROP AAA\n");
  const MapDraft spring = reading.Applied(0);
  EXPECT_TRUE(spring.terrain.contains("BBB"));
  EXPECT_EQ(spring.victory, (std::vector<int32_t>{5}));
  const DraftPower& power = spring.powers.at("XX");
  EXPECT_TRUE(power.reserves == 1 && power.militia == 1 && power.league.has_value());
  const MapReadResult result = reading.TakeResult();
  EXPECT_TRUE(result.diagnostics.empty()) << Describe(result);
}

TEST(ApplyDynamic, WhatHoldsForAWholeGameSaysThatItDoesNotAct) {
  const std::string base = "Aaa = AAA\nLAND AAA\nX AAA\nA AAA\nY\nIN SPRING\nX\n";
  for (const std::string line : {"TEXTONLY",       "FLAGS Q",         "FLOW X:MOVEMENT", "NOTIFY n",      "BEGIN S 1 M",
                                 "RULE BUILD_ANY", "RULES BUILD_ANY", "ROTATE",          "NEWHOMES 1905", "FLAG F",
                                 "A AAA",          "F AAA",           "UNITS",           "DUMMY",         "DUMMIES ALL",
                                 "CONTROL Y",      "TEAM X-Y",        "UNPLAYED",        "OWNS AAA",      "CENTERS",
                                 "X &SC"}) {
    DraftReading reading(base + line + "\n");
    const MapDraft spring = reading.Applied(0);
    const MapReadResult result = reading.TakeResult();
    EXPECT_EQ(Codes(result), (Ids{"~NO_EFFECT"})) << line << "\n" << Describe(result);
    EXPECT_EQ(result.diagnostics.at(0).line, 8) << line;
    EXPECT_TRUE(spring.powers.size() == 2 && spring.units.size() == 1 && spring.flow.empty() && spring.rules.empty());
    EXPECT_FALSE(spring.powers.at("X").dummy || spring.powers.at("Y").dummy || spring.text_only);
  }
}

TEST(ApplyDynamic, BoundsHoldOverAllCopies) {
  std::string lines = "IN SPRING\n";
  for (int i = 0; i < 8000; ++i) lines += "AMEND AAA\n";
  DraftReading reading("Aaa = AAA\nLAND AAA\n" + lines);
  int applied = 0;
  for (; applied < 10000 && !reading.stopped(); ++applied) reading.Applied(0);
  EXPECT_TRUE(reading.stopped());
  EXPECT_GT(applied, 64);
  EXPECT_EQ(Codes(reading.TakeResult()), (Ids{"LIMIT"}));
}

TEST(DynamicLines, AreBounded) {
  std::string words = "IN SPRING\n", directives;
  for (int i = 0; i < 20000; ++i) words += "X\n";
  for (int i = 0; i < 2000; ++i) directives += "IN SPRING: X\n";
  EXPECT_EQ(CodesOf(words), (Ids{"LIMIT"}));
  EXPECT_EQ(CodesOf(directives), (Ids{"LIMIT"}));
  EXPECT_EQ(CodesOf("DIRECTIVES\nX " + std::string(60000, 'x') + "\nEND DIRECTIVES\n"), (Ids{}));
  std::string stanza = "DIRECTIVES\n";
  for (int i = 0; i < 5; ++i) stanza += "X " + std::string(60000, 'x') + "\n";
  EXPECT_EQ(CodesOf(stanza), (Ids{"LIMIT"}));
}

TEST(ApplyDynamic, IncludedBytesAreBounded) {
  DraftReading reading("IN SPRING: USE big\n", {{"big.map", "#" + std::string(60'000, 'x')}});
  for (int i = 0; i < 300; ++i) reading.Applied(0);
  EXPECT_EQ(Codes(reading.TakeResult()), (Ids{"LIMIT"}));
}

}  // namespace
}  // namespace entente
