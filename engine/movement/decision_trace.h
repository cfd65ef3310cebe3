// How a movement phase was decided, step by step: data for explanations. Recorded only when a caller asks for it, and
// then it allocates.
#ifndef ENTENTE_ENGINE_MOVEMENT_DECISION_TRACE_H_
#define ENTENTE_ENGINE_MOVEMENT_DECISION_TRACE_H_

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
  int own;      // the part of attack and prevent that is no support
};

// How a move went. Units are named by the province where they stood, as everywhere here.
struct MoveTrace {
  ProvinceIndex province;
  ProvinceIndex into;
  ProvinceIndex opponent;  // head to head; kNoProvince if none
  bool by_sea;
  bool has_path;      // 5.B.2
  bool meets_unit;    // a unit stood at the destination and was there to be beaten
  bool meets_own;     // ... that its power does not dislodge
  bool keeps_nobody;  // has no prevent strength though it has a path: it lost to who came from there
};

// A support that matches the order of another unit.
struct SupportTrace {
  ProvinceIndex supporter;
  ProvinceIndex supported;
  bool is_given;   // 5.B.7
  bool is_spared;  // it is no part of the attack strength: its power does not help to dislodge the unit there
};

// What the move of another unit does to a matching support by arriving.
enum class AttackEffect : uint8_t {
  kCuts,
  kNoPath,      // it does not arrive
  kOwnPower,    // it is of the power of the supporter
  kFromTarget,  // it comes from where the support goes (4.A.4)
  kShielded,    // it comes by sea, and the paradox rule (4.A.2 a to c) spares the support
  kTooWeak,     // over a passage of less than full strength
};
struct SupportAttack {
  ProvinceIndex supporter;
  ProvinceIndex attacker;
  AttackEffect effect;
  bool dislodges;  // takes the support with the unit that gives it
};

// A convoy that matches a move.
struct ConvoyTrace {
  ProvinceIndex fleet;
  ProvinceIndex army;
  bool holds;      // 5.B.8
  bool is_needed;  // its loss alone breaks the convoy (4.A.1 a)
};

// A cycle of decisions that depend on one another, and what settled it.
struct CoreTrace {
  DecisionGround ground;
  std::vector<ProvinceIndex> orders;  // ascending: those whose orders are in it
  std::vector<ProvinceIndex> paths;   // and those whose convoyed moves are
};

struct DecisionTrace {
  std::vector<DecisionStep> steps;       // in the sequence in which they were decided
  std::vector<UnitStrengths> strengths;  // ascending by province, as what follows
  std::vector<MoveTrace> moves;
  std::vector<SupportTrace> supports;  // ascending by supported unit, then by supporter
  std::vector<SupportAttack> attacks;  // ascending by supporter, then by attacker
  std::vector<ConvoyTrace> convoys;    // ascending by army, then by fleet
  std::vector<CoreTrace> cores;        // by their number in the steps
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_DECISION_TRACE_H_
