#include "order/convoy_reach.h"

#include <algorithm>
#include <array>
#include <utility>

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
  ProvinceSet todo = CopyOf(reached, words), unseen;
  for (int w = 0; w < words; ++w) unseen.words[w] = open[w] & ~reached.words[w];
  for (bool again = true; again;) {
    again = false;
    for (int w = 0; w < words; ++w) {
      while (todo.words[w] != 0) {
        const auto carrier = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(todo.words[w]));
        if (goal != nullptr && TestBit(goal, carrier)) return true;
        todo.words[w] &= todo.words[w] - 1;
        const Word* links = graph.CarrierLinks(carrier);
        for (int v = 0; v < words; ++v) {
          const Word added = links[v] & unseen.words[v];
          if (added == 0) continue;  // of many words most are
          unseen.words[v] ^= added;
          reached.words[v] |= added;
          todo.words[v] |= added;
          again |= v < w;
        }
      }
    }
  }
  return false;
}

void TakeOut(ProvinceSet& set, const Word* others, int words) {
  for (int w = 0; w < words; ++w) set.words[w] &= ~others[w];
}

// Carriers in the sequence in which a breadth-first search reaches them, each with the one before it on a shortest way.
class BreadthFirst {
 public:
  // From `start` through `open`, up to the first carrier of `goal`, if that is not null, at one of the first `most` places: its
  // place, or -1.
  int Grow(const Graph& graph, const ProvinceSet& start, const ProvinceSet& open, const Word* goal,
           int most = kMaxProvinces) {
    const int words = graph.province_words();
    std::copy_n(open.words, words, unseen_.words);
    ForEachBit(start.words, words, [&](int carrier) { Reach(carrier, kNoProvince); });
    for (int i = 0; i < count_ && i < most; ++i) {
      if (goal != nullptr && TestBit(goal, queue_[i])) return i;
      const Word* links = graph.CarrierLinks(queue_[i]);
      for (int w = 0; w < words; ++w) {
        for (Word rest = links[w] & unseen_.words[w]; rest != 0; rest &= rest - 1) {
          Reach(w * 64 + std::countr_zero(rest), queue_[i]);
        }
      }
    }
    return -1;
  }
  int count() const { return count_; }
  ProvinceIndex at(int place) const { return queue_[place]; }
  // The carriers of the shortest way to the one at `place`. It has no chord: of none could the next ones be left out.
  void FillChain(int place, int words, ProvinceSet& chain) const {
    chain = NoProvinces(words);
    for (ProvinceIndex at = queue_[place]; at != kNoProvince; at = reached_from_[at]) SetBit(chain.words, at);
  }

 private:
  void Reach(int carrier, ProvinceIndex from) {
    ClearBit(unseen_.words, static_cast<size_t>(carrier));
    reached_from_[carrier] = from;
    queue_[count_++] = static_cast<ProvinceIndex>(carrier);
  }

  ProvinceSet unseen_;
  ProvinceIndex queue_[kMaxProvinces], reached_from_[kMaxProvinces];
  int count_ = 0;
};

// The carriers of a shortest chain from one of `start` through `open` to one of `goal`; false if there is none.
bool FindShortestChain(const Graph& graph, const ProvinceSet& start, const ProvinceSet& open, const Word* goal,
                       ProvinceSet& chain) {
  BreadthFirst search;
  const int end = search.Grow(graph, start, open, goal);
  if (end >= 0) search.FillChain(end, graph.province_words(), chain);
  return end >= 0;
}

// Search for chordless chains from `from` to `to` among so many carriers that they are not numbered (numbered_routes.h).
class RouteSearch {
 public:
  RouteSearch(const Graph& graph, const Word* fleets, const ConvoyLegs& legs)
      : graph_(graph), words_(graph.province_words()), boarding_(legs.boarding), landing_(legs.landing) {
    for (int w = 0; w < words_; ++w) {
      first_.words[w] = boarding_[w] & fleets[w];
      later_.words[w] = fleets[w] & ~boarding_[w];  // one that touches `from` would make those before it needless
      // One that touches `to` would make those after it needless.
      earlier_.words[w] = fleets[w] & ~landing_[w];
    }
  }

  // Whether there is one through `carrier`.
  bool LeadsThrough(ProvinceIndex carrier) {
    carrier_ = carrier;
    if (TestBit(boarding_, carrier_)) return FindSecondHalf(later_, chain_);
    if (TestBit(landing_, carrier_)) return FindFirstHalf(earlier_, chain_);
    return JoinsShortestHalves() || TryAllChains();
  }
  // A chain through the carrier that is furthest from the boarding, if it shows itself at once. Nothing where
  // the landing is far itself: any chain is long there.
  bool FindLong() {
    if (!IsLandingNear()) return false;
    ProvinceSet start = CopyOf(first_, words_), first, second;
    for (int w = 0; w < words_; ++w) start.words[w] &= earlier_.words[w];
    BreadthFirst search;
    search.Grow(graph_, start, earlier_, nullptr);
    if (search.count() == 0) return false;
    carrier_ = search.at(search.count() - 1);
    search.FillChain(search.count() - 1, words_, first);
    return JoinsShortestHalves(first, second);
  }
  // The chain that was found; nothing if the search gave up.
  const ProvinceSet* chain() const { return steps_ > kRouteSearchSteps ? nullptr : &chain_; }

 private:
  bool IsLandingNear() const {
    constexpr int kNear = 16;  // carriers
    BreadthFirst search;
    return search.Grow(graph_, first_, later_, landing_, kNear) >= 0;
  }

  // ---- Shortest halves

  // A shortest chain through `open` from the boarding to the carrier, and one from the carrier to the landing. The
  // carrier is in both halves.
  bool FindFirstHalf(const ProvinceSet& open, ProvinceSet& half) const {
    ProvinceSet start = CopyOf(first_, words_), rest = CopyOf(open, words_), goal = NoProvinces(words_);
    for (int w = 0; w < words_; ++w) start.words[w] &= open.words[w];
    SetBit(goal.words, carrier_);
    SetBit(rest.words, carrier_);
    return FindShortestChain(graph_, start, rest, goal.words, half);
  }
  bool FindSecondHalf(const ProvinceSet& open, ProvinceSet& half) const {
    ProvinceSet start = NoProvinces(words_);
    SetBit(start.words, carrier_);
    return FindShortestChain(graph_, start, open, landing_, half);
  }

  // Whether one half, as short as can be, leaves room for another that does not touch it: a way to say yes at once.
  bool JoinsShortestHalves() {
    ProvinceSet first, second;
    return FindFirstHalf(earlier_, first) && JoinsShortestHalves(first, second);
  }
  bool JoinsShortestHalves(ProvinceSet& first, ProvinceSet& second) {
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
    ProvinceSet open = CopyOf(later_, words_);
    TakeOut(open, first.words, words_);
    ForEachBit(first.words, words_, [&](int c) {
      if (c != carrier_) TakeOut(open, graph_.CarrierLinks(static_cast<ProvinceIndex>(c)), words_);
    });
    return open;
  }
  // What a first half may use beside a second one.
  ProvinceSet NotTouching(const ProvinceSet& half) const {
    ProvinceSet second = CopyOf(half, words_), open = CopyOf(earlier_, words_);
    ClearBit(second.words, carrier_);
    TakeOut(open, second.words, words_);
    ForEachBit(earlier_.words, words_, [&](int c) {
      const Word* links = graph_.CarrierLinks(static_cast<ProvinceIndex>(c));
      if (Intersects(links, second.words, words_)) ClearBit(open.words, static_cast<size_t>(c));
    });
    return open;
  }

  // ---- All chains

  bool TryAllChains() {
    chain_ = NoProvinces(words_);  // FindLong may have left its own
    return ExtendTo(first_, later_, false);
  }

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
    ProvinceSet next = CopyOf(open, words_), later = CopyOf(open, words_);
    for (int w = 0; w < words_; ++w) {
      next.words[w] &= links[w];
      later.words[w] &= ~links[w];
    }
    return CanFinish(next, later, through) && ExtendTo(next, later, through);
  }

  // Whether the landing and, if it is still to come, the carrier can be reached at all. A function of its own, so that its sets
  // do not stand on the stack once for each carrier of a chain.
  [[gnu::noinline]] bool CanFinish(const ProvinceSet& next, const ProvinceSet& later, bool through) const {
    ProvinceSet reached = CopyOf(next, words_);
    Flood(graph_, later.words, reached);
    return (through || reached.Test(carrier_)) && Intersects(reached.words, landing_, words_);
  }

  const Graph& graph_;
  const int words_;
  const Word* const boarding_;
  const Word* const landing_;
  ProvinceIndex carrier_ = kNoProvince;          // that the chain is to lead through
  ProvinceSet first_, later_, earlier_, chain_;  // as many words as the map needs
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
    ProvinceSet reached = NoProvinces(words);
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
  const int words = graph.province_words();
  ProvinceSet reached = NoProvinces(words);
  for (int w = 0; w < words; ++w) reached.words[w] = legs.boarding[w] & fleets[w];
  return Flood(graph, fleets, reached, legs.landing);
}

bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs,
               KnownRoutes* known) {
  const auto [from, to, boarding, landing] = legs;
  if (!TestBit(fleets, carrier) || from == to) return false;
  if (TestBit(boarding, carrier) && TestBit(landing, carrier)) return true;
  if (known == nullptr) {
    if (CountBits(fleets, graph.province_words()) > NumberedRoutes::kMostCarriers) {
      return RouteSearch(graph, fleets, legs).LeadsThrough(carrier);
    }
    NumberedRoutes few;
    few.Number(graph, fleets);
    return few.IsOnRoute(graph, fleets, carrier, legs);
  }
  if (NumberedRoutes* const few = known->Numbered(graph, fleets)) return few->IsOnRoute(graph, fleets, carrier, legs);
  KnownRoutes::Answers& answers = known->Of(from, to, graph.province_words());
  if (answers.on_route.Test(carrier)) return true;
  if (answers.on_none.Test(carrier)) return false;
  if (answers.route.AddThrough(graph, fleets, legs, carrier, answers.on_route)) return true;
  RouteSearch search(graph, fleets, legs);
  // The longest route is kept: more fleets lie beside it than beside a short one, which only tells of its own.
  const auto follow = [&] {
    RouteDetours shorter;
    const bool is_kept = CountBits(search.chain()->words, graph.province_words()) >= answers.route.length();
    (is_kept ? answers.route : shorter).Follow(graph, fleets, legs, *search.chain(), answers.on_route);
  };
  // Who asks about one of many fleets will ask about more: a long route tells of most of them.
  if (!std::exchange(answers.asked_before, true) && search.FindLong()) {
    follow();
    if (answers.on_route.Test(carrier)) return true;
  }
  if (!search.LeadsThrough(carrier)) {
    SetBit(answers.on_none.words, carrier);
    return false;
  }
  if (search.chain() != nullptr) follow();
  return true;
}

void KnownRoutes::Number(const Graph& graph, const Word* fleets) {
  size_ = CountBits(fleets, graph.province_words()) > NumberedRoutes::kMostCarriers ? Size::kMany : Size::kFew;
  if (size_ == Size::kFew) numbered_.Number(graph, fleets);
}

KnownRoutes::Answers& KnownRoutes::Find(ProvinceIndex from, ProvinceIndex to, int words) {
  for (int i = 0; i < count_; ++i) {
    if (answers_[i].from == from && answers_[i].to == to) return answers_[latest_ = i];
  }
  // What was added longest ago makes room.
  latest_ = added_++ % kMost;
  count_ = std::min(added_, kMost);
  Answers& answers = answers_[latest_];
  answers.from = from;
  answers.to = to;
  answers.route.Forget();
  answers.asked_before = false;
  std::fill_n(answers.on_route.words, words, Word{0});
  std::fill_n(answers.on_none.words, words, Word{0});
  return answers;
}

bool IsOnAnyWay(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs) {
  if (!TestBit(fleets, carrier)) return false;
  const int words = graph.province_words();
  ProvinceSet reached = NoProvinces(words);
  SetBit(reached.words, carrier);
  Flood(graph, fleets, reached);
  return Intersects(reached.words, legs.boarding, words) && Intersects(reached.words, legs.landing, words);
}

}  // namespace entente
