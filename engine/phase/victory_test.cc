#include "phase/victory.h"

#include "phase/test_special_board.h"

namespace entente {
namespace {

class VictoryTest : public SpecialBoard {
 protected:
  // "RED GREEN"; "" if nobody wins.
  std::string Winners() { return Names(VictoryWinners(board_->view(), rules_)); }
  std::string Names(PowerSet powers) {
    std::string text;
    ForEachBit(&powers, 1, [&](int p) {
      text += (text.empty() ? "" : " ") + std::string(board_->map().PowerId(static_cast<PowerIndex>(p)));
    });
    return text;
  }
  // How the next position ended: "solo RED", "" if it goes on.
  std::string End() {
    if (!next().is_over()) return "";
    return std::string(GameEndWord(next().end())) + " " + Names(next().winners());
  }
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
  EXPECT_EQ(Winners(), "") << "without the rule nobody leads";
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

}  // namespace
}  // namespace entente
