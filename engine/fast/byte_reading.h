// Units and orders read many at once, for the processors whose levels have byte shuffles: what byte_row_reader.h does
// one by one. The rows that come out are the same, and so are the orders that are found plainly legal.
//
// Orders are put in the sequence of the units that they are for; from there their bytes go to the rows of ByteBoard.
// Plain data; the functions run in any thread, one per board.
#ifndef ENTENTE_ENGINE_FAST_BYTE_READING_H_
#define ENTENTE_ENGINE_FAST_BYTE_READING_H_

#include "fast/byte_board.h"
#include "map/map.h"

namespace entente {

// What a map lets units do, for orders that are plain: in bit rows, by the form of a unit (ByteBoard::form).
struct ByteWays {
  static constexpr int kForms = 256;
  static constexpr int kMostCoasts = 15;  // that a shuffle of 16 bytes finds

  // Needs at most kMostByteLocations locations.
  explicit ByteWays(const Map& map);
  bool has_few_coasts() const { return coast_count <= kMostCoasts; }

  struct Row {  // of 128 places
    Word words[2];
    bool Has(int bit) const { return (words[bit >> 6 & 1] >> (bit & 63) & 1) != 0; }
    void Add(int bit) { words[bit >> 6 & 1] |= Word{1} << (bit & 63); }
  };
  struct Form {
    Row moves;  // locations that it may move to without convoy
    Row reach;  // provinces that it may move to, and so support into
    // Places that others may support it into: those of `moves`, and of a fleet the provinces without a coast, too.
    Row supported;
    Row none;  // to a size of 64 bytes
  };
  alignas(64) Form forms[kForms] = {};
  uint8_t province_of[256];                // by the low byte of a location; kNowhere if there is none
  alignas(16) uint8_t coast_province[16];  // of the coasts, which are the last locations; kNowhere beyond
  alignas(64) uint8_t before_coasts[ByteBoard::kProvinces];  // by province: the location before its first coast
  uint32_t provinces[4] = {};                                // bits of those that there are
  int province_count;
  int coast_count;
};

// Orders, and which unit each is for.
struct ByteOrders {
  static constexpr int kMost = 64;

  // ---- Filled by the reading. ----
  Word ordered = 0;    // units with an order
  Word plain = 0;      // of these those whose order is legal and normalised as it stands: ByteRowReader::IsPlainlyLegal
  Word strays = 0;     // orders for no unit, in the sequence in which they were given
  bool twice = false;  // some unit has two; then nothing else is said
  alignas(64) uint8_t order_of[kMost] = {};  // by unit: which order is for it

  // ---- Between its steps: by unit. ----
  alignas(64) uint64_t bits[kMost] = {};
  alignas(64) uint8_t form[kMost] = {};        // as the order says it
  alignas(64) uint8_t third_form[kMost] = {};  // the same of the supported unit
  alignas(64) uint8_t aim[kMost] = {};         // what the unit has to reach: bit of `moves`, or 128 + bit of `reach`
};

enum class ByteChecks : uint8_t { kNone, kPlain };  // of orders that are legal; of orders that may be anything

// The same compiled for a level. `number`: ByteRowReader::Begin, on rows of a position. `read`: enters all orders, also
// those that are not plain, as their bits are; units without one are left as they fall. Needs at most
// ByteOrders::kMost.
struct ByteReading {
  void (*number)(const ByteWays& ways, const Word* occupied, const uint16_t* codes, ByteBoard& board);
  void (*read)(const ByteWays& ways, ByteChecks checks, const uint64_t* bits, int count, ByteOrders& orders,
               ByteBoard& board);
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_READING_H_
