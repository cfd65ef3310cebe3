#include "phase/victory.h"

#include "phase/test_special_board.h"

namespace entente {
namespace {

class VictoryTest : public SpecialBoard {
 protected:
  // The winners as "RED GREEN"; "" if no power wins.
  std::string Winners() { return Names(VictoryWinners(board_->view(), rules_)); }
};

TEST_F(VictoryTest, OfSeveralWhoLeadWithEnoughCentersNobodyWins) {
  Board("VICTORY 1\n", "F1901M").Owns("RED", {"AAA"}).Owns("BLUE", {"BBB"});
  EXPECT_EQ(Winners(), "");
  board_->Owns("RED", {"CCC"}).Owns("GREEN", {"DDD"});
  EXPECT_EQ(Winners(), "RED");
  board_->Owns("BLUE", {"DDD"});
  EXPECT_EQ(Winners(), "") << "the first of two";
  board_->Owns("BLUE", {"CCC"});
  EXPECT_EQ(Winners(), "BLUE") << "the last";
}

TEST_F(VictoryTest, TheCentersOfADummyCountForItsTeamAlone) {
  Board("VICTORY 2\nRULE TEAM_VICTORY\nDUMMIES GREEN\nGREEN\nCONTROL RED\n", "F1901M").Owns("GREEN", {"CCC", "DDD"});
  EXPECT_EQ(Winners(), "RED") << "GREEN does not compete with its team";
  const VictoryCounts counts(board_->view(), rules_);
  EXPECT_EQ(counts.of[board_->Power("RED")], 2);
  EXPECT_EQ(counts.of[board_->Power("GREEN")], 0);
}

TEST_F(VictoryTest, UnderTeamVictoryNobodyWinsWhomSomebodyControls) {
  const std::string rules = "VICTORY 2\nRULE TEAM_VICTORY\nDUMMIES GREEN\n";
  Board(rules + "GREEN\nCONTROL Somebody\n", "F1901M").Owns("GREEN", {"CCC", "DDD"});
  EXPECT_EQ(Winners(), "") << "somebody from outside";
  Board(rules, "F1901M").Owns("GREEN", {"CCC", "DDD"});
  EXPECT_EQ(Winners(), "GREEN") << "no winner";
}

// ---- RULE SHARED_VICTORY ----

TEST_F(VictoryTest, EverybodyWithEnoughWinsWhereVictoriesAreShared) {
  Board("VICTORY 2\nRULE SHARED_VICTORY\n", "F1901M").Owns("RED", {"AAA", "DDD"}).Owns("BLUE", {"BBB"});
  EXPECT_EQ(Winners(), "RED");
  board_->Owns("BLUE", {"CCC"});
  EXPECT_EQ(Winners(), "BLUE RED") << "as many as each other";
  Play({});
  EXPECT_EQ(End(), "shared_victory BLUE RED");
  ASSERT_EQ(result_->events.size(), 2u);
  for (const PhaseEvent& event : result_->events) {
    EXPECT_EQ(event.kind, EventKind::kSharedVictory);
    EXPECT_EQ(event.why, EventWhy::kEnoughCenters);
  }
  EXPECT_EQ(result_->events[0].power, board_->Power("BLUE"));
  EXPECT_EQ(result_->events[1].power, board_->Power("RED"));
  rules_ = {};
  EXPECT_EQ(Winners(), "") << "without the rule no power leads";
}

TEST_F(VictoryTest, NobodyNeedLeadWhereVictoriesAreShared) {
  Board("VICTORY 1\nRULE SHARED_VICTORY\n", "F1901M").Owns("RED", {"AAA", "DDD", "CCC"}).Owns("BLUE", {"BBB"});
  EXPECT_EQ(Winners(), "BLUE RED");
  rules_.shared_victory = SharedVictory::kForbidden;
  EXPECT_EQ(Winners(), "RED");
}

TEST_F(VictoryTest, BelowTheThresholdNobodySharesAVictory) {
  Board("VICTORY 2\nRULE SHARED_VICTORY\n", "F1901M").Owns("RED", {"AAA"}).Owns("BLUE", {"BBB"});
  EXPECT_EQ(Winners(), "");
  Play({});
  EXPECT_EQ(End(), "");
}

TEST_F(VictoryTest, OneWithEnoughWinsAloneWhereVictoriesAreShared) {
  Board("VICTORY 2\nRULE SHARED_VICTORY\n", "F1901M").Owns("RED", {"AAA", "DDD"}).Owns("BLUE", {"BBB"});
  Play({});
  EXPECT_EQ(End(), "solo RED");
  ASSERT_EQ(result_->events.size(), 1u);
  EXPECT_EQ(result_->events[0].kind, EventKind::kSolo);
  EXPECT_EQ(result_->events[0].why, EventWhy::kEnoughCenters);
}

TEST_F(VictoryTest, EachOfThoseWhoShareMustHaveGainedWhereThatIsNeeded) {
  Board("VICTORY 2\nRULE SHARED_VICTORY\n", "F1901M").Units("BLUE", {"A EEE"}).Units("RED", {"A FFF"});
  board_->Owns("BLUE", {"BBB"}).Owns("RED", {"AAA", "DDD"});
  rules_.victory_gain = VictoryGain::kNeeded;
  Play({{"BLUE", "A EEE - CCC"}});
  EXPECT_EQ(End(), "solo BLUE") << "RED has no more than before";
  rules_.victory_gain = VictoryGain::kNotNeeded;
  Play({{"BLUE", "A EEE - CCC"}});
  EXPECT_EQ(End(), "shared_victory BLUE RED");
  Board("VICTORY 2\nRULE SHARED_VICTORY\n", "F1901M").Units("BLUE", {"A EEE"}).Units("RED", {"A FFF"});
  board_->Owns("BLUE", {"BBB"}).Owns("RED", {"AAA"});
  rules_.victory_gain = VictoryGain::kNeeded;
  Play({{"BLUE", "A EEE - CCC"}, {"RED", "A FFF - DDD"}});
  EXPECT_EQ(End(), "shared_victory BLUE RED") << "both have gained";
}

TEST_F(VictoryTest, TeamsShareVictoriesLikePowers) {
  Board("VICTORY 2\nRULE TEAM_VICTORY SHARED_VICTORY\nDUMMIES GREEN\nGREEN\nCONTROL RED\n", "F1901M")
      .Owns("GREEN", {"CCC", "DDD"})
      .Owns("BLUE", {"AAA", "BBB"});
  EXPECT_EQ(Winners(), "BLUE RED");
}

// ---- RULE HOLD_WIN ----

TEST_F(VictoryTest, UnderHoldWinOneWithEnoughMustHaveHadEnoughBefore) {
  const auto board = [&] {
    Standard("VICTORY 5\nRULE HOLD_WIN\n", "F1901M").Owns("FRANCE", {"PAR", "MAR", "BRE", "SPA"});
    board_->Units("FRANCE", {"A POR"});
  };
  board();
  Play({});
  EXPECT_EQ(End(), "") << "from 4 to 5";
  EXPECT_EQ(next().CenterCountOf(board_->Power("FRANCE")), 5);
  board();
  board_->Owns("FRANCE", {"POR"});
  rules_.victory_gain = VictoryGain::kNeeded;
  Play({});
  EXPECT_EQ(End(), "solo FRANCE") << "5 and 5 again: no gain is needed";
}

TEST_F(VictoryTest, UnderHoldWinOneNeedHaveLedNowOnly) {
  for (const bool shared : {false, true}) {
    Standard("VICTORY 5\nRULE HOLD_WIN\n" + std::string(shared ? "RULE SHARED_VICTORY\n" : ""), "F1902M");
    board_->Owns("FRANCE", {"PAR", "MAR", "BRE", "SPA", "POR", "BEL"})
        .Owns("GERMANY", {"BER", "KIE", "MUN", "HOL", "DEN"});
    board_->Units("GERMANY", {"A BEL"}).Units("FRANCE", {"A PAR"});
    Play({});
    EXPECT_EQ(End(), shared ? "shared_victory FRANCE GERMANY" : "solo GERMANY") << "6 and 5 before, 5 and 6 now";
  }
}

// ---- RULE LAST_MAN_STANDING ----

TEST_F(VictoryTest, TheLastUnitOnTheBoardWins) {
  const auto board = [&] {
    Standard("RULE LAST_MAN_STANDING\n", "S1902R").Units("FRANCE", {"A PAR"}).Dislodged("GERMANY", "A GAS", {"SPA"});
  };
  board();
  Play({{"GERMANY", "A GAS - SPA"}});
  EXPECT_EQ(End(), "");
  board();
  Play({{"GERMANY", "A GAS D"}});
  EXPECT_EQ(Next(), "F1902M");
  EXPECT_EQ(End(), "solo FRANCE");
  ASSERT_EQ(result_->events.size(), 1u);
  EXPECT_EQ(result_->events[0].kind, EventKind::kSolo);
  EXPECT_EQ(result_->events[0].why, EventWhy::kLastUnit);
}

TEST_F(VictoryTest, WhereTheLastUnitWinsCentersDoNot) {
  Standard("VICTORY 2\nRULE LAST_MAN_STANDING\n", "F1902M").Units("FRANCE", {"A PAR", "A BUR"});
  board_->Owns("FRANCE", {"PAR", "MAR", "BRE", "SPA"});
  Play({});
  EXPECT_EQ(End(), "");
}

// The test for victory comes before centers change hands.
TEST_F(VictoryTest, TheLastUnitWinsBeforeItTakesACenter) {
  Standard("RULE LAST_MAN_STANDING\n", "F1902M").Units("FRANCE", {"A MUN"}).Owns("GERMANY", {"MUN"});
  Play({});
  EXPECT_EQ(End(), "solo FRANCE");
  EXPECT_EQ(Next(), "W1902A");
  EXPECT_EQ(next().CenterCountOf(board_->Power("FRANCE")), 0);
}

TEST_F(VictoryTest, WithoutUnitsNobodyIsTheLast) {
  Standard("RULE LAST_MAN_STANDING\n", "S1902R").Dislodged("GERMANY", "A GAS", {"SPA"});
  Play({{"GERMANY", "A GAS D"}});
  EXPECT_EQ(End(), "");
}

// ---- RULE VICTORY_HOMES ----

TEST_F(VictoryTest, HomesOfADummyDoNotCountForThePowerThatAloneControlsIt) {
  const std::string rules = "RULE VICTORY_HOMES\nVICTORY 1\nDUMMIES GREEN\nGREEN\n";
  const auto winners = [&](std::string_view control) {
    Board(rules + std::string(control), "F1901M").Owns("RED", {"CCC"});
    return Winners();
  };
  EXPECT_EQ(winners(""), "RED") << "no power controls it";
  EXPECT_EQ(winners("CONTROL RED\n"), "");
  EXPECT_EQ(winners("CONTROL RED BLUE\n"), "RED") << "two take turns";
  EXPECT_EQ(winners("CONTROL BLUE\n"), "RED");
}

TEST_F(VictoryTest, WhereHomesCountNobodyNeedHaveGained) {
  Board("RULE VICTORY_HOMES\nVICTORY 1\n", "F1901M").Units("RED", {"A DDD"}).Owns("RED", {"CCC"});
  rules_.victory_gain = VictoryGain::kNeeded;
  Play({});
  EXPECT_EQ(End(), "solo RED");
}

// Three powers have eight homes: 8 * 2 / 6 + 1 = 3. If GREY, which has no home, counted, it would be 8 * 3 / 8 + 1 =
// 4.
TEST_F(VictoryTest, ThePowersWithHomesAloneEnterTheThresholdOfHomes) {
  const std::string more = "GREY (Greyish)\nRULE VICTORY_HOMES\nRED eee fff ggg\nBLUE eas wes\n";
  Board(more, "F1901M").Owns("GREY", {"AAA", "BBB"});
  EXPECT_EQ(Winners(), "");
  board_->Owns("GREY", {"CCC"});
  EXPECT_EQ(Winners(), "GREY");
}

TEST_F(VictoryTest, InANewHomesYearAVictoryIsLookedForFirst) {
  Board("RULE VICTORY_HOMES\nVICTORY 1\nNEWHOMES 1901 1902\n", "F1902M").Units("RED", {"A BBB"});
  board_->Owns("BLUE", {"BBB"});
  board_->ref().AddHome(board_->Power("BLUE"), board_->At("BBB"));
  Play({});
  EXPECT_EQ(End(), "solo RED");
  EXPECT_EQ(next().CenterCountOf(board_->Power("BLUE")), 0);
  EXPECT_EQ(CountBits(next().Homes(board_->Power("BLUE")), next().map().province_words()), 0) << "then homes change";
}

}  // namespace
}  // namespace entente
