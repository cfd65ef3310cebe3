// What every phase reports: what became of an order and why, and what happened without an order.
#ifndef ENTENTE_ENGINE_ORDER_OUTCOME_H_
#define ENTENTE_ENGINE_ORDER_OUTCOME_H_

#include <cstdint>

#include "base/ids.h"
#include "order/illegality.h"
#include "order/order.h"

namespace entente {

// Why an order failed; kNone: it succeeded. Stable numbers: they cross the ABI. Their words: datc_tests/README.md
// (Results).
enum class Reason : uint8_t {
  kNone = 0,
  kIllegal = 1,      // ignored; the unit holds
  kVoid = 2,         // legal, but the other unit does not do what is supported or convoyed
  kBounced = 3,      // a move or retreat that was kept out
  kNoConvoy = 4,     // a move by sea without a complete ordered convoy
  kDisrupted = 5,    // a move by sea whose ordered convoy was broken; a convoy broken though its fleet stays
  kCut = 6,          // a support that was cut, also by dislodgement
  kDislodged = 7,    // a hold or convoy whose unit was dislodged
  kParadox = 8,      // a convoy stopped by the paradox rule, its fleet not dislodged; a move that this rule made fail
  kExcess = 9,       // a build or removal beyond the number due
  kUnreadable = 10,  // text that cannot be read as an order
  kUnresolved = 11,  // a convoy, or a move by sea, of a paradox that the rules leave open
};

// A unit is named by the province where it stood when the phase began.
struct OrderOutcome {
  Reason reason = Reason::kNone;
  ProvinceIndex cause = kNoProvince;  // the unit that made the order fail, if one did
  // The unit that dislodged the ordered one: a bounced move can be dislodged, too.
  ProvinceIndex dislodged_by = kNoProvince;

  friend bool operator==(const OrderOutcome&, const OrderOutcome&) = default;
};

// What became of one order.
struct OrderResult {
  Order order;                         // normalised as far as it was understood
  Illegality why = Illegality::kNone;  // if the outcome is kIllegal, or kVoid by a rule (phase/void_supports.h)
  bool implied = false;                // made by the rules for a unit without a legal order
  OrderOutcome outcome;
};

// Something that happened without an order. Stable numbers: they cross the ABI.
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
  kSharedVictory = 10,  // a power won together with others; an event for each
};
enum class EventWhy : uint8_t {
  kNone = 0,
  kNoRetreat = 1,           // it had no place to go
  kNoOrder = 2,             // no retreat was ordered for it
  kCivilDisorder = 3,       // removals were missing (4.D.8)
  kNotOrdered = 4,          // a build was due and possible, but not ordered
  kVictory = 5,             // it owns enough centers and strictly the most
  kIllegalOrder = 6,        // no legal retreat was ordered for it, but an illegal one
  kNoRetreats = 7,          // the map's flow has no retreats phase here
  kMapChanged = 8,          // the map of the new phase has no place for the unit (maps/LANGUAGE.md, IN and FROM)
  kEnoughCenters = 9,       // it owns enough centers, and the most are not asked for
  kLastUnit = 10,           // it has the only unit on the board (LAST_MAN_STANDING)
  kTornAllegiance = 11,     // a vassal's unit on a center of a power outside its team (TORN_ALLEGIANCE)
  kRetreatsForbidden = 12,  // dislodged units do not retreat (NO_RETREAT)
  kImmobile = 13,           // those of a dummy that no power controls do not (IMMOBILE_DUMMIES)
};
struct PhaseEvent {
  EventKind kind;
  EventWhy why;
  PowerIndex power;
  Unit unit;  // location kNoLocation for kWaived, kSolo and kSharedVictory
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_OUTCOME_H_
