// Compares lists under special rules with plain ones, and counts and numbers with the list.
#include "legal_orders/order_walk.h"

#include <algorithm>

#include "base/random.h"
#include "board/test_board.h"
#include "legal_orders/legal_orders.h"
#include "legal_orders/test_listing.h"

namespace entente {
namespace {

void ExpectSame(const TestBoard& board, const std::vector<Order>& listed, const std::vector<Order>& expected) {
  const auto [a, b] = std::mismatch(listed.begin(), listed.end(), expected.begin(), expected.end());
  if (a == listed.end() && b == expected.end()) return;
  ADD_FAILURE() << board.map().name() << ", " << listed.size() << " orders for " << expected.size() << ", first "
                << (a == listed.end() ? "none" : board.Text(*a)) << " for "
                << (b == expected.end() ? "none" : board.Text(*b));
}

// Visits boards of some maps without dummies, from a few units up to one in every province.
template <typename Visit>
void ForEachBoard(const Visit& visit) {
  for (const std::string_view name : {"standard", "pure", "1900", "ancmed", "modern"}) {
    Random random(11);
    for (int i = 0; i < 4; ++i) {
      TestBoard board(name);
      PlaceRandomUnits(board, 1 + i, random);
      visit(board);
    }
  }
}

TEST(OrderWalk, RulesThatForbidNothingTakeNothingAway) {
  // On a map without dummies the rule about dummies forbids nothing.
  for (const ConvoyBack back : {ConvoyBack::kForbidden, ConvoyBack::kAllowed}) {
    RuleOptions rules, special;
    rules.convoy_back = special.convoy_back = back;
    special.dummy_moves = DummyMoves::kForbidden;
    ForEachBoard([&](const TestBoard& board) {
      LegalOrderLister lister(board.map()), of_special(board.map());
      lister.SetPosition(board.view(), rules);
      of_special.SetPosition(board.view(), special);
      ExpectSame(board, ListOfPower(lister), ListOfPower(of_special));
    });
  }
}

// Checks the numbers that the lister gives for a unit against its list.
void ExpectNumbersOf(const LegalOrderLister& lister, ProvinceIndex province, const std::vector<Order>& list) {
  ASSERT_EQ(lister.CountUnit(province), list.size());
  for (size_t i = 0; i < list.size(); i += 1 + i / 8) {
    ASSERT_EQ(lister.UnitOrder(province, i), list[i]) << i;
    ASSERT_EQ(lister.NumberOf(list[i]), i);
  }
  EXPECT_EQ(lister.UnitOrder(province, list.size()), Order());
  const auto is_move = [](Order order) { return order.kind() == OrderKind::kMove; };
  ASSERT_EQ(lister.CountMoves(province), static_cast<size_t>(std::count_if(list.begin(), list.end(), is_move)));
  EXPECT_TRUE(list.empty() || !is_move(list[0]));
}

TEST(OrderWalk, CountsAndNumbersAreThoseOfTheLists) {
  for (const DummyMoves dummies : {DummyMoves::kAllowed, DummyMoves::kForbidden}) {
    RuleOptions rules;
    rules.dummy_moves = dummies;
    TestBoard board;
    Random random(3);
    for (int i = 0; i < 4; ++i) {
      PlaceRandomUnits(board, 2 + i, random);
      LegalOrderLister lister(board.map());
      lister.SetPosition(board.view(), rules);
      const std::vector<uint32_t> counts = CountsOf(lister, board.map());
      for (ProvinceIndex p = 0; p < board.map().province_count(); ++p) {
        const std::vector<Order> list = ListOf(lister, p);
        ExpectNumbersOf(lister, p, list);
        EXPECT_EQ(counts[p], list.size());
      }
    }
  }
}

TEST(OrderWalk, OtherOrdersHaveNoNumber) {
  TestBoard board;
  board.Units("ENGLAND", {"A LON", "F ENG"}).Units("FRANCE", {"F MAO"});
  LegalOrderLister lister(board.map());
  const RuleOptions rules;
  lister.SetPosition(board.view(), rules);
  const Order via = board.Read("ENGLAND", "A LON - BRE").WithViaConvoy(true);
  EXPECT_NE(lister.NumberOf(via), kNotListed);
  EXPECT_EQ(lister.NumberOf(via.WithViaConvoy(false)), kNotListed);  // listed with VIA
  EXPECT_EQ(lister.NumberOf(via.WithPower(board.Power("FRANCE"))), kNotListed);
  EXPECT_EQ(lister.NumberOf(via.WithTarget(kNoLocation)), kNotListed);
  EXPECT_EQ(lister.NumberOf(via.WithSource(board.At("PAR"))), kNotListed);  // no unit stands there
  EXPECT_EQ(lister.NumberOf(via.WithSource(kNoLocation)), kNotListed);
  EXPECT_EQ(lister.NumberOf(Order::FromBits(~uint64_t{0})), kNotListed);
  EXPECT_EQ(lister.NumberOf(Order()), kNotListed);
}

TEST(OrderWalk, RetreatsAndBuildsAreCountedAndNumbered) {
  TestBoard retreats("standard", "S1901R");
  retreats.Units("GERMANY", {"A BOH"}).Dislodged("AUSTRIA", "A BOH", {"TYR", "VIE"});
  TestBoard builds("standard", "W1901A");
  builds.Owns("RUSSIA", {"STP", "MOS"});
  const RuleOptions rules;
  for (const TestBoard* board : {&retreats, &builds}) {
    LegalOrderLister lister(board->map());
    lister.SetPosition(board->view(), rules);
    for (const char* place : {"BOH", "STP", "MOS", "PAR"}) {
      const ProvinceIndex province = board->At(place);
      const std::vector<Order> list = ListOf(lister, province);
      ExpectNumbersOf(lister, province, list);
      EXPECT_EQ(CountsOf(lister, board->map())[province], list.size());
    }
  }
}

TEST(OrderWalk, TheListOfAPowerIsThatOfItsUnits) {
  TestBoard board;
  Random random(7);
  PlaceRandomUnits(board, 2, random);
  const RuleOptions rules;
  LegalOrderLister lister(board.map());
  lister.SetPosition(board.view(), rules);
  for (PowerIndex power = 0; power < board.map().power_count(); ++power) {
    std::vector<Order> expected;
    board.view().ForEachUnit([&](const Unit& unit) {
      const std::vector<Order> list = ListOf(lister, board.map().ProvinceOf(unit.location));
      if (unit.power == power) expected.insert(expected.end(), list.begin(), list.end());
    });
    std::vector<Order> memory(size_t{1} << 16);
    OrderSink sink(memory);
    lister.ListPower(power, sink);
    memory.resize(sink.needed());
    ExpectSame(board, memory, expected);
  }
}

TEST(OrderWalk, ListsThatDoNotFitAreCountedToTheirEnd) {
  for (const bool only_armies : {false, true}) {
    TestBoard board;
    Random random(5);
    PlaceRandomUnits(board, 2, random);
    for (ProvinceIndex p = 0; only_armies && p < board.map().province_count(); ++p) {
      board.ref().RemoveUnit(p);
      if (board.view().graph().MayStand(UnitType::kArmy, p)) board.ref().PlaceUnit({0, UnitType::kArmy, p});
    }
    LegalOrderLister lister(board.map());
    const RuleOptions rules;
    lister.SetPosition(board.view(), rules);
    const std::vector<Order> all = ListOfPower(lister);
    for (size_t capacity = 0; capacity <= all.size(); capacity += 1 + capacity / 16) {
      std::vector<Order> memory(capacity + 100);
      OrderSink sink({memory.data(), capacity});
      lister.ListPower(kNoPower, sink);
      EXPECT_EQ(sink.needed(), all.size());
      const auto end = memory.begin() + static_cast<ptrdiff_t>(capacity);
      EXPECT_TRUE(std::equal(memory.begin(), end, all.begin())) << capacity;
      EXPECT_EQ(std::count(end, memory.end(), Order()), 100) << "nothing is written beyond the end";
    }
  }
}

}  // namespace
}  // namespace entente
