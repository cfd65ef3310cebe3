#include "game/self_play.h"

#include <gtest/gtest.h>

#include <set>

#include "game/game.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

constexpr int kPhases = 60;

class SelfPlayTest : public testing::Test {
 protected:
  MapRef map_ = BuiltinMap("standard").value();
  SelfPlay play_{*map_, RuleOptions{}};
};

TEST_F(SelfPlayTest, SameSeedSameSignature) {
  play_.Restart(7);
  for (int i = 0; i < kPhases; ++i) play_.PlayPhase();
  const uint64_t first = play_.signature();
  play_.Restart(7);
  for (int i = 0; i < kPhases; ++i) play_.PlayPhase();
  EXPECT_EQ(play_.signature(), first);
  play_.Restart(8);
  for (int i = 0; i < kPhases; ++i) play_.PlayPhase();
  EXPECT_NE(play_.signature(), first);
}

TEST_F(SelfPlayTest, EveryChosenOrderIsLegal) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    play_.Restart(seed);
    for (int i = 0; i < kPhases && play_.PlayPhase(); ++i) {
      for (const OrderResult& result : play_.results()) {
        ASSERT_EQ(result.why, Illegality::kNone) << "seed " << seed << " phase " << i;
        ASSERT_NE(result.outcome.reason, Reason::kExcess) << "seed " << seed << " phase " << i;
      }
    }
  }
}

TEST_F(SelfPlayTest, EveryPositionIsSound) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    play_.Restart(seed);
    for (int i = 0; i < kPhases && play_.PlayPhase(); ++i) {
      ASSERT_TRUE(CheckPositionBlock(*map_, play_.position().block()).ok()) << "seed " << seed << " phase " << i;
    }
  }
}

TEST_F(SelfPlayTest, EveryUnitGetsOneOrder) {
  play_.Restart(1);
  ASSERT_TRUE(play_.PlayPhase());
  std::set<LocationIndex> sources;
  for (const Order order : play_.orders()) sources.insert(order.source());
  EXPECT_EQ(sources.size(), 22u);
}

TEST_F(SelfPlayTest, GameWithTheSameOrdersComesToTheSamePositions) {
  Game game(map_, RuleOptions{});
  play_.Restart(3);
  for (int i = 0; i < kPhases && play_.PlayPhase(); ++i) {
    for (const PowerIndex p : map_->powers()) {
      std::vector<Order> own;
      for (const Order order : play_.orders()) {
        if (order.power() == p) own.push_back(order);
      }
      ASSERT_TRUE(game.Submit(p, own).ok());
    }
    ASSERT_TRUE(game.Process().ok());
    ASSERT_EQ(game.position().Hash(), play_.position().Hash()) << "phase " << i;
  }
}

}  // namespace
}  // namespace entente
