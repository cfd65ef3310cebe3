// The styles of reports: retreats of dislodged units, the board, a line for each power, full names, a width.
#include <gtest/gtest.h>

#include "base/columns.h"
#include "base/text.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "map_language/standard_test_util.h"
#include "reports/report_test_util.h"

namespace entente {
namespace {

class ReportStyleTest : public testing::Test {
 protected:
  std::string Report(std::string_view json, const ReportStyle& style = {}) {
    const auto report = ReportOf(exchange_, json, style);
    EXPECT_TRUE(report.ok()) << report.status();
    return report.ok() ? *report : "";
  }
  static bool Has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

  Exchange exchange_{{}};
};

constexpr std::string_view kBattle =
    R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A BUR","F HOL"],"ENGLAND":["F BRE","A GAS"]},)"
    R"("centers":{"FRANCE":["PAR","MAR"],"GERMANY":["MUN","HOL"]}},)"
    R"("orders":{"FRANCE":["A PAR - BUR","A MAR S A PAR - BUR"],"GERMANY":["F HOL H"],"ENGLAND":["F BRE H","A GAS H"]}})";

TEST_F(ReportStyleTest, WhereADislodgedUnitMayGoIsToldByName) {
  EXPECT_TRUE(Has(Report(kBattle), "\nDislodged\n  A BUR of Germany may go to BEL, MUN, PIC, RUH.\n"))
      << Report(kBattle);
}

TEST_F(ReportStyleTest, ADislodgedUnitWithoutAPlaceDisbands) {
  // Every place next to GAS is occupied or is the origin of the dislodger.
  const std::string report = Report(
      R"({"name":"S1901M","rules":{"empty_retreats":"held"},"state":{"units":{"FRANCE":["A SPA","A MAR","A PAR","F BRE","F MAO","A BUR"],"GERMANY":["A GAS"]}},)"
      R"("orders":{"FRANCE":["A SPA - GAS","A MAR S A SPA - GAS"]}})");
  EXPECT_TRUE(Has(report, "\nDislodged\n  A GAS of Germany has nowhere to go and disbands.\n")) << report;
}

TEST_F(ReportStyleTest, TheBoardAfterThePhaseIsABlockAPower) {
  ReportStyle style;
  style.board = true;
  const std::string report = Report(kBattle, style);
  EXPECT_TRUE(Has(report,
                  "\nBoard after S1901M (* is dislodged)\n"
                  "  England  A GAS, F BRE\n"
                  "  France   A BUR, A MAR\n"
                  "           centers MAR, PAR\n"
                  "  Germany  F HOL, *A BUR\n"
                  "           centers HOL, MUN\n"
                  "  Unowned  centers ANK, BEL, BER, "))
      << report;
  EXPECT_FALSE(Has(Report(kBattle), "Board"));
}

TEST_F(ReportStyleTest, MissingBuildsAndRemovalsAreALineAPower) {
  const std::string report =
      Report(R"({"name":"W1901A","state":{"units":{"ITALY":["A TUN","A ROM","A NAP","A VEN"],"FRANCE":["A SPA"]},)"
             R"("centers":{"GERMANY":["BER","KIE"],"ITALY":["ROM","NAP"],"FRANCE":["PAR","SPA"]}},)"
             R"("orders":{"ITALY":["A VEN D"]}})");
  EXPECT_TRUE(Has(report,
                  "\nWithout orders\n"
                  "  France: 1 build not used.\n"
                  "  Germany: 2 builds not used.\n"
                  "  Italy must remove 1 more: A TUN removed (civil disorder).\n"))
      << report;
  const std::string alone =
      Report(R"({"name":"W1901A","state":{"units":{"ITALY":["A TUN","A ROM","A NAP"]},"centers":{"ITALY":["ROM"]}}})");
  EXPECT_TRUE(Has(alone, "  Italy must remove 2: A TUN, A NAP removed (civil disorder).\n")) << alone;
}

TEST_F(ReportStyleTest, FullNamesStandEverywhere) {
  ReportStyle style;
  style.board = true;
  style.naming = Naming::kFull;
  const std::string report = Report(kBattle, style);
  for (const std::string_view part : {"  Army Paris - Burgundy ", "Army Paris moves to Burgundy.\n",
                                      "  Army Marseilles supports Army Paris - Burgundy ",
                                      "  Army Burgundy of Germany may go to Belgium, Munich, Picardy, Ruhr.\n",
                                      "  Army Burgundy holds ", "  Germany  Fleet Holland, *Army Burgundy\n",
                                      "           centers Holland, Munich\n", "retreats Army Burgundy\n"}) {
    EXPECT_TRUE(Has(report, part)) << part << "\n" << report;
  }
  EXPECT_FALSE(Has(report, "BUR")) << report;
  const std::string winter =
      Report(R"({"name":"W1901A","state":{"units":{"ITALY":["A TUN","A ROM"]},"centers":{"ITALY":["ROM"]}}})", style);
  EXPECT_TRUE(Has(winter, "  Italy must remove 1: Army Tunis removed (civil disorder).\n")) << winter;
}

// Every heading, word and sentence is in the language; the map's own words and the orders as they are.
TEST_F(ReportStyleTest, AReportIsInOneLanguage) {
  ReportStyle style;
  style.language = *FindLanguage("de");
  EXPECT_EQ(Report(kBattle, style),
            "S1901M  SPRING 1901 MOVEMENT\n"
            "\n"
            "England\n"
            "  F BRE H              gelingt     F BRE hält.\n"
            "  A GAS H              gelingt     A GAS hält.\n"
            "\n"
            "France\n"
            "  A PAR - BUR          gelingt     A PAR zieht nach BUR.\n"
            "  A MAR S A PAR - BUR  gelingt     A MAR unterstützt den Zug von A PAR nach BUR.\n"
            "\n"
            "Germany\n"
            "  F HOL H              gelingt     F HOL hält.\n"
            "  A BUR H              vertrieben  A BUR wurde von A PAR vertrieben. A BUR hat keinen Befehl erhalten.\n"
            "\n"
            "Vertrieben\n"
            "  A BUR (Germany) darf sich zurückziehen nach: BEL, MUN, PIC, RUH.\n"
            "\n"
            "Als Nächstes: S1901R  SPRING 1901 RETREATS\n"
            "  England    2 Einheiten  0 Zentren\n"
            "  France     2 Einheiten  2 Zentren\n"
            "  Germany    1 Einheit    2 Zentren  Rückzug: A BUR\n");
  style.naming = Naming::kFull;
  style.board = true;
  const std::string winter = Report(
      R"({"name":"W1901A","state":{"units":{"ITALY":["A TUN","A ROM"],"FRANCE":["A SPA"]},)"
      R"("centers":{"ITALY":["ROM"],"FRANCE":["PAR","SPA"],"GERMANY":["BER","KIE"]}},"orders":{"TURKEY":["x"]}})",
      style);
  for (const std::string_view part : {"  x  unlesbar  'x' an Stelle 1 ist kein Ort: ",
                                      "\nOhne Befehl\n"
                                      "  France: 1 Aufstellung bleibt ungenutzt.\n"
                                      "  Germany: 2 Aufstellungen bleiben ungenutzt.\n"
                                      "  Auflösungen von Italy ohne gültigen Befehl: 1 (Armee Tunis).\n",
                                      "\nBrett nach W1901A\n"
                                      "  France   Armee Spain\n"
                                      "           Zentren Paris, Spain\n",
                                      "  Neutral  Zentren Ankara, "}) {
    EXPECT_TRUE(Has(winter, part)) << part << "\n" << winter;
  }
}

TEST_F(ReportStyleTest, FullNamesAreThoseOfThePhase) {
  ExchangeOptions options;
  options.map = OnStandard("FROM F1901M\nBUR -> Bourgogne = BOU\n");
  ASSERT_NE(options.map, nullptr);
  Exchange exchange(options);
  ReportStyle style;
  style.board = true;
  style.naming = Naming::kFull;
  const auto report = ReportOf(exchange, R"({"name":"S1901M","state":{"units":{"FRANCE":["A BUR"]}}})", style);
  ASSERT_TRUE(report.ok());
  EXPECT_TRUE(Has(*report, "Army Burgundy holds.")) << *report;
  EXPECT_TRUE(Has(*report, "  Army Bourgogne\n") || Has(*report, " Army Bourgogne\n")) << *report;
}

TEST_F(ReportStyleTest, LinesGoOnIndentedInTheirColumn) {
  ReportStyle style;
  style.width = 76;
  EXPECT_TRUE(Has(Report(R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A BUR"]}},)"
                         R"("orders":{"FRANCE":["A PAR - BUR"]}})",
                         style),
                  "\nFrance\n"
                  "  A PAR - BUR  bounced   A PAR bounced from BUR: A BUR stayed there, and A\n"
                  "                         PAR could not dislodge it.\n"));
  style.width = 30;
  EXPECT_TRUE(Has(Report(kBattle, style),
                  "\nFrance\n"
                  "  A PAR - BUR          \n"
                  "    succeeds\n"
                  "      A PAR moves to BUR.\n") ||
              Has(Report(kBattle, style),
                  "\nFrance\n"
                  "  A PAR - BUR\n"
                  "    succeeds\n"
                  "      A PAR moves to BUR.\n"))
      << Report(kBattle, style);
}

TEST_F(ReportStyleTest, OneLongTextDoesNotTakeTheColumnsFromTheOthers) {
  ReportStyle style;
  style.width = 80;
  const std::string report = Report(
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"]}},"orders":{"FRANCE":["A PAR - BUR","A MAR H",)"
      R"("this is nothing that anybody could read as an order at all"]}})",
      style);
  EXPECT_TRUE(Has(report, "\n  A PAR - BUR  succeeds    A PAR moves to BUR.\n")) << report;
  EXPECT_TRUE(Has(report, "  unreadable\n      'this")) << report;
}

TEST_F(ReportStyleTest, NoLineIsWiderAndNoCodePointIsCut) {
  // Names with letters beyond ASCII, and unreadable orders.
  ExchangeOptions options;
  options.map = ReadMapText(
                    "USE standard.map\nFROM S1901M\nPAR -> \xc3\x8el\x65-de-Fr\xc3\xa1nce = IDF\nBUR -> "
                    "\xe4\xba\xac\xe9\x83\xbd = KYO\n",
                    "m.map", WithShippedMaps(IncludeCallback()))
                    .map;
  ASSERT_NE(options.map, nullptr);
  Exchange exchange(options);
  const std::string json =
      R"({"name":"S1901M","order":{},"state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A BUR"]}},"orders":{"FRANCE":)"
      "[\"A PAR - BUR\",\"A MAR S A PAR - "
      "BUR\","
      "\"\xe4\xba\xac\xe9\x83\xbd\xe4\xba\xac\xe9\x83\xbd\xe4\xba\xac\xe9\x83\xbd\xe4\xba\xac\xe9\x83\xbd\xe4\xba\xac\""
      "]}}";
  for (const Naming naming : {Naming::kIds, Naming::kFull}) {
    for (int width = kLeastReportWidth; width < 130; ++width) {
      const auto report = ReportOf(exchange, json, {true, naming, width});
      ASSERT_TRUE(report.ok()) << report.status();
      EXPECT_TRUE(IsUtf8(*report));
      for (size_t start = 0; start < report->size();) {
        const size_t end = report->find('\n', start);
        const std::string_view line = std::string_view(*report).substr(start, end - start);
        ASSERT_LE(ColumnCount(line), width) << line;
        start = end + 1;
      }
    }
  }
}

}  // namespace
}  // namespace entente
