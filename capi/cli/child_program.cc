#include "child_program.h"

#include <unistd.h>

#include <chrono>
#include <utility>

#include "absl/strings/str_cat.h"

namespace entente_cli {

std::string ChildProgram::Start() {
  if (std::string why = StartChild(command_, child_); !why.empty()) return why;
  lines_ = LineSource(child_.output);
  unwritten_.clear();
  written_ = 0;
  BeginTurn();
  is_closing_ = false;
  return "";
}

void ChildProgram::Kill() {
  KillChild(child_);
  lines_ = LineSource();
}

void ChildProgram::Send(absl::string_view line) {
  absl::StrAppend(&unwritten_, line, "\n");
  Write();
}

void ChildProgram::Write() {
  const int64_t count = WriteToChild(child_, absl::string_view(unwritten_).substr(written_));
  if (count > 0) written_ += static_cast<size_t>(count);
  if (written_ > unwritten_.size() / 2) unwritten_.erase(0, std::exchange(written_, 0));
  if (count < 0) {  // it has closed its input
    unwritten_.clear();
    written_ = 0;
  }
  const bool is_over = count < 0 || (is_closing_ && unwritten_.empty());
  if (is_over && child_.input >= 0) close(std::exchange(child_.input, -1));
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

bool ChildProgram::Wait(double seconds) {
  const ChildEvents events = WaitForChild(child_, !unwritten_.empty(), seconds);
  if (events.can_write) Write();
  return events.can_read;
}

double SecondsNow() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool AwaitLine(ChildProgram& program, double seconds, std::string& line, std::string& why) {
  const double end = SecondsNow() + seconds;
  absl::string_view text;
  while (!program.Next(text)) {
    why = program.Failure();
    if (why.empty() && program.output() < 0) why = "the program ended without an answer";
    if (!why.empty() || SecondsNow() >= end) return false;
    if (program.Wait(end - SecondsNow())) program.Read();
  }
  line.assign(text.data(), text.size());
  return true;
}

}  // namespace entente_cli
