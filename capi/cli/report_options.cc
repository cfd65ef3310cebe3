#include "report_options.h"

#include "output.h"

namespace entente_cli {
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
