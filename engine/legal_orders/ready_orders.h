// Ready-made orders, the only faster form of lists: orders that depend on the board only by where units stand. Made
// once for a graph. There are the hold and the direct moves of each unit, and for each pair of units the supports of
// one for the other without a convoy. A list copies them and puts the power in; OrderWalk gives the same orders
// without them.
//
// A unit finds its runs by slots. The first slot has its own orders; each other slot has the supports for a near unit.
// Units near the same unit have different slots, so a few dozen slots are enough for a map.
//
// Any threads.
//   Shapes: runs of orders whose power is 0, in the sequence of the lists (legal_orders.h).
//   Size:   64 kB for standard, 169 kB for youngstown; at most kMostBytes, which fits in the second-level cache of a
//           current processor. Larger maps have none.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_READY_ORDERS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_READY_ORDERS_H_

#include <vector>

#include "board/reach.h"
#include "legal_orders/unit_places.h"
#include "map/map.h"
#include "order/order.h"

namespace entente {

class ReadyOrders {
 public:
  static constexpr size_t kMostBytes = size_t{1} << 20;
  // A copy of a run may read so many orders at once, even beyond its end.
  static constexpr size_t kMostAtOnce = 4;
  // The number of a slot is one byte.
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

  // Makes nothing if the tables would be larger than kMostBytes.
  ReadyOrders(const Map& map, const Graph& graph, const Reach& reach);

  bool are_made() const { return !runs_.empty(); }
  size_t bytes() const;
  // All runs one after the other, followed by kMostAtOnce spare orders.
  const std::vector<uint64_t>& orders() const { return orders_; }
  // The runs of a unit that may stand there in some stage, by Reach::NumberOf. kOwnSlot has its hold, then its moves;
  // the slot of a near unit (Reach) has the supports for that unit.
  Runs RunsOf(size_t number) const { return Runs(runs_.data() + number * slot_count_); }
  // By number of a unit: the slot of the supports for it.
  const uint8_t* slots() const { return slots_.data(); }

 private:
  // A run as one number: its start, and its number of orders.
  static constexpr int kCountBits = 6;
  static constexpr uint32_t kMostInRun = (1u << kCountBits) - 1;

  bool Fill(const Map& map, const Graph& graph, const Reach& reach);
  // Returns false if the map needs too many slots.
  bool GiveSlots(const UnitPlaces& places, const Map& map, const Reach& reach);
  bool AddOwn(const Graph& graph, const Unit& unit, uint32_t* runs);
  bool AddSupports(const Map& map, const Reach& reach, const Unit& supporter, uint32_t* runs);
  void AddSupportsFor(const Reach& reach, const Unit& supporter, ProvinceIndex at, const Unit& supported);
  // Makes a run of the orders added since `start`. Returns false if they are too many for a run.
  bool EndRun(size_t start, uint32_t& run) const;

  int words_;
  size_t slot_count_ = 0;
  std::vector<uint8_t> slots_;  // by number
  std::vector<uint32_t> runs_;  // by number and slot
  std::vector<uint64_t> orders_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_READY_ORDERS_H_
