// Supply centres and build sites of a stage as numbers. One thread at a time.
//   Source: maps/LANGUAGE.md (Homes).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_SITE_TABLES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_SITE_TABLES_H_

#include <vector>

#include "base/bitset.h"
#include "map_language/map_board.h"

namespace entente {

struct SiteTables {
  std::vector<Word> centers;        // one province row
  std::vector<Word> homes;          // a province row per power, alternatives included; so the next four
  std::vector<Word> alternatives;   // @
  std::vector<Word> factories;      // +
  std::vector<Word> partisans;      // *
  std::vector<Word> hidden;         // ~
  std::vector<LimitRecord> limits;  // ascending; their stage is filled in by the caller
};

// Every home, neutral and owned centre is a supply centre: its provinces, ascending and once.
//   Errors: BAD_HOME, BAD_OWNED.
std::vector<ProvinceIndex> ListCenters(const MapDraft& draft, const Board& board, DiagnosticList& diagnostics);

// `powers` are those of the stage in the order of the base map, `centers` those of the stage.
//   Errors: BAD_HOME, FACTORY_SC, FACTORY_TWICE, NEUTRAL_FACTORY, PARTISAN_SC, PARTISAN_TWICE, PARTISAN_FACTORY,
//           ALT_LIMIT.
SiteTables BuildSiteTables(const MapDraft& draft, const Board& board, const std::vector<const DraftPower*>& powers,
                           const std::vector<ProvinceIndex>& centers, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_SITE_TABLES_H_
