#include "notation/order_place.h"

#include <gtest/gtest.h>

#include <string>

#include "map_language/read_map_text.h"
#include "notation/notation.h"

namespace entente {
namespace {

// A small board with names that are order words, parts of each other, or parts of power names.
constexpr std::string_view kAwkward = R"(
Andes = AND
Thebes = THE
Vienna = VIA
A Coruna = COR
Upper Nile = UPN upper
Upper Nile Delta = DEL
Nordland = NOR
Nordland (Ostkueste) = NOR/OK
Nordland (Suedkueste) = NOR/SK
Gulf of Turk = TUR
Rome = ROM

LAND AND ABUTS THE VIA UPN DEL
LAND THE ABUTS AND VIA
LAND VIA ABUTS AND THE ROM
COAST COR ABUTS NOR ROM TUR
LAND UPN ABUTS AND DEL
LAND DEL ABUTS AND UPN
COAST Nor ABUTS COR
COAST NOR/OK ABUTS TUR
COAST NOR/SK ABUTS TUR
COAST ROM ABUTS COR VIA TUR
WATER TUR ABUTS COR NOR/OK NOR/SK ROM

ROME (ROMAN:R) ROM THE
A ROM
A THE
TURKEY (TURKISH:T) COR AND
F COR
A AND
BEGIN SPRING 1901 MOVEMENT
)";

class OrderPlaceTest : public testing::Test {
 protected:
  void SetUp() override {
    const MapReadResult result = ReadMapText(kAwkward, "awkward.map", nullptr);
    for (const Diagnostic& diagnostic : result.diagnostics) {
      ASSERT_FALSE(diagnostic.is_error) << diagnostic.ToString();
    }
    map_ = result.map;
    ASSERT_NE(map_, nullptr);
  }

  std::string Normal(std::string_view text) const {
    const auto parsed = ParseOrder(*map_, PhaseType::kMovement, kNoPower, text);
    return parsed.ok() ? FormatOrder(*map_, parsed->order) : std::string(parsed.status().message());
  }

  MapRef map_;
};

TEST_F(OrderPlaceTest, APlaceWinsOverAnOrderWord) {
  EXPECT_EQ(Normal("A THE - AND"), "A THE - AND");
  EXPECT_EQ(Normal("A AND - VIA"), "A AND - VIA");
  EXPECT_EQ(Normal("A AND - VIA VIA"), "A AND - VIA VIA");
  EXPECT_EQ(Normal("A AND S THE - VIA"), "A AND S THE - VIA");
  EXPECT_EQ(Normal("A THE S A AND"), "A THE S A AND");
}

TEST_F(OrderPlaceTest, TheLongestNameWinsAndAShorterOneIsTriedNext) {
  EXPECT_EQ(Normal("A Upper Nile Delta - AND"), "A DEL - AND");
  EXPECT_EQ(Normal("A Upper Nile - AND"), "A UPN - AND");
  EXPECT_EQ(Normal("A upper - AND"), "A UPN - AND");
  EXPECT_EQ(Normal("A AND - Upper-Nile-Delta"), "A AND - DEL");
  EXPECT_EQ(Normal("A AND - Upper Nile H"), "unexpected 'H' at 20 after the order");
}

TEST_F(OrderPlaceTest, ANameMayBeginWithAUnitLetter) {
  EXPECT_EQ(Normal("A Coruna - ROM"), "COR - ROM");
  EXPECT_EQ(Normal("F A Coruna - ROM"), "F COR - ROM");
  EXPECT_EQ(Normal("A A Coruna - ROM"), "A COR - ROM");
}

TEST_F(OrderPlaceTest, CoastsHaveTheMapsOwnCodes) {
  EXPECT_EQ(Normal("F TUR - NOR/OK"), "F TUR - NOR/OK");
  EXPECT_EQ(Normal("F TUR - NOR(sk)"), "F TUR - NOR/SK");
  EXPECT_EQ(Normal("F TUR - Nordland (Ostkueste)"), "F TUR - NOR/OK");
  EXPECT_EQ(Normal("F TUR - NOR/NC"), "F TUR - NOR");
  EXPECT_EQ(Normal("F TUR - NOR(xx)"), "unexpected '(' at 12 after the order");
}

TEST_F(OrderPlaceTest, APowerMayBeNamedLikeAPlace) {
  EXPECT_EQ(Normal("Rome: A ROM - VIA"), "A ROM - VIA");
  EXPECT_EQ(Normal("ROME A ROM - VIA"), "A ROM - VIA");
  EXPECT_EQ(Normal("ROME - VIA"), "ROM - VIA");
  EXPECT_EQ(Normal("r: a rom h"), "A ROM H");
  EXPECT_EQ(Normal("TUR H"), "TUR H");
}

TEST(CoastAliasTest, IsFoundOnAMapOfShortNames) {
  const MapReadResult read = ReadMapText(R"(
RED
BLU
Spa = SPA
Spanc = SPA/NC
Spasc = SPA/SC spa/wc
Sea = SEA
COAST Spa ABUTS SEA
COAST SPA/NC ABUTS SEA
COAST SPA/SC ABUTS SEA
WATER SEA ABUTS SPA/NC SPA/SC
)",
                                         "short.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  for (std::string_view text : {"F SEA - SPA/WC", "F SEA - SPA(WC)", "F SEA - SPA/SC"}) {
    const auto parsed = ParseOrder(*read.map, PhaseType::kMovement, kNoPower, text);
    ASSERT_TRUE(parsed.ok()) << parsed.status();
    EXPECT_EQ(FormatOrder(*read.map, parsed->order), "F SEA - SPA/SC") << text;
  }
}

TEST(OrderPlace, ANameMayBeginLikeAComment) {
  const MapReadResult read = ReadMapText(
      "RED AAA\nBLUE BBB\nAye = AAA +#1\nBee = BBB\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n", "m.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  const std::pair<std::string_view, std::string_view> orders[] = {
      {"A BBB - #1 #2", "A BBB - AAA"},
      {"A BBB - #1 # #1", "A BBB - AAA"},
      {"A BBB S A #1 - B\u00E9e # 2", "A BBB S A AAA - BBB"},
  };
  for (const auto& [written, normal] : orders) {
    const auto order = ParseOrder(*read.map, PhaseType::kMovement, kNoPower, written);
    ASSERT_TRUE(order.ok()) << order.status();
    EXPECT_EQ(FormatOrder(*read.map, order->order), normal);
    EXPECT_TRUE(order->has_remark);
  }
}

// Places and powers whose names are order words and points of the compass.
TEST(OddNamesTest, AreReadAsWhatMakesSense) {
  const MapReadResult read = ReadMapText(R"(
MOVE
HOLD
North West Cape = NWC
Far Land = FAR remove
Near Land = NEA to
LAND NWC ABUTS FAR NEA
LAND FAR ABUTS NWC NEA
LAND NEA ABUTS NWC FAR
)",
                                         "odd.map", nullptr);
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  const auto normal = [&](std::string_view text) {
    const auto parsed = ParseOrder(*read.map, PhaseType::kMovement, kNoPower, text);
    return parsed.ok() ? FormatOrder(*read.map, parsed->order) : std::string(parsed.status().message());
  };
  EXPECT_EQ(normal("remove - NEA"), "FAR - NEA");
  EXPECT_EQ(normal("A FAR NWC"), "A FAR - NWC");
  EXPECT_EQ(normal("Move A FAR - NEA"), "A FAR - NEA");
  EXPECT_EQ(normal("A FAR to NEA"), "A FAR - NEA");
  EXPECT_EQ(normal("Hold: A FAR - NEA"), "A FAR - NEA");
  EXPECT_EQ(normal("A FAR to"), "A FAR - NEA");
  EXPECT_EQ(normal("A FAR moves to # there"), "A FAR - NEA");
  EXPECT_EQ(normal("A FAR to NWC"), "A FAR - NWC");
}

TEST(OrderPlace, AnAliasWithASlashIsReadWhereEveryNameIsOneWord) {
  const MapReadResult result =
      ReadMapText("RED AAA\nBLUE BBB\nAye = AAA x/y\nBee = BBB\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n", "m.map", {});
  ASSERT_TRUE(result.ok());
  const auto order = ParseOrder(*result.map, PhaseType::kMovement, kNoPower, "A BBB - x/y");
  ASSERT_TRUE(order.ok()) << order.status();
  EXPECT_EQ(FormatOrder(*result.map, order->order), "A BBB - AAA");
}

}  // namespace
}  // namespace entente
