// Writes a game as the text of a playthrough (README.md). One thread at a time.
#ifndef ENTENTE_DATC_TESTS_PLAYTHROUGHS_RECORD_H_
#define ENTENTE_DATC_TESTS_PLAYTHROUGHS_RECORD_H_

#include <string>

namespace entente::playthroughs {

// Plays a game on a shipped map and returns its text, or "error: .." if the library refuses something. The game stops
// when it is over, or after the first phase with which the text has more than `most_bytes`.
std::string Play(const std::string& map, const std::string& rules, size_t most_bytes);

}  // namespace entente::playthroughs

#endif  // ENTENTE_DATC_TESTS_PLAYTHROUGHS_RECORD_H_
