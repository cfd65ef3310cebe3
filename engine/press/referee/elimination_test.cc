// Tests what powers without centers may send, and what press may name them or go to them. On this map Germany has units
// but no centers.
#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "press/referee/referee_test_util.h"

namespace entente::press {
namespace {

MapRef MapWithoutGermanCenters() {
  const MapReadResult read =
      ReadMapText("USE standard.map\nGermany (German)\nCENTERS\n", "german_exile.map", WithShippedMaps(nullptr));
  EXPECT_TRUE(read.ok()) << read.ToStatus();
  return read.map;
}

class EliminationTest : public testing::Test {
 protected:
  EliminationTest() {
    table_.Begin();
    germany_ = table_.Player("GER");
    england_ = table_.Player("ENG");
  }
  static GameOptions Options() {
    GameOptions options;
    options.level = 10;
    options.partial_draws = true;
    return options;
  }

  TestTable table_{Options(), MapWithoutGermanCenters()};
  ClientId germany_, england_;
};

TEST_F(EliminationTest, DrawTableD5ItsVoteIsRefused) {
  EXPECT_EQ(table_.Ask(germany_, "DRW"), "REJ ( DRW )");
  EXPECT_EQ(table_.Ask(germany_, "NOT (DRW)"), "REJ ( NOT ( DRW ) )");
}

TEST_F(EliminationTest, PartialDrawTableP8AListWithItIsRefused) {
  EXPECT_EQ(table_.Ask(england_, "DRW (ENG GER)"), "REJ ( DRW ( ENG GER ) )");
  EXPECT_EQ(table_.Ask(england_, "NOT (DRW (ENG GER))"), "REJ ( NOT ( DRW ( ENG GER ) ) )");
}

TEST_F(EliminationTest, PartialDrawTableP14TheOthersDecideWithoutIt) {
  for (const std::string_view power : {"AUS", "FRA", "ITA", "RUS", "TUR"}) table_.Say(table_.Player(power), "DRW");
  EXPECT_TRUE(table_.Ask(england_, "DRW").find("/ DRW ( AUS ENG FRA ITA RUS TUR ) / SMR") != std::string::npos);
}

TEST_F(EliminationTest, RefusalTableGofIsTakenAndNotGofRefused) {
  EXPECT_TRUE(table_.Ask(germany_, "GOF").starts_with("YES ( GOF )"));
  EXPECT_EQ(table_.Ask(germany_, "NOT (GOF)"), "REJ ( NOT ( GOF ) )");
}

TEST_F(EliminationTest, PressTableStep2ItSendsNothing) {
  const std::string_view text = "SND ( ENG ) ( PRP ( PCE ( ENG FRA ) ) )";
  EXPECT_EQ(table_.Ask(germany_, text), "REJ ( " + std::string(text) + " )");
}

TEST_F(EliminationTest, PressTableStep3ItGetsNothing) {
  table_.Disconnect(table_.Player("ITA"));
  EXPECT_EQ(table_.Ask(england_, "SND (FRA GER ITA) (PRP (PCE (ENG FRA)))"), "OUT ( GER )");
  EXPECT_EQ(table_.Ask(england_, "SND (FRA ITA GER) (PRP (PCE (ENG FRA)))"), "CCD ( ITA )");
  table_.Disconnect(germany_);
  EXPECT_EQ(table_.Ask(england_, "SND (GER) (PRP (PCE (ENG FRA)))"), "OUT ( GER )");  // rather than CCD
}

TEST_F(EliminationTest, PressTableStep4NothingIsSaidOfIt) {
  EXPECT_EQ(table_.Ask(england_, "SND (FRA) (PRP (PCE (ENG GER)))"), "OUT ( GER )");
}

TEST_F(EliminationTest, TheSummaryTellsTheYear) {
  for (const std::string_view power : {"AUS", "FRA", "ITA", "RUS", "TUR", "ENG"}) {
    table_.Say(table_.Player(power), "DRW");
  }
  const std::vector<std::string> heard = table_.Heard(england_);
  EXPECT_NE(heard.back().find(" 0 1901 ) ( ITA ( 'bot"), std::string::npos) << heard.back();
}

}  // namespace
}  // namespace entente::press
