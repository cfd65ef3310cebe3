// Steps through a phase flow. Any threads.
//   Source: maps/LANGUAGE.md (Phases and victory: NEWYEAR, IFYEARDIV).
#ifndef ENTENTE_ENGINE_MAP_FLOW_WALK_H_
#define ENTENTE_ENGINE_MAP_FLOW_WALK_H_

#include <optional>
#include <span>

#include "map/phase_flow.h"

namespace entente {

// The next element of kind kPhase after `phase`, with the years on the way counted; nothing if the flow is a loop
// without one. Terminates: the function walks at most 64 rounds of the flow. Years stop at the limits of int32_t.
std::optional<Phase> NextInFlow(std::span<const FlowElement> flow, const Phase& phase);

// The number of NEWYEAR steps from the year of `begin` to `year`; 0 for years before it.
uint16_t GameYear(std::span<const FlowElement> flow, const Phase& begin, int32_t year);

// Whether `a` is played before `b`, also where one of them is before the beginning of the game. The years of a flow have
// one direction.
bool IsEarlier(std::span<const FlowElement> flow, const Phase& a, const Phase& b);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FLOW_WALK_H_
