// SIGINT (Ctrl-C) and SIGTERM as a wish to stop in good order, for commands that ask for it.
//
// The first signal makes StopFd readable, so that whoever waits for input wakes up; another one
// that comes half a second later or after that ends the program at once. Any threads.
#ifndef ENTENTE_CAPI_CLI_INTERRUPT_H_
#define ENTENTE_CAPI_CLI_INTERRUPT_H_

#include <signal.h>

#include <cstdint>

namespace entente_cli {

// From now on; a signal that is ignored (nohup) stays so.
void CatchStopSignals();

// While there is one, threads that are started hear no stop signal: it is for the thread that reads input.
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

// Is readable once a signal has come; -1 if they are not caught.
int StopFd();

// The exit code of a program that it ended.
int StopExitCode();
// Tells which signal it was and how much is done, "lines that are done and written", behind all output; returns the exit code.
int TellStop(const char* what_is_done, uint64_t count);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_INTERRUPT_H_
