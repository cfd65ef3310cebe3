// Catches SIGINT (Ctrl-C) and SIGTERM, so that a command can finish its current line and report.
//
// The first signal makes StopFd readable, which ends a wait for input. A second signal at least half a second later ends
// the program at once. Any threads.
#ifndef ENTENTE_CAPI_CLI_INTERRUPT_H_
#define ENTENTE_CAPI_CLI_INTERRUPT_H_

#include <cstdint>

#include "system.h"

namespace entente_cli {

// Begins to catch the signals. An ignored signal (nohup) stays ignored.
void CatchStopSignals();

// The first signal received; 0 if there was none.
int StopSignal();

// A descriptor that becomes readable when a signal arrives; -1 if signals are not caught.
int StopFd();

// The exit code after the signal, 128 + its number, as shells report it.
int StopExitCode();
// Writes out all output, then reports the signal and the count of `what_is_done` ("lines that are done and written").
// Returns the exit code.
int ReportStop(const char* what_is_done, uint64_t count);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_INTERRUPT_H_
