// What is ready-made of fleets that hang together, by the lists and counts of boards with them: what the general way lists,
// which knows nothing of it.
#include "legal_orders/ready_convoys.h"

#include "base/random.h"
#include "base/test_repeats.h"
#include "legal_orders/test_listing.h"

namespace entente {
namespace {

// The fleets of a set; one in `one_in` of the other carriers, so that some armies could board several sets; armies on some
// of the coasts.
void PlaceFleets(TestBoard& board, std::span<const ProvinceIndex> fleets, uint32_t one_in, Random& random) {
  const Map& map = board.map();
  const Graph& graph = board.view().graph();
  const auto power = [&] { return static_cast<PowerIndex>(random.Below(static_cast<uint32_t>(map.power_count()))); };
  board.ref().Clear();
  board.ref().SetPhase(map.begin());
  for (int i = 0; i < map.province_count(); ++i) {
    const auto p = static_cast<ProvinceIndex>(i);
    const bool is_of_set = std::ranges::count(fleets, p) > 0;
    if (is_of_set || (graph.IsCarrierProvince(p) && random.Below(one_in) == 0))
      board.ref().PlaceUnit({power(), UnitType::kFleet, p});
    else if (graph.MayStand(UnitType::kArmy, p) && random.Below(2) == 0)
      board.ref().PlaceUnit({power(), UnitType::kArmy, p});
  }
}

// The lists, the number of orders of each unit and those of all.
void ExpectSameLists(const TestBoard& board, const RuleOptions& rules, LegalOrderLister& quick,
                     LegalOrderLister& general) {
  // Where no power is a dummy the rule forbids nothing, but the board does not count as plain.
  RuleOptions general_rules = rules;
  general_rules.dummy_moves = DummyMoves::kForbidden;
  quick.SetPosition(board.view(), rules);
  general.SetPosition(board.view(), general_rules);
  ASSERT_EQ(CountsOf(quick, board.map()), CountsOf(general, board.map()));
  ASSERT_EQ(ListOfPower(quick), ListOfPower(general));
  quick.SetPosition(board.view(), rules);  // nothing is known from the list
  board.view().ForEachUnit([&](const Unit& unit) {
    const ProvinceIndex at = board.map().ProvinceOf(unit.location);
    EXPECT_EQ(quick.CountUnit(at), general.CountUnit(at)) << board.Text(Order::Hold(unit));
  });
}

using NameAndPhase = std::pair<const char*, const char*>;
class ReadyConvoysOfMap : public testing::TestWithParam<NameAndPhase> {};
TEST_P(ReadyConvoysOfMap, AreWhatTheGeneralWayFinds) {
  TestBoard board(GetParam().first, GetParam().second);
  LegalOrderLister general(board.map());
  std::vector<LegalOrderLister> quick;
  const auto tables = std::make_shared<const OrderTables>(board.map());
  for (const ProcessorLevel level : {ProcessorLevel::kBaseline, HostLevel()})
    quick.emplace_back(board.map(), tables, level);
  std::vector<RuleOptions> rules(3);
  rules[1].convoying_fleets = ConvoyingFleets::kOnCoasts;
  rules[2].convoy_back = ConvoyBack::kAllowed;
  const CarrierSets& sets = tables->stages[0].convoys.sets();
  ASSERT_GT(sets.count(), 0u);
  for (size_t set = 0; set <= sets.count(); ++set)
    EXPECT_EQ(tables->stages[0].convoys.Has(static_cast<uint16_t>(set)), set != CarrierSets::kNoSet);
  Random random(7);
  const size_t boards = Repeats(size_t{160});
  for (size_t i = 0; i < boards; ++i) {
    const auto set = static_cast<uint16_t>(1 + i * sets.count() / boards);
    PlaceFleets(board, sets.MembersOf(set), i % 2 == 0 ? 64 : 4, random);
    const RuleOptions& by = rules[random.Below(4) < 2 ? 0 : 1 + random.Below(2)];
    for (LegalOrderLister& lister : quick) ExpectSameLists(board, by, lister, general);
  }
}
INSTANTIATE_TEST_SUITE_P(Maps, ReadyConvoysOfMap,
                         testing::Values(NameAndPhase("standard", "S1901M"), NameAndPhase("modern", "S1995M"),
                                         NameAndPhase("hundred", "A1425M")));

}  // namespace
}  // namespace entente
