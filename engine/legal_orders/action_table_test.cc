#include "legal_orders/action_table.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "board/test_board.h"
#include "legal_orders/legal_orders.h"
#include "legal_orders/test_listing.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "phase/phase_step.h"

namespace entente {
namespace {

std::shared_ptr<const ActionTable> TableOf(const Map& map, const RuleOptions& rules = {}) {
  auto table = ActionTable::Make(map, rules);
  EXPECT_TRUE(table.ok()) << map.name() << ": " << table.status();
  return *table;
}

// Expects that every legal order of the position is an action and equals the order of its number, and that the numbers
// of a unit ascend.
void ExpectActionsOf(const PositionView& position, const RuleOptions& rules, const ActionTable& table,
                     LegalOrderLister& lister) {
  lister.SetPosition(position, rules);
  const std::vector<Order> orders = ListOfPower(lister);
  std::vector<uint32_t> numbers(orders.size() + 1);
  ActionSink sink(numbers);
  lister.ListActions(kNoPower, table, sink);
  ASSERT_EQ(sink.needed(), orders.size());
  for (size_t i = 0; i < orders.size(); ++i) {
    const std::string text = std::string(position.map().name()) + " " + FormatOrder(position.map(), orders[i]);
    ASSERT_LT(numbers[i], table.size()) << text;
    ASSERT_EQ(numbers[i], table.NumberOf(orders[i])) << text;
    ASSERT_EQ(table.At(numbers[i]).WithPower(orders[i].power()), orders[i]) << text;
    const bool same_unit = i > 0 && orders[i - 1].source() == orders[i].source();
    if (same_unit && position.phase_type() != PhaseType::kAdjustments && rules.second_coasts == SecondCoasts::kRead) {
      ASSERT_LT(numbers[i - 1], numbers[i]) << text;
    }
  }
}

// Chooses one random order for each source in a list.
std::vector<Order> ChooseFrom(const std::vector<Order>& orders, Random& random) {
  std::vector<Order> chosen;
  for (size_t i = 0, end = 0; i < orders.size(); i = end) {
    while (end < orders.size() && orders[end].source() == orders[i].source()) ++end;
    chosen.push_back(orders[i + random.Below(static_cast<uint32_t>(end - i))]);
  }
  return chosen;
}

// Plays a random game from the start and checks every phase.
void ExpectActionsOfGame(const Map& map, const RuleOptions& rules, const ActionTable& table, int phases) {
  LegalOrderLister lister(map);
  PhaseScratch scratch(map);
  Position position(map);
  position.ref().SetStart();
  Random random(5);
  for (int i = 0; i < phases && !position.view().is_over(); ++i) {
    ExpectActionsOf(position, rules, table, lister);
    const std::vector<Order> orders = ChooseFrom(ListOfPower(lister), random);
    position.ref().CopyFrom(AdjudicatePhase(position, rules, orders, scratch).next);
  }
}

void ExpectActionsOfRandomBoards(TestBoard& board, const RuleOptions& rules, const ActionTable& table) {
  LegalOrderLister lister(board.map());
  Random random(6);
  for (int one_in = 1; one_in <= 3; ++one_in) {
    PlaceRandomUnits(board, one_in, random);
    ExpectActionsOf(board.view(), rules, table, lister);
  }
}

TEST(ActionTable, EveryLegalOrderOnEveryShippedMapIsAnAction) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = BuiltinMap(name).value();
    const RuleOptions rules = DefaultRules(*map).value();
    const auto table = TableOf(*map, rules);
    ExpectActionsOfGame(*map, rules, *table, 12);
    TestBoard board(map, map->PhaseName(map->begin()));
    ExpectActionsOfRandomBoards(board, rules, *table);
  }
}

// A fleet that other fleets make superfluous is needed if the passage to one of them is closed to the army.
TEST(ActionTable, EveryLegalOrderIsAnActionWherePassagesHaveConditions) {
  const MapReadResult read = ReadMapText(
      "aaa = aaa\nbbb = bbb\nxxx = xxx\nyyy = yyy\nRED aaa\nBLU bbb\n"
      "COAST AAA ABUTS XXX\nCOAST BBB ABUTS XXX YYY\nWATER XXX ABUTS AAA R:BBB YYY\nWATER YYY ABUTS XXX BBB\n",
      "test.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TestBoard board(read.map, "S1901M");
  const auto table = TableOf(board.map());
  ExpectActionsOfRandomBoards(board, RuleOptions(), *table);
  board.Units("BLU", {"A AAA", "F XXX", "F YYY"});
  const Order convoy = Order::Convoy(board.UnitOf("BLU", "F YYY"), board.At("AAA"), board.At("BBB"));
  ASSERT_EQ(CheckMovementOrder(BoardView(board.view(), RuleOptions()), convoy).why, Illegality::kNone);
  EXPECT_NE(table->NumberOf(convoy), kNoAction);
}

TEST(ActionTable, EveryNumberIsAnOrderOfThatNumber) {
  const MapRef map = BuiltinMap("standard").value();
  const auto table = TableOf(*map);
  for (uint32_t i = 0; i < table->size(); ++i) ASSERT_EQ(table->NumberOf(table->At(i)), i);
  EXPECT_EQ(table->At(static_cast<uint32_t>(table->size()) - 1), Order::Waive(kNoPower));
}

TEST(ActionTable, RulesThatGiveOrdersMakeOtherTables) {
  TestBoard board;
  const uint64_t usual = TableOf(board.map())->fingerprint();
  EXPECT_EQ(TableOf(board.map())->fingerprint(), usual);
  for (int i = 1; i < 8; ++i) {
    RuleOptions rules;
    rules.convoy_back = static_cast<ConvoyBack>(i & 1);
    rules.second_coasts = static_cast<SecondCoasts>(i >> 1 & 1);
    rules.convoying_fleets = static_cast<ConvoyingFleets>(i >> 2 & 1);
    const auto table = TableOf(board.map(), rules);
    EXPECT_NE(table->fingerprint(), usual);
    ExpectActionsOfRandomBoards(board, rules, *table);
  }
  RuleOptions portage;
  portage.portage = Portage::kAllowed;
  EXPECT_EQ(ActionTable::Make(board.map(), portage).status().code(), StatusCode::kUnsupported);
}

TEST(ActionTable, NumbersDoNotDependOnThePower) {
  TestBoard board;
  board.Units("FRANCE", {"A PAR"});
  const auto table = TableOf(board.map());
  const Order order = board.Read("FRANCE", "A PAR - BUR");
  EXPECT_EQ(table->NumberOf(order), table->NumberOf(order.WithPower(kNoPower)));
  EXPECT_EQ(table->At(table->NumberOf(order)).power(), kNoPower);
}

TEST(ActionTable, WhatIsNoActionHasNoNumber) {
  TestBoard board;
  const auto table = TableOf(board.map());
  const Order support =
      Order::SupportMove({0, UnitType::kArmy, board.At("PAR")}, UnitType::kArmy, board.At("MAR"), board.At("BUR"));
  const Order hold = Order::SupportHold({0, UnitType::kArmy, board.At("MUN")}, UnitType::kArmy, board.At("BUR"));
  ASSERT_NE(table->NumberOf(support), kNoAction);
  ASSERT_NE(table->NumberOf(hold), kNoAction);
  EXPECT_EQ(table->NumberOf(hold.WithKind(OrderKind::kSupportMove)), kNoAction);
  EXPECT_EQ(table->NumberOf(support.WithTarget(board.At("MOS"))), kNoAction);
  EXPECT_EQ(table->NumberOf(support.WithTarget(0xabc)), kNoAction);
  EXPECT_EQ(table->NumberOf(support.WithThird(0xabc)), kNoAction);
  EXPECT_EQ(table->NumberOf(support.WithThird(board.At("PAR"))), kNoAction);
  EXPECT_EQ(table->NumberOf(support.WithSource(0xabc)), kNoAction);
  EXPECT_EQ(table->NumberOf(support.WithUnitType(UnitType::kFleet)), kNoAction);
  EXPECT_EQ(table->NumberOf(support.WithUnknownType()), kNoAction);
  EXPECT_EQ(table->NumberOf(support.WithUnknownThirdType()), kNoAction);
  EXPECT_EQ(table->NumberOf(Order()), kNoAction);
  Random random(9);
  for (int i = 0; i < 100000; ++i) {
    const auto noise = Order::FromBits(uint64_t{random.Below(1u << 31)} << 32 | random.Below(1u << 31));
    const uint32_t number = table->NumberOf(noise);
    if (number == kNoAction) continue;
    ASSERT_EQ(table->At(number).WithPower(noise.power()), noise);
  }
}

TEST(ActionTable, ListsThatDoNotFitAreCountedToTheirEnd) {
  TestBoard board;
  Random random(8);
  PlaceRandomUnits(board, 2, random);
  const RuleOptions rules;
  const auto table = TableOf(board.map());
  LegalOrderLister lister(board.map());
  lister.SetPosition(board.view(), rules);
  const size_t count = ListOfPower(lister).size();
  for (size_t capacity = 0; capacity < count; capacity += 1 + capacity / 8) {
    std::vector<uint32_t> memory(capacity + 1, 7);
    ActionSink sink({memory.data(), capacity});
    lister.ListActions(kNoPower, *table, sink);
    EXPECT_EQ(sink.needed(), count);
    EXPECT_EQ(memory.back(), 7u);  // the list writes nothing beyond the end
  }
}

TEST(ActionTable, StagesOfAMapShareOneTable) {
  const MapReadResult read = ReadMapText(
      "aaa = aaa\nbbb = bbb\nccc = ccc\nNorth = nth\n"
      "COAST AAA ABUTS BBB NTH\nCOAST BBB ABUTS AAA CCC NTH\nCOAST CCC ABUTS BBB NTH\n"
      "WATER NTH ABUTS AAA BBB CCC\nRED aaa\nBLUE bbb\nUNOWNED ccc\n"
      "IN FALL\nAMEND AAA ABUTS CCC\nAMEND CCC ABUTS AAA\n",
      "test.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  const auto table = TableOf(*read.map);
  for (const char* phase : {"S1901M", "F1901M"}) {
    TestBoard board(read.map, phase);
    board.Units("RED", {"A AAA"}).Units("BLUE", {"F NTH"});
    LegalOrderLister lister(board.map());
    ExpectActionsOf(board.view(), {}, *table, lister);
  }
}

TEST(ActionTable, MapsOfTooManyActionsAreRefused) {
  constexpr int kCoasts = 250, kSeas = 9;  // each sea carries from every coast to every coast
  std::string names, coasts, shore, seas, waters;
  for (int i = 0; i < kSeas; ++i) {
    const std::string id = {'Z', 'Z', static_cast<char>('A' + i)};
    names += "Sea " + id + " = " + id + "\n";
    seas += " " + id;
  }
  for (int i = 0; i < kCoasts; ++i) {
    const std::string id = {'C', static_cast<char>('A' + i / 26), static_cast<char>('A' + i % 26)};
    names += "Coast " + id + " = " + id + "\n";
    coasts += "COAST " + id + " ABUTS" + seas + "\n";
    shore += " " + id;
  }
  for (char c = 'A'; c < 'A' + kSeas; ++c) waters += std::string("WATER ZZ") + c + " ABUTS" + shore + "\n";
  const MapReadResult read = ReadMapText(names + waters + coasts + "RED CAA\nBLUE CAB\n", "test.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  const auto table = ActionTable::Make(*read.map, {});
  EXPECT_EQ(table.status().code(), StatusCode::kLimit) << table.status();
}

}  // namespace
}  // namespace entente
