// Fills a table of actions: the orders of each unit with fleets in all seas and armies on all shores.
#include <algorithm>
#include <bit>
#include <memory>
#include <string>
#include <utility>

#include "base/digest.h"
#include "board/convoys.h"
#include "board/reach.h"
#include "legal_orders/action_table.h"
#include "legal_orders/ready_orders.h"

namespace entente {

// A stage of the map with a fleet in every carrier province: finds the convoys of those fleets for any army.
class FullSeas {
 public:
  FullSeas(const Map& map, const MapStage& stage, const RuleOptions& rules)
      : graph_(stage.graph(rules)),
        words_(graph_.province_words()),
        detours_(rules.convoy_back == ConvoyBack::kAllowed),
        reach_(map, stage.graph()) {
    convoys_.Begin(graph_, graph_.carriers());
    passengers_.resize(static_cast<size_t>(convoys_.group_count()));
    for (int p = 0; p < map.province_count(); ++p) {
      const auto army = static_cast<ProvinceIndex>(p);
      if (graph_.MayStand(UnitType::kArmy, army)) CountPassenger(army);
    }
  }

  const Graph& graph() const { return graph_; }
  const Reach& reach() const { return reach_; }
  bool IsCarrier(const Unit& unit, ProvinceIndex at) const {
    return unit.type == UnitType::kFleet && graph_.IsCarrierProvince(at);
  }
  // Adds the places where fleets other than the one in `except` could land an army.
  void AddLandings(const Unit& army, ProvinceIndex except, Word* row) const {
    if (army.type != UnitType::kArmy || !graph_.MayStand(UnitType::kArmy, army.location)) return;
    ProvinceSet landings;
    convoys_.FindLandings(ConvoyedUnit(graph_, army.location), except, landings.words);
    AddBut(army.location, landings.words, row);
  }
  // Adds the places for which an army needs a fleet. In a group of more than kMostExactFleets linked fleets: all
  // places where they could land it.
  void AddNeeded(ProvinceIndex fleet, ProvinceIndex army, Word* row) const {
    const int group = convoys_.GroupOf(fleet);
    if (!graph_.MayStand(UnitType::kArmy, army)) return;
    const bool any_way = detours_ || !IsExact(group);
    const auto rows = static_cast<size_t>(convoys_.NeededRows(group, any_way));
    std::vector<Word> needed(rows * static_cast<size_t>(words_));
    convoys_.FindNeeded(ConvoyedUnit(graph_, army), group, any_way, needed.data());
    const size_t number = rows == 1 ? 0 : static_cast<size_t>(convoys_.NumberOf(fleet));
    AddBut(army, needed.data() + number * static_cast<size_t>(words_), row);
  }
  void Add(const Word* from, int words, Word* row) const {
    for (int w = 0; w < words; ++w) row[w] |= from[w];
  }

 private:
  // Limits for linked fleets whose chains the maker tries, and for the number of their convoys. Beyond a limit every
  // fleet counts for every shore. The same holds on maps with conditions on passages: a fleet that is not needed while
  // all passages are open is needed when one is closed to the army.
  static constexpr int kMostExactFleets = 16;
  static constexpr int kMostExactConvoys = 50000;

  void CountPassenger(ProvinceIndex army) {
    std::vector<bool> counted(passengers_.size());
    ForEachBit(graph_.Boarding(army), words_, [&](int p) {
      if (!graph_.IsCarrierProvince(static_cast<ProvinceIndex>(p))) return;
      const auto group = static_cast<size_t>(convoys_.GroupOf(static_cast<ProvinceIndex>(p)));
      if (!counted[group]) ++passengers_[group];
      counted[group] = true;
    });
  }
  bool IsExact(int group) const {
    const int fleets = convoys_.SizeOf(group), passengers = passengers_[static_cast<size_t>(group)];
    return !graph_.has_conditions() && fleets <= kMostExactFleets &&
           fleets * passengers * passengers <= kMostExactConvoys;
  }
  void AddBut(ProvinceIndex home, const Word* landings, Word* row) const {
    const bool had = TestBit(row, home);
    Add(landings, words_, row);
    if (!detours_ && !had) ClearBit(row, home);
  }

  const Graph& graph_;
  const int words_;
  const bool detours_;
  const Reach reach_;
  Convoys convoys_;
  std::vector<int> passengers_;  // by group
};

// Goes through the groups of every unit in sequence and adds the targets of all stages.
class ActionTableMaker {
 public:
  ActionTableMaker(const Map& map, const RuleOptions& rules)
      : map_(map),
        no_coasts_(rules.second_coasts == SecondCoasts::kRefused),
        on_coasts_(rules.convoying_fleets == ConvoyingFleets::kOnCoasts),
        words_(map.location_words()),
        table_(new ActionTable(map)) {
    for (int i = 0; i < map.stage_count(); ++i) boards_.push_back(std::make_unique<FullSeas>(map, map.stage(i), rules));
  }

  Result<std::shared_ptr<const ActionTable>> Make() {
    for (const auto& board : boards_) {
      if (!board->graph().LinksLeadBothWays()) return OneWay();
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
      board->Add(board->reach().Moves(unit.type, unit.location), words_, moves.words);
      board->AddLandings(unit, kNoProvince, via.words);
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
      const Word* const into = board->reach().SupportsOf(unit.type, unit.location);
      may_hold |= TestBit(into, where);
      RowOf<> goals;
      board->Add(board->reach().Moves(supported.type, supported.location), words_, goals.words);
      board->AddLandings(supported, board->IsCarrier(unit, at) ? at : kNoProvince, goals.words);
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
      if (army != at && board->IsCarrier(unit, at)) board->AddNeeded(at, army, targets.words);
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
  std::vector<std::unique_ptr<FullSeas>> boards_;
};

Result<std::shared_ptr<const ActionTable>> ActionTable::Make(const Map& map, const RuleOptions& rules) {
  if (rules.portage == Portage::kAllowed) return UnsupportedError("actions of rules under which armies convoy fleets");
  return ActionTableMaker(map, rules).Make();
}

}  // namespace entente
