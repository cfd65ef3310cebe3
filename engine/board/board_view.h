// What the legality of a board's orders asks about: made once per position, then used for all orders.
//
// Nothing allocates; a view is used by one thread at a time.
#ifndef ENTENTE_ENGINE_BOARD_BOARD_VIEW_H_
#define ENTENTE_ENGINE_BOARD_BOARD_VIEW_H_

#include <optional>

#include "board/convoy_reach.h"
#include "map/map.h"
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

class BoardView {
 public:
  BoardView(const PositionView& position, const RuleOptions& rules);

  const PositionView& position() const { return position_; }
  const Map& map() const { return position_.map(); }
  const Graph& graph() const { return graph_; }
  const RuleOptions& rules() const { return rules_; }
  // PORTAGE_CONVOY.
  bool AreFleetsConvoyed() const { return rules_.portage == Portage::kAllowed; }
  // For a type that is convoyed: the graph of its convoys, and the carrier provinces with a unit that could convoy it.
  const Graph& ConvoyGraph(UnitType carried) const {
    return carried == UnitType::kArmy ? graph_ : position_.stage().ConvoyGraph(rules_, carried);
  }
  const Word* carriers(UnitType carried) const { return carriers_[static_cast<size_t>(carried)].words; }

  bool is_special() const { return is_special_; }  // IsSpecialBoard
  // Whether a unit may go into `to` as far as powers and centres matter.
  bool IsOpen(const Unit& unit, ProvinceIndex to) const { return IsOpenTo(position_, graph_, unit, to); }
  // Whether the units on the board, but the one in `except` (or kNoProvince), could carry the unit of that type that
  // stands in `from` to `to`.
  bool CouldConvoy(UnitType carried, ProvinceIndex from, ProvinceIndex to, ProvinceIndex except) const {
    return any_carrier_[static_cast<size_t>(carried)] && CarriersReach(carried, from, to, except);
  }
  // Whether the unit in `carrier` is needed on some route for a unit of the type that stands in `from`
  // (convoy_reach.h).
  bool IsOnRoute(UnitType carried, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const {
    if (!TestBit(carriers(carried), carrier)) return false;
    const Graph& graph = ConvoyGraph(carried);
    const bool is_enough = TestBit(graph.Boarding(from), carrier) && TestBit(graph.Landing(to), carrier);
    if (is_enough && !graph.has_conditions()) return true;
    KnownRoutes& known = known_routes_[static_cast<size_t>(carried)];
    if (const std::optional<bool> remembered = known.Remembered(carrier, from, to)) return *remembered;
    return FindOnRoute(carried, carrier, from, to);
  }
  // The same where detours are allowed.
  bool IsOnAnyWay(UnitType carried, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const;
  // Steps of the searches for routes so far, for tests.
  int64_t route_steps() const { return known_routes_[0].steps() + known_routes_[1].steps(); }

 private:
  void FindCarriers(UnitType carried);
  bool FindOnRoute(UnitType carried, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const;
  ConvoyLegs Legs(UnitType carried, ProvinceIndex from, ProvinceIndex to, ConvoyLegsMemory& memory) const {
    const Graph& graph = ConvoyGraph(carried);
    if (!graph.has_conditions()) return LegsBetween(graph, from, to);
    return OpenLegs(position_, graph, position_.UnitAt(from), to, memory);
  }
  bool CarriersReach(UnitType carried, ProvinceIndex from, ProvinceIndex to, ProvinceIndex except) const;

  PositionView position_;
  const Graph& graph_;
  const RuleOptions& rules_;
  ProvinceSet carriers_[2];  // by the type of the convoyed unit
  bool any_carrier_[2] = {};
  mutable KnownRoutes known_routes_[2];
  const bool is_special_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_BOARD_VIEW_H_
