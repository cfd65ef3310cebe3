#include "press/language/message_check.h"

#include <algorithm>

#include "press/language/message_automaton.h"

namespace entente::press {
namespace {

// Whether every bracket that opens closes again, and none that has not opened.
bool Balances(MessageView message) {
  size_t depth = 0;
  for (const Token token : message) {
    if (IsOpening(token)) ++depth;
    if (IsClosing(token) && depth-- == 0) return false;
  }
  return depth == 0;
}

// What answers a message that was not understood is never answered itself.
bool IsAnswer(MessageView message, MessageKind kind) {
  return kind != MessageKind::kPress && !message.empty() && (message[0] == tokens::kPRN || message[0] == tokens::kHUH);
}

// A PRN holds a message whose brackets do not balance, so only its own are looked for.
bool IsUnbalancedReply(MessageView message) {
  return message.size() > 2 && message[0] == tokens::kPRN && IsOpening(message[1]) && IsClosing(message.back());
}

template <Dialect kDialect, bool kPartialDraws>
const MessageAutomaton& Made() {
  static const MessageAutomaton automaton({kDialect, kPartialDraws});
  return automaton;
}

const MessageAutomaton& AutomatonOf(const GrammarOptions& options) {
  if (options.dialect == Dialect::k0143) {
    return options.partial_draws ? Made<Dialect::k0143, true>() : Made<Dialect::k0143, false>();
  }
  return options.partial_draws ? Made<Dialect::k0167, true>() : Made<Dialect::k0167, false>();
}

}  // namespace

MessageGrammar::MessageGrammar(const GrammarOptions& options) : automaton_(&AutomatonOf(options)) {}

MessageCheck MessageGrammar::Check(MessageView message, MessageKind kind, int level) const {
  const std::optional<int> needed = automaton_->LevelOf(message, kind);
  if (needed.has_value() && *needed <= level) return {Verdict::kAllowed, *needed, 0};
  if (IsAnswer(message, kind)) {
    const bool is_allowed = IsUnbalancedReply(message) && level >= kObserverLevel;
    return {is_allowed ? Verdict::kAllowed : Verdict::kNotAnswered, kObserverLevel, 0};
  }
  if (!Balances(message)) return {Verdict::kUnbalanced, 0, 0};
  return {Verdict::kNotUnderstood, 0, automaton_->FaultOf(message, kind, level)};
}

Message ReplyTo(MessageView message, const MessageCheck& check) {
  if (check.verdict != Verdict::kNotUnderstood && check.verdict != Verdict::kUnbalanced) return {};
  const bool is_huh = check.verdict == Verdict::kNotUnderstood;
  Message reply = {is_huh ? tokens::kHUH : tokens::kPRN, tokens::kBRA};
  reply.insert(reply.end(), message.begin(), message.end());
  if (is_huh)
    reply.insert(reply.begin() + 2 + static_cast<ptrdiff_t>(std::min(check.err_at, message.size())), tokens::kERR);
  reply.push_back(tokens::kKET);
  return reply;
}

}  // namespace entente::press
