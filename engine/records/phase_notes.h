// Collects notes about the phases of a game. Keeps each note once, with its first phase and the number of other phases.
#ifndef ENTENTE_ENGINE_RECORDS_PHASE_NOTES_H_
#define ENTENTE_ENGINE_RECORDS_PHASE_NOTES_H_

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "phase_json/input_notes.h"

namespace entente {

class PhaseNotes {
 public:
  // `phase`: "" for a note about the game.
  void Add(const std::string& note, std::string_view phase);
  void AddAll(const Notes& notes, std::string_view phase);

  // Adds them to `notes`: "S1901M and 33 others: ..".
  void AddTo(Notes& notes) const;

 private:
  struct First {
    std::string phase;
    std::string note;
    size_t others;
  };
  std::vector<First> firsts_;
  std::map<std::string, size_t, std::less<>> index_;  // of a note in firsts_
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_PHASE_NOTES_H_
