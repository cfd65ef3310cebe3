// Builds and checks every stage of a map, the base map first. One thread at a time.
//   Source: maps/LANGUAGE.md (USE, MAP; IN and FROM).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_STAGE_BUILDER_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_STAGE_BUILDER_H_

#include <functional>
#include <vector>

#include "map_language/map_board.h"
#include "map_language/map_names.h"
#include "map_language/map_tables.h"
#include "map_language/stage_plan.h"

namespace entente {

struct Stage {
  const MapDraft* draft = nullptr;
  std::vector<const DraftPower*> powers;  // numbered as in the base map
  Board board;
  std::vector<ProvinceIndex> centers;
  GraphTables graph;
  SiteTables sites;
  PassageTables passages;
};

// Makes the lines of an IN or FROM act on the draft of a stage.
using ApplyDirective = std::function<void(const DraftDynamic& directive, MapDraft& stage)>;

struct StageSet {
  std::vector<Stage> stages;           // as in the plan
  std::vector<MapDraft> drafts;        // of the stages after the first, which point here
  std::vector<ProvinceIndex> centers;  // of all stages, ascending
  std::vector<NameKey> place_keys;     // words that order text may use: a word means one place in every stage
  std::vector<NameKey> power_keys;

  const Board& base_board() const { return stages.front().board; }
};

// Makes the draft of every stage, and from the drafts the tables. `draft` and `powers` outlive the set.
//   Errors: those of ListPlaces, BuildBoard, CheckBoard, ListCenters, BuildSiteTables and BuildPassageTables, each reported
//           once; what only IN and FROM make wrong names the directives.
StageSet BuildStages(MapDraft& draft, const StagePlan& plan, const PowerTables& powers, const ApplyDirective& apply,
                     DiagnosticList& diagnostics);

// Fills in the words: those of the base map, then what further stages call places and powers.
void AddWords(const StagePlan& plan, StageSet& set, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_STAGE_BUILDER_H_
