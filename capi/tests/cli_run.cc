#include "cli_run.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace entente_test {
namespace fs = std::filesystem;

fs::path NewFolder() {
  std::string name = (fs::temp_directory_path() / "entente-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) std::abort();
  return name;
}

std::string Contents(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

void Execute(std::vector<std::string> words) {
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  execv(argv[0], argv.data());
  _exit(127);
}

std::vector<std::string> WordsOfProgram(const std::vector<std::string>& arguments) {
  std::vector<std::string> words{ENTENTE_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return words;
}

namespace {

// Replaces this process by the program.
[[noreturn]] void Become(const std::vector<std::string>& arguments, const fs::path& folder) {
  dup2(open((folder / "in").c_str(), O_RDONLY), STDIN_FILENO);
  dup2(open((folder / "out").c_str(), O_WRONLY | O_CREAT, 0600), STDOUT_FILENO);
  dup2(open((folder / "err").c_str(), O_WRONLY | O_CREAT, 0600), STDERR_FILENO);
  Execute(WordsOfProgram(arguments));
}

}  // namespace

Ran RunProgram(const std::vector<std::string>& arguments, std::string_view input) {
  const fs::path folder = NewFolder();
  std::ofstream(folder / "in", std::ios::binary) << input;
  const pid_t child = fork();
  if (child == 0) Become(arguments, folder);
  int status = 0;
  waitpid(child, &status, 0);
  Ran ran{WIFEXITED(status) ? WEXITSTATUS(status) : -1, Contents(folder / "out"), Contents(folder / "err")};
  fs::remove_all(folder);
  return ran;
}

bool HasTerminals() {
  const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (terminal < 0) return false;
  const bool usable = grantpt(terminal) == 0 && unlockpt(terminal) == 0 && ptsname(terminal) != nullptr;
  const int screen = usable ? open(ptsname(terminal), O_RDWR | O_NOCTTY) : -1;
  if (screen >= 0) close(screen);
  close(terminal);
  return screen >= 0;
}

std::string RunInTerminal(const std::vector<std::string>& arguments, unsigned short columns, const char* variable) {
  const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) std::abort();
  const winsize size{24, columns, 0, 0};
  const int screen = open(ptsname(terminal), O_RDWR | O_NOCTTY);
  ioctl(screen, TIOCSWINSZ, &size);
  const pid_t child = fork();
  if (child == 0) {
    variable == nullptr ? unsetenv("COLUMNS") : setenv("COLUMNS", variable, 1);
    dup2(screen, STDOUT_FILENO);
    close(terminal);
    Execute(WordsOfProgram(arguments));
  }
  close(screen);
  std::string shown;
  char bytes[4096];
  // Reading fails after the program has ended.
  for (ssize_t got; (got = read(terminal, bytes, sizeof bytes)) > 0;) shown.append(bytes, static_cast<size_t>(got));
  waitpid(child, nullptr, 0);
  close(terminal);
  std::erase(shown, '\r');
  return shown;
}

void Cli::SetUp() { folder_ = NewFolder(); }
void Cli::TearDown() { fs::remove_all(folder_); }

std::string Cli::File(const std::string& name, std::string_view bytes) const {
  fs::create_directories((folder_ / name).parent_path());
  std::ofstream(folder_ / name, std::ios::binary) << bytes;
  return Path(name);
}

}  // namespace entente_test
