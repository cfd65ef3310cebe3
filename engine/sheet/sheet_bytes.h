// Writes and reads sheets as bytes, for games and snapshots. The bytes are the same on every platform. Any threads.
#ifndef ENTENTE_ENGINE_SHEET_SHEET_BYTES_H_
#define ENTENTE_ENGINE_SHEET_SHEET_BYTES_H_

#include "base/bytes.h"
#include "map/map.h"
#include "sheet/order_sheet.h"

namespace entente {

// Writes a sheet: how many lines, then each line:
//
//   byte    what follows: 1 written, 2 no order, 4 a remark, 8 an empty set comes after it, 16 of a later set
//           than the line before, 32 nationalities, 64 a path, 128 another power than the line before
//   [128]   power: byte
//   [16]    how many sets later: Number
//   word    the order's bits without its power
//   [32]    nationalities of the unit and of the third unit: two bytes
//   [64]    path: how many locations, and each: Numbers
//   [1]     the text: Text; an order whose text is its normal form (FormatOrder) has none here
//   [2]     kind: byte (LineKind). Of an unreadable line: kind of the fault, what was expected, whether there are more: three
//           bytes; offset, length: Numbers; how many near words: Number, and each: Text. Of a proxy: unit (0: all, else the
//           province + 1): Number; power: byte
//
// The first line comes after a line of no power (255) and, as every first line of a power, of set 0.
void WriteSheet(const OrderSheet& sheet, const Map& map, ByteWriter& out);

// Reads it back, adding to `sheet`. The lines of a power stand together, as games keep them.
//   Errors: `in` fails if the bytes are no sheet of `map`: a power, location or nationality that it does not have, sets that
//           do not ascend, more lines or longer texts than the bytes hold.
void ReadSheet(ByteReader& in, const Map& map, OrderSheet& sheet);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_SHEET_BYTES_H_
