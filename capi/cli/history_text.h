// Prints a game's phases for `entente history`, as a few lines for each phase or as one JSON object.
#ifndef ENTENTE_CAPI_CLI_HISTORY_TEXT_H_
#define ENTENTE_CAPI_CLI_HISTORY_TEXT_H_

#include <cstdint>
#include <string>

#include "history_game.h"

namespace entente_cli {

struct HistoryStyle {
  bool with_changes = false;  // lists the changes after each phase
  entente_text_options texts = Sized<entente_text_options>();
};

// Prints "game.json: standard, 3 phases from S1901M to W1901A." and the notes.
void PrintHistoryHead(const HistoryGame& game, const HistoryStyle& style);
// Prints the phases, the end of the game, and the number of differences from our adjudication. False with the reason in
// `error`.
bool PrintHistory(const HistoryGame& game, const HistoryStyle& style, entente_error& error);
// Prints "S1901M to F1902M" and the changes between these phases.
bool PrintChanges(const HistoryGame& game, uint32_t before, uint32_t after, const HistoryStyle& style,
                  entente_error& error);
// Prints each position as a line.
void PrintPositionLines(const HistoryGame& game);
// {"id":7,"map":"standard","phases":[{"name":"S1901M",..}],"end":null}.
bool HistoryAsJson(const HistoryGame& game, const HistoryStyle& style, std::string& json, entente_error& error);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_HISTORY_TEXT_H_
