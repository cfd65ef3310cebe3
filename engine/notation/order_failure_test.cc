#include "notation/order_failure.h"

#include <gtest/gtest.h>

#include <string>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "notation/notation.h"

namespace entente {
namespace {

// A map of seven waters in a ring, "Gulf A" to "Gulf G".
std::string SevenGulfs() {
  constexpr std::string_view kIds[] = {"GAA", "GBB", "GCC", "GDD", "GEE", "GFF", "GGG"};
  std::string names = "RED\nBLU\n", waters;
  for (size_t i = 0; i < 7; ++i) {
    const std::string id(kIds[i]);
    names += "Gulf " + id.substr(2) + " = " + id + "\n";
    waters += "WATER " + id + " ABUTS " + std::string(kIds[(i + 1) % 7]) + " " + std::string(kIds[(i + 6) % 7]) + "\n";
  }
  return names + waters;
}

TEST(OrderFailure, OfVeryManyPlacesThatCouldBeMeantSomeAreTold) {
  const MapReadResult read = ReadMapText(SevenGulfs(), "gulfs.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  constexpr std::string_view kTold = "could be GAA, GBB, GCC, GDD, GEE or GFF and others";
  EXPECT_EQ(NoPlaceText(*read.map, "Gulf"), "'Gulf' " + std::string(kTold));
  const auto order = ParseOrder(*read.map, PhaseType::kMovement, kNoPower, "F GAA - Gulf");
  EXPECT_EQ(order.status().message(), "'Gulf' at 9 " + std::string(kTold) + ": expected a destination");
}

TEST(OrderFailure, AnyTextMayBeNoPlace) {
  const MapRef map = BuiltinMap("standard").value();
  EXPECT_EQ(NoPlaceText(*map, "PARR"), "'PARR' is no place (nearest: PAR)");
  EXPECT_EQ(NoPlaceText(*map, "LIV"), "'LIV' could be LVN or LVP");
  EXPECT_EQ(NoPlaceText(*map, "LIV LIV"), "'LIV LIV' is no place");
  for (const std::string_view text : {"", "(", "\x01", "\xFF"}) {
    EXPECT_NE(NoPlaceText(*map, text).find("is no place"), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace entente
