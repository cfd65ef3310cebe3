// Writes positions as JSON states and reads them: {"units","retreats","centers","homes","builds"}, and the members for
// special maps (state_extras.h).
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

// Fills `position` from the texts of a phase.
//   If `centers` is absent, the owners are those at the start of the map. In a retreats phase, `retreats` lists the dislodged
//   units and their open retreats; other phases ignore it.
//   A game that is over ("COMPLETED") has the phase `ended_in`. Without `ended_in`, the position has the map's first phase
//   and no dislodged units. Without `end`, the end is a solo of `winner`, else a draw of the powers that `state.note` names
//   (victory_note.h; a concession to one), else a solo by centers, else "no result".
//   Errors: invalid argument with path and place: unknown phase, power, place, unit text, end; a unit where its type
//           cannot stand; two units or two dislodged units in one province; a center owned twice; a dislodged unit in a
//           phase without retreats; a retreat that is not adjacent; winners that the end cannot have; an end of a game
//           that is not over. Limit: more dislodged units than a position holds.
Status FillPosition(const PhaseText& phase, const NormalForm& names, PositionRef position);

// "S1901M"; "COMPLETED" for a game that is over.
std::string PhaseNameOf(const PositionView& position);

// The units in a list of a state.
enum class ListedUnits : uint8_t {
  kStanding,       // without the dislodged ones
  kWithDislodged,  // dislodged units too, marked with "*"
};

// Write the members of a state. Powers with empty lists are left out. Lists are sorted.
void AppendUnits(const PositionView& position, ListedUnits which, JsonWriter& out);
void AppendRetreats(const PositionView& position, JsonWriter& out);
void AppendCenters(const PositionView& position, JsonWriter& out);
// Write home centers, and the builds or removals due. Every power is named. In other phases than adjustments the values of
// `builds` are empty.
void AppendHomes(const PositionView& position, JsonWriter& out);
void AppendBuilds(const PositionView& position, const RuleOptions& rules, JsonWriter& out);
// Writes the value of one power: {"count":1,"homes":["PAR"]}, or {"count":0,"homes":[]} in other phases.
void AppendBuildsOf(const PositionView& position, const RuleOptions& rules, PowerIndex power, JsonWriter& out);

// Writes the end of a game: "end":"draw","winners":["AUSTRIA","FRANCE"],"ended_in":"F1905R". `tells_phase`: false:
// `ended_in` is null.
void AppendEnd(const PositionView& position, bool tells_phase, JsonWriter& out);

// Writes the members "name" and "state", and the end of a game that is over. The caller opens and closes the object.
void AppendPhaseMembers(const PositionView& position, bool tells_phase, const RuleOptions& rules, JsonWriter& out);

// Write a position as a phase object with its map's name and no orders, and read it on a given map. Every valid position
// (CheckPositionBlock) reads back as the same bytes.
//   Errors: as JsonTape::Read, ReadPhase and FillPosition.
std::string PositionToJson(const PositionView& position, const RuleOptions& rules);
Result<Position> PositionFromJson(const Map& map, std::string_view json);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_POSITION_JSON_H_
