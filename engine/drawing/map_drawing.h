// Finds the drawing of a map: one of maps/drawings, compiled in, or the schematic. Pure function; any threads.
#ifndef ENTENTE_ENGINE_DRAWING_MAP_DRAWING_H_
#define ENTENTE_ENGINE_DRAWING_MAP_DRAWING_H_

#include <cstdint>
#include <span>
#include <string_view>

#include "drawing/drawing.h"
#include "map/map.h"

namespace entente {

// A drawing as bytes, which board_compiler.cc makes of maps/drawings/*.board.json: numbers as in ReadBoard(), seven bits to
// a byte, the lowest first, the sign in the lowest bit.
struct BuiltinBoard {
  std::string_view map;
  std::span<const uint8_t> bytes;
};
// All of them, by the maps that they draw. Generated.
std::span<const BuiltinBoard> BuiltinBoards();

// The drawing of a shipped map that has one, if the map has its provinces; else MakeSchematic().
Drawing DrawingOf(const Map& map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_MAP_DRAWING_H_
