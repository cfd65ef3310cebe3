// Expects that CenterTurn and Advance begin an adjustments phase with the same result, at every level of the host
// processor.
#include "fast/center_turn.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "fast/fast_forms.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "phase/advance.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

// The first phase of the flow that an adjustments phase follows.
Phase BeforeAdjustments(const Map& map) {
  Phase phase = map.begin();
  while (map.TypeOf(map.NextPhase(phase)) != PhaseType::kAdjustments) phase = map.NextPhase(phase);
  return phase;
}

// Removes all units and all owners.
void ClearBoard(PositionRef board) {
  for (int p = 0; p < board.map().province_count(); ++p) {
    if (board.HasUnit(static_cast<ProvinceIndex>(p))) board.RemoveUnit(static_cast<ProvinceIndex>(p));
  }
  for (int c = 0; c < board.map().center_count(); ++c) board.SetOwner(static_cast<CenterIndex>(c), kNoPower);
}

// The start position, where nothing is due, after a few changes; one position in twenty is almost empty.
Position RandomPosition(const Map& map, Random& random) {
  Position position(map);
  PositionRef board = position.ref();
  board.SetStart();
  board.SetPhase(BeforeAdjustments(map));
  if (random.Below(20) == 0) ClearBoard(board);
  const auto any_power = [&] {
    return static_cast<PowerIndex>(random.Below(static_cast<uint32_t>(map.power_count())));
  };
  const auto any_center = [&] {
    return static_cast<CenterIndex>(random.Below(static_cast<uint32_t>(map.center_count())));
  };
  for (uint32_t changes = random.Below(6); changes > 0; --changes) {
    const auto province = static_cast<ProvinceIndex>(random.Below(static_cast<uint32_t>(map.province_count())));
    if (board.HasUnit(province)) board.RemoveUnit(province);
    if (random.Below(2) == 0) board.PlaceUnit({any_power(), UnitType::kArmy, province});
    if (random.Below(3) == 0) board.SetOwner(any_center(), any_power());
    if (random.Below(10) != 0) continue;
    const PowerIndex winner = any_power();
    for (const ProvinceIndex center : map.centers()) {
      if (random.Below(5) > 1) board.SetOwner(map.CenterOf(center), winner);
      if (board.HasUnit(center)) board.RemoveUnit(center);
    }
  }
  return position;
}

struct Ending {
  Position position;
  size_t events;
};

Ending AdvanceBy(FastForms* fast, const Position& before, const RuleOptions& rules = {}) {
  PhaseRecord record(before.view().map());
  record.Begin(0);
  Position position(before.view());
  Advance(position.ref(), rules, record, fast).ToNextPhase();
  return {position, record.events().size()};
}

class CenterTurnOn : public testing::TestWithParam<std::string_view> {};

TEST_P(CenterTurnOn, EndsWhereTheGeneralWayDoes) {
  const MapRef map = BuiltinMap(GetParam()).value();
  Random random(1);
  int due = 0, over = 0;
  for (int level = 0; level <= static_cast<int>(HostLevel()); ++level) {
    const auto fast = MakeFastForms(*map, static_cast<ProcessorLevel>(level));
    for (int i = 0; i < 300; ++i) {
      const Position before = RandomPosition(*map, random);
      const Ending general = AdvanceBy(nullptr, before), quick = AdvanceBy(fast.get(), before);
      EXPECT_EQ(quick.position.view(), general.position.view()) << "level " << level << ", board " << i;
      EXPECT_EQ(quick.events, general.events);
      due += general.position.view().phase_type() == PhaseType::kAdjustments ? 1 : 0;
      over += general.position.view().is_over() ? 1 : 0;
    }
  }
  if (GetParam() != "standard") return;
  EXPECT_GT(due, 300);
  EXPECT_LT(due, 900) << "where nothing is due the phase is skipped";
  EXPECT_GT(over, 5);
}

INSTANTIATE_TEST_SUITE_P(ShippedMaps, CenterTurnOn, testing::ValuesIn(BuiltinMapNames()),
                         [](const auto& test) { return std::string(test.param); });

// CenterTurn refuses rules that change who owns, wins or builds.
TEST_P(CenterTurnOn, EndsThereUnderEveryValueOfEveryOption) {
  const MapRef map = BuiltinMap(GetParam()).value();
  const auto fast = MakeFastForms(*map);
  Random random(2);
  for (const RuleOption& option : AllRuleOptions()) {
    for (size_t value = 0; value < option.values.size(); ++value) {
      RuleOptions rules;
      option.set(rules, static_cast<uint8_t>(value));
      if (!CheckRuleValues(rules).ok() || !CheckRulesFit(*map, rules).ok()) continue;
      for (int i = 0; i < 40; ++i) {
        const Position before = RandomPosition(*map, random);
        const Ending general = AdvanceBy(nullptr, before, rules), quick = AdvanceBy(fast.get(), before, rules);
        ASSERT_EQ(quick.position.view(), general.position.view()) << FormatRules(rules) << ", board " << i;
        ASSERT_EQ(quick.events, general.events) << FormatRules(rules);
      }
    }
  }
}

TEST(CenterTurn, KnowsTheUsualMapsAndRules) {
  if (HostLevel() == ProcessorLevel::kBaseline) GTEST_SKIP() << "needs byte shuffles";
  const MapRef map = BuiltinMap("standard").value();
  CenterTurn centers(*map, HostLevel());
  EXPECT_TRUE(centers.Knows({}));
  EXPECT_FALSE(centers.Knows({.build_sites = BuildSites::kAnyOwned}));
  EXPECT_FALSE(centers.Knows({.no_owners = NoOwners::kHomes}));
  EXPECT_FALSE(centers.Knows({.vassals = Vassals::kByHomes}));
  EXPECT_FALSE(centers.Knows({.torn_allegiance = TornAllegiance::kDestroyed}));
  EXPECT_FALSE(centers.Knows({.victory_by = VictoryBy::kLastUnit}));
  EXPECT_FALSE(centers.Knows({.garrison = Garrison::kAllowed}));
  EXPECT_TRUE(centers.Knows({}));
  EXPECT_FALSE(CenterTurn(*map, ProcessorLevel::kBaseline).Knows({}));
}

MapRef ReadMap(const std::string& text) {
  const MapReadResult read = ReadMapText(text, "test.map", WithShippedMaps(nullptr));
  EXPECT_TRUE(read.ok()) << read.ToStatus();
  return read.map;
}

TEST(CenterTurn, LeavesMapsOnWhichPowersHaveMoreUnitsThanCenters) {
  for (const char* line : {"RESERVES 1", "MILITIA 1"}) {
    const MapRef map = ReadMap("USE standard\nFRANCE\n" + std::string(line) + "\n");
    EXPECT_FALSE(CenterTurn(*map, HostLevel()).Knows({})) << line;
  }
}

// A ring of provinces that are all centers.
MapRef RingOfCenters(int count) {
  const auto id = [&](int i) {
    i %= count;
    return std::string{static_cast<char>('a' + i / 26), static_cast<char>('a' + i % 26), 'x'};
  };
  std::string text = "RED " + id(0) + "\nBLUE " + id(1) + "\nUNOWNED";
  for (int i = 2; i < count; ++i) text += " " + id(i);
  text += "\n";
  for (int i = 0; i < count; ++i) {
    text +=
        "Place " + id(i) + " = " + id(i) + "\nLAND " + id(i) + " ABUTS " + id(i + 1) + " " + id(i + count - 1) + "\n";
  }
  return ReadMap(text);
}

TEST(CenterTurn, LeavesMapsWithMoreCentersThanARowHolds) {
  if (HostLevel() == ProcessorLevel::kBaseline) GTEST_SKIP() << "needs byte shuffles";
  Random random(3);
  for (const int count : {ByteCenters::kMost, ByteCenters::kMost + 1}) {
    const MapRef map = RingOfCenters(count);
    CenterTurn centers(*map, HostLevel());
    const auto fast = MakeFastForms(*map);
    EXPECT_EQ(centers.Knows({}), count == ByteCenters::kMost);
    for (int i = 0; i < 50; ++i) {
      const Position before = RandomPosition(*map, random);
      EXPECT_EQ(AdvanceBy(fast.get(), before).position.view(), AdvanceBy(nullptr, before).position.view());
    }
  }
}

TEST(CenterTurn, OfTwoWithEnoughCentersNobodyWins) {
  const MapRef map = ReadMap("USE standard\nVICTORY 17\n");
  const auto fast = MakeFastForms(*map);
  for (const int second : {17, 16}) {
    Position before(*map);
    before.ref().SetPhase(BeforeAdjustments(*map));
    for (int c = 0; c < 17 + second; ++c) {
      const auto power = static_cast<PowerIndex>(c < 17 ? 2 : 5);
      before.ref().SetOwner(static_cast<CenterIndex>(c), power);
      before.ref().PlaceUnit({power, UnitType::kArmy, map->CenterProvince(static_cast<CenterIndex>(c))});
    }
    const Ending general = AdvanceBy(nullptr, before), quick = AdvanceBy(fast.get(), before);
    EXPECT_EQ(quick.position.view(), general.position.view());
    EXPECT_EQ(quick.position.view().is_over(), second == 16);
    EXPECT_EQ(quick.position.view().phase_type() == PhaseType::kAdjustments, second == 16) << "where nothing is due";
  }
}

}  // namespace
}  // namespace entente
