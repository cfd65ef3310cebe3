// The province graph in force during a phase: who may stand where, who may go where, who may carry whom.
//
// A Graph is a view of bit rows inside its Map's block: cheap to copy, valid as long as the Map lives, any threads.
//   Shapes: province rows have province_words() words, location rows location_words() words; unused bits are zero.
//   Source: FORMAT_NOTES section 7.
#ifndef ENTENTE_ENGINE_MAP_GRAPH_H_
#define ENTENTE_ENGINE_MAP_GRAPH_H_

#include <span>

#include "base/bitset.h"
#include "base/ids.h"

namespace entente {

enum class Terrain : uint8_t {
  kWater = 0,  // fleets only, may convoy
  kLand = 1,   // armies only
  kCoast = 2,  // both
  kPort = 3,   // both; a fleet there convoys as at sea
  kShut = 4,   // nobody may enter
};

class Graph {
 public:
  int province_count() const { return province_count_; }
  int location_count() const { return location_count_; }
  int province_words() const { return province_words_; }
  int location_words() const { return location_words_; }

  Terrain terrain(ProvinceIndex province) const { return static_cast<Terrain>(terrain_[province]); }
  bool IsCarrierProvince(ProvinceIndex province) const { return TestBit(carriers_, province); }

  // Whether a unit of `type` may stand at exactly `location` (an army at a province, a fleet at a coast where there are
  // any).
  bool MayStand(UnitType type, LocationIndex location) const {
    return TestBit(type == UnitType::kArmy ? army_places_ : fleet_places_, location);
  }

  // Provinces that an army in `from` may walk to.
  const Word* ArmyMoves(ProvinceIndex from) const { return army_moves_ + size_t{from} * province_words_; }
  // Locations that a fleet at `from` may sail to.
  const Word* FleetMoves(LocationIndex from) const { return fleet_moves_ + size_t{from} * location_words_; }
  // Provinces that a fleet at `from` may sail to, whatever the coast.
  const Word* FleetReach(LocationIndex from) const { return fleet_reach_ + size_t{from} * province_words_; }
  // Provinces that a unit may move or support into directly.
  const Word* Reach(UnitType type, LocationIndex from) const {
    return type == UnitType::kArmy ? ArmyMoves(from) : FleetReach(from);
  }
  // All locations that a unit may move or retreat to directly, ascending. Bit i of a retreat mask means entry i.
  std::span<const LocationIndex> Neighbors(UnitType type, LocationIndex from) const {
    const uint32_t* starts = type == UnitType::kArmy ? army_neighbor_starts_ : fleet_neighbor_starts_;
    return {neighbors_ + starts[from], neighbors_ + starts[from + 1]};
  }
  // Provinces adjacent in any way, by land or sea: the distances of the civil-disorder rule count these (4.D.8).
  const Word* Adjacent(ProvinceIndex from) const { return adjacent_ + size_t{from} * province_words_; }

  // Convoys: carrier provinces where an army standing in `from` may board; where it may land from into `to`; and the
  // carrier provinces next to a carrier province. IsCarrierProvince says which provinces count.
  const Word* Boarding(ProvinceIndex from) const { return boarding_ + size_t{from} * province_words_; }
  const Word* Landing(ProvinceIndex to) const { return landing_ + size_t{to} * province_words_; }
  const Word* CarrierLinks(ProvinceIndex from) const { return carrier_links_ + size_t{from} * province_words_; }
  const Word* carriers() const { return carriers_; }

 private:
  friend class Map;

  int province_count_ = 0;
  int location_count_ = 0;
  int province_words_ = 0;
  int location_words_ = 0;
  const uint8_t* terrain_ = nullptr;
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
  const uint32_t* army_neighbor_starts_ = nullptr;   // location_count + 1 entries
  const uint32_t* fleet_neighbor_starts_ = nullptr;  // location_count + 1 entries
  const LocationIndex* neighbors_ = nullptr;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_GRAPH_H_
