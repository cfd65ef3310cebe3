// Translates random messages of both languages there and back.
#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "press/language/dialect.h"
#include "press/language/dpp_words.h"
#include "press/language/message_maker_test_util.h"
#include "press/translation/translation.h"
#include "press/translation/word_pairs.h"

namespace entente::press::dpp {
namespace {

constexpr int kMessages = 20'000;
constexpr std::pair<MessageKind, std::string_view> kKinds[] = {{MessageKind::kFromClient, "client_message"},
                                                               {MessageKind::kFromServer, "server_message"},
                                                               {MessageKind::kPress, "press"}};

class DppThereAndBack : public testing::Test {
 protected:
  DppThereAndBack() {
    context_.self = context_.sender = 0;
    context_.receivers = {1, 2};
    context_.passcode = 5;
    context_.level = 10;
  }
  Result<Translation> To(const Message& message, MessageKind kind) const {
    return ToDaide(message, kind, tokens_, *map_, context_);
  }
  Result<Translation> From(const Message& message, MessageKind kind) const {
    return FromDaide(message, kind, tokens_, *map_, context_);
  }
  // Whether a message that the grammar allows can occur in a game. SCO and FRM have further rules: SCO lists every
  // center once, and the receiver of FRM is one of its recipients.
  static bool IsOfTheGame(const Message& message) {
    return message.front() != tokens::kSCO && message.front() != tokens::kFRM;
  }
  std::string Shown(const Message& message) const { return WriteText(Dialect::k0167, message, tokens_.vocabulary()); }
  std::string Line(const Message& message) const { return WriteText(Dialect::kDpp, message, dpp_); }

  const MapRef map_ = *BuiltinMap("standard");
  const MapTokens tokens_ = *MapTokens::Make(*map_);
  const Vocabulary dpp_ = *VocabularyOf(Dialect::kDpp, *map_, tokens_);
  TranslationContext context_;
};

TEST_F(DppThereAndBack, AMessageOfDaideComesBackAsItWas) {
  MessageMaker maker(5);
  int whole = 0;
  for (int i = 0; i < kMessages; ++i) {
    const auto& [kind, type] = kKinds[i % 3];
    const Message message = maker.Make(type, 130);
    const Result<Translation> dpp = From(message, kind);
    if (!dpp.ok() || !dpp->lost.empty() || dpp->messages.size() != 1 || !IsOfTheGame(message)) continue;
    const Result<Translation> back = To(dpp->messages.front(), kind);
    ASSERT_TRUE(back.ok()) << Shown(message) << ": " << Line(dpp->messages.front()) << ": " << back.status();
    ASSERT_EQ(back->messages.size(), 1u) << Shown(message);
    ASSERT_EQ(Shown(back->messages.front()), Shown(message)) << Line(dpp->messages.front());
    ++whole;
  }
  EXPECT_GT(whole, kMessages / 20);
}

// DPP has several forms with the same meaning; the translation back has one of them.
TEST_F(DppThereAndBack, AMessageOfDppComesBackWithTheSameMeaning) {
  MessageMaker maker(6, Dialect::kDpp);
  int whole = 0;
  for (int i = 0; i < kMessages; ++i) {
    const auto& [kind, type] = kKinds[i % 3];
    const Message message = maker.Make(type, 0);
    const Result<Translation> daide = To(message, kind);
    if (!daide.ok()) continue;
    for (const Message& one : daide->messages) {
      if (!IsOfTheGame(one)) continue;
      const Result<Translation> dpp = From(one, kind);
      if (!dpp.ok() || dpp->messages.size() != 1) continue;
      const Result<Translation> again = To(dpp->messages.front(), kind);
      ASSERT_TRUE(again.ok()) << Line(message) << ": " << Shown(one) << ": " << again.status();
      if (!dpp->lost.empty()) continue;
      ASSERT_EQ(again->messages.size(), 1u) << Line(message);
      ASSERT_EQ(Shown(again->messages.front()), Shown(one)) << Line(message);
      ++whole;
    }
  }
  EXPECT_GT(whole, kMessages / 20);
}

TEST_F(DppThereAndBack, AWordIsTheOneOfTheOther) {
  for (const LanguageWord& entry : kLanguageWords) {
    const Token word = DppWordOf(entry.token);
    if (word != kNoToken) {
      EXPECT_EQ(DaideWordOf(word), entry.token) << entry.word;
    }
  }
  EXPECT_EQ(DaideWordOf(words::kCCD), kNoToken);
  EXPECT_EQ(DaideWordOf(words::kNEC), kNoToken);
  EXPECT_EQ(DppWordOf(tokens::kNEC), kNoToken);
  EXPECT_EQ(DppWordOf(tokens::kCCD), words::kCDD);
}

}  // namespace
}  // namespace entente::press::dpp
