// RULE CD_SUPPORTS on the standard map.
#include "phase/default_supports.h"

#include "phase/test_special_board.h"

namespace entente {
namespace {

class DefaultSupportsTest : public SpecialBoard {
 protected:
  // Plays, and returns the implied orders with the letter of the reason: "A ROM S A VEN: -".
  std::string Implied(Orders orders = {}) {
    Play(orders);
    std::string text;
    for (const OrderResult& result : result_->implied()) {
      text += (text.empty() ? "" : ", ") + board_->Text(result.order);
      if (result.outcome.reason == Reason::kCut) text += " (cut)";
    }
    return text;
  }
  TestBoard& Venice(std::string_view rules, std::initializer_list<std::string_view> austria) {
    Standard(rules).Units("ITALY", {"A VEN", "A ROM", "A TUS"}).Units("AUSTRIA", austria);
    return *board_;
  }
};

constexpr std::string_view kRule = "RULE CD_SUPPORTS\n";

// Two enemies could enter Venice, so it lacks one support.
TEST_F(DefaultSupportsTest, UnitsOfAnAbsentPowerSupportTheOneInDanger) {
  Venice(kRule, {"A TRI", "A TYR"});
  EXPECT_EQ(Implied({{"AUSTRIA", "A TRI H"}}), "A ROM S A VEN, A TUS S A VEN, A TYR H, A VEN H");
  Venice("", {"A TRI", "A TYR"});
  EXPECT_EQ(Implied({{"AUSTRIA", "A TRI H"}}), "A ROM H, A TUS H, A TYR H, A VEN H");
}

TEST_F(DefaultSupportsTest, OneEnemyIsNoDanger) {
  Venice(kRule, {"A TYR"});
  EXPECT_EQ(Implied({{"AUSTRIA", "A TYR H"}}), "A ROM H, A TUS H, A VEN H");
}

TEST_F(DefaultSupportsTest, OneOrderForOneUnitMakesAllOthersHold) {
  Venice(kRule, {"A TRI", "A TYR"});
  EXPECT_EQ(Implied({{"AUSTRIA", "A TRI H"}, {"ITALY", "A TUS H"}}), "A ROM H, A TYR H, A VEN H");
  EXPECT_EQ(Implied({{"AUSTRIA", "A TRI H"}, {"ITALY", "A TUS - MOS"}}), "A ROM H, A TUS H, A TYR H, A VEN H")
      << "an illegal order is one, too";
  EXPECT_EQ(Implied({{"AUSTRIA", "A TRI H"}, {"GERMANY", "A TUS H"}}),
            "A ROM S A VEN, A TUS S A VEN, A TYR H, A VEN H");
}

TEST_F(DefaultSupportsTest, SuchASupportCountsAndIsCutLikeAnyOther) {
  Venice(kRule, {"A TRI", "A TYR"}).Units("FRANCE", {"A PIE", "F TYS"});
  EXPECT_EQ(Play({{"AUSTRIA", "A TRI - VEN"}, {"AUSTRIA", "A TYR S A TRI - VEN"}}), "B-");
  EXPECT_EQ(UnitsOf(after()), "A PIE A ROM A TRI A TUS A TYR F TYS A VEN");
  Venice(kRule, {"A TRI", "A TYR"}).Units("FRANCE", {"A PIE"}).Units("TURKEY", {"F TYS", "A APU"});
  EXPECT_EQ(Play({{"AUSTRIA", "A TRI - VEN"},
                  {"AUSTRIA", "A TYR S A TRI - VEN"},
                  {"TURKEY", "F TYS - TUS"},
                  {"TURKEY", "A APU - ROM"}}),
            "--BB");
}

TEST_F(DefaultSupportsTest, WhereCivilDisorderIsDeniedOnlyDummiesSupport) {
  Venice("RULE CD_SUPPORTS !CIVIL_DISORDER CD_DUMMIES\n", {"A TRI", "A TYR"});
  EXPECT_EQ(rules_.missing_moves, MissingMoves::kDummiesSupport);
  EXPECT_EQ(Implied({{"AUSTRIA", "A TRI H"}}), "A ROM H, A TUS H, A TYR H, A VEN H");
  Venice("RULE CD_SUPPORTS !CIVIL_DISORDER CD_DUMMIES\nDUMMIES ITALY\n", {"A TRI", "A TYR"});
  EXPECT_EQ(Implied({{"AUSTRIA", "A TRI H"}}), "A ROM S A VEN, A TUS S A VEN, A TYR H, A VEN H");
}

// Rome is a center, Tuscany is not. Venice, which two units could support, comes before Tuscany in the same danger.
TEST_F(DefaultSupportsTest, AUnitOnACenterIsSupportedBeforeAnother) {
  Standard(kRule).Units("ITALY", {"A VEN", "A TUS", "A ROM"}).Units("AUSTRIA", {"A TRI", "A TYR"});
  board_->Units("FRANCE", {"A PIE", "F LYO"});
  // Enemies beside Venice: TRI, TYR, PIE; beside Tuscany: PIE, LYO; beside Rome: none.
  EXPECT_EQ(Implied({{"AUSTRIA", "A TRI H"}, {"FRANCE", "A PIE H"}}),
            "F LYO H, A ROM S A VEN, A TUS S A VEN, A TYR H, A VEN S A TUS");
}

TEST_F(DefaultSupportsTest, AmongEqualsChanceDecidesAndTheYearIsItsSeed) {
  int venice = 0;
  for (int year = 1901; year < 2101; ++year) {
    // Two enemies each can reach Venice and Naples.
    Standard(kRule, "S" + std::to_string(year) + "M").Units("ITALY", {"A VEN", "A ROM", "F NAP"});
    board_->Units("AUSTRIA", {"A TRI", "A TYR"}).Units("TURKEY", {"F ION", "F TYS"});
    const std::string implied = Implied({{"AUSTRIA", "A TRI H"}, {"TURKEY", "F ION H"}});
    venice += implied.find("A ROM S A VEN") != std::string::npos;
  }
  EXPECT_GT(venice, 70);
  EXPECT_LT(venice, 130);
}

TEST_F(DefaultSupportsTest, SmartCdLetsUnitsSupportRetreatAndBuild) {
  Standard("RULE SMART_CD\n");
  EXPECT_EQ(rules_.missing_moves, MissingMoves::kSupport);
  EXPECT_EQ(rules_.missing_retreats, MissingRetreats::kRandom);
  EXPECT_EQ(rules_.missing_builds, MissingBuilds::kRandom);
  Standard("RULE SMART_CD !CIVIL_DISORDER\n");
  EXPECT_EQ(rules_.missing_moves, MissingMoves::kHold) << "whom would it concern?";
}

}  // namespace
}  // namespace entente
