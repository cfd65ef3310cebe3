// A board with orders, and what the engine makes of it: what the generators make, the properties judge and the oracle
// is asked about. Plain values; one thread at a time.
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

// Copies of everything that AdjudicatePhase answers: nothing points into a scratch.
struct Played {
  std::vector<OrderResult> results;  // by order
  std::vector<PhaseEvent> events;
  Position after;
  Position next;
};

// Adjudicates. Retreats phases without legal orders are held, too, so that retreats can be seen.
Played Play(const BoardCase& board, PhaseScratch& scratch);
Played Play(const BoardCase& board);  // with a scratch of its own

// The case as lines: phase, units, dislodged units with their retreats, owners, orders.
std::string Show(const BoardCase& board);
// The orders with their outcomes, and the position after.
std::string Show(const BoardCase& board, const Played& played);
std::string ShowUnit(const Map& map, const Unit& unit);

// Where the places and powers of one map are found on another (or on itself, renamed).
struct Renaming {
  std::vector<LocationIndex> location;  // by location of the first map
  std::vector<PowerIndex> power;        // by power

  static Renaming Identity(const Map& map);
  LocationIndex To(LocationIndex from) const { return from == kNoLocation ? kNoLocation : location[from]; }
  PowerIndex Power(PowerIndex from) const { return from == kNoPower ? kNoPower : power[from]; }
  Unit To(const Unit& unit) const { return {Power(unit.power), unit.type, To(unit.location)}; }
  Order To(Order order) const;
};

// A position under other names. `map` has the provinces of the position's map under a renaming, and its phase flow.
Position Renamed(const PositionView& position, const Map& map, const Renaming& renaming);
BoardCase Renamed(const BoardCase& board, const MapRef& map, const Renaming& renaming);

// The units for which keep(unit) is true, and the dislodged units for which keep_dislodged(unit) is; the rest as it is.
Position Reduced(const PositionView& position, const std::function<bool(const Unit&)>& keep,
                 const std::function<bool(const Unit&)>& keep_dislodged);

// The smallest case found by dropping orders, units and owners one by one as long as `fails` stays true.
BoardCase Smallest(BoardCase board, const std::function<bool(const BoardCase&)>& fails);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_BOARD_CASE_H_
