// Tests who may send which command when, and how others are refused.
#include <gtest/gtest.h>

#include "press/referee/referee_test_util.h"
#include "press/referee/requests.h"

namespace entente::press {
namespace {

class RefusalTable : public testing::Test {
 protected:
  static GameOptions Options() {
    GameOptions options;
    options.level = 10;
    options.movement_limit = 300;
    return options;
  }
  void Begin() {
    table_.Begin();
    england_ = table_.Player("ENG");
    observer_ = table_.Observe();
    table_.ForgetHeard();
  }

  TestTable table_{Options()};
  ClientId england_ = kNoClient, observer_ = kNoClient;
};

TEST_F(RefusalTable, HloIsRefusedBeforeTheStart) {
  EXPECT_EQ(table_.Ask(table_.Connect(), "HLO"), Rej("HLO"));
  Begin();
  EXPECT_TRUE(table_.Ask(england_, "HLO").starts_with("HLO ( ENG )"));
  EXPECT_TRUE(table_.Ask(observer_, "HLO").starts_with("HLO ( UNO ) ( 0 )"));
  EXPECT_TRUE(table_.Ask(table_.Connect(), "HLO").starts_with("HLO ( UNO ) ( 0 )"));
}

TEST_F(RefusalTable, ScoAndNowAreNeverRefused) {
  const ClientId client = table_.Connect();
  EXPECT_TRUE(table_.Ask(client, "SCO").starts_with("SCO ( AUS BUD VIE TRI )"));
  EXPECT_TRUE(table_.Ask(client, "NOW").starts_with("NOW ( SPR 1901 )"));
}

TEST_F(RefusalTable, OrdIsRefusedBeforeTheFirstPhaseWasPlayed) {
  EXPECT_EQ(table_.Ask(table_.Connect(), "ORD"), Rej("ORD"));
  Begin();
  EXPECT_EQ(table_.Ask(england_, "ORD"), Rej("ORD"));
  table_.HoldAll();
  EXPECT_TRUE(table_.Ask(observer_, "ORD").starts_with("ORD ( SPR 1901 ) ( ( AUS AMY BUD ) HLD ) ( SUC ) / ORD"));
}

TEST_F(RefusalTable, HstIsRefusedForTurnsThatWereNotPlayed) {
  EXPECT_EQ(table_.Ask(table_.Connect(), "HST ( SPR 1901 )"), Rej("HST ( SPR 1901 )"));
  Begin();
  EXPECT_EQ(table_.Ask(england_, "HST ( SPR 1901 )"), Rej("HST ( SPR 1901 )"));  // the current one
  table_.HoldAll();
  table_.Heard(observer_);
  table_.Say(observer_, "HST ( SPR 1901 )");
  const std::vector<std::string> heard = table_.Heard(observer_);
  ASSERT_EQ(heard.size(), 24u);
  EXPECT_TRUE(heard[0].starts_with("ORD ( SPR 1901 )"));
  EXPECT_TRUE(heard[22].starts_with("SCO"));
  EXPECT_TRUE(heard[23].starts_with("NOW ( FAL 1901 )"));
  EXPECT_EQ(table_.Ask(england_, "HST ( SUM 1901 )"), Rej("HST ( SUM 1901 )"));  // skipped
  EXPECT_EQ(table_.Ask(england_, "HST ( FAL 1902 )"), Rej("HST ( FAL 1902 )"));
}

// The commands of players, while the game runs.
constexpr std::string_view kPlayersOnly[] = {
    "SUB ( ( ENG FLT LON ) HLD )",
    "SUB ( SPR 1901 ) ( ( ENG FLT LON ) HLD )",
    "NOT ( SUB )",
    "NOT ( SUB ( ( ENG FLT LON ) HLD ) )",
    "MIS",
    "GOF",
    "NOT ( GOF )",
    "DRW",
    "NOT ( DRW )",
    "DRW ( ENG FRA )",
    "SND ( ENG ) ( PRP ( PCE ( ENG FRA ) ) )",
};

TEST_F(RefusalTable, PlayersCommandsAreRefusedFromObserversAndUnknownClients) {
  Begin();
  const ClientId stranger = table_.Connect();
  for (const std::string_view text : kPlayersOnly) {
    EXPECT_EQ(table_.Ask(observer_, text), Rej(text));
    EXPECT_EQ(table_.Ask(stranger, text), Rej(text));
  }
}

TEST_F(RefusalTable, PlayersCommandsAreRefusedBeforeTheStart) {
  const ClientId player = table_.Join();
  for (const std::string_view text : kPlayersOnly) EXPECT_EQ(table_.Ask(player, text), Rej(text));
}

TEST_F(RefusalTable, PlayersCommandsAreRefusedAfterTheEnd) {
  Begin();
  table_.VoteForDraw();
  for (const std::string_view text : kPlayersOnly) EXPECT_EQ(table_.Ask(england_, text), Rej(text));
}

TEST_F(RefusalTable, SubIsRefusedForAnotherTurnWhole) {
  Begin();
  const std::string_view text = "SUB ( FAL 1901 ) ( ( ENG FLT LON ) HLD ) ( ( ENG FLT EDI ) HLD )";
  EXPECT_EQ(table_.Ask(england_, text), Rej(text));
  EXPECT_TRUE(table_.game().SubmittedOrders(table_.Power("ENG")).empty());
}

TEST_F(RefusalTable, NotSubTakesOrdersBack) {
  Begin();
  table_.Say(england_, "SUB ((ENG FLT LON) HLD) ((ENG FLT EDI) HLD) ((ENG AMY LVP) MTO WAL)");
  EXPECT_EQ(table_.Ask(england_, "NOT ( SUB ( ( ENG FLT LON ) HLD ) )"), Yes("NOT ( SUB ( ( ENG FLT LON ) HLD ) )"));
  EXPECT_EQ(table_.Ask(england_, "MIS"), "MIS ( ENG FLT LON )");
  EXPECT_EQ(table_.Ask(england_, "NOT ( SUB ( ( ENG FLT LON ) HLD ) )"), Rej("NOT ( SUB ( ( ENG FLT LON ) HLD ) )"));
  EXPECT_EQ(table_.Ask(england_, "NOT ( SUB ( ( ENG FLT EDI ) MTO NTH ) )"),
            Rej("NOT ( SUB ( ( ENG FLT EDI ) MTO NTH ) )"));
  EXPECT_EQ(table_.Ask(england_, "NOT ( SUB )"), Yes("NOT ( SUB )"));
  EXPECT_EQ(table_.Ask(england_, "MIS"), "MIS ( ENG FLT EDI ) ( ENG FLT LON ) ( ENG AMY LVP )");
}

TEST_F(RefusalTable, GofIsTakenAndTellsWhatIsMissing) {
  Begin();
  EXPECT_EQ(table_.Ask(england_, "NOT ( GOF )"), Yes("NOT ( GOF )"));
  EXPECT_EQ(table_.Ask(england_, "GOF"), "YES ( GOF ) / MIS ( ENG FLT EDI ) ( ENG FLT LON ) ( ENG AMY LVP )");
}

TEST_F(RefusalTable, TmeIsRefusedWithoutADeadline) {
  EXPECT_EQ(table_.Ask(table_.Connect(), "TME"), Rej("TME"));
  Begin();
  table_.Wait(100 * kSecond);
  EXPECT_EQ(table_.Ask(observer_, "TME"), "TME ( 200 )");
}

TEST_F(RefusalTable, TmeWithANumberIsRefusedOutOfRange) {
  Begin();
  EXPECT_EQ(table_.Ask(england_, "TME ( 300 )"), Yes("TME ( 300 )"));
  EXPECT_EQ(table_.Ask(england_, "TME ( 0 )"), Yes("TME ( 0 )"));
  EXPECT_EQ(table_.Ask(england_, "TME ( -1 )"), Rej("TME ( -1 )"));
  EXPECT_EQ(table_.Ask(england_, "TME ( 301 )"), Rej("TME ( 301 )"));
  TestTable untimed;
  untimed.Begin();
  EXPECT_EQ(untimed.Ask(untimed.Player("ENG"), "TME ( 1 )"), Rej("TME ( 1 )"));
}

TEST_F(RefusalTable, NotTmeWithANumberNeedsThatRequest) {
  Begin();
  table_.Say(england_, "TME (60)");
  EXPECT_EQ(table_.Ask(england_, "NOT ( TME ( 61 ) )"), Rej("NOT ( TME ( 61 ) )"));
  EXPECT_EQ(table_.Ask(england_, "NOT ( TME ( 60 ) )"), Yes("NOT ( TME ( 60 ) )"));
  EXPECT_EQ(table_.Ask(england_, "NOT ( TME ( 60 ) )"), Rej("NOT ( TME ( 60 ) )"));
}

TEST_F(RefusalTable, NotTmeIsAlwaysTaken) {
  EXPECT_EQ(table_.Ask(table_.Connect(), "NOT ( TME )"), Yes("NOT ( TME )"));
  Begin();
  EXPECT_EQ(table_.Ask(england_, "NOT ( TME )"), Yes("NOT ( TME )"));
}

TEST_F(RefusalTable, AdmIsPassedOnToAllAndNotAnswered) {
  Begin();
  const std::string_view text = "ADM ( 'me' ) ( 'hello' )";
  EXPECT_EQ(table_.Ask(england_, text), text);
  EXPECT_EQ(table_.HeardText(observer_), text);
  EXPECT_EQ(table_.HeardText(table_.Player("FRA")), text);
}

TEST_F(RefusalTable, AdmIsRefusedFromClientsThatAreNotInTheGame) {
  Begin();
  const ClientId stranger = table_.Connect(), undecided = table_.Connect();
  table_.Say(undecided, "OBS");
  table_.ForgetHeard();
  const std::string_view text = "ADM ( 'me' ) ( 'hello' )";
  EXPECT_EQ(table_.Ask(stranger, text), Rej(text));
  EXPECT_EQ(table_.Ask(undecided, text), Rej(text));
  EXPECT_EQ(table_.HeardText(england_), "");
}

TEST_F(RefusalTable, AdmIsRefusedWhereItIsSwitchedOff) {
  GameOptions options;
  options.has_admin_messages = false;
  TestTable table(options);
  table.Begin();
  EXPECT_EQ(table.Ask(table.Player("ENG"), "ADM ( 'me' ) ( 'hello' )"), Rej("ADM ( 'me' ) ( 'hello' )"));
}

TEST_F(RefusalTable, AcknowledgementsPrnAndHuhAreNotAnswered) {
  Begin();
  for (const std::string_view text :
       {"YES (MAP ('standard'))", "YES (SVE ('x'))", "REJ (SVE ('x'))", "REJ (LOD ('x'))", "PRN ((SUB)", "HUH (ERR)"}) {
    EXPECT_EQ(table_.Ask(england_, text), "") << text;
  }
}

// ---- Messages that the grammar refuses ----

TEST_F(RefusalTable, BracketsAndGrammarComeBeforeTheMeaning) {
  const ClientId client = table_.Connect();
  EXPECT_EQ(table_.Ask(client, "NME ('x'"), "PRN ( NME ( 'x' )");
  EXPECT_EQ(table_.Ask(client, "NME ('x')"), "HUH ( NME ( 'x' ) ERR )");
  EXPECT_EQ(table_.Ask(client, "DRW ( ENG )"), "HUH ( DRW ( ENG ERR ) )");
}

TEST_F(RefusalTable, PressAndListsAreNoMessagesBelowTheirLevel) {
  TestTable table;
  table.Begin();
  const ClientId england = table.Player("ENG");
  EXPECT_EQ(table.Ask(england, "SND ( FRA ) ( PRP ( PCE ( ENG FRA ) ) )"),
            "HUH ( ERR SND ( FRA ) ( PRP ( PCE ( ENG FRA ) ) ) )");
  EXPECT_EQ(table.Ask(england, "DRW ( ENG FRA )"), "HUH ( DRW ERR ( ENG FRA ) )");
}

}  // namespace
}  // namespace entente::press
