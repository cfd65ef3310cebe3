#include "child_program.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"

extern char** environ;

namespace entente_cli {
namespace {

using Pipe = std::array<int, 2>;  // the end to read, the end to write

// Both ends are closed in children.
bool Open(Pipe& pipe) { return pipe2(pipe.data(), O_CLOEXEC) == 0; }

void Close(int& file) {
  if (file >= 0) close(file);
  file = -1;
}

// Starts a command in the shell, in a process group of its own. Returns an error number.
int Spawn(const std::string& command, int input, int output, pid_t& child) {
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
  const int error = posix_spawn(&child, "/bin/sh", &files, &attributes, const_cast<char**>(words.data()), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error;
}

}  // namespace

std::string ChildProgram::Start() {
  Pipe in{-1, -1}, out{-1, -1};
  int error = Open(in) && Open(out) ? 0 : errno;
  if (error == 0) error = Spawn(command_, in[0], out[1], child_);
  Close(in[0]);
  Close(out[1]);
  input_ = in[1];
  output_ = out[0];
  if (error != 0) {
    child_ = 0;
    Kill();
    return std::strerror(error);
  }
  for (const int file : {input_, output_}) fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK);
  signal(SIGPIPE, SIG_IGN);  // of a program that has ended
  lines_ = LineSource(output_);
  unwritten_.clear();
  written_ = 0;
  BeginTurn();
  is_closing_ = false;
  return "";
}

void ChildProgram::Kill() {
  if (is_running()) {
    kill(-child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  child_ = 0;
  lines_ = LineSource();
  Close(input_);
  Close(output_);
}

void ChildProgram::Send(absl::string_view line) {
  absl::StrAppend(&unwritten_, line, "\n");
  Write();
}

void ChildProgram::Write() {
  const ssize_t count = input_ < 0 ? -1 : write(input_, unwritten_.data() + written_, unwritten_.size() - written_);
  if (count > 0) written_ += static_cast<size_t>(count);
  if (written_ > unwritten_.size() / 2) unwritten_.erase(0, std::exchange(written_, 0));
  if (count < 0 && errno != EAGAIN && errno != EINTR) {  // it has closed its input
    unwritten_.clear();
    written_ = 0;
    Close(input_);
  }
  if (is_closing_ && unwritten_.empty()) Close(input_);
}

void ChildProgram::CloseInput() {
  is_closing_ = true;
  Write();
}

bool ChildProgram::Next(absl::string_view& line) {
  if (!Failure().empty() || !lines_.Next(line)) return false;
  ++lines_in_turn_;
  bytes_in_turn_ += line.size() + 1;
  return true;
}

std::string ChildProgram::Failure() const {
  if (unwritten_.size() - written_ > kMostUnread) return absl::StrCat("it left ", kMostUnread, " bytes unread");
  if (lines_.is_too_long() || bytes_in_turn_ > kMostOfATurn) {
    return absl::StrCat("it wrote more than ", kMostOfATurn, " bytes in a turn");
  }
  if (lines_in_turn_ > kMostLines) return absl::StrCat("it wrote more than ", kMostLines, " lines in a turn");
  return "";
}

double SecondsNow() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

namespace {

// Waits until the program has written something, and writes to it what its pipe takes. False after the time.
bool WaitFor(ChildProgram& program, double seconds) {
  const int unwritten = program.unwritten();
  std::array<pollfd, 2> files = {pollfd{program.output(), POLLIN, 0}, pollfd{unwritten, POLLOUT, 0}};
  const int milliseconds = static_cast<int>(std::clamp(seconds * 1000, 1.0, 1e6));
  if (poll(files.data(), unwritten < 0 ? 1 : 2, milliseconds) <= 0) return false;
  if (unwritten >= 0 && files[1].revents != 0) program.Write();
  return files[0].revents != 0;
}

}  // namespace

bool AwaitLine(ChildProgram& program, double seconds, std::string& line, std::string& why) {
  const double end = SecondsNow() + seconds;
  absl::string_view text;
  while (!program.Next(text)) {
    why = program.Failure();
    if (why.empty() && program.output() < 0) why = "the program ended without an answer";
    if (!why.empty() || SecondsNow() >= end) return false;
    if (WaitFor(program, end - SecondsNow())) program.Read();
  }
  line.assign(text.data(), text.size());
  return true;
}

}  // namespace entente_cli
