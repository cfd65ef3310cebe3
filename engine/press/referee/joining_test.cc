// Tests connections and the stages of a game: the answer to each event.
#include <gtest/gtest.h>

#include "press/referee/referee_test_util.h"
#include "press/referee/requests.h"

namespace entente::press {
namespace {

GameOptions WithLimits() {
  GameOptions options;
  options.movement_limit = 300;
  return options;
}

// ---- Before the game begins ----

TEST(ConnectionTable, NmeTakesAFreeSeatForTheTimeBeing) {
  TestTable table;
  EXPECT_EQ(table.Ask(table.Connect(), "NME ('a') ('1')"), "YES ( NME ( 'a' ) ( '1' ) ) / MAP ( 'standard' )");
}

TEST(ConnectionTable, NmeIsRefusedOnceTheGameHasBegun) {
  TestTable table;
  table.Begin();
  EXPECT_EQ(table.Ask(table.Connect(), "NME ('a') ('1')"), "REJ ( NME ( 'a' ) ( '1' ) )");
}

TEST(ConnectionTable, NmeIsRefusedWhereAllSeatsAreTaken) {
  TestTable table;
  for (int i = 0; i < 7; ++i) table.Say(table.Connect(), "NME ('a') ('1')");
  EXPECT_EQ(table.Ask(table.Connect(), "NME ('b') ('1')"), "REJ ( NME ( 'b' ) ( '1' ) )");
}

TEST(ConnectionTable, ASecondNmeObsOrIamIsRefused) {
  TestTable table;
  const ClientId player = table.Join(), observer = table.Observe();
  EXPECT_EQ(table.Ask(player, "NME ('a') ('1')"), "REJ ( NME ( 'a' ) ( '1' ) )");
  EXPECT_EQ(table.Ask(player, "OBS"), "REJ ( OBS )");
  EXPECT_EQ(table.Ask(player, "IAM (ENG) (1)"), "REJ ( IAM ( ENG ) ( 1 ) )");
  EXPECT_EQ(table.Ask(observer, "OBS"), "REJ ( OBS )");
}

TEST(ConnectionTable, AnObserverMayStillBecomeAPlayer) {
  TestTable table;
  EXPECT_EQ(table.Ask(table.Observe(), "NME ('a') ('1')"), "YES ( NME ( 'a' ) ( '1' ) ) / MAP ( 'standard' )");
}

TEST(ConnectionTable, ObsIsTakenAtAnyTime) {
  TestTable table;
  EXPECT_EQ(table.Ask(table.Connect(), "OBS"), "YES ( OBS ) / MAP ( 'standard' )");
  table.Begin();
  EXPECT_EQ(table.Ask(table.Connect(), "OBS"), "YES ( OBS ) / MAP ( 'standard' )");
  table.VoteForDraw();
  ASSERT_TRUE(table.game().is_over());
  EXPECT_EQ(table.Ask(table.Connect(), "OBS"), "YES ( OBS ) / MAP ( 'standard' )");
}

TEST(ConnectionTable, MapAndMdfAreAnsweredToEverybody) {
  TestTable table;
  const ClientId client = table.Connect();
  EXPECT_EQ(table.Ask(client, "MAP"), "MAP ( 'standard' )");
  EXPECT_TRUE(table.Ask(client, "MDF")
                  .starts_with("MDF ( AUS ENG FRA GER ITA RUS TUR ) ( ( ( AUS BUD TRI VIE ) ( ENG EDI LON LVP )"));
}

TEST(ConnectionTable, TheMapsNameIsAcceptedInAnyCase) {
  TestTable table;
  for (int i = 0; i < 7; ++i) {
    const ClientId client = table.Connect();
    table.Say(client, "NME ('a') ('1')");
    EXPECT_EQ(table.Ask(client, "YES (MAP ('STANDARD'))").empty(), i < 6);  // no answer; the last one begins the game
  }
}

TEST(ConnectionTable, RejMapFreesTheSeat) {
  TestTable table;
  for (int i = 0; i < 6; ++i) table.Join();
  const ClientId client = table.Connect();
  table.Say(client, "NME ('a') ('1')");
  EXPECT_EQ(table.Ask(client, "REJ (MAP ('standard'))"), "OFF");
  EXPECT_EQ(table.Ask(client, "MAP"), "");  // the client has been removed
  EXPECT_NE(table.PasscodeOf(table.Join()), "");
}

TEST(ConnectionTable, AnotherMapsNameIsARefusal) {
  TestTable table;
  const ClientId client = table.Connect();
  table.Say(client, "NME ('a') ('1')");
  EXPECT_EQ(table.Ask(client, "YES (MAP ('loeb9'))"), "OFF");
}

TEST(ConnectionTable, TheGameBeginsWhenAllSeatsHaveAcceptedTheMap) {
  TestTable table(WithLimits());
  const ClientId observer = table.Observe();
  std::vector<ClientId> players;
  for (int i = 0; i < 7; ++i) players.push_back(table.Join());
  EXPECT_EQ(table.Heard(players[0]).size(), 6u);  // YES, MAP, HLO, SCO, NOW, TME
  const std::vector<std::string> heard = table.Heard(observer);
  ASSERT_EQ(heard.size(), 6u);
  EXPECT_EQ(heard[2], "HLO ( UNO ) ( 0 ) ( ( LVL 0 ) ( MTL 300 ) )");
  EXPECT_EQ(heard[3],
            "SCO ( AUS BUD VIE TRI ) ( ENG EDI LON LVP ) ( FRA PAR BRE MAR ) ( GER MUN BER KIE ) ( ITA NAP ROM VEN ) "
            "( RUS MOS WAR SEV STP ) ( TUR ANK CON SMY ) ( UNO SER BEL DEN GRE HOL NWY POR RUM SWE TUN BUL SPA )");
  EXPECT_TRUE(heard[4].starts_with("NOW ( SPR 1901 ) ( AUS AMY BUD ) ( AUS AMY VIE ) ( AUS FLT TRI ) ( ENG FLT EDI )"));
  EXPECT_EQ(heard[5], "TME ( 300 )");
}

TEST(ConnectionTable, EveryPowerIsPlayedOnceWithAPasscode) {
  TestTable table;
  table.Begin();
  PowerSet powers = 0;
  for (const std::string_view power : kStandardPowers) {
    const ClientId client = table.Player(power);
    powers |= SetOf(table.referee().PowerOf(client));
    const int passcode = std::stoi(table.PasscodeOf(client));
    EXPECT_TRUE(1 <= passcode && passcode <= kGreatestNumber);
  }
  EXPECT_EQ(powers, AllPowers(table.game().map()));
}

TEST(ConnectionTable, AnotherSeedSeatsThePlayersOtherwise) {
  TestTable one({}, "standard", 1), same({}, "standard", 1), other({}, "standard", 2);
  for (TestTable* table : {&one, &same, &other}) table->Begin();
  const auto hlo = [](TestTable& table) { return table.Ask(1, "HLO") + table.Ask(2, "HLO"); };
  EXPECT_EQ(hlo(one), hlo(same));
  EXPECT_NE(hlo(one), hlo(other));
}

TEST(ConnectionTable, ClosingBeforeTheStartFreesTheSeatWithoutAWord) {
  TestTable table;
  const ClientId observer = table.Observe(), client = table.Join();
  for (int i = 0; i < 5; ++i) table.Join();
  table.ForgetHeard();
  table.Disconnect(client);
  EXPECT_EQ(table.HeardText(observer), "");
  table.Join();
  EXPECT_EQ(table.HeardText(observer), "");  // six players: the game has not begun
  table.Join();
  EXPECT_NE(table.HeardText(observer), "");
}

// ---- While the game runs ----

TEST(ConnectionTable, AnObserverWhoComesLateIsToldTheBoard) {
  TestTable table(WithLimits());
  table.Begin();
  table.Wait(10 * kSecond);
  const std::vector<std::string> heard = table.Heard(table.Observe());
  ASSERT_EQ(heard.size(), 6u);
  EXPECT_TRUE(heard[2].starts_with("HLO ( UNO ) ( 0 )"));
  EXPECT_TRUE(heard[3].starts_with("SCO"));
  EXPECT_TRUE(heard[4].starts_with("NOW"));
  EXPECT_EQ(heard[5], "TME ( 290 )");
}

TEST(ConnectionTable, AnObserverWhoComesAfterTheEndIsToldItBeforeTheBoard) {
  TestTable table;
  table.Begin();
  table.VoteForDraw();
  const std::vector<std::string> heard = table.Heard(table.Observe());
  ASSERT_EQ(heard.size(), 7u);
  EXPECT_TRUE(heard[3].starts_with("SCO"));
  EXPECT_EQ(heard[4], "DRW");
  EXPECT_TRUE(heard[5].starts_with("SMR ( SPR 1901 ) ( AUS ( 'bot"));
  EXPECT_TRUE(heard[6].starts_with("NOW"));
}

class AbsenceTest : public testing::Test {
 protected:
  AbsenceTest() {
    table_.Begin();
    england_ = table_.Player("ENG");
    france_ = table_.Player("FRA");
    passcode_ = table_.PasscodeOf(england_);
    table_.ForgetHeard();
  }
  std::string Iam(std::string_view passcode) const { return "IAM ( ENG ) ( " + std::string(passcode) + " )"; }

  TestTable table_;
  ClientId england_, france_;
  std::string passcode_;
};

TEST_F(AbsenceTest, ConnectionTableCloseIsToldAll) {
  table_.Disconnect(england_);
  EXPECT_EQ(table_.HeardText(france_), "CCD ( ENG )");
}

TEST_F(AbsenceTest, ConnectionTableIamBringsThePlayerBack) {
  table_.Disconnect(england_);
  const ClientId back = table_.Connect();
  table_.ForgetHeard();
  EXPECT_EQ(table_.Ask(back, Iam(passcode_)), "YES ( " + Iam(passcode_) + " ) / NOT ( CCD ( ENG ) )");
  EXPECT_EQ(table_.HeardText(france_), "NOT ( CCD ( ENG ) )");
  EXPECT_TRUE(table_.Ask(back, "HLO").starts_with("HLO ( ENG ) ( " + passcode_ + " )"));
  EXPECT_TRUE(table_.Ask(back, "SUB ((ENG FLT LON) HLD)").starts_with("THX ( ( ENG FLT LON ) HLD ) ( MBV ) / MIS"));
}

TEST_F(AbsenceTest, ConnectionTableIamIsRefusedWhileSomebodySitsThere) {
  EXPECT_EQ(table_.Ask(table_.Connect(), Iam(passcode_)), "REJ ( " + Iam(passcode_) + " )");
}

TEST_F(AbsenceTest, ConnectionTableIamIsRefusedWithAWrongPasscode) {
  table_.Disconnect(england_);
  const std::string wrong = Iam(passcode_ == "7" ? "8" : "7");
  EXPECT_EQ(table_.Ask(table_.Connect(), wrong), "REJ ( " + wrong + " )");
}

TEST_F(AbsenceTest, AfterThreeWrongPasscodesAConnectionHasNoFurtherTry) {
  table_.Disconnect(england_);
  const ClientId back = table_.Connect();
  for (int i = 0; i < kMostWrongPasscodes; ++i) table_.Say(back, Iam(passcode_ == "7" ? "8" : "7"));
  EXPECT_EQ(table_.Ask(back, Iam(passcode_)), "REJ ( " + Iam(passcode_) + " )");
  const ClientId other = table_.Connect();
  EXPECT_TRUE(table_.Ask(other, Iam(passcode_)).starts_with("YES"));
}

TEST_F(AbsenceTest, WrongPasscodesCostAnAddressGrowingTime) {
  table_.Disconnect(england_);
  const auto right = [&](std::string_view from) { return table_.Ask(table_.Connect(from), Iam(passcode_)); };
  const auto miss = [&] { table_.Say(table_.Connect("guesser"), Iam(passcode_ == "7" ? "8" : "7")); };
  for (int i = 0; i < PasscodeBrake::kFreeMisses; ++i) miss();
  Time waited = kSecond;
  for (; waited <= PasscodeBrake::kLongestWait; waited *= 2) {
    miss();
    table_.Wait(waited - 1);
    EXPECT_EQ(right("guesser"), "REJ ( " + Iam(passcode_) + " )") << waited;
    table_.Wait(1);
  }
  miss();
  table_.Wait(PasscodeBrake::kLongestWait - 1);
  EXPECT_EQ(right("guesser"), "REJ ( " + Iam(passcode_) + " )");
  EXPECT_TRUE(right("elsewhere").starts_with("YES"));
}

TEST_F(AbsenceTest, EveryNewAddressPaysForTheMissesOfASeatAndOtherSeatsDoNot) {
  table_.Disconnect(england_);
  const std::string wrong = Iam(passcode_ == "7" ? "8" : "7");
  for (int i = 0; i < 8; ++i) table_.Say(table_.Connect("address " + std::to_string(i)), wrong);
  const ClientId mistaken = table_.Connect("the player's own");
  EXPECT_EQ(table_.Ask(mistaken, wrong), "REJ ( " + wrong + " )");
  table_.Wait(20 * kSecond);
  EXPECT_EQ(table_.Ask(mistaken, Iam(passcode_)), "REJ ( " + Iam(passcode_) + " )");
  const std::string of_france = table_.PasscodeOf(france_);
  table_.Disconnect(france_);
  const std::string back = "IAM ( FRA ) ( " + of_france + " )";
  EXPECT_TRUE(table_.Ask(table_.Connect("the player's own"), back).starts_with("YES"));
}

TEST_F(AbsenceTest, ARightPasscodeClearsTheMissesOfASeat) {
  table_.Disconnect(england_);
  const std::string wrong = Iam(passcode_ == "7" ? "8" : "7");
  for (int i = 0; i < 20; ++i) table_.Say(table_.Connect("guesser " + std::to_string(i)), wrong);
  const ClientId back = table_.Connect("guesser 19 too");
  EXPECT_TRUE(table_.Ask(back, Iam(passcode_)).starts_with("YES"));
  table_.Disconnect(back);
  table_.Say(table_.Connect("guesser 19"), wrong);
  EXPECT_TRUE(table_.Ask(table_.Connect("guesser 19"), Iam(passcode_)).starts_with("YES"));
}

TEST(ConnectionTable, WhoDoesNotJoinOrAcceptTheMapIsSentOff) {
  TestTable table;
  const ClientId silent = table.Connect();
  std::vector<ClientId> undecided;
  for (int i = 0; i < 7; ++i) table.Say(undecided.emplace_back(table.Connect()), "NME ('a') ('1')");
  EXPECT_EQ(table.Ask(table.Connect(), "NME ('b') ('1')"), "REJ ( NME ( 'b' ) ( '1' ) )");
  table.Wait(kAnswerTime);
  EXPECT_EQ(table.HeardText(silent), "OFF");
  EXPECT_TRUE(table.HeardText(undecided.front()).ends_with("OFF"));
  EXPECT_EQ(table.Ask(table.Connect(), "NME ('b') ('1')"), "YES ( NME ( 'b' ) ( '1' ) ) / MAP ( 'standard' )");
}

TEST(ConnectionTable, WhoIsInTheGameMayBeSilentForEver) {
  TestTable table;
  const ClientId waits = table.Join(), observer = table.Connect();
  table.Say(observer, "OBS");
  table.Say(observer, "YES (MAP ('standard'))");
  table.ForgetHeard();
  table.Wait(1000 * kAnswerTime);
  EXPECT_EQ(table.HeardText(waits) + table.HeardText(observer), "");
  EXPECT_EQ(table.referee().next_due(), std::nullopt);
}

TEST(ConnectionTable, IamIsRefusedBeforeTheStart) {
  TestTable table;
  EXPECT_EQ(table.Ask(table.Connect(), "IAM (TUR) (132)"), "REJ ( IAM ( TUR ) ( 132 ) )");
}

TEST_F(AbsenceTest, ConnectionTableAFinishedGameStillAnswers) {
  table_.VoteForDraw();
  for (const std::string_view text : {"MAP", "MDF", "HLO", "SCO", "NOW"}) {
    EXPECT_TRUE(table_.Ask(england_, text).starts_with(text));
  }
  EXPECT_EQ(table_.Ask(england_, "ORD"), "REJ ( ORD )");  // no phase was played
  for (const std::string_view text : {"MIS", "GOF", "DRW", "NOT ( GOF )", "NOT ( SUB )", "TME"}) {
    EXPECT_EQ(table_.Ask(england_, text), "REJ ( " + std::string(text) + " )");
  }
  table_.Disconnect(england_);
  EXPECT_TRUE(table_.HeardText(france_).find("CCD") == std::string::npos);
  EXPECT_EQ(table_.Ask(table_.Connect(), Iam(passcode_)), "REJ ( " + Iam(passcode_) + " )");
}

TEST_F(AbsenceTest, OffIsSentToEveryConnection) {
  const ClientId stranger = table_.Connect();
  table_.referee().Close(0);
  ASSERT_EQ(table_.referee().outbox().size(), 8u);
  EXPECT_EQ(table_.referee().outbox().back().to, stranger);
  EXPECT_EQ(table_.referee().outbox().back().message, Message{tokens::kOFF});
}

TEST(ConnectionTable, ClientsThatHaveNotAcceptedTheMapGetNoBroadcasts) {
  TestTable table;
  const ClientId silent = table.Connect();
  table.Say(silent, "OBS");
  table.Begin();
  table.HoldAll();
  EXPECT_EQ(table.HeardText(silent), "");
}

}  // namespace
}  // namespace entente::press
