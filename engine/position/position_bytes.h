// Writes and reads a position as bytes, for snapshots of games: the same on every platform, unlike its block. Any
// threads.
#ifndef ENTENTE_ENGINE_POSITION_POSITION_BYTES_H_
#define ENTENTE_ENGINE_POSITION_POSITION_BYTES_H_

#include "base/bytes.h"
#include "position/position.h"

namespace entente {

// Writes all of a position but its map; numbers of provinces, locations and powers are those of
// the map.
//
//   year: Number, twice the year, or of a year below 0 twice its complement and 1 more
//   place in the map's flow: Number
//   end (GameEnd): byte; winners: Number, a bit for each power
//   units, ascending by province: how many, and each: location (Number), twice its power and 1 more for a fleet (byte)
//   owners: a byte for each supply center, 0 if neutral, else the power and 1 more
//   dislodged units, ascending: how many, and each: as a unit, then its retreats, a Number for each 32 of the places
//     where it might go (Map::RetreatPlaces)
//   of a map that has extras, each power's claims, seizing builds, guest builds, control turn and controller (0 for none, else
//     it and 1 more): five bytes
//   of a map whose homes change, each power's homes: words of a province row
//   of a map that hides builds, the hidden builds: words of a province row
void WritePosition(const PositionView& position, ByteWriter& out);

// Reads it back.
//   Errors: invalid argument if it is no sound position of `map` (CheckPositionBlock) in the form that WritePosition
//           writes; what follows in `in` can then not be read.
Result<Position> ReadPosition(ByteReader& in, const Map& map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_POSITION_BYTES_H_
