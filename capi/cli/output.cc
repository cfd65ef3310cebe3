#include "output.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "arguments.h"

namespace entente_cli {

namespace {

// Columns of the terminal that the output goes to; 0 if it goes elsewhere.
size_t TerminalWidth() {
  winsize size{};
  return isatty(STDOUT_FILENO) == 1 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
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

void Print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void PrintLine(std::string_view line) {
  constexpr std::string_view kIndent = "    ";
  const size_t width = TerminalWidth();
  for (size_t room = width; width > 2 * kIndent.size();) {
    const size_t end = EndOfRow(line, room);
    Print(line.substr(0, end));
    line.remove_prefix(std::min(line.size(), end + 1));
    if (line.empty()) break;
    Print("\n");
    Print(kIndent);
    room = width - kIndent.size();
  }
  Print(line);
  Print("\n");
}

bool Flush() {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return true;
  Complain(std::string("cannot write the output: ") + std::strerror(errno));
  return false;
}

}  // namespace entente_cli
