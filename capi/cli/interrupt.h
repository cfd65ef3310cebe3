// Catches SIGINT (Ctrl-C) and SIGTERM, so that a command can stop in good order.
//
// The first signal makes StopFd readable, which ends a wait for input; a further one, half a second later or after that,
// ends the program at once. Any threads.
#ifndef ENTENTE_CAPI_CLI_INTERRUPT_H_
#define ENTENTE_CAPI_CLI_INTERRUPT_H_

#include <signal.h>

#include <cstdint>

namespace entente_cli {

// From now on; a signal that is ignored (nohup) stays so.
void CatchStopSignals();

// Threads that are started while it lives get no stop signal: it is for the thread that reads input.
class DeafThreads {
 public:
  DeafThreads();
  ~DeafThreads();
  DeafThreads(const DeafThreads&) = delete;
  DeafThreads& operator=(const DeafThreads&) = delete;

 private:
  sigset_t before_;
};

// The signal that came; 0 if none did.
int StopSignal();

// A descriptor that is readable once a signal has come; -1 if signals are not caught.
int StopFd();

// The exit code of a program that the signal ended.
int StopExitCode();
// Reports, behind all output, which signal it was and how much of `what_is_done` there is ("lines that are done and
// written"); returns the exit code.
int ReportStop(const char* what_is_done, uint64_t count);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_INTERRUPT_H_
