// Outlooks of boards whose results are easy to see. Each is found in both ways: by order sets, and by bounds alone.
#include "advice/advice_text.h"
#include "advice/outlook_finder.h"
#include "advice/test_plan.h"

namespace entente {
namespace {

class OutlookTest : public PlanTest {
 protected:
  explicit OutlookTest(std::string_view phase = "S1901M") : PlanTest(phase) {}

  void Unknown(std::string_view power) { unknown_ |= SetOf(board_.Power(power)); }
  const Outlook& Look(uint64_t most = kMostOrderSets) {
    plan_.Read(board_.view(), rules_, sheet_, unknown_);
    return outlook_ = finder_.Find(plan_, most);
  }
  const UnitOutlook& Of(std::string_view place) const {
    for (const UnitOutlook& unit : outlook_.units) {
      if (board_.map().ProvinceOf(unit.unit.location) == board_.At(place)) return unit;
    }
    ADD_FAILURE() << "no unit in " << place;
    return outlook_.units.front();
  }
  const ProvinceOutlook* In(std::string_view place) const {
    for (const ProvinceOutlook& province : outlook_.provinces) {
      if (province.province == board_.At(place)) return &province;
    }
    return nullptr;
  }
  // As "MUN BUR".
  std::string Places(std::string_view place) const {
    std::string text;
    for (const LocationIndex at : PlacesOf(Of(place)))
      text += (text.empty() ? "" : " ") + std::string(board_.map().Id(at));
    return text;
  }
  // Expects the chance both by order sets and by bounds.
  void ExpectSuccess(std::string_view place, Chance chance) {
    EXPECT_EQ(SuccessOf((Look(), Of(place))), chance);
    EXPECT_TRUE(outlook_.is_exact);
    EXPECT_EQ(SuccessOf((Look(0), Of(place))), chance) << "by bounds";
    EXPECT_FALSE(outlook_.is_exact);
  }

  OutlookFinder finder_{board_.map()};
  Outlook outlook_;
};

TEST_F(OutlookTest, AMoveThatAnUnknownUnitMayStop) {
  board_.Units("FRANCE", {"A PAR"}).Units("GERMANY", {"A MUN"});
  Write("FRANCE", {"A PAR - BUR"});
  Unknown("GERMANY");
  ExpectSuccess("PAR", Chance::kPerhaps);
  EXPECT_EQ(Places("PAR"), "BUR PAR");
  EXPECT_EQ(ChanceOfLoss(Of("PAR")), Chance::kNever);
  EXPECT_EQ(ChanceOfLoss(Of("MUN")), Chance::kNever);
}

TEST_F(OutlookTest, AMoveThatNobodyCanStop) {
  board_.Units("FRANCE", {"A PAR", "A MAR"}).Units("GERMANY", {"A MUN"});
  Write("FRANCE", {"A PAR - BUR", "A MAR S A PAR - BUR"});
  Unknown("GERMANY");
  ExpectSuccess("PAR", Chance::kSurely);
  EXPECT_EQ(SuccessOf(Of("MAR")), Chance::kSurely);
  ASSERT_NE(In("BUR"), nullptr);
  ASSERT_NE(In("BUR")->Sure(), nullptr);
  EXPECT_EQ(In("BUR")->Sure()->from, board_.At("PAR"));
}

TEST_F(OutlookTest, AMoveThatFailsWhateverIsOrdered) {
  board_.Units("FRANCE", {"A PAR"}).Units("ITALY", {"A BUR", "A MAR"}).Units("GERMANY", {"A KIE"});
  Write("FRANCE", {"A PAR - BUR"});
  Write("ITALY", {"A BUR H", "A MAR S A BUR"});
  Unknown("GERMANY");
  ExpectSuccess("PAR", Chance::kNever);
  EXPECT_EQ(SuccessOf(Of("BUR")), Chance::kSurely);
}

TEST_F(OutlookTest, AnUnknownUnitMayBeDislodged) {
  board_.Units("FRANCE", {"A PAR", "A MAR"}).Units("GERMANY", {"A BUR"});
  Write("FRANCE", {"A PAR - BUR", "A MAR S A PAR - BUR"});
  Unknown("GERMANY");
  for (const uint64_t most : {kMostOrderSets, uint64_t{0}}) {
    Look(most);
    EXPECT_EQ(ChanceOfLoss(Of("BUR")), Chance::kPerhaps);
    EXPECT_EQ(ChanceOfLoss(Of("PAR")), Chance::kNever);
    EXPECT_EQ(Places("PAR"), "BUR") << "an attack from BUR does not cut a support into it";
  }
}

// The support of an unknown unit that is surely attacked is surely cut.
TEST_F(OutlookTest, AnUnknownSupportThatIsCut) {
  board_.Units("FRANCE", {"A PAR", "A GAS"}).Units("GERMANY", {"A MUN", "A BUR"}).Units("ITALY", {"A MAR", "A PIE"});
  Write("FRANCE", {"A PAR - BUR", "A GAS - MAR"});
  Write("GERMANY", {"A BUR H", "A MUN S A BUR"});
  Write("ITALY", {"A PIE H"});
  Unknown("ITALY");
  sheet_.Clear();
  Write("FRANCE", {"A PAR S A BUR", "A GAS - MAR"});
  Write("GERMANY", {"A BUR H", "A MUN H"});
  ExpectSuccess("BUR", Chance::kSurely);
}

TEST_F(OutlookTest, AConvoyThatAnUnknownFleetMayBreak) {
  board_.Units("ENGLAND", {"A LON", "F NTH"}).Units("GERMANY", {"F HOL", "F HEL"});
  Write("ENGLAND", {"A LON - NWY", "F NTH C A LON - NWY"});
  Unknown("GERMANY");
  ExpectSuccess("LON", Chance::kPerhaps);
  board_.ref().Clear();
  board_.ref().SetPhase(board_.map().ParsePhase("S1901M").value());
  board_.Units("ENGLAND", {"A LON", "F NTH"}).Units("GERMANY", {"F HOL"});
  ExpectSuccess("LON", Chance::kSurely);
  EXPECT_EQ(SuccessOf(Of("NTH")), Chance::kSurely);
}

TEST_F(OutlookTest, AnArmyThatHangsOnAnUnknownConvoy) {
  board_.Units("ENGLAND", {"A LON"}).Units("GERMANY", {"F NTH"});
  Write("ENGLAND", {"A LON - NWY"});
  Unknown("GERMANY");
  ExpectSuccess("LON", Chance::kPerhaps);
}

TEST_F(OutlookTest, ManyOrderSetsAreNotTried) {
  for (const char* place : {"A PAR", "A BUR", "A MAR", "A GAS", "A PIC", "A BEL", "A RUH", "A MUN"}) {
    board_.Units(place[2] == 'M' ? "ITALY" : "GERMANY", {place});
  }
  board_.Units("FRANCE", {"A SPA", "A POR"});
  Write("FRANCE", {"A SPA H", "A POR - SPA"});
  Unknown("GERMANY");
  Unknown("ITALY");
  Look();
  EXPECT_FALSE(outlook_.is_exact);
  EXPECT_LE(outlook_.order_sets, kMostOrderSets);
  EXPECT_EQ(SuccessOf(Of("POR")), Chance::kNever) << "an own unit stays there, or a stronger one comes";
}

TEST_F(OutlookTest, GroupsThatDoNotTouchAreTriedApart) {
  board_.Units("FRANCE", {"A PAR"}).Units("GERMANY", {"A MUN"}).Units("TURKEY", {"A ANK"}).Units("RUSSIA", {"A SEV"});
  Write("FRANCE", {"A PAR - BUR"});
  Write("TURKEY", {"A ANK - ARM"});
  Unknown("GERMANY");
  Unknown("RUSSIA");
  const uint64_t both = Look().order_sets;
  EXPECT_TRUE(outlook_.is_exact);
  EXPECT_EQ(SuccessOf(Of("ANK")), Chance::kPerhaps);
  EXPECT_LT(both, 20u) << "not those of one times those of the other";
}

TEST_F(OutlookTest, RulesThatAskMoreThanOrdersAreNotExact) {
  board_.Units("FRANCE", {"A PAR"}).Units("GERMANY", {"A MUN"});
  Write("FRANCE", {"A PAR - PIC"});
  Unknown("GERMANY");
  rules_.convoy_path = ConvoyPath::kAllowed;
  EXPECT_FALSE(Look().is_exact);
  EXPECT_EQ(SuccessOf(Of("PAR")), Chance::kSurely);
  rules_ = RuleOptions{};
  rules_.foreign_orders = ForeignOrders::kAccepted;
  EXPECT_FALSE(Look().is_exact);
  EXPECT_FALSE(Of("PAR").is_known) << "Germany may order it, too";
  rules_.foreign_orders = ForeignOrders::kByProxy;
  EXPECT_TRUE(Look().is_exact);
  Write("FRANCE", {"PROXY A PAR TO GERMANY"});
  EXPECT_FALSE(Look().is_exact) << "likewise (PROXY_OK)";
  EXPECT_EQ(outlook_.rule, RuleAsked::kForeignOrders);
}

TEST_F(OutlookTest, WhyItIsNotExactIsTold) {
  board_.Units("FRANCE", {"A PAR"}).Units("GERMANY", {"A BUR", "A PIC"});
  Write("FRANCE", {"A PAR H"});
  Unknown("GERMANY");
  rules_.absent_hold_support = AbsentHoldSupport::kFails;
  Look();
  std::string text;
  AppendOutlook(plan_, outlook_, SetOf(board_.Power("FRANCE")), {}, 0, text);
  EXPECT_TRUE(
      text.starts_with("Nothing but this may happen, though perhaps not all of it (no order sets are tried: under "
                       "the rule absent_hold_support=fails, DATC 4.D.9 a more than orders is unknown).\n"
                       "A PAR H (France): may succeed, may fail\n"
                       "  A PAR stays in PAR if it is not lost.\n"
                       "  A PAR may be dislodged.\n"))
      << text;
}

TEST_F(OutlookTest, IsTold) {
  board_.Units("FRANCE", {"A PAR", "A MAR"}).Units("GERMANY", {"A MUN"});
  Write("FRANCE", {"A PAR - BUR", "A MAR H"});
  Unknown("GERMANY");
  Look();
  std::string text;
  AppendOutlook(plan_, outlook_, SetOf(board_.Power("FRANCE")), {}, 0, text);
  EXPECT_EQ(text,
            "Exactly this may happen (order sets tried: 9).\n"
            "A MAR H (France): surely succeeds\n"
            "  A MAR stays in MAR.\n"
            "A PAR - BUR (France): may succeed, may fail\n"
            "  A PAR will be in BUR or PAR.\n"
            "A PAR may be in BUR, which may also be empty.\n"
            "A PAR may be in PAR, which may also be empty.\n");
}

class RetreatOutlookTest : public OutlookTest {
 protected:
  RetreatOutlookTest() : OutlookTest("S1901R") {
    board_.Dislodged("FRANCE", "A MAR", {"GAS", "SPA"}).Dislodged("GERMANY", "A BUR", {"GAS", "RUH"});
  }
};

TEST_F(RetreatOutlookTest, TwoMayMeet) {
  Write("FRANCE", {"A MAR - GAS"});
  Unknown("GERMANY");
  Look();
  EXPECT_TRUE(outlook_.is_exact);
  EXPECT_EQ(SuccessOf(Of("MAR")), Chance::kPerhaps);
  EXPECT_EQ(Places("BUR"), "RUH") << "where somebody surely goes it is lost";
  EXPECT_TRUE(Of("BUR").may_be_lost);
  sheet_.Clear();
  Write("FRANCE", {"A MAR - SPA"});
  Look();
  EXPECT_EQ(SuccessOf(Of("MAR")), Chance::kSurely);
  EXPECT_EQ(Places("BUR"), "GAS RUH");
}

class AdjustmentOutlookTest : public OutlookTest {
 protected:
  AdjustmentOutlookTest() : OutlookTest("W1901A") {}
};

TEST_F(AdjustmentOutlookTest, BuildsAndRemovalsOfUnknownPowers) {
  board_.Units("FRANCE", {"A SPA"}).Owns("FRANCE", {"PAR", "SPA"});
  board_.Units("GERMANY", {"A RUH", "A BUR"}).Owns("GERMANY", {"MUN"});
  unknown_ = AllPowers(board_.map());
  Look();
  EXPECT_EQ(ChanceOfLoss(Of("RUH")), Chance::kPerhaps);
  EXPECT_EQ(ChanceOfLoss(Of("SPA")), Chance::kNever);
  ASSERT_NE(In("PAR"), nullptr);
  EXPECT_TRUE(In("PAR")->may_be_empty);
  Write("FRANCE", {"A PAR B"});
  Write("GERMANY", {"A RUH D"});
  unknown_ = 0;
  Look();
  EXPECT_EQ(ChanceOfLoss(Of("RUH")), Chance::kSurely);
  EXPECT_EQ(ChanceOfLoss(Of("BUR")), Chance::kNever);
  ASSERT_NE(In("PAR")->Sure(), nullptr);
}

}  // namespace
}  // namespace entente
