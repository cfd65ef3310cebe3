#include "order/convoy_reach.h"

#include <array>

namespace entente {
namespace {

bool Intersects(const Word* a, const Word* b, int words) {
  for (int w = 0; w < words; ++w) {
    if (a[w] & b[w]) return true;
  }
  return false;
}

// Grows `reached` from the carriers in `frontier` through `open` until nothing is added.
void Flood(const Graph& graph, const Word* open, ProvinceSet& reached) {
  const int words = graph.province_words();
  ProvinceSet todo = reached;
  for (bool more = true; more;) {
    more = false;
    for (int w = 0; w < words; ++w) {
      while (todo.words[w] != 0) {
        const int carrier = w * 64 + std::countr_zero(todo.words[w]);
        todo.words[w] &= todo.words[w] - 1;
        const Word* links = graph.CarrierLinks(static_cast<ProvinceIndex>(carrier));
        for (int v = 0; v < words; ++v) {
          const Word added = links[v] & open[v] & ~reached.words[v];
          reached.words[v] |= added;
          todo.words[v] |= added;
          more |= added != 0;
        }
      }
    }
  }
}

// Search for a chordless chain of carriers from `from` to `to` through `carrier`.
class RouteSearch {
 public:
  RouteSearch(const Graph& graph, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to)
      : graph_(graph), words_(graph.province_words()), carrier_(carrier), from_(from), to_(to) {}

  bool Exists(const Word* fleets) {
    const Word* boarding = graph_.Boarding(from_);
    ProvinceSet first{}, open{};
    for (int w = 0; w < words_; ++w) {
      first.words[w] = boarding[w] & fleets[w];
      open.words[w] =
          fleets[w] & ~boarding[w];  // a later fleet that touches `from` would make the earlier ones needless
    }
    return ExtendTo(first, open, false);
  }

 private:
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
    if (TestBit(graph_.Landing(to_), last)) return through;  // going on would make the rest needless
    const Word* links = graph_.CarrierLinks(last);
    ProvinceSet next{}, later{};
    for (int w = 0; w < words_; ++w) {
      next.words[w] = links[w] & open.words[w];
      later.words[w] = open.words[w] & ~links[w];
    }
    if (!CanFinish(next, later, through)) return false;
    return ExtendTo(next, later, through);
  }

  // Whether the landing and, if it is still to come, the carrier can be reached at all.
  bool CanFinish(const ProvinceSet& next, const ProvinceSet& later, bool through) const {
    ProvinceSet reached = next;
    Flood(graph_, later.words, reached);
    return (through || reached.Test(carrier_)) && Intersects(reached.words, graph_.Landing(to_), words_);
  }

  const Graph& graph_;
  const int words_;
  const ProvinceIndex carrier_, from_, to_;
  int steps_ = 0;
};

}  // namespace

void FloodCarriers(const Graph& graph, const Word* fleets, ProvinceIndex from, ProvinceSet& reached) {
  const Word* boarding = graph.Boarding(from);
  for (int w = 0; w < graph.province_words(); ++w) reached.words[w] = boarding[w] & fleets[w];
  Flood(graph, fleets, reached);
}

bool CanLand(const Graph& graph, const ProvinceSet& reached, ProvinceIndex to) {
  return Intersects(reached.words, graph.Landing(to), graph.province_words());
}

bool CanConvoy(const Graph& graph, const Word* fleets, ProvinceIndex from, ProvinceIndex to) {
  ProvinceSet reached;
  FloodCarriers(graph, fleets, from, reached);
  return CanLand(graph, reached, to);
}

bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) {
  if (!TestBit(fleets, carrier) || from == to) return false;
  if (TestBit(graph.Boarding(from), carrier) && TestBit(graph.Landing(to), carrier)) return true;
  return RouteSearch(graph, carrier, from, to).Exists(fleets);
}

}  // namespace entente
