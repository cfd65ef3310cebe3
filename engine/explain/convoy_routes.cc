#include "explain/convoy_routes.h"

#include <algorithm>
#include <climits>

#include "board/convoys.h"

namespace entente {
namespace {

using Landing = FixedBits<1>;  // the only place

// The fleets of one group, numbered in ascending sequence.
struct LinkedFleets {
  std::vector<ProvinceIndex> fleets;
  std::vector<Word> links;
  std::vector<Landing> shores;
  Word boarding = 0, landing = 0;
};

LinkedFleets NumberFleets(const Graph& graph, std::span<const ProvinceIndex> group, ProvinceIndex from,
                          ProvinceIndex to) {
  LinkedFleets linked;
  linked.fleets.assign(group.begin(), group.end());
  std::sort(linked.fleets.begin(), linked.fleets.end());
  for (size_t i = 0; i < linked.fleets.size(); ++i) {
    const ProvinceIndex fleet = linked.fleets[i];
    Word links = 0;
    for (size_t j = 0; j < linked.fleets.size(); ++j)
      links |= Word{TestBit(graph.CarrierLinks(fleet), linked.fleets[j])} << j;
    linked.links.push_back(links);
    const Word lands = TestBit(graph.Landing(to), fleet);
    linked.shores.push_back({{lands}});
    linked.boarding |= Word{TestBit(graph.Boarding(from), fleet)} << i;
    linked.landing |= lands << i;
  }
  return linked;
}

}  // namespace

RouteList FindRoutes(const Graph& graph, std::span<const ProvinceIndex> carriers, ProvinceIndex from, ProvinceIndex to,
                     size_t most) {
  RouteList found;
  ProvinceSet row{};
  for (const ProvinceIndex carrier : carriers) SetBit(row.words, carrier);
  Convoys convoys;
  convoys.Begin(graph, row.words);
  int left = kMostRouteSteps;
  for (const ProvinceIndex first : carriers) {
    if (!TestBit(graph.Boarding(from), first) || found.has_more) continue;
    const std::span<const ProvinceIndex> group = convoys.FleetsOf(convoys.GroupOf(first));
    found.has_more = group.size() > kMostInWord;
    if (found.has_more) break;
    const LinkedFleets linked = NumberFleets(graph, group, from, to);
    if (linked.landing == 0) continue;
    const auto add = [&](std::span<const uint8_t> chain, const Landing&) {
      found.has_more = found.routes.size() == most;
      if (found.has_more) return false;
      auto& route = found.routes.emplace_back();
      for (const uint8_t number : chain) route.push_back(linked.fleets[number]);
      return true;
    };
    ChainWalk walk(linked.links.data(), linked.shores.data(), Landing::Of(0), add, left);
    const auto number = std::lower_bound(linked.fleets.begin(), linked.fleets.end(), first) - linked.fleets.begin();
    const Word all = group.size() == kMostInWord ? ~Word{0} : (Word{1} << group.size()) - 1;
    found.has_more |= !walk.Run(static_cast<int>(number), all & ~linked.boarding);
    left -= walk.steps();
  }
  return found;
}

}  // namespace entente
