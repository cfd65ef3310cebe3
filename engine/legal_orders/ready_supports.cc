#include "legal_orders/ready_supports.h"

#include <algorithm>

namespace entente {
namespace {

// `places`: in the sequence of the supports of a unit.
//   `starts`: a row of ReadySupports::StartsOf.
ReadySupports::OfUnit Find(const Map& map, const UnitPlaces& places, const ReachTables& reach, const ReadyOrders& ready,
                           size_t number, uint8_t* starts) {
  const ReachTables::Rows rows = reach.RowsOf(number);
  const ReadyOrders::Runs runs = ready.RunsOf(number);
  const ReadyOrders::Run own = runs.In(ReadyOrders::kOwnSlot);
  ReadySupports::OfUnit found;
  for (int w = 0; w < map.location_words(); ++w) found.into[w] = rows.supports()[w];
  found.own = static_cast<uint32_t>(own.first);
  found.own_count = static_cast<uint8_t>(own.count);
  size_t bits = 0;
  for (size_t place = 0; place < places.count(); ++place) {
    starts[place] = static_cast<uint8_t>(std::min(bits, ReadySupports::kMostSupports));
    const auto& [power, type, location] = places.At(place);
    const Word* const provinces = type == UnitType::kArmy ? rows.near_armies() : rows.near_fleets();
    if (!TestBit(provinces, map.ProvinceOf(location))) continue;
    const size_t count = runs.In(ready.slots()[reach.NumberOf(type, location)]).count;
    if (count == 0) continue;
    if (bits + count <= ReadySupports::kMostSupports) {
      SetBit(found.near, place);
      found.begins |= Word{1} << bits;
      found.ends |= Word{1} << (bits + count - 1);
    }
    bits += count;
  }
  starts[places.count()] = static_cast<uint8_t>(std::min(bits, ReadySupports::kMostSupports));
  found.has_many_supports = bits > ReadySupports::kMostSupports;
  return found;
}

}  // namespace

ReadySupports::ReadySupports(const Map& map, const ReachTables& reach, const ReadyOrders& ready) {
  const UnitPlaces places(map);
  if (map.location_words() > 2 || places.count() > kMostPlaces || !ready.are_made()) return;
  FillPlaces(map, places);
  units_.resize(2 * static_cast<size_t>(map.location_count()));
  row_ = places.count() + 1;
  starts_.resize(units_.size() * row_);
  for (size_t place = 0; place < places.count(); ++place) {
    const size_t number = reach.NumberOf(places.At(place).type, places.At(place).location);
    units_[number] = Find(map, places, reach, ready, number, starts_.data() + number * row_);
  }
}

void ReadySupports::FillPlaces(const Map& map, const UnitPlaces& places) {
  if (places.count() > 128) place_words_ = kMostPlaceWords;
  fleet_places_.assign(static_cast<size_t>(map.location_count()), uint8_t{kMostPlaces});
  army_places_ = fleet_places_;
  for (size_t place = 0; place < places.count(); ++place) {
    const auto& [power, type, location] = places.At(place);
    const ProvinceIndex at = map.ProvinceOf(location);
    const bool has_coasts = map.CoastCount(at) > 0;
    if (has_coasts) SetBit(with_coasts_, at);
    (type == UnitType::kFleet ? fleet_places_ : army_places_)[location] = static_cast<uint8_t>(place);
    if (type == UnitType::kFleet && has_coasts) continue;
    Placing& placing = placings_[static_cast<size_t>(type)][at / 64];
    SetBit(&placing.from, at % 64);
    SetBit(placing.to, place);
  }
}

}  // namespace entente
