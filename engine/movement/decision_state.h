// What is known of the decisions of DATC 5.B while they are made: of every order whether it may still succeed and
// whether it surely does, of every move whether it may arrive and surely does. What is decided is never revised.
//   Source: DATC 5.B.1, 5.E (partial information).
#ifndef ENTENTE_ENGINE_MOVEMENT_DECISION_STATE_H_
#define ENTENTE_ENGINE_MOVEMENT_DECISION_STATE_H_

#include "base/bitset.h"
#include "movement/order_graph.h"

namespace entente {

// A decision in the making: open until the best and the worst that is possible are the same.
enum class Decision : uint8_t { kFails, kOpen, kSucceeds };

// A set of decisions: of orders, and of paths of moves.
template <int kWords>
struct DecisionSet {
  FixedBits<kWords> orders;
  FixedBits<kWords> paths;

  bool Any() const { return orders.Any() || paths.Any(); }
};

template <int kWords>
struct DecisionState {
  using Bits = FixedBits<kWords>;

  Bits may;         // orders that may succeed
  Bits does;        // of these, those that surely do
  Bits may_arrive;  // moves that may have a path
  Bits arrives;     // of these, those that surely have

  Bits open() const { return may.AndNot(does); }
  Bits open_paths() const { return may_arrive.AndNot(arrives); }
  bool IsOpen(UnitIndex u) const { return may.Test(u) && !does.Test(u); }
  bool IsPathOpen(UnitIndex m) const { return may_arrive.Test(m) && !arrives.Test(m); }

  void DecideOrder(int u, bool succeeds) { (succeeds ? does.Set(u) : may.Clear(u)); }
  void DecidePath(int m, bool holds) { (holds ? arrives.Set(m) : may_arrive.Clear(m)); }
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_DECISION_STATE_H_
