#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "game/game.h"
#include "map/map.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

constexpr PowerIndex kAustria = 0, kEngland = 1, kFrance = 2, kGermany = 3;

class GameVoteTest : public testing::Test {
 protected:
  // France with two centers, England with one, Austria with a unit only; Germany is out.
  GameVoteTest() {
    Position start(*map_);
    start.ref().SetStart();
    PositionRef board = start.ref();
    for (int p = 0; p < map_->province_count(); ++p) {
      if (board.HasUnit(static_cast<ProvinceIndex>(p))) board.RemoveUnit(static_cast<ProvinceIndex>(p));
    }
    for (int c = 0; c < map_->center_count(); ++c) board.SetOwner(static_cast<CenterIndex>(c), kNoPower);
    board.SetOwner(map_->CenterOf(Province("PAR")), kFrance);
    board.SetOwner(map_->CenterOf(Province("MAR")), kFrance);
    board.SetOwner(map_->CenterOf(Province("LON")), kEngland);
    board.PlaceUnit({kFrance, UnitType::kArmy, Province("PAR")});
    board.PlaceUnit({kAustria, UnitType::kArmy, Province("TYR")});
    game_ = std::make_unique<Game>(map_, RuleOptions{}, start.view());
  }
  ProvinceIndex Province(std::string_view name) const {
    return map_->ProvinceOf(map_->FindPlace(Map::PlaceKey(name)).value());
  }
  static DrawVote List(std::span<const PowerIndex> powers) { return {DrawVote::Kind::kList, powers}; }

  MapRef map_ = BuiltinMap("standard").value();
  std::unique_ptr<Game> game_;
};

TEST_F(GameVoteTest, SurvivorsAreThoseOfThePolicy) {
  const PositionView position = game_->position();
  using Powers = std::vector<PowerIndex>;
  EXPECT_EQ(SurvivorsOf(position, DrawPolicy::kJudgeDias), (Powers{kAustria, kEngland, kFrance}));
  EXPECT_EQ(SurvivorsOf(position, DrawPolicy::kDaide), (Powers{kEngland, kFrance}));
  EXPECT_EQ(SurvivorsOf(position, DrawPolicy::kDppPda), (Powers{kAustria, kFrance}));
  EXPECT_EQ(LeaderOf(position), kFrance);
}

// The neutral power of the map sengoku has no player. It has centers and units but no vote, and it is not needed for a
// draw.
TEST(GameVoteOfDummiesTest, DummiesNeitherVoteNorLead) {
  const MapRef map = BuiltinMap("sengoku").value();
  PowerSet dummies = 0;
  for (const PowerIndex power : map->powers()) dummies |= map->IsDummy(power) ? SetOf(power) : 0;
  ASSERT_TRUE(std::has_single_bit(dummies));
  const auto dummy = static_cast<PowerIndex>(std::countr_zero(dummies));
  Game game(map, RuleOptions{});
  ASSERT_GT(game.position().CenterCountOf(dummy), 0);
  for (const DrawPolicy policy : {DrawPolicy::kJudgeDias, DrawPolicy::kDaide, DrawPolicy::kDpp}) {
    const std::vector<PowerIndex> survivors = SurvivorsOf(game.position(), policy);
    EXPECT_EQ(survivors.size(), static_cast<size_t>(map->power_count() - 1));
    EXPECT_EQ(std::count(survivors.begin(), survivors.end(), dummy), 0);
  }
  EXPECT_EQ(game.Vote(dummy, {}).message(), "the vote is refused: the power is a dummy, which has no player");
  EXPECT_FALSE(game.CancelVote(dummy, {}).ok());
  EXPECT_FALSE(game.Concede(dummy, 0).ok());
  Position most(*map);
  most.ref().CopyFrom(game.position());
  for (int c = 0; c < map->center_count(); ++c) most.ref().SetOwner(static_cast<CenterIndex>(c), dummy);
  most.ref().SetOwner(CenterIndex{0}, dummy == 0 ? 1 : 0);
  EXPECT_EQ(LeaderOf(most.view()), dummy == 0 ? 1 : 0) << "of those who play";
  for (const PowerIndex power : SurvivorsOf(game.position(), DrawPolicy::kJudgeDias)) {
    ASSERT_TRUE(game.Vote(power, {}).ok());
  }
  EXPECT_EQ(game.position().end(), GameEnd::kDraw);
  EXPECT_EQ(game.position().winners() & dummies, 0u);
}

TEST_F(GameVoteTest, AVoteThatCompletesADrawEndsTheGame) {
  game_->SetDrawPolicy(DrawPolicy::kDaidePda);
  const PowerIndex both[] = {kEngland, kFrance};
  ASSERT_TRUE(game_->Vote(kEngland, List(both)).ok());
  EXPECT_FALSE(game_->is_over());
  ASSERT_TRUE(game_->Vote(kFrance, {}).ok()) << "yes to all survivors is the same draw";
  EXPECT_TRUE(game_->is_over());
  EXPECT_EQ(game_->position().end(), GameEnd::kDraw);
  EXPECT_EQ(game_->position().winners(), SetOf(kEngland) | SetOf(kFrance));
  EXPECT_EQ(game_->Vote(kEngland, {}).code(), StatusCode::kWrongPhase);
}

// Row 44: after RESUME all powers have to vote again.
TEST_F(GameVoteTest, AResumedGameHasNoVotes) {
  for (const PowerIndex power : {kAustria, kEngland, kFrance}) ASSERT_TRUE(game_->Vote(power, {}).ok());
  ASSERT_TRUE(game_->is_over());
  ASSERT_TRUE(game_->Resume().ok());
  EXPECT_FALSE(game_->is_over());
  EXPECT_EQ(map_->PhaseName(game_->position().phase()), "S1901M");
  EXPECT_EQ(game_->voting().ballots().policy(), DrawPolicy::kJudgeDias);
  ASSERT_TRUE(game_->Vote(kAustria, {}).ok());
  EXPECT_FALSE(game_->is_over());
  EXPECT_FALSE(game_->Resume().ok()) << "it is not over";
  ASSERT_TRUE(game_->End(GameEnd::kSolo, SetOf(kFrance)).ok());
  EXPECT_FALSE(game_->Resume().ok()) << "it was won";
}

TEST_F(GameVoteTest, APhaseForgetsTheVotesAndWhoIsOut) {
  ASSERT_TRUE(game_->Vote(kAustria, {}).ok());
  ASSERT_TRUE(game_->Vote(kEngland, {}).ok());
  ASSERT_TRUE(game_->Process().ok());
  ASSERT_TRUE(game_->Vote(kFrance, {}).ok());
  EXPECT_FALSE(game_->is_over());
  ASSERT_TRUE(game_->Process().ok());  // fall: the army without a center is disbanded in the adjustments that follow
  ASSERT_TRUE(game_->Process().ok());
  EXPECT_FALSE(game_->Vote(kAustria, {}).ok());
  ASSERT_TRUE(game_->Vote(kFrance, {}).ok());
  ASSERT_TRUE(game_->Vote(kEngland, {}).ok());
  EXPECT_EQ(game_->position().winners(), SetOf(kEngland) | SetOf(kFrance));
  ASSERT_TRUE(game_->Undo().ok());
  EXPECT_TRUE(game_->Vote(kAustria, {}).ok()) << "who is back votes again";
}

TEST_F(GameVoteTest, RefusedVotesSayWhy) {
  const Status out = game_->Vote(kGermany, {});
  EXPECT_EQ(out.message(), "the vote is refused: the power is out of the game");
  game_->SetDrawPolicy(DrawPolicy::kJudgeNodias);
  const PowerIndex with_germany[] = {kFrance, kGermany};
  EXPECT_EQ(game_->Vote(kFrance, List(with_germany)).message(),
            "the vote is refused: a power in the list is out of the game");
  EXPECT_EQ(game_->Concede(kEngland, kFrance).message(), "the vote is refused: this draw vote knows no concession");
  game_->SetDrawPolicy(DrawPolicy::kJudgeDias);
  EXPECT_FALSE(game_->Concede(kFrance, kEngland).ok()) << "England does not lead";
  EXPECT_TRUE(game_->Concede(kEngland, kFrance).ok());
  EXPECT_TRUE(game_->Concede(kAustria, kFrance).ok());
  EXPECT_EQ(game_->position().end(), GameEnd::kConcession);
}

TEST_F(GameVoteTest, ForksVoteOnTheirOwn) {
  ASSERT_TRUE(game_->Vote(kAustria, {}).ok());
  ASSERT_TRUE(game_->Vote(kEngland, {}).ok());
  Game fork(*game_);
  ASSERT_TRUE(fork.Vote(kFrance, {}).ok());
  EXPECT_TRUE(fork.is_over());
  EXPECT_FALSE(game_->is_over());
  ASSERT_TRUE(game_->CancelVote(kAustria, {}).ok());
  ASSERT_TRUE(game_->Vote(kFrance, {}).ok());
  EXPECT_FALSE(game_->is_over());
}

}  // namespace
}  // namespace entente
