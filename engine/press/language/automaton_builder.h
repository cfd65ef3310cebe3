// Makes the tables of message_automaton.h: every set that reading a message can lead to becomes a state. One thread at a
// time.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_AUTOMATON_BUILDER_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_AUTOMATON_BUILDER_H_

#include <map>
#include <vector>

#include "press/language/message_automaton.h"

namespace entente::press {

class AutomatonBuilder {
 public:
  // The graph outlives this.
  explicit AutomatonBuilder(const GrammarGraph& graph);

  AutomatonTables Build();

 private:
  StateIndex Add(GrammarItems items);
  EndsIndex AddEnds(GrammarEnds ends);
  void ClassSymbols();
  void ReadOn(StateIndex state);
  bool CloseBrackets();
  std::vector<EndsIndex> EndsReached(StateIndex inside) const;
  void LayOutAfter();
  void SetEndLevels();

  const GrammarGraph& graph_;
  const GrammarWalk walk_;
  AutomatonTables tables_;
  std::vector<Symbol> symbol_of_class_;
  std::map<GrammarItems, StateIndex> states_;
  std::vector<const GrammarItems*> items_;  // by state
  std::map<GrammarEnds, EndsIndex> ends_index_;
  std::vector<const GrammarEnds*> ends_;                 // by number
  std::vector<std::map<EndsIndex, StateIndex>> behind_;  // by state: behind a bracket
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_AUTOMATON_BUILDER_H_
