// A movement phase in byte rows records what the same phase records without them, at every level of the processor that
// this runs on: on random boards of every shipped map, with illegal, doubled and missing orders, under many rules.
// ENTENTE_SEED chooses other boards.
#include "phase/byte_phase.h"

#include <gtest/gtest.h>

#include <cstring>

#include "datc_tests/properties/aimed_board.h"
#include "datc_tests/properties/random_board.h"
#include "datc_tests/properties/seed.h"
#include "map_build/builtin.h"

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

class BytePhaseOn : public testing::TestWithParam<std::string_view> {};

TEST_P(BytePhaseOn, RecordsWhatThePhaseRecordsWithoutIt) {
  const MapRef map = BuiltinMap(GetParam()).value();
  Random random(RunSeed());
  PhaseScratch without(*map, std::nullopt);
  std::vector<PhaseScratch> with;
  for (int level = 0; level <= static_cast<int>(HostLevel()); ++level) {
    with.emplace_back(*map, static_cast<ProcessorLevel>(level));
  }
  for (int i = 0; i < 300; ++i) {
    const BoardCase board = RandomBoard(map, random);
    const RuleOptions rules = RandomRules(random);
    const PhaseResult expected = AdjudicatePhase(board.position, rules, board.orders, without);
    for (PhaseScratch& scratch : with) {
      ASSERT_TRUE(IsSame(AdjudicatePhase(board.position, rules, board.orders, scratch), expected))
          << "ENTENTE_SEED=" << RunSeed() << " board " << i << " level " << &scratch - with.data() << "\n"
          << Show(board);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(ShippedMaps, BytePhaseOn, testing::ValuesIn(BuiltinMapNames()),
                         [](const auto& test) { return std::string(test.param); });

TEST(BytePhase, FitsTheMapsOfTheUsualSize) {
  EXPECT_TRUE(BytePhase::Fits(*BuiltinMap("standard").value()));
  EXPECT_FALSE(BytePhase::Fits(*BuiltinMap("youngstown").value()));
}

}  // namespace
}  // namespace entente
