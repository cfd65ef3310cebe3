#include "base/columns.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "base/text.h"

namespace entente {
namespace {

std::string Wrapped(std::string_view text, int width, int indent) {
  std::string out;
  AppendWrapped(text, width, indent, out);
  return out;
}

TEST(Columns, MarksTakeNoneAndWideLettersTwo) {
  EXPECT_EQ(ColumnCount(""), 0);
  EXPECT_EQ(ColumnCount("A PAR"), 5);
  EXPECT_EQ(ColumnCount("K\xc3\xb6ln"), 4);
  EXPECT_EQ(ColumnCount("Ko\xcc\x88ln"), 4);              // a combining diaeresis
  EXPECT_EQ(ColumnCount("\xe4\xba\xac\xe9\x83\xbd"), 4);  // Kyoto
  EXPECT_EQ(ColumnCount("\xed\x95\x9c"), 2);
  EXPECT_EQ(ColumnCount("\xf0\xa0\x80\x80"), 2);
  EXPECT_EQ(ColumnCount("\xe2\x80\x93"), 1);
}

TEST(Columns, PaddingCountsColumns) {
  std::string out;
  AppendPadded("K\xc3\xb6ln", 6, out);
  AppendPadded("\xe4\xba\xac", 4, out);
  AppendPadded("longer", 2, out);
  EXPECT_EQ(out, "K\xc3\xb6ln  \xe4\xba\xac  longer");
}

TEST(Wrapping, LinesBreakAtBlanksAndAreIndented) {
  EXPECT_EQ(Wrapped("one two three four", 9, 2), "one two\n  three\n  four\n");
  EXPECT_EQ(Wrapped("  one two three", 9, 4), "  one two\n    three\n");
  EXPECT_EQ(Wrapped("A B    C D", 7, 1), "A B\n C D\n");
}

TEST(Wrapping, ALineThatFitsStaysAsItIs) {
  EXPECT_EQ(Wrapped("  one   two ", 0, 2), "  one   two \n");
  EXPECT_EQ(Wrapped("  one   two", 11, 2), "  one   two\n");
  EXPECT_EQ(Wrapped("", 20, 2), "\n");
}

TEST(Wrapping, AWordLongerThanALineIsBrokenBetweenCodePoints) {
  EXPECT_EQ(Wrapped("\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4", 2, 0),
            "\xc3\xa4\xc3\xa4\n\xc3\xa4\xc3\xa4\n\xc3\xa4\n");
  EXPECT_EQ(Wrapped("ab \xe4\xba\xac\xe9\x83\xbd\xe4\xba\xac", 5, 0), "ab\n\xe4\xba\xac\xe9\x83\xbd\n\xe4\xba\xac\n");
}

std::string WithoutBlanks(std::string_view text) {
  std::string rest;
  for (const char c : text) {
    if (c != ' ' && c != '\n') rest += c;
  }
  return rest;
}

TEST(Wrapping, NoLineIsWiderAndNothingIsLost) {
  std::mt19937 random(7);
  constexpr std::string_view kLetters[] = {" ", " ", "a", "b", ",", "\xc3\xa9", "\xe4\xba\xac", "o\xcc\x88"};
  for (int i = 0; i < 3000; ++i) {
    std::string text;
    for (unsigned n = random() % 120; n > 0; --n) text += kLetters[random() % std::size(kLetters)];
    const int width = 4 + static_cast<int>(random() % 40), indent = static_cast<int>(random() % 50);
    const std::string wrapped = Wrapped(text, width, indent);
    EXPECT_EQ(WithoutBlanks(wrapped), WithoutBlanks(text));
    EXPECT_TRUE(IsUtf8(wrapped));
    for (size_t start = 0; start < wrapped.size();) {
      const size_t end = wrapped.find('\n', start);
      EXPECT_LE(ColumnCount(std::string_view(wrapped).substr(start, end - start)), width) << wrapped;
      start = end + 1;
    }
  }
}

}  // namespace
}  // namespace entente
