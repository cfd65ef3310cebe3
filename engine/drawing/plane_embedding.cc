#include "drawing/plane_embedding.h"

#include <algorithm>
#include <utility>

#include "base/random.h"

namespace entente {
namespace {

constexpr int kNone = -1;
constexpr int kAttempts = 4;  // of finding a larger planar part

// Return edges that lie on one side, as a list from `high` to `low` that `reference_` links.
struct Interval {
  int high = kNone;
  int low = kNone;

  bool empty() const { return high == kNone && low == kNone; }
};

// Two intervals of return edges that cannot lie on the same side.
struct ConflictPair {
  Interval left;
  Interval right;
};

// The names are those of Brandes' paper: an edge is *oriented* away from the root along the depth-first search, back
// edges towards it; *lowpt* is the lowest height that is reached from an edge; *side* is the side of the edge relative
// to that of its reference edge.
class LeftRightTest {
 public:
  LeftRightTest(int vertex_count, std::span<const GraphEdge> edges)
      : edges_(edges),
        incident_(vertex_count),
        outgoing_(vertex_count),
        height_(vertex_count, kNone),
        parent_edge_(vertex_count, kNone),
        source_(edges.size(), kNone),
        target_(edges.size(), kNone),
        lowpt_(edges.size()),
        second_lowpt_(edges.size()),
        nesting_(edges.size()),
        side_(edges.size(), 1),
        reference_(edges.size(), kNone),
        lowpt_edge_(edges.size(), kNone),
        stack_bottom_(edges.size()) {
    for (int edge = 0; edge < static_cast<int>(edges.size()); ++edge) {
      incident_[edges[edge].first].push_back(edge);
      incident_[edges[edge].second].push_back(edge);
    }
  }

  std::optional<Rotation> Run() {
    std::vector<int> roots;
    for (int vertex = 0; vertex < vertex_count(); ++vertex) {
      if (height_[vertex] != kNone) continue;
      height_[vertex] = 0;
      roots.push_back(vertex);
      Orient(vertex);
    }
    SortOutgoing();
    for (const int root : roots) {
      if (!Test(root)) return std::nullopt;
    }
    return Embed(roots);
  }

 private:
  int vertex_count() const { return static_cast<int>(incident_.size()); }

  void Orient(int vertex) {
    const int parent = parent_edge_[vertex];
    for (const int edge : incident_[vertex]) {
      if (source_[edge] != kNone) continue;
      const int other = edges_[edge].first == vertex ? edges_[edge].second : edges_[edge].first;
      source_[edge] = vertex;
      target_[edge] = other;
      outgoing_[vertex].push_back(edge);
      lowpt_[edge] = second_lowpt_[edge] = height_[vertex];
      if (height_[other] == kNone) {
        parent_edge_[other] = edge;
        height_[other] = height_[vertex] + 1;
        Orient(other);
      } else {
        lowpt_[edge] = height_[other];
      }
      nesting_[edge] = 2 * lowpt_[edge] + (second_lowpt_[edge] < height_[vertex] ? 1 : 0);
      if (parent != kNone) LowerParent(parent, edge);
    }
  }

  void LowerParent(int parent, int edge) {
    if (lowpt_[edge] < lowpt_[parent]) {
      second_lowpt_[parent] = std::min(lowpt_[parent], second_lowpt_[edge]);
      lowpt_[parent] = lowpt_[edge];
    } else if (lowpt_[edge] > lowpt_[parent]) {
      second_lowpt_[parent] = std::min(second_lowpt_[parent], lowpt_[edge]);
    } else {
      second_lowpt_[parent] = std::min(second_lowpt_[parent], second_lowpt_[edge]);
    }
  }

  void SortOutgoing() {
    for (std::vector<int>& edges : outgoing_) {
      std::stable_sort(edges.begin(), edges.end(), [&](int a, int b) { return nesting_[a] < nesting_[b]; });
    }
  }

  bool Test(int vertex) {
    const int parent = parent_edge_[vertex];
    for (const int edge : outgoing_[vertex]) {
      stack_bottom_[edge] = stack_.size();
      if (edge == parent_edge_[target_[edge]]) {
        if (!Test(target_[edge])) return false;
      } else {
        lowpt_edge_[edge] = edge;
        stack_.push_back({{}, {edge, edge}});
      }
      if (lowpt_[edge] >= height_[vertex]) continue;
      if (edge == outgoing_[vertex].front()) {
        lowpt_edge_[parent] = lowpt_edge_[edge];
      } else if (!Constrain(edge, parent)) {
        return false;
      }
    }
    if (parent != kNone) LeaveTreeEdge(parent);
    return true;
  }

  bool Conflicts(const Interval& interval, int edge) const {
    return !interval.empty() && lowpt_[interval.high] > lowpt_[edge];
  }

  // The return edges of `edge` must lie on one side of those of the edges before it.
  bool Constrain(int edge, int parent) {
    ConflictPair merged;
    while (stack_.size() > stack_bottom_[edge]) {
      ConflictPair pair = stack_.back();
      stack_.pop_back();
      if (!pair.left.empty()) std::swap(pair.left, pair.right);
      if (!pair.left.empty()) return false;
      if (lowpt_[pair.right.low] > lowpt_[parent]) {
        Append(merged.right, pair.right);
      } else {
        reference_[pair.right.low] = lowpt_edge_[parent];
      }
    }
    while (!stack_.empty() && (Conflicts(stack_.back().left, edge) || Conflicts(stack_.back().right, edge))) {
      ConflictPair pair = stack_.back();
      stack_.pop_back();
      if (Conflicts(pair.right, edge)) std::swap(pair.left, pair.right);
      if (Conflicts(pair.right, edge)) return false;
      if (merged.right.low != kNone) reference_[merged.right.low] = pair.right.high;
      if (pair.right.low != kNone) merged.right.low = pair.right.low;
      Append(merged.left, pair.left);
    }
    if (!merged.left.empty() || !merged.right.empty()) stack_.push_back(merged);
    return true;
  }

  void Append(Interval& to, const Interval& from) {
    if (to.empty()) {
      to.high = from.high;
    } else {
      reference_[to.low] = from.high;
    }
    to.low = from.low;
  }

  int Lowest(const ConflictPair& pair) const {
    if (pair.left.empty()) return lowpt_[pair.right.low];
    if (pair.right.empty()) return lowpt_[pair.left.low];
    return std::min(lowpt_[pair.left.low], lowpt_[pair.right.low]);
  }

  // Drops the return edges that end where tree edge `parent` begins.
  void LeaveTreeEdge(int parent) {
    const int above = source_[parent];
    while (!stack_.empty() && Lowest(stack_.back()) == height_[above]) {
      if (stack_.back().left.low != kNone) side_[stack_.back().left.low] = -1;
      stack_.pop_back();
    }
    if (!stack_.empty()) {
      ConflictPair& pair = stack_.back();
      Trim(pair.left, pair.right, above);
      Trim(pair.right, pair.left, above);
    }
    if (lowpt_[parent] < height_[above]) {
      const int left = stack_.back().left.high;
      const int right = stack_.back().right.high;
      const bool is_left = left != kNone && (right == kNone || lowpt_[left] > lowpt_[right]);
      reference_[parent] = is_left ? left : right;
    }
  }

  void Trim(Interval& interval, const Interval& opposite, int above) {
    while (interval.high != kNone && target_[interval.high] == above) interval.high = reference_[interval.high];
    if (interval.high == kNone && interval.low != kNone) {
      reference_[interval.low] = opposite.low;
      side_[interval.low] = -1;
      interval.low = kNone;
    }
  }

  // The side of an edge itself. Chains of references are followed once.
  int SideOf(int edge) {
    std::vector<int> chain;
    for (int at = edge; at != kNone; at = reference_[at]) chain.push_back(at);
    for (size_t i = chain.size() - 1; i-- > 0;) {
      side_[chain[i]] *= side_[chain[i + 1]];
      reference_[chain[i]] = kNone;
    }
    return side_[edge];
  }

  Rotation Embed(std::span<const int> roots) {
    for (int edge = 0; edge < static_cast<int>(edges_.size()); ++edge) nesting_[edge] *= SideOf(edge);
    SortOutgoing();
    Rotation rotation(vertex_count());
    for (int vertex = 0; vertex < vertex_count(); ++vertex) {
      for (const int edge : outgoing_[vertex]) rotation[vertex].push_back(target_[edge]);
    }
    left_.assign(vertex_count(), kNone);
    right_.assign(vertex_count(), kNone);
    for (const int root : roots) PlaceIncoming(root, rotation);
    return rotation;
  }

  void PlaceIncoming(int vertex, Rotation& rotation) {
    for (const int edge : outgoing_[vertex]) {
      const int other = target_[edge];
      std::vector<int>& around = rotation[other];
      if (edge == parent_edge_[other]) {
        around.insert(around.begin(), vertex);
        left_[vertex] = right_[vertex] = other;
        PlaceIncoming(other, rotation);
      } else if (side_[edge] == 1) {
        around.insert(std::find(around.begin(), around.end(), right_[other]) + 1, vertex);
      } else {
        around.insert(std::find(around.begin(), around.end(), left_[other]), vertex);
        left_[other] = vertex;
      }
    }
  }

  std::span<const GraphEdge> edges_;
  std::vector<std::vector<int>> incident_, outgoing_;  // by vertex: edges
  std::vector<int> height_, parent_edge_;              // by vertex
  std::vector<int> source_, target_, lowpt_, second_lowpt_, nesting_, side_, reference_, lowpt_edge_;  // by edge
  std::vector<size_t> stack_bottom_;
  std::vector<ConflictPair> stack_;
  std::vector<int> left_, right_;  // by vertex: the neighbors next to which back edges end
};

// Keeps of `edges` what fits to `kept`, halving what does not fit as a whole.
void KeepWhatFits(int vertex_count, std::span<const GraphEdge> edges, std::vector<GraphEdge>& kept) {
  if (edges.empty()) return;
  const size_t before = kept.size();
  kept.insert(kept.end(), edges.begin(), edges.end());
  if (EmbedInPlane(vertex_count, kept)) return;
  kept.resize(before);
  if (edges.size() == 1) return;
  KeepWhatFits(vertex_count, edges.first(edges.size() / 2), kept);
  KeepWhatFits(vertex_count, edges.subspan(edges.size() / 2), kept);
}

}  // namespace

std::optional<Rotation> EmbedInPlane(int vertex_count, std::span<const GraphEdge> edges) {
  return LeftRightTest(vertex_count, edges).Run();
}

std::vector<std::vector<int>> FacesOf(const Rotation& rotation) {
  std::vector<std::vector<bool>> seen(rotation.size());
  for (size_t vertex = 0; vertex < rotation.size(); ++vertex) seen[vertex].resize(rotation[vertex].size());
  std::vector<std::vector<int>> faces;
  for (size_t start = 0; start < rotation.size(); ++start) {
    for (size_t first = 0; first < rotation[start].size(); ++first) {
      if (seen[start][first]) continue;
      std::vector<int>& face = faces.emplace_back();
      for (size_t vertex = start, slot = first; !seen[vertex][slot];) {
        seen[vertex][slot] = true;
        face.push_back(static_cast<int>(vertex));
        const size_t next = static_cast<size_t>(rotation[vertex][slot]);
        const std::vector<int>& around = rotation[next];
        const auto back = std::find(around.begin(), around.end(), static_cast<int>(vertex)) - around.begin();
        slot = (static_cast<size_t>(back) + 1) % rotation[next].size();
        vertex = next;
      }
    }
  }
  return faces;
}

std::vector<GraphEdge> PlanarPart(int vertex_count, std::span<const GraphEdge> edges) {
  std::vector<GraphEdge> best;
  std::vector<GraphEdge> sequence(edges.begin(), edges.end());
  Random random(1);
  for (int attempt = 0; attempt < kAttempts && best.size() < edges.size(); ++attempt) {
    std::vector<GraphEdge> kept;
    KeepWhatFits(vertex_count, sequence, kept);
    if (kept.size() > best.size()) best = std::move(kept);
    for (size_t i = sequence.size(); i-- > 1;) std::swap(sequence[i], sequence[random.Below(i + 1)]);
  }
  return best;
}

}  // namespace entente
