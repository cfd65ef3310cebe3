// Plays whole games with random orders to their end, and compares the messages with the record of the engine.
#include <gtest/gtest.h>

#include <algorithm>

#include "press/referee/random_players_test_util.h"
#include "press/table/board_messages.h"
#include "press/table/turn_report.h"

namespace entente::press {
namespace {

// The messages about a played turn, from the engine's record alone.
std::vector<std::string> Record(const TestTable& table, const Turns& turns, int phase) {
  const Game& game = table.game();
  std::vector<std::string> told;
  const auto tell = [&](MessageView message) { told.push_back(table.Text(message)); };
  for (const Message& ord : OrdMessages(game, phase, table.tokens(), turns)) tell(ord);
  const Phase before = game.PositionAt(phase).phase();
  const PositionView after = game.PositionAt(phase + 1);
  const bool counted =
      after.phase_type() == PhaseType::kAdjustments ||
      (game.PositionAt(phase).phase_type() != PhaseType::kAdjustments && after.phase().year != before.year);
  if (counted) tell(ScoMessage(after, table.tokens()));
  tell(NowMessage(after, table.tokens(), turns));
  return told;
}

// Plays to the end of the game, or to the turn in which all powers vote for a draw.
void PlayWholeGame(std::string_view map, uint64_t seed, int turns) {
  TestTable table({}, map, seed);
  const Turns names = Turns::Make(table.game().map()).value();
  RandomPlayers players(table.game().map(), seed);
  table.Begin();
  const ClientId observer = table.Observe();
  table.ForgetHeard();
  for (int turn = 0; turn < turns && !table.game().is_over(); ++turn) {
    const int phase = table.game().phase_count();
    players.PlayTurn(table);
    ASSERT_EQ(table.game().phase_count(), phase + 1) << "the turn was not played";
    std::vector<std::string> heard = table.Heard(observer);
    if (table.game().is_over()) {
      const auto is_end = [](const std::string& text) { return text.starts_with("SLO") || text.starts_with("SMR"); };
      EXPECT_EQ(std::count_if(heard.begin(), heard.end(), is_end), 2);
      std::erase_if(heard, is_end);
    }
    ASSERT_EQ(heard, Record(table, names, phase)) << "phase " << phase;
  }
  if (table.game().is_over()) return;
  table.ForgetHeard();
  for (int p = 0; p < table.game().map().power_count(); ++p) {
    const Token power = table.tokens().Power(static_cast<PowerIndex>(p));
    if (table.game().is_over()) break;
    table.Say(table.Player(table.tokens().vocabulary().Word(power)), "DRW");
  }
  EXPECT_EQ(table.game().position().end(), GameEnd::kDraw);
  EXPECT_EQ(table.Heard(observer).front(), "DRW");
}

TEST(WholeGameTest, RandomPlayersAreToldWhatTheEngineRecords) {
  for (uint64_t seed = 1; seed <= 3; ++seed) PlayWholeGame("standard", seed, 100);
}

TEST(WholeGameTest, SmallMapsEndInASolo) {
  for (uint64_t seed = 1; seed <= 3; ++seed) PlayWholeGame("france_austria", seed, 300);
}

}  // namespace
}  // namespace entente::press
