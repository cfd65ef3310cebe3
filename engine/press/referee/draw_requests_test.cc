// Tests draw votes: the worked examples of plain games (D) and of games with partial draws (P). Examples with
// eliminated powers (D5, P8, P14) are in elimination_test.cc.
#include <gtest/gtest.h>

#include "press/referee/referee_test_util.h"
#include "press/referee/requests.h"
#include "press/table/order_tokens.h"

namespace entente::press {
namespace {

class DrawTable : public testing::Test {
 protected:
  explicit DrawTable(const GameOptions& options = Options(false)) : table_(options) {
    table_.Begin();
    observer_ = table_.Observe();
    table_.ForgetHeard();
  }
  static GameOptions Options(bool partial) {
    GameOptions options;
    options.level = partial ? 10 : 0;
    options.partial_draws = partial;
    return options;
  }
  std::string Vote(std::string_view power, std::string_view text) { return table_.Ask(table_.Player(power), text); }
  // A hold for every unit of a power: "(( ENG FLT LON ) HLD) ..".
  std::string HoldsOf(std::string_view power) {
    std::string orders;
    table_.game().position().ForEachUnit([&](const Unit& unit) {
      if (unit.power != table_.Power(power)) return;
      const Message order = UnitOrder(table_.game().map(), table_.tokens(), unit, tokens::kHLD);
      orders += "(" + table_.Text(order) + ")";
    });
    return orders;
  }
  // All powers except the named one send the text.
  void VoteAllBut(std::string_view except, std::string_view text) {
    for (const std::string_view power : kStandardPowers) {
      if (power != except && !table_.game().is_over()) Vote(power, text);
    }
  }

  TestTable table_;
  ClientId observer_;
};
// D8 with draws_without_absent: the votes of powers in civil disorder are not needed.
class AbsentDrawTable : public DrawTable {
 protected:
  AbsentDrawTable() : DrawTable(AbsentOptions()) {}
  static GameOptions AbsentOptions() {
    GameOptions options = Options(true);
    options.draws_without_absent = true;
    options.movement_limit = 60;
    return options;
  }
};
class PartialDrawTable : public DrawTable {
 protected:
  PartialDrawTable() : DrawTable(Options(true)) {}
};

TEST_F(DrawTable, D1TheLastVoteDecidesAtOnce) {
  VoteAllBut("FRA", "DRW");
  EXPECT_EQ(table_.HeardText(observer_), "");
  const std::string heard = Vote("FRA", "DRW");
  EXPECT_TRUE(heard.starts_with("YES ( DRW ) / DRW / SMR ( SPR 1901 ) ( AUS ( 'bot")) << heard;
  const std::vector<std::string> told = table_.Heard(observer_);
  ASSERT_EQ(told.size(), 2u);  // no ORD, SCO or NOW
  EXPECT_EQ(told[0], "DRW");
  EXPECT_TRUE(told[1].starts_with("SMR"));
  EXPECT_EQ(table_.game().position().end(), GameEnd::kDraw);
}

TEST_F(DrawTable, D2VotesVanishWhenATurnIsPlayed) {
  VoteAllBut("FRA", "DRW");
  table_.HoldAll();
  EXPECT_EQ(Vote("FRA", "DRW"), "YES ( DRW )");
  EXPECT_FALSE(table_.game().is_over());
}

TEST_F(DrawTable, D3AVoteCanBeTakenBack) {
  EXPECT_EQ(Vote("AUS", "DRW"), "YES ( DRW )");
  EXPECT_EQ(Vote("AUS", "NOT (DRW)"), "YES ( NOT ( DRW ) )");
  VoteAllBut("AUS", "DRW");
  EXPECT_FALSE(table_.game().is_over());
}

TEST_F(DrawTable, NotDrwIsTakenWithoutAVote) { EXPECT_EQ(Vote("AUS", "NOT (DRW)"), "YES ( NOT ( DRW ) )"); }

TEST_F(DrawTable, D4AListIsNoMessageAtLevel0AndRefusedInPlainGames) {
  EXPECT_EQ(Vote("ENG", "DRW (AUS ENG)"), "HUH ( DRW ERR ( AUS ENG ) )");
  GameOptions options;
  options.level = 10;
  TestTable table(options);
  table.Begin();
  EXPECT_EQ(table.Ask(table.Player("ENG"), "DRW (AUS ENG)"), "REJ ( DRW ( AUS ENG ) )");
  EXPECT_EQ(table.Ask(table.Player("ENG"), "NOT (DRW (AUS ENG))"), "REJ ( NOT ( DRW ( AUS ENG ) ) )");
}

TEST_F(DrawTable, D6AnObserverIsRefused) { EXPECT_EQ(table_.Ask(observer_, "DRW"), "REJ ( DRW )"); }

TEST_F(DrawTable, D7RefusedBeforeTheStart) {
  TestTable table;
  EXPECT_EQ(table.Ask(table.Join(), "DRW"), "REJ ( DRW )");
}

TEST_F(DrawTable, D8WhoIsAwayBlocksADraw) {
  table_.Disconnect(table_.Player("FRA"));
  for (const std::string_view power : {"AUS", "ENG", "GER", "ITA", "RUS", "TUR"}) Vote(power, "DRW");
  EXPECT_FALSE(table_.game().is_over());
}

TEST_F(AbsentDrawTable, D8WhoIsAwayIsNotWaitedFor) {
  table_.Disconnect(table_.Player("FRA"));
  table_.ForgetHeard();
  for (const std::string_view power : {"AUS", "ENG", "GER", "ITA", "RUS"}) Vote(power, "DRW");
  EXPECT_FALSE(table_.game().is_over());
  EXPECT_TRUE(
      Vote("TUR", "DRW (AUS ENG FRA GER ITA RUS TUR)")
          .starts_with("YES ( DRW ( AUS ENG FRA GER ITA RUS TUR ) ) / DRW ( AUS ENG FRA GER ITA RUS TUR ) / SMR"));
  EXPECT_EQ(table_.Heard(observer_).size(), 2u);
}

TEST_F(AbsentDrawTable, D8TheLastWhoHasNotVotedGoes) {
  VoteAllBut("FRA", "DRW (AUS ENG)");
  table_.ForgetHeard();
  table_.Disconnect(table_.Player("FRA"));
  const std::vector<std::string> told = table_.Heard(observer_);
  ASSERT_EQ(told.size(), 3u);
  EXPECT_EQ(told[0], "CCD ( FRA )");
  EXPECT_EQ(told[1], "DRW ( AUS ENG )");
  EXPECT_TRUE(table_.game().is_over());
}

TEST_F(AbsentDrawTable, D8WhoMissedADeadlineIsNotWaitedForEither) {
  for (const std::string_view power : kStandardPowers) {
    if (power != "FRA") Vote(power, "SUB " + HoldsOf(power));
  }
  table_.Wait(60 * kSecond);
  VoteAllBut("FRA", "DRW");
  EXPECT_TRUE(table_.game().is_over());
}

TEST_F(AbsentDrawTable, D8WithoutAnybodyThereIsNoDraw) {
  for (const std::string_view power : kStandardPowers) table_.Disconnect(table_.Player(power));
  EXPECT_FALSE(table_.game().is_over());
}

TEST_F(DrawTable, D9VotingTwiceIsHarmless) {
  Vote("AUS", "DRW");
  EXPECT_EQ(Vote("AUS", "DRW"), "YES ( DRW )");
  VoteAllBut("AUS", "DRW");
  EXPECT_TRUE(table_.game().is_over());
}

constexpr std::string_view kPair = "DRW (AUS ENG)";

TEST_F(PartialDrawTable, P1TheOrderOfNamesDoesNotMatter) {
  VoteAllBut("ENG", kPair);
  EXPECT_TRUE(Vote("ENG", "DRW (ENG AUS)").starts_with("YES ( DRW ( ENG AUS ) ) / DRW ( AUS ENG ) / SMR"));
}

TEST_F(PartialDrawTable, P2WhoIsLeftOutHasToAgree) {
  VoteAllBut("FRA", kPair);
  EXPECT_FALSE(table_.game().is_over());
}

TEST_F(PartialDrawTable, P3ALargerListImpliesNothing) {
  Vote("AUS", "DRW (AUS ENG FRA)");
  VoteAllBut("AUS", kPair);
  EXPECT_FALSE(table_.game().is_over());
}

TEST_F(PartialDrawTable, P4ListsAddUp) {
  Vote("AUS", kPair);
  VoteAllBut("FRA", "DRW (AUS FRA)");
  EXPECT_TRUE(Vote("FRA", "DRW (AUS FRA)").find("/ DRW ( AUS FRA ) /") != std::string::npos);
}

TEST_F(PartialDrawTable, P5AVoteWithoutAListIsThatOfAllSurvivors) {
  Vote("ENG", "DRW (FRA ENG AUS GER ITA RUS TUR)");
  VoteAllBut("ENG", "DRW");
  EXPECT_TRUE(table_.Heard(observer_)[0] == "DRW ( AUS ENG FRA GER ITA RUS TUR )");
}

TEST_F(PartialDrawTable, P6CancellingTheVoteLeavesTheList) {
  Vote("AUS", "DRW");
  Vote("AUS", "DRW (AUS ENG FRA GER ITA RUS TUR)");
  Vote("AUS", "NOT (DRW)");
  VoteAllBut("AUS", "DRW");
  EXPECT_TRUE(table_.game().is_over());
}

TEST_F(PartialDrawTable, P7CancellingTheListLeavesTheVote) {
  Vote("AUS", "DRW");
  EXPECT_EQ(Vote("AUS", "NOT (DRW (AUS ENG FRA GER ITA RUS TUR))"),
            "YES ( NOT ( DRW ( AUS ENG FRA GER ITA RUS TUR ) ) )");
  VoteAllBut("AUS", "DRW");
  EXPECT_TRUE(table_.game().is_over());
}

TEST_F(PartialDrawTable, P9TheSenderNeedNotBeAMember) {
  EXPECT_EQ(Vote("ENG", "DRW (AUS FRA)"), "YES ( DRW ( AUS FRA ) )");
}

TEST_F(PartialDrawTable, P10APowerMayVoteItselfOut) {
  VoteAllBut("", "DRW (AUS FRA)");
  EXPECT_EQ(table_.game().position().winners(), SetOf(table_.Power("AUS")) | SetOf(table_.Power("FRA")));
}

TEST_F(PartialDrawTable, P11AListOfOneIsNoMessage) { EXPECT_EQ(Vote("ENG", "DRW (ENG)"), "HUH ( DRW ( ENG ERR ) )"); }
TEST_F(PartialDrawTable, P12OnePowerTwiceIsRefused) {
  EXPECT_EQ(Vote("ENG", "DRW (ENG ENG)"), "REJ ( DRW ( ENG ENG ) )");
}

TEST_F(PartialDrawTable, P13CancelledListsAreComparedAsSets) {
  Vote("ENG", kPair);
  Vote("ENG", "NOT (DRW (ENG AUS))");
  VoteAllBut("ENG", kPair);
  EXPECT_FALSE(table_.game().is_over());
}

TEST_F(PartialDrawTable, P15AfterTheEndVotesAreRefused) {
  VoteAllBut("FRA", kPair);
  VoteAllBut("FRA", "DRW (ENG FRA)");
  EXPECT_TRUE(Vote("FRA", "DRW (ENG FRA)").find("/ DRW ( ENG FRA ) /") != std::string::npos);
  EXPECT_EQ(Vote("FRA", kPair), "REJ ( DRW ( AUS ENG ) )");
}

TEST_F(PartialDrawTable, P16VotesStayWhileTheirPowerIsAway) {
  const ClientId austria = table_.Player("AUS");
  const std::string passcode = table_.PasscodeOf(austria);
  Vote("AUS", kPair);
  table_.Disconnect(austria);
  table_.Say(table_.Connect(), "IAM (AUS) (" + passcode + ")");
  for (const std::string_view power : {"ENG", "FRA", "GER", "ITA", "RUS", "TUR"}) Vote(power, kPair);
  EXPECT_TRUE(table_.game().is_over());
}

}  // namespace
}  // namespace entente::press
