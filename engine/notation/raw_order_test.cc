#include "notation/raw_order.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "map_language/builtin.h"
#include "notation/notation.h"

namespace entente {
namespace {

TEST(RawOrder, AnyBitsReadBack) {
  Random random(64);
  for (int i = 0; i < 1000; ++i) {
    const Order order = Order::FromBits(random.Next());
    EXPECT_EQ(ReadRawOrder(FormatRawOrder(order)), order);
  }
  EXPECT_EQ(FormatRawOrder(Order::FromBits(0x00fff00200103112)), "0x00fff00200103112");
  EXPECT_EQ(ReadRawOrder("0X00FFF00200103112"), Order::FromBits(0x00fff00200103112));
}

TEST(RawOrder, AnythingElseIsNone) {
  for (const std::string_view text : {"", "0x", "0x00fff0020010311", "0x00fff002001031122", "1x00fff00200103112",
                                      "0y00fff00200103112", "0x00fff0020010311g", "0x00fff0020010311 "}) {
    EXPECT_FALSE(ReadRawOrder(text).has_value()) << text;
  }
}

TEST(RawOrder, IsAnOrderTextOfItsOwn) {
  const MapRef map = *BuiltinMap("standard");
  const auto bits = [&](PowerIndex power, std::string_view text) {
    return ParseOrder(*map, PhaseType::kMovement, power, text)->order.bits();
  };
  // No bit changes, neither in unused fields nor in the as-written flags.
  EXPECT_EQ(bits(kNoPower, " 0xfedcba9876543210\n"), 0xfedcba9876543210u);
  EXPECT_EQ(bits(0x54, "0xfedcba9876543210"), 0xfedcba9876543210u);
  EXPECT_EQ(bits(2, "0xfedcba9876543210"), 0xfedcba9876023210u);  // the power that hands in the order becomes its power
  EXPECT_FALSE(ParseOrder(*map, PhaseType::kMovement, 2, "0xfedcba9876543210 H").ok());
  EXPECT_FALSE(ParseOrder(*map, PhaseType::kMovement, 2, "0xfedcba987654321").ok());
}

}  // namespace
}  // namespace entente
