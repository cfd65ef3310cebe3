#include "press/dpp/translator.h"

#include "press/dpp/words.h"

namespace entente::press::dpp {

std::string ShownWord(Token token, const MapTokens& tokens) {
  if (IsNumber(token)) return std::to_string(NumberOf(token));
  if (token == words::kNAME) return "a name";
  if (token == words::kStar || token == words::kDash) return token == words::kStar ? "*" : "-";
  if (IsWord(token)) return std::string(kWords[token.index()].word);
  const std::string_view word = tokens.vocabulary().Word(token);
  return word.empty() ? "a string" : std::string(word);
}

Message Translator::Same(MessageView part) {
  Message same;
  for (const Token token : part) {
    const Token word = other_.word_of(token);
    if (word == kNoToken) Refuse(token);
    same.push_back(word);
  }
  return same;
}

Message Translator::Turn(MessageView turn) {
  const int year = NumberOf(turn.back()) + other_.years;
  if (year < kLeastNumber || year > kGreatestNumber) Fail(InvalidError("the year is out of range"));
  return {other_.word_of(turn.front()), NumberToken(std::clamp(year, kLeastNumber, kGreatestNumber))};
}

Message Translator::Conditional(MessageView press) {
  MessageBuilder out(other_.word_of(press.front()));
  MessageCursor in(press.subspan(1));
  out.Group(Condition(in.Group()));
  while (in.ok() && !in.empty()) {
    out.Add(other_.word_of(in.Next()));  // THN, ELS
    out.Group(Press(in.Group()));
  }
  return out.Take();
}

Message Translator::Condition(MessageView condition) {
  const Depth depth(*this);
  if (failed()) return {};
  const Token joint = condition.front();
  if (!IsOneOf(joint, {words::kAND, words::kORR, tokens::kAND, tokens::kORR})) return Offer(condition);
  MessageBuilder out(other_.word_of(joint));
  int members = 0;
  for (MessageCursor in(condition.subspan(1)); in.ok() && !in.empty(); ++members) out.Group(Condition(in.Group()));
  if (members < 2) Refuse(joint, " of one message");
  return out.Take();
}

Result<Translation> Checked(Translation translation, Dialect dialect, MessageKind kind, std::string_view first) {
  static const MessageGrammar daide, dpp({Dialect::kDpp});
  const MessageGrammar& grammar = dialect == Dialect::kDpp ? dpp : daide;
  for (const Message& message : translation.messages) {
    if (grammar.Check(message, kind, kFreeTextLevel).verdict == Verdict::kAllowed) continue;
    return UnsupportedError(std::string(first) + " as it stands there has no form in " +
                            (dialect == Dialect::kDpp ? "DPP" : "DAIDE"));
  }
  return translation;
}

}  // namespace entente::press::dpp
