// One phase, stateless: position + orders + rules -> result of every order, events, position after, next position.
//
// Everything that adjudicates calls this: games, batches, replay, the C ABI, benchmarks. Nothing allocates but the
// constructor of PhaseScratch; results lie in the scratch and are valid until its next use. One thread per scratch.
//   Source: maps/LANGUAGE.md (Phases and victory); DATC 4.D.3.
#ifndef ENTENTE_ENGINE_PHASE_PHASE_STEP_H_
#define ENTENTE_ENGINE_PHASE_PHASE_STEP_H_

#include <span>
#include <vector>

#include "movement/resolver.h"
#include "order/legality.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// What became of one order that was given.
struct OrderResult {
  Order order;                         // normalised as far as it was understood
  Illegality why = Illegality::kNone;  // if the outcome is kIllegal
  OrderOutcome outcome;
};

// Something that nobody ordered. Stable numbers: they cross the ABI.
enum class EventKind : uint8_t {
  kDisbanded = 1,  // a dislodged unit was lost
  kRemoved = 2,    // a unit was removed because its power has too many
  kWaived = 3,     // a build that was due was not used
  kSolo = 4,       // a power won
  kCaught = 5,     // a unit is caught where the map of the new phase has no place for it: it may only hold
  kFreed = 6,      // a caught unit has a place again
  kAdapted = 7,    // a unit changed its type or coast with the map; `unit` is what it is now
  kBuilt = 8,      // a unit was built for a power that ordered no builds (CD_BUILDS)
  kRetreated = 9,  // a unit retreated though its power ordered no retreats (CD_RETREATS); `unit` is where it is now
};
enum class EventWhy : uint8_t {
  kNone = 0,
  kNoRetreat = 1,      // it had no place to go
  kNoOrder = 2,        // no retreat was ordered for it
  kCivilDisorder = 3,  // removals were missing (4.D.8)
  kNotOrdered = 4,     // a build was due and possible, but not ordered
  kVictory = 5,        // it owns enough centres and strictly the most
  kIllegalOrder = 6,   // no legal retreat was ordered for it, but an illegal one
  kNoRetreats = 7,     // the map's flow has no retreats phase here
  kMapChanged = 8,     // the map of the new phase has no place for the unit (maps/LANGUAGE.md, IN and FROM)
};
struct PhaseEvent {
  EventKind kind;
  EventWhy why;
  PowerIndex power;
  Unit unit;  // location kNoLocation for kWaived and kSolo
};

struct PhaseOptions {
  // Whether a retreats phase is held even when no dislodged unit has a place to go.
  bool hold_empty_retreats = false;
};

struct PhaseResult {
  std::span<const PhaseEvent> events;  // of this phase and of the phases skipped after it
  PositionView after;  // straight after this phase: its name, its centre owners, units and dislodged units
  PositionView next;   // at the next phase that needs orders, or solo
};

class PhaseScratch {
 public:
  explicit PhaseScratch(const Map& map);

 private:
  friend class PhaseStep;
  friend class Advance;

  // What no longer has room is left out.
  void Report(EventKind kind, EventWhy why, PowerIndex power, const Unit& unit) {
    if (event_count_ < events_.size()) events_[event_count_++] = {kind, why, power, unit};
  }

  const Map* map_;
  MovementScratch movement_;
  std::vector<Order> legal_;            // one per unit
  std::vector<OrderOutcome> outcomes_;  // of legal_
  std::vector<uint32_t> first_order_;   // by province: the first legal order for its unit
  std::vector<PhaseEvent> events_;
  size_t event_count_ = 0;
  std::vector<uint64_t> after_;
  std::vector<uint64_t> next_;
};

// Adjudicates the position's phase.
//   Shapes: `results` is as long as `orders`: results[i] belongs to orders[i]. Movement and retreat results do not
//   depend on
//           the sequence of the orders; adjustment orders count in sequence, per power.
//   Errors: none. Orders may be anything; the position must be sound (CheckPositionBlock) and not finished.
PhaseResult AdjudicatePhase(const PositionView& position, const RuleOptions& rules, const PhaseOptions& options,
                            std::span<const Order> orders, std::span<OrderResult> results, PhaseScratch& scratch);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_PHASE_STEP_H_
