// The general resolver gives the same answers as the kernel under all rules that the kernel supports: on random boards
// of every shipped map and of maps full of weak passages. The exhaustive tests compare the two on every order set,
// bench/ on its boards. ENTENTE_SEED chooses other boards.
#include "datc_tests/resolvers/two_resolvers.h"

#include <gtest/gtest.h>

#include "datc_tests/properties/seed.h"
#include "datc_tests/properties/weak_map.h"
#include "datc_tests/resolvers/random_boards.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

class TwoResolversOn : public testing::TestWithParam<std::string_view> {};

TEST_P(TwoResolversOn, RandomBoardsAgree) {
  Random random(RunSeed());
  const Agreement found = CompareResolvers(BuiltinMap(GetParam()).value(), 500, random);
  EXPECT_EQ(found.boards, 500);
  EXPECT_EQ(found.differences, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << found.first_difference;
}

INSTANTIATE_TEST_SUITE_P(ShippedMaps, TwoResolversOn, testing::ValuesIn(BuiltinMapNames()),
                         [](const auto& test) { return std::string(test.param); });

TEST(TwoResolvers, AgreeWherePassagesAreWeak) {
  Random random(RunSeed());
  for (int m = 0; m < 100; ++m) {
    const Agreement found = CompareResolvers(MakeWeakMap(random.Next()), 30, random);
    ASSERT_EQ(found.differences, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << found.first_difference;
  }
}

}  // namespace
}  // namespace entente
