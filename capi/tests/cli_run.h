// Runs the program and captures its output.
#ifndef ENTENTE_CAPI_TESTS_CLI_RUN_H_
#define ENTENTE_CAPI_TESTS_CLI_RUN_H_

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace entente_test {

struct Ran {
  int code = -1;  // -1: ended by a signal
  std::string out;
  std::string err;
};

// `entente ARGUMENTS...` with `input` as its standard input.
Ran RunProgram(const std::vector<std::string>& arguments, std::string_view input = "");

// Whether a program can get a terminal here. A chroot without /dev/pts has none.
bool HasTerminals();
inline constexpr char kNoTerminals[] = "there are no pseudo-terminals here (/dev/pts)";

// Runs the program on a terminal with this many columns (0: unknown), with the variable COLUMNS or without. Returns the
// terminal's output, with LF at the ends of lines. Needs HasTerminals().
std::string RunInTerminal(const std::vector<std::string>& arguments, unsigned short columns,
                          const char* variable = nullptr);

// Makes a new folder for files of a test; reads a file.
std::filesystem::path NewFolder();
std::string Contents(const std::filesystem::path& path);

// Replaces this process by another program; makes the words `entente ARGUMENTS...`.
[[noreturn]] void Execute(std::vector<std::string> words);
std::vector<std::string> WordsOfProgram(const std::vector<std::string>& arguments);

// A folder of its own for every test.
class Cli : public testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  // Writes a file and returns its path.
  std::string File(const std::string& name, std::string_view bytes) const;
  std::string Path(const std::string& name) const { return (folder_ / name).string(); }

  std::filesystem::path folder_;
};

inline bool Has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// A phase of one or two units, on a line.
inline constexpr char kPhase[] =
    R"({"id":"a","name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A MUN"]}},)"
    R"("orders":{"FRANCE":["A PAR - BUR"],"GERMANY":["A MUN - BUR"]}})";

}  // namespace entente_test

#endif  // ENTENTE_CAPI_TESTS_CLI_RUN_H_
