// Details of a report in rare cases: the causes it names, and the numbers of its reasons.
#include "movement/test_battle.h"

namespace entente {
namespace {

using FinePrint = Battle;

TEST_F(FinePrint, TheNumbersOfReasonsNeverChange) {
  const std::pair<Reason, int> numbers[] = {
      {Reason::kNone, 0},     {Reason::kIllegal, 1},   {Reason::kVoid, 2},        {Reason::kBounced, 3},
      {Reason::kNoConvoy, 4}, {Reason::kDisrupted, 5}, {Reason::kCut, 6},         {Reason::kDislodged, 7},
      {Reason::kParadox, 8},  {Reason::kExcess, 9},    {Reason::kUnreadable, 10}, {Reason::kUnresolved, 11},
  };
  for (const auto& [reason, number] : numbers) EXPECT_EQ(static_cast<int>(reason), number);
}

TEST_F(FinePrint, WhoTriedToLeaveHoldsWithoutTheSupportOfItsMove) {
  // The support for the move to Munich does not help the army in Burgundy at home. Paris alone keeps Marseilles out.
  Resolve({{"FRANCE", "A BUR - MUN"},
           {"FRANCE", "A RUH S A BUR - MUN"},
           {"GERMANY", "A MUN H"},
           {"GERMANY", "A TYR S A MUN"},
           {"ITALY", "A MAR - BUR"},
           {"ITALY", "A GAS S A MAR - BUR"},
           {"ENGLAND", "A PAR - BUR"},
           {"ENGLAND", "A PIC S A PAR - BUR"}});
  EXPECT_EQ(Why("BUR"), Reason::kBounced);
  EXPECT_EQ(Cause("MAR"), "PAR");
  EXPECT_EQ(Cause("PAR"), "MAR");
}

TEST_F(FinePrint, OfSeveralEqualRivalsTheFirstOnTheMapIsNamed) {
  // The map has the sequence Gascony, Marseilles, Munich, Paris; the sheet has another one.
  Resolve(
      {{"ENGLAND", "A PAR - BUR"}, {"GERMANY", "A MUN - BUR"}, {"ITALY", "A GAS - BUR"}, {"FRANCE", "A MAR - BUR"}});
  EXPECT_EQ(Cause("GAS"), "MAR");
  for (std::string_view place : {"MAR", "MUN", "PAR"}) EXPECT_EQ(Cause(place), "GAS") << place;
}

TEST_F(FinePrint, AWeakThirdDoesNotHideTheSecond) {
  Resolve({{"ITALY", "A GAS - BUR"},
           {"ITALY", "A MAR S A GAS - BUR"},
           {"GERMANY", "A MUN - BUR"},
           {"GERMANY", "A RUH S A MUN - BUR"},
           {"ENGLAND", "A PAR - BUR"},
           {"FRANCE", "A BUR H"}});
  EXPECT_EQ(DislodgedBy("BUR"), "-");
  EXPECT_EQ(Cause("GAS"), "MUN");
  EXPECT_EQ(Cause("MUN"), "GAS");
  EXPECT_EQ(Cause("PAR"), "BUR");
}

TEST_F(FinePrint, WhoIsStrongestOnlyWithSupportThatDoesNotCountMeetsTheSecond) {
  // Munich has strength 3 but attacks with 2, because Paris does not help to dislodge its own army. Gascony has 2.
  Resolve({{"ITALY", "A GAS - BUR"},
           {"ITALY", "A MAR S A GAS - BUR"},
           {"GERMANY", "A MUN - BUR"},
           {"GERMANY", "A RUH S A MUN - BUR"},
           {"FRANCE", "A PAR S A MUN - BUR"},
           {"FRANCE", "A BUR H"}});
  EXPECT_EQ(DislodgedBy("BUR"), "-");
  EXPECT_EQ(Cause("GAS"), "MUN");
  EXPECT_EQ(Cause("MUN"), "GAS");
}

TEST_F(FinePrint, WhoHasLeftKeepsNobodyOut) {
  Resolve({{"ITALY", "A GAS - BUR"}, {"GERMANY", "A MUN - BUR"}, {"FRANCE", "A BUR - PIC"}});
  EXPECT_EQ(Why("BUR"), Reason::kNone);
  EXPECT_EQ(Cause("GAS"), "MUN");
  EXPECT_EQ(Cause("MUN"), "GAS");
  EXPECT_TRUE(Contested("BUR"));
}

TEST_F(FinePrint, AProvinceThatSomebodyEnteredIsNotContested) {
  Resolve({{"ITALY", "A GAS - BUR"},
           {"ITALY", "A MAR S A GAS - BUR"},
           {"GERMANY", "A MUN - BUR"},
           {"FRANCE", "A BUR - PIC"}});
  EXPECT_EQ(Why("GAS"), Reason::kNone);
  EXPECT_EQ(Cause("MUN"), "GAS");
  EXPECT_FALSE(Contested("BUR"));
}

TEST_F(FinePrint, AUnitThatBouncesHoldsAgainstOneAlone) {
  Resolve({{"FRANCE", "A BUR - MUN"}, {"GERMANY", "A MUN H"}, {"ITALY", "A MAR - BUR"}});
  EXPECT_EQ(Cause("MAR"), "BUR");
  EXPECT_EQ(DislodgedBy("BUR"), "-");
}

TEST_F(FinePrint, AUnitThatBouncesIsNotDislodgedWithSupportsOfItsPower) {
  // Marseilles comes with strength 3, of which 2 count against France; Paris comes with 2.
  Resolve({{"FRANCE", "A BUR - MUN"},
           {"GERMANY", "A MUN H"},
           {"ITALY", "A MAR - BUR"},
           {"ITALY", "A GAS S A MAR - BUR"},
           {"FRANCE", "A BEL S A MAR - BUR"},
           {"ENGLAND", "A PAR - BUR"},
           {"ENGLAND", "A PIC S A PAR - BUR"}});
  EXPECT_EQ(DislodgedBy("BUR"), "-");
  EXPECT_EQ(Cause("MAR"), "PAR");
  EXPECT_EQ(Cause("PAR"), "MAR");
}

TEST_F(FinePrint, TwoThatSwapNeedMoreSupportThanTheOther) {
  Resolve({{"FRANCE", "A BUR - MUN"}, {"GERMANY", "A MUN - BUR"}});
  EXPECT_EQ(Cause("BUR"), "MUN");
  EXPECT_EQ(Cause("MUN"), "BUR");
  Resolve({{"FRANCE", "A BUR - MUN"},
           {"FRANCE", "A RUH S A BUR - MUN"},
           {"GERMANY", "A MUN - BUR"},
           {"ITALY", "A TYR - MUN"},
           {"ITALY", "A BOH S A TYR - MUN"}});
  EXPECT_EQ(Why("BUR"), Reason::kBounced);
  EXPECT_EQ(DislodgedBy("MUN"), "-");
}

TEST_F(FinePrint, TwoThatSwapWithEqualSupportStay) {
  Resolve({{"FRANCE", "A BUR - MUN"},
           {"FRANCE", "A RUH S A BUR - MUN"},
           {"GERMANY", "A MUN - BUR"},
           {"GERMANY", "A MAR S A MUN - BUR"}});
  EXPECT_EQ(Cause("BUR"), "MUN");
  EXPECT_EQ(Cause("MUN"), "BUR");
  EXPECT_EQ(DislodgedBy("BUR"), "-");
  EXPECT_EQ(DislodgedBy("MUN"), "-");
}

TEST_F(FinePrint, TheLoserOfASwapNamesTheWinner) {
  // The cause is the winner, even if another unit enters the province that the winner left.
  Resolve({{"FRANCE", "A BUR - MUN"},
           {"FRANCE", "A RUH S A BUR - MUN"},
           {"GERMANY", "A MUN - BUR"},
           {"ITALY", "A MAR - BUR"}});
  EXPECT_EQ(Cause("MUN"), "BUR");
  EXPECT_EQ(DislodgedBy("MUN"), "BUR");
  EXPECT_EQ(Why("MAR"), Reason::kNone);
}

TEST_F(FinePrint, ADislodgerThatCameBySeaIsMarked) {
  Resolve({{"ENGLAND", "A LON - BEL"},
           {"ENGLAND", "F NTH C A LON - BEL"},
           {"ENGLAND", "F HOL S A LON - BEL"},
           {"FRANCE", "A BEL H"},
           {"GERMANY", "A MUN - BUR"},
           {"GERMANY", "A RUH S A MUN - BUR"},
           {"FRANCE", "A BUR H"}});
  EXPECT_EQ(DislodgedBy("BEL"), "LON");
  EXPECT_TRUE(Of("BEL").dislodger_convoyed);
  EXPECT_EQ(DislodgedBy("BUR"), "MUN");
  EXPECT_FALSE(Of("BUR").dislodger_convoyed);
}

TEST_F(FinePrint, AUnitThatHoldsIsAsStrongAsItsSupports) {
  // Strength 2 against 2: the cause for Munich is Burgundy itself, not Paris, which is as strong.
  Resolve({{"GERMANY", "A MUN - BUR"},
           {"GERMANY", "A RUH S A MUN - BUR"},
           {"ENGLAND", "A PAR - BUR"},
           {"ENGLAND", "A PIC S A PAR - BUR"},
           {"FRANCE", "A BUR H"},
           {"FRANCE", "A MAR S A BUR"}});
  EXPECT_EQ(Cause("MUN"), "BUR");
  EXPECT_EQ(Cause("PAR"), "BUR");
}

TEST_F(FinePrint, ThreeSupportsBeatTwo) {
  // Against a unit that holds, and against a unit that moves to the same province.
  Resolve({{"FRANCE", "A PAR - BUR"},
           {"FRANCE", "A PIC S A PAR - BUR"},
           {"FRANCE", "A GAS S A PAR - BUR"},
           {"FRANCE", "A MAR S A PAR - BUR"},
           {"GERMANY", "A BUR H"},
           {"GERMANY", "A MUN S A BUR"},
           {"GERMANY", "A RUH S A BUR"}});
  EXPECT_EQ(DislodgedBy("BUR"), "PAR");
  Resolve({{"FRANCE", "A PAR - BUR"},
           {"FRANCE", "A PIC S A PAR - BUR"},
           {"FRANCE", "A GAS S A PAR - BUR"},
           {"FRANCE", "A MAR S A PAR - BUR"},
           {"ITALY", "A BUR H"},
           {"GERMANY", "A MUN - BUR"},
           {"GERMANY", "A RUH S A MUN - BUR"},
           {"GERMANY", "A BEL S A MUN - BUR"}});
  EXPECT_EQ(DislodgedBy("BUR"), "PAR");
  EXPECT_EQ(Cause("MUN"), "PAR");
}

TEST_F(FinePrint, ASupportIntoAProvinceIsForEachOfItsCoasts) {
  for (const std::string_view support : {"A MAR S F GAS - SPA", "A MAR S F GAS - SPA/NC"}) {
    Resolve({{"FRANCE", "F GAS - SPA/NC"}, {"FRANCE", support}, {"ITALY", "F POR - SPA/NC"}});
    EXPECT_EQ(Why("MAR"), Reason::kNone) << support;
    EXPECT_EQ(Why("GAS"), Reason::kNone) << support;
    EXPECT_EQ(Cause("POR"), "GAS") << support;
  }
}

TEST_F(FinePrint, ARingIsBrokenWhereverItIsAttacked) {
  const std::pair<std::string_view, std::string_view> attacks[] = {
      {"A BUL - CON", "CON"}, {"A ARM - ANK", "ANK"}, {"A SYR - SMY", "SMY"}};
  for (const auto& [attack, target] : attacks) {
    Resolve({{"TURKEY", "F ANK - CON"}, {"TURKEY", "A CON - SMY"}, {"TURKEY", "A SMY - ANK"}, {"RUSSIA", attack}});
    for (std::string_view place : {"ANK", "CON", "SMY"}) EXPECT_EQ(Why(place), Reason::kBounced) << attack << place;
    EXPECT_EQ(Why(attack.substr(2, 3)), Reason::kBounced) << attack;
    EXPECT_FALSE(Contested(target));
  }
}

TEST_F(FinePrint, WhoBreaksARingDislodgesOnlyOthers) {
  const auto orders = [](std::string_view power) {
    return BattleOrders{{"TURKEY", "F ANK - CON"},
                        {"TURKEY", "A CON - SMY"},
                        {"TURKEY", "A SMY - ANK"},
                        {power, "A BUL - CON"},
                        {"AUSTRIA", "F AEG S A BUL - CON"}};
  };
  Resolve(orders("TURKEY"));
  for (std::string_view place : {"ANK", "CON", "SMY", "BUL"}) EXPECT_EQ(Why(place), Reason::kBounced) << place;
  EXPECT_EQ(DislodgedBy("CON"), "-");
  Resolve(orders("RUSSIA"));
  for (std::string_view place : {"ANK", "CON", "SMY"}) EXPECT_EQ(Why(place), Reason::kBounced) << place;
  EXPECT_EQ(DislodgedBy("CON"), "BUL");
}

TEST_F(FinePrint, AnAttackCutsASupportWithoutDislodging) {
  Resolve(
      {{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A MAR S A PAR - BUR"}, {"GERMANY", "A BUR H"}, {"ITALY", "A GAS - MAR"}});
  EXPECT_EQ(Why("MAR"), Reason::kCut);
  EXPECT_EQ(Cause("MAR"), "GAS");
  EXPECT_EQ(Cause("PAR"), "BUR");
}

// ---- A chain or a ring leaves nothing behind for the next one ----

TEST_F(FinePrint, ARingMovesBesideAChainThatDoesNot) {
  ResolveWeak({}, {{"RED", "A AAA - BBB"},
                   {"RED", "A BBB - CCC"},
                   {"RED", "A CCC - DDD"},
                   {"RED", "A DDD - EEE"},
                   {"BLU", "A EEE H"},
                   {"BLU", "A FFF - GGG"},
                   {"BLU", "A GGG - HHH"},
                   {"BLU", "A HHH - FFF"}});
  for (std::string_view place : {"AAA", "BBB", "CCC", "DDD"}) EXPECT_EQ(Why(place), Reason::kBounced) << place;
  for (std::string_view place : {"FFF", "GGG", "HHH"}) EXPECT_EQ(Why(place), Reason::kNone) << place;
}

TEST_F(FinePrint, AMoveThatNeverArrivesSettlesNothing) {
  // The chain from JJJ to GGG decides KKK, the destination of AAA, after CCC.
  ResolveWeak({}, {{"RED", "A AAA - KKK VIA"},
                   {"RED", "F UUU H"},
                   {"RED", "A CCC - DDD"},
                   {"RED", "A DDD - EEE"},
                   {"BLU", "A JJJ - KKK"},
                   {"BLU", "A KKK - LLL"},
                   {"BLU", "A LLL - GGG"},
                   {"GRN", "A GGG H"}});
  EXPECT_EQ(Why("AAA"), Reason::kNoConvoy);
  for (std::string_view place : {"CCC", "DDD"}) EXPECT_EQ(Why(place), Reason::kNone) << place;
  for (std::string_view place : {"JJJ", "KKK", "LLL"}) EXPECT_EQ(Why(place), Reason::kBounced) << place;
}

TEST_F(FinePrint, AChainOfTheLastPhaseSettlesNothing) {
  const BattleOrders first = {{"RED", "A AAA - KKK"}, {"RED", "A BBB H"},     {"BLU", "A KKK - LLL"},
                              {"BLU", "A LLL - III"}, {"BLU", "A III - GGG"}, {"GRN", "A GGG H"}};
  const BattleOrders second = {{"RED", "A AAA - BBB"}, {"RED", "A BBB - CCC"}, {"BLU", "A KKK - LLL"},
                               {"BLU", "A LLL - III"}, {"BLU", "A III - GGG"}, {"GRN", "A GGG H"}};
  ResolveWeak({}, first);
  for (std::string_view place : {"AAA", "KKK", "LLL", "III"}) EXPECT_EQ(Why(place), Reason::kBounced) << place;
  ResolveWeak({}, second);
  for (std::string_view place : {"AAA", "BBB"}) EXPECT_EQ(Why(place), Reason::kNone) << place;
  for (std::string_view place : {"KKK", "LLL", "III"}) EXPECT_EQ(Why(place), Reason::kBounced) << place;
}

TEST_F(FinePrint, AConvoyIsBrokenByADislodgerBeforeItIsByAParadox) {
  // The Channel is dislodged in any case; the North Sea only if the army does not arrive.
  Resolve({{"ENGLAND", "A LON - BEL"},
           {"ENGLAND", "F ENG C A LON - BEL"},
           {"ENGLAND", "F NTH C A LON - BEL"},
           {"ITALY", "F BRE - ENG"},
           {"ITALY", "F MAO S F BRE - ENG"},
           {"GERMANY", "F HOL - NTH"},
           {"GERMANY", "F BEL S F HOL - NTH"}});
  EXPECT_EQ(Why("LON"), Reason::kDisrupted);
  EXPECT_EQ(Cause("LON"), "BRE");
  EXPECT_EQ(DislodgedBy("ENG"), "BRE");
  EXPECT_EQ(DislodgedBy("NTH"), "HOL");
}

}  // namespace
}  // namespace entente
