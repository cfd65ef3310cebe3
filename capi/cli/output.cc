#include "output.h"

#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "arguments.h"
#include "status_line.h"

namespace entente_cli {
namespace {

std::atomic<int> first_error{0};  // errno of the first write that failed

void Fail() {
  int none = 0;
  first_error.compare_exchange_strong(none, errno != 0 ? errno : EIO);
}

// The blank at which a line is broken so that its front fits into `room` columns; its size if it fits or has no blank.
size_t EndOfRow(std::string_view line, size_t room) {
  size_t columns = 0, blank = 0;
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == ' ' && i > 0 && (columns <= room || blank == 0)) blank = i;
    columns += (static_cast<unsigned char>(line[i]) & 0xc0) != 0x80;  // a character of UTF-8
    if (columns > room && blank > 0) return blank;
  }
  return line.size();
}

}  // namespace

uint32_t TerminalWidth() {
  if (isatty(STDOUT_FILENO) == 0) return 0;
  winsize size{};
  uint64_t columns = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
  const char* variable = std::getenv("COLUMNS");
  if (columns == 0 && variable != nullptr) columns = ReadNumber(variable, kMostWidth).value_or(0);
  return columns == 0 ? 0 : std::max(kLeastWidth, static_cast<uint32_t>(columns));
}

size_t ColumnsOf(std::string_view text) {
  return static_cast<size_t>(
      std::count_if(text.begin(), text.end(), [](unsigned char c) { return (c & 0xc0) != 0x80; }));
}

void Print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) Fail();
}

void PrintLine(std::string_view line) { PrintLine(line, TerminalWidth()); }

void PrintLine(std::string_view line, uint32_t width) {
  constexpr std::string_view kHanging = "    ";
  for (size_t room = width; room > 0;) {
    const size_t end = EndOfRow(line, room);
    Print(line.substr(0, end));
    line.remove_prefix(std::min(line.size(), end + 1));
    if (line.empty()) break;
    Print("\n");
    Print(kHanging);
    room = width - kHanging.size();
  }
  Print(line);
  Print("\n");
}

void FlushNow() {
  if (std::fflush(stdout) != 0) Fail();
}

bool Refuse(std::string_view message) {
  FlushNow();
  Complain(message);
  return false;
}

void TellNote(std::string_view note) {
  FlushNow();
  ClearStatus();
  std::fprintf(stderr, "note: %.*s\n", static_cast<int>(note.size()), note.data());
}

bool TakesOutput() { return first_error == 0; }

int FinishOutput(int code) {
  FlushNow();
  if (TakesOutput()) return code;
  if (first_error == EPIPE) return 128 + SIGPIPE;
  Complain(std::string("cannot write the output: ") + std::strerror(first_error));
  return kUnusable;
}

}  // namespace entente_cli
