#include "map/map_builder.h"

#include <algorithm>
#include <numeric>

#include "map/flow_builder.h"
#include "map/graph_tables.h"
#include "map/image_writer.h"
#include "map/map_board.h"
#include "map/map_directives.h"
#include "map/map_names.h"
#include "map/place_key.h"
#include "map/power_tables.h"

namespace entente {
namespace {

// Long names by location.
std::vector<std::string> LongNames(const MapDraft& draft, const Board& board) {
  std::vector<std::string> names(board.locations.size());
  for (const DraftPlace& place : draft.places) {
    const LocationIndex location = board.Find(place.id);
    if (location != kNoLocation) names[location] = place.name;
  }
  return names;
}

// Ranks of the provinces in the alphabet of their long names; equal names rank by abbreviation. Source: DATC 4.D.8.
void RankNames(const std::vector<std::string>& names, Board& board) {
  std::vector<std::string> keys;
  for (const std::string& name : names) keys.push_back(AlphabetKey(name));
  std::vector<size_t> order(board.provinces.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return keys[a] < keys[b]; });
  for (size_t rank = 0; rank < order.size(); ++rank)
    board.provinces[order[rank]].name_rank = static_cast<uint16_t>(rank);
}

void AddPlaces(const std::vector<std::string>& names, const Board& board, ImageWriter& image) {
  std::vector<uint16_t> province_of;
  std::vector<LocationRecord> records;
  for (size_t l = 0; l < board.locations.size(); ++l) {
    province_of.push_back(board.locations[l].province);
    records.push_back({image.Text(board.locations[l].id), image.Text(names[l])});
  }
  image.Add(ImageSection::kProvinces, board.provinces);
  image.Add(ImageSection::kProvinceOf, province_of);
  image.Add(ImageSection::kLocations, records);
}

void AddPowers(const PowerTables& tables, ImageWriter& image) {
  std::vector<PowerRecord> records;
  for (size_t i = 0; i < tables.powers.size(); ++i) {
    const DraftPower& power = *tables.powers[i];
    PowerRecord record;
    record.id = image.Text(power.id);
    record.name = image.Text(power.name);
    record.own_word = power.own_word.empty() ? record.name : image.Text(power.own_word);
    record.letter = tables.letters[i];
    record.dummy = power.dummy ? 1 : 0;
    records.push_back(record);
  }
  image.Add(ImageSection::kPowers, records);
  image.Add(ImageSection::kCenters, tables.centers);
  image.Add(ImageSection::kStartOwners, tables.start_owners);
  image.Add(ImageSection::kStartUnits, tables.start_units);
  image.Add(ImageSection::kHomeStarts, tables.home_starts);
  image.Add(ImageSection::kHomes, tables.homes);
  image.Add(ImageSection::kHomeRows, tables.home_rows);
}

void AddTexts(ImageSection section, const std::vector<std::string>& words, ImageWriter& image) {
  std::vector<TextRef> refs;
  for (const std::string& word : words) refs.push_back(image.Text(word));
  image.Add(section, refs);
}

void AddKeys(ImageSection section, const std::vector<NameKey>& keys, ImageWriter& image) {
  std::vector<KeyRecord> records;
  for (const NameKey& key : keys) records.push_back({image.Text(key.key), key.index, static_cast<uint16_t>(key.rank)});
  image.Add(section, records);
}

void AddGraph(const GraphTables& graph, ImageWriter& image) {
  image.Add(ImageSection::kTerrain, graph.terrain);
  image.Add(ImageSection::kArmyPlaces, graph.army_places);
  image.Add(ImageSection::kFleetPlaces, graph.fleet_places);
  image.Add(ImageSection::kCarriers, graph.carriers);
  image.Add(ImageSection::kArmyMoves, graph.army_moves);
  image.Add(ImageSection::kAdjacent, graph.adjacent);
  image.Add(ImageSection::kBoarding, graph.boarding);
  image.Add(ImageSection::kLanding, graph.landing);
  image.Add(ImageSection::kCarrierLinks, graph.carrier_links);
  image.Add(ImageSection::kFleetMoves, graph.fleet_moves);
  image.Add(ImageSection::kFleetReach, graph.fleet_reach);
  image.Add(ImageSection::kArmyStarts, graph.army_starts);
  image.Add(ImageSection::kFleetStarts, graph.fleet_starts);
  image.Add(ImageSection::kNeighbors, graph.neighbors);
  image.header.graph_count = 1;
  image.header.max_degree = static_cast<uint32_t>(graph.max_degree);
}

std::vector<std::string> RuleNames(const MapDraft& draft) {
  std::vector<std::string> names;
  for (const DraftRule& rule : draft.rules) names.push_back(rule.name);
  return names;
}

// Default: more than half of the centres.
std::vector<int32_t> VictoryCounts(const MapDraft& draft, const PowerTables& tables) {
  if (!draft.victory.empty()) return draft.victory;
  return {static_cast<int32_t>(tables.centers.size() / 2 + 1)};
}

}  // namespace

std::vector<uint64_t> BuildMapImage(const MapDraft& draft, DiagnosticList& diagnostics) {
  Board board = BuildBoard(draft, diagnostics);
  CheckBoard(board, diagnostics);
  const PowerTables tables = BuildPowerTables(draft, board, diagnostics);
  const std::vector<NameKey> place_keys = PlaceKeys(draft, board, diagnostics);
  CheckPowerWords(tables.powers, place_keys, board, diagnostics);
  const BuiltFlow flow = BuildFlow(draft, diagnostics);
  CheckRules(draft, diagnostics);
  if (diagnostics.has_errors()) return {};

  for (size_t c = 0; c < tables.centers.size(); ++c)
    board.provinces[tables.centers[c]].center = static_cast<uint16_t>(c);
  const std::vector<std::string> names = LongNames(draft, board);
  RankNames(names, board);
  ImageWriter image;
  image.header.name = image.Text(draft.name);
  image.header.province_count = static_cast<uint32_t>(board.province_count());
  image.header.location_count = static_cast<uint32_t>(board.location_count());
  image.header.power_count = static_cast<uint32_t>(tables.powers.size());
  image.header.center_count = static_cast<uint32_t>(tables.centers.size());
  image.header.longest_place_words = static_cast<uint32_t>(LongestPlaceWords(place_keys, board));
  image.header.begin = flow.begin;
  AddPlaces(names, board, image);
  AddPowers(tables, image);
  image.Add(ImageSection::kFlow, flow.elements);
  AddTexts(ImageSection::kFlowWords, flow.words, image);
  image.Add(ImageSection::kVictory, VictoryCounts(draft, tables));
  AddTexts(ImageSection::kRules, RuleNames(draft), image);
  AddKeys(ImageSection::kPlaceKeys, place_keys, image);
  AddKeys(ImageSection::kPowerKeys, PowerKeys(tables.powers), image);
  AddGraph(BuildGraphTables(board), image);
  return image.Finish();
}

}  // namespace entente
