#include "phase_notes.h"

#include "output.h"
#include "report_options.h"

namespace entente_cli {

void PhaseNotes::Add(uint32_t phase) {
  // Only the notes are wanted: there is no room for the position.
  size_t size = 0;
  const entente_status status =
      entente_exchange_read(exchange_, document_, phase, nullptr, nullptr, nullptr, 0, &size, nullptr);
  if (status != ENTENTE_ERR_BUFFER_TOO_SMALL) return;
  for (const std::string& note : NotesOf(exchange_)) {
    const auto [entry, is_new] = index_.try_emplace(note, firsts_.size());
    if (is_new) {
      firsts_.push_back({entente_document_phase_name(document_, phase), note, 0});
    } else {
      ++firsts_[entry->second].others;
    }
  }
}

bool PhaseNotes::Print(uint32_t width) const {
  for (const std::string& line : Lines()) PrintLine("note: " + line, width);
  return !firsts_.empty();
}

std::vector<std::string> PhaseNotes::Lines() const {
  const bool is_game = entente_document_is_game(document_) != 0;
  std::vector<std::string> lines;
  for (const First& first : firsts_) {
    std::string where = is_game ? first.phase : "";
    if (first.others > 0) where += " and " + std::to_string(first.others) + (first.others == 1 ? " other" : " others");
    lines.push_back(where + (where.empty() ? "" : ": ") + first.note);
  }
  return lines;
}

}  // namespace entente_cli
