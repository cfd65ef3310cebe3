#include "report_options.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "handle.h"
#include "json_text.h"
#include "output.h"
#include "word_lists.h"

namespace entente_cli {

std::vector<std::string> LanguageNames() { return EnumWords(ENTENTE_WORDS_TEXT_LANGUAGE); }

bool ReadTextOptions(const Arguments& arguments, entente_text_options& texts) {
  texts.board = arguments.Has("--board") ? 1 : 0;
  texts.full_names = arguments.Has("--names") ? 1 : 0;
  texts.width = TerminalWidth();
  if (arguments.Has("--language")) texts.language = *arguments.Choice("--language");
  const std::optional<std::string> width = arguments.Value("--width");
  if (!width.has_value()) return true;
  const std::optional<uint64_t> columns = ReadNumber(*width, kMostWidth);
  if (!columns.has_value() || (*columns > 0 && *columns < kLeastWidth)) {
    arguments.BadUsage(absl::StrCat("--width ", *width, ": expected 0, or 20 to ", kMostWidth));
    return false;
  }
  texts.width = static_cast<uint32_t>(*columns);
  return true;
}

entente_text_options TextsOf(const entente_document* document, entente_text_options texts) {
  Text phase;  // has what the game says beside its phases
  if (entente_document_phase(document, 0, phase.out(), nullptr) != ENTENTE_OK) return texts;
  const absl::string_view language = JsonMemberOf(phase.view(), "language");
  const absl::string_view names = JsonMemberOf(phase.view(), "full_names");
  const std::vector<std::string> known = LanguageNames();
  for (uint32_t i = 0; i < known.size(); ++i) {
    if (language == absl::StrCat("\"", known[i], "\"")) texts.language = i;
  }
  if (names == "true" || names == "false") texts.full_names = names == "true" ? 1 : 0;
  return texts;
}

std::vector<std::string> NotesOf(const entente_exchange* exchange) {
  Text notes;
  if (entente_exchange_notes(exchange, notes.out(), nullptr) != ENTENTE_OK) return {};
  return absl::StrSplit(notes.view(), '\n', absl::SkipEmpty());
}

bool PrintNotes(const std::vector<std::string>& notes, uint32_t width) {
  for (const std::string& note : notes) PrintLine(absl::StrCat("note: ", note), width);
  return !notes.empty();
}

void PhaseNotes::Add(uint32_t phase) {
  // The call fails for lack of memory for the position, but it leaves the notes.
  size_t size = 0;
  const entente_status status =
      entente_exchange_read(exchange_, document_, phase, &texts_, nullptr, nullptr, nullptr, 0, &size, nullptr);
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

std::vector<std::string> PhaseNotes::Lines() const {
  const bool is_game = entente_document_is_game(document_) != 0;
  std::vector<std::string> lines;
  for (const First& first : firsts_) {
    std::string where = is_game ? first.phase : "";
    if (first.others > 0) absl::StrAppend(&where, " and ", Counted(first.others, "other"));
    lines.push_back(absl::StrCat(where, where.empty() ? "" : ": ", first.note));
  }
  return lines;
}

void PrintNotesAside(entente_exchange* exchange, const std::vector<std::string>& read, const entente_document* document,
                     const entente_text_options& texts, uint32_t first, uint32_t end) {
  std::vector<std::string> notes = read;
  for (std::string& note : NotesOf(exchange)) notes.push_back(std::move(note));
  PhaseNotes more(exchange, document, texts);
  for (uint32_t i = first; i < end; ++i) more.Add(i);
  for (std::string& note : more.Lines()) notes.push_back(std::move(note));
  for (const std::string& note : notes) PrintNote(note);
}

}  // namespace entente_cli
