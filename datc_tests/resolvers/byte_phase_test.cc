// A movement phase in byte rows records what the same phase records without them, at every level of the processor that
// this runs on: on random boards of every shipped map, with illegal, doubled and missing orders, under many rules.
// ENTENTE_SEED chooses other boards.
#include "phase/byte_phase.h"

#include <gtest/gtest.h>

#include <cstring>
#include <span>
#include <vector>

#include "datc_tests/properties/aimed_board.h"
#include "datc_tests/properties/random_board.h"
#include "datc_tests/properties/seed.h"
#include "map_build/builtin.h"
#include "order/test_board.h"

namespace entente {
namespace {

// The default rules, or others of which the byte kernel knows some.
RuleOptions RandomRules(Random& random) {
  RuleOptions rules;
  if (Chance(50, random)) return rules;
  if (Chance(30, random)) rules.adjacent_convoy = AdjacentConvoy::kViaOnly;
  if (Chance(20, random)) rules.convoy_retreat = ConvoyRetreat::kNever;
  if (Chance(20, random)) rules.convoy_back = ConvoyBack::kAllowed;
  if (Chance(20, random)) rules.wrong_move_coast = WrongMoveCoast::kOtherCoast;
  if (Chance(20, random)) rules.missing_coast = MissingCoast::kFails;
  rules.duplicate_order = static_cast<DuplicateOrder>(random.Below(3));
  rules.support_coast = static_cast<SupportCoast>(random.Below(4));
  rules.impossible_orders = static_cast<ImpossibleOrders>(random.Below(2));
  rules.convoying_fleets = static_cast<ConvoyingFleets>(random.Below(2));
  rules.empty_phases = static_cast<EmptyPhases>(random.Below(2));
  return rules;
}

BoardCase RandomBoard(const MapRef& map, Random& random) {
  BoardCase board = RandomMovement(map, {.most_units = Chance(50, random) ? 14 : 70, .illegal_percent = 30}, random);
  if (Chance(40, random)) AttackOccupiedProvince(board, random);
  std::erase_if(board.orders, [&](Order) { return Chance(5, random); });
  for (size_t i = 0; i < board.orders.size(); ++i) {
    if (Chance(3, random)) board.orders.push_back(board.orders[i]);
    if (Chance(3, random)) board.orders[i] = board.orders[i].WithUnknownType();
    if (Chance(3, random)) board.orders[i] = board.orders[i].WithUnknownThirdType();
    if (Chance(3, random)) board.orders[i] = Order::FromBits(board.orders[i].bits() ^ uint64_t{1} << random.Below(64));
  }
  return board;
}

bool IsSame(const OrderResult& a, const OrderResult& b) {
  return a.order == b.order && a.why == b.why && a.implied == b.implied && a.outcome == b.outcome;
}
bool IsSame(const PhaseEvent& a, const PhaseEvent& b) {
  return a.kind == b.kind && a.why == b.why && a.power == b.power && a.unit == b.unit;
}
bool IsSame(const PhaseResult& a, const PhaseResult& b) {
  const auto same = [](const auto& x, const auto& y) { return IsSame(x, y); };
  return std::equal(a.results.begin(), a.results.end(), b.results.begin(), b.results.end(), same) &&
         std::equal(a.events.begin(), a.events.end(), b.events.begin(), b.events.end(), same) && a.after == b.after &&
         a.next == b.next;
}

// A phase at every level of the processor, and without byte rows. The scratches are kept from board to board.
class Levels {
 public:
  explicit Levels(const Map& map) : without_(map, std::nullopt) {
    for (int level = 0; level <= static_cast<int>(HostLevel()); ++level) {
      with_.emplace_back(map, static_cast<ProcessorLevel>(level));
    }
  }

  // The first level that records something else; -1: none.
  int FirstOther(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders) {
    const PhaseResult expected = AdjudicatePhase(position, rules, orders, without_);
    for (size_t level = 0; level < with_.size(); ++level) {
      if (!IsSame(AdjudicatePhase(position, rules, orders, with_[level]), expected)) return static_cast<int>(level);
    }
    return -1;
  }
  int FirstOther(const TestBoard& board, std::span<const Order> orders) {
    return FirstOther(board.view(), RuleOptions(), orders);
  }

 private:
  PhaseScratch without_;
  std::vector<PhaseScratch> with_;
};

class BytePhaseOn : public testing::TestWithParam<std::string_view> {};

TEST_P(BytePhaseOn, RecordsWhatThePhaseRecordsWithoutIt) {
  const MapRef map = BuiltinMap(GetParam()).value();
  Random random(RunSeed());
  Levels levels(*map);
  for (int i = 0; i < 300; ++i) {
    const BoardCase board = RandomBoard(map, random);
    ASSERT_EQ(levels.FirstOther(board.position, RandomRules(random), board.orders), -1)
        << "ENTENTE_SEED=" << RunSeed() << " board " << i << "\n"
        << Show(board);
  }
}

INSTANTIATE_TEST_SUITE_P(ShippedMaps, BytePhaseOn, testing::ValuesIn(BuiltinMapNames()),
                         [](const auto& test) { return std::string(test.param); });

TEST(BytePhase, FitsTheMapsOfTheUsualSize) {
  EXPECT_TRUE(BytePhase::Fits(*BuiltinMap("standard").value()));
  EXPECT_FALSE(BytePhase::Fits(*BuiltinMap("youngstown").value()));
}

TEST(BytePhase, GivesNobodyAnOrder) {
  TestBoard board;
  board.Units("ENGLAND", {"F LON"});
  const Order order = Order::Hold({kNoPower, UnitType::kFleet, 0xff});
  EXPECT_EQ(Levels(board.map()).FirstOther(board, std::vector{order}), -1);
}

// Orders of which a unit has two are read one by one: nothing is left of the board before.
TEST(BytePhase, ForgetsTheBoardBefore) {
  TestBoard board;
  board.Units("ENGLAND", {"F ENG", "A LON"});
  Levels levels(board.map());
  const std::vector by_land = {board.Read("ENGLAND", "A LON - WAL")};
  EXPECT_EQ(levels.FirstOther(board, by_land), -1);
  const Order fleet = board.Read("ENGLAND", "F ENG H");
  const std::vector by_sea = {board.Read("ENGLAND", "A LON - BRE"), fleet, fleet};
  EXPECT_EQ(levels.FirstOther(board, by_sea), -1);
}

// Case 6.F.14: the path is in doubt, so that the wider kernel decides.
TEST(BytePhase, TellsWhatTheWiderKernelDecides) {
  TestBoard board;
  board.Units("ENGLAND", {"F LON", "F WAL"}).Units("FRANCE", {"A BRE", "F ENG"});
  const std::vector orders = {board.Read("ENGLAND", "F LON S F WAL - ENG"), board.Read("ENGLAND", "F WAL - ENG"),
                              board.Read("FRANCE", "A BRE - LON"), board.Read("FRANCE", "F ENG C A BRE - LON")};
  EXPECT_EQ(Levels(board.map()).FirstOther(board, orders), -1);
}

}  // namespace
}  // namespace entente
