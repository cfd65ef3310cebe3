#include "legal_orders/legal_orders.h"

#include <algorithm>
#include <set>

#include "adjustment/adjustment_orders.h"
#include "base/random.h"
#include "map_build/read_map_text.h"
#include "order/test_board.h"
#include "retreat/retreat_legality.h"

namespace entente {
namespace {

std::set<std::string> List(const TestBoard& board, std::string_view place) {
  const RuleOptions rules;
  LegalOrderLister lister(board.map());
  lister.SetPosition(board.view(), rules);
  std::vector<Order> memory(4000);
  OrderSink sink(memory);
  lister.ListUnit(board.At(place), sink);
  EXPECT_FALSE(sink.overflowed());
  std::set<std::string> texts;
  for (size_t i = 0; i < sink.needed(); ++i) texts.insert(board.Text(memory[i]));
  EXPECT_EQ(texts.size(), sink.needed()) << "an order is listed twice";
  return texts;
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

TEST(LegalOrders, AdjustmentsBuildOrRemove) {
  TestBoard board("standard", "W1901A");
  board.Units("FRANCE", {"A PAR"}).Owns("RUSSIA", {"STP"});
  EXPECT_EQ(List(board, "STP"), (std::set<std::string>{"A STP B", "F STP/NC B", "F STP/SC B"}));
  EXPECT_EQ(List(board, "PAR"), (std::set<std::string>{"A PAR D"}));
}

// Every order that can be written for a unit is listed exactly if legality accepts it.
TEST(LegalOrders, TheListIsWhatLegalityAccepts) {
  TestBoard board;
  board.Units("ENGLAND", {"A LON", "F ENG", "F NTH", "F MAO", "A WAL"})
      .Units("FRANCE", {"F SPA/SC", "F WES", "A MAR", "F LYO", "F GAS"})
      .Units("RUSSIA", {"F BOT", "A FIN", "F NWY", "F SKA"});
  const RuleOptions rules;
  const BoardView view(board.view(), rules);
  board.view().ForEachUnit([&](const Unit& unit) {
    std::set<std::string> accepted;
    const auto consider = [&](Order order) {
      const CheckedOrder checked = CheckMovementOrder(view, order);
      if (checked.legal() && checked.order == order) accepted.insert(board.Text(order));
    };
    consider(Order::Hold(unit));
    for (LocationIndex to = 0; to < board.map().location_count(); ++to) {
      consider(Order::Move(unit, to));
      consider(Order::Move(unit, to, true));
      board.view().ForEachUnit([&](const Unit& other) {
        if (to == 0) consider(Order::SupportHold(unit, other.type, other.location));
        // A support without a coast is legal too, but not listed where a coast could be meant.
        if (other.type == UnitType::kArmy || board.view().graph().MayStand(UnitType::kFleet, to)) {
          consider(Order::SupportMove(unit, other.type, other.location, to));
        }
        consider(Order::Convoy(unit, other.location, to));
      });
    }
    // An army's move by sea to a place it cannot walk to is legal with and without VIA; the list has it with VIA.
    std::erase_if(accepted, [&](const std::string& text) {
      return accepted.count(text + " VIA") && unit.type == UnitType::kArmy &&
             !TestBit(board.view().graph().ArmyMoves(unit.location), board.At(text.substr(text.find("- ") + 2)));
    });
    EXPECT_EQ(List(board, board.map().Id(board.map().ProvinceOf(unit.location))), accepted);
  });
}

// Every build that can be written is listed exactly if it alone would be carried out, on a map with all kinds of sites.
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
  for (int i = 0; i < 3000; ++i) {
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
