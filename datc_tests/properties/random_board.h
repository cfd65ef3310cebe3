// Random boards with orders: units in clusters, so that they interact; orders with many matching supports and convoys
// and a share of illegal ones. Everything follows from the seed of the Random. One thread at a time.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_RANDOM_BOARD_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_RANDOM_BOARD_H_

#include "base/random.h"
#include "datc_tests/properties/board_case.h"

namespace entente {

// The mix of units and orders of a random board.
struct BoardMix {
  int fewest_units = 3;
  int most_units = 40;
  int illegal_percent = 6;  // units that are (also) given a random order, usually an illegal one
};

// A phase of the given type within the map's first years.
Phase RandomPhase(const Map& map, PhaseType type, Random& random);

BoardCase RandomMovement(const MapRef& map, const BoardMix& mix, Random& random);
// Two clusters that are as far apart as the map allows.
BoardCase RandomTwoGroups(const MapRef& map, const BoardMix& mix, Random& random);
// Units and dislodged units with random retreats.
BoardCase RandomRetreats(const MapRef& map, const BoardMix& mix, Random& random);
// Units and owners; builds, removals and waives, also too many and too few.
BoardCase RandomAdjustments(const MapRef& map, const BoardMix& mix, Random& random);
// One of the three phase types, movement most often.
BoardCase RandomAnyPhase(const MapRef& map, const BoardMix& mix, Random& random);

// Orders for the present phase of the position.
std::vector<Order> RandomOrders(const PositionView& position, int illegal_percent, Random& random);

// A unit of a random power and type in the province, on a random coast where it needs one.
Unit RandomUnit(const PositionView& position, ProvinceIndex province, Random& random);

template <typename T>
const T& Pick(const std::vector<T>& from, Random& random) {
  return from[random.Below(static_cast<uint32_t>(from.size()))];
}
template <typename T>
void Shuffle(std::vector<T>& items, Random& random) {
  for (size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[random.Below(static_cast<uint32_t>(i))]);
}
inline bool Chance(int percent, Random& random) { return static_cast<int>(random.Below(100)) < percent; }

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_RANDOM_BOARD_H_
