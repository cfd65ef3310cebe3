// Every legal order of every unit in every phase.
//
// "Legal" as legality.h says it; listed are: in a movement phase hold, every direct move, a VIA move to every place
// that fleets on the board could carry the army to (where armies carry fleets, every place of one), every hold support,
// every support of a move that another unit could make (armies without a coast; fleets with every coast they could
// mean), every convoy that some route needs (of a fleet, to every coast). In a retreats phase the retreats and the
// disband; in an adjustments phase the builds (and waive) or the removals of a power: each build is possible alone,
// which of them fit together says adjustment/build_plan.h. No allocation: orders are appended to a caller's array. One
// thread per lister.
//
// The sequence, which goes for counts and numbers, too: in a movement phase of each unit hold; moves, then those VIA
// convoy; supports by the supported unit, the hold before the moves; convoys by the army. What is alike so far ascends
// by location (of fleets that armies convoy: by province).
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_LEGAL_ORDERS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_LEGAL_ORDERS_H_

#include <memory>
#include <utility>

#include "legal_orders/action_table.h"
#include "legal_orders/order_sink.h"
#include "legal_orders/order_walk.h"
#include "position/position.h"

namespace entente {

// The number of an order that is not listed.
inline constexpr size_t kNotListed = SIZE_MAX;

// Working memory of the lists: what depends on the whole position and is asked for by every unit.
class LegalOrderLister {
 public:
  // `tables`: those of another lister of the map; null: makes its own.
  explicit LegalOrderLister(const Map& map, OrderTablesRef tables = nullptr)
      : map_(&map), walk_(map, tables != nullptr ? std::move(tables) : std::make_shared<OrderTables>(map)) {}

  const OrderTablesRef& tables() const { return walk_.tables(); }

  // Prepares for a position; it and the rules must stay where they are and unchanged while orders are listed.
  void SetPosition(const PositionView& position, const RuleOptions& rules);

  // Legal orders of the unit in `province`: in a movement phase of the unit there, in a retreats phase of the dislodged
  // unit, in an adjustments phase of the unit that could be built there or removed from there.
  void ListUnit(ProvinceIndex province, OrderSink& sink) const;
  // Legal orders of a power (kNoPower: of all), by unit ascending by province; in an adjustments phase also waive.
  void ListPower(PowerIndex power, OrderSink& sink) const;

  // The numbers of the orders of ListPower, in the same sequence, in a table of the map; kNoAction for those that it does
  // not have: it was made for other rules.
  void ListActions(PowerIndex power, const ActionTable& table, ActionSink& sink) const;

  // The same without making the list: of movement phases bits are added up.
  // How many orders ListUnit would list, of one province and of each: one number for every province of the map.
  size_t CountUnit(ProvinceIndex province) const;
  void CountUnits(std::span<uint32_t> counts) const;
  // How many of the orders of ListUnit are moves, in a movement phase: they follow its first order, the hold.
  size_t CountMoves(ProvinceIndex province) const;
  // The order of a number in the list of ListUnit; of kind kNone if the number is CountUnit or more.
  Order UnitOrder(ProvinceIndex province, size_t number) const;
  // The number of an order in the list of ListUnit for its source, so that UnitOrder(..., number) == order; kNotListed
  // if it is not there. Any 64 bits will do. Orders that are legal but listed in another form, such as a support that
  // leaves a coast out, are not there.
  size_t NumberOf(Order order) const;

 private:
  bool IsMovement() const { return position_.phase_type() == PhaseType::kMovement; }
  void ListRetreats(const DislodgedUnit& dislodged, OrderSink& sink) const;
  void ListAdjustments(ProvinceIndex province, OrderSink& sink) const;
  void ListAdjustmentsOf(PowerIndex power, OrderSink& sink) const;
  void ListBuilds(PowerIndex power, ProvinceIndex site, OrderSink& sink) const;
  // Appends the orders of a power's units, or of all (kNoPower), to a visitor.
  template <typename Visit>
  void WalkPower(PowerIndex power, Visit& visit) const;

  const Map* map_;
  OrderWalk walk_;  // of a movement phase
  const RuleOptions* rules_ = nullptr;
  PositionView position_{*map_, nullptr};
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_LEGAL_ORDERS_H_
