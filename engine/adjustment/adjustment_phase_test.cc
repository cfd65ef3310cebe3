#include "adjustment/adjustment_phase.h"

#include "order/test_board.h"

namespace entente {
namespace {

class AdjustmentPhaseTest : public testing::Test {
 protected:
  // Each power owns its homes, and nobody has a unit.
  AdjustmentPhaseTest() {
    const auto owners = board_.map().start_owners();
    for (int c = 0; c < board_.map().center_count(); ++c) {
      board_.ref().SetOwner(static_cast<CenterIndex>(c), owners[static_cast<size_t>(c)]);
    }
  }
  void Play(const std::vector<Order>& orders) { AdjudicateAdjustments(board_.view(), rules_, orders, record_); }
  int UnitsOf(std::string_view power) const { return record_.after().UnitCountOf(board_.Power(power)); }
  // Events of a kind that tell of a power.
  int Count(EventKind kind, std::string_view power) const {
    int count = 0;
    for (const PhaseEvent& event : record_.events()) count += event.kind == kind && event.power == board_.Power(power);
    return count;
  }

  TestBoard board_{"standard", "W1901A"};
  RuleOptions rules_;
  PhaseRecord record_{board_.map()};
};

TEST_F(AdjustmentPhaseTest, WithoutTheRuleNothingIsBuiltThatNobodyOrdered) {
  Play({board_.Read("FRANCE", "A PAR B")});
  EXPECT_EQ(record_.after().unit_count(), 1);
  EXPECT_EQ(Count(EventKind::kWaived, "FRANCE"), 2);
  EXPECT_EQ(Count(EventKind::kWaived, "AUSTRIA"), 3);
}

TEST_F(AdjustmentPhaseTest, ByChanceNobodyBuildsForAPowerThatOrderedABuildOrAWaive) {
  rules_.missing_builds = MissingBuilds::kRandom;
  Play({board_.Read("FRANCE", "A PAR B"), board_.Read("ITALY", "WAIVE"), board_.Read("ENGLAND", "A MUN B")});
  EXPECT_EQ(UnitsOf("FRANCE"), 1);
  EXPECT_EQ(UnitsOf("ITALY"), 0);
  EXPECT_EQ(UnitsOf("ENGLAND"), 0) << "an illegal order is one, too";
  EXPECT_EQ(UnitsOf("GERMANY"), 3);
  EXPECT_EQ(Count(EventKind::kBuilt, "GERMANY"), 3);
}

TEST_F(AdjustmentPhaseTest, UnitsThatTheirPowerDoesNotRemoveGoByDistance) {
  board_.Units("TURKEY", {"A CON", "A BUL", "A SER", "A TRI"});
  Play({board_.Read("TURKEY", "A BUL D")});
  EXPECT_EQ(Count(EventKind::kRemoved, "TURKEY"), 0) << "four units, three centres, one ordered";
  board_.Units("TURKEY", {"A MUN"});
  Play({board_.Read("TURKEY", "A BUL D")});
  EXPECT_EQ(Count(EventKind::kRemoved, "TURKEY"), 1);
  EXPECT_FALSE(record_.after().HasUnit(board_.At("MUN"))) << "the farthest";
}

}  // namespace
}  // namespace entente
