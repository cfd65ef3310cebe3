#include "legal_orders/goal_counts.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace entente {
namespace {

// Sums over random rows of locations, of units some of which go to many locations, against sums unit by unit.
template <int kWords>
void ExpectSums(int words, int units) {
  GoalCounts counts(words);
  Random random(5);
  for (int board = 0; board < 3; ++board, units = units * 2 / 3) {  // what is left of a larger board must not count
    std::vector<Word> goals;
    for (int i = 0; i < units * words; ++i) goals.push_back(i % 3 == 0 ? ~Word{0} : random.Next() & random.Next());
    std::vector<const Word*> rows;
    for (int i = 0; i < units; ++i) rows.push_back(goals.data() + i * words);
    counts.Set<kWords>(rows);
    for (int i = 0; i < 20; ++i) {
      std::vector<Word> places;
      for (int w = 0; w < words; ++w) places.push_back(random.Next());
      size_t expected = 0;
      for (size_t g = 0; g < goals.size(); ++g)
        expected += static_cast<size_t>(std::popcount(goals[g] & places[g % static_cast<size_t>(words)]));
      EXPECT_EQ(counts.SumOf<kWords>(places.data()), expected) << words << " words, " << units << " units";
    }
  }
}

TEST(GoalCounts, AddUpHowManyUnitsCouldGoToEachPlace) {
  for (const int units : {0, 1, 15, 16, 40, kMaxProvinces + 1}) {
    ExpectSums<2>(2, units);
    for (const int words : {1, 2, 7, 16}) ExpectSums<0>(words, units);
  }
}

}  // namespace
}  // namespace entente
