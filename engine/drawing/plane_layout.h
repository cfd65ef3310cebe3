// Gives the vertices of a triangulation places so that no triangle is turned over and cells have about the same size.
//
// Pure functions; any threads. Only additions, multiplications and divisions of doubles are used, without contraction, so
// places are the same on every platform, and the static library needs no libm.
#ifndef ENTENTE_ENGINE_DRAWING_PLANE_LAYOUT_H_
#define ENTENTE_ENGINE_DRAWING_PLANE_LAYOUT_H_

#include <vector>

#include "drawing/triangulation.h"

namespace entente {

struct PlanePoint {
  double x = 0;
  double y = 0;

  friend PlanePoint operator+(PlanePoint a, PlanePoint b) { return {a.x + b.x, a.y + b.y}; }
  friend PlanePoint operator-(PlanePoint a, PlanePoint b) { return {a.x - b.x, a.y - b.y}; }
  friend PlanePoint operator*(PlanePoint a, double factor) { return {a.x * factor, a.y * factor}; }
};

// By Newton's method, from above. 0 for numbers below it.
inline double SquareRoot(double value) {
  if (value <= 0) return 0;
  double root = value > 1 ? value : 1;
  for (double next = (root + value / root) / 2; next < root; next = (root + value / root) / 2) root = next;
  return root;
}

// Places for all vertices. The frame is an ellipse, 4 wide and 3 high; `weights` say how large the cell of a vertex
// should be.
//   Units: a fixed number of rounds, each linear in triangles.
std::vector<PlanePoint> LayOut(const Triangulation& plane, const std::vector<double>& weights);

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_PLANE_LAYOUT_H_
