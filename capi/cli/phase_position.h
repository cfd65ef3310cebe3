// Reads a phase of a document: its map, rules and position.
#ifndef ENTENTE_CAPI_CLI_PHASE_POSITION_H_
#define ENTENTE_CAPI_CLI_PHASE_POSITION_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "handle.h"

namespace entente_cli {

// The map, rules and position of a phase. Reuses its memory between calls of Read.
class PhasePosition {
 public:
  // Reads a phase. False, with the reason in `error`, if it cannot be read.
  // `texts`: how the notes of the exchange are written; NULL: in English.
  bool Read(entente_exchange* exchange, const entente_document* document, uint32_t phase, entente_error& error,
            const entente_text_options* texts = nullptr);

  const entente_map* map() const { return map_; }  // owned by the exchange
  const entente_rules& rules() const { return rules_; }
  const void* data() const { return words_.data(); }
  bool Describe(entente_position_info& info, entente_error& error) const;

 private:
  friend struct GameEnd;
  size_t bytes() const { return words_.size() * sizeof(uint64_t); }

  const entente_map* map_ = nullptr;
  entente_rules rules_ = Sized<entente_rules>();
  std::vector<uint64_t> words_;
};

// A note about the first phase that stands behind a later one, or behind the end of the game; "" if there is none. Ends at a phase that cannot
// be read.
std::string NoteOnSequence(entente_exchange* exchange, const entente_document* document);

// Whether a game is over at a position, and how it ended.
struct GameEnd {
  uint32_t end = ENTENTE_END_NONE;
  uint64_t winners = 0;
  std::string phrase;  // "it is a draw between Austria and Italy"
  std::string phase;   // the current phase, or the last one of a game that is over; "": unknown

  // `before`: the name of the phase recorded before this one, or "". A record that does not say when its game ended reads as
  // a game that ended in the map's first phase. So the function keeps that phase only if it equals `before`.
  bool Read(const PhasePosition& position, const std::string& before, entente_error& error);

  // "ended in F1905M: Austria and Italy win together"; `when` is " in F1905M". The game must be over.
  std::string Text(const std::string& when) const { return "ended" + when + ": " + phrase; }
};

// The numbers, names or ids of the powers in a bit set.
std::vector<uint32_t> PowersIn(uint64_t powers);
std::vector<std::string> PowerNames(const entente_map* map, uint64_t powers);
std::vector<std::string> PowerIds(const entente_map* map, uint64_t powers);

// Adds the powers that `names` gives, with commas between them; "none" is no power. False, with the reason in `wrong`, if
// one is unknown. `option` is what has the names.
bool ReadPowers(const entente_map* map, absl::string_view option, absl::string_view names, uint64_t& powers,
                std::string& wrong);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_PHASE_POSITION_H_
