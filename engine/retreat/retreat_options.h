// Finds the places where a dislodged unit may retreat: adjacent places that are vacant and not contested, except its
// attacker's origin. The origin stays open if the attacker came by sea.
//   Source: DATC chapter 5 section 2 ("afterwards"), 4.A.5 b; cases 6.H.5 to 6.H.16. No allocation; any threads.
#ifndef ENTENTE_ENGINE_RETREAT_RETREAT_OPTIONS_H_
#define ENTENTE_ENGINE_RETREAT_RETREAT_OPTIONS_H_

#include "order/outcome.h"
#include "position/position.h"

namespace entente {

// Fills the retreat mask of a dislodged unit.
//   Shapes: `retreats` has RetreatWords(map) zero words; `occupied` and `contested` are province rows of the board
//           after the movement; `attacker` is the attacker's origin if it is closed, otherwise kNoProvince; `before`
//           is the position in which the unit was dislodged: its owners and its graph decide which passages are open.
void FillRetreats(const PositionView& before, const Unit& dislodged, const Word* occupied, const Word* contested,
                  ProvinceIndex attacker, uint32_t* retreats);

// The reason why the rules leave dislodged units of a power no retreat on any board: kRetreatsForbidden or kImmobile;
// kNone if they leave them retreats.
EventWhy WhyNoRetreats(const Map& map, const RuleOptions& rules, PowerIndex power);

// Whether any bit of the unit's mask is set.
bool HasRetreat(const Map& map, const DislodgedUnit& dislodged);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RETREAT_RETREAT_OPTIONS_H_
