// A bot that speaks DUI: a child process, whose lines it reads up to the one that answers a request. One thread.
#ifndef ENTENTE_CAPI_CLI_DUI_BOT_H_
#define ENTENTE_CAPI_CLI_DUI_BOT_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "child_program.h"

namespace entente_cli::dui {

class DuiBot {
 public:
  explicit DuiBot(std::string command) : program_(std::move(command)) {}

  // Starts the program and exchanges dui and duiok. Returns why that fails, or "".
  std::string Start(double seconds);
  void Send(absl::string_view line) { program_.Send(line); }
  // Reads lines until one begins with `word`, and keeps the others. False, with failure(), if none comes in time.
  bool Await(absl::string_view word, double seconds, std::string& line);
  // Sends quit and waits for its end. False if it did not end in time and was killed.
  bool Quit(double seconds);
  void Kill() { program_.Kill(); }

  bool is_running() const { return program_.is_running(); }
  const std::string& failure() const { return failure_; }
  const std::string& name() const { return name_; }  // of its `id name`
  // The lines since the last call of this: info, press_out, option, ...
  std::vector<std::string> TakeLines();

 private:
  ChildProgram program_;
  std::string name_ = "a bot without a name";
  std::string failure_;
  std::vector<std::string> lines_;
};

}  // namespace entente_cli::dui

#endif  // ENTENTE_CAPI_CLI_DUI_BOT_H_
