#include "press/language/vocabulary.h"

#include <gtest/gtest.h>

namespace entente::press {
namespace {

TEST(Vocabulary, WordsAreFoundInAnyCase) {
  const Vocabulary language;
  EXPECT_EQ(language.Find("NME"), tokens::kNME);
  EXPECT_EQ(language.Find("nMe"), tokens::kNME);
  EXPECT_EQ(language.Word(tokens::kNME), "NME");
  for (const std::string_view other : {"", "NM", "NMEX", "LON", "CCL", "190", "N E", "N\xc3\xa9"}) {
    EXPECT_EQ(language.Find(other), std::nullopt) << other;
  }
}

TEST(Vocabulary, BracketsAreShownAsSuch) {
  const Vocabulary language;
  EXPECT_EQ(language.Find("BRA"), tokens::kBRA);
  EXPECT_EQ(language.Word(tokens::kBRA), "(");
  EXPECT_EQ(language.Word(tokens::kKET), ")");
  EXPECT_EQ(language.Word(Token(0x4002)), "");
  EXPECT_EQ(language.Word(NumberToken(3)), "");
  EXPECT_EQ(language.Word(TextToken('a')), "");
}

TEST(Vocabulary, NamesOfAServerAreTakenInAnyCase) {
  const NamedToken names[] = {{Token(0x4100), "crt"}, {Token(0x5000), "Atr"}, {Token(0x5101), "X1y"}};
  const Result<Vocabulary> vocabulary = Vocabulary::Make(names);
  ASSERT_TRUE(vocabulary.ok()) << vocabulary.status();
  EXPECT_EQ(vocabulary->Find("CRT"), Token(0x4100));
  EXPECT_EQ(vocabulary->Find("atr"), Token(0x5000));
  EXPECT_EQ(vocabulary->Word(Token(0x5101)), "X1Y");
}

std::string FaultOf(std::vector<NamedToken> names) {
  const Result<Vocabulary> vocabulary = Vocabulary::Make(names);
  EXPECT_FALSE(vocabulary.ok());
  return std::string(vocabulary.status().message());
}

TEST(Vocabulary, NamesThatClashAreRefused) {
  EXPECT_EQ(FaultOf({{Token(0x4100), "YES"}}), "the name YES is taken already");
  EXPECT_EQ(FaultOf({{Token(0x4100), "AAA"}, {Token(0x5000), "aaa"}}), "the name aaa is taken already");
  EXPECT_EQ(FaultOf({{Token(0x4100), "AAA"}, {Token(0x4100), "BBB"}}), "the token of BBB has the name AAA already");
  EXPECT_EQ(FaultOf({{Token(0x4100), "AAAA"}}), "'AAAA' is no name of three letters or digits");
  EXPECT_EQ(FaultOf({{Token(0x4100), "123"}}), "'123' is no name of three letters or digits");
  EXPECT_EQ(FaultOf({{Token(0x4200), "AAA"}}), "the token of AAA is neither a power nor a province");
}

}  // namespace
}  // namespace entente::press
