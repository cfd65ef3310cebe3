// Builds the position automaton of the grammar: each place of a token or bracket in a production, and the places that may
// follow it. Types are expanded in place; the contents of brackets are automata of their own, so the grammar recurs
// only through brackets. Immutable; any threads.
//   Source: grammar_0167.def, language/grammar_dpp.def; Glushkov's construction.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_GRAPH_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_GRAPH_H_

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "press/language/grammar_symbols.h"
#include "press/language/grammar_table.h"
#include "press/language/message_check.h"

namespace entente::press {

using PositionIndex = uint16_t;
using ContentIndex = uint16_t;
// The index of a level among the levels of the grammar, ascending.
using LevelRank = uint8_t;

inline constexpr ContentIndex kNoContent = 0xffff;
inline constexpr LevelRank kNeverAllowed = 0xff;

struct GrammarPosition {
  SymbolSet symbols;                    // the tokens allowed here; none if the position is a bracket
  ContentIndex content = kNoContent;    // of a bracket: its content
  LevelRank level = 0;                  // the least level that allows the position
  ContentIndex owner = kNoContent;      // the content that the position is part of
  LevelRank end_level = kNeverAllowed;  // the least level at which the content may end here
  std::vector<PositionIndex> followers;
};

class GrammarGraph {
 public:
  explicit GrammarGraph(const GrammarOptions& options);

  const GrammarPosition& position(PositionIndex index) const { return positions_[index]; }
  // The position before the first token of a content.
  PositionIndex Start(ContentIndex content) const { return starts_[content]; }
  ContentIndex ContentOf(MessageKind kind) const { return kinds_[static_cast<size_t>(kind)]; }
  size_t position_count() const { return positions_.size(); }

  int Level(LevelRank rank) const { return levels_[rank]; }
  // The greatest rank whose level is at most `level`; kNeverAllowed if every level is above it.
  LevelRank RankWithin(int level) const;

 private:
  // A part of a production: the positions at which it may begin and end.
  struct Part {
    std::vector<PositionIndex> first, last;
    LevelRank empty_level = kNeverAllowed;  // the least level at which the part may be empty
  };

  ContentIndex AddContent(std::string_view content);
  void BuildContent(ContentIndex index);
  Part Sequence(std::string_view text, LevelRank level);
  Part Element(std::string_view& text, LevelRank level);
  Part Type(std::string_view name, LevelRank level);
  Part Single(const SymbolSet& symbols, ContentIndex content, LevelRank level);
  void Repeat(Part& part);
  void Append(Part& part, const Part& next);
  LevelRank RankOf(int level) const;
  bool Applies(GrammarWhen when) const;

  const GrammarOptions options_;
  std::vector<int> levels_;  // ascending
  std::vector<GrammarPosition> positions_;
  std::vector<PositionIndex> starts_;
  std::vector<std::string> texts_;  // by content
  std::map<std::string, ContentIndex, std::less<>> contents_;
  ContentIndex building_ = 0;
  std::array<ContentIndex, 3> kinds_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_GRAMMAR_GRAPH_H_
