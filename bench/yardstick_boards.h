// Converts the boards of the benchmarks for the yardstick.
#ifndef ENTENTE_BENCH_YARDSTICK_BOARDS_H_
#define ENTENTE_BENCH_YARDSTICK_BOARDS_H_

#include <vector>

#include "bench/boards.h"
#include "bench/yardstick.h"

namespace entente::bench {

// The legal orders of a board without convoys. Moves that need a convoy or name one are left out: these units hold.
std::vector<Order> OrdersWithoutConvoys(const BoardSet& set, const Board& board);

// A board with such orders. Units ascend by province, as those of a MovementResult.
//   Bounds: kYardstickUnits units, kYardstickProvinces provinces.
YardstickBoard ToYardstick(const PositionView& position, const std::vector<Order>& orders);

// Every board of a set, without convoys.
std::vector<YardstickBoard> YardstickBoards(const BoardSet& set);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_YARDSTICK_BOARDS_H_
