#include "drawing/plane_embedding.h"

#include <algorithm>

#include "base/random.h"
#include "drawing/plane_layout.h"
#include "drawing/triangulation.h"
#include "gtest/gtest.h"

namespace entente {
namespace {

std::vector<GraphEdge> CompleteGraph(int count) {
  std::vector<GraphEdge> edges;
  for (int a = 0; a < count; ++a) {
    for (int b = a + 1; b < count; ++b) edges.emplace_back(a, b);
  }
  return edges;
}

std::vector<GraphEdge> UtilityGraph() {  // K3,3
  std::vector<GraphEdge> edges;
  for (int a = 0; a < 3; ++a) {
    for (int b = 3; b < 6; ++b) edges.emplace_back(a, b);
  }
  return edges;
}

// A triangulation: every further vertex is put into a triangle.
std::vector<GraphEdge> StackedTriangles(int count, Random& random) {
  std::vector<GraphEdge> edges = CompleteGraph(3);
  std::vector<std::array<int, 3>> triangles = {{0, 1, 2}, {0, 1, 2}};
  for (int vertex = 3; vertex < count; ++vertex) {
    std::swap(triangles[random.Below(static_cast<uint32_t>(triangles.size()))], triangles.back());
    const auto [a, b, c] = triangles.back();
    triangles.pop_back();
    for (const int corner : {a, b, c}) edges.emplace_back(corner, vertex);
    triangles.insert(triangles.end(), {{a, b, vertex}, {b, c, vertex}, {a, c, vertex}});
  }
  for (size_t i = edges.size(); i-- > 1;) std::swap(edges[i], edges[random.Below(static_cast<uint32_t>(i + 1))]);
  return edges;
}

// Whether the rotation has the edges, and no crossing by Euler's formula for a connected graph.
bool IsPlane(const Rotation& rotation, size_t edges) {
  size_t ends = 0;
  for (const std::vector<int>& around : rotation) ends += around.size();
  return ends == 2 * edges && rotation.size() - edges + FacesOf(rotation).size() == 2;
}

TEST(PlaneEmbedding, TriangulationsAreEmbedded) {
  Random random(1);
  for (int count = 3; count < 60; ++count) {
    const std::vector<GraphEdge> edges = StackedTriangles(count, random);
    const auto rotation = EmbedInPlane(count, edges);
    ASSERT_TRUE(rotation.has_value()) << count;
    EXPECT_TRUE(IsPlane(*rotation, edges.size())) << count;
  }
}

TEST(PlaneEmbedding, SparseGraphsAreEmbedded) {
  Random random(2);
  for (int round = 0; round < 200; ++round) {
    const int count = 4 + static_cast<int>(random.Below(40));
    std::vector<GraphEdge> edges = StackedTriangles(count, random);
    edges.resize(edges.size() - random.Below(static_cast<uint32_t>(edges.size() / 2)));
    const auto rotation = EmbedInPlane(count, edges);
    ASSERT_TRUE(rotation.has_value());
    const Triangulation plane = Triangulate(count, edges);  // connects the parts
    const std::vector<PlanePoint> points = LayOut(plane, std::vector<double>(plane.vertex_count, 1.0));
    for (const auto& [a, b, c] : plane.triangles) {
      const PlanePoint first = points[b] - points[a], second = points[c] - points[a];
      EXPECT_GT(first.x * second.y - first.y * second.x, 0) << "a triangle is turned over";
    }
  }
}

TEST(PlaneEmbedding, AChangedRotationHasACrossing) {
  auto rotation = EmbedInPlane(4, CompleteGraph(4)).value();
  ASSERT_TRUE(IsPlane(rotation, 6));
  std::swap(rotation[0][0], rotation[0][1]);
  EXPECT_FALSE(IsPlane(rotation, 6));
}

TEST(PlaneEmbedding, GraphsOfKuratowskiAreRefused) {
  EXPECT_FALSE(EmbedInPlane(5, CompleteGraph(5)).has_value());
  EXPECT_FALSE(EmbedInPlane(6, UtilityGraph()).has_value());
}

TEST(PlaneEmbedding, HiddenGraphsOfKuratowskiAreRefused) {
  Random random(3);
  for (int round = 0; round < 50; ++round) {
    const bool is_complete = round % 2 == 0;
    std::vector<GraphEdge> edges;
    int count = is_complete ? 5 : 6;
    for (auto [a, b] : is_complete ? CompleteGraph(5) : UtilityGraph()) {  // with vertices on the edges
      for (uint32_t between = random.Below(3); between > 0; --between) {
        edges.emplace_back(a, count);
        a = count++;
      }
      edges.emplace_back(a, b);
    }
    EXPECT_FALSE(EmbedInPlane(count, edges).has_value());
    EXPECT_EQ(PlanarPart(count, edges).size(), edges.size() - 1);
  }
}

}  // namespace
}  // namespace entente
