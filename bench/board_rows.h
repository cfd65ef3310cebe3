// The boards of a set one behind the other, as whoever adjudicates many of them has them, and as the yardstick has its own:
// who takes one finds the next in the cache.
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
  std::vector<size_t> starts_ = {0};  // of the orders of each board, and where the last ones end
};

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_BOARD_ROWS_H_
