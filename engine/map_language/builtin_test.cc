#include "map_language/builtin.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "map_language/builtin_images.h"
#include "map_language/map_test_util.h"

namespace entente {
namespace {

// Source: maps/LANGUAGE.md.
const std::map<std::string_view, MapCounts>& CountsOfTheOriginals() {
  static const std::map<std::string_view, MapCounts> counts = {
      {"standard", {76, 82, 111, 141, 7, 34, 22, 18, "SPRING 1901 MOVEMENT"}},
      {"1900", {90, 97, 143, 166, 7, 39, 25, 18, "SPRING 1900 MOVEMENT"}},
      {"ancmed", {79, 79, 112, 155, 5, 34, 15, 18, "SPRING 1 MOVEMENT"}},
      {"britain", {76, 82, 111, 141, 7, 37, 25, 19, "SPRING 1901 MOVEMENT"}},
      {"canton", {82, 90, 109, 152, 7, 36, 23, 19, "SPRING 1901 MOVEMENT"}},
      {"chaos", {76, 82, 111, 141, 34, 34, 0, 18, "WINTER 1900 ADJUSTMENTS"}},
      {"colonial", {119, 125, 170, 210, 7, 58, 29, 30, "SPRING 1870 MOVEMENT"}},
      {"crowded", {76, 82, 111, 141, 11, 35, 35, 18, "SPRING 1901 MOVEMENT"}},
      {"fleet_rome", {76, 82, 111, 141, 7, 34, 22, 18, "SPRING 1901 MOVEMENT"}},
      {"france_austria", {76, 82, 111, 141, 2, 34, 6, 18, "SPRING 1901 MOVEMENT"}},
      {"germany_italy", {76, 82, 111, 141, 2, 34, 6, 18, "SPRING 1901 MOVEMENT"}},
      {"hundred", {41, 45, 61, 68, 3, 17, 14, 9, "A.D. 1425 MOVEMENT"}},
      {"loeb9",
       {87, 91, 126, 160, 9, 38, 28, 20, "SPRING 1901 MOVEMENT"}},  // fleet edges in spring, with the Arctic Ocean open
      {"modern", {141, 143, 233, 248, 10, 64, 38, 33, "SPRING 1995 MOVEMENT"}},
      {"pure", {7, 7, 21, 0, 7, 7, 7, 4, "SPRING 1901 MOVEMENT"}},
      {"sengoku", {81, 81, 115, 165, 9, 37, 22, 15, "SPRING 1570 MOVEMENT"}},
      {"youngstown", {184, 198, 248, 350, 10, 72, 39, 37, "SPRING 1901 MOVEMENT"}},
  };
  return counts;
}

TEST(BuiltinMaps, HaveTheCountsOfTheOriginals) {
  for (std::string_view name : BuiltinMapNames()) {
    const Result<MapRef> map = BuiltinMap(name);
    ASSERT_TRUE(map.ok()) << map.status();
    EXPECT_EQ((*map)->name(), name);
    const auto original = CountsOfTheOriginals().find(name);
    ASSERT_NE(original, CountsOfTheOriginals().end()) << name;
    EXPECT_EQ(CountsOf(**map), original->second) << name;
  }
}

TEST(BuiltinMaps, AreListedStandardFirstThenByAlphabet) {
  const std::span<const std::string_view> names = BuiltinMapNames();
  ASSERT_FALSE(names.empty());
  EXPECT_EQ(names.front(), "standard");
  EXPECT_TRUE(std::is_sorted(names.begin() + 1, names.end()));
}

// A map that is shipped as text (WebAssembly) is the same map.
TEST(BuiltinMaps, HaveTextsThatGiveTheSameImages) {
  for (std::string_view name : BuiltinMapNames()) {
    const MapRef map = *BuiltinMap(name);
    const MapReadResult read =
        ReadMapText(map->source(), std::string(name) + ".map", IncludeCallback(), map->graphics());
    ASSERT_TRUE(read.ok()) << name << ": " << read.ToStatus();
    EXPECT_TRUE(
        std::equal(read.map->image().begin(), read.map->image().end(), map->image().begin(), map->image().end()))
        << name;
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
    const Result<MapRef> map = BuiltinMap(name);
    ASSERT_TRUE(map.ok()) << name;
    EXPECT_EQ((*map)->name(), "fleet_rome") << name;
  }
  EXPECT_EQ((*BuiltinMap("Standard"))->name(), "standard");
  EXPECT_EQ((*BuiltinMap("standard_france_austria"))->name(), "france_austria");
}

TEST(BuiltinMaps, AnUnknownNameIsNotFoundAndGetsTheNearest) {
  const Status status = BuiltinMap("standart").status();
  EXPECT_EQ(status.code(), StatusCode::kNotFound);
  EXPECT_NE(status.message().find("nearest: standard)"), std::string_view::npos) << status.message();
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
