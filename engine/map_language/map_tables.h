// Computes the tables of a map image from a finished draft and its board. One thread at a time.
//   Source: maps/LANGUAGE.md (Powers; Homes; Units; Restrictions).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_TABLES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_TABLES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "base/bitset.h"
#include "map_language/flow_builder.h"
#include "map_language/map_board.h"

namespace entente {

using PowerList = std::vector<const DraftPower*>;

// ---- Powers and the start (power_tables.cc) ----

struct PowerTables {
  PowerList powers;                      // sorted by identity
  std::vector<uint32_t> letters;         // code point per power; 0 if none
  std::vector<PowerIndex> start_owners;  // per center
  std::vector<Unit> start_units;         // ascending by location

  // kNoPower if there is no power with this identity.
  PowerIndex IndexOf(std::string_view id) const;
};

// The powers of the base draft. Errors: FEW_POWERS, LIMIT, and those of PowerLetters.
PowerTables ListPowers(const MapDraft& draft, DiagnosticList& diagnostics);

// Code point for each power; 0 if none. The explicit letter; else the first letter of the own word unless another power
// has or would get it; else the first letter of the name if it is free.
//   Errors: BAD_LETTER_DEF for a letter given to two powers. Warning: LETTER_CLASH for a power without a letter.
std::vector<uint32_t> PowerLetters(const PowerList& powers, DiagnosticList& diagnostics);

// Fills in the start position. Errors: OWNED_TWICE, BAD_UNIT.
void AddStart(const MapDraft& draft, const Board& board, const std::vector<ProvinceIndex>& centers, PowerTables& tables,
              DiagnosticList& diagnostics);

// ---- Centers and build sites (site_tables.cc) ----

struct SiteTables {
  std::vector<Word> centers;        // one province row
  std::vector<Word> homes;          // a province row per power, alternatives included; as the next four
  std::vector<Word> alternatives;   // @
  std::vector<Word> factories;      // +
  std::vector<Word> partisans;      // *
  std::vector<Word> hidden;         // ~
  std::vector<LimitRecord> limits;  // ascending; the caller fills in their stage
};

// The provinces of all supply centers (homes, neutral and owned centers), ascending, each once.
//   Errors: BAD_HOME, BAD_OWNED.
std::vector<ProvinceIndex> ListCenters(const MapDraft& draft, const Board& board, DiagnosticList& diagnostics);

// `powers` are those of the stage in the sequence of the base map, `centers` those of the stage.
//   Errors: BAD_HOME, FACTORY_SC, FACTORY_TWICE, NEUTRAL_FACTORY, PARTISAN_SC, PARTISAN_TWICE, PARTISAN_FACTORY,
//           ALT_LIMIT.
SiteTables BuildSiteTables(const MapDraft& draft, const Board& board, const PowerList& powers,
                           const std::vector<ProvinceIndex>& centers, DiagnosticList& diagnostics);

// ---- Passages (passage_tables.cc) ----

// Adjacencies open to some powers only, or to the owner of some centers, or entered with less than full strength.
struct PassageTables {
  std::vector<uint32_t> starts;        // per location, and one more, into records
  std::vector<PassageRecord> records;  // ascending by location and province
  std::vector<CenterIndex> centers;
};

// `letters`: code point per power. `all_centers`: the provinces of all center numbers, including those of the stage. A
// pair of location and province has one record, with the restrictions of the entries for all coasts.
//   Errors: BAD_LETTER, BAD_CONDITION.
PassageTables BuildPassageTables(const Board& board, const std::vector<uint32_t>& letters,
                                 const std::vector<ProvinceIndex>& all_centers,
                                 const std::vector<ProvinceIndex>& stage_centers, DiagnosticList& diagnostics);

// ---- The graph (graph_tables.cc) ----

struct GraphTables {
  std::vector<uint8_t> terrain;  // per province
#define IMAGE_SECTION(name, Type, count)
#define GRAPH_ROWS(name, member, words) std::vector<Word> member;
#include "map/image_sections.def"
  std::vector<uint32_t> army_starts, fleet_starts;  // location_count + 1 each, into neighbors
  std::vector<LocationIndex> neighbors;
};

GraphTables BuildGraphTables(const Board& board);

// All places that a unit may move to directly in some stage.
struct RetreatTables {
  std::vector<uint32_t> army_starts, fleet_starts;  // location_count + 1 each, into places
  std::vector<LocationIndex> places;
  int max_degree = 0;
};

RetreatTables BuildRetreatTables(const std::vector<const GraphTables*>& stages);

// Applies the rules of a map that change how its games start: MOBILIZE and BLANK_BOARD.
//   MOBILIZE: no center has an owner and there are no units. Each power with a home has one build on any of its homes,
//             which it then owns (one SC!; its OWNS lines have no effect). BLANK_BOARD: no units on home centers. Under
//             both the game begins with builds: with the ADJUSTMENTS phase before its BEGIN, unless BEGIN names one.
//   Source: maps/LANGUAGE.md (RULE). One thread at a time.

enum class StartRule : uint8_t { kNone, kMobilize, kBlankBoard };

// The rule of a draft's RULE lines; each of the two switches the other off.
StartRule StartRuleOf(const MapDraft& draft);

// Makes a flow begin with adjustments. Errors: BAD_BEGIN if it has none before its beginning.
void BeginWithBuilds(const MapDraft& draft, BuiltFlow& flow, DiagnosticList& diagnostics);

// Changes the start position, and the builds that powers have at the start.
//   Shapes: `homes` holds a province row per power.
void ApplyStartRule(StartRule rule, const Board& board, const std::vector<Word>& homes, MapDraft& draft,
                    PowerTables& tables);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_TABLES_H_
