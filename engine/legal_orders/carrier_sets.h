// Numbers for the sets of few carriers that hang together: what is ready-made of one (ready_convoys.h) is found while the
// fleets of a board are gone through, each with those before it.
//
// Made once for a graph; any threads.
//   Size: 5 kB for standard, which has 123 sets; at most 300 sets, which take 30 kB at youngstown.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_CARRIER_SETS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_CARRIER_SETS_H_

#include <cstdint>
#include <span>
#include <vector>

#include "map/map.h"

namespace entente {

class CarrierSets {
 public:
  static constexpr size_t kMostFleets = 4;
  static constexpr size_t kMostSets = 300;
  static constexpr uint16_t kNoSet = 0;

  // Sets of no number at all.
  explicit CarrierSets(const Map& map);
  // All sets of one carrier, all of two and so on, as long as they are at most `most_sets` together. Only of carriers where
  // a fleet can stand in one way: none with coasts. Of more than 255 of these, the others have no number.
  CarrierSets(const Map& map, const Graph& graph, size_t most_sets = kMostSets);

  // To begin with.
  uint16_t nothing() const { return nothing_; }
  // The number of a set and one more carrier that is linked to one of them; kNoSet if it has none.
  uint16_t With(uint16_t set, ProvinceIndex carrier) const { return next_[set * columns_ + column_[carrier]]; }

  // Numbers are 1 to count().
  size_t count() const { return members_.size() - 1; }
  // Ascending.
  std::span<const ProvinceIndex> MembersOf(uint16_t set) const { return members_[set]; }

 private:
  void Number(const Graph& graph, size_t most_sets);

  uint16_t nothing_ = 0;                             // the row of the empty set, behind all others
  size_t columns_ = 1;                               // one for each carrier, and column 0 for all other provinces
  std::vector<uint8_t> column_;                      // by province
  std::vector<uint16_t> next_;                       // by set and column
  std::vector<std::vector<ProvinceIndex>> members_;  // by set
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_CARRIER_SETS_H_
