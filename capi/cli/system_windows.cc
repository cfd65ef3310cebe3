#define NOMINMAX
#define WIN32_LEAN_AND_MEAN
#include <fcntl.h>
#include <io.h>
#include <signal.h>
#include <sys/stat.h>
#include <windows.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "system.h"

// Names of files and arguments are UTF-8 here, as utf8.manifest says to the system.
namespace entente_cli {
namespace {

HANDLE wake = nullptr;  // an event
UINT console_input = 0, console_output = 0;

HANDLE HandleOf(int file) { return reinterpret_cast<HANDLE>(_get_osfhandle(file)); }

void RestoreConsole() {
  SetConsoleCP(console_input);
  SetConsoleOutputCP(console_output);
}

void Close(int& file) {
  if (file >= 0) _close(file);
  file = -1;
}

// A pipe; a program that is started inherits end `inherited` of it.
bool MakePipe(std::array<int, 2>& ends, size_t inherited) {
  constexpr unsigned kBytes = 1 << 16;
  if (_pipe(ends.data(), kBytes, _O_BINARY | _O_NOINHERIT) != 0) return false;
  return SetHandleInformation(HandleOf(ends[inherited]), HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT) != 0;
}

// Starts a program with these standard streams.
bool Start(std::string command, int input, int output, DWORD flags, PROCESS_INFORMATION& process) {
  STARTUPINFOA start{};
  start.cb = sizeof start;
  start.dwFlags = STARTF_USESTDHANDLES;
  start.hStdInput = HandleOf(input);
  start.hStdOutput = HandleOf(output);
  start.hStdError = HandleOf(2);
  return CreateProcessA(nullptr, command.data(), nullptr, nullptr, TRUE, flags, nullptr, nullptr, &start, &process) !=
         0;
}

// A word of a command line, as programs of Windows read it; none of ours ends in a backslash or has quotes.
std::string Quoted(absl::string_view word) { return absl::StrCat("\"", word, "\""); }

bool WriteAll(int pipe, absl::string_view text) {
  while (!text.empty()) {
    const int written = _write(pipe, text.data(), static_cast<unsigned>(std::min(text.size(), size_t{1} << 16)));
    if (written <= 0) return false;
    text.remove_prefix(static_cast<size_t>(written));
  }
  return true;
}

// Whether a pipe has something to read: bytes, or its end.
bool CanRead(int pipe) {
  DWORD count = 0;
  return PeekNamedPipe(HandleOf(pipe), nullptr, 0, nullptr, &count, nullptr) == 0 || count > 0;
}

}  // namespace

void PrepareStreams() {
  for (const int stream : {0, 1, 2}) _setmode(stream, _O_BINARY);
  console_input = GetConsoleCP();
  console_output = GetConsoleOutputCP();
  if (console_output == 0) return;  // there is none
  SetConsoleCP(CP_UTF8);
  SetConsoleOutputCP(CP_UTF8);
  std::atexit(RestoreConsole);
}

const char* const kEndOfInput = "Ctrl-Z and Enter";

uint32_t TerminalColumns(int stream) {
  CONSOLE_SCREEN_BUFFER_INFO info{};
  if (GetConsoleScreenBufferInfo(HandleOf(stream), &info) == 0) return 0;
  return static_cast<uint32_t>(info.srWindow.Right - info.srWindow.Left + 1);
}

int OpenFile(const std::string& name, int flags) {
  return _open(name.c_str(), flags | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
}

bool SyncFile(int file) { return _commit(file) == 0; }

// The system calls `caught` on a thread of its own, and sets the default again first: a second signal ends the program.
bool CatchSignals(void (*caught)(int)) {
  wake = CreateEventA(nullptr, TRUE, FALSE, nullptr);
  if (wake == nullptr) return false;
  signal(SIGINT, caught);
  signal(SIGTERM, caught);
  return true;
}

void WakeWaits() { SetEvent(wake); }

int WakeFd() { return -1; }

// Reading a file takes no time, and Ctrl-C ends a read of the console.
bool WaitForInput(int file) {
  if (wake == nullptr) return true;
  const bool is_pipe = GetFileType(HandleOf(file)) == FILE_TYPE_PIPE;
  constexpr DWORD kPause = 1;  // milliseconds
  while (WaitForSingleObject(wake, 0) != WAIT_OBJECT_0) {
    if (!is_pipe || CanRead(file)) return true;
    WaitForSingleObject(wake, kPause);
  }
  return false;
}

DeafThreads::DeafThreads() = default;  // no thread of the program handles signals
DeafThreads::~DeafThreads() = default;

const int kClosedPipeExitCode = 128 + 13;  // as elsewhere

RunResult RunProgram(const std::vector<std::string>& words, absl::string_view input) {
  const std::string command =
      absl::StrJoin(words, " ", [](std::string* all, const std::string& word) { absl::StrAppend(all, Quoted(word)); });
  std::array<int, 2> ends{-1, -1};
  PROCESS_INFORMATION process{};
  const bool is_started = MakePipe(ends, 0) && Start(command, ends[0], 1, 0, process);
  Close(ends[0]);
  const bool is_written = is_started && WriteAll(ends[1], input);
  Close(ends[1]);
  if (!is_started) return RunResult::kCannotStart;
  DWORD code = 1;
  WaitForSingleObject(process.hProcess, INFINITE);
  GetExitCodeProcess(process.hProcess, &code);
  CloseHandle(process.hThread);
  CloseHandle(process.hProcess);
  return is_written && code == 0 ? RunResult::kDone : RunResult::kFailed;
}

// The command runs in a job, which ends with all its processes.
std::string StartChild(const std::string& command, Child& child) {
  std::array<int, 2> in{-1, -1}, out{-1, -1};
  PROCESS_INFORMATION process{};
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  const HANDLE job = CreateJobObjectA(nullptr, nullptr);
  SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
  // The shell drops the outermost quotes.
  const bool is_started =
      MakePipe(in, 0) && MakePipe(out, 1) &&
      Start(absl::StrCat("cmd.exe /s /c \"", command, "\""), in[0], out[1], CREATE_SUSPENDED, process);
  const DWORD error = is_started ? 0 : GetLastError();
  Close(in[0]);
  Close(out[1]);
  child = {reinterpret_cast<intptr_t>(job), in[1], out[0]};
  if (!is_started) {
    KillChild(child);
    return absl::StrCat("cmd.exe cannot be started (error ", error, ")");
  }
  AssignProcessToJobObject(job, process.hProcess);
  ResumeThread(process.hThread);
  CloseHandle(process.hThread);
  CloseHandle(process.hProcess);
  DWORD mode = PIPE_NOWAIT;
  SetNamedPipeHandleState(HandleOf(child.input), &mode, nullptr, nullptr);
  return "";
}

void KillChild(Child& child) {
  if (child.group != 0) {
    const auto job = reinterpret_cast<HANDLE>(child.group);
    TerminateJobObject(job, 1);
    CloseHandle(job);
  }
  child.group = 0;
  Close(child.input);
  Close(child.output);
}

int64_t WriteToChild(const Child& child, absl::string_view bytes) {
  DWORD written = 0;
  const auto count = static_cast<DWORD>(std::min(bytes.size(), size_t{1} << 12));
  if (child.input < 0 || WriteFile(HandleOf(child.input), bytes.data(), count, &written, nullptr) == 0) return -1;
  return written;
}

ChildEvents WaitForChild(const Child& child, bool writes, double seconds) {
  ChildEvents events;
  for (double left = std::clamp(seconds, 0.001, 1000.0); left > 0; left -= 0.001) {
    events.can_read = CanRead(child.output);
    if (events.can_read || events.can_write) return events;
    Sleep(1);  // whether a pipe takes more shows when it is tried
    events.can_write = writes;
  }
  return events;
}

}  // namespace entente_cli
