#include "press/language/message_text.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "press/language/map_tokens.h"

namespace entente::press {
namespace {

class MessageTextTest : public testing::Test {
 protected:
  Message Read(std::string_view text) const {
    const Result<Message> message = ReadMessage(text, vocabulary());
    EXPECT_TRUE(message.ok()) << message.status() << " in " << text;
    return message.value_or(Message());
  }
  std::string Again(std::string_view text) const { return MessageText(Read(text), vocabulary()); }

  // The error of a text: "line:column: message".
  std::string FaultOf(std::string_view text) const {
    const Result<Message> message = ReadMessage(text, vocabulary());
    EXPECT_FALSE(message.ok()) << text;
    const Place place = message.status().place().value_or(Place());
    return std::to_string(place.line) + ":" + std::to_string(place.column) + ":" + std::to_string(place.length) + ": " +
           std::string(message.status().message());
  }

  const Vocabulary& vocabulary() const { return tokens_.vocabulary(); }

 private:
  const MapTokens tokens_ = *MapTokens::Make(**BuiltinMap("standard"));
};

TEST_F(MessageTextTest, WordsNumbersAndBracketsInAnyCase) {
  EXPECT_EQ(Read("IAM(tur)( 132)"), (Message{tokens::kIAM, tokens::kBRA, Token(0x4106), tokens::kKET, tokens::kBRA,
                                             NumberToken(132), tokens::kKET}));
  EXPECT_EQ(Again("sub\t((Eng flt\r\n lon)hld)"), "SUB ( ( ENG FLT LON ) HLD )");
  EXPECT_EQ(Again("mis(-3) BRA 007 KET"), "MIS ( -3 ) ( 7 )");
  EXPECT_EQ(Again("-8192 8191"), "-8192 8191");
  EXPECT_EQ(Again(" \n"), "");
}

TEST_F(MessageTextTest, StringsAreATokenAnOctet) {
  EXPECT_EQ(Read("'aB'"), (Message{TextToken('a'), TextToken('B')}));
  EXPECT_EQ(Again("NME ('it''s \"x\"') (\"'\"\"\")"), "NME ( 'it''s \"x\"' ) ( '''\"' )");
  EXPECT_EQ(Read("''"), Message());
  EXPECT_EQ(Read("'\xc3\xa9'").size(), 2u);
  EXPECT_EQ(Again("'\xc3\xa9'"), "'\xc3\xa9'");
  EXPECT_EQ(Again("'a' 'b'"), "'ab'");
}

TEST_F(MessageTextTest, WhatHasNoWordIsANumberInHex) {
  EXPECT_EQ(Read("0x4A25 0X0001"), (Message{Token(0x4a25), NumberToken(1)}));
  EXPECT_EQ(Again("0x4A25 0x481c"), "0x4a25 YES");
  const Message odd = {TextToken('a'), TextToken('\n'), TextToken('\xff'), TextToken('b'), tokens::kYES};
  EXPECT_EQ(MessageText(odd, vocabulary()), "'a' 0x4b0a 0x4bff 'b' YES");
  EXPECT_EQ(Read("'a' 0x4b0a 0x4bff 'b' YES"), odd);
}

TEST_F(MessageTextTest, EveryTokenThatMayBeSentComesBack) {
  Message all;
  for (unsigned value = 0; value <= 0xffff; ++value) {
    const Token token(static_cast<uint16_t>(value));
    if (!IsReserved(token)) all.push_back(token);
    if (all.size() < 1000 && value != 0xffff) continue;
    EXPECT_EQ(Read(MessageText(all, vocabulary())), all);
    all.clear();
  }
}

TEST_F(MessageTextTest, ATokenThatIsNeverSentIsRefused) {
  for (const std::string_view word : {"0x5800", "0x5FFF"}) {
    EXPECT_EQ(FaultOf("HUH (" + std::string(word) + ")"), "1:6:6: " + std::string(kReservedFault));
  }
  EXPECT_EQ(Again("0x57ff 0x6000"), "0x57ff 0x6000");
}

TEST_F(MessageTextTest, FaultsTellTheirPlace) {
  EXPECT_EQ(FaultOf("SND (ENG)\n (PRX)"),
            "2:3:3: 'PRX' is neither a word of the language nor on the map; did you mean PRN, PRP or PRU?");
  EXPECT_EQ(FaultOf("YES 8192"), "1:5:4: the number 8192 is out of range: -8192 to 8191");
  EXPECT_EQ(FaultOf("-8193"), "1:1:5: the number -8193 is out of range: -8192 to 8191");
  EXPECT_EQ(FaultOf("99999999999999999999"), "1:1:20: the number 99999999999999999999 is out of range: -8192 to 8191");
  EXPECT_EQ(FaultOf("TME ( - )"), "1:7:1: a minus without a number");
  EXPECT_EQ(FaultOf("NME ('a)"), "1:6:1: the string that begins here has no closing quotation mark");
  EXPECT_EQ(FaultOf("YES \xc3\xa9"),
            "1:5:2: '\xc3\xa9' begins no token; expected a word of three letters, a number, a "
            "bracket or a string in quotation marks");
  EXPECT_EQ(FaultOf("-ABC"), "1:1:4: '-ABC' is neither a word of the language nor on the map");
}

TEST_F(MessageTextTest, AMessageHasALimit) {
  EXPECT_EQ(Read(std::string(kMostTokens, '(')).size(), kMostTokens);
  for (const std::string& text : {std::string(kMostTokens + 1, '('), "'" + std::string(kMostTokens + 1, 'x') + "'"}) {
    const Result<Message> message = ReadMessage(text, vocabulary());
    EXPECT_EQ(message.status().code(), StatusCode::kLimit);
    EXPECT_EQ(message.status().message(), "a message has at most 32767 tokens");
  }
}

}  // namespace
}  // namespace entente::press
