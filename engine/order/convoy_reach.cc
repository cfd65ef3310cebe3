#include "order/convoy_reach.h"

#include <algorithm>
#include <array>

#include "order/route_detours.h"

namespace entente {
namespace {

bool Intersects(const Word* a, const Word* b, int words) {
  for (int w = 0; w < words; ++w) {
    if (a[w] & b[w]) return true;
  }
  return false;
}

// Grows `reached` through `open` until nothing is added; with a goal, true as soon as one of its carriers is reached.
bool Flood(const Graph& graph, const Word* open, ProvinceSet& reached, const Word* goal = nullptr) {
  const int words = graph.province_words();
  ProvinceSet todo = reached;
  for (bool more = true; more;) {
    more = false;
    for (int w = 0; w < words; ++w) {
      while (todo.words[w] != 0) {
        const auto carrier = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(todo.words[w]));
        if (goal != nullptr && TestBit(goal, carrier)) return true;
        todo.words[w] &= todo.words[w] - 1;
        const Word* links = graph.CarrierLinks(carrier);
        for (int v = 0; v < words; ++v) {
          const Word added = links[v] & open[v] & ~reached.words[v];
          reached.words[v] |= added;
          todo.words[v] |= added;
          more |= added != 0;
        }
      }
    }
  }
  return false;
}

void TakeOut(ProvinceSet& set, const Word* others, int words) {
  for (int w = 0; w < words; ++w) set.words[w] &= ~others[w];
}

// The carriers of a shortest chain from one of `start` through `open` to one of `goal`; false if there is none. A
// shortest chain has no chord: of none of its carriers could the next ones be left out.
bool FindShortestChain(const Graph& graph, const ProvinceSet& start, const ProvinceSet& open, const Word* goal,
                       ProvinceSet& chain) {
  const int words = graph.province_words();
  std::array<ProvinceIndex, kMaxProvinces> queue, reached_from;
  ProvinceSet unseen = open;
  size_t count = 0;
  const auto reach = [&](int carrier, ProvinceIndex from) {
    ClearBit(unseen.words, static_cast<size_t>(carrier));
    reached_from[static_cast<size_t>(carrier)] = from;
    queue[count++] = static_cast<ProvinceIndex>(carrier);
  };
  ForEachBit(start.words, words, [&](int carrier) { reach(carrier, kNoProvince); });
  for (size_t i = 0; i < count; ++i) {
    if (TestBit(goal, queue[i])) {
      std::fill_n(chain.words, words, Word{0});
      for (ProvinceIndex at = queue[i]; at != kNoProvince; at = reached_from[at]) SetBit(chain.words, at);
      return true;
    }
    const Word* links = graph.CarrierLinks(queue[i]);
    for (int w = 0; w < words; ++w) {
      for (Word rest = links[w] & unseen.words[w]; rest != 0; rest &= rest - 1) {
        reach(w * 64 + std::countr_zero(rest), queue[i]);
      }
    }
  }
  return false;
}

// Search for a chordless chain of carriers from `from` to `to` through `carrier`.
class RouteSearch {
 public:
  RouteSearch(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs)
      : graph_(graph),
        words_(graph.province_words()),
        boarding_(legs.boarding),
        landing_(legs.landing),
        carrier_(carrier) {
    for (int w = 0; w < words_; ++w) {
      first_.words[w] = boarding_[w] & fleets[w];
      later_.words[w] = fleets[w] & ~boarding_[w];  // one that touches `from` would make those before it needless
    }
  }

  bool Exists() {
    if (CountFleets() <= kFewFleets) return ExtendTo(first_, later_, false);
    for (int w = 0; w < words_; ++w) {
      // One that touches `to` would make those after it needless.
      earlier_.words[w] = (first_.words[w] | later_.words[w]) & ~landing_[w];
    }
    if (TestBit(boarding_, carrier_)) return FindSecondHalf(later_, chain_);
    if (TestBit(landing_, carrier_)) return FindFirstHalf(earlier_, chain_);
    return JoinsShortestHalves() || ExtendTo(first_, later_, false);
  }
  // The chain that was found; nothing if the search gave up.
  const ProvinceSet* chain() const { return steps_ > kRouteSearchSteps ? nullptr : &chain_; }

 private:
  static constexpr int kFewFleets = 16;  // all their chains are looked at in no time

  int CountFleets() const {
    int count = 0;
    for (int w = 0; w < words_; ++w) count += std::popcount(first_.words[w] | later_.words[w]);
    return count;
  }

  // ---- Shortest halves

  // A shortest chain through `open` from the boarding to the carrier, and one from the carrier to the landing. The
  // carrier is in both halves.
  bool FindFirstHalf(const ProvinceSet& open, ProvinceSet& half) const {
    ProvinceSet start{}, rest = open, goal{};
    for (int w = 0; w < words_; ++w) start.words[w] = first_.words[w] & open.words[w];
    SetBit(goal.words, carrier_);
    SetBit(rest.words, carrier_);
    return FindShortestChain(graph_, start, rest, goal.words, half);
  }
  bool FindSecondHalf(const ProvinceSet& open, ProvinceSet& half) const {
    ProvinceSet start{};
    SetBit(start.words, carrier_);
    return FindShortestChain(graph_, start, open, landing_, half);
  }

  // Whether one half, as short as can be, leaves room for another that does not touch it: a way to say yes at once.
  bool JoinsShortestHalves() {
    ProvinceSet first{}, second{};
    if (!FindFirstHalf(earlier_, first)) return false;
    if (FindSecondHalf(NotTouchedBy(first), second)) return Join(first, second);
    if (!FindSecondHalf(later_, second) || !FindFirstHalf(NotTouching(second), first)) return false;
    return Join(first, second);
  }
  bool Join(const ProvinceSet& first, const ProvinceSet& second) {
    for (int w = 0; w < words_; ++w) chain_.words[w] = first.words[w] | second.words[w];
    return true;
  }
  // What a second half may use beside a first one.
  ProvinceSet NotTouchedBy(const ProvinceSet& first) const {
    ProvinceSet open = later_;
    TakeOut(open, first.words, words_);
    ForEachBit(first.words, words_, [&](int c) {
      if (c != carrier_) TakeOut(open, graph_.CarrierLinks(static_cast<ProvinceIndex>(c)), words_);
    });
    return open;
  }
  // What a first half may use beside a second one.
  ProvinceSet NotTouching(ProvinceSet second) const {
    ClearBit(second.words, carrier_);
    ProvinceSet open = earlier_;
    TakeOut(open, second.words, words_);
    ForEachBit(earlier_.words, words_, [&](int c) {
      const Word* links = graph_.CarrierLinks(static_cast<ProvinceIndex>(c));
      if (Intersects(links, second.words, words_)) ClearBit(open.words, static_cast<size_t>(c));
    });
    return open;
  }

  // ---- All chains

  // Tries every carrier of `candidates` as the next of the chain. `open`: carriers that may come after it; no carrier
  // comes twice, so the recursion is no deeper than the chain is long.
  bool ExtendTo(const ProvinceSet& candidates, const ProvinceSet& open, bool through) {
    for (int w = 0; w < words_; ++w) {
      for (Word rest = candidates.words[w]; rest != 0; rest &= rest - 1) {
        if (++steps_ > kRouteSearchSteps) return true;
        const auto next = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest));
        if (Continue(next, open, through || next == carrier_)) return true;
      }
    }
    return false;
  }

  // The chain ends with `last`.
  bool Continue(ProvinceIndex last, const ProvinceSet& open, bool through) {
    const bool ends = TestBit(landing_, last);
    if (ends && !through) return false;
    if (!ends && !GoOn(last, open, through)) return false;
    SetBit(chain_.words, last);
    return true;
  }
  bool GoOn(ProvinceIndex last, const ProvinceSet& open, bool through) {
    const Word* links = graph_.CarrierLinks(last);
    ProvinceSet next{}, later{};
    for (int w = 0; w < words_; ++w) {
      next.words[w] = links[w] & open.words[w];
      later.words[w] = open.words[w] & ~links[w];
    }
    return CanFinish(next, later, through) && ExtendTo(next, later, through);
  }

  // Whether the landing and, if it is still to come, the carrier can be reached at all.
  bool CanFinish(const ProvinceSet& next, const ProvinceSet& later, bool through) const {
    ProvinceSet reached = next;
    Flood(graph_, later.words, reached);
    return (through || reached.Test(carrier_)) && Intersects(reached.words, landing_, words_);
  }

  const Graph& graph_;
  const int words_;
  const Word* const boarding_;
  const Word* const landing_;
  const ProvinceIndex carrier_;
  ProvinceSet first_{}, later_{}, chain_{};
  ProvinceSet earlier_;  // among many fleets
  int steps_ = 0;
};

// Whether a fleet of the group touches the landing.
bool Lands(const Word* fleets, const Word* landing, int words, const uint16_t* group_of, uint16_t group) {
  for (int w = 0; w < words; ++w) {
    for (Word rest = landing[w] & fleets[w]; rest != 0; rest &= rest - 1) {
      if (group_of[w * 64 + std::countr_zero(rest)] == group) return true;
    }
  }
  return false;
}

}  // namespace

void FloodCarriers(const Graph& graph, const Word* fleets, const Word* boarding, ProvinceSet& reached) {
  for (int w = 0; w < graph.province_words(); ++w) reached.words[w] = boarding[w] & fleets[w];
  Flood(graph, fleets, reached);
}

void CarrierGroups::Find(const Graph& graph, const Word* fleets) {
  const int words = graph.province_words();
  ProvinceSet rest;
  std::copy_n(fleets, words, rest.words);
  uint16_t group = 0;
  ForEachBit(fleets, words, [&](int carrier) {
    if (!rest.Test(static_cast<ProvinceIndex>(carrier))) return;
    ProvinceSet reached{};
    SetBit(reached.words, static_cast<size_t>(carrier));
    Flood(graph, fleets, reached);
    ForEachBit(reached.words, words, [&](int member) { group_[member] = group; });
    TakeOut(rest, reached.words, words);
    ++group;
  });
}

bool CarrierGroups::Join(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex except) const {
  const int words = graph.province_words();
  const int left_out = except == kNoProvince ? -1 : group_[except];
  for (int w = 0; w < words; ++w) {
    for (Word rest = legs.boarding[w] & fleets[w]; rest != 0; rest &= rest - 1) {
      const uint16_t group = group_[w * 64 + std::countr_zero(rest)];
      if (group != left_out && Lands(fleets, legs.landing, words, group_, group)) return true;
    }
  }
  return false;
}

bool CanLand(const Graph& graph, const ProvinceSet& reached, const Word* landing) {
  return Intersects(reached.words, landing, graph.province_words());
}

bool CanConvoy(const Graph& graph, const Word* fleets, const ConvoyLegs& legs) {
  ProvinceSet reached;
  for (int w = 0; w < graph.province_words(); ++w) reached.words[w] = legs.boarding[w] & fleets[w];
  return Flood(graph, fleets, reached, legs.landing);
}

bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs,
               KnownRoutes* known) {
  const auto [from, to, boarding, landing] = legs;
  if (!TestBit(fleets, carrier) || from == to) return false;
  if (TestBit(boarding, carrier) && TestBit(landing, carrier)) return true;
  if (known != nullptr && known->Have(carrier, from, to)) return true;
  RouteSearch search(graph, fleets, carrier, legs);
  if (!search.Exists()) return false;
  if (known != nullptr && search.chain() != nullptr)
    AddDetours(graph, fleets, legs, *search.chain(), known->Of(from, to, graph.province_words()));
  return true;
}

bool KnownRoutes::Have(ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const {
  for (int i = 0; i < count_; ++i) {
    if (routes_[i].from == from && routes_[i].to == to) return routes_[i].carriers.Test(carrier);
  }
  return false;
}

ProvinceSet& KnownRoutes::Of(ProvinceIndex from, ProvinceIndex to, int words) {
  for (int i = 0; i < count_; ++i) {
    if (routes_[i].from == from && routes_[i].to == to) return routes_[i].carriers;
  }
  Route& route = routes_[next_];
  next_ = (next_ + 1) % kMost;
  count_ = std::max(count_, next_ == 0 ? kMost : next_);
  route.from = from;
  route.to = to;
  std::fill_n(route.carriers.words, words, Word{0});
  return route.carriers;
}

bool IsOnAnyWay(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs) {
  if (!TestBit(fleets, carrier)) return false;
  const int words = graph.province_words();
  ProvinceSet reached{};
  SetBit(reached.words, carrier);
  Flood(graph, fleets, reached);
  return Intersects(reached.words, legs.boarding, words) && Intersects(reached.words, legs.landing, words);
}

}  // namespace entente
