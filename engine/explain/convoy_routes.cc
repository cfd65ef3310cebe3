#include "explain/convoy_routes.h"

#include <algorithm>

namespace entente {
namespace {

// Depth first over chordless chains. No recursion: a level of the search is a place in `chain_`.
class RouteFinder {
 public:
  RouteFinder(const Graph& graph, std::span<const ProvinceIndex> carriers, ProvinceIndex from, ProvinceIndex to,
              size_t most)
      : graph_(graph), carriers_(carriers), boarding_(graph.Boarding(from)), landing_(graph.Landing(to)), most_(most) {}

  RouteList Run() {
    next_.push_back(0);
    while (!next_.empty() && !found_.has_more) {
      if (next_.back() == carriers_.size()) {
        next_.pop_back();
        if (!chain_.empty()) chain_.pop_back();
        continue;
      }
      const ProvinceIndex carrier = carriers_[next_.back()++];
      if (++steps_ > kMostRouteSteps) {
        found_.has_more = true;
      } else if (Extends(carrier)) {
        Extend(carrier);
      }
    }
    return std::move(found_);
  }

 private:
  // Whether a chain with the carrier as its next has no chord: only the first touches the start, and each touches the
  // one before it alone. That only the last touches the destination follows from stopping there.
  bool Extends(ProvinceIndex carrier) const {
    if (TestBit(boarding_, carrier) != chain_.empty()) return false;
    for (size_t i = 0; i < chain_.size(); ++i) {
      if (chain_[i] == carrier) return false;
      if (TestBit(graph_.CarrierLinks(chain_[i]), carrier) != (i + 1 == chain_.size())) return false;
    }
    return true;
  }

  void Extend(ProvinceIndex carrier) {
    chain_.push_back(carrier);
    if (!TestBit(landing_, carrier)) return next_.push_back(0);
    if (found_.routes.size() == most_) {
      found_.has_more = true;
    } else {
      found_.routes.push_back(chain_);
    }
    chain_.pop_back();
  }

  const Graph& graph_;
  const std::span<const ProvinceIndex> carriers_;
  const Word* boarding_;
  const Word* landing_;
  const size_t most_;
  std::vector<ProvinceIndex> chain_;
  std::vector<size_t> next_;  // of each level, the carrier to try next
  int steps_ = 0;
  RouteList found_;
};

}  // namespace

RouteList FindRoutes(const Graph& graph, std::span<const ProvinceIndex> carriers, ProvinceIndex from, ProvinceIndex to,
                     size_t most) {
  return RouteFinder(graph, carriers, from, to, most).Run();
}

}  // namespace entente
