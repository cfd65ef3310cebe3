#include "map_language/image_builder.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <string>
#include <type_traits>

#include "map/name_key.h"

namespace entente {
namespace {

using S = ImageSection;

// Places the sections of a map image.
class ImageWriter {
 public:
  ImageHeader header;  // the counts and names; Finish fills in the rest

  template <typename T>
  void Add(ImageSection section, const std::vector<T>& elements) {
    static_assert(std::is_trivially_copyable_v<T>);
    AddBytes(section, elements.data(), elements.size(), sizeof(T));
  }

  TextRef Text(std::string_view text) {
    const TextRef ref{static_cast<uint32_t>(text_.size()), static_cast<uint32_t>(text.size())};
    text_.append(text).push_back('\0');
    return ref;
  }

  std::vector<uint64_t> Finish() {
    AddBytes(S::kText, text_.data(), text_.size(), 1);
    header.word_count = static_cast<uint32_t>(words_.size());
    std::memcpy(words_.data(), &header, sizeof(header));
    return std::move(words_);
  }

 private:
  void AddBytes(ImageSection section, const void* data, size_t count, size_t size) {
    const size_t offset = words_.size();
    header.sections[static_cast<uint32_t>(section)] = {static_cast<uint32_t>(offset), static_cast<uint32_t>(count)};
    words_.resize(offset + (count * size + sizeof(uint64_t) - 1) / sizeof(uint64_t), 0);
    if (count != 0) std::memcpy(words_.data() + offset, data, count * size);
  }

  std::vector<uint64_t> words_ = std::vector<uint64_t>(sizeof(ImageHeader) / sizeof(uint64_t), 0);
  std::string text_{"\0", 1};  // an unset reference means an empty text
};

class ImageBuilder {
 public:
  explicit ImageBuilder(const MapParts& parts)
      : draft_(parts.draft),
        flow_(parts.flow),
        plan_(parts.plan),
        powers_(parts.powers),
        set_(parts.set),
        stages_(parts.set.stages),
        centers_(parts.set.centers) {
    image_.header.source = image_.Text(parts.source);
  }

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

 private:
  const Board& base_board() const { return set_.base_board(); }

  void AddHeader() {
    ImageHeader& header = image_.header;
    header.name = image_.Text(draft_.name);
    header.graphics = image_.Text(draft_.graphics);
    header.province_count = static_cast<uint32_t>(base_board().province_count());
    header.location_count = static_cast<uint32_t>(base_board().location_count());
    header.power_count = static_cast<uint32_t>(powers_.powers.size());
    header.center_count = static_cast<uint32_t>(centers_.size());
    header.stage_count = static_cast<uint32_t>(stages_.size());
    header.longest_place_words = static_cast<uint32_t>(LongestPlaceWords(set_.place_keys, base_board()));
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
    for (const Stage& stage : stages_) add(MapTrait::kHiddenBuilds, HasBits(stage.sites.hidden));
    add(MapTrait::kHiddenBuilds, HasRule(draft_, "HIDE_BUILDS"));
    const bool has_garrisons = HasRule(draft_, "GARRISON");
    add(MapTrait::kGarrison, has_garrisons);
    add(MapTrait::kTokens, has_garrisons);
    add(MapTrait::kVassals, HasRule(draft_, "VASSAL_DUMMIES"));
    return traits;
  }

  static bool HasBits(const std::vector<Word>& rows) { return AnyBit(rows.data(), static_cast<int>(rows.size())); }

  // Long names by location. A place missing from the base map has the name of the first stage with it.
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
    AddKeys(S::kPlaceKeys, set_.place_keys);
  }

  // Places that a stage lacks or does not rename keep the names of the first records.
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
      for (const DraftMention& controller : power.controllers) {
        controllers.push_back({image_.Text(controller.id), powers_.IndexOf(controller.id)});
      }
      records.push_back(record);
    }
    const std::vector<PowerRecord> always = records;
    records.clear();
    for (const Stage& stage : stages_) {
      for (size_t i = 0; i < always.size(); ++i) records.push_back(RecordIn(stage, i, always[i]));
    }
    image_.Add(S::kPowers, records);
    image_.Add(S::kControllers, controllers);
    AddKeys(S::kPowerKeys, set_.power_keys);
  }

  // Sets the members of a power that IN and FROM may change.
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

  void AddVictoryCounts() {
    std::vector<StageRecord> records = plan_.stages;
    std::vector<int32_t> all;
    for (size_t i = 0; i < records.size(); ++i) {
      const std::vector<int32_t>& counts = stages_[i].draft->victory;
      records[i].first_victory = static_cast<uint16_t>(all.size());
      records[i].victory_count = static_cast<uint16_t>(counts.size());
      all.insert(all.end(), counts.begin(), counts.end());
    }
    image_.Add(S::kVictory, all);
    image_.Add(S::kStages, records);
  }

  void AddPhases() {
    image_.Add(S::kFlow, flow_.elements);
    AddWords(S::kFlowWords, flow_.words);
    AddWords(S::kPatterns, plan_.patterns);
    image_.Add(S::kFromPhases, plan_.froms);
  }

  template <typename Words>
  void AddWords(ImageSection section, const Words& words) {
    std::vector<TextRef> refs;
    for (const std::string_view word : words) refs.push_back(image_.Text(word));
    image_.Add(section, refs);
  }

  void AddTexts() {
    AddWords(S::kRules, RuleNamesOf(draft_));
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
      for (const MapLine& line : directive.lines) dynamic_lines.push_back({heading, image_.Text(line.Text())});
    }
    image_.Add(S::kStanzaLines, stanza_lines);
    image_.Add(S::kDynamicLines, dynamic_lines);
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
    image_.Add(section, always || HasBits(all) ? all : std::vector<Word>());
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

  // The coast for a fleet whose province gets coasts. Source: maps/LANGUAGE.md (IN and FROM).
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
    for (const LocationIndex coast : board.CoastsOf(province)) {
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
#define IMAGE_SECTION(name, Type, count)
#define GRAPH_ROWS(name, member, words) \
  image_.Add(S::k##name, Together<Word>([](const Stage& s) -> const auto& { return s.graph.member; }));
#include "map/image_sections.def"
    AddStarts(S::kArmyStarts, &GraphTables::army_starts);
    AddStarts(S::kFleetStarts, &GraphTables::fleet_starts);
    image_.Add(S::kNeighbors, Together<LocationIndex>([](const Stage& s) -> const auto& { return s.graph.neighbors; }));
    std::vector<const GraphTables*> graphs;
    for (const Stage& stage : stages_) graphs.push_back(&stage.graph);
    const RetreatTables retreats = BuildRetreatTables(graphs);
    image_.Add(S::kRetreatArmyStarts, retreats.army_starts);
    image_.Add(S::kRetreatFleetStarts, retreats.fleet_starts);
    image_.Add(S::kRetreatPlaces, retreats.places);
    image_.header.max_degree = static_cast<uint32_t>(retreats.max_degree);
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

  const MapDraft& draft_;
  const BuiltFlow& flow_;
  const StagePlan& plan_;
  const PowerTables& powers_;
  const StageSet& set_;
  const std::vector<Stage>& stages_;
  const std::vector<ProvinceIndex>& centers_;
  ImageWriter image_;
};

}  // namespace

std::vector<uint64_t> BuildImage(const MapParts& parts) { return ImageBuilder(parts).Write(); }

}  // namespace entente
