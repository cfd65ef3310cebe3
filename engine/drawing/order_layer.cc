#include "drawing/order_layer.h"

#include <algorithm>

#include "explain/sentence.h"

namespace entente {
namespace {

constexpr int kClearance = kUnitRadius + 12;  // from the middle of a unit to the ends of lines
constexpr int kHeadLength = 40, kHeadWidth = 20;
constexpr int kBend = 9;            // a curve leaves the straight line by a ninth of its length
constexpr int kSupportedPart = 60;  // where a support meets a move, in 100 parts of its way

DrawnPoint LeftOf(DrawnPoint way) { return {way.y, -way.x}; }

DrawnCurve Bent(DrawnPoint from, DrawnPoint to) {
  const DrawnPoint way = to - from, left = LeftOf(way);
  return {from, {from.x + way.x / 2 + left.x / kBend, from.y + way.y / 2 + left.y / kBend}, to};
}

// The curve without what lies within `first` of its start and `last` of its end; at most a third of it each.
DrawnCurve Shortened(const DrawnCurve& curve, int first, int last) {
  const int most = LengthOf(curve.end - curve.start) / 3;
  return {curve.start + WithLength(curve.control - curve.start, std::min(first, most)), curve.control,
          curve.end + WithLength(curve.control - curve.end, std::min(last, most))};
}

std::string PathOf(const DrawnCurve& curve) {
  std::string path;
  SvgText(path) << "M" << curve.start << "q" << curve.control - curve.start << " " << curve.end - curve.start;
  return path;
}

// A smooth line through the middles of the legs of a route.
std::string RoutePath(const std::vector<DrawnPoint>& points) {
  std::string path;
  SvgText svg(path);
  svg << "M" << points.front();
  for (size_t i = 1; i + 1 < points.size(); ++i) {
    const bool is_last = i + 2 == points.size();
    const DrawnPoint next = points[i + 1];
    svg << "Q" << points[i] << " "
        << (is_last ? next : DrawnPoint{(points[i].x + next.x) / 2, (points[i].y + next.y) / 2});
  }
  return path;
}

}  // namespace

OrderLayer::OrderLayer(const Drawing& drawing, const BoardScene& scene, const BoardStyle& style, std::string& out)
    : drawing_(drawing),
      scene_(scene),
      style_(style),
      map_(scene.position.map()),
      order_of_(static_cast<size_t>(map_.province_count())),
      svg_(out) {
  for (const OrderResult& result : scene.results) {
    const Order& order = result.order;
    if (!IsPlace(order.source()) || result.outcome.reason >= Reason::kReplaced) continue;
    if (order.kind() == OrderKind::kBuild || order.kind() == OrderKind::kNone) continue;
    order_of_[map_.ProvinceOf(order.source())] = &result;
  }
}

bool OrderLayer::IsPlace(LocationIndex location) const {
  return location < map_.location_count() && !drawing_.provinces[map_.ProvinceOf(location)].shape.empty();
}

OrderLayer::State OrderLayer::StateOf(const OrderResult& result) const {
  if ((style_.hidden & kBoardResults) != 0) return State::kDone;
  switch (result.outcome.reason) {
    case Reason::kNone:
      return State::kDone;
    case Reason::kIllegal:
    case Reason::kVoid:
    case Reason::kExcess:
      return State::kVoid;
    default:
      return State::kFailed;
  }
}

// A retreat starts where the dislodged unit stands.
DrawnPoint OrderLayer::StartOf(const Order& order) const {
  const DrawnLocation& at = drawing_.locations[order.source()];
  const bool is_dislodged = order.kind() == OrderKind::kRetreat || order.kind() == OrderKind::kDisband;
  return is_dislodged && scene_.position.FindDislodged(map_.ProvinceOf(order.source())) >= 0 ? at.dislodged : at.unit;
}

DrawnCurve OrderLayer::CurveOf(const Order& order) const { return Bent(StartOf(order), PlaceOf(order.target())); }

const OrderResult* OrderLayer::FindMove(LocationIndex from, LocationIndex to) const {
  const OrderResult* found = order_of_[map_.ProvinceOf(from)];
  if (found == nullptr || found->order.kind() != OrderKind::kMove || !IsPlace(found->order.target())) return nullptr;
  return map_.ProvinceOf(found->order.target()) == map_.ProvinceOf(to) ? found : nullptr;
}

std::vector<ProvinceIndex> OrderLayer::RouteOf(const Order& move) const {
  const ProvinceIndex from = map_.ProvinceOf(move.source()), to = map_.ProvinceOf(move.target());
  const Graph& graph = scene_.position.graph();
  if (!move.via_convoy() && TestBit(graph.Reach(move.unit_type(), move.source()), to)) return {};
  std::vector<ProvinceIndex> carriers, before(order_of_.size(), kNoProvince);
  for (const OrderResult* result : order_of_) {
    if (result == nullptr || result->order.kind() != OrderKind::kConvoy) continue;
    const Order& order = result->order;
    if (!IsPlace(order.third()) || !IsPlace(order.target()) || StateOf(*result) == State::kVoid) continue;
    if (map_.ProvinceOf(order.third()) != from || map_.ProvinceOf(order.target()) != to) continue;
    carriers.push_back(map_.ProvinceOf(order.source()));
  }
  std::vector<ProvinceIndex> reached;  // breadth first
  for (const ProvinceIndex carrier : carriers) {
    if (TestBit(graph.Boarding(from), carrier)) reached.push_back(before[carrier] = carrier);
  }
  for (size_t i = 0; i < reached.size(); ++i) {
    if (TestBit(graph.Landing(to), reached[i])) {
      std::vector<ProvinceIndex> route = {reached[i]};
      while (before[route.back()] != route.back()) route.push_back(before[route.back()]);
      return {route.rbegin(), route.rend()};
    }
    for (const ProvinceIndex carrier : carriers) {
      if (before[carrier] != kNoProvince || !TestBit(graph.CarrierLinks(reached[i]), carrier)) continue;
      before[carrier] = reached[i];
      reached.push_back(carrier);
    }
  }
  return {};
}

void OrderLayer::DrawOrders() {
  for (const OrderResult& result : scene_.results) Draw(result);
  if ((style_.hidden & kBoardResults) == 0) DrawStandoffs();
  for (const ProvinceIndex province : scene_.asked) {
    if (const Unit unit = scene_.position.UnitAt(province); IsPlace(unit.location))
      Ring(PlaceOf(unit.location), 64, "asked");
  }
  for (const ProvinceIndex province : scene_.culprits) {
    if (const Unit unit = scene_.position.UnitAt(province); IsPlace(unit.location)) {
      Ring(PlaceOf(unit.location), 64, "culprit");
    }
  }
}

void OrderLayer::Draw(const OrderResult& result) {
  const Order& order = result.order;
  const OrderKind kind = order.kind();
  if (kind == OrderKind::kBuild || kind == OrderKind::kWaive || !IsPlace(order.source())) return;
  if (order_of_[map_.ProvinceOf(order.source())] != &result) return;
  if (order.has_target() && !IsPlace(order.target())) return;
  if (order.has_third() && !IsPlace(order.third())) return;
  const State state = StateOf(result);
  constexpr std::string_view kStates[] = {"done", "failed", "void"};
  svg_ << "<g class=\"order " << kStates[static_cast<int>(state)] << "\" data-order=\"";
  svg_.Escaped(Names(map_, scene_.position.stage(), {}).OrderText(order)) << "\">";
  svg_.Title(ResultSentence(scene_.position, result, scene_.results, style_.voice));
  if ((style_.hidden & kBoardResults) == 0 && result.outcome.dislodged_by != kNoProvince) {
    svg_ << "<use href=\"#burst\" x=\"" << StartOf(order).x << "\" y=\"" << StartOf(order).y << "\"/>";
  }
  switch (kind) {
    case OrderKind::kHold:
      if (!result.implied) Ring(StartOf(order), kClearance, "hold");
      break;
    case OrderKind::kMove:
    case OrderKind::kRetreat:
      DrawMove(result, state);
      break;
    case OrderKind::kSupportHold:
    case OrderKind::kSupportMove:
      DrawSupport(order, state);
      break;
    case OrderKind::kConvoy:
      Ring(StartOf(order), kClearance, "carrier");
      if (state == State::kVoid) Sign(StartOf(order) + DrawnPoint{-kClearance, 0}, "no");
      if (state == State::kFailed) Sign(StartOf(order) + DrawnPoint{-kClearance, 0}, "cut");
      break;
    default:
      break;
  }
  svg_ << "</g>\n";
}

void OrderLayer::DrawMove(const OrderResult& result, State state) {
  const Order& order = result.order;
  const ProvinceIndex to = map_.ProvinceOf(order.target());
  const bool is_met = scene_.position.HasUnit(to);
  const int last = is_met || state == State::kFailed ? kClearance + 4 : 8;
  const std::vector<ProvinceIndex> route =
      order.kind() == OrderKind::kMove ? RouteOf(order) : std::vector<ProvinceIndex>();
  if (route.empty()) {
    const DrawnCurve curve = Shortened(CurveOf(order), kClearance, last);
    DrawLine(PathOf(curve), state, order.kind() == OrderKind::kRetreat ? "retreat" : "move");
    DrawHead(curve.end, curve.end - curve.control);
    if (state == State::kVoid) Sign(curve.At(50), "no");
    return;
  }
  std::vector<DrawnPoint> points = {StartOf(order)};
  for (const ProvinceIndex carrier : route) {
    points.push_back(PlaceOf(order_of_[carrier]->order.source()));
  }
  points.push_back(PlaceOf(order.target()));
  points.front() = points.front() + WithLength(points[1] - points.front(), kClearance);
  const DrawnPoint way = points.back() - points[points.size() - 2];
  points.back() = points.back() - WithLength(way, std::min(last, LengthOf(way) / 3));
  DrawLine(RoutePath(points), state, "by-sea");
  DrawHead(points.back(), way);
}

void OrderLayer::DrawSupport(const Order& order, State state) {
  const DrawnPoint from = StartOf(order), third = PlaceOf(order.third());
  DrawnPoint to = third;
  bool meets_unit = true;
  if (order.kind() == OrderKind::kSupportMove) {
    const OrderResult* move = FindMove(order.third(), order.target());
    to = move != nullptr ? CurveOf(move->order).At(kSupportedPart) : PlaceOf(order.target());
    meets_unit = move == nullptr && scene_.position.HasUnit(map_.ProvinceOf(order.target()));
  }
  const DrawnCurve curve = Shortened(Bent(from, to), kClearance, meets_unit ? kClearance : 14);
  DrawLine(PathOf(curve), state, "support");
  if (order.kind() == OrderKind::kSupportHold) {
    Ring(curve.end, 12, "end");
  } else {
    svg_ << "<circle class=\"dot\" cx=\"" << curve.end.x << "\" cy=\"" << curve.end.y << "\" r=\"13\"/>";
  }
  if (state == State::kVoid) Sign(curve.At(50), "no");
  if (state == State::kFailed) Sign(curve.At(50), "cut");
}

void OrderLayer::DrawLine(const std::string& path, State state, std::string_view kind) {
  if (state != State::kVoid) svg_ << "<path class=\"halo\" d=\"" << path << "\"/>";
  svg_ << "<path class=\"" << kind << "\" d=\"" << path << "\"/>";
}

void OrderLayer::DrawHead(DrawnPoint tip, DrawnPoint way) {
  const DrawnPoint back = WithLength(way, kHeadLength), side = WithLength(LeftOf(way), kHeadWidth);
  const DrawnPoint neck = tip - back;
  svg_ << "<path class=\"head\" d=\"M" << tip << "L" << neck + side << "L" << neck - side << "z\"/>";
}

// Where several moves kept each other out of a province.
void OrderLayer::DrawStandoffs() {
  std::vector<int> bounced(order_of_.size());
  for (const OrderResult* result : order_of_) {
    if (result == nullptr || result->outcome.reason != Reason::kBounced || !result->order.has_target()) continue;
    const LocationIndex target = result->order.target();
    if (!IsPlace(target)) continue;
    const ProvinceIndex place = map_.ProvinceOf(target);
    if (++bounced[place] != 2 || scene_.position.HasUnit(place)) continue;
    svg_ << "<use class=\"standoff\" href=\"#star\" x=\"" << PlaceOf(target).x << "\" y=\"" << PlaceOf(target).y
         << "\" data-location=\"" << map_.Id(place) << "\"/>\n";
  }
}

void OrderLayer::DrawMarks() {
  if ((style_.hidden & kBoardOrders) == 0) {
    for (const OrderResult& result : scene_.results) {
      if (!IsPlace(result.order.source()) || result.outcome.reason >= Reason::kReplaced) continue;
      if (result.order.kind() == OrderKind::kBuild) DrawBuild(result);
      if (result.order.kind() == OrderKind::kDisband) Sign(StartOf(result.order), "gone");
    }
    for (const PhaseEvent& event : scene_.events) {
      if (event.kind != EventKind::kRemoved && event.kind != EventKind::kDisbanded) continue;
      if (IsPlace(event.unit.location)) Sign(StartOf(Order::Disband(event.unit)), "gone");
    }
  }
}

void OrderLayer::DrawBuild(const OrderResult& result) {
  const Order& order = result.order;
  const bool is_built = StateOf(result) == State::kDone;
  const DrawnPoint at = PlaceOf(order.source());
  svg_ << "<g class=\"build\" data-order=\"";
  svg_.Escaped(Names(map_, scene_.position.stage(), {}).OrderText(order)) << "\">";
  svg_.Title(ResultSentence(scene_.position, result, scene_.results, style_.voice));
  if (is_built && order.power() < map_.power_count()) {
    svg_ << "<use class=\"u" << order.power() << "\" href=\"#"
         << (order.unit_type() == UnitType::kArmy ? "army" : "fleet") << "\" x=\"" << at.x << "\" y=\"" << at.y
         << "\"/>";
  }
  Sign(at + DrawnPoint{34, -34}, is_built ? "plus" : "no");
  svg_ << "</g>\n";
}

void OrderLayer::Ring(DrawnPoint at, int radius, std::string_view kind) {
  svg_ << "<circle class=\"" << kind << "\" cx=\"" << at.x << "\" cy=\"" << at.y << "\" r=\"" << radius << "\"/>";
}

void OrderLayer::Sign(DrawnPoint at, std::string_view shape) {
  svg_ << "<use class=\"sign\" href=\"#" << shape << "\" x=\"" << at.x << "\" y=\"" << at.y << "\"/>";
}

}  // namespace entente
