// The check of messages against random messages of the grammar and against a check that tries everything.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "press/language/grammar_table.h"
#include "press/language/message_check.h"
#include "press/language/message_maker_test_util.h"
#include "press/language/message_text.h"
#include "press/language/slow_check_test_util.h"

namespace entente::press {
namespace {

constexpr std::pair<MessageKind, std::string_view> kKinds[] = {{MessageKind::kFromClient, "client_message"},
                                                               {MessageKind::kFromServer, "server_message"},
                                                               {MessageKind::kPress, "press"}};
constexpr uint32_t kMessages = 10000;  // of each level
constexpr uint32_t kCompared = 20;     // every so many of them with the slow check

const MessageGrammar& Grammar() {
  static const MessageGrammar grammar;
  return grammar;
}

std::string Shown(MessageView message) {
  static const Vocabulary language;
  return MessageText(message, language);
}

std::vector<int> Levels() {
  std::set<int> levels;
  for (const GrammarRow& row : GrammarRows()) levels.insert(row.level);
  return {levels.begin(), levels.end()};
}

bool IsReply(MessageView message) { return message[0] == tokens::kHUH || message[0] == tokens::kPRN; }

// Calls use(kind, type, message) for random messages of a level. Press has none below its first.
template <typename Use>
void ForEachMessage(MessageMaker& maker, int level, const Use& use) {
  const uint32_t kinds = level < 10 ? 2 : 3;
  for (uint32_t i = 0; i < kMessages; ++i) {
    const auto& [kind, type] = kKinds[i % kinds];
    use(kind, type, maker.Make(type, level), i);
  }
}

TEST(Grammar, EveryMessageOfALevelIsAllowedThere) {
  MessageMaker maker(1);
  for (const int level : Levels()) {
    int highest = kObserverLevel - 1;
    ForEachMessage(maker, level, [&](MessageKind kind, std::string_view type, const Message& message, uint32_t i) {
      const MessageCheck check = Grammar().Check(message, kind, level);
      ASSERT_EQ(check.verdict, Verdict::kAllowed) << Shown(message) << " at " << level;
      ASSERT_LE(check.level, level) << Shown(message);
      highest = std::max(highest, check.level);
      if (i % kCompared != 0) return;
      EXPECT_TRUE(SlowCheck(message, check.level).Is(type)) << Shown(message);
      EXPECT_FALSE(SlowCheck(message, check.level - 1).Is(type)) << Shown(message) << " needs " << check.level;
    });
    EXPECT_EQ(highest, level);
  }
}

// A token that is nothing to the grammar.
TEST(Grammar, ErrStandsBeforeATokenThatIsNothing) {
  MessageMaker maker(2);
  for (const int level : Levels()) {
    ForEachMessage(maker, level, [&](MessageKind kind, std::string_view, Message message, uint32_t) {
      if (std::count(message.begin(), message.end(), tokens::kHUH) +
              std::count(message.begin(), message.end(), tokens::kPRN) !=
          0) {
        return;  // anything may stand in these
      }
      const size_t at = maker.random().Below(static_cast<uint32_t>(message.size()));
      const bool is_bracket = IsBracket(message[at]);
      is_bracket ? void(message.insert(message.begin() + static_cast<ptrdiff_t>(at), Token(0x4c00)))
                 : void(message[at] = Token(0x4c00));
      const MessageCheck check = Grammar().Check(message, kind, level);
      ASSERT_EQ(check.verdict, Verdict::kNotUnderstood) << Shown(message);
      ASSERT_EQ(check.err_at, at) << Shown(message) << " at " << level;
      const Message reply = ReplyTo(message, check);
      ASSERT_EQ(reply[at + 2], tokens::kERR);
      ASSERT_EQ(reply.size(), message.size() + 4);
    });
  }
}

// What a message may lose, gain and change without losing the balance of its brackets.
void Mutate(MessageMaker& maker, Message& message) {
  const size_t at = maker.random().Below(static_cast<uint32_t>(message.size()));
  const auto place = message.begin() + static_cast<ptrdiff_t>(at);
  switch (maker.random().Below(4)) {
    case 0:
      if (!IsBracket(*place)) message.erase(place);
      break;
    case 1:
      message.insert(place, maker.AnyToken());
      break;
    case 2:
      if (!IsBracket(*place)) *place = maker.AnyToken();
      break;
    case 3:
      message.insert(message.insert(place, tokens::kKET), tokens::kBRA);
      break;
  }
}

TEST(Grammar, ChangedMessagesAreJudgedAsBySlowCheck) {
  MessageMaker maker(3);
  int refused = 0;
  for (const int level : Levels()) {
    ForEachMessage(maker, level, [&](MessageKind kind, std::string_view type, Message message, uint32_t i) {
      if (i % kCompared != 0) return;
      Mutate(maker, message);
      if (message.empty() || (IsReply(message) && kind != MessageKind::kPress)) return;
      const int limit =
          maker.random().Below(2) == 0 ? level : Levels()[maker.random().Below(static_cast<uint32_t>(Levels().size()))];
      SlowCheck slow(message, limit);
      const bool is_allowed = slow.Is(type);
      const MessageCheck check = Grammar().Check(message, kind, limit);
      ASSERT_EQ(check.verdict, is_allowed ? Verdict::kAllowed : Verdict::kNotUnderstood)
          << Shown(message) << " at " << limit;
      if (is_allowed) return;
      ++refused;
      ASSERT_EQ(check.err_at, slow.furthest()) << Shown(message) << " at " << limit;
    });
  }
  EXPECT_GT(refused, 3000);
}

// Every bracket can be filled at the level of its production: ERR never stands behind what could not end well.
TEST(Grammar, WhatBracketsHoldIsAllowedWhereTheyAre) {
  int uses = 0;
  for (const GrammarRow& row : GrammarRows()) {
    for (const GrammarRow& inner : GrammarRows()) {
      const std::string held = "(" + std::string(inner.type) + ")";
      if (std::string_view(row.production).find(held) == std::string_view::npos) continue;
      ++uses;
      EXPECT_TRUE(
          std::any_of(GrammarRows().begin(), GrammarRows().end(),
                      [&](const GrammarRow& other) { return other.type == inner.type && other.level <= row.level; }))
          << row.type << ": " << row.production << " holds " << inner.type;
    }
  }
  EXPECT_GT(uses, 100);
}

}  // namespace
}  // namespace entente::press
