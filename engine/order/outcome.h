// Holds the reports of a phase: the result of each order with its reason, and events without an order.
#ifndef ENTENTE_ENGINE_ORDER_OUTCOME_H_
#define ENTENTE_ENGINE_ORDER_OUTCOME_H_

#include <cstdint>

#include "base/ids.h"
#include "order/illegality.h"
#include "order/order.h"

namespace entente {

// Why an order failed; kNone if it succeeded. The last ones are outcomes of their own. Numbers are stable, because they cross the ABI. datc_tests/README.md
// (Results) has the words for them.
enum class Reason : uint8_t {
  kNone = 0,
  kIllegal = 1,    // ignored; the unit holds
  kVoid = 2,       // a legal support or convoy whose other unit has a different order
  kBounced = 3,    // a move or retreat that was kept out
  kNoConvoy = 4,   // a move by sea without a complete ordered convoy
  kDisrupted = 5,  // a move by sea whose convoy was disrupted; a convoy order of it whose fleet was not dislodged
  kCut = 6,        // a support that was cut, also by dislodgement of the unit
  kDislodged = 7,  // a hold or convoy whose unit was dislodged
  kParadox = 8,  // a convoy that the paradox rule stopped without dislodging the fleet; a move that this rule made fail
  kExcess = 9,   // a build or removal beyond the number due
  kUnreadable = 10,  // text that cannot be read as an order
  kUnresolved = 11,  // a convoy or a move by sea in a paradox that the rules leave open
  // Lines that did not fail:
  kReplaced = 12,  // an order of a set that the power replaced, or of a unit that it handed over later
  kStated = 13,    // no order, but a statement (sheet/statement.h) that counts
  kIgnored = 14,   // a statement that does not count
};
// Whether a line was followed, with success or not.
inline bool IsFollowed(Reason reason) {
  return reason != Reason::kIllegal && reason != Reason::kUnreadable && reason < Reason::kReplaced;
}
// Whether the line is no order.
inline bool IsNoOrder(Reason reason) {
  return reason == Reason::kUnreadable || reason == Reason::kStated || reason == Reason::kIgnored;
}

// The outcome of one order. It names units by the provinces where they stood when the phase began.
struct OrderOutcome {
  Reason reason = Reason::kNone;
  ProvinceIndex cause = kNoProvince;  // the unit that made the order fail, if one did
  // The unit that dislodged the ordered unit, if one did. A unit whose move bounced can also be dislodged.
  ProvinceIndex dislodged_by = kNoProvince;

  friend bool operator==(const OrderOutcome&, const OrderOutcome&) = default;
};

// The result of one order.
struct OrderResult {
  Order order;                         // with the details that the legality check filled in
  Illegality why = Illegality::kNone;  // if the outcome is kIllegal, or kVoid by a rule (phase/void_supports.h)
  bool implied = false;                // made by the rules for a unit without a legal order
  OrderOutcome outcome;
};

// An event: a change without an order. Numbers are stable, because they cross the ABI.
enum class EventKind : uint8_t {
  kDisbanded = 1,  // a dislodged unit was lost
  kRemoved = 2,    // a unit was removed because its power has too many
  kWaived = 3,     // a build that was due was not used
  kSolo = 4,       // a power won
  kCaught = 5,     // the map of the new phase has no place for the unit, so it is caught and may only hold
  kFreed = 6,      // a caught unit has a place again
  kAdapted = 7,    // a unit changed its type or coast with the map; `unit` is the new unit
  kBuilt = 8,      // a unit was built for a power that ordered no builds (CD_BUILDS)
  kRetreated = 9,  // a unit retreated although its power ordered no retreats (CD_RETREATS); `unit` has its new place
  kSharedVictory = 10,  // a power won together with others; an event for each
};
enum class EventWhy : uint8_t {
  kNone = 0,
  kNoRetreat = 1,           // the unit had no place to retreat to
  kNoOrder = 2,             // no retreat was ordered for it
  kCivilDisorder = 3,       // removals were missing (4.D.8)
  kNotOrdered = 4,          // a build was due and possible, but not ordered
  kVictory = 5,             // the power owns enough centers and more than any other
  kIllegalOrder = 6,        // the only retreat that was ordered for it is illegal
  kNoRetreats = 7,          // the map's flow has no retreats phase here
  kMapChanged = 8,          // the map of the new phase has no place for the unit (maps/LANGUAGE.md, IN and FROM)
  kEnoughCenters = 9,       // the power owns enough centers, and need not own the most
  kLastUnit = 10,           // the power has the only unit on the board (LAST_MAN_STANDING)
  kTornAllegiance = 11,     // a vassal's unit on a center of a power outside its team (TORN_ALLEGIANCE)
  kRetreatsForbidden = 12,  // dislodged units do not retreat (NO_RETREAT)
  kImmobile = 13,           // dislodged units of a dummy that no power controls do not retreat (IMMOBILE_DUMMIES)
  // Only of losses (game/losses.h), never of events:
  kOrdered = 14,        // the unit's order disbanded it
  kRetreatFailed = 15,  // the retreat that was ordered for it failed
};
struct PhaseEvent {
  EventKind kind;
  EventWhy why;
  PowerIndex power;
  Unit unit;  // location kNoLocation for kWaived, kSolo and kSharedVictory
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_OUTCOME_H_
