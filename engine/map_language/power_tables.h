// Powers, centres and start position of a finished draft as numbers. One thread at a time.
//   Source: maps/LANGUAGE.md (Powers; Homes; Units).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_POWER_TABLES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_POWER_TABLES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "base/bitset.h"
#include "map_language/map_board.h"

namespace entente {

struct PowerTables {
  std::vector<const DraftPower*> powers;  // sorted by identity
  std::vector<uint32_t> letters;          // code point per power; 0 if none
  std::vector<PowerIndex> start_owners;   // per centre
  std::vector<Unit> start_units;          // ascending by location
};

// The powers of the base draft. Errors: FEW_POWERS, LIMIT, BAD_LETTER_DEF. Warning: LETTER_CLASH.
PowerTables ListPowers(const MapDraft& draft, DiagnosticList& diagnostics);

// Fills in the start position. Errors: OWNED_TWICE, BAD_UNIT.
void AddStart(const MapDraft& draft, const Board& board, const std::vector<ProvinceIndex>& centers, PowerTables& tables,
              DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_POWER_TABLES_H_
