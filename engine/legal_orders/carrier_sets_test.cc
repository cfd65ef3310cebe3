#include "legal_orders/carrier_sets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "board/test_board.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

// The number that the carriers come to, each added after those before it.
uint16_t NumberOf(const CarrierSets& sets, const std::vector<ProvinceIndex>& carriers) {
  uint16_t set = sets.nothing();
  for (const ProvinceIndex carrier : carriers) set = sets.With(set, carrier);
  return set;
}

// Every set hangs together, no two are the same, and it has its number in whatever sequence its carriers come, as long as
// each is linked to one before it.
class CarrierSetsOfMap : public testing::TestWithParam<const char*> {};
TEST_P(CarrierSetsOfMap, HaveOneNumberEach) {
  const MapRef map = BuiltinMap(GetParam()).value();
  const Graph& graph = map->stage(0).graph();
  const CarrierSets sets(*map, graph);
  ASSERT_GT(sets.count(), 0u);
  EXPECT_LE(sets.count(), CarrierSets::kMostSets);
  std::set<std::vector<ProvinceIndex>> seen;
  for (size_t s = 1; s <= sets.count(); ++s) {
    const auto members = sets.MembersOf(static_cast<uint16_t>(s));
    std::vector<ProvinceIndex> sequence(members.begin(), members.end());
    EXPECT_TRUE(std::ranges::is_sorted(sequence));
    EXPECT_TRUE(seen.insert(sequence).second);
    int ways = 0;
    do {
      bool hangs_together = true;
      for (size_t i = 1; i < sequence.size(); ++i) {
        hangs_together =
            hangs_together && std::any_of(sequence.begin(), sequence.begin() + int(i),
                                          [&](ProvinceIndex m) { return TestBit(graph.CarrierLinks(m), sequence[i]); });
      }
      if (!hangs_together) continue;
      ++ways;
      EXPECT_EQ(NumberOf(sets, sequence), s);
    } while (std::ranges::next_permutation(sequence).found);
    EXPECT_GT(ways, 0);
  }
}
INSTANTIATE_TEST_SUITE_P(Maps, CarrierSetsOfMap,
                         testing::Values("standard", "youngstown", "modern", "hundred", "1900"));

// 19 seas, 21 pairs of them, 31 threes, 52 fours.
TEST(CarrierSets, AreAllOfFewCarriers) {
  const MapRef map = BuiltinMap("standard").value();
  const Graph& graph = map->stage(0).graph();
  EXPECT_EQ(CarrierSets(*map, graph).count(), 19u + 21 + 31 + 52);
  EXPECT_EQ(CarrierSets(*map, graph, 122).count(), 19u + 21 + 31);
  EXPECT_EQ(CarrierSets(*map, graph, 18).count(), 0u);
  const CarrierSets none(*map);
  EXPECT_EQ(none.count(), 0u);
  for (int p = 0; p < map->province_count(); ++p)
    EXPECT_EQ(none.With(none.nothing(), static_cast<ProvinceIndex>(p)), CarrierSets::kNoSet);
}

TEST(CarrierSets, HaveNoNumberOfMoreOrOfOthers) {
  const TestBoard board;
  const CarrierSets sets(board.map(), board.view().graph());
  const auto at = [&](const char* id) { return board.At(id); };
  EXPECT_NE(NumberOf(sets, {at("NTH"), at("ENG"), at("IRI"), at("MAO")}), CarrierSets::kNoSet);
  EXPECT_EQ(NumberOf(sets, {at("NTH"), at("ENG"), at("IRI"), at("MAO"), at("WES")}), CarrierSets::kNoSet);  // five
  EXPECT_EQ(NumberOf(sets, {at("NTH"), at("BLA")}), CarrierSets::kNoSet);                                   // far apart
  EXPECT_EQ(NumberOf(sets, {at("LON")}), CarrierSets::kNoSet);                                              // no sea
}

}  // namespace
}  // namespace entente
