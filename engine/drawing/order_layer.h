// Draws orders and their results: arrows, supports, convoys, marks. Internal to board_svg.h. One thread at a time.
#ifndef ENTENTE_ENGINE_DRAWING_ORDER_LAYER_H_
#define ENTENTE_ENGINE_DRAWING_ORDER_LAYER_H_

#include <string>
#include <vector>

#include "advice/advice_text.h"
#include "drawing/board_svg.h"
#include "drawing/svg_text.h"

namespace entente {

class OrderLayer {
 public:
  OrderLayer(const Drawing& drawing, const BoardScene& scene, const BoardStyle& style, std::string& out);

  // What lies below names and units: lines and bursts.
  void DrawOrders();
  // What lies above them, after DrawOrders(): heads of arrows, builds, removals, rings of a question.
  void DrawMarks();

 private:
  enum class State : uint8_t { kDone, kFailed, kVoid, kOpen };

  State StateOf(const OrderResult& result) const;
  // What an outlook says of the unit in a province; null without one.
  const UnitOutlook* OutlookOf(ProvinceIndex province) const;
  Chance LossOf(const OrderResult& result) const;
  std::string TitleOf(const OrderResult& result) const;
  static std::string_view WordOf(State state);
  std::string OrderName(const Order& order) const;
  bool IsPlace(LocationIndex location) const;
  bool IsAbout(PowerIndex power) const { return (scene_.outlook->about >> power & 1) != 0; }
  DrawnPoint PlaceOf(LocationIndex location) const { return drawing_.locations[location].unit; }
  DrawnPoint StartOf(const Order& order) const;
  // What a line costs in names and units that it meets.
  int PriceOf(const DrawnCurve& curve) const;
  // The line from one place to another that meets the least, not yet shortened. The line back bends to its own left if
  // this one does, so both lie apart.
  DrawnCurve Line(DrawnPoint from, DrawnPoint to) const;
  // The way of a move over land or without a chain of fleets.
  DrawnCurve CurveOf(const Order& order) const;
  // The same of a move with a chain: what its last fleet carries it.
  DrawnCurve LastLegOf(const Order& move) const;
  // The move of the unit in a province to a place; null if it was not ordered.
  const OrderResult* FindMove(LocationIndex from, LocationIndex to) const;
  // The provinces of the fleets that were ordered to convoy a move, in sequence; empty if they make no chain.
  std::vector<ProvinceIndex> RouteOf(const Order& move) const;

  void Draw(const OrderResult& result);
  void DrawMove(const OrderResult& result, State state);
  void DrawSupport(const Order& order, State state);
  void DrawLine(const std::string& path, State state, std::string_view kind);
  // Keeps the head for the marks, which lie above units.
  void DrawHead(const OrderResult& result, State state, DrawnPoint tip, DrawnPoint way);
  void DrawStandoffs();
  void DrawLoss(DrawnPoint at, Chance chance);
  // Where units of the powers that an outlook is about may be after the phase.
  void DrawOutlookPlaces();
  void DrawBuild(const OrderResult& result);
  void Ring(DrawnPoint at, int radius, std::string_view kind);
  void Sign(DrawnPoint at, std::string_view shape);

  const Drawing& drawing_;
  const BoardScene& scene_;
  std::vector<OrderResult> foreseen_;  // the orders of an outlook
  std::span<const OrderResult> results_;
  const BoardStyle& style_;
  const Map& map_;
  std::vector<const OrderResult*> order_of_;  // by province
  std::vector<DrawnPoint> names_, units_;     // that lines are to avoid
  std::string heads_;                         // of arrows
  SvgText svg_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_DRAWING_ORDER_LAYER_H_
