#include "position/control.h"

#include <gtest/gtest.h>

#include "map_build/read_map_text.h"
#include "position/position.h"

namespace entente {
namespace {

// RED plays; DUM, EMP and FOE are dummies of which each belongs to who stands in all its homes.
class ControlTest : public testing::Test {
 protected:
  ControlTest() {
    std::string text;
    const std::vector<std::string> places = {"aaa", "bbb", "ccc", "ddd", "eee"};
    for (const std::string& place : places) {
      text += place + place + " = " + place + "\nLAND " + place + " ABUTS";
      for (const std::string& other : places) text += other == place ? "" : " " + other;
      text += "\n";
    }
    text += "RED aaa\nYELLOW\nDUM bbb\nDUMMY\nEMP ccc ddd\nDUMMY\nFOE eee\nDUMMY\nCONTROL YELLOW Somebody\n";
    map_ = ReadMapText(text, "test.map", nullptr).map;
    position_ = std::make_unique<Position>(*map_);
    rules_.vassals = Vassals::kByHomes;
  }
  PowerIndex Power(std::string_view name) const { return map_->FindPower(name).value(); }
  void Place(std::string_view power, std::string_view place) {
    position_->ref().PlaceUnit({Power(power), UnitType::kArmy, map_->FindPlace(Map::PlaceKey(place)).value()});
  }
  // The power that controls a dummy; "-" if none does.
  std::string Of(std::string_view dummy) const {
    const PowerIndex power = Controllers(position_->view(), rules_).Of(Power(dummy));
    return power == kNoPower ? "-" : std::string(map_->PowerId(power));
  }

  MapRef map_;
  std::unique_ptr<Position> position_;
  RuleOptions rules_;
};

TEST_F(ControlTest, ADummyOfWhichAHomeIsVacantBelongsToNobody) {
  Place("RED", "DDD");  // the second; the first is vacant
  EXPECT_EQ(Of("EMP"), "-");
  Place("RED", "CCC");
  EXPECT_EQ(Of("EMP"), "RED");
  Place("YELLOW", "DDD");
  EXPECT_EQ(Of("EMP"), "-") << "two powers hold it";
}

TEST_F(ControlTest, AVassalOfAVassalIsFoundWhateverTheirSequence) {
  Place("FOE", "BBB");  // DUM would belong to FOE, which comes after it and belongs to RED
  EXPECT_EQ(Of("DUM"), "-");
  Place("RED", "EEE");
  EXPECT_EQ(Of("FOE"), "RED");
  EXPECT_EQ(Of("DUM"), "RED");
}

TEST_F(ControlTest, AVassalOfNobodyHasNoControllerWhateverIsListed) {
  EXPECT_EQ(ControllerName(position_->view(), rules_, Power("FOE")), "");
  Place("RED", "EEE");
  EXPECT_EQ(ControllerName(position_->view(), rules_, Power("FOE")), "RED");
  rules_.vassals = Vassals::kByList;
  EXPECT_EQ(ControllerName(position_->view(), rules_, Power("FOE")), "YELLOW");
  EXPECT_EQ(ControllerName(position_->view(), rules_, Power("RED")), "");
}

}  // namespace
}  // namespace entente
