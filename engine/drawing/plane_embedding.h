// Embeds a graph in the plane: the neighbors of every vertex in the sequence in which they lie around it.
//
// Used for the schematic drawing of a map that has no drawing of its own. Pure functions; any threads.
#ifndef ENTENTE_ENGINE_DRAWING_PLANE_EMBEDDING_H_
#define ENTENTE_ENGINE_DRAWING_PLANE_EMBEDDING_H_

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace entente {

using GraphEdge = std::pair<int, int>;

// Entry v: the neighbors of v, clockwise.
using Rotation = std::vector<std::vector<int>>;

// An embedding without crossings; nullopt if the graph has none.
//   Shapes: edges join different vertices of 0..vertex_count-1, each pair at most once.
//   Units:  linear in edges, but for sorting; the stack is as deep as there are vertices.
//   Source: the left-right planarity test (de Fraysseix and Rosenstiehl, as Brandes describes it, 2009).
std::optional<Rotation> EmbedInPlane(int vertex_count, std::span<const GraphEdge> edges);

// The faces of an embedding, each as the vertices of its walk. A vertex at which a face meets itself is there as often.
// A vertex without edges has no face.
std::vector<std::vector<int>> FacesOf(const Rotation& rotation);

// Edges that an embedding can hold: each is kept if it and those kept before have one. Earlier edges are preferred.
//   Units: for each edge left out as many embeddings as the logarithm of the number of edges; several attempts.
std::vector<GraphEdge> PlanarPart(int vertex_count, std::span<const GraphEdge> edges);

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_PLANE_EMBEDDING_H_
