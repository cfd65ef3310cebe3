#include "datc_tests/engine_board.h"

#include <cstdio>
#include <cstdlib>

#include "board/legality.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

oracle::Failure FailureOf(Reason reason) {
  using oracle::Failure;
  switch (reason) {
    case Reason::kNone:
      return Failure::kNone;
    case Reason::kVoid:
      return Failure::kVoid;
    case Reason::kBounced:
      return Failure::kBounced;
    case Reason::kNoConvoy:
      return Failure::kNoConvoy;
    case Reason::kDisrupted:
      return Failure::kDisrupted;
    case Reason::kCut:
      return Failure::kCut;
    case Reason::kDislodged:
      return Failure::kDislodged;
    case Reason::kParadox:
      return Failure::kParadox;
    case Reason::kUnresolved:
      return Failure::kUnresolved;
    default:
      return Failure::kOther;
  }
}

// If the engine cannot read a board, small_boards.cc is wrong.
MapRef MapOf(const SmallBoard& board) {
  const MapReadResult read = ReadMapText(MapTextOf(board), board.name + ".map", nullptr);
  if (read.ok()) return read.map;
  std::fprintf(stderr, "board %s: %s\n%s", board.name.c_str(), std::string(read.ToStatus().message()).c_str(),
               MapTextOf(board).c_str());
  std::abort();
}

}  // namespace

EngineBoard::EngineBoard(const SmallBoard& board, const RuleOptions& rules)
    : board_(board),
      map_(MapOf(board)),
      rules_(rules),
      position_(*map_),
      resolver_(*map_),
      general_(*map_),
      two_resolvers_(*map_),
      phase_(*map_) {
  for (size_t p = 0; p < board.provinces.size(); ++p) {
    place_.push_back(*map_->FindPlace(PlaceId(board, static_cast<int>(p))));
  }
  NameByProvince();
  position_.ref().SetPhase(map_->begin());
  for (size_t u = 0; u < board.units.size(); ++u) position_.ref().PlaceUnit(UnitOf(static_cast<int>(u)));
}

EngineOutcome EngineBoard::Resolve(const std::vector<oracle::Order>& orders) {
  TakeOrders(orders);
  return Translate(resolver_.Resolve(position_, rules_, orders_));
}

EngineOutcome EngineBoard::ResolveGenerally(const std::vector<oracle::Order>& orders) {
  TakeOrders(orders);
  return Translate(ResolveMovement(position_, rules_, orders_, general_));
}

bool EngineBoard::IsLegal(int u, const oracle::Order& order) const {
  const BoardView board(position_.view(), rules_);
  return CheckMovementOrder(board, OrderOf(u, order)).why == Illegality::kNone;
}

PlayedPhase EngineBoard::Play(const std::vector<WrittenOrder>& orders) {
  sheet_.Clear();
  std::vector<LocationIndex> path;
  for (size_t u = 0; u < orders.size(); ++u) {
    path.clear();
    for (const int sea : orders[u].path) path.push_back(place_[sea]);
    SheetLine line;
    line.power = static_cast<PowerIndex>(board_.units[u].power);
    line.is_written = true;
    line.order = OrderOf(static_cast<int>(u), orders[u].order);
    line.path = path;
    line.text = "in words";
    sheet_.Add(line);
  }
  const PhaseResult result = phase_.Adjudicate(position_, rules_, sheet_);
  PlayedPhase played;
  for (size_t u = 0; u < orders.size(); ++u) played.units[u] = Translate(result.results[u]);
  result.after.ForEachUnit([&](const Unit& unit) {
    played.after[number_of_[unit.location]] = 1 + 2 * unit.power + (unit.type == UnitType::kFleet ? 1 : 0);
  });
  for (int i = 0; i < result.after.dislodged_count(); ++i) {
    const DislodgedUnit& lost = result.after.Dislodged(i);
    const auto places = map_->RetreatPlaces(lost.unit.type, lost.unit.location);
    for (size_t n = 0; n < places.size(); ++n) {
      const uint32_t is_open = lost.retreats[n / 32] >> (n % 32) & 1;
      played.retreats[UnitFrom(map_->ProvinceOf(lost.unit.location))] |= is_open << number_of_[places[n]];
    }
  }
  return played;
}

void EngineBoard::TakeOrders(const std::vector<oracle::Order>& orders) {
  orders_.clear();
  for (size_t u = 0; u < orders.size(); ++u) orders_.push_back(OrderOf(static_cast<int>(u), orders[u]));
}

EngineOutcome EngineBoard::Translate(const MovementResult& result) const {
  EngineOutcome outcome;
  for (size_t u = 0; u < board_.units.size(); ++u) {
    outcome.units[u] = Translate(result.units[result.unit_at[ProvinceOf(board_.units[u].at)]]);
  }
  for (size_t p = 0; p < place_.size(); ++p) {
    if (TestBit(result.contested, ProvinceOf(static_cast<int>(p)))) outcome.contested |= uint32_t{1} << p;
  }
  return outcome;
}

EngineUnit EngineBoard::Translate(const UnitOutcome& unit) const {
  EngineUnit told;
  told.fate.failure = FailureOf(unit.outcome.reason);
  // The result has the dislodger twice; both must agree.
  told.fate.dislodger = unit.dislodged_by == unit.outcome.dislodged_by ? UnitFrom(unit.dislodged_by) : kStranger;
  told.fate.dislodger_by_sea = unit.dislodger_convoyed;
  if (unit.moved_to != kNoLocation) told.fate.moved_to = number_of_[unit.moved_to];
  told.cause = UnitFrom(unit.outcome.cause);
  return told;
}

EngineUnit EngineBoard::Translate(const OrderResult& result) const {
  EngineUnit told;
  told.fate.failure = FailureOf(result.outcome.reason);
  told.fate.dislodger = UnitFrom(result.outcome.dislodged_by);
  const bool moved = result.order.kind() == OrderKind::kMove && result.outcome.reason == Reason::kNone;
  if (moved) told.fate.moved_to = number_of_[result.order.target()];
  told.cause = UnitFrom(result.outcome.cause);
  return told;
}

void EngineBoard::NameByProvince() {
  unit_from_.assign(map_->province_count(), kStranger);
  number_of_.assign(map_->location_count(), oracle::kNowhere);
  for (size_t u = 0; u < board_.units.size(); ++u) unit_from_[ProvinceOf(board_.units[u].at)] = static_cast<int>(u);
  for (size_t p = 0; p < place_.size(); ++p) number_of_[place_[p]] = static_cast<int>(p);
}

Unit EngineBoard::UnitOf(int u) const {
  const oracle::Unit& unit = board_.units[u];
  return {static_cast<PowerIndex>(unit.power), unit.fleet ? UnitType::kFleet : UnitType::kArmy, place_[unit.at]};
}

Order EngineBoard::OrderOf(int u, const oracle::Order& order) const {
  const Unit unit = UnitOf(u);
  switch (order.kind) {
    case oracle::Kind::kHold:
      return Order::Hold(unit);
    case oracle::Kind::kMove:
      return Order::Move(unit, place_[order.to], order.by_sea);
    case oracle::Kind::kSupportHold:
      return Order::SupportHold(unit, UnitOf(order.subject).type, UnitOf(order.subject).location);
    case oracle::Kind::kSupportMove:
      return Order::SupportMove(unit, UnitOf(order.subject).type, UnitOf(order.subject).location, place_[order.to]);
    case oracle::Kind::kConvoy:
      return Order::Convoy(unit, UnitOf(order.subject).location, place_[order.to]);
  }
  return Order::Hold(unit);
}

}  // namespace entente
