// Tests the numbers that cross the C interface. Hosts and saved data use them, so no number changes or is used again.
#include <gtest/gtest.h>

#include "order/illegality.h"
#include "order/order.h"
#include "order/outcome.h"

namespace entente {
namespace {

// Each value is one more than the value before.
template <typename Enum>
void ExpectInSequence(int first, std::initializer_list<Enum> values) {
  for (const Enum value : values) EXPECT_EQ(static_cast<int>(value), first++);
}

TEST(StableNumbers, OfOrderKinds) {
  using enum OrderKind;
  ExpectInSequence(0, {kNone, kHold, kMove, kSupportHold, kSupportMove, kConvoy, kRetreat, kDisband, kBuild, kWaive});
}

TEST(StableNumbers, OfReasons) {
  using enum Reason;
  ExpectInSequence(0, {kNone, kIllegal, kVoid, kBounced, kNoConvoy, kDisrupted, kCut, kDislodged, kParadox, kExcess,
                       kUnreadable, kUnresolved, kReplaced, kStated, kIgnored});
}

TEST(StableNumbers, OfIllegalities) {
  using enum Illegality;
  ExpectInSequence(0, {kNone,
                       kMalformed,
                       kWrongPhase,
                       kUnitAbsent,
                       kForeignUnit,
                       kOwnProvince,
                       kNotAdjacent,
                       kCannotStand,
                       kCoastNeeded,
                       kCoastUnreachable,
                       kNoFleets,
                       kFleetNotConvoyed,
                       kSupportsItself,
                       kSupportUnreachable,
                       kSupportedAbsent,
                       kSupportedCannotMove,
                       kCarrierNotAtSea,
                       kConvoyedAbsent,
                       kCarrierNotNeeded,
                       kOrderedTwice,
                       kNotDislodged,
                       kNoRetreat,
                       kNothingDue,
                       kNoBuildSite,
                       kSiteOccupied,
                       kBuildTypeNeeded,
                       kPowerUnknown,
                       kSupporterCarries,
                       kPassageClosed,
                       kPassageWeak,
                       kLeague,
                       kImmobile,
                       kReplaced,
                       kWrongUnitCoast,
                       kNeedlessCoast,
                       kTypeMissing,
                       kTypeWrong,
                       kNationMissing,
                       kNationWrong,
                       kAnotherCounts,
                       kBuiltTwice,
                       kNoWaive,
                       kMovesInVain,
                       kInDisorder,
                       kPathMissing,
                       kPathBroken,
                       kSetsUnordered,
                       kCoastRefused,
                       kHandedOver});
}

TEST(StableNumbers, OfEvents) {
  {
    using enum EventKind;
    ExpectInSequence(
        1, {kDisbanded, kRemoved, kWaived, kSolo, kCaught, kFreed, kAdapted, kBuilt, kRetreated, kSharedVictory});
  }
  using enum EventWhy;
  ExpectInSequence(
      0, {kNone, kNoRetreat, kNoOrder, kCivilDisorder, kNotOrdered, kVictory, kIllegalOrder, kNoRetreats, kMapChanged,
          kEnoughCenters, kLastUnit, kTornAllegiance, kRetreatsForbidden, kImmobile, kOrdered, kRetreatFailed});
}

}  // namespace
}  // namespace entente
