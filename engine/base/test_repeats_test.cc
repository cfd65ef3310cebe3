#include "base/test_repeats.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(TestRepeats, AreAllWithoutANumberAboveOne) {
  for (const char* text : {static_cast<const char*>(nullptr), "", "x", "0", "1", "-5"}) {
    EXPECT_EQ(PartOf(300, text), 300);
  }
}

TEST(TestRepeats, AreEveryNthAndAtLeastOne) {
  EXPECT_EQ(PartOf(300, "5"), 60);
  EXPECT_EQ(PartOf(300, "8"), 37);
  EXPECT_EQ(PartOf(300u, "8"), 37u);
  EXPECT_EQ(PartOf(3, "5"), 1);
  EXPECT_EQ(PartOf(1000, "99999999999"), 1);
}

}  // namespace
}  // namespace entente
