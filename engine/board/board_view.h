// A position under rules, asked what its units could do: the base of legality, of lists of legal orders and of explanations.
//
// Each test is a look at rows: those of the graph, made once a map, and those of Convoys, made when they are first asked for.
// Make one per position and use it for all orders. Nothing allocates; one thread at a time.
#ifndef ENTENTE_ENGINE_BOARD_BOARD_VIEW_H_
#define ENTENTE_ENGINE_BOARD_BOARD_VIEW_H_

#include <utility>

#include "board/convoys.h"
#include "map/map.h"
#include "position/control.h"
#include "position/passage.h"
#include "rules/rule_options.h"

namespace entente {

// Whether any league forbids anything now.
inline bool HasLeagues(const PositionView& position, const RuleOptions& rules) {
  return rules.league_rules == LeagueRules::kChecked && position.stage().has_leagues();
}

// Whether passages, leagues, dummies or coasts that must not be written can make an order illegal now; on most maps they
// cannot.
inline bool IsSpecialBoard(const PositionView& position, const Graph& graph, const RuleOptions& rules) {
  return graph.has_conditions() || graph.has_weak_passages() || rules.dummy_moves == DummyMoves::kForbidden ||
         rules.second_coasts == SecondCoasts::kRefused || HasLeagues(position, rules);
}

// Whether the units of a power do not move. Source: maps/LANGUAGE.md (RULE).
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
  bool is_special() const { return is_special_; }  // IsSpecialBoard

  // PORTAGE_CONVOY.
  bool AreFleetsConvoyed() const { return rules_.portage == Portage::kAllowed; }
  // For a type that is convoyed: the graph of its convoys, and the carrier provinces with a unit that could convoy it.
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

  // Whether the unit may go into `to` as far as powers and centers matter.
  bool IsOpen(const Unit& unit, ProvinceIndex to) const { return IsOpenTo(position_, graph_, unit, to); }
  // Whether its power's units do not move.
  bool IsImmobile(const Unit& unit) const { return is_special_ && entente::IsImmobile(map(), rules_, unit.power); }
  // Whether the unit could go to exactly that location without a convoy.
  bool CanMove(const Unit& unit, LocationIndex to) const {
    const int places = unit.type == UnitType::kArmy ? map().province_count() : map().location_count();
    return to < places && to != unit.location && graph_.IsMove(unit.type, unit.location, to) &&
           (!is_special_ || (IsOpen(unit, map().ProvinceOf(to)) && !IsImmobile(unit)));
  }
  // Whether the unit could go into `to` itself, with full strength, and so support what happens there.
  bool CanSupport(const Unit& unit, ProvinceIndex to) const {
    return TestBit(graph_.Reach(unit.type, unit.location), to) &&
           (!is_special_ || (IsOpen(unit, to) && graph_.StrengthOf(unit.location, to) == PassageStrength::kFull));
  }
  // Whether the units on the board, but the one in `except` (or kNoProvince), could carry the unit of that type that
  // stands in `from` to `to`.
  bool CanBeCarried(UnitType carried, ProvinceIndex from, ProvinceIndex to, ProvinceIndex except = kNoProvince) const {
    return HasCarriers(carried) && CarriersReach(carried, from, to, except);
  }
  // Whether the convoy of the unit of that type that stands in `from` needs the one in `carrier` (convoys.h). Under
  // CONVOY_BACK, and back to where it stands, detours count.
  bool CanConvoy(UnitType carried, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const {
    if (!TestBit(carriers(carried), carrier)) return false;
    const Graph& graph = ConvoyGraph(carried);
    const bool is_enough = TestBit(graph.Boarding(from), carrier) && TestBit(graph.Landing(to), carrier);
    return (is_enough && !graph.has_conditions()) || IsNeeded(carried, carrier, from, to);
  }

  // Chains tried so far, for tests.
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
  // By the type of the convoyed unit.
  ProvinceSet carriers_[2];
  bool any_carrier_[2] = {};
  mutable bool is_grouped_[2] = {};
  mutable Convoys convoys_[2];
  const bool is_special_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_BOARD_VIEW_H_
