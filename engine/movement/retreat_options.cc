#include "movement/retreat_options.h"

#include "order/legality.h"
#include "position/passage.h"

namespace entente {

void FillRetreats(const PositionView& before, const Unit& dislodged, const Word* occupied, const Word* contested,
                  ProvinceIndex attacker, uint32_t* retreats) {
  const Map& map = before.map();
  const Graph& graph = before.graph();
  const bool ordinary = map.stage_count() == 1 && !graph.has_conditions();
  uint32_t bit = 0;
  for (const LocationIndex to : map.RetreatPlaces(dislodged.type, dislodged.location)) {
    const ProvinceIndex province = map.ProvinceOf(to);
    // Not where a unit stands now, not where a standoff left a province empty (6.H.6; for all its coasts, 6.H.16), not
    // where the attacker came from (6.H.5; after a move by sea that is open, 4.A.5 b, 6.H.11).
    // Without a jump: nobody can foresee where units stand.
    const bool vacant =
        (int{TestBit(occupied, province)} | int{TestBit(contested, province)} | int{province == attacker}) == 0;
    // Conditions on passages and changes of the map bind retreats as they bind moves; so do coasts (6.H.15).
    const bool open = ordinary ? vacant
                               : vacant && graph.IsMove(dislodged.type, dislodged.location, to) &&
                                     IsOpenTo(before, graph, dislodged, province);
    retreats[bit >> 5] |= uint32_t{open} << (bit & 31);
    ++bit;
  }
}

EventWhy WhyNoRetreats(const Map& map, const RuleOptions& rules, PowerIndex power) {
  if (rules.retreats == Retreats::kNever) return EventWhy::kRetreatsForbidden;
  const bool is_abandoned = map.Controllers(power).empty();
  return is_abandoned && IsImmobile(map, rules, power) ? EventWhy::kImmobile : EventWhy::kNone;
}

bool HasRetreat(const Map& map, const DislodgedUnit& dislodged) {
  uint32_t any = 0;
  for (int w = 0; w < RetreatWords(map); ++w) any |= dislodged.retreats[w];
  return any != 0;
}

}  // namespace entente
