// maps/games has a recorded game of every shipped map; `entente replay` finds no difference in it.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "map_language/builtin.h"
#include "records/replay_test_util.h"

namespace entente {
namespace {

class RecordedGame : public testing::TestWithParam<std::string_view> {};

// The first line is a game from the map's start; the other games show the map's special rules.
TEST_P(RecordedGame, IsAdjudicatedAlikeToday) {
  std::ifstream file(std::string(ENTENTE_GAMES_DIR) + "/" + std::string(GetParam()) + ".json");
  ASSERT_TRUE(file) << "no recorded game";
  Exchange exchange({});
  int games = 0;
  for (std::string line; std::getline(file, line); ++games) {
    Document game;
    ASSERT_TRUE(game.Read(line).ok() && game.is_game()) << "game " << games;
    EXPECT_GE(game.phase_count(), games == 0 ? 11u : 2u) << "game " << games;
    const auto result = ReplayJson(exchange, line);
    ASSERT_TRUE(result.ok()) << "game " << games << ": " << result.status().message();
    EXPECT_NE(result->find("\"map\":\"" + std::string(GetParam()) + "\""), std::string_view::npos) << *result;
    EXPECT_NE(result->find("\"differences\":[],\"remarks\":[]"), std::string_view::npos) << *result;
  }
  EXPECT_GE(games, 1);
}

INSTANTIATE_TEST_SUITE_P(ShippedMaps, RecordedGame, testing::ValuesIn(BuiltinMapNames()),
                         [](const auto& test) { return std::string(test.param); });

TEST(RecordedGames, AreOfShippedMaps) {
  for (const auto& entry : std::filesystem::directory_iterator(ENTENTE_GAMES_DIR)) {
    if (entry.path().extension() != ".json") continue;
    EXPECT_TRUE(BuiltinMap(entry.path().stem().string()).ok()) << entry.path();
  }
}

}  // namespace
}  // namespace entente
