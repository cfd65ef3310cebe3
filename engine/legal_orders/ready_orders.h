// Orders of one graph that need no look at the whole board, made once: of each unit that may stand somewhere the hold and
// the direct moves, and of each pair of such units the supports of one for the other without a convoy. A list is copies
// of them with the power put in; a count is a sum of theirs.
//
// Made once for a map; any threads.
//   Shapes: runs of orders whose power is 0, in the sequence of the lists (legal_orders.h).
//   Size:   69 kB for standard, 228 kB for youngstown; at most kMostBytes, which is what stays in a second-level cache of
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
  static constexpr size_t kStride = 4;

  struct Run {
    size_t first;  // of orders()
    size_t count;
  };
  // The units that one place of one type may support.
  class Supports {
   public:
    // The supports for the unit in a province that is near (ReachTables), `code` being the low byte of its code in the
    // position's block (PositionView::unit_codes).
    Run For(size_t supported, uint8_t code) const {
      const uint32_t run = runs_[firsts_[supported] + code];
      return {run >> kCountBits, run & kMostInRun};
    }

   private:
    friend class ReadyOrders;
    const uint32_t* runs_;
    const uint16_t* firsts_;
  };

  // Makes nothing if that would be larger than `most_bytes`.
  ReadyOrders(const Map& map, const Graph& graph, const ReachTables& reach, size_t most_bytes = kMostBytes);

  bool are_made() const { return !places_.empty(); }
  size_t bytes() const;
  // All runs one behind the other, with a stride of something behind them.
  const std::vector<uint64_t>& orders() const { return orders_; }
  // No unit has more of them, whatever stands round it.
  size_t most_of_a_unit() const { return most_of_a_unit_; }

  // Of a unit that may stand there in some stage, by ReachTables::NumberOf: its hold, then its moves.
  Run Own(size_t number) const { return {places_[number].own, places_[number].own_count}; }
  Supports SupportsOf(size_t number) const {
    Supports supports;
    supports.runs_ = runs_.data() + places_[number].runs;
    supports.firsts_ = firsts_.data() + places_[number].firsts;
    return supports;
  }

 private:
  // A run in one number: where it begins, and how many orders it has.
  static constexpr int kCountBits = 6;
  static constexpr uint32_t kMostInRun = (1u << kCountBits) - 1;
  struct Place {
    uint32_t own, own_count;  // run of its own orders
    uint32_t runs, firsts;    // where its runs of supports begin, and the numbers of the first ones
  };

  bool Fill(const Map& map, const Graph& graph, const ReachTables& reach, size_t most_bytes);
  void AddOwn(const Graph& graph, const Unit& unit, Place& place);
  bool AddSupports(const Map& map, const ReachTables& reach, const Unit& supporter, const Place& place);
  bool AddRun(const ReachTables& reach, const Unit& supporter, ProvinceIndex at, const Unit& supported);

  size_t provinces_;
  int words_;
  std::vector<Place> places_;     // by number
  std::vector<uint16_t> firsts_;  // by place and province: the first run for it, from Place::runs on
  std::vector<uint32_t> runs_;    // by place and, of each province near it, by code
  std::vector<uint64_t> orders_;
  size_t most_of_a_unit_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_READY_ORDERS_H_
