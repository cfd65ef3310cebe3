#include "status_line.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <mutex>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "system.h"

namespace entente_cli {
namespace {

constexpr absl::string_view kToLineStart = "\r";
constexpr absl::string_view kClearLine = "\r\x1b[K";
constexpr size_t kUsualWidth = 80;

std::mutex status_mutex;
bool status_is_shown = false;

void WriteStatus(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

size_t ErrorWidth() {
  const uint32_t columns = TerminalColumns(STDERR_FILENO);
  return columns > 1 ? columns - size_t{1} : kUsualWidth;
}

}  // namespace

bool HasStatusLine(const std::vector<std::string>& files) {
  const char* terminal = std::getenv("TERM");
  const bool is_plain = terminal == nullptr || absl::string_view(terminal) == "dumb";
  const bool is_typed = isatty(STDIN_FILENO) != 0 && absl::c_linear_search(files, "-");
  return isatty(STDERR_FILENO) != 0 && isatty(STDOUT_FILENO) == 0 && !is_plain && !is_typed;
}

void ShowStatus(absl::string_view text) {
  const std::lock_guard lock(status_mutex);
  WriteStatus(absl::StrCat(kClearLine, text.substr(0, ErrorWidth()), kToLineStart));
  status_is_shown = true;
}

void ClearStatus() {
  const std::lock_guard lock(status_mutex);
  if (status_is_shown) WriteStatus(std::string(kClearLine));
  status_is_shown = false;
}

}  // namespace entente_cli
