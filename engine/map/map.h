// A map: provinces, coasts, powers, centers, start position, phase flow. Immutable; any threads may share one.
//
// A Map is a view of one flat, relocatable block (the *image*) of fixed-width records, bit rows and text. Maps shipped
// with the engine are images compiled into the program, so they need no parsing and no allocation; a map read from text
// builds the same image in memory (read_map_text.h). Every accessor is an array look-up.
//
// Provinces are numbered in the alphabetical order of their abbreviations; location p < province_count() is province p
// itself, the coasts follow in alphabetical order. Powers are numbered in the alphabetical order of their identities.
#ifndef ENTENTE_ENGINE_MAP_MAP_H_
#define ENTENTE_ENGINE_MAP_MAP_H_

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/bitset.h"
#include "base/ids.h"
#include "base/status.h"
#include "map/graph.h"
#include "map/image.h"
#include "map/map_stage.h"
#include "map/phase_flow.h"
#include "map/position_layout.h"
#include "map/ready_texts.h"

namespace entente {

// A line of map text that the map keeps, with its heading.
struct MapLineText {
  std::string_view heading;
  std::string_view line;
};

class Map {
 public:
  // Makes a map over an image that outlives it (a built-in one), or over one that it owns.
  //   Errors: the image is not of this version or its sizes do not fit each other.
  static Result<std::shared_ptr<const Map>> FromImage(std::span<const uint64_t> image);
  static Result<std::shared_ptr<const Map>> FromOwnedImage(std::vector<uint64_t> image);

  Map(const Map&) = delete;
  Map& operator=(const Map&) = delete;

  std::string_view name() const { return Text(header().name); }      // "standard"
  std::string_view source() const { return Text(header().source); }  // the map as canonical text (canonical_text.h)
  uint32_t fingerprint() const { return fingerprint_; }              // digest of the image; a Position carries it
  std::span<const uint64_t> image() const { return image_; }

  // ---- Provinces and locations ----
  int province_count() const { return province_count_; }
  int location_count() const { return location_count_; }
  int province_words() const { return WordsFor(province_count_); }
  int location_words() const { return WordsFor(location_count_); }

  ProvinceIndex ProvinceOf(LocationIndex location) const { return province_of_[location]; }
  bool IsCoast(LocationIndex location) const { return location >= province_count_; }
  // The coasts of a province are locations FirstCoast .. FirstCoast + CoastCount - 1 (count 0: no coasts).
  LocationIndex FirstCoast(ProvinceIndex province) const { return provinces_[province].first_coast; }
  int CoastCount(ProvinceIndex province) const { return provinces_[province].coast_count; }
  IdRange<LocationIndex> CoastsOf(ProvinceIndex province) const { return {FirstCoast(province), CoastCount(province)}; }

  // "STP", "STP/SC"; the same in every phase.
  std::string_view Id(LocationIndex location) const { return Text(locations_[location].id); }
  // "St Petersburg", "St Petersburg (south coast)"
  std::string_view LongName(LocationIndex location) const { return Text(locations_[location].name); }
  // Ids of units, places and powers, made once for writers.
  const ReadyTexts& ready_texts() const { return ready_texts_; }
  // Rank of the province's long name in the alphabet, blanks and hyphens skipped (4.D.8).
  uint16_t NameRank(ProvinceIndex province) const { return provinces_[province].name_rank; }

  // ---- Stages ----
  // The map in force in `phase`. Maps without IN and FROM directives have one stage.
  const MapStage& StageAt(const Phase& phase) const {
    return only_stage_ != nullptr ? *only_stage_ : stages_[FindStageIndex(phase)];
  }
  const Graph& GraphAt(const Phase& phase) const { return StageAt(phase).graph(); }
  int stage_count() const { return static_cast<int>(stages_.size()); }
  const MapStage& stage(int index) const { return stages_[static_cast<size_t>(index)]; }
  // Index of StageAt(phase).
  size_t StageIndexAt(const Phase& phase) const { return only_stage_ != nullptr ? 0 : FindStageIndex(phase); }
  // Whether a unit may stand there in some stage; in others it may be caught there (maps/LANGUAGE.md, IN and FROM).
  bool MayEverStand(UnitType type, LocationIndex location) const {
    return std::any_of(stages_.begin(), stages_.end(),
                       [&](const MapStage& stage) { return stage.graph().MayStand(type, location); });
  }
  // Of a province that has coasts in that stage, the coast whose terrain line came last; kNoLocation if it has none.
  LocationIndex LastCoast(size_t stage, ProvinceIndex province) const {
    const uint16_t* coasts =
        StageTable<uint16_t>(ImageSection::kLastCoasts, stage, static_cast<size_t>(province_count_));
    return coasts == nullptr ? kNoLocation : coasts[province];
  }
  // All locations that a unit may go to directly in some stage, ascending; with one stage, Graph::Neighbors. Bit i of a
  // retreat mask means entry i.
  std::span<const LocationIndex> RetreatPlaces(UnitType type, LocationIndex from) const {
    const uint32_t* starts = type == UnitType::kArmy ? retreat_army_starts_ : retreat_fleet_starts_;
    return {retreat_places_ + starts[from], retreat_places_ + starts[from + 1]};
  }
  int max_degree() const { return max_degree_; }                 // the longest RetreatPlaces() list
  bool has_weak_passages() const { return has_weak_passages_; }  // in any stage

  // Where the parts of a position of this map lie.
  const PositionLayout& position_layout() const { return position_layout_; }

  // ---- Names in order text ----
  // The key under which a place name or alias is stored: maps/LANGUAGE.md (Places).
  static std::string PlaceKey(std::string_view text);
  // The place that a key (from PlaceKey) means, also a coast in any written form ("SPA/NC", "SPA (NC)", "SPAIN NORTH
  // COAST"). Abbreviations win over names, names over aliases, aliases over second-rank (`alias?`) ones. A word means
  // one place in every phase: names given by IN and FROM are added to the place's other names.
  std::optional<LocationIndex> FindPlace(std::string_view key) const;
  // Whether a key is a second-rank word (`alias?`) of some place, whichever place it means.
  bool IsAmbiguous(std::string_view key) const;
  // The most blank-separated words in any key.
  int longest_place_words() const { return static_cast<int>(header().longest_place_words); }
  // Every key of a place, and every one of a power, sorted, for readers that look for words like it.
  std::span<const KeyRecord> place_keys() const { return All<KeyRecord>(ImageSection::kPlaceKeys); }
  std::span<const KeyRecord> power_keys() const { return All<KeyRecord>(ImageSection::kPowerKeys); }
  // The keys of places that do not come before `key`.
  std::span<const KeyRecord> PlaceKeysFrom(std::string_view key) const;
  std::string_view KeyText(const KeyRecord& key) const { return Text(key.key); }
  // Up to `most` ids and names nearest to a word that FindPlace does not know, for messages.
  std::vector<std::string> NearestPlaces(std::string_view word, int most) const;

  // ---- Powers ----
  int power_count() const { return power_count_; }
  IdRange<PowerIndex> powers() const { return {0, power_count_}; }                            // all of them, ascending
  std::string_view PowerId(PowerIndex power) const { return Text(powers_[power].id); }        // "FRANCE"
  std::string_view PowerName(PowerIndex power) const { return Text(powers_[power].name); }    // "France"
  std::string_view OwnWord(PowerIndex power) const { return Text(powers_[power].own_word); }  // "French"
  char32_t PowerLetter(PowerIndex power) const { return powers_[power].letter; }              // 0 if none
  bool IsDummy(PowerIndex power) const { return powers_[power].dummy != 0; }                  // a DUMMY line says so
  // Who controls a dummy, in turn; the first is in charge when the game begins (maps/LANGUAGE.md, Powers).
  std::span<const ControllerRecord> Controllers(PowerIndex power) const {
    return All<ControllerRecord>(ImageSection::kControllers)
        .subspan(powers_[power].first_controller, powers_[power].controller_count);
  }
  std::string_view ControllerName(const ControllerRecord& controller) const { return Text(controller.name); }
  // The power whose flag it shows; may be a power of another map.
  std::string_view Flag(PowerIndex power) const { return Text(powers_[power].flag); }
  // By identity, name, own word, three-letter token ("FRA") or explicit letter, in any case. A word that two powers
  // claim with equal right means neither.
  std::optional<PowerIndex> FindPower(std::string_view word) const;

  // ---- Centers and start ----
  int center_count() const { return center_count_; }
  CenterIndex CenterOf(ProvinceIndex province) const { return provinces_[province].center; }  // kNoCenter if none
  bool IsCenter(ProvinceIndex province) const { return CenterOf(province) != kNoCenter; }
  ProvinceIndex CenterProvince(CenterIndex center) const { return centers_[center]; }
  std::span<const ProvinceIndex> centers() const { return {centers_, size_t(center_count_)}; }  // ascending
  // Home centers of a power in the base map, alternatives included, ascending. For the homes in a phase see
  // MapStage::Homes.
  std::span<const ProvinceIndex> Homes(PowerIndex power) const;
  // Per center; kNoPower: neutral.
  std::span<const PowerIndex> start_owners() const { return All<PowerIndex>(ImageSection::kStartOwners); }
  // Ascending by location.
  std::span<const Unit> start_units() const { return All<Unit>(ImageSection::kStartUnits); }
  // What a power has at the start beside its centers: homes that it may claim (&SC), builds on any home, which it then
  // owns (SC!) or does not own (SC?).
  int Claims(PowerIndex power) const { return powers_[power].claims; }
  int SeizingBuilds(PowerIndex power) const { return powers_[power].seizing_builds; }
  int GuestBuilds(PowerIndex power) const { return powers_[power].guest_builds; }
  // The most SC? that a power can ever have.
  int MostGuestBuilds(PowerIndex power) const { return Has(MapTrait::kGarrison) ? 255 : GuestBuilds(power); }
  // Years in which the owned centers become homes (NEWHOMES).
  std::span<const int32_t> new_homes() const { return All<int32_t>(ImageSection::kNewHomes); }
  bool has_extra_state() const { return (header().traits & kExtraStateTraits) != 0; }
  bool Has(MapTrait trait) const { return (header().traits & static_cast<uint32_t>(trait)) != 0; }

  // ---- Phases ----
  Phase begin() const { return header().begin; }
  PhaseType TypeOf(const Phase& phase) const { return flow_[phase.element].type; }
  std::span<const FlowElement> flow() const { return All<FlowElement>(ImageSection::kFlow); }
  std::string_view Season(const Phase& phase) const { return FlowWord(flow_[phase.element].season); }  // "SPRING"
  std::string_view TypeName(const Phase& phase) const {
    return FlowWord(flow_[phase.element].type_name);
  }                                                     // "MOVEMENT"
  std::string LongPhaseName(const Phase& phase) const;  // "SPRING 1901 MOVEMENT"
  // "S1901M"; the long form "SUMMER 1901 MOVEMENT" if the short form means an earlier phase of the flow.
  std::string PhaseName(const Phase& phase) const;
  // Reads "S1901M", and the long form "SPRING 1901 MOVEMENT". The year may be negative and may have zeros in front
  // ("S0001M", "S01M"), if it fits in int32_t.
  Result<Phase> ParsePhase(std::string_view name) const;
  // The phase after `phase` in the flow, even if no power has orders to give in it.
  Phase NextPhase(const Phase& phase) const;

  // ---- Rules ----
  // Names of the map's RULE lines, upper case, in file order ("BUILD_ANY", "!NO_CHECK").
  std::vector<std::string_view> RuleNames() const { return Words(ImageSection::kRules); }
  // An entry of a list of words (kRules, kFlags, kNotify); null beyond the last. Like all texts of a map it ends with a
  // zero byte.
  const char* ListedWord(ImageSection list, uint32_t index) const {
    return index < SectionSize(list) ? Text(Section<TextRef>(list)[index]).data() : nullptr;
  }

  // ---- What other layers need ----
  std::string_view graphics() const {
    return Text(header().graphics);
  }  // the graphics map (MAP); empty if none is named
  bool Has(MapMark mark) const { return (header().marks & static_cast<uint32_t>(mark)) != 0; }
  std::vector<std::string_view> Flags() const { return Words(ImageSection::kFlags); }
  std::vector<std::string_view> NotifyAddresses() const { return Words(ImageSection::kNotify); }
  std::span<const RotationRecord> rotations() const { return All<RotationRecord>(ImageSection::kRotations); }
  std::string_view RotationType(uint32_t index) const {
    return Text(Section<TextRef>(ImageSection::kRotationTypes)[index]);
  }
  // Lines of DIRECTIVES stanzas under their variant, and the lines of IN and FROM under "IN SPRING".
  std::vector<MapLineText> StanzaLines() const { return Lines(ImageSection::kStanzaLines); }
  std::vector<MapLineText> DynamicLines() const { return Lines(ImageSection::kDynamicLines); }

 private:
  std::string PhaseForms() const;
  Map(std::vector<uint64_t> owned, std::span<const uint64_t> image);

  static Result<std::shared_ptr<const Map>> Make(std::vector<uint64_t> owned, std::span<const uint64_t> image);
  void ReadTables();
  void ReadStages();
  MapStage ReadStage(size_t index) const;
  size_t FindStageIndex(const Phase& phase) const;
  uint64_t PatternsAt(const Phase& phase) const;
  Graph ReadGraph(size_t index) const;
  void ListCarriers(Graph& graph);
  void ListShores(Graph& graph, CarrierLists& lists) const;
  const ImageHeader& header() const { return *reinterpret_cast<const ImageHeader*>(image_.data()); }
  template <typename T>
  const T* Section(ImageSection section) const {
    return reinterpret_cast<const T*>(image_.data() + header().sections[static_cast<uint32_t>(section)].offset);
  }
  template <typename T>
  std::span<const T> All(ImageSection section) const {
    return {Section<T>(section), SectionSize(section)};
  }
  std::string_view FlowWord(uint32_t index) const { return Text(Section<TextRef>(ImageSection::kFlowWords)[index]); }
  uint32_t SectionSize(ImageSection section) const { return header().sections[static_cast<uint32_t>(section)].count; }
  std::string_view Text(TextRef ref) const { return {Section<char>(ImageSection::kText) + ref.offset, ref.length}; }
  std::vector<std::string_view> Words(ImageSection section) const;
  std::vector<MapLineText> Lines(ImageSection section) const;
  std::span<const KeyRecord> KeysFrom(ImageSection section, std::string_view key) const;
  const KeyRecord* FindKey(ImageSection section, std::string_view key) const;
  std::optional<LocationIndex> FindCoast(std::string_view base, std::string_view words) const;
  std::optional<LocationIndex> FindCoastAlias(std::string_view id, std::string_view code) const;
  // The table of stage `index` in a section with a table of `size` elements for every stage; null if the section is
  // empty.
  template <typename T>
  const T* StageTable(ImageSection section, size_t index, size_t size) const {
    return SectionSize(section) == 0 ? nullptr : Section<T>(section) + index * size;
  }

  std::vector<uint64_t> owned_;
  std::span<const uint64_t> image_;
  uint32_t fingerprint_ = 0;
  int province_count_ = 0;
  int location_count_ = 0;
  int power_count_ = 0;
  int center_count_ = 0;
  int max_degree_ = 0;
  bool has_weak_passages_ = false;
  const ProvinceRecord* provinces_ = nullptr;
  const LocationRecord* locations_ = nullptr;  // of the base map
  const PowerRecord* powers_ = nullptr;
  const ProvinceIndex* province_of_ = nullptr;
  const ProvinceIndex* centers_ = nullptr;
  const uint32_t* retreat_army_starts_ = nullptr;
  const uint32_t* retreat_fleet_starts_ = nullptr;
  const LocationIndex* retreat_places_ = nullptr;
  const FlowElement* flow_ = nullptr;
  PositionLayout position_layout_;
  ReadyTexts ready_texts_;
  std::vector<MapStage> stages_;
  std::vector<CarrierLists> carrier_lists_;  // three for each stage
  const MapStage* only_stage_ = nullptr;     // null: the map has several
};

using MapRef = std::shared_ptr<const Map>;

// The number of 32-bit words of a retreat mask: bit i stands for entry i of Map::RetreatPlaces.
inline int RetreatWords(const Map& map) { return (map.max_degree() + 31) / 32; }

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_MAP_H_
