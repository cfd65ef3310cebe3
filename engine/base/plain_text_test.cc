#include "base/plain_text.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace entente {
namespace {

std::string Plain(std::string_view written) { return PlainTextOf(written).text; }

TEST(PlainText, LeavesOutWhatCannotBeSeen) {
  EXPECT_EQ(Plain("\uFEFFA P\u200BA\u200D\u2060R\u00AD H\u200E"), "A PAR H");
}

TEST(PlainText, BlanksDashesArrowsAndQuotesArePlain) {
  EXPECT_EQ(Plain("A\u00A0PAR\u2009\u2010\u202FBUR\u3000"), "A PAR - BUR ");
  EXPECT_EQ(Plain("a\u2011b\u2013c\u2014d\u2212e"), "a-b-c-d-e");
  EXPECT_EQ(Plain("a\u2192b\u279Cc\u27F6d"), "a->b->c->d");
  EXPECT_EQ(Plain("\u201EFrance\u2019s\u201D\u2044nc"), " France's /nc");
  EXPECT_EQ(Plain("\uFF21\uFF08nc\uFF09"), "A(nc)");
}

TEST(PlainText, AMarkJoinsTheLetterBeforeIt) {
  EXPECT_EQ(Plain("Mu\u0308nchen"), "München");
  EXPECT_EQ(Plain("S\u0327\u0323x"), "Ş\u0323x");
  EXPECT_EQ(Plain("\u0308u"), "\u0308u");
}

TEST(PlainText, EveryByteKnowsWhereItComesFrom) {
  const PlainText plain = PlainTextOf("u\u0308 \u200B\u2192x");  // lengths in bytes: 3, 1, 3, 3, 1
  EXPECT_EQ(plain.text, "ü ->x");
  EXPECT_EQ(plain.origin, (std::vector<uint32_t>{0, 0, 3, 7, 7, 10, 11}));
}

TEST(PlainText, PlainTextStaysAsItIs) {
  for (std::string_view text : {"", "A PAR - BUR", "St. Petersburg (nc), #1;", "Київ"}) EXPECT_EQ(Plain(text), text);
}

TEST(PlainText, IsNeverLonger) {
  for (char32_t c = 1; c < 0x11000; ++c) {
    if (0xD800 <= c && c <= 0xDFFF) continue;
    EXPECT_LE(Plain(Utf8Of(c)).size(), Utf8Of(c).size()) << static_cast<uint32_t>(c);
  }
}

TEST(BlankText, ShowsNothing) {
  EXPECT_TRUE(IsBlankText(""));
  EXPECT_TRUE(IsBlankText(" \t\u00A0\u200B\uFEFF\r"));
  EXPECT_FALSE(IsBlankText(" \u200Bx"));
  EXPECT_FALSE(IsBlankText("\u2192"));
}

}  // namespace
}  // namespace entente
