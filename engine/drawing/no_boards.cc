// No drawings: every map has a schematic.
#include "drawing/map_drawing.h"

namespace entente {

std::span<const BuiltinBoard> BuiltinBoards() { return {}; }

}  // namespace entente
