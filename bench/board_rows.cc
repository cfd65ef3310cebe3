#include "bench/board_rows.h"

#include <cstring>

namespace entente::bench {

BoardRows::BoardRows(const BoardSet& set, std::vector<Order> Board::*orders)
    : map_(set.map.get()), words_(PositionSize(*set.map) / sizeof(uint64_t)), blocks_(set.boards.size() * words_) {
  uint64_t* block = blocks_.data();
  for (const Board& board : set.boards) {
    const PositionView position = board.position;
    std::memcpy(block, position.block(), position.size());
    block += words_;
    orders_.insert(orders_.end(), (board.*orders).begin(), (board.*orders).end());
    starts_.push_back(orders_.size());
  }
}

}  // namespace entente::bench
