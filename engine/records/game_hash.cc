#include "records/game_hash.h"

#include <algorithm>

#include "lines/position_hash.h"
#include "lines/position_line.h"
#include "rules/rule_names.h"
#include "sheet/line_text.h"

namespace entente {
namespace {

// Appends a text with % and line feeds escaped, so that it fits on one line.
void AppendOneLine(std::string_view text, std::string& out) {
  for (const char c : text) {
    if (c == '%' || c == '\n') {
      out += c == '%' ? "%25" : "%0A";
    } else {
      out += c;
    }
  }
}

}  // namespace

std::string RulesInHash(const RuleOptions& rules) {
  std::vector<std::string> set;
  for (const RuleOption& option : AllRuleOptions()) {
    if (option.get(rules) != 0) set.push_back(std::string(option.name) + "=" + std::string(option.ValueIn(rules).name));
  }
  if (set.empty()) return "-";
  std::sort(set.begin(), set.end());
  std::string text;
  for (const std::string& one : set) text.append(text.empty() ? "" : ",").append(one);
  return text;
}

GameHash::GameHash(const Map& map, const RuleOptions& rules)
    : map_(map), rules_(rules), powers_(map), names_(map), reader_(names_, rules, PhaseType::kMovement) {}

void GameHash::Begin(const PositionView& start) {
  value_ = TextHash(PositionLine(start) + "\n" + RulesInHash(rules_) + "\n");
}

void GameHash::Add(PhaseType type, const OrderSheet& sheet, const PositionView& next) {
  uint64_t hash = TextHash(HashText(value_) + "\n");
  hash = TextHash(HandedIn(type, sheet), hash);
  value_ = TextHash(PositionLine(next) + "\n", hash);
}

std::string GameHash::HandedIn(PhaseType type, const OrderSheet& sheet) {
  reader_.Use(rules_, type);
  std::vector<std::string> texts(static_cast<size_t>(map_.power_count()));
  std::vector<size_t> last(texts.size());
  for (size_t i = 0; i < sheet.size(); ++i) {
    const PowerIndex power = sheet.PowerOf(i);
    std::string& text = texts[power];
    const std::string& word = powers_[power];
    if (!text.empty() && sheet.SetOf(i) != sheet.SetOf(last[power])) text.append(word) += '\n';
    last[power] = i;
    text.append(word) += ' ';
    AppendOneLine(LineText(reader_, sheet[i]), text);
    text += '\n';
  }
  std::string all;
  for (size_t p = 0; p < texts.size(); ++p) {
    all += texts[p];
    const bool ends_empty = !texts[p].empty() && sheet.IsBeforeEmptySet(last[p]);
    if (ends_empty) all.append(powers_[static_cast<PowerIndex>(p)]) += '\n';
  }
  return all;
}

std::vector<uint64_t> GameHashes(const GameRecord& record) {
  std::vector<uint64_t> links;
  if (record.phases.empty()) return links;
  GameHash hash(*record.map, record.rules);
  hash.Begin(record.phases.front().position);
  links.push_back(hash.value());
  for (size_t i = 1; i < record.phases.size(); ++i) {
    const RecordedPhase& before = record.phases[i - 1];
    hash.Add(before.position.view().phase_type(), before.sheet, record.phases[i].position);
    links.push_back(hash.value());
  }
  return links;
}

}  // namespace entente
