#include "press/language/message_automaton.h"

#include "press/language/automaton_builder.h"
#include "press/language/message_text.h"

namespace entente::press {

MessageAutomaton::MessageAutomaton(const GrammarOptions& options)
    : graph_(options), tables_(AutomatonBuilder(graph_).Build()) {}

std::optional<int> MessageAutomaton::LevelOf(MessageView message, MessageKind kind) const {
  if (message.size() > kMostTokens) return std::nullopt;
  StateIndex open[kMostTokens / 2 + 1];  // deeper brackets cannot all be closed
  size_t depth = 0;
  StateIndex state = tables_.begin[static_cast<size_t>(kind)];
  for (const Token token : message) {
    if (IsOpening(token)) {
      if (depth == std::size(open)) return std::nullopt;
      open[depth++] = state;
      state = tables_.states[state].inside;
    } else if (IsClosing(token)) {
      const EndsIndex ends = tables_.states[state].ends;
      if (depth == 0 || ends == 0) return std::nullopt;
      state = tables_.after[tables_.states[open[--depth]].after_row + ends];
    } else {
      state = AfterSymbol(state, token);
    }
    if (state == 0) return std::nullopt;
  }
  const LevelRank level = tables_.end_levels[static_cast<size_t>(kind)][tables_.states[state].ends];
  if (depth != 0 || level == kNeverAllowed) return std::nullopt;
  return graph_.Level(level);
}

size_t MessageAutomaton::FaultOf(MessageView message, MessageKind kind, int level) const {
  const LevelRank limit = graph_.RankWithin(level);
  const GrammarWalk walk(graph_, limit);
  if (limit == kNeverAllowed) return 0;
  GrammarItems items = walk.Begin(graph_.ContentOf(kind));
  std::vector<GrammarItems> open;
  const size_t size = std::min(message.size(), kMostTokens);
  for (size_t i = 0; i < size; ++i) {
    if (IsOpening(message[i])) {
      GrammarItems inside = walk.InsideBracket(items);
      open.push_back(std::move(items));
      items = std::move(inside);
    } else if (IsClosing(message[i])) {
      if (open.empty()) return i;
      items = walk.AfterBracket(open.back(), walk.Ends(items));
      open.pop_back();
    } else {
      items = walk.AfterSymbol(items, SymbolOf(message[i]));
    }
    if (items.empty()) return i;
  }
  return size;
}

}  // namespace entente::press
