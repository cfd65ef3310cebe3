// Reads units and orders many at a time, for processors whose levels have byte shuffles. byte_row_reader.h reads them
// one by one, with the same rows and the same verdicts on plainly legal orders.
//
// The functions sort the orders by unit, then put their bytes into the rows of ByteBoard. Plain data; the functions
// run in any thread, one per board.
#ifndef ENTENTE_ENGINE_FAST_BYTE_READING_H_
#define ENTENTE_ENGINE_FAST_BYTE_READING_H_

#include "fast/byte_board.h"
#include "map/map.h"

namespace entente {

// What a map lets units do without a convoy, for plain orders: bit rows by the form of a unit (ByteBoard::form).
struct ByteWays {
  static constexpr int kForms = 256;
  static constexpr int kMostCoasts = 15;  // so many a shuffle of 16 bytes can look up

  // The map must have at most kMostByteLocations locations.
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
    // Places that others may support it into: those of `moves`; of a fleet also provinces without the coast.
    Row supported;
    Row none;  // fills up to 64 bytes
  };
  alignas(64) Form forms[kForms] = {};
  uint8_t province_of[256];                                  // by the low byte of a location; kNowhere for none
  alignas(16) uint8_t coast_province[16];                    // of coasts, the last locations; kNowhere beyond
  alignas(64) uint8_t before_coasts[ByteBoard::kProvinces];  // by province: the location before its first coast
  uint32_t provinces[4] = {};                                // bits of the provinces of the map
  int province_count;
  int coast_count;
};

// Orders, sorted by their units.
struct ByteOrders {
  static constexpr int kMost = 64;

  // ---- The result ----
  Word ordered = 0;    // units with an order
  Word plain = 0;      // of these: orders that are legal and normalised as written (ByteRowReader::IsPlainlyLegal)
  Word strays = 0;     // orders for no unit, by index
  bool twice = false;  // two orders are for one unit; then no other member is valid
  alignas(64) uint8_t order_of[kMost] = {};  // by unit: the index of its order

  // ---- Intermediate values, by unit ----
  alignas(64) uint64_t bits[kMost] = {};
  alignas(64) uint8_t form[kMost] = {};        // as the order states it
  alignas(64) uint8_t third_form[kMost] = {};  // the form of the supported unit, as the order states it
  alignas(64) uint8_t aim[kMost] = {};  // the goal that the unit has to reach: bit of `moves`, or 128 + bit of `reach`
};

enum class ByteChecks : uint8_t { kNone, kPlain };  // kNone: the orders are legal; kPlain: they may be anything

// The functions compiled for a level. `number` is ByteRowReader::Begin on rows of a position. `read` enters the bits
// of all orders, even of those that are not plain; rows of units without an order keep undefined values. Takes at most
// ByteOrders::kMost orders.
struct ByteReading {
  void (*number)(const ByteWays& ways, const Word* occupied, const uint16_t* codes, ByteBoard& board);
  void (*read)(const ByteWays& ways, ByteChecks checks, const uint64_t* bits, int count, ByteOrders& orders,
               ByteBoard& board);
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_READING_H_
