// Tests the reasons that keep press from being passed on, in the order in which they are tested.
#include <gtest/gtest.h>

#include "press/language/message_text.h"
#include "press/referee/referee_test_util.h"
#include "press/referee/requests.h"

namespace entente::press {
namespace {

constexpr std::string_view kPeace = "( PRP ( PCE ( ENG FRA ) ) )";

std::string Snd(std::string_view to, std::string_view press = kPeace) {
  return "SND ( " + std::string(to) + " ) " + std::string(press);
}

class PressTable : public TwoPlayerTest {
 protected:
  static GameOptions Level(int level) {
    GameOptions options;
    options.level = level;
    return options;
  }
};

TEST_F(PressTable, Step1BracketsAndGrammar) {
  Use(Level(10));
  EXPECT_EQ(Send("SND ( FRA ) ( PRP ( PCE ( ENG FRA ) )"), "PRN ( SND ( FRA ) ( PRP ( PCE ( ENG FRA ) ) )");
  EXPECT_EQ(Send("SND ( FRA ) ( PRP ( PCE ( ENG ) ) )"), "HUH ( SND ( FRA ) ( PRP ( PCE ( ENG ERR ) ) ) )");
  EXPECT_EQ(Send("SND ( FRA ) ( THK ( DRW ) )"), "HUH ( SND ( FRA ) ( ERR THK ( DRW ) ) )");
}

TEST_F(PressTable, Step2NotBeforeTheStart) {
  TestTable table(Level(10));
  EXPECT_EQ(table.Ask(table.Join(), Snd("FRA")), Rej(Snd("FRA")));
}

TEST_F(PressTable, Step2NotInRetreatTurnsUnderNpr) {
  GameOptions options = Level(10);
  options.no_retreat_press = true;
  Use(options);
  EXPECT_EQ(Send(Snd("FRA")), Yes(Snd("FRA")));
  table_->Say(table_->Player("AUS"), "SUB ((AUS AMY VIE) MTO GAL)");
  table_->Say(table_->Player("GER"), "SUB ((GER AMY BER) MTO SIL)");
  table_->HoldAll();
  table_->Say(table_->Player("AUS"), "SUB ((AUS AMY GAL) MTO WAR)");
  table_->Say(table_->Player("GER"), "SUB ((GER AMY SIL) SUP (AUS AMY GAL) MTO WAR)");
  table_->HoldAll();
  ASSERT_TRUE(Send("NOW").starts_with("NOW ( AUT 1901 )"));
  EXPECT_EQ(Send(Snd("FRA")), Rej(Snd("FRA")));
  table_->Say(table_->Player("RUS"), "SUB ((RUS AMY WAR) DSB)");
  ASSERT_TRUE(Send("NOW").starts_with("NOW ( WIN 1901 )"));
  EXPECT_EQ(Send(Snd("FRA")), Yes(Snd("FRA")));
}

TEST_F(PressTable, Step2NotInBuildTurnsUnderNpb) {
  GameOptions options = Level(10);
  options.no_build_press = true;
  Use(options);
  table_->Say(table_->Player("FRA"), "SUB ((FRA AMY MAR) MTO SPA)");
  table_->HoldAll();
  EXPECT_EQ(Send(Snd("FRA")), Yes(Snd("FRA")));
  table_->HoldAll();
  ASSERT_TRUE(Send("NOW").starts_with("NOW ( WIN 1901 )"));
  EXPECT_EQ(Send(Snd("FRA")), Rej(Snd("FRA")));
}

TEST_F(PressTable, Step2NotWithinPtlOfAMovementDeadline) {
  GameOptions options = Level(10);
  options.movement_limit = 300;
  options.press_limit = 60;
  Use(options);
  table_->Wait(239 * kSecond);
  EXPECT_EQ(Send(Snd("FRA")), Yes(Snd("FRA")));
  table_->Wait(1 * kSecond);
  EXPECT_EQ(Send(Snd("FRA")), Rej(Snd("FRA")));
}

TEST_F(PressTable, PtlWithoutALimitOfTheTurnHasNoEffect) {
  GameOptions options = Level(10);
  options.press_limit = 60;
  Use(options);
  EXPECT_EQ(Send(Snd("FRA")), Yes(Snd("FRA")));
}

TEST_F(PressTable, Step2NotForAnotherTurn) {
  Use(Level(10));
  const std::string now = "SND ( SPR 1901 ) ( FRA ) " + std::string(kPeace);
  const std::string later = "SND ( FAL 1901 ) ( FRA ) " + std::string(kPeace);
  EXPECT_EQ(Send(now), Yes(now));
  EXPECT_EQ(Send(later), Rej(later));
}

TEST_F(PressTable, Step2NotToOneself) {
  Use(Level(10));
  EXPECT_EQ(Send(Snd("FRA ENG")), Rej(Snd("FRA ENG")));
}

TEST_F(PressTable, Step3AnAbsentRecipientIsNamedAndNoneGetsThePress) {
  Use(Level(10));
  table_->Disconnect(table_->Player("GER"));
  table_->Disconnect(table_->Player("ITA"));
  table_->ForgetHeard();
  EXPECT_EQ(Send(Snd("FRA ITA GER")), "CCD ( ITA )");
  EXPECT_EQ(table_->HeardText(france_), "");
}

TEST_F(PressTable, Step5EveryRecipientGetsItOnceThenTheSenderItsYes) {
  Use(Level(10));
  EXPECT_EQ(Send(Snd("FRA GER FRA")), Yes(Snd("FRA GER FRA")));
  const std::string frm = "FRM ( ENG ) ( FRA GER FRA ) " + std::string(kPeace);
  EXPECT_EQ(table_->HeardText(france_), frm);
  EXPECT_EQ(table_->HeardText(table_->Player("GER")), frm);
  EXPECT_EQ(table_->HeardText(table_->Player("ITA")), "");
}

TEST_F(PressTable, Step5RecipientsComeBeforeTheSender) {
  Use(Level(10));
  table_->referee().ClearOutbox();
  table_->referee().Receive(england_, ReadMessage(Snd("FRA"), table_->tokens().vocabulary()).value(), 0);
  ASSERT_EQ(table_->referee().outbox().size(), 2u);
  EXPECT_EQ(table_->referee().outbox()[0].to, france_);
  EXPECT_EQ(table_->referee().outbox()[1].to, england_);
}

TEST_F(PressTable, Step5TryLosesTheWordsAboveTheLevel) {
  Use(Level(20));
  const std::string tries = Snd("FRA", "( TRY ( PRP PCE XDO THK WHY ) )");
  EXPECT_EQ(Send(tries), Yes(tries));
  EXPECT_EQ(table_->HeardText(france_), "FRM ( ENG ) ( FRA ) ( TRY ( PRP PCE XDO ) )");
}

TEST_F(PressTable, ObserversGetNoPress) {
  Use(Level(10));
  const ClientId observer = table_->Observe();
  table_->ForgetHeard();
  Send(Snd("FRA"));
  EXPECT_EQ(table_->HeardText(observer), "");
}

TEST_F(PressTable, HuhBetweenPlayersIsPassedOnAsItIs) {
  Use(Level(10));
  const std::string huh = Snd("FRA", "( HUH ( PRP ( ERR THK ( ) ) ) )");
  EXPECT_EQ(Send(huh), Yes(huh));
  EXPECT_EQ(table_->HeardText(france_), "FRM ( ENG ) ( FRA ) ( HUH ( PRP ( ERR THK ( ) ) ) )");
}

}  // namespace
}  // namespace entente::press
