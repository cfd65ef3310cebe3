#include "legal_orders/ready_supports.h"

#include "legal_orders/unit_places.h"

namespace entente {
namespace {

// `places`: in the sequence of the supports of a unit.
ReadySupports::OfUnit Find(const Map& map, const UnitPlaces& places, const ReachTables& reach, const ReadyOrders& ready,
                           size_t number) {
  const ReachTables::Rows rows = reach.RowsOf(number);
  const ReadyOrders::Runs runs = ready.RunsOf(number);
  const ReadyOrders::Run own = runs.In(ReadyOrders::kOwnSlot);
  ReadySupports::OfUnit found;
  for (int w = 0; w < map.location_words(); ++w) found.into[w] = rows.supports()[w];
  found.own = static_cast<uint32_t>(own.first);
  found.supports = static_cast<uint32_t>(own.first + own.count);
  found.own_count = static_cast<uint8_t>(own.count);
  size_t bits = 0;
  for (size_t place = 0; place < places.count(); ++place) {
    const auto& [power, type, location] = places.At(place);
    const Word* const provinces = type == UnitType::kArmy ? rows.near_armies() : rows.near_fleets();
    if (!TestBit(provinces, map.ProvinceOf(location))) continue;
    const size_t count = runs.In(ready.slots()[reach.NumberOf(type, location)]).count;
    if (count == 0) continue;
    const auto add = [&](auto& near, int bit) {
      SetBit(near.at, static_cast<size_t>(bit));
      near.begins |= Word{1} << bits;
      near.ends |= Word{1} << (bits + count - 1);
    };
    if (bits + count <= ReadySupports::kMostSupports) {
      if (map.IsCoast(location)) {
        add(found.on_coasts, location - map.province_count());
      } else {
        add(type == UnitType::kArmy ? found.armies : found.fleets, location);
      }
    }
    bits += count;
  }
  found.has_many_supports = bits > ReadySupports::kMostSupports;
  return found;
}

}  // namespace

ReadySupports::ReadySupports(const Map& map, const ReachTables& reach, const ReadyOrders& ready) {
  if (map.location_words() > 2 || map.location_count() - map.province_count() > 64 || !ready.are_made()) return;
  for (int p = 0; p < map.province_count(); ++p) {
    if (map.CoastCount(static_cast<ProvinceIndex>(p)) > 0) SetBit(with_coasts_, static_cast<size_t>(p));
  }
  const UnitPlaces places(map);
  units_.resize(2 * static_cast<size_t>(map.location_count()));
  for (size_t place = 0; place < places.count(); ++place) {
    const size_t number = reach.NumberOf(places.At(place).type, places.At(place).location);
    units_[number] = Find(map, places, reach, ready, number);
  }
}

}  // namespace entente
