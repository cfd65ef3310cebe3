#include <gtest/gtest.h>

#include "map/image.h"

namespace entente {
namespace {

TEST(MapTrait, EveryOneHasABitOfItsOwn) {
  uint32_t seen = 0;
  for (const MapTrait trait :
       {MapTrait::kHomesChange, MapTrait::kTokens, MapTrait::kHiddenBuilds, MapTrait::kControl}) {
    const auto bit = static_cast<uint32_t>(trait);
    EXPECT_NE(bit, 0u);
    EXPECT_EQ(bit & (bit - 1), 0u) << bit;
    EXPECT_EQ(seen & bit, 0u) << bit;
    seen |= bit;
  }
}

}  // namespace
}  // namespace entente
