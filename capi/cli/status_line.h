// Shows how far a long run is in a line at the bottom of a terminal, which is gone when it ends. Any threads.
#ifndef ENTENTE_CAPI_CLI_STATUS_LINE_H_
#define ENTENTE_CAPI_CLI_STATUS_LINE_H_

#include <chrono>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace entente_cli {

// Whether one may be shown: the error stream is a terminal, which shows no output and gives no input.
bool HasStatusLine(const std::vector<std::string>& files);

inline constexpr std::chrono::milliseconds kStatusInterval{500};  // between two texts

// Shows a text instead of the last one, cut to the terminal's width.
void ShowStatus(absl::string_view text);
// Takes it away, if one is shown. Complain does before it prints.
void ClearStatus();

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_STATUS_LINE_H_
