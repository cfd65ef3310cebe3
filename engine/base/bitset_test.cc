#include "base/bitset.h"

#include <gtest/gtest.h>

#include <vector>

namespace entente {
namespace {

TEST(Bitset, RowsAreVisitedLowestFirst) {
  Word row[2] = {0, 0};
  for (int bit : {127, 0, 63, 64}) SetBit(row, bit);
  ClearBit(row, 63);
  std::vector<int> bits;
  ForEachBit(row, 2, [&](int bit) { bits.push_back(bit); });
  EXPECT_EQ(bits, (std::vector<int>{0, 64, 127}));
  EXPECT_TRUE(TestBit(row, 64));
  EXPECT_FALSE(TestBit(row, 63));
  ClearBit(row, 64);
  ClearBit(row, 127);
  EXPECT_EQ(row[0], 1u);
  EXPECT_EQ(row[1], 0u);
}

TEST(Bitset, FixedBitsBehaveAsSets) {
  const auto a = FixedBits<2>::Of(3) | FixedBits<2>::Of(100);
  const auto b = FixedBits<2>::Of(100);
  EXPECT_EQ(a.Count(), 2);
  EXPECT_EQ((a & b), b);
  EXPECT_EQ(a.AndNot(b).First(), 3);
  EXPECT_FALSE((a & FixedBits<2>::Of(4)).Any());
}

TEST(Bitset, WordsForRoundsUp) {
  EXPECT_EQ(WordsFor(0), 0);
  EXPECT_EQ(WordsFor(64), 1);
  EXPECT_EQ(WordsFor(65), 2);
}

}  // namespace
}  // namespace entente
