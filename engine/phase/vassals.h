// Dummies that belong to whoever holds their homes, when an adjustments phase is entered (VASSAL_DUMMIES). Control is
// kept in the position, and nothing changes it in between.
//
// A *vassal* is a dummy that a power controls; the power and its vassals are a team. All others are alone in theirs.
//   Source: maps/LANGUAGE.md (RULE, VASSAL_DUMMIES and TORN_ALLEGIANCE). No allocation; any threads.
#ifndef ENTENTE_ENGINE_PHASE_VASSALS_H_
#define ENTENTE_ENGINE_PHASE_VASSALS_H_

#include "order/phase_record.h"
#include "position/position.h"

namespace entente {

// Whether two powers are of one team.
bool AreOneTeam(const PositionView& position, PowerIndex a, PowerIndex b);

// Settles who controls the dummies, by the owners of their homes, once centers have changed hands; then gives them
// back their homes, and powers what their vassals own of theirs.
void SettleVassals(PositionRef position);

// Removes the units of vassals on centers of powers outside their team, but for dummies that no power controls
// (TORN_ALLEGIANCE), and records it.
void RemoveTornUnits(PositionRef position, PhaseRecord& record);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_VASSALS_H_
