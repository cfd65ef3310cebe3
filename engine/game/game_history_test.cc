// Undo, redo, going to a phase, and reading of played phases.
#include <gtest/gtest.h>

#include "game/game.h"
#include "game/random_orders.h"
#include "map_language/builtin.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

class GameHistoryTest : public testing::Test {
 protected:
  PowerIndex Power(std::string_view name) const { return map_->FindPower(name).value(); }
  void Submit(Game& game, std::string_view power, std::string_view lines,
              SubmitMode mode = SubmitMode::kReplace) const {
    SheetReader reader(names_, game.rules(), game.position().phase_type());
    OrderSheet sheet;
    reader.ReadLines(Power(power), lines, sheet);
    ASSERT_TRUE(game.Submit(Power(power), sheet, mode).ok());
  }
  std::string PhaseName(const Game& game) const { return map_->PhaseName(game.position().phase()); }
  // Plays a phase with random legal orders.
  void PlayRandomly(Game& game, Random& random) {
    const std::span<const Order> orders = chooser_.Choose(game.position(), game.rules(), random);
    for (const PowerIndex p : map_->powers()) {
      std::vector<Order> own;
      for (const Order order : orders) {
        if (order.power() == p) own.push_back(order);
      }
      ASSERT_TRUE(game.Submit(p, own).ok());
    }
    ASSERT_TRUE(game.Process().ok());
  }

  MapRef map_ = BuiltinMap("standard").value();
  NormalForm names_{*map_};
  RandomOrders chooser_{*map_};
  Game game_{map_, RuleOptions{}};
};

TEST_F(GameHistoryTest, RedoPlaysWhatWasUndone) {
  Submit(game_, "FRANCE", "A PAR - BUR\nA MAR sleeps");
  ASSERT_TRUE(game_.Process().ok());
  Submit(game_, "ITALY", "A ROM - APU");
  const uint64_t after = game_.position().Hash();
  ASSERT_TRUE(game_.Undo().ok());
  EXPECT_EQ(game_.undone_count(), 1);
  EXPECT_EQ(game_.Submitted(Power("FRANCE"))[1].text, "A MAR sleeps");
  EXPECT_TRUE(game_.Submitted(Power("ITALY")).empty());
  ASSERT_TRUE(game_.Redo().ok());
  EXPECT_EQ(game_.position().Hash(), after);
  EXPECT_EQ(game_.undone_count(), 0);
  EXPECT_EQ(game_.Submitted(Power("ITALY"))[0].text, "A ROM - APU");
  EXPECT_EQ(game_.Redo().code(), StatusCode::kWrongPhase);
}

TEST_F(GameHistoryTest, APhaseIsFoundByAnyFormOfItsName) {
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(game_.Process().ok());
  for (int i = 0; i <= 3; ++i) {
    const Phase phase = game_.PositionAt(i).phase();
    EXPECT_EQ(game_.FindPhase(map_->PhaseName(phase)), i);
    EXPECT_EQ(game_.FindPhase(map_->LongPhaseName(phase)), i);
  }
  EXPECT_EQ(game_.FindPhase("s01901m"), 0);
  EXPECT_EQ(game_.FindPhase("S1950M"), std::nullopt);
  EXPECT_EQ(game_.FindPhase(""), std::nullopt);
}

TEST_F(GameHistoryTest, APhasePlayedAnewLeavesNothingToRedo) {
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(game_.Process().ok());
  ASSERT_TRUE(game_.GoTo(1).ok());
  EXPECT_EQ(game_.undone_count(), 2);
  EXPECT_EQ(PhaseName(game_), "F1901M");
  ASSERT_TRUE(game_.Process().ok());
  EXPECT_EQ(game_.undone_count(), 0);
  EXPECT_EQ(game_.phase_count(), 2);
}

TEST_F(GameHistoryTest, AnEndThatWasAgreedUponComesBack) {
  ASSERT_TRUE(game_.Process().ok());
  ASSERT_TRUE(game_.End(GameEnd::kDraw, SetOf(0) | SetOf(1)).ok());
  ASSERT_TRUE(game_.Undo().ok());
  EXPECT_FALSE(game_.is_over());
  ASSERT_TRUE(game_.Redo().ok());
  EXPECT_EQ(game_.position().end(), GameEnd::kDraw);
}

TEST_F(GameHistoryTest, GoesToAnyPhaseAndBack) {
  Random random(3);
  std::vector<uint64_t> hashes;
  for (int i = 0; i < 60 && !game_.is_over(); ++i) {
    hashes.push_back(game_.position().Hash());
    PlayRandomly(game_, random);
  }
  hashes.push_back(game_.position().Hash());
  const int last = game_.phase_count();
  for (const int phase : {last, 0, 7, 3, last - 1, 20, last}) {
    ASSERT_TRUE(game_.GoTo(phase).ok());
    EXPECT_EQ(game_.phase_count(), phase);
    EXPECT_EQ(game_.undone_count(), last - phase);
    EXPECT_EQ(game_.position().Hash(), hashes[static_cast<size_t>(phase)]);
    for (int i = 0; i <= phase; ++i) EXPECT_EQ(game_.PositionAt(i).Hash(), hashes[static_cast<size_t>(i)]);
  }
  EXPECT_FALSE(game_.GoTo(last + 1).ok());
  EXPECT_FALSE(game_.GoTo(-1).ok());
}

// A played phase is adjudicated again when it is read, with the same result.
TEST_F(GameHistoryTest, PhasesAreRecalledAsTheyWere) {
  Random random(4);
  std::vector<PlayedPhase> seen;
  for (int i = 0; i < 40 && !game_.is_over(); ++i) {
    PlayRandomly(game_, random);
    seen.push_back(game_.played(i));
  }
  const Game fork(game_);
  for (int i = fork.phase_count() - 1; i >= 0; --i) {
    const PlayedPhase& was = seen[static_cast<size_t>(i)];
    const PlayedPhase& now = fork.played(i);
    EXPECT_EQ(was.before.view(), now.before.view());
    EXPECT_EQ(was.after.view(), now.after.view());
    EXPECT_EQ(was.first_line, now.first_line);
    ASSERT_EQ(was.results.size(), now.results.size());
    for (size_t k = 0; k < was.results.size(); ++k) {
      EXPECT_EQ(was.results[k].order, now.results[k].order);
      EXPECT_EQ(was.results[k].outcome.reason, now.results[k].outcome.reason);
      EXPECT_EQ(was.results[k].implied, now.results[k].implied);
    }
    EXPECT_EQ(was.events.size(), now.events.size());
  }
}

TEST_F(GameHistoryTest, UndoneDefaultOrdersAreDefaultOrdersAgain) {
  Submit(game_, "FRANCE", "A PAR - BUR", SubmitMode::kDefaults);
  Submit(game_, "ITALY", "A ROM - APU", SubmitMode::kDefaults);
  Submit(game_, "ITALY", "A ROM H");
  ASSERT_TRUE(game_.Process().ok());
  EXPECT_EQ(game_.played(0).by_default, SetOf(Power("FRANCE")));
  EXPECT_EQ(game_.played(0).OrdersOf(Power("FRANCE")).size(), 1u);
  ASSERT_TRUE(game_.Undo().ok());
  EXPECT_TRUE(game_.Submitted(Power("FRANCE")).empty());
  ASSERT_NE(game_.submissions().DefaultsOf(Power("FRANCE")), nullptr);
  EXPECT_EQ((*game_.submissions().DefaultsOf(Power("FRANCE")))[0].text, "A PAR - BUR");
  EXPECT_EQ(game_.Submitted(Power("ITALY"))[0].text, "A ROM H");
}

}  // namespace
}  // namespace entente
