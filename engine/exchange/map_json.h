// A summary of a map as JSON, for tools that draw or check it.
#ifndef ENTENTE_ENGINE_EXCHANGE_MAP_JSON_H_
#define ENTENTE_ENGINE_EXCHANGE_MAP_JSON_H_

#include <string>

#include "map/map.h"

namespace entente {

// Undirected edges of the graph of the map's first phase: between provinces for armies, between locations for fleets.
//   Source: FORMAT_NOTES section 16.
struct EdgeCounts {
  int army = 0;
  int fleet = 0;
};
EdgeCounts CountEdges(const Map& map);

// {"name","counts":{"provinces","locations","army_edges","fleet_edges","powers","centers","units","victory"},"begin","flow":[..],
// "centers":[..],"neutral":[..],"locations":{"SPA/NC":{"name","type","army":[..],"fleet":[..]}},
// "powers":{"FRANCE":{"homes","owns","units"}},"rules":[..]}
//   Ids in upper case, lists sorted; moves are those of the map's first phase; `neutral` are the centres without an
//   owner at the start.
std::string MapToJson(const Map& map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_MAP_JSON_H_
