// Shows the progress of a long run in one line of the terminal, which is cleared at the end. Any threads.
#ifndef ENTENTE_CAPI_CLI_STATUS_LINE_H_
#define ENTENTE_CAPI_CLI_STATUS_LINE_H_

#include <chrono>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace entente_cli {

// Whether to show a status line: the error stream is a terminal, the output is not, and the input is not typed.
bool HasStatusLine(const std::vector<std::string>& files);

inline constexpr std::chrono::milliseconds kStatusInterval{500};  // between two updates

// Replaces the status line. The text is cut to the terminal's width.
void ShowStatus(absl::string_view text);
// Clears the status line if it is shown. Complain() calls it before it prints.
void ClearStatus();

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_STATUS_LINE_H_
