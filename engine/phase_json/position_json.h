// Positions as JSON states and back: {"units","retreats","centers","homes","builds"}, and what only some maps have
// (state_extras.h).
//   Source: the form of the `diplomacy` Python package; capi/docs/json.md.
#ifndef ENTENTE_ENGINE_PHASE_JSON_POSITION_JSON_H_
#define ENTENTE_ENGINE_PHASE_JSON_POSITION_JSON_H_

#include <string>
#include <string_view>

#include "json/json_writer.h"
#include "notation/normal_form.h"
#include "phase_json/phase_json.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// Gives the texts of a phase their meaning: fills `position`.
//   `centers` absent: the map's start ownership; present: exactly that. In a retreats phase `retreats` says which units
//   are dislodged and where they may go; in other phases it is not looked at.
//   A game that is over ("COMPLETED") stands in the phase `ended_in`. Records without it stand in the map's
//   first phase, without dislodged units; those without `end` have the solo winner that `winner` or else the centers
//   show, or no result.
//   Errors: invalid argument with path and place: unknown phase, power, place, unit text, end; a unit where its type
//           cannot stand; two units or two dislodged units in one province; a center owned twice; a dislodged unit in a
//           phase without retreats; a retreat that is not adjacent; winners that the end cannot have; the end of a game
//           that is not over; limit: more dislodged units than a position holds.
Status FillPosition(const PhaseText& phase, const NormalForm& names, PositionRef position);

// "S1901M"; "COMPLETED" for a game that is over.
std::string PhaseNameOf(const PositionView& position);

// Which units a list of a state holds.
enum class ListedUnits : uint8_t {
  kStanding,       // without the dislodged ones
  kWithDislodged,  // those too, with "*" before them
};

// The members of a state, each as one key and value. Powers that have nothing are left out; lists are sorted.
void AppendUnits(const PositionView& position, ListedUnits which, JsonWriter& out);
void AppendRetreats(const PositionView& position, JsonWriter& out);
void AppendCenters(const PositionView& position, JsonWriter& out);
// Home centers and what is due: every power is named; `builds` is empty but in an adjustments phase.
void AppendHomes(const PositionView& position, JsonWriter& out);
void AppendBuilds(const PositionView& position, const RuleOptions& rules, JsonWriter& out);
// Of one power, as a value: {"count":1,"homes":["PAR"]}; {"count":0,"homes":[]} in another phase.
void AppendBuildsOf(const PositionView& position, const RuleOptions& rules, PowerIndex power, JsonWriter& out);

// Of a game that is over: "end":"draw","winners":["AUSTRIA","FRANCE"],"ended_in":"F1905R","winner", that of a solo or
// null.
void AppendEnd(const PositionView& position, JsonWriter& out);

// {"name","state":{..}}; for a game that is over also its end. Members only, the caller opens and closes the object.
void AppendPhaseMembers(const PositionView& position, const RuleOptions& rules, JsonWriter& out);

// A phase object with its map's name and no orders; and back, on a given map. Every sound position (CheckPositionBlock)
// comes back with the same bytes.
//   Errors: as JsonTape::Read, ReadPhase and FillPosition.
std::string PositionToJson(const PositionView& position, const RuleOptions& rules);
Result<Position> PositionFromJson(const Map& map, std::string_view json);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_POSITION_JSON_H_
