// Applies the rules of a map that change how its games start: MOBILIZE and BLANK_BOARD.
//   MOBILIZE: no center has an owner and there are no units; each power with a home has one build on any of its homes,
//   which it then owns (one SC!; its OWNS lines do not matter). BLANK_BOARD: no units on home centers. Under both the game
//   begins with builds: with the ADJUSTMENTS phase before its BEGIN, unless BEGIN names one.
//   Source: maps/LANGUAGE.md (RULE). One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_START_RULES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_START_RULES_H_

#include "map_language/flow_builder.h"
#include "map_language/map_tables.h"

namespace entente {

enum class StartRule : uint8_t { kNone, kMobilize, kBlankBoard };

// What the RULE lines of a draft say; the two rules deny each other.
StartRule StartRuleOf(const MapDraft& draft);

// Lets a flow begin with adjustments. Errors: BAD_BEGIN if it has none before its begin.
void BeginWithBuilds(const MapDraft& draft, BuiltFlow& flow, DiagnosticList& diagnostics);

// Changes the start position, and the builds that powers of the draft start with.
//   Shapes: `homes` holds a province row per power.
void ApplyStartRule(StartRule rule, const Board& board, const std::vector<Word>& homes, MapDraft& draft,
                    PowerTables& tables);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_START_RULES_H_
