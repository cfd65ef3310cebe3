#include "map/map.h"

#include <algorithm>

#include "base/digest.h"
#include "map/image_check.h"

namespace entente {
namespace {

uint32_t FingerprintOf(std::span<const uint64_t> image) {
  Digest digest;
  for (uint64_t word : image) digest.Add(word);
  return static_cast<uint32_t>(digest.value() >> 32);
}

}  // namespace

absl::StatusOr<std::shared_ptr<const Map>> Map::Make(std::vector<uint64_t> owned, std::span<const uint64_t> image) {
  if (absl::Status status = CheckImage(image); !status.ok()) return status;
  return std::shared_ptr<const Map>(new Map(std::move(owned), image));
}

absl::StatusOr<std::shared_ptr<const Map>> Map::FromImage(std::span<const uint64_t> image) { return Make({}, image); }

absl::StatusOr<std::shared_ptr<const Map>> Map::FromOwnedImage(std::vector<uint64_t> image) {
  const std::span<const uint64_t> view = image;  // moving a vector keeps its block
  return Make(std::move(image), view);
}

Map::Map(std::vector<uint64_t> owned, std::span<const uint64_t> image)
    : owned_(std::move(owned)), image_(image), fingerprint_(FingerprintOf(image)) {
  ReadTables();
  ReadGraphs();
}

void Map::ReadTables() {
  province_count_ = static_cast<int>(header().province_count);
  location_count_ = static_cast<int>(header().location_count);
  power_count_ = static_cast<int>(header().power_count);
  center_count_ = static_cast<int>(header().center_count);
  max_degree_ = static_cast<int>(header().max_degree);
  provinces_ = Section<ProvinceRecord>(ImageSection::kProvinces);
  province_of_ = Section<ProvinceIndex>(ImageSection::kProvinceOf);
  centers_ = Section<ProvinceIndex>(ImageSection::kCenters);
  home_rows_ = Section<Word>(ImageSection::kHomeRows);
  flow_ = Section<FlowElement>(ImageSection::kFlow);
}

void Map::ReadGraphs() {
  Graph graph;
  graph.province_count_ = province_count_;
  graph.location_count_ = location_count_;
  graph.province_words_ = province_words();
  graph.location_words_ = location_words();
  graph.terrain_ = Section<uint8_t>(ImageSection::kTerrain);
  graph.army_places_ = Section<Word>(ImageSection::kArmyPlaces);
  graph.fleet_places_ = Section<Word>(ImageSection::kFleetPlaces);
  graph.army_moves_ = Section<Word>(ImageSection::kArmyMoves);
  graph.fleet_moves_ = Section<Word>(ImageSection::kFleetMoves);
  graph.fleet_reach_ = Section<Word>(ImageSection::kFleetReach);
  graph.adjacent_ = Section<Word>(ImageSection::kAdjacent);
  graph.carriers_ = Section<Word>(ImageSection::kCarriers);
  graph.boarding_ = Section<Word>(ImageSection::kBoarding);
  graph.landing_ = Section<Word>(ImageSection::kLanding);
  graph.carrier_links_ = Section<Word>(ImageSection::kCarrierLinks);
  graph.army_neighbor_starts_ = Section<uint32_t>(ImageSection::kArmyStarts);
  graph.fleet_neighbor_starts_ = Section<uint32_t>(ImageSection::kFleetStarts);
  graph.neighbors_ = Section<LocationIndex>(ImageSection::kNeighbors);
  graphs_.push_back(graph);
}

std::string_view Map::name() const { return Text(header().name); }

std::string_view Map::Id(LocationIndex location) const {
  return Text(Section<LocationRecord>(ImageSection::kLocations)[location].id);
}

std::string_view Map::LongName(LocationIndex location) const {
  return Text(Section<LocationRecord>(ImageSection::kLocations)[location].name);
}

std::string_view Map::PowerId(PowerIndex power) const {
  return Text(Section<PowerRecord>(ImageSection::kPowers)[power].id);
}

std::string_view Map::PowerName(PowerIndex power) const {
  return Text(Section<PowerRecord>(ImageSection::kPowers)[power].name);
}

std::string_view Map::OwnWord(PowerIndex power) const {
  return Text(Section<PowerRecord>(ImageSection::kPowers)[power].own_word);
}

bool Map::IsDummy(PowerIndex power) const { return Section<PowerRecord>(ImageSection::kPowers)[power].dummy != 0; }

char32_t Map::PowerLetter(PowerIndex power) const { return Section<PowerRecord>(ImageSection::kPowers)[power].letter; }

std::span<const ProvinceIndex> Map::Homes(PowerIndex power) const {
  const uint32_t* starts = Section<uint32_t>(ImageSection::kHomeStarts);
  const ProvinceIndex* homes = Section<ProvinceIndex>(ImageSection::kHomes);
  return {homes + starts[power], homes + starts[power + 1]};
}

std::span<const PowerIndex> Map::start_owners() const {
  return {Section<PowerIndex>(ImageSection::kStartOwners), SectionSize(ImageSection::kStartOwners)};
}

std::span<const Unit> Map::start_units() const {
  return {Section<Unit>(ImageSection::kStartUnits), SectionSize(ImageSection::kStartUnits)};
}

int Map::VictoryCenters(int game_year) const {
  const int last = static_cast<int>(SectionSize(ImageSection::kVictory)) - 1;
  return Section<int32_t>(ImageSection::kVictory)[std::clamp(game_year, 0, last)];
}

std::vector<std::string_view> Map::RuleNames() const {
  std::vector<std::string_view> names;
  const TextRef* rules = Section<TextRef>(ImageSection::kRules);
  for (uint32_t i = 0; i < SectionSize(ImageSection::kRules); ++i) names.push_back(Text(rules[i]));
  return names;
}

}  // namespace entente
