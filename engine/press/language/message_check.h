// Whether a message is one of the language, at the level in force, and what is answered to one that is not.
//
// Brackets come first: a message whose brackets do not balance is answered with PRN. Then the grammar, at every
// production that the level allows: a message that it does not have is answered with HUH, with ERR before the first token
// at which no production can go on (or behind the last one, if the message ended too early). A word whose level is too
// high is treated like a misspelt one, a string counts token by token. PRN and HUH are never answered, whatever stands
// in them. What a message means, and whether its time is right, is not looked at.
//
// DPP has the same answers, with * in the place of ERR. It has no levels: every message of it is of level 0, and allowed
// at each.
//   Source: DAIDE syntax 0.167, appendix B, with what its body and examples need; grammar_0167.def; dpp/grammar_dpp.def.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_CHECK_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_CHECK_H_

#include <cstddef>
#include <cstdint>

#include "press/language/token.h"

namespace entente::press {

class GrammarGraph;

// Editions of DAIDE's syntax, and its elder, DPP. In 0.143 press has message numbers (SND and FRM) and may be bound to
// another message (WRT).
enum class Dialect : uint8_t { k0167 = 0, k0143 = 1, kDpp = 2 };

// Whose message it is, or that it is what stands inside SND and FRM.
enum class MessageKind : uint8_t { kFromClient = 0, kFromServer = 1, kPress = 2 };

// Levels of the language: a game of level N allows what needs N or less.
inline constexpr int kObserverLevel = -1;  // observers and clients that have not said who they are
inline constexpr int kFreeTextLevel = 8000;

struct GrammarOptions {
  Dialect dialect = Dialect::k0167;
  bool partial_draws = true;  // the game allows draws of some of the survivors: DRW may have a list, in DAIDE in press
};

enum class Verdict : uint8_t {
  kAllowed = 0,
  kNotUnderstood = 1,  // answered with HUH
  kUnbalanced = 2,     // answered with PRN
  kNotAnswered = 3,    // a PRN or HUH of the wrong shape: dropped
};

struct MessageCheck {
  Verdict verdict = Verdict::kAllowed;
  int level = 0;      // kAllowed: the least level at which it is
  size_t err_at = 0;  // kNotUnderstood: index of the token before which ERR stands; that of the end behind the last
};

// A grammar to check messages by. Immutable; any threads. The first one of its options builds the grammar's graph, which
// the others share.
class MessageGrammar {
 public:
  explicit MessageGrammar(const GrammarOptions& options = {});

  // Checks a message at the level in force, in linear time: about 0.3 us a token.
  //   Errors: none. An empty message is not understood; of one of more than kMostTokens tokens the rest is not.
  MessageCheck Check(MessageView message, MessageKind kind, int level) const;

  Dialect dialect() const { return dialect_; }

 private:
  const GrammarGraph* graph_;
  Dialect dialect_;
};

// What is answered to a message of that check: "HUH ( .. ERR .. )" or "PRN ( .. )"; empty if nothing is. It has at most
// kMostTokens + 4 tokens: what quotes a message of nearly the most tokens may be too long to be sent.
Message ReplyTo(MessageView message, const MessageCheck& check, Dialect dialect = Dialect::k0167);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_CHECK_H_
