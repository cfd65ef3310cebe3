#include "order/route_search.h"

#include <bit>
#include <cstring>

#include "order/carrier_flood.h"
#include "order/convoy_reach.h"

namespace entente {
namespace {

// Carriers in the sequence in which a breadth-first search reaches them, each with the one before it on a shortest way.
class BreadthFirst {
 public:
  // From `start` through `open`, up to the first carrier of `goal`, if that is not null, at one of the first `most` places: its
  // place, or -1.
  int Grow(const Graph& graph, const ProvinceSet& start, const ProvinceSet& open, const Word* goal,
           int most = kMaxProvinces) {
    std::memset(is_unseen_, 0, static_cast<size_t>(graph.province_count()));
    ForEachBit(open.words, graph.province_words(), [&](int carrier) { is_unseen_[carrier] = 1; });
    ForEachBit(start.words, graph.province_words(), [&](int carrier) {
      is_unseen_[carrier] = 0;
      reached_from_[carrier] = kNoProvince;
      queue_[count_++] = static_cast<ProvinceIndex>(carrier);
    });
    int count = count_, end = -1;
    for (int i = 0; i < count && i < most; ++i) {
      const ProvinceIndex at = queue_[i];
      if (goal != nullptr && TestBit(goal, at)) {
        end = i;
        break;
      }
      for (const ProvinceIndex next : graph.CarriersBeside(at)) {  // without a jump: nobody can foresee who was reached
        const uint8_t is_new = is_unseen_[next];
        is_unseen_[next] = 0;
        reached_from_[is_new != 0 ? next : kMaxProvinces] = at;
        queue_[count] = next;
        count += is_new;
      }
    }
    count_ = count;
    return end;
  }
  int count() const { return count_; }
  ProvinceIndex at(int place) const { return queue_[place]; }
  // The carriers of the shortest way to the one at `place`. It has no chord: of none could the next ones be left out.
  void FillChain(int place, int words, ProvinceSet& chain) const {
    chain = NoProvinces(words);
    for (ProvinceIndex at = queue_[place]; at != kNoProvince; at = reached_from_[at]) SetBit(chain.words, at);
  }

 private:
  uint8_t is_unseen_[kMaxProvinces];
  // With room for one more, which means nothing.
  ProvinceIndex queue_[kMaxProvinces + 1], reached_from_[kMaxProvinces + 1];
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

}  // namespace

bool IsRoute(const Graph& graph, const ConvoyLegs& legs, const ProvinceSet& carriers) {
  const int words = graph.province_words();
  ProvinceSet ahead = CopyOf(carriers, words);
  ProvinceIndex at = kNoProvince;
  int left = 0, first = 0;
  for (int w = 0; w < words; ++w) {
    left += std::popcount(carriers.words[w]);
    const Word here = carriers.words[w] & legs.boarding[w];
    first += std::popcount(here);
    if (here != 0) at = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(here));
  }
  for (int found = first; found == 1;) {
    ClearBit(ahead.words, at);
    --left;
    if (TestBit(legs.landing, at)) return left == 0;
    ProvinceIndex next = kNoProvince;
    found = 0;
    for (const ProvinceIndex beside : graph.CarriersBeside(at)) {
      if (!ahead.Test(beside)) continue;
      next = beside;
      ++found;
    }
    at = next;
  }
  return false;
}

RouteSearch::RouteSearch(const Graph& graph, const Word* fleets, const ConvoyLegs& legs)
    : graph_(graph), words_(graph.province_words()), boarding_(legs.boarding), landing_(legs.landing) {
  for (int w = 0; w < words_; ++w) {
    first_.words[w] = boarding_[w] & fleets[w];
    later_.words[w] = fleets[w] & ~boarding_[w];  // one that touches `from` would make those before it needless
    // One that touches `to` would make those after it needless.
    earlier_.words[w] = fleets[w] & ~landing_[w];
  }
}

bool RouteSearch::LeadsThrough(ProvinceIndex carrier) {
  carrier_ = carrier;
  if (TestBit(boarding_, carrier_)) return FindSecondHalf(later_, chain_);
  if (TestBit(landing_, carrier_)) return FindFirstHalf(earlier_, chain_);
  return JoinsShortestHalves() || TryAllChains();
}

bool RouteSearch::FindLong() {
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

const ProvinceSet* RouteSearch::chain() const { return steps_ > kRouteSearchSteps ? nullptr : &chain_; }

bool RouteSearch::IsLandingNear() const {
  constexpr int kNear = 16;  // carriers
  BreadthFirst search;
  return search.Grow(graph_, first_, later_, landing_, kNear) >= 0;
}

// ---- Shortest halves

// A shortest chain through `open` from the boarding to the carrier, and one from the carrier to the landing. The
// carrier is in both halves.
bool RouteSearch::FindFirstHalf(const ProvinceSet& open, ProvinceSet& half) const {
  ProvinceSet start = CopyOf(first_, words_), rest = CopyOf(open, words_), goal = NoProvinces(words_);
  for (int w = 0; w < words_; ++w) start.words[w] &= open.words[w];
  SetBit(goal.words, carrier_);
  SetBit(rest.words, carrier_);
  return FindShortestChain(graph_, start, rest, goal.words, half);
}

bool RouteSearch::FindSecondHalf(const ProvinceSet& open, ProvinceSet& half) const {
  ProvinceSet start = NoProvinces(words_);
  SetBit(start.words, carrier_);
  return FindShortestChain(graph_, start, open, landing_, half);
}

// Whether one half, as short as can be, leaves room for another that does not touch it: a way to say yes at once.
bool RouteSearch::JoinsShortestHalves() {
  ProvinceSet first, second;
  return FindFirstHalf(earlier_, first) && JoinsShortestHalves(first, second);
}

bool RouteSearch::JoinsShortestHalves(ProvinceSet& first, ProvinceSet& second) {
  if (FindSecondHalf(NotTouchedBy(first), second)) return Join(first, second);
  if (!FindSecondHalf(later_, second) || !FindFirstHalf(NotTouching(second), first)) return false;
  return Join(first, second);
}

bool RouteSearch::Join(const ProvinceSet& first, const ProvinceSet& second) {
  for (int w = 0; w < words_; ++w) chain_.words[w] = first.words[w] | second.words[w];
  return true;
}

// What a second half may use beside a first one.
ProvinceSet RouteSearch::NotTouchedBy(const ProvinceSet& first) const {
  ProvinceSet open = CopyOf(later_, words_);
  TakeOut(open, first.words, words_);
  ProvinceSet passed = CopyOf(first, words_);
  ClearBit(passed.words, carrier_);
  TakeOutBeside(passed, open);
  return open;
}

// Takes out of `open` what some of `carriers` lead to.
void RouteSearch::TakeOutBeside(const ProvinceSet& carriers, ProvinceSet& open) const {
  ForEachBit(carriers.words, words_, [&](int c) {
    for (const ProvinceIndex beside : graph_.CarriersBeside(static_cast<ProvinceIndex>(c))) {
      ClearBit(open.words, beside);
    }
  });
}

// What a first half may use beside a second one.
ProvinceSet RouteSearch::NotTouching(const ProvinceSet& half) const {
  ProvinceSet second = CopyOf(half, words_), open = CopyOf(earlier_, words_);
  ClearBit(second.words, carrier_);
  TakeOut(open, second.words, words_);
  if (graph_.LinksLeadBothWays()) {
    TakeOutBeside(second, open);
    return open;
  }
  ForEachBit(earlier_.words, words_, [&](int c) {
    const Word* links = graph_.CarrierLinks(static_cast<ProvinceIndex>(c));
    if (Intersects(links, second.words, words_)) ClearBit(open.words, static_cast<size_t>(c));
  });
  return open;
}

// ---- All chains

bool RouteSearch::TryAllChains() {
  chain_ = NoProvinces(words_);  // FindLong may have left its own
  return ExtendTo(first_, later_, false);
}

// Tries every carrier of `candidates` as the next of the chain. `open`: carriers that may come after it; no carrier
// comes twice, so the recursion is no deeper than the chain is long.
bool RouteSearch::ExtendTo(const ProvinceSet& candidates, const ProvinceSet& open, bool through) {
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
bool RouteSearch::Continue(ProvinceIndex last, const ProvinceSet& open, bool through) {
  const bool ends = TestBit(landing_, last);
  if (ends && !through) return false;
  if (!ends && !GoOn(last, open, through)) return false;
  SetBit(chain_.words, last);
  return true;
}

bool RouteSearch::GoOn(ProvinceIndex last, const ProvinceSet& open, bool through) {
  const Word* links = graph_.CarrierLinks(last);
  ProvinceSet next, later;
  for (int w = 0; w < words_; ++w) {
    next.words[w] = open.words[w] & links[w];
    later.words[w] = open.words[w] & ~links[w];
  }
  return CanFinish(next, later, through) && ExtendTo(next, later, through);
}

// Whether the landing and, if it is still to come, the carrier can be reached at all. A function of its own, so that its sets
// do not stand on the stack once for each carrier of a chain.
[[gnu::noinline]] bool RouteSearch::CanFinish(const ProvinceSet& next, const ProvinceSet& later, bool through) const {
  ProvinceSet reached = CopyOf(next, words_);
  Flood(graph_, later.words, reached);
  return (through || reached.Test(carrier_)) && Intersects(reached.words, landing_, words_);
}

}  // namespace entente
