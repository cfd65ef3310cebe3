// Reads and writes the members of a state that only some maps have:
//   homes          {"FRANCE":["PAR"]}   on maps with changing homes (&SC, NEWHOMES); written on all maps, read on these
//   claims         {"SWEDEN":1}         homes that a power may still claim (&SC)
//   seizing_builds {"FRANCE":1}         remaining builds on any of its homes, which the power then owns (SC!)
//   guest_builds   {"FRANCE":1}         the same without owning it (SC?)
//   hidden_builds  ["A PAR"]            units whose build is secret until the next movement results
//   control_turns  {"INDIA":1}          the next controller of a dummy: its index in the CONTROL line, from 0
//   controllers    {"INDIA":"CHINA"}    the current controller of a dummy, a power or a player; read only on maps with RULE
//                                       VASSAL_DUMMIES, where it is a power
// A member that is absent or null has its value at the start of the map. (On a map with NEWHOMES, from its first year on,
// absent homes are the owned centers.) A power that a present member does not name has none.
//   One thread at a time.
#ifndef ENTENTE_ENGINE_PHASE_JSON_STATE_EXTRAS_H_
#define ENTENTE_ENGINE_PHASE_JSON_STATE_EXTRAS_H_

#include "json/json_writer.h"
#include "notation/normal_form.h"
#include "phase_json/phase_json.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// IsStateExtra: whether the key is one of these members, except homes and controllers, which other maps write too.
// HasStateExtra: whether the map uses the member.
bool IsStateExtra(std::string_view key);
bool HasStateExtra(const Map& map, std::string_view key);

// Writes the members after homes. Counts of zero are left out.
void AppendStateExtras(const PositionView& position, const RuleOptions& rules, JsonWriter& out);

// Reads all members from the phase's JSON into a position that has its units and owners. Call it for maps with a MapTrait.
// Ignores members that the map does not use.
//   Errors: invalid argument with path and place: a value of the wrong kind, a key given twice, an unknown power or place,
//           a home that is no supply center, a count out of range, a hidden unit that is not on the board, a controller for
//           a power that is no dummy, a controller that is a dummy.
Status FillStateExtras(const PhaseText& phase, const NormalForm& names, PositionRef position);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_STATE_EXTRAS_H_
