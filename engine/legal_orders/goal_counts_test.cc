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
  const auto random_row = [&] {
    std::vector<Word> row;
    for (int w = 0; w < words; ++w) row.push_back(random.Next());
    return row;
  };
  for (int board = 0; board < 3; ++board, units = units * 2 / 3) {  // what is left of a larger board must not count
    std::vector<std::vector<Word>> goals;
    GoalCounts::Adder<kWords> adder(counts);
    for (int i = 0; i < units; ++i) {
      goals.push_back(i % 3 == 0 ? std::vector<Word>(static_cast<size_t>(words), ~Word{0}) : random_row());
      if (i % 4 != 0) {
        adder.Add(goals.back().data());
        continue;
      }
      const std::vector<Word> without = random_row();
      adder.AddWithout(goals.back().data(), without.data());
      for (size_t w = 0; w < without.size(); ++w) goals.back()[w] &= ~without[w];
    }
    adder.Finish();
    for (int i = 0; i < 20; ++i) {
      const std::vector<Word> places = random_row();
      size_t expected = 0;
      for (const std::vector<Word>& row : goals) {
        for (size_t w = 0; w < row.size(); ++w) expected += static_cast<size_t>(std::popcount(row[w] & places[w]));
      }
      EXPECT_EQ(GoalCounts::Sums<kWords>(counts).Of(places.data()), expected)
          << words << " words, " << units << " units";
    }
  }
}

TEST(GoalCounts, AddUpHowManyUnitsCouldGoToEachPlace) {
  for (const int units : {0, 1, 15, 16, 40, 2 * kMaxProvinces + 1}) {
    ExpectSums<2>(2, units);
    for (const int words : {1, 2, 7, 16}) ExpectSums<0>(words, units);
  }
}

}  // namespace
}  // namespace entente
