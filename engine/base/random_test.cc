#include "base/random.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(Random, TheSameSeedGivesTheSameNumbers) {
  Random a(7), b(7), c(8);
  EXPECT_EQ(a.Next(), b.Next());
  EXPECT_NE(a.Next(), c.Next());
}

TEST(Random, BelowStaysBelowAndReachesEveryValue) {
  Random random(1);
  uint32_t seen = 0;
  for (int i = 0; i < 1000; ++i) {
    const uint32_t value = random.Below(6);
    ASSERT_LT(value, 6u);
    seen |= 1u << value;
  }
  EXPECT_EQ(seen, 0x3fu);
  EXPECT_EQ(random.Below(1), 0u);
}

}  // namespace
}  // namespace entente
