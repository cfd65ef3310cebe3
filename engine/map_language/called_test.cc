#include "map/called.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

class CalledTest : public testing::Test {
 protected:
  void SetUp() override {
    const MapReadResult read = ReadMapText(
        "München = MÜN\nMálaga = MAL\nMalaga = MLG\nSt Malo = STM\n"
        "LAND MÜN ABUTS MAL\nLAND MAL ABUTS MÜN MLG\nLAND MLG ABUTS MAL STM\nLAND STM ABUTS MLG\n"
        "ÖSTERREICH (Öster) MÜN\nBLAU MAL\n",
        "called.map", nullptr);
    ASSERT_TRUE(read.ok()) << read.ToStatus();
    map_ = read.map;
  }
  std::string Place(std::string_view text) const {
    const auto place = PlaceCalled(*map_, text);
    return place ? std::string(map_->Id(*place)) : "";
  }
  std::string Power(std::string_view text) const {
    const auto power = PowerCalled(*map_, text);
    return power ? std::string(map_->PowerId(*power)) : "";
  }

  MapRef map_;
};

TEST_F(CalledTest, PlacesAreFoundWhateverTheirAccents) {
  for (std::string_view text : {"München", "muenchen", "Munchen", "Mu\u0308nchen", "M\u00DCN", "mun", "\uFEFFM\u00FCn"})
    EXPECT_EQ(Place(text), "MÜN") << text;
  for (std::string_view text : {"St. Malo", "StMalo", "st-malo"}) EXPECT_EQ(Place(text), "STM") << text;
  for (std::string_view text : {"", "'", "Mun chen x", "Mü\xC3", "\u200B", "Mun\x01"})
    EXPECT_EQ(Place(text), "") << text;
}

TEST_F(CalledTest, PlacesThatDifferByAnAccentStayApart) {
  EXPECT_EQ(Place("Málaga"), "MAL");
  EXPECT_EQ(Place("Ma\u0301laga"), "MAL");
  EXPECT_EQ(Place("malaga"), "MLG");
  EXPECT_EQ(Place("Màlaga"), "");
}

TEST_F(CalledTest, PowersAreFoundWhateverTheirAccents) {
  for (std::string_view text : {"Österreich", "Osterreich", "OESTERREICH", "öster", "O\u0308ster"})
    EXPECT_EQ(Power(text), "ÖSTERREICH") << text;
  EXPECT_EQ(Power("bläu"), "BLAU");
  EXPECT_EQ(Power("blaue"), "");
}

TEST_F(CalledTest, PowersGoByTheirLetters) {
  const MapRef standard = *BuiltinMap("standard");
  for (std::string_view letter : {"F", "f"}) EXPECT_EQ(PowerCalled(*standard, letter), standard->FindPower("FRANCE"));
  EXPECT_FALSE(PowerCalled(*standard, "X").has_value());
}

TEST_F(CalledTest, AWordThatIsNoPowerIsToldTheNearest) {
  EXPECT_EQ(NoPowerMessage(**BuiltinMap("standard"), "Frence"),
            "'Frence' is no power of this map: expected AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY "
            "(nearest: FRANCE)");
}

}  // namespace
}  // namespace entente
