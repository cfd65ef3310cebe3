#include "press/language/map_tokens.h"

#include <gtest/gtest.h>

#include <sstream>

#include "map/each_power.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"

namespace entente::press {
namespace {

MapTokens TokensOf(std::string_view name) {
  Result<MapTokens> tokens = MapTokens::Make(**BuiltinMap(name));
  EXPECT_TRUE(tokens.ok()) << tokens.status();
  return *std::move(tokens);
}

// The provinces of the standard map by category. Their numbers run from 0 through all categories.
constexpr std::pair<Category, std::string_view> kStandard[] = {
    {Category::kInland, "BOH BUR GAL RUH SIL TYR UKR"},
    {Category::kInlandCenter, "BUD MOS MUN PAR SER VIE WAR"},
    {Category::kSea, "ADR AEG BAL BAR BLA EAS ECH GOB GOL HEL ION IRI MAO NAO NTH NWG SKA TYS WES"},
    {Category::kCoastal, "ALB APU ARM CLY FIN GAS LVN NAF PIC PIE PRU SYR TUS WAL YOR"},
    {Category::kCoastalCenter,
     "ANK BEL BER BRE CON DEN EDI GRE HOL KIE LON LVP MAR NAP NWY POR ROM RUM SEV SMY SWE TRI TUN VEN"},
    {Category::kBicoastalCenter, "BUL SPA STP"},
};

std::vector<NamedToken> StandardNames() {
  std::vector<NamedToken> names;
  for (const char* power : {"AUS", "ENG", "FRA", "GER", "ITA", "RUS", "TUR"}) {
    names.push_back({Token(Category::kPower, static_cast<uint8_t>(names.size())), power});
  }
  uint8_t number = 0;
  for (const auto& [category, words] : kStandard) {
    std::istringstream stream{std::string(words)};
    for (std::string word; stream >> word;) names.push_back({Token(category, number++), word});
  }
  return names;
}

TEST(MapTokens, TheStandardMapHasTheOfficialNumbers) {
  for (const std::string_view map : {"standard", "fleet_rome"}) {
    const MapTokens tokens = TokensOf(map);
    const std::vector<NamedToken> expected = StandardNames();
    ASSERT_EQ(expected.size(), 82u);
    ASSERT_EQ(tokens.names().size(), expected.size()) << map;
    for (size_t i = 0; i < expected.size(); ++i) {
      EXPECT_EQ(tokens.names()[i].token, expected[i].token) << map << " " << expected[i].word;
      EXPECT_EQ(tokens.names()[i].word, expected[i].word) << map;
    }
  }
}

TEST(MapTokens, ProvincesPowersAndCoastsBothWays) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = *BuiltinMap(name);
    if (map->province_count() > 300) continue;
    const MapTokens tokens = TokensOf(name);
    ForEachPower(*map, [&](PowerIndex p) {
      EXPECT_EQ(tokens.PowerOf(tokens.Power(p)), p);
      EXPECT_EQ(tokens.vocabulary().Find(tokens.vocabulary().Word(tokens.Power(p))), tokens.Power(p));
    });
    int known = 0;
    for (LocationIndex l = 0; l < map->location_count(); ++l) {
      const Token province = tokens.Province(map->ProvinceOf(l));
      if (province == kNoToken) continue;
      EXPECT_EQ(tokens.Coast(l) == kNoToken, !map->IsCoast(l)) << name << " " << map->Id(l);
      EXPECT_EQ(tokens.LocationOf(province, tokens.Coast(l)), l) << name << " " << map->Id(l);
      EXPECT_EQ(tokens.vocabulary().Find(tokens.vocabulary().Word(province)), province) << name;
      EXPECT_EQ(IsSupplyCenter(province), map->IsCenter(map->ProvinceOf(l))) << name << " " << map->Id(l);
      known += map->IsCoast(l) ? 0 : 1;
    }
    EXPECT_EQ(tokens.names().size(), size_t(map->power_count() + known)) << name;
  }
}

TEST(MapTokens, WhatIsNotOnTheMapHasNoPlace) {
  const MapRef map = *BuiltinMap("standard");
  const MapTokens tokens = TokensOf("standard");
  EXPECT_EQ(tokens.Province(*map->FindPlace("SWI")), kNoToken);
  EXPECT_EQ(tokens.ProvinceOf(Token(Category::kSea, 0)), kNoProvince);  // BOH's number, another category
  EXPECT_EQ(tokens.ProvinceOf(Token(Category::kInland, 200)), kNoProvince);
  EXPECT_EQ(tokens.PowerOf(Token(Category::kPower, 7)), kNoPower);
  EXPECT_EQ(tokens.PowerOf(tokens::kUNO), kNoPower);
  const Token spain = *tokens.vocabulary().Find("SPA");
  EXPECT_EQ(tokens.LocationOf(spain, tokens::kSCS), *map->FindPlace("SPA/SC"));
  EXPECT_EQ(tokens.LocationOf(spain, tokens::kECS), kNoLocation);
  EXPECT_EQ(tokens.LocationOf(tokens::kYES, kNoToken), kNoLocation);
}

TEST(MapTokens, LargeMapsDoNotFit) {
  std::string text = "Norway AAA\nRussia AAB\n";
  constexpr int kCount = 257;
  const auto id = [](int i) {
    return std::string{static_cast<char>('A' + i / 676), static_cast<char>('A' + i / 26 % 26),
                       static_cast<char>('A' + i % 26)};
  };
  for (int i = 0; i < kCount; ++i) {
    text += id(i) + " = " + id(i) + "\nLAND " + id(i) + " ABUTS " + id((i + 1) % kCount) + " " +
            id((i + kCount - 1) % kCount) + "\n";
  }
  const MapReadResult result = ReadMapText(text, "ring.map", IncludeCallback());
  ASSERT_TRUE(result.ok());
  const Result<MapTokens> tokens = MapTokens::Make(*result.map);
  EXPECT_EQ(tokens.status().message(), "DAIDE numbers at most 256 provinces; map ring has 257");
}

}  // namespace
}  // namespace entente::press
