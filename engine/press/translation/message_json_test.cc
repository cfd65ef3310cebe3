#include "press/translation/message_json.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "press/language/dialect.h"
#include "press/language/map_tokens.h"

namespace entente::press {
namespace {

std::string Answer(std::string_view json, const JsonCheck& check) {
  const Result<std::string> answer = CheckMessageJson(json, check);
  if (answer.ok()) return *answer;
  const Place place = answer.status().place().value_or(Place());
  return std::to_string(place.column) + "+" + std::to_string(place.length) + ": " +
         std::string(answer.status().message());
}
std::string Answer(std::string_view json, MessageKind kind, int level) {
  static const MapTokens tokens = *MapTokens::Make(**BuiltinMap("standard"));
  static const MessageGrammar grammar;
  return Answer(json, {grammar, tokens.vocabulary(), kind, level});
}
std::string OfClient(std::string_view json, int level = 10) { return Answer(json, MessageKind::kFromClient, level); }

TEST(MessageJson, AnAllowedMessageHasItsLevelAndOctets) {
  EXPECT_EQ(OfClient(R"j({"id":7,"text":"snd (eng) (prp (pce (eng fra)))"})j"),
            R"j({"id":7,"ok":true,"level":10,"token_count":14,"wire":)j"
            R"j("481740004101400140004A1340004A10400041014102400140014001"})j");
  EXPECT_EQ(OfClient(R"j({"wire":"480f"})j", -1), R"j({"ok":true,"level":-1,"token_count":1,"wire":"480F"})j");
  EXPECT_EQ(Answer(R"j({"id":"a","text":"PRP (DRW)","x":[1]})j", MessageKind::kPress, 8000),
            R"j({"id":"a","ok":true,"level":10,"token_count":4,"wire":"4A13400048014001"})j");
}

TEST(MessageJson, KeysThatLookLikeThoseThatAreReadAreNoted) {
  const std::string notes =
      R"j(,"notes":["`txt` is not read: did you mean `text`?","`ID` is not read: did you mean `id`?"]})j";
  EXPECT_EQ(OfClient(R"j({"txt":1,"ID":2,"other":3,"text":"OBS"})j", -1),
            R"j({"ok":true,"level":-1,"token_count":1,"wire":"480F")j" + notes);
  EXPECT_EQ(OfClient(R"j({"txt":1,"ID":2,"text":"HUH"})j"), R"j({"ok":false,"reply":null)j" + notes);
  EXPECT_EQ(OfClient(R"j({"other":3,"txt":"OBS"})j"),
            "1+1: the object: neither text nor wire: expected one of them; `txt` is not read: did you mean `text`?");
}

TEST(MessageJson, OthersHaveTheirReply) {
  EXPECT_EQ(OfClient(R"j({"id":1,"text":"DRW (ENG)"})j"),
            R"j({"id":1,"ok":false,"reply":"HUH ( DRW ( ENG ERR ) )","err_at":3})j");
  EXPECT_EQ(OfClient(R"j({"id":1,"text":"NME ('\"'"})j"), R"j({"id":1,"ok":false,"reply":"PRN ( NME ( '\"' )"})j");
  EXPECT_EQ(OfClient(R"j({"id":1,"text":"HUH"})j"), R"j({"id":1,"ok":false,"reply":null})j");
  EXPECT_EQ(OfClient(R"j({"id":1,"text":""})j"), R"j({"id":1,"ok":false,"reply":"HUH ( ERR )","err_at":0})j");
}

TEST(MessageJson, FaultsTellTheirPlaceInTheLine) {
  EXPECT_EQ(OfClient(R"j({"id":1,"text":"SND (ENG) (PRX)"})j"),
            "28+3: text: 'PRX' is neither a word of the language nor on the map; did you mean PRN, PRP or PRU?");
  EXPECT_EQ(OfClient(R"j({"text":"\u0053ND (9000)"})j"), "9+17: text: the number 9000 is out of range: -8192 to 8191");
  EXPECT_EQ(OfClient(R"j({"wire":"480X"})j"), "13+1: wire: expected hexadecimal digits, four a token");
  EXPECT_EQ(OfClient(R"j({"wire":"480"})j"), "13+0: wire: half an octet: expected four digits a token");
  EXPECT_EQ(OfClient(R"j({"wire":"48"})j"), "12+0: wire: half a token: a message has two octets a token");
  EXPECT_EQ(OfClient(R"j({"wire":""})j"), "10+0: wire: no octets: a message has at least one token");
  EXPECT_EQ(OfClient(R"j({"wire":"48105800"})j"),
            "14+0: wire: a token that is never sent: 58 to 5f are for the use of a program inside itself");
  EXPECT_EQ(OfClient(R"j({"id":1})j"), "1+1: the object: neither text nor wire: expected one of them");
  EXPECT_EQ(OfClient(R"j({"text":"OBS","wire":"480F"})j"), "1+1: the object: both text and wire");
  EXPECT_EQ(OfClient(R"j({"text":5})j"), "9+1: text: expected a string");
  EXPECT_EQ(OfClient("[]"), "1+1: the object: expected an object");
  EXPECT_EQ(OfClient("{\"text\":").substr(0, 2), "9+");
}

TEST(MessageJson, WhatIsTooLongIsALimitThroughEveryDoor) {
  static const MapRef map = *BuiltinMap("standard");
  static const MapTokens tokens = *MapTokens::Make(*map);
  static const Vocabulary words = *VocabularyOf(Dialect::kDpp, *map, tokens);
  static const MessageGrammar daide, dpp({Dialect::kDpp});
  const std::string brackets = "\"text\":\"" + std::string(40'000, '(') + "\"";
  std::string wire;
  for (int i = 0; i < 40'000; ++i) wire += "480F";
  const auto code = [](std::string_view member, const JsonCheck& check) {
    return CheckMessageJson("{" + std::string(member) + "}", check).status().code();
  };
  const JsonCheck of_daide{daide, tokens.vocabulary(), MessageKind::kFromClient, 0};
  EXPECT_EQ(code(brackets, of_daide), LimitError("").code());
  EXPECT_EQ(code("\"wire\":\"" + wire + "\"", of_daide), LimitError("").code());
  EXPECT_EQ(code(brackets, {dpp, words, MessageKind::kFromClient, 0}), LimitError("").code());
  const std::string half = "\\n" + std::string(20'000, '(');
  const std::string lines = "\"text\":\"LNG 2" + half + half + "\\nEOM\"";
  EXPECT_EQ(code(lines, {dpp, words, MessageKind::kFromClient, 0}), LimitError("").code());
}

std::string OfDpp(std::string_view json) {
  static const MapRef map = *BuiltinMap("standard");
  static const Vocabulary vocabulary = *VocabularyOf(Dialect::kDpp, *map, *MapTokens::Make(*map));
  static const MessageGrammar grammar({Dialect::kDpp});
  return Answer(json, {grammar, vocabulary, MessageKind::kFromClient, 8000});
}

TEST(MessageJson, DppHasLinesAsWire) {
  EXPECT_EQ(OfDpp(R"j({"id":1,"text":"sub((fra amy par)hld)"})j"),
            R"j({"id":1,"ok":true,"level":0,"token_count":9,"wire":"SUB ((FRA AMY PAR) HLD)"})j");
  EXPECT_EQ(OfDpp(R"j({"id":2,"wire":"SUB (PAR HLD)"})j"),
            R"j({"id":2,"ok":false,"reply":"HUH (SUB (*PAR HLD))","err_at":2})j");
  EXPECT_EQ(OfDpp(R"j({"wire":"gof"})j"), R"j({"ok":false,"reply":"HUH (*gof)","err_at":0})j");
  EXPECT_EQ(OfDpp(R"j({"text":"SUB ("})j"), R"j({"ok":false,"reply":"PRN (SUB ()"})j");
  EXPECT_EQ(OfDpp(R"j({"text":"HUH"})j"), R"j({"ok":false,"reply":null})j");
  EXPECT_EQ(OfDpp("{\"text\":\"LNG 2\\nSND (ENG)\\n(PCE)\\nEOM\"}"),
            R"j({"ok":true,"level":0,"token_count":7,"wire":"SND (ENG) (PCE)"})j");
  EXPECT_EQ(OfDpp("{\"text\":\"GOF\\u0007\"}"), "9+11: text: a control character is no part of a line");
  EXPECT_EQ(OfDpp("{\"text\":\"GOF\\nGOF\"}"), "9+10: the lines are more than one message");
}

}  // namespace
}  // namespace entente::press
