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
            "  This has no effect: A PAR is ordered to move to BUR.\n"
            "  Perhaps meant: A GAS S A PAR - BUR.\n"
            "A PAR to nowhere (France): mistake\n"
            "  'nowhere' at 10 is no place: expected a destination\n"
            "A MAR (France): warning\n"
            "  A MAR is given no legal order and will hold.\n")
      << "the unreadable text may be for it";
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

TEST_F(WarningTextTest, AConvoyIsNamedOnlyIfOneCouldHelp) {
  board_.Units("ENGLAND", {"F NWG", "F NAO", "A LON", "A YOR", "F NTH"});
  Write("ENGLAND", {"F NWG - NAO", "F NAO - NWG", "A LON - YOR", "A YOR - LON"});
  EXPECT_EQ(Text(),
            "F NWG - NAO (England): mistake\n"
            "  F NWG and F NAO cannot change places.\n"
            "F NAO - NWG (England): mistake\n"
            "  F NAO and F NWG cannot change places.\n"
            "A LON - YOR (England): mistake\n"
            "  A LON and A YOR cannot change places without a convoy.\n"
            "A YOR - LON (England): mistake\n"
            "  A YOR and A LON cannot change places without a convoy.\n"
            "F NTH (England): warning\n"
            "  F NTH is given no order and will hold.\n");
}

TEST_F(WarningTextTest, IllegalOrdersAreToldAsInResults) {
  board_.Units("FRANCE", {"A PAR"});
  Write("FRANCE", {"A PAR - ROM"});
  EXPECT_EQ(Text().rfind("A PAR - ROM (France): mistake\n  A PAR cannot get to ROM: the two places", 0), 0u) << Text();
}

}  // namespace
}  // namespace entente
