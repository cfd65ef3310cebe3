#include "legal_orders/ready_orders.h"

#include <algorithm>

namespace entente {
namespace {

using SlotSet = FixedBits<ReadyOrders::kMostSlots / 64>;

}  // namespace

ReadyOrders::ReadyOrders(const Map& map, const Graph& graph, const Reach& reach) : words_(map.location_words()) {
  if (Fill(map, graph, reach)) {
    orders_.resize(orders_.size() + kMostAtOnce);
    return;
  }
  slot_count_ = 0;
  runs_ = {};
  orders_ = {};
}

size_t ReadyOrders::bytes() const {
  return slots_.size() * sizeof slots_[0] + runs_.size() * sizeof runs_[0] + orders_.size() * sizeof orders_[0];
}

bool ReadyOrders::Fill(const Map& map, const Graph& graph, const Reach& reach) {
  const UnitPlaces places(map);
  slots_.resize(2 * static_cast<size_t>(map.location_count()));
  if (!GiveSlots(places, map, reach)) return false;
  runs_.resize(slots_.size() * slot_count_);
  for (size_t place = 0; place < places.count(); ++place) {
    const Unit& unit = places.At(place);
    uint32_t* const runs = runs_.data() + reach.NumberOf(unit.type, unit.location) * slot_count_;
    if (!AddOwn(graph, unit, runs) || !AddSupports(map, reach, unit, runs) || bytes() > kMostBytes) return false;
  }
  return true;
}

// Gives each place the first slot that is free: no place near to one of the same supporters has it.
bool ReadyOrders::GiveSlots(const UnitPlaces& places, const Map& map, const Reach& reach) {
  const auto index = [](UnitType type, int province) {
    return 2 * static_cast<size_t>(province) + static_cast<size_t>(type);
  };
  std::vector<std::vector<size_t>> supporters(2 * static_cast<size_t>(map.province_count()));  // by supported unit
  for (size_t place = 0; place < places.count(); ++place) {
    const Reach::Rows rows = reach.RowsOf(reach.NumberOf(places.At(place).type, places.At(place).location));
    ForEachBit(rows.near_armies(), words_, [&](int p) { supporters[index(UnitType::kArmy, p)].push_back(place); });
    ForEachBit(rows.near_fleets(), words_, [&](int p) { supporters[index(UnitType::kFleet, p)].push_back(place); });
  }
  std::vector<SlotSet> taken(places.count(), SlotSet::Of(kOwnSlot));  // by supporter
  for (size_t place = 0; place < places.count(); ++place) {
    const Unit& unit = places.At(place);
    SlotSet by_others = SlotSet::Of(kOwnSlot);
    for (const size_t supporter : supporters[index(unit.type, map.ProvinceOf(unit.location))])
      by_others |= taken[supporter];
    int slot = 0;
    while (slot < kMostSlots && by_others.Test(slot)) ++slot;
    if (slot == kMostSlots) return false;
    for (const size_t supporter : supporters[index(unit.type, map.ProvinceOf(unit.location))])
      taken[supporter].Set(slot);
    slots_[reach.NumberOf(unit.type, unit.location)] = static_cast<uint8_t>(slot);
    slot_count_ = std::max(slot_count_, static_cast<size_t>(slot) + 1);
  }
  return true;
}

bool ReadyOrders::AddOwn(const Graph& graph, const Unit& unit, uint32_t* runs) {
  const size_t start = orders_.size();
  orders_.push_back(Order::Hold(unit).bits());
  for (const LocationIndex to : graph.Neighbors(unit.type, unit.location))
    orders_.push_back(Order::Move(unit, to).bits());
  return EndRun(start, runs[kOwnSlot]);
}

bool ReadyOrders::AddSupports(const Map& map, const Reach& reach, const Unit& supporter, uint32_t* runs) {
  const Reach::Rows rows = reach.RowsOf(reach.NumberOf(supporter.type, supporter.location));
  RowOf<> near;
  for (int w = 0; w < words_; ++w) near.words[w] = rows.near_armies()[w] | rows.near_fleets()[w];
  bool fits = true;
  ForEachBit(near.words, words_, [&](int p) {
    const auto at = static_cast<ProvinceIndex>(p);
    ForEachUnitThatMayStand(map, at, [&](const Unit& supported, int) {
      if (!TestBit(supported.type == UnitType::kArmy ? rows.near_armies() : rows.near_fleets(), at)) return;
      const size_t start = orders_.size();
      AddSupportsFor(reach, supporter, at, supported);
      fits = fits && EndRun(start, runs[slots_[reach.NumberOf(supported.type, supported.location)]]);
    });
  });
  return fits;
}

void ReadyOrders::AddSupportsFor(const Reach& reach, const Unit& supporter, ProvinceIndex at, const Unit& supported) {
  const Word* const into = reach.SupportsOf(supporter.type, supporter.location);
  const Word* const moves = reach.Moves(supported.type, supported.location);
  if (TestBit(into, at)) orders_.push_back(Order::SupportHold(supporter, supported.type, supported.location).bits());
  for (int w = 0; w < words_; ++w) {
    const Word common = into[w] & moves[w];
    ForEachBit(&common, 1, [&](int to) {
      const auto target = static_cast<LocationIndex>(w * 64 + to);
      orders_.push_back(Order::SupportMove(supporter, supported.type, supported.location, target).bits());
    });
  }
}

bool ReadyOrders::EndRun(size_t start, uint32_t& run) const {
  const size_t count = orders_.size() - start;
  run = static_cast<uint32_t>(start << kCountBits | count);
  return count <= kMostInRun;
}

}  // namespace entente
