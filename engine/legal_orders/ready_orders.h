// Orders of one graph that need no look at the whole board, made once: of each unit that may stand somewhere the hold and
// the direct moves, and of each pair of such units the supports of one for the other without a convoy. A list is copies
// of them with the power put in; a count is a sum of theirs.
//
// A unit finds its runs by slots: the first is that of its own orders, each of the others that of the supports for a unit
// that is near. Units near the same one have different slots, so that a few dozen of them are enough for a map.
//
// Made once for a map; any threads.
//   Shapes: runs of orders whose power is 0, in the sequence of the lists (legal_orders.h).
//   Size:   64 kB for standard, 169 kB for youngstown; at most kMostBytes, which is what stays in a second-level cache of
//           today. Larger maps have none and walk over rows (order_groups.h), which takes a half more of the instructions.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_READY_ORDERS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_READY_ORDERS_H_

#include <vector>

#include "legal_orders/reach_tables.h"
#include "legal_orders/unit_places.h"
#include "map/map.h"
#include "order/order.h"

namespace entente {

class ReadyOrders {
 public:
  static constexpr size_t kMostBytes = size_t{1} << 20;
  // Whoever copies a run may read so many orders at once, also beyond its end.
  static constexpr size_t kMostAtOnce = 8;
  // And whoever picks orders by the bits of a word may look at one so far behind the first.
  static constexpr size_t kMostAhead = 64;
  // Slots have numbers of one byte.
  static constexpr int kMostSlots = 256;
  static constexpr uint8_t kOwnSlot = 0;

  struct Run {
    size_t first;  // of orders()
    size_t count;
  };
  // The runs of one unit, by slot.
  class Runs {
   public:
    Run In(uint8_t slot) const { return {runs_[slot] >> kCountBits, runs_[slot] & kMostInRun}; }

   private:
    friend class ReadyOrders;
    explicit Runs(const uint32_t* runs) : runs_(runs) {}
    const uint32_t* runs_;
  };

  // Makes nothing if that would be larger than `most_bytes`.
  ReadyOrders(const Map& map, const Graph& graph, const ReachTables& reach, size_t most_bytes = kMostBytes);

  bool are_made() const { return !runs_.empty(); }
  size_t bytes() const;
  // All runs one behind the other, those of a unit by place of whom they support, with kMostAhead + 1 of something behind
  // them.
  const std::vector<uint64_t>& orders() const { return orders_; }
  // No unit has more of them, whatever stands round it.
  size_t most_of_a_unit() const { return most_of_a_unit_; }

  // Of a unit that may stand there in some stage, by ReachTables::NumberOf: its hold, then its moves, in kOwnSlot; in the
  // slot of a unit that is near (ReachTables) the supports for it.
  Runs RunsOf(size_t number) const { return Runs(runs_.data() + number * slot_count_); }
  // By number of a unit: the slot of the supports for it.
  const uint8_t* slots() const { return slots_.data(); }

 private:
  // A run in one number: where it begins, and how many orders it has.
  static constexpr int kCountBits = 6;
  static constexpr uint32_t kMostInRun = (1u << kCountBits) - 1;

  bool Fill(const Map& map, const Graph& graph, const ReachTables& reach, size_t most_bytes);
  // False if there are too many.
  bool GiveSlots(const UnitPlaces& places, const Map& map, const ReachTables& reach);
  bool AddOwn(const Graph& graph, const Unit& unit, uint32_t* runs);
  bool AddSupports(const Map& map, const ReachTables& reach, const Unit& supporter, uint32_t* runs);
  void AddSupportsFor(const ReachTables& reach, const Unit& supporter, ProvinceIndex at, const Unit& supported);
  // The run of what was added from `start` on; false if it is too long for one.
  bool EndRun(size_t start, uint32_t& run) const;

  int words_;
  size_t slot_count_ = 0;
  std::vector<uint8_t> slots_;  // by number
  std::vector<uint32_t> runs_;  // by number and slot
  std::vector<uint64_t> orders_;
  size_t most_of_a_unit_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_READY_ORDERS_H_
