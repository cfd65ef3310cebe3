#include "order/route_detours.h"

#include <algorithm>

namespace entente {
namespace {

// Takes the next carrier of the chain out of those `ahead`: what the last one (or the shore) leads to and has not been passed
// is one carrier, or there would be a shorter way. kNoProvince at the end.
ProvinceIndex TakeNext(const Word* leads_to, ProvinceSet& ahead, int words) {
  for (int w = 0; w < words; ++w) {
    const Word found = leads_to[w] & ahead.words[w];
    if (found == 0) continue;
    ahead.words[w] &= ~found;
    return static_cast<ProvinceIndex>(w * 64 + std::countr_zero(found));
  }
  return kNoProvince;
}

bool LeadsTo(const Graph& graph, ProvinceIndex fleet, const ProvinceSet& carriers, int words) {
  const Word* links = graph.CarrierLinks(fleet);
  Word common = 0;
  for (int w = 0; w < words; ++w) common |= links[w] & carriers.words[w];
  return common != 0;
}

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

}  // namespace

void RouteDetours::Follow(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, const ProvinceSet& route,
                          ProvinceSet& known) {
  const int words = graph.province_words();
  ProvinceSet unseen, ahead;
  for (int w = 0; w < words; ++w) {
    route_.words[w] = ahead.words[w] = route.words[w];
    led_to_.words[w] = 0;
    unseen.words[w] = fleets[w] & ~route.words[w];
    known.words[w] |= route.words[w];
  }
  length_ = 0;
  // `ahead`: those further than one step from whoever leads. From the last carrier the shore is one step.
  const Word* leads_to = legs.boarding;
  for (ProvinceIndex next; (next = TakeNext(leads_to, ahead, words)) != kNoProvince;
       leads_to = graph.CarrierLinks(next)) {
    for (int w = 0; w < words; ++w) {
      const Word found = leads_to[w] & unseen.words[w];
      unseen.words[w] &= ~found;
      led_to_.words[w] |= found;
      for (Word rest = found; rest != 0; rest &= rest - 1) {
        const auto fleet = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest));
        begins_[fleet] = static_cast<int16_t>(length_ - 1);
        if (known.Test(fleet)) continue;
        if (TestBit(legs.landing, fleet) || LeadsTo(graph, fleet, ahead, words)) SetBit(known.words, fleet);
      }
    }
    place_[next] = static_cast<int16_t>(length_++);
  }
}

// The place of the last carrier of the route that the fleet leads to; behind the route: the shore; -2: none.
int RouteDetours::EndOf(const Graph& graph, const ConvoyLegs& legs, ProvinceIndex fleet) const {
  if (TestBit(legs.landing, fleet)) return length_;
  const Word* links = graph.CarrierLinks(fleet);
  int last = -2;
  for (int w = 0; w < graph.province_words(); ++w) {
    for (Word rest = links[w] & route_.words[w]; rest != 0; rest &= rest - 1) {
      last = std::max(last, int{place_[w * 64 + std::countr_zero(rest)]});
    }
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
  return length_ > 0 && (AddFrom(graph, fleets, legs, carrier, known) || AddTo(graph, fleets, legs, carrier, known));
}

bool RouteDetours::AddFrom(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex carrier,
                           ProvinceSet& known) const {
  if (!led_to_.Test(carrier)) return false;
  const int begin = begins_[carrier], least_end = begin + 2;
  if (least_end > length_) return false;
  const int words = graph.province_words();
  ProvinceSet unseen = BesideRoute(fleets, words);
  ClearBit(unseen.words, carrier);
  Reached reached(carrier);
  for (int i = 0; i < reached.count(); ++i) {
    const Word* links = graph.CarrierLinks(reached.at(i));
    for (int w = 0; w < words; ++w) {
      const Word found = links[w] & unseen.words[w];
      unseen.words[w] &= ~found;
      for (Word rest = found; rest != 0; rest &= rest - 1) {
        const auto fleet = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest));
        if (BeginOf(fleet) <= begin) continue;
        reached.Add(fleet, reached.at(i));
        if (EndOf(graph, legs, fleet) < least_end) continue;
        reached.ForEachOnTheWay([&](ProvinceIndex at) { SetBit(known.words, at); });
        return true;
      }
    }
  }
  return false;
}

bool RouteDetours::AddTo(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex carrier,
                         ProvinceSet& known) const {
  const int end = EndOf(graph, legs, carrier), last_begin = end - 2;
  if (last_begin < -1) return false;
  const int words = graph.province_words();
  ProvinceSet unseen = BesideRoute(fleets, words);
  ClearBit(unseen.words, carrier);
  Reached reached(carrier);
  for (int i = 0; i < reached.count(); ++i) {
    const Word* links = graph.CarrierLinks(reached.at(i));
    for (int w = 0; w < words; ++w) {
      for (Word rest = links[w] & unseen.words[w]; rest != 0; rest &= rest - 1) {
        const auto fleet = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest));
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
  }
  return false;
}

}  // namespace entente
