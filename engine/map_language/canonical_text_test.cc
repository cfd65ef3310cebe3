#include "map_language/canonical_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "map_language/builtin.h"
#include "map_language/map_test_util.h"

namespace entente {
namespace {

MapReadResult ReadAgain(const Map& map) {
  return ReadMapText(map.source(), std::string(map.name()) + ".map", IncludeCallback());
}

// The canonical text of a map gives the same image, and so the same text.
void ExpectTheSame(const Map& map) {
  SCOPED_TRACE(map.name());
  const MapReadResult again = ReadAgain(map);
  ASSERT_TRUE(again.ok()) << Describe(again) << map.source();
  EXPECT_EQ(again.map->source(), map.source());
  const auto same =
      std::equal(map.image().begin(), map.image().end(), again.map->image().begin(), again.map->image().end());
  EXPECT_TRUE(same) << map.source();
}

// A map of SmallMap and further lines; its canonical text.
std::string CanonicalOf(std::string_view more) {
  const MapReadResult result = ReadTest(SmallMap(more));
  EXPECT_TRUE(result.ok()) << Describe(result);
  if (!result.ok()) return "";
  ExpectTheSame(*result.map);
  return std::string(result.map->source());
}

bool HasLine(const std::string& text, const std::string& line) {
  return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
}

TEST(CanonicalText, OfAShippedMapGivesTheSameMap) {
  for (const std::string_view name : BuiltinMapNames()) ExpectTheSame(**BuiltinMap(name));
}

TEST(CanonicalText, OfASharedMapGivesTheSameMap) {
  const std::filesystem::path folder = std::string(ENTENTE_SHARED_DIR) + "/maps/dpjudge";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "../shared/maps/dpjudge is absent";
  int maps = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".map") continue;
    const MapReadResult result = ReadSharedMap(entry.path().filename().string());
    if (!result.ok()) continue;  // map_files_test checks which maps may have errors
    ExpectTheSame(*result.map);
    ++maps;
  }
  EXPECT_GE(maps, 24);
}

TEST(CanonicalText, SaysEverythingInOneOrder) {
  const MapReadResult result = ReadTest(SmallMap());
  ASSERT_TRUE(result.ok()) << Describe(result);
  EXPECT_EQ(result.map->source(), R"(# test.map

BEGIN SPRING 1901 MOVEMENT
FLOW SPRING:MOVEMENT,RETREATS FALL:MOVEMENT,RETREATS WINTER:ADJUSTMENTS

Blue (Bluish) COA
  F COA
Rouge (Reddish) LAN
  A LAN
UNOWNED ISL

Coastland  = COA
Island     = ISL
Landland   = LAN
First Sea  = SE1
Second Sea = SE2

COAST COA ABUTS lan SE1
COAST ISL ABUTS SE1 SE2
LAND  LAN ABUTS COA
WATER SE1 ABUTS COA ISL SE2
WATER SE2 ABUTS ISL SE1
)");
}

TEST(CanonicalText, KeepsWhatBelongsToPowers) {
  const std::string text = CanonicalOf(
      "U+S+A (North+American:Z) &SC &SC @~SE2\nINHABITS LAN @COA(LAN) +SE1 *~SE2 &SC &SC\nOWNS ISL SC! SC? SC!\nFLAG "
      "FRANCE\n"
      "LEAGUE Good BENIGN Bad,Worse\nRESERVES 2\nMILITIA\nDUMMY\nCONTROL Blue,somebody\n"
      "_Last (:Q)\nLEAGUE bad STRICT\nCENTERS\nBLUE -COA\n");
  EXPECT_TRUE(HasLine(text, "U+S+A (North+American:Z)")) << text;
  EXPECT_TRUE(HasLine(text, "  HOMES @COA(LAN) LAN +SE1 *~SE2 &SC &SC"));
  EXPECT_TRUE(HasLine(text, "  OWNS ISL SC! SC! SC?"));
  EXPECT_TRUE(
      HasLine(text, "  DUMMY\n  CONTROL BLUE SOMEBODY\n  LEAGUE GOOD BENIGN BAD WORSE\n  RESERVES 2\n  MILITIA 1"));
  EXPECT_TRUE(HasLine(text, "  FLAG FRANCE"));
  EXPECT_TRUE(HasLine(text, "_Last (:Q)\n  OWNS\n  LEAGUE BAD STRICT"));
  EXPECT_TRUE(HasLine(text, "Blue (Bluish)\n  F COA"));
  EXPECT_TRUE(HasLine(text, "UNOWNED COA ISL"));
}

TEST(CanonicalText, KeepsCaseFormsPassagesAndConditions) {
  const std::string text = CanonicalOf(
      "Bigland = BIG\nBigland (north) = BIG/NC\nBigland (far) = BIG/FC\nCOAST big ABUTS COA SE1 SE2\n"
      "COAST BIG/NC ABUTS SE1\nCOAST BIG/FC ABUTS SE2\nPORT COA\nAMEND COA ABUTS big RB:~ISL(ISL,COA) SE2\n"
      "AMEND ISL ABUTS Coa\nAMEND SE1 ABUTS BIG/NC\nAMEND SE2 ABUTS *BIG/FC :COA\n"
      "Shut = SHU\nSHUT SHU ABUTS SE1 Sui\nSui = SUI\nLAND SUI ABUTS SHU SUI\n");
  EXPECT_TRUE(HasLine(text,
                      "COAST big    ABUTS COA SE1 SE2\nCOAST BIG/NC ABUTS SE1\nCOAST BIG/FC ABUTS SE2\n"
                      "PORT  COA    ABUTS big BR:~ISL(ISL,COA) lan SE1 SE2\nCOAST ISL    ABUTS Coa SE1 SE2"))
      << text;  // the last of two coasts counts
  EXPECT_TRUE(HasLine(text, "SHUT  SHU    ABUTS SE1 Sui"));
  EXPECT_TRUE(HasLine(text, "WATER SE2    ABUTS *BIG/FC :COA ISL SE1"));
}

TEST(CanonicalText, KeepsPhasesRulesAndSettings) {
  const std::string text = CanonicalOf(
      "TEXTONLY\nFLAGS\nNOTIFY A@B.C\nFLOW NEWYEAR:5 A.D.:MOVEMENT,RETREATS IFYEARDIV:10=5 IFYEARDIV:2 B:ADJUSTMENTS "
      "A.D.:X\n"
      "BEGIN A.D. -5 RETREATS\nVICTORY 2 3\nNEWHOMES 1910 1905\nRULE BUILD_ANY !NO_PRESS\nROTATE\n"
      "ROTATE CONTROL AFTER M,R BEFORE Adjustments FOR X AFTER\n");
  EXPECT_TRUE(HasLine(text,
                      "TEXTONLY\nFLAGS\nNOTIFY A@B.C\nRULE BUILD_ANY !NO_PRESS\nROTATE\nROTATE AFTER M R\n"
                      "ROTATE BEFORE ADJUSTMENTS\nROTATE FOR X\nROTATE AFTER\nBEGIN A.D. -5 RETREATS\n"
                      "FLOW NEWYEAR:5 A.D.:MOVEMENT,RETREATS IFYEARDIV:10=5 IFYEARDIV:2 B:ADJUSTMENTS A.D.:X\n"
                      "VICTORY 2 3\nNEWHOMES 1910 1905"))
      << text;
}

TEST(CanonicalText, KeepsStanzasAndChangesAsTheyWereWritten) {
  const std::string text = CanonicalOf(
      "DIRECTIVES\nTIMING NEXT 1D\nRULE BUILD_ANY\nEND DIRECTIVES\nPAYOLA DIRECTIVES\nRULE PAY_DUMMIES\nTAX 3\nEND "
      "DIRECTIVES\n"
      "IN WINTER: SHUT SE2\nIN FALL 1903\nBLUE\n HOMES ISL\nFROM S1904M\nFROM S1905M: AMEND lan\nIN FALL\n");
  EXPECT_TRUE(HasLine(text, "RULE BUILD_ANY"));
  EXPECT_TRUE(HasLine(text,
                      "\nDIRECTIVES\n  TIMING NEXT 1D\nEND DIRECTIVES\n\nPAYOLA DIRECTIVES\n  RULE PAY_DUMMIES\n"
                      "  TAX 3\nEND DIRECTIVES\n\nIN WINTER\n  SHUT SE2\n\nIN FALL 1903\n  BLUE\n  HOMES ISL\n\n"
                      "FROM S1904M\n\nFROM S1905M\n  AMEND lan\n\nIN FALL"))
      << text;
}

TEST(CanonicalText, WritesNamesThatWouldReadAsDirectives) {
  const std::string text = CanonicalOf(
      "+Use (Useful)\nA, (Ah:)\nF+LEET (a:b:)\n+In Land = INL directives a+(b) x.y? in-land Inl\n"
      "+#x+y +-> Islet = ITL ?:\nLAND INL\nLAND ITL\n");
  EXPECT_TRUE(HasLine(text, "Use, (Useful)")) << text;
  EXPECT_TRUE(HasLine(text, "A, (Ah)"));
  EXPECT_TRUE(HasLine(text, "FLeet (a:b:)"));
  EXPECT_TRUE(HasLine(text, "+In Land       = INL a(b) directives xy?"));
  EXPECT_TRUE(HasLine(text, "+#xY +-> Islet = ITL +#x+y+>+islet ?:"));
  EXPECT_TRUE(HasLine(CanonicalOf("Other = OTH directives a\nLAND OTH\n"), "Other      = OTH a directives oth"));
}

TEST(CanonicalText, NamesTheRecordOfEveryWord) {
  DraftReading reading(SmallMap("RULE BUILD_ANY\n"));
  const CanonicalText canonical = WriteCanonicalText(reading.draft());
  size_t line = 0, start = 0;
  for (std::string_view rest = canonical.text; !rest.empty(); rest.remove_prefix(start)) {
    ++line;
    start = rest.find('\n') + 1;
    const size_t column = rest.substr(0, start).find("SE2");
    if (!rest.starts_with("COAST ISL") || column == std::string_view::npos) continue;
    const Origin* at = canonical.OriginAt(static_cast<uint32_t>(line), static_cast<uint32_t>(column + 2));
    ASSERT_NE(at, nullptr);
    EXPECT_EQ(at->line, 15u);
    EXPECT_EQ(at->column, 21u);
  }
  EXPECT_EQ(canonical.OriginAt(1, 1), nullptr);
  EXPECT_EQ(canonical.OriginAt(999, 1), nullptr);
}

}  // namespace
}  // namespace entente
