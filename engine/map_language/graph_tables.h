// Computes the tables of a Graph from a board, as a map image stores them. One thread at a time.
//   Source: maps/LANGUAGE.md (Restrictions).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_GRAPH_TABLES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_GRAPH_TABLES_H_

#include <cstdint>
#include <vector>

#include "base/bitset.h"
#include "map_language/map_board.h"

namespace entente {

struct GraphTables {
  std::vector<uint8_t> terrain;  // per province
#define IMAGE_SECTION(name, Type, count)
#define GRAPH_ROWS(name, member, words) std::vector<Word> member;
#include "map/image_sections.def"
  std::vector<uint32_t> army_starts, fleet_starts;  // location_count + 1 each, into neighbors
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
