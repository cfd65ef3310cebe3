// Passages, leagues, dummies and maps that change: FORMAT_NOTES sections 7, 12 and 13, on a small map.
#include <algorithm>

#include "map/map_text.h"
#include "order/test_board.h"
#include "phase/phase_step.h"
#include "position/control.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

// Seven inland provinces, every two adjacent, and two coasts at a sea. `more` amends it.
std::string MapWith(std::string_view more) {
  std::string text;
  const std::vector<std::string> inland = {"aaa", "bbb", "ccc", "ddd", "eee", "fff", "ggg"};
  for (const std::string& place : inland) {
    text += place + place + " = " + place + "\nLAND " + place + " ABUTS";
    for (const std::string& other : inland) text += other == place ? "" : " " + other;
    text += "\n";
  }
  text += "North Sea = nth\nEast Coast = eas\nWest Coast = wes\n";
  text += "WATER NTH ABUTS EAS WES\nCOAST EAS ABUTS NTH aaa\nCOAST WES ABUTS NTH bbb\n";
  text += "AMEND aaa ABUTS EAS\nAMEND bbb ABUTS WES\n";
  text += "RED (Reddish) aaa\nBLUE (Bluish) bbb\nGREEN (Greenish) ccc\nUNOWNED ddd\n";
  return text + std::string(more);
}

class SpecialMapTest : public testing::Test {
 protected:
  using Units = std::initializer_list<std::string_view>;
  using Orders = std::initializer_list<std::pair<std::string_view, std::string_view>>;

  TestBoard& Board(std::string_view more, std::string_view phase = "S1901M") {
    const MapReadResult read = ReadMapText(MapWith(more), "test.map", nullptr);
    EXPECT_TRUE(read.ok()) << read.ToStatus();
    std::vector<std::string_view> names = read.map->RuleNames();
    rules_ = WithMapRules(names).value();
    board_ = std::make_unique<TestBoard>(read.map, phase);
    return *board_;
  }
  // Adjudicates; every order's reason in one string, "-" for success.
  std::string Play(Orders orders) {
    std::vector<Order> read;
    for (const auto& [power, text] : orders) read.push_back(board_->Read(power, text));
    results_.assign(read.size(), {});
    scratch_ = std::make_unique<PhaseScratch>(board_->map());
    result_ = std::make_unique<PhaseResult>(AdjudicatePhase(board_->view(), rules_, {}, read, results_, *scratch_));
    std::string text;
    for (const OrderResult& result : results_) {
      constexpr std::string_view kLetters = "-IVBNDCXPEU";  // by Reason
      text += kLetters[static_cast<size_t>(result.outcome.reason)];
      if (result.outcome.dislodged_by != kNoProvince) text += "!";
    }
    return text;
  }
  std::string UnitsOf(const PositionView& position) const {
    std::string text;
    position.ForEachUnit([&](const Unit& unit) {
      text += (text.empty() ? "" : " ") + FormatUnit(position.map(), unit.type, unit.location);
    });
    return text;
  }
  std::string Retreats() const {
    const PositionView& after = result_->after;
    std::string text;
    for (int i = 0; i < after.dislodged_count(); ++i) {
      const DislodgedUnit lost = after.Dislodged(i);
      int bit = 0;
      for (const LocationIndex to : after.map().RetreatPlaces(lost.unit.type, lost.unit.location)) {
        if (MayRetreatTo(lost, bit++)) text += (text.empty() ? "" : " ") + std::string(after.map().Id(to));
      }
    }
    return text;
  }
  std::string Next() const { return result_->next.map().PhaseName(result_->next.phase()); }

  RuleOptions rules_;
  std::unique_ptr<TestBoard> board_;
  std::vector<OrderResult> results_;
  std::unique_ptr<PhaseScratch> scratch_;
  std::unique_ptr<PhaseResult> result_;
};

constexpr std::string_view kStrait = "AMEND aaa ABUTS -bbb ~bbb\n";
constexpr std::string_view kHalf = "AMEND aaa ABUTS -bbb *bbb\n";

// ---- Straits ----

TEST_F(SpecialMapTest, AMoveOverAStraitEntersAnEmptyProvince) {
  Board(kStrait).Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "-");
  EXPECT_EQ(UnitsOf(result_->after), "A BBB");
}

TEST_F(SpecialMapTest, OverAStraitOneSupportBouncesAndTwoDislodge) {
  Board(kStrait).Units("RED", {"A AAA", "A CCC", "A DDD"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"RED", "A CCC S A AAA - BBB"}, {"BLUE", "A BBB H"}}), "B--");
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"},
                  {"RED", "A CCC S A AAA - BBB"},
                  {"RED", "A DDD S A AAA - BBB"},
                  {"BLUE", "A BBB H"}}),
            "---X!");
}

TEST_F(SpecialMapTest, AMoveOverAStraitLosesToAnOrdinaryOneAndBouncesAnother) {
  Board(kStrait).Units("RED", {"A AAA"}).Units("BLUE", {"A CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A CCC - BBB"}}), "B-");
  Board("AMEND aaa ABUTS -bbb ~bbb\nAMEND ccc ABUTS -bbb ~bbb\n").Units("RED", {"A AAA"}).Units("BLUE", {"A CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A CCC - BBB"}}), "BB");
}

TEST_F(SpecialMapTest, NoSupportIsGivenOverAWeakPassage) {
  for (const std::string_view passage : {kStrait, kHalf}) {
    Board(passage).Units("RED", {"A AAA", "A BBB", "A CCC"});
    EXPECT_EQ(Play({{"RED", "A AAA S A BBB"}, {"RED", "A CCC - BBB"}}), "IB");
    EXPECT_EQ(results_[0].why, Illegality::kPassageWeak);
    EXPECT_EQ(Play({{"RED", "A AAA S A CCC - BBB"}}), "I");
    EXPECT_EQ(Play({{"RED", "A BBB S A AAA"}}), "-") << "the way back is an ordinary one";
  }
}

TEST_F(SpecialMapTest, AnAttackOverAStraitCutsOnlyIfItIsSupported) {
  Board(kStrait).Units("RED", {"A AAA", "A EEE"}).Units("BLUE", {"A BBB", "A CCC"}).Units("GREEN", {"A DDD"});
  EXPECT_EQ(
      Play({{"RED", "A AAA - BBB"}, {"BLUE", "A BBB S A CCC - DDD"}, {"BLUE", "A CCC - DDD"}, {"GREEN", "A DDD H"}}),
      "B--X!");
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"},
                  {"RED", "A EEE S A AAA - BBB"},
                  {"BLUE", "A BBB S A CCC - DDD"},
                  {"BLUE", "A CCC - DDD"},
                  {"GREEN", "A DDD H"}}),
            "B-CB-");
}

TEST_F(SpecialMapTest, AFailedAttackOverAStraitClosesTheProvinceForRetreats) {
  // AAA and CCC both go to BBB over straits and bounce; the unit dislodged from DDD may not retreat there.
  Board("AMEND aaa ABUTS -bbb ~bbb\nAMEND ccc ABUTS -bbb ~bbb\n")
      .Units("RED", {"A AAA", "A EEE", "A FFF"})
      .Units("BLUE", {"A CCC", "A DDD"});
  EXPECT_EQ(
      Play({{"RED", "A AAA - BBB"}, {"BLUE", "A CCC - BBB"}, {"RED", "A EEE - DDD"}, {"RED", "A FFF S A EEE - DDD"}}),
      "BB--");
  EXPECT_EQ(Retreats(), "GGG");
}

TEST_F(SpecialMapTest, AnArmyConvoyedAroundAStraitHasFullStrength) {
  Board("AMEND EAS ABUTS WES~\nAMEND WES ABUTS EAS\n").Units("RED", {"A EAS", "F NTH"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A EAS - WES VIA"}, {"RED", "F NTH C A EAS - WES"}, {"BLUE", "A BBB - WES"}}), "B-B");
  EXPECT_EQ(Play({{"RED", "A EAS - WES"}, {"BLUE", "A BBB - WES"}}), "B-");
}

TEST_F(SpecialMapTest, TheLastLegOfAConvoyCounts) {
  Board("AMEND NTH ABUTS -WES *WES\n").Units("RED", {"A EAS", "F NTH"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A EAS - WES"}, {"RED", "F NTH C A EAS - WES"}, {"BLUE", "A BBB - WES"}}), "B--");
}

// ---- Half strength ----

TEST_F(SpecialMapTest, HalfLosesToOneAndHalfPlusOneBeatsIt) {
  Board(kHalf).Units("RED", {"A AAA", "A DDD"}).Units("BLUE", {"A CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A CCC - BBB"}}), "B-");
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"RED", "A DDD S A AAA - BBB"}, {"BLUE", "A CCC - BBB"}}), "--B");
  Board(kHalf).Units("RED", {"A AAA", "A DDD"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"RED", "A DDD S A AAA - BBB"}, {"BLUE", "A BBB H"}}), "--X!");
}

TEST_F(SpecialMapTest, AHalfStrengthAttackCutsOnlyByDislodging) {
  Board(kHalf).Units("RED", {"A AAA", "A EEE"}).Units("BLUE", {"A BBB", "A CCC"}).Units("GREEN", {"A DDD", "A FFF"});
  // BBB supports elsewhere and holds out against 1 1/2 because GREEN supports it.
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"},
                  {"RED", "A EEE S A AAA - BBB"},
                  {"BLUE", "A BBB S A CCC - DDD"},
                  {"BLUE", "A CCC - DDD"},
                  {"GREEN", "A FFF S A BBB"}}),
            "B----");
  // Dislodged, it loses the support, and the attack on DDD with it.
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"},
                  {"RED", "A EEE S A AAA - BBB"},
                  {"BLUE", "A BBB S A CCC - DDD"},
                  {"BLUE", "A CCC - DDD"},
                  {"GREEN", "A DDD H"}}),
            "--C!B-");
  EXPECT_EQ(board_->Text(results_[2].outcome.cause), "AAA");
}

TEST_F(SpecialMapTest, SupportsLostToWeakAttacksSettleOneAfterTheOther) {
  // AAA over `*` dislodges BBB, so FFF's attack on CCC loses its support, so CCC supports on and EEE is dislodged.
  Board("AMEND aaa ABUTS -bbb *bbb\nAMEND fff ABUTS -ccc *ccc\n")
      .Units("RED", {"A AAA", "A EAS"})
      .Units("BLUE", {"A BBB", "A FFF"})
      .Units("GREEN", {"A CCC", "A DDD"});
  board_->Units("RED", {"A GGG"});
  board_->Units("BLUE", {"A EEE"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"},
                  {"RED", "A GGG S A AAA - BBB"},
                  {"BLUE", "A BBB S A FFF - CCC"},
                  {"BLUE", "A FFF - CCC"},
                  {"GREEN", "A CCC S A DDD - EEE"},
                  {"GREEN", "A DDD - EEE"},
                  {"BLUE", "A EEE H"}}),
            "--C!B--X!");
}

TEST_F(SpecialMapTest, SupportsThatWeakAttacksMakeDependOnOneAnotherInACircleCount) {
  // BBB supports AAA's attack on DDD, DDD supports CCC's attack on BBB: each dislodged if the other is not.
  Board("AMEND aaa ABUTS -ddd *ddd\nAMEND ccc ABUTS -bbb *bbb\n")
      .Units("RED", {"A AAA", "A BBB"})
      .Units("BLUE", {"A CCC", "A DDD"});
  EXPECT_EQ(Play({{"RED", "A AAA - DDD"},
                  {"RED", "A BBB S A AAA - DDD"},
                  {"BLUE", "A CCC - BBB"},
                  {"BLUE", "A DDD S A CCC - BBB"}}),
            "--!--!");
}

TEST_F(SpecialMapTest, ThereIsRoomForHalfOfAllUnitsThatSuchCirclesDislodge) {
  // Three times four provinces with one circle each.
  std::string text = "RED\nBLUE\n";
  for (const char i : {'A', 'B', 'C'}) {
    const auto id = [&](char letter) { return std::string{letter, letter, i}; };
    for (const char letter : {'P', 'Q', 'R', 'S'}) text += id(letter) + id(letter) + " = " + id(letter) + "\n";
    text += "LAND " + id('P') + " ABUTS *" + id('S') + "\nLAND " + id('R') + " ABUTS *" + id('Q') + "\n";
    text += "LAND " + id('Q') + " ABUTS " + id('S') + " " + id('R') + "\nLAND " + id('S') + " ABUTS " + id('Q') + " " +
            id('P') + "\n";
  }
  const MapReadResult read = ReadMapText(text, "circles.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  board_ = std::make_unique<TestBoard>(read.map, "S1901M");
  board_->Units("RED", {"A PPA", "A QQA", "A PPB", "A QQB", "A PPC", "A QQC"})
      .Units("BLUE", {"A RRA", "A SSA", "A RRB", "A SSB", "A RRC", "A SSC"});
  Play({{"RED", "A PPA - SSA"},
        {"RED", "A QQA S A PPA - SSA"},
        {"BLUE", "A RRA - QQA"},
        {"BLUE", "A SSA S A RRA - QQA"},
        {"RED", "A PPB - SSB"},
        {"RED", "A QQB S A PPB - SSB"},
        {"BLUE", "A RRB - QQB"},
        {"BLUE", "A SSB S A RRB - QQB"},
        {"RED", "A PPC - SSC"},
        {"RED", "A QQC S A PPC - SSC"},
        {"BLUE", "A RRC - QQC"},
        {"BLUE", "A SSC S A RRC - QQC"}});
  EXPECT_EQ(result_->after.unit_count(), 6);
  const auto told = std::count_if(result_->events.begin(), result_->events.end(),
                                  [](const PhaseEvent& event) { return event.kind == EventKind::kDisbanded; });
  EXPECT_EQ(told + result_->next.dislodged_count(), 6);
  EXPECT_EQ(result_->after.dislodged_count(), 6);
}

TEST_F(SpecialMapTest, HeadToHeadOverAWeakPassageTheSupportsAloneDecide) {
  for (const std::string_view passage : {kStrait, kHalf}) {
    Board(passage).Units("RED", {"A AAA", "A CCC"}).Units("BLUE", {"A BBB", "A DDD"});
    EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A BBB - AAA"}}), "BB");
    EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"RED", "A CCC S A AAA - BBB"}, {"BLUE", "A BBB - AAA"}}), "--B!");
    EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A BBB - AAA"}, {"BLUE", "A DDD S A BBB - AAA"}}), "B!--");
  }
}

TEST_F(SpecialMapTest, OfRetreatsToOneProvinceTheWeakOnesAreDestroyedFirst) {
  Board("AMEND aaa ABUTS -bbb ~bbb\nAMEND ccc ABUTS -bbb *bbb\n", "S1901R")
      .Dislodged("RED", "A AAA", {"BBB"})
      .Dislodged("BLUE", "A CCC", {"BBB"});
  EXPECT_EQ(Play({{"RED", "A AAA R BBB"}, {"BLUE", "A CCC R BBB"}}), "B-");
  EXPECT_EQ(board_->Text(results_[0].outcome.cause), "CCC");
  board_->Dislodged("GREEN", "A DDD", {"BBB"});
  EXPECT_EQ(Play({{"RED", "A AAA R BBB"}, {"BLUE", "A CCC R BBB"}, {"GREEN", "A DDD R BBB"}}), "BB-");
  board_->Dislodged("GREEN", "A EEE", {"BBB"});
  EXPECT_EQ(Play({{"BLUE", "A CCC R BBB"}, {"GREEN", "A DDD R BBB"}, {"GREEN", "A EEE R BBB"}}), "BBB");
  EXPECT_EQ(Play({{"GREEN", "A DDD R BBB"}, {"BLUE", "A CCC R BBB"}, {"RED", "A AAA R BBB"}}), "-BB");
}

// ---- Conditions ----

TEST_F(SpecialMapTest, APassageOfSomePowersIsNoneForTheOthers) {
  Board("AMEND aaa ABUTS -bbb RG:bbb\n").Units("RED", {"A AAA"}).Units("BLUE", {"A CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A CCC S A AAA - BBB"}}), "--");
  Board("AMEND aaa ABUTS -bbb RG:bbb\n").Units("BLUE", {"A AAA", "A BBB"}).Units("RED", {"A CCC"});
  EXPECT_EQ(Play({{"BLUE", "A AAA - BBB"}, {"RED", "A CCC S A AAA - BBB"}}), "II");
  EXPECT_EQ(results_[0].why, Illegality::kPassageClosed);
  EXPECT_EQ(results_[1].why, Illegality::kSupportedCannotMove);
  EXPECT_EQ(Play({{"BLUE", "A AAA S A BBB"}, {"BLUE", "A BBB - AAA"}}), "IB");
  EXPECT_EQ(results_[0].why, Illegality::kPassageClosed);
}

TEST_F(SpecialMapTest, ACanalIsOpenToTheOwnerOfAllItsCentres) {
  Board("AMEND aaa ABUTS -bbb bbb(ccc,ddd)\n").Units("RED", {"A AAA"}).Owns("RED", {"CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "I");
  board_->Owns("RED", {"DDD"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "-");
}

TEST_F(SpecialMapTest, AWayForNobodyLetsTheMapBeOneWay) {
  Board("AMEND aaa ABUTS -bbb :bbb\n").Units("RED", {"A AAA"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A BBB - AAA"}}), "IB");
}

TEST_F(SpecialMapTest, APassageOfFleetsIsClosedTooForThemAndTheirSupporters) {
  Board("AMEND NTH ABUTS -EAS G:EAS\n").Units("RED", {"F NTH"}).Units("BLUE", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "F NTH - EAS"}, {"BLUE", "A AAA S F NTH - EAS"}}), "II");
  EXPECT_EQ(results_[0].why, Illegality::kPassageClosed);
  EXPECT_EQ(results_[1].why, Illegality::kSupportedCannotMove);
}

TEST_F(SpecialMapTest, AnArmyGoesBySeaWhereThePassageByLandIsClosed) {
  Board("AMEND EAS ABUTS G:WES\nAMEND WES ABUTS EAS\n").Units("RED", {"A EAS"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A EAS - WES"}}), "I");
  EXPECT_EQ(results_[0].why, Illegality::kPassageClosed);
  board_->Units("RED", {"F NTH"});
  EXPECT_EQ(Play({{"RED", "A EAS - WES"}, {"RED", "F NTH C A EAS - WES"}, {"BLUE", "A BBB S A EAS - WES"}}), "---");
  EXPECT_EQ(UnitsOf(result_->after), "A BBB F NTH A WES");
}

TEST_F(SpecialMapTest, NobodyRetreatsThroughAClosedPassage) {
  Board(
      "AMEND aaa ABUTS -bbb G:bbb -ccc -ddd -eee -EAS\nAMEND ccc ABUTS -aaa\nAMEND ddd ABUTS -aaa\n"
      "AMEND eee ABUTS -aaa\nAMEND EAS ABUTS -aaa\n")
      .Units("RED", {"A AAA"})
      .Units("BLUE", {"A FFF", "A GGG"});
  EXPECT_EQ(Play({{"BLUE", "A FFF - AAA"}, {"BLUE", "A GGG S A FFF - AAA"}, {"RED", "A AAA H"}}), "--X!");
  EXPECT_EQ(Retreats(), "");
  EXPECT_EQ(Next(), "F1901M");
}

// ---- Leagues and dummies ----

constexpr std::string_view kLeagues =
    "YELLOW eee\nRED\nLEAGUE East STRICT\nBLUE\nLEAGUE East\nGREEN\nLEAGUE West BENIGN East\n";

TEST_F(SpecialMapTest, AStrictLeagueHelpsItsMembersAlone) {
  Board(kLeagues).Units("RED", {"A AAA"}).Units("BLUE", {"A BBB"}).Units("GREEN", {"A CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA S A BBB"}, {"BLUE", "A BBB H"}}), "--");
  EXPECT_EQ(Play({{"RED", "A AAA S A CCC"}, {"GREEN", "A CCC H"}}), "I-");
  EXPECT_EQ(results_[0].why, Illegality::kLeague);
  EXPECT_EQ(Play({{"BLUE", "A BBB S A CCC"}, {"GREEN", "A CCC H"}}), "--") << "a league by name alone binds nobody";
  rules_.league_rules = LeagueRules::kIgnored;
  EXPECT_EQ(Play({{"RED", "A AAA S A CCC"}, {"GREEN", "A CCC H"}}), "--");
}

TEST_F(SpecialMapTest, ABenignLeagueHelpsNoOutsiderAgainstItsFriends) {
  Board(kLeagues).Units("GREEN", {"A CCC"}).Units("YELLOW", {"A EEE"}).Units("BLUE", {"A BBB", "A FFF"});
  EXPECT_EQ(Play({{"GREEN", "A CCC S A EEE - BBB"}, {"YELLOW", "A EEE - BBB"}}), "IB");
  EXPECT_EQ(Play({{"GREEN", "A CCC S A EEE - DDD"}, {"YELLOW", "A EEE - DDD"}}), "--");
  EXPECT_EQ(Play({{"GREEN", "A CCC S A EEE"}, {"BLUE", "A BBB - EEE"}}), "-B");
  EXPECT_EQ(Play({{"GREEN", "A CCC S A BBB - FFF"}, {"BLUE", "A BBB - FFF"}, {"BLUE", "A FFF - GGG"}}), "---");
}

TEST_F(SpecialMapTest, ABenignLeagueHelpsOutsidersAgainstEverybodyElse) {
  Board(kLeagues).Units("GREEN", {"A CCC"}).Units("YELLOW", {"A EEE", "A GGG"});
  EXPECT_EQ(Play({{"GREEN", "A CCC S A EEE - GGG"}, {"YELLOW", "A EEE - GGG"}, {"YELLOW", "A GGG - FFF"}}), "---");
}

TEST_F(SpecialMapTest, AStrictLeagueConvoysItsMembersAlone) {
  Board(kLeagues).Units("RED", {"F NTH"}).Units("GREEN", {"A EAS"});
  EXPECT_EQ(Play({{"RED", "F NTH C A EAS - WES"}, {"GREEN", "A EAS - WES"}}), "IN");
  EXPECT_EQ(results_[0].why, Illegality::kLeague);
}

TEST_F(SpecialMapTest, NobodySupportsOrConvoysTheMoveOfAnImmobileUnit) {
  Board("RULE IMMOBILE_DUMMIES\nGREEN\nDUMMY\n").Units("GREEN", {"A CCC", "A EAS"}).Units("RED", {"A AAA", "F NTH"});
  EXPECT_EQ(Play({{"RED", "A AAA S A CCC - BBB"}, {"RED", "F NTH C A EAS - WES"}}), "II");
  EXPECT_EQ(results_[0].why, Illegality::kSupportedCannotMove);
  EXPECT_EQ(results_[1].why, Illegality::kImmobile);
}

TEST_F(SpecialMapTest, AnImmobileDummyRetreatsIfSomebodyControlsIt) {
  Board("RULE IMMOBILE_DUMMIES\nGREEN\nDUMMY\nCONTROL BLUE\n")
      .Units("GREEN", {"A CCC"})
      .Units("RED", {"A AAA", "A EEE"});
  EXPECT_EQ(Play({{"RED", "A AAA - CCC"}, {"RED", "A EEE S A AAA - CCC"}}), "--");
  EXPECT_EQ(Retreats(), "BBB DDD FFF GGG");
}

TEST_F(SpecialMapTest, ImmobileDummiesHoldSupportAndNeverMove) {
  Board("RULE IMMOBILE_DUMMIES\nGREEN\nDUMMY\n").Units("GREEN", {"A CCC", "A DDD"}).Units("RED", {"A AAA", "A EEE"});
  EXPECT_EQ(Play({{"GREEN", "A CCC - BBB"}, {"GREEN", "A DDD S A AAA - BBB"}, {"RED", "A AAA - BBB"}}), "I--");
  EXPECT_EQ(results_[0].why, Illegality::kImmobile);
  EXPECT_EQ(Play({{"RED", "A AAA - CCC"}, {"RED", "A EEE S A AAA - CCC"}}), "--");
  EXPECT_EQ(result_->after.dislodged_count(), 1);
  EXPECT_EQ(Retreats(), "") << "nobody controls it";
}

TEST_F(SpecialMapTest, DummyFireLetsDummiesDislodgeTheirOwn) {
  const Orders orders = {
      {"GREEN", "A CCC - DDD"}, {"GREEN", "A BBB S A CCC - DDD"}, {"GREEN", "A DDD S A AAA"}, {"RED", "A AAA H"}};
  Board("GREEN\nDUMMY\n").Units("GREEN", {"A CCC", "A DDD", "A BBB"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Play(orders), "B---");
  Board("RULE DUMMY_FIRE\nGREEN\nDUMMY\n").Units("GREEN", {"A CCC", "A DDD", "A BBB"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Play(orders), "--C!-");
  Board("RULE DUMMY_FIRE\n").Units("GREEN", {"A CCC", "A DDD", "A BBB"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Play(orders), "B---") << "no dummy";
  Board("RULE FRIENDLY_FIRE\n").Units("GREEN", {"A CCC", "A DDD", "A BBB"}).Units("RED", {"A AAA"});
  EXPECT_EQ(Play(orders), "--C!-");
}

TEST_F(SpecialMapTest, WithoutRetreatsDislodgedUnitsAreLost) {
  Board("RULE NO_RETREAT\n").Units("RED", {"A AAA", "A CCC"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"RED", "A CCC S A AAA - BBB"}}), "--");
  EXPECT_EQ(Retreats(), "");
  EXPECT_EQ(Next(), "F1901M");
}

TEST_F(SpecialMapTest, ControlOfADummyTurnsAsTheRotateLineSays) {
  const std::string control = "GREEN\nDUMMY\nCONTROL RED BLUE Somebody\n";
  const auto turns = [&](std::string_view rotate, std::string_view phase) {
    Board(control + std::string(rotate), phase).Units("GREEN", {"A CCC"}).Owns("GREEN", {"CCC"});
    Play({});
    return std::string(ControllerName(result_->next, rules_, board_->Power("GREEN")));
  };
  EXPECT_EQ(turns("", "S1901M"), "RED");
  EXPECT_EQ(turns("ROTATE\n", "S1901M"), "BLUE");
  EXPECT_EQ(turns("ROTATE AFTER MOVEMENT\n", "S1901M"), "BLUE");
  EXPECT_EQ(turns("ROTATE AFTER RETREATS\n", "S1901M"), "RED");
  EXPECT_EQ(turns("ROTATE BEFORE ADJUSTMENTS\n", "F1901M"), "RED") << "the adjustments are skipped";
  EXPECT_EQ(turns("ROTATE BEFORE MOVEMENT\n", "F1901M"), "BLUE");
  EXPECT_EQ(turns("ROTATE FOR MOVEMENT\n", "F1901M"), "BLUE");
  const Controllers controllers(result_->next, rules_);
  EXPECT_EQ(controllers.Of(board_->Power("GREEN")), board_->Power("BLUE"));
  EXPECT_EQ(controllers.Of(board_->Power("RED")), board_->Power("RED"));
}

TEST_F(SpecialMapTest, ControlTurnsOnlyBeforePhasesInWhichTheDummyHasOrdersToGive) {
  const std::string control = "GREEN\nDUMMY\nCONTROL RED BLUE\n";
  const auto turn = [&] { return std::string(ControllerName(result_->next, rules_, board_->Power("GREEN"))); };
  const auto attack = [&](std::string_view rotate, std::string_view attacked) {
    Board(control + std::string(rotate)).Units(attacked, {"A CCC"}).Units("BLUE", {"A AAA", "A BBB"});
    Play({{"BLUE", "A AAA - CCC"}, {"BLUE", "A BBB S A AAA - CCC"}});
    EXPECT_EQ(Next(), "S1901R");
    return turn();
  };
  EXPECT_EQ(attack("ROTATE\n", "GREEN"), "BLUE");
  EXPECT_EQ(attack("ROTATE\n", "RED"), "RED") << "the dummy has no retreat to order";
  EXPECT_EQ(attack("ROTATE FOR RETREATS\n", "GREEN"), "BLUE");
  EXPECT_EQ(attack("ROTATE FOR RETREATS\n", "RED"), "RED");
  EXPECT_EQ(attack("ROTATE FOR MOVEMENT\n", "GREEN"), "RED");
  const auto adjust = [&](Units green, std::initializer_list<std::string_view> centers) {
    Board(control + "ROTATE\n", "F1901M").Units("GREEN", green).Units("RED", {"A AAA", "A FFF"});
    board_->Owns("GREEN", centers).Owns("RED", {"AAA"});
    Play({});
    EXPECT_EQ(Next(), "W1901A") << "RED has to remove a unit";
    return turn();
  };
  EXPECT_EQ(adjust({}, {"CCC"}), "BLUE") << "a build";
  EXPECT_EQ(adjust({"A GGG"}, {}), "BLUE") << "a removal";
  EXPECT_EQ(adjust({"A GGG"}, {"CCC"}), "RED") << "nothing";
}

TEST_F(SpecialMapTest, ControlDoesNotTurnBeforeAPhaseOfTheMapsOwn) {
  Board("GREEN\nDUMMY\nCONTROL RED BLUE\nROTATE\nFLOW SPRING:MOVEMENT,INCOME FALL:MOVEMENT\n")
      .Units("GREEN", {"A CCC"});
  Play({});
  EXPECT_EQ(Next(), "S1901I");
  EXPECT_EQ(ControllerName(result_->next, rules_, board_->Power("GREEN")), "RED");
}

TEST_F(SpecialMapTest, APlayerFromOutsideTheMapMayControlADummy) {
  Board("GREEN\nDUMMY\nCONTROL Somebody RED\n").Units("GREEN", {"A CCC"});
  EXPECT_EQ(ControllerName(board_->view(), rules_, board_->Power("GREEN")), "SOMEBODY");
  EXPECT_EQ(Controllers(board_->view(), rules_).Of(board_->Power("GREEN")), kNoPower);
}

TEST_F(SpecialMapTest, AVassalBelongsToWhoHoldsAllItsHomesAndKeepsThem) {
  // RED holds BLUE's only home; BLUE, its vassal, one of GREEN's two and RED the other.
  Board("RULE VASSAL_DUMMIES !CD_BUILDS\nGREEN ddd\nDUMMIES BLUE GREEN\n", "F1901M")
      .Units("RED", {"A BBB", "A CCC"})
      .Units("BLUE", {"A DDD"})
      .Owns("BLUE", {"BBB"})
      .Owns("GREEN", {"CCC", "DDD"});
  const Controllers controllers(board_->view(), rules_);
  EXPECT_EQ(controllers.Of(board_->Power("BLUE")), board_->Power("RED"));
  EXPECT_EQ(controllers.Of(board_->Power("GREEN")), board_->Power("RED"));
  EXPECT_EQ(ControllerName(board_->view(), rules_, board_->Power("GREEN")), "RED");
  Play({});
  EXPECT_EQ(result_->next.OwnerOf(board_->map().CenterOf(board_->At("BBB"))), board_->Power("BLUE"));
  EXPECT_EQ(result_->next.winner(), board_->Power("RED")) << "a team wins with the centres of its vassals";
}

TEST_F(SpecialMapTest, OnlyHomesOfDummiesStayWithTheirOwners) {
  Board("RULE VASSAL_DUMMIES !CD_BUILDS\nDUMMIES BLUE\nVICTORY 9\n", "F1901M")
      .Units("RED", {"A AAA", "A BBB", "A CCC", "A DDD"})
      .Owns("BLUE", {"AAA", "BBB"})
      .Owns("GREEN", {"CCC"});
  Play({});
  const auto owner = [&](std::string_view place) {
    return result_->next.OwnerOf(board_->map().CenterOf(board_->At(place)));
  };
  EXPECT_EQ(owner("AAA"), board_->Power("RED")) << "no home of BLUE";
  EXPECT_EQ(owner("BBB"), board_->Power("BLUE"));
  EXPECT_EQ(owner("CCC"), board_->Power("RED")) << "GREEN is no dummy";
  EXPECT_EQ(owner("DDD"), board_->Power("RED")) << "nobody owned it";
}

TEST_F(SpecialMapTest, ADummyCountsForATeamOnlyIfSomebodyControlsIt) {
  const auto winner = [&](std::string_view control) {
    Board("RULE TEAM_VICTORY\nGREEN\nDUMMY\n" + std::string(control), "F1901M")
        .Units("RED", {"A AAA", "A BBB"})
        .Units("GREEN", {"A CCC"});
    Play({});
    return result_->next.winner();
  };
  EXPECT_EQ(winner(""), kNoPower);
  EXPECT_EQ(winner("CONTROL RED\n"), board_->Power("RED"));
}

TEST_F(SpecialMapTest, AVictoryLineHoldsForTheHomesOfOthersToo) {
  Board("RULE VICTORY_HOMES\nVICTORY 3\n", "F1901M").Units("RED", {"A BBB", "A CCC"}).Owns("RED", {"AAA"});
  Play({});
  EXPECT_EQ(result_->next.state(), GameState::kPlaying) << "two would do without the line";
}

TEST_F(SpecialMapTest, WithVictoryHomesTheHomesOfOthersCount) {
  // Three homes of three powers: 3 * 2 / 6 + 1 = 2 of them.
  Board("RULE VICTORY_HOMES\n", "F1901M").Units("RED", {"A BBB", "A DDD", "A AAA"}).Owns("RED", {"AAA"});
  Play({});
  EXPECT_EQ(result_->next.state(), GameState::kPlaying) << "one home of another, one neutral centre, the own home";
  board_->Units("RED", {"A CCC"});
  Play({});
  EXPECT_EQ(result_->next.winner(), board_->Power("RED"));
}

TEST_F(SpecialMapTest, FleetsOnCoastsConvoyIfTheRulesSaySo) {
  const std::string_view more =
      "South Coast = sou\nCOAST SOU ABUTS EAS WES\nAMEND EAS ABUTS SOU\nAMEND WES ABUTS SOU\n";
  const Orders orders = {{"RED", "A EAS - WES"}, {"RED", "F SOU C A EAS - WES"}};
  Board(more).Units("RED", {"A EAS", "F SOU"});
  EXPECT_EQ(Play(orders), "II");
  Board(std::string(more) + "RULE COASTAL_CONVOY\n").Units("RED", {"A EAS", "F SOU"});
  EXPECT_EQ(Play(orders), "--");
  EXPECT_EQ(UnitsOf(result_->after), "F SOU A WES");
}

TEST_F(SpecialMapTest, FleetsPassEachOtherByTwoCoastsIfTheyMayCrawl) {
  const Orders orders = {{"RED", "F SPA/NC - POR"}, {"BLUE", "F POR - SPA/SC"}};
  const std::string more =
      "Spain = spa\nSpain (nc) = SPA/NC\nSpain (sc) = SPA/SC\nPortugal = por\nCOAST spa ABUTS POR\n"
      "COAST SPA/NC ABUTS POR\nCOAST SPA/SC ABUTS POR\nCOAST POR ABUTS SPA/NC SPA/SC\n";
  Board(more).Units("RED", {"F SPA/NC"}).Units("BLUE", {"F POR"});
  EXPECT_EQ(Play(orders), "BB");
  Board(more + "RULE COASTAL_CRAWL\n").Units("RED", {"F SPA/NC"}).Units("BLUE", {"F POR"});
  EXPECT_EQ(Play(orders), "--");
  EXPECT_EQ(Play({{"RED", "F SPA/NC - POR"}, {"BLUE", "F POR - SPA/NC"}}), "BB") << "the same coast";
  Board(more + "RULE COASTAL_CRAWL\n").Units("RED", {"A SPA"}).Units("BLUE", {"F POR"});
  EXPECT_EQ(Play({{"RED", "A SPA - POR"}, {"BLUE", "F POR - SPA/SC"}}), "BB") << "an army";
  Board(more + "RULE COASTAL_CRAWL\n").Units("RED", {"F SPA/NC"}).Units("BLUE", {"A POR"});
  EXPECT_EQ(Play({{"RED", "F SPA/NC - POR"}, {"BLUE", "A POR - SPA"}}), "BB") << "an army";
}

TEST_F(SpecialMapTest, ForeignUnitsAreOrderedWhereTheRulesAllowIt) {
  Board("").Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"BLUE", "A AAA - BBB"}}), "I");
  Board("RULE ORDER_ANY\n").Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"BLUE", "A AAA - BBB"}}), "-");
}

// ---- Maps that change ----

constexpr std::string_view kFrost =
    "IN FALL: SHUT NTH\nFROM S1903M\nAMEND aaa ABUTS -bbb\nAMEND bbb ABUTS -aaa\n"
    "FROM START\n";

TEST_F(SpecialMapTest, AUnitThatTheNewMapHasNoPlaceForIsDestroyed) {
  Board(kFrost).Units("RED", {"F NTH", "A AAA"});
  Play({});
  EXPECT_EQ(Next(), "F1901M");
  EXPECT_EQ(UnitsOf(result_->next), "A AAA");
  ASSERT_EQ(result_->events.size(), 1u);
  EXPECT_EQ(result_->events[0].kind, EventKind::kRemoved);
  EXPECT_EQ(result_->events[0].why, EventWhy::kMapChanged);
}

TEST_F(SpecialMapTest, AHibernatingUnitIsCaughtAndMayOnlyHold) {
  Board(std::string(kFrost) + "RULE HIBERNATE\n").Units("RED", {"F NTH"}).Units("BLUE", {"F EAS"});
  Play({});
  EXPECT_EQ(UnitsOf(result_->next), "F EAS F NTH");
  ASSERT_EQ(result_->events.size(), 1u);
  EXPECT_EQ(result_->events[0].kind, EventKind::kCaught);
  const Position fall(result_->next);
  EXPECT_TRUE(CheckPositionBlock(board_->map(), fall.view().block()).ok());
  board_->ref().CopyFrom(fall);
  EXPECT_EQ(Play({{"RED", "F NTH - WES"}, {"BLUE", "F EAS - NTH"}}), "II");
  EXPECT_EQ(Next(), "W1901A");
}

TEST_F(SpecialMapTest, ACaughtUnitIsFreeAgainWhenTheMapIs) {
  Board(std::string(kFrost) + "RULE HIBERNATE\n", "F1902M").Units("RED", {"F NTH"}).Owns("RED", {"AAA"});
  Play({});
  EXPECT_EQ(Next(), "S1903M");
  ASSERT_FALSE(result_->events.empty());
  EXPECT_EQ(result_->events[0].kind, EventKind::kFreed);
}

TEST_F(SpecialMapTest, AUnitThatStaysCaughtIsToldOfOnce) {
  Board("IN FALL: SHUT NTH\nIN WINTER: SHUT NTH\nIN WINTER: SHUT eee\nRULE HIBERNATE\n", "F1901M")
      .Units("RED", {"F NTH"})
      .Owns("RED", {"AAA", "DDD"});
  Play({});
  EXPECT_EQ(Next(), "W1901A");
  EXPECT_EQ(UnitsOf(result_->next), "F NTH");
  EXPECT_TRUE(result_->events.empty());
}

TEST_F(SpecialMapTest, AFleetHibernatesOnLandButAnArmyDoesNotAtSea) {
  Board(
      "RULE HIBERNATE\nIN FALL\nLAND EAS ABUTS aaa\nWATER WES ABUTS NTH\nAMEND NTH ABUTS -EAS\nAMEND bbb ABUTS "
      "-WES\n")
      .Units("RED", {"F EAS"})
      .Units("BLUE", {"A WES"});
  Play({});
  EXPECT_EQ(UnitsOf(result_->next), "F EAS");
  ASSERT_EQ(result_->events.size(), 2u);
  EXPECT_EQ(result_->events[0].kind, EventKind::kCaught);
  EXPECT_EQ(result_->events[1].kind, EventKind::kRemoved);
}

TEST_F(SpecialMapTest, WhatStandsInFromStaysInForce) {
  Board(kFrost, "S1903M").Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "I");
  Board(kFrost, "F1902M").Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "-");
  Board(kFrost, "F1920M").Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "I");
}

TEST_F(SpecialMapTest, UnitsAdaptToTheTerrain) {
  Board(
      "RULE UNITS_ADAPT\nIN FALL\nLAND EAS ABUTS aaa\nWATER WES ABUTS NTH\nAMEND NTH ABUTS -EAS\nAMEND bbb ABUTS "
      "-WES\n")
      .Units("RED", {"F EAS"})
      .Units("BLUE", {"A WES"});
  Play({});
  EXPECT_EQ(UnitsOf(result_->next), "A EAS F WES");
}

TEST_F(SpecialMapTest, NoUnitAdaptsToAProvinceThatIsShut) {
  Board("RULE UNITS_ADAPT\nIN FALL: SHUT ccc\n").Units("RED", {"A CCC", "A DDD"});
  Play({});
  EXPECT_EQ(UnitsOf(result_->next), "A DDD");
}

TEST_F(SpecialMapTest, AFleetGoesToTheLastCoastOfAProvinceThatGetsCoastsAndBack) {
  Board(
      "IN FALL\nEast Coast (north) = EAS/NC\nEast Coast (south) = EAS/SC\nCOAST eas ABUTS NTH aaa\n"
      "COAST EAS/NC ABUTS NTH\nCOAST EAS/SC ABUTS NTH\nAMEND NTH ABUTS -EAS EAS/NC EAS/SC\n")
      .Units("RED", {"F EAS"})
      .Owns("RED", {"AAA"});
  Play({});
  EXPECT_EQ(UnitsOf(result_->next), "F EAS/SC");
  board_->ref().CopyFrom(Position(result_->next));
  Play({});
  EXPECT_EQ(Next(), "S1902M");
  EXPECT_EQ(UnitsOf(result_->next), "F EAS");
}

TEST_F(SpecialMapTest, RetreatsThatTheNextPhasesMapDoesNotAllowAreClosed) {
  Board("IN S1901R: SHUT ccc\n").Units("RED", {"A AAA"}).Units("BLUE", {"A BBB", "A DDD", "A EEE", "A FFF", "A GGG"});
  board_->Units("GREEN", {"A EAS"});
  EXPECT_EQ(Play({{"BLUE", "A BBB - AAA"}, {"BLUE", "A DDD S A BBB - AAA"}}), "--");
  EXPECT_EQ(Retreats(), "CCC");
  EXPECT_EQ(Next(), "F1901M") << "there is no way out any more";
}

TEST_F(SpecialMapTest, RetreatsThroughAPassageThatTheNextPhaseClosesAreClosed) {
  Board("IN S1901R\nAMEND aaa ABUTS -ccc G:ccc\n")
      .Units("RED", {"A AAA"})
      .Units("BLUE", {"A BBB", "A DDD", "A EEE", "A FFF", "A GGG"});
  board_->Units("GREEN", {"A EAS"});
  EXPECT_EQ(Play({{"BLUE", "A BBB - AAA"}, {"BLUE", "A DDD S A BBB - AAA"}}), "--");
  EXPECT_EQ(Retreats(), "CCC");
  EXPECT_EQ(Next(), "F1901M");
}

TEST_F(SpecialMapTest, AGameWithoutAPhaseThatNeedsOrdersStopsAllTheSame) {
  Board("FLOW WINTER:ADJUSTMENTS\nBEGIN WINTER 1901 ADJUSTMENTS\n", "W1901A")
      .Units("RED", {"A AAA"})
      .Owns("RED", {"AAA"});
  Play({});
  EXPECT_EQ(Next(), "W2157A") << "256 years on";
  EXPECT_EQ(UnitsOf(result_->next), "A AAA");
}

TEST_F(SpecialMapTest, EventsOfManySkippedPhasesAreToldAsFarAsThereIsRoom) {
  // Two seas freeze in every second of twelve adjustments phases, in none of which anything is due.
  std::string text =
      "RED NTH WES\nBLUE\nVICTORY 9\nRULE HIBERNATE\nAye = AAA\nNorth = NTH\nWest = WES\n"
      "COAST AAA ABUTS NTH WES\nWATER NTH ABUTS AAA WES\nWATER WES ABUTS AAA NTH\nFLOW SPRING:MOVEMENT";
  for (char season = 'A'; season < 'M'; ++season) text += std::string(" ") + season + "YEAR:ADJUSTMENTS";
  for (char season = 'A'; season < 'M'; season += 2) {
    for (const std::string_view sea : {"NTH", "WES"})
      text += std::string("\nIN ") + season + "YEAR: SHUT " + std::string(sea);
  }
  const MapReadResult read = ReadMapText(text + "\n", "frost.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  rules_ = WithMapRules(read.map->RuleNames()).value();
  board_ = std::make_unique<TestBoard>(read.map, "S1901M");
  board_->Units("RED", {"F NTH", "F WES"}).Owns("RED", {"NTH", "WES"});
  Play({});
  EXPECT_EQ(Next(), "S1902M");
  EXPECT_EQ(UnitsOf(result_->next), "F NTH F WES");
  const size_t all = 24, room = result_->events.size();
  EXPECT_LT(room, all);
  for (size_t i = 0; i < room; ++i) {
    EXPECT_EQ(result_->events[i].kind, i % 4 < 2 ? EventKind::kCaught : EventKind::kFreed) << i;
  }
}

}  // namespace
}  // namespace entente
