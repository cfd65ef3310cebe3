#include "png_file.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>

#include "absl/strings/str_cat.h"
#include "output.h"

extern char** environ;

namespace entente_cli {
namespace {

// Starts `rsvg-convert -o FILE` with the end of a pipe as its standard input. Returns 0, or the error.
int Start(const std::string& file, const int (&pipe)[2], pid_t& process) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipe[0], STDIN_FILENO);
  posix_spawn_file_actions_addclose(&actions, pipe[1]);
  std::string program = "rsvg-convert", option = "-o", name = file, unlimited = "--unlimited";
  char* const words[] = {program.data(), unlimited.data(), option.data(), name.data(), nullptr};
  const int failure = posix_spawnp(&process, program.c_str(), &actions, nullptr, words, environ);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
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

bool WritePng(const std::string& file, absl::string_view svg) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return Refuse(absl::StrCat(file, ": no pipe to rsvg-convert could be made"));
  pid_t process = 0;
  const int failure = Start(file, ends, process);
  close(ends[0]);
  auto* const before = signal(SIGPIPE, SIG_IGN);
  bool fine = failure == 0 && WriteAll(ends[1], svg);
  signal(SIGPIPE, before);
  close(ends[1]);
  if (failure != 0) {
    return Refuse(absl::StrCat(file,
                               ": PNG needs the program rsvg-convert (Debian: librsvg2-bin), which cannot be started; "
                               "give a name that ends in .svg"));
  }
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  fine &= WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return fine || Refuse(absl::StrCat(file, ": rsvg-convert could not write it"));
}

}  // namespace entente_cli
