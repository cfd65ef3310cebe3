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

Result<std::shared_ptr<const Map>> Map::Make(std::vector<uint64_t> owned, std::span<const uint64_t> image) {
  if (Status status = CheckImage(image); !status.ok()) return status;
  return std::shared_ptr<const Map>(new Map(std::move(owned), image));
}

Result<std::shared_ptr<const Map>> Map::FromImage(std::span<const uint64_t> image) { return Make({}, image); }

Result<std::shared_ptr<const Map>> Map::FromOwnedImage(std::vector<uint64_t> image) {
  const std::span<const uint64_t> view = image;  // moving a vector keeps its block in place
  return Make(std::move(image), view);
}

Map::Map(std::vector<uint64_t> owned, std::span<const uint64_t> image)
    : owned_(std::move(owned)), image_(image), fingerprint_(FingerprintOf(image)) {
  ReadTables();
  ReadStages();
  position_layout_ = PositionLayout(*this);
  ready_texts_ = ReadyTexts(*this);
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
  locations_ = Section<LocationRecord>(ImageSection::kLocations);
  powers_ = Section<PowerRecord>(ImageSection::kPowers);
  retreat_army_starts_ = Section<uint32_t>(ImageSection::kRetreatArmyStarts);
  retreat_fleet_starts_ = Section<uint32_t>(ImageSection::kRetreatFleetStarts);
  retreat_places_ = Section<LocationIndex>(ImageSection::kRetreatPlaces);
  flow_ = Section<FlowElement>(ImageSection::kFlow);
}

std::span<const ProvinceIndex> Map::Homes(PowerIndex power) const {
  const uint32_t* starts = Section<uint32_t>(ImageSection::kHomeStarts);
  const ProvinceIndex* homes = Section<ProvinceIndex>(ImageSection::kHomes);
  return {homes + starts[power], homes + starts[power + 1]};
}

std::vector<std::string_view> Map::Words(ImageSection section) const {
  std::vector<std::string_view> words;
  for (const TextRef& ref : All<TextRef>(section)) words.push_back(Text(ref));
  return words;
}

std::vector<MapLineText> Map::Lines(ImageSection section) const {
  std::vector<MapLineText> lines;
  for (const LineRecord& record : All<LineRecord>(section)) lines.push_back({Text(record.heading), Text(record.line)});
  return lines;
}

}  // namespace entente
