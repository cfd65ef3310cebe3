// Draws a position, with orders and their results, as SVG; and writes the same as text for screen readers.
//
// The SVG has layers (`layer-provinces`, `layer-links`, `layer-centers`, `layer-orders`, `layer-units`, `layer-marks`,
// `layer-names`, `layer-legend`; orders above units where some are dislodged), a path `province-PAR` for every province,
// and `data-location` and `data-order` on what belongs to a place or an order. All coordinates are integers, so the bytes are
// the same on every platform.
//   Units:  under 1 ms and 90 KB for a standard board with orders.
// Pure functions; any threads.
#ifndef ENTENTE_ENGINE_DRAWING_BOARD_SVG_H_
#define ENTENTE_ENGINE_DRAWING_BOARD_SVG_H_

#include <span>
#include <string>

#include "advice/outlook.h"
#include "advice/plan.h"
#include "drawing/drawing.h"
#include "drawing/theme.h"
#include "explain/names.h"
#include "order/outcome.h"
#include "position/position.h"

namespace entente {

// What surely happens and what may, however some powers order.
struct DrawnOutlook {
  const Plan& plan;
  const Outlook& outlook;
  PowerSet about;  // the powers whose orders and units are shown
};

// What is drawn: the position before a phase, and the results of its orders. Views.
struct BoardScene {
  PositionView position;
  std::span<const OrderResult> results = {};
  std::span<const PhaseEvent> events = {};
  std::span<const ProvinceIndex> asked = {};     // units with a bright ring: those that a question is about
  std::span<const ProvinceIndex> culprits = {};  // units with a dashed ring: those that made them fail
  const DrawnOutlook* outlook = nullptr;         // instead of results and events
};

// Parts of a picture that can be left out. Stable bits: they cross the ABI.
enum BoardPart : uint32_t {
  kBoardOrders = 1,
  kBoardResults = 2,  // all orders are drawn as if they succeed
  kBoardNames = 4,
  kBoardCenters = 8,
  kBoardLegend = 16,
};
inline constexpr uint32_t kAllBoardParts = 31;

struct BoardStyle {
  ThemeName theme = ThemeName::kLight;
  PaletteName palette = PaletteName::kUsual;
  Voice voice;          // full names: also as labels, where there is room
  uint32_t hidden = 0;  // bits of BoardPart
  int width = 0;        // in pixels; 0: that of the drawing
};

// Appends the SVG, which ends with a line end.
//   Shapes: `drawing` is of the map of the position. Orders may be anything, even malformed.
void AppendBoardSvg(const Drawing& drawing, const BoardScene& scene, const BoardStyle& style, std::string& out);

// Appends the board as text: the phase; units and centers of each power; retreats; a sentence for each order and event.
void AppendBoardText(const BoardScene& scene, Voice voice, int width, std::string& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_BOARD_SVG_H_
