#include "position/game_end.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(GameEndTest, EveryEndIsFoundByItsWord) {
  for (int number = 1; number < kGameEndCount; ++number) {
    const auto end = static_cast<GameEnd>(number);
    EXPECT_NE(GameEndWord(end), "");
    EXPECT_EQ(FindGameEnd(GameEndWord(end)), end);
  }
  EXPECT_EQ(FindGameEnd(""), std::nullopt) << "a game that goes on has no word";
  EXPECT_EQ(FindGameEnd("Solo"), std::nullopt);
}

TEST(GameEndTest, EachEndHasItsNumberOfWinners) {
  // Winners: none, one, two, all 64.
  const auto allowed = [](GameEnd end) {
    std::string text;
    for (const PowerSet winners : {PowerSet{0}, SetOf(63), SetOf(3) | SetOf(0), ~PowerSet{0}}) {
      text += MayHaveWinners(end, winners) ? 'y' : 'n';
    }
    return text;
  };
  EXPECT_EQ(allowed(GameEnd::kPlaying), "ynnn");
  EXPECT_EQ(allowed(GameEnd::kSolo), "nynn");
  EXPECT_EQ(allowed(GameEnd::kSharedVictory), "nnyy");
  EXPECT_EQ(allowed(GameEnd::kDraw), "nyyy");
  EXPECT_EQ(allowed(GameEnd::kConcession), "nyyy");
  EXPECT_EQ(allowed(GameEnd::kNoResult), "ynnn");
  EXPECT_EQ(allowed(static_cast<GameEnd>(6)), "nnnn");
}

}  // namespace
}  // namespace entente
