// The resolver of a movement phase: legal orders in, what becomes of every unit out.
//
// One exact pass instead of a fixed point. Notation: a province is *staying* if nobody stands there or its unit does
// not move.
//  1. Every support that an arriving attack cuts is cut (convoy_path.h settles which armies at sea arrive).
//  2. Moves into staying provinces: hold, attack and prevent strengths are final, because a support into such a
//     province can only be lost by dislodgement if the dislodger comes from that province, and nobody leaves it. Decide
//     them. A supporter dislodged here from the province it supports into now loses that support.
//  3. Head-to-head battles: both provinces' strengths are final by the same argument. Decide them.
//  4. Every other move enters a province whose unit moves on: decide that unit first. Following "who stands where I go"
//     from any mover ends at something decided, or closes a ring; in a ring every move depends on the next in the same
//     sense, so it has the two solutions "all" and "none" exactly if all could succeed: circular movement, all succeed
//     (6.C).
//  5. On maps with weak passages (`~`, `*`) a supporter can be dislodged by an attack that did not cut its support, and
//     the support can concern any province: if that happened, steps 1 to 4 are done again with such supports taken as
//     lost, until none changes. A chain of such supports settles in as many rounds as it has links; supports that
//     depend on one another in a circle count.
// Termination: in step 4 each province is settled once, each mover is on one chain; the work is linear in the units,
// with the attackers of a province counted again once for each dislodged supporter into it and each lost head-to-head
// battle. Results do not depend on the sequence of the orders. No allocation, no exception, no recursion.
//   Source: DATC 5.B, with the choices of RuleOptions; the default is that of DATC 3.0.
#ifndef ENTENTE_ENGINE_MOVEMENT_RESOLVER_H_
#define ENTENTE_ENGINE_MOVEMENT_RESOLVER_H_

#include <memory>
#include <span>

#include "base/processor.h"
#include "movement/order_graph.h"
#include "order/outcome.h"
#include "rules/rule_options.h"

namespace entente {

// What became of one unit.
struct UnitOutcome {
  Unit unit;                                 // as it stood
  OrderOutcome outcome;                      // of its order (a hold if it had none)
  LocationIndex moved_to = kNoLocation;      // where it went; kNoLocation if it stayed or was dislodged
  ProvinceIndex dislodged_by = kNoProvince;  // its dislodger, if any
  bool dislodger_convoyed = false;           // ... which came by sea (4.A.5)

  friend bool operator==(const UnitOutcome&, const UnitOutcome&) = default;
};

// Result of a movement phase, inside its MovementScratch: valid until the next call with it.
struct MovementResult {
  std::span<const UnitOutcome> units;  // ascending by province
  const UnitIndex* unit_at;            // by province; kNoUnit if none
  const Word* contested;               // province row: left empty by a standoff, closed for retreats
};

// Working memory for maps of any size up to the bounds, and the kernels for the processor that it was made on (or for a
// lower level, for tests); made once, used by one thread at a time.
class MovementScratch {
 public:
  explicit MovementScratch(const Map& map, ProcessorLevel level = HostLevel());
  ~MovementScratch();
  MovementScratch(MovementScratch&&) noexcept;
  MovementScratch& operator=(MovementScratch&&) noexcept;

 private:
  friend MovementResult ResolveMovement(const PositionView&, const RuleOptions&, std::span<const Order>,
                                        MovementScratch&);
  friend MovementResult ResolveWidely(const PositionView&, const RuleOptions&, std::span<const Order>,
                                      MovementScratch&);
  struct Kernels;
  std::unique_ptr<Kernels> kernels_;
};

// Whether the resolver's proof covers the rules; for others there is decisions/general_resolver.h.
constexpr bool KernelKnows(const RuleOptions& rules) {
  const bool knows_ways =
      rules.adjacent_convoy == AdjacentConvoy::kOwnIntent || rules.adjacent_convoy == AdjacentConvoy::kViaOnly;
  const bool knows_strengths =
      rules.failed_moves == FailedMoves::kHold && rules.attacked_convoys == AttackedConvoys::kByDislodging;
  return knows_ways && knows_strengths && rules.convoy_routes == ConvoyRoutes::kAllBroken &&
         rules.convoy_paradox == ConvoyParadox::kSzykman && rules.convoyed_cut == ConvoyedCut::kNotFromTarget &&
         rules.dislodged_bounce == DislodgedBounce::kUnlessHeadToHead;
}

// Whether an order moves a unit within its own province, by convoy: CONVOY_BACK, or under PORTAGE_CONVOY to another coast.
inline bool IsReturn(const Map& map, Order order) {
  return order.kind() == OrderKind::kMove && map.ProvinceOf(order.source()) == map.ProvinceOf(order.target());
}

// Resolves a movement phase: by the byte kernel (byte_kernel.h) where that knows the map, the rules and the board, else
// by the wider one.
//   Shapes: `orders` are legal and normalised (legality.h), at most one per unit, in any sequence; a unit without one
//   holds. KernelKnows(rules), and no order is a return. Errors: none.
MovementResult ResolveMovement(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                               MovementScratch& scratch);

// The same by the wider kernel alone (resolver_kernel.h), to hold the two against each other.
MovementResult ResolveWidely(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                             MovementScratch& scratch);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_RESOLVER_H_
