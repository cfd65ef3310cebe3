#include "map/builtin.h"

#include <gtest/gtest.h>

#include "map/builtin_images.h"
#include "map/map_test_util.h"

namespace entente {
namespace {

// Source: FORMAT_NOTES section 16.
TEST(BuiltinMaps, HaveTheCountsOfTheOriginals) {
  const std::pair<const char*, MapCounts> maps[] = {
      {"standard", {76, 82, 111, 141, 7, 34, 22, 18, "SPRING 1901 MOVEMENT"}},
      {"britain", {76, 82, 111, 141, 7, 37, 25, 19, "SPRING 1901 MOVEMENT"}},
      {"chaos", {76, 82, 111, 141, 34, 34, 0, 18, "WINTER 1900 ADJUSTMENTS"}},
      {"crowded", {76, 82, 111, 141, 11, 35, 35, 18, "SPRING 1901 MOVEMENT"}},
      {"fleet_rome", {76, 82, 111, 141, 7, 34, 22, 18, "SPRING 1901 MOVEMENT"}},
      {"france_austria", {76, 82, 111, 141, 2, 34, 6, 18, "SPRING 1901 MOVEMENT"}},
      {"germany_italy", {76, 82, 111, 141, 2, 34, 6, 18, "SPRING 1901 MOVEMENT"}},
      {"pure", {7, 7, 21, 0, 7, 7, 7, 4, "SPRING 1901 MOVEMENT"}}};
  ASSERT_EQ(BuiltinMapNames().size(), std::size(maps));
  for (size_t i = 0; i < std::size(maps); ++i) {
    EXPECT_EQ(BuiltinMapNames()[i], maps[i].first);
    const absl::StatusOr<MapRef> map = BuiltinMap(maps[i].first);
    ASSERT_TRUE(map.ok()) << map.status();
    EXPECT_EQ((*map)->name(), maps[i].first);
    EXPECT_EQ(CountsOf(**map), maps[i].second) << maps[i].first;
  }
}

TEST(BuiltinMaps, AreViewsOfTheCompiledImage) {
  const MapRef map = *BuiltinMap("standard");
  EXPECT_EQ(map->image().data(), BuiltinImages()[0].words.data());
  EXPECT_EQ(map->fingerprint(), (*BuiltinMap("standard"))->fingerprint());
  EXPECT_NE(map->fingerprint(), (*BuiltinMap("pure"))->fingerprint());
}

TEST(BuiltinMaps, AnswerToTheNamesOfOtherPrograms) {
  for (const char* name :
       {"fleet_rome", "FLEET_ROME", "fleetrome", "standard_fleet_rome", "fleet rome", "Fleet-Rome"}) {
    const absl::StatusOr<MapRef> map = BuiltinMap(name);
    ASSERT_TRUE(map.ok()) << name;
    EXPECT_EQ((*map)->name(), "fleet_rome") << name;
  }
  EXPECT_EQ((*BuiltinMap("Standard"))->name(), "standard");
  EXPECT_EQ((*BuiltinMap("standard_france_austria"))->name(), "france_austria");
}

TEST(BuiltinMaps, AnUnknownNameIsNotFoundAndGetsTheNearest) {
  const absl::Status status = BuiltinMap("standart").status();
  EXPECT_EQ(status.code(), absl::StatusCode::kNotFound);
  EXPECT_NE(MessageOf(status).find("nearest: standard)"), std::string_view::npos) << MessageOf(status);
  for (const char* name : {"", "nowhere at all", "standard.map", "\xff\x01"})
    EXPECT_FALSE(BuiltinMap(name).ok()) << name;
}

TEST(BuiltinMaps, RulesAndStartOfVariants) {
  const MapRef chaos = *BuiltinMap("chaos");
  EXPECT_EQ(chaos->RuleNames(), (std::vector<std::string_view>{"BUILD_ANY"}));
  EXPECT_EQ(chaos->PowerLetter(*chaos->FindPower("Warsaw")), U'9');
  EXPECT_EQ(chaos->FindPower("St Petersburg"), chaos->FindPower("STPETERSBURG"));
  const MapRef fleet_rome = *BuiltinMap("fleet_rome");
  for (const Unit& unit : fleet_rome->start_units()) {
    if (fleet_rome->Id(unit.location) != "ROM") continue;
    EXPECT_EQ(unit.type, UnitType::kFleet);
    EXPECT_EQ(fleet_rome->PowerId(unit.power), "ITALY");
  }
  const MapRef duel = *BuiltinMap("france_austria");
  EXPECT_EQ(std::count(duel->start_owners().begin(), duel->start_owners().end(), kNoPower), 28);
}

}  // namespace
}  // namespace entente
