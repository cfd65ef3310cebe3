// Decides a movement phase: propagates decisions, then settles each remaining cycle by a rule.
//
// Termination: each step of propagation decides something or shortens the list, and only a decision lengthens the
// list. The rule for a core makes at least one decision. The search for solutions of a core makes at most kMostTries
// attempts; if they do not suffice, the core counts as a paradox. Nothing allocates but a trace; one thread at a time.
//   Source: DATC 5.B.9, 5.E; 4.A.2 (ConvoyChoices applies its choices a to c).
#ifndef ENTENTE_ENGINE_MOVEMENT_DECISION_SOLVER_H_
#define ENTENTE_ENGINE_MOVEMENT_DECISION_SOLVER_H_

#include "movement/convoy_choices.h"
#include "movement/decision_cores.h"
#include "movement/decision_equations.h"
#include "movement/decision_state.h"
#include "movement/decision_trace.h"
#include "movement/table_widths.h"

namespace entente {

template <int kWords>
class DecisionSolver {
 public:
  using Bits = FixedBits<kWords>;

  // Solves the decisions of `orders`. The tables must stay unchanged as long as the caller reads the result. `trace`
  // receives the steps; it may be null.
  void Solve(const OrderGraph<kWords>& orders, const MoversInto<kWords>& moves, const ConvoyChoices<kWords>& choices,
             ConvoyParadox rule, DecisionTrace* trace);

  const DecisionState<kWords>& state() const { return state_; }
  const DecisionEquations<kWords>& equations() const { return equations_; }
  // Convoys that the paradox rule stops.
  const Bits& stopped() const { return stopped_; }
  // Moves that the paradox rule stops although they may have a path.
  const Bits& held() const { return held_; }
  // Convoys of paradoxes that the rule leaves open, and the moves that they convoy.
  const Bits& unresolved() const { return unresolved_; }

 private:
  static constexpr int kPaths = 64 * kWords;
  static constexpr int kMostGuesses = 12;  // open guesses at a time
  static constexpr int kMostTries = 64;
  static constexpr int kMostSolutions = 3;
  struct Guess {
    DecisionState<kWords> before;
    uint16_t unit;
    bool succeeds;
  };
  // The ways to decide a core that satisfy its equations.
  struct Solutions {
    int count = 0;  // the search stops at kMostSolutions
    bool gave_up = false;
    DecisionState<kWords> first;
    int broken_count = 0;  // number of solutions in which all convoys of the core fail
    DecisionState<kWords> broken;

    bool IsOnly() const { return count == 1 && !gave_up; }
  };

  void Start();
  void DecideInOnePass();
  void DecideChain(UnitIndex start);
  void LookAtOrder(UnitIndex u);
  void LookAtPath(UnitIndex m);
  void Propagate(const DecisionSet<kWords>& scope, int first);
  void DecideOrder(UnitIndex u, Decision decision);
  void DecidePath(UnitIndex m, Decision decision);
  void ListAfterOrder(UnitIndex u);
  void ListAfterPath(UnitIndex m);
  void ListAttackers(ProvinceIndex province) {
    equations_.ForEachAttacker(province, [this](UnitIndex m) { ListOrder(m); });
  }
  void ListOrder(UnitIndex u) {
    if (listed_.orders.Test(u) || !state_.IsOpen(u)) return;
    listed_.orders.Set(u);
    list_[list_length_++] = u;
  }
  void ListPath(UnitIndex m) {
    if (listed_.paths.Test(m) || !state_.IsPathOpen(m)) return;
    listed_.paths.Set(m);
    list_[list_length_++] = static_cast<uint16_t>(kPaths + m);
  }
  void SettleCore(const DecisionSet<kWords>& core);
  void SettleCircle(const DecisionSet<kWords>& core);
  bool CanAllSucceed(const Bits& orders);
  void SettleParadox(const DecisionSet<kWords>& core, const Solutions& solutions);
  void StopConvoys(const DecisionSet<kWords>& core);
  void HoldMoves(const DecisionSet<kWords>& core);
  void DecideAll(const Bits& orders, Decision decision);
  void Adopt(const DecisionSet<kWords>& core, const DecisionState<kWords>& solution, DecisionGround ground);
  Solutions FindSolutions(const DecisionSet<kWords>& core);
  bool Satisfied(const Guess* guesses, int count) const;
  UnitIndex ToGuess(const DecisionSet<kWords>& core) const;
  void Trace(DecisionKind kind, UnitIndex u, bool succeeds);
  void TraceOrder(UnitIndex u, bool succeeds);
  void TraceCore(const DecisionSet<kWords>& core);

  const OrderGraph<kWords>* orders_ = nullptr;
  const ConvoyChoices<kWords>* choices_ = nullptr;
  ConvoyParadox rule_ = ConvoyParadox::kSzykman;
  DecisionEquations<kWords> equations_;
  DecisionState<kWords> state_;
  uint16_t list_[4 * kPaths];  // decisions to look at: orders, and paths from kPaths on
  int list_length_ = 0;
  DecisionSet<kWords> listed_;  // decisions on the list, and those not looked at yet
  Bits unvisited_;              // moves that the first pass has not looked at
  UnitIndex chain_[OrderGraph<kWords>::kUnits];
  Bits stopped_;
  Bits held_;
  Bits unresolved_;
  DecisionCores<kWords> cores_;
  DecisionTrace* trace_ = nullptr;
  DecisionGround ground_ = DecisionGround::kKnown;
  int core_number_ = -1;
  int cores_seen_ = 0;
};

ENTENTE_EACH_WIDTH(extern template class DecisionSolver);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_DECISION_SOLVER_H_
