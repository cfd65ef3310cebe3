#include "press/language/grammar_walk.h"

#include <algorithm>

#include "press/language/message_text.h"

namespace entente::press {

template <typename Visit>
void GrammarWalk::ForEachFollower(const GrammarItems& items, const Visit& visit) const {
  for (const GrammarItem& item : items) {
    for (const PositionIndex follower : graph_.position(item.position).followers) {
      const LevelRank level = std::max(item.level, graph_.position(follower).level);
      if (level <= limit_) visit(follower, level);
    }
  }
}

// Sorts the items and keeps the one with the least level for each position.
GrammarItems GrammarWalk::Sorted(GrammarItems items) {
  std::sort(items.begin(), items.end());
  const auto same = [](const GrammarItem& a, const GrammarItem& b) { return a.position == b.position; };
  items.erase(std::unique(items.begin(), items.end(), same), items.end());
  return items;
}

GrammarReading GrammarWalk::Read(MessageView message, MessageKind kind) const {
  GrammarItems items = Begin(graph_.ContentOf(kind));
  std::vector<GrammarItems> open;
  const size_t size = std::min(message.size(), kMostTokens);
  for (size_t i = 0; i < size; ++i) {
    if (IsOpening(message[i])) {
      GrammarItems inside = InsideBracket(items);
      open.push_back(std::exchange(items, std::move(inside)));
    } else if (IsClosing(message[i])) {
      if (open.empty()) return {i};
      items = AfterBracket(open.back(), Ends(items));
      open.pop_back();
    } else {
      items = AfterSymbol(items, SymbolOf(message[i]));
    }
    if (items.empty()) return {i};
  }
  if (!open.empty() || message.size() > size) return {size};
  for (const auto& [content, level] : Ends(items)) {
    if (content == graph_.ContentOf(kind)) return {size, level};
  }
  return {size};
}

GrammarItems GrammarWalk::AfterSymbol(const GrammarItems& items, Symbol symbol) const {
  GrammarItems after;
  ForEachFollower(items, [&](PositionIndex follower, LevelRank level) {
    if (graph_.position(follower).symbols[symbol]) after.push_back({follower, level});
  });
  return Sorted(std::move(after));
}

GrammarItems GrammarWalk::InsideBracket(const GrammarItems& outer) const {
  GrammarItems inside;
  ForEachFollower(outer, [&](PositionIndex follower, LevelRank) {
    const ContentIndex content = graph_.position(follower).content;
    if (content != kNoContent) inside.push_back({graph_.Start(content), 0});
  });
  return Sorted(std::move(inside));
}

GrammarItems GrammarWalk::AfterBracket(const GrammarItems& outer, const GrammarEnds& ends) const {
  GrammarItems after;
  ForEachFollower(outer, [&](PositionIndex follower, LevelRank level) {
    const ContentIndex content = graph_.position(follower).content;
    const auto end = std::lower_bound(ends.begin(), ends.end(), std::pair(content, LevelRank{0}));
    if (content == kNoContent || end == ends.end() || end->first != content) return;
    after.push_back({follower, std::max(level, end->second)});
  });
  return Sorted(std::move(after));
}

GrammarEnds GrammarWalk::Ends(const GrammarItems& items) const {
  GrammarEnds ends;
  for (const GrammarItem& item : items) {
    const GrammarPosition& position = graph_.position(item.position);
    const LevelRank level = std::max(item.level, position.end_level);
    if (level <= limit_ && position.end_level != kNeverAllowed) ends.emplace_back(position.owner, level);
  }
  std::sort(ends.begin(), ends.end());
  const auto same = [](const auto& a, const auto& b) { return a.first == b.first; };
  ends.erase(std::unique(ends.begin(), ends.end(), same), ends.end());
  return ends;
}

}  // namespace entente::press
