// Games that end by rules of the host, and the effect of undoing phases on these ends.
#include <gtest/gtest.h>

#include "game/game.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

class GameEndRulesTest : public testing::Test {
 protected:
  PowerIndex Power(std::string_view name) const { return map_->FindPower(name).value(); }
  std::string PhaseName(const Game& game) const { return map_->PhaseName(game.position().phase()); }
  // Processes phases in which all units hold, until the game ends or `most` phases were played.
  static int PlayOn(Game& game, int most) {
    int phases = 0;
    for (; phases < most && !game.is_over(); ++phases) EXPECT_TRUE(game.Process().ok());
    return phases;
  }

  MapRef map_ = BuiltinMap("standard").value();
  Game game_{map_, RuleOptions{}};
};

TEST_F(GameEndRulesTest, TheLastYearIsPlayedToItsEnd) {
  EndRules rules;
  rules.last_year = 1902;
  game_.SetEndRules(rules);
  PlayOn(game_, 20);
  EXPECT_EQ(game_.position().end(), GameEnd::kDraw);
  EXPECT_EQ(game_.position().winners(), AllPowers(*map_));
  EXPECT_EQ(game_.position().phase().year, 1903);
  EXPECT_EQ(map_->PhaseName(game_.PositionAt(game_.phase_count() - 1).phase()), "F1902M");
}

TEST_F(GameEndRulesTest, TheOneWithMostCentersWinsAtTheYearLimit) {
  EndRules rules;
  rules.last_year = 1901;
  rules.year_limit_end = YearLimitEnd::kMostCenters;
  game_.SetEndRules(rules);
  PlayOn(game_, 20);
  EXPECT_EQ(game_.position().end(), GameEnd::kSolo);
  EXPECT_EQ(game_.position().winner(), Power("RUSSIA"));
  EXPECT_FALSE(game_.Resume().ok());
}

TEST_F(GameEndRulesTest, QuietYearsAreAStalemate) {
  EndRules rules;
  rules.stalemate_years = 3;
  game_.SetEndRules(rules);
  EXPECT_EQ(PlayOn(game_, 20), 6);
  EXPECT_EQ(game_.position().end(), GameEnd::kDraw);
}

// Years are counted from the start of the game, even if the rule is set later, phases are undone or the game is forked.
TEST_F(GameEndRulesTest, QuietYearsAreCountedHoweverOneCameThere) {
  EndRules rules;
  rules.stalemate_years = 3;
  ASSERT_EQ(PlayOn(game_, 3), 3);
  game_.SetEndRules(rules);
  ASSERT_EQ(PlayOn(game_, 20), 3);
  ASSERT_TRUE(game_.GoTo(1).ok());
  EXPECT_FALSE(game_.is_over());
  Game fork(game_);
  EXPECT_EQ(PlayOn(fork, 20), 5);
  ASSERT_TRUE(game_.GoTo(6).ok());
  EXPECT_TRUE(game_.is_over());
  ASSERT_TRUE(game_.GoTo(4).ok());
  EXPECT_EQ(PlayOn(game_, 20), 2);
  game_.SetEndRules(EndRules{});
  ASSERT_TRUE(game_.Resume().ok());
  EXPECT_EQ(PlayOn(game_, 8), 8);
}

// If each year of the map is one movement phase, every phase counts, including the first.
TEST(GameEndRulesOfShortYearsTest, YearsBeforeTheRuleAreCounted) {
  EndRules rules;
  rules.stalemate_years = 4;
  const auto phases_with_rule_after = [&](int phases) {
    Game game(BuiltinMap("hundred").value(), RuleOptions{});
    for (int i = 0; i < phases; ++i) EXPECT_TRUE(game.Process().ok());
    game.SetEndRules(rules);
    while (!game.is_over() && game.phase_count() < 20) EXPECT_TRUE(game.Process().ok());
    return game.phase_count();
  };
  EXPECT_EQ(phases_with_rule_after(0), phases_with_rule_after(3));
}

TEST_F(GameEndRulesTest, ARuleThatComesWhilePhasesAreUndoneHoldsAlsoAfterThem) {
  ASSERT_EQ(PlayOn(game_, 4), 4);
  ASSERT_TRUE(game_.GoTo(1).ok());
  EndRules rules;
  rules.stalemate_years = 3;
  game_.SetEndRules(rules);
  ASSERT_TRUE(game_.GoTo(4).ok());
  EXPECT_EQ(PlayOn(game_, 20), 2);
}

TEST_F(GameEndRulesTest, WhoAloneIsLeftWins) {
  Position position(*map_);
  position.ref().PlaceUnit({Power("ITALY"), UnitType::kArmy, map_->FindPlace("ROM").value()});
  Game game(map_, RuleOptions{}, position.view());
  EndRules rules;
  rules.last_survivor = true;
  game.SetEndRules(rules);
  ASSERT_TRUE(game.Process().ok());
  EXPECT_EQ(game.position().winner(), Power("ITALY"));
}

}  // namespace
}  // namespace entente
