#include "map/stage_walk.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(PatternNames, TheShortFormOrTheFrontOfTheLongOne) {
  const auto names = [](std::string_view pattern) { return PatternNames(pattern, "FALL", 1903, "MOVEMENT"); };
  for (const std::string_view pattern :
       {"F1903M", "FALL", "FALL 1903", "FALL 1903 MOVEMENT", "FALL 19", "FALL 1903 M"}) {
    EXPECT_TRUE(names(pattern)) << pattern;
  }
  for (const std::string_view pattern :
       {"F1902M", "F1903R", "S1903M", "F903M", "SPRING", "FALL 1902", "FALL 1903 RETREATS", "FALL 1903 MOVEMENTS",
        "FALL1903", "FALL 1902 MOVEMENT", "FALL 19033"}) {
    EXPECT_FALSE(names(pattern)) << pattern;
  }
}

TEST(FindStage, APhaseWithoutAStageOfItsOwnHasThatOfFromAlone) {
  const StageRecord stages[] = {{0, 0, 0, 0}, {1, 0, 0, 0}, {1, 1, 0, 0}, {0, 1, 0, 0}, {3, 1, 0, 0}};
  EXPECT_EQ(FindStage(stages, {1, 0}), 1u);
  EXPECT_EQ(FindStage(stages, {3, 1}), 4u);
  EXPECT_EQ(FindStage(stages, {2, 0}), 0u);
  EXPECT_EQ(FindStage(stages, {2, 1}), 3u);
}

}  // namespace
}  // namespace entente
