// Writes a summary of a map as JSON, for tools that draw it, check it or show it to players. For forms that can be read
// again see map_form.h.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MAP_SUMMARY_H_
#define ENTENTE_ENGINE_MAP_FORMS_MAP_SUMMARY_H_

#include <optional>
#include <span>
#include <string>

#include "map/map.h"
#include "map_language/read_map_text.h"

namespace entente {

// Counts of a map in one stage.
//   Units:  edges are undirected, between provinces for armies, between locations for fleets; they include edges with
//           power and center conditions.
//   Source: maps/LANGUAGE.md.
struct StageCounts {
  int provinces = 0;
  int locations = 0;
  int army_edges = 0;
  int fleet_edges = 0;
  int powers = 0;
  int centers = 0;
  int units = 0;  // at the start
  int victory = 0;
};
// Counts the map in force in `phase`, or the base map (before any IN or FROM) without a phase.
StageCounts CountStage(const Map& map, const std::optional<Phase>& phase = std::nullopt);

// {"name","counts":{"provinces","locations","army_edges","fleet_edges","powers","centers","units","victory"},"begin","flow":[..],
// "centers":[..],"neutral":[..],"locations":{"SPA/NC":{"name","type","army":[..],"fleet":[..]}},
// "powers":{"FRANCE":{"homes","owns","units",..}},"rules":[..],"diagnostics":[..]}, and data that a judge must show:
// "graphics", "flags", "leagues", "dummies", "rotations", "passages", "notify", "text_only", "new_homes", "changes",
// "directives".
//   Ids are in upper case and lists sorted. Moves are those of the stage (`phase` as for CountStage), including those
//   with power and center conditions; `neutral` are the centers without an owner at the start; `homes` include
//   alternatives (@). Names are those of the stage; a location with another abbreviation than its id also has
//   "abbreviation".
std::string MapSummaryToJson(const Map& map, const std::optional<Phase>& phase = std::nullopt,
                             std::span<const Diagnostic> diagnostics = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_SUMMARY_H_
