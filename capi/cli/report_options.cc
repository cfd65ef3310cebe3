#include "report_options.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>

#include "output.h"

namespace entente_cli {
namespace {

constexpr uint32_t kLeastWidth = 20, kMostWidth = 1u << 20;

// Columns of the terminal that the standard output is; 0 if it is none, or nothing tells its width.
uint32_t TerminalWidth() {
  if (isatty(STDOUT_FILENO) == 0) return 0;
  winsize size{};
  uint64_t columns = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
  const char* variable = std::getenv("COLUMNS");
  if (columns == 0 && variable != nullptr) columns = ReadNumber(variable, kMostWidth).value_or(0);
  return columns == 0 ? 0 : std::max(kLeastWidth, static_cast<uint32_t>(columns));
}

}  // namespace

bool ReadReportOptions(const Command& command, const Arguments& arguments, entente_report_options& options) {
  options.board = arguments.Has(kBoardOption.name) ? 1 : 0;
  options.names = arguments.Has(kNamesOption.name) ? 1 : 0;
  const std::optional<std::string> width = arguments.Value(kWidthOption.name);
  if (!width.has_value()) {
    options.width = TerminalWidth();
    return true;
  }
  const std::optional<uint64_t> columns = ReadNumber(*width, kMostWidth);
  if (!columns.has_value() || (*columns > 0 && *columns < kLeastWidth)) {
    BadUsage(command, "--width " + *width + ": expected 0, or 20 to " + std::to_string(kMostWidth));
    return false;
  }
  options.width = static_cast<uint32_t>(*columns);
  return true;
}

bool PrintNotes(const entente_exchange* exchange) {
  const uint32_t count = entente_exchange_note_count(exchange);
  std::string text;
  for (uint32_t i = 0; i < count; ++i) {
    const auto write = [&](char* buffer, size_t capacity, size_t* length) {
      return entente_exchange_note(exchange, i, buffer, capacity, length, nullptr);
    };
    if (TextOf(text, write) == ENTENTE_OK) Print("note: " + text + "\n");
  }
  return count > 0;
}

}  // namespace entente_cli
