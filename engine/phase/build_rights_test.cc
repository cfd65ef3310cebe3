// How many units powers may have, and on which homes they build: tokens, reserves, militia, homes that change.
// maps/LANGUAGE.md (Homes), on a small map.
#include "phase/test_special_board.h"

namespace entente {
namespace {

using BuildRightsTest = BuildBoard;

// ---- Tokens ----

constexpr std::string_view kSeizing = "RED aaa bbb\nOWNS AAA SC!\nBLUE ccc\nUNOWNED ddd\n";
constexpr std::string_view kGuest = "RED aaa bbb\nOWNS AAA SC?\nBLUE ccc\nUNOWNED ddd\n";

TEST_F(BuildRightsTest, ASeizingBuildTakesAHomeThatIsNotOwned) {
  Board(kSeizing).Owns("RED", {"AAA"}).Owns("BLUE", {"BBB", "CCC"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "BBB");
  EXPECT_EQ(Due("RED").difference, 1);  // the token counts as a center
  EXPECT_EQ(Play({{"RED", "A BBB B"}}), "-");
  EXPECT_EQ(after().SeizingBuildsLeft(board_->Power("RED")), 0);
  EXPECT_EQ(Owned(after(), "RED"), "AAA BBB");
  EXPECT_EQ(Owned(after(), "BLUE"), "CCC");
}

TEST_F(BuildRightsTest, ABuildOnAnOwnedHomeUsesUpATokenThatIsLeft) {
  Board(kSeizing).Owns("RED", {"AAA"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A AAA B"}, {"RED", "A BBB B"}}), "--") << "but needs none";
  EXPECT_EQ(Owned(after(), "RED"), "AAA BBB");
  EXPECT_EQ(after().SeizingBuildsLeft(board_->Power("RED")), 0);
  EXPECT_EQ(Play({{"RED", "A AAA B"}}), "-");
  EXPECT_EQ(after().SeizingBuildsLeft(board_->Power("RED")), 0);
  EXPECT_EQ(Play({}), "");
  EXPECT_EQ(after().SeizingBuildsLeft(board_->Power("RED")), 1);
  GoOn();
  EXPECT_EQ(next().SeizingBuildsLeft(board_->Power("RED")), 1) << "an unused one stays";
}

TEST_F(BuildRightsTest, AGuestBuildTakesNothingAndLapses) {
  Board(kGuest).Owns("RED", {"AAA"}).Owns("BLUE", {"BBB", "CCC"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A BBB B"}}), "-");
  EXPECT_EQ(Owned(after(), "BLUE"), "BBB CCC");
  EXPECT_EQ(after().GuestBuildsLeft(board_->Power("RED")), 0);
  Play({});
  EXPECT_EQ(after().GuestBuildsLeft(board_->Power("RED")), 0);
}

TEST_F(BuildRightsTest, GuestBuildsLapseAlsoWhenThereIsNothingToAdjust) {
  Board(kGuest, "F1901M").Owns("RED", {"AAA"}).Units("RED", {"A AAA", "A EEE"}).Units("BLUE", {"A CCC"});
  EXPECT_EQ(board_->view().GuestBuildsLeft(board_->Power("RED")), 1);
  Play({});
  EXPECT_EQ(Next(), "S1902M");
  EXPECT_EQ(next().GuestBuildsLeft(board_->Power("RED")), 0);
}

TEST_F(BuildRightsTest, TheTokenThatTakesTheHomeIsUsedFirst) {
  Board("RED aaa bbb\nOWNS AAA SC! SC?\nBLUE ccc\n").Owns("RED", {"AAA"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "A BBB B"}}), "-");
  EXPECT_EQ(after().SeizingBuildsLeft(board_->Power("RED")), 0);
  EXPECT_EQ(Owned(after(), "RED"), "AAA BBB");
}

TEST_F(BuildRightsTest, NoMoreHomesAreUsedThanThereAreTokens) {
  Board("RED aaa bbb eee\nOWNS AAA SC!\nBLUE ccc\nUNOWNED ddd\n").Owns("RED", {"AAA", "DDD"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Due("RED").difference, 2);
  EXPECT_EQ(Due("RED").builds, 1);
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A EEE B"}}), "-E");
}

TEST_F(BuildRightsTest, APowerWithTokensBuildsOnItsHomesOnly) {
  constexpr std::string_view kMap = "RED aaa bbb +fff &SC\nOWNS AAA SC!\nBLUE ccc\nUNOWNED ddd\nRULE BUILD_ANY\n";
  Board(kMap).Owns("RED", {"AAA", "DDD"});
  EXPECT_EQ(Sites("RED"), "AAA BBB");
  board_->ref().SetSeizingBuildsLeft(board_->Power("RED"), 0);
  EXPECT_EQ(Sites("RED"), "AAA DDD FFF");
}

TEST_F(BuildRightsTest, NobodyElseBuildsOnTheHomesOfAPowerWithTokens) {
  Board(std::string(kSeizing) + "RULE BUILD_ANY\n").Owns("BLUE", {"BBB", "CCC"});
  EXPECT_EQ(Sites("BLUE"), "CCC");
  board_->ref().SetSeizingBuildsLeft(board_->Power("RED"), 0);
  EXPECT_EQ(Sites("BLUE"), "BBB CCC");
}

TEST_F(BuildRightsTest, TheHomesOfAPowerWithTokensAreClosedWhicheverPowerItIs) {
  for (const std::string powers :
       {"BLUE aaa bbb\nOWNS AAA SC!\nRED ccc\n", "RED ccc\nYELLOW aaa bbb\nOWNS AAA SC!\n"}) {
    Board(powers + "UNOWNED ddd\nRULE BUILD_ANY\n").Owns("RED", {"BBB", "CCC"});
    EXPECT_EQ(Sites("RED"), "CCC") << powers;
  }
}

TEST_F(BuildRightsTest, TheSequenceOfThePowersDoesNotMatter) {
  Board(std::string(kSeizing) + "RULE BUILD_ANY\n").Owns("RED", {"AAA"}).Owns("BLUE", {"BBB", "CCC"});
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"BLUE", "A BBB B"}, {"BLUE", "A CCC B"}}), "-I-");
  const Position first(next());
  EXPECT_EQ(Play({{"BLUE", "A BBB B"}, {"BLUE", "A CCC B"}, {"RED", "A BBB B"}}), "I--");
  EXPECT_TRUE(next() == first.view());
}

TEST_F(BuildRightsTest, AnAlternativeTakesATokenIfItsHomeIsBuiltOn) {
  Board("RED aaa @bbb\nOWNS AAA BBB SC?\nBLUE ccc\n").Owns("RED", {"AAA", "BBB"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A AAA B"}}), "--");
  board_->ref().SetGuestBuildsLeft(board_->Power("RED"), 0);
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A AAA B"}}), "-E");
}

TEST_F(BuildRightsTest, AnAlternativeThatStandsForAHomeTakesNoToken) {
  for (const auto& [first, second] : {std::pair("A DDD B", "A EEE B"), std::pair("A EEE B", "A DDD B")}) {
    Board("RED aaa @ddd @eee\nOWNS AAA DDD EEE SC! SC!\nBLUE ccc\n").Owns("RED", {"AAA", "DDD", "EEE"});
    EXPECT_EQ(Play({{"RED", first}, {"RED", second}}), "--");
    EXPECT_EQ(after().SeizingBuildsLeft(board_->Power("RED")), 1);
    EXPECT_EQ(Owned(after(), "RED"), "AAA DDD EEE");
  }
}

// ---- Reserves and militia ----

TEST_F(BuildRightsTest, ReservesCountWhileAHomeIsOwned) {
  Board("RED aaa\nRESERVES 2\nBLUE ccc\nUNOWNED ddd\n").Owns("RED", {"AAA"});
  EXPECT_EQ(Due("RED").difference, 3);
  EXPECT_EQ(Due("RED").builds, 1);
  EXPECT_EQ(Due("BLUE").difference, 0);
  rules_.reserves = Reserves::kIgnored;
  EXPECT_EQ(Due("RED").difference, 1);
  Board("RED aaa\nRESERVES 2\nBLUE ccc\nUNOWNED ddd\n").Owns("RED", {"DDD"});
  EXPECT_EQ(Due("RED").difference, 1);
}

TEST_F(BuildRightsTest, MilitiaIsAsManyUnitsAsStandOnHomes) {
  Board("RED aaa bbb\nMILITIA 3\nBLUE ccc\nUNOWNED ddd\n")
      .Owns("RED", {"AAA"})
      .Owns("BLUE", {"BBB"})
      .Units("RED", {"A AAA", "A BBB", "A DDD"});
  EXPECT_EQ(Due("RED").difference, 0);  // one center, and two units on homes, owned or not
  rules_.militia = Militia::kIgnored;
  EXPECT_EQ(Due("RED").removals, 2);
}

TEST_F(BuildRightsTest, UnitsOfOthersAreNoMilitia) {
  Board("RED aaa bbb\nMILITIA 3\nBLUE ccc\nUNOWNED ddd\n")
      .Owns("RED", {"AAA"})
      .Units("RED", {"A AAA"})
      .Units("BLUE", {"A BBB"});
  EXPECT_EQ(Due("RED").difference, 1);
}

TEST_F(BuildRightsTest, MilitiaStandsOnHomesThatAreCentersInThePhase) {
  constexpr std::string_view kMap = "RED aaa &SC\nMILITIA 3\nBLUE ccc\nUNOWNED ddd\nIN W1902A: UNOWNED -ddd\n";
  for (const auto& [phase, difference] : {std::pair("W1901A", 1), std::pair("W1902A", 0)}) {
    Board(kMap, phase).Owns("RED", {"AAA"}).Units("RED", {"A AAA", "A DDD"});
    board_->ref().AddHome(board_->Power("RED"), board_->At("DDD"));  // claimed before
    EXPECT_EQ(Due("RED").difference, difference) << phase;
  }
}

TEST_F(BuildRightsTest, MilitiaIsNoMoreThanTheMapSays) {
  Board("RED aaa bbb\nMILITIA\nBLUE ccc\nRULE NO_RESERVES\n").Owns("RED", {"AAA"}).Units("RED", {"A AAA", "A BBB"});
  EXPECT_EQ(Due("RED").difference, 0);
  Board("RED aaa bbb\nMILITIA\nBLUE ccc\nRULE NO_MILITIA\n").Owns("RED", {"AAA"}).Units("RED", {"A AAA", "A BBB"});
  EXPECT_EQ(Due("RED").removals, 1);
}

// ---- New homes ----

constexpr std::string_view kNewHomes = "RED aaa bbb\nBLUE ccc\nUNOWNED ddd eee\nNEWHOMES 1902 1904\n";

TEST_F(BuildRightsTest, BeforeTheFirstYearPowersBuildOnAnyCenterThatTheyOwn) {
  Board(kNewHomes).Owns("RED", {"AAA", "DDD"});
  EXPECT_EQ(Homes(board_->view(), "RED"), "");
  EXPECT_EQ(Sites("RED"), "AAA DDD");
}

TEST_F(BuildRightsTest, InANamedYearHomesBecomeWhatIsOwned) {
  Board(kNewHomes, "F1902M").Owns("RED", {"AAA", "DDD"}).Owns("BLUE", {"CCC"}).Units("RED", {"A EEE"});
  Play({});
  EXPECT_EQ(Next(), "W1902A");
  EXPECT_EQ(Homes(next(), "RED"), "AAA DDD EEE");  // ownership is settled first
  EXPECT_EQ(Homes(next(), "BLUE"), "CCC");
  GoOn();
  board_->ref().SetPhase(board_->map().ParsePhase("F1903M").value());
  board_->ref().SetOwner(board_->map().CenterOf(board_->At("BBB")), board_->Power("RED"));
  Play({});
  EXPECT_EQ(Next(), "W1903A");
  EXPECT_EQ(Homes(next(), "RED"), "AAA DDD EEE");
  GoOn();
  EXPECT_EQ(Sites("RED"), "AAA DDD");
  board_->ref().SetPhase(board_->map().ParsePhase("F1904M").value());
  Play({});
  EXPECT_EQ(Homes(next(), "RED"), "AAA BBB DDD EEE");
}

TEST_F(BuildRightsTest, TokensUseTheHomesAsWrittenBeforeTheFirstYear) {
  Board("RED aaa bbb\nOWNS DDD SC!\nBLUE ccc\nNEWHOMES 1903\n").Owns("RED", {"DDD"});
  EXPECT_EQ(Sites("RED"), "AAA BBB");
  EXPECT_EQ(Due("RED").builds, 1);  // two centers' worth, one token
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A AAA B"}}), "-E");
  EXPECT_EQ(Owned(after(), "RED"), "BBB DDD");
  EXPECT_EQ(Homes(after(), "RED"), "");
}

TEST_F(BuildRightsTest, YearsThatCountDownComeInTheirOwnOrder) {
  constexpr std::string_view kMap =
      "RED aaa bbb\nBLUE ccc\nUNOWNED ddd\nNEWHOMES 269\nFLOW NEWYEAR:-1 B.C.:MOVEMENT,RETREATS,ADJUSTMENTS\n"
      "BEGIN B.C. 271 MOVEMENT\n";
  Board(kMap, "B270A").Owns("RED", {"DDD"});
  EXPECT_EQ(Sites("RED"), "DDD");
  Board(kMap, "B269M").Owns("RED", {"DDD", "AAA"});
  Play({});
  EXPECT_EQ(Homes(next(), "RED"), "AAA DDD");
}

TEST_F(BuildRightsTest, AGameThatBeginsInTheAdjustmentsOfANamedYearStartsWithThoseHomes) {
  Start("RED aaa bbb\nOWNS AAA DDD\nBLUE ccc\nNEWHOMES 1900\nBEGIN WINTER 1900 ADJUSTMENTS\n");
  EXPECT_EQ(Homes(board_->view(), "RED"), "AAA DDD");
}

// ---- Homes of a phase ----

TEST_F(BuildRightsTest, HomesThatThePhaseAddsAreHomesForThatPhase) {
  constexpr std::string_view kMap =
      "RED aaa &SC\nBLUE ccc\nUNOWNED ddd eee\nIN W1902A\nRED\nHOMES aaa ddd\nUNOWNED ddd eee\n";
  Board(kMap, "F1902M").Owns("RED", {"AAA", "DDD", "EEE"});
  board_->ref().AddHome(board_->Power("RED"), board_->At("EEE"));  // claimed before
  Play({});
  EXPECT_EQ(Next(), "W1902A");
  EXPECT_EQ(Homes(next(), "RED"), "AAA DDD EEE");
  GoOn();
  Play({});
  EXPECT_EQ(Homes(next(), "RED"), "AAA EEE");
}

TEST_F(BuildRightsTest, ACenterThatIsNoneInThePhaseCountsForNobody) {
  constexpr std::string_view kMap = "RED aaa\nBLUE ccc\nUNOWNED ddd\nIN WINTER: UNOWNED -ddd\n";
  Board(kMap, "F1902M").Owns("RED", {"AAA", "DDD"}).Units("BLUE", {"A DDD"});
  EXPECT_EQ(board_->view().CenterCountOf(board_->Power("RED")), 2);
  Play({});
  EXPECT_EQ(Next(), "W1902A");
  EXPECT_EQ(next().CenterCountOf(board_->Power("RED")), 1);
  EXPECT_EQ(next().CenterCountOf(board_->Power("BLUE")), 0);  // it does not change hands either
  GoOn();
  Play({});
  EXPECT_EQ(next().CenterCountOf(board_->Power("RED")), 2);
}

// ---- RULE GARRISON ----

// France owns Vienna, Italy Budapest, Germany Trieste; Austria has no unit.
class GarrisonTest : public BuildRightsTest {
 protected:
  TestBoard& Austria(std::string_view more = "", std::string_view phase = "F1901R") {
    Standard("RULE GARRISON\n" + std::string(more), phase).Owns("FRANCE", {"VIE"});
    return board_->Owns("ITALY", {"BUD"}).Owns("GERMANY", {"TRI"});
  }
};

TEST_F(GarrisonTest, APowerWithoutCentersBuildsAUnitAtHomeWithoutTakingIt) {
  Austria("RULE BUILD_ANY\n");
  Play({});
  EXPECT_EQ(Next(), "W1901A");
  GoOn();
  EXPECT_EQ(Sites("AUSTRIA"), "BUD TRI VIE");
  EXPECT_EQ(Sites("GERMANY"), "") << "though it owns TRI";
  EXPECT_EQ(Due("AUSTRIA").builds, 1);
  EXPECT_EQ(Play({{"AUSTRIA", "A VIE B"}, {"AUSTRIA", "A BUD B"}, {"GERMANY", "A TRI B"}}), "-EI");
  EXPECT_EQ(Owned(next(), "AUSTRIA"), "");
  EXPECT_EQ(next().GuestBuildsLeft(board_->Power("AUSTRIA")), 0);
  GoOn();
  board_->ref().SetPhase(board_->map().ParsePhase("F1902R").value());
  Play({});
  EXPECT_EQ(Owned(next(), "AUSTRIA"), "VIE") << "it stood there";
}

TEST_F(GarrisonTest, OneForeignUnitAtHomeStopsIt) {
  Austria().Units("GERMANY", {"A TRI"}).Units("AUSTRIA", {"A BOH"});
  Play({});
  GoOn();
  EXPECT_EQ(Sites("AUSTRIA"), "");
  EXPECT_EQ(Due("AUSTRIA").removals, 1) << "its units must go";
}

// DDD, claimed before, is not a center in that year, so the unit there owns none.
TEST_F(BuildRightsTest, AGarrisonIsNotStoppedByAnOwnUnitAtHome) {
  for (const char* there : {"RED", "BLUE"}) {
    Board("RED aaa &SC\nBLUE ccc\nUNOWNED ddd\nRULE GARRISON\nIN W1902A: UNOWNED -ddd\n", "F1902R");
    board_->Owns("BLUE", {"AAA", "CCC"}).Units(there, {"A DDD"});
    board_->ref().AddHome(board_->Power("RED"), board_->At("DDD"));
    Play({});
    EXPECT_EQ(Next(), "W1902A");
    EXPECT_EQ(next().GuestBuildsLeft(board_->Power("RED")), there == std::string_view("RED") ? 2 : 0) << there;
  }
}

TEST_F(GarrisonTest, ItsUnitsStayAndItBuildsOneMore) {
  Austria().Units("AUSTRIA", {"A BOH", "A TYR"});
  Play({});
  GoOn();
  EXPECT_EQ(Due("AUSTRIA").removals, 0);
  EXPECT_EQ(Due("AUSTRIA").builds, 1);
}

TEST_F(GarrisonTest, WhatIsNotUsedLapses) {
  Austria("RULE DONT_SKIP_PHASES\n").Units("AUSTRIA", {"A BOH"});
  Play({});
  EXPECT_EQ(next().GuestBuildsLeft(board_->Power("AUSTRIA")), 2);
  GoOn();
  Play({});
  EXPECT_EQ(next().GuestBuildsLeft(board_->Power("AUSTRIA")), 0);
  EXPECT_EQ(UnitsOf(next()), "A BOH");
}

TEST_F(GarrisonTest, WithoutTheRuleAPowerWithoutCentersHasNothing) {
  Austria().Units("AUSTRIA", {"A BOH"});
  rules_.garrison = Garrison::kNever;
  Play({});
  GoOn();
  EXPECT_EQ(Due("AUSTRIA").removals, 1);
}

// ---- RULE REMOTE_BUILDS ----

TEST_F(BuildRightsTest, WithoutAnOwnedHomeRemoteBuildersBuildOnNoFactoryOrClaim) {
  for (const bool owns_a_home : {true, false}) {
    Board("RULE REMOTE_BUILDS\nRED (Reddish) aaa +eee &SC\nBLUE bbb\nUNOWNED ddd\n").Owns("RED", {"DDD"});
    if (owns_a_home) board_->Owns("RED", {"AAA"});
    EXPECT_EQ(Sites("RED"), owns_a_home ? "AAA DDD EEE" : "");
  }
}

TEST_F(BuildRightsTest, BeforeTheFirstYearOfNewHomesRemoteBuildersNeedNone) {
  const std::string map = "RULE REMOTE_BUILDS\nRED (Reddish) aaa +eee\nBLUE bbb\nUNOWNED ddd\nNEWHOMES ";
  Board(map + "1902\n").Owns("RED", {"DDD"});
  EXPECT_EQ(Sites("RED"), "DDD EEE");
  Board(map + "1900\n").Owns("RED", {"DDD"});
  EXPECT_EQ(Sites("RED"), "");
}

}  // namespace
}  // namespace entente
