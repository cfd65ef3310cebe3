// Lists every legal order of every unit in every phase. "Legal" is defined in legality.h.
//
// A movement phase lists
//   - hold; every direct move; a VIA move to every place where fleets on the board could land the army (if armies
//   carry fleets: every place of a fleet);
//   - every hold support; every support of a move that another unit could make (of an army without a coast; of a fleet
//   with every coast it could mean);
//   - every convoy that some route needs (of a fleet: to every coast).
// A retreats phase lists the retreats and the disband; an adjustments phase the builds (and waive) or the removals of
// a power. Each build is possible alone; adjustment/build_plan.h says which builds fit together.
//
// Appends orders to a caller's array. No allocation; one thread per lister.
//
// Lists, counts and numbers have one sequence: in a movement phase by unit: hold; direct moves, then moves VIA convoy;
// supports by the supported unit, the hold before the moves; convoys by the army; then by location (fleets that armies
// convoy: by province).
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_LEGAL_ORDERS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_LEGAL_ORDERS_H_

#include <memory>
#include <utility>

#include "legal_orders/action_table.h"
#include "legal_orders/order_sink.h"
#include "legal_orders/order_walk.h"
#include "position/position.h"

namespace entente {

// The number of an order that the list does not have.
inline constexpr size_t kNotListed = SIZE_MAX;

// Lists and counts orders. Holds the working memory that all units of a position share.
class LegalOrderLister {
 public:
  // `tables`: the tables of another lister of the same map. If it is null, the lister makes its own.
  explicit LegalOrderLister(const Map& map, OrderTablesRef tables = nullptr)
      : map_(&map), walk_(map, tables != nullptr ? std::move(tables) : std::make_shared<OrderTables>(map)) {}

  const OrderTablesRef& tables() const { return walk_.tables(); }

  // Prepares for a position. Position and rules must stay in place and unchanged while the caller lists orders.
  void SetPosition(const PositionView& position, const RuleOptions& rules);

  // Legal orders of the unit in `province`: in a movement phase the unit there, in a retreats phase the dislodged
  // unit, in an adjustments phase the unit that could be built or removed there. Only those of `power`, unless it is
  // kNoPower.
  void ListUnit(ProvinceIndex province, OrderSink& sink, PowerIndex power = kNoPower) const;
  // Legal orders of a power (kNoPower: all powers), by unit, ascending by province; in an adjustments phase also
  // waive.
  void ListPower(PowerIndex power, OrderSink& sink) const;
  // The orders of a power (kNoPower: of all) in a province (kNoProvince: in all).
  void List(PowerIndex power, ProvinceIndex province, OrderSink& sink) const {
    province == kNoProvince ? ListPower(power, sink) : ListUnit(province, sink, power);
  }

  // The numbers in `table` of the orders of ListPower, in the same sequence. kNoAction for an order that the table
  // does not have because it was made for other rules.
  void ListActions(PowerIndex power, const ActionTable& table, ActionSink& sink) const;

  // The length of the list of ListUnit: for one province, or one number for every province of the map. In movement
  // phases the functions add up bits and make no list.
  size_t CountUnit(ProvinceIndex province) const;
  void CountUnits(std::span<uint32_t> counts) const;
  // The number of moves among the orders of ListUnit in a movement phase. They follow the first order, the hold.
  size_t CountMoves(ProvinceIndex province) const;
  // The order with a number in the list of ListUnit; its kind is kNone if the number is CountUnit or more.
  Order UnitOrder(ProvinceIndex province, size_t number) const;
  // The number of an order in the list of ListUnit for its source, so that UnitOrder(..., number) == order; kNotListed
  // if the list does not have it. Takes any 64 bits. A legal order in another form than the listed one, such as a
  // support without the coast, is not listed.
  size_t NumberOf(Order order) const;

 private:
  bool IsMovement() const { return position_.phase_type() == PhaseType::kMovement; }
  void ListRetreats(const DislodgedUnit& dislodged, OrderSink& sink) const;
  void ListAdjustments(ProvinceIndex province, OrderSink& sink, PowerIndex asked) const;
  void ListAdjustmentsOf(PowerIndex power, OrderSink& sink) const;
  void ListBuilds(PowerIndex power, ProvinceIndex site, OrderSink& sink) const;
  // Appends the orders of the units of one power, or of all powers (kNoPower), to a visitor.
  template <typename Visit>
  void WalkPower(PowerIndex power, Visit& visit) const;

  const Map* map_;
  OrderWalk walk_;  // for movement phases
  const RuleOptions* rules_ = nullptr;
  PositionView position_{*map_, nullptr};
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_LEGAL_ORDERS_H_
