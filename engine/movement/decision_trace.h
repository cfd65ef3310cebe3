// Records step by step how a movement phase was decided; data for explanations. A trace allocates. The resolver writes
// it only if the caller passes one.
#ifndef ENTENTE_ENGINE_MOVEMENT_DECISION_TRACE_H_
#define ENTENTE_ENGINE_MOVEMENT_DECISION_TRACE_H_

#include <cstdint>
#include <vector>

#include "base/ids.h"

namespace entente {

// The equation of DATC 5.B that a step decides.
enum class DecisionKind : uint8_t { kMove, kSupport, kConvoy, kPath };

// The reason why a step can decide.
enum class DecisionGround : uint8_t {
  kKnown,         // best and worst agree, given the earlier decisions
  kCircle,        // a cycle of moves, which all succeed (6.C), or of supports that depend on one another
  kOnlySolution,  // the only way to decide a cycle that satisfies its equations
  kParadoxRule,   // the paradox rule (4.A.2)
};

struct DecisionStep {
  DecisionKind kind;
  DecisionGround ground;
  bool succeeds;           // the order succeeds; of a path: the unit arrives
  ProvinceIndex province;  // the province of the unit that the step is about
  int core;                // steps of one cycle share its number; -1: no cycle
};

// Final strengths, in the units of movement/strength.h; 0 if the unit has none.
struct UnitStrengths {
  ProvinceIndex province;
  int attack;   // 5.B.4, of a move
  int prevent;  // 5.B.6, of a move
  int against;  // of the unit at the destination, rivals aside: defend strength head to head, otherwise hold strength
  int hold;     // 5.B.3, of the unit's province at the start
  int own;      // the part of attack and prevent that is not support
};

// The result of a move. Here and below a unit is named by its province at the start.
struct MoveTrace {
  ProvinceIndex province;
  ProvinceIndex into;
  ProvinceIndex opponent;  // head to head; kNoProvince if none
  bool by_sea;
  bool has_path;      // 5.B.2
  bool meets_unit;    // a unit stood at the destination and did not leave
  bool meets_own;     // the power of the move does not dislodge that unit
  bool keeps_nobody;  // has a path but no prevent strength: it lost to a unit that came from its destination
};

// A support that matches the order of another unit.
struct SupportTrace {
  ProvinceIndex supporter;
  ProvinceIndex supported;
  bool is_given;   // 5.B.7
  bool is_spared;  // not part of the attack strength: its power does not help to dislodge the unit there
};

// The effect that the move of another unit has on a matching support by arriving.
enum class AttackEffect : uint8_t {
  kCuts,
  kNoPath,      // the move does not arrive
  kOwnPower,    // the move is of the supporter's power
  kFromTarget,  // the move comes from the province that the support goes into (4.A.4)
  kShielded,    // the move comes by sea, and the paradox rule (4.A.2 a to c) spares the support
  kTooWeak,     // over a passage of less than full strength
};
struct SupportAttack {
  ProvinceIndex supporter;
  ProvinceIndex attacker;
  AttackEffect effect;
  bool dislodges;  // dislodges the supporter and so ends the support
};

// A convoy that matches a move.
struct ConvoyTrace {
  ProvinceIndex fleet;
  ProvinceIndex army;
  bool holds;      // 5.B.8
  bool is_needed;  // its loss alone breaks the convoy (4.A.1 a)
};

// A cycle of decisions that depend on one another, and the ground on which it was settled.
struct CoreTrace {
  DecisionGround ground;
  std::vector<ProvinceIndex> orders;  // units whose orders are in the cycle, ascending
  std::vector<ProvinceIndex> paths;   // units whose convoyed moves are in the cycle, ascending
};

struct DecisionTrace {
  std::vector<DecisionStep> steps;       // in the sequence of decision
  std::vector<UnitStrengths> strengths;  // ascending by province, as the lists below
  std::vector<MoveTrace> moves;
  std::vector<SupportTrace> supports;  // ascending by supported unit, then by supporter
  std::vector<SupportAttack> attacks;  // ascending by supporter, then by attacker
  std::vector<ConvoyTrace> convoys;    // ascending by army, then by fleet
  std::vector<CoreTrace> cores;        // by their number in the steps
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_DECISION_TRACE_H_
