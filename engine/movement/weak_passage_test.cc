// Passages of less than full strength: `*` one half, `~` none. Strengths below are those of the rulebook.
//   Source: maps/LANGUAGE.md (Restrictions).
#include "movement/test_battle.h"

namespace entente {
namespace {

using WeakPassage = Battle;

TEST_F(WeakPassage, EvenNoStrengthEntersAnEmptyPlace) {
  ResolveWeak({"AAA ~BBB", "CCC *DDD"}, {{"RED", "A AAA - BBB"}, {"BLU", "A CCC - DDD"}});
  EXPECT_EQ(Of("AAA").moved_to, board_->At("BBB"));
  EXPECT_EQ(Of("CCC").moved_to, board_->At("DDD"));
}

TEST_F(WeakPassage, TwoOfNoStrengthKeepEachOtherOut) {
  ResolveWeak({"AAA ~BBB", "CCC ~BBB"}, {{"RED", "A AAA - BBB"}, {"BLU", "A CCC - BBB"}});
  EXPECT_EQ(Cause("AAA"), "CCC");
  EXPECT_EQ(Cause("CCC"), "AAA");
  EXPECT_TRUE(Contested("BBB"));
}

TEST_F(WeakPassage, OfAMoveBySeaTheLastLegCounts) {
  // One half, and with a support one and a half, against one.
  const BattleOrders orders = {{"RED", "A AAA - BBB VIA"},
                               {"RED", "F UUU C A AAA - BBB"},
                               {"BLU", "A CCC - BBB"},
                               {"RED", "A DDD S A AAA - BBB"}};
  ResolveWeak({"UUU *BBB"}, {orders.begin(), orders.end() - 1});
  EXPECT_EQ(Cause("AAA"), "CCC");
  EXPECT_EQ(Why("CCC"), Reason::kNone);
  ResolveWeak({"UUU *BBB"}, orders);
  EXPECT_EQ(Why("AAA"), Reason::kNone);
  EXPECT_EQ(Cause("CCC"), "AAA");
}

TEST_F(WeakPassage, AMoveBySeaGoesRoundTheStrait) {
  ResolveWeak({"AAA ~BBB"}, {{"RED", "A AAA - BBB VIA"}, {"RED", "F UUU C A AAA - BBB"}, {"BLU", "A CCC - BBB"}});
  EXPECT_EQ(Why("AAA"), Reason::kBounced);
  EXPECT_EQ(Cause("CCC"), "AAA");
}

TEST_F(WeakPassage, OfSeveralLastLegsTheStrongestCounts) {
  ResolveWeak({"UUU *BBB"}, {{"RED", "A AAA - BBB VIA"},
                             {"RED", "F UUU C A AAA - BBB"},
                             {"RED", "F VVV C A AAA - BBB"},
                             {"BLU", "A CCC - BBB"}});
  EXPECT_EQ(Why("AAA"), Reason::kBounced);
  EXPECT_EQ(Cause("CCC"), "AAA");
}

TEST_F(WeakPassage, OfSeveralLastLegsThatOfTheBestWholeRouteCounts) {
  // The full route over UUU is broken: VVV lands the army with one half, or with nothing.
  const BattleOrders orders = {{"RED", "A AAA - BBB VIA"},     {"RED", "F UUU C A AAA - BBB"},
                               {"RED", "F VVV C A AAA - BBB"}, {"GRN", "F HHH - UUU"},
                               {"GRN", "F III S F HHH - UUU"}, {"BLU", "A CCC - BBB"}};
  for (const char* passage : {"VVV *BBB", "VVV ~BBB"}) {
    ResolveWeak({passage}, orders);
    EXPECT_EQ(Cause("AAA"), "CCC");
    EXPECT_EQ(Why("CCC"), Reason::kNone);
    EXPECT_EQ(DislodgedBy("UUU"), "HHH");
  }
}

TEST_F(WeakPassage, OfTwoBrokenRoutesOfThreeTheLastDecides) {
  const BattleOrders orders = {{"RED", "A AAA - BBB VIA"},     {"RED", "F UUU C A AAA - BBB"},
                               {"RED", "F VVV C A AAA - BBB"}, {"RED", "F WWW C A AAA - BBB"},
                               {"GRN", "F HHH - UUU"},         {"GRN", "F III S F HHH - UUU"},
                               {"GRN", "F JJJ - VVV"},         {"GRN", "F KKK S F JJJ - VVV"},
                               {"RED", "A DDD S A AAA - BBB"}, {"BLU", "A CCC - BBB"}};
  ResolveWeak({"VVV *BBB", "WWW ~BBB"}, orders);  // nothing and a support: one against one
  EXPECT_EQ(Cause("AAA"), "CCC");
  EXPECT_EQ(Cause("CCC"), "AAA");
  ResolveWeak({"VVV ~BBB", "WWW *BBB"}, orders);  // one half and a support
  EXPECT_EQ(Why("AAA"), Reason::kNone);
}

TEST_F(WeakPassage, ALongRouteIsBrokenAnywhere) {
  // AAA - UUU - VVV - BBB lands at full strength, AAA - WWW - BBB at half. The fleet that boards is lost.
  ResolveWeak(
      {"UUU -BBB", "BBB -UUU", "AAA -VVV", "VVV -AAA", "WWW -UUU", "UUU -WWW", "WWW -VVV", "VVV -WWW", "WWW *BBB"},
      {{"RED", "A AAA - BBB VIA"},
       {"RED", "F UUU C A AAA - BBB"},
       {"RED", "F VVV C A AAA - BBB"},
       {"RED", "F WWW C A AAA - BBB"},
       {"GRN", "F HHH - UUU"},
       {"GRN", "F III S F HHH - UUU"},
       {"BLU", "A CCC - BBB"}});
  EXPECT_EQ(Cause("AAA"), "CCC");
  EXPECT_EQ(Why("CCC"), Reason::kNone);
  EXPECT_EQ(Why("VVV"), Reason::kNone);
}

TEST_F(WeakPassage, AnArmyWhoseFullRouteIsBrokenCutsOverAPassageByDislodgingOnly) {
  const BattleOrders orders = {
      {"RED", "A AAA - BBB VIA"}, {"RED", "F UUU C A AAA - BBB"}, {"RED", "F VVV C A AAA - BBB"},
      {"GRN", "F HHH - UUU"},     {"GRN", "F III S F HHH - UUU"}, {"BLU", "A BBB S A CCC"},
      {"BLU", "A CCC H"}};
  ResolveWeak({"VVV *BBB"}, orders);
  EXPECT_EQ(Why("BBB"), Reason::kNone);
  EXPECT_EQ(Cause("AAA"), "BBB");
  ResolveWeak({}, orders);
  EXPECT_EQ(Why("BBB"), Reason::kCut);
  BattleOrders supported = orders;
  supported.push_back({"RED", "A DDD S A AAA - BBB"});
  ResolveWeak({"VVV ~BBB"}, supported);  // nothing and a support bounces, but cuts
  EXPECT_EQ(Cause("BBB"), "AAA");
  EXPECT_EQ(DislodgedBy("BBB"), "-");
}

TEST_F(WeakPassage, TheRouteMayDependOnTheSupportThatTheArmyCutsOnlyByIt) {
  // With UUU the army comes at full strength and cuts the support that dislodges UUU; without UUU it does not. Both can
  // be: a paradox, so the convoy of UUU fails.
  const BattleOrders orders = {{"RED", "A AAA - BBB VIA"},
                               {"RED", "F UUU C A AAA - BBB"},
                               {"RED", "F VVV C A AAA - BBB"},
                               {"BLU", "F BBB S F HHH - UUU"},
                               {"BLU", "F HHH - UUU"}};
  ResolveWeak({"VVV *BBB"}, orders);
  EXPECT_EQ(DislodgedBy("UUU"), "HHH");
  EXPECT_EQ(Why("BBB"), Reason::kNone);
  EXPECT_EQ(Cause("AAA"), "BBB");
  EXPECT_EQ(Why("VVV"), Reason::kNone);
  // The other route is full, too: no paradox.
  ResolveWeak({"UUU *BBB"}, orders);
  EXPECT_EQ(Cause("BBB"), "AAA");
  EXPECT_EQ(DislodgedBy("UUU"), "-");
}

TEST_F(WeakPassage, OverAStraitASupportedArmyCutsByEveryRoute) {
  // By UUU it comes at full strength, by VVV over a strait: it cuts the support that would dislodge UUU either way.
  ResolveWeak({"VVV ~BBB"}, {{"RED", "A AAA - BBB VIA"},
                             {"RED", "A DDD S A AAA - BBB"},
                             {"RED", "F UUU C A AAA - BBB"},
                             {"RED", "F VVV C A AAA - BBB"},
                             {"BLU", "F BBB S F HHH - UUU"},
                             {"BLU", "F HHH - UUU"}});
  EXPECT_EQ(DislodgedBy("UUU"), "-");
  EXPECT_EQ(DislodgedBy("BBB"), "AAA");
}

TEST_F(WeakPassage, AFleetThatNoCarrierLinksToTheArmyIsNoRoute) {
  // VVV could land the army at full strength, but does not touch the fleet that takes it aboard.
  ResolveWeak({"UUU -VVV", "VVV -UUU", "AAA -VVV", "VVV -AAA", "WWW -BBB", "BBB -WWW", "UUU *BBB"},
              {{"RED", "A AAA - BBB VIA"},
               {"RED", "F UUU C A AAA - BBB"},
               {"RED", "F VVV C A AAA - BBB"},
               {"RED", "F WWW H"},
               {"BLU", "A CCC - BBB"}});
  EXPECT_EQ(Cause("AAA"), "CCC");
  EXPECT_EQ(Why("CCC"), Reason::kNone);
}

TEST_F(WeakPassage, AFleetThatIsNotBesideTheDestinationIsNoLastLeg) {
  ResolveWeak({"UUU -BBB", "BBB -UUU", "AAA -VVV", "VVV -AAA", "VVV *BBB"}, {{"RED", "A AAA - BBB VIA"},
                                                                             {"RED", "F UUU C A AAA - BBB"},
                                                                             {"RED", "F VVV C A AAA - BBB"},
                                                                             {"BLU", "A CCC - BBB"}});
  EXPECT_EQ(Cause("AAA"), "CCC");
  EXPECT_EQ(Why("CCC"), Reason::kNone);
}

TEST_F(WeakPassage, BetweenTwoThatSwapTheSupportsAloneDecide) {
  ResolveWeak({"BBB *AAA"}, {{"RED", "A AAA - BBB"}, {"BLU", "A BBB - AAA"}});
  EXPECT_EQ(Why("AAA"), Reason::kBounced);
  EXPECT_EQ(Why("BBB"), Reason::kBounced);
  EXPECT_EQ(Cause("AAA"), "BBB");
  EXPECT_EQ(Cause("BBB"), "AAA");
  // The winner comes with one and a half, a third unit with one.
  ResolveWeak({"AAA *BBB"},
              {{"RED", "A AAA - BBB"}, {"RED", "A DDD S A AAA - BBB"}, {"BLU", "A BBB - AAA"}, {"GRN", "A CCC - BBB"}});
  EXPECT_EQ(DislodgedBy("BBB"), "AAA");
  EXPECT_EQ(Cause("CCC"), "AAA");
}

TEST_F(WeakPassage, EvenNoStrengthEntersWhatTheWinnerOfASwapLeft) {
  ResolveWeak({"CCC ~AAA"},
              {{"RED", "A AAA - BBB"}, {"RED", "A DDD S A AAA - BBB"}, {"BLU", "A BBB - AAA"}, {"GRN", "A CCC - AAA"}});
  EXPECT_EQ(DislodgedBy("BBB"), "AAA");
  EXPECT_EQ(Of("CCC").moved_to, board_->At("AAA"));
}

TEST_F(WeakPassage, WhoSwapsWithMoreSupportIsKeptOutByAThird) {
  ResolveWeak({"AAA *BBB", "CCC *BBB"}, {{"RED", "A AAA - BBB"},
                                         {"RED", "A DDD S A AAA - BBB"},
                                         {"BLU", "A BBB - AAA"},
                                         {"GRN", "A CCC - BBB"},
                                         {"GRN", "A EEE S A CCC - BBB"}});
  EXPECT_EQ(Cause("AAA"), "CCC");
  EXPECT_EQ(Cause("CCC"), "AAA");
  EXPECT_EQ(DislodgedBy("BBB"), "-");
}

TEST_F(WeakPassage, OneAndAHalfDislodgesAUnitThatBounced) {
  ResolveWeak({"AAA *BBB"},
              {{"RED", "A AAA - BBB"}, {"RED", "A DDD S A AAA - BBB"}, {"BLU", "A BBB - EEE"}, {"GRN", "A EEE H"}});
  EXPECT_EQ(DislodgedBy("BBB"), "AAA");
}

TEST_F(WeakPassage, OverAStraitOnlyASupportedAttackCuts) {
  const BattleOrders orders = {{"BLU", "A BBB S A CCC - DDD"},
                               {"BLU", "A CCC - DDD"},
                               {"GRN", "A DDD H"},
                               {"RED", "A AAA - BBB"},
                               {"RED", "A EEE S A AAA - BBB"}};
  const BattleOrders alone(orders.begin(), orders.end() - 1);
  ResolveWeak({"AAA ~BBB"}, orders);
  EXPECT_EQ(Why("BBB"), Reason::kCut);
  EXPECT_EQ(Cause("BBB"), "AAA");
  ResolveWeak({"AAA ~BBB"}, alone);
  EXPECT_EQ(Why("BBB"), Reason::kNone);
  ResolveWeak({}, alone);
  EXPECT_EQ(Why("BBB"), Reason::kCut);
  ResolveWeak({"AAA *BBB"}, alone);
  EXPECT_EQ(Why("BBB"), Reason::kNone);
}

TEST_F(WeakPassage, WhoLosesItsSupportToAWeakAttackLosesTheSupportsThatDependOnItToo) {
  // AAA is dislodged with one and a half. So BBB holds with one only and is dislodged in turn, and EEE stays alone.
  ResolveWeak({"CCC *AAA", "HHH *BBB"}, {{"RED", "A AAA S A BBB"},
                                         {"BLU", "A CCC - AAA"},
                                         {"BLU", "A FFF S A CCC - AAA"},
                                         {"RED", "A BBB S A EEE - DDD"},
                                         {"BLU", "A HHH - BBB"},
                                         {"BLU", "A III S A HHH - BBB"},
                                         {"RED", "A EEE - DDD"},
                                         {"GRN", "A GGG - DDD"}});
  EXPECT_EQ(Why("AAA"), Reason::kCut);
  EXPECT_EQ(Cause("AAA"), "CCC");
  EXPECT_EQ(Why("BBB"), Reason::kCut);
  EXPECT_EQ(Cause("BBB"), "HHH");
  EXPECT_EQ(Why("EEE"), Reason::kBounced);
  EXPECT_EQ(Cause("EEE"), "GGG");
}

TEST_F(WeakPassage, SupportsThatAWeakAttackTakesInACircleCount) {
  // AAA holds while BBB supports it; BBB is dislodged while AAA supports the attack on it. Repeating this never ends.
  ResolveWeak({"CCC *AAA", "DDD *BBB"}, {{"RED", "A AAA S A DDD - BBB"},
                                         {"RED", "A DDD - BBB"},
                                         {"BLU", "A BBB S A AAA"},
                                         {"GRN", "A CCC - AAA"},
                                         {"GRN", "A EEE S A CCC - AAA"}});
  EXPECT_EQ(Why("AAA"), Reason::kNone);
  EXPECT_EQ(DislodgedBy("AAA"), "-");
  EXPECT_EQ(DislodgedBy("BBB"), "DDD");
  EXPECT_EQ(Why("CCC"), Reason::kBounced);
}

TEST_F(WeakPassage, OneAndAHalfMayDislodgeAFleetWhoseConvoyDecidesIt) {
  // If the army arrives, it cuts the support that dislodges its fleet: a paradox, so the army stays.
  ResolveWeak({"CCC *UUU"}, {{"RED", "A AAA - BBB VIA"},
                             {"RED", "F UUU C A AAA - BBB"},
                             {"BLU", "F CCC - UUU"},
                             {"BLU", "F BBB S F CCC - UUU"}});
  EXPECT_EQ(Why("AAA"), Reason::kDisrupted);
  EXPECT_EQ(DislodgedBy("UUU"), "CCC");
  EXPECT_EQ(Why("BBB"), Reason::kNone);
}

TEST_F(WeakPassage, OneAndAHalfSurelyDislodgesAFleet) {
  // The army to BBB stays, BBB keeps supporting VVV, and the other army arrives, with or without another attacker of
  // UUU.
  const BattleOrders orders = {{"RED", "A AAA - BBB VIA"},     {"RED", "F UUU C A AAA - BBB"},
                               {"BLU", "F CCC - UUU"},         {"BLU", "F DDD S F CCC - UUU"},
                               {"GRN", "A FFF - GGG VIA"},     {"GRN", "F BBB S F VVV"},
                               {"GRN", "F VVV C A FFF - GGG"}, {"BLU", "F HHH - VVV"},
                               {"BLU", "F III S F HHH - VVV"}, {"GRN", "F EEE - UUU"}};
  for (const BattleOrders& given : {orders, BattleOrders(orders.begin(), orders.end() - 1)}) {
    ResolveWeak({"CCC *UUU"}, given);
    EXPECT_EQ(Why("AAA"), Reason::kDisrupted);
    EXPECT_EQ(Cause("AAA"), "CCC");
    EXPECT_EQ(Why("VVV"), Reason::kNone);
    EXPECT_EQ(Why("FFF"), Reason::kNone);
  }
}

TEST_F(WeakPassage, OneAndAHalfMayDislodgeAFleetThatAnotherMayAttackWithOne) {
  // As above, with a rival that is too weak at worst.
  ResolveWeak({"CCC *UUU"}, {{"RED", "A AAA - BBB VIA"},
                             {"RED", "F UUU C A AAA - BBB"},
                             {"BLU", "F CCC - UUU"},
                             {"BLU", "F BBB S F CCC - UUU"},
                             {"GRN", "F EEE - UUU"}});
  EXPECT_EQ(Why("AAA"), Reason::kDisrupted);
  EXPECT_EQ(DislodgedBy("UUU"), "CCC");
  EXPECT_EQ(Cause("EEE"), "CCC");
}

TEST_F(WeakPassage, AFleetIsLostToOneAndAHalfWhereASupportAgainstItIsCut) {
  // VVV falls to strength two while BBB supports the attack, otherwise to one and a half. So neither army waits for
  // the other: no paradox. The army to GGG stays, GGG keeps supporting UUU, and the army to BBB arrives.
  ResolveWeak({"DDD *VVV"}, {{"RED", "A AAA - BBB VIA"},
                             {"RED", "F UUU C A AAA - BBB"},
                             {"RED", "F GGG S F UUU"},
                             {"BLU", "F HHH - UUU"},
                             {"BLU", "F III S F HHH - UUU"},
                             {"GRN", "A FFF - GGG VIA"},
                             {"GRN", "F VVV C A FFF - GGG"},
                             {"BLU", "F CCC - VVV"},
                             {"BLU", "F BBB S F CCC - VVV"},
                             {"RED", "F DDD - VVV"},
                             {"RED", "F EEE S F DDD - VVV"}});
  EXPECT_EQ(Why("AAA"), Reason::kBounced);
  EXPECT_EQ(Cause("AAA"), "BBB");
  EXPECT_EQ(Why("UUU"), Reason::kNone);
  EXPECT_EQ(Why("GGG"), Reason::kNone);
  EXPECT_EQ(Cause("HHH"), "UUU");
  EXPECT_EQ(Why("III"), Reason::kNone);
  EXPECT_EQ(Why("FFF"), Reason::kDisrupted);
  EXPECT_EQ(DislodgedBy("VVV"), "DDD");
  EXPECT_EQ(Cause("CCC"), "DDD");
  EXPECT_EQ(Why("BBB"), Reason::kCut);
  EXPECT_EQ(Cause("BBB"), "AAA");
  EXPECT_EQ(Why("DDD"), Reason::kNone);
  EXPECT_EQ(Why("EEE"), Reason::kNone);
}

TEST_F(WeakPassage, OneAndAHalfIsKeptOutByItsRivalAndNotByAUnitOfOne) {
  ResolveWeak({"CCC *AAA", "DDD *AAA"}, {{"RED", "A AAA H"},
                                         {"BLU", "A CCC - AAA"},
                                         {"BLU", "A EEE S A CCC - AAA"},
                                         {"GRN", "A DDD - AAA"},
                                         {"GRN", "A FFF S A DDD - AAA"}});
  EXPECT_EQ(Cause("CCC"), "DDD");
  EXPECT_EQ(Cause("DDD"), "CCC");
  EXPECT_EQ(DislodgedBy("AAA"), "-");
}

}  // namespace
}  // namespace entente
