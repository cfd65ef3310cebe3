// Checks the outlooks of 1,000 small boards, half of them under random rules.
#include "datc_tests/advice/outlook_check.h"

#include <gtest/gtest.h>

#include "datc_tests/properties/seed.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

TEST(OutlookCheckTest, IsSoundAlwaysAndExactWhereItSaysSo) {
  const MapRef map = BuiltinMap("standard").value();
  const OutlookCount count = CheckOutlooks(*map, 1000, RunSeed());
  EXPECT_EQ(count.boards, 1000);
  EXPECT_EQ(count.faults, 0) << "ENTENTE_SEED=" << RunSeed() << " " << count.first_fault;
  EXPECT_GT(count.exact, 600);
  // Bounds that call everything possible would be correct too, so this counts the sure ones.
  EXPECT_GT(count.found, count.sure * 8 / 10) << count.found << " of " << count.sure;
}

}  // namespace
}  // namespace entente
