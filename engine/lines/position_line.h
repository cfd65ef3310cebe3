// Writes a position as one line of ASCII and reads it, like FEN in chess:
//
//   standard S1901M A:aBUD,aVIE,fTRI;E:aLVP,fEDI,fLON;.. A:BUD,TRI,VIE;E:EDI,LON,LVP;.. - - -
//
// A line has seven fields with single blanks between them. An empty field is `-`.
//   1 the map's name      2 the phase, also for a game that is over
//   3 units               by power: `a` or `f` and the location; without dislodged units
//   4 centers             by power; without unowned centers
//   5 dislodged units     by power: the unit and, if it can retreat, `>` and its retreats with `+` between them
//   6 extra state         of special maps: member=value with `|` between them; claims, control_turns, guest_builds,
//                         hidden_builds, homes and seizing_builds (state_extras.h). Members are by power, except
//                         hidden_builds, a list of the units' provinces. A missing member is zero or empty
//   7 the end             `-` while the game goes on; `no_result`; or a word, `:` and the winners: draw:A,F
// "By power" is power:item,item;power:item. A power is the shortest prefix of its id that no other id begins with. A name
// has %XX for bytes other than ASCII letters, digits and _ . - ~ /; a map called "-" is %2D. Powers, items, places and
// members are sorted by their written bytes. So a position has one line, on every platform and in every version.
//
// Readers also accept other sequences, whole ids, and names in any case. Any threads.
//   Source: capi/docs/lines.md.
#ifndef ENTENTE_ENGINE_LINES_POSITION_LINE_H_
#define ENTENTE_ENGINE_LINES_POSITION_LINE_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "base/status.h"
#include "position/position.h"

namespace entente {

// The longest line accepted. A position is shorter on any map, unless the map's own name is that long.
inline constexpr size_t kMaxPositionLine = size_t{32} << 20;

// The line of a position, without a line end.
std::string PositionLine(const PositionView& position);

// Reads a line of the position's map into `position`, which is still a valid position after an error. Every valid position
// (CheckPositionBlock) reads back as the same bytes. Linear time.
//   Errors: invalid argument with column, the word and the expected text: a wrong number of fields; another map; an unknown
//           phase, power, place, member or end; a power, unit, center or member given twice; a unit where its type cannot
//           stand; a retreat that is not adjacent; a count out of range; winners that the end cannot have. Limit: a longer
//           line; more dislodged units than a position holds.
Status ReadPositionLine(std::string_view line, PositionRef position);
Result<Position> PositionFromLine(const Map& map, std::string_view line);

// The name of the line's map.
//   Errors: invalid argument for a wrongly escaped name.
Result<std::string> MapNameInLine(std::string_view line);

}  // namespace entente

#endif  // ENTENTE_ENGINE_LINES_POSITION_LINE_H_
