// Finds the cycles of decisions that propagation leaves open. A core is a cycle, or several that share decisions, that depends
// on no other open decision: a strongly connected component without a way out in the graph of dependences (Tarjan's procedure,
// without recursion).
//
// Time: linear in the open decisions and what they depend on. Nothing allocates; one thread at a time.
//   Source: DATC 5.B.9 ("cyclic dependency"), 5.E.
#ifndef ENTENTE_ENGINE_MOVEMENT_DECISION_CORES_H_
#define ENTENTE_ENGINE_MOVEMENT_DECISION_CORES_H_

#include <span>

#include "movement/decision_equations.h"
#include "movement/decision_state.h"

namespace entente {

template <int kWords>
class DecisionCores {
 public:
  // Finds all cores among the open decisions, in the sequence of their lowest decisions' discovery.
  void Find(const DecisionEquations<kWords>& equations, const DecisionState<kWords>& state);

  int count() const { return count_; }
  // The decisions of core `i`.
  DecisionSet<kWords> Core(int i) const;

 private:
  // Orders are nodes 0 to kPaths - 1, paths the others.
  static constexpr int kPaths = 64 * kWords;
  static constexpr int kNodes = 2 * kPaths;
  struct Frame {
    uint16_t node;
    DecisionSet<kWords> left;  // what it depends on and has not been followed
  };

  void Visit(int root);
  void Enter(int node);
  bool Follow(Frame& frame);
  void Leave();
  static int Take(DecisionSet<kWords>& set);

  const DecisionEquations<kWords>* equations_ = nullptr;
  uint16_t clock_ = 0;
  uint16_t found_[kNodes];  // when a node was found; 0: not yet
  uint16_t low_[kNodes];    // the earliest node on the stack that it reaches
  bool has_way_out_[kNodes];
  bool is_stacked_[kNodes];
  uint16_t stack_[kNodes];
  int stacked_ = 0;
  Frame frames_[kNodes];
  int depth_ = 0;
  uint16_t members_[kNodes];  // of the cores, one behind the other
  int member_count_ = 0;
  uint16_t ends_[kNodes];  // of each core, behind its last member
  int count_ = 0;
};

extern template class DecisionCores<1>;
extern template class DecisionCores<4>;
extern template class DecisionCores<16>;

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_DECISION_CORES_H_
