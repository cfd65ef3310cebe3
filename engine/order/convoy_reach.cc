#include "order/convoy_reach.h"

#include <algorithm>
#include <utility>

#include "order/carrier_flood.h"
#include "order/route_search.h"

namespace entente {
namespace {

// Whether a fleet of the group touches the landing.
bool Lands(const Word* fleets, const Word* landing, int words, const uint16_t* group_of, uint16_t group) {
  for (int w = 0; w < words; ++w) {
    for (Word rest = landing[w] & fleets[w]; rest != 0; rest &= rest - 1) {
      if (group_of[w * 64 + std::countr_zero(rest)] == group) return true;
    }
  }
  return false;
}

// What is found out of a move among many fleets.
class ManyFleets {
 public:
  ManyFleets(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, KnownRoutes::Answers& answers)
      : graph_(graph), fleets_(fleets), legs_(legs), answers_(answers) {}

  // Whether a carrier of which nothing is known yet is on a route.
  bool AskFor(ProvinceIndex carrier) {
    if (IsShown(carrier)) return true;
    RouteSearch search(graph_, fleets_, legs_);
    // Who asks about one of many fleets will ask about more: a long route tells of most of them.
    if (!std::exchange(answers_.asked_before, true) && search.FindLong()) {
      Keep(*search.chain());
      if (IsShown(carrier)) return true;
    }
    if (!search.LeadsThrough(carrier)) {
      SetBit(answers_.on_none.words, carrier);
      return false;
    }
    if (search.chain() != nullptr) Keep(*search.chain());
    return true;
  }

 private:
  // Whether the routes that are known, or detours of them, lead through the carrier.
  bool IsShown(ProvinceIndex carrier) {
    if (!std::exchange(answers_.is_followed, true)) Follow(answers_.latest);
    return answers_.on_route.Test(carrier) ||
           answers_.route.AddThrough(graph_, fleets_, legs_, carrier, answers_.on_route);
  }
  // The longest route is kept: more fleets lie beside it than beside a short one, which only tells of its own.
  void Follow(const ProvinceSet& route) {
    RouteDetours shorter;
    const bool is_kept = CountBits(route.words, graph_.province_words()) >= answers_.route.length();
    (is_kept ? answers_.route : shorter).Follow(graph_, fleets_, legs_, route, answers_.on_route);
  }
  // Its detours are looked for when a fleet beside it is asked about.
  void Keep(const ProvinceSet& route) {
    const int words = graph_.province_words();
    for (int w = 0; w < words; ++w) answers_.on_route.words[w] |= route.words[w];
    std::copy_n(route.words, words, answers_.latest.words);
    answers_.is_followed = false;
  }

  const Graph& graph_;
  const Word* const fleets_;
  const ConvoyLegs& legs_;
  KnownRoutes::Answers& answers_;
};

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
  return ManyFleets(graph, fleets, legs, answers).AskFor(carrier);
}

void KnownRoutes::Suggest(const Graph& graph, const ConvoyLegs& legs, const ProvinceSet& carriers) {
  const int words = graph.province_words();
  Answers& answers = Of(legs.from, legs.to, words);
  if (!IsRoute(graph, legs, carriers)) return;
  std::copy_n(carriers.words, words, answers.on_route.words);
  std::copy_n(carriers.words, words, answers.latest.words);
  answers.is_followed = false;
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
  answers.is_followed = true;
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
