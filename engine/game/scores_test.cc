#include "game/scores.h"

#include "board/test_board.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

// Austria with one center, England with two, France with three, Germany with a unit only; three powers are out.
class ScoresTest : public testing::Test {
 protected:
  ScoresTest() {
    board_.Owns("AUSTRIA", {"VIE"}).Owns("ENGLAND", {"LON", "EDI"}).Owns("FRANCE", {"PAR", "MAR", "BRE"});
    board_.Units("GERMANY", {"A RUH"}).Units("FRANCE", {"A PAR"});
  }
  PowerSet Powers(std::initializer_list<std::string_view> names) const {
    PowerSet powers = 0;
    for (const std::string_view name : names) powers |= SetOf(board_.Power(name));
    return powers;
  }
  void End(GameEnd end, std::initializer_list<std::string_view> winners) {
    ASSERT_TRUE(MayHaveWinners(end, Powers(winners)));
    board_.ref().SetEnd(end, Powers(winners));
  }
  // "AUS 1/3 ENG 2/3": all scores above 0.
  std::string Scores(std::string_view word, PowerSet unplayed = 0) const {
    const GameScores scores = ScoresOf(board_.view(), FindScoreSystem(word).value(), unplayed);
    EXPECT_EQ(scores.is_provisional, !board_.view().is_over());
    std::string text;
    for (const PowerIndex p : board_.map().powers()) {
      if (scores.of[p] == Score{}) continue;
      const std::string id(board_.map().PowerId(p).substr(0, 3));
      text += (text.empty() ? "" : " ") + id + " " + ScoreText(scores.of[p]);
    }
    return text;
  }

  TestBoard board_;
};

TEST_F(ScoresTest, ASoloTakesAll) {
  End(GameEnd::kSolo, {"FRANCE"});
  EXPECT_EQ(Scores("draw-size"), "FRA 1");
  EXPECT_EQ(Scores("sum-of-squares"), "FRA 100");
  EXPECT_EQ(Scores("center-share"), "FRA 1");
  EXPECT_EQ(Scores("win-draw-loss"), "FRA 1");
  EXPECT_EQ(Scores("dpp"), "FRA 6");
}

TEST_F(ScoresTest, AVictoryThatIsSharedIsDividedAndWonByEach) {
  End(GameEnd::kSharedVictory, {"AUSTRIA", "ENGLAND"});
  EXPECT_EQ(Scores("draw-size"), "AUS 1/2 ENG 1/2");
  EXPECT_EQ(Scores("sum-of-squares"), "AUS 20 ENG 80");
  EXPECT_EQ(Scores("center-share"), "AUS 1/3 ENG 2/3");
  EXPECT_EQ(Scores("win-draw-loss"), "AUS 1 ENG 1");
  EXPECT_EQ(Scores("dpp"), "AUS 5/2 ENG 5/2");
}

TEST_F(ScoresTest, WhoIsNotInADrawHasNothing) {
  End(GameEnd::kDraw, {"ENGLAND", "FRANCE"});
  EXPECT_EQ(Scores("draw-size"), "ENG 1/2 FRA 1/2");
  EXPECT_EQ(Scores("sum-of-squares"), "ENG 400/13 FRA 900/13");
  EXPECT_EQ(Scores("center-share"), "ENG 2/5 FRA 3/5");
  EXPECT_EQ(Scores("win-draw-loss"), "ENG 1/2 FRA 1/2");
  EXPECT_EQ(Scores("dpp"), "ENG 5/2 FRA 5/2");
}

TEST_F(ScoresTest, ADrawOfOnePowerIsItsVictory) {
  End(GameEnd::kDraw, {"ENGLAND"});
  EXPECT_EQ(Scores("draw-size"), "ENG 1");
  EXPECT_EQ(Scores("sum-of-squares"), "ENG 100");
  EXPECT_EQ(Scores("center-share"), "ENG 1");
  EXPECT_EQ(Scores("win-draw-loss"), "ENG 1");
  EXPECT_EQ(Scores("dpp"), "ENG 6");
}

TEST_F(ScoresTest, AConcessionIsAVictory) {
  End(GameEnd::kConcession, {"FRANCE"});
  EXPECT_EQ(Scores("draw-size"), "FRA 1");
  EXPECT_EQ(Scores("sum-of-squares"), "FRA 100");
  EXPECT_EQ(Scores("center-share"), "FRA 1");
  EXPECT_EQ(Scores("win-draw-loss"), "FRA 1");
  EXPECT_EQ(Scores("dpp"), "FRA 6");
  End(GameEnd::kConcession, {"ENGLAND", "FRANCE"});
  EXPECT_EQ(Scores("draw-size"), "ENG 1/2 FRA 1/2");
  EXPECT_EQ(Scores("sum-of-squares"), "ENG 400/13 FRA 900/13");
  EXPECT_EQ(Scores("win-draw-loss"), "ENG 1 FRA 1");
}

TEST_F(ScoresTest, WithoutAResultThoseWhoAreLeftDraw) {
  for (const GameEnd end : {GameEnd::kNoResult, GameEnd::kPlaying}) {
    End(end, {});
    EXPECT_EQ(Scores("draw-size"), "AUS 1/4 ENG 1/4 FRA 1/4 GER 1/4");
    EXPECT_EQ(Scores("sum-of-squares"), "AUS 50/7 ENG 200/7 FRA 450/7");
    EXPECT_EQ(Scores("center-share"), "AUS 1/6 ENG 1/3 FRA 1/2");
    EXPECT_EQ(Scores("win-draw-loss"), "AUS 1/2 ENG 1/2 FRA 1/2 GER 1/2");
    EXPECT_EQ(Scores("dpp"), "AUS 3/4 ENG 3/4 FRA 3/4 GER 3/4");
  }
}

TEST_F(ScoresTest, WhoIsLeftAloneHasWon) {
  board_ = TestBoard();
  board_.Units("ITALY", {"A ROM"});
  EXPECT_EQ(Scores("draw-size"), "ITA 1");
  EXPECT_EQ(Scores("sum-of-squares"), "ITA 100") << "though without a center";
  EXPECT_EQ(Scores("win-draw-loss"), "ITA 1");
  EXPECT_EQ(Scores("dpp"), "ITA 6");
}

TEST_F(ScoresTest, PartsAreEqualWhereNobodyOwnsACenter) {
  board_ = TestBoard();
  board_.Units("ITALY", {"A ROM"}).Units("TURKEY", {"F BLA"}).Units("RUSSIA", {"F SEV"});
  EXPECT_EQ(Scores("sum-of-squares"), "ITA 100/3 RUS 100/3 TUR 100/3");
  EXPECT_EQ(Scores("center-share"), "ITA 1/3 RUS 1/3 TUR 1/3");
}

TEST_F(ScoresTest, ADislodgedUnitIsLeft) {
  board_ = TestBoard("standard", "S1901R");
  board_.Units("ITALY", {"A ROM"}).Dislodged("TURKEY", "A ROM", {"NAP"});
  EXPECT_EQ(Scores("draw-size"), "ITA 1/2 TUR 1/2");
}

TEST_F(ScoresTest, OfAnEmptyBoardEveryScoreIsZero) {
  board_ = TestBoard();
  for (const ScoreSystemInfo& system : ScoreSystems()) EXPECT_EQ(Scores(system.word), "") << system.word;
}

// The examples of the protocol: seven players, a solo; six players, a draw of two; three, a draw of two.
TEST_F(ScoresTest, DppDividesThoseWhoLostByThoseWhoDidNot) {
  End(GameEnd::kSolo, {"FRANCE"});
  EXPECT_EQ(Scores("dpp"), "FRA 6");
  End(GameEnd::kDraw, {"ENGLAND", "FRANCE"});
  EXPECT_EQ(Scores("dpp", Powers({"TURKEY"})), "ENG 2 FRA 2");
  EXPECT_EQ(Scores("dpp", Powers({"TURKEY", "AUSTRIA", "ITALY", "RUSSIA"})), "ENG 1/2 FRA 1/2");
  EXPECT_EQ(Scores("dpp", ~Powers({"ENGLAND", "FRANCE"})), "") << "no power lost";
}

TEST_F(ScoresTest, WhoIsNotPlayedIsNotLeft) {
  EXPECT_EQ(Scores("draw-size", Powers({"GERMANY"})), "AUS 1/3 ENG 1/3 FRA 1/3");
  EXPECT_EQ(Scores("center-share", Powers({"FRANCE"})), "AUS 1/3 ENG 2/3");
  EXPECT_EQ(Scores("draw-size", ~PowerSet{0}), "");
}

TEST_F(ScoresTest, DummiesAreNotPlayed) {
  const MapReadResult read = ReadMapText("USE standard\nDUMMIES GERMANY ITALY\n", "t.map", WithShippedMaps(nullptr));
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  board_ = TestBoard(read.map, "S1901M");
  board_.Owns("GERMANY", {"BER"}).Owns("FRANCE", {"PAR"}).Owns("TURKEY", {"CON"});
  EXPECT_EQ(Scores("draw-size"), "FRA 1/2 TUR 1/2");
  EXPECT_EQ(Scores("dpp"), "FRA 3/2 TUR 3/2");
  End(GameEnd::kSolo, {"GERMANY"});
  EXPECT_EQ(Scores("dpp"), "GER 5") << "a dummy may win on the board";
}

TEST_F(ScoresTest, LargeNumbersStayExact) {
  const MapRef map = BuiltinMap("hundred").value();
  board_ = TestBoard(map, map->PhaseName(map->begin()));
  board_.ref().SetStart();
  for (const ScoreSystemInfo& info : ScoreSystems()) {
    const GameScores scores = ScoresOf(board_.view(), FindScoreSystem(info.word).value());
    int64_t numerator = 0, denominator = 1;  // of the sum of the scores
    for (const Score& score : scores.of) {
      numerator = numerator * score.denominator + score.numerator * denominator;
      denominator *= score.denominator;
    }
    const int64_t all = info.word == "sum-of-squares" ? 100 : 1;
    if (info.word == "win-draw-loss" || info.word == "dpp") continue;
    EXPECT_EQ(numerator, all * denominator) << info.word;
  }
}

TEST_F(ScoresTest, EverySystemIsFoundByItsWord) {
  ASSERT_EQ(ScoreSystems().size(), size_t{kScoreSystemCount});
  for (int i = 0; i < kScoreSystemCount; ++i) {
    EXPECT_EQ(FindScoreSystem(ScoreSystems()[static_cast<size_t>(i)].word), static_cast<ScoreSystem>(i));
    EXPECT_FALSE(ScoreSystems()[static_cast<size_t>(i)].text.empty());
  }
  EXPECT_EQ(FindScoreSystem("carnage"), std::nullopt);
}

}  // namespace
}  // namespace entente
