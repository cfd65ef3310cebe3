#include "cli_run.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

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

namespace {

// Turns this process into the program.
[[noreturn]] void Become(const std::vector<std::string>& arguments, const fs::path& folder) {
  std::vector<std::string> words{ENTENTE_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  dup2(open((folder / "in").c_str(), O_RDONLY), STDIN_FILENO);
  dup2(open((folder / "out").c_str(), O_WRONLY | O_CREAT, 0600), STDOUT_FILENO);
  dup2(open((folder / "err").c_str(), O_WRONLY | O_CREAT, 0600), STDERR_FILENO);
  execv(argv[0], argv.data());
  _exit(127);
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

void Cli::SetUp() { folder_ = NewFolder(); }
void Cli::TearDown() { fs::remove_all(folder_); }

std::string Cli::File(const std::string& name, std::string_view bytes) const {
  fs::create_directories((folder_ / name).parent_path());
  std::ofstream(folder_ / name, std::ios::binary) << bytes;
  return Path(name);
}

}  // namespace entente_test
