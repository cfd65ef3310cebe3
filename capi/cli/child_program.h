// Runs a program that plays DPP: a child process that reads lines from its standard input and writes lines to its standard
// output. Never waits for it. One thread.
//
// The command runs in the shell, in a process group of its own, which is killed with it. A program that leaves kMostUnread
// bytes unread, or writes more than kMostLines or kMostOfATurn bytes in a turn, is ended. Others that write as much as they may
// do not fill its kMostUnread: the press that goes out for a byte is less than 8 bytes.
#ifndef ENTENTE_CAPI_CLI_CHILD_PROGRAM_H_
#define ENTENTE_CAPI_CLI_CHILD_PROGRAM_H_

#include <string>

#include "absl/strings/string_view.h"
#include "line_source.h"
#include "system.h"

namespace entente_cli {

inline constexpr size_t kMostUnread = size_t{1} << 24;
inline constexpr size_t kMostOfATurn = size_t{1} << 18;
inline constexpr uint32_t kMostLines = 10000;

class ChildProgram {
 public:
  explicit ChildProgram(std::string command) : command_(std::move(command)) {}
  ~ChildProgram() { Kill(); }
  ChildProgram(const ChildProgram&) = delete;
  ChildProgram& operator=(const ChildProgram&) = delete;

  bool is_running() const { return child_.group != 0; }
  // Starts the command. Returns why that fails, or "".
  std::string Start();
  // Kills the process group, if it runs.
  void Kill();

  // The descriptors to wait at; -1: none. unwritten: that of its input, while lines wait to be written.
  int output() const { return lines_.file(); }
  int unwritten() const { return unwritten_.empty() ? -1 : child_.input; }

  void Send(absl::string_view line);
  // Writes as much as the pipe takes.
  void Write();
  // Closes its input once everything is written.
  void CloseInput();
  void Read() { lines_.Read(); }
  // Waits until it has written something, and writes to it what its pipe takes. False if it wrote nothing in that time.
  bool Wait(double seconds);
  // Takes the next line that it wrote.
  bool Next(absl::string_view& line);
  void BeginTurn() { lines_in_turn_ = bytes_in_turn_ = 0; }
  // Why the program cannot go on; "" if it can.
  std::string Failure() const;

 private:
  const std::string command_;
  Child child_;
  LineSource lines_;
  std::string unwritten_;  // behind its first written_ bytes
  size_t written_ = 0;
  size_t lines_in_turn_ = 0, bytes_in_turn_ = 0;
  bool is_closing_ = false;
};

// Waits for a line of the program, and goes on writing to it. False with `why` if none can come; with an empty `why` after
// the time.
bool AwaitLine(ChildProgram& program, double seconds, std::string& line, std::string& why);
double SecondsNow();  // of a clock that does not jump

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_CHILD_PROGRAM_H_
