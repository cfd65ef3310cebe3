#include "legal_orders/ready_orders.h"

#include <algorithm>

namespace entente {

ReadyOrders::ReadyOrders(const Map& map, const Graph& graph, const ReachTables& reach, size_t most_bytes)
    : provinces_(static_cast<size_t>(map.province_count())), words_(map.location_words()) {
  if (Fill(map, graph, reach, most_bytes)) {
    orders_.resize(orders_.size() + kStride);
    return;
  }
  places_ = {};
  firsts_ = {};
  runs_ = {};
  orders_ = {};
}

size_t ReadyOrders::bytes() const {
  return places_.size() * sizeof places_[0] + firsts_.size() * sizeof firsts_[0] + runs_.size() * sizeof runs_[0] +
         orders_.size() * sizeof orders_[0];
}

bool ReadyOrders::Fill(const Map& map, const Graph& graph, const ReachTables& reach, size_t most_bytes) {
  places_.resize(2 * static_cast<size_t>(map.location_count()));
  bool fits = true;
  for (int p = 0; p < map.province_count(); ++p) {
    ForEachUnitThatMayStand(map, static_cast<ProvinceIndex>(p), [&](const Unit& unit, int) {
      Place& place = places_[reach.NumberOf(unit.type, unit.location)];
      if (fits) AddOwn(graph, unit, place);
      fits = fits && AddSupports(map, reach, unit, place) && bytes() <= most_bytes;
    });
  }
  return fits;
}

void ReadyOrders::AddOwn(const Graph& graph, const Unit& unit, Place& place) {
  const size_t own = orders_.size();
  orders_.push_back(Order::Hold(unit).bits());
  for (const LocationIndex to : graph.Neighbors(unit.type, unit.location))
    orders_.push_back(Order::Move(unit, to).bits());
  place = {static_cast<uint32_t>(own), static_cast<uint32_t>(orders_.size() - own), static_cast<uint32_t>(runs_.size()),
           static_cast<uint32_t>(firsts_.size())};
}

bool ReadyOrders::AddSupports(const Map& map, const ReachTables& reach, const Unit& supporter, const Place& place) {
  const ReachTables::Rows rows = reach.RowsOf(reach.NumberOf(supporter.type, supporter.location));
  RowOf<> near;
  for (int w = 0; w < words_; ++w) near.words[w] = rows.near_armies()[w] | rows.near_fleets()[w];
  firsts_.resize(place.firsts + provinces_);
  size_t most = place.own_count;
  bool fits = true;
  ForEachBit(near.words, words_, [&](int p) {
    const auto at = static_cast<ProvinceIndex>(p);
    const size_t first = runs_.size();
    firsts_[place.firsts + at] = static_cast<uint16_t>(first - place.runs);
    size_t most_of_this = 0;
    ForEachUnitThatMayStand(map, at, [&](const Unit& supported, int code) {
      runs_.resize(first + static_cast<size_t>(code));
      fits = fits && AddRun(reach, supporter, at, supported);
      most_of_this = std::max(most_of_this, size_t{runs_.back() & kMostInRun});
    });
    most += most_of_this;
  });
  most_of_a_unit_ = std::max(most_of_a_unit_, most);
  return fits;
}

// False if there are too many for one run.
bool ReadyOrders::AddRun(const ReachTables& reach, const Unit& supporter, ProvinceIndex at, const Unit& supported) {
  const size_t start = orders_.size();
  const Word* const into = reach.Supports(supporter.type, supporter.location);
  const Word* const moves = reach.Moves(supported.type, supported.location);
  if (TestBit(into, at)) orders_.push_back(Order::SupportHold(supporter, supported.type, supported.location).bits());
  for (int w = 0; w < words_; ++w) {
    const Word common = into[w] & moves[w];
    ForEachBit(&common, 1, [&](int to) {
      const auto target = static_cast<LocationIndex>(w * 64 + to);
      orders_.push_back(Order::SupportMove(supporter, supported.type, supported.location, target).bits());
    });
  }
  const size_t count = orders_.size() - start;
  runs_.push_back(static_cast<uint32_t>(start << kCountBits | count));
  return count <= kMostInRun;
}

}  // namespace entente
