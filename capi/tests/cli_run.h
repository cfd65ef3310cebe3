// Runs the program and catches what it says.
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

// `sh -c SCRIPT`, in which $ENTENTE is the program.
Ran RunShell(const std::string& script);

// The program while it runs, fed through a pipe.
class Live {
 public:
  // `at_terminal`: standard input and the error stream are a terminal instead, and what it shows is `err`.
  explicit Live(const std::vector<std::string>& arguments, bool at_terminal = false);
  ~Live();
  Live(const Live&) = delete;
  Live& operator=(const Live&) = delete;

  void Feed(std::string_view text) const;
  // Waits until the output has so many lines, for some seconds at most.
  bool HasLines(size_t count) const;
  // Waits until the terminal shows a text.
  bool Shows(std::string_view text);
  void Send(int signal) const;
  // Ends its input and waits for its end.
  Ran Finish();

 private:
  void ReadTerminal();

  std::filesystem::path folder_;
  int child_ = -1;
  int feed_ = -1;  // the pipe, or the terminal
  bool at_terminal_;
  std::string shown_;
};

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

// A phase of one or two units, on a line.
inline constexpr char kPhase[] =
    R"({"id":"a","name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A MUN"]}},)"
    R"("orders":{"FRANCE":["A PAR - BUR"],"GERMANY":["A MUN - BUR"]}})";

}  // namespace entente_test

#endif  // ENTENTE_CAPI_TESTS_CLI_RUN_H_
