// Plays some hundred phases on every shipped map; whole_phase_night plays many more. ENTENTE_SEED chooses other boards.

#include "datc_tests/properties/whole_phase.h"

#include <gtest/gtest.h>

#include "datc_tests/properties/seed.h"
#include "datc_tests/properties/weak_map.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

class WholePhase : public testing::TestWithParam<std::string_view> {};

TEST_P(WholePhase, IsWhatTheSecondOpinionsSay) {
  constexpr long kBoards = 300;
  WholePhaseCount count = WholePhases(BuiltinMap(GetParam()).value()).Try(kBoards, RunSeed());
  EXPECT_EQ(count.boards, kBoards);
  EXPECT_EQ(count.differences, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << count.first_difference;
  EXPECT_GT(count.judged_by[Judge::kOracle], 0);
  EXPECT_GT(count.judged_by[Judge::kPlainRules], kBoards / 4);
}

TEST(WeakPassages, PlayedWithImmobileDummiesAreWhatTheSecondOpinionsSay) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const WholePhaseCount count = WholePhases(MakeWeakMap(RunSeed() + seed)).Try(200, RunSeed());
    EXPECT_EQ(count.differences, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << count.first_difference;
  }
}

INSTANTIATE_TEST_SUITE_P(ShippedMaps, WholePhase, testing::ValuesIn(BuiltinMapNames()),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace entente
