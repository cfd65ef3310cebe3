#include "child_program.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
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

}  // namespace entente_cli
