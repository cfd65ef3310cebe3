#include "base/text.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(UpperCase, CoversAsciiAndTheLatin1Letters) {
  EXPECT_EQ(UpperCase("Paris-4/nc"), "PARIS-4/NC");
  EXPECT_EQ(UpperCase("Møre éàþ"), "MØRE ÉÀÞ");
  EXPECT_EQ(UpperCase("ÿ"), "Ÿ");
}

TEST(UpperCase, IsThatOfEachCharacterWhereverItStands) {
  for (size_t length = 1; length <= 18; ++length) {
    for (size_t at = 0; at < length; ++at) {
      for (int c = 0; c < 0x80; ++c) {
        std::string text(length, 'z'), upper(length, 'Z');
        text[at] = static_cast<char>(c);
        upper[at] = static_cast<char>('a' <= c && c <= 'z' ? c - 'a' + 'A' : c);
        ASSERT_EQ(UpperCase(text), upper);
      }
      const std::string before(at, 'a'), behind(length - at, 'q');
      ASSERT_EQ(UpperCase(before + "é" + behind), std::string(at, 'A') + "É" + std::string(length - at, 'Q'));
    }
  }
}

TEST(AppendUtf8, PutsAQuestionMarkForEveryByteThatIsNone) {
  std::string text = "x";
  AppendUtf8("caf\xC3\xA9 \xE9\xFF\xE2\x86\x92\xF0\x9F", text);
  EXPECT_EQ(text, "xcaf\xC3\xA9 ??\xE2\x86\x92??");
}

TEST(LowerAscii, LeavesOtherLettersAlone) { EXPECT_EQ(LowerAscii("Maps/Åland.MAP"), "maps/Åland.map"); }

TEST(UpperCase, LeavesOtherTextAlone) {
  EXPECT_EQ(UpperCase("÷ß€жλ"), "÷ß€жλ");
  EXPECT_EQ(UpperCase("\xff\xc3"), "\xff\xc3");
  EXPECT_EQ(UpperCase(""), "");
}

TEST(Utf8, OverlongFormsSurrogatesAndCutSequencesAreInvalid) {
  EXPECT_TRUE(IsUtf8("plain"));
  EXPECT_TRUE(IsUtf8("é€😀"));
  EXPECT_FALSE(IsUtf8("\xc0\x80"));
  EXPECT_FALSE(IsUtf8("\xe0\x80\x80"));
  EXPECT_FALSE(IsUtf8("\xed\xa0\x80"));
  EXPECT_FALSE(IsUtf8("\xf4\x90\x80\x80"));
  EXPECT_FALSE(IsUtf8("\xf5\x80\x80\x80"));
  EXPECT_FALSE(IsUtf8("\xe2\x82"));
  EXPECT_FALSE(IsUtf8("\x80"));
}

TEST(Utf8, BytesThatAreNoUtf8AreReadAsLatin1) {
  EXPECT_EQ(Utf8FromUtf8OrLatin1("M\xfcnchen"), "München");
  EXPECT_EQ(Utf8FromUtf8OrLatin1("München"), "München");
}

TEST(Utf8, ACodePointOfEveryLengthIsWrittenAsItIsRead) {
  for (const std::string_view text : {"a", "\x7f", "\xc2\x80", "é", "\xdf\xbf", "\xe0\xa0\x80", "€", "\xef\xbf\xbf",
                                      "\xf0\x90\x80\x80", "😀", "\xf4\x8f\xbf\xbf"}) {
    EXPECT_EQ(Utf8Of(CodePointOf(text)), text);
  }
  EXPECT_EQ(CodePointOf("😀"), char32_t{0x1f600});
}

TEST(Utf8, CountsCodePoints) {
  EXPECT_EQ(CodePointCount("Mün€😀"), 5);
  EXPECT_EQ(CodePointCount(""), 0);
}

TEST(EditDistance, CountsInsertionsDeletionsReplacementsAndSwaps) {
  EXPECT_EQ(EditDistance("BUR", "BUR", 2), 0);
  EXPECT_EQ(EditDistance("BUR", "BURR", 2), 1);
  EXPECT_EQ(EditDistance("BUR", "BR", 2), 1);
  EXPECT_EQ(EditDistance("BUR", "RUR", 2), 1);
  EXPECT_EQ(EditDistance("BUR", "BRU", 2), 1);
  EXPECT_EQ(EditDistance("", "AB", 2), 2);
}

TEST(EditDistance, StopsAtOneMoreThanTheLimit) {
  EXPECT_EQ(EditDistance("ABCDEF", "UVWXYZ", 2), 3);
  EXPECT_EQ(EditDistance("A", "ABCDEF", 2), 3);
  EXPECT_EQ(EditDistance(std::string(1000, 'A'), std::string(1000, 'A'), 2), 0);
}

TEST(NearestWords, ALongWordMayBeFurtherAway) {
  const std::string_view words[] = {"CON", "Constantinople", "Edinburgh", "EDI", "PAR"};
  const auto nearest = [&](std::string_view word) { return NearestWords(word, words, 3); };
  EXPECT_EQ(nearest("Constantinopel"), (std::vector<std::string_view>{"Constantinople"}));
  EXPECT_EQ(nearest("KONSTANTINOPL"), (std::vector<std::string_view>{"Constantinople"}));
  EXPECT_EQ(nearest("Konstantinobel"), (std::vector<std::string_view>{"Constantinople"}));
  EXPECT_EQ(nearest("Edinbrgh"), (std::vector<std::string_view>{"Edinburgh"}));
  EXPECT_EQ(nearest("Êdünbörg"), (std::vector<std::string_view>{"Edinburgh"}));
  EXPECT_TRUE(nearest("Edxxxrgh").empty());
  EXPECT_TRUE(nearest("PXX").empty());  // a short word has no distant neighbors
  EXPECT_TRUE(nearest("PARXX").size() == 1);
}

TEST(NearestWords, AreOrderedByDistanceThenAsGiven) {
  const std::string_view words[] = {"MUN", "RUH", "BUR", "BUD", "Burgundy"};
  EXPECT_EQ(NearestWords("BUQ", words, 3), (std::vector<std::string_view>{"BUR", "BUD"}));
  EXPECT_EQ(NearestWords("BURGA", words, 3), (std::vector<std::string_view>{"BUR"}));
  EXPECT_EQ(NearestWords("BURGUNDI", words, 3), (std::vector<std::string_view>{"Burgundy"}));
  EXPECT_TRUE(NearestWords("X", words, 3).empty());
  EXPECT_TRUE(NearestWords("", words, 3).empty());
}

TEST(Excerpt, HidesControlAndInvalidBytesAndNeverSplitsACodePoint) {
  EXPECT_EQ(Excerpt("a\u0085b\u009Fc\u00A0"), "a?b?c\u00A0");
  EXPECT_EQ(Excerpt("a\nb\x01\xff"), "a?b??");
  EXPECT_EQ(Excerpt("ééééé", 8), "éé...");
  EXPECT_EQ(Excerpt("short"), "short");
  EXPECT_EQ(Excerpt(std::string(100, 'x')).size(), 40u);
  EXPECT_EQ(Excerpt("éé", 1), "");
}

}  // namespace
}  // namespace entente
