// A map as a picture: shapes of provinces from shared arcs, and the places of labels and marks.
//
// A drawing is made once for a map (schematic.h) and serves every phase; board_svg.h draws positions on it. Coordinates
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
  std::vector<DrawnRing> shape;  // empty: the province is not drawn
  DrawnPoint center;             // of the mark of a supply center
  DrawnPoint label;              // the middle of the label
  int label_width = 0;           // as much as there is for it
};

// Where the units of a location stand.
struct DrawnLocation {
  DrawnPoint unit;
  DrawnPoint dislodged;
};

// A connection of two provinces that are not side by side.
struct DrawnLink {
  DrawnPoint from;
  DrawnPoint to;
};

struct Drawing {
  int width = 0;
  int height = 0;
  std::vector<DrawnArc> arcs;
  std::vector<DrawnProvince> provinces;  // by ProvinceIndex
  std::vector<DrawnLocation> locations;  // by LocationIndex
  std::vector<DrawnLink> links;
};

// What marks take around their points.
inline constexpr int kUnitRadius = 40;
inline constexpr int kLabelHeight = 44;
inline constexpr int kLetterWidth = 30;

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_DRAWING_H_
