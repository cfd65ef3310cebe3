#include "legal_orders/legal_orders.h"

#include <set>

#include "adjustment/adjustment_orders.h"
#include "base/random.h"
#include "base/test_repeats.h"
#include "board/test_board.h"
#include "board/test_one_way_map.h"
#include "legal_orders/test_listing.h"
#include "map_language/read_map_text.h"
#include "retreat/retreat_orders.h"

namespace entente {
namespace {

std::set<std::string> List(const TestBoard& board, std::string_view place) {
  LegalOrderLister lister(board.map());
  const RuleOptions rules;
  lister.SetPosition(board.view(), rules);
  return TextsOf(board, ListOf(lister, board.At(place)));
}

TEST(LegalOrders, AnArmyHoldsMovesAndSupports) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR", "A MAR"}).Units("ENGLAND", {"F BEL"});
  EXPECT_EQ(List(board, "PAR"),
            (std::set<std::string>{"A PAR H", "A PAR - BRE", "A PAR - BUR", "A PAR - GAS", "A PAR - PIC",
                                   "A PAR S A MAR - BUR", "A PAR S A MAR - GAS", "A PAR S F BEL - PIC"}));
}

TEST(LegalOrders, AFleetSupportsEveryCoastThatAnotherFleetCouldMean) {
  TestBoard board;
  board.Units("FRANCE", {"F POR", "F MAO"});
  EXPECT_EQ(List(board, "POR"),
            (std::set<std::string>{"F POR H", "F POR - MAO", "F POR - SPA/NC", "F POR - SPA/SC", "F POR S F MAO",
                                   "F POR S F MAO - SPA/NC", "F POR S F MAO - SPA/SC"}));
}

TEST(LegalOrders, MovesByConvoyAreListedWhereFleetsFormAChain) {
  TestBoard board;
  board.Units("ENGLAND", {"A LON", "F ENG"});
  const auto army = List(board, "LON");
  EXPECT_TRUE(army.count("A LON - BRE VIA"));
  EXPECT_TRUE(army.count("A LON - WAL VIA"));
  EXPECT_TRUE(army.count("A LON - WAL"));
  EXPECT_FALSE(army.count("A LON - HOL VIA"));
  const auto fleet = List(board, "ENG");
  EXPECT_TRUE(fleet.count("F ENG C A LON - BRE"));
  EXPECT_FALSE(fleet.count("F ENG S A LON - BRE"));  // it cannot carry the army that it supports
}

TEST(LegalOrders, RetreatsAreThePositionsOwn) {
  TestBoard board("standard", "S1901R");
  board.Units("GERMANY", {"A BOH"}).Dislodged("AUSTRIA", "A BOH", {"TYR", "VIE"});
  EXPECT_EQ(List(board, "BOH"), (std::set<std::string>{"A BOH R TYR", "A BOH R VIE", "A BOH D"}));
  EXPECT_EQ(List(board, "VIE"), std::set<std::string>{});
}

TEST(LegalOrders, NobodyRetreatsToAnOccupiedPlaceEvenIfItIsRecordedAsARetreat) {
  TestBoard board("standard", "S1901R");
  board.Units("GERMANY", {"A BUR"}).Dislodged("FRANCE", "A PAR", {"BUR", "GAS"});
  EXPECT_EQ(List(board, "PAR"), (std::set<std::string>{"A PAR R GAS", "A PAR D"}));
}

TEST(LegalOrders, OfOnePlaceNothingIsListedThatIsNotDue) {
  TestBoard board("standard", "W1901A");
  board.Units("FRANCE", {"A BUR"}).Owns("FRANCE", {"PAR"});
  EXPECT_EQ(List(board, "PAR"), std::set<std::string>{}) << "one unit, one center";
  EXPECT_EQ(List(board, "BUR"), std::set<std::string>{});
  board.Units("FRANCE", {"A PIC"});
  EXPECT_EQ(List(board, "BUR"), std::set<std::string>{"A BUR D"});
}

// DATC 4.D.7.
TEST(LegalOrders, WhoMayBuildMayWaiveWhereTheRulesLetIt) {
  TestBoard board("standard", "W1901A");
  board.Owns("FRANCE", {"PAR"}).Units("GERMANY", {"A MUN"});
  RuleOptions rules;
  const auto list = [&](std::string_view power) {
    LegalOrderLister lister(board.map());
    lister.SetPosition(board.view(), rules);
    std::vector<Order> memory(100);
    OrderSink sink(memory);
    lister.ListPower(board.Power(power), sink);
    memory.resize(sink.needed());
    return TextsOf(board, memory);
  };
  EXPECT_EQ(list("FRANCE"), (std::set<std::string>{"A PAR B", "WAIVE"}));
  EXPECT_EQ(list("GERMANY"), std::set<std::string>{"A MUN D"});
  EXPECT_EQ(list("ITALY"), std::set<std::string>{});
  rules.waive = Waive::kForbidden;
  EXPECT_EQ(list("FRANCE"), std::set<std::string>{"A PAR B"});
}

TEST(LegalOrders, AdjustmentsBuildOrRemove) {
  TestBoard board("standard", "W1901A");
  board.Units("FRANCE", {"A PAR"}).Owns("RUSSIA", {"STP"});
  EXPECT_EQ(List(board, "STP"), (std::set<std::string>{"A STP B", "F STP/NC B", "F STP/SC B"}));
  EXPECT_EQ(List(board, "PAR"), (std::set<std::string>{"A PAR D"}));
}

// Expects that the list has exactly the orders that legality accepts, out of all that can be written for a unit.
void ExpectTheListIsWhatLegalityAccepts(const TestBoard& board, const RuleOptions& rules = {}) {
  LegalOrderLister lister(board.map());
  lister.SetPosition(board.view(), rules);
  board.view().ForEachUnit([&](const Unit& unit) {
    const std::vector<Order> listed = ListOf(lister, board.map().ProvinceOf(unit.location));
    ASSERT_EQ(TextsOf(board, listed), Accepted(board, rules, unit));
  });
}

TEST(LegalOrders, TheListIsWhatLegalityAccepts) {
  TestBoard board;
  board.Units("ENGLAND", {"A LON", "F ENG", "F NTH", "F MAO", "A WAL"})
      .Units("FRANCE", {"F SPA/SC", "F WES", "A MAR", "F LYO", "F GAS"})
      .Units("RUSSIA", {"F BOT", "A FIN", "F NWY", "F SKA"});
  ExpectTheListIsWhatLegalityAccepts(board);
}

TEST(LegalOrders, TheListIsWhatLegalityAcceptsWhereConvoysLeadBackOrCoastsMustNotBeNamed) {
  TestBoard board;
  Random random(4);
  for (int i = 0; i < 12; ++i) {
    PlaceRandomUnits(board, 2 + i % 3, random);
    RuleOptions rules;
    rules.convoy_back = static_cast<ConvoyBack>(i & 1);
    rules.second_coasts = static_cast<SecondCoasts>(i >> 1 & 1);
    rules.portage = static_cast<Portage>(i >> 2 & 1);
    ExpectTheListIsWhatLegalityAccepts(board, rules);
  }
}

TEST(LegalOrders, TheListIsWhatLegalityAcceptsWhereLinksLeadOneWay) {
  Random random(5);
  for (int i = 0; i < 8; ++i) {
    TestBoard board(OneWayMap(3, 6, random), "S1901M");
    PlaceRandomUnits(board, 1 + i % 3, random);
    RuleOptions rules;
    rules.convoying_fleets = static_cast<ConvoyingFleets>(i & 1);
    rules.portage = static_cast<Portage>(i >> 1 & 1);
    rules.convoy_back = static_cast<ConvoyBack>(i >> 2 & 1);
    EXPECT_FALSE(board.view().stage().ConvoyGraph(rules, UnitType::kFleet).LinksLeadBothWays());
    ExpectTheListIsWhatLegalityAccepts(board, rules);
  }
}

// A row of more fleets than a word has bits.
TEST(LegalOrders, TheListIsWhatLegalityAcceptsWhereManyLinksLeadOneWay) {
  Random random(6);
  TestBoard board(OneWayMap(1, 70, random), "S1901M");
  for (int i = 0; i < 70; ++i) board.ref().PlaceUnit({0, UnitType::kFleet, board.At(OneWayMapId('S', i))});
  for (int i = 0; i < 70; i += 23) board.ref().PlaceUnit({1, UnitType::kArmy, board.At(OneWayMapId('C', i))});
  RuleOptions rules;
  rules.convoying_fleets = ConvoyingFleets::kOnCoasts;
  ExpectTheListIsWhatLegalityAccepts(board, rules);
}

TEST(LegalOrders, TheListIsWhatLegalityAcceptsWherePassagesLeaguesAndDummiesForbidOrders) {
  const MapReadResult read = ReadMapText(
      "aaa = aaa\nbbb = bbb\nccc = ccc\nddd = ddd\nNorth = nth\nSouth = sou\n"
      "COAST AAA ABUTS *BBB ~CCC NTH\nCOAST BBB ABUTS AAA R:CCC NTH SOU\nCOAST CCC ABUTS AAA BBB(DDD) DDD NTH SOU\n"
      "COAST DDD ABUTS CCC SOU\nWATER NTH ABUTS AAA BBB CCC B:SOU\nWATER SOU ABUTS BBB CCC DDD NTH\n"
      "RED aaa\nLEAGUE one STRICT\nBLUE bbb\nLEAGUE two BENIGN\nGREEN ccc\nDUMMY\nUNOWNED ddd\n"
      "RULE IMMOBILE_DUMMIES\n",
      "test.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  RuleOptions rules;
  rules.dummy_moves = DummyMoves::kForbidden;
  TestBoard board(read.map, "S1901M");
  Random random(3);
  for (int i = 0; i < Repeats(300); ++i) {
    PlaceRandomUnits(board, 1 + i % 2, random);
    ExpectTheListIsWhatLegalityAccepts(board, rules);
  }
}

// On a map with all kinds of sites, the list has exactly the builds that the phase would carry out alone.
TEST(LegalOrders, TheBuildsListedAreThoseThatAreAccepted) {
  const MapReadResult read = ReadMapText(
      "aaa = aaa\nbbb = bbb\nccc = ccc\nddd = ddd\neee = eee\nNorth = nth\nWATER NTH ABUTS DDD EEE\n"
      "LAND aaa ABUTS bbb ccc ddd eee\nLAND bbb ABUTS aaa ccc ddd eee\nLAND ccc ABUTS aaa bbb ddd eee\n"
      "COAST DDD ABUTS aaa bbb ccc EEE NTH\nCOAST EEE ABUTS aaa bbb ccc DDD NTH\n"
      "RED aaa @bbb(AAA) +eee &SC\nBLUE ccc @bbb\nOWNS CCC SC! SC?\nUNOWNED ddd\n",
      "test.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TestBoard board(read.map, "W1901A");
  const Map& map = board.map();
  const RuleOptions rules;
  Random random(1);
  LegalOrderLister lister(map);
  for (int i = 0; i < Repeats(3000); ++i) {
    board.ref().Clear();
    board.ref().SetPhase(map.ParsePhase("W1901A").value());
    for (CenterIndex c = 0; c < map.center_count(); ++c) {
      board.ref().SetOwner(c, random.Below(4) == 0 ? PowerIndex{kNoPower} : static_cast<PowerIndex>(random.Below(2)));
    }
    for (ProvinceIndex p = 0; p < map.province_count(); ++p) {
      if (random.Below(4) != 0 || !board.view().graph().MayStand(UnitType::kArmy, p)) continue;
      board.ref().PlaceUnit({static_cast<PowerIndex>(random.Below(2)), UnitType::kArmy, p});
    }
    if (random.Below(2) == 0) board.ref().SetSeizingBuildsLeft(board.Power("BLUE"), 0);
    if (random.Below(2) == 0) board.ref().SetGuestBuildsLeft(board.Power("BLUE"), 0);
    if (random.Below(2) == 0) board.ref().SetClaimsLeft(board.Power("RED"), 0);
    lister.SetPosition(board.view(), rules);
    for (PowerIndex power = 0; power < 2; ++power) {
      std::vector<Order> memory(100);
      OrderSink sink(memory);
      lister.ListPower(power, sink);
      std::set<std::string> listed, accepted;
      for (size_t n = 0; n < sink.needed(); ++n) {
        if (memory[n].kind() == OrderKind::kBuild) listed.insert(board.Text(memory[n]));
      }
      for (LocationIndex location = 0; location < map.location_count(); ++location) {
        for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
          const Order order = Order::Build({power, type, location});
          Position after(board.view());
          Adjuster adjuster(board.view(), rules, after.ref());
          CheckedOrder checked;
          if (adjuster.Carry(order, checked).reason == Reason::kNone) accepted.insert(board.Text(checked.order));
        }
      }
      ASSERT_EQ(listed, accepted) << "board " << i;
    }
  }
}

}  // namespace
}  // namespace entente
