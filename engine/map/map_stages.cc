// The stages of a map inside its image. Source: maps/LANGUAGE.md (IN and FROM).
#include <algorithm>

#include "map/flow_walk.h"
#include "map/map.h"
#include "map/stage_walk.h"

namespace entente {

void Map::ReadStages() {
  for (size_t i = 0; i < header().stage_count; ++i) stages_.push_back(ReadStage(i));
  for (MapStage& stage : stages_) {
    for (Graph* graph : {&stage.graph_, &stage.coastal_graph_, &stage.portage_graph_}) ListCarriers(*graph);
  }
  if (stages_.size() == 1) only_stage_ = &stages_.front();
  for (const MapStage& stage : stages_) has_weak_passages_ |= stage.graph().has_weak_passages();
}

void Map::ListCarriers(Graph& graph) {
  CarrierLists& lists = carrier_lists_.emplace_back();
  lists.starts.reserve(static_cast<size_t>(province_count_) + 1);
  for (int p = 0; p < province_count_; ++p) {
    lists.starts.push_back(static_cast<uint32_t>(lists.beside.size()));
    ForEachBit(graph.CarrierLinks(static_cast<ProvinceIndex>(p)), graph.province_words(), [&](int carrier) {
      if (carrier >= province_count_) return;  // the image is damaged
      const auto next = static_cast<ProvinceIndex>(carrier);
      lists.beside.push_back(next);
      lists.lead_both_ways &= TestBit(graph.CarrierLinks(next), static_cast<size_t>(p));
    });
  }
  lists.starts.push_back(static_cast<uint32_t>(lists.beside.size()));
  graph.beside_starts_ = lists.starts.data();  // moving the lists keeps their entries in place
  graph.carriers_beside_ = lists.beside.data();
  graph.links_lead_both_ways_ = lists.lead_both_ways;
  ListShores(graph, lists);
}

void Map::ListShores(Graph& graph, CarrierLists& lists) const {
  const auto words = static_cast<size_t>(province_words());
  lists.boarders.resize(static_cast<size_t>(province_count_) * words);
  lists.shores.resize(lists.boarders.size());
  for (int p = 0; p < province_count_; ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    const auto enter = [&](const Word* carriers, std::vector<Word>& rows) {
      ForEachBit(carriers, province_words(), [&](int c) {
        if (c < province_count_) SetBit(rows.data() + static_cast<size_t>(c) * words, province);
      });
    };
    enter(graph.Boarding(province), lists.boarders);
    enter(graph.Landing(province), lists.shores);
  }
  graph.boarders_ = lists.boarders.data();
  graph.shores_ = lists.shores.data();
}

MapStage Map::ReadStage(size_t index) const {
  const auto province_row = static_cast<size_t>(province_words());
  const size_t power_rows = static_cast<size_t>(power_count_) * province_row;
  MapStage stage;
  stage.graph_ = ReadGraph(index);
  stage.coastal_graph_ = stage.graph_;
  stage.coastal_graph_.carriers_ = StageTable<Word>(ImageSection::kCoastalCarriers, index, province_row);
  const size_t province_rows = static_cast<size_t>(province_count_) * province_row;
  stage.coastal_graph_.boarding_ = StageTable<Word>(ImageSection::kCoastalBoarding, index, province_rows);
  stage.coastal_graph_.landing_ = StageTable<Word>(ImageSection::kCoastalLanding, index, province_rows);
  stage.coastal_graph_.carrier_links_ = StageTable<Word>(ImageSection::kCoastalLinks, index, province_rows);
  stage.portage_graph_ = stage.graph_;
  stage.portage_graph_.carriers_ = stage.graph_.army_places_;  // armies have no coasts: the row is one of provinces
  stage.portage_graph_.boarding_ = StageTable<Word>(ImageSection::kPortageBoarding, index, province_rows);
  stage.portage_graph_.landing_ = StageTable<Word>(ImageSection::kPortageLanding, index, province_rows);
  stage.portage_graph_.carrier_links_ = stage.graph_.army_moves_;
  stage.center_row_ = StageTable<Word>(ImageSection::kCenterRows, index, province_row);
  stage.home_rows_ = StageTable<Word>(ImageSection::kHomeRows, index, power_rows);
  stage.alternative_rows_ = StageTable<Word>(ImageSection::kAlternativeRows, index, power_rows);
  stage.factory_rows_ = StageTable<Word>(ImageSection::kFactoryRows, index, power_rows);
  stage.partisan_rows_ = StageTable<Word>(ImageSection::kPartisanRows, index, power_rows);
  stage.hidden_rows_ = StageTable<Word>(ImageSection::kHiddenRows, index, power_rows);
  const LimitRecord* limits = Section<LimitRecord>(ImageSection::kLimits);
  const LimitRecord* last = limits + SectionSize(ImageSection::kLimits);
  const auto [begin, end] = std::equal_range(limits, last, LimitRecord{static_cast<uint16_t>(index), 0, 0, 0},
                                             [](const auto& a, const auto& b) { return a.stage < b.stage; });
  stage.limits_ = {begin, end};
  const StageRecord& record = Section<StageRecord>(ImageSection::kStages)[index];
  stage.victory_counts_ = {Section<int32_t>(ImageSection::kVictory) + record.first_victory, record.victory_count};
  stage.usual_victory_ = CountBits(stage.center_row_, province_words()) / 2 + 1;
  stage.locations_ = StageTable<LocationRecord>(ImageSection::kLocations, index, static_cast<size_t>(location_count_));
  stage.powers_ = StageTable<PowerRecord>(ImageSection::kPowers, index, static_cast<size_t>(power_count_));
  stage.text_ = Section<char>(ImageSection::kText);
  const auto has_behavior = [](const PowerRecord& power) { return power.league_behavior != 0; };
  stage.has_leagues_ = std::any_of(stage.powers_, stage.powers_ + power_count_, has_behavior);
  return stage;
}

Graph Map::ReadGraph(size_t index) const {
  const auto provinces = static_cast<size_t>(province_count_), locations = static_cast<size_t>(location_count_);
  const auto province_row = static_cast<size_t>(province_words()), location_row = static_cast<size_t>(location_words());
  Graph graph;
  graph.province_count_ = province_count_;
  graph.location_count_ = location_count_;
  graph.province_words_ = province_words();
  graph.location_words_ = location_words();
  graph.terrain_ = StageTable<uint8_t>(ImageSection::kTerrain, index, provinces);
  graph.places_ = StageTable<Word>(ImageSection::kPlaces, index, location_row);
  graph.army_places_ = StageTable<Word>(ImageSection::kArmyPlaces, index, location_row);
  graph.fleet_places_ = StageTable<Word>(ImageSection::kFleetPlaces, index, location_row);
  graph.carriers_ = StageTable<Word>(ImageSection::kCarriers, index, province_row);
  const auto province_table = [&](ImageSection section) {
    return StageTable<Word>(section, index, provinces * province_row);
  };
  graph.army_moves_ = province_table(ImageSection::kArmyMoves);
  graph.adjacent_ = province_table(ImageSection::kAdjacent);
  graph.boarding_ = province_table(ImageSection::kBoarding);
  graph.landing_ = province_table(ImageSection::kLanding);
  graph.carrier_links_ = province_table(ImageSection::kCarrierLinks);
  graph.fleet_moves_ = StageTable<Word>(ImageSection::kFleetMoves, index, locations * location_row);
  graph.fleet_reach_ = StageTable<Word>(ImageSection::kFleetReach, index, locations * province_row);
  graph.army_neighbor_starts_ = StageTable<uint32_t>(ImageSection::kArmyStarts, index, locations + 1);
  graph.fleet_neighbor_starts_ = StageTable<uint32_t>(ImageSection::kFleetStarts, index, locations + 1);
  graph.neighbors_ = Section<LocationIndex>(ImageSection::kNeighbors);
  graph.passage_starts_ = StageTable<uint32_t>(ImageSection::kPassageStarts, index, locations + 1);
  graph.passages_ = Section<PassageRecord>(ImageSection::kPassages);
  graph.passage_centers_ = Section<CenterIndex>(ImageSection::kPassageCenters);
  for (const PassageRecord& passage : graph.passages()) {
    graph.has_conditions_ |= passage.by_power != 0 || passage.center_count > 0;
    graph.has_weak_passages_ |= passage.strength != 0;
  }
  return graph;
}

size_t Map::FindStageIndex(const Phase& phase) const {
  const std::span<const Phase> froms = All<Phase>(ImageSection::kFromPhases);
  const auto begun = [&](const Phase& from) { return !IsEarlier(flow(), phase, from); };
  const auto past = std::find_if_not(froms.begin(), froms.end(), begun);
  const StageSignature wanted{PatternsAt(phase), static_cast<uint32_t>(past - froms.begin())};
  return FindStage(All<StageRecord>(ImageSection::kStages), wanted);
}

// Bit i: IN pattern i names this phase.
uint64_t Map::PatternsAt(const Phase& phase) const {
  const std::span<const TextRef> patterns = All<TextRef>(ImageSection::kPatterns);
  uint64_t bits = 0;
  for (size_t i = 0; i < patterns.size(); ++i) {
    if (PatternNames(Text(patterns[i]), Season(phase), phase.year, TypeName(phase))) bits |= uint64_t{1} << i;
  }
  return bits;
}

}  // namespace entente
