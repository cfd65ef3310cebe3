// The grammar as tables, made once: a step per token, whatever the message is. Immutable; any threads.
//
// A state is a set of grammar_walk.h. The tables give the state behind each symbol, the state inside a bracket and, for
// a bracket that has been read, the state behind it by what ended in it.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_AUTOMATON_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_AUTOMATON_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "press/language/grammar_walk.h"

namespace entente::press {

// Numbers of states and of what may end in them. 0: no message goes on so; nothing may end there.
using StateIndex = uint16_t;
using EndsIndex = uint16_t;

// Filled by AutomatonBuilder.
struct AutomatonTables {
  struct State {
    StateIndex inside = 0;
    EndsIndex ends = 0;
    uint32_t after_row = 0;  // where its row of `after` begins, if `inside` is a state
  };

  size_t class_count = 0;
  std::array<uint8_t, kSymbolCount> class_of{};  // symbols of one class are the same to every production
  std::vector<State> states;
  std::vector<StateIndex> next;                      // by state and class
  std::vector<StateIndex> after;                     // rows by ends
  std::array<StateIndex, 3> begin{};                 // by kind
  std::array<std::vector<LevelRank>, 3> end_levels;  // by kind and ends: kNeverAllowed if a message does not end so
};

class MessageAutomaton {
 public:
  explicit MessageAutomaton(const GrammarOptions& options);

  // The least level at which a message is allowed. No value if it is at none, or has more than kMostTokens tokens.
  std::optional<int> LevelOf(MessageView message, MessageKind kind) const;

  // Of a message that is not allowed at that level: index of the first token that no message of the level has there.
  size_t FaultOf(MessageView message, MessageKind kind, int level) const;

  size_t state_count() const { return tables_.states.size(); }

 private:
  StateIndex AfterSymbol(StateIndex state, Token token) const {
    return tables_.next[state * tables_.class_count + tables_.class_of[SymbolOf(token)]];
  }

  const GrammarGraph graph_;
  const AutomatonTables tables_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_AUTOMATON_H_
