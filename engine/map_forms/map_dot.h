// Writes a map as a graph for Graphviz: `entente map show standard --format dot | neato -Tsvg -o standard.svg`.
//
// A node for every location: water blue, land and coast in the colours of earth, ports between them, impassable grey; a
// second border marks a supply center. Armies' edges are brown, fleets' blue, one edge of both colours where both may
// go. Passages with restrictions are labelled; those that lead one way have an arrow. Any threads.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MAP_DOT_H_
#define ENTENTE_ENGINE_MAP_FORMS_MAP_DOT_H_

#include <string>

#include "map/map.h"

namespace entente {

// The base map.
std::string MapDot(const Map& map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_DOT_H_
