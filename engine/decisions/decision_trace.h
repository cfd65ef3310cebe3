// How a movement phase was decided, step by step: data for explanations. Recorded only when a caller asks for it, and
// then it allocates.
#ifndef ENTENTE_ENGINE_DECISIONS_DECISION_TRACE_H_
#define ENTENTE_ENGINE_DECISIONS_DECISION_TRACE_H_

#include <cstdint>
#include <vector>

#include "base/ids.h"

namespace entente {

// Which equation of DATC 5.B a step decides.
enum class DecisionKind : uint8_t { kMove, kSupport, kConvoy, kPath };

// Why the step could be taken.
enum class DecisionGround : uint8_t {
  kKnown,         // best and worst agree, by what was decided before
  kCircle,        // a cycle of moves, all of which succeed (6.C), or of supports that depend on one another
  kOnlySolution,  // of all ways to decide a cycle one alone satisfies its equations
  kParadoxRule,   // the paradox rule (4.A.2)
};

struct DecisionStep {
  DecisionKind kind;
  DecisionGround ground;
  bool succeeds;           // the order; of a path: whether the unit arrives
  ProvinceIndex province;  // where the unit stood that the step is about
  int core;                // steps of one cycle share its number; -1: none
};

// Strengths in the end, in the units of movement/strength.h; 0 where the unit has none.
struct UnitStrengths {
  ProvinceIndex province;
  int attack;   // 5.B.4, of a move
  int prevent;  // 5.B.6, of a move
  int against;  // what the move met at its destination beside its rivals: defend strength head to head, else hold
  int hold;     // 5.B.3, of the province where the unit stood
};

struct DecisionTrace {
  std::vector<DecisionStep> steps;       // in the sequence in which they were decided
  std::vector<UnitStrengths> strengths;  // ascending by province
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_DECISIONS_DECISION_TRACE_H_
