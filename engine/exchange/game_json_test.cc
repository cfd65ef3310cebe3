#include "exchange/game_json.h"

#include <gtest/gtest.h>

#include <vector>

#include "exchange/exchange.h"
#include "game/self_play.h"
#include "json/json_test_util.h"
#include "map_build/builtin.h"

namespace entente {
namespace {

TEST(GameJson, AGameThatHasNotBegunIsItsFirstPhase) {
  const MapRef map = *BuiltinMap("standard");
  const Game game(map, RuleOptions{});
  const std::string text = GameToJson(game);
  EXPECT_EQ(Member(text, "map"), "\"standard\"");
  EXPECT_EQ(Member(text, "phases.0.name"), "\"S1901M\"");
  EXPECT_EQ(Member(text, "phases.0.orders"), "{}");
  const auto back = GameFromJson(text, nullptr);
  ASSERT_TRUE(back.ok()) << MessageOf(back.status());
  EXPECT_TRUE((*back)->position() == game.position());
}

TEST(GameJson, OrdersThatAreSubmittedAreKept) {
  const MapRef map = *BuiltinMap("standard");
  Game game(map, RuleOptions{});
  const Unit paris{*map->FindPower("FRANCE"), UnitType::kArmy, *map->FindPlace("PAR")};
  const Order orders[] = {Order::Move(paris, *map->FindPlace("ROM")), Order::Move(paris, *map->FindPlace("BUR"))};
  ASSERT_TRUE(game.Submit(paris.power, orders).ok());
  const auto back = GameFromJson(GameToJson(game), nullptr);
  ASSERT_TRUE(back.ok()) << MessageOf(back.status());
  const auto kept = (*back)->SubmittedOrders(paris.power);
  ASSERT_EQ(kept.size(), 2u);
  EXPECT_EQ(kept[0], orders[0]);
  EXPECT_EQ(kept[1], orders[1]);
}

TEST(GameJson, RulesAreKept) {
  RuleOptions rules;
  rules.civil_disorder = CivilDisorder::kHomeDistance;
  rules.empty_retreats = EmptyRetreats::kHeld;
  const Game game(*BuiltinMap("standard"), rules);
  const std::string text = GameToJson(game);
  EXPECT_EQ(Member(text, "rules"), R"({"civil_disorder":"home_distance","empty_retreats":"held"})");
  const auto back = GameFromJson(text, nullptr);
  ASSERT_TRUE(back.ok()) << MessageOf(back.status());
  EXPECT_EQ((*back)->rules(), rules);
}

TEST(GameJson, ARecordThatDoesNotFollowFromItsOrdersIsRefused) {
  const auto game = GameFromJson(R"({"phases":[
      {"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - BUR"]}},
      {"name":"F1901M","state":{"units":{"FRANCE":["A PAR"]}}}]})",
                                 nullptr);
  ASSERT_FALSE(game.ok());
  EXPECT_EQ(MessageOf(game.status()),
            "phases[1]: the position of F1901M is not what the orders before it lead to, F1901M");
  EXPECT_FALSE(GameFromJson(R"({"phases":[]})", nullptr).ok());
  EXPECT_FALSE(GameFromJson(R"({"phases":[{"name":"COMPLETED","state":{"units":{}}}]})", nullptr).ok());
}

// A game of random legal orders.
void Play(Game& game, uint64_t seed, int phases) {
  SelfPlay play(game.map(), game.rules());
  play.Restart(seed);
  for (int i = 0; i < phases && play.PlayPhase(); ++i) {
    for (int p = 0; p < game.map().power_count(); ++p) {
      const auto power = static_cast<PowerIndex>(p);
      std::vector<Order> orders;
      for (const Order order : play.orders()) {
        if (order.power() == power) orders.push_back(order);
      }
      ASSERT_TRUE(game.Submit(power, orders).ok());
    }
    ASSERT_TRUE(game.Process().ok());
    ASSERT_TRUE(game.position() == play.position());
  }
}

TEST(GameJson, PlayedGamesComeBackAndReplayWithoutADifference) {
  for (const std::string_view name : BuiltinMapNames()) {
    for (const EmptyRetreats empty : {EmptyRetreats::kSkipped, EmptyRetreats::kHeld}) {
      RuleOptions rules;
      rules.empty_retreats = empty;
      Game game(*BuiltinMap(name), rules);
      Play(game, 11, 60);
      const std::string text = GameToJson(game);
      const auto back = GameFromJson(text, nullptr);
      ASSERT_TRUE(back.ok()) << name << ": " << MessageOf(back.status());
      EXPECT_TRUE((*back)->position() == game.position()) << name;
      EXPECT_EQ((*back)->phase_count(), game.phase_count()) << name;
      EXPECT_EQ(GameToJson(**back), text) << name;
      Exchange exchange({});
      const auto replay = exchange.Replay(text);
      ASSERT_TRUE(replay.ok()) << name << ": " << MessageOf(replay.status());
      EXPECT_EQ(Member(*replay, "differences"), "[]") << name;
      EXPECT_EQ(Member(*replay, "notes"), "[]") << name;
    }
  }
}

}  // namespace
}  // namespace entente
