// Checks messages against the grammar at the level in force, and makes the reply to a message that is not allowed.
//
// The reply to a message whose brackets do not balance is PRN. The reply to a message that the productions of the level
// do not allow is HUH, with ERR before the first token at which no production can go on, or behind the last token if
// the message ended too early. A word above the level is treated like a misspelt word. Each token of a string counts.
// PRN and HUH have no reply. The check ignores the meaning of a message and the phase of the game.
//
// DPP has the same replies, with * instead of ERR, and no levels: all its messages are of level 0.
//   Source: DAIDE syntax 0.167, appendix B, and its body and examples; grammar_0167.def; language/grammar_dpp.def.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_CHECK_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_CHECK_H_

#include <cstddef>
#include <cstdint>

#include "press/language/token.h"

namespace entente::press {

class GrammarGraph;

// Editions of DAIDE's syntax, and DPP, its predecessor. In 0.143 press has message numbers (SND and FRM) and may be
// bound to other messages (WRT), as answers must be. k0178: 0.167 with the words of later drafts (kLaterWords), orders in
// AND and ORR, and coasts in DMZ.
enum class Dialect : uint8_t { k0167 = 0, k0143 = 1, kDpp = 2, k0178 = 3 };

// Who sends the message; kPress: the content of SND and FRM.
enum class MessageKind : uint8_t { kFromClient = 0, kFromServer = 1, kPress = 2 };

// Levels of the language: a game of level N allows the productions of level N and below.
inline constexpr int kObserverLevel = -1;  // observers and clients that have not said who they are
inline constexpr int kFreeTextLevel = 8000;

struct GrammarOptions {
  Dialect dialect = Dialect::k0167;
  bool partial_draws = true;  // PDA, draws of some of the survivors: DRW may have a list (in DAIDE, the DRW of press)
};

enum class Verdict : uint8_t {
  kAllowed = 0,
  kNotUnderstood = 1,  // answered with HUH
  kUnbalanced = 2,     // answered with PRN
  kNotAnswered = 3,    // a PRN or HUH of the wrong shape: dropped
};

struct MessageCheck {
  Verdict verdict = Verdict::kAllowed;
  int level = 0;      // kAllowed: the least level at which the message is allowed
  size_t err_at = 0;  // kNotUnderstood: index of the token before which ERR stands; at the end message.size()
};

// Checks messages by the grammar of a language. Immutable; any threads. The first object with given options builds the
// graph of the grammar; later objects share the graph.
class MessageGrammar {
 public:
  explicit MessageGrammar(const GrammarOptions& options = {});

  // Checks a message at the level in force, in linear time.
  //   Errors: none. An empty message, and one of more than kMostTokens tokens, is kNotUnderstood.
  MessageCheck Check(MessageView message, MessageKind kind, int level) const;

  Dialect dialect() const { return dialect_; }

 private:
  const GrammarGraph* graph_;
  Dialect dialect_;
};

// The reply to a message: "HUH ( .. ERR .. )" or "PRN ( .. )"; empty if the message has no reply.
//   `check`: of the same message.
//   Bounds: at most kMostTokens + 4 tokens, so the reply to a message of nearly kMostTokens may be too long to be sent.
Message ReplyTo(MessageView message, const MessageCheck& check, Dialect dialect = Dialect::k0167);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_CHECK_H_
