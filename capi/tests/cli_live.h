// Runs the program in a shell, or feeds it while it runs.
#ifndef ENTENTE_CAPI_TESTS_CLI_LIVE_H_
#define ENTENTE_CAPI_TESTS_CLI_LIVE_H_

#include "cli_run.h"

namespace entente_test {

// `sh -c SCRIPT`, in which $ENTENTE is the program.
Ran RunShell(const std::string& script);

// The program while it runs, fed through a pipe.
class Live {
 public:
  // `at_terminal`: uses a terminal as standard input and error stream; `err` is the terminal's output. Needs
  // HasTerminals().
  explicit Live(const std::vector<std::string>& arguments, bool at_terminal = false);
  ~Live();
  Live(const Live&) = delete;
  Live& operator=(const Live&) = delete;

  void Feed(std::string_view text) const;
  // Waits until the output has `count` lines, for some seconds at most.
  bool HasLines(size_t count) const;
  // Waits until the terminal shows `text`.
  bool Shows(std::string_view text);
  void Send(int signal) const;
  // Closes its input and waits until it ends.
  Ran Finish();
  // Waits until it ends, for some seconds at most, with its input open.
  Ran WaitForEnd();

 private:
  void ReadTerminal();
  Ran Ended(int status);

  std::filesystem::path folder_;
  int child_ = -1;
  int feed_ = -1;  // the pipe, or the terminal
  bool at_terminal_;
  std::string shown_;
};

}  // namespace entente_test

#endif  // ENTENTE_CAPI_TESTS_CLI_LIVE_H_
