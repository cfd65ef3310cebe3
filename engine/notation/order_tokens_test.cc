#include "notation/order_tokens.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "map/map.h"

namespace entente {
namespace {

using Kind = OrderToken::Kind;

OrderTokens Tokens(std::string_view text) {
  OrderTokens tokens;
  EXPECT_FALSE(tokens.Read(text).has_value()) << text;
  return tokens;
}

std::vector<Kind> Kinds(std::string_view text) {
  const OrderTokens tokens = Tokens(text);
  std::vector<Kind> kinds;
  for (size_t i = 0; i < tokens.size(); ++i) kinds.push_back(tokens[i].kind);
  return kinds;
}

TEST(OrderTokensTest, WordsArrowsAndSignsAreTold) {
  EXPECT_EQ(Kinds("*F Spain(nc) -> LYO/x"),
            (std::vector<Kind>{Kind::kStar, Kind::kWord, Kind::kWord, Kind::kOpen, Kind::kWord, Kind::kClose,
                               Kind::kArrow, Kind::kWord, Kind::kSlash, Kind::kWord}));
  EXPECT_EQ(Kinds("a=b"), (std::vector<Kind>{Kind::kWord, Kind::kSymbol, Kind::kWord}));
  EXPECT_EQ(Kinds(" ., \t\r\n"), std::vector<Kind>{});
}

TEST(OrderTokensTest, ADashWithoutBlanksMayBeAHyphen) {
  EXPECT_TRUE(Tokens("lon-nth")[1].hyphen);
  EXPECT_TRUE(Tokens("lon\xE2\x80\x93nth")[1].hyphen);
  EXPECT_FALSE(Tokens("lon - nth")[1].hyphen);
  EXPECT_FALSE(Tokens("lon -nth")[1].hyphen);
  EXPECT_FALSE(Tokens("lon->nth")[1].hyphen);
  EXPECT_FALSE(Tokens("lon-")[1].hyphen);
}

TEST(OrderTokensTest, AColonMarksTheWordBeforeIt) {
  EXPECT_TRUE(Tokens("fra: a par h")[0].colon_after);
  EXPECT_TRUE(Tokens("fra : a par h")[0].colon_after);
  EXPECT_FALSE(Tokens("fra: a par h")[1].colon_after);
}

TEST(OrderTokensTest, TheKeyIsThatOfTheMap) {
  for (std::string_view text : {"St. Petersburg (south coast)", "spa/nc", "Spain(nc)", "Mid-Atlantic  Ocean",
                                "st.petersburg", "a+b", "gr\xC3\xBCn", "x*y", "a_b", "x , y"}) {
    const OrderTokens tokens = Tokens(text);
    EXPECT_EQ(tokens.Key(0, tokens.size()), Map::PlaceKey(text)) << text;
  }
}

TEST(OrderTokensTest, TokensKnowTheirBytes) {
  const OrderTokens tokens = Tokens("  a  St. Pete - nwy ");
  EXPECT_EQ(tokens.Source(1, 3), "St. Pete");
  EXPECT_EQ(tokens[1].begin, 5);
  EXPECT_EQ(tokens[2].end, 13);
  EXPECT_TRUE(tokens[99].Is(Kind::kEnd));
  EXPECT_EQ(tokens[99].begin, 20);
}

TEST(OrderTokensTest, BytesThatAreNoTextAreRefusedWithTheirPlace) {
  OrderTokens tokens;
  EXPECT_EQ(tokens.Read("A \x01")->offset, 2u);
  EXPECT_EQ(tokens.Read("A \x7f")->offset, 2u);
  EXPECT_EQ(tokens.Read("A\xC3\xA9 \xC3")->offset, 4u);
  EXPECT_EQ(tokens.Read(std::string(513, 'x'))->offset, 512u);
  EXPECT_FALSE(tokens.Read(std::string(512, 'x')).has_value());
}

}  // namespace
}  // namespace entente
