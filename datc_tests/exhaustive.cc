#include "datc_tests/exhaustive.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "datc_tests/oracle/equations.h"
#include "datc_tests/oracle/oracle.h"
#include "map_build/read_map_text.h"
#include "movement/resolver.h"
#include "position/position.h"

namespace entente {
namespace {

// What became of the orders of a board.
struct Answer {
  oracle::Assignment success;
  std::vector<int> dislodger;  // by unit; -1 if it was not dislodged

  friend bool operator==(const Answer&, const Answer&) = default;
};

// A board that the engine cannot read is a mistake in small_boards.cc.
MapRef MapOf(const SmallBoard& board) {
  const MapReadResult read = ReadMapText(MapTextOf(board), board.name + ".map", nullptr);
  if (read.ok()) return read.map;
  std::fprintf(stderr, "board %s: %s\n%s", board.name.c_str(), std::string(read.ToStatus().message()).c_str(),
               MapTextOf(board).c_str());
  std::abort();
}

// The engine's side of a small board.
class EngineBoard {
 public:
  explicit EngineBoard(const SmallBoard& board) : board_(board), map_(MapOf(board)) {
    rules_.adjacent_convoy = AdjacentConvoy::kViaOnly;
    position_ = std::make_unique<Position>(*map_);
    scratch_ = std::make_unique<MovementScratch>(*map_);
    for (size_t p = 0; p < board.provinces.size(); ++p) {
      place_.push_back(*map_->FindPlace(PlaceId(board, static_cast<int>(p))));
    }
    for (size_t u = 0; u < board.units.size(); ++u) position_->ref().PlaceUnit(UnitOf(static_cast<int>(u)));
  }

  Answer Resolve(const std::vector<oracle::Order>& orders) {
    orders_.clear();
    for (size_t u = 0; u < orders.size(); ++u) orders_.push_back(OrderOf(static_cast<int>(u), orders[u]));
    const MovementResult result = ResolveMovement(*position_, rules_, orders_, *scratch_);
    Answer answer;
    for (size_t u = 0; u < orders.size(); ++u) {
      const UnitOutcome& unit = result.units[result.unit_at[place_[board_.units[u].at]]];
      answer.success.push_back(unit.outcome.reason == Reason::kNone);
      answer.dislodger.push_back(UnitFrom(unit.dislodged_by));
    }
    return answer;
  }

 private:
  // The unit that stood there, -1 if nobody did.
  int UnitFrom(ProvinceIndex province) const {
    for (size_t u = 0; u < board_.units.size(); ++u) {
      if (map_->ProvinceOf(place_[board_.units[u].at]) == province) return static_cast<int>(u);
    }
    return -1;
  }
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

// "A a - b: oracle succeeds, engine fails", "F s H: oracle fails, dislodged by b, ...".
std::string Show(const SmallBoard& board, const std::vector<oracle::Order>& orders, const Answer& oracle,
                 const Answer& engine) {
  static constexpr std::array kWords = {"H", "-", "S", "S", "C"};
  const auto place = [&](int p) { return board.provinces[p].name; };
  const auto became = [&](const Answer& answer, size_t u) {
    const int dislodger = answer.dislodger[u];
    return std::string(answer.success[u] ? "succeeds" : "fails") +
           (dislodger < 0 ? "" : ", dislodged by " + place(board.units[dislodger].at));
  };
  std::string text;
  for (size_t u = 0; u < orders.size(); ++u) {
    const oracle::Order& order = orders[u];
    text +=
        (board.units[u].fleet ? "F " : "A ") + place(board.units[u].at) + " " + kWords[static_cast<size_t>(order.kind)];
    if (order.subject >= 0) text += " " + place(board.units[order.subject].at) + " -";
    if (order.to >= 0) text += " " + place(order.to);
    if (order.by_sea) text += " VIA";
    text += ": oracle " + became(oracle, u) + "; engine " + became(engine, u) + "\n";
  }
  return text;
}

// What follows from the decisions. Supports and convoys that match nothing are no decisions of the equations: they fail
// by definition, as does the hold of a dislodged unit.
Answer AnswerOf(const oracle::Board& board, const oracle::Assignment& decided) {
  const oracle::Equations equations(board);
  Answer answer{decided, std::vector<int>(board.units.size(), -1)};
  const auto moves = [&](size_t u) { return board.orders[u].kind == oracle::Kind::kMove && decided[u]; };
  for (size_t u = 0; u < board.units.size(); ++u) {
    for (size_t k = 0; k < board.units.size() && !moves(u); ++k) {
      if (moves(k) && board.orders[k].to == board.units[u].at) answer.dislodger[u] = static_cast<int>(k);
    }
    const oracle::Kind kind = board.orders[u].kind;
    if (kind == oracle::Kind::kHold) {
      answer.success[u] = answer.dislodger[u] < 0;
    } else if (kind != oracle::Kind::kMove && !equations.IsDecision(static_cast<int>(u))) {
      answer.success[u] = false;
    }
  }
  return answer;
}

// Every partition of the units among powers but the finest, as the power of each unit (restricted growth strings).
void Partitions(size_t units, std::vector<int>& powers, int used, std::vector<std::vector<int>>& all) {
  if (powers.size() == units) {
    if (used < static_cast<int>(units)) all.push_back(powers);
    return;
  }
  for (int power = 0; power <= used; ++power) {
    powers.push_back(power);
    Partitions(units, powers, power == used ? used + 1 : used, all);
    powers.pop_back();
  }
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
    const Answer wanted = AnswerOf(board, verdict.success), got = engine.Resolve(board.orders);
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

Trial TryFewerPowers(SmallBoard board) {
  std::vector<std::vector<int>> partitions;
  std::vector<int> powers;
  Partitions(board.units.size(), powers, 0, partitions);
  Trial sum;
  for (const std::vector<int>& partition : partitions) {
    for (size_t u = 0; u < board.units.size(); ++u) board.units[u].power = partition[u];
    const Trial trial = TryAllOrderSets(board);
    sum.counts.unique += trial.counts.unique;
    sum.counts.circular += trial.counts.circular;
    sum.counts.several_by_sea += trial.counts.several_by_sea;
    sum.counts.none += trial.counts.none;
    sum.differences += trial.differences;
    if (sum.first_difference.empty()) sum.first_difference = trial.first_difference;
  }
  return sum;
}

}  // namespace entente
