#include "board/carrier_groups.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace entente {
namespace {

// Groups of carriers by the first one found, each leading to another of the group.
class GroupFinder {
 public:
  explicit GroupFinder(int provinces) { std::iota(parent_, parent_ + provinces, ProvinceIndex{0}); }

  ProvinceIndex FirstOf(ProvinceIndex carrier) {
    while (parent_[carrier] != carrier) carrier = parent_[carrier] = parent_[parent_[carrier]];
    return carrier;
  }
  void Join(ProvinceIndex a, ProvinceIndex b) {
    const ProvinceIndex first = FirstOf(a), other = FirstOf(b);
    parent_[std::max(first, other)] = std::min(first, other);
  }

 private:
  ProvinceIndex parent_[kMaxProvinces];
};

// Whether a fleet of the group touches an end of a convoy.
bool Touches(const Word* fleets, const Word* end, int words, const uint16_t* group_of, uint16_t group) {
  for (int w = 0; w < words; ++w) {
    for (Word rest = end[w] & fleets[w]; rest != 0; rest &= rest - 1) {
      if (group_of[w * 64 + std::countr_zero(rest)] == group) return true;
    }
  }
  return false;
}

}  // namespace

void CarrierGroups::Find(const Graph& graph, const Word* fleets) {
  both_ways_ = graph.LinksLeadBothWays();
  if (both_ways_) return FindByFlood(graph, fleets);
  FindByJoining(graph, fleets);
  FindLinks(graph, fleets);
}

// Each group from its first carrier, and its links as they are met. Without a jump: nobody can foresee who was seen.
void CarrierGroups::FindByFlood(const Graph& graph, const Word* fleets) {
  const int words = graph.province_words();
  uint8_t has_fleet[kMaxProvinces], is_unseen[kMaxProvinces];
  ProvinceIndex queue[kMaxProvinces + 1];  // with room for one that is not new
  const auto provinces = static_cast<size_t>(graph.province_count());
  std::memset(has_fleet, 0, provinces);
  std::memset(number_, 0, provinces * sizeof(uint16_t));
  ForEachBit(fleets, words, [&](int carrier) { has_fleet[carrier] = 1; });
  std::memcpy(is_unseen, has_fleet, provinces);
  count_ = 0;
  uint16_t before = 0;
  ForEachBit(fleets, words, [&](int first) {
    if (is_unseen[first] == 0) return;
    const auto group = static_cast<uint16_t>(count_++);
    uint16_t found = 1;
    queue[0] = static_cast<ProvinceIndex>(first);
    is_unseen[first] = 0;
    for (uint16_t i = 0; i < found; ++i) {
      Word links = 0;
      for (const ProvinceIndex next : graph.CarriersBeside(queue[i])) {
        const uint16_t is_new = is_unseen[next];
        queue[found] = next;
        number_[next] = static_cast<uint16_t>(number_[next] + is_new * found);  // it had none
        found = static_cast<uint16_t>(found + is_new);
        is_unseen[next] = 0;
        links |= Word{has_fleet[next]} << (number_[next] & 63);
      }
      group_[queue[i]] = group;
      leads_to_[before + i] = links;
    }
    groups_[group] = {before, found};
    before = static_cast<uint16_t>(before + found);
  });
}

void CarrierGroups::FindByJoining(const Graph& graph, const Word* fleets) {
  const int words = graph.province_words();
  GroupFinder finder(graph.province_count());
  ForEachBit(fleets, words, [&](int carrier) {
    for (const ProvinceIndex next : graph.CarriersBeside(static_cast<ProvinceIndex>(carrier))) {
      if (TestBit(fleets, next)) finder.Join(static_cast<ProvinceIndex>(carrier), next);
    }
  });
  count_ = 0;
  ForEachBit(fleets, words, [&](int carrier) {  // ascending: the first of each group comes before the others
    const ProvinceIndex first = finder.FirstOf(static_cast<ProvinceIndex>(carrier));
    if (first == carrier) groups_[group_[carrier] = static_cast<uint16_t>(count_++)].size = 0;
    const uint16_t group = group_[carrier] = group_[first];
    number_[carrier] = groups_[group].size++;
  });
  uint16_t before = 0;
  for (int group = 0; group < count_; ++group) {
    groups_[group].first = before;
    before = static_cast<uint16_t>(before + groups_[group].size);
  }
}

void CarrierGroups::FindLinks(const Graph& graph, const Word* fleets) {
  const int words = graph.province_words();
  std::fill_n(leads_to_, CountBits(fleets, words), Word{0});
  std::fill_n(led_to_by_, CountBits(fleets, words), Word{0});
  ForEachBit(fleets, words, [&](int carrier) {
    const int group = group_[carrier];
    if (!IsSmall(group)) return;
    for (const ProvinceIndex next : graph.CarriersBeside(static_cast<ProvinceIndex>(carrier))) {
      if (!TestBit(fleets, next)) continue;
      leads_to_[groups_[group].first + number_[carrier]] |= Word{1} << number_[next];
      led_to_by_[groups_[group].first + number_[next]] |= Word{1} << number_[carrier];
    }
  });
}

bool CarrierGroups::Join(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex except) const {
  const int words = graph.province_words();
  const int left_out = except == kNoProvince ? -1 : group_[except];
  for (int w = 0; w < words; ++w) {
    for (Word rest = legs.boarding[w] & fleets[w]; rest != 0; rest &= rest - 1) {
      const uint16_t group = group_[w * 64 + std::countr_zero(rest)];
      if (group != left_out && Touches(fleets, legs.landing, words, group_, group)) return true;
    }
  }
  return false;
}

bool CarrierGroups::TouchesBoth(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, uint16_t group) const {
  const int words = graph.province_words();
  return Touches(fleets, legs.boarding, words, group_, group) && Touches(fleets, legs.landing, words, group_, group);
}

bool CarrierGroups::JoinsWithout(const Graph& graph, const Word* fleets, const ConvoyLegs& legs,
                                 ProvinceIndex carrier) const {
  const int words = graph.province_words(), group = group_[carrier];
  const Word others = AllOf(group) & ~(Word{1} << number_[carrier]);
  const Word boarding = SetIn(legs.boarding, fleets, words, group) & others;
  return Lead(LeadsTo(group), boarding, others, SetIn(legs.landing, fleets, words, group) & others);
}

}  // namespace entente
