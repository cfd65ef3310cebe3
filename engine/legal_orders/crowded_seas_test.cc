// Lists on boards with very many fleets in adjacent seas: the steps are bounded, and lists and legality agree.
#include <set>
#include <tuple>
#include <utility>

#include "board/convoys.h"
#include "legal_orders/test_listing.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

// A square of seas, with a coast beside each sea at the rim.
MapRef SquareOfSeas(int side) {
  const auto id = [](char first, int number) {
    return std::string{first, static_cast<char>('A' + number / 26), static_cast<char>('A' + number % 26)};
  };
  std::string names, places;
  const auto add = [&](const char* terrain, const std::string& place, const std::string& beside) {
    names += "Place " + place + " = " + place + "\n";
    places += std::string(terrain) + " " + place + " ABUTS" + beside + "\n";
  };
  for (int sea = 0; sea < side * side; ++sea) {
    const int row = sea / side, column = sea % side;
    std::string beside;
    if (column > 0) beside += " " + id('Q', sea - 1);
    if (column + 1 < side) beside += " " + id('Q', sea + 1);
    if (row > 0) beside += " " + id('Q', sea - side);
    if (row + 1 < side) beside += " " + id('Q', sea + side);
    if (row == 0 || row + 1 == side || column == 0 || column + 1 == side) {
      beside += " " + id('C', sea);
      add("COAST", id('C', sea), " " + id('Q', sea));
    }
    add("WATER", id('Q', sea), beside);
  }
  const MapReadResult read = ReadMapText(names + places + "RED CAA\nBLUE CAB\n", "square.map", nullptr);
  EXPECT_TRUE(read.ok()) << read.ToStatus();
  return read.map;
}

// Places a fleet in every sea and an army on every coast.
void Fill(TestBoard& board) {
  board.ref().Clear();
  board.ref().SetPhase(board.map().begin());
  for (ProvinceIndex p = 0; p < board.map().province_count(); ++p) {
    const UnitType type = board.view().graph().IsCarrierProvince(p) ? UnitType::kFleet : UnitType::kArmy;
    board.ref().PlaceUnit({static_cast<PowerIndex>(p % 2), type, p});
  }
}

using Convoy = std::tuple<ProvinceIndex, ProvinceIndex, ProvinceIndex>;  // the fleet, from, to

std::set<Convoy> ListedConvoys(const TestBoard& board, const RuleOptions& rules) {
  LegalOrderLister lister(board.map());
  lister.SetPosition(board.view(), rules);
  std::vector<Order> orders(size_t{1} << 18);
  OrderSink sink(orders);
  lister.ListPower(kNoPower, sink);
  EXPECT_FALSE(sink.overflowed());
  EXPECT_EQ(CountOfAll(lister, board.map()), sink.needed());
  orders.resize(sink.needed());
  std::set<Convoy> convoys;
  for (const Order order : orders) {
    if (order.kind() == OrderKind::kConvoy) convoys.emplace(order.source(), order.third(), order.target());
  }
  return convoys;
}

// Asks about all fleets, armies and destinations in random sequence.
std::set<Convoy> LegalConvoys(const TestBoard& board, const RuleOptions& rules, Random& random) {
  const Map& map = board.map();
  std::vector<Convoy> all;
  board.view().ForEachUnit([&](const Unit& fleet) {
    board.view().ForEachUnit([&](const Unit& army) {
      if (fleet.type != UnitType::kFleet || army.type != UnitType::kArmy) return;
      for (ProvinceIndex to = 0; to < map.province_count(); ++to) all.emplace_back(fleet.location, army.location, to);
    });
  });
  for (size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[random.Below(static_cast<uint32_t>(i))]);
  const BoardView view(board.view(), rules);
  std::set<Convoy> legal;
  for (const auto& [at, from, to] : all) {
    const Order order = Order::Convoy(board.view().UnitAt(at), from, to);
    const bool is_legal = CheckMovementOrder(view, order).legal();
    EXPECT_EQ(CheckInFull(view, order).legal(), is_legal);
    if (is_legal) legal.emplace(at, from, to);
  }
  return legal;
}

class CrowdedSeas : public testing::TestWithParam<int> {};

TEST_P(CrowdedSeas, HaveListsThatTheCheckAgreesWith) {
  TestBoard board(SquareOfSeas(GetParam()), "S1901M");
  RuleOptions general;
  general.dummy_moves = DummyMoves::kForbidden;  // no power is a dummy, but the board counts as special
  Random random(31);
  Fill(board);
  for (int empty = 0; empty <= GetParam(); empty += 2) {
    const std::set<Convoy> legal = LegalConvoys(board, {}, random);
    EXPECT_TRUE(ListedConvoys(board, {}) == legal) << empty;
    EXPECT_TRUE(ListedConvoys(board, general) == legal) << empty;
    for (int i = 0; i < 2 * GetParam(); ++i) {
      board.ref().RemoveUnit(
          static_cast<ProvinceIndex>(random.Below(static_cast<uint32_t>(board.map().province_count()))));
    }
  }
}
INSTANTIATE_TEST_SUITE_P(Sides, CrowdedSeas, testing::Values(3, 5, 6, 7, 9));

// The steps for all convoys of a full board are bounded per unit, at any size.
TEST(CrowdedSeasLists, TakeBoundedSteps) {
  for (const int side : {3, 4, 5, 8, 20}) {
    TestBoard board(SquareOfSeas(side), "S1901M");
    Fill(board);
    const BoardView view(board.view(), {});
    const Convoys& convoys = view.ConvoysOf(UnitType::kArmy);
    ASSERT_EQ(convoys.group_count(), 1);
    const int words = board.view().graph().province_words();
    std::vector<Word> rows(static_cast<size_t>(board.map().province_count() * words));
    int needed = 0;
    board.view().ForEachUnit([&](const Unit& unit) {
      if (unit.type != UnitType::kArmy) return;
      convoys.FindNeeded(ConvoyedUnit(board.view(), view.graph(), unit), 0, false, rows.data());
      needed += CountBits(rows.data(), words);
    });
    EXPECT_GT(needed, 0);
    EXPECT_LE(convoys.steps(), 300 * board.view().unit_count()) << side;
    EXPECT_EQ(convoys.steps() == 0, side * side > kMostTried) << side;
  }
}

}  // namespace
}  // namespace entente
