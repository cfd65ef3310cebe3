// Every named situation occurs at least 100 times, and every available second opinion agrees.

#include "datc_tests/properties/situations.h"

#include <gtest/gtest.h>

#include <set>

#include "datc_tests/properties/seed.h"

namespace entente {

void PrintTo(const Situation& situation, std::ostream* out) { *out << situation.name; }

namespace {

class Situations : public testing::TestWithParam<Situation> {};

TEST_P(Situations, IsMetAndJudgedAlike) {
  constexpr long kWanted = 100;
  const SituationCount count = CountHits(GetParam(), kWanted, RunSeed());
  RecordProperty("hits", static_cast<int>(count.hits));
  EXPECT_GE(count.hits, kWanted) << count.tries << " boards, ENTENTE_SEED=" << RunSeed();
  EXPECT_GE(count.judged, kWanted) << "too few boards were small enough for the oracle";
  EXPECT_EQ(count.differences, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << count.first_difference;
}

INSTANTIATE_TEST_SUITE_P(All, Situations, testing::ValuesIn(AllSituations()),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(SituationList, NamesAreDifferent) {
  std::set<std::string> names;
  for (const Situation& situation : AllSituations()) EXPECT_TRUE(names.insert(situation.name).second);
  EXPECT_EQ(names.size(), 36u);
}

}  // namespace
}  // namespace entente
