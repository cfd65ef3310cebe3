// --board, --names and --width: how readable reports are written; --json, which has JSON instead; and notes about an input.
#ifndef ENTENTE_CAPI_CLI_REPORT_OPTIONS_H_
#define ENTENTE_CAPI_CLI_REPORT_OPTIONS_H_

#include <string>
#include <vector>

#include "arguments.h"
#include "entente/entente.h"

namespace entente_cli {

inline constexpr OptionSpec kBoardOption{"--board", false};
inline constexpr OptionSpec kNamesOption{"--names", false};
inline constexpr OptionSpec kWidthOption{"--width", true};
inline constexpr OptionSpec kJsonOption{"--json", false};

// Reads the options; without --width the width is that of the terminal, if the standard output is one. Complains and
// returns false if they cannot be used.
bool ReadReportOptions(const Command& command, const Arguments& arguments, entente_report_options& options);

// The notes of the last call.
std::vector<std::string> NotesOf(const entente_exchange* exchange);

// Prints a line for each note of the last call, broken at `width` (0: not). Returns whether there was one.
bool PrintNotes(const entente_exchange* exchange, uint32_t width);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_REPORT_OPTIONS_H_
