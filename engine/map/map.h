// A map: provinces, coasts, powers, centres, start position, phase flow. Immutable; any threads may share one.
//
// A Map is a view of one flat, relocatable block (the *image*) of fixed-width records, bit rows and text. Maps shipped
// with the engine are images compiled into the program, so they need no parsing and no allocation; a map read from text
// builds the same image in memory (map_builder.h). Every accessor is an array look-up.
//
// Provinces are numbered in the alphabetical order of their abbreviations; location p < province_count() is province p
// itself, the coasts follow in alphabetical order. Powers are numbered in the alphabetical order of their identities.
#ifndef ENTENTE_ENGINE_MAP_MAP_H_
#define ENTENTE_ENGINE_MAP_MAP_H_

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
#include "map/phase_flow.h"

namespace entente {

class Map {
 public:
  // A map over an image that outlives it (a built-in one), or over one that it owns.
  //   Errors: the image is not of this version or its sizes do not fit each other.
  static absl::StatusOr<std::shared_ptr<const Map>> FromImage(std::span<const uint64_t> image);
  static absl::StatusOr<std::shared_ptr<const Map>> FromOwnedImage(std::vector<uint64_t> image);

  Map(const Map&) = delete;
  Map& operator=(const Map&) = delete;

  std::string_view name() const;                         // "standard"
  uint32_t fingerprint() const { return fingerprint_; }  // digest of the image; a Position carries it
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

  std::string_view Id(LocationIndex location) const;        // "STP", "STP/SC"
  std::string_view LongName(LocationIndex location) const;  // "St Petersburg", "St Petersburg (south coast)"
  // Rank of the province's long name in the alphabet, blanks and hyphens skipped (4.D.8).
  uint16_t NameRank(ProvinceIndex province) const { return provinces_[province].name_rank; }

  // ---- The graph
  // --------------------------------------------------------------------------------------------------------- The graph
  // in force in `phase`. Maps without IN and FROM directives have one graph.
  const Graph& GraphAt(const Phase& phase) const { return graphs_[GraphIndexAt(phase)]; }
  int graph_count() const { return static_cast<int>(graphs_.size()); }
  int max_degree() const { return max_degree_; }  // the longest Neighbors() list of any graph

  // ---- Names in order text
  // ----------------------------------------------------------------------------------------------- The key under which
  // a place name or alias is stored: FORMAT_NOTES section 5 ("matching key").
  static std::string PlaceKey(std::string_view text);
  // The place that a key (from PlaceKey) means. A coast in any written form ("SPA/NC", "SPA (NC)", "SPAIN NORTH COAST")
  // is found. Abbreviations win over names, names over aliases, aliases over second-rank (`alias?`) ones.
  std::optional<LocationIndex> FindPlace(std::string_view key) const;
  int longest_place_words() const;  // most blank-separated words in any key
  // Up to `most` ids and names nearest to a word that FindPlace does not know, for messages.
  std::vector<std::string> NearestPlaces(std::string_view word, int most) const;

  // ---- Powers ----
  int power_count() const { return power_count_; }
  std::string_view PowerId(PowerIndex power) const;    // "FRANCE"
  std::string_view PowerName(PowerIndex power) const;  // "France"
  std::string_view OwnWord(PowerIndex power) const;    // "French"
  bool IsDummy(PowerIndex power) const;                // a DUMMY line says so
  char32_t PowerLetter(PowerIndex power) const;        // 0 if none
  // By identity, name, own word, three-letter token ("FRA") or explicit letter, in any case. A word that two powers
  // claim with equal right means neither.
  std::optional<PowerIndex> FindPower(std::string_view word) const;

  // ---- Centres and start ----
  int center_count() const { return center_count_; }
  CenterIndex CenterOf(ProvinceIndex province) const { return provinces_[province].center; }  // kNoCenter if none
  bool IsCenter(ProvinceIndex province) const { return CenterOf(province) != kNoCenter; }
  ProvinceIndex CenterProvince(CenterIndex center) const { return centers_[center]; }
  std::span<const ProvinceIndex> centers() const { return {centers_, size_t(center_count_)}; }  // ascending
  // Home centres of a power, ascending; and as one province row.
  std::span<const ProvinceIndex> Homes(PowerIndex power) const;
  const Word* HomeRow(PowerIndex power) const { return home_rows_ + size_t{power} * province_words(); }
  std::span<const PowerIndex> start_owners() const;  // per centre; kNoPower = neutral
  std::span<const Unit> start_units() const;         // ascending by location
  // Centres a power needs for a solo victory in the given game-year.
  int VictoryCenters(int game_year) const;

  // ---- Phases ----
  Phase begin() const;
  PhaseType TypeOf(const Phase& phase) const { return flow_[phase.element].type; }
  std::span<const FlowElement> flow() const;
  std::string_view Season(const Phase& phase) const;    // "SPRING"
  std::string_view TypeName(const Phase& phase) const;  // "MOVEMENT"
  std::string PhaseName(const Phase& phase) const;      // "S1901M"
  // Reads "S1901M", and the long form "SPRING 1901 MOVEMENT". The year may be negative or have any number of digits
  // that fits.
  absl::StatusOr<Phase> ParsePhase(std::string_view name) const;
  // The phase after `phase` in the flow, whether or not anybody has orders to give in it.
  Phase NextPhase(const Phase& phase) const;

  // ---- Rules
  // ------------------------------------------------------------------------------------------------------------- Names
  // of the map's RULE lines, upper case, in file order ("BUILD_ANY", "!NO_CHECK").
  std::vector<std::string_view> RuleNames() const;

 private:
  Map(std::vector<uint64_t> owned, std::span<const uint64_t> image);

  static absl::StatusOr<std::shared_ptr<const Map>> Make(std::vector<uint64_t> owned, std::span<const uint64_t> image);
  void ReadTables();
  void ReadGraphs();
  const ImageHeader& header() const { return *reinterpret_cast<const ImageHeader*>(image_.data()); }
  template <typename T>
  const T* Section(ImageSection section) const {
    return reinterpret_cast<const T*>(image_.data() + header().sections[static_cast<uint32_t>(section)].offset);
  }
  uint32_t SectionSize(ImageSection section) const { return header().sections[static_cast<uint32_t>(section)].count; }
  std::string_view Text(TextRef ref) const { return {Section<char>(ImageSection::kText) + ref.offset, ref.length}; }
  const KeyRecord* FindKey(ImageSection section, std::string_view key) const;
  std::optional<LocationIndex> FindCoast(std::string_view base, std::string_view words) const;
  int GraphIndexAt(const Phase&) const { return 0; }  // IN and FROM directives are not supported yet

  std::vector<uint64_t> owned_;
  std::span<const uint64_t> image_;
  uint32_t fingerprint_ = 0;
  int province_count_ = 0;
  int location_count_ = 0;
  int power_count_ = 0;
  int center_count_ = 0;
  int max_degree_ = 0;
  const ProvinceRecord* provinces_ = nullptr;
  const ProvinceIndex* province_of_ = nullptr;
  const ProvinceIndex* centers_ = nullptr;
  const Word* home_rows_ = nullptr;
  const FlowElement* flow_ = nullptr;
  std::vector<Graph> graphs_;
};

using MapRef = std::shared_ptr<const Map>;

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_MAP_H_
