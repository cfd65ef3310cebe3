#include "notation/order_words.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(OrderWordsTest, EveryDialectsWordsHaveOneMeaning) {
  for (std::string_view word : {"H", "HOLD", "HOLDS", "HLD", "STANDS"})
    EXPECT_EQ(OrderWordOf(word), OrderWord::kHold) << word;
  for (std::string_view word : {"S", "SUPPORT", "SUPPORTS", "SUPPORTING", "SUP"})
    EXPECT_EQ(OrderWordOf(word), OrderWord::kSupport) << word;
  for (std::string_view word : {"C", "CONVOY", "CONVOYS", "CVY"})
    EXPECT_EQ(OrderWordOf(word), OrderWord::kConvoy) << word;
  for (std::string_view word : {"D", "DISBAND", "REMOVE", "DSB", "REM"})
    EXPECT_EQ(OrderWordOf(word), OrderWord::kDisband) << word;
  for (std::string_view word : {"A", "ARMY", "AMY"}) EXPECT_EQ(OrderWordOf(word), OrderWord::kArmy) << word;
  for (std::string_view word : {"F", "FLEET", "FLT"}) EXPECT_EQ(OrderWordOf(word), OrderWord::kFleet) << word;
  EXPECT_EQ(OrderWordOf("CTO"), OrderWord::kConvoyTo);
}

TEST(OrderWordsTest, OtherWordsMeanNothing) {
  for (std::string_view word : {"", "PARIS", "HOL", "HOLDSX", "ZZZZZZZZZZZZZZZZ", "h"}) {
    EXPECT_EQ(OrderWordOf(word), OrderWord::kNone) << word;
  }
}

TEST(OrderWordsTest, AMisspeltWordHasNeighbours) {
  const std::vector<std::string_view> nearest = NearestOrderWords("SUPORTS", 2);
  ASSERT_FALSE(nearest.empty());
  EXPECT_EQ(nearest[0], "SUPPORTS");
  EXPECT_TRUE(NearestOrderWords("MARCHES", 3).empty());
}

}  // namespace
}  // namespace entente
