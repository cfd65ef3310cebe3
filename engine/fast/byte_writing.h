// Writes the common parts of results many at a time, for processors whose levels have byte shuffles.
#ifndef ENTENTE_ENGINE_FAST_BYTE_WRITING_H_
#define ENTENTE_ENGINE_FAST_BYTE_WRITING_H_

#include <cstddef>

#include "fast/byte_board.h"
#include "movement/movement_result.h"

namespace entente {

// The functions write these structs as bytes.
static_assert(sizeof(UnitOutcome) == 16 && offsetof(UnitOutcome, outcome) == 4);
static_assert(offsetof(UnitOutcome, moved_to) == 10 && offsetof(UnitOutcome, dislodged_by) == 12);
static_assert(sizeof(OrderOutcome) == 6 && offsetof(OrderOutcome, cause) == 2 &&
              offsetof(OrderOutcome, dislodged_by) == 4);
static_assert(sizeof(OrderResult) == 16 && sizeof(Order) == 8 && offsetof(OrderResult, order) == 0);

// The functions compiled for a level.
struct ByteWriting {
  // Writes outcomes of all units as if their orders succeeded, with the new locations of units that moved; and by
  // province the unit that stood there, or kNoUnit.
  //   Shapes: room for ByteBoard::kUnits and kProvinces.
  void (*outcomes)(const ByteBoard& board, UnitOutcome* outcomes, UnitIndex* unit_at);
  // Writes results of orders: each order, followed by `success`, the second half of a result.
  void (*successes)(const uint64_t* orders, int count, uint64_t success, OrderResult* results);
  // Writes the rows of a position after the phase (position/position.h): codes of all units that are not dislodged,
  // and their provinces.
  //   Shapes: `coast_bits` by location: its part of a code; the rows are `province_count` long.
  void (*units)(const ByteBoard& board, const uint8_t* coast_bits, int province_count, uint16_t* codes, Word* occupied);
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_WRITING_H_
