#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "system.h"

extern char** environ;

namespace entente_cli {
namespace {

std::array<int, 2> wake{-1, -1};  // a pipe, so that a poll for input and for the pipe misses no signal

void Catch(int signal, void (*caught)(int)) {
  struct sigaction old = {}, ours = {};
  if (sigaction(signal, nullptr, &old) == 0 && old.sa_handler == SIG_IGN) return;
  ours.sa_handler = caught;
  ours.sa_flags = SA_RESTART;
  for (const int other : {SIGINT, SIGTERM}) sigaddset(&ours.sa_mask, other);
  sigaction(signal, &ours, nullptr);
}

// A pipe whose ends other programs do not inherit. (macOS has no pipe2.)
bool MakePipe(std::array<int, 2>& ends) {
  if (pipe(ends.data()) != 0) return false;
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
  return true;
}

// Starts the program with the end of a pipe as its standard input. Returns 0, or the error.
int Start(std::vector<std::string> words, const std::array<int, 2>& ends, pid_t& process) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[1]);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const int failure = posix_spawnp(&process, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

// Starts a command in the shell, in a process group of its own. Returns 0, or the error.
int StartInShell(const std::string& command, int input, int output, pid_t& process) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  const std::array<const char*, 4> words{"sh", "-c", command.c_str(), nullptr};
  const int error = posix_spawn(&process, "/bin/sh", &files, &attributes, const_cast<char**>(words.data()), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error;
}

void Close(int& file) {
  if (file >= 0) close(file);
  file = -1;
}

// False if the reader went away.
bool WriteAll(int pipe, absl::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(pipe, text.data(), text.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) text.remove_prefix(static_cast<size_t>(written));
  }
  return true;
}

}  // namespace

void PrepareStreams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) != -1) continue;
    [[maybe_unused]] const int opened = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

const char* const kEndOfInput = "Ctrl-D";

uint32_t TerminalColumns(int stream) {
  winsize size{};
  return ioctl(stream, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

int OpenFile(const std::string& name, int flags) { return open(name.c_str(), flags | O_CLOEXEC, 0666); }

bool SyncFile(int file) {
#if defined(__APPLE__)
  return fsync(file) == 0;
#else
  return fdatasync(file) == 0;
#endif
}

bool CatchSignals(void (*caught)(int)) {
  if (!MakePipe(wake)) return false;
  for (const int end : wake) fcntl(end, F_SETFL, O_NONBLOCK);
  Catch(SIGINT, caught);
  Catch(SIGTERM, caught);
  return true;
}

void WakeWaits() { [[maybe_unused]] const ssize_t written = write(wake[1], "", 1); }

int WakeFd() { return wake[0]; }

bool WaitForInput(int file) {
  if (WakeFd() < 0) return true;
  std::array<pollfd, 2> waiting = {pollfd{file, POLLIN, 0}, pollfd{WakeFd(), POLLIN, 0}};
  while (poll(waiting.data(), waiting.size(), -1) < 0 && errno == EINTR) {
  }
  return waiting[1].revents == 0;
}

DeafThreads::DeafThreads() : before_(std::make_shared<sigset_t>()) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, static_cast<sigset_t*>(before_.get()));
}
DeafThreads::~DeafThreads() { pthread_sigmask(SIG_SETMASK, static_cast<sigset_t*>(before_.get()), nullptr); }

const int kClosedPipeExitCode = 128 + SIGPIPE;

RunResult RunProgram(const std::vector<std::string>& words, absl::string_view input) {
  std::array<int, 2> ends{};
  if (!MakePipe(ends)) return RunResult::kCannotStart;
  pid_t process = 0;
  const int failure = Start(words, ends, process);
  close(ends[0]);
  auto* const before = signal(SIGPIPE, SIG_IGN);
  const bool is_written = failure == 0 && WriteAll(ends[1], input);
  signal(SIGPIPE, before);
  close(ends[1]);
  if (failure != 0) return RunResult::kCannotStart;
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return is_written && WIFEXITED(status) && WEXITSTATUS(status) == 0 ? RunResult::kDone : RunResult::kFailed;
}

std::string StartChild(const std::string& command, Child& child) {
  std::array<int, 2> in{-1, -1}, out{-1, -1};
  pid_t process = 0;
  int error = MakePipe(in) && MakePipe(out) ? 0 : errno;
  if (error == 0) error = StartInShell(command, in[0], out[1], process);
  Close(in[0]);
  Close(out[1]);
  child = {error == 0 ? process : 0, in[1], out[0]};
  if (error != 0) {
    KillChild(child);
    return std::strerror(error);
  }
  for (const int file : {child.input, child.output}) fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK);
  signal(SIGPIPE, SIG_IGN);  // of a program that has ended
  return "";
}

void KillChild(Child& child) {
  const auto process = static_cast<pid_t>(child.group);
  if (process != 0) {
    kill(-process, SIGKILL);
    waitpid(process, nullptr, 0);
  }
  child.group = 0;
  Close(child.input);
  Close(child.output);
}

int64_t WriteToChild(const Child& child, absl::string_view bytes) {
  const ssize_t count = child.input < 0 ? -1 : write(child.input, bytes.data(), bytes.size());
  return count < 0 && child.input >= 0 && (errno == EAGAIN || errno == EINTR) ? 0 : count;
}

ChildEvents WaitForChild(const Child& child, bool writes, double seconds) {
  std::array<pollfd, 2> files = {pollfd{child.output, POLLIN, 0}, pollfd{writes ? child.input : -1, POLLOUT, 0}};
  const int milliseconds = static_cast<int>(std::clamp(seconds * 1000, 1.0, 1e6));
  if (poll(files.data(), files.size(), milliseconds) <= 0) return {};
  return {files[0].revents != 0, files[1].revents != 0};
}

}  // namespace entente_cli
