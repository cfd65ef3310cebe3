// Walks over the legal orders of each unit of a board in a movement phase. Orders that differ in their target only
// form a group with a row of targets. Lists, counts, numbers and single orders all use this walk.
//
// The rows are those of board/: the places a unit reaches, the places where it could land by convoy, the landings for
// which a carrier is needed. Passages, leagues, dummies and refused coasts remove targets from the rows. SetBoard
// works out once what depends on the whole board. No allocation after the constructor; one thread per object.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_WALK_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_WALK_H_

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "board/legality.h"
#include "legal_orders/needed_rows.h"
#include "legal_orders/order_tables.h"

namespace entente {

inline constexpr int kTargetShift = 36;  // bit positions in an order (order.h)
inline constexpr int kPowerShift = 16;
inline constexpr uint64_t kTargetField = uint64_t{kNoLocation} << kTargetShift;

// Memory of a location row, not initialized. kWords: number of words of a row; 0: as many as the widest map has.
template <int kWords = 0>
struct RowMemory {
  Word words[kWords == 0 ? WordsFor(kMaxLocations) : kWords];
};

class OrderWalk {
 public:
  OrderWalk(const Map& map, OrderTablesRef tables);

  // Prepares for a board of a movement phase. Position and rules must stay in place and unchanged.
  void SetBoard(const PositionView& position, const RuleOptions& rules);

  // Number of units. They ascend by province.
  size_t unit_count() const { return unit_count_; }
  const Unit& UnitAt(size_t index) const { return units_[index].unit; }
  // The index of the unit in a province. The province must have a unit.
  size_t IndexOf(ProvinceIndex province) const { return index_[province]; }

  // Visits the orders of a unit, in the sequence of the lists.
  //   `visit`: bool Ready(ReadyOrders::Runs runs, const uint8_t* slots, Word units, uint64_t power): for each bit of
  //            `units` the run of ready_orders() in the slot of that unit, each order with the bits `power`;
  //            bool One(uint64_t order);
  //            bool Targets(uint64_t group, const Word* targets, int words): for each location in the row `targets`
  //            the order `group`, whose target field is zero, with that target;
  //            bool Supports(uint64_t hold, bool may_hold, uint64_t group, const Word* targets, int words): `hold` if
  //            `may_hold`, then as Targets.
  //            A function ends the walk if it returns true.
  template <typename Visit>
  void Walk(size_t index, Visit& visit) const {
    words_ == 2 ? WalkRows<2>(units_[index], visit) : WalkRows<0>(units_[index], visit);
  }
  size_t CountMoves(size_t index) const;
  // The number of orders that Walk would visit. Visits them only if a rule can remove single supports.
  size_t Count(size_t index) const;

  const OrderTablesRef& tables() const { return tables_; }
  // The stage of the board, and its ready-made orders.
  size_t stage() const { return static_cast<size_t>(stage_ - tables_->stages.data()); }
  const uint64_t* ready_orders() const { return stage_->ready.orders().data(); }
  // An upper bound for the orders visited at once, with a hold before them and the surplus of a copy behind them.
  size_t most_at_once() const { return static_cast<size_t>(words_) * 64 + 3 + ReadyOrders::kMostAtOnce; }

 private:
  struct PlacedUnit {
    Unit unit;
    ProvinceIndex at;
    uint16_t number;  // Reach::NumberOf
  };
  // The units of one type that could board a carrier.
  struct Passengers {
    std::vector<Word> all, by_group;  // a province row; a row for each group of carriers
    std::vector<ProvinceIndex> list;
  };

  template <int kWords>
  int Words() const {
    return kWords == 0 ? words_ : kWords;
  }
  void EnterUnits();
  void FindPassengers(UnitType type);

  template <int kWords, typename Visit>
  void WalkRows(const PlacedUnit& placed, Visit& visit) const {
    if (WalkOwn<kWords>(placed, visit)) return;
    if (!WalkSupports<kWords>(placed, visit) && IsCarrier(placed)) WalkConvoys(placed, visit);
  }
  // Visits the hold and the moves.
  template <int kWords, typename Visit>
  bool WalkOwn(const PlacedUnit& placed, Visit& visit) const {
    if (ready_ == nullptr) {
      RowMemory<> memory;
      return visit.One(Order::Hold(placed.unit).bits()) ||
             visit.Targets(GroupOf(Order::Move(placed.unit, 0)), MovesOf(placed, memory), Words<kWords>()) ||
             WalkMovesByConvoy<kWords>(placed, visit);
    }
    return visit.Ready(ready_->RunsOf(placed.number), &ReadyOrders::kOwnSlot, 1, PowerOf(placed.unit)) ||
           WalkMovesByConvoy<kWords>(placed, visit);
  }
  template <int kWords, typename Visit>
  bool WalkMovesByConvoy(const PlacedUnit& placed, Visit& visit) const;
  template <int kWords, typename Visit>
  bool WalkSupports(const PlacedUnit& placed, Visit& visit) const;
  template <int kWords, typename Visit>
  bool WalkSupportsOf(const PlacedUnit& placed, const Word* into, const PlacedUnit& other, bool is_carried,
                      Visit& visit) const;
  // UnitsNear: provinces of the units near the unit (Reach). PassengersTo: provinces of the units that fleets could
  // convoy to a place that the unit supports into and that they do not reach by themselves.
  template <int kWords>
  RowMemory<kWords> UnitsNear(const PlacedUnit& placed) const;
  template <int kWords>
  RowMemory<kWords> PassengersTo(const PlacedUnit& placed, const Word* into) const;
  template <typename Visit>
  void WalkConvoys(const PlacedUnit& placed, Visit& visit) const;
  // Visits the targets of a fleet that armies convoy province by province.
  template <typename Visit>
  bool VisitByProvince(uint64_t group, const Word* targets, Visit& visit) const;

  // The rows of places where the unit may move without a convoy, and of places that it supports into. The map's rows,
  // or rows made in `memory` without the places closed to the unit.
  const Word* MovesOf(const PlacedUnit& placed, RowMemory<>& memory) const {
    return board_->is_special() ? OpenMovesOf(placed, memory) : RowsOf(placed).moves();
  }
  const Word* OpenMovesOf(const PlacedUnit& placed, RowMemory<>& memory) const;
  const Word* SupportsOf(const PlacedUnit& placed, RowMemory<>& memory) const;
  void ClearClosed(const Unit& unit, bool for_support, Word* row) const;
  // FindLandings: provinces where carriers other than the one in `except` (or kNoProvince) could land the unit.
  // FindPlaces: places of the unit in such provinces. FindProvinces: provinces of places. FindGoals: all places where
  // the unit could go, directly or by a convoy with these landings.
  void FindLandings(const PlacedUnit& placed, ProvinceIndex except, Word* landings) const;
  void FindPlaces(const Unit& unit, const Word* landings, Word* row) const;
  void FindProvinces(const Word* places, Word* row) const;
  void FindPlacesIn(ProvinceIndex province, const Word* places, Word* row) const;
  void FindGoals(const PlacedUnit& placed, const Word* landings, Word* row) const;
  void FindGoalsWithout(const PlacedUnit& placed, ProvinceIndex except, Word* row) const;
  // Removes the supports that a league forbids a power, and refused coasts.
  bool MaskSupports(PowerIndex power, const Unit& other, bool may_hold, Word* targets) const;
  void ForbidByLeague(PowerIndex power, const Unit& other, Word* targets) const;
  // Finds the landings for which the passenger needs the carrier.
  void FindNeeded(const PlacedUnit& carrier, const PlacedUnit& passenger, Word* landings) const;

  // Differences to the sums of goal_counts_: the additional orders of a passenger, and those of a carrier (may be
  // negative).
  size_t CountByConvoy(const PlacedUnit& placed, const Word* into) const;
  size_t CountCarrying(const PlacedUnit& placed, const Word* into) const;
  void FindGoalCounts() const;

  bool detours() const { return board_->rules().convoy_back == ConvoyBack::kAllowed; }
  // The type of the units that a unit could carry.
  static UnitType CarriedBy(const Unit& unit) {
    return unit.type == UnitType::kFleet ? UnitType::kArmy : UnitType::kFleet;
  }
  bool IsCarrier(const PlacedUnit& placed) const {
    const UnitType carried = CarriedBy(placed.unit);
    return board_->HasCarriers(carried) && TestBit(board_->carriers(carried), placed.at);
  }
  const Passengers& Of(UnitType type) const { return passengers_[static_cast<size_t>(type)]; }
  bool IsPassenger(const PlacedUnit& placed) const { return TestBit(Of(placed.unit.type).all.data(), placed.at); }
  const Word* PassengersOf(const PlacedUnit& carrier) const {
    const UnitType carried = CarriedBy(carrier.unit);
    return Of(carried).by_group.data() + size_t(board_->ConvoysOf(carried).GroupOf(carrier.at)) * size_t(words_);
  }
  template <int kWords = 0>
  const Word* Row(const std::vector<Word>& rows, ProvinceIndex province) const {
    return rows.data() + size_t{province} * static_cast<size_t>(Words<kWords>());
  }
  Word* Row(std::vector<Word>& rows, ProvinceIndex province) const {
    return rows.data() + size_t{province} * static_cast<size_t>(words_);
  }
  template <int kWords = 0>
  Reach::Rows RowsOf(const PlacedUnit& placed) const {
    return reach_->RowsOf<kWords>(placed.number);
  }
  static uint64_t PowerOf(const Unit& unit) { return uint64_t{unit.power} << kPowerShift; }
  static uint64_t GroupOf(Order order) { return order.bits() & ~kTargetField; }
  static uint64_t ThirdOf(const Unit& unit) {
    return Order::FromBits(0).WithThird(unit.location).WithThirdType(unit.type).bits();
  }

  const Map* map_;
  const int words_;  // of a location row
  const OrderTablesRef tables_;
  const OrderTables::Stage* stage_ = nullptr;
  const Reach* reach_ = nullptr;
  const ReadyOrders* ready_ = nullptr;  // null: the board has none
  std::optional<BoardView> board_;
  bool leagues_ = false, no_coasts_ = false, are_fleets_convoyed_ = false;
  std::vector<PlacedUnit> units_;
  size_t unit_count_ = 0;
  std::vector<uint16_t> index_;                         // by province
  std::vector<uint8_t> slots_;                          // by province: ReadyOrders::slots() of its unit
  std::vector<Word> units_of_type_[2], no_passengers_;  // rows
  Passengers passengers_[2];
  mutable NeededRows needed_;
  // By province of a unit: landings_ where it could land; far_ those of them that it does not reach by itself; goals_
  // all places where it could go (if there are ready-made orders, only for passengers). all_far_: the union of far_ of
  // all passengers.
  std::vector<Word> landings_, far_, goals_, all_far_;
  // By location, plus one spare entry: how many units could go or stand there. Found at the first question.
  mutable std::vector<uint16_t> goal_counts_;
  mutable bool goals_are_counted_ = false;
};

// ---- Implementation

template <int kWords, typename Visit>
bool OrderWalk::WalkMovesByConvoy(const PlacedUnit& placed, Visit& visit) const {
  if (!IsPassenger(placed)) return false;
  const uint64_t via = GroupOf(Order::Move(placed.unit, 0, true));
  const Word* const landings = Row<kWords>(landings_, placed.at);
  if (placed.unit.type == UnitType::kArmy) return visit.Targets(via, landings, Words<kWords>());
  RowMemory<> places;
  FindPlaces(placed.unit, landings, places.words);
  return VisitByProvince(via, places.words, visit);
}

template <int kWords, typename Visit>
bool OrderWalk::WalkSupports(const PlacedUnit& placed, Visit& visit) const {
  const int words = Words<kWords>();
  RowMemory<> memory;
  const Word* const into = board_->is_special() ? SupportsOf(placed, memory) : RowsOf<kWords>(placed).supports();
  // The ready-made supports leave out units that could be convoyed to where this unit could support them.
  const RowMemory<kWords> convoyed = PassengersTo<kWords>(placed, into), near = UnitsNear<kWords>(placed);
  const Word* const carried = IsCarrier(placed) ? PassengersOf(placed) : no_passengers_.data();
  for (int v = 0; v < words; ++v) {
    Word ready = ready_ != nullptr ? near.words[v] & ~convoyed.words[v] : 0;
    const auto list_ready = [&](Word units) {
      return visit.Ready(ready_->RunsOf(placed.number), slots_.data() + v * 64, units, PowerOf(placed.unit));
    };
    for (Word rest = (near.words[v] | convoyed.words[v]) ^ ready; rest != 0; rest &= rest - 1) {
      if (const Word before = ready & ((rest & -rest) - 1); before != 0) {
        if (list_ready(before)) return true;
        ready ^= before;
      }
      const PlacedUnit& other = units_[index_[size_t(v * 64 + std::countr_zero(rest))]];
      if (WalkSupportsOf<kWords>(placed, into, other, TestBit(carried, other.at), visit)) return true;
    }
    if (ready != 0 && list_ready(ready)) return true;
  }
  return false;
}

// `is_carried`: the supporter could help to convoy the other unit. The function then leaves the supporter out of that
// convoy.
template <int kWords, typename Visit>
bool OrderWalk::WalkSupportsOf(const PlacedUnit& placed, const Word* into, const PlacedUnit& other, bool is_carried,
                               Visit& visit) const {
  const Unit& unit = placed.unit;
  const uint64_t third = ThirdOf(other.unit);
  const uint64_t hold = Order::Hold(unit).WithKind(OrderKind::kSupportHold).WithThird(0).bits() | third;
  const uint64_t move = GroupOf(Order::Hold(unit).WithKind(OrderKind::kSupportMove).WithThird(0)) | third;
  RowMemory<kWords> targets;
  if (is_carried) {
    FindGoalsWithout(other, placed.at, targets.words);
    for (int w = 0; w < Words<kWords>(); ++w) targets.words[w] &= into[w];
  } else {
    for (int w = 0; w < Words<kWords>(); ++w) targets.words[w] = Row<kWords>(goals_, other.at)[w] & into[w];
  }
  bool may_hold = TestBit(into, other.at);
  if (leagues_ || no_coasts_) may_hold = MaskSupports(unit.power, other.unit, may_hold, targets.words);
  if (!are_fleets_convoyed_ || other.unit.type == UnitType::kArmy || !IsPassenger(other))
    return visit.Supports(hold, may_hold, move, targets.words, Words<kWords>());
  return (may_hold && visit.One(hold)) || VisitByProvince(move, targets.words, visit);
}

template <int kWords>
RowMemory<kWords> OrderWalk::UnitsNear(const PlacedUnit& placed) const {
  const Reach::Rows rows = RowsOf<kWords>(placed);
  RowMemory<kWords> near;
  for (int w = 0; w < Words<kWords>(); ++w) {
    near.words[w] =
        (rows.near_armies()[w] & units_of_type_[0][size_t(w)]) | (rows.near_fleets()[w] & units_of_type_[1][size_t(w)]);
  }
  return near;
}

template <int kWords>
RowMemory<kWords> OrderWalk::PassengersTo(const PlacedUnit& placed, const Word* into) const {
  const int words = Words<kWords>();
  RowMemory<kWords> found;
  Word any = 0;
  for (int w = 0; w < words; ++w) {
    found.words[w] = 0;
    any |= all_far_[size_t(w)] & into[w];
  }
  if (any == 0) return found;
  for (const Passengers& passengers : passengers_) {
    for (const ProvinceIndex passenger : passengers.list) {
      Word common = 0;
      for (int w = 0; w < words; ++w) common |= Row<kWords>(far_, passenger)[w] & into[w];
      found.words[passenger >> 6] |= Word{common != 0} << (passenger & 63);
    }
  }
  ClearBit(found.words, placed.at);
  return found;
}

template <typename Visit>
void OrderWalk::WalkConvoys(const PlacedUnit& placed, Visit& visit) const {
  const Word* const passengers = PassengersOf(placed);
  for (int v = 0; v < words_; ++v) {
    for (Word rest = passengers[v]; rest != 0; rest &= rest - 1) {
      const PlacedUnit& other = units_[index_[size_t(v * 64 + std::countr_zero(rest))]];
      const uint64_t convoy = GroupOf(Order::Convoy(placed.unit, other.unit.location, 0));
      RowMemory<> needed, places;
      FindNeeded(placed, other, needed.words);
      if (leagues_) ForbidByLeague(placed.unit.power, other.unit, needed.words);
      if (other.unit.type == UnitType::kArmy || no_coasts_) {
        if (visit.Targets(convoy, needed.words, words_)) return;
        continue;
      }
      FindPlaces(other.unit, needed.words, places.words);
      if (VisitByProvince(convoy, places.words, visit)) return;
    }
  }
}

template <typename Visit>
bool OrderWalk::VisitByProvince(uint64_t group, const Word* targets, Visit& visit) const {
  RowMemory<> provinces, places;
  FindProvinces(targets, provinces.words);
  for (int w = 0; w < words_; ++w) {
    for (Word rest = provinces.words[w]; rest != 0; rest &= rest - 1) {
      FindPlacesIn(static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest)), targets, places.words);
      if (visit.Targets(group, places.words, words_)) return true;
    }
  }
  return false;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_WALK_H_
