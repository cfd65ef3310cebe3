#include "retreat/retreat_options.h"

#include <algorithm>
#include <bit>
#include <span>

#include "board/legality.h"
#include "position/passage.h"

namespace entente {
namespace {

constexpr size_t kAtOnce = 32;  // bits of a word of retreats

// A bit for each of 1 to kAtOnce places: set if its province is in neither row and is not the attacker's. The loop has
// no branch, because the processor would mispredict it.
uint32_t VacantPlaces(const Map& map, std::span<const LocationIndex> places, const Word* occupied,
                      const Word* contested, ProvinceIndex attacker) {
  uint32_t vacant = 0;
  for (const LocationIndex to : places) {
    const ProvinceIndex province = map.ProvinceOf(to);
    const Word taken = (occupied[province >> 6] | contested[province >> 6]) >> (province & 63);
    const uint32_t is_vacant = (static_cast<uint32_t>(taken) | uint32_t{province == attacker}) ^ 1;
    vacant = vacant >> 1 | is_vacant << 31;
  }
  return vacant >> (kAtOnce - places.size());
}

}  // namespace

void FillRetreats(const PositionView& before, const Unit& dislodged, const Word* occupied, const Word* contested,
                  ProvinceIndex attacker, uint32_t* retreats) {
  const Map& map = before.map();
  const Graph& graph = before.graph();
  const std::span<const LocationIndex> all = map.RetreatPlaces(dislodged.type, dislodged.location);
  for (size_t first = 0; first < all.size(); first += kAtOnce) {
    const std::span<const LocationIndex> places = all.subspan(first, std::min(kAtOnce, all.size() - first));
    // Closed are occupied provinces, provinces that a standoff left empty (6.H.6; with all their coasts, 6.H.16) and
    // the attacker's origin (6.H.5; open after a move by sea, 4.A.5 b, 6.H.11).
    uint32_t open = VacantPlaces(map, places, occupied, contested, attacker);
    // Conditions on passages and changes of the map restrict retreats like moves; so do coasts (6.H.15).
    if (map.stage_count() > 1 || graph.has_conditions()) {
      for (uint32_t rest = open; rest != 0; rest &= rest - 1) {
        const LocationIndex to = places[static_cast<size_t>(std::countr_zero(rest))];
        const bool is_move = graph.IsMove(dislodged.type, dislodged.location, to);
        if (!is_move || !IsOpenTo(before, graph, dislodged, map.ProvinceOf(to))) open &= ~(rest & -rest);
      }
    }
    retreats[first / kAtOnce] |= open;
  }
}

EventWhy WhyNoRetreats(const Map& map, const RuleOptions& rules, PowerIndex power) {
  if (rules.retreats == Retreats::kNever) return EventWhy::kRetreatsForbidden;
  if (!IsImmobile(map, rules, power)) return EventWhy::kNone;
  const bool is_abandoned = map.Controllers(power).empty();
  return is_abandoned ? EventWhy::kImmobile : EventWhy::kNone;
}

bool HasRetreat(const Map& map, const DislodgedUnit& dislodged) {
  uint32_t any = 0;
  for (int w = 0; w < RetreatWords(map); ++w) any |= dislodged.retreats[w];
  return any != 0;
}

}  // namespace entente
