#include "datc_tests/exhaustive.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "datc_tests/expected_outcome.h"
#include "datc_tests/oracle/oracle.h"
#include "datc_tests/resolvers/two_resolvers.h"
#include "map_build/read_map_text.h"
#include "movement/resolver.h"
#include "position/position.h"

namespace entente {
namespace {

// No unit of the board: never what the oracle expects.
constexpr int kStranger = oracle::kMostUnits;

// What the engine makes of the orders of a board; as oracle::ExpectedOutcome.
struct EngineUnit {
  oracle::UnitFate fate;
  int cause = oracle::kNobody;
};
struct EngineOutcome {
  std::array<EngineUnit, oracle::kMostUnits> units;
  uint32_t contested = 0;
};

bool Agree(const oracle::ExpectedOutcome& wanted, const EngineOutcome& got, size_t units) {
  for (size_t u = 0; u < units; ++u) {
    if (got.units[u].fate != wanted.units[u].fate || !wanted.units[u].MayName(got.units[u].cause)) return false;
  }
  return got.contested == wanted.contested;
}

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
  EngineBoard(const SmallBoard& board, const RuleOptions& rules) : board_(board), map_(MapOf(board)), rules_(rules) {
    general_ = std::make_unique<DecisionScratch>(*map_);
    position_ = std::make_unique<Position>(*map_);
    scratch_ = std::make_unique<MovementScratch>(*map_);
    two_resolvers_ = std::make_unique<TwoResolvers>(*map_);
    for (size_t p = 0; p < board.provinces.size(); ++p) {
      place_.push_back(*map_->FindPlace(PlaceId(board, static_cast<int>(p))));
    }
    NameByProvince();
    for (size_t u = 0; u < board.units.size(); ++u) position_->ref().PlaceUnit(UnitOf(static_cast<int>(u)));
  }

  EngineOutcome Resolve(const std::vector<oracle::Order>& orders) {
    TakeOrders(orders);
    return Translate(ResolveMovement(*position_, rules_, orders_, *scratch_));
  }
  EngineOutcome ResolveGenerally(const std::vector<oracle::Order>& orders) {
    TakeOrders(orders);
    return Translate(ResolveByDecisions(*position_, rules_, orders_, *general_));
  }

  // What the kernel and the general resolver differ in on the orders resolved last.
  std::string DifferenceOfResolvers() { return two_resolvers_->Difference(*position_, rules_, orders_); }

 private:
  void TakeOrders(const std::vector<oracle::Order>& orders) {
    orders_.clear();
    for (size_t u = 0; u < orders.size(); ++u) orders_.push_back(OrderOf(static_cast<int>(u), orders[u]));
  }
  EngineOutcome Translate(const MovementResult& result) const {
    EngineOutcome outcome;
    for (size_t u = 0; u < board_.units.size(); ++u) {
      outcome.units[u] = Translate(result.units[result.unit_at[ProvinceOf(board_.units[u].at)]]);
    }
    for (size_t p = 0; p < place_.size(); ++p) {
      if (TestBit(result.contested, ProvinceOf(static_cast<int>(p)))) outcome.contested |= uint32_t{1} << p;
    }
    return outcome;
  }
  ProvinceIndex ProvinceOf(int p) const { return map_->ProvinceOf(place_[p]); }
  void NameByProvince() {
    unit_from_.assign(map_->province_count(), kStranger);
    number_of_.assign(map_->location_count(), oracle::kNowhere);
    for (size_t u = 0; u < board_.units.size(); ++u) unit_from_[ProvinceOf(board_.units[u].at)] = static_cast<int>(u);
    for (size_t p = 0; p < place_.size(); ++p) number_of_[place_[p]] = static_cast<int>(p);
  }
  int UnitFrom(ProvinceIndex province) const {
    return province == kNoProvince ? oracle::kNobody : unit_from_[province];
  }
  // The dislodger is told twice.
  int DislodgerOf(const UnitOutcome& unit) const {
    return unit.dislodged_by == unit.outcome.dislodged_by ? UnitFrom(unit.dislodged_by) : kStranger;
  }
  EngineUnit Translate(const UnitOutcome& unit) const {
    EngineUnit told;
    told.fate.failure = FailureOf(unit.outcome.reason);
    told.fate.dislodger = DislodgerOf(unit);
    told.fate.dislodger_by_sea = unit.dislodger_convoyed;
    if (unit.moved_to != kNoLocation) told.fate.moved_to = number_of_[unit.moved_to];
    told.cause = UnitFrom(unit.outcome.cause);
    return told;
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
  std::unique_ptr<DecisionScratch> general_;
  std::unique_ptr<TwoResolvers> two_resolvers_;
  std::vector<LocationIndex> place_;  // by number on the oracle's board
  std::vector<int> number_of_;        // by location
  std::vector<int> unit_from_;        // by province
  std::vector<Order> orders_;
};

// Writes order sets on which the two disagree.
class Report {
 public:
  explicit Report(const SmallBoard& board) : board_(board) {}

  // "A a - b: oracle bounced by b or c, dislodged by c; engine moves to b", ..., "contested: oracle b; engine nothing".
  std::string Text(const std::vector<oracle::Order>& orders, const oracle::ExpectedOutcome& wanted,
                   const EngineOutcome& got) const {
    std::string text;
    for (size_t u = 0; u < orders.size(); ++u) {
      const oracle::ExpectedUnit& expected = wanted.units[u];
      const EngineUnit& told = got.units[u];
      const uint32_t cause = told.cause == oracle::kNobody ? 0 : uint32_t{1} << told.cause;
      text += OrderText(u, orders[u]) + ": oracle " + Fate(expected.fate, expected.causes) + "; engine " +
              Fate(told.fate, cause) + "\n";
    }
    return text + "contested: oracle " + Provinces(wanted.contested) + "; engine " + Provinces(got.contested) + "\n";
  }

 private:
  std::string OrderText(size_t u, const oracle::Order& order) const {
    static constexpr std::array kWords = {"H", "-", "S", "S", "C"};
    std::string text = std::string(board_.units[u].fleet ? "F " : "A ") + UnitText(static_cast<int>(u)) + " " +
                       kWords[static_cast<size_t>(order.kind)];
    if (order.subject >= 0) text += " " + UnitText(order.subject) + " -";
    if (order.to >= 0) text += " " + board_.provinces[order.to].name;
    if (order.by_sea) text += " VIA";
    return text;
  }
  std::string Fate(const oracle::UnitFate& fate, uint32_t causes) const {
    static constexpr std::array kWords = {"succeeds", "void",      "bounced", "no_convoy",  "disrupted",
                                          "cut",      "dislodged", "paradox", "unresolved", "another reason"};
    std::string text = kWords[static_cast<size_t>(fate.failure)];
    const char* joint = " by ";
    for (int u = 0; u <= kStranger; ++u) {
      if ((causes >> u & 1) == 0) continue;
      text += joint + UnitText(u);
      joint = " or ";
    }
    if (fate.moved_to != oracle::kNowhere) text += ", moves to " + board_.provinces[fate.moved_to].name;
    if (fate.dislodger != oracle::kNobody) text += ", dislodged by " + UnitText(fate.dislodger);
    return text + (fate.dislodger_by_sea ? " by sea" : "");
  }
  std::string UnitText(int u) const {
    return u == kStranger ? "nobody there" : board_.provinces[board_.units[u].at].name;
  }
  std::string Provinces(uint32_t set) const {
    std::string text;
    for (size_t p = 0; p < board_.provinces.size(); ++p) {
      if ((set >> p & 1) != 0) text += (text.empty() ? "" : " ") + board_.provinces[p].name;
    }
    return text.empty() ? "nothing" : text;
  }

  const SmallBoard& board_;
};

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

namespace {

// Calls visit(orders) for every order set on the board.
template <typename Visit>
void ForEachOrderSet(const SmallBoard& small, Visit visit) {
  std::vector<std::vector<oracle::Order>> choices;
  for (size_t u = 0; u < small.units.size(); ++u) choices.push_back(AllOrders(small, static_cast<int>(u)));
  std::vector<size_t> choice(small.units.size(), 0);
  std::vector<oracle::Order> orders(small.units.size());
  for (bool more = true; more;) {
    for (size_t u = 0; u < choice.size(); ++u) orders[u] = choices[u][choice[u]];
    visit(orders);
    more = false;
    for (size_t u = 0; u < choice.size() && !more; ++u) {
      more = ++choice[u] < choices[u].size();
      if (!more) choice[u] = 0;
    }
  }
}

// What the equations depend on, of the rules.
oracle::Rules OracleRules(const RuleOptions& rules) {
  using oracle::ParadoxRule;
  static constexpr ParadoxRule kRules[] = {ParadoxRule::kF, ParadoxRule::kA, ParadoxRule::kB,
                                           ParadoxRule::kC, ParadoxRule::kD, ParadoxRule::kDptg};
  return {rules.convoy_routes != ConvoyRoutes::kAllBroken, rules.convoy_routes == ConvoyRoutes::kAnyBrokenOwnFirst,
          kRules[static_cast<size_t>(rules.convoy_paradox)], rules.convoyed_cut == ConvoyedCut::kCuts,
          rules.dislodged_bounce == DislodgedBounce::kNever};
}

// 4.A.3: by which ways an army goes that was ordered to a province which it can reach by land, too. `by_sea` says
// whether its order is written "via convoy".
void ChooseWays(oracle::Board& board, AdjacentConvoy rule) {
  const std::vector<oracle::Order> written = board.orders;
  for (size_t m = 0; m < board.units.size(); ++m) {
    const oracle::Order& move = written[m];
    const std::vector<int>& by_army = board.provinces[board.units[m].at].by_army;
    const bool by_land = std::find(by_army.begin(), by_army.end(), move.to) != by_army.end();
    if (move.kind != oracle::Kind::kMove || board.units[m].fleet || !by_land) continue;
    bool own = false, any = false, swaps = false;
    for (size_t k = 0; k < board.units.size(); ++k) {
      const oracle::Order& other = written[k];
      const bool convoys =
          other.kind == oracle::Kind::kConvoy && other.subject == static_cast<int>(m) && other.to == move.to;
      any = any || convoys;
      own = own || (convoys && board.units[k].power == board.units[m].power);
      swaps =
          swaps || (other.kind == oracle::Kind::kMove && other.to == board.units[m].at && board.units[k].at == move.to);
    }
    const bool meant = move.by_sea || own;
    oracle::Order& order = board.orders[m];
    order.or_by_land = rule == AdjacentConvoy::kOwnIntentOrLand || rule == AdjacentConvoy::kSwapOnly;
    switch (rule) {
      case AdjacentConvoy::kOwnIntent:
      case AdjacentConvoy::kOwnIntentOrLand:
        order.by_sea = meant;
        break;
      case AdjacentConvoy::kOwnIntentOrLandIfNone:
        order.by_sea = meant && any;
        break;
      case AdjacentConvoy::kSwapOnly:
        order.by_sea = swaps;
        break;
      case AdjacentConvoy::kIntent:
        order.by_sea = own;
        break;
      case AdjacentConvoy::kViaOnly:
        break;
    }
  }
}

// Adds `more` to `sum`.
void Add(const Trial& more, Trial& sum) {
  sum.counts.unique += more.counts.unique;
  sum.counts.circular += more.counts.circular;
  sum.counts.several_by_sea += more.counts.several_by_sea;
  sum.counts.none += more.counts.none;
  sum.differences += more.differences;
  if (sum.first_difference.empty()) sum.first_difference = more.first_difference;
}

}  // namespace

Trial TryAllOrderSets(const SmallBoard& small) {
  Trial trial;
  RuleOptions rules;
  rules.adjacent_convoy = AdjacentConvoy::kViaOnly;
  EngineBoard engine(small, rules);
  oracle::Board board{small.provinces, small.units, {}};
  long counts[4] = {};
  ForEachOrderSet(small, [&](const std::vector<oracle::Order>& orders) {
    board.orders = orders;
    const oracle::Verdict verdict = oracle::Adjudicate(board);
    ++counts[static_cast<int>(verdict.solutions)];
    const oracle::ExpectedOutcome wanted = oracle::ExpectedFrom(board, verdict.success);
    const EngineOutcome got = engine.Resolve(orders);
    std::string difference = engine.DifferenceOfResolvers();
    if (Agree(wanted, got, orders.size()) && difference.empty()) return;
    if (trial.differences++ == 0) trial.first_difference = Report(small).Text(orders, wanted, got) + difference;
  });
  trial.counts = {counts[0], counts[1], counts[2], counts[3]};
  return trial;
}

Trial TryAllOrderSetsUnder(const SmallBoard& small, const RuleOptions& rules) {
  Trial trial;
  EngineBoard engine(small, rules);
  oracle::Board board{small.provinces, small.units, {}, OracleRules(rules)};
  ForEachOrderSet(small, [&](const std::vector<oracle::Order>& orders) {
    board.orders = orders;
    ChooseWays(board, rules.adjacent_convoy);
    const oracle::CoreVerdict verdict = oracle::AdjudicateUnder(board);
    ++(verdict.is_unique ? trial.counts.unique : trial.counts.none);
    const oracle::ExpectedOutcome wanted = oracle::ExpectedFrom(verdict);
    const EngineOutcome got = engine.ResolveGenerally(orders);
    if (Agree(wanted, got, orders.size()) || trial.differences++ != 0) return;
    trial.first_difference = Report(small).Text(orders, wanted, got);
  });
  return trial;
}

namespace {

// try_sets(board) for every partition, added up.
template <typename Try>
Trial TryPartitions(SmallBoard board, Try try_sets) {
  std::vector<std::vector<int>> partitions;
  std::vector<int> powers;
  Partitions(board.units.size(), powers, 0, partitions);
  Trial sum;
  for (const std::vector<int>& partition : partitions) {
    for (size_t u = 0; u < board.units.size(); ++u) board.units[u].power = partition[u];
    Add(try_sets(board), sum);
  }
  return sum;
}

}  // namespace

Trial TryFewerPowers(const SmallBoard& board) { return TryPartitions(board, TryAllOrderSets); }

Trial TryFewerPowersUnder(const SmallBoard& board, const RuleOptions& rules) {
  return TryPartitions(board, [&](const SmallBoard& b) { return TryAllOrderSetsUnder(b, rules); });
}

}  // namespace entente
