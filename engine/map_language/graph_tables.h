// The tables of a Graph as they are computed from a board and stored in a map image. One thread at a time.
//   Source: maps/LANGUAGE.md (Restrictions).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_GRAPH_TABLES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_GRAPH_TABLES_H_

#include <cstdint>
#include <vector>

#include "base/bitset.h"
#include "map_language/map_board.h"

namespace entente {

struct GraphTables {
  std::vector<uint8_t> terrain;                        // per province
  std::vector<Word> places;                            // one location row: what exists
  std::vector<Word> army_places, fleet_places;         // one location row each
  std::vector<Word> carriers;                          // one province row
  std::vector<Word> army_moves, adjacent;              // a province row per province
  std::vector<Word> boarding, landing, carrier_links;  // a province row per province
  std::vector<Word> coastal_carriers;  // the last four once more, as they are when fleets on coasts convoy too
  std::vector<Word> coastal_boarding, coastal_landing, coastal_links;
  std::vector<Word> portage_boarding, portage_landing;  // the same of fleets that armies carry over land
  std::vector<Word> fleet_moves;                        // a location row per location
  std::vector<Word> fleet_reach;                        // a province row per location
  std::vector<uint32_t> army_starts, fleet_starts;      // location_count + 1 each, into neighbors
  std::vector<LocationIndex> neighbors;
};

GraphTables BuildGraphTables(const Board& board);

// All places that a unit may go to directly in some of the stages.
struct RetreatTables {
  std::vector<uint32_t> army_starts, fleet_starts;  // location_count + 1 each, into places
  std::vector<LocationIndex> places;
  int max_degree = 0;
};

RetreatTables BuildRetreatTables(const std::vector<const GraphTables*>& stages);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_GRAPH_TABLES_H_
