#include "drawing/order_layer.h"

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <iterator>

#include "explain/sentence.h"

namespace entente {
namespace {

constexpr int kClearance = kUnitRadius + 8;  // from the middle of a unit to the ends of lines
constexpr DrawnPoint kNameRoom = {60, 28};   // half of the size of a name, and of a line
constexpr DrawnPoint kCorner = {-36, -36};   // of a sign beside the middle of a unit
constexpr int kAskedRadius = 64, kOutlookRadius = 56;
constexpr int kHeadLength = 40, kHeadWidth = 20;
// The control point is off the straight line by one of these parts of its length: 9 is a ninth. Later ones cost more.
constexpr int kBends[] = {9, -9, 5, -5, 3, -3, 2, -2};
constexpr size_t kBendsOfLongLines = 4;
constexpr int kLongLine = 1000;
constexpr int kLeastBend = 44;                 // so that short lines there and back lie apart
constexpr int kNamePrice = 2, kUnitPrice = 3;  // of a line that meets one
constexpr int kNameDistance = 72;              // from the middle of a unit to that of its name
constexpr int kSupportedPart = 60;             // where a support meets a move, in 100 parts of its way

DrawnPoint LeftOf(DrawnPoint way) { return {way.y, -way.x}; }

DrawnCurve Bent(DrawnPoint from, DrawnPoint to, int bend) {
  const DrawnPoint way = to - from, left = LeftOf(way);
  const int off = std::max(LengthOf(way) / std::abs(bend), kLeastBend);
  return {from, DrawnPoint{from.x + way.x / 2, from.y + way.y / 2} + WithLength(left, bend < 0 ? -off : off), to};
}

// The curve without what lies within `first` of its start and `last` of its end; at most three tenths of it each.
DrawnCurve Shortened(const DrawnCurve& curve, int first, int last) {
  const int most = LengthOf(curve.end - curve.start) * 3 / 10;
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
      results_(scene.results),
      style_(style),
      map_(scene.position.map()),
      order_of_(static_cast<size_t>(map_.province_count())),
      svg_(out) {
  if (scene.outlook != nullptr) {
    for (const UnitOutlook& unit : scene.outlook->outlook.units) {
      if (!IsAbout(unit.unit.power) || !unit.is_known || unit.order.kind() == OrderKind::kNone) continue;
      foreseen_.emplace_back().order = unit.order;
    }
    results_ = foreseen_;
  }
  for (const OrderResult& result : results_) {
    const Order& order = result.order;
    if (!IsPlace(order.source()) || result.outcome.reason >= Reason::kReplaced) continue;
    if (order.kind() == OrderKind::kBuild || order.kind() == OrderKind::kNone) continue;
    const OrderResult*& counts = order_of_[map_.ProvinceOf(order.source())];
    if (!result.implied || counts == nullptr) counts = &result;  // an illegal order is drawn, not the hold in its place
  }
  if ((style.hidden & kBoardNames) == 0) {
    for (const DrawnProvince& province : drawing.provinces) {
      if (!province.shape.empty()) names_.push_back(province.label);
    }
  }
  scene.position.ForEachUnit([&](const Unit& unit) {
    if (IsPlace(unit.location)) units_.push_back(PlaceOf(unit.location));
  });
}

bool OrderLayer::IsPlace(LocationIndex location) const {
  return location < map_.location_count() && !drawing_.provinces[map_.ProvinceOf(location)].shape.empty();
}

OrderLayer::State OrderLayer::StateOf(const OrderResult& result) const {
  if ((style_.hidden & kBoardResults) != 0) return State::kDone;
  if (scene_.outlook != nullptr) {
    constexpr State kStates[] = {State::kFailed, State::kOpen, State::kDone};  // by Chance
    const UnitOutlook* unit = OutlookOf(map_.ProvinceOf(result.order.source()));
    return unit == nullptr ? State::kOpen : kStates[static_cast<size_t>(SuccessOf(*unit))];
  }
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

int OrderLayer::PriceOf(const DrawnCurve& curve) const {
  int price = 0;
  const int first = std::min(25, 100 * kNameDistance / std::max(1, LengthOf(curve.end - curve.start)));
  for (const int part : {first, 26, 42, 58, 74, 100 - first}) {
    const DrawnPoint at = curve.At(part);
    for (const DrawnPoint name : names_) {
      if (std::abs(name.x - at.x) < kNameRoom.x && std::abs(name.y - at.y) < kNameRoom.y) price += kNamePrice;
    }
    for (const DrawnPoint unit : units_) {
      if (std::max(std::abs(unit.x - at.x), std::abs(unit.y - at.y)) < kClearance) price += kUnitPrice;
    }
  }
  return price;
}

DrawnCurve OrderLayer::Line(DrawnPoint from, DrawnPoint to) const {
  int least = INT_MAX, best = kBends[0];
  const size_t count = LengthOf(to - from) < kLongLine ? std::size(kBends) : kBendsOfLongLines;
  for (size_t i = 0; i < count && static_cast<int>(i / 2) < least; ++i) {
    const int bend = kBends[i];
    const int price = PriceOf(Bent(from, to, bend)) + PriceOf(Bent(to, from, bend)) + static_cast<int>(i / 2);
    if (price < least) best = bend;
    least = std::min(least, price);
  }
  return Bent(from, to, best);
}

DrawnCurve OrderLayer::CurveOf(const Order& order) const { return Line(StartOf(order), PlaceOf(order.target())); }

DrawnCurve OrderLayer::LastLegOf(const Order& move) const {
  const std::vector<ProvinceIndex> route = RouteOf(move);
  if (route.empty()) return CurveOf(move);
  const auto at = [&](ProvinceIndex carrier) { return PlaceOf(order_of_[carrier]->order.source()); };
  const DrawnPoint last = at(route.back());
  DrawnPoint start = StartOf(move);
  if (route.size() > 1) {
    start = at(route[route.size() - 2]) + last;
    start = {start.x / 2, start.y / 2};
  }
  return {start, last, PlaceOf(move.target())};
}

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

const UnitOutlook* OrderLayer::OutlookOf(ProvinceIndex province) const {
  if (scene_.outlook == nullptr) return nullptr;
  for (const UnitOutlook& unit : scene_.outlook->outlook.units) {
    if (map_.ProvinceOf(unit.unit.location) == province && IsAbout(unit.unit.power)) return &unit;
  }
  return nullptr;
}

Chance OrderLayer::LossOf(const OrderResult& result) const {
  if (const UnitOutlook* unit = OutlookOf(map_.ProvinceOf(result.order.source()))) return ChanceOfLoss(*unit);
  return result.outcome.dislodged_by == kNoProvince ? Chance::kNever : Chance::kSurely;
}

std::string OrderLayer::TitleOf(const OrderResult& result) const {
  if (scene_.outlook == nullptr) return ResultSentence(scene_.position, result, results_, style_.voice);
  const UnitOutlook* unit = OutlookOf(map_.ProvinceOf(result.order.source()));
  return unit == nullptr ? std::string() : HeadOf(scene_.outlook->plan, *unit, style_.voice);
}

std::string_view OrderLayer::WordOf(State state) {
  constexpr std::string_view kWords[] = {"done", "failed", "void", "open"};
  return kWords[static_cast<int>(state)];
}

std::string OrderLayer::OrderName(const Order& order) const {
  return Names(map_, scene_.position.stage(), {}).OrderText(order);
}

void OrderLayer::DrawOrders() {
  for (const OrderResult& result : results_) Draw(result);
  if ((style_.hidden & kBoardResults) == 0) DrawStandoffs();
  DrawOutlookPlaces();
  for (const ProvinceIndex province : scene_.asked) {
    if (const Unit unit = scene_.position.UnitAt(province); IsPlace(unit.location))
      Ring(PlaceOf(unit.location), kAskedRadius, "asked");
  }
  for (const ProvinceIndex province : scene_.culprits) {
    if (const Unit unit = scene_.position.UnitAt(province); IsPlace(unit.location)) {
      Ring(PlaceOf(unit.location), kAskedRadius, "culprit");
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
  svg_ << "<g class=\"order " << WordOf(state) << "\" data-order=\"";
  svg_.Escaped(OrderName(order)) << "\">";
  svg_.Title(TitleOf(result));
  if ((style_.hidden & kBoardResults) == 0) DrawLoss(StartOf(order), LossOf(result));
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
      if (state == State::kVoid) Sign(StartOf(order) + kCorner, "no");
      if (state == State::kFailed) Sign(StartOf(order) + kCorner, "cut");
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
    DrawHead(result, state, curve.end, curve.end - curve.control);
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
  DrawHead(result, state, points.back(), way);
}

void OrderLayer::DrawSupport(const Order& order, State state) {
  const DrawnPoint from = StartOf(order), third = PlaceOf(order.third());
  DrawnPoint to = third;
  bool meets_unit = true;
  if (order.kind() == OrderKind::kSupportMove) {
    const OrderResult* move = FindMove(order.third(), order.target());
    to = move != nullptr ? LastLegOf(move->order).At(kSupportedPart) : PlaceOf(order.target());
    meets_unit = move == nullptr && scene_.position.HasUnit(map_.ProvinceOf(order.target()));
  }
  const DrawnCurve curve = Shortened(Line(from, to), kClearance, meets_unit ? kClearance : 14);
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

void OrderLayer::DrawHead(const OrderResult& result, State state, DrawnPoint tip, DrawnPoint way) {
  const DrawnPoint back = WithLength(way, kHeadLength), side = WithLength(LeftOf(way), kHeadWidth);
  const DrawnPoint neck = tip - back;
  SvgText heads(heads_);
  heads << "<path class=\"head " << WordOf(state) << "\" data-order=\"";
  heads.Escaped(OrderName(result.order)) << "\" d=\"M" << tip << "L" << neck + side << "L" << neck - side << "z\"/>\n";
}

void OrderLayer::DrawLoss(DrawnPoint at, Chance chance) {
  if (chance == Chance::kNever) return;
  svg_ << "<use" << (chance == Chance::kPerhaps ? " class=\"maybe\"" : "") << " href=\"#burst\" x=\"" << at.x
       << "\" y=\"" << at.y << "\"/>";
}

void OrderLayer::DrawOutlookPlaces() {
  if (scene_.outlook == nullptr) return;
  for (const ProvinceOutlook& province : scene_.outlook->outlook.provinces) {
    const auto& occupants = province.occupants;
    const auto ours = std::find_if(occupants.begin(), occupants.end(), [&](const Occupant& one) {
      return IsAbout(one.unit.power) && IsPlace(one.unit.location);
    });
    if (ours == occupants.end()) continue;
    Ring(PlaceOf(ours->unit.location), kOutlookRadius, province.Sure() != nullptr ? "sure" : "maybe");
  }
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
  svg_ << heads_;
  if ((style_.hidden & kBoardOrders) == 0) {
    for (const OrderResult& result : results_) {
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
  svg_.Escaped(OrderName(order)) << "\">";
  svg_.Title(TitleOf(result));
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
