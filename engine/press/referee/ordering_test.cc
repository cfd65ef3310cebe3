// Tests how orders are stored, which orders are missing, and when a turn is played.
#include <gtest/gtest.h>

#include "press/referee/referee_test_util.h"
#include "press/referee/requests.h"

namespace entente::press {
namespace {

class OrderingTest : public testing::Test {
 protected:
  OrderingTest() {
    table_.Begin();
    england_ = table_.Player("ENG");
    france_ = table_.Player("FRA");
  }
  // Sends these messages; all other units hold.
  void Play(std::initializer_list<std::pair<std::string_view, std::string_view>> said) {
    for (const auto& [power, text] : said) table_.Say(table_.Player(power), text);
    table_.HoldAll();
  }
  TestTable table_;
  ClientId england_, france_;
};

TEST_F(OrderingTest, EveryOrderHasItsThxInSequenceThenMis) {
  EXPECT_EQ(table_.Ask(england_, "SUB ((ENG FLT LON) MTO NTH) ((ENG FLT EDI) MTO PAR)"),
            "THX ( ( ENG FLT LON ) MTO NTH ) ( MBV ) / THX ( ( ENG FLT EDI ) MTO PAR ) ( FAR ) / "
            "MIS ( ENG FLT EDI ) ( ENG AMY LVP )");
}

TEST_F(OrderingTest, NothingFollowsWhenOrdersAreComplete) {
  EXPECT_EQ(table_.Ask(england_, "SUB ((ENG FLT LON) HLD) ((ENG FLT EDI) HLD) ((ENG AMY LVP) HLD)"),
            "THX ( ( ENG FLT LON ) HLD ) ( MBV ) / THX ( ( ENG FLT EDI ) HLD ) ( MBV ) / "
            "THX ( ( ENG AMY LVP ) HLD ) ( MBV )");
  EXPECT_EQ(table_.Ask(england_, "MIS"), "MIS");
}

TEST_F(OrderingTest, ALaterOrderForAUnitTakesThePlaceOfTheEarlier) {
  Play({{"ENG", "SUB ((ENG FLT LON) MTO NTH)"}, {"ENG", "SUB ((ENG FLT LON) MTO ECH)"}});
  EXPECT_NE(table_.Ask(england_, "ORD").find("( ( ENG FLT LON ) MTO ECH ) ( SUC )"), std::string::npos);
}

TEST_F(OrderingTest, ABadOrderLeavesTheEarlierOneInPlace) {
  Play({{"ENG", "SUB ((ENG FLT LON) MTO NTH)"}, {"ENG", "SUB ((ENG FLT LON) MTO PAR)"}});
  EXPECT_NE(table_.Ask(england_, "ORD").find("( ( ENG FLT LON ) MTO NTH ) ( SUC )"), std::string::npos);
}

TEST_F(OrderingTest, AFaultAnywhereInSubStoresNothing) {
  EXPECT_EQ(table_.Ask(england_, "SUB ((ENG FLT LON) HLD) ((ENG FLT EDI) MTO)"),
            "HUH ( SUB ( ( ENG FLT LON ) HLD ) ( ( ENG FLT EDI ) MTO ERR ) )");
  EXPECT_TRUE(table_.game().SubmittedOrders(table_.Power("ENG")).empty());
  EXPECT_EQ(table_.Ask(england_, "( ENG FLT LON ) HLD"), "HUH ( ERR ( ENG FLT LON ) HLD )");  // without SUB
}

TEST_F(OrderingTest, ATurnIsPlayedWhenAllOrdersAreThere) {
  table_.HoldAll();
  EXPECT_EQ(table_.game().phase_count(), 1);
}

TEST_F(OrderingTest, NotGofHoldsTheTurnBackUntilGof) {
  table_.Say(england_, "NOT (GOF)");
  table_.HoldAll();
  EXPECT_EQ(table_.game().phase_count(), 0);
  table_.Say(england_, "GOF");
  EXPECT_EQ(table_.game().phase_count(), 1);
  table_.HoldAll();  // the flag is set again
  EXPECT_EQ(table_.game().phase_count(), 2);
}

TEST_F(OrderingTest, APathIsKeptAndTold) {
  Play({{"ENG", "SUB ((ENG FLT EDI) MTO NTH) ((ENG AMY LVP) MTO YOR)"}});
  Play({{"ENG", "SUB ((ENG FLT NTH) CVY (ENG AMY YOR) CTO NWY) ((ENG AMY YOR) CTO NWY VIA (NTH))"}});
  const std::string told = table_.Ask(england_, "ORD");
  EXPECT_NE(told.find("ORD ( FAL 1901 ) ( ( ENG AMY YOR ) CTO NWY VIA ( NTH ) ) ( SUC )"), std::string::npos) << told;
  EXPECT_NE(told.find("( ( ENG FLT NTH ) CVY ( ENG AMY YOR ) CTO NWY ) ( SUC )"), std::string::npos) << told;
}

TEST_F(OrderingTest, BuildsAddUpAndMisTellsTheirNumber) {
  Play({{"ENG", "SUB ((ENG FLT EDI) MTO NTH) ((ENG FLT LON) MTO ECH) ((ENG AMY LVP) MTO YOR)"}});
  Play({{"ENG", "SUB ((ENG FLT NTH) MTO NWY) ((ENG FLT ECH) MTO BEL)"}});
  ASSERT_TRUE(table_.Ask(england_, "NOW").starts_with("NOW ( WIN 1901 )"));
  EXPECT_EQ(table_.Ask(england_, "MIS"), "MIS ( -2 )");
  EXPECT_EQ(table_.Ask(england_, "SUB ((ENG FLT LON) BLD)"), "THX ( ( ENG FLT LON ) BLD ) ( MBV ) / MIS ( -1 )");
  EXPECT_EQ(table_.Ask(england_, "NOT (SUB ((ENG FLT LON) BLD))"), "YES ( NOT ( SUB ( ( ENG FLT LON ) BLD ) ) )");
  EXPECT_EQ(table_.Ask(england_, "MIS"), "MIS ( -2 )");
  table_.Say(england_, "SUB ((ENG FLT LON) BLD)");
  ASSERT_TRUE(table_.Ask(england_, "NOW").starts_with("NOW ( WIN 1901 )"));
  EXPECT_TRUE(table_.Ask(england_, "SUB (ENG WVE)").starts_with("THX ( ENG WVE ) ( MBV ) / ORD ( WIN 1901 )"));
  const std::string told = table_.Ask(france_, "ORD");
  EXPECT_NE(told.find("ORD ( WIN 1901 ) ( ( ENG FLT LON ) BLD ) ( SUC ) / ORD ( WIN 1901 ) ( ENG WVE ) ( SUC )"),
            std::string::npos)
      << told;
}

// Austria takes Warsaw with German support. The Russian army retreats to Livonia, and Russia has one unit too many.
class RetreatTest : public OrderingTest {
 protected:
  RetreatTest() {
    Play({{"AUS", "SUB ((AUS AMY VIE) MTO GAL)"}, {"GER", "SUB ((GER AMY BER) MTO SIL)"}});
    Play({{"AUS", "SUB ((AUS AMY GAL) MTO WAR)"}, {"GER", "SUB ((GER AMY SIL) SUP (AUS AMY GAL) MTO WAR)"}});
    russia_ = table_.Player("RUS");
  }
  ClientId russia_ = kNoClient;
};

TEST_F(RetreatTest, MisTellsWhereADislodgedUnitMayGo) {
  EXPECT_NE(table_.Ask(russia_, "ORD").find("( ( RUS AMY WAR ) HLD ) ( RET )"), std::string::npos);
  EXPECT_TRUE(table_.Ask(russia_, "NOW").starts_with("NOW ( AUT 1901 )"));
  EXPECT_EQ(table_.Ask(russia_, "MIS"), "MIS ( RUS AMY WAR MRT ( LVN PRU UKR ) )");
  EXPECT_EQ(table_.Ask(france_, "MIS"), "MIS");
}

TEST_F(RetreatTest, WithoutARetreatTheUnitIsDisbanded) {
  EXPECT_TRUE(table_.Ask(russia_, "SUB ((RUS AMY WAR) DSB)")
                  .starts_with("THX ( ( RUS AMY WAR ) DSB ) ( MBV ) / ORD ( AUT 1901 ) ( ( RUS AMY WAR ) DSB ) ( SUC )"
                               " / SCO ( AUS BUD VIE WAR TRI )"));
}

TEST_F(RetreatTest, RemovalsAddUpAndMisTellsTheirNumber) {
  const std::string told = table_.Ask(russia_, "SUB ((RUS AMY WAR) RTO LVN)");
  EXPECT_TRUE(
      told.starts_with("THX ( ( RUS AMY WAR ) RTO LVN ) ( MBV ) / "
                       "ORD ( AUT 1901 ) ( ( RUS AMY WAR ) RTO LVN ) ( SUC ) / SCO"))
      << told;
  EXPECT_EQ(table_.Ask(russia_, "MIS"), "MIS ( 1 )");
  EXPECT_EQ(table_.Ask(table_.Player("AUS"), "MIS"), "MIS ( -1 )");
  EXPECT_EQ(table_.Ask(russia_, "SUB ((RUS AMY LVN) REM)"), "THX ( ( RUS AMY LVN ) REM ) ( MBV )");
  EXPECT_EQ(table_.Ask(russia_, "SUB ((RUS AMY LVN) REM)"), "THX ( ( RUS AMY LVN ) REM ) ( MBV )");  // counts once
  EXPECT_EQ(table_.game().SubmittedOrders(table_.Power("RUS")).size(), 1u);
  EXPECT_EQ(table_.Ask(russia_, "SUB ((RUS AMY MOS) REM)"), "THX ( ( RUS AMY MOS ) REM ) ( NMR )");
  EXPECT_EQ(table_.Ask(russia_, "MIS"), "MIS");
}

TEST_F(OrderingTest, OrdersOfAnAbsentPlayerCountAndTheTurnDoesNotWait) {
  table_.Say(england_, "SUB ((ENG FLT LON) MTO NTH)");
  table_.Disconnect(england_);
  table_.HoldAll();
  EXPECT_EQ(table_.game().phase_count(), 1);
  const std::string told = table_.Ask(france_, "ORD");
  EXPECT_NE(told.find("( ( ENG FLT LON ) MTO NTH ) ( SUC )"), std::string::npos) << told;
  EXPECT_NE(told.find("( ( ENG FLT EDI ) HLD ) ( SUC )"), std::string::npos) << told;
}

}  // namespace
}  // namespace entente::press
