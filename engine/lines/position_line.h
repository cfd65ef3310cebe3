// A position as one line of ASCII, for logs, as FEN is for chess:
//
//   standard S1901M A:aBUD,aVIE,fTRI;E:aLVP,fEDI,fLON;.. A:BUD,TRI,VIE;E:EDI,LON,LVP;.. - - -
//
// Seven fields, single blanks between them, `-` for a field without contents:
//   1 the map's name      2 the phase, also of a game that is over
//   3 units               by power: `a` or `f` and the location; dislodged ones are not among them
//   4 centers             by power; those without an owner are left out
//   5 dislodged units     by power, as units; `>` and the places where it may go, `+` between them, if there are any
//   6 what only some maps have: member=value, `|` between them; claims, control_turns, guest_builds, hidden_builds,
//     homes and seizing_builds (state_extras.h); by power, but hidden_builds, the provinces of units. What is left out
//     is zero or none
//   7 the end             `-` while the game goes on; `no_result`, or its word, `:` and the winners: draw:A,F
// "By power" is power:item,item;power:item. A power is the shortest beginning of its id that no other id begins with.
// A name has %XX for bytes that are no ASCII letters, digits or _ . - ~ /; a map called "-" is %2D. Powers, items,
// places and members are sorted by the bytes that are written: one position has one line, on every platform, in every
// version.
//
// Readers also take other sequences, whole ids and names of any case. Any threads.
//   Source: capi/docs/lines.md.
#ifndef ENTENTE_ENGINE_LINES_POSITION_LINE_H_
#define ENTENTE_ENGINE_LINES_POSITION_LINE_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "base/status.h"
#include "position/position.h"

namespace entente {

// More than any position of any map takes, unless the map's own name is as long.
inline constexpr size_t kMaxPositionLine = size_t{32} << 20;

// The line of a position, without a line end.
std::string PositionLine(const PositionView& position);
// Fields 3 to 5 of it: what lies on the board.
std::string BoardLine(const PositionView& position);

// Reads a line of `map` into `position`, which stays a position in any case. Every sound position
// (CheckPositionBlock) comes back with the same bytes; linear time.
//   Errors: invalid argument with column, naming the word and what was expected: another number of fields, another map,
//           an unknown phase, power, place, member or end; a power, unit, center or member twice; a unit where its type
//           cannot stand; a retreat that is not adjacent; a count out of range; winners that the end cannot have. Limit:
//           a longer line, more dislodged units than a position holds.
Status ReadPositionLine(std::string_view line, PositionRef position);
Result<Position> PositionFromLine(const Map& map, std::string_view line);

// The name of the map that a line is of.
//   Errors: invalid argument for a name that is escaped wrongly.
Result<std::string> MapNameInLine(std::string_view line);

}  // namespace entente

#endif  // ENTENTE_ENGINE_LINES_POSITION_LINE_H_
