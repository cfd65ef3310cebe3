#include "order/route_detours.h"

#include <algorithm>

namespace entente {
namespace {

// Fleets in the sequence in which a search reaches them, each with the one from which.
class Reached {
 public:
  explicit Reached(ProvinceIndex first) {
    queue_[0] = first;
    from_[first] = kNoProvince;
  }

  int count() const { return count_; }
  ProvinceIndex at(int place) const { return queue_[place]; }
  void Add(ProvinceIndex fleet, ProvinceIndex from) {
    queue_[count_++] = fleet;
    from_[fleet] = from;
  }
  // Those on the way to the last one, first to last.
  template <typename Visit>
  void ForEachOnTheWay(Visit&& visit) const {
    for (ProvinceIndex at = queue_[count_ - 1]; at != kNoProvince; at = from_[at]) visit(at);
  }

 private:
  ProvinceIndex queue_[kMaxProvinces];
  ProvinceIndex from_[kMaxProvinces];
  int count_ = 1;
};

// Whether nobody on the way leads to one further on than the next: between fleets of which each leads to the next and back, only
// a passage that leads one way could.
bool IsStraight(const Graph& graph, const Reached& reached) {
  constexpr int kMost = 16;
  ProvinceIndex way[kMost];
  int count = 0;
  bool straight = true;
  reached.ForEachOnTheWay([&](ProvinceIndex at) {
    for (int i = 0; i + 1 < count; ++i) straight = straight && !TestBit(graph.CarrierLinks(way[i]), at);
    straight = straight && count < kMost;
    if (straight) way[count++] = at;
  });
  return straight;
}

// Goes along a route: who is next, and what fleets beside it the last one leads to.
class Walk {
 public:
  Walk(const Graph& graph, const Word* fleets, const ProvinceSet& route) : graph_(graph) {
    const int words = graph.province_words();
    for (int w = 0; w < words; ++w) {
      ahead_.words[w] = route.words[w];
      beside_.words[w] = fleets[w] & ~route.words[w];
    }
  }

  // Of the shore: a row of provinces.
  template <typename Visit>
  ProvinceIndex Step(const Word* shore, Visit&& visit) {
    ProvinceIndex next = kNoProvince;
    ForEachBit(shore, graph_.province_words(), [&](int p) { Meet(static_cast<ProvinceIndex>(p), next, visit); });
    return next;
  }
  // Of a carrier.
  template <typename Visit>
  ProvinceIndex Step(ProvinceIndex carrier, Visit&& visit) {
    ProvinceIndex next = kNoProvince;
    for (const ProvinceIndex p : graph_.CarriersBeside(carrier)) Meet(p, next, visit);
    return next;
  }

 private:
  // What is led to and has not been passed is one carrier, or there would be a shorter way. visit(fleet): led to for the first
  // time.
  template <typename Visit>
  void Meet(ProvinceIndex province, ProvinceIndex& next, const Visit& visit) {
    if (beside_.Test(province)) {
      ClearBit(beside_.words, province);
      visit(province);
    } else if (ahead_.Test(province)) {
      ClearBit(ahead_.words, province);
      next = province;
    }
  }

  const Graph& graph_;
  ProvinceSet ahead_, beside_;
};

}  // namespace

void RouteDetours::Follow(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, const ProvinceSet& route,
                          ProvinceSet& known) {
  const int words = graph.province_words();
  route_ = CopyOf(route, words);
  led_to_ = NoProvinces(words);
  length_ = 0;
  const auto lead_to = [&](ProvinceIndex fleet) {
    SetBit(led_to_.words, fleet);
    begins_[fleet] = static_cast<int16_t>(length_ - 1);
  };
  // Whether somebody further back than one step from the one at the place `at` leads to the fleet.
  const auto comes_from_behind = [&](ProvinceIndex fleet, int at) {
    return led_to_.Test(fleet) && begins_[fleet] + 2 <= at;
  };
  Walk walk(graph, fleets, route);
  for (ProvinceIndex next = walk.Step(legs.boarding, lead_to); next != kNoProvince; next = walk.Step(next, lead_to)) {
    for (const ProvinceIndex fleet : graph.CarriersBeside(next)) {
      const bool is_detour = comes_from_behind(fleet, length_) && TestBit(graph.CarrierLinks(fleet), next);
      known.words[fleet >> 6] |= Word{is_detour} << (fleet & 63);
    }
    place_[next] = static_cast<int16_t>(length_++);
  }
  for (int w = 0; w < words; ++w) {
    for (Word rest = legs.landing[w] & led_to_.words[w]; rest != 0; rest &= rest - 1) {
      const auto fleet = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest));
      if (comes_from_behind(fleet, length_)) SetBit(known.words, fleet);
    }
  }
}

int RouteDetours::EndOf(const Graph& graph, const ConvoyLegs& legs, ProvinceIndex fleet) const {
  if (TestBit(legs.landing, fleet)) return length_;
  int last = -2;
  for (const ProvinceIndex carrier : graph.CarriersBeside(fleet)) {
    if (route_.Test(carrier)) last = std::max(last, int{place_[carrier]});
  }
  return last;
}

ProvinceSet RouteDetours::BesideRoute(const Word* fleets, int words) const {
  ProvinceSet beside;
  for (int w = 0; w < words; ++w) beside.words[w] = fleets[w] & ~route_.words[w];
  return beside;
}

bool RouteDetours::AddThrough(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex carrier,
                              ProvinceSet& known) const {
  if (length_ == 0) return false;
  if (EndOf(graph, legs, carrier) >= BeginOf(carrier) + 2) {
    SetBit(known.words, carrier);
    return true;
  }
  return AddFrom(graph, fleets, legs, carrier, known) || AddTo(graph, fleets, legs, carrier, known);
}

bool RouteDetours::AddFrom(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex carrier,
                           ProvinceSet& known) const {
  if (!led_to_.Test(carrier)) return false;
  const int begin = begins_[carrier], least_end = begin + 2;
  if (least_end > length_) return false;
  ProvinceSet unseen = BesideRoute(fleets, graph.province_words());
  ClearBit(unseen.words, carrier);
  Reached reached(carrier);
  for (int i = 0; i < reached.count(); ++i) {
    for (const ProvinceIndex fleet : graph.CarriersBeside(reached.at(i))) {
      if (!unseen.Test(fleet)) continue;
      ClearBit(unseen.words, fleet);
      if (BeginOf(fleet) <= begin) continue;
      reached.Add(fleet, reached.at(i));
      if (EndOf(graph, legs, fleet) < least_end) continue;
      reached.ForEachOnTheWay([&](ProvinceIndex at) { SetBit(known.words, at); });
      return true;
    }
  }
  return false;
}

bool RouteDetours::AddTo(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex carrier,
                         ProvinceSet& known) const {
  const int end = EndOf(graph, legs, carrier), last_begin = end - 2;
  if (last_begin < -1) return false;
  ProvinceSet unseen = BesideRoute(fleets, graph.province_words());
  ClearBit(unseen.words, carrier);
  Reached reached(carrier);
  for (int i = 0; i < reached.count(); ++i) {
    for (const ProvinceIndex fleet : graph.CarriersBeside(reached.at(i))) {
      if (!unseen.Test(fleet)) continue;
      // Where passages lead one way only, who leads here is not known.
      if (!TestBit(graph.CarrierLinks(fleet), reached.at(i))) return false;
      ClearBit(unseen.words, fleet);
      if (EndOf(graph, legs, fleet) >= end) continue;
      reached.Add(fleet, reached.at(i));
      if (BeginOf(fleet) > last_begin) continue;
      if (!IsStraight(graph, reached)) return false;
      reached.ForEachOnTheWay([&](ProvinceIndex at) { SetBit(known.words, at); });
      return true;
    }
  }
  return false;
}

}  // namespace entente
