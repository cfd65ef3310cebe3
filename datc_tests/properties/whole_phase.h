// Compares whole phases of one map with second opinions: random boards (units anywhere, orders of any kind), all three
// types of phase, under the default rules, some with immobile dummies or builds on every owned center.
//
// Movement: outcomes, causes, dislodgements, and the position and the retreats after it. The judge is the oracle; on
// larger boards the procedure of DATC 5.E. Retreats, removals and builds: the plain rules. In every phase also the owners of centers in the next one.
// One thread at a time.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_WHOLE_PHASE_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_WHOLE_PHASE_H_

#include <cstdint>
#include <map>
#include <string>

#include "base/random.h"
#include "datc_tests/properties/board_case.h"
#include "datc_tests/properties/oracle_adapter.h"

namespace entente {

// The judge of a board.
enum class Judge { kOracle, kProcedure, kPlainRules };

struct WholePhaseCount {
  long boards = 0;
  std::map<Judge, long> judged_by;
  long differences = 0;
  std::string first_difference;  // seed, differences, and the smallest board that shows them
};

class WholePhases {
 public:
  explicit WholePhases(MapRef map);

  WholePhaseCount Try(long boards, uint64_t seed);

 private:
  struct Verdict {
    Judge judge = Judge::kOracle;
    std::string difference;
  };

  BoardCase MakeBoard(Random& random) const;
  Verdict JudgePhase(const BoardCase& board);
  Verdict JudgeMovement(const BoardCase& board, const Played& played);
  static Verdict JudgeLater(const BoardCase& board, const Played& played);
  const OracleAdapter& OracleOf(const Graph& graph);

  const MapRef map_;
  PhaseScratch scratch_;                           // never cleaned
  std::map<const Graph*, OracleAdapter> oracles_;  // by stage of the map
};

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_WHOLE_PHASE_H_
