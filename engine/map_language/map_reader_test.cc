// Files, lines, stanzas: splitting a text into directives. Source: maps/LANGUAGE.md (Text and lines; USE, MAP; RULE).
#include "map_language/map_reader.h"

#include <gtest/gtest.h>

#include "map_language/map_test_util.h"

namespace entente {
namespace {

TEST(MapReader, ASmallMapLoadsWithoutDiagnostics) {
  const MapReadResult result = ReadTest(SmallMap());
  ASSERT_TRUE(result.ok()) << Describe(result);
  EXPECT_TRUE(result.diagnostics.empty()) << Describe(result);
  EXPECT_EQ(result.map->name(), "test");
  EXPECT_EQ(CountsOf(*result.map), (MapCounts{5, 5, 1, 4, 2, 3, 2, 2, "SPRING 1901 MOVEMENT"}));
}

TEST(MapReader, CrLfTabsCommentsBomAndAMissingLastLineEndAreFine) {
  std::string text = "\xef\xbb\xbf";
  for (char c : SmallMap("  # a comment\n\t\n")) {
    if (c == '\n') text += '\r';
    text += c == ' ' ? '\t' : c;
  }
  const MapReadResult result = ReadTest(text + "VICTORY 3");
  ASSERT_TRUE(result.ok()) << Describe(result);
  EXPECT_EQ(result.map->stage(0).VictoryCenters(0), 3);
}

TEST(MapReader, Latin1AndUtf8NamesAreTheSameMap) {
  const MapReadResult latin =
      ReadTest(SmallMap("\xceLE = \xceLE \xeele+x\nCOAST \xceLE ABUTS SE2\nAMEND SE2 ABUTS \xceLE\n"));
  const MapReadResult utf8 = ReadTest(SmallMap("ÎLE = ÎLE île+x\nCOAST ÎLE ABUTS SE2\nAMEND SE2 ABUTS ÎLE\n"));
  ASSERT_TRUE(latin.ok()) << Describe(latin);
  ASSERT_TRUE(utf8.ok()) << Describe(utf8);
  EXPECT_EQ(latin.map->fingerprint(), utf8.map->fingerprint());
  EXPECT_EQ(latin.map->Id(PlaceNamed(*latin.map, "île x")), "ÎLE");
}

TEST(MapReader, KeywordsAreCaseBlind) {
  const MapReadResult result = ReadTest(SmallMap("amend isl abuts se1\nvictory 2\n"));
  EXPECT_TRUE(HasCode(result, "ABUT_TWICE")) << Describe(result);
  EXPECT_TRUE(ReadTest(SmallMap("land New = NEW\nland NEW abuts LAN\namend LAN abuts NEW\n")).ok());
}

TEST(MapReader, ACommentBehindADirectiveIsNotReadAndDrawsAWarning) {
  for (const std::string line : {"ROUGE # x\n", "ROUGE ISL #x\n", "VICTORY 2 # to win\n", "RULE NO_CHECK # x\n",
                                 "IN FALL: SHUT SE2 # ice\n", "LAN -> Landland = LAN land # x\n"}) {
    const MapReadResult result = ReadTest(SmallMap(line));
    EXPECT_EQ(Codes(result), (std::vector<std::string>{"~LATE_COMMENT"})) << Describe(result);
  }
  EXPECT_EQ(Codes(ReadTest(SmallMap("FLAGS #1 # 2\nNOTIFY # x\n"))), std::vector<std::string>());
  const MapRef map = ReadTest(SmallMap("LAN -> Area #5 = LAN\n")).map;
  ASSERT_NE(map, nullptr);
  EXPECT_EQ(map->LongName(PlaceNamed(*map, "LAN")), "Area #5");
}

TEST(MapReader, APlaceLineWinsOverTheTerrainWordItStartsWith) {
  const MapReadResult result =
      ReadTest(SmallMap("Coast of Mexico = COM\nCOAST COM ABUTS SE2\nAMEND SE2 ABUTS COM\nPort Arthur = PAR\n"
                        "LAND PAR ABUTS LAN\nAMEND LAN ABUTS PAR\n"));
  ASSERT_TRUE(result.ok()) << Describe(result);
  EXPECT_EQ(result.map->LongName(PlaceNamed(*result.map, "com")), "Coast of Mexico");
}

TEST(MapReader, FilesInTwoFoldersAreTwoFiles) {
  const TestFiles files = {{"one/x.map", "QUEEN ISL\nA ISL\n"}, {"two/x.map", "UNOWNED SE1\n"}};
  const MapReadResult result = ReadTest(SmallMap("UNOWNED -ISL\nUSE one/x two/x .\\ONE\\X\n"), files);
  EXPECT_EQ(Codes(result), (std::vector<std::string>{"~FILE_AGAIN"})) << Describe(result);
  EXPECT_EQ(result.map->center_count(), 4);
}

TEST(MapReader, ANameWithPlusSignsIsReadAsShownAndAsWritten) {
  const MapRef map = ReadTest(SmallMap("LAN -> Washington D+C + = LAN\n")).map;
  ASSERT_NE(map, nullptr);
  EXPECT_EQ(map->LongName(PlaceNamed(*map, "LAN")), "Washington DC");
  EXPECT_EQ(map->FindPlace(Map::PlaceKey("washington dc")), PlaceNamed(*map, "LAN"));
  EXPECT_EQ(map->FindPlace(Map::PlaceKey("washington d c")), PlaceNamed(*map, "LAN"));
}

TEST(MapReader, AMisspeltDirectiveIsCalledOne) {
  const MapReadResult result = ReadTest(SmallMap("COATS LAN ABUTS COA\n"));
  EXPECT_FALSE(result.ok());
  EXPECT_EQ(Codes(result), (std::vector<std::string>{"UNKNOWN_DIRECTIVE"})) << Describe(result);
  EXPECT_NE(Describe(result).find("nearest: COAST"), std::string::npos) << Describe(result);
  EXPECT_FALSE(HasCode(ReadTest(SmallMap("HOMER ISL\nA ISL\n")), "LIKELY_TYPO"));  // its words are places
  EXPECT_FALSE(HasCode(ReadTest(SmallMap("HOMER (Homeric) ISL\nA ISL\n")), "LIKELY_TYPO"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("HOMER ISL\n")), "LIKELY_TYPO"));  // but it is the only power without a unit
}

TEST(MapReader, IncludesReadInPlaceWithOrWithoutExtensionInAnyCase) {
  const TestFiles files = {{"base.map", SmallMap()}, {"names.geography", "Landland Two = LA2\nLAND LA2\n"}};
  const MapReadResult result = ReadTest("USE BASE names.geography\nAMEND LA2 ABUTS LAN\nAMEND LAN ABUTS LA2\n", files);
  ASSERT_TRUE(result.ok()) << Describe(result);
  EXPECT_EQ(result.map->province_count(), 6);
}

TEST(MapReader, MapLineTakesOneNameOnce) {
  const TestFiles files = {{"base.map", SmallMap()}, {"x.map", ""}};
  EXPECT_TRUE(ReadTest("MAP base\n", files).ok());
  EXPECT_TRUE(HasCode(ReadTest("MAP base x\n", files), "MAP_ARGS"));
  EXPECT_TRUE(HasCode(ReadTest("MAP base\nMAP x\n", files), "MAP_TWICE"));
}

TEST(MapReader, AMissingFileIsAnErrorAndReadingGoesOn) {
  const MapReadResult result = ReadTest("USE nowhere\n" + SmallMap("VICTORY x\n"));
  EXPECT_EQ(Codes(result), (std::vector<std::string>{"FILE_MISSING", "BAD_NUMBER"})) << Describe(result);
}

TEST(MapReader, AFileOutsideTheMapsFolderIsCalledThat) {
  const MapReadResult result = ReadTest("USE ../Parts\n" + SmallMap());
  EXPECT_EQ(result.diagnostics.at(0).ToString(),
            "test.map:1:5: error: FILE_OUTSIDE: '../Parts.map' lies outside the map's folder");
}

TEST(MapReader, AFileThatIncludesItselfIsAnErrorAndOneReadTwiceAWarning) {
  const TestFiles cycle = {{"a.map", "USE b\n"}, {"b.map", "USE a\n"}};
  const MapReadResult result = ReadTest("USE a\n" + SmallMap(), cycle);
  EXPECT_EQ(Codes(result), (std::vector<std::string>{"FILE_CYCLE"})) << Describe(result);
  EXPECT_EQ(result.diagnostics[0].file, "b.map");
  EXPECT_EQ(result.diagnostics[0].include_chain, (std::vector<std::string>{"a.map:1", "test.map:1"}));
  EXPECT_TRUE(HasCode(ReadTest("USE test\n" + SmallMap()), "FILE_CYCLE"));
  const TestFiles twice = {{"a.map", "USE c\n"}, {"c.map", SmallMap()}};
  EXPECT_EQ(Codes(ReadTest("USE a c\n", twice)), (std::vector<std::string>{"~FILE_AGAIN"}));
}

TEST(MapReader, IncludesHaveABoundOnDepthCountAndSize) {
  TestFiles deep;
  for (int i = 0; i < 30; ++i) deep["f" + std::to_string(i) + ".map"] = "USE f" + std::to_string(i + 1) + "\n";
  EXPECT_EQ(Codes(ReadTest("USE f0\n", deep)), (std::vector<std::string>{"LIMIT"}));
  TestFiles many;
  std::string uses;
  for (int i = 0; i < 100; ++i) many["f" + std::to_string(i) + ".map"] = "", uses += "USE f" + std::to_string(i) + "\n";
  EXPECT_EQ(Codes(ReadTest(uses, many)), (std::vector<std::string>{"LIMIT"}));
  const TestFiles large = {{"big.map", std::string((1 << 20) + 1, '\n')}};
  EXPECT_EQ(Codes(ReadTest("USE big\n", large)), (std::vector<std::string>{"LIMIT"}));
}

TEST(MapReader, IncludesUpToTheBoundsAreRead) {
  TestFiles deep = {{"f15.map", ""}};  // files of which each includes the next, 15 deep
  for (int i = 1; i < 15; ++i) deep["f" + std::to_string(i) + ".map"] = "USE f" + std::to_string(i + 1) + "\n";
  EXPECT_TRUE(ReadTest(SmallMap("USE f1\n"), deep).ok());
  deep["f15.map"] = "USE f16\n";
  deep["f16.map"] = "";
  EXPECT_EQ(Codes(ReadTest(SmallMap("USE f1\n"), deep)), (std::vector<std::string>{"LIMIT"}));
  TestFiles many;
  std::string uses;
  for (int i = 0; i < 63; ++i) many["f" + std::to_string(i) + ".map"] = "", uses += "USE f" + std::to_string(i) + "\n";
  EXPECT_TRUE(ReadTest(SmallMap(uses), many).ok());
  many["g.map"] = "";
  EXPECT_EQ(Codes(ReadTest(SmallMap(uses + "USE g\n"), many)), (std::vector<std::string>{"LIMIT"}));
}

TEST(MapReader, TheCurrentPowerBelongsToOneFile) {
  const TestFiles files = {{"units.map", "A LAN\n"}, {"power.map", "BLUE\n"}};
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE\nUSE units\n"), files), "NO_POWER"));
  const MapReadResult result = ReadTest(SmallMap("ROUGE\nUSE power\nF ISL\n"), files);
  ASSERT_TRUE(result.ok()) << Describe(result);
  for (const Unit& unit : result.map->start_units()) {
    if (result.map->Id(unit.location) != "ISL") continue;
    EXPECT_EQ(result.map->PowerId(unit.power), "ROUGE");
  }
}

TEST(MapReader, StanzasOfOtherVariantsAreNotRead) {
  const MapReadResult result = ReadTest(SmallMap(
      "DIRECTIVES\nRULE BUILD_ANY\nTIMING x\nEND DIRECTIVES\nPAYOLA DIRECTIVES\nRULE PAY_DUMMIES\nNOTHING KNOWN\nEND "
      "PAYOLA DIRECTIVES\nSTANDARD DIRECTIVE\nRULES !NO_CHECK\nEND DIRECTIVE\nRULE CD_DUMMIES\n"));
  ASSERT_TRUE(result.ok()) << Describe(result);
  EXPECT_EQ(result.map->RuleNames(), (std::vector<std::string_view>{"BUILD_ANY", "!NO_CHECK", "CD_DUMMIES"}));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("A B C DIRECTIVES\n")), "BAD_STANZA"));
  EXPECT_EQ(Codes(ReadTest(SmallMap("ODD DIRECTIVES\nRULE X\nEND DIRECTIVES\n"))),
            (std::vector<std::string>{"~UNKNOWN_VARIANT"}));
}

TEST(MapReader, StanzaLinesThatDoNotActAreKeptUnderTheirVariant) {
  DraftReading reading(
      "DIRECTIVES\nTIMING  x\nROTATE AFTER\nIN SPRING: X\nEND DIRECTIVES\nPAYOLA DIRECTIVES\nRULE PAY_DUMMIES\nTAX "
      "1\nEND "
      "DIRECTIVES\nX\n");
  std::vector<std::string> kept;
  for (const DraftStanzaLine& line : reading.draft().stanza_lines) kept.push_back(line.variant + "|" + line.text);
  EXPECT_EQ(kept, (std::vector<std::string>{"|TIMING x", "|IN SPRING: X", "PAYOLA|RULE PAY_DUMMIES", "PAYOLA|TAX 1"}));
  EXPECT_EQ(reading.draft().rotations.size(), 1u);
  EXPECT_TRUE(reading.draft().rules.empty());
  EXPECT_TRUE(reading.TakeResult().diagnostics.empty());
}

TEST(MapReader, AStanzaEndsWithItsFile) {
  DraftReading reading("USE a\nX\n", {{"a.map", "DIRECTIVES\nTAX 1\n"}});
  EXPECT_TRUE(reading.draft().powers.contains("X"));
}

TEST(MapReader, AnUnknownRuleIsAWarning) {
  const MapReadResult result = ReadTest(SmallMap("RULES BUILD_ANY !BUILD_ALL BUILD_SOME\n"));
  EXPECT_EQ(Codes(result), (std::vector<std::string>{"~UNKNOWN_RULE", "~UNKNOWN_RULE"}));
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result.map->RuleNames(), (std::vector<std::string_view>{"BUILD_ANY"}));  // so the map can be played
}

TEST(MapReader, ARuleThatChangesNothingSaysSo) {
  const MapReadResult result = ReadTest("RULE NO_PRESS NO_QUARTER !NO_DIAS\n" + SmallMap());
  EXPECT_EQ(Describe(result), "test.map:1:6: warning: NO_EFFECT: RULE NO_PRESS changes nothing here\n");
  EXPECT_TRUE(result.ok());
  EXPECT_EQ(result.map->RuleNames().size(), 3u) << "programs around the engine may ask for it";
}

TEST(MapReader, ControlCharactersAreRefusedWithTheirPlace) {
  const MapReadResult result =
      ReadTest(std::string("\0\1\2\n", 4) + SmallMap("\xc3\xa9\x0b = BIS\n# a comment \x1b[0m\n"));
  EXPECT_EQ(Codes(result), (std::vector<std::string>{"BAD_BYTE", "BAD_BYTE", "NO_TERRAIN", "BAD_BYTE"}))
      << Describe(result);
  EXPECT_EQ(result.diagnostics[0].ToString().substr(0, 28), "test.map:1:1: error: BAD_BYT");
  EXPECT_EQ(result.diagnostics[1].column, 2);
  EXPECT_EQ(result.diagnostics[3].column, 13);
  for (char c : std::string("\0\x08\x0b\x0c\x0e\x1f\x7f", 7)) {
    EXPECT_TRUE(HasCode(ReadTest(SmallMap(std::string("A") + c + "B\n")), "BAD_BYTE")) << static_cast<int>(c);
  }
}

TEST(MapReader, DataForOtherLayersIsKept) {
  DraftReading reading("textonly\nFLAGS a b\nFLAGS standard Minor\nNOTIFY x@y.z\nNOTIFY q\nMAP base.drawing\n",
                       {{"base.drawing", ""}});
  const MapDraft& draft = reading.draft();
  EXPECT_TRUE(draft.text_only);
  EXPECT_EQ(draft.flags, (std::vector<std::string>{"standard", "Minor"}));
  EXPECT_EQ(draft.notify, (std::vector<std::string>{"x@y.z", "q"}));
  EXPECT_EQ(draft.graphics, "base");
  EXPECT_TRUE(reading.TakeResult().diagnostics.empty());
  const DraftReading none("FLAGS a\nFLAGS\n");
  EXPECT_TRUE(none.draft().flags_given && none.draft().flags.empty());
  EXPECT_FALSE(DraftReading("").draft().flags_given);
}

TEST(MapReader, LinesThatPlayDoesNotNeedDrawNoDiagnostics) {
  const MapReadResult result = ReadTest(SmallMap(
      "TEXTONLY\nFLAGS a b\nFLAGS\nNOTIFY x@y.z\nROUGE\nFLAG X\nLEAGUE CATHOLIC\nRESERVES 0\nBLUE\nMILITIA 0\n"));
  EXPECT_TRUE(result.ok());
  EXPECT_TRUE(result.diagnostics.empty()) << Describe(result);
}

TEST(MapReader, DiagnosticsNameFileLineAndColumn) {
  const MapReadResult result = ReadTest(SmallMap("ROUGE LAN XÉX YYY\n"));
  const Diagnostic* found = nullptr;
  for (const Diagnostic& d : result.diagnostics) {
    if (d.text.find("YYY") != std::string::npos) found = &d;
  }
  ASSERT_NE(found, nullptr) << Describe(result);
  EXPECT_EQ(found->line, 16);
  EXPECT_EQ(found->column, 15);
  EXPECT_EQ(found->ToString().substr(0, 32), "test.map:16:15: error: BAD_HOME:");
}

TEST(MapReader, TheStatusHoldsTheFirstErrors) {
  const Status status = ReadTest(SmallMap("VICTORY x\nBEGIN x\nMAP\nMAP\nMAP\n")).ToStatus();
  EXPECT_EQ(status.code(), StatusCode::kInvalid);
  EXPECT_NE(status.message().find("BAD_NUMBER"), std::string_view::npos);
  EXPECT_NE(status.message().find("(and 2 more errors)"), std::string_view::npos) << status.message();
  ASSERT_TRUE(status.place().has_value());
  EXPECT_EQ(status.place()->line, 16u);
  EXPECT_TRUE(ReadTest(SmallMap()).ToStatus().ok());
}

}  // namespace
}  // namespace entente
