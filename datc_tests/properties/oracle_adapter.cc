#include "datc_tests/properties/oracle_adapter.h"

#include <algorithm>

#include "datc_tests/oracle/equations.h"
#include "datc_tests/oracle/partial_information.h"

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

// IMMOBILE_DUMMIES.
bool IsImmobile(const BoardCase& board, PowerIndex power) {
  const bool is_dummy = board.rules.dummies == Dummies::kAll || board.map->IsDummy(power);
  return is_dummy && board.rules.dummy_moves == DummyMoves::kForbidden;
}

// Whether an order counts although it moves a unit that does not move, or supports or convoys such a move; or whether
// the engine refuses it for an immobile unit that is none.
bool MovesImmobile(const BoardCase& board, const OrderResult& result) {
  const Order order = result.order;
  if (result.why != Illegality::kNone && result.why != Illegality::kImmobile) return false;
  if (order.kind() == OrderKind::kHold || order.kind() == OrderKind::kSupportHold) return false;
  const LocationIndex moved = order.kind() == OrderKind::kMove ? order.source() : order.third();
  const PowerIndex power = board.position.view().UnitAt(board.map->ProvinceOf(moved)).power;
  return IsImmobile(board, power) == (result.why == Illegality::kNone);
}

// The oracle's words for the engine's reasons.
constexpr oracle::Failure FailureOf(Reason reason) {
  switch (reason) {
    case Reason::kNone:
      return oracle::Failure::kNone;
    case Reason::kVoid:
      return oracle::Failure::kVoid;
    case Reason::kBounced:
      return oracle::Failure::kBounced;
    case Reason::kNoConvoy:
      return oracle::Failure::kNoConvoy;
    case Reason::kDisrupted:
      return oracle::Failure::kDisrupted;
    case Reason::kCut:
      return oracle::Failure::kCut;
    case Reason::kDislodged:
      return oracle::Failure::kDislodged;
    case Reason::kParadox:
      return oracle::Failure::kParadox;
    default:
      return oracle::Failure::kOther;
  }
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

// The places that the unit enters with less than full strength.
std::map<int, int> OracleAdapter::HalvesOf(const Unit& unit) const {
  std::map<int, int> halves;
  for (int p = 0; p < map_.province_count() && graph_.has_weak_passages(); ++p) {
    const PassageStrength strength = graph_.StrengthOf(unit.location, static_cast<ProvinceIndex>(p));
    if (strength != PassageStrength::kFull) halves[p] = strength == PassageStrength::kHalf ? 1 : 0;
  }
  return halves;
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
      return {oracle::Kind::kMove, to, -1, GoesBySea(orders, u)};
    case OrderKind::kSupportHold:
      return {oracle::Kind::kSupportHold, -1, subject(), false};
    case OrderKind::kSupportMove: {
      // A support towards another coast than the move's supports nothing (4.B.4), like a support of another order.
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

// Leaves out the provinces without a unit or destination, and numbers the others again.
void OracleAdapter::KeepPlacesThatMatter(OracleAnswer* answer) const {
  oracle::Board& board = answer->board;
  std::vector<int> number(provinces_.size(), oracle::kNowhere);
  for (size_t u = 0; u < board.units.size(); ++u) {
    for (const int place : {board.units[u].at, board.orders[u].to}) {
      if (place == oracle::kNowhere || number[place] != oracle::kNowhere) continue;
      number[place] = static_cast<int>(answer->places.size());
      answer->places.push_back(static_cast<ProvinceIndex>(place));
    }
  }
  const auto renumber = [&](std::vector<int> list) {
    for (int& place : list) place = number[place];
    std::erase(list, oracle::kNowhere);
    return list;
  };
  for (const ProvinceIndex place : answer->places) {
    const oracle::Province& full = provinces_[place];
    board.provinces.push_back({full.name, full.sea, renumber(full.by_army), renumber(full.by_fleet)});
  }
  for (size_t u = 0; u < board.units.size(); ++u) {
    board.units[u].at = number[board.units[u].at];
    std::map<int, int> halves;
    for (const auto& [place, strength] : board.units[u].halves) {
      if (number[place] != oracle::kNowhere) halves[number[place]] = strength;
    }
    board.units[u].halves = std::move(halves);
    int& to = board.orders[u].to;
    if (to != oracle::kNowhere) to = number[to];
  }
}

// Describes the board and its orders for the oracle.
OracleAnswer OracleAdapter::Describe(const std::vector<Order>& orders, const BoardCase& board) const {
  OracleAnswer answer;
  for (size_t u = 0; u < orders.size(); ++u) {
    const Unit unit = board.position.view().UnitAt(map_.ProvinceOf(orders[u].source()));
    const bool fleet = unit.type == UnitType::kFleet;
    answer.board.units.push_back({unit.power, fleet, map_.ProvinceOf(unit.location), HalvesOf(unit)});
    answer.board.orders.push_back(Translate(orders, u));
  }
  KeepPlacesThatMatter(&answer);
  return answer;
}

std::optional<OracleAnswer> OracleAdapter::Ask(const BoardCase& board, const Played& played) const {
  const std::vector<Order> orders = LegalOrderPerUnit(board, played);
  if (orders.size() > oracle::kMostUnits) return std::nullopt;
  OracleAnswer answer = Describe(orders, board);
  const oracle::Equations equations(answer.board);
  int decisions = 0;
  for (size_t u = 0; u < orders.size(); ++u) decisions += equations.IsDecision(static_cast<int>(u));
  if (decisions > kMostDecisions) return std::nullopt;
  answer.verdict = oracle::Adjudicate(answer.board);
  answer.expected = oracle::LargeOutcomeFrom(answer.board, answer.verdict.success);
  return answer;
}

OracleAnswer OracleAdapter::AskProcedure(const BoardCase& board, const Played& played) const {
  OracleAnswer answer = Describe(LegalOrderPerUnit(board, played), board);
  answer.verdict.success = oracle::ResolveByPartialInformation(answer.board);
  answer.expected = oracle::LargeOutcomeFrom(answer.board, answer.verdict.success);
  return answer;
}

// The position after the phase according to the oracle's outcomes.
Position OracleAdapter::Aftermath(const BoardCase& board, const std::vector<Order>& orders,
                                  const OracleAnswer& answer) const {
  const PositionView before = board.position;
  Position position = Reduced(
      before, [](const Unit&) { return false; }, [](const Unit&) { return false; });
  PositionRef after = position.ref();
  for (size_t u = 0; u < orders.size(); ++u) {
    const oracle::UnitFate& fate = answer.expected.units[u].fate;
    if (fate.dislodger != oracle::kNoUnit) continue;
    Unit stands = orders[u].unit();
    if (fate.moved_to != oracle::kNowhere) stands.location = orders[u].target();
    after.PlaceUnit(stands);
  }
  for (size_t u = 0; u < orders.size(); ++u) {
    const oracle::UnitFate& fate = answer.expected.units[u].fate;
    if (fate.dislodger == oracle::kNoUnit) continue;
    const Unit lost = orders[u].unit();
    const bool is_open = fate.dislodger_by_sea && board.rules.convoy_retreat == ConvoyRetreat::kAllowed;  // 4.A.5
    const ProvinceIndex origin = is_open ? kNoProvince : answer.PlaceOf(fate.dislodger);
    uint32_t* retreats = after.AddDislodged(lost);
    if (IsImmobile(board, lost.power) && map_.Controllers(lost.power).empty()) continue;
    const auto places = map_.RetreatPlaces(lost.type, lost.location);
    for (size_t n = 0; n < places.size(); ++n) {
      const ProvinceIndex to = map_.ProvinceOf(places[n]);
      if (!after.graph().IsMove(lost.type, lost.location, places[n])) continue;
      if (!after.HasUnit(to) && !answer.IsContested(to) && to != origin) retreats[n / 32] |= 1u << (n % 32);
    }
  }
  return position;
}

// The fault in the result of unit u's order; empty if there is none.
std::string OracleAdapter::ResultDifference(const OrderOutcome& got, const OracleAnswer& answer, int u) const {
  const auto& wanted = answer.expected.units[static_cast<size_t>(u)];
  std::string text;
  if (FailureOf(got.reason) != wanted.fate.failure) {
    text += " reason " + std::to_string(static_cast<int>(got.reason)) + " where the oracle's is " +
            std::to_string(static_cast<int>(wanted.fate.failure));
  } else if (!wanted.MayName(answer.UnitAt(got.cause)) || (got.cause != kNoProvince && answer.UnitAt(got.cause) < 0)) {
    text += " a cause that cannot be one";
  }
  if (got.dislodged_by != answer.PlaceOf(wanted.fate.dislodger)) text += " another dislodger";
  return text;
}

std::string OracleAdapter::Difference(const BoardCase& board, const Played& played, const OracleAnswer& answer) const {
  std::string text;
  for (const OrderResult& result : played.results) {
    if (MovesImmobile(board, result)) text += "an order that moves a unit of an immobile dummy counts\n";
    if (result.why != Illegality::kNone) continue;
    const ProvinceIndex province = map_.ProvinceOf(result.order.source());
    const std::string difference = ResultDifference(result.outcome, answer, answer.UnitAt(province));
    if (!difference.empty()) text += std::string(map_.Id(province)) + ":" + difference + "\n";
  }
  const Position after = Aftermath(board, LegalOrderPerUnit(board, played), answer);
  if (!(after.view() == played.after.view())) {
    BoardCase shown(board.map);
    shown.position = after;
    text += "the oracle's position after: " + Show(shown);
  }
  return text;
}

ProvinceIndex OracleAnswer::PlaceOf(int unit) const {
  return unit == oracle::kNoUnit ? kNoProvince : places[static_cast<size_t>(board.units[static_cast<size_t>(unit)].at)];
}

int OracleAnswer::UnitAt(ProvinceIndex province) const {
  for (size_t u = 0; u < board.units.size(); ++u) {
    if (PlaceOf(static_cast<int>(u)) == province) return static_cast<int>(u);
  }
  return oracle::kNoUnit;
}

bool OracleAnswer::IsContested(ProvinceIndex province) const {
  const auto place = std::find(places.begin(), places.end(), province);
  return place != places.end() && expected.contested.test(static_cast<size_t>(place - places.begin()));
}

}  // namespace entente
