// Builds that are hidden, builds that begin a game, and builds without orders: maps/LANGUAGE.md (Homes; RULE), on a
// small map.
#include <algorithm>

#include "phase/test_special_board.h"

namespace entente {
namespace {

using BuildsTest = BuildBoard;

// ---- Hidden builds ----

TEST_F(BuildsTest, ABuildOnAHiddenSiteIsHiddenUntilTheNextMovement) {
  Board("RED aaa ~bbb ~+fff\nBLUE ccc\nUNOWNED ddd\n").Owns("RED", {"AAA", "BBB", "DDD"});
  EXPECT_EQ(Play({{"RED", "A AAA B"}, {"RED", "A BBB B"}, {"RED", "A FFF B"}}), "---");
  EXPECT_EQ(TextOf(after().HiddenRow()), "BBB FFF");
  EXPECT_EQ(TextOf(next().HiddenRow()), "BBB FFF");
  GoOn();
  Play({{"RED", "A AAA - GGG"}});
  EXPECT_EQ(TextOf(after().HiddenRow()), "");
}

TEST_F(BuildsTest, AHiddenBuildLastsOverPhasesWithoutMovementButNotLongerThanItsUnit) {
  constexpr std::string_view kFlow = "FLOW SPRING:MOVEMENT,RETREATS WINTER:ADJUSTMENTS LATE:ADJUSTMENTS\n";
  Board("RED ~aaa ~bbb\nBLUE ccc\n" + std::string(kFlow)).Owns("RED", {"AAA", "BBB"}).Units("BLUE", {"A CCC"});
  Play({{"RED", "A AAA B"}, {"RED", "A BBB B"}});
  GoOn();
  EXPECT_EQ(Next(), "L1901A");  // BLUE has no center
  board_->ref().SetOwner(board_->map().CenterOf(board_->At("AAA")), board_->Power("BLUE"));
  Play({{"RED", "A AAA D"}});
  EXPECT_EQ(TextOf(after().HiddenRow()), "BBB");
}

TEST_F(BuildsTest, AUnitThatChangesWithTheMapIsAsHiddenAsBefore) {
  constexpr std::string_view kMap =
      "RED aaa ~eas\nBLUE ccc\nRULE UNITS_ADAPT\nIN SPRING\nLAND EAS ABUTS aaa\nAMEND NTH ABUTS -EAS\n";
  Board(kMap).Owns("RED", {"EAS"});
  EXPECT_EQ(Play({{"RED", "F EAS B"}}), "-");
  EXPECT_EQ(UnitsOf(next()), "A EAS");
  EXPECT_TRUE(TestBit(next().HiddenRow(), board_->At("EAS")));
  Board(kMap).Owns("RED", {"EAS"}).Units("RED", {"F EAS"});
  Play({});
  EXPECT_EQ(UnitsOf(next()), "A EAS");
  EXPECT_FALSE(TestBit(next().HiddenRow(), board_->At("EAS")));
}

TEST_F(BuildsTest, HideBuildsHidesAllBuilds) {
  Board("RED aaa\nBLUE ccc\nRULE HIDE_BUILDS\n").Owns("RED", {"AAA"}).Owns("BLUE", {"CCC"});
  Play({{"RED", "A AAA B"}, {"BLUE", "A CCC B"}});
  EXPECT_EQ(TextOf(next().HiddenRow()), "AAA CCC");
}

// ---- Games that start with builds ----

TEST_F(BuildsTest, MobilizeStartsWithOneBuildOnAHomeThatItBrings) {
  Start("RED aaa bbb\nA AAA\nBLUE ccc\nA CCC\nUNOWNED ddd\nRULE MOBILIZE\n");
  EXPECT_EQ(board_->map().PhaseName(board_->view().phase()), "W1900A");
  EXPECT_EQ(board_->view().unit_count(), 0);
  EXPECT_EQ(Owned(board_->view(), "RED"), "");
  EXPECT_EQ(board_->map().center_count(), 4);
  EXPECT_EQ(Sites("RED"), "AAA BBB");
  EXPECT_EQ(Due("RED").builds, 1);
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A AAA B"}, {"BLUE", "A CCC B"}}), "-E-");
  EXPECT_EQ(Owned(after(), "RED"), "BBB");
  EXPECT_EQ(Next(), "S1901M");
}

TEST_F(BuildsTest, MobilizeGivesImmobileDummiesABuildForEachHome) {
  const std::string map = "RED aaa bbb\nDUMMY\nBLUE ccc ddd\nRULE MOBILIZE\n";
  Start(map + "RULE IMMOBILE_DUMMIES\n");
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Due("BLUE").builds, 1) << "it is no dummy";
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A AAA B"}, {"BLUE", "A CCC B"}}), "---");
  EXPECT_EQ(Owned(after(), "RED"), "AAA BBB");
  Start(map);
  EXPECT_EQ(Due("RED").builds, 1) << "a dummy that may move";
  Start(map + "RULE IMMOBILE_DUMMIES SOLITAIRE\n");
  EXPECT_EQ(Due("BLUE").builds, 2);
}

TEST_F(BuildsTest, BlankBoardLeavesTheHomesEmpty) {
  Start("RED aaa bbb\nA AAA\nA EEE\nBLUE ccc\nA BBB\nUNOWNED ddd\nRULE FLEX_SETUP\n");
  EXPECT_EQ(board_->map().PhaseName(board_->view().phase()), "W1900A");
  EXPECT_EQ(UnitsOf(board_->view()), "A EEE");
  EXPECT_EQ(Due("RED").builds, 1);
  EXPECT_EQ(Due("BLUE").builds, 1);
}

TEST_F(BuildsTest, TheAdjustmentsBeforeTheBeginAreFoundInAnyFlow) {
  Start("RED aaa\nBLUE ccc\nRULE BLANK_BOARD\nBEGIN FALL 1903 MOVEMENT\n");
  EXPECT_EQ(board_->map().PhaseName(board_->view().phase()), "W1902A");
  Start(
      "RED aaa\nBLUE ccc\nRULE BLANK_BOARD\nFLOW NEWYEAR:5 A.D.:MOVEMENT,RETREATS IFYEARDIV:10 A.D.:ADJUSTMENTS\n"
      "BEGIN A.D. 1425 MOVEMENT\n");
  EXPECT_EQ(board_->map().PhaseName(board_->view().phase()), "A1420A");
  Start("RED aaa\nBLUE ccc\nRULE BLANK_BOARD\nBEGIN WINTER 1903 ADJUSTMENTS\n");
  EXPECT_EQ(board_->map().PhaseName(board_->view().phase()), "W1903A");
}

TEST_F(BuildsTest, AFlowWithoutAdjustmentsCannotStartWithBuilds) {
  const MapReadResult read =
      ReadMapText(MapWith("RED aaa\nBLUE ccc\nFLOW SPRING:MOVEMENT\nRULE MOBILIZE\n"), "test.map", nullptr);
  ASSERT_FALSE(read.ok());
  const auto& found = read.diagnostics;
  EXPECT_TRUE(std::any_of(found.begin(), found.end(), [](const Diagnostic& d) { return d.code == "BAD_BEGIN"; }));
}

TEST_F(BuildsTest, ANegatedRuleDoesNotChangeTheStart) {
  Start("RED aaa\nA AAA\nBLUE ccc\nRULE MOBILIZE\nRULE !MOBILIZE\n");
  EXPECT_EQ(board_->map().PhaseName(board_->view().phase()), "S1901M");
  EXPECT_EQ(UnitsOf(board_->view()), "A AAA");
}

// ---- Builds without orders ----

TEST_F(BuildsTest, BuildsOfAPowerThatOrdersNoneAreMadeAtRandom) {
  Board("RED aaa bbb ccc eas\nBLUE ddd\nRULE CD_BUILDS\n").Owns("RED", {"AAA", "BBB", "EAS"}).Owns("BLUE", {"DDD"});
  Play({{"BLUE", "WAIVE"}});
  EXPECT_EQ(next().UnitCountOf(board_->Power("RED")), 3);
  EXPECT_EQ(next().UnitCountOf(board_->Power("BLUE")), 0);
  int built = 0;
  for (const PhaseEvent& event : result_->events) built += event.kind == EventKind::kBuilt;
  EXPECT_EQ(built, 3);
  const Position first(next());
  Play({{"BLUE", "WAIVE"}});
  EXPECT_TRUE(next() == first.view());
}

TEST_F(BuildsTest, RandomBuildsGoEverywhereInTime) {
  std::string seen;
  for (int year = 1901; year < 1931; ++year) {
    Board("RED aaa bbb eas\nBLUE ddd\nUNOWNED ccc\nRULE CD_BUILDS\n", "W" + std::to_string(year) + "A");
    board_->Owns("RED", {"AAA", "BBB", "EAS"}).Units("RED", {"F NTH"});
    Play({});
    EXPECT_EQ(next().unit_count(), 3);
    seen += UnitsOf(next()) + " ";
  }
  for (const std::string_view unit : {"A EAS", "F EAS", "A AAA", "A BBB"}) {
    EXPECT_NE(seen.find(unit), std::string::npos) << unit << " in " << seen;
  }
}

TEST_F(BuildsTest, RandomBuildsKeepWithinClaimsAndTokens) {
  Board("RED aaa &SC\nBLUE bbb ccc\nOWNS BBB SC!\nUNOWNED ddd eee fff\nRULE CD_BUILDS\n")
      .Owns("RED", {"DDD", "EEE", "FFF"})
      .Owns("BLUE", {"BBB"});
  Play({});
  EXPECT_EQ(next().UnitCountOf(board_->Power("RED")), 1);
  EXPECT_EQ(next().ClaimsLeft(board_->Power("RED")), 0);
  EXPECT_EQ(UnitsOf(next()).find("A BBB A CCC"), 0u) << UnitsOf(next());
  EXPECT_EQ(Owned(next(), "BLUE"), "BBB CCC");
}

TEST_F(BuildsTest, ARandomBuildThatDoesNotFitIsMadeElsewhere) {
  for (int year = 1901; year < 1921; ++year) {
    Board("RED aaa &SC\nBLUE bbb\nUNOWNED ddd eee\nRULE CD_BUILDS\n", "W" + std::to_string(year) + "A");
    board_->Owns("RED", {"AAA", "DDD", "EEE"});
    Play({});
    EXPECT_EQ(next().UnitCountOf(board_->Power("RED")), 2) << "one claim, two centers that need one";
    EXPECT_TRUE(next().HasUnit(board_->At("AAA")));
  }
}

constexpr char kCape[] =
    "Cape = cap\nCape (n) = CAP/NC\nCape (s) = CAP/SC\nCOAST cap ABUTS aaa NTH\nCOAST CAP/NC ABUTS NTH\n"
    "COAST CAP/SC ABUTS NTH\nAMEND NTH ABUTS CAP/NC CAP/SC\nAMEND aaa ABUTS cap\n";

TEST_F(BuildsTest, RandomBuildsUseEveryCoast) {
  std::string seen;
  for (int year = 1901; year < 1931; ++year) {
    Board(kCape + std::string("RED cap\nBLUE ddd\nRULE CD_BUILDS\n"), "W" + std::to_string(year) + "A");
    board_->Owns("RED", {"CAP"});
    Play({});
    EXPECT_EQ(next().unit_count(), 1);
    seen += UnitsOf(next()) + ";";
  }
  for (const std::string_view unit : {"A CAP;", "F CAP/NC;", "F CAP/SC;"}) {
    EXPECT_NE(seen.find(unit), std::string::npos) << unit << " in " << seen;
  }
  EXPECT_EQ(seen.find("F CAP;"), std::string::npos);
}

// The cape can have an army, or a fleet on either of two coasts; inland there can be an army. So one build in four is
// inland.
TEST_F(BuildsTest, EveryUnitThatMayBeBuiltIsAsLikelyAsAnyOther) {
  int inland = 0;
  for (int year = 1901; year < 2101; ++year) {
    Board(kCape + std::string("RED aaa cap\nBLUE ddd\nRULE CD_BUILDS\n"), "W" + std::to_string(year) + "A");
    board_->Owns("RED", {"AAA", "CAP"}).Units("RED", {"A BBB"});
    Play({});
    EXPECT_EQ(next().unit_count(), 2);
    inland += next().HasUnit(board_->At("AAA"));
  }
  EXPECT_GT(inland, 25);
  EXPECT_LT(inland, 75);
}

TEST_F(BuildsTest, NothingIsBuiltByChanceForAPowerThatOrdersABuild) {
  Board("RED aaa bbb\nBLUE ddd\nRULE CD_BUILDS\n").Owns("RED", {"AAA", "BBB"}).Owns("BLUE", {"DDD"});
  const Order of_nobody = board_->Read("RED", "A BBB B").WithPower(kNoPower);
  const std::vector<Order> orders = {board_->Read("RED", "A AAA B"), of_nobody, board_->Read("BLUE", "A DDD D")};
  PhaseScratch scratch(board_->map());
  const PhaseResult result = AdjudicatePhase(board_->view(), rules_, orders, scratch);
  EXPECT_EQ(UnitsOf(result.next), "A AAA A DDD");
  EXPECT_EQ(result.given()[1].why, Illegality::kPowerUnknown);
}

}  // namespace
}  // namespace entente
