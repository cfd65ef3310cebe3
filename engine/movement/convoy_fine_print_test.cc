// Convoys: the effects of an army that arrives, or does not, on other orders.
#include "movement/test_battle.h"

namespace entente {
namespace {

using ConvoyFinePrint = Battle;

TEST_F(ConvoyFinePrint, AnArmyThatArrivesCutsASupportAndOneWithoutAConvoyDoesNot) {
  const BattleOrders orders = {
      {"FRANCE", "A BEL S A RUH - HOL"}, {"FRANCE", "A RUH - HOL"}, {"GERMANY", "F HOL H"}, {"ENGLAND", "A LON - BEL"}};
  BattleOrders convoyed = orders, alone = orders;
  convoyed.emplace_back("ENGLAND", "F NTH C A LON - BEL");
  alone.emplace_back("ENGLAND", "F NTH H");
  Resolve(convoyed);
  EXPECT_EQ(Why("BEL"), Reason::kCut);
  EXPECT_EQ(Cause("BEL"), "LON");
  EXPECT_EQ(Why("RUH"), Reason::kBounced);
  Resolve(alone);
  EXPECT_EQ(Why("LON"), Reason::kNoConvoy);
  EXPECT_EQ(Why("BEL"), Reason::kNone);
  EXPECT_EQ(DislodgedBy("HOL"), "RUH");
}

TEST_F(ConvoyFinePrint, ASupportToComeBackIsNoneForAnArmyThatHolds) {  // CONVOY_BACK
  RuleOptions rules;
  rules.convoy_back = ConvoyBack::kAllowed;
  Resolve({{"FRANCE", "A NAF - TUN"},
           {"FRANCE", "F WES S A NAF - TUN"},
           {"ITALY", "A TUN H"},
           {"ITALY", "F ION S A TUN - TUN"},
           {"ITALY", "F TYS H"}},
          rules);
  EXPECT_EQ(Why("ION"), Reason::kVoid);
  EXPECT_EQ(DislodgedBy("TUN"), "NAF");
}

TEST_F(ConvoyFinePrint, AChainWithAGapIsNoConvoy) {
  Resolve({{"ENGLAND", "A LON - TUN"},
           {"ENGLAND", "F ENG C A LON - TUN"},
           {"ENGLAND", "F MAO H"},
           {"ENGLAND", "F WES C A LON - TUN"},
           {"ITALY", "F TUN S F NAP - TYS"},
           {"ITALY", "F NAP - TYS"},
           {"FRANCE", "F TYS H"}});
  EXPECT_EQ(Why("LON"), Reason::kNoConvoy);
  EXPECT_EQ(Why("TUN"), Reason::kNone);
  EXPECT_EQ(DislodgedBy("TYS"), "NAP");
}

TEST_F(ConvoyFinePrint, AFleetThatTwoAttackWithEqualStrengthCarries) {
  Resolve({{"ENGLAND", "A LON - HOL"},
           {"ENGLAND", "F NTH C A LON - HOL"},
           {"FRANCE", "F ENG - NTH"},
           {"FRANCE", "F BEL S F ENG - NTH"},
           {"RUSSIA", "F NWG - NTH"},
           {"RUSSIA", "F NWY S F NWG - NTH"}});
  EXPECT_EQ(Why("LON"), Reason::kNone);
  EXPECT_EQ(Why("NTH"), Reason::kNone);
}

TEST_F(ConvoyFinePrint, AnArmyThatIsInDoubtArrivesOnceAnotherOneHasArrived) {
  // FFF arrives in DDD for sure, although VVV is attacked; after that CCC attacks UUU without support.
  ResolveWeak({}, {{"RED", "A AAA - BBB VIA"},
                   {"RED", "F UUU C A AAA - BBB"},
                   {"BLU", "F CCC - UUU"},
                   {"BLU", "F DDD S F CCC - UUU"},
                   {"GRN", "A FFF - DDD VIA"},
                   {"GRN", "F VVV C A FFF - DDD"},
                   {"BLU", "F HHH - VVV"}});
  EXPECT_EQ(Why("DDD"), Reason::kCut);
  EXPECT_EQ(Why("CCC"), Reason::kBounced);
  EXPECT_EQ(Why("AAA"), Reason::kNone);
}

TEST_F(ConvoyFinePrint, AnArmyInDoubtMayStillCutWhatAnotherOneWithoutAConvoyDoesNot) {
  // The solver first finds that AAA does not arrive. EEE, still open then, cuts the support that would break HHH's
  // convoy.
  ResolveWeak({}, {{"RED", "A AAA - BBB VIA"},
                   {"RED", "F UUU C A AAA - BBB"},
                   {"BLU", "F CCC - UUU"},
                   {"BLU", "F DDD S F CCC - UUU"},
                   {"GRN", "A EEE - BBB VIA"},
                   {"GRN", "F VVV C A EEE - BBB"},
                   {"BLU", "F FFF - VVV"},
                   {"BLU", "F BBB S F GGG - WWW"},
                   {"BLU", "F GGG - WWW"},
                   {"RED", "A HHH - III VIA"},
                   {"RED", "F WWW C A HHH - III"}});
  EXPECT_EQ(Why("AAA"), Reason::kDisrupted);
  EXPECT_EQ(Why("BBB"), Reason::kCut);
  EXPECT_EQ(Cause("BBB"), "EEE");
  EXPECT_EQ(Why("HHH"), Reason::kNone);
}

TEST_F(ConvoyFinePrint, ThreeConvoysInARingOfDoubtAreAParadox) {
  // Each army cuts the support that would break the convoy of the next army.
  ResolveWeak({}, {{"RED", "A AAA - BBB VIA"},
                   {"RED", "F UUU C A AAA - BBB"},
                   {"BLU", "F BBB S F GGG - VVV"},
                   {"BLU", "F GGG - VVV"},
                   {"RED", "A CCC - DDD VIA"},
                   {"RED", "F VVV C A CCC - DDD"},
                   {"BLU", "F DDD S F HHH - WWW"},
                   {"BLU", "F HHH - WWW"},
                   {"RED", "A EEE - FFF VIA"},
                   {"RED", "F WWW C A EEE - FFF"},
                   {"BLU", "F FFF S F III - UUU"},
                   {"BLU", "F III - UUU"}});
  for (std::string_view army : {"AAA", "CCC", "EEE"}) EXPECT_EQ(Why(army), Reason::kDisrupted) << army;
  for (std::string_view fleet : {"BBB", "DDD", "FFF"}) EXPECT_EQ(Why(fleet), Reason::kNone) << fleet;
  EXPECT_EQ(DislodgedBy("UUU"), "III");
  EXPECT_EQ(DislodgedBy("VVV"), "GGG");
  EXPECT_EQ(DislodgedBy("WWW"), "HHH");
}

TEST_F(ConvoyFinePrint, ASecondCallForgetsTheBrokenConvoysOfTheFirst) {
  Resolve({{"ENGLAND", "F LON S F WAL - ENG"},
           {"ENGLAND", "F WAL - ENG"},
           {"FRANCE", "A BRE - LON"},
           {"FRANCE", "F ENG C A BRE - LON"},
           {"ITALY", "A NAP - TUN"},
           {"ITALY", "F ION H"}});
  EXPECT_EQ(Why("BRE"), Reason::kDisrupted);
  EXPECT_EQ(Why("NAP"), Reason::kNoConvoy);
  // The same units with other orders: land moves, and a convoy that is not attacked.
  std::vector<Order> orders;
  const auto add = [&](std::string_view power, std::string_view text) {
    orders.push_back(CheckMovementOrder(BoardView(board_->view(), RuleOptions{}), board_->Read(power, text)).order);
  };
  add("FRANCE", "A BRE - GAS");
  add("ITALY", "A NAP - ROM");
  add("FRANCE", "F ENG C A BRE - LON");
  result_ = ResolveMovement(board_->view(), RuleOptions{}, orders, scratch());
  EXPECT_EQ(Why("BRE"), Reason::kNone);
  EXPECT_EQ(Why("NAP"), Reason::kNone);
  EXPECT_EQ(Why("ENG"), Reason::kVoid);
  orders.clear();
  add("FRANCE", "A BRE - LON");
  add("FRANCE", "F ENG C A BRE - LON");
  result_ = ResolveMovement(board_->view(), RuleOptions{}, orders, scratch());
  EXPECT_EQ(Why("BRE"), Reason::kBounced);
  EXPECT_EQ(Why("ENG"), Reason::kNone);
}

}  // namespace
}  // namespace entente
