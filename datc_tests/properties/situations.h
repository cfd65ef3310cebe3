// The named situations of the game: how each is recognised on a played board, and how boards that show it are made.
//
// A recogniser looks at orders and results (for paradoxes also at what the oracle found) and knows nothing of the
// generator; a generator only aims (bystanders and chance may spoil a board), so hits are what the recogniser counts.
// Stateless; any threads.
//   Source: DATC chapter 6, by the names used there.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_SITUATIONS_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_SITUATIONS_H_

#include <span>

#include "datc_tests/properties/board_maker.h"
#include "datc_tests/properties/scene.h"

namespace entente {

struct Situation {
  const char* name;
  PhaseType phase;
  void (*make)(BoardMaker&);
  bool (*is_shown)(const Scene&);
};

std::span<const Situation> BattleSituations();   // standoffs, head-to-head battles, circles
std::span<const Situation> SupportSituations();  // cut and uncut support, refused self-dislodgement, coasts
std::span<const Situation> ConvoySituations();   // convoys, swaps, paradoxes
std::span<const Situation> LaterSituations();    // retreats and civil disorder

// All of them, in that sequence.
std::vector<Situation> AllSituations();

// What making boards for one situation came to.
struct SituationCount {
  long tries = 0;        // boards made
  long hits = 0;         // boards that showed the situation
  long judged = 0;       // boards on which a second opinion was had
  long differences = 0;  // ... and differed
  std::string first_difference;
};

// Makes boards until `wanted` hits, or 200 boards a hit without enough of them. Hit or not, every board is also judged
// by the plain rules (retreats, civil disorder) or, if it is small enough for it (oracle_adapter.h), by the oracle
// (movement).
SituationCount CountHits(const Situation& situation, long wanted, uint64_t seed);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_SITUATIONS_H_
