#include "map/map_builder.h"

#include <algorithm>
#include <numeric>

#include "base/text.h"
#include "map/canonical_text.h"
#include "map/graph_tables.h"
#include "map/image_writer.h"
#include "map/map_board.h"
#include "map/map_directives.h"
#include "map/map_names.h"
#include "map/passage_tables.h"
#include "map/place_key.h"
#include "map/power_tables.h"
#include "map/site_tables.h"
#include "map/stage_plan.h"
#include "map/start_rules.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

using S = ImageSection;

// One stage: its draft, and everything that is counted and checked for it.
struct Stage {
  const MapDraft* draft = nullptr;
  std::vector<const DraftPower*> powers;  // numbered as in the base map
  Board board;
  std::vector<ProvinceIndex> centers;
  GraphTables graph;
  SiteTables sites;
  PassageTables passages;
};

class Builder {
 public:
  Builder(MapDraft& draft, const ApplyDirective& apply, DiagnosticList& diagnostics)
      : draft_(draft), apply_(apply), diagnostics_(diagnostics) {}

  std::vector<uint64_t> Build() {
    flow_ = BuildFlow(draft_, diagnostics_);
    const StartRule start_rule = StartRuleOf(draft_);
    if (start_rule != StartRule::kNone) BeginWithBuilds(draft_, flow_, diagnostics_);
    plan_ = PlanStages(draft_, flow_, diagnostics_);
    powers_ = ListPowers(draft_, diagnostics_);
    MakeDrafts();
    BuildStages();
    AddStart(draft_, stages_.front().board, centers_, powers_, diagnostics_);
    if (!diagnostics_.has_errors()) image_.header.source = image_.Text(WriteCanonicalText(draft_).text);
    ApplyStartRule(start_rule, stages_.front().board, stages_.front().sites.homes, draft_, powers_);
    MakeKeys();
    CheckPowerWords(powers_.powers, place_keys_, stages_.front().board, diagnostics_);
    CheckSuspects(draft_, diagnostics_);
    CheckRules(draft_, diagnostics_);
    if (diagnostics_.has_errors()) return {};
    return Write();
  }

 private:
  // ---- The stages ----

  void MakeDrafts() {
    stages_.resize(plan_.stages.size());
    stages_.front().draft = &draft_;
    stages_.front().powers = powers_.powers;
    if (stages_.size() == 1) return;
    MapDraft base = draft_;
    base.dynamics.clear();  // what no stage looks at
    base.stanza_lines.clear();
    for (DraftPlace& place : base.places) place.base_id = place.id;
    for (auto& [id, power] : base.powers) power.base_id = id;
    drafts_.reserve(plan_.stages.size());  // stages point into it
    for (size_t i = 1; i < plan_.stages.size(); ++i) {
      MapDraft& draft = drafts_.emplace_back(base);
      for (const DraftDynamic* directive : plan_.directives[i]) apply_(*directive, draft);
      stages_[i].draft = &draft;
      stages_[i].powers = PowersOf(draft);
    }
  }

  // The powers of a stage's draft in the order of the base map: IN and FROM rename powers, but neither add nor take
  // any.
  std::vector<const DraftPower*> PowersOf(const MapDraft& draft) const {
    std::vector<const DraftPower*> powers = powers_.powers;
    for (const auto& [id, power] : draft.powers) {
      const auto is_base = [&, &base_id = power.base_id](const DraftPower* base) { return base->id == base_id; };
      const auto found = std::find_if(powers_.powers.begin(), powers_.powers.end(), is_base);
      if (found != powers_.powers.end()) powers[static_cast<size_t>(found - powers_.powers.begin())] = &power;
    }
    return powers;
  }

  // What a diagnostic about stage `index` adds: the directives that act in it.
  std::string DirectivesOf(size_t index) const {
    constexpr size_t kMostNamed = 4;
    const std::vector<const DraftDynamic*>& directives = plan_.directives[index];
    std::string text;
    for (size_t i = 0; i < directives.size() && i < kMostNamed; ++i) {
      const DraftDynamic& directive = *directives[i];
      text += text.empty() ? " (with " : ", ";
      text += (directive.is_from ? "FROM " : "IN ") + Excerpt(directive.phase) + " of line ";
      text += std::to_string(directive.at.line);
    }
    if (directives.size() > kMostNamed) text += " and others";
    return text.empty() ? text : text + ")";
  }

  void BuildStages() {
    std::vector<const MapDraft*> drafts;
    for (const Stage& stage : stages_) drafts.push_back(stage.draft);
    const PlaceList places = ListPlaces(drafts, diagnostics_);
    const bool too_large =
        places.provinces.size() > kMaxProvinces || places.provinces.size() + places.coasts.size() > kMaxLocations;
    for (size_t i = 0; i < stages_.size(); ++i) {
      Stage& stage = stages_[i];
      diagnostics_.SetScope(DirectivesOf(i));
      stage.board = BuildBoard(*stage.draft, places, diagnostics_);
      CheckBoard(stage.board, i > 0, diagnostics_);
      stage.centers = ListCenters(*stage.draft, stage.board, diagnostics_);
      centers_.insert(centers_.end(), stage.centers.begin(), stage.centers.end());
    }
    std::sort(centers_.begin(), centers_.end());
    centers_.erase(std::unique(centers_.begin(), centers_.end()), centers_.end());
    for (size_t i = 0; i < stages_.size(); ++i) {
      Stage& stage = stages_[i];
      diagnostics_.SetScope(DirectivesOf(i));
      stage.sites = BuildSiteTables(*stage.draft, stage.board, stage.powers, stage.centers, diagnostics_);
      stage.passages = BuildPassageTables(stage.board, powers_.letters, centers_, stage.centers, diagnostics_);
      if (!too_large) stage.graph = BuildGraphTables(stage.board);
    }
    diagnostics_.SetScope("");
  }

  // Words for places and powers: those of the base map, then what further stages call them.
  void MakeKeys() {
    place_keys_ = PlaceKeys(draft_, base_board(), diagnostics_);
    power_keys_ = PowerKeys(powers_.powers);
    for (size_t i = 1; i < stages_.size(); ++i) {
      const Stage& stage = stages_[i];
      diagnostics_.SetScope(DirectivesOf(i));
      AddStageKeys(*stage.draft, stage.board, place_keys_, diagnostics_);
      AddPowerKeys(stage.powers, power_keys_, diagnostics_);
    }
    diagnostics_.SetScope("");
  }

  // ---- The image ----

  std::vector<uint64_t> Write() {
    AddHeader();
    AddPlaces();
    AddPowers();
    AddStartSections();
    AddPhases();
    AddTexts();
    AddStages();
    AddGraphs();
    return image_.Finish();
  }

  const Board& base_board() const { return stages_.front().board; }

  void AddHeader() {
    ImageHeader& header = image_.header;
    header.name = image_.Text(draft_.name);
    header.graphics = image_.Text(draft_.graphics);
    header.province_count = static_cast<uint32_t>(base_board().province_count());
    header.location_count = static_cast<uint32_t>(base_board().location_count());
    header.power_count = static_cast<uint32_t>(powers_.powers.size());
    header.center_count = static_cast<uint32_t>(centers_.size());
    header.stage_count = static_cast<uint32_t>(stages_.size());
    header.longest_place_words = static_cast<uint32_t>(LongestPlaceWords(place_keys_, base_board()));
    header.begin = flow_.begin;
    header.traits = Traits();
    if (draft_.text_only) header.marks |= static_cast<uint32_t>(MapMark::kTextOnly);
    if (draft_.flags_given) header.marks |= static_cast<uint32_t>(MapMark::kFlagsGiven);
  }

  uint32_t Traits() const {
    uint32_t traits = 0;
    const auto add = [&](MapTrait trait, bool has) { traits |= has ? static_cast<uint32_t>(trait) : 0; };
    add(MapTrait::kHomesChange, !draft_.new_homes.empty());
    for (const DraftPower* power : powers_.powers) {
      add(MapTrait::kHomesChange, power->claims > 0);
      add(MapTrait::kTokens, power->seizing_builds > 0 || power->guest_builds > 0);
      add(MapTrait::kControl, !power->controllers.empty());
    }
    for (const Stage& stage : stages_) {
      add(MapTrait::kHiddenBuilds, AnyBit(stage.sites.hidden));
      add(MapTrait::kOwnVictory, !stage.draft->victory.empty());
    }
    std::vector<std::string_view> rules;
    for (const DraftRule& rule : draft_.rules) rules.push_back(rule.name);
    add(MapTrait::kHiddenBuilds, IsInForce("HIDE_BUILDS", rules));
    return traits;
  }

  static bool AnyBit(const std::vector<Word>& rows) {
    return std::any_of(rows.begin(), rows.end(), [](Word word) { return word != 0; });
  }

  // Long names by location; a place that the base map lacks has the name of the first stage that has it.
  std::vector<std::string> LongNames() const {
    std::vector<std::string> names(base_board().locations.size());
    for (const Stage& stage : stages_) {
      for (const DraftPlace& place : stage.draft->places) {
        const LocationIndex location = stage.board.Find(place.id);
        if (location != kNoLocation && names[location].empty()) names[location] = place.name;
      }
    }
    return names;
  }

  // Ranks of the provinces in the alphabet of their long names; equal names rank by abbreviation. Source: DATC 4.D.8.
  std::vector<ProvinceRecord> RankedProvinces(const std::vector<std::string>& names) const {
    std::vector<ProvinceRecord> provinces = base_board().provinces;
    std::vector<std::string> keys;
    for (const std::string& name : names) keys.push_back(AlphabetKey(name));
    std::vector<size_t> order(provinces.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return keys[a] < keys[b]; });
    for (size_t rank = 0; rank < order.size(); ++rank) provinces[order[rank]].name_rank = static_cast<uint16_t>(rank);
    for (size_t c = 0; c < centers_.size(); ++c) provinces[centers_[c]].center = static_cast<uint16_t>(c);
    return provinces;
  }

  void AddPlaces() {
    const std::vector<std::string> names = LongNames();
    std::vector<uint16_t> province_of;
    std::vector<LocationRecord> records;
    for (size_t l = 0; l < names.size(); ++l) {
      province_of.push_back(base_board().locations[l].province);
      records.push_back({image_.Text(base_board().locations[l].id), image_.Text(names[l])});
    }
    for (size_t i = 1; i < stages_.size(); ++i) AddStageNames(stages_[i], names, records);
    image_.Add(S::kProvinces, RankedProvinces(names));
    image_.Add(S::kProvinceOf, province_of);
    image_.Add(S::kLocations, records);
    AddKeys(S::kPlaceKeys, place_keys_);
  }

  // Places that a stage does not have or does not rename keep the names of the first records.
  void AddStageNames(const Stage& stage, const std::vector<std::string>& names, std::vector<LocationRecord>& records) {
    const size_t first = records.size();
    for (size_t l = 0; l < names.size(); ++l) records.push_back(records[l]);
    for (const DraftPlace& place : stage.draft->places) {
      const LocationIndex location = stage.board.Find(place.id);
      if (location == kNoLocation) continue;
      LocationRecord& record = records[first + location];
      if (place.id != base_board().locations[location].id) record.id = image_.Text(place.id);
      if (place.name != names[location]) record.name = image_.Text(place.name);
    }
  }

  void AddKeys(ImageSection section, const std::vector<NameKey>& keys) {
    std::vector<KeyRecord> records;
    for (const NameKey& key : keys)
      records.push_back(
          {image_.Text(key.key), key.index, static_cast<uint8_t>(key.rank), key.ambiguous ? uint8_t{1} : uint8_t{0}});
    image_.Add(section, records);
  }

  void AddPowers() {
    std::vector<PowerRecord> records;
    std::vector<ControllerRecord> controllers;
    for (size_t i = 0; i < powers_.powers.size(); ++i) {
      const DraftPower& power = *powers_.powers[i];
      PowerRecord record;
      record.id = image_.Text(power.id);
      record.flag = power.flag.empty() ? record.id : image_.Text(power.flag);
      record.letter = powers_.letters[i];
      record.dummy = power.dummy ? 1 : 0;
      record.claims = Byte(power.claims);
      record.seizing_builds = Byte(power.seizing_builds);
      record.guest_builds = Byte(power.guest_builds);
      record.first_controller = static_cast<uint32_t>(controllers.size());
      record.controller_count = static_cast<uint16_t>(power.controllers.size());
      for (const DraftMention& controller : power.controllers) controllers.push_back(ControllerNamed(controller.id));
      records.push_back(record);
    }
    const std::vector<PowerRecord> always = records;
    records.clear();
    for (const Stage& stage : stages_) {
      for (size_t i = 0; i < always.size(); ++i) records.push_back(RecordIn(stage, i, always[i]));
    }
    image_.Add(S::kPowers, records);
    image_.Add(S::kControllers, controllers);
    AddKeys(S::kPowerKeys, power_keys_);
  }

  // What IN and FROM may change of a power.
  PowerRecord RecordIn(const Stage& stage, size_t index, PowerRecord record) {
    const DraftPower& power = *stage.powers[index];
    record.name = image_.Text(power.name);
    record.own_word = power.own_word.empty() ? record.name : image_.Text(power.own_word);
    record.reserves = Count(power.reserves);
    record.militia = Count(power.militia);
    AddLeague(stage, power, record);
    return record;
  }

  static uint8_t Byte(int count) { return static_cast<uint8_t>(std::min(count, 255)); }
  static uint16_t Count(int32_t count) { return static_cast<uint16_t>(std::min(count, kMaxProvinces)); }

  void AddLeague(const Stage& stage, const DraftPower& power, PowerRecord& record) {
    if (!power.league.has_value()) return;
    const DraftLeague& league = *power.league;
    record.league = image_.Text(league.name);
    record.league_behavior = static_cast<uint8_t>(league.behavior);
    for (size_t i = 0; i < stage.powers.size(); ++i) {
      const std::optional<DraftLeague>& other = stage.powers[i]->league;
      const bool listed = other.has_value() &&
                          (other->name == league.name ||
                           std::find(league.others.begin(), league.others.end(), other->name) != league.others.end());
      if (listed) record.league_powers |= uint64_t{1} << i;
    }
  }

  ControllerRecord ControllerNamed(const std::string& id) {
    const auto found = std::find_if(powers_.powers.begin(), powers_.powers.end(),
                                    [&](const DraftPower* power) { return power->id == id; });
    const bool is_power = found != powers_.powers.end();
    return {image_.Text(id), is_power ? static_cast<uint32_t>(found - powers_.powers.begin()) : uint32_t{kNoPower}};
  }

  void AddStartSections() {
    image_.Add(S::kCenters, centers_);
    image_.Add(S::kStartOwners, powers_.start_owners);
    image_.Add(S::kStartUnits, powers_.start_units);
    std::vector<uint32_t> starts;
    std::vector<ProvinceIndex> homes;
    const int words = WordsFor(base_board().province_count());
    for (size_t i = 0; i < powers_.powers.size(); ++i) {
      starts.push_back(static_cast<uint32_t>(homes.size()));
      ForEachBit(stages_.front().sites.homes.data() + i * static_cast<size_t>(words), words,
                 [&](int p) { homes.push_back(static_cast<ProvinceIndex>(p)); });
    }
    starts.push_back(static_cast<uint32_t>(homes.size()));
    image_.Add(S::kHomeStarts, starts);
    image_.Add(S::kHomes, homes);
    image_.Add(S::kNewHomes, draft_.new_homes);
    AddVictoryCounts();
  }

  // Default: more than half of the centres.
  void AddVictoryCounts() {
    std::vector<int32_t> all;
    for (size_t i = 0; i < stages_.size(); ++i) {
      std::vector<int32_t> counts = stages_[i].draft->victory;
      if (counts.empty()) counts.push_back(static_cast<int32_t>(stages_[i].centers.size() / 2 + 1));
      plan_.stages[i].first_victory = static_cast<uint16_t>(all.size());
      plan_.stages[i].victory_count = static_cast<uint16_t>(counts.size());
      all.insert(all.end(), counts.begin(), counts.end());
    }
    image_.Add(S::kVictory, all);
  }

  void AddPhases() {
    image_.Add(S::kFlow, flow_.elements);
    AddWords(S::kFlowWords, flow_.words);
    AddWords(S::kPatterns, plan_.patterns);
    image_.Add(S::kFromPhases, plan_.froms);
    image_.Add(S::kStages, plan_.stages);
  }

  void AddWords(ImageSection section, const std::vector<std::string>& words) {
    std::vector<TextRef> refs;
    for (const std::string& word : words) refs.push_back(image_.Text(word));
    image_.Add(section, refs);
  }

  void AddTexts() {
    std::vector<std::string> rules;
    for (const DraftRule& rule : draft_.rules) rules.push_back(rule.name);
    AddWords(S::kRules, rules);
    AddWords(S::kFlags, draft_.flags);
    AddWords(S::kNotify, draft_.notify);
    std::vector<RotationRecord> rotations;
    std::vector<std::string> types;
    for (const DraftRotation& rotation : draft_.rotations) {
      rotations.push_back({static_cast<uint16_t>(rotation.when), static_cast<uint16_t>(rotation.types.size()),
                           static_cast<uint32_t>(types.size())});
      types.insert(types.end(), rotation.types.begin(), rotation.types.end());
    }
    image_.Add(S::kRotations, rotations);
    AddWords(S::kRotationTypes, types);
    std::vector<LineRecord> stanza_lines, dynamic_lines;
    for (const DraftStanzaLine& line : draft_.stanza_lines) {
      stanza_lines.push_back({image_.Text(line.variant), image_.Text(line.text)});
    }
    for (const DraftDynamic& directive : draft_.dynamics) {
      const TextRef heading = image_.Text((directive.is_from ? "FROM " : "IN ") + directive.phase);
      for (const MapLine& line : directive.lines) dynamic_lines.push_back({heading, image_.Text(TextOf(line))});
    }
    image_.Add(S::kStanzaLines, stanza_lines);
    image_.Add(S::kDynamicLines, dynamic_lines);
  }

  static std::string TextOf(const MapLine& line) {
    std::string text;
    for (const MapToken& token : line.tokens) text += (text.empty() ? "" : " ") + token.text;
    return text;
  }

  // ---- Tables of the stages ----

  template <typename T, typename Table>
  std::vector<T> Together(Table&& table) const {
    std::vector<T> all;
    for (const Stage& stage : stages_) {
      const std::vector<T>& one = table(stage);
      all.insert(all.end(), one.begin(), one.end());
    }
    return all;
  }

  void AddRows(ImageSection section, std::vector<Word> SiteTables::*rows, bool always) {
    const std::vector<Word> all = Together<Word>([=](const Stage& s) -> const auto& { return s.sites.*rows; });
    image_.Add(section, always || AnyBit(all) ? all : std::vector<Word>());
  }

  void AddStages() {
    AddRows(S::kCenterRows, &SiteTables::centers, true);
    AddRows(S::kHomeRows, &SiteTables::homes, true);
    AddRows(S::kAlternativeRows, &SiteTables::alternatives, false);
    AddRows(S::kFactoryRows, &SiteTables::factories, false);
    AddRows(S::kPartisanRows, &SiteTables::partisans, false);
    AddRows(S::kHiddenRows, &SiteTables::hidden, false);
    std::vector<LimitRecord> limits;
    for (size_t i = 0; i < stages_.size(); ++i) {
      for (LimitRecord limit : stages_[i].sites.limits) {
        limit.stage = static_cast<uint16_t>(i);
        limits.push_back(limit);
      }
    }
    image_.Add(S::kLimits, limits);
    AddLastCoasts();
    AddPassages();
  }

  // Where a fleet goes whose province gets coasts. Source: FORMAT_NOTES section 12.
  void AddLastCoasts() {
    std::vector<uint16_t> coasts;
    for (const Stage& stage : stages_) {
      if (stages_.size() == 1) break;
      for (ProvinceIndex p = 0; p < base_board().province_count(); ++p) coasts.push_back(LastCoast(stage.board, p));
    }
    image_.Add(S::kLastCoasts, coasts);
  }

  static uint16_t LastCoast(const Board& board, ProvinceIndex province) {
    uint16_t last = kNoLocation;
    const ProvinceRecord& record = board.provinces[province];
    for (int i = 0; i < record.coast_count; ++i) {
      const auto coast = static_cast<uint16_t>(record.first_coast + i);
      if (!board.FleetMayStand(coast)) continue;
      const bool later = last == kNoLocation || board.locations[coast].at.sequence > board.locations[last].at.sequence;
      if (later) last = coast;
    }
    return last;
  }

  void AddPassages() {
    std::vector<uint32_t> starts;
    std::vector<PassageRecord> records;
    std::vector<CenterIndex> centers;
    for (const Stage& stage : stages_) {
      for (const uint32_t start : stage.passages.starts)
        starts.push_back(start + static_cast<uint32_t>(records.size()));
      for (PassageRecord record : stage.passages.records) {
        record.first_center += static_cast<uint32_t>(centers.size());
        records.push_back(record);
      }
      centers.insert(centers.end(), stage.passages.centers.begin(), stage.passages.centers.end());
    }
    if (records.empty()) starts.clear();
    image_.Add(S::kPassageStarts, starts);
    image_.Add(S::kPassages, records);
    image_.Add(S::kPassageCenters, centers);
  }

  void AddGraphs() {
    image_.Add(S::kTerrain, Together<uint8_t>([](const Stage& s) -> const auto& { return s.graph.terrain; }));
    AddGraphRows(S::kPlaces, &GraphTables::places);
    AddGraphRows(S::kArmyPlaces, &GraphTables::army_places);
    AddGraphRows(S::kFleetPlaces, &GraphTables::fleet_places);
    AddGraphRows(S::kCarriers, &GraphTables::carriers);
    AddGraphRows(S::kArmyMoves, &GraphTables::army_moves);
    AddGraphRows(S::kAdjacent, &GraphTables::adjacent);
    AddGraphRows(S::kBoarding, &GraphTables::boarding);
    AddGraphRows(S::kLanding, &GraphTables::landing);
    AddGraphRows(S::kCarrierLinks, &GraphTables::carrier_links);
    AddGraphRows(S::kCoastalCarriers, &GraphTables::coastal_carriers);
    AddGraphRows(S::kCoastalBoarding, &GraphTables::coastal_boarding);
    AddGraphRows(S::kCoastalLanding, &GraphTables::coastal_landing);
    AddGraphRows(S::kCoastalLinks, &GraphTables::coastal_links);
    AddGraphRows(S::kFleetMoves, &GraphTables::fleet_moves);
    AddGraphRows(S::kFleetReach, &GraphTables::fleet_reach);
    AddStarts(S::kArmyStarts, &GraphTables::army_starts);
    AddStarts(S::kFleetStarts, &GraphTables::fleet_starts);
    image_.Add(S::kNeighbors, Together<LocationIndex>([](const Stage& s) -> const auto& { return s.graph.neighbors; }));
    std::vector<GraphTables> graphs;
    for (Stage& stage : stages_) graphs.push_back(std::move(stage.graph));
    const RetreatTables retreats = BuildRetreatTables(graphs);
    image_.Add(S::kRetreatArmyStarts, retreats.army_starts);
    image_.Add(S::kRetreatFleetStarts, retreats.fleet_starts);
    image_.Add(S::kRetreatPlaces, retreats.places);
    image_.header.max_degree = static_cast<uint32_t>(retreats.max_degree);
  }

  void AddGraphRows(ImageSection section, std::vector<Word> GraphTables::*rows) {
    image_.Add(section, Together<Word>([=](const Stage& s) -> const auto& { return s.graph.*rows; }));
  }

  void AddStarts(ImageSection section, std::vector<uint32_t> GraphTables::*starts) {
    std::vector<uint32_t> all;
    uint32_t before = 0;
    for (const Stage& stage : stages_) {
      for (const uint32_t start : stage.graph.*starts) all.push_back(start + before);
      before += static_cast<uint32_t>(stage.graph.neighbors.size());
    }
    image_.Add(section, all);
  }

  MapDraft& draft_;
  const ApplyDirective& apply_;
  DiagnosticList& diagnostics_;
  BuiltFlow flow_;
  StagePlan plan_;
  PowerTables powers_;
  std::vector<MapDraft> drafts_;  // of the stages after the first
  std::vector<Stage> stages_;
  std::vector<ProvinceIndex> centers_;  // of all stages, ascending
  std::vector<NameKey> place_keys_;
  std::vector<NameKey> power_keys_;
  ImageWriter image_;
};

}  // namespace

std::vector<uint64_t> BuildMapImage(MapDraft& draft, const ApplyDirective& apply, DiagnosticList& diagnostics) {
  return Builder(draft, apply, diagnostics).Build();
}

}  // namespace entente
