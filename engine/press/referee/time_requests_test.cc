// Tests the time of a turn: limits, messages about it, and absent players.
#include <gtest/gtest.h>

#include "press/referee/referee_test_util.h"
#include "press/referee/requests.h"

namespace entente::press {
namespace {

class TimeTable : public TwoPlayerTest {
 protected:
  static GameOptions Limits(int movement) {
    GameOptions options;
    options.movement_limit = movement;
    return options;
  }
  ClientId ComeBack(std::string_view power, const std::string& passcode) {
    const ClientId client = table_->Connect();
    table_->Say(client, "IAM (" + std::string(power) + ") (" + passcode + ")");
    return client;
  }
};

// ---- Limits ----

TEST_F(TimeTable, ATimedTurnIsToldAfterNow) {
  Use(Limits(300));
  table_->HoldAll();
  const std::vector<std::string> heard = table_->Heard(england_);
  ASSERT_GE(heard.size(), 2u);
  EXPECT_TRUE(heard[heard.size() - 2].starts_with("NOW ( FAL 1901 )"));
  EXPECT_EQ(heard.back(), "TME ( 300 )");
}

TEST_F(TimeTable, ATurnWithoutALimitIsNot) {
  GameOptions options;
  options.retreat_limit = 100;
  Use(options);
  table_->HoldAll();
  EXPECT_TRUE(table_->Heard(england_).back().starts_with("NOW"));
  EXPECT_FALSE(table_->referee().next_due().has_value());
}

TEST_F(TimeTable, AtTheDeadlineMissingOrdersAreToldAndTheTurnIsPlayed) {
  Use(Limits(300));
  table_->Say(france_, "SUB ((FRA AMY PAR) HLD) ((FRA AMY MAR) HLD) ((FRA FLT BRE) HLD)");
  EXPECT_EQ(table_->referee().next_due(), 300 * kSecond);
  table_->ForgetHeard();
  table_->Wait(299'999);
  EXPECT_EQ(table_->HeardText(england_), "");
  table_->Wait(1);
  const std::vector<std::string> heard = table_->Heard(england_);
  ASSERT_EQ(heard.size(), 6u + 22 + 2);
  EXPECT_EQ(heard[0], "CCD ( AUS )");
  EXPECT_EQ(heard[1], "CCD ( ENG )");
  EXPECT_EQ(heard[2], "CCD ( GER )");  // not France
  EXPECT_TRUE(heard[6].starts_with("ORD ( SPR 1901 )"));
  EXPECT_TRUE(heard[28].starts_with("NOW ( FAL 1901 )"));
  EXPECT_EQ(heard[29], "TME ( 300 )");
}

TEST_F(TimeTable, WhoMissedADeadlineIsBackWithItsNextOrders) {
  Use(Limits(300));
  table_->Wait(300 * kSecond);
  table_->ForgetHeard();
  table_->Say(england_, "SUB ((ENG FLT LON) HLD)");
  EXPECT_EQ(table_->HeardText(france_), "NOT ( CCD ( ENG ) )");
  table_->Say(england_, "SUB ((ENG FLT LON) HLD)");
  EXPECT_EQ(table_->HeardText(france_), "");
}

TEST_F(TimeTable, WhoComesBackAfterAMissedDeadlineIsToldOfOnce) {
  Use(Limits(300));
  const std::string iam = "IAM (ENG) (" + table_->PasscodeOf(england_) + ")";
  table_->Wait(300 * kSecond);
  table_->Disconnect(england_);
  table_->ForgetHeard();
  const ClientId back = table_->Return(iam);
  EXPECT_EQ(table_->HeardText(france_), "NOT ( CCD ( ENG ) )");
  table_->Say(back, "SUB ((ENG FLT LON) HLD)");
  EXPECT_EQ(table_->HeardText(france_), "");
}

TEST_F(TimeTable, ALateCallPlaysOneTurn) {
  Use(Limits(300));
  table_->Wait(10'000 * kSecond);
  EXPECT_EQ(table_->game().phase_count(), 1);
  EXPECT_EQ(table_->referee().next_due(), 10'300 * kSecond);
}

TEST_F(TimeTable, WhatComesAfterTheDeadlineBelongsToTheNewTurn) {
  Use(Limits(300));
  table_->referee().Receive(england_, {{tokens::kMIS}}, 300 * kSecond);
  EXPECT_EQ(table_->game().phase_count(), 1);
  EXPECT_EQ(table_->Text(table_->referee().outbox().back().message),
            "MIS ( ENG FLT EDI ) ( ENG FLT LON ) ( ENG AMY LVP )");
}

// ---- Requests ----

TEST_F(TimeTable, ARequestIsAnsweredBeforeEveryDeadline) {
  Use(Limits(300));
  table_->Say(england_, "TME (60)");
  table_->ForgetHeard();
  EXPECT_EQ(table_->referee().next_due(), 240 * kSecond);
  table_->Wait(240 * kSecond);
  EXPECT_EQ(table_->HeardText(england_), "TME ( 60 )");
  EXPECT_EQ(table_->HeardText(france_), "");
  table_->HoldAll();
  table_->ForgetHeard();
  table_->Wait(239 * kSecond);
  EXPECT_EQ(table_->HeardText(england_), "");
  table_->Wait(1 * kSecond);
  EXPECT_EQ(table_->HeardText(england_), "TME ( 60 )");
}

TEST_F(TimeTable, TheEarlierRequestComesFirst) {
  Use(Limits(300));
  table_->Say(england_, "TME (10)");
  table_->Say(england_, "TME (60)");
  table_->Say(england_, "TME (60)");
  table_->ForgetHeard();
  table_->Wait(295 * kSecond);
  EXPECT_EQ(table_->HeardText(england_), "TME ( 60 ) / TME ( 10 )");
}

TEST_F(TimeTable, ATurnThatIsShorterDoesNotAnswerIt) {
  GameOptions options = Limits(50);
  options.retreat_limit = 300;
  Use(options);
  table_->Say(england_, "TME (60)");
  table_->ForgetHeard();
  table_->Wait(49 * kSecond);
  EXPECT_EQ(table_->HeardText(england_), "");
}

TEST_F(TimeTable, ACancelledRequestIsNotAnswered) {
  Use(Limits(300));
  table_->Say(england_, "TME (60)");
  table_->Say(england_, "TME (30)");
  table_->Say(england_, "NOT (TME (60))");
  table_->ForgetHeard();
  table_->Wait(299 * kSecond);
  EXPECT_EQ(table_->HeardText(england_), "TME ( 30 )");
}

TEST_F(TimeTable, RequestsEndWithTheirConnection) {
  Use(Limits(300));
  const std::string passcode = table_->PasscodeOf(england_);
  table_->Say(england_, "TME (60)");
  table_->Disconnect(england_);
  const ClientId back = ComeBack("ENG", passcode);
  table_->ForgetHeard();
  table_->Wait(250 * kSecond);
  EXPECT_EQ(table_->HeardText(back), "");
}

// ---- Absent players ----

TEST_F(TimeTable, WithoutDsdTheClockRunsOn) {
  Use(Limits(300));
  table_->Disconnect(england_);
  EXPECT_EQ(table_->HeardText(france_), "CCD ( ENG )");
  EXPECT_EQ(table_->referee().next_due(), 300 * kSecond);
}

class StoppedClockTest : public TimeTable {
 protected:
  StoppedClockTest() {
    GameOptions options = Limits(300);
    options.stops_for_absent = true;
    Use(options);
    passcode_ = table_->PasscodeOf(england_);
    table_->Wait(100 * kSecond);
    table_->ForgetHeard();
  }
  std::string passcode_;
};

TEST_F(StoppedClockTest, TimeTableDsdStopsTheClockForWhoOwesOrders) {
  table_->Disconnect(england_);
  EXPECT_EQ(table_->HeardText(france_), "CCD ( ENG ) / NOT ( TME ( 200 ) )");
  EXPECT_FALSE(table_->referee().next_due().has_value());
  EXPECT_EQ(table_->Ask(france_, "TME"), "REJ ( TME )");
  table_->Wait(1000 * kSecond);
  EXPECT_EQ(table_->game().phase_count(), 0);
  ComeBack("ENG", passcode_);
  EXPECT_EQ(table_->HeardText(france_), "NOT ( CCD ( ENG ) ) / TME ( 200 )");
  table_->Wait(200 * kSecond);
  EXPECT_EQ(table_->game().phase_count(), 1);
}

TEST_F(StoppedClockTest, TimeTableDsdWaitsForTheLastOne) {
  const std::string passcode = table_->PasscodeOf(france_);
  const ClientId germany = table_->Player("GER");
  table_->Disconnect(england_);
  table_->Disconnect(france_);
  EXPECT_EQ(table_->HeardText(germany), "CCD ( ENG ) / NOT ( TME ( 200 ) ) / CCD ( FRA )");
  ComeBack("ENG", passcode_);
  EXPECT_EQ(table_->HeardText(germany), "NOT ( CCD ( ENG ) )");
  ComeBack("FRA", passcode);
  EXPECT_EQ(table_->HeardText(germany), "NOT ( CCD ( FRA ) ) / TME ( 200 )");
}

TEST_F(StoppedClockTest, TimeTableDsdLetsTheClockRunForWhoOwesNothing) {
  table_->Say(england_, "SUB ((ENG FLT LON) HLD) ((ENG FLT EDI) HLD) ((ENG AMY LVP) HLD)");
  table_->Disconnect(england_);
  EXPECT_EQ(table_->HeardText(france_), "CCD ( ENG )");
  EXPECT_TRUE(table_->referee().next_due().has_value());
}

TEST_F(StoppedClockTest, ATurnThatBeginsWithSomebodyAwayBeginsStopped) {
  table_->Say(england_, "SUB ((ENG FLT LON) HLD) ((ENG FLT EDI) HLD) ((ENG AMY LVP) HLD)");
  table_->Disconnect(england_);
  table_->HoldAll();
  ASSERT_EQ(table_->game().phase_count(), 1);
  EXPECT_EQ(table_->Heard(france_).back(), "NOT ( TME ( 300 ) )");
}

}  // namespace
}  // namespace entente::press
