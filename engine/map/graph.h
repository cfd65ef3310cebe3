// The province graph in force during a phase: where units may stand and move, and which fleets may convoy which armies.
//
// A Graph is a view of bit rows inside its Map's block, and of lists beside it: cheap to copy, valid as long as the Map
// lives, any threads.
//   Shapes: province rows have province_words() words, location rows location_words() words; unused bits are zero.
//   Source: maps/LANGUAGE.md (Restrictions).
#ifndef ENTENTE_ENGINE_MAP_GRAPH_H_
#define ENTENTE_ENGINE_MAP_GRAPH_H_

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "base/bitset.h"
#include "base/ids.h"
#include "map/image.h"

namespace entente {

enum class Terrain : uint8_t {
  kWater = 0,  // fleets only, may convoy
  kLand = 1,   // armies only
  kCoast = 2,  // both
  kPort = 3,   // both; a fleet there convoys as at sea
  kShut = 4,   // no unit may enter
};
// Words for terrain in .map text.
inline constexpr std::array<std::string_view, 5> kTerrainWords = {"WATER", "LAND", "COAST", "PORT", "SHUT"};

// The strength with which a unit arrives by a passage, before supports.
enum class PassageStrength : uint8_t {
  kFull = 0,
  kHalf = 1,  // `*`: one half
  kNone = 2,  // `~`, a strait: none
};
inline constexpr PassageStrength kPassageStrengths[] = {PassageStrength::kFull, PassageStrength::kHalf,
                                                        PassageStrength::kNone};

// The rows of Graph::CarrierLinks as lists; and Boarding and Landing seen from the carrier.
struct CarrierLists {
  std::vector<uint32_t> starts;  // province_count + 1 entries
  std::vector<ProvinceIndex> beside;
  bool lead_both_ways = true;
  std::vector<Word> boarders, shores;  // a province row for each province
};

class Graph {
 public:
  int province_count() const { return province_count_; }
  int location_count() const { return location_count_; }
  int province_words() const { return province_words_; }
  int location_words() const { return location_words_; }

  Terrain terrain(ProvinceIndex province) const { return static_cast<Terrain>(terrain_[province]); }
  bool IsCarrierProvince(ProvinceIndex province) const { return TestBit(carriers_, province); }

  // Whether the stage has the location. No unit may enter a place that only other stages have.
  bool Exists(LocationIndex location) const { return TestBit(places_, location); }

  // Locations where a fleet may stand.
  const Word* fleet_places() const { return fleet_places_; }
  // Whether a unit of `type` may stand at exactly `location` (an army at a province, a fleet at a coast where there are
  // any).
  bool MayStand(UnitType type, LocationIndex location) const {
    return TestBit(type == UnitType::kArmy ? army_places_ : fleet_places_, location);
  }

  // Provinces that an army in `from` may walk to. No unit moves directly to a place of its own province.
  const Word* ArmyMoves(ProvinceIndex from) const { return army_moves_ + size_t{from} * province_words_; }
  // Locations that a fleet at `from` may sail to.
  const Word* FleetMoves(LocationIndex from) const { return fleet_moves_ + size_t{from} * location_words_; }
  // Provinces that a fleet at `from` may sail to, on any coast.
  const Word* FleetReach(LocationIndex from) const { return fleet_reach_ + size_t{from} * province_words_; }
  // Provinces that a unit may move or support into directly.
  const Word* Reach(UnitType type, LocationIndex from) const {
    return type == UnitType::kArmy ? ArmyMoves(from) : FleetReach(from);
  }
  // Whether a unit may move from `from` to exactly `to` directly.
  bool IsMove(UnitType type, LocationIndex from, LocationIndex to) const {
    return type == UnitType::kArmy ? TestBit(ArmyMoves(from), to) : TestBit(FleetMoves(from), to);
  }
  // All locations that a unit may move to directly, ascending.
  std::span<const LocationIndex> Neighbors(UnitType type, LocationIndex from) const {
    const uint32_t* starts = type == UnitType::kArmy ? army_neighbor_starts_ : fleet_neighbor_starts_;
    return {neighbors_ + starts[from], neighbors_ + starts[from + 1]};
  }
  // Provinces adjacent in any way, by land or sea: the distances of the civil-disorder rule count these (4.D.8).
  const Word* Adjacent(ProvinceIndex from) const { return adjacent_ + size_t{from} * province_words_; }

  // Convoys: carrier provinces where an army in `from` may board; carrier provinces from which it may land in `to`; and
  // the carrier provinces next to a carrier province. IsCarrierProvince says which provinces count. In the graph of
  // convoyed fleets (MapStage::ConvoyGraph) the carriers are armies, and a fleet boards and lands.
  const Word* Boarding(ProvinceIndex from) const { return boarding_ + size_t{from} * province_words_; }
  const Word* Landing(ProvinceIndex to) const { return landing_ + size_t{to} * province_words_; }
  const Word* CarrierLinks(ProvinceIndex from) const { return carrier_links_ + size_t{from} * province_words_; }
  const Word* carriers() const { return carriers_; }
  // Whether every link also leads back. Only one-way passages do not.
  bool LinksLeadBothWays() const { return links_lead_both_ways_; }
  // The row of CarrierLinks as a list, ascending: on large maps most words of the row are empty.
  std::span<const ProvinceIndex> CarriersBeside(ProvinceIndex from) const {
    return {carriers_beside_ + beside_starts_[from], carriers_beside_ + beside_starts_[from + 1]};
  }

  // Seen from the carrier: provinces where a unit may board it, and provinces where a unit may land from it.
  const Word* Boarders(ProvinceIndex carrier) const { return boarders_ + size_t{carrier} * province_words_; }
  const Word* Shore(ProvinceIndex carrier) const { return shores_ + size_t{carrier} * province_words_; }

  // ---- Passages: moves from a location into a province with special conditions. The tables above ignore these. ----

  // Whether some passage is open only to some powers, or to the owner of some centers (position/passage.h).
  bool has_conditions() const { return has_conditions_; }
  // Whether a unit enters by some passage with less than full strength.
  bool has_weak_passages() const { return has_weak_passages_; }
  // The special conditions of going from `from` into `to`; null if there are none.
  const PassageRecord* FindPassage(LocationIndex from, ProvinceIndex to) const {
    for (const PassageRecord& passage : PassagesFrom(from)) {
      if (passage.to == to) return &passage;
    }
    return nullptr;
  }
  PassageStrength StrengthOf(LocationIndex from, ProvinceIndex to) const {
    const PassageRecord* passage = has_weak_passages_ ? FindPassage(from, to) : nullptr;
    return passage == nullptr ? PassageStrength::kFull : static_cast<PassageStrength>(passage->strength);
  }
  std::span<const PassageRecord> passages() const {
    if (passage_starts_ == nullptr) return {};
    return {passages_ + passage_starts_[0], passages_ + passage_starts_[location_count_]};
  }
  std::span<const PassageRecord> PassagesFrom(LocationIndex from) const {
    if (passage_starts_ == nullptr) return {};
    return {passages_ + passage_starts_[from], passages_ + passage_starts_[from + 1]};
  }
  std::span<const CenterIndex> CentersOf(const PassageRecord& passage) const {
    return {passage_centers_ + passage.first_center, passage.center_count};
  }

 private:
  friend class Map;

  int province_count_ = 0;
  int location_count_ = 0;
  int province_words_ = 0;
  int location_words_ = 0;
  const uint8_t* terrain_ = nullptr;
  const Word* places_ = nullptr;        // one location row
  const Word* army_places_ = nullptr;   // one location row
  const Word* fleet_places_ = nullptr;  // one location row
  const Word* army_moves_ = nullptr;
  const Word* fleet_moves_ = nullptr;
  const Word* fleet_reach_ = nullptr;
  const Word* adjacent_ = nullptr;
  const Word* carriers_ = nullptr;
  const Word* boarding_ = nullptr;
  const Word* landing_ = nullptr;
  const Word* carrier_links_ = nullptr;
  const uint32_t* beside_starts_ = nullptr;  // province_count + 1 entries
  const ProvinceIndex* carriers_beside_ = nullptr;
  const Word* boarders_ = nullptr;
  const Word* shores_ = nullptr;
  const uint32_t* army_neighbor_starts_ = nullptr;   // location_count + 1 entries
  const uint32_t* fleet_neighbor_starts_ = nullptr;  // location_count + 1 entries
  const LocationIndex* neighbors_ = nullptr;
  const uint32_t* passage_starts_ = nullptr;  // location_count + 1 entries; null: no passages
  const PassageRecord* passages_ = nullptr;
  const CenterIndex* passage_centers_ = nullptr;
  bool links_lead_both_ways_ = false;
  bool has_conditions_ = false;
  bool has_weak_passages_ = false;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_GRAPH_H_
