// Powers, centres and start position of a finished draft as numbers. One thread at a time.
//   Source: FORMAT_NOTES sections 8 to 10.
#ifndef ENTENTE_ENGINE_MAP_POWER_TABLES_H_
#define ENTENTE_ENGINE_MAP_POWER_TABLES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "base/bitset.h"
#include "map/map_board.h"

namespace entente {

struct PowerTables {
  std::vector<const DraftPower*> powers;  // sorted by identity
  std::vector<uint32_t> letters;          // code point per power; 0 if none
  std::vector<ProvinceIndex> centers;     // ascending
  std::vector<PowerIndex> start_owners;   // per centre
  std::vector<Unit> start_units;          // ascending by location
  std::vector<uint32_t> home_starts;      // per power, and one more
  std::vector<ProvinceIndex> homes;       // ascending within a power
  std::vector<Word> home_rows;            // a province row per power
};

// Errors: FEW_POWERS, LIMIT, BAD_HOME, BAD_OWNED, OWNED_TWICE, BAD_UNIT, BAD_LETTER_DEF. Warnings: LETTER_CLASH,
// LIKELY_TYPO.
PowerTables BuildPowerTables(const MapDraft& draft, const Board& board, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_POWER_TABLES_H_
