#include "status_line.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <mutex>

namespace entente_cli {
namespace {

constexpr std::string_view kToLineStart = "\r";
constexpr std::string_view kClearLine = "\r\x1b[K";
constexpr size_t kUsualWidth = 80;

std::mutex status_mutex;
bool status_is_shown = false;

void WriteStatus(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

size_t ErrorWidth() {
  winsize size{};
  const bool is_told = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  return is_told ? size.ws_col - size_t{1} : kUsualWidth;
}

}  // namespace

bool HasStatusLine(const std::vector<std::string>& files) {
  const char* terminal = std::getenv("TERM");
  const bool is_plain = terminal == nullptr || std::string_view(terminal) == "dumb";
  const bool is_typed = isatty(STDIN_FILENO) != 0 && std::find(files.begin(), files.end(), "-") != files.end();
  return isatty(STDERR_FILENO) != 0 && isatty(STDOUT_FILENO) == 0 && !is_plain && !is_typed;
}

void ShowStatus(std::string_view text) {
  const std::lock_guard lock(status_mutex);
  WriteStatus(std::string(kClearLine).append(text.substr(0, ErrorWidth())).append(kToLineStart));
  status_is_shown = true;
}

void ClearStatus() {
  const std::lock_guard lock(status_mutex);
  if (status_is_shown) WriteStatus(std::string(kClearLine));
  status_is_shown = false;
}

}  // namespace entente_cli
