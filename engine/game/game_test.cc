#include "game/game.h"

#include <gtest/gtest.h>

#include "legal_orders/legal_orders.h"
#include "map_language/builtin.h"
#include "sheet/line_text.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

class GameTest : public testing::Test {
 protected:
  PowerIndex Power(std::string_view name) const { return map_->FindPower(name).value(); }
  LocationIndex At(std::string_view name) const { return map_->FindPlace(Map::PlaceKey(name)).value(); }
  Order Move(std::string_view power, UnitType type, std::string_view from, std::string_view to) const {
    return Order::Move({Power(power), type, At(from)}, At(to));
  }
  void Submit(Game& game, std::string_view power, std::vector<Order> orders) const {
    ASSERT_TRUE(game.Submit(Power(power), orders).ok());
  }

  MapRef map_ = BuiltinMap("standard").value();
  Game game_{map_, RuleOptions{}};
};

TEST_F(GameTest, StartsWhereTheMapSays) {
  EXPECT_EQ(map_->PhaseName(game_.position().phase()), "S1901M");
  EXPECT_EQ(game_.position().unit_count(), 22);
  EXPECT_EQ(game_.phase_count(), 0);
  EXPECT_FALSE(game_.is_over());
}

TEST_F(GameTest, UnitsWithoutOrdersHold) {
  const uint64_t before = game_.position().occupied()[0];
  ASSERT_TRUE(game_.Process().ok());
  EXPECT_EQ(game_.position().occupied()[0], before);
  EXPECT_EQ(map_->PhaseName(game_.position().phase()), "F1901M");
}

TEST_F(GameTest, SubmittedOrdersAreCarriedOut) {
  Submit(game_, "FRANCE", {Move("FRANCE", UnitType::kArmy, "PAR", "BUR")});
  ASSERT_TRUE(game_.Process().ok());
  EXPECT_TRUE(game_.position().HasUnit(At("BUR")));
  EXPECT_FALSE(game_.position().HasUnit(At("PAR")));
  ASSERT_EQ(game_.played(0).results.size(), 22u);  // one for every unit
  EXPECT_EQ(game_.played(0).results[0].outcome.reason, Reason::kNone);
  EXPECT_FALSE(game_.played(0).results[0].implied);
  EXPECT_TRUE(game_.played(0).results[1].implied);
  EXPECT_EQ(game_.played(0).OrdersOf(Power("FRANCE")).size(), 1u);
  EXPECT_TRUE(game_.played(0).OrdersOf(Power("TURKEY")).empty());
  EXPECT_TRUE(game_.SubmittedOrders(Power("FRANCE")).empty());
}

TEST_F(GameTest, LaterOrdersOfAPowerReplaceEarlierOnes) {
  Submit(game_, "FRANCE", {Move("FRANCE", UnitType::kArmy, "PAR", "BUR")});
  Submit(game_, "FRANCE", {Move("FRANCE", UnitType::kArmy, "PAR", "GAS")});
  ASSERT_TRUE(game_.Process().ok());
  EXPECT_TRUE(game_.position().HasUnit(At("GAS")));
}

TEST_F(GameTest, OrderOfNobodyBecomesThePowersOwn) {
  const Order order = Move("FRANCE", UnitType::kArmy, "PAR", "BUR").WithPower(kNoPower);
  Submit(game_, "FRANCE", {order});
  EXPECT_EQ(game_.SubmittedOrders(Power("FRANCE"))[0].power(), Power("FRANCE"));
}

TEST_F(GameTest, OrdersOfAnotherPowerAreRefused) {
  Submit(game_, "FRANCE", {Move("FRANCE", UnitType::kArmy, "PAR", "BUR")});
  const Order foreign = Move("GERMANY", UnitType::kArmy, "MUN", "BUR");
  EXPECT_FALSE(game_.Submit(Power("FRANCE"), {&foreign, 1}).ok());
  EXPECT_FALSE(game_.Submit(200, std::span<const Order>{}).ok());
  EXPECT_EQ(game_.SubmittedOrders(Power("FRANCE")).size(), 1u);
}

TEST_F(GameTest, IllegalOrdersAreResults) {
  Submit(game_, "FRANCE", {Move("FRANCE", UnitType::kArmy, "PAR", "MOS")});
  ASSERT_TRUE(game_.Process().ok());
  EXPECT_EQ(game_.played(0).results[0].outcome.reason, Reason::kIllegal);
}

TEST_F(GameTest, UndoGivesBackPositionAndOrders) {
  Submit(game_, "FRANCE", {Move("FRANCE", UnitType::kArmy, "PAR", "BUR")});
  const uint64_t start = game_.position().Hash();
  ASSERT_TRUE(game_.Process().ok());
  const uint64_t after = game_.position().Hash();
  ASSERT_TRUE(game_.Undo().ok());
  EXPECT_EQ(game_.position().Hash(), start);
  EXPECT_EQ(game_.phase_count(), 0);
  ASSERT_EQ(game_.SubmittedOrders(Power("FRANCE")).size(), 1u);
  ASSERT_TRUE(game_.Process().ok());
  EXPECT_EQ(game_.position().Hash(), after);
}

TEST_F(GameTest, WhatWasWrittenIsKeptAndHasItsResult) {
  const NormalForm names(*map_);
  SheetReader reader(names, RuleOptions{}, PhaseType::kMovement);
  OrderSheet french, turkish;
  reader.ReadLines(Power("FRANCE"), "A PAR sleeps\nEngland: a par-bur\nA MAR - SPA", french);
  reader.ReadLine(Power("TURKEY"), "never", turkish);
  ASSERT_TRUE(game_.Submit(Power("FRANCE"), french).ok());
  ASSERT_TRUE(game_.Submit(Power("TURKEY"), turkish).ok());
  Submit(game_, "GERMANY", {Move("GERMANY", UnitType::kArmy, "MUN", "RUH")});
  EXPECT_EQ(game_.Submitted(Power("FRANCE"))[0].text, "A PAR sleeps");
  ASSERT_TRUE(game_.Process().ok());
  const PlayedPhase& played = game_.played(0);
  ASSERT_EQ(played.sheet.size(), 5u);
  const size_t first = played.first_line[Power("FRANCE")];
  EXPECT_EQ(played.OrdersOf(Power("FRANCE")).size(), 3u);
  EXPECT_EQ(played.results[first].outcome.reason, Reason::kUnreadable);
  EXPECT_EQ(played.sheet[first].text, "A PAR sleeps");
  EXPECT_EQ(played.results[first + 1].outcome.reason, Reason::kNone);
  EXPECT_EQ(played.sheet[first + 1].unit_nation, Power("ENGLAND"));
  EXPECT_EQ(played.results[played.first_line[Power("GERMANY")]].outcome.reason, Reason::kNone);
  EXPECT_EQ(played.results[4].outcome.reason, Reason::kUnreadable);
  ASSERT_TRUE(game_.Undo().ok());
  EXPECT_EQ(game_.Submitted(Power("FRANCE"))[0].text, "A PAR sleeps");
  EXPECT_EQ(game_.Submitted(Power("FRANCE"))[1].unit_nation, Power("ENGLAND"));
  EXPECT_EQ(WhyNoOrder(game_.Submitted(Power("TURKEY"))[0]), WhyNoOrder(turkish[0]));
  EXPECT_TRUE(game_.Submitted(Power("GERMANY")).is_packed());
  Game fork(game_);
  EXPECT_EQ(fork.Submitted(Power("FRANCE"))[0].text, "A PAR sleeps");
}

TEST_F(GameTest, LinesOfAnotherPowerAreRefused) {
  OrderSheet sheet;
  sheet.AddUnreadable(Power("GERMANY"), "?", {});
  EXPECT_FALSE(game_.Submit(Power("FRANCE"), sheet).ok());
  EXPECT_FALSE(game_.Submit(200, sheet).ok());
  EXPECT_TRUE(game_.Submit(Power("GERMANY"), sheet).ok());
  EXPECT_TRUE(game_.Submit(Power("GERMANY"), OrderSheet{}).ok());
  EXPECT_TRUE(game_.Submitted(Power("GERMANY")).empty());
}

TEST_F(GameTest, NothingPlayedCannotBeUndone) { EXPECT_FALSE(game_.Undo().ok()); }

TEST_F(GameTest, ForksAreIndependent) {
  ASSERT_TRUE(game_.Process().ok());
  Game fork(game_);
  Submit(fork, "FRANCE", {Move("FRANCE", UnitType::kArmy, "PAR", "BUR")});
  ASSERT_TRUE(fork.Process().ok());
  EXPECT_EQ(game_.phase_count(), 1);
  EXPECT_EQ(fork.phase_count(), 2);
  EXPECT_TRUE(game_.position().HasUnit(At("PAR")));
  EXPECT_TRUE(game_.SubmittedOrders(Power("FRANCE")).empty());
  EXPECT_EQ(fork.PositionAt(1).Hash(), game_.position().Hash());
}

TEST_F(GameTest, HistoryLinksPositions) {
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(game_.Process().ok());
  EXPECT_EQ(map_->PhaseName(game_.PositionAt(0).phase()), "S1901M");
  EXPECT_EQ(map_->PhaseName(game_.PositionAt(1).phase()), "F1901M");
  EXPECT_EQ(game_.PositionAt(4).Hash(), game_.position().Hash());
}

TEST_F(GameTest, FinishedGameTakesNoOrders) {
  Position won(game_.position());
  won.ref().SetEnd(GameEnd::kSolo, SetOf(Power("FRANCE")));
  Game over(map_, RuleOptions{}, won);
  EXPECT_TRUE(over.is_over());
  EXPECT_FALSE(over.Submit(Power("FRANCE"), std::span<const Order>{}).ok());
  EXPECT_FALSE(over.Submit(Power("FRANCE"), OrderSheet{}).ok());
  EXPECT_FALSE(over.Process().ok());
}

TEST_F(GameTest, TheLastYearIsTheLastThatCanBeRead) {
  Position late(game_.position());
  late.ref().SetPhase(*map_->ParsePhase("W1000000A"));
  Game last(map_, RuleOptions{}, late);
  const Status status = last.Process();
  EXPECT_EQ(status.code(), StatusCode::kLimit);
  EXPECT_EQ(status.message(), "S1000001M: expected a year from -1000000 to 1000000");
  EXPECT_EQ(last.phase_count(), 0);
  EXPECT_EQ(last.position(), late.view());
}

TEST_F(GameTest, PlayersMayEndTheGame) {
  const PowerSet two = SetOf(Power("FRANCE")) | SetOf(Power("ITALY"));
  ASSERT_TRUE(game_.Process().ok());
  ASSERT_TRUE(game_.Submit(Power("FRANCE"), OrderSheet{}).ok());
  EXPECT_EQ(game_.End(GameEnd::kSolo, two).message(), "winners: expected exactly one winner of a solo");
  EXPECT_EQ(game_.End(GameEnd::kDraw, two | SetOf(7)).message(), "a winner is no power of the map");
  EXPECT_FALSE(game_.End(GameEnd::kPlaying, 0).ok());
  EXPECT_FALSE(game_.is_over());
  ASSERT_TRUE(game_.End(GameEnd::kDraw, two).ok());
  EXPECT_EQ(game_.position().end(), GameEnd::kDraw);
  EXPECT_EQ(game_.position().winners(), two);
  EXPECT_EQ(map_->PhaseName(game_.position().phase()), "F1901M");
  EXPECT_EQ(game_.Process().code(), StatusCode::kWrongPhase);
  EXPECT_EQ(game_.End(GameEnd::kNoResult, 0).code(), StatusCode::kWrongPhase);
  ASSERT_TRUE(game_.Undo().ok());
  EXPECT_FALSE(game_.is_over());
}

}  // namespace
}  // namespace entente
