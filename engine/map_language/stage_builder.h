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

// Plans the stages of a map: how many there are, and which IN and FROM directives make each. One thread at a time.
//   Source: maps/LANGUAGE.md (IN and FROM).

struct StagePlan {
  std::vector<std::string> patterns;                         // of IN directives, without repetition
  std::vector<Phase> froms;                                  // of FROM directives, in the order of the flow
  std::vector<StageRecord> stages;                           // the first is the base map
  std::vector<std::vector<const DraftDynamic*>> directives;  // per stage, in the order in which they apply
};

// Errors: BAD_IN and BAD_FROM for phases that the flow does not reach, LIMIT.
StagePlan PlanStages(const MapDraft& draft, const BuiltFlow& flow, DiagnosticList& diagnostics);

// Settles which place or power each word of order text means. One thread at a time.
//   Source: maps/LANGUAGE.md (Places; Powers).

struct NameKey {
  std::string key;
  uint16_t index = 0;  // of the location or power
  KeyRank rank = KeyRank::kAlias;
  bool ambiguous = false;  // an `alias?`, of this place or of another one
  Origin at = {};          // where a place is called so
};

// Sorted by key. Warnings: DUP_ALIAS, ALIAS_SHADOW, NOISE_ABBR. Error: DUP_PLACE for two equal long names.
std::vector<NameKey> PlaceKeys(const MapDraft& draft, const Board& board, DiagnosticList& diagnostics);

// Adds the names of places in a stage that IN and FROM make. A word keeps its meaning in all phases. Error: DUP_PLACE
// for an abbreviation or long name that means another place already. Warnings: DUP_ALIAS, ALIAS_SHADOW.
void AddStageKeys(const MapDraft& draft, const Board& board, std::vector<NameKey>& keys, DiagnosticList& diagnostics);

// The powers in the order of their indices. Words that two powers claim with equal right mean neither of them.
std::vector<NameKey> PowerKeys(const std::vector<const DraftPower*>& powers);
// Adds what a stage calls the powers. Error: RENAME_SYNTAX for a name that means another power in other phases.
void AddPowerKeys(const std::vector<const DraftPower*>& powers, std::vector<NameKey>& keys,
                  DiagnosticList& diagnostics);

// Warnings NAME_CLASH (see map_diagnostics.h) and POWER_3. `places` as PlaceKeys returns them.
void CheckPowerWords(const std::vector<const DraftPower*>& powers, const std::vector<NameKey>& places,
                     const Board& board, DiagnosticList& diagnostics);

// The most blank-separated words that a place takes in order text, a coast in any form included.
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
