#include "drawing/plane_layout.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace entente {
namespace {

constexpr double kFrameWidth = 4, kFrameHeight = 3;  // half axes
constexpr int kMostRelaxations = 4000;
constexpr double kAtRest = 1e-12;
constexpr int kRoundsPerVertex = 8, kLeastRounds = 400;
constexpr int kRoundsPerWeighing = 50;
constexpr double kMostCorrection = 5;  // of a weight, up or down
constexpr double kPull = 0.5;          // of the wish to be apart, against that for triangles of the right size
constexpr double kApart = 1.3;         // how far neighbors wish to be apart, in the sum of their cells' radii
constexpr double kTimesCounted = 6;    // SizeAround() counts a triangle twice at each of its corners
constexpr double kPi = 3.14159265;
constexpr double kLeastShrink = 0.2;  // of a triangle in one step

// Twice the size of a triangle, positive if turned as the triangles of a Triangulation are.
double TurnOf(PlanePoint a, PlanePoint b, PlanePoint c) {
  return (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
}

PlanePoint Turned(PlanePoint point, PlanePoint by) {
  return {point.x * by.x - point.y * by.y, point.x * by.y + point.y * by.x};
}

class Layout {
 public:
  Layout(const Triangulation& plane, const std::vector<double>& weights)
      : plane_(plane),
        asked_(weights),
        weights_(weights),
        places_(plane.vertex_count),
        radii_(plane.vertex_count),
        around_(plane.vertex_count) {
    for (const auto& triangle : plane.triangles) {
      for (size_t corner = 0; corner < 3; ++corner) {
        around_[triangle[corner]].push_back({triangle[(corner + 1) % 3], triangle[(corner + 2) % 3]});
      }
    }
  }

  std::vector<PlanePoint> Run() {
    PlaceFrame();
    Relax();
    Weigh();
    const int rounds = kRoundsPerVertex * static_cast<int>(places_.size()) + kLeastRounds;
    for (int round = 1; round <= rounds; ++round) {
      if (round % kRoundsPerWeighing == 0) Weigh();
      for (int vertex = 0; vertex < inner_count(); ++vertex) MoveTo(vertex, Wanted(vertex));
    }
    return places_;
  }

 private:
  using Wing = std::pair<int, int>;  // the two other corners of a triangle, in its turn

  int inner_count() const { return plane_.frame.front(); }

  void PlaceFrame() {
    const int count = static_cast<int>(plane_.frame.size());
    for (int i = 0; i < count; ++i) {
      const PlanePoint point = PointOnCircle((i << kCircleBits) / count);
      places_[plane_.frame[i]] = {point.x * kFrameWidth, -point.y * kFrameHeight};
    }
  }

  PlanePoint MiddleAround(int vertex) const {
    PlanePoint sum;
    for (const Wing& wing : around_[vertex]) sum = sum + places_[wing.first];
    return sum * (1.0 / static_cast<double>(around_[vertex].size()));
  }

  // Puts every vertex in the middle of its neighbors: then no triangle is turned over (Tutte).
  void Relax() {
    double moved = 1;
    for (int round = 0; round < kMostRelaxations && moved > kAtRest; ++round) {
      moved = 0;
      for (int vertex = 0; vertex < inner_count(); ++vertex) {
        const PlanePoint place = MiddleAround(vertex);
        const PlanePoint step = place - places_[vertex];
        moved = std::max({moved, std::fabs(step.x), std::fabs(step.y)});
        places_[vertex] = place;
      }
    }
  }

  double SizeAround(int vertex) const {
    double sum = 0;
    for (const Wing& wing : around_[vertex]) sum += TurnOf(places_[vertex], places_[wing.first], places_[wing.second]);
    return sum;
  }

  // Raises the weights of cells that are smaller than asked, and lowers the others.
  void Weigh() {
    double all = 0, asked = 0;
    for (int vertex = 0; vertex < inner_count(); ++vertex) {
      all += SizeAround(vertex);
      asked += asked_[vertex];
    }
    for (int vertex = 0; vertex < inner_count(); ++vertex) {
      const double size = asked_[vertex] / asked * all, missing = size / SizeAround(vertex);
      weights_[vertex] = std::clamp(weights_[vertex] * SquareRoot(missing), asked_[vertex] / kMostCorrection,
                                    asked_[vertex] * kMostCorrection);
      radii_[vertex] = SquareRoot(size / kTimesCounted / kPi);
    }
  }

  // Between the middle of the triangles around a vertex, those counted most that are too large, and the middle of the
  // places at the wanted distance from its neighbors, which keeps cells round.
  PlanePoint Wanted(int vertex) const {
    if (around_[vertex].size() == 3) return MiddleAround(vertex);  // else its cell can become a sliver
    PlanePoint sum, apart;
    double total = 0;
    for (const auto& [first, second] : around_[vertex]) {
      const PlanePoint a = places_[first], b = places_[second];
      const double share = TurnOf(places_[vertex], a, b) / (weights_[vertex] + weights_[first] + weights_[second]);
      sum = sum + (places_[vertex] + a + b) * (share / 3);
      total += share;
      const PlanePoint way = places_[vertex] - a;
      apart = apart + a + way * ((radii_[vertex] + radii_[first]) * kApart / SquareRoot(way.x * way.x + way.y * way.y));
    }
    return sum * ((1 - kPull) / total) + apart * (kPull / static_cast<double>(around_[vertex].size()));
  }

  // Goes as far as no triangle shrinks too much.
  void MoveTo(int vertex, PlanePoint wanted) {
    const PlanePoint before = places_[vertex];
    PlanePoint step = wanted - before;
    for (int halving = 0; halving < 6; ++halving, step = step * 0.5) {
      const PlanePoint place = before + step;
      const auto keeps = [&](const Wing& wing) {
        const PlanePoint a = places_[wing.first], b = places_[wing.second];
        return TurnOf(place, a, b) > TurnOf(before, a, b) * kLeastShrink;
      };
      if (std::all_of(around_[vertex].begin(), around_[vertex].end(), keeps)) {
        places_[vertex] = place;
        return;
      }
    }
  }

  const Triangulation& plane_;
  const std::vector<double>& asked_;
  std::vector<double> weights_;
  std::vector<PlanePoint> places_;
  std::vector<double> radii_;              // of the circle as large as the cell that is asked for; 0 on the frame
  std::vector<std::vector<Wing>> around_;  // by vertex
};

}  // namespace

PlanePoint PointOnCircle(int step) {
  PlanePoint at{1, 0}, turn{-1, 0};
  for (int bit = kCircleBits - 1; bit >= 0; --bit) {
    if ((step >> bit & 1) != 0) at = Turned(at, turn);
    const PlanePoint sum = bit == kCircleBits - 1 ? PlanePoint{0, 1} : turn + PlanePoint{1, 0};
    turn = sum * (1 / SquareRoot(sum.x * sum.x + sum.y * sum.y));
  }
  return at;
}

std::vector<PlanePoint> LayOut(const Triangulation& plane, const std::vector<double>& weights) {
  return Layout(plane, weights).Run();
}

}  // namespace entente
