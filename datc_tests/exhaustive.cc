#include "datc_tests/exhaustive.h"

#include <array>
#include <memory>

#include "datc_tests/oracle/equations.h"
#include "datc_tests/oracle/oracle.h"
#include "map_build/read_map_text.h"
#include "movement/resolver.h"
#include "position/position.h"

namespace entente {
namespace {

// The engine's side of a small board.
class EngineBoard {
 public:
  explicit EngineBoard(const SmallBoard& board) : board_(board) {
    const MapReadResult read = ReadMapText(MapTextOf(board), board.name + ".map", nullptr);
    map_ = read.map;
    rules_.adjacent_convoy = AdjacentConvoy::kViaOnly;
    position_ = std::make_unique<Position>(*map_);
    scratch_ = std::make_unique<MovementScratch>(*map_);
    for (size_t p = 0; p < board.provinces.size(); ++p) {
      place_.push_back(*map_->FindPlace(PlaceId(board, static_cast<int>(p))));
    }
    for (size_t u = 0; u < board.units.size(); ++u) position_->ref().PlaceUnit(UnitOf(static_cast<int>(u)));
  }

  // Whether each order succeeds, as the resolver sees it.
  oracle::Assignment Resolve(const std::vector<oracle::Order>& orders) {
    orders_.clear();
    for (size_t u = 0; u < orders.size(); ++u) orders_.push_back(OrderOf(static_cast<int>(u), orders[u]));
    const MovementResult result = ResolveMovement(*position_, rules_, orders_, *scratch_);
    oracle::Assignment success(orders.size());
    for (size_t u = 0; u < orders.size(); ++u) {
      success[u] = result.units[result.unit_at[place_[board_.units[u].at]]].outcome.reason == Reason::kNone;
    }
    return success;
  }

 private:
  Unit UnitOf(int u) const {
    const oracle::Unit& unit = board_.units[u];
    return {static_cast<PowerIndex>(unit.power), unit.fleet ? UnitType::kFleet : UnitType::kArmy, place_[unit.at]};
  }
  Order OrderOf(int u, const oracle::Order& order) const {
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

  const SmallBoard& board_;
  MapRef map_;
  RuleOptions rules_;
  std::unique_ptr<Position> position_;
  std::unique_ptr<MovementScratch> scratch_;
  std::vector<LocationIndex> place_;
  std::vector<Order> orders_;
};

std::string Show(const SmallBoard& board, const std::vector<oracle::Order>& orders, const oracle::Assignment& oracle,
                 const oracle::Assignment& engine) {
  static constexpr std::array kWords = {"H", "-", "S", "S", "C"};
  std::string text;
  for (size_t u = 0; u < orders.size(); ++u) {
    const oracle::Order& order = orders[u];
    const auto place = [&](int p) { return board.provinces[p].name; };
    text +=
        (board.units[u].fleet ? "F " : "A ") + place(board.units[u].at) + " " + kWords[static_cast<size_t>(order.kind)];
    if (order.subject >= 0) text += " " + place(board.units[order.subject].at) + " -";
    if (order.to >= 0) text += " " + place(order.to);
    if (order.by_sea) text += " VIA";
    text += std::string(": oracle ") + (oracle[u] ? "succeeds" : "fails") + ", engine " +
            (engine[u] ? "succeeds" : "fails") + "\n";
  }
  return text;
}

// Supports and convoys that match nothing are no decisions of the equations: they fail by definition.
oracle::Assignment WithVoids(const oracle::Board& board, oracle::Assignment success) {
  const oracle::Equations equations(board);
  for (size_t u = 0; u < board.units.size(); ++u) {
    const oracle::Kind kind = board.orders[u].kind;
    const bool needs_match = kind != oracle::Kind::kHold && kind != oracle::Kind::kMove;
    if (needs_match && !equations.IsDecision(static_cast<int>(u))) success[u] = false;
  }
  // A hold fails if the unit is dislodged.
  for (size_t u = 0; u < board.units.size(); ++u) {
    if (board.orders[u].kind != oracle::Kind::kHold) continue;
    for (size_t k = 0; k < board.units.size(); ++k) {
      if (board.orders[k].kind == oracle::Kind::kMove && board.orders[k].to == board.units[u].at && success[k])
        success[u] = false;
    }
  }
  return success;
}

}  // namespace

Trial TryAllOrderSets(const SmallBoard& small) {
  Trial trial;
  EngineBoard engine(small);
  oracle::Board board{small.provinces, small.units, std::vector<oracle::Order>(small.units.size())};
  std::vector<std::vector<oracle::Order>> choices;
  for (size_t u = 0; u < small.units.size(); ++u) choices.push_back(AllOrders(small, static_cast<int>(u)));
  std::vector<size_t> choice(small.units.size(), 0);
  long counts[4] = {};
  for (bool more = true; more;) {
    for (size_t u = 0; u < choice.size(); ++u) board.orders[u] = choices[u][choice[u]];
    const oracle::Verdict verdict = oracle::Adjudicate(board);
    ++counts[static_cast<int>(verdict.solutions)];
    const oracle::Assignment wanted = WithVoids(board, verdict.success), got = engine.Resolve(board.orders);
    if (wanted != got && trial.differences++ == 0) trial.first_difference = Show(small, board.orders, wanted, got);
    more = false;
    for (size_t u = 0; u < choice.size() && !more; ++u) {
      more = ++choice[u] < choices[u].size();
      if (!more) choice[u] = 0;
    }
  }
  trial.counts = {counts[0], counts[1], counts[2], counts[3]};
  return trial;
}

}  // namespace entente
