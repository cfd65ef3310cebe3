#include "adjustment/adjustment_choice.h"

#include "adjustment/adjustment_phase.h"
#include "board/test_board.h"

namespace entente {
namespace {

class AdjustmentChoiceTest : public testing::Test {
 protected:
  // The results of Germany's orders, one letter each: '+' done, 'x' too many, '-' illegal.
  std::string Play(const std::vector<std::string>& texts) {
    std::vector<Order> orders;
    for (const std::string& text : texts) orders.push_back(board_.Read("GERMANY", text));
    AdjudicateAdjustments(board_.view(), rules_, orders, record_);
    std::string told;
    for (size_t i = 0; i < texts.size(); ++i) {
      const Reason reason = record_.results()[i].outcome.reason;
      told += reason == Reason::kNone ? '+' : reason == Reason::kExcess ? 'x' : '-';
    }
    return told;
  }
  Illegality WhyOf(size_t i) const { return record_.results()[i].why; }

  TestBoard board_{"standard", "W1901A"};
  RuleOptions rules_;
  PhaseRecord record_{board_.map()};
};

// 4.D.4; case 6.I.1.
TEST_F(AdjustmentChoiceTest, OfTooManyBuilds) {
  board_.Owns("GERMANY", {"BER", "KIE", "MUN"}).Units("GERMANY", {"A RUH"});
  const std::vector<std::string> builds = {"A BER B", "A PAR B", "A KIE B", "A MUN B"};
  EXPECT_EQ(Play(builds), "+-+x");
  rules_.too_many_builds = TooManyBuilds::kLast;
  EXPECT_EQ(Play(builds), "x-++");
  rules_.too_many_builds = TooManyBuilds::kAllVoid;
  EXPECT_EQ(Play(builds), "x-xx");
  EXPECT_EQ(Play({"A BER B", "A PAR B", "A KIE B"}), "+-+") << "an illegal one is not too many";
}

TEST_F(AdjustmentChoiceTest, AWaiveIsAnOrderForABuild) {
  board_.Owns("GERMANY", {"BER", "KIE"}).Units("GERMANY", {"A RUH"});
  EXPECT_EQ(Play({"WAIVE", "A BER B"}), "+x");
  rules_.too_many_builds = TooManyBuilds::kLast;
  EXPECT_EQ(Play({"WAIVE", "A BER B"}), "x+");
  rules_.too_many_builds = TooManyBuilds::kAllVoid;
  EXPECT_EQ(Play({"WAIVE", "A BER B"}), "xx");
  board_.Owns("GERMANY", {"DEN", "HOL", "BEL"}).Units("GERMANY", {"A KIE"});
  for (const TooManyBuilds rule : {TooManyBuilds::kFirst, TooManyBuilds::kLast, TooManyBuilds::kAllVoid}) {
    rules_.too_many_builds = rule;
    EXPECT_EQ(Play({"A BER B", "WAIVE", "WAIVE"}), "+++") << "three are due and there is one site: nothing is too many";
    EXPECT_EQ(Play({"WAIVE", "WAIVE", "A BER B"}), "+++") << "in any sequence";
  }
  rules_ = {};
  EXPECT_EQ(Play({"WAIVE", "WAIVE", "WAIVE", "A BER B"}), "+++x");
}

// 4.D.5; case 6.I.7.
TEST_F(AdjustmentChoiceTest, OfTwoBuildsInOneProvince) {
  board_.Owns("GERMANY", {"BER", "KIE", "MUN"});
  const std::vector<std::string> builds = {"A BER B", "A KIE B", "F BER B"};
  EXPECT_EQ(Play(builds), "++-");
  EXPECT_EQ(WhyOf(2), Illegality::kSiteOccupied);
  rules_.same_site_builds = SameSiteBuilds::kLast;
  EXPECT_EQ(Play(builds), "-++");
  EXPECT_EQ(WhyOf(0), Illegality::kAnotherCounts);
  rules_.same_site_builds = SameSiteBuilds::kBothFail;
  EXPECT_EQ(Play(builds), "-+-");
  EXPECT_EQ(WhyOf(0), Illegality::kBuiltTwice);
  EXPECT_EQ(WhyOf(2), Illegality::kBuiltTwice);
}

TEST_F(AdjustmentChoiceTest, TheProvinceIsSettledBeforeTheNumber) {
  board_.Owns("GERMANY", {"BER", "KIE"}).Units("GERMANY", {"A RUH"});
  rules_.too_many_builds = TooManyBuilds::kAllVoid;
  EXPECT_EQ(Play({"A BER B", "F BER B"}), "+-") << "one legal build";
  EXPECT_EQ(WhyOf(1), Illegality::kAnotherCounts);
  rules_.same_site_builds = SameSiteBuilds::kBothFail;
  rules_.too_many_builds = TooManyBuilds::kFirst;
  EXPECT_EQ(Play({"A BER B", "F BER B", "A KIE B"}), "--+");
}

// 4.D.6; case 6.J.1.
TEST_F(AdjustmentChoiceTest, OfTooManyRemovals) {
  board_.Owns("GERMANY", {"BER", "KIE"}).Units("GERMANY", {"A BER", "A KIE", "A MUN"});
  const std::vector<std::string> removals = {"A BER D", "A BER D", "A KIE D", "A PAR D"};
  EXPECT_EQ(Play(removals), "+-x-");
  rules_.too_many_removals = TooManyRemovals::kLast;
  EXPECT_EQ(Play(removals), "x-+-");
  rules_.too_many_removals = TooManyRemovals::kCivilDisorder;
  EXPECT_EQ(Play(removals), "x-x-");
  EXPECT_FALSE(record_.after().HasUnit(board_.At("MUN"))) << "the farthest";
  EXPECT_EQ(Play({"A BER D", "A BER D"}), "+-") << "once is enough";
}

// DATC 4.D.7.
TEST_F(AdjustmentChoiceTest, BuildsMayHaveToBeMade) {
  board_.Owns("GERMANY", {"BER"});
  EXPECT_EQ(Play({"WAIVE", "A BER B"}), "+x");
  rules_.waive = Waive::kForbidden;
  EXPECT_EQ(Play({"WAIVE", "A BER B"}), "-+");
  EXPECT_EQ(WhyOf(0), Illegality::kNoWaive);
  rules_.missing_builds = MissingBuilds::kRandom;
  EXPECT_EQ(Play({"WAIVE"}), "-");
  EXPECT_TRUE(record_.after().HasUnit(board_.At("BER"))) << "it has chosen nothing";
}

// DATC 4.C.3.
TEST_F(AdjustmentChoiceTest, ABuildWithoutAType) {
  board_.Owns("RUSSIA", {"MOS", "STP", "SEV"});
  const auto why = [&](std::string_view text) {
    return CheckAdjustmentOrder(board_.view(), rules_, board_.Read("RUSSIA", text)).why;
  };
  EXPECT_EQ(why("Build MOS"), Illegality::kNone);
  EXPECT_EQ(why("Build STP/NC"), Illegality::kNone);
  rules_.build_type = BuildType::kByPlace;
  EXPECT_EQ(why("Build MOS"), Illegality::kNone);
  EXPECT_EQ(why("Build STP/NC"), Illegality::kBuildTypeNeeded);
  rules_.build_type = BuildType::kFails;
  EXPECT_EQ(why("Build MOS"), Illegality::kBuildTypeNeeded);
  EXPECT_EQ(why("Build A MOS"), Illegality::kNone);
}

// 4.C.4; case 6.I.2.
TEST_F(AdjustmentChoiceTest, AFleetInland) {
  board_.Owns("RUSSIA", {"MOS", "STP"});
  const Order order = board_.Read("RUSSIA", "Build F MOS");
  EXPECT_EQ(CheckAdjustmentOrder(board_.view(), rules_, order).why, Illegality::kCannotStand);
  rules_.inland_fleet_build = InlandFleetBuild::kArmy;
  const CheckedOrder checked = CheckAdjustmentOrder(board_.view(), rules_, order);
  EXPECT_TRUE(checked.legal());
  EXPECT_EQ(board_.Text(checked.order), "A MOS B");
  EXPECT_EQ(CheckAdjustmentOrder(board_.view(), rules_, board_.Read("RUSSIA", "Build F STP")).why,
            Illegality::kCoastNeeded);
}

}  // namespace
}  // namespace entente
