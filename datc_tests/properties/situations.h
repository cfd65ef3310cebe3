// The named situations of the game: how to recognise each on a played board, and how to make boards that show it.
//
// A recogniser uses orders and results (for paradoxes also the oracle's answer) and nothing of the generator. A
// generator may fail to show its situation (bystanders and chance change a board), so a hit is a board that the
// recogniser accepts. Stateless; any threads.
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

// All situations, in that sequence.
std::vector<Situation> AllSituations();

// The result of making boards for one situation.
struct SituationCount {
  long tries = 0;        // boards made
  long hits = 0;         // boards that showed the situation
  long judged = 0;       // boards with a second opinion
  long differences = 0;  // boards where it differed
  std::string first_difference;
};

// Makes boards until `wanted` hits, or until 200 boards for each wanted hit. Every board, hit or not, is also checked
// by the plain rules (retreats, civil disorder) or, if it is small enough (oracle_adapter.h), by the oracle (movement).
SituationCount CountHits(const Situation& situation, long wanted, uint64_t seed);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_SITUATIONS_H_
