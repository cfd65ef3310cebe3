// Tests the judges: they find planted faults, and a failing board is reduced to a small one.

#include <gtest/gtest.h>

#include "datc_tests/properties/oracle_adapter.h"
#include "datc_tests/properties/plain_builds.h"
#include "datc_tests/properties/plain_rules.h"
#include "datc_tests/properties/random_board.h"
#include "map_language/builtin.h"
#include "notation/notation.h"

namespace entente {
namespace {

class SecondOpinion : public testing::Test {
 protected:
  SecondOpinion() : board_(BuiltinMap("standard").value()) {}

  Unit Add(const char* power, const char* text) {
    bool dislodged = false;
    const PositionView view = board_.position;
    const PowerIndex index = board_.map->FindPower(power).value();
    const Unit unit = ParseUnit(*board_.map, view.graph(), index, text, &dislodged).value();
    board_.position.ref().PlaceUnit(unit);
    return unit;
  }
  void Give(const char* power, const char* text) {
    const PhaseType type = board_.position.view().phase_type();
    board_.orders.push_back(ParseOrder(*board_.map, type, board_.map->FindPower(power).value(), text)->order);
  }
  void SetPhase(const char* name) { board_.position.ref().SetPhase(board_.map->ParsePhase(name).value()); }

  // A dislodgement in Munich. Burgundy is closed as the attacker's origin and Ruhr by a standoff.
  void PlaceDislodgement() {
    for (const char* unit : {"A MUN", "A HOL", "A BEL"}) Add("GERMANY", unit);
    for (const char* unit : {"A BUR", "A TYR"}) Add("FRANCE", unit);
    for (const char* order : {"A HOL - RUH", "A BEL - RUH"}) Give("GERMANY", order);
    for (const char* order : {"A BUR - MUN", "A TYR S A BUR - MUN"}) Give("FRANCE", order);
  }
  std::string OracleDifference(const Played& played) const {
    const OracleAdapter oracle(*board_.map, board_.position.view().graph());
    return oracle.Difference(board_, played, oracle.Ask(board_, played).value());
  }

  BoardCase board_;
};

TEST_F(SecondOpinion, AgreesOnADislodgement) {
  PlaceDislodgement();
  EXPECT_EQ(OracleDifference(Play(board_)), "");
}

TEST_F(SecondOpinion, FindsAWrongOutcome) {
  PlaceDislodgement();
  Played played = Play(board_);
  played.results[3].outcome.reason = Reason::kCut;
  EXPECT_NE(OracleDifference(played), "");
}

TEST_F(SecondOpinion, FindsAWrongDislodger) {
  PlaceDislodgement();
  Give("GERMANY", "A MUN H");
  Played played = Play(board_);
  played.results[4].outcome.dislodged_by = kNoProvince;
  EXPECT_NE(OracleDifference(played), "");
}

TEST_F(SecondOpinion, FindsAWrongReasonOfABounce) {
  PlaceDislodgement();
  Played played = Play(board_);
  ASSERT_EQ(played.results[0].outcome.reason, Reason::kBounced);
  played.results[0].outcome = {Reason::kNoConvoy, kNoProvince, kNoProvince};
  EXPECT_NE(OracleDifference(played), "");
}

TEST_F(SecondOpinion, FindsACauseThatKeptNobodyOut) {
  PlaceDislodgement();
  const Played played = Play(board_);
  for (const char* place : {"HOL", "TYR", "RUH"}) {  // the unit itself, a bystander, an empty province
    Played other = played;
    other.results[0].outcome.cause = static_cast<ProvinceIndex>(board_.map->FindPlace(place).value());
    EXPECT_NE(OracleDifference(other), "") << place;
  }
  Played nameless = played;
  nameless.results[0].outcome.cause = kNoProvince;
  EXPECT_NE(OracleDifference(nameless), "");
}

TEST_F(SecondOpinion, FindsARetreatThatShouldBeClosed) {
  PlaceDislodgement();
  Played played = Play(board_);
  const Unit lost = played.after.view().Dislodged(0).unit;
  played.after.ref().ClearDislodged();
  played.after.ref().AddDislodged(lost)[0] =
      (1u << played.after.view().graph().Neighbors(lost.type, lost.location).size()) - 1;
  EXPECT_NE(OracleDifference(played), "");
}

TEST_F(SecondOpinion, FindsAWrongRemoval) {
  SetPhase("W1901A");
  Add("FRANCE", "A PAR");
  const Unit far = Add("FRANCE", "A MOS");
  board_.position.ref().SetOwner(board_.map->CenterOf(board_.map->FindPlace("PAR").value()),
                                 board_.map->FindPower("FRANCE").value());
  Played played = Play(board_);
  EXPECT_EQ(PlainDifference(board_, played), "");
  played.after.ref().PlaceUnit(far);
  EXPECT_NE(PlainDifference(board_, played), "");
}

TEST_F(SecondOpinion, FindsAWrongRemovalBesideAnOrderedOne) {
  SetPhase("W1901A");
  for (const char* unit : {"A PAR", "A BUR", "A MOS"}) Add("FRANCE", unit);
  board_.position.ref().SetOwner(board_.map->CenterOf(board_.map->FindPlace("PAR").value()),
                                 board_.map->FindPower("FRANCE").value());
  Give("FRANCE", "A PAR D");
  const Played played = Play(board_);  // civil disorder removes the army in Moscow
  EXPECT_EQ(PlainDifference(board_, played), "");
  Played other = played;
  other.after.ref().PlaceUnit(board_.position.view().UnitAt(board_.map->FindPlace("MOS").value()));
  other.after.ref().RemoveUnit(board_.map->FindPlace("BUR").value());
  EXPECT_NE(PlainDifference(board_, other), "");
  Played excess = played;
  excess.results[0].outcome.reason = Reason::kExcess;
  EXPECT_NE(PlainDifference(board_, excess), "");
}

TEST_F(SecondOpinion, TheProcedureFindsAWrongOutcomeOfABoardOfAnySize) {
  PlaceDislodgement();
  Played played = Play(board_);
  const OracleAdapter oracle(*board_.map, board_.position.view().graph());
  EXPECT_EQ(oracle.Difference(board_, played, oracle.AskProcedure(board_, played)), "");
  played.results[3].outcome.reason = Reason::kCut;
  EXPECT_NE(oracle.Difference(board_, played, oracle.AskProcedure(board_, played)), "");
}

TEST_F(SecondOpinion, FindsAMoveOfAnImmobileDummy) {
  PlaceDislodgement();
  const Played played = Play(board_);
  board_.rules.dummy_moves = DummyMoves::kForbidden;
  EXPECT_EQ(OracleDifference(played), "");
  board_.rules.dummies = Dummies::kAll;
  EXPECT_NE(OracleDifference(played), "");
}

// Under BUILD_ANY France builds on a center that is not its home.
TEST_F(SecondOpinion, FindsABuildOnAnOwnedCenterThatIsMissing) {
  SetPhase("W1901A");
  const ProvinceIndex province = board_.map->FindPlace("BEL").value();
  board_.position.ref().SetOwner(board_.map->CenterOf(province), board_.map->FindPower("FRANCE").value());
  Give("FRANCE", "A BEL B");
  const Played refused = Play(board_);
  EXPECT_EQ(BuildDifference(board_, refused), "");
  board_.rules.build_sites = BuildSites::kAnyOwned;
  EXPECT_EQ(BuildDifference(board_, Play(board_)), "");
  EXPECT_NE(BuildDifference(board_, refused), "");
}

// France has two builds and orders three, the first outside its homes.
TEST_F(SecondOpinion, FindsAWrongBuild) {
  SetPhase("W1901A");
  Add("FRANCE", "A BUR");
  for (const char* center : {"PAR", "BRE", "MAR"}) {
    const ProvinceIndex province = board_.map->FindPlace(center).value();
    board_.position.ref().SetOwner(board_.map->CenterOf(province), board_.map->FindPower("FRANCE").value());
  }
  for (const char* order : {"A MUN B", "A PAR B", "WAIVE", "F BRE B"}) Give("FRANCE", order);
  const Played played = Play(board_);
  EXPECT_EQ(BuildDifference(board_, played), "");
  for (size_t i = 0; i < 4; ++i) {
    Played other = played;
    other.results[i].outcome.reason = i == 1 || i == 2 ? Reason::kExcess : Reason::kNone;
    EXPECT_NE(BuildDifference(board_, other), "") << i;
  }
  Played other = played;
  other.after.ref().PlaceUnit(
      {board_.map->FindPower("FRANCE").value(), UnitType::kArmy, board_.map->FindPlace("MAR").value()});
  EXPECT_NE(BuildDifference(board_, other), "") << "one unit more";
  other.after = played.after;
  other.after.ref().RemoveUnit(board_.map->FindPlace("PAR").value());
  EXPECT_NE(BuildDifference(board_, other), "") << "none";
}

TEST_F(SecondOpinion, TheSmallestBoardKeepsOnlyWhatMatters) {
  PlaceDislodgement();
  Add("TURKEY", "A SMY");
  Give("TURKEY", "A SMY - CON");
  const BoardCase smallest =
      Smallest(board_, [](const BoardCase& board) { return Play(board).after.view().dislodged_count() > 0; });
  EXPECT_EQ(smallest.position.view().unit_count(), 3);
  EXPECT_EQ(smallest.orders.size(), 2u);
}

TEST(RandomBoards, TheSameSeedGivesTheSameBoard) {
  const MapRef map = BuiltinMap("standard").value();
  for (uint64_t seed = 0; seed < 20; ++seed) {
    Random first(seed), second(seed);
    const BoardCase a = RandomAnyPhase(map, {}, first), b = RandomAnyPhase(map, {}, second);
    EXPECT_EQ(Show(a), Show(b));
  }
}

}  // namespace
}  // namespace entente
