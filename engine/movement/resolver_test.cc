// Small battles: one test per rule that the resolver's steps rely on, with reasons, causes and dislodgers. The DATC
// cases are in datc_tests/.
#include "movement/movement_resolver.h"
#include "movement/test_battle.h"

namespace entente {
namespace {

class Resolver : public Battle {};

TEST_F(Resolver, EqualStrengthsBounceAndLeaveTheProvinceContested) {
  Resolve({{"FRANCE", "A PAR - BUR"}, {"GERMANY", "A MUN - BUR"}});
  EXPECT_EQ(Why("PAR"), Reason::kBounced);
  EXPECT_EQ(Cause("PAR"), "MUN");
  EXPECT_EQ(Cause("MUN"), "PAR");
  EXPECT_TRUE(Contested("BUR"));
}

TEST_F(Resolver, ASupportedAttackDislodges) {
  Resolve({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A MAR S A PAR - BUR"}, {"GERMANY", "A BUR H"}});
  EXPECT_EQ(Why("PAR"), Reason::kNone);
  EXPECT_EQ(Why("BUR"), Reason::kDislodged);
  EXPECT_EQ(Cause("BUR"), "PAR");
  EXPECT_EQ(DislodgedBy("BUR"), "PAR");
}

TEST_F(Resolver, ABouncedMoveCanBeDislodgedToo) {
  Resolve(
      {{"FRANCE", "A BUR - MUN"}, {"GERMANY", "A MUN H"}, {"ITALY", "A MAR - BUR"}, {"ITALY", "A PAR S A MAR - BUR"}});
  EXPECT_EQ(Why("BUR"), Reason::kBounced);
  EXPECT_EQ(Cause("BUR"), "MUN");
  EXPECT_EQ(DislodgedBy("BUR"), "MAR");
}

TEST_F(Resolver, NoPowerDislodgesItsOwnUnit) {
  Resolve({{"GERMANY", "A BER - KIE"}, {"GERMANY", "A MUN S A BER - KIE"}, {"GERMANY", "F KIE H"}});
  EXPECT_EQ(Why("BER"), Reason::kBounced);
  EXPECT_EQ(Cause("BER"), "KIE");
  EXPECT_EQ(DislodgedBy("KIE"), "-");
}

TEST_F(Resolver, AnAttackFromTheTargetCutsOnlyByDislodging) {
  Resolve({{"AUSTRIA", "A TRI S A TYR - VEN"}, {"AUSTRIA", "A TYR - VEN"}, {"ITALY", "A VEN - TRI"}});
  EXPECT_EQ(Why("TRI"), Reason::kNone);
  EXPECT_EQ(Why("TYR"), Reason::kNone);
  EXPECT_EQ(DislodgedBy("VEN"), "TYR");
}

TEST_F(Resolver, ASupporterDislodgedFromTheTargetLosesItsSupport) {
  // 6.D.17: the unit that dislodges Constantinople comes from the province that Constantinople supports an attack on.
  Resolve({{"RUSSIA", "F CON S F BLA - ANK"},
           {"RUSSIA", "F BLA - ANK"},
           {"TURKEY", "F ANK - CON"},
           {"TURKEY", "A SMY S F ANK - CON"},
           {"TURKEY", "A ARM - ANK"}});
  EXPECT_EQ(Why("CON"), Reason::kCut);
  EXPECT_EQ(Cause("CON"), "ANK");
  EXPECT_EQ(Why("BLA"), Reason::kBounced);
  EXPECT_EQ(Why("ANK"), Reason::kNone);
}

TEST_F(Resolver, TheCauseOfACutSupportIsWhoCutItNotWhoDislodgedTheUnit) {
  Resolve({{"RUSSIA", "F CON S F BLA - ANK"},
           {"RUSSIA", "F BLA - ANK"},
           {"TURKEY", "F ANK - CON"},
           {"TURKEY", "A SMY S F ANK - CON"},
           {"AUSTRIA", "A BUL - CON"}});
  EXPECT_EQ(Why("CON"), Reason::kCut);
  EXPECT_EQ(Cause("CON"), "BUL");
  EXPECT_EQ(DislodgedBy("CON"), "ANK");
}

TEST_F(Resolver, OfSeveralWhoCutASupportTheFirstOnTheMapIsNamedAlsoIfAnotherDislodges) {
  // On the map Belgium comes before Munich and Picardy; Munich dislodges the supporter.
  Resolve({{"FRANCE", "A BUR S A PAR"},
           {"FRANCE", "A PAR H"},
           {"ITALY", "A PIC - BUR"},
           {"GERMANY", "A MUN - BUR"},
           {"GERMANY", "A RUH S A MUN - BUR"},
           {"ENGLAND", "A BEL - BUR"}});
  EXPECT_EQ(Why("BUR"), Reason::kCut);
  EXPECT_EQ(DislodgedBy("BUR"), "MUN");
  EXPECT_EQ(Cause("BUR"), "BEL");
}

TEST_F(Resolver, TheWeakerSideOfAHeadToHeadBattleKeepsNobodyOut) {
  Resolve({{"GERMANY", "F HOL - NTH"},
           {"GERMANY", "F HEL S F HOL - NTH"},
           {"GERMANY", "F SKA S F HOL - NTH"},
           {"FRANCE", "F NTH - HOL"},
           {"FRANCE", "F BEL S F NTH - HOL"},
           {"AUSTRIA", "A KIE - HOL"}});
  EXPECT_EQ(Why("HOL"), Reason::kNone);
  EXPECT_EQ(Why("NTH"), Reason::kBounced);
  EXPECT_EQ(DislodgedBy("NTH"), "HOL");
  EXPECT_EQ(Why("KIE"), Reason::kNone);
}

TEST_F(Resolver, ABeleagueredGarrisonStays) {
  Resolve({{"GERMANY", "A MUN - BUR"},
           {"GERMANY", "A RUH S A MUN - BUR"},
           {"ITALY", "A GAS - BUR"},
           {"ITALY", "A MAR S A GAS - BUR"},
           {"FRANCE", "A BUR H"}});
  EXPECT_EQ(Why("MUN"), Reason::kBounced);
  EXPECT_EQ(Why("GAS"), Reason::kBounced);
  EXPECT_EQ(DislodgedBy("BUR"), "-");
  EXPECT_EQ(Cause("MUN"), "GAS");
}

TEST_F(Resolver, TheCauseOfABounceIsWhoeverWasStrongEnough) {
  // Helgoland's support does not count against its own fleet, so Belgium attacks with 2: enough against the garrison,
  // not against NWG.
  Resolve({{"ITALY", "F BEL - NTH"},
           {"ITALY", "F SKA S F BEL - NTH"},
           {"AUSTRIA", "F HEL S F BEL - NTH"},
           {"AUSTRIA", "F NTH H"},
           {"GERMANY", "F NWG - NTH"},
           {"GERMANY", "F YOR S F NWG - NTH"}});
  EXPECT_EQ(Cause("BEL"), "NWG");
  EXPECT_EQ(Cause("NWG"), "BEL");
}

TEST_F(Resolver, ARingMovesAsOneUnlessOneIsKeptOut) {
  Resolve({{"TURKEY", "F ANK - CON"}, {"TURKEY", "A CON - SMY"}, {"TURKEY", "A SMY - ANK"}});
  for (std::string_view place : {"ANK", "CON", "SMY"}) EXPECT_EQ(Why(place), Reason::kNone);
}

TEST_F(Resolver, ARingIsBrokenByOneAttack) {
  Resolve({{"TURKEY", "F ANK - CON"}, {"TURKEY", "A CON - SMY"}, {"TURKEY", "A SMY - ANK"}, {"RUSSIA", "A BUL - CON"}});
  for (std::string_view place : {"ANK", "CON", "SMY", "BUL"}) EXPECT_EQ(Why(place), Reason::kBounced) << place;
  EXPECT_FALSE(Contested("CON"));
}

TEST_F(Resolver, AnArmyConvoyedBySeaSwapsWithOneThatMarches) {
  Resolve({{"ENGLAND", "A NWY - SWE VIA"}, {"ENGLAND", "F SKA C A NWY - SWE"}, {"RUSSIA", "A SWE - NWY"}});
  EXPECT_EQ(Why("NWY"), Reason::kNone);
  EXPECT_EQ(Why("SWE"), Reason::kNone);
}

TEST_F(Resolver, ADislodgedFleetDisruptsItsConvoy) {
  Resolve({{"ENGLAND", "A LON - HOL"},
           {"ENGLAND", "F NTH C A LON - HOL"},
           {"FRANCE", "F ENG - NTH"},
           {"FRANCE", "F BEL S F ENG - NTH"}});
  EXPECT_EQ(Why("LON"), Reason::kDisrupted);
  EXPECT_EQ(Cause("LON"), "ENG");
  EXPECT_EQ(Why("NTH"), Reason::kDislodged);
}

TEST_F(Resolver, AMoveBySeaWithoutItsFleetsHasNoConvoy) {
  Resolve({{"ENGLAND", "A LON - HOL"}, {"ENGLAND", "F NTH H"}});
  EXPECT_EQ(Why("LON"), Reason::kNoConvoy);
}

TEST_F(Resolver, TheFleetsOfAParadoxFail) {
  // 6.F.17.
  Resolve({{"ENGLAND", "F LON S F WAL - ENG"},
           {"ENGLAND", "F WAL - ENG"},
           {"FRANCE", "A BRE - LON"},
           {"FRANCE", "F ENG C A BRE - LON"},
           {"FRANCE", "F YOR S A BRE - LON"},
           {"GERMANY", "F NTH S F BEL - ENG"},
           {"GERMANY", "F BEL - ENG"}});
  EXPECT_EQ(Why("ENG"), Reason::kParadox);
  EXPECT_EQ(Why("BRE"), Reason::kDisrupted);
  EXPECT_EQ(Cause("BRE"), "ENG");
  EXPECT_EQ(DislodgedBy("ENG"), "-");
}

TEST_F(Resolver, AnUnmatchedSupportIsVoidEvenIfItIsAttacked) {
  Resolve({{"FRANCE", "A BUR S A PAR - PIC"}, {"FRANCE", "A PAR H"}, {"GERMANY", "A MUN - BUR"}});
  EXPECT_EQ(Why("BUR"), Reason::kVoid);
  EXPECT_EQ(Cause("BUR"), "PAR");
}

TEST_F(Resolver, ASecondCallForgetsTheFirst) {
  Resolve({{"FRANCE", "A PAR - BUR"}, {"GERMANY", "A MUN - BUR"}});
  const MovementResult again = ResolveMovement(board_->view(), RuleOptions{}, {}, scratch());
  for (const UnitOutcome& unit : again.units) EXPECT_EQ(unit.outcome.reason, Reason::kNone);
  EXPECT_FALSE(TestBit(again.contested, board_->At("BUR")));
}

// Tests compare the resolvers with this operator.
TEST(UnitOutcome, TheSameInEveryFieldOrAnother) {
  const UnitOutcome outcome;
  EXPECT_EQ(outcome, UnitOutcome());
  for (void (*change)(UnitOutcome&) :
       {+[](UnitOutcome& o) { o.unit.power = 1; }, +[](UnitOutcome& o) { o.outcome.reason = Reason::kCut; },
        +[](UnitOutcome& o) { o.moved_to = 3; }, +[](UnitOutcome& o) { o.dislodged_by = 3; },
        +[](UnitOutcome& o) { o.dislodger_convoyed = true; }}) {
    UnitOutcome other;
    change(other);
    EXPECT_FALSE(outcome == other);
  }
}

}  // namespace
}  // namespace entente
