// Fills the faces of a planar graph with triangles, so that every vertex can become a cell of a map.
//
// The vertices of the graph come first; *gaps* follow: vertices that fill faces of four or more sides, where vertices
// meet that are not adjacent, and the *frame* around the whole. Pure functions; any threads.
#ifndef ENTENTE_ENGINE_DRAWING_TRIANGULATION_H_
#define ENTENTE_ENGINE_DRAWING_TRIANGULATION_H_

#include <array>
#include <span>
#include <vector>

#include "drawing/plane_embedding.h"

namespace entente {

inline constexpr int kNoVertex = -1;

struct Triangulation {
  int graph_vertices = 0;  // of the graph that was asked for
  int vertex_count = 0;    // with gaps and frame
  std::vector<std::array<int, 3>> triangles;
  // By vertex, the vertex of the graph to whose cell it belongs: itself; of a gap a vertex that is adjacent to all others
  // around it, or kNoVertex.
  std::vector<int> owner;
  std::vector<int> frame;  // the last vertices, in sequence around the outside; at least three

  bool IsGap(int vertex) const { return vertex >= graph_vertices; }
};

// All triangles are turned the same way. Each pair of vertices shares at most one edge.
//   Shapes: `edges` have an embedding (PlanarPart). Parts without a connection lie side by side.
Triangulation Triangulate(int vertex_count, std::span<const GraphEdge> edges);

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_TRIANGULATION_H_
