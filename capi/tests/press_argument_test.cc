// Wrong arguments of the functions of press.h: each call names the argument and writes nothing.
#include <algorithm>

#include "argument_fixture.h"
#include "entente/press.h"

// Overloads of FreeHandle must be declared beside the handle's type to be found.
inline void FreeHandle(entente_language* language) { entente_language_free(language); }
inline void FreeHandle(entente_session* session) { entente_session_free(session); }
inline void FreeHandle(entente_referee* referee) { entente_referee_free(referee); }
inline void FreeHandle(entente_master* master) { entente_master_free(master); }

namespace entente_test {
namespace {

constexpr int64_t kLastTime = INT64_MAX / 4;

class PressArgumentTest : public ArgumentBoard {
 protected:
  using Bytes = NoHandle<entente_text>;

  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_language_new(map_, ENTENTE_DIALECT_0167, 0, language_.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_language_new(map_, ENTENTE_DIALECT_DPP, 0, dpp_.out(), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_session_new(ENTENTE_SESSION_SERVER, language_, nullptr, 0, 0, session_.out(), &error_),
              ENTENTE_OK);
    ASSERT_EQ(entente_referee_new(map_, nullptr, &options_, "", 0, 1, referee_.out(), &error_), ENTENTE_OK)
        << error_.message;
    ASSERT_EQ(entente_master_new(map_, nullptr, 0, 1, master_.out(), &error_), ENTENTE_OK) << error_.message;
  }
  entente_status NewReferee(const entente_map* map, const entente_rules* rules, entente_referee** made,
                            entente_error* e) {
    return entente_referee_new(map, rules, &options_, "", 0, 1, made, e);
  }

  Owned<entente_language> language_, dpp_;
  Owned<entente_session> session_;
  Owned<entente_referee> referee_;
  Owned<entente_master> master_;
  entente_referee_options options_ = Sized<entente_referee_options>();
  const entente_token yes_ = 0x481c;
  const entente_message_verdict verdict_ = Sized<entente_message_verdict>();
};

TEST_F(PressArgumentTest, MessagesAreChecked) {
  auto verdict = Sized<entente_message_verdict>();
  const ArrayCall<entente_token> calls[] = {
      {"message_write",
       [&](auto* tokens, size_t count, auto* e) {
         return entente_message_write(language_, tokens, count, Untouched<char>(), 1, Untouched<size_t>(), e);
       }},
      {"message_encode",
       [&](auto* tokens, size_t count, auto* e) {
         return entente_message_encode(tokens, count, 0, Untouched<uint8_t>(), 1, Untouched<size_t>(), e);
       }},
      {"message_check", [&](auto* tokens, size_t count,
                            auto* e) { return entente_message_check(language_, tokens, count, 0, 0, &verdict, e); }},
      {"message_reply",
       [&](auto* tokens, size_t count, auto* e) {
         return entente_message_reply(tokens, count, &verdict_, Untouched<entente_token>(), 1, Untouched<size_t>(), e);
       }},
      {"message_pass_on",
       [&](auto* tokens, size_t count, auto* e) {
         return entente_message_pass_on(tokens, count, 0, Untouched<entente_token>(), 1, Untouched<size_t>(), e);
       }},
      {"session_send",
       [&](auto* tokens, size_t count, auto* e) { return entente_session_send(session_, tokens, count, e); }},
      {"referee_receive",
       [&](auto* tokens, size_t count, auto* e) { return entente_referee_receive(referee_, 1, tokens, count, 0, e); }},
  };
  const std::vector<entente_token> tokens(ENTENTE_MOST_TOKENS + 1, yes_);
  for (const auto& call : calls) {
    SCOPED_TRACE(call.name);
    ExpectRefusedAs(ENTENTE_ERR_LIMIT, "token_count 32768 is too large: expected 0 to 32767",
                    [&](auto* e) { return call.call(tokens.data(), tokens.size(), e); });
  }
  EXPECT_EQ(std::memcmp(&verdict, &verdict_, sizeof verdict), 0);
}

TEST_F(PressArgumentTest, OctetsAreChecked) {
  const auto decode = [&](const uint8_t* octets, size_t count, entente_error* e) {
    return entente_message_decode(octets, count, 0, Untouched<entente_token>(), 1, Untouched<size_t>(), e);
  };
  const std::vector<uint8_t> octets(2 * ENTENTE_MOST_TOKENS + 2, 0x48);
  ExpectRefusedAs(ENTENTE_ERR_LIMIT, "octet_count 65536 is too large: expected 0 to 65534",
                  [&](auto* e) { return decode(octets.data(), octets.size(), e); });
}

TEST_F(PressArgumentTest, TheNameOfAMapFitsAMessage) {
  const std::string name(ENTENTE_MOST_TOKENS / 2 + 1, 'a');
  ExpectRefusedAs(ENTENTE_ERR_LIMIT, "name_length 16384 is too large: expected 0 to 16383", [&](auto* e) {
    return entente_referee_new(map_, nullptr, &options_, name.data(), name.size(), 1, NoHandle<entente_referee>(), e);
  });
}

TEST_F(PressArgumentTest, TimesAreChecked) {
  using TimeCall = std::function<entente_status(int64_t, entente_error*)>;
  const TimeCall calls[] = {
      [&](int64_t now, auto* e) {
        return entente_session_new(0, language_, nullptr, 0, now, NoHandle<entente_session>(), e);
      },
      [&](int64_t now, auto* e) { return entente_session_receive(session_, nullptr, 0, now, e); },
      [&](int64_t now, auto* e) { return entente_session_advance(session_, now, e); },
      [&](int64_t now, auto* e) { return entente_referee_connect(referee_, "", 0, now, Untouched<uint32_t>(), e); },
      [&](int64_t now, auto* e) { return entente_referee_receive(referee_, 1, &yes_, 1, now, e); },
      [&](int64_t now, auto* e) { return entente_referee_disconnect(referee_, 1, now, e); },
      [&](int64_t now, auto* e) { return entente_referee_advance(referee_, now, e); },
      [&](int64_t now, auto* e) { return entente_referee_go_on(referee_, now, e); },
      [&](int64_t now, auto* e) { return entente_referee_close(referee_, now, e); },
      [&](int64_t now, auto* e) { return entente_referee_save_all(referee_, "a", 1, now, Bytes(), e); },
  };
  for (const TimeCall& call : calls) {
    for (const int64_t now : {INT64_MIN, int64_t{ENTENTE_NEVER}, kLastTime + 1, INT64_MAX}) {
      ExpectInvalid("now " + std::to_string(now) + " is no time: expected 0 to " + std::to_string(kLastTime),
                    [&](auto* e) { return call(now, e); });
    }
  }
  EXPECT_EQ(entente_session_advance(session_, kLastTime, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_referee_advance(referee_, kLastTime, &error_), ENTENTE_OK) << error_.message;
}

TEST_F(PressArgumentTest, KindsAreChecked) {
  constexpr std::string_view kMessage = "kind 3 is no kind of message: expected 0 to 2";
  auto verdict = Sized<entente_message_verdict>();
  ExpectInvalid(kMessage, [&](auto* e) { return entente_message_check(language_, &yes_, 1, 3, 0, &verdict, e); });
  ExpectInvalid(kMessage, [&](auto* e) { return entente_message_check_json(language_, "{}", 2, 3, 0, Bytes(), e); });
  ExpectInvalid(kMessage,
                [&](auto* e) { return entente_message_translate_json(language_, dpp_, "{}", 2, 3, 0, Bytes(), e); });
}

TEST_F(PressArgumentTest, OnlyDppAndDaide0167AreTranslated) {
  Owned<entente_language> elder;
  ASSERT_EQ(entente_language_new(map_, ENTENTE_DIALECT_0143, 0, elder.out(), &error_), ENTENTE_OK);
  const std::string_view json = R"j({"text":"DRW"})j";
  const entente_language* const languages[] = {language_, elder, dpp_};  // by dialect
  for (uint32_t from = 0; from < 3; ++from) {
    for (uint32_t to = 0; to < 3; ++to) {
      SCOPED_TRACE(std::to_string(from) + " to " + std::to_string(to));
      const auto translate = [&](entente_text** result, entente_error* e) {
        return entente_message_translate_json(languages[from], languages[to], json.data(), json.size(), 0, 0, result,
                                              e);
      };
      Text result;
      if (from + to == ENTENTE_DIALECT_DPP && from != to) {
        EXPECT_EQ(translate(result.out(), &error_), ENTENTE_OK) << error_.message;
      } else {
        ExpectInvalid("target and language are not DPP and DAIDE 0.167",
                      [&](auto* e) { return translate(Bytes(), e); });
      }
    }
  }
}

TEST_F(PressArgumentTest, LimitsAreChecked) {
  auto limits = Sized<entente_session_limits>();
  const auto session = [&](auto* e) {
    return entente_session_new(0, language_, &limits, 0, 0, NoHandle<entente_session>(), e);
  };
  for (const uint32_t octets : {0u, 1u, 65535u, UINT32_MAX}) {
    limits.message_octets = octets;
    ExpectInvalid("limits.message_octets " + std::to_string(octets) + " is out of range: expected 2 to 65534", session);
  }
  for (const uint32_t octets : {2u, 65534u}) {
    limits.message_octets = octets;
    Owned<entente_session> made;
    EXPECT_EQ(entente_session_new(0, language_, &limits, 0, 0, made.out(), &error_), ENTENTE_OK) << error_.message;
  }
}

TEST_F(PressArgumentTest, RulesAreCheckedAndPlayedBy) {
  const std::string_view text = "civil_disorder=home_distance";
  auto rules = Sized<entente_rules>(), played = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_read(map_, text.data(), text.size(), &rules, &error_), ENTENTE_OK) << error_.message;
  Owned<entente_game> game;
  ASSERT_EQ(NewReferee(map_, &rules, referee_.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_referee_game(referee_, game.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_rules(game, &played, &error_), ENTENTE_OK);
  EXPECT_EQ(std::memcmp(&played, &rules, sizeof rules), 0);
  ASSERT_EQ(entente_master_new(map_, &rules, 0, 1, master_.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_master_game(master_, game.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_rules(game, &played, &error_), ENTENTE_OK);
  EXPECT_EQ(std::memcmp(&played, &rules, sizeof rules), 0);
  rules.value[0] = 0xff;
  for (const uint32_t size : {rules.struct_size, 4u}) {
    rules.struct_size = size;
    ExpectRefused([&](auto* e) { return NewReferee(map_, &rules, NoHandle<entente_referee>(), e); }, "rules");
    ExpectRefused([&](auto* e) { return entente_master_new(map_, &rules, 0, 1, NoHandle<entente_master>(), e); },
                  "rules");
  }
}

TEST_F(PressArgumentTest, MapsThatALanguageHasNoWordsForAreRefused) {
  Owned<entente_map> colonial, ring;
  *colonial.out() = NewMap("colonial");
  constexpr std::string_view kCoasts = "DPP has the coasts NCS, SCS and ECS; map colonial has WCS";
  ExpectInvalid(kCoasts, [&](auto* e) {
    return entente_language_new(colonial, ENTENTE_DIALECT_DPP, 0, NoHandle<entente_language>(), e);
  });
  ExpectInvalid(kCoasts,
                [&](auto* e) { return entente_master_new(colonial, nullptr, 0, 1, NoHandle<entente_master>(), e); });
  std::string text = "FIRST AAA\nSECOND AAB\n";
  const auto id = [](int i) {
    const int letters[] = {i / 676, i / 26 % 26, i % 26};
    std::string name;
    for (const int letter : letters) name += static_cast<char>('A' + letter);
    return name;
  };
  constexpr int kCount = 257;
  for (int i = 0; i < kCount; ++i) {
    text += id(i) + " = " + id(i) + "\nLAND " + id(i) + " ABUTS " + id((i + 1) % kCount) + " " +
            id((i + kCount - 1) % kCount) + "\n";
  }
  *ring.out() = MapOf(text);
  ExpectInvalid("DAIDE numbers at most 256 provinces; map my has 257", [&](auto* e) {
    return entente_language_new(ring, ENTENTE_DIALECT_0167, 0, NoHandle<entente_language>(), e);
  });
}

// A client's IM and a message, which a session passes on; the referee's answer to another.
TEST_F(PressArgumentTest, AMessageThatDoesNotFitStays) {
  const uint8_t octets[] = {0, 0, 0, 4, 0, 1, 0xda, 0x10, 2, 0, 0, 2, 0x48, 0x1c};
  ASSERT_EQ(entente_session_receive(session_, octets, sizeof octets, 0, &error_), ENTENTE_OK);
  entente_token token = 0;
  size_t length = 0;
  ExpectRefusedAs(ENTENTE_ERR_BUFFER_TOO_SMALL, "capacity 0 is too small: expected at least 1",
                  [&](auto* e) { return entente_session_next(session_, nullptr, 0, &length, e); });
  EXPECT_EQ(length, 1u);
  ASSERT_EQ(entente_session_next(session_, &token, 1, &length, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(token, yes_);
  uint32_t client = 0, to = 0;
  ASSERT_EQ(entente_referee_connect(referee_, "", 0, 0, &client, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_referee_receive(referee_, client, &yes_, 1, 0, &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return entente_referee_next(referee_, Untouched<uint32_t>(), nullptr, 0, &length, e); },
                "capacity 0 is too small");
  std::vector<entente_token> answer(length);
  ASSERT_EQ(entente_referee_next(referee_, &to, answer.data(), answer.size(), &length, &error_), ENTENTE_OK);
  EXPECT_EQ(to, client);
  EXPECT_NE(std::find(answer.begin(), answer.end(), yes_), answer.end()) << "HUH (YES ..)";
}

}  // namespace
}  // namespace entente_test
