#include "position/position.h"

#include <gtest/gtest.h>

#include "map_build/builtin.h"

namespace entente {
namespace {

class PositionTest : public testing::Test {
 protected:
  LocationIndex At(std::string_view place) const { return map_->FindPlace(Map::PlaceKey(place)).value(); }
  PowerIndex Power(std::string_view name) const { return map_->FindPower(name).value(); }

  MapRef map_ = BuiltinMap("standard").value();
};

TEST_F(PositionTest, StandardFitsIn512Bytes) { EXPECT_LE(PositionSize(*map_), 512u); }

TEST_F(PositionTest, StartPositionHasTheMapsUnitsAndOwners) {
  Position position(*map_);
  position.ref().SetStart();
  const PositionView view = position;
  EXPECT_EQ(view.unit_count(), 22);
  EXPECT_EQ(view.UnitAt(At("STP")), (Unit{Power("RUSSIA"), UnitType::kFleet, At("STP/SC")}));
  EXPECT_EQ(view.CenterCountOf(Power("RUSSIA")), 4);
  EXPECT_EQ(view.OwnerOf(map_->CenterOf(At("BEL"))), kNoPower);
  EXPECT_EQ(map_->PhaseName(view.phase()), "S1901M");
  EXPECT_TRUE(CheckPositionBlock(*map_, view.block()).ok());
}

TEST_F(PositionTest, EqualPositionsHaveEqualBytesWhateverTheSequence) {
  const Unit a{Power("FRANCE"), UnitType::kArmy, At("PAR")}, b{Power("TURKEY"), UnitType::kFleet, At("BLA")};
  Position first(*map_), second(*map_);
  first.ref().PlaceUnit(a);
  first.ref().PlaceUnit(b);
  second.ref().PlaceUnit(b);
  second.ref().PlaceUnit({Power("ITALY"), UnitType::kArmy, At("ROM")});
  second.ref().PlaceUnit(a);
  EXPECT_FALSE(first.view() == second.view());
  second.ref().RemoveUnit(At("ROM"));
  EXPECT_TRUE(first.view() == second.view());
  EXPECT_EQ(first.view().Hash(), second.view().Hash());
}

TEST_F(PositionTest, HashOfTheStartIsTheSameEverywhere) {
  Position position(*map_);
  position.ref().SetStart();
  const uint64_t hash = position.view().Hash();
  position.ref().SetOwner(0, kNoPower);
  EXPECT_NE(position.view().Hash(), hash);
}

TEST_F(PositionTest, DislodgedUnitsStayAscending) {
  Position position(*map_);
  PositionRef ref = position.ref();
  for (std::string_view place : {"VIE", "BUD", "GAL", "TRI"}) {
    ASSERT_NE(ref.AddDislodged({Power("AUSTRIA"), UnitType::kArmy, At(place)}), nullptr);
  }
  ASSERT_EQ(ref.dislodged_count(), 4);
  EXPECT_EQ(ref.Dislodged(0).unit.location, At("BUD"));
  EXPECT_EQ(ref.Dislodged(3).unit.location, At("VIE"));
  EXPECT_EQ(ref.FindDislodged(At("GAL")), 1);
  EXPECT_EQ(ref.FindDislodged(At("PAR")), -1);
  ref.ClearDislodged();
  EXPECT_TRUE(ref == PositionView(Position(*map_)));
}

TEST_F(PositionTest, DislodgedUnitsAreBounded) {
  Position position(*map_);
  int added = 0;
  for (ProvinceIndex p = 0; p < map_->province_count(); ++p) {
    if (map_->begin() == position.view().phase() && position.view().graph().MayStand(UnitType::kArmy, p)) {
      added += position.ref().AddDislodged({0, UnitType::kArmy, p}) != nullptr;
    }
  }
  EXPECT_EQ(added, map_->province_count() / 3 + 1);
}

TEST_F(PositionTest, BlocksFromOutsideAreChecked) {
  Position position(*map_);
  position.ref().SetStart();
  std::vector<uint64_t> good(PositionSize(*map_) / 8);
  std::memcpy(good.data(), position.view().block(), PositionSize(*map_));
  ASSERT_TRUE(CheckPositionBlock(*map_, good.data()).ok());
  // Every single-bit fault is either harmless (another sound position) or refused; none crashes the reader.
  int refused = 0;
  for (size_t bit = 0; bit < PositionSize(*map_) * 8; ++bit) {
    std::vector<uint64_t> bad = good;
    bad[bit / 64] ^= uint64_t{1} << (bit % 64);
    refused += !CheckPositionBlock(*map_, bad.data()).ok();
  }
  EXPECT_GT(refused, 300);
  EXPECT_FALSE(CheckPositionBlock(*BuiltinMap("pure").value(), good.data()).ok());
}

}  // namespace
}  // namespace entente
