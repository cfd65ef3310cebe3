// Blocks from outside: what is wrong in one place alone is refused.
#include <gtest/gtest.h>

#include <algorithm>

#include "map_build/builtin.h"
#include "position/position.h"

namespace entente {
namespace {

class PositionCheckTest : public testing::Test {
 protected:
  PositionCheckTest() {
    for (std::string_view place : {"BUD", "VIE"}) AddDislodged(place);
    EXPECT_EQ(Message(), "");
  }

  LocationIndex At(std::string_view place) const { return map_->FindPlace(place).value(); }
  uint32_t* AddDislodged(std::string_view place) {
    return position_.ref().AddDislodged({0, UnitType::kArmy, At(place)});
  }
  // What the check says of the block, with a change of its bytes.
  template <typename Change>
  std::string MessageAfter(const Change& change) const {
    std::vector<uint64_t> block(PositionSize(*map_) / 8);
    std::memcpy(block.data(), position_.view().block(), PositionSize(*map_));
    change(reinterpret_cast<unsigned char*>(block.data()));
    const absl::Status status = CheckPositionBlock(*map_, block.data());
    return status.ok() ? "" : std::string(MessageOf(status));
  }
  std::string Message() const {
    return MessageAfter([](unsigned char*) {});
  }

  static constexpr const char* kOutOfRange = "a dislodged unit of the position is out of range";

  MapRef map_ = BuiltinMap("standard").value();
  Position position_{*map_};
  const PositionLayout layout_{*map_};
};

TEST_F(PositionCheckTest, ARetreatBeyondTheNeighborsOfTheUnitIsRefused) {
  const Unit unit{0, UnitType::kArmy, At("GAL")};
  const auto degree = static_cast<unsigned>(map_->RetreatPlaces(unit.type, unit.location).size());
  uint32_t* retreats = AddDislodged("GAL");
  ASSERT_LT(degree, 32u);
  for (unsigned bit = 0; bit < 32; ++bit) {
    retreats[0] = uint32_t{1} << bit;
    EXPECT_EQ(Message(), bit < degree ? "" : kOutOfRange) << "bit " << bit;
  }
  retreats[0] = (uint32_t{1} << degree) - 1;
  EXPECT_EQ(Message(), "");
}

TEST_F(PositionCheckTest, DislodgedUnitsThatDoNotAscendAreRefused) {
  const auto swap = [&](unsigned char* block) {
    unsigned char* first = block + layout_.dislodged_offset;
    std::swap_ranges(first, first + layout_.dislodged_stride, first + layout_.dislodged_stride);
  };
  EXPECT_EQ(MessageAfter(swap), kOutOfRange);
}

TEST_F(PositionCheckTest, TwoDislodgedUnitsInOneProvinceAreRefused) {
  const auto twice = [&](unsigned char* block) {
    unsigned char* first = block + layout_.dislodged_offset;
    std::copy_n(first, layout_.dislodged_stride, first + layout_.dislodged_stride);
  };
  EXPECT_EQ(MessageAfter(twice), kOutOfRange);
}

}  // namespace
}  // namespace entente
