#include "base/letters.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

TEST(LettersOf, LeavesOutAccentsInBothWays) {
  EXPECT_EQ(LettersOf("München", false), "MUNCHEN");
  EXPECT_EQ(LettersOf("münchen", true), "MUENCHEN");
  EXPECT_EQ(LettersOf("Ærø-Straße", false), "AEROSTRASSE");
  EXPECT_EQ(LettersOf("Ærø-Straße", true), "AEROESTRASSE");
  EXPECT_EQ(LettersOf("Århus", true), "AARHUS");
  EXPECT_EQ(LettersOf("Łódź", false), "LODZ");
  EXPECT_EQ(LettersOf("ķĢșțŐŽŸ", true), "KGSTOZY");
}

TEST(LettersOf, KeepsLettersAndDigitsAlone) {
  EXPECT_EQ(LettersOf("St. Petersburg (nc) 2'", false), "STPETERSBURGNC2");
  EXPECT_EQ(LettersOf("e\u0301t\u0301e\u0302", false), "ETE");
  EXPECT_EQ(LettersOf("Київ A", false), "КиївA");
  EXPECT_EQ(LettersOf("", true), "");
}

TEST(WithoutAccents, KeepsEverythingElse) {
  EXPECT_EQ(WithoutAccents("Béůr-ß (ø)"), "BEUR-SS (O)");
  EXPECT_EQ(WithoutAccents("Paris!"), "PARIS!");
}

TEST(Composed, IsTheLetterWithItsAccent) {
  EXPECT_TRUE(Composed(U'u', 0x308) == U'ü');
  EXPECT_TRUE(Composed(U'S', 0x30C) == U'Š');
  EXPECT_TRUE(Composed(U'S', 0x326) == U'Ș');
  EXPECT_TRUE(Composed(U'x', 0x308) == 0);
  EXPECT_TRUE(Composed(U'u', 0x20D0) == 0);
}

// Every accented letter is a base letter and a mark, and both forms have the same plain letter.
TEST(Composed, EveryLetterOfTheTableHasAPlainLetter) {
  int letters = 0;
  for (char32_t mark = 0x300; mark <= 0x36F; ++mark) {
    EXPECT_TRUE(IsCombiningMark(mark));
    for (char32_t base = 'A'; base <= 'z'; ++base) {
      const char32_t letter = Composed(base, mark);
      if (letter == 0) continue;
      ++letters;
      const char32_t capital = base >= 'a' ? base - 32 : base;
      EXPECT_EQ(PlainLetterOf(letter).bare, std::string(1, static_cast<char>(capital)))
          << static_cast<uint32_t>(letter);
    }
  }
  EXPECT_GT(letters, 170);
  EXPECT_FALSE(IsCombiningMark(0x370));
}

}  // namespace
}  // namespace entente
