// Losses of single phases, and the account of units over random games.
#include "game/losses.h"

#include "game/random_game_test_util.h"
#include "phase/test_special_board.h"

namespace entente {
namespace {

class LossesTest : public SpecialBoard {
 protected:
  // As "A AAA disbanded: its retreat failed, ...", with the names of the enums.
  std::string Losses() const {
    constexpr const char* kWhys[] = {"none",        "no retreat",     "no order",      "civil disorder",
                                     "not ordered", "victory",        "illegal order", "no retreats",
                                     "map changed", "enough centers", "last unit",     "torn",
                                     "forbidden",   "immobile",       "ordered",       "retreat failed"};
    std::string text;
    for (const PhaseEvent& loss : LossesOf(board_->view(), result_->results, result_->events)) {
      text += (text.empty() ? "" : ", ") + FormatUnit(board_->map(), loss.unit.type, loss.unit.location);
      text += loss.kind == EventKind::kRemoved ? " removed: " : " disbanded: ";
      text += kWhys[static_cast<size_t>(loss.why)];
      EXPECT_EQ(loss.power, loss.unit.power);
    }
    return text;
  }
};

TEST_F(LossesTest, AUnitThatMayRetreatIsNotLost) {
  Board("").Units("RED", {"A AAA", "A BBB"}).Units("BLUE", {"A CCC"});
  Play({{"RED", "A AAA - CCC"}, {"RED", "A BBB S A AAA - CCC"}});
  ASSERT_EQ(next().dislodged_count(), 1);
  EXPECT_EQ(Losses(), "");
}

TEST_F(LossesTest, AUnitWithoutAPlaceToGoIsLostInTheMovement) {
  Board("FLOW SPRING:MOVEMENT\n").Units("RED", {"A AAA", "A BBB"}).Units("BLUE", {"A CCC"});
  Play({{"RED", "A AAA - CCC"}, {"RED", "A BBB S A AAA - CCC"}});
  EXPECT_EQ(Losses(), "A CCC disbanded: no retreats");
}

TEST_F(LossesTest, ARetreatsPhaseCostsUnitsByOrderBounceAndNeglect) {
  Board("", "S1901R")
      .Dislodged("RED", "A AAA", {"EEE", "FFF"})
      .Dislodged("RED", "A BBB", {"EEE", "FFF"})
      .Dislodged("BLUE", "A CCC", {"EEE", "FFF"})
      .Dislodged("BLUE", "A DDD", {"FFF"});
  Play({{"RED", "A AAA R EEE"}, {"RED", "A BBB D"}, {"RED", "A BBB D"}, {"BLUE", "A CCC R EEE"}});
  EXPECT_EQ(Losses(),
            "A DDD disbanded: no order, A AAA disbanded: retreat failed, A BBB disbanded: ordered, "
            "A CCC disbanded: retreat failed");
}

TEST_F(LossesTest, AnIllegalRetreatIsAnEvent) {
  Board("", "S1901R").Dislodged("RED", "A AAA", {"EEE"}).Dislodged("BLUE", "A BBB", {"FFF"});
  Play({{"RED", "A AAA R DDD"}, {"BLUE", "A BBB R FFF"}});
  EXPECT_EQ(Losses(), "A AAA disbanded: illegal order");
}

TEST_F(LossesTest, RemovalsAreOrderedOrMadeInCivilDisorder) {
  Board("", "W1901A").Owns("RED", {"AAA"}).Owns("BLUE", {"BBB"});
  board_->Units("RED", {"A AAA", "A EEE", "A FFF"}).Units("BLUE", {"A GGG"});
  Play({{"RED", "A EEE D"}, {"RED", "A EEE D"}, {"BLUE", "A GGG D"}});
  EXPECT_EQ(Losses(), "A FFF removed: civil disorder, A EEE removed: ordered");
}

// The units of each power, with the dislodged ones.
std::vector<int> UnitCounts(const PositionView& position) {
  std::vector<int> counts(static_cast<size_t>(position.map().power_count()));
  position.ForEachUnit([&](const Unit& unit) { ++counts[unit.power]; });
  for (int i = 0; i < position.dislodged_count(); ++i) ++counts[position.Dislodged(i).unit.power];
  return counts;
}

TEST(LossesOfGamesTest, UnitsBeforeAreUnitsAfterAndLossesWithoutBuilds) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = *BuiltinMap(name);
    Game game(map, *WithMapRules(map->RuleNames()));
    RandomPlayer(*map, 7).Play(game, 40);
    for (int phase = 0; phase < game.phase_count(); ++phase) {
      const PlayedPhase& played = game.played(phase);
      std::vector<int> counts = UnitCounts(game.PositionAt(phase + 1));
      for (const PhaseEvent& loss : LossesOf(played.before, played.results, played.events)) ++counts[loss.power];
      for (const PhaseEvent& event : played.events) counts[event.power] -= event.kind == EventKind::kBuilt;
      for (const OrderResult& result : played.results) {
        const bool builds = result.order.kind() == OrderKind::kBuild && result.outcome.reason == Reason::kNone;
        if (builds) --counts[result.order.power()];
      }
      EXPECT_EQ(counts, UnitCounts(played.before)) << name << ", phase " << phase;
    }
  }
}

}  // namespace
}  // namespace entente
