// The state of the decisions of DATC 5.B while a solver makes them: for every order whether it may still succeed and
// whether it surely does, for every move whether it may arrive and whether it surely does. No decision is ever
// revised.
//   Source: DATC 5.B.1, 5.E (partial information).
#ifndef ENTENTE_ENGINE_MOVEMENT_DECISION_STATE_H_
#define ENTENTE_ENGINE_MOVEMENT_DECISION_STATE_H_

#include "base/bitset.h"
#include "movement/order_graph.h"

namespace entente {

// A decision is open until its best and its worst possible result are the same.
enum class Decision : uint8_t { kFails, kOpen, kSucceeds };

// A set of decisions: orders, and paths of moves.
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
  Bits does;        // those of `may` that surely succeed
  Bits may_arrive;  // moves that may have a path
  Bits arrives;     // those of `may_arrive` that surely have a path

  Bits open() const { return may.AndNot(does); }
  Bits open_paths() const { return may_arrive.AndNot(arrives); }
  bool IsOpen(UnitIndex u) const { return may.Test(u) && !does.Test(u); }
  bool IsPathOpen(UnitIndex m) const { return may_arrive.Test(m) && !arrives.Test(m); }

  void DecideOrder(int u, bool succeeds) { (succeeds ? does.Set(u) : may.Clear(u)); }
  void DecidePath(int m, bool holds) { (holds ? arrives.Set(m) : may_arrive.Clear(m)); }
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_DECISION_STATE_H_
