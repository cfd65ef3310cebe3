#include "order/board_view.h"

#include "base/random.h"
#include "order/test_board.h"
#include "order/test_one_way_map.h"
#include "order/test_routes.h"

namespace entente {
namespace {

// Whether the fleet can be reached from where an army boards, and where it lands from the fleet.
bool LeadsThrough(const Graph& graph, const ProvinceSet& fleets, ProvinceIndex carrier, const ConvoyLegs& legs) {
  if (!fleets.Test(carrier)) return false;
  ProvinceSet here = NoProvinces(graph.province_words());
  SetBit(here.words, carrier);
  return CanConvoy(graph, fleets.words, {legs.from, legs.to, legs.boarding, here.words}) &&
         CanConvoy(graph, fleets.words, {legs.from, legs.to, here.words, legs.landing});
}

// A board is asked many times, and groups its fleets after some questions.
TEST(OneWayLinks, AreNotTakenTheOtherWay) {
  int one_way = 0, reached = 0;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    constexpr int kRows = 4, kColumns = 20, kCoasts = kRows * kColumns;
    TestBoard board(OneWayMap(kRows, kColumns, random), "S1901M");
    RuleOptions rules;
    rules.convoying_fleets = ConvoyingFleets::kOnCoasts;
    const Graph& graph = board.view().stage().graph(rules);
    one_way += !graph.LinksLeadBothWays();
    ProvinceSet fleets = NoProvinces(graph.province_words());
    for (int i = 0; i < kCoasts; ++i) {
      if (random.Below(100) >= 60) continue;
      board.ref().PlaceUnit({0, UnitType::kFleet, board.At(OneWayMapId('S', i))});
      SetBit(fleets.words, board.At(OneWayMapId('S', i)));
    }
    const BoardView view(board.view(), rules);
    for (int question = 0; question < 1500; ++question) {
      const auto any = [&](char first) {
        return static_cast<ProvinceIndex>(board.At(OneWayMapId(first, static_cast<int>(random.Below(kCoasts)))));
      };
      const ProvinceIndex from = any('C'), to = any('C'), except = random.Below(2) == 0 ? kNoProvince : any('S');
      if (from == to) continue;
      ProvinceSet others = fleets;
      if (except != kNoProvince) ClearBit(others.words, except);
      const ConvoyLegs legs = LegsBetween(graph, from, to);
      const bool can = CanConvoy(graph, others.words, legs);
      ASSERT_EQ(view.CouldConvoy(UnitType::kArmy, from, to, except), can) << seed << " " << question;
      reached += can;
      const ProvinceIndex carrier = any('S');
      ASSERT_EQ(view.IsOnAnyWay(UnitType::kArmy, carrier, from, to), LeadsThrough(graph, fleets, carrier, legs))
          << seed << " " << question;
      ASSERT_EQ(view.IsOnRoute(UnitType::kArmy, carrier, from, to), IsOnRoute(graph, fleets.words, carrier, legs))
          << seed << " " << question;
    }
  }
  EXPECT_EQ(one_way, 20);
  EXPECT_GT(reached, 1000);
}

// Too many to try their chains: then who is on any way counts as on a route.
TEST(OneWayLinks, LeadThroughSomeOfManyFleetsAlone) {
  int tangled = 0, large = 0, through = 0, past = 0;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    Random random(seed);
    const int rows = seed % 2 == 0 ? 4 : 7, columns = seed % 2 == 0 ? 20 : 9, coasts = rows * columns;
    TestBoard board(OneWayMap(rows, columns, random), "S1901M");
    RuleOptions rules;
    rules.convoying_fleets = ConvoyingFleets::kOnCoasts;
    const Graph& graph = board.view().stage().graph(rules);
    ProvinceSet fleets = NoProvinces(graph.province_words());
    for (int i = 0; i < coasts; ++i) {
      board.ref().PlaceUnit({0, UnitType::kFleet, board.At(OneWayMapId('S', i))});
      SetBit(fleets.words, board.At(OneWayMapId('S', i)));
    }
    CarrierGroups groups;
    groups.Find(graph, fleets.words);
    ASSERT_EQ(groups.count(), 1);
    (groups.IsSmall(0) ? tangled : large) += 1;
    if (groups.IsSmall(0)) {
      ASSERT_TRUE(AreTangled(graph, groups.LeadsTo(0), groups.AllOf(0))) << seed;
    }
    const BoardView view(board.view(), rules);
    for (int question = 0; question < 500; ++question) {
      const auto any = [&](char first) {
        const auto number = static_cast<int>(random.Below(static_cast<uint32_t>(coasts)));
        return static_cast<ProvinceIndex>(board.At(OneWayMapId(first, number)));
      };
      const ProvinceIndex from = any('C'), to = any('C'), carrier = any('S');
      if (from == to) continue;
      const bool leads = LeadsThrough(graph, fleets, carrier, LegsBetween(graph, from, to));
      ASSERT_EQ(view.IsOnRoute(UnitType::kArmy, carrier, from, to), leads) << seed << " " << question;
      (leads ? through : past) += 1;
    }
  }
  EXPECT_EQ(tangled, 5);
  EXPECT_EQ(large, 5);
  EXPECT_GT(through, 100);
  EXPECT_GT(past, 50);
}

// Of few fleets, tried in every set.
TEST(OneWayLinks, MakeTheRoutesOfWhichNoFleetCouldBeLeftOut) {
  int needed = 0, not_needed = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Random random(seed);
    constexpr int kRows = 3, kColumns = 4, kCoasts = kRows * kColumns;
    TestBoard board(OneWayMap(kRows, kColumns, random), "S1901M");
    RuleOptions rules;
    rules.convoying_fleets = ConvoyingFleets::kOnCoasts;
    const Graph& graph = board.view().stage().graph(rules);
    std::vector<ProvinceIndex> fleets;
    for (int i = 0; i < kCoasts; ++i) {
      if (random.Below(100) >= 75) continue;
      fleets.push_back(static_cast<ProvinceIndex>(board.At(OneWayMapId('S', i))));
      board.ref().PlaceUnit({0, UnitType::kFleet, fleets.back()});
    }
    const BoardView view(board.view(), rules);
    for (int move = 0; move < 12; ++move) {
      const auto any = [&] {
        return static_cast<ProvinceIndex>(board.At(OneWayMapId('C', static_cast<int>(random.Below(kCoasts)))));
      };
      const ProvinceIndex from = any(), to = any();
      if (from == to) continue;
      const ProvinceSet wanted = OnSomeRoute(graph, fleets, LegsBetween(graph, from, to));
      for (const ProvinceIndex carrier : fleets) {
        ASSERT_EQ(view.IsOnRoute(UnitType::kArmy, carrier, from, to), wanted.Test(carrier))
            << seed << " " << board.Text(from) << " " << board.Text(to) << " " << board.Text(carrier);
        (wanted.Test(carrier) ? needed : not_needed) += 1;
      }
    }
  }
  EXPECT_GT(needed, 500);
  EXPECT_GT(not_needed, 500);
}

}  // namespace
}  // namespace entente
