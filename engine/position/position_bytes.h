// Writes and reads a position as bytes, for snapshots of games. Unlike the block, the bytes are the same on every
// platform. Any threads.
#ifndef ENTENTE_ENGINE_POSITION_POSITION_BYTES_H_
#define ENTENTE_ENGINE_POSITION_POSITION_BYTES_H_

#include "base/bytes.h"
#include "position/position.h"

namespace entente {

// Writes a position without its map. Numbers of provinces, locations and powers are those of the map.
//
//   year: Number, twice the year; for a year below 0 twice its complement, plus 1
//   place in the map's flow: Number
//   end (GameEnd): byte; winners: Number, a bit for each power
//   units, ascending by province: their number, then for each: location (Number), twice its power, plus 1 for a fleet
//   (byte)
//   owners: a byte for each supply center: 0 if neutral, otherwise the power + 1
//   dislodged units, ascending: their number, then for each: the unit in the form above, then its retreats, a Number
//   for each 32 of its places (Map::RetreatPlaces)
//   on maps with extras, for each power: claims, seizing builds, guest builds, control turn, and controller + 1 (0:
//   none), five bytes
//   on maps whose homes change, the homes of each power: words of a province row
//   on maps that hide builds, the hidden builds: words of a province row
void WritePosition(const PositionView& position, ByteWriter& out);

// Reads a position back.
//   Errors: invalid argument if the bytes are not a sound position of `map` (CheckPositionBlock) in the form of
//           WritePosition. The rest of `in` is then unreadable.
Result<Position> ReadPosition(ByteReader& in, const Map& map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_POSITION_BYTES_H_
