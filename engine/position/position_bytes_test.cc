// Writes random positions as bytes and reads them back.
#include "position/position_bytes.h"

#include <gtest/gtest.h>

#include "base/test_repeats.h"
#include "map_language/builtin.h"
#include "map_language/standard_test_util.h"
#include "position/random_position_test_util.h"

namespace entente {
namespace {

std::string BytesOf(const PositionView& position) {
  std::string bytes;
  ByteWriter out(bytes);
  WritePosition(position, out);
  return bytes;
}

void ExpectIdentity(const MapRef& map, int positions) {
  for (int seed = 0; seed < Repeats(positions); ++seed) {
    const Position position = RandomPosition(*map, static_cast<uint64_t>(seed)).Make();
    const std::string bytes = BytesOf(position);
    ByteReader in(bytes);
    const Result<Position> read = ReadPosition(in, *map);
    ASSERT_TRUE(read.ok()) << map->name() << " seed " << seed << ": " << read.status();
    EXPECT_EQ(in.left(), 0u);
    ASSERT_TRUE(read->view() == position.view()) << map->name() << " seed " << seed;
    ASSERT_EQ(BytesOf(*read), bytes);
  }
}

TEST(PositionBytes, AreTheSamePositionOnEveryShippedMap) {
  for (const std::string_view name : BuiltinMapNames()) ExpectIdentity(*BuiltinMap(name), 100);
}

constexpr const char* kRare[] = {
    "FRANCE &SC ~PAR\nOWNS PAR SC! SC! SC?\nTURKEY\nDUMMY\nCONTROL AUSTRIA Arthur\n",
    "TURKEY\nDUMMY\nRULE VASSAL_DUMMIES\n",
    "NEWHOMES 1903 1905\nRULE HIDE_BUILDS\n",
    "FLOW\nFLOW NEWYEAR:-3 SPRING:MOVEMENT,RETREATS IFYEARDIV:2 NEWYEAR:-1 WINTER:ADJUSTMENTS\n",
    "RULE UNITS_ADAPT\nRULE HIDE_BUILDS\nIN SPRING: WATER PAR\nIN FALL: AMEND STP\nIN WINTER: LAND BLA\n",
};

TEST(PositionBytes, AreTheSamePositionOnMapsWithRareDirectives) {
  for (const char* more : kRare) ExpectIdentity(OnStandard(more), 200);
}

TEST(PositionBytes, AreThoseOfTheHeader) {
  const MapRef map = *BuiltinMap("standard");
  Position position(*map);
  PositionRef ref = position.ref();
  ref.PlaceUnit({1, UnitType::kFleet, *map->FindPlace("STP/SC")});
  const std::string bytes = BytesOf(position);
  const auto at = [&](size_t i) { return int{static_cast<uint8_t>(bytes[i])}; };
  EXPECT_EQ(at(0) & 0x7f, (2 * 1901) & 0x7f);
  EXPECT_EQ(at(1), (2 * 1901) >> 7);
  EXPECT_EQ(at(2), map->begin().element);
  EXPECT_EQ(at(3), 0);  // kPlaying
  EXPECT_EQ(at(4), 0);  // winners: none
  EXPECT_EQ(at(5), 1);  // number of units
  EXPECT_EQ(at(6), *map->FindPlace("STP/SC"));
  EXPECT_EQ(at(7), 2 * 1 + 1);
  EXPECT_EQ(bytes.size(), 8u + 34 + 1);
  EXPECT_EQ(at(42), 0);  // number of dislodged units
}

// Expects that the reader refuses the bytes, or that they are a sound position that is written as the same bytes.
void ExpectSound(const std::string& bytes, const Map& map) {
  ByteReader in(bytes);
  const Result<Position> read = ReadPosition(in, map);
  if (!read.ok()) return;
  ASSERT_TRUE(CheckPositionBlock(map, read->view().block()).ok());
  ASSERT_EQ(BytesOf(*read), bytes.substr(0, in.offset()));
}

TEST(PositionBytes, OfNoPositionAreRefused) {
  for (const char* more : kRare) {
    const MapRef map = OnStandard(more);
    for (uint64_t seed = 0; seed < 12; ++seed) {
      const std::string bytes = BytesOf(RandomPosition(*map, seed).Make());
      for (size_t length = 0; length < bytes.size(); ++length) {
        ByteReader in(std::string_view(bytes).substr(0, length));
        ASSERT_FALSE(ReadPosition(in, *map).ok()) << length;
      }
      Random random(seed);
      for (int i = 0; i < Repeats(300); ++i) {
        std::string damaged = bytes;
        damaged[random.Below(static_cast<uint32_t>(bytes.size()))] = static_cast<char>(random.Next());
        ExpectSound(damaged, *map);
      }
    }
  }
}

}  // namespace
}  // namespace entente
