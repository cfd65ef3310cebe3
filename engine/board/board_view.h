// Answers what the units of a position could do under the rules. Legality, lists of legal orders and explanations use
// it.
//
// Make one BoardView per position and use it for all orders. Each test looks at rows: rows of the graph, which a map
// makes once, and rows of Convoys, which the first question makes. Nothing allocates; one thread at a time.
#ifndef ENTENTE_ENGINE_BOARD_BOARD_VIEW_H_
#define ENTENTE_ENGINE_BOARD_BOARD_VIEW_H_

#include <utility>

#include "board/convoys.h"
#include "map/map.h"
#include "position/control.h"
#include "position/passage.h"
#include "rules/rule_options.h"

namespace entente {

// Whether any league forbids anything in this stage of the map.
inline bool HasLeagues(const PositionView& position, const RuleOptions& rules) {
  return rules.league_rules == LeagueRules::kChecked && position.stage().has_leagues();
}

// Whether passages, leagues, dummies or refused coasts can make an order illegal on this board. On most maps they
// cannot.
inline bool IsSpecialBoard(const PositionView& position, const Graph& graph, const RuleOptions& rules) {
  return graph.has_conditions() || graph.has_weak_passages() || rules.dummy_moves == DummyMoves::kForbidden ||
         rules.second_coasts == SecondCoasts::kRefused || HasLeagues(position, rules);
}

// Whether the rules forbid the units of a power to move. Source: maps/LANGUAGE.md (RULE).
inline bool IsImmobile(const Map& map, const RuleOptions& rules, PowerIndex power) {
  return rules.dummy_moves == DummyMoves::kForbidden && IsDummy(map, rules, power);
}

class BoardView {
 public:
  BoardView(const PositionView& position, const RuleOptions& rules);

  const PositionView& position() const { return position_; }
  const Map& map() const { return position_.map(); }
  const Graph& graph() const { return graph_; }
  const RuleOptions& rules() const { return rules_; }
  bool is_special() const { return is_special_; }  // IsSpecialBoard()

  // Whether armies convoy fleets (PORTAGE_CONVOY).
  bool AreFleetsConvoyed() const { return rules_.portage == Portage::kAllowed; }
  // For units of type `carried`: the graph of their convoys, and the carrier provinces with a unit that could convoy
  // them.
  const Graph& ConvoyGraph(UnitType carried) const {
    return carried == UnitType::kArmy ? graph_ : position_.stage().ConvoyGraph(rules_, carried);
  }
  const Word* carriers(UnitType carried) const { return carriers_[static_cast<size_t>(carried)].words; }
  bool HasCarriers(UnitType carried) const { return any_carrier_[static_cast<size_t>(carried)]; }
  Convoys& ConvoysOf(UnitType carried) const {
    const auto type = static_cast<size_t>(carried);
    if (!std::exchange(is_grouped_[type], true)) convoys_[type].Begin(ConvoyGraph(carried), carriers_[type].words);
    return convoys_[type];
  }

  // ---- Tests by rows ----

  // Whether the conditions on the passage, which name powers and centers, let the unit into `to`.
  bool IsOpen(const Unit& unit, ProvinceIndex to) const { return IsOpenTo(position_, graph_, unit, to); }
  // Whether the rules forbid the unit to move.
  bool IsImmobile(const Unit& unit) const { return is_special_ && entente::IsImmobile(map(), rules_, unit.power); }
  // Whether the unit could go to exactly this location without a convoy.
  bool CanMove(const Unit& unit, LocationIndex to) const {
    const int places = unit.type == UnitType::kArmy ? map().province_count() : map().location_count();
    return to < places && to != unit.location && graph_.IsMove(unit.type, unit.location, to) &&
           (!is_special_ || (IsOpen(unit, map().ProvinceOf(to)) && !IsImmobile(unit)));
  }
  // Whether the unit could support an order into `to`: it reaches `to` without a convoy and with full strength.
  bool CanSupport(const Unit& unit, ProvinceIndex to) const {
    return TestBit(graph_.Reach(unit.type, unit.location), to) &&
           (!is_special_ || (IsOpen(unit, to) && graph_.StrengthOf(unit.location, to) == PassageStrength::kFull));
  }
  // Whether the units on the board, except the one in `except` (or kNoProvince), could carry the unit of type
  // `carried` from `from` to `to`.
  bool CanBeCarried(UnitType carried, ProvinceIndex from, ProvinceIndex to, ProvinceIndex except = kNoProvince) const {
    return HasCarriers(carried) && CarriersReach(carried, from, to, except);
  }
  // Whether the convoy of the unit in `from` needs the unit in `carrier` (see convoys.h). Detours count under
  // CONVOY_BACK and for a convoy back to `from`.
  bool CanConvoy(UnitType carried, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const {
    if (!TestBit(carriers(carried), carrier)) return false;
    const Graph& graph = ConvoyGraph(carried);
    const bool is_enough = TestBit(graph.Boarding(from), carrier) && TestBit(graph.Landing(to), carrier);
    return (is_enough && !graph.has_conditions()) || IsNeeded(carried, carrier, from, to);
  }

  // Number of chains tried so far; for tests.
  int64_t chain_steps() const {
    return (is_grouped_[0] ? convoys_[0].steps() : 0) + (is_grouped_[1] ? convoys_[1].steps() : 0);
  }

 private:
  void FindCarriers(UnitType carried);
  ConvoyLegs Legs(UnitType carried, ProvinceIndex from, ProvinceIndex to, ConvoyLegsMemory& memory) const {
    const Graph& graph = ConvoyGraph(carried);
    if (!graph.has_conditions()) return LegsBetween(graph, from, to);
    return OpenLegs(position_, graph, position_.UnitAt(from), to, memory);
  }
  bool CarriersReach(UnitType carried, ProvinceIndex from, ProvinceIndex to, ProvinceIndex except) const;
  bool IsNeeded(UnitType carried, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const;

  PositionView position_;
  const Graph& graph_;
  const RuleOptions& rules_;
  // Indexed by the type of the convoyed unit.
  ProvinceSet carriers_[2];
  bool any_carrier_[2] = {};
  mutable bool is_grouped_[2] = {};
  mutable Convoys convoys_[2];
  const bool is_special_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_BOARD_VIEW_H_
