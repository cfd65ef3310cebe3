// Tests the check of messages with random messages of the grammar, and compares it with a check that tries every
// production.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "press/language/dpp_words.h"
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
constexpr uint32_t kMessages = 10000;  // for each level
constexpr uint32_t kCompared = 20;     // one of so many is compared with the slow check

class Grammar : public testing::TestWithParam<Dialect> {
 protected:
  MessageCheck Check(MessageView message, MessageKind kind, int level) const {
    return grammar_.Check(message, kind, level);
  }
  bool IsDpp() const { return GetParam() == Dialect::kDpp; }
  std::string Shown(MessageView message) const {
    static const Vocabulary daide, dpp = *Vocabulary::Make(dpp::kWords, {});
    return MessageText(message, IsDpp() ? dpp : daide);
  }
  std::vector<int> Levels() const {
    std::set<int> levels;
    for (const GrammarRow& row : GrammarRows(GetParam())) {
      if (IsOfEdition(row.when, GetParam())) levels.insert(row.level);
    }
    return {levels.begin(), levels.end()};
  }
  // Whether the bracket behind the word may hold any tokens.
  bool HoldsAnything(Token word) const {
    if (!IsDpp()) return word == tokens::kHUH || word == tokens::kPRN;
    static constexpr Token kHolders[] = {dpp::words::kHUH, dpp::words::kPRN, dpp::words::kSND, dpp::words::kLOG,
                                         dpp::words::kNRS, dpp::words::kBPR, dpp::words::kFRM, dpp::words::kSNT,
                                         dpp::words::kRPT, dpp::words::kLAB};
    return std::count(std::begin(kHolders), std::end(kHolders), word) != 0;
  }
  bool IsReply(MessageView message) const {
    const Token word = message[0];
    return IsDpp() ? word == dpp::words::kHUH || word == dpp::words::kPRN
                   : word == tokens::kHUH || word == tokens::kPRN;
  }
  template <typename Use>
  void ForEachMessage(MessageMaker& maker, int level, const Use& use) const;

 private:
  const MessageGrammar grammar_{GrammarOptions{GetParam()}};
};

std::string NameOf(const testing::TestParamInfo<Dialect>& info) {
  constexpr std::string_view kNames[] = {"Daide", "Daide0143", "Dpp", "Daide0178"};
  return std::string(kNames[static_cast<size_t>(info.param)]);
}
INSTANTIATE_TEST_SUITE_P(Languages, Grammar,
                         testing::Values(Dialect::k0167, Dialect::k0143, Dialect::kDpp, Dialect::k0178), NameOf);

// Calls use(kind, type, message) for random messages of a level. DAIDE has no press below level 10.
template <typename Use>
void Grammar::ForEachMessage(MessageMaker& maker, int level, const Use& use) const {
  const uint32_t kinds = level < 10 && !IsDpp() ? 2 : 3;
  // The other editions have a dozen rows of their own.
  const bool is_other = GetParam() == Dialect::k0143 || GetParam() == Dialect::k0178;
  const uint32_t messages = is_other ? kMessages / 10 : kMessages;
  for (uint32_t i = 0; i < messages; ++i) {
    const auto& [kind, type] = kKinds[i % kinds];
    use(kind, type, maker.Make(type, level), i);
  }
}

TEST_P(Grammar, EveryMessageOfALevelIsAllowedThere) {
  MessageMaker maker(1, GetParam());
  for (const int level : Levels()) {
    int highest = kObserverLevel - 1;
    ForEachMessage(maker, level, [&](MessageKind kind, std::string_view type, const Message& message, uint32_t i) {
      const MessageCheck check = Check(message, kind, level);
      ASSERT_EQ(check.verdict, Verdict::kAllowed) << Shown(message) << " at " << level;
      ASSERT_LE(check.level, level) << Shown(message);
      highest = std::max(highest, check.level);
      if (i % kCompared != 0) return;
      EXPECT_TRUE(SlowCheck(message, check.level, GetParam()).Is(type)) << Shown(message);
      EXPECT_FALSE(SlowCheck(message, check.level - 1, GetParam()).Is(type))
          << Shown(message) << " needs " << check.level;
    });
    EXPECT_EQ(highest, level);
  }
}

// Inserts a token that the grammar does not know.
TEST_P(Grammar, ErrStandsBeforeATokenThatIsNothing) {
  MessageMaker maker(2, GetParam());
  for (const int level : Levels()) {
    ForEachMessage(maker, level, [&](MessageKind kind, std::string_view, Message message, uint32_t) {
      if (std::any_of(message.begin(), message.end(), [&](Token token) { return HoldsAnything(token); })) return;
      const size_t at = maker.random().Below(static_cast<uint32_t>(message.size()));
      const bool is_bracket = IsBracket(message[at]);
      is_bracket ? void(message.insert(message.begin() + static_cast<ptrdiff_t>(at), Token(0x4c00)))
                 : void(message[at] = Token(0x4c00));
      const MessageCheck check = Check(message, kind, level);
      ASSERT_EQ(check.verdict, Verdict::kNotUnderstood) << Shown(message);
      ASSERT_EQ(check.err_at, at) << Shown(message) << " at " << level;
      const Message reply = ReplyTo(message, check, GetParam());
      ASSERT_EQ(reply[at + 2], IsDpp() ? dpp::words::kStar : tokens::kERR);
      ASSERT_EQ(reply.size(), message.size() + 4);
    });
  }
}

// Removes, inserts or changes a token, and keeps the brackets balanced.
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

TEST_P(Grammar, ChangedMessagesAreJudgedAsBySlowCheck) {
  MessageMaker maker(3, GetParam());
  int refused = 0;
  for (const int level : Levels()) {
    ForEachMessage(maker, level, [&](MessageKind kind, std::string_view type, Message message, uint32_t i) {
      if (i % kCompared != 0) return;
      Mutate(maker, message);
      if (message.empty() || (IsReply(message) && kind != MessageKind::kPress)) return;
      const int limit =
          maker.random().Below(2) == 0 ? level : Levels()[maker.random().Below(static_cast<uint32_t>(Levels().size()))];
      SlowCheck slow(message, limit, GetParam());
      const bool is_allowed = slow.Is(type);
      const MessageCheck check = Check(message, kind, limit);
      ASSERT_EQ(check.verdict, is_allowed ? Verdict::kAllowed : Verdict::kNotUnderstood)
          << Shown(message) << " at " << limit;
      if (is_allowed) return;
      ++refused;
      ASSERT_EQ(check.err_at, slow.furthest()) << Shown(message) << " at " << limit;
    });
  }
  EXPECT_GT(refused, GetParam() == Dialect::k0167 ? 3000 : 200);
}

// Every bracket can be filled at the level of its production, so ERR never stands behind tokens that no message can
// complete.
TEST_P(Grammar, WhatBracketsHoldIsAllowedWhereTheyAre) {
  int uses = 0;
  for (const GrammarRow& row : GrammarRows(GetParam())) {
    for (const GrammarRow& inner : GrammarRows(GetParam())) {
      const std::string held = "(" + std::string(inner.type) + ")";
      if (std::string_view(row.production).find(held) == std::string_view::npos) continue;
      ++uses;
      EXPECT_TRUE(
          std::any_of(GrammarRows(GetParam()).begin(), GrammarRows(GetParam()).end(),
                      [&](const GrammarRow& other) { return other.type == inner.type && other.level <= row.level; }))
          << row.type << ": " << row.production << " holds " << inner.type;
    }
  }
  EXPECT_GT(uses, IsDpp() ? 60 : 100);
}

}  // namespace
}  // namespace entente::press
