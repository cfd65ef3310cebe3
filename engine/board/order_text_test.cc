// Order text on maps with unusual names: long names, coasts with several names, words with two meanings.
#include <gtest/gtest.h>

#include <string>

#include "board/legality.h"
#include "board/test_board.h"
#include "map_language/read_map_text.h"
#include "notation/ambiguous_word.h"
#include "notation/notation.h"

namespace entente {
namespace {

class OrderTextTest : public testing::Test {
 protected:
  void UseMap(std::string_view text) {
    const MapReadResult read = ReadMapText(text, "test.map", nullptr);
    ASSERT_TRUE(read.ok()) << read.ToStatus();
    map_ = read.map;
  }
  // The normal form of an order, or the reason why there is none.
  std::string Normal(std::string_view text) const {
    const auto parsed = ParseOrder(*map_, PhaseType::kMovement, kNoPower, text);
    return parsed.ok() ? FormatOrder(*map_, parsed->order) : std::string(parsed.status().message());
  }

  MapRef map_;
};

// Names of coasts: "spa/ec" means Spain itself, "spa/wc" a coast of its neighbor.
constexpr std::string_view kCoasts = R"(
RED
BLU
Spa = SPA spa/ec
Spanc = SPA/NC
Spasc = SPA/SC
Tar = TAR
Tartc = TAR/TC spa/wc
Sea = SEA
COAST spa ABUTS SEA tar
COAST SPA/NC ABUTS SEA
COAST SPA/SC ABUTS SEA
COAST tar ABUTS SEA spa
COAST TAR/TC ABUTS SEA
WATER SEA ABUTS SPA/NC SPA/SC TAR/TC
)";

TEST_F(OrderTextTest, ACoastThatTheMapExplainsMeansThatInEveryForm) {
  ASSERT_NO_FATAL_FAILURE(UseMap(kCoasts));
  for (const std::string_view form :
       {"SPA/WC", "spa(wc)", "Spa (west coast)", "Spa west coast", "spa wc", "spa/west", "spa/wcs", "spa wcs"}) {
    EXPECT_EQ(Normal("F SEA - " + std::string(form)), "F SEA - TAR/TC") << form;
  }
  for (const std::string_view form :
       {"SPA/EC", "spa(ec)", "Spa (east coast)", "Spa east coast", "spa ec", "spa/east", "spa/ecs", "spa ecs"}) {
    EXPECT_EQ(Normal("F SEA - " + std::string(form)), "F SEA - SPA") << form;
  }
}

TEST_F(OrderTextTest, ALetterForACoastMeansOneOfItsOwnProvince) {
  map_ = BuiltinMap("standard").value();
  EXPECT_EQ(Normal("F MAO - SPA (w)"), "F MAO - SPA/SC");  // the map has the alias spa/wc
  ASSERT_NO_FATAL_FAILURE(UseMap(kCoasts));
  EXPECT_EQ(Normal("F SEA - SPA (n)"), "F SEA - SPA/NC");
  for (const std::string_view text : {"F SEA - SPA (e)", "F SEA - SPA (w)"}) {
    const auto parsed = ParseOrder(*map_, PhaseType::kMovement, kNoPower, text);
    ASSERT_TRUE(parsed.ok()) << parsed.status();
    EXPECT_EQ(FormatOrder(*map_, parsed->order), "F SEA - SPA") << text;
    EXPECT_EQ(parsed->order.written(), kWrittenNoSuchCoast) << text;
  }
}

TEST_F(OrderTextTest, ACoastOfTheMapsOwnMayStandInBrackets) {
  ASSERT_NO_FATAL_FAILURE(
      UseMap("RED\nBLU\nNor = NOR\nOst = NOR/OK\nSued = NOR/SK\nSea = SEA\nCOAST nor ABUTS SEA\n"
             "COAST NOR/OK ABUTS SEA\nCOAST NOR/SK ABUTS SEA\nWATER SEA ABUTS NOR/OK NOR/SK\n"));
  EXPECT_EQ(Normal("F SEA - NOR(ok)"), "F SEA - NOR/OK");
  EXPECT_EQ(Normal("F SEA - NOR [SK]"), "F SEA - NOR/SK");
  EXPECT_EQ(Normal("F SEA - NOR(zk)"), "unexpected '(' at 12 after the order");
}

// East has coasts only in fall.
constexpr std::string_view kCoastsInFall = R"(
RED
BLU
North = NTH
East = EAS
Aye = AAA
WATER NTH ABUTS EAS
COAST EAS ABUTS NTH AAA
LAND AAA ABUTS EAS
IN FALL
East (north) = EAS/NC
East (south) = EAS/SC
COAST eas ABUTS NTH aaa
COAST EAS/NC ABUTS NTH
COAST EAS/SC ABUTS NTH
AMEND NTH ABUTS -EAS EAS/NC EAS/SC
)";

TEST_F(OrderTextTest, ACoastThatThePhaseDoesNotHaveIsAWrongCoast) {
  ASSERT_NO_FATAL_FAILURE(UseMap(kCoastsInFall));
  TestBoard spring(map_, "S1901M"), fall(map_, "F1901M");
  for (TestBoard* board : {&spring, &fall}) board->Units("RED", {"F NTH"});
  RuleOptions rules;
  const Order to_coast = spring.Read("RED", "F NTH - EAS/NC");
  const auto checked = [&](const TestBoard& board) { return CheckMovementOrder({board.view(), rules}, to_coast); };
  EXPECT_EQ(checked(spring).why, Illegality::kCoastUnreachable);
  EXPECT_EQ(checked(fall).why, Illegality::kNone);
  rules.wrong_move_coast = WrongMoveCoast::kOtherCoast;  // 4.B.3 a
  EXPECT_EQ(spring.Text(checked(spring).order), "F NTH - EAS");
  EXPECT_EQ(fall.Text(checked(fall).order), "F NTH - EAS/NC");
}

TEST_F(OrderTextTest, APowersNameMayEndLikeTheWordForWaiving) {
  ASSERT_NO_FATAL_FAILURE(
      UseMap("RED+WAIVE AAA\nBLU BBB\nAye = AAA\nBee = BBB\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n"));
  EXPECT_EQ(Normal("(Red Waive WVE)"), "WAIVE");
  const std::string refusal = Normal("(Red Waive HLD)");
  EXPECT_TRUE(refusal.starts_with("unexpected 'HLD' at 12: expected an order")) << refusal;
}

TEST_F(OrderTextTest, ATextThatCouldBeReadInTooManyWaysIsRefused) {
  ASSERT_NO_FATAL_FAILURE(
      UseMap("RED\nBLU\nAye = AAA\nFoo = FOO\nFoo to = FTO\nCOAST AAA ABUTS FOO FTO\nWATER FOO ABUTS AAA\nWATER FTO "
             "ABUTS AAA\n"));
  // Each "Foo to" is one place, or a place and a word for going; the parser can go on in both cases.
  std::string text = "A AAA";
  for (int i = 0; i < 10; ++i) text += " - Foo to";
  EXPECT_EQ(Normal(text + " - AAA"), "A AAA - AAA VIA");
  EXPECT_EQ(Normal(text + " - AAA ?").substr(0, 14), "unexpected '?'");
}

TEST_F(OrderTextTest, AnOrderWithLongIdsIsWrittenInFull) {
  ASSERT_NO_FATAL_FAILURE(
      UseMap("RED\nBLU\nTokyo = 东京都\nTokyo (north) = 东京都/北北北北\nSea = SEA\n"
             "COAST 东京都 ABUTS SEA\nCOAST 东京都/北北北北 ABUTS SEA\nWATER SEA ABUTS 东京都/北北北北\n"));
  const std::string text = "F 东京都/北北北北 S F 东京都/北北北北 - 东京都/北北北北";
  EXPECT_EQ(text.size(), 76u);
  EXPECT_EQ(Normal(text), text);
}

TEST_F(OrderTextTest, TextThatIsNoneIsLeftToTheReaderOfOrders) {
  RuleOptions rules;
  rules.ambiguous_words = AmbiguousWords::kRefused;
  const MapRef map = BuiltinMap("standard").value();
  EXPECT_FALSE(AmbiguousWordIn(*map, rules, "A PAR \x01").has_value());
  EXPECT_FALSE(ParseOrder(*map, PhaseType::kMovement, kNoPower, "A PAR \x01").ok());
}

}  // namespace
}  // namespace entente
