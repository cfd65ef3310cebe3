// Settles which power controls a dummy by the owners of its homes, when an adjustments phase begins (VASSAL_DUMMIES).
// The position stores the control; it does not change between adjustments phases.
//
// A *vassal* is a dummy that a power controls; the power and its vassals are a team. Every other power is a team of
// its own.
//   Source: maps/LANGUAGE.md (RULE, VASSAL_DUMMIES and TORN_ALLEGIANCE). No allocation; any threads.
#ifndef ENTENTE_ENGINE_PHASE_VASSALS_H_
#define ENTENTE_ENGINE_PHASE_VASSALS_H_

#include "order/phase_record.h"
#include "position/position.h"

namespace entente {

// Whether two powers belong to one team.
bool AreOneTeam(const PositionView& position, PowerIndex a, PowerIndex b);

// Call it after centers changed hands. Settles control of the dummies by the owners of their homes. Then it gives each
// dummy its homes back, and each power the homes of its own that its vassals own.
void SettleVassals(PositionRef position);

// Removes, and records, the units of vassals on centers of powers outside their team (TORN_ALLEGIANCE). Centers of
// dummies that no power controls do not count.
void RemoveTornUnits(PositionRef position, PhaseRecord& record);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_VASSALS_H_
