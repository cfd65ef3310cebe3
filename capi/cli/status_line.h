// A line at the bottom of a terminal that says how far a long run is, and is gone when it ends. Any threads.
#ifndef ENTENTE_CAPI_CLI_STATUS_LINE_H_
#define ENTENTE_CAPI_CLI_STATUS_LINE_H_

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace entente_cli {

// Whether there is a place for one: the error stream is a terminal, and nobody looks at the output or types the input there.
bool HasStatusLine(const std::vector<std::string>& files);

inline constexpr std::chrono::milliseconds kStatusInterval{500};  // between two texts

// Shows a text instead of the last one, cut to the terminal's width.
void ShowStatus(std::string_view text);
// Takes it away, if one is shown. Complain does, before it speaks.
void ClearStatus();

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_STATUS_LINE_H_
