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

std::vector<std::string> NotesOf(const entente_exchange* exchange) {
  std::vector<std::string> notes(entente_exchange_note_count(exchange));
  for (uint32_t i = 0; i < notes.size(); ++i) {
    const auto write = [&](char* buffer, size_t capacity, size_t* length) {
      return entente_exchange_note(exchange, i, buffer, capacity, length, nullptr);
    };
    if (TextOf(notes[i], write) != ENTENTE_OK) notes[i].clear();
  }
  return notes;
}

bool PrintNotes(const entente_exchange* exchange, uint32_t width) {
  const std::vector<std::string> notes = NotesOf(exchange);
  for (const std::string& note : notes) PrintLine("note: " + note, width);
  return !notes.empty();
}

}  // namespace entente_cli
