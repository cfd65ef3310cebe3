// RULE VASSAL_DUMMIES and TORN_ALLEGIANCE on the standard map.
#include "phase/vassals.h"

#include "phase/test_special_board.h"
#include "position/control.h"

namespace entente {
namespace {

class VassalsTest : public SpecialBoard {
 protected:
  // A board in fall, after movement. Italy and Turkey are dummies that own their homes.
  TestBoard& Fall(std::string_view more = "", std::string_view phase = "F1901R") {
    Standard("RULE VASSAL_DUMMIES !CD_BUILDS DONT_SKIP_PHASES\nDUMMY ITALY TURKEY\n" + std::string(more), phase);
    return board_->Owns("ITALY", {"ROM", "NAP", "VEN"}).Owns("TURKEY", {"CON", "SMY", "ANK"});
  }
  // Plays on until the adjustments phase of the year.
  void EnterAdjustments() {
    Play({});
    ASSERT_EQ(next().phase_type(), PhaseType::kAdjustments);
  }
  // Goes from adjustments to the next year's fall retreats, with these units alone.
  void GoToNextFall() {
    GoOn();
    Phase phase = board_->view().phase();
    const Phase fall = board_->map().ParsePhase("F1901R").value();
    phase = {phase.year + 1, static_cast<uint16_t>(phase.game_year + 1), fall.element};
    board_->ref().SetPhase(phase);
  }
  void Remove(std::string_view place) { board_->ref().RemoveUnit(board_->map().ProvinceOf(board_->At(place))); }
  std::string ControllerOf(std::string_view power) const {
    return std::string(ControllerName(next(), rules_, board_->Power(power)));
  }
  std::string OwnerOf(std::string_view place) const {
    const PowerIndex owner = next().OwnerOf(board_->map().CenterOf(board_->At(place)));
    return owner == kNoPower ? "-" : std::string(board_->map().PowerId(owner));
  }
};

TEST_F(VassalsTest, ADummyBelongsToWhoTookAllItsHomesUntilAnotherDoes) {
  Fall().Units("FRANCE", {"A ROM", "A NAP", "A VEN"});
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("ITALY"), "FRANCE");
  EXPECT_EQ(OwnerOf("ROM"), "ITALY") << "it keeps its homes";
  GoToNextFall();
  for (const char* home : {"ROM", "NAP", "VEN"}) Remove(home);
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("ITALY"), "FRANCE") << "France has left";
  GoToNextFall();
  board_->Units("GERMANY", {"A VEN"});
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("ITALY"), "FRANCE") << "one home";
  EXPECT_EQ(OwnerOf("VEN"), "ITALY") << "it goes back";
  GoToNextFall();
  board_->Units("GERMANY", {"A ROM", "A NAP"});
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("ITALY"), "GERMANY");
}

TEST_F(VassalsTest, NothingChangesBeforeTheAdjustments) {
  Fall("", "S1901M").Units("FRANCE", {"A ROM", "A NAP", "A VEN"});
  Play({});
  EXPECT_EQ(ControllerOf("ITALY"), "");
}

TEST_F(VassalsTest, AVacantHomeIsStillThatOfTheDummy) {
  Fall().Units("FRANCE", {"A ROM", "A NAP"});
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("ITALY"), "") << "Venice is its own";
  Fall().Units("FRANCE", {"A ROM", "A NAP"});
  board_->ref().SetOwner(board_->map().CenterOf(board_->At("VEN")), kNoPower);
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("ITALY"), "FRANCE") << "a home without an owner does not count";
  EXPECT_EQ(OwnerOf("VEN"), "-");
}

TEST_F(VassalsTest, AHomeThatAnotherOwnedFirstGoesBackToTheDummy) {
  Fall().Owns("FRANCE", {"VEN"});
  EnterAdjustments();
  EXPECT_EQ(OwnerOf("VEN"), "ITALY");
}

TEST_F(VassalsTest, AVassalsUnitsHoldHomesForItsController) {
  Fall("ITALY\nCONTROL FRANCE\n").Units("ITALY", {"A CON", "A SMY"}).Units("FRANCE", {"A ANK"});
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("TURKEY"), "FRANCE");
  Fall().Units("ITALY", {"A CON", "A SMY", "A ANK"});
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("TURKEY"), "") << "held by an independent dummy";
  Fall("TURKEY\nCONTROL FRANCE\n").Units("ITALY", {"A CON", "A SMY", "A ANK"});
  EXPECT_EQ(ControllerName(board_->view(), rules_, board_->Power("TURKEY")), "FRANCE");
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("TURKEY"), "") << "and so independent itself";
}

TEST_F(VassalsTest, NobodyTakesACenterOfItsOwnTeam) {
  Fall("ITALY\nCONTROL FRANCE\nTURKEY\nCONTROL FRANCE\n").Owns("ITALY", {"TUN", "GRE"}).Owns("FRANCE", {"PAR", "SPA"});
  board_->Units("FRANCE", {"A TUN"}).Units("TURKEY", {"A GRE"}).Units("ITALY", {"A SPA"});
  EnterAdjustments();
  EXPECT_EQ(OwnerOf("TUN"), "ITALY") << "not its controller";
  EXPECT_EQ(OwnerOf("GRE"), "ITALY") << "nor a fellow vassal";
  EXPECT_EQ(OwnerOf("SPA"), "FRANCE") << "nor a vassal from its controller";
  Fall().Owns("ITALY", {"TUN"}).Units("FRANCE", {"A TUN"});
  EnterAdjustments();
  EXPECT_EQ(OwnerOf("TUN"), "FRANCE") << "Italy is independent";
}

TEST_F(VassalsTest, HomesOfThePowerGoBackToItFromItsVassal) {
  Fall("ITALY\nCONTROL FRANCE\n").Owns("ITALY", {"MAR", "SPA"});
  EnterAdjustments();
  EXPECT_EQ(OwnerOf("MAR"), "FRANCE");
  EXPECT_EQ(OwnerOf("SPA"), "ITALY");
}

TEST_F(VassalsTest, ATeamWinsWithTheCentersOfItsVassals) {
  Fall("ITALY\nCONTROL FRANCE\nVICTORY 5\n").Owns("FRANCE", {"PAR", "MAR"}).Owns("GERMANY", {"BER", "KIE", "MUN"});
  Play({});
  EXPECT_EQ(End(), "solo FRANCE");
}

// ---- RULE TORN_ALLEGIANCE ----

class TornAllegianceTest : public VassalsTest {
 protected:
  // Italy and Turkey are vassals of France; Germany has these units.
  TestBoard& Torn(std::initializer_list<std::string_view> german) {
    Fall("ITALY\nCONTROL FRANCE\nTURKEY\nCONTROL FRANCE\nDUMMY ITALY TURKEY AUSTRIA\nRULE TORN_ALLEGIANCE\n");
    board_->Owns("FRANCE", {"PAR", "MAR", "BRE"}).Owns("AUSTRIA", {"VIE", "BUD", "TRI"});
    return board_->Units("TURKEY", {"A PAR", "A ROM"}).Units("GERMANY", german);
  }
};

TEST_F(TornAllegianceTest, UnitsOfAVassalThatChangesItsLordAreLostOnCentersOfTheOldTeam) {
  Torn({"A CON", "A SMY", "A ANK"});
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("TURKEY"), "GERMANY");
  EXPECT_EQ(UnitsOf(next()), "A ANK A CON A SMY");
  ASSERT_EQ(result_->events.size(), 2u);
  for (const PhaseEvent& event : result_->events) {
    EXPECT_EQ(event.kind, EventKind::kRemoved);
    EXPECT_EQ(event.why, EventWhy::kTornAllegiance);
    EXPECT_EQ(event.power, board_->Power("TURKEY"));
  }
  rules_.torn_allegiance = TornAllegiance::kStays;
  Play({});
  EXPECT_EQ(UnitsOf(next()), "A ANK A CON A PAR A ROM A SMY");
}

TEST_F(TornAllegianceTest, WithoutANewLordNothingHappens) {
  Torn({"A CON", "A SMY"});
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("TURKEY"), "FRANCE");
  EXPECT_EQ(UnitsOf(next()), "A CON A PAR A ROM A SMY");
}

TEST_F(TornAllegianceTest, OnAHomeOfAnIndependentDummyAUnitStays) {
  Torn({}).Units("TURKEY", {"A VIE"});
  EnterAdjustments();
  EXPECT_EQ(OwnerOf("VIE"), "AUSTRIA");
  EXPECT_EQ(UnitsOf(next()), "A PAR A ROM A VIE");
}

TEST_F(TornAllegianceTest, WhereNobodyOwnsTheCenterAUnitStays) {
  // Tunis, and Paris, which now has no owner, count for no power in that winter.
  Fall(
      "ITALY\nCONTROL FRANCE\nTURKEY\nCONTROL FRANCE\nDUMMY ITALY TURKEY\nRULE TORN_ALLEGIANCE\n"
      "IN W1901A: UNOWNED -tun\n");
  board_->Owns("FRANCE", {"PAR"}).Units("TURKEY", {"A TUN", "A PAR"}).Units("GERMANY", {"A CON", "A SMY", "A ANK"});
  EnterAdjustments();
  EXPECT_EQ(ControllerOf("TURKEY"), "GERMANY");
  EXPECT_EQ(UnitsOf(next()), "A ANK A CON A SMY A TUN");
}

TEST_F(TornAllegianceTest, UnitsOfGreatPowersAndOfIndependentDummiesStay) {
  Torn({"A MAR"}).Units("AUSTRIA", {"A BRE"});
  EnterAdjustments();
  EXPECT_EQ(UnitsOf(next()), "A BRE A MAR A PAR A ROM");
}

}  // namespace
}  // namespace entente
