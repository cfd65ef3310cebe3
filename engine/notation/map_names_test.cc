// Tests that every word of a map for a place can be used in an order: it reads as that place, or as another of better
// rank.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "notation/notation.h"

namespace entente {
namespace {

namespace fs = std::filesystem;

// The province of the unit in "A <words> H"; kNoLocation and the reason in `why` if the text is no hold.
LocationIndex ReadBack(const Map& map, std::string_view words, std::string* why) {
  const auto parsed = ParseOrder(map, PhaseType::kMovement, kNoPower, "A " + std::string(words) + " H");
  if (parsed.ok() && parsed->order.kind() == OrderKind::kHold) return map.ProvinceOf(parsed->order.source());
  *why = parsed.ok() ? FormatOrder(map, parsed->order) : std::string(parsed.status().message());
  return kNoLocation;
}

void ExpectReadsBack(const Map& map, std::string_view words, LocationIndex location) {
  std::string why;
  EXPECT_EQ(ReadBack(map, words, &why), map.ProvinceOf(location)) << map.name() << ": " << words << ": " << why;
}

void ExpectAllReadBack(const Map& map) {
  for (LocationIndex l = 0; l < map.location_count(); ++l) {
    ExpectReadsBack(map, map.Id(l), l);
    ExpectReadsBack(map, map.LongName(l), l);
  }
  for (const KeyRecord& key : map.place_keys()) {
    if (key.ambiguous == 0) ExpectReadsBack(map, map.KeyText(key), key.index);
  }
}

TEST(MapNamesTest, EveryNameOfAShippedMapReadsBack) {
  for (std::string_view name : BuiltinMapNames()) ExpectAllReadBack(**BuiltinMap(name));
}

TEST(MapNamesTest, EveryNameOfARealMapReadsBack) {
  const fs::path folder = fs::path(ENTENTE_SHARED_DIR) / "maps" / "dpjudge";
  if (!fs::exists(folder)) GTEST_SKIP() << "no real maps beside the project";
  const IncludeCallback include = [&](std::string_view name, std::string_view) -> Result<std::string> {
    std::ifstream file(folder / name, std::ios::binary);
    if (!file) return NotFoundError("no such file");
    return std::string{std::istreambuf_iterator<char>(file), {}};
  };
  int maps = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() != ".map") continue;
    const std::string name = entry.path().filename().string();
    const MapReadResult read = ReadMapText(*include(name, {}), name, include);
    if (read.map == nullptr) continue;  // the file is a part of another map
    ++maps;
    ExpectAllReadBack(*read.map);
  }
  EXPECT_GT(maps, 20);
}

}  // namespace
}  // namespace entente
