// What is the same in most results, written many at once, for the processors whose levels have byte shuffles.
#ifndef ENTENTE_ENGINE_FAST_BYTE_WRITING_H_
#define ENTENTE_ENGINE_FAST_BYTE_WRITING_H_

#include <cstddef>

#include "fast/byte_board.h"
#include "movement/movement_result.h"

namespace entente {

// As bytes they are written at once.
static_assert(sizeof(UnitOutcome) == 16 && offsetof(UnitOutcome, outcome) == 4);
static_assert(offsetof(UnitOutcome, moved_to) == 10 && offsetof(UnitOutcome, dislodged_by) == 12);
static_assert(sizeof(OrderOutcome) == 6 && offsetof(OrderOutcome, cause) == 2 &&
              offsetof(OrderOutcome, dislodged_by) == 4);
static_assert(sizeof(OrderResult) == 16 && sizeof(Order) == 8 && offsetof(OrderResult, order) == 0);

// Compiled for a level.
struct ByteWriting {
  // Outcomes of all units as if their orders succeeded, with where those that moved are now; and by province which unit
  // stood there, or kNoUnit.
  //   Shapes: room for ByteBoard::kUnits and kProvinces.
  void (*outcomes)(const ByteBoard& board, UnitOutcome* outcomes, UnitIndex* unit_at);
  // Results of orders: each the order and `success`, the second half of a result.
  void (*successes)(const uint64_t* orders, int count, uint64_t success, OrderResult* results);
  // The rows of a position after the phase (position/position.h): codes of all units that are not dislodged, and the
  // provinces where they are.
  //   Shapes: `coast_bits` by location, what it adds to a code; the rows are `province_count` long.
  void (*units)(const ByteBoard& board, const uint8_t* coast_bits, int province_count, uint16_t* codes, Word* occupied);
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_WRITING_H_
