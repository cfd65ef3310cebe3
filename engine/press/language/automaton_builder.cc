#include "press/language/automaton_builder.h"

#include <set>

namespace entente::press {
namespace {

constexpr MessageKind kKinds[] = {MessageKind::kFromClient, MessageKind::kFromServer, MessageKind::kPress};

}  // namespace

AutomatonBuilder::AutomatonBuilder(const GrammarGraph& graph) : graph_(graph), walk_(graph, kNeverAllowed - 1) {}

// States are read on as they come. Brackets come last, since what may end in them must be known; what lies behind them
// may be new.
AutomatonTables AutomatonBuilder::Build() {
  ClassSymbols();
  Add({});
  AddEnds({});
  for (const MessageKind kind : kKinds) {
    tables_.begin[static_cast<size_t>(kind)] = Add(walk_.Begin(graph_.ContentOf(kind)));
  }
  StateIndex read = 1;
  do {
    for (; read < items_.size(); ++read) ReadOn(read);
  } while (CloseBrackets());
  LayOutAfter();
  SetEndLevels();
  return std::move(tables_);
}

// The empty set is state 0.
StateIndex AutomatonBuilder::Add(GrammarItems items) {
  const auto [entry, is_new] = states_.emplace(std::move(items), static_cast<StateIndex>(items_.size()));
  if (is_new) {
    items_.push_back(&entry->first);
    behind_.emplace_back();
    tables_.states.emplace_back();
    tables_.next.resize(tables_.next.size() + tables_.class_count);
  }
  return entry->second;
}

EndsIndex AutomatonBuilder::AddEnds(GrammarEnds ends) {
  const auto [entry, is_new] = ends_index_.emplace(std::move(ends), static_cast<EndsIndex>(ends_.size()));
  if (is_new) ends_.push_back(&entry->first);
  return entry->second;
}

// Symbols that stand at the same positions are one class.
void AutomatonBuilder::ClassSymbols() {
  std::map<std::vector<PositionIndex>, uint8_t> classes;
  for (size_t symbol = 0; symbol < kSymbolCount; ++symbol) {
    std::vector<PositionIndex> places;
    for (size_t p = 0; p < graph_.position_count(); ++p) {
      const auto index = static_cast<PositionIndex>(p);
      if (graph_.position(index).symbols[symbol]) places.push_back(index);
    }
    const auto [entry, is_new] = classes.emplace(std::move(places), static_cast<uint8_t>(classes.size()));
    if (is_new) symbol_of_class_.push_back(static_cast<Symbol>(symbol));
    tables_.class_of[symbol] = entry->second;
  }
  tables_.class_count = classes.size();
}

void AutomatonBuilder::ReadOn(StateIndex state) {
  const GrammarItems& items = *items_[state];
  for (size_t c = 0; c < tables_.class_count; ++c) {
    const StateIndex after = Add(walk_.AfterSymbol(items, symbol_of_class_[c]));
    tables_.next[state * tables_.class_count + c] = after;
  }
  const StateIndex inside = Add(walk_.InsideBracket(items));
  tables_.states[state].inside = inside;
  tables_.states[state].ends = AddEnds(walk_.Ends(items));
}

// Whether there was anything new.
bool AutomatonBuilder::CloseBrackets() {
  const size_t count = items_.size();
  std::map<StateIndex, std::vector<EndsIndex>> reached;  // by the state inside
  bool is_new = false;
  for (size_t s = 1; s < count; ++s) {
    const auto state = static_cast<StateIndex>(s);
    const StateIndex inside = tables_.states[state].inside;
    if (inside == 0) continue;
    const auto [entry, first] = reached.try_emplace(inside);
    if (first) entry->second = EndsReached(inside);
    for (const EndsIndex ends : entry->second) {
      if (behind_[state].contains(ends)) continue;
      const StateIndex behind = Add(walk_.AfterBracket(*items_[state], *ends_[ends]));
      behind_[state][ends] = behind;
      is_new = true;
    }
  }
  return is_new;
}

// What may end in the states that are known to lie in a bracket that begins with `inside`.
std::vector<EndsIndex> AutomatonBuilder::EndsReached(StateIndex inside) const {
  std::set<StateIndex> seen = {inside};
  std::vector<StateIndex> rest = {inside};
  std::set<EndsIndex> ends;
  const auto go = [&](StateIndex state) {
    if (state != 0 && seen.insert(state).second) rest.push_back(state);
  };
  while (!rest.empty()) {
    const StateIndex state = rest.back();
    rest.pop_back();
    if (tables_.states[state].ends != 0) ends.insert(tables_.states[state].ends);
    for (size_t c = 0; c < tables_.class_count; ++c) go(tables_.next[state * tables_.class_count + c]);
    for (const auto& [what, behind] : behind_[state]) go(behind);
  }
  return {ends.begin(), ends.end()};
}

void AutomatonBuilder::LayOutAfter() {
  for (size_t state = 1; state < items_.size(); ++state) {
    if (tables_.states[state].inside == 0) continue;
    tables_.states[state].after_row = static_cast<uint32_t>(tables_.after.size());
    tables_.after.resize(tables_.after.size() + ends_.size());
    for (const auto& [ends, behind] : behind_[state]) tables_.after[tables_.states[state].after_row + ends] = behind;
  }
}

void AutomatonBuilder::SetEndLevels() {
  for (const MessageKind kind : kKinds) {
    for (const GrammarEnds* ends : ends_) {
      LevelRank level = kNeverAllowed;
      for (const auto& [content, end_level] : *ends) {
        if (content == graph_.ContentOf(kind)) level = end_level;
      }
      tables_.end_levels[static_cast<size_t>(kind)].push_back(level);
    }
  }
}

}  // namespace entente::press
