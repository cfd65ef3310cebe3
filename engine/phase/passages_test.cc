// Straits, passages of half strength and conditions on passages: maps/LANGUAGE.md (Restrictions), on a small map.
#include <algorithm>

#include "phase/test_special_board.h"

namespace entente {
namespace {

using PassagesTest = SpecialBoard;

constexpr std::string_view kStrait = "AMEND aaa ABUTS -bbb ~bbb\n";
constexpr std::string_view kHalf = "AMEND aaa ABUTS -bbb *bbb\n";

// ---- Straits ----

TEST_F(PassagesTest, AMoveOverAStraitEntersAnEmptyProvince) {
  Board(kStrait).Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "-");
  EXPECT_EQ(UnitsOf(result_->after), "A BBB");
}

TEST_F(PassagesTest, OverAStraitOneSupportBouncesAndTwoDislodge) {
  Board(kStrait).Units("RED", {"A AAA", "A CCC", "A DDD"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"RED", "A CCC S A AAA - BBB"}, {"BLUE", "A BBB H"}}), "B--");
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"},
                  {"RED", "A CCC S A AAA - BBB"},
                  {"RED", "A DDD S A AAA - BBB"},
                  {"BLUE", "A BBB H"}}),
            "---X!");
}

TEST_F(PassagesTest, AMoveOverAStraitLosesToAnOrdinaryOneAndBouncesAnother) {
  Board(kStrait).Units("RED", {"A AAA"}).Units("BLUE", {"A CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A CCC - BBB"}}), "B-");
  Board("AMEND aaa ABUTS -bbb ~bbb\nAMEND ccc ABUTS -bbb ~bbb\n").Units("RED", {"A AAA"}).Units("BLUE", {"A CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A CCC - BBB"}}), "BB");
}

TEST_F(PassagesTest, NoSupportIsGivenOverAWeakPassage) {
  for (const std::string_view passage : {kStrait, kHalf}) {
    Board(passage).Units("RED", {"A AAA", "A BBB", "A CCC"});
    EXPECT_EQ(Play({{"RED", "A AAA S A BBB"}, {"RED", "A CCC - BBB"}}), "IB");
    EXPECT_EQ(results_[0].why, Illegality::kPassageWeak);
    EXPECT_EQ(Play({{"RED", "A AAA S A CCC - BBB"}}), "I");
    EXPECT_EQ(Play({{"RED", "A BBB S A AAA"}}), "-") << "the way back is an ordinary one";
  }
}

TEST_F(PassagesTest, AnAttackOverAStraitCutsOnlyIfItIsSupported) {
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

TEST_F(PassagesTest, AFailedAttackOverAStraitClosesTheProvinceForRetreats) {
  // AAA and CCC both go to BBB over straits and bounce. The unit dislodged from DDD may not retreat there.
  Board("AMEND aaa ABUTS -bbb ~bbb\nAMEND ccc ABUTS -bbb ~bbb\n")
      .Units("RED", {"A AAA", "A EEE", "A FFF"})
      .Units("BLUE", {"A CCC", "A DDD"});
  EXPECT_EQ(
      Play({{"RED", "A AAA - BBB"}, {"BLUE", "A CCC - BBB"}, {"RED", "A EEE - DDD"}, {"RED", "A FFF S A EEE - DDD"}}),
      "BB--");
  EXPECT_EQ(Retreats(), "GGG");
}

TEST_F(PassagesTest, AnArmyConvoyedAroundAStraitHasFullStrength) {
  Board("AMEND EAS ABUTS WES~\nAMEND WES ABUTS EAS\n").Units("RED", {"A EAS", "F NTH"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A EAS - WES VIA"}, {"RED", "F NTH C A EAS - WES"}, {"BLUE", "A BBB - WES"}}), "B-B");
  EXPECT_EQ(Play({{"RED", "A EAS - WES"}, {"BLUE", "A BBB - WES"}}), "B-");
}

TEST_F(PassagesTest, TheLastLegOfAConvoyCounts) {
  Board("AMEND NTH ABUTS -WES *WES\n").Units("RED", {"A EAS", "F NTH"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A EAS - WES"}, {"RED", "F NTH C A EAS - WES"}, {"BLUE", "A BBB - WES"}}), "B--");
}

// ---- Half strength ----

TEST_F(PassagesTest, HalfLosesToOneAndHalfPlusOneBeatsIt) {
  Board(kHalf).Units("RED", {"A AAA", "A DDD"}).Units("BLUE", {"A CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A CCC - BBB"}}), "B-");
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"RED", "A DDD S A AAA - BBB"}, {"BLUE", "A CCC - BBB"}}), "--B");
  Board(kHalf).Units("RED", {"A AAA", "A DDD"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"RED", "A DDD S A AAA - BBB"}, {"BLUE", "A BBB H"}}), "--X!");
}

TEST_F(PassagesTest, AHalfStrengthAttackCutsOnlyByDislodging) {
  Board(kHalf).Units("RED", {"A AAA", "A EEE"}).Units("BLUE", {"A BBB", "A CCC"}).Units("GREEN", {"A DDD", "A FFF"});
  // BBB supports elsewhere. It withstands strength 1 1/2 because GREEN supports it.
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"},
                  {"RED", "A EEE S A AAA - BBB"},
                  {"BLUE", "A BBB S A CCC - DDD"},
                  {"BLUE", "A CCC - DDD"},
                  {"GREEN", "A FFF S A BBB"}}),
            "B----");
  // Without that support BBB is dislodged. It loses its own support, and the attack on DDD fails.
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"},
                  {"RED", "A EEE S A AAA - BBB"},
                  {"BLUE", "A BBB S A CCC - DDD"},
                  {"BLUE", "A CCC - DDD"},
                  {"GREEN", "A DDD H"}}),
            "--C!B-");
  EXPECT_EQ(board_->Text(results_[2].outcome.cause), "AAA");
}

TEST_F(PassagesTest, SupportsLostToWeakAttacksSettleOneAfterTheOther) {
  // AAA dislodges BBB over `*`, so FFF's attack on CCC loses its support. So CCC keeps supporting, and EEE is
  // dislodged.
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

TEST_F(PassagesTest, SupportsThatWeakAttacksMakeDependOnOneAnotherInACircleCount) {
  // BBB supports AAA's attack on DDD, DDD supports CCC's attack on BBB: each is dislodged if the other is not.
  Board("AMEND aaa ABUTS -ddd *ddd\nAMEND ccc ABUTS -bbb *bbb\n")
      .Units("RED", {"A AAA", "A BBB"})
      .Units("BLUE", {"A CCC", "A DDD"});
  EXPECT_EQ(Play({{"RED", "A AAA - DDD"},
                  {"RED", "A BBB S A AAA - DDD"},
                  {"BLUE", "A CCC - BBB"},
                  {"BLUE", "A DDD S A CCC - BBB"}}),
            "--!--!");
}

TEST_F(PassagesTest, ThereIsRoomForHalfOfAllUnitsThatSuchCirclesDislodge) {
  // Three groups of four provinces, with one circle each.
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

TEST_F(PassagesTest, HeadToHeadOverAWeakPassageTheSupportsAloneDecide) {
  for (const std::string_view passage : {kStrait, kHalf}) {
    Board(passage).Units("RED", {"A AAA", "A CCC"}).Units("BLUE", {"A BBB", "A DDD"});
    EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A BBB - AAA"}}), "BB");
    EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"RED", "A CCC S A AAA - BBB"}, {"BLUE", "A BBB - AAA"}}), "--B!");
    EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A BBB - AAA"}, {"BLUE", "A DDD S A BBB - AAA"}}), "B!--");
  }
}

TEST_F(PassagesTest, OfRetreatsToOneProvinceTheWeakOnesAreDestroyedFirst) {
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

TEST_F(PassagesTest, APassageOfSomePowersIsNoneForTheOthers) {
  Board("AMEND aaa ABUTS -bbb RG:bbb\n").Units("RED", {"A AAA"}).Units("BLUE", {"A CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A CCC S A AAA - BBB"}}), "--");
  Board("AMEND aaa ABUTS -bbb RG:bbb\n").Units("BLUE", {"A AAA", "A BBB"}).Units("RED", {"A CCC"});
  EXPECT_EQ(Play({{"BLUE", "A AAA - BBB"}, {"RED", "A CCC S A AAA - BBB"}}), "II");
  EXPECT_EQ(results_[0].why, Illegality::kPassageClosed);
  EXPECT_EQ(results_[1].why, Illegality::kSupportedCannotMove);
  EXPECT_EQ(Play({{"BLUE", "A AAA S A BBB"}, {"BLUE", "A BBB - AAA"}}), "IB");
  EXPECT_EQ(results_[0].why, Illegality::kPassageClosed);
}

TEST_F(PassagesTest, ACanalIsOpenToTheOwnerOfAllItsCenters) {
  Board("AMEND aaa ABUTS -bbb bbb(ccc,ddd)\n").Units("RED", {"A AAA"}).Owns("RED", {"CCC"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "I");
  board_->Owns("RED", {"DDD"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "-");
}

TEST_F(PassagesTest, ACanalOfALaterMapAsksForItsOwnCenters) {
  const std::string_view canals = "AMEND aaa ABUTS -bbb bbb(ccc)\nIN FALL\nAMEND ccc ABUTS -ddd ddd(bbb)\n";
  const auto move = [&](std::string_view owned) {
    Board(canals, "F1901M").Units("RED", {"A CCC", "A AAA"}).Owns("RED", {owned});
    return Play({{"RED", "A CCC - DDD"}, {"RED", "A AAA - BBB"}});
  };
  EXPECT_EQ(move("BBB"), "-I");
  EXPECT_EQ(move("CCC"), "I-");
}

TEST_F(PassagesTest, AWayForNobodyLetsTheMapBeOneWay) {
  Board("AMEND aaa ABUTS -bbb :bbb\n").Units("RED", {"A AAA"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}, {"BLUE", "A BBB - AAA"}}), "IB");
}

TEST_F(PassagesTest, APassageOfFleetsIsClosedTooForThemAndTheirSupporters) {
  Board("AMEND NTH ABUTS -EAS G:EAS\n").Units("RED", {"F NTH"}).Units("BLUE", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "F NTH - EAS"}, {"BLUE", "A AAA S F NTH - EAS"}}), "II");
  EXPECT_EQ(results_[0].why, Illegality::kPassageClosed);
  EXPECT_EQ(results_[1].why, Illegality::kSupportedCannotMove);
}

TEST_F(PassagesTest, AnArmyGoesBySeaWhereThePassageByLandIsClosed) {
  Board("AMEND EAS ABUTS G:WES\nAMEND WES ABUTS EAS\n").Units("RED", {"A EAS"}).Units("BLUE", {"A BBB"});
  EXPECT_EQ(Play({{"RED", "A EAS - WES"}}), "I");
  EXPECT_EQ(results_[0].why, Illegality::kPassageClosed);
  board_->Units("RED", {"F NTH"});
  EXPECT_EQ(Play({{"RED", "A EAS - WES"}, {"RED", "F NTH C A EAS - WES"}, {"BLUE", "A BBB S A EAS - WES"}}), "---");
  EXPECT_EQ(UnitsOf(result_->after), "A BBB F NTH A WES");
}

TEST_F(PassagesTest, NobodyRetreatsThroughAClosedPassage) {
  Board(
      "AMEND aaa ABUTS -bbb G:bbb -ccc -ddd -eee -EAS\nAMEND ccc ABUTS -aaa\nAMEND ddd ABUTS -aaa\n"
      "AMEND eee ABUTS -aaa\nAMEND EAS ABUTS -aaa\n")
      .Units("RED", {"A AAA"})
      .Units("BLUE", {"A FFF", "A GGG"});
  EXPECT_EQ(Play({{"BLUE", "A FFF - AAA"}, {"BLUE", "A GGG S A FFF - AAA"}, {"RED", "A AAA H"}}), "--X!");
  EXPECT_EQ(Retreats(), "");
  EXPECT_EQ(Next(), "F1901M");
}

// ---- Convoys ----

TEST_F(PassagesTest, AConvoyedArmyNeedsTheWayAboard) {
  const std::string_view map = "AMEND EAS ABUTS -NTH R:NTH\n";
  Board(map).Units("BLUE", {"A EAS"}).Units("RED", {"F NTH"});
  EXPECT_EQ(Play({{"BLUE", "A EAS - WES"}, {"RED", "F NTH C A EAS - WES"}}), "II");
  Board(map).Units("RED", {"A EAS"}).Units("BLUE", {"F NTH"});
  EXPECT_EQ(Play({{"RED", "A EAS - WES"}, {"BLUE", "F NTH C A EAS - WES"}}), "--")
      << "the right of the fleet's power is not asked";
}

TEST_F(PassagesTest, AConvoyedArmyNeedsTheWayAshore) {
  const std::string_view map = "AMEND NTH ABUTS -WES WES(DDD)\n";
  Board(map).Units("BLUE", {"A EAS"}).Units("RED", {"F NTH"}).Owns("RED", {"DDD"});
  EXPECT_EQ(Play({{"BLUE", "A EAS - WES"}, {"RED", "F NTH C A EAS - WES"}}), "II");
  Board(map).Units("BLUE", {"A EAS"}).Units("RED", {"F NTH"}).Owns("BLUE", {"DDD"});
  EXPECT_EQ(Play({{"BLUE", "A EAS - WES"}, {"RED", "F NTH C A EAS - WES"}}), "--");
}

// The route through the fleet that the army may not board does not count; the other fleet is the only route.
TEST_F(PassagesTest, OnlyTheRoutesThatAreOpenToAnArmyCarryIt) {
  const std::string_view map =
      "South Sea = sou\nWATER SOU ABUTS EAS WES\nAMEND EAS ABUTS -NTH R:NTH SOU\nAMEND WES ABUTS SOU\n";
  const Orders orders = {{"BLUE", "A EAS - WES"}, {"BLUE", "F SOU C A EAS - WES"}, {"BLUE", "F NTH C A EAS - WES"}};
  Board(map).Units("BLUE", {"A EAS", "F SOU", "F NTH"});
  EXPECT_EQ(Play(orders), "--I");
  EXPECT_EQ(results_[2].why, Illegality::kCarrierNotNeeded);
}

TEST_F(PassagesTest, BetweenSeasNobodyAsks) {
  const std::string_view map =
      "South Sea = sou\nWATER SOU ABUTS R:NTH WES\nAMEND WES ABUTS -NTH SOU\nAMEND NTH ABUTS -WES R:SOU\n";
  Board(map).Units("BLUE", {"A EAS", "F SOU", "F NTH"});
  EXPECT_EQ(Play({{"BLUE", "A EAS - WES"}, {"BLUE", "F SOU C A EAS - WES"}, {"BLUE", "F NTH C A EAS - WES"}}), "---");
}

}  // namespace
}  // namespace entente
