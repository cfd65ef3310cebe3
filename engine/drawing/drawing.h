// A map as a picture: shapes of provinces from shared arcs, and the places of labels and marks.
//
// A drawing is made once for a map (map_drawing.h) and serves every phase; board_svg.h draws positions on it. Coordinates
// are integers, four to a pixel, from the upper left corner. Plain values; any threads.
#ifndef ENTENTE_ENGINE_DRAWING_DRAWING_H_
#define ENTENTE_ENGINE_DRAWING_DRAWING_H_

#include <vector>

#include "base/ids.h"

namespace entente {

inline constexpr int kPixel = 4;  // coordinates in a pixel

struct DrawnPoint {
  int x = 0;
  int y = 0;

  friend DrawnPoint operator+(DrawnPoint a, DrawnPoint b) { return {a.x + b.x, a.y + b.y}; }
  friend DrawnPoint operator-(DrawnPoint a, DrawnPoint b) { return {a.x - b.x, a.y - b.y}; }
  friend bool operator==(DrawnPoint, DrawnPoint) = default;
};

// A border between two provinces, or between a province and what is outside the map.
struct DrawnArc {
  std::vector<DrawnPoint> points;
  bool curved = false;  // quadratic curves: start, control, end, control, end ..; else lines
};

// A closed line of arcs: i is arc i, ~i the same arc backwards.
using DrawnRing = std::vector<int>;

struct DrawnProvince {
  std::vector<DrawnRing> shape;   // empty: the province is not drawn
  std::vector<DrawnRing> waters;  // that belong to a province on land
  DrawnPoint center;              // of the mark of a supply center
  DrawnPoint label;               // the middle of the short label
  DrawnPoint long_label;          // the middle of the long one
  int long_width = 0;             // the most that it may take; 0: write the short one
  int long_lines = 1;
};

// Where the units of a location stand.
struct DrawnLocation {
  DrawnPoint unit;
  DrawnPoint dislodged;
};

// A connection of two provinces that are not side by side.
struct DrawnLink {
  ProvinceIndex from = 0;
  ProvinceIndex to = 0;
};

struct Drawing {
  int width = 0;
  int height = 0;
  std::vector<DrawnArc> arcs;
  std::vector<DrawnProvince> provinces;  // by ProvinceIndex
  std::vector<DrawnLocation> locations;  // by LocationIndex
  std::vector<DrawnLink> links;
  std::vector<DrawnRing> land, water;  // around the provinces
};

// What marks take around their points.
inline constexpr int kUnitRadius = 40;
inline constexpr int kDislodgedRadius = 32;
inline constexpr int kCenterRadius = 18;
inline constexpr int kLabelHeight = 44;
inline constexpr int kLetterWidth = 30;      // of short labels
inline constexpr int kLongLetterWidth = 21;  // of long labels, on average
inline constexpr int kLabelLine = 46;        // from line to line

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_DRAWING_H_
