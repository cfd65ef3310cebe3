#include "base/digest.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(Digest, OrderAndValueOfWordsCount) {
  Digest ab, ba, a;
  ab.Add(1), ab.Add(2);
  ba.Add(2), ba.Add(1);
  a.Add(1);
  EXPECT_NE(ab.value(), ba.value());
  EXPECT_NE(ab.value(), a.value());
}

// The value was recorded once; another value breaks every stored signature.
TEST(Digest, IsTheSameOnEveryPlatform) {
  Digest digest;
  for (uint64_t word = 0; word < 10; ++word) digest.Add(word);
  EXPECT_EQ(digest.value(), 0x93ef3cd197bc02b0u);
}

}  // namespace
}  // namespace entente
