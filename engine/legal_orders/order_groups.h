// The legal orders of each unit of a plain board as groups: orders that differ in their target only, and a row of the
// targets. Whoever wants a list, a number of orders or one of them walks over the groups.
//
// Plain are boards of movement phases on which nothing of the map or the rules takes orders away (IsSpecialBoard) or
// gives any (PORTAGE_CONVOY). What depends on the whole board is worked out once, by Set. Made once for a map; no
// allocation after that; one thread per object.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_GROUPS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_GROUPS_H_

#include <vector>

#include "legal_orders/board_convoys.h"
#include "legal_orders/reach_tables.h"
#include "order/order.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

inline constexpr int kTargetShift = 36;  // of an order (order.h)
inline constexpr uint64_t kTargetField = uint64_t{kNoLocation} << kTargetShift;

class OrderGroups {
 public:
  explicit OrderGroups(const Map& map);

  // Takes over a board; false if it is not plain. The position must stay where it is.
  bool Set(const PositionView& position, const RuleOptions& rules);

  // Walks over the orders of the unit in a province, in the sequence of the lists.
  //   `visit`: bool One(uint64_t order);
  //            bool Targets(uint64_t group, const Word* targets, int words): for each location in the row `targets` the
  //            order `group`, whose target field is zero, with that target;
  //            bool Supports(uint64_t hold, bool may_hold, uint64_t group, const Word* targets, int words): One of
  //            `hold` if it may, then Targets.
  //            If they return true, that ends the walk.
  template <typename Visit>
  void Walk(const Unit& unit, Visit& visit) const {
    words_ == 2 ? WalkRows<2>(unit, visit) : WalkRows<0>(unit, visit);
  }

  // Never are so many orders visited at once, with a hold before them and two places more behind.
  size_t most_at_once() const { return static_cast<size_t>(words_) * 64 + 3; }

 private:
  struct Stage {
    ReachTables reach;
    ShoreTables shores, coastal_shores;
  };

  template <int kWords>
  int Words() const {
    return kWords == 0 ? words_ : kWords;
  }
  template <int kWords>
  void SetRows(const PositionView& position);
  template <int kWords, typename Visit>
  void WalkRows(const Unit& unit, Visit& visit) const;
  template <int kWords, typename Visit>
  bool WalkMoves(const Unit& unit, ProvinceIndex at, Visit& visit) const;
  template <int kWords, typename Visit>
  bool WalkSupports(const Unit& unit, ProvinceIndex at, Visit& visit) const;
  template <int kWords, typename Visit>
  void WalkConvoys(const Unit& unit, ProvinceIndex at, Visit& visit) const;
  static uint64_t GroupOf(Order order) { return order.bits() & ~kTargetField; }
  const Word* GoalsOf(ProvinceIndex province) const { return goals_.data() + size_t{province} * size_t(words_); }

  const Map* map_;
  const int words_;  // of a location row
  std::vector<Stage> stages_;
  const Stage* stage_ = nullptr;
  mutable BoardConvoys convoys_;  // what is left without a fleet is found while walking
  std::vector<Word> occupied_, armies_, fleets_;
  // By province of a unit: the unit as the third of an order, and the locations that it could be supported to.
  std::vector<uint64_t> third_;
  std::vector<Word> goals_;
};

// ---- Implementation

template <int kWords, typename Visit>
void OrderGroups::WalkRows(const Unit& unit, Visit& visit) const {
  const ProvinceIndex at = map_->ProvinceOf(unit.location);
  if (visit.One(Order::Hold(unit).bits())) return;
  if (WalkMoves<kWords>(unit, at, visit)) return;
  if (WalkSupports<kWords>(unit, at, visit)) return;
  if (TestBit(convoys_.carriers(), at)) WalkConvoys<kWords>(unit, at, visit);
}

template <int kWords, typename Visit>
bool OrderGroups::WalkMoves(const Unit& unit, ProvinceIndex at, Visit& visit) const {
  const uint64_t group = GroupOf(Order::Move(unit, 0));
  const int words = Words<kWords>();
  if (visit.Targets(group, stage_->reach.Moves(unit.type, unit.location), words)) return true;
  if (!TestBit(convoys_.passengers(), at)) return false;
  return visit.Targets(Order::FromBits(group).WithViaConvoy(true).bits(), convoys_.Destinations(at), words);
}

template <int kWords, typename Visit>
bool OrderGroups::WalkSupports(const Unit& unit, ProvinceIndex at, Visit& visit) const {
  const int words = Words<kWords>();
  const Word* const near = stage_->reach.Near(unit.type, unit.location);
  const Word* const reach = stage_->reach.Supports(unit.type, unit.location);
  const uint64_t hold = Order::Hold(unit).WithKind(OrderKind::kSupportHold).WithThird(0).bits();
  const uint64_t move = GroupOf(Order::Hold(unit).WithKind(OrderKind::kSupportMove).WithThird(0));
  RowOf<kWords> others, carried;  // units to look at; those that this one could help to convoy
  for (int w = 0; w < words; ++w) {
    others.words[w] = near[w] & occupied_[size_t(w)];
    carried.words[w] = 0;
  }
  convoys_.AddPassengersTo<kWords>(reach, others.words);
  ClearBit(others.words, at);
  if (TestBit(convoys_.carriers(), at)) {
    Word any = 0;
    for (int w = 0; w < words; ++w) any |= carried.words[w] = convoys_.PassengersOf(at)[w] & others.words[w];
    if (any != 0) convoys_.TakeOut(at);
  }
  for (int v = 0; v < words; ++v) {
    for (Word rest = others.words[v]; rest != 0; rest &= rest - 1) {
      const auto other = static_cast<ProvinceIndex>(v * 64 + std::countr_zero(rest));
      const uint64_t third = third_[other];
      const Word bit = rest & -rest;  // of it in word v of a row
      RowOf<kWords> targets;
      if ((carried.words[v] & bit) != 0) {
        convoys_.FindDestinationsWithout(other, targets.words);
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

template <int kWords, typename Visit>
void OrderGroups::WalkConvoys(const Unit& unit, ProvinceIndex at, Visit& visit) const {
  const uint64_t convoy = GroupOf(Order::Hold(unit).WithKind(OrderKind::kConvoy).WithThird(0));
  const Word* const passengers = convoys_.PassengersOf(at);
  int number = 0;
  for (int v = 0; v < Words<kWords>(); ++v) {
    for (Word rest = passengers[v]; rest != 0; rest &= rest - 1) {
      const auto army = static_cast<ProvinceIndex>(v * 64 + std::countr_zero(rest));
      RowOf<kWords> memory;
      const Word* const needed = convoys_.NeededFor(at, army, number++, memory.words);
      if (visit.Targets(convoy | third_[army], needed, Words<kWords>())) return;
    }
  }
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ORDER_GROUPS_H_
