#include "adjustment/adjustment_phase.h"

#include "board/test_board.h"

namespace entente {
namespace {

class AdjustmentPhaseTest : public testing::Test {
 protected:
  // Each power owns its homes and has no unit.
  AdjustmentPhaseTest() {
    const auto owners = board_.map().start_owners();
    for (int c = 0; c < board_.map().center_count(); ++c) {
      board_.ref().SetOwner(static_cast<CenterIndex>(c), owners[static_cast<size_t>(c)]);
    }
  }
  void Play(const std::vector<Order>& orders) { AdjudicateAdjustments(board_.view(), rules_, orders, record_); }
  int UnitsOf(std::string_view power) const { return record_.after().UnitCountOf(board_.Power(power)); }
  // The number of events of a kind about a power.
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
  EXPECT_EQ(Count(EventKind::kRemoved, "TURKEY"), 0) << "four units, three centers, one ordered";
  board_.Units("TURKEY", {"A MUN"});
  Play({board_.Read("TURKEY", "A BUL D")});
  EXPECT_EQ(Count(EventKind::kRemoved, "TURKEY"), 1);
  EXPECT_FALSE(record_.after().HasUnit(board_.At("MUN"))) << "the farthest";
}

// ---- civil_disorder=by_center ----

class ByCenterTest : public AdjustmentPhaseTest {
 protected:
  ByCenterTest() { rules_.civil_disorder = CivilDisorder::kByCenter; }
  // Turkey's units in the sequence of their removal, if it owns only `centers`. The year is the seed.
  std::string Removals(std::initializer_list<std::string_view> units, std::initializer_list<std::string_view> centers,
                       int year = 1901) {
    TestBoard board("standard", "W" + std::to_string(year) + "A");
    board.Units("TURKEY", units).Owns("TURKEY", centers);
    AdjudicateAdjustments(board.view(), rules_, {}, record_);
    std::string text;
    for (const PhaseEvent& event : record_.events()) {
      EXPECT_EQ(event.kind, EventKind::kRemoved);
      EXPECT_EQ(event.why, EventWhy::kCivilDisorder);
      text += (text.empty() ? "" : " ") + std::string(board.map().Id(event.unit.location));
    }
    return text;
  }
};

// Armenia is not a center; Bulgaria is an owned center, Ankara an owned home; Serbia is a center and Smyrna a home
// that are not owned.
TEST_F(ByCenterTest, UnitsGoByTheWorthOfTheirPlaces) {
  EXPECT_EQ(Removals({"A SMY", "A SER"}, {"ANK"}), "SER");
  EXPECT_EQ(Removals({"A SMY", "A SER", "A ANK", "A BUL", "A ARM"}, {"ANK", "BUL"}), "ARM BUL ANK");
}

TEST_F(ByCenterTest, InLikePlacesFleetsGoBeforeArmies) {
  for (int year = 1901; year < 1921; ++year)
    EXPECT_EQ(Removals({"A ARM", "F AEG", "A BUD"}, {"CON", "ANK"}, year), "AEG");
}

TEST_F(ByCenterTest, AmongLikeUnitsChanceDecides) {
  int armenia = 0;
  for (int year = 1901; year < 2101; ++year) {
    const std::string removals = Removals({"A ARM", "A SYR"}, {"CON"}, year);
    EXPECT_TRUE(removals == "ARM" || removals == "SYR");
    armenia += removals == "ARM";
  }
  EXPECT_GT(armenia, 70);
  EXPECT_LT(armenia, 130);
}

}  // namespace
}  // namespace entente
