// Maps whose units just fit, or just do not fit, one of the resolver's tables.
#include <gtest/gtest.h>

#include <optional>

#include "map_language/read_map_text.h"
#include "movement/movement_resolver.h"
#include "position/position.h"

namespace entente {
namespace {

// A ring of inland provinces, each adjacent to its two neighbors.
MapRef RingMap(int provinces) {
  const auto id = [&](int p) {
    p = (p + provinces) % provinces;
    return std::string{"QX"[p / 676], static_cast<char>('A' + p / 26 % 26), static_cast<char>('A' + p % 26)};
  };
  std::string text = "RED\nBLU\n";
  for (int p = 0; p < provinces; ++p) text += "Place " + id(p) + " = " + id(p) + "\n";
  for (int p = 0; p < provinces; ++p) text += "LAND " + id(p) + " ABUTS " + id(p - 1) + " " + id(p + 1) + "\n";
  return ReadMapText(text, "ring.map", nullptr).map;
}

class TableSize : public testing::TestWithParam<int> {
 protected:
  Unit Army(int p) const { return {static_cast<PowerIndex>(p % 2), UnitType::kArmy, static_cast<LocationIndex>(p)}; }
  Order Step(int p) const { return Order::Move(Army(p), static_cast<LocationIndex>((p + 1) % GetParam())); }

  void SetUp() override {
    map_ = RingMap(GetParam());
    ASSERT_NE(map_, nullptr);
    position_.emplace(*map_);
    for (int p = 0; p < GetParam(); ++p) position_->ref().PlaceUnit(Army(p));
    scratch_.emplace(*map_);
  }

  MapRef map_;
  std::optional<Position> position_;
  std::optional<MovementScratch> scratch_;
};

TEST_P(TableSize, AFullBoardMovesOnByOne) {
  std::vector<Order> orders;
  for (int p = 0; p < GetParam(); ++p) orders.push_back(Step(p));
  const MovementResult result = ResolveMovement(*position_, RuleOptions{}, orders, *scratch_);
  ASSERT_EQ(result.units.size(), static_cast<size_t>(GetParam()));
  for (const UnitOutcome& unit : result.units) {
    EXPECT_EQ(unit.outcome.reason, Reason::kNone) << unit.unit.location;
    EXPECT_EQ(unit.moved_to, (unit.unit.location + 1) % GetParam());
  }
}

TEST_P(TableSize, OneThatStaysStopsAFullBoard) {
  std::vector<Order> orders;
  for (int p = 0; p + 1 < GetParam(); ++p) orders.push_back(Step(p));
  const MovementResult result = ResolveMovement(*position_, RuleOptions{}, orders, *scratch_);
  for (const UnitOutcome& unit : result.units) {
    const bool stays = unit.unit.location + 1 == GetParam();
    EXPECT_EQ(unit.outcome.reason, stays ? Reason::kNone : Reason::kBounced) << unit.unit.location;
    EXPECT_EQ(unit.moved_to, kNoLocation);
  }
}

TEST_P(TableSize, AFewUnitsOfALargeMapMoveOnByOne) {
  Position few(*map_);
  std::vector<Order> orders;
  for (int p = GetParam() - 3; p < GetParam(); ++p) {
    few.ref().PlaceUnit(Army(p));
    orders.push_back(Step(p));
  }
  const MovementResult result = ResolveMovement(few, RuleOptions{}, orders, *scratch_);
  ASSERT_EQ(result.units.size(), 3u);
  for (const UnitOutcome& unit : result.units) {
    EXPECT_EQ(unit.moved_to, (unit.unit.location + 1) % GetParam());
  }
}

INSTANTIATE_TEST_SUITE_P(Provinces, TableSize,
                         testing::Values(61, 62, 63, 64, 65, 125, 126, 127, 128, 255, 256, 257, 512, 1024),
                         [](const auto& size) { return std::to_string(size.param); });

}  // namespace
}  // namespace entente
