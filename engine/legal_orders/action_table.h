// Gives every order of a map a number: the policy vector of a learner has an entry for each number.
//
// The numbers depend on the map and on the rules that give units orders (CONVOY_BACK and the like), never on a
// position or a power: an order and the same order of another power are one action. The numbers are dense and stay the
// same as long as the map and kVersion do; fingerprint() shows a change.
//
// The table has, for each unit and each place where it may stand: hold, direct moves, moves VIA convoy, supports,
// convoys, retreats, disband, build; and one waive at the end. It has a move VIA, its supports and its convoys if
// fleets in all seas could carry the army so. In groups of more than kMostExactFleets linked fleets, and on maps with
// conditions on passages, it has every shore for every fleet. It has all orders that LegalOrderLister lists in any
// position.
//
// Sequence: by unit (unit_places.h); for a unit in the sequence above; supports by the supported unit, its hold before
// its moves; convoys by the army; then by location.
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

// Stands for no action.
inline constexpr uint32_t kNoAction = 0xffffffff;

class ActionTable {
 public:
  static constexpr uint32_t kVersion = 1;
  static constexpr size_t kMostActions = size_t{1} << 20;
  static constexpr size_t kMostBytes = size_t{1} << 24;

  static Result<std::shared_ptr<const ActionTable>> Make(const Map& map, const RuleOptions& rules);

  size_t size() const { return targets_.size(); }
  // Equal for tables that number alike.
  uint64_t fingerprint() const { return fingerprint_; }
  size_t bytes() const;

  // The number of an order of any power; kNoAction if the table does not have it. Takes any 64 bits. The order must be
  // written as the lists write it: with the types of both units, and with the coast if a fleet needs one.
  uint32_t NumberOf(Order order) const;
  // The order with a number less than size(). Its power is kNoPower.
  Order At(uint32_t number) const;

  // Calls visit(number) for each location in a row, ascending: the number of `order` with that target, or kNoAction if
  // there is none.
  //   `has_hold`: `order` is a support; visits the number of its hold first.
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

  // By stage: the numbers of ReadyOrders::orders(), spare ones at the end included.
  const uint32_t* ReadyNumbers(size_t stage) const { return ready_[stage].data(); }

 private:
  friend class ActionTableMaker;

  // The groups of a place, in sequence. The orders of a group differ in their target only. There is one group of
  // supports for each supported place, with the hold before the moves, and one group of convoys for each province.
  static constexpr size_t kHold = 0, kMoves = 1, kVia = 2, kSupports = 3;
  static constexpr size_t kNoGroup = SIZE_MAX;
  size_t FirstConvoy() const { return kSupports + places_.count(); }
  size_t Retreats() const { return FirstConvoy() + provinces_; }
  size_t Disband() const { return Retreats() + 1; }
  size_t Build() const { return Disband() + 1; }
  size_t GroupsOfPlace() const { return Build() + 1; }

  explicit ActionTable(const Map& map);
  // kNoGroup if the order has no group, as a waive.
  size_t GroupOf(Order order) const;
  size_t GroupInPlace(Order order) const;
  Order OrderOf(const Unit& unit, size_t group_in_place, LocationIndex target) const;

  size_t provinces_, locations_;
  UnitPlaces places_;
  std::vector<uint32_t> starts_;        // by place and group; the last one is the waive
  std::vector<LocationIndex> targets_;  // by action; kNoLocation for none, which comes first in its group
  std::vector<std::vector<uint32_t>> ready_;
  uint64_t fingerprint_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_ACTION_TABLE_H_
