// Gives the vertices of a triangulation places so that no triangle is turned over and cells have about the same size.
//
// Pure functions; any threads. Only additions, multiplications, divisions and square roots of doubles are used, without
// contraction, so places are the same on every platform, and the static library needs no libm.
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

// An instruction, which rounds exactly on every processor (CMakeLists.txt: without errno). 0 for numbers below it.
inline double SquareRoot(double value) { return value <= 0 ? 0 : __builtin_sqrt(value); }

// The point of the unit circle at `step` of 2^kCircleBits steps, by halving right angles: sines differ between platforms.
inline constexpr int kCircleBits = 10;
PlanePoint PointOnCircle(int step);

// Places for all vertices. The frame is an ellipse, 4 wide and 3 high; `weights` say how large the cell of a vertex
// should be.
//   Units: a fixed number of rounds, each linear in triangles.
std::vector<PlanePoint> LayOut(const Triangulation& plane, const std::vector<double>& weights);

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_PLANE_LAYOUT_H_
