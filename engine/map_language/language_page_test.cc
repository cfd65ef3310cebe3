// maps/LANGUAGE.md matches the engine: its examples load, and it names every code, directive and rule.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "map_language/map_test_util.h"
#include "rules/map_rules.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

std::optional<std::string> ReadMapsFile(const std::string& name) {
  std::ifstream file(std::string(ENTENTE_MAPS_DIR) + "/" + name, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

const std::string& Page() {
  static const std::string page = ReadMapsFile("LANGUAGE.md").value_or("");
  return page;
}

std::vector<std::string> Lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The content of the ```map fences. The first is the page's small map; the others continue it unless they begin with
// USE.
std::vector<std::string> Examples() {
  std::vector<std::string> examples;
  bool inside = false;
  for (const std::string& line : Lines(Page())) {
    if (line == "```map") examples.emplace_back();
    inside = line == "```map" || (inside && line != "```");
    if (inside && line != "```map") examples.back() += line + "\n";
  }
  for (size_t i = 1; i < examples.size(); ++i) {
    if (!examples[i].starts_with("USE")) examples[i].insert(0, examples[0]);
  }
  return examples;
}

MapReadResult ReadExample(const std::string& text) {
  return ReadMapText(text, "example.map", [](std::string_view name, std::string_view) -> Result<std::string> {
    std::optional<std::string> file = ReadMapsFile(std::string(name));
    if (!file.has_value()) return NotFoundError(name);
    return *std::move(file);
  });
}

std::string Quote(std::string_view word) { return "`" + std::string(word) + "`"; }
bool Names(std::string_view word) { return Page().find(Quote(word)) != std::string::npos; }

// The cells of the table row whose first cell is the word in code quotes; empty if there is none.
std::vector<std::string> RowOf(std::string_view word) {
  for (const std::string& line : Lines(Page())) {
    if (!line.starts_with("| " + Quote(word) + " |")) continue;
    std::vector<std::string> cells;
    std::istringstream row(line.substr(1));
    for (std::string cell; std::getline(row, cell, '|');) {
      const size_t first = cell.find_first_not_of(' ');
      cells.push_back(first == std::string::npos ? "" : cell.substr(first, cell.find_last_not_of(' ') - first + 1));
    }
    return cells;
  }
  return {};
}

// "vassals=by_homes, teams=with_dummies": the options that a rule sets by itself.
std::string OptionsOf(const MapRule& rule) {
  const std::string_view names[] = {rule.name};
  return FormatRules(WithMapRules(names).value());
}

std::vector<std::string> SplitOptions(const std::string& options) {
  std::vector<std::string> parts;
  for (size_t start = 0; start < options.size();) {
    const size_t end = std::min(options.find(", ", start), options.size());
    parts.push_back(options.substr(start, end - start));
    start = end + 2;
  }
  return parts;
}

// ---- Examples ----

TEST(LanguagePage, ExamplesLoadWithoutErrorsOrWarnings) {
  const std::vector<std::string> examples = Examples();
  ASSERT_GE(examples.size(), 8u) << "maps/LANGUAGE.md has few examples";
  for (const std::string& example : examples) {
    const MapReadResult result = ReadExample(example);
    EXPECT_TRUE(result.ok() && result.diagnostics.empty()) << example << Describe(result);
  }
}

TEST(LanguagePage, TheWorkedVariantHasACanalAStraitIceAndPartisans) {
  const std::vector<std::string> examples = Examples();
  ASSERT_FALSE(examples.empty());
  const MapReadResult result = ReadExample(examples.back());
  ASSERT_TRUE(result.ok()) << Describe(result);
  const Map& map = *result.map;
  const PowerIndex germany = map.FindPower("GERMANY").value(), russia = map.FindPower("RUSSIA").value();
  const Graph& graph = map.GraphAt(map.begin());
  const PassageRecord* canal = graph.FindPassage(PlaceNamed(map, "HEL"), PlaceNamed(map, "BAL"));
  ASSERT_NE(canal, nullptr);
  EXPECT_EQ(canal->powers, uint64_t{1} << germany);
  EXPECT_EQ(canal->center_count, 1);
  EXPECT_EQ(graph.StrengthOf(PlaceNamed(map, "SPA"), PlaceNamed(map, "NAF")), PassageStrength::kNone);
  EXPECT_EQ(map.StageAt(map.ParsePhase("W1901A").value()).graph().terrain(PlaceNamed(map, "BOT")), Terrain::kShut);
  EXPECT_EQ(graph.terrain(PlaceNamed(map, "BOT")), Terrain::kWater);
  EXPECT_TRUE(TestBit(map.stage(0).Partisans(russia), PlaceNamed(map, "UKR")));
}

// ---- Tables ----

TEST(LanguagePage, ListsEveryDiagnosticCodeAndItsSeverity) {
  for (const DiagnosticCode& known : AllDiagnosticCodes()) {
    const std::vector<std::string> row = RowOf(known.code);
    ASSERT_EQ(row.size(), 3u) << "maps/LANGUAGE.md has no row for " << known.code;
    EXPECT_EQ(row[1], known.is_error ? "error" : "warning") << known.code;
    EXPECT_FALSE(row[2].empty()) << known.code;
  }
}

TEST(LanguagePage, ItsTableOfCodesHasNoOthers) {
  const auto codes = AllDiagnosticCodes();
  const auto rows = Lines(Page());
  const auto is_row = [](const std::string& line) {
    return line.starts_with("| `") &&
           (line.find("` | error | ") != std::string::npos || line.find("` | warning | ") != std::string::npos);
  };
  EXPECT_EQ(static_cast<size_t>(std::count_if(rows.begin(), rows.end(), is_row)), codes.size());
}

TEST(LanguagePage, SaysWhatEveryActingRuleSets) {
  for (const MapRule& rule : AllMapRules()) {
    const bool plain = rule.effect == MapRuleEffect::kNone || rule.effect == MapRuleEffect::kDraw;
    if (plain) continue;
    const std::vector<std::string> row = RowOf(rule.name);
    ASSERT_EQ(row.size(), 3u) << "maps/LANGUAGE.md has no row for " << rule.name;
    const std::vector<std::string> options = SplitOptions(OptionsOf(rule));
    const bool sets =
        std::any_of(options.begin(), options.end(), [&](const std::string& option) { return row[2] == Quote(option); });
    EXPECT_TRUE(options.empty() ? row[2].empty() : sets) << rule.name << " sets " << OptionsOf(rule);
    for (const std::string& option : options) EXPECT_TRUE(Names(option)) << rule.name << ": " << option;
  }
}

TEST(LanguagePage, NamesTheRulesThatSwitchOthersOn) {
  for (const MapRule& rule : AllMapRules()) {
    EXPECT_TRUE(OptionsOf(rule).empty() || Names(rule.name)) << rule.name;
  }
}

// ---- Directives ----

// Every first word that makes a line a directive.
constexpr std::array<std::string_view, 44> kDirectives = {
    "DIRECTIVE", "DIRECTIVES", "IN",       "FROM",  "TEXTONLY", "VICTORY",  "USE",      "USES",     "MAP",
    "FLAGS",     "FLOW",       "NOTIFY",   "BEGIN", "RULE",     "RULES",    "ROTATE",   "NEWHOMES", "FLAG",
    "OWNS",      "CENTERS",    "INHABITS", "HOME",  "HOMES",    "UNITS",    "RESERVES", "MILITIA",  "CONTROL",
    "LEAGUE",    "A",          "F",        "DUMMY", "DUMMIES",  "TEAM",     "TEAMS",    "DROP",     "AMEND",
    "WATER",     "LAND",       "COAST",    "PORT",  "SHUT",     "UNPLAYED", "UNOWNED",  "NEUTRAL"};

TEST(LanguagePage, NamesEveryDirective) {
  for (const std::string_view word : kDirectives) EXPECT_TRUE(Names(word)) << word;
  for (const std::string_view word :
       {"NEWYEAR", "IFYEARDIV:d", "SC!", "SC?", "&SC", "STRICT", "BENIGN", "FROM START"}) {
    EXPECT_TRUE(Names(word)) << word;
  }
}

TEST(LanguagePage, WhatItCallsADirectiveDeclaresNoPower) {
  for (const std::string_view word : kDirectives) {
    const std::string first = word.starts_with("DIRECTIVE") ? "" : std::string(word) + " ";
    DraftReading reading(first + (first.empty() ? std::string(word) : "AAA") + "\n");
    EXPECT_TRUE(reading.draft().powers.empty()) << word;
  }
}

}  // namespace
}  // namespace entente
