// Where powers build: claims, factories, partisans, alternatives. maps/LANGUAGE.md (Homes), on a small map.
#include "phase/test_special_board.h"

namespace entente {
namespace {

using BuildSitesTest = BuildBoard;

// ---- Claims ----

constexpr std::string_view kClaims = "RED aaa &SC\nBLUE bbb\nUNOWNED ccc ddd\n";

TEST_F(BuildSitesTest, AClaimOpensOneOwnedCenterThatBecomesAHome) {
  Board(kClaims).Owns("RED", {"AAA", "CCC", "DDD"});
  EXPECT_EQ(Sites("RED"), "AAA CCC DDD");
  EXPECT_EQ(Due("RED").builds, 2);  // the home, and one claim
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A DDD B"}, {"RED", "A AAA B"}}), "-E-");
  EXPECT_EQ(Homes(after(), "RED"), "AAA CCC");
  EXPECT_EQ(after().ClaimsLeft(board_->Power("RED")), 0);
  EXPECT_EQ(UnitsOf(after()), "A AAA A CCC");
}

TEST_F(BuildSitesTest, ABuildAtHomeUsesNoClaim) {
  Board(kClaims).Owns("RED", {"AAA", "CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA B"}}), "-");
  EXPECT_EQ(Homes(after(), "RED"), "AAA");
  EXPECT_EQ(after().ClaimsLeft(board_->Power("RED")), 1);
}

TEST_F(BuildSitesTest, AHomeMayBeClaimedEvenIfItIsAnothersHome) {
  Board(kClaims).Owns("RED", {"BBB"});
  EXPECT_EQ(Play({{"RED", "A BBB B"}}), "-");
  EXPECT_EQ(Homes(after(), "RED"), "AAA BBB");
  EXPECT_EQ(Homes(after(), "BLUE"), "BBB");
}

TEST_F(BuildSitesTest, AClaimedHomeStaysAHome) {
  Board(kClaims).Owns("RED", {"AAA", "CCC"}).Units("RED", {"A AAA"});
  Play({{"RED", "A CCC B"}});
  GoOn();
  Play({});  // S1902M
  GoOn();
  Play({{"RED", "A CCC - DDD"}});  // F1902M
  GoOn();
  EXPECT_EQ(Next(), "W1902A");
  EXPECT_EQ(Sites("RED"), "CCC");
}

TEST_F(BuildSitesTest, AsManyHomesAreClaimedInOnePhaseAsThereAreClaims) {
  Board("RED aaa &SC &SC\nBLUE bbb\nUNOWNED ccc ddd eee\n").Owns("RED", {"CCC", "DDD", "EEE"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A DDD B"}, {"RED", "A EEE B"}}), "--E");
  EXPECT_EQ(Homes(after(), "RED"), "AAA CCC DDD");
}

TEST_F(BuildSitesTest, WithoutClaimsTheCenterIsNoBuildSite) {
  Board(kClaims).Owns("BLUE", {"BBB", "CCC"});
  EXPECT_EQ(Sites("BLUE"), "BBB");
  EXPECT_EQ(Play({{"BLUE", "A CCC B"}}), "I");
}

TEST_F(BuildSitesTest, WhereEveryOwnedCenterIsASiteNoClaimIsUsed) {
  Board(std::string(kClaims) + "RULE BUILD_ANY\n").Owns("RED", {"AAA", "CCC"});
  Play({{"RED", "A CCC B"}});
  EXPECT_EQ(after().ClaimsLeft(board_->Power("RED")), 1);
  EXPECT_EQ(Homes(after(), "RED"), "AAA");
}

// ---- Factories ----

TEST_F(BuildSitesTest, AFactoryIsASiteThatNobodyNeedsToOwn) {
  Board("RED aaa +fff\nBLUE bbb\nUNOWNED ccc\n").Owns("RED", {"AAA", "CCC"}).Units("BLUE", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "FFF");
  EXPECT_EQ(Due("RED").builds, 1);
  EXPECT_EQ(Play({{"RED", "A FFF B"}}), "-");
  Board("RED aaa +fff\nBLUE bbb\nRULE NO_FACTORIES\n").Owns("RED", {"AAA"}).Units("BLUE", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "");
  EXPECT_EQ(Play({{"RED", "A FFF B"}}), "I");
}

TEST_F(BuildSitesTest, AFactoryServesItsPowerOnly) {
  Board("RED aaa +fff\nBLUE bbb\n").Owns("BLUE", {"BBB"});
  EXPECT_EQ(Play({{"BLUE", "A FFF B"}}), "I");
}

// ---- Partisans ----

constexpr std::string_view kPartisans = "RED aaa bbb *fff\nBLUE ccc\nUNOWNED ddd\n";

TEST_F(BuildSitesTest, PartisansRiseWhileSomeHomesAreOwnedAndSomeAreNot) {
  Board(kPartisans).Owns("RED", {"AAA"}).Owns("BLUE", {"BBB"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "FFF");
  EXPECT_EQ(Due("RED").builds, 1);  // one center, and one more for the site
  EXPECT_EQ(Play({{"RED", "A FFF B"}}), "-");
  Board(kPartisans).Owns("RED", {"AAA", "BBB"}).Units("RED", {"A AAA"});  // all homes
  EXPECT_EQ(Sites("RED"), "BBB");
  Board(kPartisans).Owns("RED", {"DDD"}).Units("RED", {"A DDD"});  // owns no home
  EXPECT_EQ(Sites("RED"), "");
  EXPECT_EQ(Due("RED").difference, 0);
}

TEST_F(BuildSitesTest, NobodyLacksAHomeForPartisansInAYearOfNewHomes) {
  for (const bool is_new_homes_year : {false, true}) {
    Board(std::string(kPartisans) + "NEWHOMES 1901 " + (is_new_homes_year ? "1902\n" : "1903\n"), "F1901M");
    board_->Owns("RED", {"AAA", "BBB"}).Owns("BLUE", {"CCC"}).Units("RED", {"A AAA", "A FFF"});
    Play({});
    GoOn();
    board_->ref().SetPhase(board_->map().ParsePhase("F1902M").value());
    board_->ref().SetOwner(board_->map().CenterOf(board_->At("BBB")), board_->Power("BLUE"));
    Play({});
    EXPECT_EQ(Next(), "W1902A") << "Blue may build";
    GoOn();
    EXPECT_EQ(Due("RED").removals, is_new_homes_year ? 1 : 0);
  }
}

TEST_F(BuildSitesTest, TheExtraUnitGoesWhenPartisansEnd) {
  Board(kPartisans, "F1901M").Owns("RED", {"AAA"}).Owns("BLUE", {"BBB"}).Units("RED", {"A AAA", "A FFF"});
  Play({{"RED", "A AAA - CCC"}});
  EXPECT_EQ(next().CenterCountOf(board_->Power("RED")), 2);
  EXPECT_EQ(Next(), "W1901A");  // three units allowed
  Board(kPartisans, "F1901M").Owns("RED", {"AAA"}).Owns("BLUE", {"BBB"}).Units("RED", {"A AAA", "A FFF", "A GGG"});
  Play({{"RED", "A GGG - BBB"}});
  GoOn();
  EXPECT_EQ(Next(), "W1901A");
  EXPECT_EQ(Due("RED").removals, 1);  // both homes: two units
}

TEST_F(BuildSitesTest, PartisansDoNotCountInTheFirstPhaseOrWhenARuleSaysSo) {
  const std::string first = std::string(kPartisans) + "BEGIN WINTER 1901 ADJUSTMENTS\n";
  Board(first).Owns("RED", {"AAA"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Due("RED").difference, 0);
  Board(first, "W1902A").Owns("RED", {"AAA"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Due("RED").difference, 1);
  Board(std::string(kPartisans) + "RULE NO_PARTISANS\n").Owns("RED", {"AAA"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Due("RED").difference, 0);
  EXPECT_EQ(Sites("RED"), "");
}

// ---- Alternatives ----

TEST_F(BuildSitesTest, AnAlternativeStandsForAnOpenHomeThatStaysVacant) {
  Board("RED aaa bbb @ccc\nBLUE ddd\n").Owns("RED", {"AAA", "BBB", "CCC"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "BBB CCC");
  EXPECT_EQ(Due("RED").builds, 1);  // two centers too many, one open home
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A BBB B"}}), "-E");
  EXPECT_EQ(UnitsOf(after()), "A AAA A CCC");
}

TEST_F(BuildSitesTest, WithoutAnOpenHomeAnAlternativeIsNoSite) {
  Board("RED aaa @ccc\nBLUE ddd\n").Owns("RED", {"AAA", "CCC"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "");
  EXPECT_EQ(Play({{"RED", "A CCC B"}}), "I");
}

TEST_F(BuildSitesTest, AnAlternativeMustBeOwned) {
  Board("RED aaa @ccc\nBLUE ddd\n").Owns("RED", {"AAA"}).Owns("BLUE", {"CCC"});
  EXPECT_EQ(Sites("RED"), "AAA");
}

TEST_F(BuildSitesTest, ALimitedAlternativeStandsForItsHomesOnly) {
  constexpr std::string_view kMap = "RED aaa bbb @ccc(BBB)\nBLUE ddd\nUNOWNED eee\n";
  Board(kMap).Owns("RED", {"AAA", "BBB", "CCC", "EEE"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A CCC B"}, {"RED", "A AAA B"}}), "-E-");
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A BBB B"}, {"RED", "A AAA B"}}), "-E-");
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A AAA B"}}), "--");
  Board(kMap).Owns("RED", {"AAA", "BBB", "CCC"}).Units("RED", {"A BBB"});
  EXPECT_EQ(Sites("RED"), "AAA");  // it stands for a home that is not open
}

TEST_F(BuildSitesTest, AlternativesGiveWayToEachOther) {
  Board("RED aaa bbb @ccc(AAA,BBB) @ddd(AAA)\nBLUE eee\n").Owns("RED", {"AAA", "BBB", "CCC", "DDD"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A DDD B"}}), "--");  // CCC for BBB, not for its first place
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A AAA B"}}), "--");
  EXPECT_EQ(Play({{"RED", "A DDD B"}, {"RED", "A AAA B"}, {"RED", "A CCC B"}}), "-E-");
}

TEST_F(BuildSitesTest, WhereEveryOwnedCenterIsASiteAnAlternativeNeedsNoHome) {
  for (const std::string_view site : {"@ccc", "@ccc(AAA)"}) {
    Board("RED aaa " + std::string(site) + "\nBLUE ddd\nRULE BUILD_ANY\n")
        .Owns("RED", {"AAA", "CCC"})
        .Units("RED", {"A AAA"});
    EXPECT_EQ(Play({{"RED", "A CCC B"}}), "-") << site;
  }
  Board("RED aaa @ccc(AAA)\nBLUE ddd\nRULE BUILD_ANY\n").Owns("RED", {"AAA", "CCC"});
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A AAA B"}}), "--");
}

// ---- Sites that the phase's map closes ----

TEST_F(BuildSitesTest, NobodyBuildsWhereThePhaseLetsNoUnitStand) {
  constexpr std::string_view kMap =
      "Cape = cap\nCape (n) = CAP/NC\nCape (s) = CAP/SC\nCOAST cap ABUTS aaa NTH\nCOAST CAP/NC ABUTS NTH\n"
      "COAST CAP/SC ABUTS NTH\nAMEND NTH ABUTS CAP/NC CAP/SC\nAMEND aaa ABUTS cap\n"
      "RED aaa cap nth\nBLUE bbb\nIN W1902A: SHUT aaa\nIN W1902A: SHUT cap\n";
  Board(kMap, "W1901A").Owns("RED", {"AAA", "CAP", "NTH"});
  EXPECT_EQ(Sites("RED"), "AAA CAP NTH");
  Board(kMap, "W1902A").Owns("RED", {"AAA", "CAP", "NTH"});
  EXPECT_EQ(Sites("RED"), "NTH");
  EXPECT_EQ(Due("RED").builds, 1);
}

TEST_F(BuildSitesTest, AHomeAtSeaMayTakeFleetsOnItsCoastsAlone) {
  constexpr std::string_view kMap =
      "Cape = cap\nCape (n) = CAP/NC\nWATER cap ABUTS NTH\nWATER CAP/NC ABUTS NTH\nAMEND NTH ABUTS CAP/NC\n"
      "RED cap\nBLUE bbb\nIN W1902A: SHUT aaa\n";
  Board(kMap, "W1902A").Owns("RED", {"CAP"});
  EXPECT_EQ(Sites("RED"), "CAP");
  EXPECT_EQ(Play({{"RED", "F CAP/NC B"}}), "-");
}

TEST_F(BuildSitesTest, AHomeThatIsShutIsNoBuildSite) {
  Board("RED aaa ddd\nBLUE bbb\nSHUT ddd\nRULE CD_BUILDS\n").Owns("RED", {"AAA", "DDD"});
  EXPECT_EQ(Due("RED").builds, 1);
  Play({});
  EXPECT_EQ(UnitsOf(next()), "A AAA");
  EXPECT_EQ(result_->events.size(), 1u);
}

}  // namespace
}  // namespace entente
