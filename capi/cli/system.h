// What the program asks of the system beyond the C++ library: streams and terminals, files, signals, other programs.
// system_posix.cc implements it.
#ifndef ENTENTE_CAPI_CLI_SYSTEM_H_
#define ENTENTE_CAPI_CLI_SYSTEM_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace entente_cli {

// Call it first. Opens /dev/null for each closed standard stream, in a mode in which the stream's use still fails; otherwise
// the next file opened would get the stream's descriptor.
void PrepareStreams();

// The columns of the terminal on a stream; 0 if they are not known.
uint32_t TerminalColumns(int stream);

// Opens a file of bytes with flags of <fcntl.h>, not inherited by other programs. -1, with errno, if that fails.
int OpenFile(const std::string& name, int flags);

// Returns when what was written is safe from a loss of electric power. False, with errno, if that fails.
bool SyncFile(int file);

// Calls `caught` with the number of each SIGINT (Ctrl-C) and SIGTERM from now on. An ignored signal (nohup) stays ignored.
// The function may call WakeWaits. False if a descriptor is missing: the signals then end the program.
bool CatchSignals(void (*caught)(int number));
void WakeWaits();

// A descriptor that becomes readable at WakeWaits; -1 if there is none.
int WakeFd();

// Waits until a file can be read. False if WakeWaits was called.
bool WaitForInput(int file);

// Threads started during its lifetime receive no SIGINT and SIGTERM: the thread that reads input handles them.
class DeafThreads {
 public:
  DeafThreads();
  ~DeafThreads();
  DeafThreads(const DeafThreads&) = delete;
  DeafThreads& operator=(const DeafThreads&) = delete;

 private:
  std::shared_ptr<void> before_;  // the signals that the thread held back
};

// The exit code of a program whose reader closed the pipe.
extern const int kClosedPipeExitCode;

// Runs a program, found by its name, with `input` as its standard input, and waits for its end.
enum class RunResult : uint8_t { kDone, kCannotStart, kFailed };
RunResult RunProgram(const std::vector<std::string>& words, absl::string_view input);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SYSTEM_H_
