// Members of a state that only some maps have:
//   homes          {"FRANCE":["PAR"]}   where homes change (&SC, NEWHOMES); written on all maps, read on these
//   claims         {"SWEDEN":1}         homes that a power may still claim (&SC)
//   seizing_builds {"FRANCE":1}         builds left on any of its homes, which it then owns (SC!)
//   guest_builds   {"FRANCE":1}         the same without owning it (SC?)
//   hidden_builds  ["A PAR"]            units whose build is secret until the next movement results
//   control_turns  {"INDIA":1}          whose turn it is to control a dummy: place in its CONTROL line, from 0
//   controllers    {"INDIA":"CHINA"}    who controls a dummy now, a power or a player; written, and read on maps with
//                                       RULE VASSAL_DUMMIES, where it is a power
// A member that is absent or null: as at the start of the map (homes on a map with NEWHOMES, once the first of its
// years has come: what is owned). A member that is there is all there is: powers that it does not name have none.
//   One thread at a time.
#ifndef ENTENTE_ENGINE_PHASE_JSON_STATE_EXTRAS_H_
#define ENTENTE_ENGINE_PHASE_JSON_STATE_EXTRAS_H_

#include "json/json_writer.h"
#include "notation/normal_form.h"
#include "phase_json/phase_json.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// Whether a key is one of those that are read, but homes and controllers, which other maps have, too; and whether a map has a use for it.
bool IsStateExtra(std::string_view key);
bool HasStateExtra(const Map& map, std::string_view key);

// The members after homes, each as one key and value; counts that are zero are left out.
void AppendStateExtras(const PositionView& position, const RuleOptions& rules, JsonWriter& out);

// Reads all of them from the phase's JSON into a position that has its units and owners. For maps with a MapTrait;
// members of which the map has no use are not looked at.
//   Errors: invalid argument with path and place: a value of the wrong kind, a key twice, an unknown power or place, a
//           home that is no supply center, a count out of range, a hidden unit that is not on the board, a
//           controller of no dummy, or one that is a dummy.
Status FillStateExtras(const PhaseText& phase, const NormalForm& names, PositionRef position);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_STATE_EXTRAS_H_
