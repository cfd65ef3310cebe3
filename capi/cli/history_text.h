// Prints a game's phases for `entente history`: some lines a phase, or one JSON object.
#ifndef ENTENTE_CAPI_CLI_HISTORY_TEXT_H_
#define ENTENTE_CAPI_CLI_HISTORY_TEXT_H_

#include <cstdint>
#include <string>

#include "history_game.h"

namespace entente_cli {

struct HistoryStyle {
  bool with_changes = false;  // after each phase, what changed to the next one
  uint32_t names = 0;         // 1: with full names instead of ids
  uint32_t width = 0;         // no line has more columns if it can be broken at a blank; 0: no limit
};

// "game.json: standard, 3 phases from S1901M to W1901A." and the notes.
void PrintHistoryHead(const HistoryGame& game, const HistoryStyle& style);
// The phases, how the game ended, and whether our rules differ from the record. False with the reason in `error`.
bool PrintHistory(const HistoryGame& game, const HistoryStyle& style, entente_error& error);
// "S1901M to F1902M" and what changed between them.
bool PrintChanges(const HistoryGame& game, uint32_t before, uint32_t after, const HistoryStyle& style,
                  entente_error& error);
// The positions, a line each.
void PrintPositionLines(const HistoryGame& game);
// {"id":7,"map":"standard","phases":[{"name":"S1901M",..}],"end":null}
bool PrintHistoryAsJson(const HistoryGame& game, entente_error& error);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_HISTORY_TEXT_H_
