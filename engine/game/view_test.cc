// What a power sees of a game: Game::View.
#include "game/random_game_test_util.h"
#include "phase/test_special_board.h"

namespace entente {
namespace {

void ExpectOnlySeen(const Game& game, const Game& view, PowerIndex power) {
  const DrawBallots &votes = game.voting().ballots(), &kept = view.voting().ballots();
  for (const PowerIndex p : game.map().powers()) {
    const bool seen = game.MayOrder(power, p);
    EXPECT_EQ(view.MayOrder(power, p), seen);
    EXPECT_EQ(view.Submitted(p).size(), seen ? game.Submitted(p).size() : 0u);
    EXPECT_EQ(view.submissions().DefaultsOf(p) != nullptr, seen && game.submissions().DefaultsOf(p) != nullptr);
    EXPECT_EQ(kept.IsBare(p), seen && votes.IsBare(p));
    EXPECT_EQ(kept.ListCount(p), seen ? votes.ListCount(p) : 0u);
    EXPECT_EQ(view.voting().ConcedesTo(p), seen ? game.voting().ConcedesTo(p) : kNoPower);
    EXPECT_EQ(view.AllowedFor(p), p == power ? game.AllowedFor(p) : game.AllowedFor(p) & SetOf(power));
  }
  EXPECT_EQ(view.submissions().waiting(), game.submissions().waiting());
}

TEST(ViewTest, APowerSeesItsOwnPartOfAGame) {
  for (const std::string_view name : {"standard", "sengoku"}) {
    const MapRef map = *BuiltinMap(name);
    for (uint64_t seed = 0; seed < 10; ++seed) {
      Game game(map, *WithMapRules(map->RuleNames()));
      RandomPlayer player(*map, seed);
      player.Play(game, static_cast<int>(seed) * 2);
      if (seed % 3 == 1) game.Undo().IgnoreError();
      player.HandIn(game);
      if (!game.is_over()) player.Vote(game);
      const size_t lines = game.LinesSoFar().size();
      for (const PowerIndex power : map->powers()) {
        const Result<std::unique_ptr<Game>> view = game.View(power);
        ASSERT_TRUE(view.ok()) << view.status();
        ExpectOnlySeen(game, **view, power);
        EXPECT_EQ((*view)->undone_count(), 0);
        EXPECT_TRUE((*view)->position() == game.position());
        EXPECT_TRUE(History::Share((*view)->history(), game.history(), game.history().size()));
        (*view)->Process().IgnoreError();
      }
      EXPECT_EQ(game.LinesSoFar().size(), lines);
    }
  }
}

TEST(ViewTest, APowerThatIsNotOfTheMapSeesNothing) {
  const Game game(*BuiltinMap("standard"), RuleOptions{});
  EXPECT_EQ(game.View(7).status().message(), "power: the map has no such power");
}

// Red has two homes, the second of them for hidden builds.
class HiddenBuildsTest : public BuildBoard {
 protected:
  static constexpr std::string_view kPowers = "RED aaa ~bbb\nBLUE ccc\nUNOWNED ddd eee fff ggg\n";

  void Start(std::string_view more) {
    Board(std::string(kPowers).append(more)).Owns("RED", {"AAA", "BBB"}).Owns("BLUE", {"CCC"});
    map_ = ReadMap(std::string(kPowers).append(more));
    game_ = std::make_unique<Game>(map_, rules_, PositionView(*map_, board_->view().block()));
  }
  PowerIndex Power(std::string_view name) const { return *map_->FindPower(name); }
  void Submit(std::string_view power, std::vector<std::string_view> lines, SubmitMode mode = SubmitMode::kReplace) {
    const NormalForm names(*map_);
    SheetReader reader(names, rules_, game_->position().phase_type());
    OrderSheet sheet;
    for (const std::string_view line : lines) reader.ReadLine(Power(power), line, sheet);
    ASSERT_TRUE(game_->Submit(Power(power), std::move(sheet), mode).ok());
  }
  void Process() { ASSERT_TRUE(game_->Process().ok()); }
  std::unique_ptr<Game> ViewOf(std::string_view power) const {
    Result<std::unique_ptr<Game>> view = game_->View(Power(power));
    EXPECT_TRUE(view.ok()) << view.status();
    return *std::move(view);
  }
  std::string SeenBy(std::string_view power) const { return UnitsOf(ViewOf(power)->position()); }

  MapRef map_;
  std::unique_ptr<Game> game_;
};

TEST_F(HiddenBuildsTest, AreLeftOutUntilTheNextMovementIsKnown) {
  for (const SubmitMode mode : {SubmitMode::kReplace, SubmitMode::kDefaults}) {
    Start("");
    Submit("RED", {"A BBB B", "A AAA B", "A BBB B", "F BBB B", "A CCC B"}, mode);
    Submit("BLUE", {"A CCC B"});
    Process();
    Submit("BLUE", {"A CCC H"});
    EXPECT_EQ(SeenBy("RED"), "A AAA A BBB A CCC");
    EXPECT_EQ(ViewOf("RED")->played(0).sheet.size(), 6u);
    const std::unique_ptr<Game> view = ViewOf("BLUE");
    EXPECT_EQ(UnitsOf(view->position()), "A AAA A CCC");
    EXPECT_EQ(view->played(0).OrdersOf(Power("RED")).size(), 1u);
    EXPECT_EQ(view->played(0).by_default, game_->played(0).by_default);
    EXPECT_EQ(view->Submitted(Power("BLUE")).size(), 1u);
    EXPECT_EQ(view->phase_count(), 1);
    ASSERT_TRUE(view->Undo().ok());
    EXPECT_EQ(view->LinesSoFar().size(), 2u);
    Process();
    EXPECT_EQ(SeenBy("BLUE"), "A AAA A BBB A CCC");
    EXPECT_EQ(ViewOf("BLUE")->played(0).sheet.size(), 6u);
  }
}

TEST_F(HiddenBuildsTest, AtRandomAreLeftOutToo) {
  Start("RULE CD_BUILDS HIDE_BUILDS\n");
  Submit("BLUE", {"A CCC B"});
  Process();
  ASSERT_EQ(game_->position().unit_count(), 3);
  EXPECT_EQ(SeenBy("BLUE"), "A CCC");
}

TEST_F(HiddenBuildsTest, OfTheStartAreLeftOut) {
  Start("");
  Submit("RED", {"A BBB B"});
  Process();
  game_ = std::make_unique<Game>(map_, rules_, Position(game_->position()));
  EXPECT_EQ(SeenBy("BLUE"), "");
  EXPECT_EQ(SeenBy("RED"), "A BBB");
}

// Without its builds Red would have a second adjustments phase.
TEST_F(HiddenBuildsTest, ThatTheGameWentOnByAreRefused) {
  Start("FLOW SPRING:MOVEMENT,RETREATS WINTER:ADJUSTMENTS LATE:ADJUSTMENTS\n");
  Submit("RED", {"A AAA B", "A BBB B"});
  Submit("BLUE", {"A CCC B"});
  Process();
  EXPECT_EQ(game_->View(Power("BLUE")).status().code(), StatusCode::kUnsupported);
  EXPECT_TRUE(game_->View(Power("RED")).ok());
}

}  // namespace
}  // namespace entente
