// A summary of a map as JSON, for tools that draw it, check it or show it to players. What builds the map again is
// another form: map_form.h.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MAP_SUMMARY_H_
#define ENTENTE_ENGINE_MAP_FORMS_MAP_SUMMARY_H_

#include <optional>
#include <span>
#include <string>

#include "map/map.h"
#include "map_language/read_map_text.h"

namespace entente {

class JsonWriter;

// What a map counts in one stage.
//   Units:  edges are undirected, between provinces for armies, between locations for fleets, whatever power and centre
//           conditions they have.
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
// The map in force in `phase`; without one the base map, before any IN or FROM.
StageCounts CountStage(const Map& map, const std::optional<Phase>& phase = std::nullopt);

// {"name","counts":{"provinces","locations","army_edges","fleet_edges","powers","centers","units","victory"},"begin","flow":[..],
// "centers":[..],"neutral":[..],"locations":{"SPA/NC":{"name","type","army":[..],"fleet":[..]}},
// "powers":{"FRANCE":{"homes","owns","units",..}},"rules":[..],"diagnostics":[..]}, and what a judge must show:
// "graphics", "flags", "leagues", "dummies", "rotations", "passages", "notify", "text_only", "new_homes", "changes",
// "directives".
//   Ids in upper case, lists sorted; moves are those of the stage (`phase` as for CountStage), whatever power and
//   centre conditions they have; `neutral` are the centres without an owner at the start; `homes` include alternatives
//   (@). Names are those of the stage; a location that it calls otherwise than its id has "abbreviation" too.
std::string MapSummaryToJson(const Map& map, const std::optional<Phase>& phase = std::nullopt,
                             std::span<const Diagnostic> diagnostics = {});

// [{"severity","code","file","line","column","text","include_chain":[..]}]: line and column 0 as in Diagnostic.
void WriteDiagnostics(std::span<const Diagnostic> diagnostics, JsonWriter& out);

// "SPRING 1901 MOVEMENT".
std::string LongPhaseName(const Map& map, const Phase& phase);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_SUMMARY_H_
