// Extras, which only some maps have: homes, claims, tokens, hidden builds, control turns.
#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "position/position.h"

namespace entente {
namespace {

constexpr std::string_view kPlaces =
    "aaa = aaa\nbbb = bbb\nccc = ccc\nLAND aaa ABUTS bbb ccc\nLAND bbb ABUTS aaa ccc\nLAND ccc ABUTS aaa bbb\n";

class ExtrasTest : public testing::Test {
 protected:
  ExtrasTest() { Use("RED ~aaa &SC\nOWNS AAA SC! SC!\nBLUE bbb\nOWNS BBB SC?\nGREEN\nDUMMY\nCONTROL RED BLUE\n"); }
  void Use(std::string_view powers) {
    map_ = ReadMapText(std::string(kPlaces) + std::string(powers) + "UNOWNED ccc\n", "test.map", nullptr).map;
    ASSERT_NE(map_, nullptr);
    position_ = std::make_unique<Position>(*map_);
  }
  PowerIndex Power(std::string_view name) const { return map_->FindPower(name).value(); }
  PositionRef ref() { return position_->ref(); }
  PositionView view() const { return position_->view(); }
  std::string Fault() const {
    const Status status = CheckPositionBlock(*map_, view().block());
    return status.ok() ? "" : std::string(status.message());
  }

  MapRef map_;
  std::unique_ptr<Position> position_;
};

TEST_F(ExtrasTest, OrdinaryMapsHaveNone) {
  const MapRef standard = BuiltinMap("standard").value();
  Position position(*standard);
  EXPECT_FALSE(position.view().has_extras());
  EXPECT_EQ(PositionSize(*standard), 448u);
  const Position before(position.view());
  position.ref().SetClaimsLeft(0, 1);
  position.ref().SetSeizingBuildsLeft(0, 1);
  position.ref().SetGuestBuildsLeft(0, 1);
  position.ref().SetControlTurn(0, 1);
  position.ref().AddHome(0, 5);
  position.ref().SetHidden(5);
  EXPECT_TRUE(position.view() == before.view());
  EXPECT_EQ(position.view().ClaimsLeft(0), 0);
  EXPECT_EQ(position.view().HiddenRow(), nullptr);
  EXPECT_EQ(position.view().Homes(0), standard->stage(0).Homes(0));
}

TEST_F(ExtrasTest, AMapHasRoomForWhatItNeedsOnly) {
  const auto extra = [&](std::string_view powers) {
    Use(powers);
    Use(std::string(powers) + "GREEN\n");  // every map has three powers
    return PositionSize(*map_);
  };
  const size_t none = extra("RED aaa\nBLUE bbb\n");
  EXPECT_EQ(extra("RED aaa &SC\nBLUE bbb\n"), none + 3 * 8 + 8);
  EXPECT_EQ(extra("RED aaa\nOWNS SC?\nBLUE bbb\n"), none + 16);
  EXPECT_EQ(extra("RED ~aaa\nBLUE bbb\n"), none + 8);
  EXPECT_EQ(extra("RED aaa\nDUMMY\nCONTROL BLUE\nBLUE bbb\n"), none + 8);
}

TEST_F(ExtrasTest, AnEmptyBoardHasTheClaimsTokensAndHomesOfTheStart) {
  for (const bool start : {false, true}) {
    start ? ref().SetStart() : ref().Clear();
    EXPECT_EQ(view().ClaimsLeft(Power("RED")), 1);
    EXPECT_EQ(view().SeizingBuildsLeft(Power("RED")), 2);
    EXPECT_EQ(view().GuestBuildsLeft(Power("BLUE")), 1);
    EXPECT_TRUE(TestBit(view().Homes(Power("BLUE")), map_->FindPlace("BBB").value()));
    EXPECT_EQ(Fault(), "");
  }
}

TEST_F(ExtrasTest, EverythingCountsInTheHash) {
  uint64_t last = view().Hash();
  const auto changes = [&] {
    const uint64_t now = view().Hash();
    const bool other = now != last;
    last = now;
    return other;
  };
  ref().SetClaimsLeft(Power("RED"), 0);
  EXPECT_TRUE(changes());
  ref().SetGuestBuildsLeft(Power("BLUE"), 0);
  EXPECT_TRUE(changes());
  ref().SetControlTurn(Power("GREEN"), 1);
  EXPECT_TRUE(changes());
  ref().AddHome(Power("GREEN"), map_->FindPlace("CCC").value());
  EXPECT_TRUE(changes());
  EXPECT_EQ(Fault(), "");
}

TEST_F(ExtrasTest, AHiddenBuildGoesWithItsUnit) {
  const ProvinceIndex province = map_->FindPlace("AAA").value();
  ref().PlaceUnit({Power("RED"), UnitType::kArmy, province});
  ref().SetHidden(province);
  EXPECT_EQ(Fault(), "");
  ref().RemoveUnit(province);
  EXPECT_FALSE(TestBit(view().HiddenRow(), province));
}

TEST_F(ExtrasTest, NumbersThatThePositionCannotHaveAreFound) {
  ref().SetClaimsLeft(Power("RED"), 2);
  EXPECT_EQ(Fault(), "the number of claims of Red in the position is out of range");
  ref().Clear();
  ref().SetSeizingBuildsLeft(Power("BLUE"), 1);
  EXPECT_EQ(Fault(), "the number of SC! builds of Blue in the position is out of range");
  ref().Clear();
  ref().SetGuestBuildsLeft(Power("BLUE"), 2);
  EXPECT_EQ(Fault(), "the number of SC? builds of Blue in the position is out of range");
  ref().Clear();
  ref().SetControlTurn(Power("GREEN"), 2);
  EXPECT_EQ(Fault(), "the control turn of Green in the position is out of range");
  ref().Clear();
  ref().SetControlTurn(Power("RED"), 1);  // RED has no controllers
  EXPECT_EQ(Fault(), "the control turn of Red in the position is out of range");
  ref().Clear();
  ref().SetHidden(map_->FindPlace("AAA").value());
  EXPECT_EQ(Fault(), "a hidden build of the position has no unit");
}

TEST_F(ExtrasTest, AHomeThatIsNoCenterIsFound) {
  Use("RED aaa &SC\nBLUE bbb\nBLUE -bbb\n");
  ref().AddHome(Power("RED"), 5);  // not a province of the map
  EXPECT_EQ(Fault(), "a home of Red in the position is out of range");
}

TEST_F(ExtrasTest, UnusedBytesAreZero) {
  std::vector<uint64_t> block(view().size() / 8);
  std::memcpy(block.data(), view().block(), view().size());
  block.back() |= uint64_t{1} << 56;  // after the control turns
  EXPECT_EQ(CheckPositionBlock(*map_, block.data()).message(), "unused bytes of the position are not zero");
}

}  // namespace
}  // namespace entente
