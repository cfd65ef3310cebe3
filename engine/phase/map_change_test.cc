// Maps that change by phase: maps/LANGUAGE.md (IN and FROM), on a small map.
#include "phase/test_special_board.h"

namespace entente {
namespace {

using MapChangeTest = SpecialBoard;

// ---- Maps that change ----

constexpr std::string_view kFrost =
    "IN FALL: SHUT NTH\nFROM S1903M\nAMEND aaa ABUTS -bbb\nAMEND bbb ABUTS -aaa\n"
    "FROM START\n";

TEST_F(MapChangeTest, AUnitThatTheNewMapHasNoPlaceForIsDestroyed) {
  Board(kFrost).Units("RED", {"F NTH", "A AAA"});
  Play({});
  EXPECT_EQ(Next(), "F1901M");
  EXPECT_EQ(UnitsOf(result_->next), "A AAA");
  ASSERT_EQ(result_->events.size(), 1u);
  EXPECT_EQ(result_->events[0].kind, EventKind::kRemoved);
  EXPECT_EQ(result_->events[0].why, EventWhy::kMapChanged);
}

TEST_F(MapChangeTest, AHibernatingUnitIsCaughtAndMayOnlyHold) {
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

TEST_F(MapChangeTest, ACaughtUnitIsFreeAgainWhenTheMapIs) {
  Board(std::string(kFrost) + "RULE HIBERNATE\n", "F1902M").Units("RED", {"F NTH"}).Owns("RED", {"AAA"});
  Play({});
  EXPECT_EQ(Next(), "S1903M");
  ASSERT_FALSE(result_->events.empty());
  EXPECT_EQ(result_->events[0].kind, EventKind::kFreed);
}

TEST_F(MapChangeTest, AUnitThatStaysCaughtIsToldOfOnce) {
  Board("IN FALL: SHUT NTH\nIN WINTER: SHUT NTH\nIN WINTER: SHUT eee\nRULE HIBERNATE\n", "F1901M")
      .Units("RED", {"F NTH"})
      .Owns("RED", {"AAA", "DDD"});
  Play({});
  EXPECT_EQ(Next(), "W1901A");
  EXPECT_EQ(UnitsOf(result_->next), "F NTH");
  EXPECT_TRUE(result_->events.empty());
}

TEST_F(MapChangeTest, AFleetHibernatesOnLandButAnArmyDoesNotAtSea) {
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

TEST_F(MapChangeTest, WhatStandsInFromStaysInForce) {
  Board(kFrost, "S1903M").Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "I");
  Board(kFrost, "F1902M").Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "-");
  Board(kFrost, "F1920M").Units("RED", {"A AAA"});
  EXPECT_EQ(Play({{"RED", "A AAA - BBB"}}), "I");
}

TEST_F(MapChangeTest, UnitsAdaptToTheTerrain) {
  Board(
      "RULE UNITS_ADAPT\nIN FALL\nLAND EAS ABUTS aaa\nWATER WES ABUTS NTH\nAMEND NTH ABUTS -EAS\nAMEND bbb ABUTS "
      "-WES\n")
      .Units("RED", {"F EAS"})
      .Units("BLUE", {"A WES"});
  Play({});
  EXPECT_EQ(UnitsOf(result_->next), "A EAS F WES");
}

TEST_F(MapChangeTest, NoUnitAdaptsToAProvinceThatIsShut) {
  Board("RULE UNITS_ADAPT\nIN FALL: SHUT ccc\n").Units("RED", {"A CCC", "A DDD"});
  Play({});
  EXPECT_EQ(UnitsOf(result_->next), "A DDD");
}

TEST_F(MapChangeTest, AFleetGoesToTheLastCoastOfAProvinceThatGetsCoastsAndBack) {
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

TEST_F(MapChangeTest, RetreatsThatTheNextPhasesMapDoesNotAllowAreClosed) {
  Board("IN S1901R: SHUT ccc\n").Units("RED", {"A AAA"}).Units("BLUE", {"A BBB", "A DDD", "A EEE", "A FFF", "A GGG"});
  board_->Units("GREEN", {"A EAS"});
  EXPECT_EQ(Play({{"BLUE", "A BBB - AAA"}, {"BLUE", "A DDD S A BBB - AAA"}}), "--");
  EXPECT_EQ(Retreats(), "CCC");
  EXPECT_EQ(Next(), "F1901M") << "there is no way out any more";
}

TEST_F(MapChangeTest, RetreatsThatTheNextPhasesMapAllowsStayOpen) {
  Board("IN S1901R: SHUT ccc\n").Units("RED", {"A AAA"}).Units("BLUE", {"A BBB", "A DDD", "A EEE", "A FFF"});
  board_->Units("GREEN", {"A EAS"});
  EXPECT_EQ(Play({{"BLUE", "A BBB - AAA"}, {"BLUE", "A DDD S A BBB - AAA"}}), "--");
  EXPECT_EQ(Next(), "S1901R");
  GoOn();
  EXPECT_EQ(Play({{"RED", "A AAA R CCC"}}), "I");
  EXPECT_EQ(Play({{"RED", "A AAA R GGG"}}), "-");
}

TEST_F(MapChangeTest, RetreatsThroughAPassageThatTheNextPhaseClosesAreClosed) {
  Board("IN S1901R\nAMEND aaa ABUTS -ccc G:ccc\n")
      .Units("RED", {"A AAA"})
      .Units("BLUE", {"A BBB", "A DDD", "A EEE", "A FFF", "A GGG"});
  board_->Units("GREEN", {"A EAS"});
  EXPECT_EQ(Play({{"BLUE", "A BBB - AAA"}, {"BLUE", "A DDD S A BBB - AAA"}}), "--");
  EXPECT_EQ(Retreats(), "CCC");
  EXPECT_EQ(Next(), "F1901M");
}

TEST_F(MapChangeTest, AGameWithoutAPhaseThatNeedsOrdersStopsAllTheSame) {
  Board("FLOW WINTER:ADJUSTMENTS\nBEGIN WINTER 1901 ADJUSTMENTS\n", "W1901A")
      .Units("RED", {"A AAA"})
      .Owns("RED", {"AAA"});
  Play({});
  EXPECT_EQ(Next(), "W2157A") << "256 years on";
  EXPECT_EQ(UnitsOf(result_->next), "A AAA");
}

TEST_F(MapChangeTest, EventsOfManySkippedPhasesAreAllTold) {
  // Two seas freeze in every second of twelve adjustments phases. Nothing is due in any of them.
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
  const size_t usual = 3 * 3 + 2 + 8;  // per province and power: the capacity at the start
  ASSERT_EQ(result_->events.size(), 24u);
  ASSERT_LT(usual, 24u);
  for (size_t i = 0; i < 24; ++i) {
    EXPECT_EQ(result_->events[i].kind, i % 4 < 2 ? EventKind::kCaught : EventKind::kFreed) << i;
  }
}

}  // namespace
}  // namespace entente
