#include "drawing/triangulation.h"

#include <algorithm>
#include <numeric>

namespace entente {
namespace {

// The first vertex of each connected part.
std::vector<int> FirstOfParts(int vertex_count, std::span<const GraphEdge> edges) {
  std::vector<int> part(vertex_count);
  std::iota(part.begin(), part.end(), 0);
  const auto find = [&](int vertex) {
    while (part[vertex] != vertex) vertex = part[vertex] = part[part[vertex]];
    return vertex;
  };
  for (const auto& [a, b] : edges) {
    const int first = find(a), second = find(b);
    part[std::max(first, second)] = std::min(first, second);
  }
  std::vector<int> firsts;
  for (int vertex = 0; vertex < vertex_count; ++vertex) {
    if (part[vertex] == vertex) firsts.push_back(vertex);
  }
  return firsts;
}

class FaceFiller {
 public:
  FaceFiller(Triangulation& result, std::span<const GraphEdge> edges)
      : result_(result), beside_(result.vertex_count, std::vector<bool>(result.vertex_count)) {
    for (const auto& [a, b] : edges) beside_[a][b] = beside_[b][a] = true;
  }

  void FillInside(const std::vector<int>& face) {
    if (face.size() == 3) {
      result_.triangles.push_back({face[0], face[1], face[2]});
      return;
    }
    owner_ = OwnerOf(face);
    if (MeetsItself(face)) {
      FillStar(FillRing(face));
    } else {
      FillStar(face);
    }
  }

  void FillOutside(const std::vector<int>& face) {
    owner_ = kNoVertex;
    result_.frame = FillRing(face);
  }

 private:
  static bool MeetsItself(std::vector<int> face) {
    std::sort(face.begin(), face.end());
    return std::adjacent_find(face.begin(), face.end()) != face.end();
  }

  int OwnerOf(const std::vector<int>& face) const {
    for (const int vertex : face) {
      if (std::all_of(face.begin(), face.end(), [&](int other) { return other == vertex || beside_[vertex][other]; }))
        return vertex;
    }
    return kNoVertex;
  }

  int NewVertex() {
    result_.owner.push_back(owner_);
    return result_.vertex_count++;
  }

  void FillStar(const std::vector<int>& face) {
    const int middle = NewVertex();
    for (size_t i = 0; i < face.size(); ++i) {
      result_.triangles.push_back({face[i], face[(i + 1) % face.size()], middle});
    }
  }

  // A new vertex before each edge of the face, joined to its two ends and to the new vertices beside it.
  std::vector<int> FillRing(const std::vector<int>& face) {
    std::vector<int> ring(face.size());
    for (int& vertex : ring) vertex = NewVertex();
    for (size_t i = 0; i < face.size(); ++i) {
      const size_t next = (i + 1) % face.size();
      result_.triangles.push_back({face[i], face[next], ring[i]});
      result_.triangles.push_back({face[next], ring[next], ring[i]});
    }
    return ring;
  }

  Triangulation& result_;
  std::vector<std::vector<bool>> beside_;
  int owner_ = kNoVertex;
};

// Makes the graph connected, with three vertices at least: a gap joins the parts.
std::vector<GraphEdge> Connect(Triangulation& result, std::span<const GraphEdge> edges) {
  std::vector<GraphEdge> all(edges.begin(), edges.end());
  const std::vector<int> firsts = FirstOfParts(result.vertex_count, edges);
  if (firsts.size() > 1 || result.vertex_count < 3) {
    const int gap = result.vertex_count++;
    for (const int first : firsts) all.emplace_back(first, gap);
  }
  while (result.vertex_count < 3) {
    const int gap = result.vertex_count++;
    all.emplace_back(gap - 1, gap);
  }
  return all;
}

}  // namespace

Triangulation Triangulate(int vertex_count, std::span<const GraphEdge> edges) {
  Triangulation result;
  result.graph_vertices = result.vertex_count = vertex_count;
  const std::vector<GraphEdge> all = Connect(result, edges);
  const Rotation rotation = EmbedInPlane(result.vertex_count, all).value();
  const std::vector<std::vector<int>> faces = FacesOf(rotation);
  const auto outer =
      std::max_element(faces.begin(), faces.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
  FaceFiller filler(result, edges);
  result.owner.resize(result.vertex_count, kNoVertex);
  std::iota(result.owner.begin(), result.owner.begin() + vertex_count, 0);
  for (auto face = faces.begin(); face != faces.end(); ++face) {
    if (face != outer) filler.FillInside(*face);
  }
  filler.FillOutside(*outer);
  return result;
}

}  // namespace entente
