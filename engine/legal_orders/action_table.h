// Every order that a map knows as one number: the policy vector of a learner has an entry for each.
//
// The numbers depend on the map and on those rules that give units orders (CONVOY_BACK and the like), never on a
// position or a power: an order and the same order of another power are one action. They are dense and stay the same as
// long as the map and kVersion do; fingerprint() tells.
//
// What is in it: of each unit where it may stand hold, direct moves, moves VIA convoy, supports, convoys, retreats,
// disband, build, and one waive at the end. Moves VIA, supports of them and convoys are there if fleets in all seas
// could carry the army so; of more than kMostExactFleets linked fleets, and on maps with conditions on passages, every
// shore counts for every fleet. It has all orders that LegalOrderLister lists in any position.
//
// Sequence: by unit (unit_places.h); of a unit as said above; supports by the supported unit, its hold before its
// moves; convoys by the army; what is alike so far by location.
//
//   Size:   standard has 19,293 actions in 217 kB, youngstown 410,988 in 1.4 MB; at most kMostActions, and kMostBytes
//           for the groups.
//   Errors: Make: limit, for larger maps; unsupported, under PORTAGE_CONVOY.
// Immutable; any threads.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_ACTION_TABLE_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_ACTION_TABLE_H_

#include <memory>
#include <vector>

#include "base/status.h"
#include "legal_orders/unit_places.h"
#include "map/map.h"
#include "order/order.h"
#include "rules/rule_options.h"

namespace entente {

// What is no action.
inline constexpr uint32_t kNoAction = 0xffffffff;

class ActionTable {
 public:
  static constexpr uint32_t kVersion = 1;
  static constexpr size_t kMostActions = size_t{1} << 20;
  static constexpr size_t kMostBytes = size_t{1} << 24;

  static Result<std::shared_ptr<const ActionTable>> Make(const Map& map, const RuleOptions& rules);

  size_t size() const { return targets_.size(); }
  // The same for tables that number alike.
  uint64_t fingerprint() const { return fingerprint_; }
  size_t bytes() const;

  // The number of an order, whoever gives it; kNoAction if it is none. Any 64 bits will do. An order must be written as
  // the lists write it: with the types of both units, and with the coast where a fleet needs one.
  uint32_t NumberOf(Order order) const;
  // The order of a number less than size(); its power is kNoPower.
  Order At(uint32_t number) const;

  // Visits, for each location in a row, the number of `order` with that target (kNoAction if there is none), ascending.
  //   `has_hold`: of a support also the hold, first.
  template <typename Visit>
  void ForEachTarget(Order order, bool has_hold, const Word* targets, int words, const Visit& visit) const {
    const size_t group = GroupOf(order);
    uint32_t at = group == kNoGroup ? 0 : starts_[group];
    const uint32_t end = group == kNoGroup ? 0 : starts_[group + 1];
    const bool begins_with_hold = at < end && targets_[at] == kNoLocation;
    if (has_hold) visit(begins_with_hold ? at : kNoAction);
    at += begins_with_hold ? 1 : 0;
    ForEachBit(targets, words, [&](int target) {
      while (at < end && targets_[at] < target) ++at;
      visit(at < end && targets_[at] == target ? at : kNoAction);
    });
  }

  // By stage: the numbers of ReadyOrders::orders(), with as many behind them.
  const uint32_t* ReadyNumbers(size_t stage) const { return ready_[stage].data(); }

 private:
  friend class ActionTableMaker;

  // Groups of a place, in sequence: orders that differ in their target only. Supports are one group for each supported
  // place, with the hold before the moves, convoys one for each province.
  static constexpr size_t kHold = 0, kMoves = 1, kVia = 2, kSupports = 3;
  static constexpr size_t kNoGroup = SIZE_MAX;
  size_t FirstConvoy() const { return kSupports + places_.count(); }
  size_t Retreats() const { return FirstConvoy() + provinces_; }
  size_t Disband() const { return Retreats() + 1; }
  size_t Build() const { return Disband() + 1; }
  size_t GroupsOfPlace() const { return Build() + 1; }

  explicit ActionTable(const Map& map);
  // kNoGroup: none; a waive has none.
  size_t GroupOf(Order order) const;
  size_t GroupInPlace(Order order) const;
  Order OrderOf(const Unit& unit, size_t group_in_place, LocationIndex target) const;

  size_t provinces_, locations_;
  UnitPlaces places_;
  std::vector<uint32_t> starts_;        // by place and group, and one more: where the waive stands
  std::vector<LocationIndex> targets_;  // by action; kNoLocation if it has none: such a one is the first of its group
  std::vector<std::vector<uint32_t>> ready_;
  uint64_t fingerprint_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ACTION_TABLE_H_
