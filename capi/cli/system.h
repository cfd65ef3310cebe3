// What the program asks of the system beyond the C++ library: streams and terminals, files, signals, other programs.
// system_posix.cc or system_windows.cc implements it.
#ifndef ENTENTE_CAPI_CLI_SYSTEM_H_
#define ENTENTE_CAPI_CLI_SYSTEM_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace entente_cli {

// Call it first. POSIX: opens /dev/null for each closed standard stream, in a mode in which the stream's use still fails;
// otherwise the next file opened would get the stream's descriptor. Windows: the standard streams carry bytes as they are, and
// a console reads and shows them as UTF-8.
void PrepareStreams();

// What a person types to end the standard input: "Ctrl-D".
extern const char* const kEndOfInput;

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

// A command that runs in the shell beside the program; pipes are its standard input and output.
struct Child {
  intptr_t group = 0;           // the command with all that it starts; 0: none
  int input = -1, output = -1;  // of the command; -1: closed
};
// Starts a command. Returns why that fails, or "".
std::string StartChild(const std::string& command, Child& child);
// Kills the command with all that it started, if it runs, and closes the pipes.
void KillChild(Child& child);
// Writes what the pipe takes at once. Returns the number of bytes; -1 if the command does not read any more.
int64_t WriteToChild(const Child& child, absl::string_view bytes);
// Waits until the command has written something or ended, or, if `writes`, its input takes bytes.
struct ChildEvents {
  bool can_read = false, can_write = false;
};
ChildEvents WaitForChild(const Child& child, bool writes, double seconds);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SYSTEM_H_
