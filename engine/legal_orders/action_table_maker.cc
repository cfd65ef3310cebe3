// What stands in a table of actions: the orders of each unit with fleets in all seas and armies on all shores.
#include <algorithm>
#include <bit>
#include <memory>
#include <string>
#include <utility>

#include "base/digest.h"
#include "legal_orders/action_table.h"
#include "legal_orders/full_board.h"
#include "legal_orders/ready_orders.h"

namespace entente {

// Goes through the groups of every unit in their sequence and adds what any stage knows.
class ActionTableMaker {
 public:
  ActionTableMaker(const Map& map, const RuleOptions& rules)
      : map_(map),
        no_coasts_(rules.second_coasts == SecondCoasts::kRefused),
        on_coasts_(rules.convoying_fleets == ConvoyingFleets::kOnCoasts),
        words_(map.location_words()),
        table_(new ActionTable(map)) {
    for (int i = 0; i < map.stage_count(); ++i)
      boards_.push_back(std::make_unique<FullBoard>(map, map.stage(i), rules));
  }

  Result<std::shared_ptr<const ActionTable>> Make() {
    for (const auto& board : boards_) {
      if (!board->links_are_mutual()) return OneWay();
    }
    const size_t groups = table_->places_.count() * table_->GroupsOfPlace() + 1;
    if (groups * sizeof(uint32_t) > ActionTable::kMostBytes) return TooLarge();
    table_->starts_.reserve(groups);
    for (size_t place = 0; place < table_->places_.count(); ++place) {
      AddUnit(table_->places_.At(place));
      if (table_->targets_.size() > ActionTable::kMostActions) return TooLarge();
    }
    BeginGroup();
    AddNoTarget();  // the waive
    FindReadyNumbers();
    FindSupportNumbers();
    Sign();
    return std::shared_ptr<const ActionTable>(std::move(table_));
  }

 private:
  Status OneWay() const {
    return UnsupportedError(std::string("actions ") + (on_coasts_ ? "under convoying_fleets=on_coasts " : "") + "of " +
                            std::string(map_.name()) + ", where fleets could pass an army on one way only");
  }
  Status TooLarge() const {
    return LimitError("the map " + std::string(map_.name()) +
                      " has too many actions for one table: " + std::to_string(table_->places_.count()) +
                      " places of units; at most " + std::to_string(ActionTable::kMostActions) + " actions fit");
  }

  void BeginGroup() { table_->starts_.push_back(static_cast<uint32_t>(table_->targets_.size())); }
  void AddNoTarget() { table_->targets_.push_back(kNoLocation); }
  void AddTargets(const Word* row) {
    ForEachBit(row, words_, [&](int to) { table_->targets_.push_back(static_cast<LocationIndex>(to)); });
  }

  void AddUnit(const Unit& unit) {
    const ProvinceIndex at = map_.ProvinceOf(unit.location);
    BeginGroup();
    AddNoTarget();  // hold
    AddMoves(unit);
    for (size_t place = 0; place < table_->places_.count(); ++place) AddSupports(unit, at, table_->places_.At(place));
    for (int p = 0; p < map_.province_count(); ++p) AddConvoys(unit, at, static_cast<ProvinceIndex>(p));
    BeginGroup();
    for (const LocationIndex to : map_.RetreatPlaces(unit.type, unit.location)) table_->targets_.push_back(to);
    BeginGroup();
    AddNoTarget();  // disband
    BeginGroup();
    AddNoTarget();  // build
  }

  void AddMoves(const Unit& unit) {
    RowOf<> moves, via;
    for (const auto& board : boards_) {
      board->Add(board->reach().Moves(unit.type, unit.location), moves.words);
      if (board->IsPassenger(unit)) board->Add(board->Destinations(unit.location), via.words);
    }
    BeginGroup();
    AddTargets(moves.words);
    BeginGroup();
    AddTargets(via.words);
  }

  void AddSupports(const Unit& unit, ProvinceIndex at, const Unit& supported) {
    BeginGroup();
    const ProvinceIndex where = map_.ProvinceOf(supported.location);
    if (where == at) return;
    RowOf<> targets;
    bool may_hold = false;
    for (const auto& board : boards_) {
      const Word* const into = board->reach().Supports(unit.type, unit.location);
      may_hold |= TestBit(into, where);
      RowOf<> goals;
      board->AddGoals(supported, unit, at, goals.words);
      for (int w = 0; w < words_; ++w) targets.words[w] |= goals.words[w] & into[w];
    }
    if (may_hold) AddNoTarget();
    if (!no_coasts_) return AddTargets(targets.words);
    RowOf<> provinces;
    ForEachBit(targets.words, words_,
               [&](int to) { SetBit(provinces.words, map_.ProvinceOf(static_cast<LocationIndex>(to))); });
    AddTargets(provinces.words);
  }

  void AddConvoys(const Unit& unit, ProvinceIndex at, ProvinceIndex army) {
    BeginGroup();
    RowOf<> targets;
    for (const auto& board : boards_) {
      if (army == at || !board->IsCarrier(unit, at) || !TestBit(board->PassengersOf(at), army)) continue;
      int number = 0;
      ForEachBit(board->PassengersOf(at), words_, [&](int p) { number += p < army ? 1 : 0; });
      board->AddNeeded(at, army, number, targets.words);
    }
    AddTargets(targets.words);
  }

  void FindReadyNumbers() {
    for (const auto& board : boards_) {
      const ReadyOrders ready(map_, board->graph(), board->reach());
      std::vector<uint32_t>& numbers = table_->ready_.emplace_back();
      for (const uint64_t order : ready.orders()) numbers.push_back(table_->NumberOf(Order::FromBits(order)));
    }
  }

  void FindSupportNumbers() {
    if (words_ != 2) return;
    for (const auto& board : boards_) {
      if (!board->reach().has_support_lists()) return;
    }
    FindConvoyTargets();
    const std::vector<Word>& rows = table_->convoy_targets_;
    for (size_t i = 0; i < rows.size(); i += 2) {
      if (CountBits(&rows[i], 2) > ActionTable::kMostJoined) return;
    }
    for (const auto& board : boards_) table_->support_targets_.push_back(SupportTargets(board->reach()));
  }
  void FindConvoyTargets() {
    std::vector<Word>& rows = table_->convoy_targets_;
    const auto provinces = static_cast<size_t>(map_.province_count());
    const auto add = [&](size_t place, size_t group_in_place) {  // a row
      const size_t group = place * table_->GroupsOfPlace() + group_in_place;
      rows.resize(rows.size() + 2);
      for (uint32_t i = table_->starts_[group]; i < table_->starts_[group + 1]; ++i)
        SetBit(&rows.back() - 1, table_->targets_[i]);
      return table_->starts_[group] != table_->starts_[group + 1];
    };
    for (size_t p = 0; p < provinces; ++p) {
      const size_t place = table_->places_.Of(UnitType::kArmy, static_cast<LocationIndex>(p));
      place == UnitPlaces::kNone ? rows.resize(rows.size() + 2) : static_cast<void>(add(place, ActionTable::kVia));
    }
    rows.resize(rows.size() + 2 * provinces);  // of whoever has no convoys
    for (size_t place = 0; place < table_->places_.count(); ++place) {
      const size_t first = rows.size();
      bool any = false;
      for (size_t army = 0; army < provinces; ++army) any |= add(place, table_->FirstConvoy() + army);
      table_->convoy_rows_.push_back(any ? first / 2 : provinces);
      if (!any) rows.resize(first);
    }
  }
  // Of each place, and of each province with an army: the targets of the group as bits of the place's list, and whether
  // it has a hold, in bit 31. No targets where the group has those of another stage, too: then the number of a target
  // does not follow from which of them it is.
  std::vector<uint32_t> SupportTargets(const ReachTables& reach) const {
    const auto provinces = static_cast<size_t>(map_.province_count());
    std::vector<uint32_t> all(table_->places_.count() * provinces);
    for (size_t place = 0; place < table_->places_.count(); ++place) {
      const Unit& unit = table_->places_.At(place);
      const size_t number = reach.NumberOf(unit.type, unit.location);
      for (size_t p = 0; p < provinces; ++p) {
        const size_t army = table_->places_.Of(UnitType::kArmy, static_cast<LocationIndex>(p));
        if (army == UnitPlaces::kNone) continue;
        const size_t group = place * table_->GroupsOfPlace() + ActionTable::kSupports + army;
        const auto first = table_->targets_.begin() + table_->starts_[group];
        const auto end = table_->targets_.begin() + table_->starts_[group + 1];
        uint32_t& targets = all[place * provinces + p];
        if (first != end && *first == kNoLocation) targets |= 1u << 31;
        const int count = CountBits(reach.RowsOf(number).supports(), words_);
        uint32_t listed = 0;
        for (int i = 0; i < count; ++i) {
          if (std::find(first, end, reach.SupportList(number)[i]) != end) listed |= 1u << i;
        }
        const auto hold = static_cast<int>(targets >> 31);
        if (std::popcount(listed) + hold == end - first) targets |= listed;
      }
    }
    return all;
  }

  void Sign() {
    Digest digest(ActionTable::kVersion);
    for (const uint32_t start : table_->starts_) digest.Add(start);
    for (size_t i = 0; i < table_->size(); ++i) digest.Add(table_->At(static_cast<uint32_t>(i)).bits());
    table_->fingerprint_ = digest.value();
  }

  const Map& map_;
  const bool no_coasts_, on_coasts_;
  const int words_;
  std::unique_ptr<ActionTable> table_;
  std::vector<std::unique_ptr<FullBoard>> boards_;
};

Result<std::shared_ptr<const ActionTable>> ActionTable::Make(const Map& map, const RuleOptions& rules) {
  if (rules.portage == Portage::kAllowed) return UnsupportedError("actions of rules under which armies convoy fleets");
  return ActionTableMaker(map, rules).Make();
}

}  // namespace entente
