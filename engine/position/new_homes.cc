#include "position/new_homes.h"

#include <algorithm>

namespace entente {
namespace {

// Whether the years of the map count down (B.C.). All NEWYEAR steps of a flow have one sign.
bool CountsDown(const Map& map) {
  const auto flow = map.flow();
  return std::any_of(flow.begin(), flow.end(), [](const FlowElement& element) {
    return element.kind == FlowElement::Kind::kNewYear && element.step < 0;
  });
}

}  // namespace

bool AwaitsNewHomes(const Map& map, int32_t year) {
  const auto years = map.new_homes();
  if (years.empty()) return false;
  const bool down = CountsDown(map);
  return std::all_of(years.begin(), years.end(), [&](int32_t named) { return down ? named < year : named > year; });
}

bool IsNewHomesYear(const Map& map, int32_t year) {
  const auto years = map.new_homes();
  return std::find(years.begin(), years.end(), year) != years.end();
}

void MakeOwnedHomes(PositionRef position) {
  Word owned[WordsFor(kMaxProvinces)];
  for (const PowerIndex power : position.map().powers()) {
    position.FindCentersOf(power, owned);
    position.SetHomes(power, owned);
  }
}

void FollowStageHomes(PositionRef position, const MapStage& before) {
  if (AwaitsNewHomes(position.map(), position.phase().year)) return;
  const MapStage& now = position.stage();
  for (const PowerIndex power : position.map().powers()) {
    Word homes[WordsFor(kMaxProvinces)];
    for (int w = 0; w < position.map().province_words(); ++w) {
      const Word added = now.Homes(power)[w] & ~before.Homes(power)[w];
      const Word gone = before.Homes(power)[w] & ~now.Homes(power)[w];
      homes[w] = (position.Homes(power)[w] & ~gone) | added;
    }
    position.SetHomes(power, homes);
  }
}

}  // namespace entente
