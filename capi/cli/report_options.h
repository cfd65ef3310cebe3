// Reads the options for the form of reports: --board, --names, --width, --language; and the notes of an exchange.
#ifndef ENTENTE_CAPI_CLI_REPORT_OPTIONS_H_
#define ENTENTE_CAPI_CLI_REPORT_OPTIONS_H_

#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "arguments.h"
#include "entente/entente.h"

namespace entente_cli {

std::vector<std::string> LanguageNames();

inline constexpr Option kLanguageOption =
    ValueOption("--language", "L", "en (English, the default) or de (German)").OneOf(LanguageNames);

// Reads --board, --names and --width; without --width the width is that of the terminal, if the standard output is one.
// Complains and returns false if the width cannot be used.
bool ReadReportOptions(const Arguments& arguments, entente_report_options& options);

// The notes of the last call.
std::vector<std::string> NotesOf(const entente_exchange* exchange);

// Prints a line for each note, broken at `width` (0: not). Returns whether there was one.
bool PrintNotes(const std::vector<std::string>& notes, uint32_t width);

// Collects notes about several phases of a document, each once.
class PhaseNotes {
 public:
  PhaseNotes(entente_exchange* exchange, const entente_document* document) : exchange_(exchange), document_(document) {}

  // Looks at a phase. One that cannot be read has no notes: the command that uses it reports the error.
  void Add(uint32_t phase);

  // Each note after the first phase that has it: "S1901M and 33 others: .."; of a document that is a phase itself without
  // its name.
  std::vector<std::string> Lines() const;

 private:
  struct First {
    std::string phase;
    std::string note;
    uint64_t others;
  };

  entente_exchange* exchange_;
  const entente_document* document_;
  std::vector<First> firsts_;
  absl::flat_hash_map<std::string, size_t> index_;  // of a note in firsts_
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_REPORT_OPTIONS_H_
