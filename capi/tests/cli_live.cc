#include "cli_live.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace entente_test {
namespace {

namespace fs = std::filesystem;

void SendTo(const fs::path& file, int stream) { dup2(open(file.c_str(), O_WRONLY | O_CREAT, 0600), stream); }

Ran Result(int status, const fs::path& folder) {
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, Contents(folder / "out"), Contents(folder / "err")};
}

// Checks a condition repeatedly, for ten seconds at most.
template <typename Condition>
bool Soon(const Condition& condition) {
  for (int i = 0; i < 1000; ++i) {
    if (condition()) return true;
    usleep(10000);
  }
  return false;
}

}  // namespace

Ran RunShell(const std::string& script) {
  setenv("ENTENTE", ENTENTE_PROGRAM, 1);
  const fs::path folder = NewFolder();
  const pid_t child = fork();
  if (child == 0) {
    SendTo(folder / "out", STDOUT_FILENO);
    SendTo(folder / "err", STDERR_FILENO);
    Execute({"/bin/sh", "-c", script});
  }
  int status = 0;
  waitpid(child, &status, 0);
  Ran ran = Result(status, folder);
  fs::remove_all(folder);
  return ran;
}

Live::Live(const std::vector<std::string>& arguments, bool at_terminal)
    : folder_(NewFolder()), at_terminal_(at_terminal) {
  int ends[2] = {-1, -1};  // the child's end, our end
  if (at_terminal) {
    ends[1] = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
    if (grantpt(ends[1]) != 0 || unlockpt(ends[1]) != 0) std::abort();
    ends[0] = open(ptsname(ends[1]), O_RDWR | O_NOCTTY | O_CLOEXEC);
  } else if (pipe2(ends, O_CLOEXEC) != 0) {
    std::abort();
  }
  feed_ = ends[1];
  child_ = fork();
  if (child_ == 0) {
    dup2(ends[0], STDIN_FILENO);
    SendTo(folder_ / "out", STDOUT_FILENO);
    SendTo(folder_ / "err", STDERR_FILENO);
    if (at_terminal) dup2(ends[0], STDERR_FILENO);
    for (const int stop : {SIGINT, SIGTERM}) signal(stop, SIG_DFL);  // jobs in the background ignore these
    Execute(WordsOfProgram(arguments));
  }
  close(ends[0]);
}

Live::~Live() {
  if (child_ > 0) kill(child_, SIGKILL);
  if (child_ > 0) waitpid(child_, nullptr, 0);
  if (feed_ >= 0) close(feed_);
  fs::remove_all(folder_);
}

void Live::Feed(std::string_view text) const {
  if (write(feed_, text.data(), text.size()) != static_cast<ssize_t>(text.size())) std::abort();
}

bool Live::HasLines(size_t count) const {
  return Soon([&] {
    const std::string text = Contents(folder_ / "out");
    return static_cast<size_t>(std::count(text.begin(), text.end(), '\n')) >= count;
  });
}

void Live::ReadTerminal() {
  char bytes[4096];
  for (ssize_t count = 0; (count = read(feed_, bytes, sizeof bytes)) > 0;) {
    shown_.append(bytes, static_cast<size_t>(count));
  }
}

bool Live::Shows(std::string_view text) {
  return Soon([&] {
    ReadTerminal();
    return shown_.find(text) != std::string::npos;
  });
}

void Live::Send(int signal) const { kill(child_, signal); }

Ran Live::Finish() {
  if (!at_terminal_) close(std::exchange(feed_, -1));
  if (at_terminal_) Feed("\x04");
  int status = 0;
  waitpid(child_, &status, 0);
  return Ended(status);
}

Ran Live::WaitForEnd() {
  int status = 0;
  if (!Soon([&] { return waitpid(child_, &status, WNOHANG) == child_; })) {
    kill(child_, SIGKILL);
    waitpid(child_, &status, 0);
  }
  return Ended(status);
}

Ran Live::Ended(int status) {
  child_ = -1;
  Ran ran = Result(status, folder_);
  if (at_terminal_) ReadTerminal();
  if (at_terminal_) ran.err = shown_;
  return ran;
}

}  // namespace entente_test
