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
