#include "press/language/message_check.h"

#include <algorithm>

#include "press/language/dpp_words.h"
#include "press/language/grammar_walk.h"

namespace entente::press {
namespace {

// Whether the brackets of the message balance.
bool Balances(MessageView message) {
  size_t depth = 0;
  for (const Token token : message) {
    if (IsOpening(token)) ++depth;
    if (IsClosing(token) && depth-- == 0) return false;
  }
  return depth == 0;
}

// The words of the replies.
struct AnswerWords {
  Token huh, prn, err;
};

constexpr AnswerWords AnswerWordsOf(Dialect dialect) {
  if (dialect == Dialect::kDpp) return {dpp::words::kHUH, dpp::words::kPRN, dpp::words::kStar};
  return {tokens::kHUH, tokens::kPRN, tokens::kERR};
}

// Whether the message is a PRN or HUH, which have no reply.
bool IsAnswer(MessageView message, MessageKind kind, const AnswerWords& words) {
  return kind != MessageKind::kPress && !message.empty() && (message[0] == words.prn || message[0] == words.huh);
}

// A PRN quotes a message whose brackets do not balance, so only the outer brackets are checked.
bool IsUnbalancedReply(MessageView message, const AnswerWords& words) {
  return message.size() > 2 && message[0] == words.prn && IsOpening(message[1]) && IsClosing(message.back());
}

template <Dialect kDialect, bool kPartialDraws>
const GrammarGraph& Made() {
  static const GrammarGraph graph({kDialect, kPartialDraws});
  return graph;
}

template <Dialect kDialect>
const GrammarGraph& GraphWith(bool partial_draws) {
  return partial_draws ? Made<kDialect, true>() : Made<kDialect, false>();
}

const GrammarGraph& GraphOf(const GrammarOptions& options) {
  switch (options.dialect) {
    case Dialect::k0143:
      return GraphWith<Dialect::k0143>(options.partial_draws);
    case Dialect::kDpp:
      return GraphWith<Dialect::kDpp>(options.partial_draws);
    case Dialect::k0178:
      return GraphWith<Dialect::k0178>(options.partial_draws);
    default:
      return GraphWith<Dialect::k0167>(options.partial_draws);
  }
}

}  // namespace

MessageGrammar::MessageGrammar(const GrammarOptions& options) : graph_(&GraphOf(options)), dialect_(options.dialect) {}

MessageCheck MessageGrammar::Check(MessageView message, MessageKind kind, int asked_level) const {
  const int level = dialect_ == Dialect::kDpp ? 0 : asked_level;
  const AnswerWords words = AnswerWordsOf(dialect_);
  const LevelRank limit = graph_->RankWithin(level);
  const GrammarReading reading =
      limit == kNeverAllowed ? GrammarReading{} : GrammarWalk(*graph_, limit).Read(message, kind);
  if (reading.level != kNeverAllowed) return {Verdict::kAllowed, graph_->Level(reading.level), 0};
  if (IsAnswer(message, kind, words)) {
    const bool is_allowed = IsUnbalancedReply(message, words) && level >= kObserverLevel;
    return {is_allowed ? Verdict::kAllowed : Verdict::kNotAnswered, dialect_ == Dialect::kDpp ? level : kObserverLevel,
            0};
  }
  if (!Balances(message)) return {Verdict::kUnbalanced, 0, 0};
  return {Verdict::kNotUnderstood, 0, reading.read};
}

Message ReplyTo(MessageView message, const MessageCheck& check, Dialect dialect) {
  if (check.verdict != Verdict::kNotUnderstood && check.verdict != Verdict::kUnbalanced) return {};
  const bool is_huh = check.verdict == Verdict::kNotUnderstood;
  const AnswerWords words = AnswerWordsOf(dialect);
  Message reply = {is_huh ? words.huh : words.prn, tokens::kBRA};
  reply.insert(reply.end(), message.begin(), message.end());
  if (is_huh)
    reply.insert(reply.begin() + 2 + static_cast<ptrdiff_t>(std::min(check.err_at, message.size())), words.err);
  reply.push_back(tokens::kKET);
  return reply;
}

}  // namespace entente::press
