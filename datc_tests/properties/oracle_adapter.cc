#include "datc_tests/properties/oracle_adapter.h"

#include <algorithm>

#include "datc_tests/oracle/equations.h"

namespace entente {
namespace {

bool Contains(const std::vector<int>& list, int value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

void AddNeighbors(const Map& map, const Graph& graph, UnitType type, LocationIndex from, std::vector<int>& list) {
  for (const LocationIndex to : graph.Neighbors(type, from)) {
    if (!Contains(list, map.ProvinceOf(to))) list.push_back(map.ProvinceOf(to));
  }
}

// The unit whose move into `province` succeeds, or -1.
int WinnerOf(const OracleAnswer& answer, int province) {
  for (size_t u = 0; u < answer.board.units.size(); ++u) {
    const oracle::Order& order = answer.board.orders[u];
    if (order.kind == oracle::Kind::kMove && order.to == province && answer.verdict.success[u])
      return static_cast<int>(u);
  }
  return -1;
}

bool Moved(const OracleAnswer& answer, int u) {
  return answer.board.orders[u].kind == oracle::Kind::kMove && answer.verdict.success[u];
}

// The unit that dislodges u, or -1.
int DislodgerOf(const OracleAnswer& answer, int u) {
  return Moved(answer, u) ? -1 : WinnerOf(answer, answer.board.units[u].at);
}

// Nobody is there, and somebody who could have come was kept out.
bool IsContested(const OracleAnswer& answer, int province) {
  const oracle::Equations equations(answer.board);
  const int unit = answer.board.UnitAt(province);
  if ((unit >= 0 && !Moved(answer, unit)) || WinnerOf(answer, province) >= 0) return false;
  for (size_t m = 0; m < answer.board.units.size(); ++m) {
    const int move = static_cast<int>(m);
    if (!equations.IsMove(move) || answer.board.orders[m].to != province) continue;
    const bool beaten = unit >= 0 && equations.HeadToHead(move, unit) && answer.verdict.success[unit];
    if (equations.Path(move, answer.verdict.success) && !beaten) return true;
  }
  return false;
}

bool Succeeds(const OracleAnswer& answer, int u) {
  const oracle::Equations equations(answer.board);
  if (equations.IsDecision(u)) return answer.verdict.success[u];
  return answer.board.orders[u].kind == oracle::Kind::kHold && DislodgerOf(answer, u) < 0;
}

}  // namespace

OracleAdapter::OracleAdapter(const Map& map, const Graph& graph) : map_(map), graph_(graph) {
  for (int p = 0; p < map.province_count(); ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    oracle::Province entry{std::string(map.Id(province)), graph.terrain(province) == Terrain::kWater, {}, {}};
    AddNeighbors(map, graph, UnitType::kArmy, province, entry.by_army);
    for (int l = 0; l < map.location_count(); ++l) {
      const auto location = static_cast<LocationIndex>(l);
      if (map.ProvinceOf(location) == province) AddNeighbors(map, graph, UnitType::kFleet, location, entry.by_fleet);
    }
    provinces_.push_back(std::move(entry));
  }
}

std::vector<Order> LegalOrderPerUnit(const BoardCase& board, const Played& played) {
  std::vector<Order> orders;
  board.position.view().ForEachUnit([&](const Unit& unit) {
    Order order = Order::Hold(unit);
    for (const OrderResult& result : played.results) {
      if (result.why == Illegality::kNone && result.order.source() == unit.location) order = result.order;
    }
    orders.push_back(order);
  });
  return orders;
}

bool OracleAdapter::GoesBySea(const std::vector<Order>& orders, size_t u) const {
  const Order move = orders[u];
  if (move.unit_type() == UnitType::kFleet) return false;
  if (move.via_convoy() ||
      !Contains(provinces_[map_.ProvinceOf(move.source())].by_army, map_.ProvinceOf(move.target())))
    return true;
  return std::any_of(orders.begin(), orders.end(), [&](Order order) {
    return order.kind() == OrderKind::kConvoy && order.power() == move.power() && order.third() == move.source() &&
           order.target() == move.target();
  });
}

// Of a move by sea the last leg counts: the strongest that a fleet ordered to convoy it offers.
int OracleAdapter::HalvesOf(const std::vector<Order>& orders, size_t u) const {
  const Order move = orders[u];
  const ProvinceIndex to = map_.ProvinceOf(move.target());
  const auto halves = [&](LocationIndex from) { return 2 - static_cast<int>(graph_.StrengthOf(from, to)); };
  if (!GoesBySea(orders, u)) return halves(move.source());
  int best = -1;
  for (const Order convoy : orders) {
    const bool lands = convoy.kind() == OrderKind::kConvoy && convoy.third() == move.source() &&
                       map_.ProvinceOf(convoy.target()) == to &&
                       Contains(provinces_[map_.ProvinceOf(convoy.source())].by_fleet, to);
    if (lands) best = std::max(best, halves(convoy.source()));
  }
  return best < 0 ? 2 : best;
}

oracle::Order OracleAdapter::Translate(const std::vector<Order>& orders, size_t u) const {
  const Order order = orders[u];
  const int to = order.target() == kNoLocation ? -1 : map_.ProvinceOf(order.target());
  const auto subject = [&] {
    const auto it = std::find_if(orders.begin(), orders.end(), [&](Order o) { return o.source() == order.third(); });
    return static_cast<int>(it - orders.begin());
  };
  switch (order.kind()) {
    case OrderKind::kMove:
      return {oracle::Kind::kMove, to, -1, GoesBySea(orders, u), HalvesOf(orders, u)};
    case OrderKind::kSupportHold:
      return {oracle::Kind::kSupportHold, -1, subject(), false};
    case OrderKind::kSupportMove: {
      // Towards another coast than the move's it supports nothing (4.B.4): like a support of something else.
      const Order supported = orders[static_cast<size_t>(subject())];
      const bool other_coast = map_.IsCoast(order.target()) && supported.kind() == OrderKind::kMove &&
                               map_.ProvinceOf(supported.target()) == to && supported.target() != order.target();
      return {oracle::Kind::kSupportMove, other_coast ? -1 : to, subject(), false};
    }
    case OrderKind::kConvoy:
      return {oracle::Kind::kConvoy, to, subject(), false};
    default:
      return {};
  }
}

std::optional<OracleAnswer> OracleAdapter::Ask(const BoardCase& board, const Played& played) const {
  OracleAnswer answer;
  answer.board.provinces = provinces_;
  const std::vector<Order> orders = LegalOrderPerUnit(board, played);
  for (size_t u = 0; u < orders.size(); ++u) {
    const Unit unit = board.position.view().UnitAt(map_.ProvinceOf(orders[u].source()));
    answer.board.units.push_back({unit.power, unit.type == UnitType::kFleet, map_.ProvinceOf(unit.location)});
    answer.board.orders.push_back(Translate(orders, u));
  }
  const oracle::Equations equations(answer.board);
  int decisions = 0;
  for (size_t u = 0; u < orders.size(); ++u) decisions += equations.IsDecision(static_cast<int>(u));
  if (decisions > kMostDecisions) return std::nullopt;
  answer.verdict = oracle::Adjudicate(answer.board);
  return answer;
}

// The position after the phase as the oracle's outcomes make it.
Position OracleAdapter::Aftermath(const BoardCase& board, const std::vector<Order>& orders,
                                  const OracleAnswer& answer) const {
  const PositionView before = board.position;
  Position position = Reduced(
      before, [](const Unit&) { return false; }, [](const Unit&) { return false; });
  PositionRef after = position.ref();
  for (size_t u = 0; u < orders.size(); ++u) {
    const int unit = static_cast<int>(u);
    if (DislodgerOf(answer, unit) >= 0) continue;
    Unit stands = orders[u].unit();
    if (Moved(answer, unit)) stands.location = orders[u].target();
    after.PlaceUnit(stands);
  }
  for (size_t u = 0; u < orders.size(); ++u) {
    const int dislodger = DislodgerOf(answer, static_cast<int>(u));
    if (dislodger < 0) continue;
    const Unit lost = orders[u].unit();
    const int origin = answer.board.orders[dislodger].by_sea ? -1 : answer.board.units[dislodger].at;
    uint32_t* retreats = after.AddDislodged(lost);
    const auto places = map_.RetreatPlaces(lost.type, lost.location);
    for (size_t n = 0; n < places.size(); ++n) {
      const ProvinceIndex to = map_.ProvinceOf(places[n]);
      if (!after.graph().IsMove(lost.type, lost.location, places[n])) continue;
      if (!after.HasUnit(to) && !IsContested(answer, to) && to != origin) retreats[n / 32] |= 1u << (n % 32);
    }
  }
  return position;
}

std::string OracleAdapter::Difference(const BoardCase& board, const Played& played, const OracleAnswer& answer) const {
  const std::vector<Order> orders = LegalOrderPerUnit(board, played);
  std::string text;
  for (const OrderResult& result : played.results) {
    if (result.why != Illegality::kNone) continue;
    const int province = map_.ProvinceOf(result.order.source()), u = answer.board.UnitAt(province);
    const bool wanted = Succeeds(answer, u), got = result.outcome.reason == Reason::kNone;
    if (wanted != got) {
      text += std::string(map_.Id(static_cast<LocationIndex>(province))) + ": the oracle's order " +
              (wanted ? "succeeds" : "fails") + ", the engine's " + (got ? "succeeds" : "fails") + "\n";
    }
    const int by = DislodgerOf(answer, u);
    const ProvinceIndex from = by < 0 ? kNoProvince : static_cast<ProvinceIndex>(answer.board.units[by].at);
    if (from != result.outcome.dislodged_by) {
      text += std::string(map_.Id(static_cast<LocationIndex>(province))) + ": another dislodger\n";
    }
  }
  const Position after = Aftermath(board, orders, answer);
  if (!(after.view() == played.after.view())) {
    BoardCase shown(board.map);
    shown.position = after;
    text += "the oracle's position after: " + Show(shown);
  }
  return text;
}

}  // namespace entente
