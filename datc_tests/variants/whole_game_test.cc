// Plays whole games of random legal orders on every shipped map. ENTENTE_SEED chooses others.
#include <gtest/gtest.h>

#include "datc_tests/properties/seed.h"
#include "datc_tests/variants/map_play.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

constexpr int kGames = 2;
constexpr int kMostPhases = 3000;  // of one game; on the largest boards a power wins after some hundreds

class WholeGame : public testing::TestWithParam<std::string_view> {};

TEST_P(WholeGame, KeepsUnitsCentersAndTexts) {
  const MapRef map = BuiltinMap(GetParam()).value();
  for (uint64_t seed = RunSeed(); seed < RunSeed() + kGames; ++seed) {
    MapPlay play(*map, seed);
    for (int i = 0; i < kMostPhases && !play.is_over(); ++i) {
      const std::string wrong = play.PlayPhase();
      ASSERT_EQ(wrong, "") << "game " << seed;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(ShippedMaps, WholeGame, testing::ValuesIn(BuiltinMapNames()),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace entente
