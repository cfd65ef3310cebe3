// Stores the boards of a set in one row, as the yardstick does and callers with many boards do: the next board is
// already in the cache.
//   Immutable; any threads. The set must outlive it.
#ifndef ENTENTE_BENCH_BOARD_ROWS_H_
#define ENTENTE_BENCH_BOARD_ROWS_H_

#include <cstdint>
#include <span>
#include <vector>

#include "bench/boards.h"

namespace entente::bench {

class BoardRows {
 public:
  // `orders`: &Board::orders or &Board::legal.
  BoardRows(const BoardSet& set, std::vector<Order> Board::*orders);

  size_t size() const { return starts_.size() - 1; }
  PositionView Position(size_t i) const { return {*map_, blocks_.data() + i * words_}; }
  std::span<const Order> Orders(size_t i) const {
    return std::span(orders_).subspan(starts_[i], starts_[i + 1] - starts_[i]);
  }

 private:
  const Map* map_;
  size_t words_;  // of a position
  std::vector<uint64_t> blocks_;
  std::vector<Order> orders_;
  std::vector<size_t> starts_ = {0};  // start of each board's orders, and the end of the last
};

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_BOARD_ROWS_H_
