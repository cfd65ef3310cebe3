// Draws orders and their results: arrows, supports, convoys, marks. Internal to board_svg.h. One thread at a time.
#ifndef ENTENTE_ENGINE_DRAWING_ORDER_LAYER_H_
#define ENTENTE_ENGINE_DRAWING_ORDER_LAYER_H_

#include <string>
#include <vector>

#include "drawing/board_svg.h"
#include "drawing/svg_text.h"

namespace entente {

class OrderLayer {
 public:
  OrderLayer(const Drawing& drawing, const BoardScene& scene, const BoardStyle& style, std::string& out);

  // What lies below names and units: arrows, bursts, rings of a question.
  void DrawOrders();
  // What lies on units: builds and removals.
  void DrawMarks();

 private:
  enum class State : uint8_t { kDone, kFailed, kVoid };

  State StateOf(const OrderResult& result) const;
  bool IsPlace(LocationIndex location) const;
  DrawnPoint PlaceOf(LocationIndex location) const { return drawing_.locations[location].unit; }
  DrawnPoint StartOf(const Order& order) const;
  // The way of a move that is drawn, not yet shortened.
  DrawnCurve CurveOf(const Order& order) const;
  // The move of the unit in a province to a place; null if it was not ordered.
  const OrderResult* FindMove(LocationIndex from, LocationIndex to) const;
  // The provinces of the fleets that were ordered to convoy a move, in sequence; empty if they make no chain.
  std::vector<ProvinceIndex> RouteOf(const Order& move) const;

  void Draw(const OrderResult& result);
  void DrawMove(const OrderResult& result, State state);
  void DrawSupport(const Order& order, State state);
  void DrawLine(const std::string& path, State state, std::string_view kind);
  void DrawHead(DrawnPoint tip, DrawnPoint way);
  void DrawStandoffs();
  void DrawBuild(const OrderResult& result);
  void Ring(DrawnPoint at, int radius, std::string_view kind);
  void Sign(DrawnPoint at, std::string_view shape);

  const Drawing& drawing_;
  const BoardScene& scene_;
  const BoardStyle& style_;
  const Map& map_;
  std::vector<const OrderResult*> order_of_;  // by province
  SvgText svg_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_ORDER_LAYER_H_
