// Writes and reads sheets as bytes, for games and snapshots. The bytes are the same on every platform. Any threads.
#ifndef ENTENTE_ENGINE_SHEET_SHEET_BYTES_H_
#define ENTENTE_ENGINE_SHEET_SHEET_BYTES_H_

#include "base/bytes.h"
#include "map/map.h"
#include "sheet/order_sheet.h"

namespace entente {

// Writes a sheet: the number of lines, then each line:
//
//   byte    flags: 1 written, 2 no order, 4 has a remark, 8 an empty set comes after it, 16 of a later set than the
//           line before, 32 has nationalities, 64 has a path, 128 of another power than the line before
//   [128]   power: byte
//   [16]    by how many sets later: Number
//   word    the order's bits without its power
//   [32]    nationalities of the unit and of the third unit: two bytes
//   [64]    path: the number of locations, and each location: Numbers
//   [1]     the text: Text; empty if the text of an order is its normal form (FormatOrder)
//   [2]     kind: byte (LineKind). For an unreadable line: kind of the fault, `expected`, `has_more`: three bytes;
//           offset, length: Numbers; the number of nearest words: Number, and each word: Text. For a proxy: unit (0:
//           all, else the province + 1): Number; power: byte
//
// The line before the first line counts as one of power 255. The line before the first line of a power counts as one of
// set 0.
void WriteSheet(const OrderSheet& sheet, const Map& map, ByteWriter& out);

// Reads a sheet and adds its lines to `sheet`. The lines of a power must be adjacent, as games keep them.
//   Errors: `in` fails if the bytes are no sheet of `map`: a power, location or nationality that the map does not have,
//           sets that do not ascend, more lines or longer texts than the bytes hold.
void ReadSheet(ByteReader& in, const Map& map, OrderSheet& sheet);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_SHEET_BYTES_H_
