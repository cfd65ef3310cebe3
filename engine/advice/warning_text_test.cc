// The texts of warnings.
#include "advice/advice_text.h"
#include "advice/test_plan.h"

namespace entente {
namespace {

class WarningTextTest : public PlanTest {};

TEST_F(WarningTextTest, EachHasItsOrderAndItsSentences) {
  board_.Units("FRANCE", {"A PAR", "A GAS", "A MAR"});
  Write("FRANCE", {"A PAR - BUR", "A GAS S A PAR - BRE", "A PAR to nowhere"});
  EXPECT_EQ(Text(),
            "A GAS S A PAR - BRE (France): mistake\n"
            "  This has no effect: A PAR is ordered to BUR.\n"
            "  Perhaps A GAS S A PAR - BUR is meant.\n"
            "A PAR to nowhere (France): mistake\n"
            "  'nowhere' at 10 is no place: expected a destination\n"
            "A MAR (France): warning\n"
            "  A MAR is given no legal order: it will hold.\n");
}

TEST_F(WarningTextTest, InGermanWithFullNamesAndWrapped) {
  board_.Units("ENGLAND", {"A LON", "F ENG", "F MAO"});
  Write("ENGLAND", {"A LON - POR", "F ENG C A LON - POR", "F MAO H"});
  const Voice german(Naming::kIds, *FindLanguage("de"));
  EXPECT_EQ(Text(german),
            "A LON - POR (England): Fehler\n"
            "  A LON kommt ohne einen Konvoi von F MAO nicht nach POR.\n");
  EXPECT_EQ(Text(Naming::kFull, 40),
            "Army London - Portugal (England):\n"
            "  mistake\n"
            "  Army London does not reach Portugal\n"
            "    without a convoy by Fleet\n"
            "    Mid-Atlantic Ocean.\n");
}

TEST_F(WarningTextTest, IllegalOrdersAreToldAsInResults) {
  board_.Units("FRANCE", {"A PAR"});
  Write("FRANCE", {"A PAR - ROM"});
  EXPECT_EQ(Text().rfind("A PAR - ROM (France): mistake\n  A PAR cannot get to ROM: they", 0), 0u) << Text();
}

}  // namespace
}  // namespace entente
