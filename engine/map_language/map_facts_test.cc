// The shipped maps match the fact files: graph, centers, powers, start, aliases of every source.
#include <gtest/gtest.h>

#include <set>

#include "map_language/builtin.h"
#include "map_language/map_test_util.h"
#include "map_language/test_json.h"

namespace entente {
namespace {

using Ids = std::set<std::string>;

Ids SetOf(const std::vector<std::string>& texts) { return {texts.begin(), texts.end()}; }

Ids Neighbors(const Map& map, UnitType type, LocationIndex from) {
  Ids ids;
  for (LocationIndex to : map.GraphAt(map.begin()).Neighbors(type, from)) ids.emplace(map.Id(to));
  return ids;
}

Terrain TerrainOf(std::string_view kind) {
  if (kind == "sea") return Terrain::kWater;
  if (kind == "inland") return Terrain::kLand;
  if (kind == "impassable") return Terrain::kShut;
  return kind == "port" ? Terrain::kPort : Terrain::kCoast;
}

void CheckProvince(const Map& map, const std::string& id, const TestJson& facts) {
  SCOPED_TRACE(id);
  const LocationIndex province = PlaceNamed(map, id);
  ASSERT_NE(province, kNoLocation);
  EXPECT_EQ(map.LongName(province), facts["name"].text);
  EXPECT_EQ(map.GraphAt(map.begin()).terrain(province), TerrainOf(facts["kind"].text));
  EXPECT_EQ(map.IsCenter(province), facts["supply_centre"].text == "true");
  EXPECT_EQ(Neighbors(map, UnitType::kArmy, province), SetOf(facts["army"].Texts()));
  for (const auto& [coast, neighbors] : facts["fleet"].object) {
    const LocationIndex location = coast.empty() ? province : PlaceNamed(map, id + "/" + coast);
    ASSERT_NE(location, kNoLocation) << coast;
    EXPECT_EQ(Neighbors(map, UnitType::kFleet, location), SetOf(neighbors.Texts())) << coast;
  }
  EXPECT_EQ(map.CoastCount(province), static_cast<int>(facts["coasts"].object.size()));
}

void CheckPower(const Map& map, const std::string& id, const TestJson& facts) {
  SCOPED_TRACE(id);
  const std::optional<PowerIndex> power = map.FindPower(id);
  ASSERT_TRUE(power.has_value());
  EXPECT_EQ(map.PowerId(*power), id);
  EXPECT_EQ(map.OwnWord(*power), facts["adjective"].text);
  EXPECT_EQ(map.PowerLetter(*power), static_cast<char32_t>(facts["abbrev"].text.at(0)));
  EXPECT_EQ(map.IsDummy(*power), facts["dummy"].text == "true");
  Ids homes, partisans, owned, units, expected_units;
  for (ProvinceIndex home : map.Homes(*power)) homes.emplace(map.Id(home));
  EXPECT_EQ(homes, SetOf(facts["home_centres"].Texts()));
  if (const Word* sites = map.StageAt(map.begin()).Partisans(*power)) {
    ForEachBit(sites, map.province_words(), [&](int p) { partisans.emplace(map.Id(static_cast<LocationIndex>(p))); });
  }
  EXPECT_EQ(partisans, SetOf(facts["partisan"].Texts()));
  for (CenterIndex c = 0; c < map.center_count(); ++c) {
    if (map.start_owners()[c] == *power) owned.emplace(map.Id(map.CenterProvince(c)));
  }
  EXPECT_EQ(owned, SetOf(facts["owned_at_start"].Texts()));
  for (const Unit& unit : map.start_units()) {
    if (unit.power == *power)
      units.insert(std::string{UnitLetter(unit.type)} + " " + std::string(map.Id(unit.location)));
  }
  for (const TestJson& unit : facts["units"].list) expected_units.insert(unit["type"].text + " " + unit["at"].text);
  EXPECT_EQ(units, expected_units);
}

// Passages that are entered with less than full strength.
void CheckPassages(const Map& map, const TestJson& facts) {
  const Graph& graph = map.GraphAt(map.begin());
  Ids weak, expected;
  for (LocationIndex from = 0; from < map.location_count(); ++from) {
    for (const PassageRecord& passage : graph.PassagesFrom(from)) {
      const PassageStrength strength = graph.StrengthOf(from, passage.to);
      const char* mark = strength == PassageStrength::kHalf ? "*" : strength == PassageStrength::kNone ? "~" : "";
      weak.insert(std::string(map.Id(from)) + " " + mark + std::string(map.Id(passage.to)));
    }
  }
  for (const TestJson& passage : facts.list) {
    const char* mark = passage["restriction"].text.find('*') != std::string::npos ? "*" : "~";
    expected.insert(passage["from"].text + " " + mark + passage["to"].text);
  }
  EXPECT_EQ(weak, expected);
}

void CheckFacts(const Map& map, const TestJson& facts) {
  SCOPED_TRACE(map.name());
  for (const auto& [id, province] : facts["provinces"].object) CheckProvince(map, id, province);
  for (const auto& [id, power] : facts["powers"].object) CheckPower(map, id, power);
  CheckPassages(map, facts["special_adjacencies"]);
  EXPECT_EQ(static_cast<size_t>(map.power_count()), facts["powers"].object.size());
  EXPECT_EQ(std::to_string(map.stage(0).VictoryCenters(0)), facts["victory_centres"].text);
  EXPECT_EQ(CountsOf(map).begin, facts["begin"].text);
  Ids neutral, rules;
  for (CenterIndex c = 0; c < map.center_count(); ++c) {
    if (map.start_owners()[c] == kNoPower) neutral.emplace(map.Id(map.CenterProvince(c)));
  }
  EXPECT_EQ(neutral, SetOf(facts["neutral_centres"].Texts()));
  for (std::string_view rule : map.RuleNames()) rules.emplace(rule);
  EXPECT_EQ(rules, SetOf(facts["rules"].Texts()));
}

TEST(MapFacts, ShippedMapsSayWhatTheFactFilesSay) {
  for (std::string_view name : BuiltinMapNames()) {
    const std::string path =
        name == "standard" ? "maps/standard_facts.json" : "maps/variant_facts/" + std::string(name) + ".json";
    const std::optional<std::string> text = ReadSharedFile(path);
    if (!text.has_value()) GTEST_SKIP() << "../shared/" << path << " is absent";
    CheckFacts(**BuiltinMap(name), ParseTestJson(*text));
  }
}

// A word that is another place's abbreviation means that other place.
void CheckAlias(const Map& map, std::string word, const std::string& id) {
  // Slips for aquitaine and maltese; a word for two places, of which the standard map means the other.
  static const Ids kOtherwise = {"auitaine", "matlese", "liv"};
  if (word.ends_with('?')) word.pop_back();
  const LocationIndex place = PlaceNamed(map, word);
  if (kOtherwise.contains(word) || (place != kNoLocation && map.Id(place) == Map::PlaceKey(word))) return;
  EXPECT_EQ(place, PlaceNamed(map, id)) << word << " should mean " << id << " on " << map.name();
}

TEST(MapFacts, VariantsKnowTheAliasesOfTheirFactFiles) {
  for (std::string_view name : BuiltinMapNames()) {
    if (name == "standard") continue;
    const std::string path = "maps/variant_facts/" + std::string(name) + ".json";
    const std::optional<std::string> text = ReadSharedFile(path);
    if (!text.has_value()) GTEST_SKIP() << "../shared/" << path << " is absent";
    const MapRef map = *BuiltinMap(name);
    const TestJson facts = ParseTestJson(*text);
    for (const auto& [id, province] : facts["provinces"].object) {
      for (const std::string& word : province["aliases"].Texts()) CheckAlias(*map, word, id);
      for (const auto& [coast, names] : province["coasts"].object) {
        for (const std::string& word : names["aliases"].Texts()) CheckAlias(*map, word, id + "/" + coast);
      }
    }
  }
}

// Words that several places claim: the map decides, or refuses them.
TEST(MapFacts, TheStandardMapKnowsTheAliasesOfAllSources) {
  const std::optional<std::string> text = ReadSharedFile("maps/standard_facts.json");
  if (!text.has_value()) GTEST_SKIP() << "../shared/maps/standard_facts.json is absent";
  const TestJson facts = ParseTestJson(*text);
  const MapRef map = *BuiltinMap("standard");
  int checked = 0;
  const auto check = [&](const std::string& word, const std::string& id) {
    if (!facts["ambiguous_abbreviations"][word].list.empty()) return;
    EXPECT_EQ(PlaceNamed(*map, word), PlaceNamed(*map, id)) << word << " should mean " << id;
    ++checked;
  };
  for (const auto& [id, province] : facts["provinces"].object) {
    for (const std::string& word : province["aliases_union"].Texts()) check(word, id);
    for (const auto& [source, words] : province["aliases_by_source"].object) {
      for (const std::string& word : words.Texts()) check(word, id);
    }
    for (const auto& [coast, names] : province["coasts"].object) {
      for (const std::string& word : names["aliases"].Texts()) check(word, id + "/" + coast);
    }
  }
  EXPECT_GT(checked, 600);
}

}  // namespace
}  // namespace entente
