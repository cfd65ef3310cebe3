// The content of a map: its numbers, places, powers, and neighbors in each phase.
#include <algorithm>

#include "board_fixture.h"

namespace entente_test {
namespace {

class MapTest : public Board {
 protected:
  std::vector<uint16_t> Neighbors(const entente_map* map, std::string_view phase, uint32_t unit_type,
                                  uint32_t location) {
    return Filled<std::vector<uint16_t>>([&](uint16_t* places, size_t capacity, size_t* length) {
      return entente_map_neighbors(map, phase.data(), phase.size(), unit_type, location, places, capacity, length,
                                   &error_);
    });
  }
};

TEST_F(MapTest, AWordOfSeveralPlacesIsToldWithThem) {
  uint32_t location = 0;
  EXPECT_EQ(entente_map_find_location(map_, "LIV", 3, &location, &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_STREQ(error_.message, "'LIV' could be LVN or LVP");
}

TEST_F(MapTest, PowersGoByTheirLetters) {
  uint32_t power = 0;
  EXPECT_EQ(entente_map_find_power(map_, "F", 1, &power, &error_), ENTENTE_OK) << error_.message;
  EXPECT_STREQ(entente_map_power_id(map_, power), "FRANCE");
  EXPECT_EQ(entente_map_find_power(map_, "Frence", 6, &power, &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_NE(std::string(error_.message).find("(nearest: FRANCE)"), std::string::npos) << error_.message;
}

TEST_F(MapTest, GivesItsNumbersAndNames) {
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_describe(map_, &info, &error_), ENTENTE_OK);
  EXPECT_EQ(info.power_count, 7u);
  EXPECT_EQ(info.center_count, 34u);
  EXPECT_EQ(info.province_count, 76u);
  EXPECT_EQ(info.location_count, 82u);
  EXPECT_EQ(info.stage_count, 1u);
  EXPECT_NE(info.fingerprint, 0u);
  EXPECT_STREQ(entente_map_name(map_), "standard");
  EXPECT_STREQ(info.begin_text, "SPRING 1901 MOVEMENT");
  EXPECT_STREQ(info.begin_phase, "S1901M");
  auto counts = Sized<entente_stage_counts>();
  ASSERT_EQ(entente_map_count(map_, nullptr, 0, &counts, &error_), ENTENTE_OK);
  EXPECT_EQ(counts.victory, 18u);
  EXPECT_EQ(counts.units, 22u);
  EXPECT_EQ(counts.centers, info.center_count);
  EXPECT_EQ(counts.powers, info.power_count);
}

TEST_F(MapTest, PlacesAreFoundByAnyName) {
  EXPECT_EQ(At("Paris"), At("PAR"));
  EXPECT_EQ(At("St Petersburg (south coast)"), At("stp/sc"));
  auto info = Sized<entente_location_info>();
  ASSERT_EQ(entente_map_location(map_, At("STP/SC"), &info, &error_), ENTENTE_OK);
  EXPECT_EQ(info.province, At("STP"));
  EXPECT_EQ(info.takes_army, 0u);
  EXPECT_EQ(info.takes_fleet, 1u);
  EXPECT_EQ(info.coast_count, 2u);
  EXPECT_STREQ(entente_map_location_id(map_, At("STP/SC")), "STP/SC");
  EXPECT_STREQ(entente_map_location_name(map_, At("STP")), "St Petersburg");
  uint32_t location = 0;
  ASSERT_EQ(entente_map_find_location(map_, "M\u00FCnich", 7, &location, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(location, At("MUN"));
  EXPECT_EQ(entente_map_find_location(map_, "PARR", 4, &location, &error_), ENTENTE_ERR_NOT_FOUND);
  const std::string_view message = error_.message;
  EXPECT_TRUE(message.starts_with("'PARR' is no place (nearest: PAR") && message.ends_with(")")) << message;
  EXPECT_NE(std::string(error_.message).find("PAR"), std::string::npos) << error_.message;
}

// Provinces come first, then coasts; the coasts of a province follow one another.
TEST_F(MapTest, CoastsLieBehindEachOther) {
  auto map = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_describe(map_, &map, &error_), ENTENTE_OK);
  uint32_t coasts = 0;
  for (uint32_t province = 0; province < map.province_count; ++province) {
    auto info = Sized<entente_location_info>(), coast = Sized<entente_location_info>();
    ASSERT_EQ(entente_map_location(map_, province, &info, &error_), ENTENTE_OK);
    EXPECT_EQ(info.province, province);
    EXPECT_NE(entente_word(ENTENTE_WORDS_TERRAIN, info.terrain), nullptr);
    if (info.coast_count == 0) {
      EXPECT_EQ(info.first_coast, ENTENTE_NO_LOCATION);
    }
    for (uint32_t i = 0; i < info.coast_count; ++i) {
      ASSERT_EQ(entente_map_location(map_, info.first_coast + i, &coast, &error_), ENTENTE_OK);
      EXPECT_EQ(coast.province, province);
      EXPECT_EQ(coast.center, info.center);
    }
    coasts += info.coast_count;
  }
  EXPECT_EQ(map.province_count + coasts, map.location_count);
}

TEST_F(MapTest, AWordLikeNoPlaceIsRefusedWithoutAGuess) {
  uint32_t location = 0;
  const std::string word(200, 'x');
  ExpectRefused([&](auto* e) { return entente_map_find_location(map_, word.data(), word.size(), &location, e); },
                "is no place");
}

TEST_F(MapTest, NeighborsHomesAndCentersAscend) {
  const auto of_paris = Neighbors(map_, "", ENTENTE_ARMY, At("PAR"));
  EXPECT_EQ(of_paris.size(), 4u);  // BRE, BUR, GAS, PIC
  EXPECT_TRUE(std::is_sorted(of_paris.begin(), of_paris.end()));
  const auto homes = Filled<std::vector<uint16_t>>([&](uint16_t* provinces, size_t capacity, size_t* length) {
    return entente_map_homes(map_, Power("RUSSIA"), provinces, capacity, length, &error_);
  });
  EXPECT_EQ(homes.size(), 4u);
  EXPECT_TRUE(std::is_sorted(homes.begin(), homes.end()));
  const auto centers = Filled<std::vector<uint16_t>>([&](uint16_t* provinces, size_t capacity, size_t* length) {
    return entente_map_centers(map_, provinces, capacity, length, &error_);
  });
  EXPECT_EQ(centers.size(), 34u);
  EXPECT_TRUE(std::is_sorted(centers.begin(), centers.end()));
  for (uint32_t i = 0; i < centers.size(); ++i) {
    auto info = Sized<entente_location_info>();
    ASSERT_EQ(entente_map_location(map_, centers[i], &info, &error_), ENTENTE_OK);
    EXPECT_EQ(info.center, i);
  }
}

TEST_F(MapTest, NeighborsAreThoseOfThePhase) {
  Owned<entente_map> map;
  const std::string_view text = "MAP pure\nIN FALL\nSHUT PAR\nFROM S1903M\nSHUT ROM\n";
  ASSERT_EQ(entente_map_read(ENTENTE_MAP_FORM_MAP, text.data(), text.size(), "a.map", 5, map.out(), &error_),
            ENTENTE_OK)
      << error_.message;
  uint32_t vienna = 0, paris = 0;
  ASSERT_EQ(entente_map_find_location(map, "VIE", 3, &vienna, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_map_find_location(map, "PAR", 3, &paris, &error_), ENTENTE_OK);
  const auto base = Neighbors(map, "", ENTENTE_ARMY, vienna);
  EXPECT_EQ(base.size(), 6u);
  EXPECT_EQ(Neighbors(map, "S1901M", ENTENTE_ARMY, vienna), base);
  const auto fall = Neighbors(map, "F1901M", ENTENTE_ARMY, vienna);
  EXPECT_EQ(fall.size(), 5u);
  EXPECT_FALSE(std::binary_search(fall.begin(), fall.end(), paris));
  EXPECT_EQ(Neighbors(map, "S1904M", ENTENTE_ARMY, vienna).size(), 5u);
  EXPECT_EQ(Neighbors(map, "FALL 1904 MOVEMENT", ENTENTE_ARMY, vienna).size(), 4u);
  EXPECT_TRUE(Neighbors(map, "F1901M", ENTENTE_ARMY, paris).empty());
  EXPECT_EQ(Neighbors(map, "", ENTENTE_ARMY, vienna), base) << "the base map stays as it was";
  size_t length = 0;
  ExpectRefused(
      [&](auto* e) { return entente_map_neighbors(map, "X1901M", 6, ENTENTE_ARMY, vienna, nullptr, 0, &length, e); },
      "X1901M");
}

TEST_F(MapTest, WhatIsBeyondTheLastHasNoText) {
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_describe(map_, &info, &error_), ENTENTE_OK);
  for (const uint32_t location : {info.location_count, 65536u, UINT32_MAX}) {
    EXPECT_EQ(entente_map_location_id(map_, location), nullptr);
    EXPECT_EQ(entente_map_location_name(map_, location), nullptr);
  }
  for (const uint32_t power : {info.power_count, 255u, 256u, UINT32_MAX}) {
    EXPECT_EQ(entente_map_power_id(map_, power), nullptr);
    EXPECT_EQ(entente_map_power_name(map_, power), nullptr);
  }
  EXPECT_STREQ(entente_map_power_id(map_, Power("FRANCE")), "FRANCE");
  EXPECT_STREQ(entente_map_power_name(map_, Power("FRANCE")), "France");
}

// A season of 200 two-byte letters.
TEST_F(MapTest, ALongBeginningIsCutBetweenLetters) {
  std::string season;
  for (int i = 0; i < 200; ++i) season += "\u00c4";
  Owned<entente_map> map;
  *map.out() = MapOf("USE pure\nFLOW " + season + ":MOVEMENT\nBEGIN " + season + " 1901 MOVEMENT\n");
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_describe(map, &info, &error_), ENTENTE_OK);
  EXPECT_EQ(info.begin_text, season.substr(0, 158));
}

}  // namespace
}  // namespace entente_test
