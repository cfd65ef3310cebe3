// Builds and checks every stage of a map, the base map first. One thread at a time.
//   Source: maps/LANGUAGE.md (USE, MAP; IN and FROM).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_STAGE_BUILDER_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_STAGE_BUILDER_H_

#include <functional>
#include <string>
#include <vector>

#include "map/stage_walk.h"
#include "map_language/flow_builder.h"
#include "map_language/map_board.h"
#include "map_language/map_tables.h"

namespace entente {

// Plans the stages of a map: their number, and the IN and FROM directives of each. One thread at a time.
//   Source: maps/LANGUAGE.md (IN and FROM).

struct StagePlan {
  std::vector<std::string> patterns;                         // of IN directives, each once
  std::vector<Phase> froms;                                  // of FROM directives, in the sequence of the flow
  std::vector<StageRecord> stages;                           // the first is the base map
  std::vector<std::vector<const DraftDynamic*>> directives;  // per stage, in the sequence of application
};

// Errors: BAD_IN and BAD_FROM for phases that the flow does not reach, LIMIT.
StagePlan PlanStages(const MapDraft& draft, const BuiltFlow& flow, DiagnosticList& diagnostics);

// Decides which place or power each word of order text means. One thread at a time.
//   Source: maps/LANGUAGE.md (Places; Powers).

struct NameKey {
  std::string key;
  uint16_t index = 0;  // of the location or power
  KeyRank rank = KeyRank::kAlias;
  bool ambiguous = false;  // an `alias?`, of this place or of another place
  Origin at = {};          // the line that gives a place this name
};

// Makes the keys of places, sorted. Warnings: DUP_ALIAS, ALIAS_SHADOW, NOISE_ABBR. Error: DUP_PLACE for two equal long
// names.
std::vector<NameKey> PlaceKeys(const MapDraft& draft, const Board& board, DiagnosticList& diagnostics);

// Adds the names of places in a stage that IN and FROM make. A word keeps its meaning in all phases. Error: DUP_PLACE
// for an abbreviation or long name that already means another place. Warnings: DUP_ALIAS, ALIAS_SHADOW.
void AddStageKeys(const MapDraft& draft, const Board& board, std::vector<NameKey>& keys, DiagnosticList& diagnostics);

// Makes the keys of powers, in the sequence of their indices. A word that two powers claim with equal right means
// neither.
std::vector<NameKey> PowerKeys(const std::vector<const DraftPower*>& powers);
// Adds the names of powers in a stage. Error: RENAME_SYNTAX for a name that means another power in other phases.
void AddPowerKeys(const std::vector<const DraftPower*>& powers, std::vector<NameKey>& keys,
                  DiagnosticList& diagnostics);

// Warns of NAME_CLASH (see map_diagnostics.h) and POWER_3. `places`: the result of PlaceKeys.
void CheckPowerWords(const std::vector<const DraftPower*>& powers, const std::vector<NameKey>& places,
                     const Board& board, DiagnosticList& diagnostics);

// The most blank-separated words of a place in order text, including coasts in any form.
int LongestPlaceWords(const std::vector<NameKey>& keys, const Board& board);

// Builds and checks every stage of a map, the base map first. One thread at a time.
//   Source: maps/LANGUAGE.md (USE, MAP; IN and FROM).

struct Stage {
  const MapDraft* draft = nullptr;
  std::vector<const DraftPower*> powers;  // numbered as in the base map
  Board board;
  std::vector<ProvinceIndex> centers;
  GraphTables graph;
  SiteTables sites;
  PassageTables passages;
};

// Carries out the lines of an IN or FROM on the draft of a stage.
using ApplyDirective = std::function<void(const DraftDynamic& directive, MapDraft& stage)>;

struct StageSet {
  std::vector<Stage> stages;           // as in the plan
  std::vector<MapDraft> drafts;        // of the stages after the first; the stages point to them
  std::vector<ProvinceIndex> centers;  // of all stages, ascending
  std::vector<NameKey> place_keys;     // words of order text; a word means one place in every stage
  std::vector<NameKey> power_keys;

  const Board& base_board() const { return stages.front().board; }
};

// Makes the draft of every stage, and its tables from the draft. `draft` and `powers` must outlive the set.
//   Errors: those of ListPlaces, BuildBoard, CheckBoard, ListCenters, BuildSiteTables and BuildPassageTables, each
//           reported once; faults that only IN and FROM cause name the directives.
StageSet BuildStages(MapDraft& draft, const StagePlan& plan, const PowerTables& powers, const ApplyDirective& apply,
                     DiagnosticList& diagnostics);

// Fills in the words: those of the base map, then the names of places and powers in other stages.
void AddWords(const StagePlan& plan, StageSet& set, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_STAGE_BUILDER_H_
