// 4.E.4, 4.E.5: standing orders, and orders by a proxy, in a game.
#include "game/standing_orders.h"

#include <gtest/gtest.h>

#include "game/game.h"
#include "map_language/builtin.h"
#include "sheet/line_text.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

class StandingOrdersTest : public testing::Test {
 protected:
  void Start() { game_ = std::make_unique<Game>(map_, rules_); }
  Status Submit(std::string_view power, std::vector<std::string_view> lines, SubmitMode mode = SubmitMode::kReplace) {
    SheetReader reader(names_, rules_, game_->position().phase_type());
    OrderSheet sheet;
    for (const std::string_view line : lines) reader.ReadLine(Power(power), line, sheet);
    return game_->Submit(Power(power), std::move(sheet), mode);
  }
  void Play() {
    do {
      ASSERT_TRUE(game_->Process().ok());
    } while (game_->position().phase_type() != PhaseType::kMovement);
  }
  PowerIndex Power(std::string_view name) const { return *map_->FindPower(name); }
  bool IsAt(std::string_view power, std::string_view place) const {
    return game_->position().UnitAt(map_->ProvinceOf(*map_->FindPlace(Map::PlaceKey(place)))).power == Power(power);
  }
  // The lines of a power in the last movement phase.
  size_t LinesOf(std::string_view power) const {
    for (int i = game_->phase_count(); i-- > 0;) {
      const PlayedPhase& phase = game_->played(i);
      if (phase.before.view().phase_type() == PhaseType::kMovement) return phase.OrdersOf(Power(power)).size();
    }
    return 0;
  }

  MapRef map_ = BuiltinMap("standard").value();
  NormalForm names_{*map_};
  RuleOptions rules_;
  std::unique_ptr<Game> game_;
};

// 4.E.4
TEST_F(StandingOrdersTest, APerpetualOrderIsRefused) {
  Start();
  ASSERT_TRUE(Submit("FRANCE", {"PERPETUAL A PAR H"}).ok());
  Play();
  EXPECT_FALSE(game_->played(0).sheet.IsReadable(0));
  EXPECT_EQ(WhyNoOrder(game_->played(0).sheet[0]), "orders that stand until they are replaced are refused here");
}

TEST_F(StandingOrdersTest, APerpetualOrderStandsUntilItIsReplaced) {
  rules_.perpetual_orders = PerpetualOrders::kAccepted;
  Start();
  ASSERT_TRUE(Submit("FRANCE", {"Perpetual A PAR S A MAR - BUR", "A MAR H", "F BRE - MAO"}).ok());
  ASSERT_TRUE(Submit("ITALY", {"A VEN H"}).ok());
  Play();
  ASSERT_TRUE(Submit("FRANCE", {"A MAR - BUR"}).ok());
  Play();
  EXPECT_EQ(LinesOf("FRANCE"), 2u) << "the support of Paris stands";
  EXPECT_EQ(LinesOf("ITALY"), 0u);
  EXPECT_TRUE(IsAt("FRANCE", "BUR"));
  ASSERT_TRUE(Submit("FRANCE", {"A PAR - PIC"}).ok());
  Play();
  EXPECT_TRUE(IsAt("FRANCE", "PIC"));
  Play();
  EXPECT_EQ(LinesOf("FRANCE"), 0u) << "replaced once and for all";
  ASSERT_TRUE(Submit("FRANCE", {"PERPETUAL A PIC H", "A PIC - BRE"}).ok());
  Play();
  Play();
  EXPECT_EQ(LinesOf("FRANCE"), 0u) << "replaced by a later line";
}

TEST_F(StandingOrdersTest, AnOrderOfAUnitThatIsGoneStandsNoLonger) {
  rules_.perpetual_orders = PerpetualOrders::kAccepted;
  Start();
  ASSERT_TRUE(Submit("FRANCE", {"PERPETUAL A PAR - BUR"}).ok());
  Play();
  EXPECT_TRUE(IsAt("FRANCE", "BUR"));
  Play();
  EXPECT_EQ(LinesOf("FRANCE"), 0u);
}

TEST_F(StandingOrdersTest, WhatStandsIsNotOwedAndIsTakenBackWithItsPhase) {
  rules_.perpetual_orders = PerpetualOrders::kAccepted;
  Start();
  ASSERT_TRUE(Submit("FRANCE", {"PERPETUAL A PAR H", "PERPETUAL A MAR H", "PERPETUAL F BRE H"}).ok());
  Play();
  EXPECT_TRUE(game_->FindOwed()[Power("FRANCE")].units.empty());
  Play();
  EXPECT_EQ(LinesOf("FRANCE"), 3u) << "it stands from phase to phase";
  ASSERT_TRUE(game_->GoTo(0).ok());
  ASSERT_TRUE(game_->ClearOrders(Power("FRANCE")).ok());
  EXPECT_EQ(game_->FindOwed()[Power("FRANCE")].units.size(), 3u);
}

TEST_F(StandingOrdersTest, OnlyOrdersOfMovementPhasesStand) {
  rules_.perpetual_orders = PerpetualOrders::kAccepted;
  SheetReader reader(names_, rules_, PhaseType::kAdjustments);
  OrderSheet sheet;
  reader.ReadLine(Power("FRANCE"), "PERPETUAL A PAR B", sheet);
  EXPECT_EQ(WhyNoOrder(sheet[0]), "only an order of a movement phase stands until it is replaced");
  reader.Use(rules_, PhaseType::kMovement);
  reader.ReadLine(Power("FRANCE"), "PERPETUAL A PAR - BURR", sheet);
  EXPECT_FALSE(sheet.IsReadable(1));
  EXPECT_EQ(sheet[1].fault->offset, 18u) << "in the whole line";
}

// 4.E.5 a
TEST_F(StandingOrdersTest, AnAnnouncedProxyOrdersUnitsInItsOwnName) {
  rules_.proxy_orders = ProxyOrders::kAnnounced;
  Start();
  ASSERT_TRUE(game_->Allow(Power("GERMANY"), Power("FRANCE"), true).ok());
  ASSERT_TRUE(Submit("FRANCE", {"A PAR - PIC", "A MAR - SPA"}).ok());
  ASSERT_TRUE(Submit("GERMANY", {"A MUN - TYR", "A PAR - BUR", "A VEN H"}).ok());
  EXPECT_EQ(game_->Submitted(Power("FRANCE")).size(), 2u);
  EXPECT_EQ(game_->Submitted(Power("GERMANY")).size(), 2u) << "Italy has announced nothing";
  Play();
  EXPECT_TRUE(IsAt("FRANCE", "BUR"));
  EXPECT_TRUE(IsAt("FRANCE", "SPA"));
}

TEST_F(StandingOrdersTest, UnderOtherRulesItOrdersInTheNameOfTheOther) {
  Start();
  ASSERT_TRUE(game_->Allow(Power("GERMANY"), Power("FRANCE"), true).ok());
  ASSERT_TRUE(Submit("GERMANY", {"A PAR - BUR"}).ok());
  Play();
  EXPECT_FALSE(IsAt("FRANCE", "BUR"));
}

// 4.E.5 b
TEST_F(StandingOrdersTest, AProxyInAnOrderSet) {
  rules_.proxy_orders = ProxyOrders::kInOrders;
  Start();
  ASSERT_TRUE(Submit("FRANCE", {"PROXY A PAR TO GERMANY", "A MAR - SPA"}).ok());
  ASSERT_TRUE(Submit("GERMANY", {"A PAR - BUR", "A MAR H"}).ok());
  ASSERT_TRUE(Submit("ITALY", {"A PAR - PIC"}).ok());
  Play();
  EXPECT_TRUE(IsAt("FRANCE", "BUR"));
  EXPECT_TRUE(IsAt("FRANCE", "SPA"));
}

TEST_F(StandingOrdersTest, AProxyInAnOrderSetMeansNothingElsewhere) {
  for (const ProxyOrders rule : {ProxyOrders::kRefused, ProxyOrders::kAnnounced}) {
    rules_.proxy_orders = rule;
    Start();
    ASSERT_TRUE(Submit("FRANCE", {"PROXY ALL TO GERMANY"}).ok());
    ASSERT_TRUE(Submit("GERMANY", {"A PAR - BUR"}).ok());
    Play();
    EXPECT_FALSE(IsAt("FRANCE", "BUR"));
  }
}

TEST_F(StandingOrdersTest, AnOwnOrderBehindAProxyTakesTheUnitBack) {
  rules_.proxy_orders = ProxyOrders::kInOrders;
  Start();
  ASSERT_TRUE(Submit("FRANCE", {"PROXY ALL TO GERMANY", "A PAR - PIC", "A MAR - LON"}).ok());
  ASSERT_TRUE(Submit("GERMANY", {"A PAR - BUR", "A MAR - SPA"}).ok());
  Play();
  EXPECT_TRUE(IsAt("FRANCE", "PIC"));
  EXPECT_TRUE(IsAt("FRANCE", "SPA")) << "an illegal order is none";
}

TEST_F(StandingOrdersTest, AProxyBehindAnOwnOrderReplacesIt) {
  rules_.proxy_orders = ProxyOrders::kInOrders;
  Start();
  ASSERT_TRUE(Submit("FRANCE", {"A PAR - PIC", "A MAR - SPA", "PROXY ALL TO GERMANY"}).ok());
  ASSERT_TRUE(Submit("GERMANY", {"A PAR - BUR"}).ok());
  Play();
  EXPECT_TRUE(IsAt("FRANCE", "BUR"));
  EXPECT_TRUE(IsAt("FRANCE", "MAR")) << "it has no order";
}

TEST_F(StandingOrdersTest, OfTwoProxiesForAUnitTheLaterCounts) {
  rules_.proxy_orders = ProxyOrders::kInOrders;
  for (const bool all_last : {false, true}) {
    Start();
    const std::string_view alone = "PROXY A PAR TO ITALY", all = "PROXY ALL TO GERMANY";
    ASSERT_TRUE(Submit("FRANCE", {all_last ? alone : all, all_last ? all : alone}).ok());
    ASSERT_TRUE(Submit("GERMANY", {"A PAR - BUR"}).ok());
    ASSERT_TRUE(Submit("ITALY", {"A PAR - PIC"}).ok());
    Play();
    EXPECT_TRUE(IsAt("FRANCE", all_last ? "BUR" : "PIC"));
  }
}

// RULE PROXY_OK.
TEST_F(StandingOrdersTest, WhereForeignOrdersAreThoseOfProxiesNoOtherCounts) {
  rules_.foreign_orders = ForeignOrders::kByProxy;
  Start();
  ASSERT_TRUE(Submit("FRANCE", {"PROXY A PAR TO GERMANY", "A MAR - SPA"}).ok());
  ASSERT_TRUE(Submit("GERMANY", {"A PAR - BUR", "A MAR - PIE"}).ok());
  Play();
  EXPECT_TRUE(IsAt("FRANCE", "BUR"));
  EXPECT_TRUE(IsAt("FRANCE", "SPA"));
  rules_.foreign_orders = ForeignOrders::kRefused;
  Start();
  ASSERT_TRUE(Submit("FRANCE", {"PROXY A PAR TO GERMANY"}).ok());
  ASSERT_TRUE(Submit("GERMANY", {"A PAR - BUR"}).ok());
  Play();
  EXPECT_FALSE(IsAt("FRANCE", "BUR"));
}

}  // namespace
}  // namespace entente
