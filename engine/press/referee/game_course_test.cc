// Tests the messages to all about a turn: the result of every order, and the order of the messages.
#include <gtest/gtest.h>

#include <algorithm>

#include "press/referee/referee_state.h"
#include "press/referee/referee_test_util.h"

namespace entente::press {
namespace {

class TurnTest : public testing::Test {
 protected:
  void Use(const GameOptions& options) {
    table_.emplace(options);
    table_->Begin();
    observer_ = table_->Observe();
  }
  // Plays one turn with these messages; all other units hold. Returns the messages to the observer.
  std::vector<std::string> Play(std::initializer_list<std::pair<std::string_view, std::string_view>> said) {
    if (!table_.has_value()) Use({});
    table_->ForgetHeard();
    for (const auto& [power, text] : said) table_->Say(table_->Player(power), text);
    table_->HoldAll();
    return table_->Heard(observer_);
  }
  // The result of an order in these messages.
  static std::string ResultOf(const std::vector<std::string>& told, const std::string& order) {
    const std::string start = "( " + order + " ) ";
    for (const std::string& text : told) {
      const size_t at = text.find(start);
      if (text.starts_with("ORD") && at != std::string::npos) return text.substr(at + start.size());
    }
    return "none";
  }

  std::optional<TestTable> table_;
  ClientId observer_ = kNoClient;
};

TEST_F(TurnTest, OrdersAreToldByProvincesThenTheBoard) {
  const std::vector<std::string> told = Play({{"ENG", "SUB ((ENG FLT LON) MTO NTH)"}});
  ASSERT_EQ(told.size(), 23u);  // no centers were counted
  EXPECT_EQ(told[0], "ORD ( SPR 1901 ) ( ( AUS AMY BUD ) HLD ) ( SUC )");
  EXPECT_TRUE(told[22].starts_with("NOW ( FAL 1901 )"));
  EXPECT_EQ(ResultOf(told, "( ENG FLT LON ) MTO NTH"), "( SUC )");
}

TEST_F(TurnTest, ResultsOfMoves) {
  const std::vector<std::string> told =
      Play({{"ENG", "SUB ((ENG FLT LON) MTO ECH)"}, {"FRA", "SUB ((FRA FLT BRE) MTO ECH) ((FRA AMY PAR) MTO BUR)"}});
  EXPECT_EQ(ResultOf(told, "( ENG FLT LON ) MTO ECH"), "( BNC )");
  EXPECT_EQ(ResultOf(told, "( FRA FLT BRE ) MTO ECH"), "( BNC )");
  EXPECT_EQ(ResultOf(told, "( FRA AMY PAR ) MTO BUR"), "( SUC )");
}

TEST_F(TurnTest, ResultsOfSupports) {
  const std::vector<std::string> told =
      Play({{"FRA", "SUB ((FRA AMY PAR) MTO BUR) ((FRA AMY MAR) SUP (FRA AMY PAR) MTO BUR)"},
            {"GER", "SUB ((GER AMY MUN) MTO BUR) ((GER AMY BER) SUP (GER FLT KIE))"},
            {"ITA", "SUB ((ITA AMY ROM) SUP (ITA AMY VEN) MTO TUS) ((ITA AMY VEN) MTO PIE)"}});
  EXPECT_EQ(ResultOf(told, "( FRA AMY MAR ) SUP ( FRA AMY PAR ) MTO BUR"), "( SUC )");
  EXPECT_EQ(ResultOf(told, "( GER AMY BER ) SUP ( GER FLT KIE )"), "( SUC )");
  EXPECT_EQ(ResultOf(told, "( ITA AMY ROM ) SUP ( ITA AMY VEN ) MTO TUS"), "( NSO )");
}

TEST_F(TurnTest, ResultsOfDislodgedUnitsAndCutSupports) {
  Play({{"AUS", "SUB ((AUS AMY VIE) MTO GAL)"}, {"GER", "SUB ((GER AMY BER) MTO SIL)"}});
  const std::vector<std::string> told =
      Play({{"AUS", "SUB ((AUS AMY GAL) MTO WAR)"},
            {"GER", "SUB ((GER AMY SIL) SUP (AUS AMY GAL) MTO WAR)"},
            {"RUS", "SUB ((RUS AMY WAR) SUP (RUS AMY MOS) MTO UKR) ((RUS AMY MOS) MTO UKR)"}});
  EXPECT_EQ(ResultOf(told, "( RUS AMY WAR ) SUP ( RUS AMY MOS ) MTO UKR"), "( CUT RET )");
  EXPECT_EQ(ResultOf(told, "( AUS AMY GAL ) MTO WAR"), "( SUC )");
  EXPECT_TRUE(told.back().starts_with("NOW ( AUT 1901 )"));
  EXPECT_NE(told.back().find("( RUS AMY WAR MRT ( LVN MOS PRU ) )"), std::string::npos) << told.back();
  EXPECT_TRUE(std::none_of(told.begin(), told.end(), [](const auto& text) { return text.starts_with("SCO"); }));
}

TEST_F(TurnTest, ResultsOfConvoys) {
  Play({{"ENG", "SUB ((ENG FLT LON) MTO NTH) ((ENG AMY LVP) MTO YOR)"},
        {"FRA", "SUB ((FRA FLT BRE) MTO ECH)"},
        {"GER", "SUB ((GER FLT KIE) MTO DEN)"}});
  const std::vector<std::string> without = Play({{"ENG", "SUB ((ENG AMY YOR) CTO NWY VIA (NTH))"}});
  EXPECT_EQ(ResultOf(without, "( ENG AMY YOR ) CTO NWY VIA ( NTH )"), "( NSO )");
  table_->Say(table_->Player("GER"), "SUB (GER WVE)");
  Play({{"GER", "SUB ((GER AMY BER) MTO KIE)"}});
  Play({{"GER", "SUB ((GER AMY MUN) HLD)"},
        {"FRA", "SUB ((FRA FLT ECH) SUP (GER FLT DEN) MTO NTH)"},
        {"ENG", "SUB ((ENG FLT NTH) CVY (ENG AMY YOR) CTO NWY) ((ENG AMY YOR) CTO NWY VIA (NTH))"}});
  table_->Say(table_->Player("ENG"), "SUB (ENG WVE)");
  table_->Say(table_->Player("GER"), "SUB (GER WVE)");
  const std::vector<std::string> broken =
      Play({{"GER", "SUB ((GER FLT DEN) MTO NTH)"},
            {"FRA", "SUB ((FRA FLT ECH) SUP (GER FLT DEN) MTO NTH)"},
            {"ENG", "SUB ((ENG FLT NTH) CVY (ENG AMY NWY) CTO YOR) ((ENG AMY NWY) CTO YOR VIA (NTH))"}});
  EXPECT_EQ(ResultOf(broken, "( ENG FLT NTH ) CVY ( ENG AMY NWY ) CTO YOR"), "( RET )");
  EXPECT_EQ(ResultOf(broken, "( ENG AMY NWY ) CTO YOR VIA ( NTH )"), "( DSR )");
}

TEST_F(TurnTest, ScoIsSentWhenCentersWereCountedAlsoWithoutBuilds) {
  Play({});
  const std::vector<std::string> told = Play({});  // no power takes a center: WIN is skipped
  ASSERT_EQ(told.size(), 24u);
  EXPECT_TRUE(told[22].starts_with("SCO"));
  EXPECT_TRUE(told[23].starts_with("NOW ( SPR 1902 )"));
}

TEST_F(TurnTest, WhatWasNotOrderedIsToldAllTheSame) {
  GameOptions options;
  options.build_limit = 100;
  Use(options);
  Play({{"FRA", "SUB ((FRA AMY MAR) MTO SPA)"}});
  Play({});
  table_->ForgetHeard();
  table_->Wait(100 * kSecond);
  const std::vector<std::string> told = table_->Heard(observer_);
  ASSERT_EQ(told.size(), 3u);
  EXPECT_EQ(told[0], "CCD ( FRA )");
  EXPECT_EQ(told[1], "ORD ( WIN 1901 ) ( FRA WVE ) ( SUC )");
  EXPECT_TRUE(told[2].starts_with("NOW ( SPR 1902 )"));
}

TEST_F(TurnTest, AoaOrdersThatCannotSucceedHaveTheirNotesAsResults) {
  GameOptions options;
  options.any_orders = true;
  Use(options);
  EXPECT_EQ(table_->Ask(table_->Player("ENG"),
                        "SUB ((ENG FLT LON) MTO PAR) ((ENG FLT EDI) MTO (SPA NCS)) ((ENG AMY LVP) SUP (FRA AMY MUN))"),
            "THX ( ( ENG FLT LON ) MTO PAR ) ( MBV ) / THX ( ( ENG FLT EDI ) MTO ( SPA NCS ) ) ( MBV ) / "
            "THX ( ( ENG AMY LVP ) SUP ( FRA AMY MUN ) ) ( MBV )");
  EXPECT_EQ(table_->Ask(table_->Player("ENG"), "MIS"), "MIS");
  const std::vector<std::string> told = Play({});
  EXPECT_EQ(told.size(), 23u);
  EXPECT_EQ(ResultOf(told, "( ENG FLT LON ) MTO PAR"), "( FAR )");
  EXPECT_EQ(ResultOf(told, "( ENG FLT EDI ) MTO ( SPA NCS )"), "( FAR )");
  EXPECT_EQ(ResultOf(told, "( ENG AMY LVP ) SUP ( FRA AMY MUN )"), "( NSU )");
}

TEST_F(TurnTest, TheLastMovementAndWhatFollowedIsWhatOrdTells) {
  Play({{"FRA", "SUB ((FRA AMY MAR) MTO SPA)"}});
  Play({});
  table_->Say(table_->Player("FRA"), "SUB ((FRA AMY MAR) BLD)");
  table_->ForgetHeard();
  table_->Say(observer_, "ORD");
  const std::vector<std::string> told = table_->Heard(observer_);
  ASSERT_EQ(told.size(), 23u);
  EXPECT_TRUE(told[0].starts_with("ORD ( FAL 1901 )"));
  EXPECT_EQ(told[22], "ORD ( WIN 1901 ) ( ( FRA AMY MAR ) BLD ) ( SUC )");
}

TEST_F(TurnTest, WithoutPlayersNoTurnIsPlayed) {
  Use({});
  for (const std::string_view power : kStandardPowers) {
    table_->Disconnect(table_->Player(power));
  }
  EXPECT_EQ(table_->game().phase_count(), 0);
}

// The names of the players by power: "g a b c d e f".
std::string Dealt(TestTable& table) {
  std::string names;
  for (const PowerIndex power : table.game().map().powers()) names += table.referee().SeatOf(power).name + " ";
  return names;
}

TEST(Dealing, OverSevenRoundsEachClientPlaysEachPower) {
  for (int round = 1; round <= 8; ++round) {
    GameOptions options;
    options.round = round;
    TestTable table(options);
    for (const char* name : {"c", "g", "a", "e", "b", "f", "d"}) table.Join(name);
    std::string expected = "a b c d e f g ";
    const auto moved = static_cast<size_t>(2 * ((8 - round) % 7));
    EXPECT_EQ(Dealt(table), expected.substr(moved) + expected.substr(0, moved)) << round;
  }
}

TEST(Dealing, APowerIsKeptForItsClient) {
  TestTable table;
  ASSERT_TRUE(table.referee().Reserve(table.Power("TUR"), "guest").ok());
  EXPECT_FALSE(table.referee().Reserve(table.Power("TUR"), "").ok());
  for (int i = 0; i < 6; ++i) table.Join("bot");
  EXPECT_EQ(table.Ask(table.Connect(), "NME ('bot') ('1')"), "REJ ( NME ( 'bot' ) ( '1' ) )");
  table.Join("guest");
  EXPECT_EQ(Dealt(table), "bot bot bot bot bot bot guest ");
  EXPECT_FALSE(table.referee().Reserve(table.Power("ENG"), "late").ok());
}

// The turns of a game in which all hold, and the messages of its end.
std::pair<int, std::string> PlayedToItsEnd(const GameOptions& options) {
  TestTable table(options);
  table.Begin();
  int turns = 0;
  for (; !table.game().is_over() && turns < 100; ++turns) table.HoldAll();
  const std::string heard = table.HeardText(table.Player("ENG"));
  return {turns, heard.substr(std::min(heard.find("DRW / "), heard.size()), 24)};
}

TEST(GameEnds, AGameEndsAfterItsLastYearOrTurnOrYearsWithoutAChange) {
  GameOptions options;
  options.last_year = 1902;
  EXPECT_EQ(PlayedToItsEnd(options), std::pair(4, std::string("DRW / SMR ( SPR 1903 ) (")));
  options = {};
  options.turn_limit = 3;
  EXPECT_EQ(PlayedToItsEnd(options), std::pair(3, std::string("DRW / SMR ( FAL 1902 ) (")));
  options = {};
  options.stalemate_years = 3;
  EXPECT_EQ(PlayedToItsEnd(options), std::pair(6, std::string("DRW / SMR ( SPR 1904 ) (")));
}

TEST(GameEnds, ASavedGameKeepsItsLastYear) {
  GameOptions options;
  options.last_year = 1901;
  TestTable table(options);
  table.Begin();
  const std::string saved = table.referee().Snapshot("ends").value();
  const Result<Referee> loaded = Referee::Load(saved, nullptr);
  ASSERT_TRUE(loaded.ok()) << loaded.status();
  EXPECT_EQ(loaded->game().end_rules().last_year, 1901);
}

}  // namespace
}  // namespace entente::press
