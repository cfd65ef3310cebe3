// Build sites, claims, tokens, hidden builds, reserves and games that start with builds: FORMAT_NOTES sections 9 and
// 13, on a small map.
#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "map/map_text.h"
#include "order/test_board.h"
#include "phase/phase_step.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

// Eight inland provinces, every two adjacent, and a coast at a sea. `powers` says who is who.
std::string MapWith(std::string_view powers) {
  std::string text;
  const std::vector<std::string> inland = {"aaa", "bbb", "ccc", "ddd", "eee", "fff", "ggg", "hhh"};
  for (const std::string& place : inland) {
    text += place + place + " = " + place + "\nLAND " + place + " ABUTS";
    for (const std::string& other : inland) text += other == place ? "" : " " + other;
    text += "\n";
  }
  text += "North Sea = nth\nEast Coast = eas\nWATER NTH ABUTS EAS\nCOAST EAS ABUTS NTH aaa\nAMEND aaa ABUTS EAS\n";
  return text + std::string(powers);
}

class SpecialBuildsTest : public testing::Test {
 protected:
  using Orders = std::initializer_list<std::pair<std::string_view, std::string_view>>;

  // An empty board on the map with these powers.
  TestBoard& Board(std::string_view powers, std::string_view phase = "W1901A") {
    const MapRef map = ReadMap(powers);
    board_ = std::make_unique<TestBoard>(map, phase);
    return *board_;
  }
  // The same at the start of its game.
  TestBoard& Start(std::string_view powers) {
    const MapRef map = ReadMap(powers);
    board_ = std::make_unique<TestBoard>(map, map->PhaseName(map->begin()));
    board_->ref().SetStart();
    return *board_;
  }
  MapRef ReadMap(std::string_view powers) {
    const MapReadResult read = ReadMapText(MapWith(powers), "test.map", nullptr);
    EXPECT_TRUE(read.ok()) << read.ToStatus();
    rules_ = WithMapRules(read.map->RuleNames()).value();
    return read.map;
  }

  AdjustmentDue Due(std::string_view power) { return DueOf(board_->view(), rules_, board_->Power(power)); }
  // "AAA BBB": the sites of a power.
  std::string Sites(std::string_view power) {
    BuildSiteSet sites;
    FindBuildSites(board_->view(), rules_, board_->Power(power), sites);
    return TextOf(sites.words);
  }
  std::string Homes(const PositionView& position, std::string_view power) {
    return TextOf(position.Homes(board_->Power(power)));
  }
  std::string Owned(const PositionView& position, std::string_view power) {
    Word row[WordsFor(kMaxProvinces)];
    position.FindCentersOf(board_->Power(power), row);
    return TextOf(row);
  }
  std::string TextOf(const Word* row) {
    std::string text;
    ForEachBit(row, board_->map().province_words(), [&](int p) {
      text += (text.empty() ? "" : " ") + std::string(board_->map().Id(static_cast<LocationIndex>(p)));
    });
    return text;
  }
  static std::string UnitsOf(const PositionView& position) {
    std::string text;
    position.ForEachUnit([&](const Unit& unit) {
      text += (text.empty() ? "" : " ") + FormatUnit(position.map(), unit.type, unit.location);
    });
    return text;
  }

  // Adjudicates; every order's reason in one string: "-" success, I illegal, E excess.
  std::string Play(Orders orders) {
    std::vector<Order> read;
    for (const auto& [power, text] : orders) read.push_back(board_->Read(power, text));
    results_.assign(read.size(), {});
    scratch_ = std::make_unique<PhaseScratch>(board_->map());
    result_ = std::make_unique<PhaseResult>(AdjudicatePhase(board_->view(), rules_, {}, read, results_, *scratch_));
    EXPECT_TRUE(CheckPositionBlock(board_->map(), result_->after.block()).ok());
    EXPECT_TRUE(CheckPositionBlock(board_->map(), result_->next.block()).ok());
    std::string text;
    for (const OrderResult& result : results_) {
      constexpr std::string_view kLetters = "-IVBNDCXPEU";  // by Reason
      text += kLetters[static_cast<size_t>(result.outcome.reason)];
    }
    return text;
  }
  // Makes the next position the one to play.
  void GoOn() { board_->ref().CopyFrom(result_->next); }
  std::string Next() const { return result_->next.map().PhaseName(result_->next.phase()); }
  PositionView after() const { return result_->after; }
  PositionView next() const { return result_->next; }

  RuleOptions rules_;
  std::unique_ptr<TestBoard> board_;
  std::vector<OrderResult> results_;
  std::unique_ptr<PhaseScratch> scratch_;
  std::unique_ptr<PhaseResult> result_;
};

// ---- Claims

constexpr std::string_view kClaims = "RED aaa &SC\nBLUE bbb\nUNOWNED ccc ddd\n";

TEST_F(SpecialBuildsTest, AClaimOpensOneOwnedCenterThatBecomesAHome) {
  Board(kClaims).Owns("RED", {"AAA", "CCC", "DDD"});
  EXPECT_EQ(Sites("RED"), "AAA CCC DDD");
  EXPECT_EQ(Due("RED").builds, 2);  // the home, and one claim
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A DDD B"}, {"RED", "A AAA B"}}), "-E-");
  EXPECT_EQ(Homes(after(), "RED"), "AAA CCC");
  EXPECT_EQ(after().ClaimsLeft(board_->Power("RED")), 0);
  EXPECT_EQ(UnitsOf(after()), "A AAA A CCC");
}

TEST_F(SpecialBuildsTest, ABuildAtHomeUsesNoClaim) {
  Board(kClaims).Owns("RED", {"AAA", "CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA B"}}), "-");
  EXPECT_EQ(Homes(after(), "RED"), "AAA");
  EXPECT_EQ(after().ClaimsLeft(board_->Power("RED")), 1);
}

TEST_F(SpecialBuildsTest, AHomeMayBeClaimedEvenIfItIsAnothersHome) {
  Board(kClaims).Owns("RED", {"BBB"});
  EXPECT_EQ(Play({{"RED", "A BBB B"}}), "-");
  EXPECT_EQ(Homes(after(), "RED"), "AAA BBB");
  EXPECT_EQ(Homes(after(), "BLUE"), "BBB");
}

TEST_F(SpecialBuildsTest, AClaimedHomeStaysAHome) {
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

TEST_F(SpecialBuildsTest, AsManyHomesAreClaimedInOnePhaseAsThereAreClaims) {
  Board("RED aaa &SC &SC\nBLUE bbb\nUNOWNED ccc ddd eee\n").Owns("RED", {"CCC", "DDD", "EEE"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A DDD B"}, {"RED", "A EEE B"}}), "--E");
  EXPECT_EQ(Homes(after(), "RED"), "AAA CCC DDD");
}

TEST_F(SpecialBuildsTest, WithoutClaimsTheCenterIsNoBuildSite) {
  Board(kClaims).Owns("BLUE", {"BBB", "CCC"});
  EXPECT_EQ(Sites("BLUE"), "BBB");
  EXPECT_EQ(Play({{"BLUE", "A CCC B"}}), "I");
}

TEST_F(SpecialBuildsTest, WhereEveryOwnedCenterIsASiteNoClaimIsUsed) {
  Board(std::string(kClaims) + "RULE BUILD_ANY\n").Owns("RED", {"AAA", "CCC"});
  Play({{"RED", "A CCC B"}});
  EXPECT_EQ(after().ClaimsLeft(board_->Power("RED")), 1);
  EXPECT_EQ(Homes(after(), "RED"), "AAA");
}

// ---- Factories

TEST_F(SpecialBuildsTest, AFactoryIsASiteThatNobodyNeedsToOwn) {
  Board("RED aaa +fff\nBLUE bbb\nUNOWNED ccc\n").Owns("RED", {"AAA", "CCC"}).Units("BLUE", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "FFF");
  EXPECT_EQ(Due("RED").builds, 1);
  EXPECT_EQ(Play({{"RED", "A FFF B"}}), "-");
  Board("RED aaa +fff\nBLUE bbb\nRULE NO_FACTORIES\n").Owns("RED", {"AAA"}).Units("BLUE", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "");
  EXPECT_EQ(Play({{"RED", "A FFF B"}}), "I");
}

TEST_F(SpecialBuildsTest, AFactoryServesItsPowerOnly) {
  Board("RED aaa +fff\nBLUE bbb\n").Owns("BLUE", {"BBB"});
  EXPECT_EQ(Play({{"BLUE", "A FFF B"}}), "I");
}

// ---- Partisans

constexpr std::string_view kPartisans = "RED aaa bbb *fff\nBLUE ccc\nUNOWNED ddd\n";

TEST_F(SpecialBuildsTest, PartisansRiseWhileSomeHomesAreOwnedAndSomeAreNot) {
  Board(kPartisans).Owns("RED", {"AAA"}).Owns("BLUE", {"BBB"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "FFF");
  EXPECT_EQ(Due("RED").builds, 1);  // one centre, and one more for the site
  EXPECT_EQ(Play({{"RED", "A FFF B"}}), "-");
  Board(kPartisans).Owns("RED", {"AAA", "BBB"}).Units("RED", {"A AAA"});  // all homes
  EXPECT_EQ(Sites("RED"), "BBB");
  Board(kPartisans).Owns("RED", {"DDD"}).Units("RED", {"A DDD"});  // no home
  EXPECT_EQ(Sites("RED"), "");
  EXPECT_EQ(Due("RED").difference, 0);
}

TEST_F(SpecialBuildsTest, TheExtraUnitGoesWhenPartisansEnd) {
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

TEST_F(SpecialBuildsTest, PartisansDoNotCountInTheFirstPhaseOrWhenARuleSaysSo) {
  const std::string first = std::string(kPartisans) + "BEGIN WINTER 1901 ADJUSTMENTS\n";
  Board(first).Owns("RED", {"AAA"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Due("RED").difference, 0);
  Board(first, "W1902A").Owns("RED", {"AAA"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Due("RED").difference, 1);
  Board(std::string(kPartisans) + "RULE NO_PARTISANS\n").Owns("RED", {"AAA"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Due("RED").difference, 0);
  EXPECT_EQ(Sites("RED"), "");
}

// ---- Alternatives

TEST_F(SpecialBuildsTest, AnAlternativeStandsForAnOpenHomeThatStaysVacant) {
  Board("RED aaa bbb @ccc\nBLUE ddd\n").Owns("RED", {"AAA", "BBB", "CCC"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "BBB CCC");
  EXPECT_EQ(Due("RED").builds, 1);  // two centres too many, one open home
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A BBB B"}}), "-E");
  EXPECT_EQ(UnitsOf(after()), "A AAA A CCC");
}

TEST_F(SpecialBuildsTest, WithoutAnOpenHomeAnAlternativeIsNoSite) {
  Board("RED aaa @ccc\nBLUE ddd\n").Owns("RED", {"AAA", "CCC"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "");
  EXPECT_EQ(Play({{"RED", "A CCC B"}}), "I");
}

TEST_F(SpecialBuildsTest, AnAlternativeMustBeOwned) {
  Board("RED aaa @ccc\nBLUE ddd\n").Owns("RED", {"AAA"}).Owns("BLUE", {"CCC"});
  EXPECT_EQ(Sites("RED"), "AAA");
}

TEST_F(SpecialBuildsTest, ALimitedAlternativeStandsForItsHomesOnly) {
  constexpr std::string_view kMap = "RED aaa bbb @ccc(BBB)\nBLUE ddd\nUNOWNED eee\n";
  Board(kMap).Owns("RED", {"AAA", "BBB", "CCC", "EEE"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A CCC B"}, {"RED", "A AAA B"}}), "-E-");
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A BBB B"}, {"RED", "A AAA B"}}), "-E-");
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A AAA B"}}), "--");
  Board(kMap).Owns("RED", {"AAA", "BBB", "CCC"}).Units("RED", {"A BBB"});
  EXPECT_EQ(Sites("RED"), "AAA");  // the home that it stands for is not open
}

TEST_F(SpecialBuildsTest, AlternativesGiveWayToEachOther) {
  Board("RED aaa bbb @ccc(AAA,BBB) @ddd(AAA)\nBLUE eee\n").Owns("RED", {"AAA", "BBB", "CCC", "DDD"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A DDD B"}}), "--");  // CCC for BBB, whatever it stood for at first
  EXPECT_EQ(Play({{"RED", "A CCC B"}, {"RED", "A AAA B"}}), "--");
  EXPECT_EQ(Play({{"RED", "A DDD B"}, {"RED", "A AAA B"}, {"RED", "A CCC B"}}), "-E-");
}

TEST_F(SpecialBuildsTest, WhereEveryOwnedCenterIsASiteAnAlternativeNeedsNoHome) {
  Board("RED aaa @ccc\nBLUE ddd\nRULE BUILD_ANY\n").Owns("RED", {"AAA", "CCC"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "A CCC B"}}), "-");
}

// ---- Hidden builds

TEST_F(SpecialBuildsTest, ABuildOnAHiddenSiteIsHiddenUntilTheNextMovement) {
  Board("RED aaa ~bbb ~+fff\nBLUE ccc\nUNOWNED ddd\n").Owns("RED", {"AAA", "BBB", "DDD"});
  EXPECT_EQ(Play({{"RED", "A AAA B"}, {"RED", "A BBB B"}, {"RED", "A FFF B"}}), "---");
  EXPECT_EQ(TextOf(after().HiddenRow()), "BBB FFF");
  EXPECT_EQ(TextOf(next().HiddenRow()), "BBB FFF");
  GoOn();
  Play({{"RED", "A AAA - GGG"}});
  EXPECT_EQ(TextOf(after().HiddenRow()), "");
}

TEST_F(SpecialBuildsTest, AHiddenBuildLastsOverPhasesWithoutMovementButNotLongerThanItsUnit) {
  constexpr std::string_view kFlow = "FLOW SPRING:MOVEMENT,RETREATS WINTER:ADJUSTMENTS LATE:ADJUSTMENTS\n";
  Board("RED ~aaa ~bbb\nBLUE ccc\n" + std::string(kFlow)).Owns("RED", {"AAA", "BBB"}).Units("BLUE", {"A CCC"});
  Play({{"RED", "A AAA B"}, {"RED", "A BBB B"}});
  GoOn();
  EXPECT_EQ(Next(), "L1901A");  // BLUE has no centre
  board_->ref().SetOwner(board_->map().CenterOf(board_->At("AAA")), board_->Power("BLUE"));
  Play({{"RED", "A AAA D"}});
  EXPECT_EQ(TextOf(after().HiddenRow()), "BBB");
}

TEST_F(SpecialBuildsTest, AUnitThatChangesWithTheMapIsAsHiddenAsBefore) {
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

TEST_F(SpecialBuildsTest, HideBuildsHidesAllBuilds) {
  Board("RED aaa\nBLUE ccc\nRULE HIDE_BUILDS\n").Owns("RED", {"AAA"}).Owns("BLUE", {"CCC"});
  Play({{"RED", "A AAA B"}, {"BLUE", "A CCC B"}});
  EXPECT_EQ(TextOf(next().HiddenRow()), "AAA CCC");
}

// ---- Tokens

constexpr std::string_view kSeizing = "RED aaa bbb\nOWNS AAA SC!\nBLUE ccc\nUNOWNED ddd\n";
constexpr std::string_view kGuest = "RED aaa bbb\nOWNS AAA SC?\nBLUE ccc\nUNOWNED ddd\n";

TEST_F(SpecialBuildsTest, ASeizingBuildTakesAHomeThatIsNotOwned) {
  Board(kSeizing).Owns("RED", {"AAA"}).Owns("BLUE", {"BBB", "CCC"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Sites("RED"), "BBB");
  EXPECT_EQ(Due("RED").difference, 1);  // the token counts as a centre
  EXPECT_EQ(Play({{"RED", "A BBB B"}}), "-");
  EXPECT_EQ(after().SeizingBuildsLeft(board_->Power("RED")), 0);
  EXPECT_EQ(Owned(after(), "RED"), "AAA BBB");
  EXPECT_EQ(Owned(after(), "BLUE"), "CCC");
}

TEST_F(SpecialBuildsTest, ABuildOnAnOwnedHomeUsesNoToken) {
  Board(kSeizing).Owns("RED", {"AAA"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A AAA B"}}), "-");
  EXPECT_EQ(after().SeizingBuildsLeft(board_->Power("RED")), 1);
  GoOn();
  EXPECT_EQ(next().SeizingBuildsLeft(board_->Power("RED")), 1);  // an unused one stays
}

TEST_F(SpecialBuildsTest, AGuestBuildTakesNothingAndLapses) {
  Board(kGuest).Owns("RED", {"AAA"}).Owns("BLUE", {"BBB", "CCC"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A BBB B"}}), "-");
  EXPECT_EQ(Owned(after(), "BLUE"), "BBB CCC");
  EXPECT_EQ(after().GuestBuildsLeft(board_->Power("RED")), 0);
  Play({});
  EXPECT_EQ(after().GuestBuildsLeft(board_->Power("RED")), 0);
}

TEST_F(SpecialBuildsTest, GuestBuildsLapseAlsoWhenThereIsNothingToAdjust) {
  Board(kGuest, "F1901M").Owns("RED", {"AAA"}).Units("RED", {"A AAA", "A EEE"}).Units("BLUE", {"A CCC"});
  EXPECT_EQ(board_->view().GuestBuildsLeft(board_->Power("RED")), 1);
  Play({});
  EXPECT_EQ(Next(), "S1902M");
  EXPECT_EQ(next().GuestBuildsLeft(board_->Power("RED")), 0);
}

TEST_F(SpecialBuildsTest, TheTokenThatLapsesIsUsedFirst) {
  Board("RED aaa bbb\nOWNS AAA SC! SC?\nBLUE ccc\n").Owns("RED", {"AAA"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "A BBB B"}}), "-");
  EXPECT_EQ(after().SeizingBuildsLeft(board_->Power("RED")), 1);
  EXPECT_EQ(Owned(after(), "RED"), "AAA");
}

TEST_F(SpecialBuildsTest, NoMoreHomesAreUsedThanThereAreTokens) {
  Board("RED aaa bbb eee\nOWNS AAA SC!\nBLUE ccc\nUNOWNED ddd\n").Owns("RED", {"AAA", "DDD"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Due("RED").difference, 2);
  EXPECT_EQ(Due("RED").builds, 1);
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A EEE B"}}), "-E");
}

TEST_F(SpecialBuildsTest, APowerWithTokensBuildsOnItsHomesOnly) {
  constexpr std::string_view kMap = "RED aaa bbb +fff &SC\nOWNS AAA SC!\nBLUE ccc\nUNOWNED ddd\nRULE BUILD_ANY\n";
  Board(kMap).Owns("RED", {"AAA", "DDD"});
  EXPECT_EQ(Sites("RED"), "AAA BBB");
  board_->ref().SetSeizingBuildsLeft(board_->Power("RED"), 0);
  EXPECT_EQ(Sites("RED"), "AAA DDD FFF");
}

TEST_F(SpecialBuildsTest, NobodyElseBuildsOnTheHomesOfAPowerWithTokens) {
  Board(std::string(kSeizing) + "RULE BUILD_ANY\n").Owns("BLUE", {"BBB", "CCC"});
  EXPECT_EQ(Sites("BLUE"), "CCC");
  board_->ref().SetSeizingBuildsLeft(board_->Power("RED"), 0);
  EXPECT_EQ(Sites("BLUE"), "BBB CCC");
}

TEST_F(SpecialBuildsTest, TheSequenceOfThePowersDoesNotMatter) {
  Board(std::string(kSeizing) + "RULE BUILD_ANY\n").Owns("RED", {"AAA"}).Owns("BLUE", {"BBB", "CCC"});
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"BLUE", "A BBB B"}, {"BLUE", "A CCC B"}}), "-I-");
  const Position first(next());
  EXPECT_EQ(Play({{"BLUE", "A BBB B"}, {"BLUE", "A CCC B"}, {"RED", "A BBB B"}}), "I--");
  EXPECT_TRUE(next() == first.view());
}

TEST_F(SpecialBuildsTest, AnAlternativeTakesATokenIfItsHomeIsBuiltOn) {
  Board("RED aaa @bbb\nOWNS AAA BBB SC?\nBLUE ccc\n").Owns("RED", {"AAA", "BBB"});
  EXPECT_EQ(Due("RED").builds, 2);
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A AAA B"}}), "--");
  board_->ref().SetGuestBuildsLeft(board_->Power("RED"), 0);
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A AAA B"}}), "-E");
}

TEST_F(SpecialBuildsTest, AnAlternativeThatStandsForAHomeTakesNoToken) {
  for (const auto& [first, second] : {std::pair("A DDD B", "A EEE B"), std::pair("A EEE B", "A DDD B")}) {
    Board("RED aaa @ddd @eee\nOWNS AAA DDD EEE SC! SC!\nBLUE ccc\n").Owns("RED", {"AAA", "DDD", "EEE"});
    EXPECT_EQ(Play({{"RED", first}, {"RED", second}}), "--");
    EXPECT_EQ(after().SeizingBuildsLeft(board_->Power("RED")), 1);
    EXPECT_EQ(Owned(after(), "RED"), "AAA DDD EEE");
  }
}

// ---- Reserves and militia

TEST_F(SpecialBuildsTest, ReservesCountWhileAHomeIsOwned) {
  Board("RED aaa\nRESERVES 2\nBLUE ccc\nUNOWNED ddd\n").Owns("RED", {"AAA"});
  EXPECT_EQ(Due("RED").difference, 3);
  EXPECT_EQ(Due("RED").builds, 1);
  EXPECT_EQ(Due("BLUE").difference, 0);
  rules_.reserves = MapFeature::kIgnored;
  EXPECT_EQ(Due("RED").difference, 1);
  Board("RED aaa\nRESERVES 2\nBLUE ccc\nUNOWNED ddd\n").Owns("RED", {"DDD"});
  EXPECT_EQ(Due("RED").difference, 1);
}

TEST_F(SpecialBuildsTest, MilitiaIsAsManyUnitsAsStandOnHomes) {
  Board("RED aaa bbb\nMILITIA 3\nBLUE ccc\nUNOWNED ddd\n")
      .Owns("RED", {"AAA"})
      .Owns("BLUE", {"BBB"})
      .Units("RED", {"A AAA", "A BBB", "A DDD"});
  EXPECT_EQ(Due("RED").difference, 0);  // one centre, two at home, owned or not
  rules_.militia = MapFeature::kIgnored;
  EXPECT_EQ(Due("RED").removals, 2);
}

TEST_F(SpecialBuildsTest, UnitsOfOthersAreNoMilitia) {
  Board("RED aaa bbb\nMILITIA 3\nBLUE ccc\nUNOWNED ddd\n")
      .Owns("RED", {"AAA"})
      .Units("RED", {"A AAA"})
      .Units("BLUE", {"A BBB"});
  EXPECT_EQ(Due("RED").difference, 1);
}

TEST_F(SpecialBuildsTest, MilitiaStandsOnHomesThatAreCentersInThePhase) {
  constexpr std::string_view kMap = "RED aaa &SC\nMILITIA 3\nBLUE ccc\nUNOWNED ddd\nIN W1902A: UNOWNED -ddd\n";
  for (const auto& [phase, difference] : {std::pair("W1901A", 1), std::pair("W1902A", 0)}) {
    Board(kMap, phase).Owns("RED", {"AAA"}).Units("RED", {"A AAA", "A DDD"});
    board_->ref().AddHome(board_->Power("RED"), board_->At("DDD"));  // claimed before
    EXPECT_EQ(Due("RED").difference, difference) << phase;
  }
}

TEST_F(SpecialBuildsTest, MilitiaIsNoMoreThanTheMapSays) {
  Board("RED aaa bbb\nMILITIA\nBLUE ccc\nRULE NO_RESERVES\n").Owns("RED", {"AAA"}).Units("RED", {"A AAA", "A BBB"});
  EXPECT_EQ(Due("RED").difference, 0);
  Board("RED aaa bbb\nMILITIA\nBLUE ccc\nRULE NO_MILITIA\n").Owns("RED", {"AAA"}).Units("RED", {"A AAA", "A BBB"});
  EXPECT_EQ(Due("RED").removals, 1);
}

// ---- New homes

constexpr std::string_view kNewHomes = "RED aaa bbb\nBLUE ccc\nUNOWNED ddd eee\nNEWHOMES 1902 1904\n";

TEST_F(SpecialBuildsTest, BeforeTheFirstYearPowersBuildOnAnyCenterThatTheyOwn) {
  Board(kNewHomes).Owns("RED", {"AAA", "DDD"});
  EXPECT_EQ(Homes(board_->view(), "RED"), "");
  EXPECT_EQ(Sites("RED"), "AAA DDD");
}

TEST_F(SpecialBuildsTest, InANamedYearHomesBecomeWhatIsOwned) {
  Board(kNewHomes, "F1902M").Owns("RED", {"AAA", "DDD"}).Owns("BLUE", {"CCC"}).Units("RED", {"A EEE"});
  Play({});
  EXPECT_EQ(Next(), "W1902A");
  EXPECT_EQ(Homes(next(), "RED"), "AAA DDD EEE");  // after ownership is settled
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

TEST_F(SpecialBuildsTest, TokensUseTheHomesAsWrittenBeforeTheFirstYear) {
  Board("RED aaa bbb\nOWNS DDD SC!\nBLUE ccc\nNEWHOMES 1903\n").Owns("RED", {"DDD"});
  EXPECT_EQ(Sites("RED"), "AAA BBB");
  EXPECT_EQ(Due("RED").builds, 1);  // of two centres' worth, one token
  EXPECT_EQ(Play({{"RED", "A BBB B"}, {"RED", "A AAA B"}}), "-E");
  EXPECT_EQ(Owned(after(), "RED"), "BBB DDD");
  EXPECT_EQ(Homes(after(), "RED"), "");
}

TEST_F(SpecialBuildsTest, YearsThatCountDownComeInTheirOwnOrder) {
  constexpr std::string_view kMap =
      "RED aaa bbb\nBLUE ccc\nUNOWNED ddd\nNEWHOMES 269\nFLOW NEWYEAR:-1 B.C.:MOVEMENT,RETREATS,ADJUSTMENTS\n"
      "BEGIN B.C. 271 MOVEMENT\n";
  Board(kMap, "B270A").Owns("RED", {"DDD"});
  EXPECT_EQ(Sites("RED"), "DDD");
  Board(kMap, "B269M").Owns("RED", {"DDD", "AAA"});
  Play({});
  EXPECT_EQ(Homes(next(), "RED"), "AAA DDD");
}

TEST_F(SpecialBuildsTest, AGameThatBeginsInTheAdjustmentsOfANamedYearStartsWithThoseHomes) {
  Start("RED aaa bbb\nOWNS AAA DDD\nBLUE ccc\nNEWHOMES 1900\nBEGIN WINTER 1900 ADJUSTMENTS\n");
  EXPECT_EQ(Homes(board_->view(), "RED"), "AAA DDD");
}

// ---- Homes of a phase

TEST_F(SpecialBuildsTest, HomesThatThePhaseAddsAreHomesForThatPhase) {
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

TEST_F(SpecialBuildsTest, ACenterThatIsNoneInThePhaseCountsForNobody) {
  constexpr std::string_view kMap = "RED aaa\nBLUE ccc\nUNOWNED ddd\nIN WINTER: UNOWNED -ddd\n";
  Board(kMap, "F1902M").Owns("RED", {"AAA", "DDD"}).Units("BLUE", {"A DDD"});
  EXPECT_EQ(board_->view().CenterCountOf(board_->Power("RED")), 2);
  Play({});
  EXPECT_EQ(Next(), "W1902A");
  EXPECT_EQ(next().CenterCountOf(board_->Power("RED")), 1);
  EXPECT_EQ(next().CenterCountOf(board_->Power("BLUE")), 0);  // nor does it change hands
  GoOn();
  Play({});
  EXPECT_EQ(next().CenterCountOf(board_->Power("RED")), 2);
}

// ---- Games that start with builds

TEST_F(SpecialBuildsTest, MobilizeStartsWithOneBuildOnAHomeThatItBrings) {
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

TEST_F(SpecialBuildsTest, BlankBoardLeavesTheHomesEmpty) {
  Start("RED aaa bbb\nA AAA\nA EEE\nBLUE ccc\nA BBB\nUNOWNED ddd\nRULE FLEX_SETUP\n");
  EXPECT_EQ(board_->map().PhaseName(board_->view().phase()), "W1900A");
  EXPECT_EQ(UnitsOf(board_->view()), "A EEE");
  EXPECT_EQ(Due("RED").builds, 1);
  EXPECT_EQ(Due("BLUE").builds, 1);
}

TEST_F(SpecialBuildsTest, TheAdjustmentsBeforeTheBeginAreFoundInAnyFlow) {
  Start("RED aaa\nBLUE ccc\nRULE BLANK_BOARD\nBEGIN FALL 1903 MOVEMENT\n");
  EXPECT_EQ(board_->map().PhaseName(board_->view().phase()), "W1902A");
  Start(
      "RED aaa\nBLUE ccc\nRULE BLANK_BOARD\nFLOW NEWYEAR:5 A.D.:MOVEMENT,RETREATS IFYEARDIV:10 A.D.:ADJUSTMENTS\n"
      "BEGIN A.D. 1425 MOVEMENT\n");
  EXPECT_EQ(board_->map().PhaseName(board_->view().phase()), "A1420A");
  Start("RED aaa\nBLUE ccc\nRULE BLANK_BOARD\nBEGIN WINTER 1903 ADJUSTMENTS\n");
  EXPECT_EQ(board_->map().PhaseName(board_->view().phase()), "W1903A");
}

TEST_F(SpecialBuildsTest, AFlowWithoutAdjustmentsCannotStartWithBuilds) {
  const MapReadResult read =
      ReadMapText(MapWith("RED aaa\nBLUE ccc\nFLOW SPRING:MOVEMENT\nRULE MOBILIZE\n"), "test.map", nullptr);
  ASSERT_FALSE(read.ok());
  const auto& found = read.diagnostics;
  EXPECT_TRUE(std::any_of(found.begin(), found.end(), [](const Diagnostic& d) { return d.code == "BAD_BEGIN"; }));
}

TEST_F(SpecialBuildsTest, ANegatedRuleDoesNotChangeTheStart) {
  Start("RED aaa\nA AAA\nBLUE ccc\nRULE MOBILIZE\nRULE !MOBILIZE\n");
  EXPECT_EQ(board_->map().PhaseName(board_->view().phase()), "S1901M");
  EXPECT_EQ(UnitsOf(board_->view()), "A AAA");
}

// ---- Builds that nobody ordered

TEST_F(SpecialBuildsTest, BuildsOfAPowerThatOrdersNoneAreMadeAtRandom) {
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

TEST_F(SpecialBuildsTest, RandomBuildsGoEverywhereInTime) {
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

TEST_F(SpecialBuildsTest, RandomBuildsKeepWithinClaimsAndTokens) {
  Board("RED aaa &SC\nBLUE bbb ccc\nOWNS BBB SC!\nUNOWNED ddd eee fff\nRULE CD_BUILDS\n")
      .Owns("RED", {"DDD", "EEE", "FFF"})
      .Owns("BLUE", {"BBB"});
  Play({});
  EXPECT_EQ(next().UnitCountOf(board_->Power("RED")), 1);
  EXPECT_EQ(next().ClaimsLeft(board_->Power("RED")), 0);
  EXPECT_EQ(UnitsOf(next()).find("A BBB A CCC"), 0u) << UnitsOf(next());
  EXPECT_EQ(Owned(next(), "BLUE"), "BBB CCC");
}

TEST_F(SpecialBuildsTest, ARandomBuildThatDoesNotFitIsMadeElsewhere) {
  for (int year = 1901; year < 1921; ++year) {
    Board("RED aaa &SC\nBLUE bbb\nUNOWNED ddd eee\nRULE CD_BUILDS\n", "W" + std::to_string(year) + "A");
    board_->Owns("RED", {"AAA", "DDD", "EEE"});
    Play({});
    EXPECT_EQ(next().UnitCountOf(board_->Power("RED")), 2) << "one claim, two centers that need one";
    EXPECT_TRUE(next().HasUnit(board_->At("AAA")));
  }
}

TEST_F(SpecialBuildsTest, RandomBuildsUseEveryCoast) {
  std::string seen;
  for (int year = 1901; year < 1931; ++year) {
    Board(
        "Cape = cap\nCape (n) = CAP/NC\nCape (s) = CAP/SC\nCOAST cap ABUTS aaa NTH\nCOAST CAP/NC ABUTS NTH\n"
        "COAST CAP/SC ABUTS NTH\nAMEND NTH ABUTS CAP/NC CAP/SC\nAMEND aaa ABUTS cap\n"
        "RED cap\nBLUE ddd\nRULE CD_BUILDS\n",
        "W" + std::to_string(year) + "A");
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

TEST_F(SpecialBuildsTest, NothingIsBuiltByChanceForAPowerThatOrdersABuild) {
  Board("RED aaa bbb\nBLUE ddd\nRULE CD_BUILDS\n").Owns("RED", {"AAA", "BBB"}).Owns("BLUE", {"DDD"});
  const Order of_nobody = board_->Read("RED", "A BBB B").WithPower(kNoPower);
  const std::vector<Order> orders = {board_->Read("RED", "A AAA B"), of_nobody, board_->Read("BLUE", "A DDD D")};
  results_.assign(orders.size(), {});
  PhaseScratch scratch(board_->map());
  const PhaseResult result = AdjudicatePhase(board_->view(), rules_, {}, orders, results_, scratch);
  EXPECT_EQ(UnitsOf(result.next), "A AAA A DDD");
  EXPECT_EQ(results_[1].why, Illegality::kPowerUnknown);
}

// ---- Sites that the phase's map closes

TEST_F(SpecialBuildsTest, NobodyBuildsWhereThePhaseLetsNoUnitStand) {
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

TEST_F(SpecialBuildsTest, AHomeAtSeaMayTakeFleetsOnItsCoastsAlone) {
  constexpr std::string_view kMap =
      "Cape = cap\nCape (n) = CAP/NC\nWATER cap ABUTS NTH\nWATER CAP/NC ABUTS NTH\nAMEND NTH ABUTS CAP/NC\n"
      "RED cap\nBLUE bbb\nIN W1902A: SHUT aaa\n";
  Board(kMap, "W1902A").Owns("RED", {"CAP"});
  EXPECT_EQ(Sites("RED"), "CAP");
  EXPECT_EQ(Play({{"RED", "F CAP/NC B"}}), "-");
}

TEST_F(SpecialBuildsTest, AHomeThatIsShutIsNoBuildSite) {
  Board("RED aaa ddd\nBLUE bbb\nSHUT ddd\nRULE CD_BUILDS\n").Owns("RED", {"AAA", "DDD"});
  EXPECT_EQ(Due("RED").builds, 1);
  Play({});
  EXPECT_EQ(UnitsOf(next()), "A AAA");
  EXPECT_EQ(result_->events.size(), 1u);
}

}  // namespace
}  // namespace entente
