#include "explain/sentence.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "map_language/builtin.h"
#include "notation/notation.h"
#include "phase/phase_step.h"

namespace entente {
namespace {

// Adjudicates one phase of the standard map and keeps the sentences of its orders and events.
class SentenceTest : public testing::Test {
 protected:
  struct Given {
    std::string_view power;
    std::string_view text;
  };

  void Place(std::string_view power, std::initializer_list<std::string_view> units) {
    for (const std::string_view text : units) {
      position_.ref().PlaceUnit(*ParseUnit(*map_, position_.view().graph(), *map_->FindPower(power), text, nullptr));
    }
  }
  void Adjudicate(std::initializer_list<Given> given) {
    std::vector<Order> orders;
    const PhaseType type = position_.view().phase_type();
    for (const Given& g : given) orders.push_back(ParseOrder(*map_, type, *map_->FindPower(g.power), g.text)->order);
    PhaseScratch scratch(*map_);
    const PhaseResult result = AdjudicatePhase(position_.view(), rules_, orders, scratch);
    sentences_.clear();
    alone_.clear();
    for (const OrderResult& r : result.results) {
      sentences_.push_back(ResultSentence(position_.view(), r, result.results));
      alone_.push_back(ResultSentence(position_.view(), r));
    }
    events_.clear();
    for (const PhaseEvent& event : result.events) events_.push_back(EventSentence(*map_, map_->stage(0), event));
    const Position next(result.next);
    position_.ref().CopyFrom(next.view());
  }

  MapRef map_ = *BuiltinMap("standard");
  Position position_{*map_};
  RuleOptions rules_;
  std::vector<std::string> sentences_, alone_, events_;  // alone_: of each result without the others
};

TEST_F(SentenceTest, SuccessesSayWhatHappens) {
  Place("FRANCE", {"A PAR", "A MAR", "F BRE"});
  Adjudicate({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A MAR S A PAR - BUR"}, {"FRANCE", "F BRE H"}});
  EXPECT_EQ(sentences_[0], "A PAR moves to BUR.");
  EXPECT_EQ(sentences_[1], "A MAR supports A PAR to BUR.");
  EXPECT_EQ(sentences_[2], "F BRE holds.");
}

TEST_F(SentenceTest, ABounceNamesWhoKeptTheMoveOut) {
  Place("FRANCE", {"A PAR", "A GAS", "A PIC"});
  Place("GERMANY", {"A MUN", "A BEL"});
  Adjudicate({{"FRANCE", "A PAR - BUR"}, {"GERMANY", "A MUN - BUR"}, {"FRANCE", "A PIC - BEL"}});
  EXPECT_EQ(sentences_[0], "A PAR bounced from BUR: A MUN was ordered there too and was strong enough to keep it out.");
  EXPECT_EQ(sentences_[2], "A PIC bounced from BEL: A BEL stayed there, and A PIC could not dislodge it.");
}

TEST_F(SentenceTest, WhatAUnitDoesWithoutAnOrderIsSaidToBeThat) {
  Place("FRANCE", {"A PAR", "A GAS"});
  Place("GERMANY", {"A BUR", "A PIC"});
  Adjudicate({{"GERMANY", "A BUR - PAR"}, {"GERMANY", "A PIC S A BUR - PAR"}});
  EXPECT_EQ(sentences_[2], "A GAS holds. A GAS was given no order.");
  EXPECT_EQ(sentences_[3], "A PAR was dislodged by A BUR. A PAR was given no order.");
}

TEST_F(SentenceTest, NoUnitDislodgesOneOfItsOwnPower) {
  Place("FRANCE", {"A PAR", "A BUR", "A GAS"});
  Adjudicate({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A GAS S A PAR - BUR"}});
  EXPECT_EQ(sentences_[0], "A PAR bounced from BUR: A BUR, of the same power, was still there.");
}

TEST_F(SentenceTest, TheLoserOfAHeadToHeadBattleIsToldWhoMovedTheOppositeWay) {
  Place("FRANCE", {"A PAR", "A GAS"});
  Place("GERMANY", {"A BUR"});
  Adjudicate({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A GAS S A PAR - BUR"}, {"GERMANY", "A BUR - PAR"}});
  EXPECT_EQ(sentences_[0], "A PAR moves to BUR.");
  EXPECT_EQ(sentences_[2],
            "A BUR lost to A PAR, which moved the opposite way and was stronger. A BUR was dislodged by A PAR.");
}

TEST_F(SentenceTest, TheLoserOfAHeadToHeadBattleLostToItsOpponentWhoeverTakesTheProvince) {
  Place("FRANCE", {"A PAR", "A GAS"});
  Place("GERMANY", {"A BUR"});
  Place("ENGLAND", {"A PIC"});
  Adjudicate({{"FRANCE", "A PAR - BUR"},
              {"FRANCE", "A GAS S A PAR - BUR"},
              {"GERMANY", "A BUR - PAR"},
              {"ENGLAND", "A PIC - PAR"}});
  EXPECT_EQ(sentences_[2],
            "A BUR lost to A PAR, which moved the opposite way and was stronger. A BUR was dislodged by A PAR.");
  EXPECT_EQ(sentences_[3], "A PIC moves to PAR.");
}

TEST_F(SentenceTest, InABalancedHeadToHeadBattleBothStay) {
  Place("FRANCE", {"A PAR"});
  Place("GERMANY", {"A BUR"});
  Adjudicate({{"FRANCE", "A PAR - BUR"}, {"GERMANY", "A BUR - PAR"}});
  EXPECT_EQ(sentences_[0], "A PAR bounced from BUR: A BUR stayed there, and A PAR could not dislodge it.");
  EXPECT_EQ(sentences_[1], "A BUR bounced from PAR: A PAR stayed there, and A BUR could not dislodge it.");
}

TEST_F(SentenceTest, AThirdPartyInAHeadToHeadBattleIsNamed) {
  Place("FRANCE", {"A PAR", "A GAS"});
  Place("GERMANY", {"A BUR"});
  Place("AUSTRIA", {"A MUN", "A RUH"});
  Adjudicate({{"FRANCE", "A PAR - BUR"},
              {"FRANCE", "A GAS S A PAR - BUR"},
              {"GERMANY", "A BUR - PAR"},
              {"AUSTRIA", "A MUN - BUR"},
              {"AUSTRIA", "A RUH S A MUN - BUR"}});
  EXPECT_EQ(sentences_[0], "A PAR bounced from BUR: A MUN was ordered there too and was strong enough to keep it out.");
  EXPECT_EQ(sentences_[2], "A BUR bounced from PAR: A PAR stayed there, and A BUR could not dislodge it.");
}

TEST_F(SentenceTest, SupportByTheOwnerKeepsOthersOutButDislodgesNobody) {  // 6.E.7
  Place("ITALY", {"F BEL", "F SKA"});
  Place("AUSTRIA", {"F HEL", "F NTH"});
  Place("GERMANY", {"F NWG", "F YOR"});
  Adjudicate({{"ITALY", "F BEL - NTH"},
              {"ITALY", "F SKA S F BEL - NTH"},
              {"AUSTRIA", "F HEL S F BEL - NTH"},
              {"AUSTRIA", "F NTH H"},
              {"GERMANY", "F NWG - NTH"},
              {"GERMANY", "F YOR S F NWG - NTH"}});
  EXPECT_EQ(sentences_[0], "F BEL bounced from NTH: F NWG was ordered there too and was strong enough to keep it out.");
  EXPECT_EQ(sentences_[4], "F NWG bounced from NTH: F BEL was ordered there too and was strong enough to keep it out.");
}

TEST_F(SentenceTest, SupportByTheOwnerAloneIsNoReasonToSayThatTheAttackWasWeaker) {
  Place("FRANCE", {"A PAR"});
  Place("GERMANY", {"A BUR", "A MUN"});
  Adjudicate({{"FRANCE", "A PAR - BUR"}, {"GERMANY", "A MUN S A PAR - BUR"}, {"GERMANY", "A BUR H"}});
  EXPECT_EQ(sentences_[0], "A PAR bounced from BUR: A BUR stayed there, and A PAR could not dislodge it.");
}

TEST_F(SentenceTest, AProvinceThatAnotherUnitTookIsToldAsOneItKeptUsOutOf) {
  Place("FRANCE", {"A PAR"});
  Place("GERMANY", {"A MUN", "A RUH"});
  Adjudicate({{"FRANCE", "A PAR - BUR"}, {"GERMANY", "A MUN - BUR"}, {"GERMANY", "A RUH S A MUN - BUR"}});
  EXPECT_EQ(sentences_[0], "A PAR bounced from BUR: A MUN was ordered there too and was strong enough to keep it out.");
}

TEST_F(SentenceTest, ABrokenRingIsToldByWhoStayed) {
  Place("TURKEY", {"F ANK", "A SMY"});
  Place("AUSTRIA", {"A CON"});
  Place("RUSSIA", {"A BUL"});
  Adjudicate(
      {{"TURKEY", "F ANK - CON"}, {"AUSTRIA", "A CON - SMY"}, {"TURKEY", "A SMY - ANK"}, {"RUSSIA", "A BUL - CON"}});
  EXPECT_EQ(sentences_[0], "F ANK bounced from CON: A CON stayed there, and F ANK could not dislodge it.");
  EXPECT_EQ(sentences_[1], "A CON bounced from SMY: A SMY stayed there, and A CON could not dislodge it.");
  EXPECT_EQ(sentences_[2], "A SMY bounced from ANK: F ANK, of the same power, was still there.");
}

TEST_F(SentenceTest, ADislodgedUnitIsToldByWhom) {
  Place("FRANCE", {"A PAR", "A GAS"});
  Place("GERMANY", {"A BUR", "A MUN"});
  Adjudicate({{"FRANCE", "A PAR - BUR"},
              {"FRANCE", "A GAS S A PAR - BUR"},
              {"GERMANY", "A BUR - BEL"},
              {"GERMANY", "A MUN S A BUR"}});
  EXPECT_EQ(sentences_[2], "A BUR moves to BEL.");
  EXPECT_EQ(sentences_[3], "A MUN supports A BUR in place, but that unit was ordered to move.");
}

TEST_F(SentenceTest, ABouncedMoveCanBeDislodgedToo) {
  Place("FRANCE", {"A PAR", "A GAS"});
  Place("GERMANY", {"A BUR", "A BEL"});
  Place("ENGLAND", {"F NTH"});
  Adjudicate({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A GAS S A PAR - BUR"}, {"GERMANY", "A BUR - BEL"}});
  EXPECT_EQ(sentences_[2],
            "A BUR bounced from BEL: A BEL, of the same power, was still there. A BUR was dislodged by A PAR.");
}

TEST_F(SentenceTest, IllegalOrdersSayWhy) {
  Place("FRANCE", {"A PAR"});
  Place("GERMANY", {"A MUN"});
  Adjudicate({{"FRANCE", "A PAR - LON"}, {"FRANCE", "A MUN H"}, {"FRANCE", "A ROM H"}, {"GERMANY", "A MUN S A BUR"}});
  EXPECT_EQ(sentences_[0],
            "A PAR cannot get to LON: the two places are not adjacent, and no fleets on the board could carry A PAR.");
  EXPECT_EQ(sentences_[1], "The unit in MUN belongs to Germany.");
  EXPECT_EQ(sentences_[2], "No unit stands in ROM.");
  EXPECT_EQ(sentences_[3], "No unit stands in BUR to be supported.");
}

TEST_F(SentenceTest, ACutSupportNamesTheAttacker) {
  Place("FRANCE", {"A PAR", "A GAS"});
  Place("GERMANY", {"A MUN", "A BUR"});
  Place("ITALY", {"A PIC"});
  Adjudicate(
      {{"FRANCE", "A GAS - BUR"}, {"FRANCE", "A PAR S A GAS - BUR"}, {"ITALY", "A PIC - PAR"}, {"GERMANY", "A BUR H"}});
  EXPECT_EQ(sentences_[1], "The support of A PAR was cut by A PIC.");
}

TEST_F(SentenceTest, ConvoysThatAreMissingOrBrokenAreTold) {
  Place("ENGLAND", {"A LON", "F NTH", "A WAL", "F ENG"});
  Place("GERMANY", {"F HOL", "F HEL"});
  Adjudicate({{"ENGLAND", "A LON - NWY"},
              {"ENGLAND", "F NTH C A LON - NWY"},
              {"ENGLAND", "A WAL - BRE"},
              {"GERMANY", "F HOL - NTH"},
              {"GERMANY", "F HEL S F HOL - NTH"}});
  EXPECT_EQ(sentences_[0], "The convoy of A LON to NWY was broken: F HOL dislodged F NTH.");
  EXPECT_EQ(alone_[0], "The convoy of A LON to NWY failed because of F HOL.");
  EXPECT_EQ(sentences_[1], "F NTH was dislodged by F HOL.");
  EXPECT_EQ(sentences_[2], "A WAL stays: no complete chain of fleets was ordered to convoy it to BRE.");
}

TEST_F(SentenceTest, AConvoyThatIsBrokenThoughItsFleetStaysSaysWhoBrokeIt) {
  rules_.attacked_convoys = AttackedConvoys::kByAsStrong;
  Place("ENGLAND", {"A LON", "F NTH"});
  Place("FRANCE", {"F ENG"});
  Adjudicate({{"ENGLAND", "A LON - NWY"}, {"ENGLAND", "F NTH C A LON - NWY"}, {"FRANCE", "F ENG - NTH"}});
  EXPECT_EQ(sentences_[0], "The convoy of A LON to NWY was broken by an attack on F NTH.");
  EXPECT_EQ(alone_[0], "The convoy of A LON to NWY failed because of F NTH.");
  EXPECT_EQ(sentences_[1], "The attack of F ENG broke the convoy by F NTH, though F ENG did not dislodge F NTH.");
}

TEST_F(SentenceTest, ConvoysOverLandAreToldAsSuch) {
  rules_.portage = Portage::kAllowed;
  Place("GERMANY", {"F KIE", "A RUH", "F TRI", "A TYR", "A PIE", "F GAS", "A HOL"});
  Place("FRANCE", {"A MUN", "A BUR"});
  Adjudicate({{"GERMANY", "F KIE - BEL VIA"},
              {"GERMANY", "A RUH C F KIE - BEL"},
              {"FRANCE", "A MUN - RUH"},
              {"FRANCE", "A BUR S A MUN - RUH"},
              {"GERMANY", "F TRI - MAR"},
              {"GERMANY", "A PIE C F TRI - MAR"},
              {"GERMANY", "A TYR C F TRI - VEN"},
              {"GERMANY", "F GAS - BRE VIA"},
              {"GERMANY", "A HOL C F TRI - MAR"},
              {"GERMANY", "A HOL C F MUN - BEL"},
              {"GERMANY", "A HOL C F BEL - KIE"},
              {"GERMANY", "F GAS C F KIE - BEL"}});
  EXPECT_EQ(sentences_[0], "The convoy of F KIE to BEL was broken: A MUN dislodged A RUH.");
  EXPECT_EQ(sentences_[4], "F TRI stays: no complete chain of armies was ordered to convoy it to MAR.");
  EXPECT_EQ(sentences_[5], "A PIE is ready to convoy F TRI to MAR.");
  EXPECT_EQ(sentences_[6], "A TYR would convoy F TRI to VEN, but that unit does not go there over land.");
  EXPECT_EQ(sentences_[7], "No armies on the board could carry F GAS to BRE.");
  EXPECT_EQ(sentences_[8], "No convoy route from TRI to MAR needs the army in HOL.");
  EXPECT_EQ(sentences_[9], "Only a fleet at sea can convoy an army.");
  EXPECT_EQ(sentences_[10], "No unit stands in BEL to be convoyed.");
  EXPECT_EQ(sentences_[11], "No army stands in KIE to be convoyed.");
}

TEST_F(SentenceTest, AConvoyWhoseFleetIsDislodgedIsNotStoppedByTheParadoxRule) {  // 6.F.14
  Place("ENGLAND", {"F LON", "F WAL"});
  Place("FRANCE", {"A BRE", "F ENG"});
  Adjudicate({{"ENGLAND", "F LON S F WAL - ENG"},
              {"ENGLAND", "F WAL - ENG"},
              {"FRANCE", "A BRE - LON"},
              {"FRANCE", "F ENG C A BRE - LON"}});
  EXPECT_EQ(sentences_[2], "The convoy of A BRE to LON was broken: F WAL dislodged F ENG.");
  EXPECT_EQ(sentences_[3], "F ENG was dislodged by F WAL.");
}

TEST_F(SentenceTest, AConvoyThatTheParadoxRuleStopsSaysSo) {  // 6.F.23
  Place("ENGLAND", {"F EDI", "F YOR"});
  Place("FRANCE", {"A BRE", "F ENG"});
  Place("GERMANY", {"F BEL", "F LON"});
  Place("ITALY", {"F IRI", "F MAO"});
  Place("RUSSIA", {"A NWY", "F NTH"});
  Adjudicate({{"FRANCE", "F ENG - MOS"},  // illegal, so it does not count as the fleet's order
              {"FRANCE", "A BRE - LON"},
              {"FRANCE", "F ENG C A BRE - LON"},
              {"ENGLAND", "F EDI - NTH"},
              {"ENGLAND", "F YOR S F EDI - NTH"},
              {"GERMANY", "F BEL S F ENG"},
              {"GERMANY", "F LON S F NTH"},
              {"ITALY", "F IRI S F MAO - ENG"},
              {"ITALY", "F MAO - ENG"},
              {"RUSSIA", "A NWY - BEL"},
              {"RUSSIA", "F NTH C A NWY - BEL"}});
  EXPECT_EQ(sentences_[1],
            "The convoy of A BRE to LON was stopped by the rule for convoy paradoxes: F ENG cannot convoy.");
  EXPECT_EQ(alone_[1], "The convoy of A BRE to LON failed because of F ENG.");
  EXPECT_EQ(sentences_[2], "The convoy by F ENG is part of a convoy paradox and fails by the rule for it.");
}

TEST_F(SentenceTest, AConvoyingFleetDoesNotSupportTheArmyThatNeedsIt) {  // 6.D.31
  Place("AUSTRIA", {"A RUM"});
  Place("TURKEY", {"F BLA"});
  Adjudicate({{"AUSTRIA", "A RUM - ARM"}, {"TURKEY", "F BLA S A RUM - ARM"}});
  EXPECT_EQ(sentences_[1], "F BLA cannot support A RUM to ARM: no convoy without F BLA could carry A RUM there.");
}

TEST_F(SentenceTest, AUnitDislodgedBehindAnotherOnesNameIsNamed) {
  Place("FRANCE", {"A PAR"});
  Place("GERMANY", {"A BUR", "A PIC", "A GAS"});
  Adjudicate({{"FRANCE", "A PAR - BUR"}, {"GERMANY", "A PIC - PAR"}, {"GERMANY", "A GAS S A PIC - PAR"}});
  EXPECT_EQ(
      sentences_[0],
      "A PAR bounced from BUR: A BUR stayed there, and A PAR could not dislodge it. A PAR was dislodged by A PIC.");
}

TEST_F(SentenceTest, AnIllegalOrderOrAnUnreadableTextIsMoreThanNoOrder) {
  Place("FRANCE", {"A PAR", "A GAS"});
  Adjudicate({{"FRANCE", "A PAR - ROM"}});
  EXPECT_EQ(sentences_[1], "A GAS holds. A GAS was given no order.");
  EXPECT_EQ(sentences_[2], "A PAR holds. A PAR was given no legal order.");
}

TEST_F(SentenceTest, AFleetOnTheOtherCoastIsAdjacentByLandAlone) {
  Place("ITALY", {"F ROM"});
  Adjudicate({{"ITALY", "F ROM - VEN"}});
  EXPECT_EQ(sentences_[0], "F ROM cannot get to VEN: the two places are not adjacent by water.");
}

TEST_F(SentenceTest, ThreeOrdersForOneUnitAreNotCalledTwo) {
  Place("FRANCE", {"A PAR"});
  Adjudicate({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "A PAR - GAS"}, {"FRANCE", "A PAR - PIC"}});
  EXPECT_EQ(sentences_.back(), "A PAR holds. A PAR was given no legal order.");
  sentences_.pop_back();
  for (const std::string& sentence : sentences_)
    EXPECT_EQ(sentence, "A PAR has different orders, so none of them counts.");
}

TEST_F(SentenceTest, ARetreatThatMeetsAnotherNamesIt) {
  position_.ref().SetPhase(*map_->ParsePhase("S1901R"));
  const Graph& graph = position_.view().graph();
  for (const auto& [power, place] : {std::pair{"FRANCE", "PAR"}, std::pair{"GERMANY", "MUN"}}) {
    const LocationIndex at = *map_->FindPlace(place);
    uint32_t* mask = position_.ref().AddDislodged({*map_->FindPower(power), UnitType::kArmy, at});
    for (size_t i = 0; i < graph.Neighbors(UnitType::kArmy, at).size(); ++i) mask[i >> 5] |= 1u << (i & 31);
  }
  Adjudicate({{"FRANCE", "A PAR R BUR"}, {"GERMANY", "A MUN R BUR"}});
  EXPECT_EQ(sentences_[0],
            "A PAR could not retreat to BUR: A MUN was ordered to retreat there too, and units that retreat to the "
            "same place are disbanded.");
}

TEST_F(SentenceTest, EventsSayWhy) {
  EXPECT_EQ(EventSentence(*map_, map_->stage(0),
                          {EventKind::kWaived, EventWhy::kNotOrdered, *map_->FindPower("FRANCE"), Unit{}}),
            "A build of France is not used: no valid order asks for it.");
  const Unit unit{*map_->FindPower("GERMANY"), UnitType::kArmy, *map_->FindPlace("MUN")};
  EXPECT_EQ(EventSentence(*map_, map_->stage(0), {EventKind::kDisbanded, EventWhy::kNoRetreat, unit.power, unit}),
            "A MUN of Germany is disbanded: it had no place to go.");
  EXPECT_EQ(EventSentence(*map_, map_->stage(0), {EventKind::kDisbanded, EventWhy::kIllegalOrder, unit.power, unit}),
            "A MUN of Germany is disbanded: no legal order was given for it.");
  EXPECT_EQ(EventSentence(*map_, map_->stage(0), {EventKind::kDisbanded, EventWhy::kNoRetreats, unit.power, unit}),
            "A MUN of Germany is disbanded: there is no retreats phase.");
}

TEST_F(SentenceTest, AnOrderThatIsNotDueIsToldByItsKind) {
  position_.ref().SetPhase(*map_->ParsePhase("W1901A"));
  Place("FRANCE", {"A GAS"});
  position_.ref().SetOwner(map_->CenterOf(*map_->FindPlace("PAR")), *map_->FindPower("FRANCE"));
  Adjudicate({{"FRANCE", "A PAR B"}, {"FRANCE", "A GAS D"}, {"FRANCE", "WAIVE"}});
  EXPECT_EQ(sentences_[0], "France ordered more builds than it may make: this one does not count.");
  EXPECT_EQ(sentences_[1], "France ordered more removals than are due: this one does not count.");
  EXPECT_EQ(sentences_[2], "France has no build left to waive.");
}

TEST_F(SentenceTest, AnAdjustmentOrderedTwiceIsToldToBe) {
  position_.ref().SetPhase(*map_->ParsePhase("W1901A"));
  Place("GERMANY", {"A GAS", "A SPA"});
  for (const std::string_view center : {"PAR", "BRE"}) {
    position_.ref().SetOwner(map_->CenterOf(*map_->FindPlace(center)), *map_->FindPower("FRANCE"));
  }
  Adjudicate({{"FRANCE", "A BRE B"},
              {"FRANCE", "F BRE B"},
              {"GERMANY", "A GAS D"},
              {"GERMANY", "A GAS D"},
              {"GERMANY", "WAIVE"}});
  EXPECT_EQ(sentences_[1], "Another build in BRE counts instead.");
  EXPECT_EQ(sentences_[3], "Another order removes the unit in GAS already.");
  EXPECT_EQ(sentences_[4], "Germany has no build to waive and must remove 2.");
}

TEST_F(SentenceTest, IllegalOrdersNameThePlaceThatIsWrong) {
  Place("FRANCE", {"A PAR", "F BRE"});
  const PowerIndex france = *map_->FindPower("FRANCE");
  const Unit army{france, UnitType::kArmy, *map_->FindPlace("PAR")};
  const auto tell = [&](Order order, Illegality why) {
    return ResultSentence(position_.view(), {order, why, false, {Reason::kIllegal, kNoProvince, kNoProvince}});
  };
  const LocationIndex rome = *map_->FindPlace("ROM");
  EXPECT_EQ(tell(Order::Retreat(army, rome), Illegality::kSiteOccupied), "A unit stands in ROM already.");
  EXPECT_EQ(tell(Order::Build(army), Illegality::kSiteOccupied), "A unit stands in PAR already.");
  EXPECT_EQ(tell(Order::Move(army, rome), Illegality::kNotAdjacent),
            "A PAR cannot get to ROM: the two places are not adjacent, and no fleets on the board could carry A PAR.");
  EXPECT_EQ(tell(Order::Retreat(army, rome), Illegality::kNotAdjacent),
            "A PAR cannot get to ROM: the two places are not adjacent.");
  EXPECT_EQ(tell(Order::SupportHold(army, UnitType::kArmy, rome), Illegality::kSupportUnreachable),
            "A PAR cannot support into ROM: A PAR could not go there itself.");
}

TEST_F(SentenceTest, ARetreatThatNobodyIsNamedForIsLostAllTheSame) {
  Place("FRANCE", {"A PAR"});
  const Unit army{*map_->FindPower("FRANCE"), UnitType::kArmy, *map_->FindPlace("PAR")};
  const OrderResult lost{Order::Retreat(army, *map_->FindPlace("BUR")),
                         Illegality::kNone,
                         false,
                         {Reason::kBounced, kNoProvince, kNoProvince}};
  EXPECT_EQ(ResultSentence(position_.view(), lost), "A PAR could not retreat to BUR.");
}

TEST_F(SentenceTest, EveryEventIsASentenceOfItsOwn) {
  const PowerIndex germany = *map_->FindPower("GERMANY");
  const Unit unit{germany, UnitType::kArmy, *map_->FindPlace("MUN")};
  const auto tell = [&](EventKind kind, EventWhy why, const Unit& of) {
    return EventSentence(*map_, map_->stage(0), {kind, why, germany, of});
  };
  EXPECT_EQ(tell(EventKind::kDisbanded, EventWhy::kNoOrder, unit),
            "A MUN of Germany is disbanded: no legal retreat was ordered for it.");
  EXPECT_EQ(tell(EventKind::kRemoved, EventWhy::kCivilDisorder, unit),
            "A MUN of Germany is removed: its power ordered too few valid removals.");
  EXPECT_EQ(tell(EventKind::kRemoved, EventWhy::kMapChanged, unit),
            "A MUN of Germany is removed: the map has changed.");
  EXPECT_EQ(tell(EventKind::kSolo, EventWhy::kVictory, {}),
            "Germany wins: it owns enough centers and more than any other power.");
  EXPECT_EQ(tell(EventKind::kSharedVictory, EventWhy::kEnoughCenters, {}),
            "Germany wins together with others: it owns enough centers.");
  EXPECT_EQ(tell(EventKind::kSolo, EventWhy::kEnoughCenters, {}), "Germany wins: it owns enough centers.");
  EXPECT_EQ(tell(EventKind::kSolo, EventWhy::kLastUnit, {}), "Germany wins: it has the only unit on the board.");
  EXPECT_EQ(tell(EventKind::kRemoved, EventWhy::kTornAllegiance, unit),
            "A MUN of Germany is removed: it stands on a center outside its allegiance.");
  EXPECT_EQ(tell(EventKind::kCaught, EventWhy::kMapChanged, unit),
            "A MUN of Germany is caught and may only hold: the map has changed.");
  EXPECT_EQ(tell(EventKind::kFreed, EventWhy::kMapChanged, unit),
            "A MUN of Germany is free again: the map has changed.");
  EXPECT_EQ(tell(EventKind::kAdapted, EventWhy::kMapChanged, unit),
            "A unit of Germany becomes A MUN: the map has changed.");
  EXPECT_EQ(tell(EventKind::kBuilt, EventWhy::kNotOrdered, unit), "A MUN of Germany is built: it was not ordered.");
  EXPECT_EQ(tell(EventKind::kRemoved, EventWhy::kOrdered, unit), "A MUN of Germany is removed: its power ordered it.");
  EXPECT_EQ(tell(EventKind::kDisbanded, EventWhy::kRetreatFailed, unit),
            "A MUN of Germany is disbanded: its retreat failed.");
  EXPECT_EQ(tell(EventKind::kRetreated, EventWhy::kNoOrder, unit),
            "A unit of Germany retreats and is now A MUN: no legal retreat was ordered for it.");
}

TEST_F(SentenceTest, AnOrderOfAnotherPhaseIsToldAsSuch) {
  Place("FRANCE", {"A PAR"});
  Adjudicate({{"FRANCE", "A PAR B"}, {"FRANCE", "A PAR R GAS"}, {"FRANCE", "A PAR D"}, {"FRANCE", "WAIVE"}});
  EXPECT_EQ(sentences_[0], "A build is not possible in a movement phase.");
  EXPECT_EQ(sentences_[1], "A retreat is not possible in a movement phase.");
  EXPECT_EQ(sentences_[2], "A disband is not possible in a movement phase.");
  EXPECT_EQ(sentences_[3], "A waive is not possible in a movement phase.");
  position_.ref().SetPhase(*map_->ParsePhase("F1901R"));
  Adjudicate({{"FRANCE", "A PAR H"}, {"FRANCE", "A PAR S A MAR"}, {"FRANCE", "A PAR B"}});
  EXPECT_EQ(sentences_[0], "A hold is not possible in a retreats phase.");
  EXPECT_EQ(sentences_[1], "A support is not possible in a retreats phase.");
  EXPECT_EQ(sentences_[2], "A build is not possible in a retreats phase.");
  position_.ref().SetPhase(*map_->ParsePhase("W1901A"));
  Adjudicate({{"FRANCE", "A PAR - BUR"}, {"FRANCE", "F NTH C A LON - BEL"}, {"FRANCE", "A PAR R GAS"}});
  EXPECT_EQ(sentences_[0], "A move is not possible in an adjustments phase.");
  EXPECT_EQ(sentences_[1], "A convoy is not possible in an adjustments phase.");
  EXPECT_EQ(sentences_[2], "A retreat is not possible in an adjustments phase.");
}

TEST_F(SentenceTest, NoOrderValueIsTooBadToBeTold) {
  uint64_t bits = 0x9e3779b97f4a7c15u;
  for (int i = 0; i < 20000; ++i) {
    bits = bits * 6364136223846793005u + 1442695040888963407u;
    OrderResult result{Order::FromBits(bits),
                       static_cast<Illegality>((bits >> 20) % 40),
                       bits % 5 == 0,
                       {static_cast<Reason>((bits >> 40) % 14), static_cast<ProvinceIndex>((bits >> 8) % 76),
                        bits % 3 == 0 ? kNoProvince : static_cast<ProvinceIndex>((bits >> 12) % 76)}};
    EXPECT_FALSE(ResultSentence(position_.view(), result).empty() && result.order.kind() != OrderKind::kNone &&
                 result.order.kind() <= OrderKind::kWaive);
  }
}

TEST_F(SentenceTest, AMoveToItsOwnProvinceIsToldOnce) {
  Place("FRANCE", {"A PAR"});
  Adjudicate({{"FRANCE", "A PAR - PAR"}});
  EXPECT_EQ(sentences_[0], "A unit cannot move to PAR, the province where it stands.");
}

}  // namespace
}  // namespace entente
