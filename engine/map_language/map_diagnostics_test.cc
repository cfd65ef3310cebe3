// Every code has a minimal text that causes it, at the place of the offending word. Source: maps/LANGUAGE.md
// (Diagnostics).
#include "map_language/map_diagnostics.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "map_language/map_test_util.h"

namespace entente {
namespace {

// Text after SmallMap, which has 15 lines.
struct CodeCase {
  std::string code;
  std::string text;
  std::string where;  // "line:column"; 0 is the whole map or line
};

const std::string kSpain = "Spain = SPA\nSpain (n) = SPA/NC\nCOAST spa ABUTS SE1\nCOAST SPA/NC ABUTS SE1\n";

const std::vector<CodeCase>& CodeCases() {
  static const std::vector<CodeCase> cases = {
      {"FILE_MISSING", "USE nowhere", "16:5"},
      {"FILE_MISSING", "USE", "16:1"},
      {"FILE_CYCLE", "USE test", "16:5"},
      {"MAP_TWICE", "MAP empty\nMAP empty", "17:1"},
      {"MAP_ARGS", "MAP", "16:1"},
      {"MAP_ARGS", "MAP empty empty", "16:11"},
      {"MAP_ARGS", "MAP empty DRAWNG", "16:11"},
      {"BAD_NUMBER", "VICTORY x", "16:9"},
      {"BAD_NUMBER", "VICTORY 5 x 0", "16:13"},
      {"BAD_NUMBER", "NEWHOMES 1901 x", "16:15"},
      {"BAD_NUMBER", "NEWHOMES", "16:1"},
      {"BAD_NUMBER", "ROUGE\nRESERVES -1", "17:10"},
      {"BAD_NUMBER", "ROUGE\nMILITIA 1 2", "17:11"},
      {"BAD_NUMBER", "FLOW SPRING:MOVEMENT NEWYEAR:0", "16:22"},
      {"BAD_NUMBER", "FLOW SPRING:MOVEMENT IFYEARDIV:2=2", "16:22"},
      {"NO_ABBR", "Nowhere =", "16:9"},
      {"BAD_ABBR", "Nowhere = AB", "16:11"},
      {"BAD_ABBR", "Nowhere=AB", "16:9"},
      {"RENAME_UNKNOWN", "LAM -> Name = NEW", "16:1"},
      {"RENAME_UNKNOWN", "ROUG -> X", "16:1"},
      {"RENAME_SYNTAX", "ROUGE ->", "16:7"},
      {"RENAME_SYNTAX", "-> X", "16:1"},
      {"RENAME_SYNTAX", "ROUGE -> X -> Y", "16:12"},
      {"RENAME_SYNTAX", "ROUGE -> UNOWNED", "16:10"},
      {"RENAME_SYNTAX", "UNOWNED -> X", "16:1"},
      {"RENAME_SYNTAX", "LAN -> A -> B = NEW", "16:10"},
      {"DUP_PLACE", "Other = LAN", "16:9"},
      {"DUP_PLACE", "LAN -> Other = ISL", "16:16"},
      {"DUP_PLACE", "Island = ILE\nLAND ILE", "16:10"},
      {"AMBIG_PLUS", "LAN -> Landland = LAN a+b?", "16:23"},
      {"NO_TERRAIN", "Nowhere = NOW", "16:11"},
      {"NO_TERRAIN", "Now (n) = NOW/NC\nCOAST NOW/NC", "17:7"},
      {"NO_NAME", "LAND NOW", "16:6"},
      {"NO_NAME", "= NOW", "16:1"},
      {"AMEND_UNKNOWN", "AMEND NOW", "16:7"},
      {"NO_ABUTS", "LAND LAN BORDERS COA", "16:10"},
      {"ABUT_UNKNOWN", "AMEND LAN ABUTS XYZ", "16:17"},
      {"ABUT_UNKNOWN", "AMEND LAN ABUTS ~", "16:17"},
      {"ABUT_TWICE", "AMEND LAN ABUTS coa", "16:17"},
      {"ONE_WAY", "AMEND LAN ABUTS ISL", "16:17"},
      {"BAD_SPECIAL", "AMEND LAN ABUTS ISL!", "16:17"},
      {"SPECIAL_CLASH", "AMEND LAN ABUTS ~ISL*", "16:17"},
      {"BAD_LETTER", "AMEND COA ABUTS Q:ISL\nAMEND ISL ABUTS COA", "16:17"},
      {"BAD_CONDITION", "AMEND COA ABUTS ISL(SE1)\nAMEND ISL ABUTS COA", "16:17"},
      {"BAD_CONDITION", "AMEND COA ABUTS ISL(,)\nAMEND ISL ABUTS COA", "16:17"},
      {"NO_POWER", "UNOWNED\nA LAN", "17:1"},
      {"UNKNOWN_POWER", "DUMMY PINK", "16:7"},
      {"UNKNOWN_POWER", "UNPLAYED PINK", "16:10"},
      {"UNKNOWN_POWER", "DUMMY ALL EXCEPT PINK", "16:18"},
      {"UNKNOWN_POWER", "DUMMY ALL ROUGE", "16:11"},
      {"UNKNOWN_POWER", "DUMMIES", "16:1"},
      {"UNKNOWN_POWER", "ROUGE\nCONTROL BLUE", "17:1"},
      {"UNKNOWN_POWER", "DUMMY ALL\nROUGE\nCONTROL BLUE", "18:9"},
      {"UNKNOWN_POWER", "TEAM ROUGE-PINK", "16:6"},
      {"BAD_LEAGUE", "ROUGE\nLEAGUE", "17:1"},
      {"BAD_LEAGUE", "ROUGE\nLEAGUE A STRIKT", "17:10"},
      {"BAD_LEAGUE", "ROUGE\nLEAGUE A STRICT B", "17:17"},
      {"LEAGUE_TWICE", "ROUGE\nLEAGUE A\nLEAGUE B", "18:1"},
      {"BAD_LETTER_DEF", "X (Y:M)", "16:3"},
      {"BAD_LETTER_DEF", "X (Y:Q)\nZ (Y:Q)", "17:1"},
      {"BAD_HOME", "ROUGE XYZ", "16:7"},
      {"BAD_HOME", "ROUGE +XYZ", "16:7"},
      {"BAD_HOME", "ROUGE *XYZ", "16:7"},
      {"BAD_HOME", "ROUGE @XYZ", "16:7"},
      {"BAD_HOME", "ROUGE ~", "16:7"},
      {"BAD_HOME", "ROUGE @ISL(", "16:7"},
      {"BAD_HOME", "UNOWNED XYZ", "16:9"},
      {"BAD_HOME", "UNOWNED -", "16:9"},
      {"BAD_OWNED", "ROUGE\nOWNS XYZ", "17:6"},
      {"BAD_OWNED", "ROUGE\nCENTERS XYZ", "17:9"},
      {"FACTORY_SC", "ROUGE +COA", "16:7"},
      {"FACTORY_SC", "ROUGE +@SE1", "16:7"},
      {"FACTORY_TWICE", "BLUE +SE1\nROUGE +SE1", "17:7"},
      {"PARTISAN_SC", "ROUGE *COA", "16:7"},
      {"PARTISAN_SC", "ROUGE *@SE1", "16:7"},
      {"PARTISAN_TWICE", "BLUE *SE1\nROUGE *SE1", "17:7"},
      {"PARTISAN_FACTORY", "BLUE +SE1\nROUGE *SE1", "17:7"},
      {"PARTISAN_FACTORY", "ROUGE +*SE1", "16:7"},
      {"NEUTRAL_FACTORY", "ROUGE +ISL", "16:7"},
      {"ALT_LIMIT", "ROUGE @ISL(COA)", "16:7"},
      {"ALT_LIMIT", "ROUGE @ISL(LAN) @LAN(ISL)", "16:7"},
      {"ALT_LIMIT", "ROUGE ISL(LAN)", "16:7"},
      {"OWNED_TWICE", "ROUGE COA", "16:7"},
      {"OWNED_TWICE", "ROUGE\nOWNS COA", "17:6"},
      {"BAD_UNIT", "ROUGE\nA SE1", "17:3"},
      {"BAD_UNIT", "ROUGE\nF LAN", "17:3"},
      {"BAD_UNIT", "ROUGE\nA XYZ", "17:3"},
      {"BAD_UNIT", "ROUGE\nA", "17:1"},
      {"BAD_UNIT", "ROUGE\nA LAN COA", "17:7"},
      {"BAD_UNIT", kSpain + "AMEND SE1 ABUTS SPA/NC\nROUGE\nF SPA", "22:3"},
      {"BAD_UNIT", kSpain + "AMEND SE1 ABUTS SPA/NC\nROUGE\nF SPA/SC", "22:3"},
      {"FEW_POWERS", "UNPLAYED ROUGE", "3:1"},
      {"FLOW_SYNTAX", "FLOW SPRING", "16:6"},
      {"FLOW_LETTER", "FLOW SPRING:MOVEMENT,MAIL", "16:6"},
      {"FLOW_TWICE", "FLOW SPRING:MOVEMENT SPRING:MOVEMENT", "16:22"},
      {"FLOW_SIGN", "FLOW SPRING:MOVEMENT NEWYEAR NEWYEAR:-2", "16:30"},
      {"BAD_BEGIN", "BEGIN SPRING x MOVEMENT", "16:14"},
      {"BAD_BEGIN", "BEGIN SPRING 1901", "16:1"},
      {"BAD_BEGIN", "BEGIN SUMMER 1901 MOVEMENT", "16:7"},
      {"BAD_IN", "IN", "16:1"},
      {"BAD_IN", "IN SPRNG: SHUT SE1", "16:4"},
      {"BAD_IN", "IN SPRING: IN FALL: SHUT SE1", "16:12"},
      {"BAD_FROM", "FROM", "16:1"},
      {"BAD_FROM", "FROM SPRING: SHUT SE1", "16:6"},
      {"BAD_FROM", "FROM X1901M: SHUT SE1", "16:6"},
      {"BAD_FROM", "FROM S1901R: SHUT SE1", "16:6"},
      {"BAD_FROM", "FROM START X", "16:12"},
      {"BAD_STANZA", "A B C DIRECTIVES", "16:3"},
      {"BAD_STANZA", "IN SPRING: USE stanza", "stanza.map:1:1"},
      {"LIMIT", std::string(100'000, 'x'), "16:0"},
      {"FILE_OUTSIDE", "USE ../x", "16:5"},
      {"BAD_BYTE", "A\x01", "16:2"},
      {"BAD_OWN_WORD", "X (British Columbian)", "16:3"},
      {"BAD_OWN_WORD", "QUX(Quxian:Q)", "16:1"},
      {"UNKNOWN_POWER", "_ LAN", "16:1"},
      {"UNKNOWN_POWER", "UNO.WNED LAN", "16:1"},
      {"RENAME_SYNTAX", "ROUGE -> _", "16:10"},
      {"NO_NAME", "+ = NEW", "16:1"},
      {"FLOW_SYNTAX", "FLOW NEWYEAR", "16:6"},
      {"BAD_ROTATE", "ROTATE SOMETIMES", "16:8"},
      {"BAD_ROTATE", "ROTATE BEFORE", "16:8"},
      {"BAD_ROTATE", "ROTATE AFTER INCOME", "16:8"},
      {"FILE_AGAIN", "USE empty\nUSE empty", "17:5"},
      {"DUP_ALIAS", "LAN -> Landland = LAN both\nISL -> Island = ISL both", "17:21"},
      {"ALIAS_SHADOW", "LAN -> Landland = LAN isl", "16:23"},
      {"NAME_CLASH", "ISLAND (Q)", "16:1"},
      {"POWER_3", "USA (Q)", "16:1"},
      {"NOISE_ABBR", "LAN -> Thebes = THE", "16:17"},
      {"LETTER_CLASH", "RUDDER (Rrr)", "16:1"},
      {"UNKNOWN_RULE", "RULE BUILD_ALL", "16:6"},
      {"UNKNOWN_VARIANT", "ODD DIRECTIVES", "16:1"},
      {"COAST_PLAIN", kSpain + "AMEND SE1 ABUTS SPA", "20:17"},
      {"COAST_WATER", kSpain + "AMEND SE1 ABUTS SPA/NC\nAMEND SE2 ABUTS SPA/NC\nAMEND SPA/NC ABUTS SE2", "18:7"},
      {"PHASE_SHORT", "FLOW SPRING:MOVEMENT SUMMER:MOVEMENT", "16:22"},
      {"REMOVE_NONE", "AMEND LAN ABUTS -SE1", "16:17"},
      {"REMOVE_NONE", "ROUGE -COA", "16:7"},
      {"REMOVE_NONE", "UNOWNED -LAN", "16:9"},
      {"REMOVE_NONE", "DROP XYZ", "16:6"},
      {"UNKNOWN_DIRECTIVE", "COATS LAN ABUTS COA", "16:1"},
      {"UNKNOWN_DIRECTIVE", "Hello my dear world", "16:1"},
      {"UNKNOWN_DIRECTIVE", "UNOWND LAX", "16:1"},
      {"NOT_CLOSED", "UNOWNED NEW\nDIRECTIVES\nNewland = NEW\nLAND NEW", "17:1"},
      {"NOT_CLOSED", "UNOWNED NEW\nIN SPRING\nNewland = NEW\nLAND NEW", "17:4"},
      {"LISTED_TWICE", "ROUGE\nA ISL\nA ISL", "18:3"},
      {"LISTED_TWICE", "UNOWNED ISL ISL", "16:13"},
      {"COAST_CASE", kSpain + "COAST spa/nc ABUTS SE1", "20:7"},
      {"COAST_LIMITS", kSpain + "Spain (s) = SPA/SC\nCOAST SPA/SC ABUTS SE1\nAMEND SE1 ABUTS SPA/NC ~SPA/SC", "22:24"},
      {"NOT_A_MAP", "USE page", "page.map:1:1"},
      {"LATE_COMMENT", "LAND LAN ABUTS COA # hills", "16:20"},
      {"CANNOT_WIN", "VICTORY 3 9", "16:1"},
      {"NO_WAY", "Far = FAR\nLAND FAR", "17:6"},
      {"NO_WAY", "AMEND LAN ABUTS SE1\nAMEND SE1 ABUTS LAN", "16:7"},
      {"EMPTY_POWER", "NARNIA (Narnian)", "16:1"},
      {"LIKELY_TYPO", "ROUGE\nDUMMY\nCONTROL BLEU", "18:9"},
      {"LIKELY_TYPO", "SHUT", "16:1"},
      {"LIKELY_TYPO", "UNOWND LAN", "16:1"},
      {"EXTRA_WORDS", "TEXTONLY x", "16:10"},
      {"LIKELY_TYPO", "ROUGEE\nA ISL", "16:1"},
      {"LIKELY_TYPO", "UNIT\nA ISL", "16:1"},
      {"LIKELY_TYPO", "AMEND COA ABUTS -SE1 sE1", "16:22"},
      {"LIKELY_TYPO", "Hello\nA ISL", "16:1"},
      {"LIKELY_TYPO", "G ISL", "16:1"},
      {"HOME_LOST", "ROUGE *LAN", "16:7"},
      {"HOME_LOST", "ROUGE +LAN", "16:7"},
      {"NO_EFFECT", "FLOW SPRING:MOVEMENT IFYEARDIV:2 NEWYEAR", "16:22"},
      {"NO_EFFECT", "FLOW SPRING:MOVEMENT NEWYEAR:2 IFYEARDIV:2 FALL:MOVEMENT", "16:44"},
      {"NO_EFFECT", "NEWHOMES 1900", "16:1"},
      {"NO_EFFECT", "DROP", "16:1"},
      {"NO_EFFECT", "RULE", "16:1"},
      {"NO_EFFECT", "END DIRECTIVES", "16:1"},
      {"NO_EFFECT", "IN SPRING:", "16:4"},
      {"NO_EFFECT", "FROM S1901M: ROUGE -> Crimson (Crim:C)", "16:31"},
      {"NO_EFFECT", "IN SPRING: RULE BUILD_ANY", "16:12"},
      {"NO_EFFECT", "FROM S1901M\nROUGE\nOWNS LAN SC!", "18:10"},
  };
  return cases;
}

MapReadResult Read(const std::string& text) {
  return ReadTest(SmallMap(text + "\n"),
                  {{"empty.map", ""}, {"stanza.map", "DIRECTIVES\n"}, {"page.map", "<!DOCTYPE html>\n"}});
}

const DiagnosticCode* FindCode(std::string_view code) {
  const auto codes = AllDiagnosticCodes();
  const auto found = std::find_if(codes.begin(), codes.end(), [&](const auto& known) { return known.code == code; });
  return found == codes.end() ? nullptr : &*found;
}

std::string WhereOf(const Diagnostic& diagnostic) {
  const std::string place = std::to_string(diagnostic.line) + ":" + std::to_string(diagnostic.column);
  return diagnostic.file == "test.map" || diagnostic.line == 0 ? place : diagnostic.file + ":" + place;
}

TEST(DiagnosticCodes, EachIsDrawnAtTheOffendingWord) {
  for (const CodeCase& wanted : CodeCases()) {
    const MapReadResult result = Read(wanted.text);
    std::vector<std::string> places;
    for (const Diagnostic& diagnostic : result.diagnostics) {
      if (diagnostic.code == wanted.code) places.push_back(WhereOf(diagnostic));
    }
    EXPECT_NE(std::find(places.begin(), places.end(), wanted.where), places.end())
        << wanted.code << " at " << wanted.where << " in:\n"
        << wanted.text.substr(0, 200) << "\n"
        << Describe(result);
  }
}

TEST(DiagnosticCodes, NoTextDrawsTwoErrorsOfOneKindAtOnePlace) {
  for (const CodeCase& wanted : CodeCases()) {
    std::set<std::string> places;
    for (const Diagnostic& diagnostic : Read(wanted.text).diagnostics) {
      if (diagnostic.code == "ONE_WAY") continue;  // a record may lack the way back to several neighbours
      EXPECT_TRUE(places.insert(WhereOf(diagnostic) + " " + diagnostic.code).second || diagnostic.line == 0)
          << wanted.text << "\n"
          << diagnostic.ToString();
    }
  }
}

TEST(DiagnosticCodes, AllAreListedWithTheirSeverity) {
  for (const CodeCase& wanted : CodeCases()) {
    for (const Diagnostic& diagnostic : Read(wanted.text).diagnostics) {
      const DiagnosticCode* known = FindCode(diagnostic.code);
      ASSERT_NE(known, nullptr) << diagnostic.ToString();
      EXPECT_EQ(known->is_error, diagnostic.is_error) << diagnostic.ToString();
      EXPECT_FALSE(diagnostic.text.empty());
    }
  }
}

TEST(DiagnosticCodes, EveryOneHasACase) {
  std::set<std::string_view> codes;
  for (const DiagnosticCode& known : AllDiagnosticCodes()) {
    EXPECT_TRUE(codes.insert(known.code).second) << known.code << " is listed twice";
    if (known.code == "NO_PLACES") continue;  // cannot occur after SmallMap
    const bool has_case = std::any_of(CodeCases().begin(), CodeCases().end(),
                                      [&](const CodeCase& wanted) { return wanted.code == known.code; });
    EXPECT_TRUE(has_case) << known.code;
  }
}

TEST(DiagnosticTexts, NameTheNearestKnownWord) {
  struct {
    const char *text, *nearest;
  } cases[] = {
      {"LAM -> Name = NEW", "nearest: LAN"},
      {"ROUG -> X", "nearest: ROUGE"},
      {"AMEND LAM ABUTS ISL", "nearest: LAN"},
      {"DROP ISM", "nearest: ISL"},
      {"ROUGE -LAM", "nearest: LAN"},
      {"AMEND LAN ABUTS -COB", "nearest: COA"},
      {"DUMMY BLEU", "nearest: BLUE"},
      {"TEAM ROUGE-BLEU", "nearest: BLUE"},
      {"RULE BUILDANY", "nearest: BUILD_ANY"},
      {"PAYOL DIRECTIVES", "nearest: PAYOLA"},
      {"ROUGE\nLEAGUE A STRIKT", "nearest: STRICT"},
      {"ROTATE AFTR", "nearest: AFTER"},
      {"FLOW NEWYAER", "nearest: NEWYEAR"},
      {"COATS LAN ABUTS COA", "nearest: COAST"},
  };
  for (const auto& wanted : cases) {
    EXPECT_NE(Describe(Read(wanted.text)).find(wanted.nearest), std::string::npos) << wanted.text << "\n"
                                                                                   << Describe(Read(wanted.text));
  }
}

TEST(DiagnosticTexts, SayWhyAnAlternativeCannotStandForAPlace) {
  EXPECT_NE(Describe(Read("ROUGE @ISL(COA)")).find("'COA' is no home of Rouge"), std::string::npos);
  EXPECT_NE(Describe(Read("ROUGE @ISL(LAN) @LAN(ISL)")).find("'LAN' is an alternative itself"), std::string::npos);
}

TEST(DiagnosticTexts, DoNotOfferAnAbbreviationThatSharesOneLetter) {
  EXPECT_EQ(Describe(Read("DROP LXX")).find("nearest"), std::string::npos);
}

TEST(DiagnosticList, KeepsTheSameDiagnosticOnce) {
  DiagnosticList list;
  const uint32_t file = list.AddFile("a.map", {});
  const Origin first{file, 1, 2, 3}, again{file, 1, 2, 9}, other{file, 1, 3, 3};
  list.Error(first, "NO_POWER", "text");
  list.Error(again, "NO_POWER", "text");  // the same line, read a second time
  list.Error(other, "NO_POWER", "text");
  list.Error(first, "NO_POWER", "other text");
  list.Error(first, "BAD_UNIT", "text");
  EXPECT_EQ(list.Take().size(), 4u);
  list.Error(first, "NO_POWER", "text");
  EXPECT_EQ(list.Take().size(), 1u);
}

TEST(DiagnosticList, AFileAndItsChainHaveOneIndex) {
  DiagnosticList list;
  const uint32_t a = list.AddFile("a.map", {});
  const uint32_t b = list.AddFile("b.map", {"a.map:1"});
  EXPECT_NE(a, b);
  EXPECT_NE(b, list.AddFile("b.map", {"a.map:2"}));
  EXPECT_EQ(b, list.AddFile("b.map", {"a.map:1"}));
  EXPECT_EQ(list.FileName(b), "b.map");
  EXPECT_EQ(list.IncludeChain(b), (std::vector<std::string>{"a.map:1"}));
}

}  // namespace
}  // namespace entente
