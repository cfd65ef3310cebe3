#include "order/outcome.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(OrderOutcome, IsAnotherOneIfAnyPartDiffers) {
  const OrderOutcome bounced{Reason::kBounced, 3, 5};
  EXPECT_EQ(bounced, (OrderOutcome{Reason::kBounced, 3, 5}));
  EXPECT_NE(bounced, (OrderOutcome{Reason::kVoid, 3, 5}));
  EXPECT_NE(bounced, (OrderOutcome{Reason::kBounced, 4, 5}));
  EXPECT_NE(bounced, (OrderOutcome{Reason::kBounced, 3, kNoProvince}));
}

}  // namespace
}  // namespace entente
