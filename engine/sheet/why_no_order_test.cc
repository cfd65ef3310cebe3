// Tests the reasons why a line is no order, in English and German.
#include "board/test_board.h"
#include "sheet/line_text.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

// Reads a line of FRANCE under the rules and returns why it is no order.
std::string Why(std::string_view text, std::string_view language, const RuleOptions& rules = {}) {
  const TestBoard board;
  OrderSheet sheet;
  const NormalForm names(board.map());
  SheetReader(names, rules, PhaseType::kMovement).ReadLine(board.Power("FRANCE"), text, sheet);
  EXPECT_FALSE(sheet.IsReadable(0)) << text;
  return WhyNoOrder(sheet[0], *FindLanguage(language));
}

TEST(WhyNoOrder, EveryFaultAndExpectationHasAGermanText) {
  constexpr std::pair<std::string_view, std::string_view> kGerman[] = {
      {"", "Der Text ist leer: Erwartet wird eine Einheit (A oder F und ihr Ort)."},
      {"A PAR -", "Der Text endet an Stelle 8: Erwartet wird ein Ziel."},
      {"A PAR H FOO", "'FOO' an Stelle 9 gehört nicht hinter den Befehl."},
      {"A PAR ? BUR", "'?' an Stelle 7 gehört nicht dorthin: Erwartet wird ein Befehl (H, -, S, C, R, D oder B)."},
      {"F NTH C A LON", "Der Text endet an Stelle 14: Erwartet wird '-' und ein Ziel."},
      {"A LON - BEL (via convoy", "Der Text endet an Stelle 24: Erwartet wird ')'."},
      {"(FRA AMY PAR) SUP FRA", "'FRA' an Stelle 19 gehört nicht dorthin: Erwartet wird '('."},
      {"(FRA AMX PAR) HLD", "'AMX' an Stelle 6 gehört nicht dorthin: Erwartet wird Armee oder Flotte."},
      {"A PAR - LIV", "'LIV' an Stelle 9 kann LVN oder LVP sein: Erwartet wird ein Ziel."},
      {"A PAR S A QQQ", "'QQQ' an Stelle 11 ist kein Ort: Erwartet wird die unterstützte Einheit."},
      {"F NTH C QQQ - BEL", "'QQQ' an Stelle 9 ist kein Ort: Erwartet wird die beförderte Einheit."},
      {"A LON - BEL VIA QQQ", "'QQQ' an Stelle 17 ist kein Ort: Erwartet wird der Ort einer Einheit, die befördert."},
      {"A PAR QQQQQ",
       "'QQQQQ' an Stelle 7 ist kein Wort eines Befehls: Erwartet wird ein Befehl (H, -, S, C, R, D oder B)."},
      {"(QQQ AMY PAR) HLD", "'QQQ' an Stelle 2 ist keine Macht: Erwartet wird eine Macht."},
      {"A BUD - SER/RUM", "'RUM' an Stelle 13 ist ein zweiter Ort: Erwartet wird einer."},
      {"A PAR H; A MAR H", "Mit 'A MAR' an Stelle 10 beginnt ein zweiter Befehl: Erwartet wird ein Befehl je Text."},
      {"(none)", "'(none)' an Stelle 1 ist kein Befehl: Erwartet wird eine Einheit."},
  };
  for (const auto& [text, german] : kGerman) {
    EXPECT_NE(Why(text, "en"), german);
    EXPECT_EQ(Why(text, "de"), german);
  }
}

TEST(WhyNoOrder, NearWordsAreOffered) {
  const std::string near_bur = Why("A PAR - BURR", "de");
  EXPECT_TRUE(near_bur.starts_with("'BURR' an Stelle 9 ist kein Ort: Erwartet wird ein Ziel (ähnlich: BUR"))
      << near_bur;
}

TEST(WhyNoOrder, AStatementThatIsNearIsOffered) {
  constexpr std::string_view kUnit = "is no place: expected a unit (A or F and its place) (nearest: ";
  const auto near = [&](std::string_view word, std::string_view nearest) {
    return "'" + std::string(word) + "' at 1 " + std::string(kUnit) + std::string(nearest) + ")";
  };
  EXPECT_EQ(Why("SET REPLCES", "en"), near("SET", "SET REPLACES"));
  EXPECT_EQ(Why("set continue", "en"), near("set", "SET CONTINUES"));
  EXPECT_EQ(Why("SET", "en"), near("SET", "SET CONTINUES, SET REPLACES, SET UNORDERED"));
  EXPECT_EQ(Why("PROXI A PAR TO GERMANY", "en"), near("PROXI", "PROXY A PAR TO GERMANY"));
  EXPECT_EQ(Why("PROXY A PAR", "en"), near("PROXY", "PROXY A PAR TO GERMANY"));
  EXPECT_EQ(Why("PRU - ? BER", "en").find("PROXY"), std::string::npos);
}

TEST(WhyNoOrder, StatementsSayWhatTheyAre) {
  constexpr std::pair<std::string_view, std::string_view> kGerman[] = {
      {"SET CONTINUES", "Kein Befehl, sondern eine Aussage: Diese Befehle kommen zu den früheren hinzu."},
      {"SET REPLACES", "Kein Befehl, sondern eine Aussage: Diese Befehle ersetzen die früheren."},
      {"SET UNORDERED", "Kein Befehl, sondern eine Aussage: Es ist unbekannt, welche Befehle zuletzt kamen."},
      {"PROXY ALL TO GERMANY", "Kein Befehl, sondern eine Aussage: Sie überlässt Befehle einer anderen Macht."},
  };
  for (const auto& [text, german] : kGerman) {
    EXPECT_NE(Why(text, "en"), german);
    EXPECT_EQ(Why(text, "de"), german);
  }
}

TEST(WhyNoOrder, PerpetualOrdersAreRefusedByRuleOrPhase) {
  RuleOptions refused, accepted;
  refused.perpetual_orders = PerpetualOrders::kRefused;
  accepted.perpetual_orders = PerpetualOrders::kAccepted;
  EXPECT_EQ(Why("PERPETUAL A PAR H", "en", refused), "orders that stand until they are replaced are refused here");
  EXPECT_EQ(Why("PERPETUAL A PAR H", "de", refused),
            "Befehle, die gelten, bis sie ersetzt werden, sind hier nicht zugelassen.");
  EXPECT_EQ(Why("PERPETUAL A QQQ H", "en", accepted).substr(0, 24), "'QQQ' at 13 is no place:");
  EXPECT_EQ(Why("PERPETUAL A QQQ H", "de", accepted).substr(0, 31), "'QQQ' an Stelle 13 ist kein Ort");
}

TEST(WhyNoOrder, FaultsOfBytesHaveGermanTexts) {
  EXPECT_EQ(Why(std::string(600, 'A'), "en"), "the order has 600 bytes: expected at most 512");
  EXPECT_EQ(Why(std::string(600, 'A'), "de"), "Der Befehl hat 600 Bytes: Erwartet werden höchstens 512.");
  EXPECT_EQ(Why("A PAR \x01", "de"), "An Stelle 7 steht ein Steuerzeichen: Erwartet wird gewöhnlicher Text.");
}

}  // namespace
}  // namespace entente
