#include "legal_orders/carrier_sets.h"

#include <algorithm>
#include <map>
#include <utility>

namespace entente {
namespace {

constexpr size_t kMostColumns = 256;  // numbers of one byte
static_assert(CarrierSets::kMostSets < UINT16_MAX);

using Members = std::vector<ProvinceIndex>;

bool IsLinked(const Graph& graph, const Members& members, ProvinceIndex carrier) {
  return std::ranges::any_of(members, [&](ProvinceIndex m) { return TestBit(graph.CarrierLinks(m), carrier); });
}

}  // namespace

CarrierSets::CarrierSets(const Map& map) : column_(static_cast<size_t>(map.province_count())), next_(1), members_(1) {}

CarrierSets::CarrierSets(const Map& map, const Graph& graph, size_t most_sets) : CarrierSets(map) {
  for (int p = 0; p < map.province_count(); ++p) {
    const auto carrier = static_cast<ProvinceIndex>(p);
    if (!graph.IsCarrierProvince(carrier) || map.CoastCount(carrier) > 0 || columns_ == kMostColumns) continue;
    column_[carrier] = static_cast<uint8_t>(columns_++);
  }
  Number(graph, most_sets);
}

void CarrierSets::Number(const Graph& graph, size_t most_sets) {
  std::vector<ProvinceIndex> carriers;
  for (size_t p = 0; p < column_.size(); ++p) {
    if (column_[p] != 0) carriers.push_back(static_cast<ProvinceIndex>(p));
  }
  struct Step {
    size_t from;
    ProvinceIndex carrier;
    size_t to;
  };
  std::vector<Step> steps;
  constexpr size_t kEmpty = 0;  // while the sets are numbered
  for (size_t first = 0, size = 1; size <= kMostFleets; ++size) {
    std::map<Members, size_t> larger;
    std::vector<Step> found;
    const size_t end = members_.size();
    const auto are_too_many = [&] { return end + larger.size() - 1 > most_sets; };
    for (size_t set = first; set < end && !are_too_many(); ++set) {
      for (const ProvinceIndex carrier : carriers) {
        const Members& smaller = members_[set];
        if (std::ranges::count(smaller, carrier) > 0 || (set != kEmpty && !IsLinked(graph, smaller, carrier))) continue;
        Members members = smaller;
        members.insert(std::ranges::lower_bound(members, carrier), carrier);
        const auto number = larger.try_emplace(std::move(members), end + larger.size()).first->second;
        found.push_back({set, carrier, number});
      }
    }
    if (are_too_many()) break;
    steps.insert(steps.end(), found.begin(), found.end());
    members_.resize(end + larger.size());
    for (const auto& [members, number] : larger) members_[number] = members;
    first = end;
  }
  nothing_ = static_cast<uint16_t>(members_.size());
  next_.assign((members_.size() + 1) * columns_, kNoSet);
  for (const auto& [from, carrier, to] : steps)
    next_[(from == kEmpty ? nothing_ : from) * columns_ + column_[carrier]] = static_cast<uint16_t>(to);
}

}  // namespace entente
