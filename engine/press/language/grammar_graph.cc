#include "press/language/grammar_graph.h"

#include <algorithm>

namespace entente::press {
namespace {

constexpr std::string_view kAnything = "anything";

// Returns the text in the bracket that opens at the beginning of `text`, and moves `text` behind that bracket.
std::string_view TakeBracket(std::string_view& text) {
  const char opening = text[0], closing = opening == '(' ? ')' : '}';
  size_t end = 0;
  for (int depth = 0; end < text.size(); ++end) {
    depth += text[end] == opening ? 1 : text[end] == closing ? -1 : 0;
    if (depth == 0) break;
  }
  const std::string_view inside = text.substr(1, end - 1);
  text.remove_prefix(end + 1);
  return inside;
}

std::string_view TakeName(std::string_view& text) {
  const std::string_view name = text.substr(0, text.find_first_of(" +(){}"));
  text.remove_prefix(name.size());
  return name;
}

void SkipBlanks(std::string_view& text) { text.remove_prefix(std::min(text.find_first_not_of(' '), text.size())); }

template <typename T>
void AddAll(std::vector<T>& to, const std::vector<T>& from) {
  to.insert(to.end(), from.begin(), from.end());
}

}  // namespace

GrammarGraph::GrammarGraph(const GrammarOptions& options) : options_(options) {
  for (const GrammarRow& row : GrammarRows(options.dialect)) levels_.push_back(row.level);
  std::sort(levels_.begin(), levels_.end());
  levels_.erase(std::unique(levels_.begin(), levels_.end()), levels_.end());
  kinds_ = {AddContent("client_message"), AddContent("server_message"), AddContent("press")};
  for (ContentIndex i = 0; i < texts_.size(); ++i) BuildContent(i);  // BuildContent may append to texts_
}

LevelRank GrammarGraph::RankWithin(int level) const {
  const auto above = std::upper_bound(levels_.begin(), levels_.end(), level);
  return above == levels_.begin() ? kNeverAllowed : static_cast<LevelRank>(above - levels_.begin() - 1);
}

LevelRank GrammarGraph::RankOf(int level) const { return RankWithin(level); }

bool GrammarGraph::Applies(GrammarWhen when) const {
  switch (when) {
    case GrammarWhen::kAlways:
      return true;
    case GrammarWhen::k0143:
      return options_.dialect == Dialect::k0143;
    case GrammarWhen::k0167:
      return options_.dialect == Dialect::k0167 || options_.dialect == Dialect::k0178;
    case GrammarWhen::k0178:
      return options_.dialect == Dialect::k0178;
    case GrammarWhen::kPartialDraws:
      return options_.partial_draws;
  }
  return false;
}

ContentIndex GrammarGraph::AddContent(std::string_view content) {
  const auto found = contents_.find(content);
  if (found != contents_.end()) return found->second;
  const auto index = static_cast<ContentIndex>(texts_.size());
  contents_.emplace(content, index);
  texts_.emplace_back(content);
  return index;
}

void GrammarGraph::BuildContent(ContentIndex index) {
  building_ = index;
  starts_.push_back(static_cast<PositionIndex>(positions_.size()));
  positions_.emplace_back().owner = index;
  const std::string text = texts_[index];
  Part whole;
  if (text == kAnything) {
    whole = Single(SymbolSet().set(), kNoContent, 0);
    const Part bracket = Single({}, index, 0);
    AddAll(whole.first, bracket.first);
    AddAll(whole.last, bracket.last);
    Repeat(whole);
    whole.empty_level = 0;
  } else {
    whole = Sequence(text, 0);
  }
  positions_[Start(index)].followers = whole.first;
  positions_[Start(index)].end_level = whole.empty_level;
  for (const PositionIndex p : whole.last) positions_[p].end_level = 0;
}

GrammarGraph::Part GrammarGraph::Sequence(std::string_view text, LevelRank level) {
  Part whole;
  whole.empty_level = level;
  for (SkipBlanks(text); !text.empty(); SkipBlanks(text)) Append(whole, Element(text, level));
  return whole;
}

GrammarGraph::Part GrammarGraph::Element(std::string_view& text, LevelRank level) {
  Part part;
  if (text[0] == '(') {
    part = Single({}, AddContent(TakeBracket(text)), level);
  } else if (text[0] == '{') {
    part = Sequence(TakeBracket(text), level);
  } else {
    const std::string_view name = TakeName(text);
    const SymbolSet symbols = SymbolsNamed(name, options_.dialect);
    part = symbols.any() ? Single(symbols, kNoContent, level) : Type(name, level);
  }
  if (text.substr(0, 1) == "+") {
    text.remove_prefix(1);
    Repeat(part);
  }
  return part;
}

GrammarGraph::Part GrammarGraph::Type(std::string_view name, LevelRank level) {
  Part any;
  const auto add = [&](std::string_view production, LevelRank rank) {
    const Part part = Sequence(production, rank);
    AddAll(any.first, part.first);
    AddAll(any.last, part.last);
    any.empty_level = std::min(any.empty_level, part.empty_level);
  };
  for (const GrammarRow& row : GrammarRows(options_.dialect)) {
    if (row.type != name || !Applies(row.when)) continue;
    const LevelRank rank = std::max(level, RankOf(row.level));
    std::string_view rest = row.production;
    if (!row.is_list) add(rest, rank);
    for (SkipBlanks(rest); row.is_list && !rest.empty(); SkipBlanks(rest)) add(TakeName(rest), rank);
  }
  return any;
}

GrammarGraph::Part GrammarGraph::Single(const SymbolSet& symbols, ContentIndex content, LevelRank level) {
  const auto index = static_cast<PositionIndex>(positions_.size());
  GrammarPosition& position = positions_.emplace_back();
  position.symbols = symbols;
  position.content = content;
  position.level = level;
  position.owner = building_;
  return {{index}, {index}};
}

void GrammarGraph::Repeat(Part& part) {
  for (const PositionIndex last : part.last) AddAll(positions_[last].followers, part.first);
}

// Only a whole content may be empty (grammar_0167.def), so `next` is not empty after the first part.
void GrammarGraph::Append(Part& part, const Part& next) {
  if (part.first.empty()) {
    part = next;
    return;
  }
  for (const PositionIndex last : part.last) AddAll(positions_[last].followers, next.first);
  part.last = next.last;
  part.empty_level = kNeverAllowed;
}

}  // namespace entente::press
