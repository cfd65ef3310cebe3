// Reads a message by the grammar, with all productions at once. Linear in the tokens. Any threads.
//
// The state is the set of positions that the tokens so far can lead to, each with the least level that allows it. A
// bracket has a set of its own, which begins with every content that is allowed there. When the bracket closes, the
// contents that may end there advance the outer set. So a set becomes empty exactly at the first token with which no
// message of the grammar can go on.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_WALK_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_WALK_H_

#include <compare>
#include <utility>
#include <vector>

#include "press/language/grammar_graph.h"

namespace entente::press {

struct GrammarItem {
  PositionIndex position;
  LevelRank level;

  friend auto operator<=>(const GrammarItem&, const GrammarItem&) = default;
};
using GrammarItems = std::vector<GrammarItem>;  // ascending; each position once

// The contents that may end, ascending, each with its least level.
using GrammarEnds = std::vector<std::pair<ContentIndex, LevelRank>>;

struct GrammarReading {
  size_t read = 0;                  // the number of leading tokens with which some message of the grammar begins
  LevelRank level = kNeverAllowed;  // the least level at which the whole message is one of the grammar
};

class GrammarWalk {
 public:
  // Productions above `limit` do not exist. The graph outlives this.
  GrammarWalk(const GrammarGraph& graph, LevelRank limit) : graph_(graph), limit_(limit) {}

  // Reads at most kMostTokens tokens; the grammar has no longer message.
  GrammarReading Read(MessageView message, MessageKind kind) const;

 private:
  GrammarItems Begin(ContentIndex content) const { return {{graph_.Start(content), 0}}; }
  GrammarItems AfterSymbol(const GrammarItems& items, Symbol symbol) const;
  GrammarItems InsideBracket(const GrammarItems& outer) const;
  GrammarItems AfterBracket(const GrammarItems& outer, const GrammarEnds& ends) const;
  GrammarEnds Ends(const GrammarItems& items) const;
  // Calls visit(follower, level of the path to it) for each follower within the limit.
  template <typename Visit>
  void ForEachFollower(const GrammarItems& items, const Visit& visit) const;
  static GrammarItems Sorted(GrammarItems items);

  const GrammarGraph& graph_;
  const LevelRank limit_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_WALK_H_
