// A board with orders, and the engine's results for it. Generators make boards, properties and the oracle check them.
// Plain values; one thread at a time.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_BOARD_CASE_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_BOARD_CASE_H_

#include <functional>
#include <string>
#include <vector>

#include "map/map.h"
#include "phase/phase_step.h"

namespace entente {

struct BoardCase {
  explicit BoardCase(MapRef board_map) : map(std::move(board_map)), position(*map) {}

  MapRef map;
  Position position;
  std::vector<Order> orders;  // legal or not, in the sequence given
  RuleOptions rules;
};

// Copies of all results of AdjudicatePhase, independent of the scratch.
struct Played {
  std::vector<OrderResult> results;  // by order
  std::vector<PhaseEvent> events;
  Position after;
  Position next;
};

// Adjudicates. Keeps retreats phases without legal orders, so that retreats can be checked.
Played Play(const BoardCase& board, PhaseScratch& scratch);
Played Play(const BoardCase& board);  // with a scratch of its own

// The case as lines: phase, units, dislodged units with their retreats, owners, orders.
std::string Show(const BoardCase& board);
// The orders with their outcomes, and the position after.
std::string Show(const BoardCase& board, const Played& played);
std::string ShowUnit(const Map& map, const Unit& unit);

// Maps the places and powers of one map to another map (or to the same map with other names).
struct Renaming {
  std::vector<LocationIndex> location;  // by location of the first map
  std::vector<PowerIndex> power;        // by power

  static Renaming Identity(const Map& map);
  LocationIndex To(LocationIndex from) const { return from == kNoLocation ? kNoLocation : location[from]; }
  PowerIndex Power(PowerIndex from) const { return from == kNoPower ? kNoPower : power[from]; }
  Unit To(const Unit& unit) const { return {Power(unit.power), unit.type, To(unit.location)}; }
  Order To(Order order) const;
};

// The position under other names. `map` has the provinces of the position's map under a renaming, and its phase flow.
Position Renamed(const PositionView& position, const Map& map, const Renaming& renaming);
BoardCase Renamed(const BoardCase& board, const MapRef& map, const Renaming& renaming);

// The position with only the units for which keep(unit) is true and the dislodged units for which keep_dislodged(unit)
// is.
Position Reduced(const PositionView& position, const std::function<bool(const Unit&)>& keep,
                 const std::function<bool(const Unit&)>& keep_dislodged);

// Removes orders, units and owners one by one as long as `fails` stays true; returns the smallest case.
BoardCase Smallest(BoardCase board, const std::function<bool(const BoardCase&)>& fails);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_BOARD_CASE_H_
