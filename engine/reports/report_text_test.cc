#include "reports/report_text.h"

#include <gtest/gtest.h>

#include "map_language/standard_test_util.h"
#include "reports/report_test_util.h"

namespace entente {
namespace {

TEST(ReportText, APhaseIsToldInColumns) {
  Exchange exchange({});
  const auto report = ReportOf(
      exchange,
      R"({"name":"F1901M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A BUR"]},"centers":{"FRANCE":["PAR"]}},
          "orders":{"GERMANY":["A BUR S A XXX"],"FRANCE":["A PAR - BUR","A MAR S A PAR - BUR"]}})");
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(*report,
            "F1901M  FALL 1901 MOVEMENT\n"
            "\n"
            "France\n"
            "  A PAR - BUR          succeeds    A PAR moves to BUR.\n"
            "  A MAR S A PAR - BUR  succeeds    A MAR supports A PAR to BUR.\n"
            "\n"
            "Germany\n"
            "  A BUR S A XXX        unreadable  'XXX' at 11 is no place: expected the supported unit\n"
            "  A BUR H              dislodged   A BUR was dislodged by A PAR. A BUR was given no legal order.\n"
            "\n"
            "Dislodged\n"
            "  A BUR of Germany may go to BEL, GAS, MUN, PIC, RUH.\n"
            "\n"
            "Next: F1901R  FALL 1901 RETREATS\n"
            "  France     2 units  1 center\n"
            "  Germany    0 units  0 centers  retreats A BUR\n");
}

TEST(ReportText, ATypeThatWasFilledInOrCorrectedIsTold) {
  Exchange exchange({});
  const auto report =
      ReportOf(exchange,
               R"({"name":"F1901M","state":{"units":{"FRANCE":["A PAR","A GAS","F BRE"]},"centers":{"FRANCE":["PAR"]}},
          "orders":{"FRANCE":["PAR - BUR","A BRE S A GAS","F GAS S F PAR - BUR","A SPA H"]}})");
  ASSERT_TRUE(report.ok());
  for (std::string_view line :
       {"A PAR moves to BUR. The order does not say that A PAR is an army.\n",
        "F BRE supports A GAS. The order says army, but F BRE is a fleet.\n",
        "A GAS supports A PAR to BUR. The order says fleet, but A GAS is an army. The order says fleet, but A PAR is "
        "an army.\n",
        "No unit stands in SPA.\n"}) {
    EXPECT_NE(report->find(line), std::string::npos) << line << *report;
  }
}

// 4.A.6, 4.C.5: words that decide a result but are missing in the shown order.
TEST(ReportText, WhatDecidedIsToldAsItWasWritten) {
  Exchange exchange({});
  const auto report = ReportOf(exchange,
                               R"({"name":"S1901M","rules":{"missing_nation":"unless_complete","convoy_path":"allowed"},
          "state":{"units":{"ENGLAND":["A LON","F ENG","A MAR"],"FRANCE":["A PAR"]}},
          "orders":{"ENGLAND":["A LON - ENG - BEL","F ENG C A LON - BEL","A MAR S A PAR - BUR","A MAR S French A PAR - BUR"],
                    "FRANCE":["A PAR - BUR"]}})");
  ASSERT_TRUE(report.ok());
  for (std::string_view line :
       {"The order was written 'A LON - ENG - BEL'.\n", "The order was written 'A MAR S A PAR - BUR'.\n",
        "A MAR supports A PAR to BUR. The order was written 'A MAR S French A PAR - BUR'.\n",
        "A PAR moves to BUR.\n"}) {
    EXPECT_NE(report->find(line), std::string::npos) << line << *report;
  }
}

TEST(ReportText, ACoastThatIsIgnoredAndAnotherNationAreTold) {
  Exchange exchange({});
  const auto report = ReportOf(
      exchange,
      R"({"name":"F1901M","state":{"units":{"FRANCE":["A PAR","A GAS","F MAO","A MAR","F CON"],"GERMANY":["A MUN"]}},
          "orders":{"FRANCE":["A PAR - BUR/NC","A GAS - SPA/SC","F MAO - POR/SC","German A MAR S English A PAR - BUR",
          "F CON - BUL/WC"]}})");
  ASSERT_TRUE(report.ok());
  for (std::string_view line :
       {"A PAR moves to BUR. The order names a coast for an army: it is ignored.\n",
        "A GAS moves to SPA. The order names a coast for an army: it is ignored.\n",
        "F MAO moves to POR. The order names a coast that does not exist.\n",
        "A MAR supports A PAR to BUR. The order says Germany, but A MAR belongs to France. The order says England, but "
        "A PAR belongs to France.\n",
        "F CON - BUL          illegal   The order must name one of the coasts of BUL. The order names a coast that "
        "does "
        "not exist.\n"}) {
    EXPECT_NE(report->find(line), std::string::npos) << line << *report;
  }
}

// A fleet supports an army: the coast is one for the army, unless the place has no such coast.
TEST(ReportText, AnIgnoredCoastOfASupportedArmyIsTold) {
  Exchange exchange({});
  for (const auto& [coast, told] : {std::pair("EC", "The order names a coast for an army: it is ignored.\n"),
                                    std::pair("WC", "The order names a coast that does not exist.\n")}) {
    const auto report = ReportOf(exchange, std::string(R"({"name":"S1901M","state":{"units":{"ENGLAND":["F AEG"],)") +
                                               R"("TURKEY":["A CON"]}},"orders":{"TURKEY":["A CON - BUL"],)" +
                                               R"("ENGLAND":["F AEG S A CON - BUL/)" + coast + R"("]}})");
    ASSERT_TRUE(report.ok());
    EXPECT_NE(report->find(std::string("F AEG supports A CON to BUL. ") + told), std::string::npos) << *report;
  }
}

TEST(ReportText, EventsAndWhatIsDueAreTold) {
  Exchange exchange({});
  const auto report =
      ReportOf(exchange,
               R"({"name":"F1901R","state":{"units":{"FRANCE":["A PAR","*A BUR"],"ITALY":["A ROM","A VEN"]},
          "retreats":{"FRANCE":{"A BUR":["GAS"]}},"centers":{"FRANCE":["PAR","BRE"],"ITALY":["ROM"]}},"orders":{}})");
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(*report,
            "F1901R  FALL 1901 RETREATS\n"
            "\n"
            "Without orders\n"
            "  A BUR of France is disbanded: no legal retreat was ordered for it.\n"
            "\n"
            "Next: W1901A  WINTER 1901 ADJUSTMENTS\n"
            "  France     1 unit   2 centers  builds 1\n"
            "  Italy      2 units  2 centers\n");
}

TEST(ReportText, AGameThatIsOverIsToldWithItsWinner) {
  Exchange exchange({});
  std::string centers;
  for (const std::string_view c : {"PAR", "BRE", "MAR", "SPA", "POR", "BEL", "HOL", "MUN", "BER", "KIE", "LON", "LVP",
                                   "EDI", "ROM", "VEN", "NAP", "TUN", "DEN"}) {
    centers += (centers.empty() ? "\"" : ",\"") + std::string(c) + "\"";
  }
  const auto report = ReportOf(
      exchange, R"({"name":"F1910M","state":{"units":{"FRANCE":["A PAR"]},"centers":{"FRANCE":[)" + centers + "]}}}");
  ASSERT_TRUE(report.ok());
  EXPECT_NE(report->find("\nNext: the game is over; France wins\n"), std::string::npos) << *report;
}

// A map on which England's builds in London are hidden, and England has another name from 1902 on.
Exchange HiddenAndRenamed() {
  ExchangeOptions options;
  options.map = OnStandard("ENGLAND ~LON\nFROM S1902M\nENGLAND -> Britain (British)\nLON -> Londinium = LND\n");
  return Exchange(options);
}

TEST(ReportText, AHiddenBuildIsMarkedInReportAndResult) {
  Exchange exchange = HiddenAndRenamed();
  const std::string phase =
      R"({"name":"W1901A","state":{"units":{"ENGLAND":["F NTH"]},"centers":{"ENGLAND":["LON","EDI","LVP"]}},)"
      R"("orders":{"ENGLAND":["F LON B","F EDI B"]}})";
  const auto report = ReportOf(exchange, phase);
  ASSERT_TRUE(report.ok());
  EXPECT_NE(report->find("F LON is built. It is hidden until the next movement results.\n"), std::string::npos)
      << *report;
  EXPECT_NE(report->find("F EDI is built.\n"), std::string::npos) << *report;
  const auto result = exchange.Adjudicate(phase);
  ASSERT_TRUE(result.ok());
  EXPECT_NE(result->find(R"("sentence":"F LON is built.","hidden":true})"), std::string::npos) << *result;
  EXPECT_NE(result->find(R"("sentence":"F EDI is built."})"), std::string::npos) << *result;
}

TEST(ReportText, PowersAreCalledAsTheMapCallsThemThen) {
  Exchange exchange = HiddenAndRenamed();
  const auto report = ReportOf(
      exchange,
      R"({"name":"S1902M","state":{"units":{"ENGLAND":["F NTH"]}},"orders":{"BRITAIN":["F NTH - Londinium"]}})");
  ASSERT_TRUE(report.ok());
  EXPECT_NE(report->find("\nBritain\n  F NTH - LON"), std::string::npos) << *report;
  EXPECT_EQ(report->find("England"), std::string::npos) << *report;
}

}  // namespace
}  // namespace entente
