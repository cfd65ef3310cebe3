#include "bench/program_start.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>

extern char** environ;

namespace entente::bench {
namespace {

using Clock = std::chrono::steady_clock;

using Input = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

Input InputOf(const std::string& text) {
  Input file(std::tmpfile(), std::fclose);
  if (file != nullptr && std::fwrite(text.data(), 1, text.size(), file.get()) < text.size()) file.reset();
  if (file != nullptr) std::fflush(file.get());
  return file;
}

bool Run(const std::vector<std::string>& command, int input) {
  std::vector<char*> arguments;
  for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t process = 0;
  int status = 0;
  lseek(input, 0, SEEK_SET);  // the runs share the file's position
  const bool started = posix_spawn(&process, arguments[0], &actions, nullptr, arguments.data(), environ) == 0;
  posix_spawn_file_actions_destroy(&actions);
  return started && waitpid(process, &status, 0) == process && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

std::string ProgramBeside() {
  std::error_code error;
  const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
  const std::filesystem::path program = self.parent_path() / "entente";
  return !error && std::filesystem::exists(program, error) ? program.string() : std::string();
}

double MiddleRunMs(const std::vector<std::string>& command, const std::string& input, int runs) {
  const Input file = InputOf(input);
  if (file == nullptr) return -1;
  std::vector<double> times;
  for (int run = 0; run < runs; ++run) {
    const Clock::time_point begin = Clock::now();
    if (!Run(command, fileno(file.get()))) return -1;
    times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
  }
  std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
  return times[static_cast<size_t>(runs) / 2];
}

}  // namespace entente::bench
