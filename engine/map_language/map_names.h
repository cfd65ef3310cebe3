// Settles which place or power each word of order text means. One thread at a time.
//   Source: maps/LANGUAGE.md (Places; Powers).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_NAMES_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_NAMES_H_

#include <string>
#include <vector>

#include "map_language/map_board.h"

namespace entente {

struct NameKey {
  std::string key;
  uint16_t index = 0;  // of the location or power
  KeyRank rank = KeyRank::kAlias;
  bool ambiguous = false;  // an `alias?`, of this place or of another one
  Origin at = {};          // where a place is called so
};

// Sorted by key. Warnings: DUP_ALIAS, ALIAS_SHADOW, NOISE_ABBR. Error: DUP_PLACE for two equal long names.
std::vector<NameKey> PlaceKeys(const MapDraft& draft, const Board& board, DiagnosticList& diagnostics);

// Adds what a stage made by IN and FROM calls its places. A word keeps its meaning in all phases. Error: DUP_PLACE for
// an abbreviation or long name that means another place already. Warnings: DUP_ALIAS, ALIAS_SHADOW.
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

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_NAMES_H_
