// The legal orders of each unit of a plain board as groups: runs that are ready-made (ready_orders.h), and orders that
// differ in their target only, with a row of the targets. Whoever wants a list, a number of orders or one of them walks
// over the groups.
//
// Plain are boards of movement phases on which nothing of the map or the rules takes orders away (IsSpecialBoard) or
// gives any (PORTAGE_CONVOY). What depends on the whole board is worked out once, when it is taken over. No allocation
// after the constructor; one thread per object.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_GROUPS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_GROUPS_H_

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "board/legality.h"
#include "legal_orders/board_convoys.h"
#include "legal_orders/goal_counts.h"
#include "legal_orders/order_tables.h"
#include "order/order.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

inline constexpr int kTargetShift = 36;  // of an order (order.h)
inline constexpr uint64_t kTargetField = uint64_t{kNoLocation} << kTargetShift;
inline constexpr int kPowerShift = 16;

class OrderGroups {
 public:
  OrderGroups(const Map& map, OrderTablesRef tables);

  // Takes over a board, in three steps; the first says false if it is not plain. The position must stay where it is.
  bool Begin(const PositionView& position, const RuleOptions& rules);
  void EnterUnits();
  void FindConvoys();

  // Walks over the orders of the unit in a province, in the sequence of the lists.
  //   `visit`: bool Ready(ReadyOrders::Run run, uint64_t power): a run of ready_orders(), each with the bits `power`;
  //            bool One(uint64_t order);
  //            bool Targets(uint64_t group, const Word* targets, int words): for each location in the row `targets` the
  //            order `group`, whose target field is zero, with that target;
  //            bool Supports(uint64_t hold, bool may_hold, uint64_t group, const Word* targets, int words): One of
  //            `hold` if it may, then Targets.
  //            If they return true, that ends the walk.
  template <typename Visit>
  void Walk(const Unit& unit, Visit& visit) const {
    const PlacedUnit placed = Place(unit);
    words_ == 2 ? WalkRows<2>(placed, visit) : WalkRows<0>(placed, visit);
  }

  // The same for unit `index` of unit_count(), which ascend by province.
  template <typename Visit>
  void WalkUnit(size_t index, Visit& visit) const {
    words_ == 2 ? WalkRows<2>(units_[index], visit) : WalkRows<0>(units_[index], visit);
  }
  size_t unit_count() const { return static_cast<size_t>(unit_count_); }
  bool IsOf(size_t index, PowerIndex power) const { return power == kNoPower || units_[index].unit.power == power; }

  // The same for units of a power (kNoPower: of all) from unit `index` on, as long as MayCopyUnit and copy.HasRoom();
  // returns where that ended.
  //   `copy`: void Run(ReadyOrders::Run run, uint64_t power); bool HasRoom(): for ReadyOrders::most_of_a_unit.
  bool MayCopyUnit(size_t index) const {
    return ready_ != nullptr && (words_ == 2 ? HasReadyOnly<2>(units_[index]) : HasReadyOnly<0>(units_[index]));
  }
  template <typename Copy>
  size_t CopyUnits(size_t index, PowerIndex power, Copy& copy) const {
    if (ready_ == nullptr) return index;
    return words_ == 2 ? CopyRows<2>(index, power, copy) : CopyRows<0>(index, power, copy);
  }

  // How many orders Walk would visit, from what is counted once a board when first asked for.
  size_t Count(const Unit& unit) const { return words_ == 2 ? CountRows<2>(unit) : CountRows<0>(unit); }
  // The same for all units, by province, in three steps: what is counted once a board, then what each unit has without
  // convoys of its own, and what it has more, which is added.
  void CountGoals() const {
    if (!goals_are_counted_) words_ == 2 ? CountGoalsOf<2>() : CountGoalsOf<0>();
  }
  void CountAlone(uint32_t* counts) const { words_ == 2 ? CountAloneOf<2>(counts) : CountAloneOf<0>(counts); }
  void CountConvoys(uint32_t* counts) const { words_ == 2 ? CountConvoysOf<2>(counts) : CountConvoysOf<0>(counts); }

  // How many moves the unit has, directly and by convoy.
  size_t CountMoves(const Unit& unit) const;

  const OrderTablesRef& tables() const { return tables_; }
  // The stage of the board, and its ready-made orders.
  size_t stage() const { return static_cast<size_t>(stage_ - tables_->stages.data()); }
  const uint64_t* ready_orders() const { return stage_->ready.orders().data(); }

  // Never are so many orders visited at once, with a hold before them and what is copied too much behind them.
  size_t most_at_once() const { return static_cast<size_t>(words_) * 64 + 1 + ReadyOrders::kMostAtOnce; }
  // Nor are so many copied of a unit.
  size_t most_of_a_unit() const { return stage_->ready.most_of_a_unit() + ReadyOrders::kMostAtOnce; }

  // Whether the board is one of board_lists.h.
  bool MayBeJoined() const {
    return words_ == 2 && ready_ != nullptr && unit_count_ < 64 && stage_->reach.has_support_lists() &&
           CountBits(convoys_.landings(), 2) < 64 && stage_->supports.are_made();
  }

 private:
  friend class BoardLists;
  template <int kWords>
  int Words() const {
    return kWords == 0 ? words_ : kWords;
  }
  template <int kWords>
  void EnterRows();
  template <int kWords>
  void EnterPassengers();
  PlacedUnit Place(const Unit& unit) const {
    return {unit, map_->ProvinceOf(unit.location),
            static_cast<uint16_t>(stage_->reach.NumberOf(unit.type, unit.location))};
  }
  // Whether no convoy could give the unit an order or matter for whom it supports.
  template <int kWords>
  bool HasReadyOnly(const PlacedUnit& placed) const {
    const Word* const into = RowsOf<kWords>(placed).supports();
    Word convoyed = convoys_.involved()[placed.at >> 6] >> (placed.at & 63) & 1;
    for (int w = 0; w < Words<kWords>(); ++w) convoyed |= convoys_.landings()[w] & into[w];
    return convoyed == 0;
  }
  template <int kWords, typename Copy>
  size_t CopyRows(size_t index, PowerIndex power, Copy& copy) const;
  template <int kWords, typename Visit>
  void WalkRows(const PlacedUnit& placed, Visit& visit) const;
  template <int kWords, typename Visit>
  bool WalkMoves(const PlacedUnit& placed, Visit& visit) const;
  template <int kWords, typename Visit>
  bool WalkSupports(const PlacedUnit& placed, Visit& visit) const;
  template <int kWords>
  ReachTables::Rows RowsOf(const PlacedUnit& placed) const {
    return stage_->reach.RowsOf<kWords>(placed.number);
  }
  // Word `w` of the row of provinces whose unit it may support without a convoy.
  Word NearWord(const ReachTables::Rows& rows, int w) const {
    return (rows.near_armies()[w] & armies_[size_t(w)]) | (rows.near_fleets()[w] & fleets_[size_t(w)]);
  }
  template <int kWords, typename Visit>
  void WalkConvoys(const Unit& unit, ProvinceIndex at, Visit& visit) const;
  template <int kWords>
  size_t CountRows(const Unit& unit) const;
  template <int kWords>
  void CountAloneOf(uint32_t* counts) const;
  template <int kWords>
  void CountConvoysOf(uint32_t* counts) const;
  // Of any unit what it could do without convoys of its own; of a passenger, and of a carrier, how many orders it has
  // more, of the latter as a difference.
  template <int kWords>
  size_t CountUnitAlone(const PlacedUnit& placed, const GoalCounts::Sums<kWords>& goals) const;
  template <int kWords>
  size_t CountConvoyed(ProvinceIndex army) const;
  template <int kWords>
  size_t CountCarrying(ProvinceIndex carrier) const;
  // Of the convoyed moves that a carrier could support if it need not carry the army itself, how many need it.
  template <int kWords>
  size_t CountLost(ProvinceIndex carrier, const Word* reach) const;
  template <int kWords>
  void CountGoalsOf() const;
  static uint64_t GroupOf(Order order) { return order.bits() & ~kTargetField; }
  static uint64_t PowerOf(const Unit& unit) { return uint64_t{unit.power} << kPowerShift; }
  static uint64_t ThirdOf(UnitType type, LocationIndex location) {
    return Order::FromBits(0).WithThird(location).WithThirdType(type).bits();
  }
  const Word* GoalsOf(ProvinceIndex province) const { return goals_.data() + size_t{province} * size_t(words_); }

  const Map* map_;
  const int words_;  // of a location row
  const OrderTablesRef tables_;
  const OrderTables::Stage* stage_ = nullptr;
  const ReadyOrders* ready_ = nullptr;  // of the stage; null: it has none
  const Graph* graph_ = nullptr;
  const ShoreTables* shores_ = nullptr;
  bool detours_ = false;
  PositionView position_;
  mutable BoardConvoys convoys_;   // what is left without a fleet is found while walking
  std::vector<PlacedUnit> units_;  // ascending by province
  int unit_count_ = 0;
  std::vector<Word> occupied_, armies_, fleets_;
  std::vector<uint8_t> slots_;  // of ready-made orders, by province of a unit
  // By province of a unit: the unit as the third of an order, and the locations that it could be supported to. Where
  // there are ready-made orders, of those that could be convoyed only.
  std::vector<uint64_t> third_;
  std::vector<Word> goals_;
  // Of all units, their holds among them; made when first asked for.
  mutable GoalCounts goal_counts_;
  mutable bool goals_are_counted_ = false;
};

// ---- Implementation

inline bool OrderGroups::Begin(const PositionView& position, const RuleOptions& rules) {
  const Graph& graph = position.stage().graph(rules);
  if (position.phase_type() != PhaseType::kMovement || rules.portage == Portage::kAllowed) return false;
  if (IsSpecialBoard(position, graph, rules)) return false;
  stage_ = &tables_->stages[map_->StageIndexAt(position.phase())];
  const bool on_coasts = rules.convoying_fleets == ConvoyingFleets::kOnCoasts;
  shores_ = on_coasts ? &stage_->coastal_shores : &stage_->shores;
  if (!shores_->links_are_mutual()) return false;
  graph_ = &graph;
  detours_ = rules.convoy_back == ConvoyBack::kAllowed;
  ready_ = stage_->ready.are_made() ? &stage_->ready : nullptr;
  position_ = position;
  goals_are_counted_ = false;
  return true;
}

inline void OrderGroups::EnterUnits() { words_ == 2 ? EnterRows<2>() : EnterRows<0>(); }

inline void OrderGroups::FindConvoys() {
  convoys_.Set(*graph_, *shores_, armies_.data(), fleets_.data(), detours_, &stage_->convoys);
  words_ == 2 ? EnterPassengers<2>() : EnterPassengers<0>();
}

template <int kWords>
void OrderGroups::EnterPassengers() {
  for (const ProvinceIndex at : convoys_.passenger_list()) {
    const Word* const moves = stage_->reach.RowsOf<kWords>(stage_->reach.NumberOf(UnitType::kArmy, at)).moves();
    const Word* const destinations = convoys_.Destinations<kWords>(at);
    RowOf<kWords> goals;  // by value, so that no compiler doubts whether it is one of the other rows
    for (int w = 0; w < Words<kWords>(); ++w) goals.words[w] = moves[w] | destinations[w];
    std::copy_n(goals.words, Words<kWords>(), goals_.data() + size_t{at} * static_cast<size_t>(Words<kWords>()));
    third_[at] = ThirdOf(UnitType::kArmy, at);
  }
}

template <int kWords>
void OrderGroups::EnterRows() {
  const int words = Words<kWords>(), province_words = map_->province_words();
  std::fill_n(armies_.data(), words, Word{0});
  std::fill_n(fleets_.data(), words, Word{0});
  std::copy_n(position_.occupied(), province_words, occupied_.data());
  const uint16_t* codes = position_.unit_codes();
  const uint8_t* const slot_of = stage_->ready.slots();
  uint8_t* slots = slots_.data();
  UnitsByCode::View units = tables_->units.view();
  PlacedUnit* end = units_.data();
  for (int w = 0; w < province_words; ++w) {
    Word fleets = 0;
    for (Word rest = occupied_[size_t(w)]; rest != 0; rest &= rest - 1) {
      const auto bit = static_cast<size_t>(std::countr_zero(rest));
      const unsigned code = codes[bit];
      slots[bit] = slot_of[units.Place(bit, code, end++)];
      fleets |= Word{code & 1} << bit;
    }
    fleets_[size_t(w)] = fleets;
    armies_[size_t(w)] = occupied_[size_t(w)] & ~fleets;
    codes += 64;
    slots += 64;
    units.Skip(64);
  }
  unit_count_ = static_cast<int>(end - units_.data());
  if (ready_ != nullptr) return;
  for (const PlacedUnit* placed = units_.data(); placed != end; ++placed) {
    third_[placed->at] = ThirdOf(placed->unit.type, placed->unit.location);
    const Word* const moves = RowsOf<kWords>(*placed).moves();
    for (int w = 0; w < words; ++w) goals_[static_cast<size_t>(placed->at * words + w)] = moves[w];
  }
}

template <int kWords, typename Visit>
void OrderGroups::WalkRows(const PlacedUnit& placed, Visit& visit) const {
  if (WalkMoves<kWords>(placed, visit)) return;
  if (WalkSupports<kWords>(placed, visit)) return;
  if (TestBit(convoys_.carriers(), placed.at)) WalkConvoys<kWords>(placed.unit, placed.at, visit);
}

// The hold and the moves.
template <int kWords, typename Visit>
bool OrderGroups::WalkMoves(const PlacedUnit& placed, Visit& visit) const {
  const auto& [unit, at, number] = placed;
  const int words = Words<kWords>();
  if (ready_ != nullptr) {
    if (visit.Ready(ready_->RunsOf(number).In(ReadyOrders::kOwnSlot), PowerOf(unit))) return true;
  } else if (visit.One(Order::Hold(unit).bits()) ||
             visit.Targets(GroupOf(Order::Move(unit, 0)), RowsOf<kWords>(placed).moves(), words)) {
    return true;
  }
  if (!TestBit(convoys_.passengers(), at)) return false;
  return visit.Targets(GroupOf(Order::Move(unit, 0, true)), convoys_.Destinations<kWords>(at), words);
}

// Ready-made are the supports of units that could not be convoyed to where this one could support them.
template <int kWords, typename Visit>
bool OrderGroups::WalkSupports(const PlacedUnit& placed, Visit& visit) const {
  const auto& [unit, at, number] = placed;
  const int words = Words<kWords>();
  const ReachTables::Rows rows = RowsOf<kWords>(placed);
  const Word* const reach = rows.supports();
  const uint64_t hold = Order::Hold(unit).WithKind(OrderKind::kSupportHold).WithThird(0).bits();
  const uint64_t move = GroupOf(Order::Hold(unit).WithKind(OrderKind::kSupportMove).WithThird(0));
  RowOf<kWords> others, by_row, carried;  // units to look at; not ready-made; those that this one could help to convoy
  convoys_.AddPassengersTo<kWords>(reach, by_row.words);
  ClearBit(by_row.words, at);
  for (int w = 0; w < words; ++w) {
    others.words[w] = NearWord(rows, w) | by_row.words[w];
    if (ready_ == nullptr) by_row.words[w] = others.words[w];
  }
  if (TestBit(convoys_.carriers(), at)) {
    Word any = 0;
    for (int w = 0; w < words; ++w) any |= carried.words[w] = convoys_.PassengersOf<kWords>(at)[w] & by_row.words[w];
    if (any != 0) convoys_.TakeOut<kWords>(at);
  }
  const ReadyOrders::Runs ready = stage_->ready.RunsOf(number);
  for (int v = 0; v < words; ++v) {
    for (Word rest = others.words[v]; rest != 0; rest &= rest - 1) {
      const auto other = static_cast<ProvinceIndex>(v * 64 + std::countr_zero(rest));
      const Word bit = rest & -rest;  // of it in word v of a row
      if ((by_row.words[v] & bit) == 0) {
        if (visit.Ready(ready.In(slots_[other]), PowerOf(unit))) return true;
        continue;
      }
      const uint64_t third = third_[other];
      RowOf<kWords> targets;
      if ((carried.words[v] & bit) != 0) {
        convoys_.FindDestinationsWithout<kWords>(other, targets.words);
        for (int w = 0; w < words; ++w)
          targets.words[w] = (targets.words[w] | stage_->reach.Moves(UnitType::kArmy, other)[w]) & reach[w];
      } else {
        for (int w = 0; w < words; ++w) targets.words[w] = GoalsOf(other)[w] & reach[w];
      }
      if (visit.Supports(hold | third, (reach[v] & bit) != 0, move | third, targets.words, words)) return true;
    }
  }
  return false;
}

template <int kWords, typename Copy>
size_t OrderGroups::CopyRows(size_t index, PowerIndex power, Copy& copy) const {
  const int words = Words<kWords>();
  const uint8_t* const slots = slots_.data();
  for (; index < unit_count() && copy.HasRoom(); ++index) {
    const PlacedUnit placed = units_[index];
    if (power != kNoPower && placed.unit.power != power) continue;
    if (!HasReadyOnly<kWords>(placed)) break;
    const uint64_t bits = PowerOf(placed.unit);
    const ReadyOrders::Runs runs = ready_->RunsOf(placed.number);
    copy.Run(runs.In(ReadyOrders::kOwnSlot), bits);
    const ReachTables::Rows rows = RowsOf<kWords>(placed);
    for (int v = 0; v < words; ++v) {
      for (Word rest = NearWord(rows, v); rest != 0; rest &= rest - 1) {
        const auto other = static_cast<size_t>(v * 64 + std::countr_zero(rest));
        copy.Run(runs.In(slots[other]), bits);
      }
    }
  }
  return index;
}

template <int kWords, typename Visit>
void OrderGroups::WalkConvoys(const Unit& unit, ProvinceIndex at, Visit& visit) const {
  const uint64_t convoy = GroupOf(Order::Hold(unit).WithKind(OrderKind::kConvoy).WithThird(0));
  const Word* const passengers = convoys_.PassengersOf<kWords>(at);
  int number = 0;
  for (int v = 0; v < Words<kWords>(); ++v) {
    for (Word rest = passengers[v]; rest != 0; rest &= rest - 1) {
      const auto army = static_cast<ProvinceIndex>(v * 64 + std::countr_zero(rest));
      RowOf<kWords> memory;
      const Word* const needed = convoys_.NeededFor<kWords>(at, army, number++, memory.words);
      if (visit.Targets(convoy | third_[army], needed, Words<kWords>())) return;
    }
  }
}

template <int kWords>
size_t OrderGroups::CountRows(const Unit& unit) const {
  CountGoals();
  const PlacedUnit placed = Place(unit);
  size_t count = CountUnitAlone<kWords>(placed, GoalCounts::Sums<kWords>(goal_counts_));
  if (TestBit(convoys_.passengers(), placed.at)) count += CountConvoyed<kWords>(placed.at);
  const bool carries = TestBit(convoys_.carriers(), placed.at) && TestBit(convoys_.involved(), placed.at);
  if (carries) count += CountCarrying<kWords>(placed.at);
  return count;
}

template <int kWords>
void OrderGroups::CountAloneOf(uint32_t* counts) const {
  const GoalCounts::Sums<kWords> goals(goal_counts_);
  for (const PlacedUnit *placed = units_.data(), *const end = placed + unit_count_; placed != end; ++placed)
    counts[placed->at] = static_cast<uint32_t>(CountUnitAlone<kWords>(*placed, goals));
}

template <int kWords>
void OrderGroups::CountConvoysOf(uint32_t* counts) const {
  for (const ProvinceIndex army : convoys_.passenger_list())
    counts[army] += static_cast<uint32_t>(CountConvoyed<kWords>(army));
  RowOf<kWords> carriers;
  for (int w = 0; w < Words<kWords>(); ++w) carriers.words[w] = convoys_.carriers()[w] & convoys_.involved()[w];
  ForEachBit(carriers.words, Words<kWords>(),
             [&](int p) { counts[p] += static_cast<uint32_t>(CountCarrying<kWords>(static_cast<ProvinceIndex>(p))); });
}

// Hold and direct moves; supports of holds, and of the moves of all units less those of its own that are direct.
template <int kWords>
size_t OrderGroups::CountUnitAlone(const PlacedUnit& placed, const GoalCounts::Sums<kWords>& goals) const {
  return static_cast<size_t>(stage_->reach.CountOwn(placed.number)) + goals.Of(RowsOf<kWords>(placed).supports());
}

// Of a passenger the moves by convoy, less its own among those that it could support.
template <int kWords>
size_t OrderGroups::CountConvoyed(ProvinceIndex army) const {
  const ReachTables::Rows rows = stage_->reach.RowsOf<kWords>(stage_->reach.NumberOf(UnitType::kArmy, army));
  const Word* const landings = convoys_.Destinations<kWords>(army);
  size_t count = 0;
  for (int w = 0; w < Words<kWords>(); ++w) {
    count += static_cast<size_t>(std::popcount(landings[w]));
    count -= static_cast<size_t>(std::popcount(landings[w] & ~rows.moves()[w] & rows.supports()[w]));
  }
  return count;
}

template <int kWords>
size_t OrderGroups::CountCarrying(ProvinceIndex carrier) const {
  const uint16_t set = convoys_.SetOf(carrier);
  const Word* const reach = RowsOf<kWords>(Place(position_.UnitAt(carrier))).supports();
  Word shared = 0;  // where others could carry, too, whom it carries
  for (int w = 0; w < Words<kWords>(); ++w)
    shared |= convoys_.ShoreOf<kWords>(carrier)[w] & convoys_.shared_landings()[w] & reach[w];
  if (convoys_.ready().Has(set) && shared == 0) {
    const int number = convoys_.NumberInSet<kWords>(carrier);
    return convoys_.ready().Count<kWords>(set, number, convoys_.PassengersOf<kWords>(carrier));
  }
  return convoys_.CountNeeded<kWords>(carrier) - CountLost<kWords>(carrier, reach);
}

template <int kWords>
size_t OrderGroups::CountLost(ProvinceIndex carrier, const Word* reach) const {
  const int words = Words<kWords>();
  Word any = 0, shared = 0;
  for (int w = 0; w < words; ++w) {
    any |= convoys_.ShoreOf<kWords>(carrier)[w] & reach[w];
    shared |= convoys_.PassengersOf<kWords>(carrier)[w] & convoys_.shared()[w];
  }
  if (any == 0) return 0;
  size_t lost = 0;
  // `others`: where others could carry the army.
  const auto lose = [&](ProvinceIndex army, const Word* others) {
    const Word* const moves = stage_->reach.RowsOf<kWords>(stage_->reach.NumberOf(UnitType::kArmy, army)).moves();
    const Word* const landings = convoys_.Destinations<kWords>(army);
    for (int w = 0; w < words; ++w)
      lost += static_cast<size_t>(std::popcount(landings[w] & ~(others[w] | moves[w]) & reach[w]));
  };
  if (convoys_.FleetsWith(carrier) == 1 && shared == 0) {  // nobody else carries one of them
    const RowOf<kWords> none;
    ForEachBit(convoys_.PassengersOf<kWords>(carrier), words,
               [&](int army) { lose(static_cast<ProvinceIndex>(army), none.words); });
    return lost;
  }
  RowOf<kWords> losers;
  convoys_.TakeOut<kWords>(carrier);
  convoys_.FindLosers<kWords>(reach, losers.words);
  ForEachBit(losers.words, words, [&](int army) {
    RowOf<kWords> others;
    convoys_.FindDestinationsWithout<kWords>(static_cast<ProvinceIndex>(army), others.words);
    lose(static_cast<ProvinceIndex>(army), others.words);
  });
  return lost;
}

// A hold counts as a goal, too: whoever reaches the province may support it.
template <int kWords>
void OrderGroups::CountGoalsOf() const {
  goals_are_counted_ = true;
  GoalCounts::Adder<kWords> adder(goal_counts_);
  for (size_t i = 0; i < unit_count(); ++i) adder.Add(RowsOf<kWords>(units_[i]).moves());
  for (const ProvinceIndex army : convoys_.passenger_list())
    adder.AddWithout(convoys_.Destinations<kWords>(army), stage_->reach.Moves<kWords>(UnitType::kArmy, army));
  adder.Add(occupied_.data());
  adder.Finish();
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_GROUPS_H_
