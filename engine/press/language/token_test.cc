#include "press/language/token.h"

#include <gtest/gtest.h>

namespace entente::press {
namespace {

TEST(Token, NumbersAreFourteenBitsInTwosComplement) {
  const std::pair<int, uint16_t> examples[] = {{0, 0x0000},    {1, 0x0001},     {18, 0x0012},
                                               {1901, 0x076d}, {8191, 0x1fff},  {-1, 0x3fff},
                                               {-2, 0x3ffe},   {-8191, 0x2001}, {-8192, 0x2000}};
  for (const auto& [number, value] : examples) {
    EXPECT_EQ(NumberToken(number).value(), value) << number;
    EXPECT_EQ(NumberOf(Token(value)), number);
    EXPECT_TRUE(IsNumber(Token(value))) << number;
  }
  for (int number = kLeastNumber; number <= kGreatestNumber; ++number) {
    ASSERT_EQ(NumberOf(NumberToken(number)), number);
  }
  EXPECT_FALSE(IsNumber(tokens::kBRA));
}

TEST(Token, WordsHaveTheirNumbers) {
  EXPECT_EQ(tokens::kBRA.value(), 0x4000);
  EXPECT_EQ(tokens::kKET.value(), 0x4001);
  EXPECT_EQ(tokens::kFLT.value(), 0x4201);
  EXPECT_EQ(tokens::kWVE.value(), 0x4382);
  EXPECT_EQ(tokens::kYES.value(), 0x481c);
  EXPECT_EQ(tokens::kERR.value(), 0x4902);
  EXPECT_EQ(tokens::kUNT.value(), 0x4a24);
}

TEST(Token, CategoriesAreTheHighOctets) {
  EXPECT_TRUE(IsBracket(tokens::kKET));
  EXPECT_FALSE(IsBracket(Token(0x4002)));
  EXPECT_TRUE(IsPower(Token(0x4106)));
  EXPECT_TRUE(IsUnitType(tokens::kAMY));
  EXPECT_FALSE(IsUnitType(tokens::kUNT));
  EXPECT_TRUE(IsOrder(tokens::kVIA));
  EXPECT_TRUE(IsCoast(tokens::kNWC));
  EXPECT_TRUE(IsSeason(tokens::kWIN));
  EXPECT_TRUE(IsText(TextToken('x')));
  EXPECT_EQ(OctetOf(TextToken('\xe9')), '\xe9');
}

TEST(Token, ProvincesTellWhetherTheyHaveASupplyCenter) {
  for (int category = 0; category < 256; ++category) {
    const Token token(static_cast<Category>(category), 7);
    const bool is_province = 0x50 <= category && category <= 0x57;
    EXPECT_EQ(IsProvince(token), is_province) << category;
    EXPECT_EQ(IsSupplyCenter(token), is_province && category % 2 == 1) << category;
    EXPECT_EQ(IsReserved(token), 0x58 <= category && category <= 0x5f) << category;
  }
}

}  // namespace
}  // namespace entente::press
