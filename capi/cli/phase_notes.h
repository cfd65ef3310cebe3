// Notes about several phases of a document, told once each.
#ifndef ENTENTE_CAPI_CLI_PHASE_NOTES_H_
#define ENTENTE_CAPI_CLI_PHASE_NOTES_H_

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "entente/entente.h"

namespace entente_cli {

class PhaseNotes {
 public:
  PhaseNotes(entente_exchange* exchange, const entente_document* document) : exchange_(exchange), document_(document) {}

  // Looks at a phase. One that cannot be read has no notes: who uses it tells its error.
  void Add(uint32_t phase);

  // Prints each note after the first phase that has it: "note: S1901M and 33 others: ..". Of a document that is a phase
  // itself without its name. Returns whether there was one.
  bool Print(uint32_t width) const;
  // The same lines without "note: ".
  std::vector<std::string> Lines() const;

 private:
  struct First {
    std::string phase;
    std::string note;
    size_t others;
  };

  entente_exchange* exchange_;
  const entente_document* document_;
  std::vector<First> firsts_;
  std::map<std::string, size_t> index_;  // of a note in firsts_
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_PHASE_NOTES_H_
