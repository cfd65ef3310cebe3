// Lists the reasons why an order is illegal.
#ifndef ENTENTE_ENGINE_ORDER_ILLEGALITY_H_
#define ENTENTE_ENGINE_ORDER_ILLEGALITY_H_

#include <cstdint>

#include "order/order.h"

namespace entente {

// Numbers are stable, because they cross the ABI. Never reuse one.
enum class Illegality : uint8_t {
  kNone = 0,
  kMalformed = 1,             // bits that no text produces, such as a location out of range
  kWrongPhase = 2,            // a kind of order that does not belong to this phase
  kUnitAbsent = 3,            // no unit stands there
  kForeignUnit = 4,           // the unit belongs to another power
  kOwnProvince = 5,           // a move to the unit's own province (6.A.5)
  kNotAdjacent = 6,           // the unit cannot get there
  kCannotStand = 7,           // no unit of its type may be there (6.A.3, 6.A.4)
  kCoastNeeded = 8,           // several coasts could be meant (6.B.1)
  kCoastUnreachable = 9,      // the written coast cannot be reached (6.B.3)
  kNoFleets = 10,             // no fleets on the board could carry the army (6.D.32), or no armies the fleet
  kFleetNotConvoyed = 11,     // only armies can be convoyed (6.A.7)
  kSupportsItself = 12,       // support of the unit's own province (6.A.8)
  kSupportUnreachable = 13,   // the supporter could not go there itself (6.A.10)
  kSupportedAbsent = 14,      // no unit stands at the place of the supported unit
  kSupportedCannotMove = 15,  // the supported move is impossible (6.D.22 .. 6.D.31)
  kCarrierNotAtSea = 16,      // a convoy of an army by a unit that is no fleet at sea (6.F.1)
  kConvoyedAbsent = 17,       // no unit that could be convoyed stands at the place of the convoyed unit
  kCarrierNotNeeded = 18,     // no route needs this unit (6.F.12, 6.G.7, 6.G.19)
  kOrderedTwice = 19,         // two different legal orders for one unit (4.D.3)
  kNotDislodged = 20,         // a retreat of a unit that was not dislodged
  kNoRetreat = 21,            // the unit may not retreat there
  kNothingDue = 22,           // the power has nothing to build, or nothing to remove
  kNoBuildSite = 23,          // not a place where the power may build
  kSiteOccupied = 24,         // a unit stands there (6.I.4)
  kBuildTypeNeeded = 25,      // the order does not say whether to build an army or a fleet (4.C.3)
  kPowerUnknown = 26,         // the order does not name its power
  kSupporterCarries = 27,     // no fleet but the supporter could carry the supported army (6.D.31)
  kPassageClosed = 28,        // the passage is not open to this power, or only while the power owns certain centers
  kPassageWeak = 29,          // a support over a passage of less than full strength
  kLeague = 30,               // the league of the unit's power forbids it
  kImmobile = 31,             // the units of dummies do not move (IMMOBILE_DUMMIES)
  kReplaced = 32,             // a later set of orders of the power counts instead (4.D.1)
  // Faults of writing, which are illegal only under some rules.
  kWrongUnitCoast = 33,  // the written coast of the ordered fleet is not where it stands (4.B.5)
  kNeedlessCoast = 34,   // a coast that does not exist, or for an army (4.B.6)
  kTypeMissing = 35,     // no type of the ordered, supported or convoyed unit (4.C.1)
  kTypeWrong = 36,       // army for a fleet, or fleet for an army (4.C.2)
  kNationMissing = 37,   // no nationality of a foreign unit that is supported or convoyed (4.C.5)
  kNationWrong = 38,     // the unit belongs to another power (4.C.6)
  // Too many orders, under rules that choose one.
  kAnotherCounts = 39,  // another order of the power for the unit or build site counts (4.D.3, 4.D.5)
  kBuiltTwice = 40,     // several builds in one province (4.D.5)
  kNoWaive = 41,        // builds may not be waived (4.D.7)
  // Reasons why a rule makes a legal support void. kCoastNeeded is also one (4.B.4).
  kMovesInVain = 42,    // the unit supported to hold was ordered to make an impossible move (4.E.1)
  kInDisorder = 43,     // the power of the unit supported to hold is in civil disorder (4.D.9)
  kPathMissing = 44,    // a move by sea that names no path (4.A.6)
  kPathBroken = 45,     // no units on the board could carry it along the path (4.A.6)
  kSetsUnordered = 46,  // the last of the power's sets of orders is unknown, so none counts (4.D.2)
  kCoastRefused = 47,   // a support or convoy that names a coast of the destination (NO_CHECK)
  kHandedOver = 48,     // the power handed the unit over later (4.E.5 b)
};

// Whether the power itself withdrew the order later in its sheet.
inline bool IsWithdrawn(Illegality why) { return why == Illegality::kReplaced || why == Illegality::kHandedOver; }

// An order as a legality check understood it, and why it is illegal.
struct CheckedOrder {
  Order order;  // with the details that the check filled in
  Illegality why = Illegality::kNone;
  bool legal() const { return why == Illegality::kNone; }
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_ILLEGALITY_H_
