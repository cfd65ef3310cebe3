#include "press/language/dpp_line.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "press/language/dpp_words.h"

namespace entente::press::dpp {
namespace {

const Vocabulary& Words() {
  static const MapRef map = *BuiltinMap("standard");
  static const Vocabulary vocabulary = *VocabularyOf(*map, *MapTokens::Make(*map));
  return vocabulary;
}

Message Read(std::string_view line, Reading reading = Reading::kRepaired) {
  const Result<Message> message = ReadLine(line, Words(), reading);
  EXPECT_TRUE(message.ok()) << line << ": " << message.status();
  return message.value_or(Message());
}
std::string Again(std::string_view line) { return LineText(Read(line), Words()); }
std::string Fault(std::string_view line) {
  const Status status = ReadLine(line, Words()).status();
  const Place place = status.place().value_or(Place());
  return std::to_string(place.column) + "+" + std::to_string(place.length) + ": " + std::string(status.message());
}

TEST(DppLine, ALineIsWrittenAsItWasSent) {
  for (const std::string_view line :
       {"SUB ((RUS AMY WAR) BLD) (WVE)", "SUB ((RUS FLT BAR) MTO (STP NCS))", "MIS -2", "NOT (DRW)",
        "HUH (DMZ BUR *ENG RUH)", "HUH (SUB *)", "HUH (DRW *(ENG TUR))", "FOR (SPR 102)-(FAL 103) (PCE)",
        "FOR (SPR 102)-(PCE)", "FOR -(PCE)", "LOD GAME1.ENG.DUMP", "CTE IX.3", "LAB a'b\"c (x y)", "((((", ") ("}) {
    EXPECT_EQ(Again(line), line);
  }
}

TEST(DppLine, BlanksAndCaseAreRepaired) {
  EXPECT_EQ(Again(" sub((rus amy war)bld)\t( WVE ) "), "SUB ((RUS AMY WAR) BLD) (WVE)");
  EXPECT_EQ(Again("NOT(DRW)"), "NOT (DRW)");
  EXPECT_EQ(Again("DMZ bot"), "DMZ GOB");
  EXPECT_EQ(Again("FOR (SPR 102) - (FAL 103)(PCE)"), "FOR (SPR 102)-(FAL 103) (PCE)");
}

TEST(DppLine, StrictReadingRepairsNoWords) {
  EXPECT_EQ(Read("SUB", Reading::kStrict), Message{words::kSUB});
  EXPECT_EQ(Read("sub", Reading::kStrict).front(), words::kNAME);
  EXPECT_EQ(Read("BOT", Reading::kStrict).front(), words::kNAME);
}

TEST(DppLine, WhatIsNoWordIsAName) {
  EXPECT_EQ(Read("XYZ"), (Message{words::kNAME, TextToken('X'), TextToken('Y'), TextToken('Z')}));
  EXPECT_EQ(Read("a b").size(), 4u);
  EXPECT_EQ(Read("99999").front(), words::kNAME);
  EXPECT_EQ(Read("-8192"), Message{NumberToken(-8192)});
  EXPECT_EQ(Read("*ENG").front(), words::kStar);
  EXPECT_EQ(Read("").size(), 0u);
}

TEST(DppLine, DaidesWordsAreNames) {
  for (const std::string_view word : {"IAM", "SUC", "CVY", "THX", "UNO", "BRA"}) {
    EXPECT_EQ(Read(word).front(), words::kNAME) << word;
  }
}

TEST(DppLine, SwitzerlandIsAProvince) {
  EXPECT_EQ(Read("SWI"), Message{kSwitzerland});
  EXPECT_TRUE(IsProvince(kSwitzerland));
}

TEST(DppLine, FaultsTellTheirPlace) {
  EXPECT_EQ(Fault("SUB\nSUB"), "4+1: the line ends here: a message is one line");
  EXPECT_EQ(Fault(std::string_view("a\0b", 3)), "2+1: a control character is no part of a line");
  EXPECT_EQ(Fault("a \xff"), "1+3: the line is no UTF-8");
  EXPECT_EQ(Fault(std::string(40000, '(')), "0+0: a message has at most 32767 tokens");
  EXPECT_EQ(Fault(std::string(40000, 'x')), "0+0: a message has at most 32767 tokens");
}

TEST(DppLine, TokensWithoutAWordAreNumbers) {
  EXPECT_EQ(LineText(Message{words::kSUB, Token(0x4c00), words::kNAME, TextToken('x')}, Words()), "SUB 0x4c00 x");
}

TEST(DppLine, AMapWithOtherCoastsHasNoWordsInIt) {
  const MapRef map = *BuiltinMap("colonial");
  EXPECT_EQ(VocabularyOf(*map, *MapTokens::Make(*map)).status().message(),
            "DPP has the coasts NCS, SCS and ECS; map colonial has WCS");
}

}  // namespace
}  // namespace entente::press::dpp
