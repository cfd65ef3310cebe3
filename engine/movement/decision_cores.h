// Finds the cycles of decisions that propagation leaves open. A core is a cycle, or several cycles that share
// decisions, that depends on no other open decision. In the graph of dependences it is a strongly connected component
// without a way out (Tarjan's procedure, without recursion).
//
// Time: linear in the number of open decisions and their dependences. Nothing allocates; one thread at a time.
//   Source: DATC 5.B.9 ("cyclic dependency"), 5.E.
#ifndef ENTENTE_ENGINE_MOVEMENT_DECISION_CORES_H_
#define ENTENTE_ENGINE_MOVEMENT_DECISION_CORES_H_

#include <span>

#include "movement/decision_equations.h"
#include "movement/decision_state.h"
#include "movement/table_widths.h"

namespace entente {

template <int kWords>
class DecisionCores {
 public:
  // Finds all cores of the open decisions, in the sequence in which the search discovers them.
  void Find(const DecisionEquations<kWords>& equations, const DecisionState<kWords>& state);

  int count() const { return count_; }
  // The decisions of core `i`.
  DecisionSet<kWords> Core(int i) const;

 private:
  // The nodes 0 to kPaths - 1 are orders; the others are paths.
  static constexpr int kPaths = 64 * kWords;
  static constexpr int kNodes = 2 * kPaths;
  struct Frame {
    uint16_t node;
    DecisionSet<kWords> left;  // dependences that are not followed yet
  };

  void Visit(int root);
  void Enter(int node);
  bool Follow(Frame& frame);
  void Leave();
  static int Take(DecisionSet<kWords>& set);

  const DecisionEquations<kWords>* equations_ = nullptr;
  uint16_t clock_ = 0;
  uint16_t found_[kNodes];  // time of discovery of a node; 0: not yet
  uint16_t low_[kNodes];    // the earliest node on the stack that the node reaches
  bool has_way_out_[kNodes];
  bool is_stacked_[kNodes];
  uint16_t stack_[kNodes];
  int stacked_ = 0;
  Frame frames_[kNodes];
  int depth_ = 0;
  uint16_t members_[kNodes];  // the members of all cores, one core after the other
  int member_count_ = 0;
  uint16_t ends_[kNodes];  // for each core the index after its last member
  int count_ = 0;
};

ENTENTE_EACH_WIDTH(extern template class DecisionCores);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_DECISION_CORES_H_
