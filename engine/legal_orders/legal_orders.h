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

#include <utility>
#include <vector>

#include "base/processor.h"
#include "board/legality.h"
#include "legal_orders/action_table.h"
#include "legal_orders/order_groups.h"
#include "legal_orders/order_sink.h"
#include "legal_orders/order_walks.h"
#include "position/position.h"

namespace entente {

// Working memory of the lists: what depends on the whole position and is asked for by every unit.
class LegalOrderLister {
 public:
  // `tables`: those of another lister of the map; null: makes its own. `level`: of the processor, for tests of the
  // others.
  explicit LegalOrderLister(const Map& map, OrderTablesRef tables = nullptr, ProcessorLevel level = HostLevel())
      : map_(&map),
        groups_(map, tables != nullptr ? std::move(tables) : std::make_shared<OrderTables>(map)),
        walks_(&OrderWalksOf(level)),
        reach_(map.province_count()) {}

  const OrderTablesRef& tables() const { return groups_.tables(); }

  // Prepares for a position; it and the rules must stay where they are and unchanged while orders are listed.
  void SetPosition(const PositionView& position, const RuleOptions& rules);

  // Legal orders of the unit in `province`: in a movement phase of the unit there, in a retreats phase of the dislodged
  // unit, in an adjustments phase of the unit that could be built there or removed from there.
  void ListUnit(ProvinceIndex province, OrderSink& sink) const;
  // Legal orders of a power (kNoPower: of all), by unit ascending by province; in an adjustments phase also waive.
  void ListPower(PowerIndex power, OrderSink& sink) const;

  // The numbers of the orders of ListPower, in the same sequence, in a table of the map; kNoAction for those that it does
  // not have: it was made for other rules. On boards that are not plain the list is made all the same, piece by piece.
  void ListActions(PowerIndex power, const ActionTable& table, ActionSink& sink) const;

  // The same without making the list. On plain boards (order_groups.h) bits are added up; on others the list is made all
  // the same, piece by piece.
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
  // The unit of a province if the board is plain; power kNoPower if not, or if there is none.
  Unit PlainUnitAt(ProvinceIndex province) const { return is_plain_ ? position_.UnitAt(province) : Unit{}; }
  void ListMovement(const Unit& unit, OrderSink& sink) const;
  void ListMoves(const Unit& unit, OrderSink& sink) const;
  void ListSupports(const Unit& unit, OrderSink& sink) const;
  // kSpecial: something of the map or the rules takes supports away.
  template <bool kSpecial>
  void ListSupportsOn(const Unit& unit, OrderSink& sink) const;
  template <bool kSpecial>
  void ListSupportsOf(const Unit& supporter, const Word* reach, const Unit& supported, OrderSink& sink) const;
  void ListRetreats(const DislodgedUnit& dislodged, OrderSink& sink) const;
  void ListAdjustments(ProvinceIndex province, OrderSink& sink) const;
  void ListAdjustmentsOf(PowerIndex power, OrderSink& sink) const;
  void ListBuilds(PowerIndex power, ProvinceIndex site, OrderSink& sink) const;
  template <bool kSpecial>
  void ListSupportsOfCarried(const Unit& supporter, const Word* reach, const Unit& supported, OrderSink& sink) const;
  // kCarried: the type of the convoyed units.
  template <UnitType kCarried>
  void FindConvoyReach();
  template <UnitType kCarried>
  void Land(ProvinceIndex from, const ProvinceSet& reached, ProvinceSet& destinations) const;
  template <UnitType kCarried>
  const ProvinceSet& DestinationsWithout(ProvinceIndex except, ProvinceIndex from, ProvinceSet& memory) const;
  template <UnitType kCarried>
  void ListMovesByConvoy(const Unit& unit, OrderSink& sink) const;
  template <UnitType kCarried>
  void ListConvoys(const Unit& unit, OrderSink& sink) const;
  bool Forbidden(PowerIndex power, const Unit& unit, ProvinceIndex to) const {
    return leagues_ && LeagueForbids(position_, *rules_, power, unit, to);
  }
  // Whether a unit of the type may be convoyed back to where it stands: an army, or a fleet to another coast.
  template <UnitType kCarried>
  bool MayReturnTo(ProvinceIndex home) const {
    return kCarried == UnitType::kArmy ? detours_ : map_->CoastCount(home) > 0;
  }
  // Calls visit(location) for every place in the province where a fleet may stand.
  template <typename Visit>
  void ForEachFleetPlace(ProvinceIndex province, Visit&& visit) const;

  // Who could carry the units of one type: fleets carry armies, under PORTAGE_CONVOY armies carry fleets.
  struct Convoyers {
    ProvinceSet provinces;  // carrier provinces with such a unit
    ProvinceSet boarding;   // provinces where the carried one could board one of them
  };
  template <UnitType kCarried>
  const Convoyers& ConvoyersOf() const {
    return convoyers_[static_cast<size_t>(kCarried)];
  }
  template <UnitType kCarried>
  const Graph& ConvoyGraph() const {
    return kCarried == UnitType::kArmy ? *graph_ : *portage_;
  }
  // Of the convoy of the unit in `from`.
  template <UnitType kCarried>
  ConvoyLegs Legs(ProvinceIndex from, ProvinceIndex to, ConvoyLegsMemory& memory) const {
    if (!conditions_) return LegsBetween(ConvoyGraph<kCarried>(), from, to);
    return OpenLegs(position_, ConvoyGraph<kCarried>(), position_.UnitAt(from), to, memory);
  }
  template <UnitType kCarried>
  ProvinceIndex ProvinceOf(const Unit& carried) const {
    return kCarried == UnitType::kArmy ? carried.location : map_->ProvinceOf(carried.location);
  }
  // Whether others could carry the unit from where it stands.
  template <UnitType kCarried>
  bool MayBoard(const Unit& unit) const {
    return ConvoyersOf<kCarried>().boarding.Test(ProvinceOf<kCarried>(unit));
  }

  // What those on the board could do for the unit in a province.
  struct ConvoyReach {
    ProvinceSet carriers;      // carriers that it could reach
    ProvinceSet destinations;  // provinces where it could land
  };

  const Map* map_;
  OrderGroups groups_;
  const OrderWalks* walks_;
  bool is_plain_ = false;  // the board is one of groups_; what follows is for the others
  const RuleOptions* rules_ = nullptr;
  PositionView position_{*map_, nullptr};
  const Graph* graph_ = nullptr;
  const Graph* portage_ = nullptr;  // by which armies convoy fleets; null: they do not
  bool conditions_ = false;         // some passages are not open to all
  bool leagues_ = false;            // leagues forbid some supports and convoys
  bool is_special_ = false;         // IsSpecialBoard
  bool detours_ = false;            // CONVOY_BACK
  bool no_coasts_ = false;          // supports and convoys name no coast of the destination
  Convoyers convoyers_[2] = {};     // by the type of the carried unit; that of fleets counts under portage_ only
  std::vector<ConvoyReach> reach_;  // by province; of units that may board one only
  mutable KnownRoutes routes_[2];   // by the type of the carried unit
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_LEGAL_ORDERS_H_
