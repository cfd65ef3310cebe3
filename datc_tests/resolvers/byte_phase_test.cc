// A movement phase in byte rows has the same record as without them, at every level of this machine's processor: on
// random boards of every shipped map, with illegal, doubled and missing orders, under many rules. ENTENTE_SEED chooses
// other boards.
#include "fast/byte_phase.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "board/test_board.h"
#include "datc_tests/properties/seed.h"
#include "datc_tests/resolvers/random_boards.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "notation/notation.h"

namespace entente {
namespace {

// The first level with another record under the default rules; -1: none.
int FirstOther(PhaseLevels& levels, const TestBoard& board, const std::vector<Order>& orders) {
  return levels.FirstOther(board.view(), RuleOptions(), orders);
}

class BytePhaseOn : public testing::TestWithParam<std::string_view> {};

TEST_P(BytePhaseOn, RecordsWhatThePhaseRecordsWithoutIt) {
  const MapRef map = BuiltinMap(GetParam()).value();
  Random random(RunSeed());
  const Agreement found = ComparePhases(map, 300, random);
  EXPECT_EQ(found.boards, 300);
  EXPECT_EQ(found.differences, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << found.first_difference;
}

INSTANTIATE_TEST_SUITE_P(ShippedMaps, BytePhaseOn, testing::ValuesIn(BuiltinMapNames()),
                         [](const auto& test) { return std::string(test.param); });

TEST(BytePhase, FitsTheMapsOfTheUsualSize) {
  EXPECT_TRUE(BytePhase::Fits(*BuiltinMap("standard").value()));
  EXPECT_FALSE(BytePhase::Fits(*BuiltinMap("youngstown").value()));
}

// The first province by name has coasts.
TEST(BytePhase, KnowsCoastsOfTheFirstProvince) {
  const MapReadResult read = ReadMapText(
      "RED\nBLU\nAaa = AAA\nAaa/NC = AAA/NC\nAaa/SC = AAA/SC\nSea one = SE1\nSea two = SE2\nBbb = BBB\n"
      "COAST aaa ABUTS SE1 SE2 BBB\nCOAST AAA/NC ABUTS SE1 BBB\nCOAST AAA/SC ABUTS SE2\n"
      "COAST BBB ABUTS AAA/NC SE1\nWATER SE1 ABUTS AAA/NC BBB SE2\nWATER SE2 ABUTS AAA/SC SE1\n",
      "coasts.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  Random random(RunSeed());
  const Agreement found = ComparePhases(read.map, 300, random);
  EXPECT_EQ(found.differences, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << found.first_difference;
}

TEST(BytePhase, GivesNobodyAnOrder) {
  TestBoard board;
  board.Units("ENGLAND", {"F LON"});
  PhaseLevels levels(board.map());
  const Order own = board.Read("ENGLAND", "F LON H");
  for (const LocationIndex nowhere : {0x7f, 0xff}) {
    const Order order = Order::Hold({kNoPower, UnitType::kFleet, nowhere});
    EXPECT_EQ(FirstOther(levels, board, {order}), -1);
    EXPECT_EQ(FirstOther(levels, board, {order, own, own}), -1) << "read one by one";
  }
}

TEST(BytePhase, GivesNobodySupport) {
  TestBoard board;
  board.Units("ENGLAND", {"F LON"});
  PhaseLevels levels(board.map());
  for (const LocationIndex nowhere : {0x7f, 0xff}) {
    const Order order = board.Read("ENGLAND", "F LON S F ENG").WithThird(nowhere).WithThirdType(UnitType::kFleet);
    EXPECT_EQ(FirstOther(levels, board, {order}), -1);
    EXPECT_EQ(FirstOther(levels, board, {order, order}), -1) << "read one by one";
  }
}

// Gives one unit at a time an order of every kind, with every target and every unit, itself included (6.A.8), or no
// unit as its third.
void ReadEveryOrder(const TestBoard& board) {
  std::vector<Unit> units;
  board.view().ForEachUnit([&](const Unit& unit) { units.push_back(unit); });
  std::vector<LocationIndex> targets = {kNoLocation}, thirds = {kNoLocation};
  for (int l = 0; l < board.map().location_count(); ++l) targets.push_back(static_cast<LocationIndex>(l));
  for (const Unit& unit : units) thirds.push_back(unit.location);
  PhaseLevels levels(board.map());
  const auto expect_same = [&](Order order) {
    for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
      const Order typed = order.WithThirdType(type);
      ASSERT_EQ(FirstOther(levels, board, {typed}), -1) << FormatOrder(board.map(), typed) << " " << typed.bits();
    }
    ASSERT_EQ(FirstOther(levels, board, {order}), -1) << order.bits();
  };
  for (const Unit& unit : units) {
    for (const OrderKind kind :
         {OrderKind::kHold, OrderKind::kMove, OrderKind::kSupportHold, OrderKind::kSupportMove, OrderKind::kConvoy}) {
      for (const LocationIndex target : targets) {
        for (const LocationIndex third : thirds) {
          expect_same(Order::Hold(unit).WithKind(kind).WithTarget(target).WithThird(third));
        }
      }
    }
  }
}

// Gives one unit at a time an order to hold or to move that names it exactly, or with another type, power or place:
// another place of its province, or no place.
void ReadWhomOrdersAreFor(const TestBoard& board) {
  const Map& map = board.map();
  PhaseLevels levels(map);
  const auto expect_same = [&](const Unit& named) {
    const Order hold = Order::Hold(named);
    ASSERT_EQ(FirstOther(levels, board, {hold}), -1) << hold.bits();
    for (int l = 0; l < map.location_count(); ++l) {
      const Order move = hold.WithKind(OrderKind::kMove).WithTarget(static_cast<LocationIndex>(l));
      ASSERT_EQ(FirstOther(levels, board, {move}), -1) << FormatOrder(map, move) << " " << move.bits();
    }
  };
  board.view().ForEachUnit([&](const Unit& unit) {
    const ProvinceIndex province = map.ProvinceOf(unit.location);
    std::vector<int> places = {province, unit.location + 128, unit.location + 256, unit.location + 2048};
    for (int i = 0; i < map.CoastCount(province); ++i) places.push_back(map.FirstCoast(province) + i);
    for (const int place : places) {
      for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
        expect_same({unit.power, type, static_cast<LocationIndex>(place)});
      }
    }
    expect_same({static_cast<PowerIndex>(unit.power ^ 1), unit.type, unit.location});
  });
}

TEST(BytePhase, ReadsEveryOrder) {
  TestBoard board;
  board.Units("ENGLAND", {"F ENG", "A LON"}).Units("FRANCE", {"A PIC", "F SPA/SC", "A MAR"}).Units("ITALY", {"F POR"});
  ReadEveryOrder(board);
}

// Coasts may be adjacent to one another; no unit moves, or supports, to its own province. For provinces at both ends of
// the rows.
TEST(BytePhase, ReadsEveryOrderBesideCoastsThatAreAdjacent) {
  std::string text = "RED\nBLU\n";
  for (const std::string port : {"AAA", "ZZZ"}) {
    for (const std::string coast : {"", "/NC", "/SC"}) text += port + coast + " = " + port + coast + "\n";
    text += "COAST " + port + " ABUTS SEA BBB\nCOAST " + port + "/NC ABUTS SEA BBB " + port + "/SC\n";
    text += "COAST " + port + "/SC ABUTS SEA " + port + "/NC\n";
  }
  text += "Sea = SEA\nBbb = BBB\nCOAST BBB ABUTS SEA AAA ZZZ AAA/NC ZZZ/NC\n";
  text += "WATER SEA ABUTS BBB AAA AAA/NC AAA/SC ZZZ ZZZ/NC ZZZ/SC\n";
  for (int i = 10; i < 80; ++i) {
    const std::string id = "L" + std::to_string(i);
    text.append(id).append(" = ").append(id).append("\nLAND ").append(id).append(" ABUTS\n");
  }
  const MapReadResult read = ReadMapText(text, "coasts.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  ASSERT_TRUE(BytePhase::Fits(*read.map));
  TestBoard board(read.map, "S1901M");
  board.Units("RED", {"F AAA/NC", "F ZZZ/SC"}).Units("BLU", {"A BBB", "F SEA"});
  ReadEveryOrder(board);
  TestBoard with_army(read.map, "S1901M");
  with_army.Units("RED", {"A AAA", "A ZZZ"});
  ReadWhomOrdersAreFor(with_army);
}

// More coasts than one shuffle can look up: at every level the units and orders are read one by one.
TEST(BytePhase, ReadsOrdersOfMapsWithManyCoasts) {
  std::string text = "RED\nBLU\nSea = SEA\n", coasts;
  for (char port = 'A'; port <= 'H'; ++port) {
    const std::string id(3, port);
    text += id + " = " + id + "\n" + id + "/NC = " + id + "/NC\n" + id + "/SC = " + id + "/SC\n";
    text += "COAST " + id + " ABUTS SEA\nCOAST " + id + "/NC ABUTS SEA\nCOAST " + id + "/SC ABUTS SEA\n";
    coasts += " " + id + "/NC " + id + "/SC";
  }
  const MapReadResult read = ReadMapText(text + "WATER SEA ABUTS" + coasts + "\n", "ports.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  ASSERT_TRUE(BytePhase::Fits(*read.map));
  TestBoard board(read.map, "S1901M");
  board.Units("RED", {"F AAA/NC", "F HHH/SC"}).Units("BLU", {"A BBB", "F SEA"});
  ReadEveryOrder(board);
  ReadWhomOrdersAreFor(board);
  Random random(RunSeed());
  const Agreement found = ComparePhases(read.map, 300, random);
  EXPECT_EQ(found.differences, 0) << "ENTENTE_SEED=" << RunSeed() << "\n" << found.first_difference;
}

// Units in all but the last provinces of the map; fleets on coasts, and in provinces closed to armies.
TEST(BytePhase, ReadsWhomAnOrderIsFor) {
  TestBoard board;
  const Map& map = board.map();
  for (int p = 0; p < 62; ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    const bool is_army = map.CoastCount(province) == 0 && map.stage(0).graph().MayStand(UnitType::kArmy, province);
    const LocationIndex place = map.CoastCount(province) == 0 ? LocationIndex{province} : map.FirstCoast(province);
    board.Units("ENGLAND", {std::string(is_army ? "A " : "F ") + std::string(map.Id(place))});
  }
  ReadWhomOrdersAreFor(board);
}

// If a unit has two orders, orders are read one by one; nothing may remain of the board before.
TEST(BytePhase, ForgetsTheBoardBefore) {
  TestBoard board;
  board.Units("ENGLAND", {"F ENG", "A LON"});
  PhaseLevels levels(board.map());
  const std::vector by_land = {board.Read("ENGLAND", "A LON - WAL")};
  EXPECT_EQ(FirstOther(levels, board, by_land), -1);
  const Order fleet = board.Read("ENGLAND", "F ENG H");
  const std::vector by_sea = {board.Read("ENGLAND", "A LON - BRE"), fleet, fleet};
  EXPECT_EQ(FirstOther(levels, board, by_sea), -1);
}

// Case 6.F.14: the path is not decided.
TEST(BytePhase, LeavesPathsInDoubt) {
  TestBoard board;
  board.Units("ENGLAND", {"F LON", "F WAL"}).Units("FRANCE", {"A BRE", "F ENG"});
  std::vector orders = {board.Read("ENGLAND", "F LON S F WAL - ENG"), board.Read("ENGLAND", "F WAL - ENG"),
                        board.Read("FRANCE", "A BRE - LON"), board.Read("FRANCE", "F ENG C A BRE - LON")};
  PhaseLevels levels(board.map());
  EXPECT_EQ(FirstOther(levels, board, orders), -1);
  for (int doubled = 0; doubled < 6; ++doubled) {
    for (const Order order : std::vector(orders)) orders.push_back(order);
    EXPECT_EQ(FirstOther(levels, board, orders), -1) << orders.size() << " orders of four units";
  }
}

}  // namespace
}  // namespace entente
