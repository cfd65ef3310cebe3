// The messages of DAIDE and DPP over the C interface.
#include "entente/press.h"

#include "board_fixture.h"

// Overloads of FreeHandle must be declared beside the handle's type to be found.
inline void FreeHandle(entente_language* language) { entente_language_free(language); }

namespace entente_test {
namespace {

using Message = std::vector<entente_token>;

TEST(PressVersionTest, TheLibraryServesItsOwnHeader) {
  EXPECT_EQ(entente_press_abi_check(ENTENTE_PRESS_ABI_VERSION), ENTENTE_OK);
  EXPECT_EQ(entente_press_abi_check(ENTENTE_PRESS_ABI_OLDEST), ENTENTE_OK);
  EXPECT_EQ(entente_press_abi_check(ENTENTE_PRESS_ABI_VERSION + 1), ENTENTE_ERR_ABI_MISMATCH);
  EXPECT_EQ(entente_press_abi_check(UINT32_MAX), ENTENTE_ERR_ABI_MISMATCH);
}

class PressTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_language_new(map_, ENTENTE_DIALECT_0167, 0, language_.out(), &error_), ENTENTE_OK);
  }

  Message ReadMessage(std::string_view text) {
    return Filled<Message>([&](entente_token* tokens, size_t capacity, size_t* length) {
      return entente_message_read(language_, text.data(), text.size(), tokens, capacity, length, &error_);
    });
  }
  std::string WriteMessage(const Message& message) {
    return Filled<std::string>([&](char* text, size_t capacity, size_t* length) {
      return entente_message_write(language_, message.data(), message.size(), text, capacity, length, &error_);
    });
  }
  entente_message_verdict Check(const Message& message, uint32_t kind, int32_t level) {
    auto verdict = Sized<entente_message_verdict>();
    EXPECT_EQ(entente_message_check(language_, message.data(), message.size(), kind, level, &verdict, &error_),
              ENTENTE_OK)
        << error_.message;
    return verdict;
  }
  std::string ReplyTo(const Message& message, const entente_message_verdict& verdict) {
    return WriteMessage(Filled<Message>([&](entente_token* tokens, size_t capacity, size_t* length) {
      return entente_message_reply(message.data(), message.size(), &verdict, tokens, capacity, length, &error_);
    }));
  }

  Owned<entente_language> language_;
};

TEST_F(PressTest, AMessageGoesThroughTextAndOctets) {
  const Message message = ReadMessage("nme ('it''s') ('1')");
  EXPECT_EQ(WriteMessage(message), "NME ( 'it''s' ) ( '1' )");
  for (const uint32_t table : {ENTENTE_TOKENS_USUAL, ENTENTE_TOKENS_FORWARD_FIRST}) {
    const auto octets = Filled<std::vector<uint8_t>>([&](uint8_t* bytes, size_t capacity, size_t* length) {
      return entente_message_encode(message.data(), message.size(), table, bytes, capacity, length, &error_);
    });
    EXPECT_EQ(octets.size(), 2 * message.size());
    EXPECT_EQ(octets[0], 0x48);
    const auto again = Filled<Message>([&](entente_token* tokens, size_t capacity, size_t* length) {
      return entente_message_decode(octets.data(), octets.size(), table, tokens, capacity, length, &error_);
    });
    EXPECT_EQ(again, message);
  }
}

TEST_F(PressTest, AMessageIsCheckedAndAnswered) {
  const Message press = ReadMessage("SND (FRA) (PRP (XDO ((FRA AMY PAR) HLD)))");
  entente_message_verdict verdict = Check(press, ENTENTE_MESSAGE_FROM_CLIENT, 130);
  EXPECT_EQ(verdict.verdict, uint32_t{ENTENTE_MESSAGE_ALLOWED});
  EXPECT_EQ(verdict.level, 20);
  EXPECT_EQ(ReplyTo(press, verdict), "");
  verdict = Check(press, ENTENTE_MESSAGE_FROM_CLIENT, 10);
  EXPECT_EQ(verdict.verdict, uint32_t{ENTENTE_MESSAGE_NOT_UNDERSTOOD});
  EXPECT_EQ(verdict.err_at, 7u);
  EXPECT_EQ(ReplyTo(press, verdict), "HUH ( SND ( FRA ) ( PRP ( ERR XDO ( ( FRA AMY PAR ) HLD ) ) ) )");
  const Message open = ReadMessage("GOF (");
  EXPECT_EQ(ReplyTo(open, Check(open, ENTENTE_MESSAGE_FROM_CLIENT, 0)), "PRN ( GOF ( )");
  const Message huh = ReadMessage("HUH");
  EXPECT_EQ(Check(huh, ENTENTE_MESSAGE_FROM_SERVER, 0).verdict, uint32_t{ENTENTE_MESSAGE_NOT_ANSWERED});
  EXPECT_EQ(ReplyTo(huh, Check(huh, ENTENTE_MESSAGE_FROM_SERVER, 0)), "");
  EXPECT_EQ(Check(ReadMessage("'x'"), ENTENTE_MESSAGE_PRESS, ENTENTE_LEVEL_FREE_TEXT).level, ENTENTE_LEVEL_FREE_TEXT);
}

TEST_F(PressTest, DialectsAndDrawsAreChosen) {
  const Message list = ReadMessage("PRP (DRW (ENG FRA))"), numbered = ReadMessage("SND (1) (ENG) (PRP (DRW))");
  EXPECT_EQ(Check(list, ENTENTE_MESSAGE_PRESS, 10).verdict, uint32_t{ENTENTE_MESSAGE_ALLOWED});
  EXPECT_EQ(Check(numbered, ENTENTE_MESSAGE_FROM_CLIENT, 10).verdict, uint32_t{ENTENTE_MESSAGE_NOT_UNDERSTOOD});
  ASSERT_EQ(entente_language_new(map_, ENTENTE_DIALECT_0143, ENTENTE_LANGUAGE_FULL_DRAWS, language_.out(), &error_),
            ENTENTE_OK);
  EXPECT_EQ(Check(list, ENTENTE_MESSAGE_PRESS, 10).verdict, uint32_t{ENTENTE_MESSAGE_NOT_UNDERSTOOD});
  EXPECT_EQ(Check(numbered, ENTENTE_MESSAGE_FROM_CLIENT, 10).verdict, uint32_t{ENTENTE_MESSAGE_ALLOWED});
}

TEST_F(PressTest, DppIsReadAndWrittenAsLines) {
  ASSERT_EQ(entente_language_new(map_, ENTENTE_DIALECT_DPP, 0, language_.out(), &error_), ENTENTE_OK);
  const Message order = ReadMessage("sub((fra amy par)hld)"), waive = ReadMessage("SUB (FRA WVE)");
  EXPECT_EQ(WriteMessage(order), "SUB ((FRA AMY PAR) HLD)");
  EXPECT_EQ(WriteMessage(ReadMessage("LNG 2\nSUB\n(WVE)\nEOM")), "SUB (WVE)");
  EXPECT_EQ(WriteMessage(ReadMessage("lod Game1.eng")), "LOD Game1.eng");
  entente_message_verdict verdict = Check(order, ENTENTE_MESSAGE_FROM_CLIENT, -1);
  EXPECT_EQ(verdict.verdict, uint32_t{ENTENTE_MESSAGE_ALLOWED});
  EXPECT_EQ(verdict.level, 0);
  verdict = Check(waive, ENTENTE_MESSAGE_FROM_CLIENT, 0);
  EXPECT_EQ(verdict.verdict, uint32_t{ENTENTE_MESSAGE_NOT_UNDERSTOOD});
  EXPECT_EQ(verdict.dialect, uint32_t{ENTENTE_DIALECT_DPP});
  EXPECT_EQ(ReplyTo(waive, verdict), "HUH (SUB (*FRA WVE))");
  const Message list = ReadMessage("DRW (ENG)");
  EXPECT_EQ(Check(list, ENTENTE_MESSAGE_FROM_CLIENT, 0).verdict, uint32_t{ENTENTE_MESSAGE_ALLOWED});
  ASSERT_EQ(entente_language_new(map_, ENTENTE_DIALECT_DPP, ENTENTE_LANGUAGE_FULL_DRAWS, language_.out(), &error_),
            ENTENTE_OK);
  EXPECT_EQ(Check(list, ENTENTE_MESSAGE_FROM_CLIENT, 0).verdict, uint32_t{ENTENTE_MESSAGE_NOT_UNDERSTOOD});
}

TEST_F(PressTest, DppLinesAreCheckedAsJson) {
  Text answer;
  ASSERT_EQ(entente_language_new(map_, ENTENTE_DIALECT_DPP, 0, language_.out(), &error_), ENTENTE_OK);
  const std::string_view json = R"j({"id":5,"text":"drw (rus tur)"})j";
  ASSERT_EQ(entente_message_check_json(language_, json.data(), json.size(), ENTENTE_MESSAGE_FROM_CLIENT, 0,
                                       answer.out(), &error_),
            ENTENTE_OK);
  EXPECT_EQ(answer.str(), R"j({"id":5,"ok":true,"level":0,"token_count":5,"wire":"DRW (RUS TUR)"})j");
}

TEST_F(PressTest, MessagesAreTranslated) {
  Owned<entente_language> dpp, other;
  Text answer;
  ASSERT_EQ(entente_language_new(map_, ENTENTE_DIALECT_DPP, 0, dpp.out(), &error_), ENTENTE_OK);
  const std::string_view json = R"j({"text":"DRW"})j";
  const auto translate = [&](const entente_language* from, const entente_language* to) {
    return entente_message_translate_json(from, to, json.data(), json.size(), ENTENTE_MESSAGE_FROM_CLIENT, 0,
                                          answer.out(), &error_);
  };
  ASSERT_EQ(translate(language_, dpp), ENTENTE_OK);
  EXPECT_EQ(answer.str(), R"j({"ok":true,"to":[{"text":"DRW","wire":"DRW"}],"lost":[]})j");
  ASSERT_EQ(translate(dpp, language_), ENTENTE_OK);
  EXPECT_EQ(answer.str(), R"j({"ok":true,"to":[{"text":"DRW","wire":"4801"}],"lost":[]})j");
  EXPECT_EQ(translate(dpp, dpp), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(translate(nullptr, dpp), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(translate(dpp, nullptr), ENTENTE_ERR_INVALID_ARGUMENT);
  Owned<entente_map> map;
  ASSERT_EQ(entente_map_builtin("pure", 4, map.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_language_new(map, ENTENTE_DIALECT_DPP, 0, other.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(translate(language_, other), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_NE(std::string_view(error_.message).find("another map"), std::string_view::npos) << error_.message;
}

TEST_F(PressTest, TryIsPassedOnWithoutWhatIsTooHigh) {
  const Message message = ReadMessage("TRY (PRP XDO SCD)");
  const auto passed = Filled<Message>([&](entente_token* tokens, size_t capacity, size_t* length) {
    return entente_message_pass_on(message.data(), message.size(), 20, tokens, capacity, length, &error_);
  });
  EXPECT_EQ(WriteMessage(passed), "TRY ( PRP XDO )");
}

TEST_F(PressTest, ThePlacesOfTheMapHaveTokens) {
  entente_token province = 0, coast = 0, token = 0;
  uint32_t found = 0;
  ASSERT_EQ(entente_language_location(language_, At("STP/SC"), &province, &coast, &error_), ENTENTE_OK);
  EXPECT_EQ(province, 0x574a);
  EXPECT_EQ(coast, 0x4608);
  ASSERT_EQ(entente_language_find_location(language_, province, coast, &found, &error_), ENTENTE_OK);
  EXPECT_EQ(found, At("STP/SC"));
  ASSERT_EQ(entente_language_find_location(language_, province, ENTENTE_NO_TOKEN, &found, &error_), ENTENTE_OK);
  EXPECT_EQ(found, At("STP"));
  ASSERT_EQ(entente_language_power(language_, Power("TURKEY"), &token, &error_), ENTENTE_OK);
  EXPECT_EQ(token, 0x4106);
  ASSERT_EQ(entente_language_find_power(language_, token, &found, &error_), ENTENTE_OK);
  EXPECT_EQ(found, Power("TURKEY"));
  auto name = Sized<entente_token_name>();
  uint32_t count = 0;
  while (entente_language_name(language_, count, &name, &error_) == ENTENTE_OK) ++count;
  EXPECT_EQ(count, 82u);
  EXPECT_STREQ(name.word, "STP");
  EXPECT_EQ(name.token, 0x574au);
  EXPECT_EQ(error_.status, ENTENTE_ERR_NOT_FOUND);
}

TEST_F(PressTest, MessagesAreCheckedAsJson) {
  Text answer;
  const std::string_view json = R"j({"id":5,"text":"GOF"})j", bad = R"j({"id":5,"text":"GOX"})j";
  ASSERT_EQ(entente_message_check_json(language_, json.data(), json.size(), ENTENTE_MESSAGE_FROM_CLIENT, 0,
                                       answer.out(), &error_),
            ENTENTE_OK);
  EXPECT_EQ(answer.str(), R"j({"id":5,"ok":true,"level":0,"token_count":1,"wire":"4803"})j");
  EXPECT_EQ(entente_message_check_json(language_, bad.data(), bad.size(), ENTENTE_MESSAGE_FROM_CLIENT, 0, answer.out(),
                                       &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.column, 17u);
}

TEST_F(PressTest, TheHandleLivesWithoutItsMap) {
  Owned<entente_map> map;
  ASSERT_EQ(entente_map_builtin("ancmed", 6, map.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_language_new(map, ENTENTE_DIALECT_0167, 0, language_.out(), &error_), ENTENTE_OK);
  map.out();
  EXPECT_EQ(WriteMessage(ReadMessage("IAM (rom) (-1)")), "IAM ( ROM ) ( -1 )");
}

TEST_F(PressTest, BadArgumentsAreNamed) {
  entente_language* made = nullptr;
  entente_token tokens[8] = {};
  uint8_t octets[8] = {0x58, 0};
  char text[8];
  size_t length = 0;
  uint32_t number = 0;
  auto verdict = Sized<entente_message_verdict>();
  auto name = Sized<entente_token_name>();
  Text json;
  const entente_language* none = nullptr;
  ExpectRefused([&](auto* e) { return entente_language_new(nullptr, 0, 0, &made, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_language_new(map_, 4, 0, &made, e); }, "dialect");
  ExpectRefused([&](auto* e) { return entente_language_new(map_, 0, 4, &made, e); }, "flags");
  ExpectRefused([&](auto* e) { return entente_language_new(map_, 0, 0, nullptr, e); }, "language");
  ExpectRefused([&](auto* e) { return entente_language_name(none, 0, &name, e); }, "language");
  ExpectRefused([&](auto* e) { return entente_language_name(language_, 0, nullptr, e); }, "name");
  ExpectRefused([&](auto* e) { return entente_language_power(none, 0, tokens, e); }, "language");
  ExpectRefused([&](auto* e) { return entente_language_power(language_, 7, tokens, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_language_power(language_, 0, nullptr, e); }, "token");
  ExpectRefused([&](auto* e) { return entente_language_find_power(none, 0, &number, e); }, "language");
  ExpectRefused([&](auto* e) { return entente_language_find_power(language_, 0x4107, &number, e); }, "token");
  ExpectRefused([&](auto* e) { return entente_language_find_power(language_, 0x4100, nullptr, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_language_location(none, 0, tokens, tokens, e); }, "language");
  ExpectRefused([&](auto* e) { return entente_language_location(language_, 9999, tokens, tokens, e); }, "location");
  ExpectRefused([&](auto* e) { return entente_language_location(language_, At("SWI"), tokens, tokens, e); },
                "location");
  ExpectRefused([&](auto* e) { return entente_language_location(language_, 0, nullptr, tokens, e); }, "province");
  ExpectRefused([&](auto* e) { return entente_language_location(language_, 0, tokens, nullptr, e); }, "coast");
  ExpectRefused([&](auto* e) { return entente_language_find_location(none, 0, 0, &number, e); }, "language");
  ExpectRefused([&](auto* e) { return entente_language_find_location(language_, 0, 0, &number, e); }, "province");
  ExpectRefused([&](auto* e) { return entente_language_find_location(language_, 0, 0, nullptr, e); }, "location");
  ExpectRefused([&](auto* e) { return entente_message_read(none, "", 0, tokens, 8, &length, e); }, "language");
  ExpectRefused([&](auto* e) { return entente_message_read(language_, nullptr, 1, tokens, 8, &length, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_message_read(language_, "X", 1, tokens, 8, &length, e); }, "'X'");
  ExpectRefused([&](auto* e) { return entente_message_read(language_, "GOF", 3, nullptr, 8, &length, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_message_read(language_, "GOF", 3, tokens, 8, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_message_write(none, tokens, 1, text, 8, &length, e); }, "language");
  ExpectRefused([&](auto* e) { return entente_message_write(language_, nullptr, 1, text, 8, &length, e); }, "tokens");
  ExpectRefused([&](auto* e) { return entente_message_write(language_, tokens, 32768, text, 8, &length, e); },
                "token_count");
  ExpectRefused([&](auto* e) { return entente_message_encode(tokens, 1, 2, octets, 8, &length, e); }, "table");
  ExpectRefused([&](auto* e) { return entente_message_encode(nullptr, 1, 0, octets, 8, &length, e); }, "tokens");
  ExpectRefused([&](auto* e) { return entente_message_decode(octets, 2, 2, tokens, 8, &length, e); }, "table");
  ExpectRefused([&](auto* e) { return entente_message_decode(octets, 2, 0, tokens, 8, &length, e); }, "never sent");
  ExpectRefused([&](auto* e) { return entente_message_decode(octets, 1, 0, tokens, 8, &length, e); }, "half a token");
  ExpectRefused([&](auto* e) { return entente_message_decode(octets, 0, 0, tokens, 8, &length, e); }, "no octets");
  ExpectRefused([&](auto* e) { return entente_message_decode(nullptr, 2, 0, tokens, 8, &length, e); }, "octets");
  ExpectRefused([&](auto* e) { return entente_message_check(none, tokens, 1, 0, 0, &verdict, e); }, "language");
  ExpectRefused([&](auto* e) { return entente_message_check(language_, tokens, 1, 3, 0, &verdict, e); }, "kind");
  ExpectRefused([&](auto* e) { return entente_message_check(language_, tokens, 1, 0, 0, nullptr, e); }, "verdict");
  ExpectRefused([&](auto* e) { return entente_message_check(language_, nullptr, 1, 0, 0, &verdict, e); }, "tokens");
  ExpectRefused([&](auto* e) { return entente_message_reply(tokens, 1, nullptr, tokens, 8, &length, e); }, "verdict");
  verdict.err_at = 2;
  ExpectRefused([&](auto* e) { return entente_message_reply(tokens, 1, &verdict, tokens, 8, &length, e); }, "err_at");
  verdict.err_at = 0;
  verdict.dialect = 4;
  ExpectRefused([&](auto* e) { return entente_message_reply(tokens, 1, &verdict, tokens, 8, &length, e); }, "verdict");
  verdict.dialect = 0;
  verdict.verdict = 4;
  ExpectRefused([&](auto* e) { return entente_message_reply(tokens, 1, &verdict, tokens, 8, &length, e); }, "verdict");
  verdict.struct_size = 4;
  ExpectRefused([&](auto* e) { return entente_message_check(language_, tokens, 1, 0, 0, &verdict, e); }, "struct_size");
  ExpectRefused([&](auto* e) { return entente_message_reply(tokens, 1, &verdict, tokens, 8, &length, e); },
                "struct_size");
  name.struct_size = 4;
  ExpectRefused([&](auto* e) { return entente_language_name(language_, 0, &name, e); }, "struct_size");
  ExpectRefused([&](auto* e) { return entente_message_pass_on(nullptr, 1, 0, tokens, 8, &length, e); }, "tokens");
  ExpectRefused([&](auto* e) { return entente_message_check_json(none, "{}", 2, 0, 0, json.out(), e); }, "language");
  ExpectRefused([&](auto* e) { return entente_message_check_json(language_, "{}", 2, 3, 0, json.out(), e); }, "kind");
  ExpectRefused([&](auto* e) { return entente_message_check_json(language_, "{}", 2, 0, 0, json.out(), e); }, "text");
  ExpectRefused([&](auto* e) { return entente_message_check_json(language_, "{}", 2, 0, 0, nullptr, e); }, "result");
  entente_language_free(nullptr);
}

}  // namespace
}  // namespace entente_test
