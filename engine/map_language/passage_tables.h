// The passages of a stage: adjacencies that are open to some powers only, to the owner of some centres, or entered with
// less than full strength. One thread at a time.
//   Source: maps/LANGUAGE.md (Restrictions).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_PASSAGE_TABLES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_PASSAGE_TABLES_H_

#include <vector>

#include "map_language/map_board.h"

namespace entente {

struct PassageTables {
  std::vector<uint32_t> starts;        // per location, and one more, into records
  std::vector<PassageRecord> records;  // ascending by location and province
  std::vector<CenterIndex> centers;
};

// `letters`: code point per power. `all_centers`: the provinces that centres are numbered by; those of the stage are
// among them. A pair of location and province has one record, whatever coasts its entries name: all restrictions hold.
//   Errors: BAD_LETTER, BAD_CONDITION.
PassageTables BuildPassageTables(const Board& board, const std::vector<uint32_t>& letters,
                                 const std::vector<ProvinceIndex>& all_centers,
                                 const std::vector<ProvinceIndex>& stage_centers, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_PASSAGE_TABLES_H_
