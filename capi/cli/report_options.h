// Reads the options of texts (--board, --names, --width, --language) and collects the notes of an exchange.
#ifndef ENTENTE_CAPI_CLI_REPORT_OPTIONS_H_
#define ENTENTE_CAPI_CLI_REPORT_OPTIONS_H_

#include <string>
#include <unordered_map>
#include <vector>

#include "arguments.h"
#include "entente/entente.h"

namespace entente_cli {

std::vector<std::string> LanguageNames();  // by number

inline constexpr Option kLanguageOption =
    ValueOption("--language", "L", "the language of sentences and notes: en (English, the default) or de (German)")
        .OneOf(LanguageNames);
inline constexpr Option kNoteLanguageOption =
    kLanguageOption.Meaning("the language of notes: en (English, the default) or de (German)");

// Reads --board, --names, --width and --language. Without --width, uses the width of the terminal on the standard output, if any.
// Complains and returns false if the width is out of range.
bool ReadTextOptions(const Arguments& arguments, entente_text_options& texts);

// The options for a document, whose `language` and `full_names` go before those of the command.
entente_text_options TextsOf(const entente_document* document, entente_text_options texts);

// The notes of the exchange about its last call.
std::vector<std::string> NotesOf(const entente_exchange* exchange);

// Prints a line for each note, broken at `width` (0: not broken). Returns whether there are notes.
bool PrintNotes(const std::vector<std::string>& notes, uint32_t width);

// Collects the notes about several phases of a document. Phases with the same note share it.
class PhaseNotes {
 public:
  // `texts` must outlive this.
  PhaseNotes(entente_exchange* exchange, const entente_document* document, const entente_text_options& texts)
      : exchange_(exchange), document_(document), texts_(texts) {}

  // Adds the notes about a phase. A phase that cannot be read has no notes; the calling command reports the error.
  void Add(uint32_t phase);

  // The notes, each behind the first phase that has it: "S1901M and 33 others: ..". If the document is a single phase, its
  // name is left out.
  std::vector<std::string> Lines() const;

 private:
  struct First {
    std::string phase;
    std::string note;
    uint64_t others;
  };

  entente_exchange* exchange_;
  const entente_document* document_;
  const entente_text_options& texts_;
  std::vector<First> firsts_;
  std::unordered_map<std::string, size_t> index_;  // of a note in firsts_
};

// Prints the notes about a document and a range of its phases on the error stream.
// Those of reading it are `read`.
void PrintNotesAside(entente_exchange* exchange, const std::vector<std::string>& read, const entente_document* document,
                     const entente_text_options& texts, uint32_t first, uint32_t end);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_REPORT_OPTIONS_H_
