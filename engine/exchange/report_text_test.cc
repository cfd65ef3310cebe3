#include "exchange/report_text.h"

#include <gtest/gtest.h>

#include "exchange/exchange.h"

namespace entente {
namespace {

TEST(ReportText, APhaseIsToldInColumns) {
  Exchange exchange({});
  const auto report = exchange.Report(
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
            "\n"
            "Next: F1901R  FALL 1901 RETREATS\n"
            "  France     2 units  1 center\n"
            "  Germany    0 units  0 centers  retreats A BUR\n");
}

TEST(ReportText, EventsAndWhatIsDueAreTold) {
  Exchange exchange({});
  const auto report = exchange.Report(
      R"({"name":"F1901R","state":{"units":{"FRANCE":["A PAR","*A BUR"],"ITALY":["A ROM","A VEN"]},
          "retreats":{"FRANCE":{"A BUR":["GAS"]}},"centers":{"FRANCE":["PAR","BRE"],"ITALY":["ROM"]}}})");
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(*report,
            "F1901R  FALL 1901 RETREATS\n"
            "\n"
            "Without orders\n"
            "  A BUR of France is disbanded: no retreat was ordered for it.\n"
            "\n"
            "Next: W1901A  WINTER 1901 ADJUSTMENTS\n"
            "  France     1 unit   2 centers  builds 1\n"
            "  Italy      2 units  2 centers\n");
}

}  // namespace
}  // namespace entente
