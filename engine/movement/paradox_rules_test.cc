// Reports of paradoxes under the rules of 4.A.2, and choices of 4.A that no DATC case shows. The DATC cases and the
// exhaustive boards test the resulting boards.
#include <functional>
#include <set>

#include "movement/movement_resolver.h"
#include "movement/test_battle.h"

namespace entente {
namespace {

class ParadoxRules : public Battle {
 protected:
  void ResolveUnder(const BattleOrders& orders, const RuleOptions& rules) {
    Resolve(orders);
    result_ = ResolveMovement(board_->view(), rules, orders_, decisions_);
  }
  void ResolveUnder(const BattleOrders& orders, ConvoyParadox rule) {
    RuleOptions rules;
    rules.convoy_paradox = rule;
    ResolveUnder(orders, rules);
  }

  // On MapWithWeakPassages.
  void ResolveWeakUnder(const std::set<std::string, std::less<>>& weak, const BattleOrders& orders,
                        const RuleOptions& rules) {
    ResolveWeak(weak, orders);
    decisions_ = MovementScratch(board_->map());
    result_ = ResolveMovement(board_->view(), rules, orders_, decisions_);
  }

  MovementScratch decisions_{*BuiltinMap("standard").value()};
};

// 6.F.18: no consistent resolution.
const BattleOrders kBetrayal = {
    {"ENGLAND", "F NTH C A LON - BEL"}, {"ENGLAND", "A LON - BEL"},         {"ENGLAND", "F ENG S A LON - BEL"},
    {"FRANCE", "F BEL S F NTH"},        {"GERMANY", "F HEL S F SKA - NTH"}, {"GERMANY", "F SKA - NTH"},
};

TEST_F(ParadoxRules, WhatTheRuleLeavesOpenIsToldAsSuchInAnySequenceOfTheOrders) {
  for (const ConvoyParadox rule : {ConvoyParadox::k1971, ConvoyParadox::k2000}) {
    BattleOrders orders = kBetrayal;
    for (size_t turn = 0; turn < orders.size(); ++turn) {
      std::rotate(orders.begin(), orders.begin() + 1, orders.end());
      ResolveUnder(orders, rule);
      EXPECT_EQ(Why("NTH"), Reason::kUnresolved);
      EXPECT_EQ(Cause("NTH"), "SKA");
      EXPECT_EQ(Why("LON"), Reason::kUnresolved);
      EXPECT_EQ(Cause("LON"), "NTH");
      EXPECT_EQ(Why("SKA"), Reason::kBounced);
      EXPECT_EQ(Why("BEL"), Reason::kNone);
    }
  }
}

TEST_F(ParadoxRules, UnderAllHoldTheMovesOfTheParadoxFailByTheRule) {
  ResolveUnder(kBetrayal, ConvoyParadox::kAllHold);
  EXPECT_EQ(Why("LON"), Reason::kParadox);
  EXPECT_EQ(Why("SKA"), Reason::kParadox);
  EXPECT_EQ(Why("NTH"), Reason::kNone);
  EXPECT_EQ(Why("BEL"), Reason::kNone);
  EXPECT_EQ(DislodgedBy("NTH"), "-");
}

TEST_F(ParadoxRules, TheGuideOf1998TakesTheResolutionWithoutConvoysWhereThereAreTwo) {
  // 6.F.14 has two resolutions; in one of them the convoy is broken.
  ResolveUnder({{"ENGLAND", "F LON S F WAL - ENG"},
                {"ENGLAND", "F WAL - ENG"},
                {"FRANCE", "A BRE - LON"},
                {"FRANCE", "F ENG C A BRE - LON"}},
               ConvoyParadox::kDptg);
  EXPECT_EQ(DislodgedBy("ENG"), "WAL");
  EXPECT_EQ(Why("BRE"), Reason::kDisrupted);
  EXPECT_EQ(Cause("BRE"), "WAL");
  ResolveUnder(kBetrayal, ConvoyParadox::kDptg);  // 6.F.18 has none: the moves fail
  EXPECT_EQ(Why("LON"), Reason::kParadox);
  EXPECT_EQ(Why("SKA"), Reason::kParadox);
  EXPECT_EQ(Why("NTH"), Reason::kNone);
}

TEST_F(ParadoxRules, AnArmyThatMayGoEitherWayMarchesIfItsConvoyIsBroken) {
  const BattleOrders orders = {{"ENGLAND", "A BEL - HOL VIA"},
                               {"ENGLAND", "F NTH C A BEL - HOL"},
                               {"GERMANY", "A HOL - BEL"},
                               {"FRANCE", "F ENG - NTH"},
                               {"FRANCE", "F YOR S F ENG - NTH"}};
  RuleOptions rules;
  rules.adjacent_convoy = AdjacentConvoy::kOwnIntentOrLand;
  ResolveUnder(orders, rules);
  EXPECT_EQ(Why("BEL"), Reason::kBounced);  // head to head: they do not swap
  EXPECT_EQ(Cause("BEL"), "HOL");
  EXPECT_EQ(Why("HOL"), Reason::kBounced);
  ResolveUnder({orders.begin(), orders.end() - 1},
               rules);  // the convoy holds: they swap
  EXPECT_EQ(Why("BEL"), Reason::kNone);
  EXPECT_EQ(Why("HOL"), Reason::kNone);
}

TEST_F(ParadoxRules, UnderIntentForeignFleetsAreNoWay) {
  const BattleOrders orders = {
      {"ENGLAND", "A BEL - HOL VIA"}, {"FRANCE", "F NTH C A BEL - HOL"}, {"GERMANY", "A HOL - BEL"}};
  RuleOptions rules;
  rules.adjacent_convoy = AdjacentConvoy::kIntent;
  ResolveUnder(orders, rules);
  EXPECT_EQ(Why("BEL"), Reason::kBounced);
  rules.adjacent_convoy = AdjacentConvoy::kSwapOnly;
  ResolveUnder(orders, rules);
  EXPECT_EQ(Why("BEL"), Reason::kNone);
  EXPECT_EQ(Why("HOL"), Reason::kNone);
}

TEST_F(ParadoxRules, AnArmyThatMayGoEitherWayIsAsStrongAsTheWayThatItGoes) {
  BattleOrders orders = {{"RED", "A AAA - BBB"}, {"BLU", "A BBB - AAA"},         {"RED", "A DDD S A AAA - BBB"},
                         {"GRN", "A CCC - BBB"}, {"GRN", "A EEE S A CCC - BBB"}, {"BLU", "F UUU C A AAA - BBB"}};
  RuleOptions rules;
  rules.adjacent_convoy = AdjacentConvoy::kSwapOnly;
  ResolveWeakUnder({"AAA *BBB"}, orders, rules);
  EXPECT_EQ(Why("AAA"), Reason::kBounced);
  EXPECT_EQ(Why("CCC"), Reason::kBounced);
  orders.pop_back();  // by land the attack has half strength
  ResolveWeakUnder({"AAA *BBB"}, orders, rules);
  EXPECT_EQ(DislodgedBy("BBB"), "CCC");
}

TEST_F(ParadoxRules, WhereForeignFleetsDoNotCountTheLastLegIsThatOfAnOwnOne) {
  const BattleOrders orders = {{"RED", "A AAA - BBB VIA"},
                               {"RED", "F UUU C A AAA - BBB"},
                               {"GRN", "F VVV C A AAA - BBB"},
                               {"BLU", "A CCC - BBB"}};
  RuleOptions rules;
  ResolveWeakUnder({"UUU *BBB"}, orders, rules);
  EXPECT_EQ(Why("CCC"), Reason::kBounced);
  rules.convoy_routes = ConvoyRoutes::kAnyBrokenOwnFirst;
  ResolveWeakUnder({"UUU *BBB"}, orders, rules);
  EXPECT_EQ(Why("CCC"), Reason::kNone);
  EXPECT_EQ(Cause("AAA"), "CCC");
}

}  // namespace
}  // namespace entente
