#include "position/control.h"

#include <gtest/gtest.h>

#include "map_language/read_map_text.h"
#include "position/position.h"

namespace entente {
namespace {

// RED and YELLOW play; DUM, EMP and FOE are dummies.
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
    text +=
        "RED aaa\nYELLOW\nDUM bbb\nDUMMY\nEMP ccc ddd\nDUMMY\nFOE eee\nDUMMY\nCONTROL YELLOW Somebody\nRULE "
        "VASSAL_DUMMIES\n";
    map_ = ReadMapText(text, "test.map", nullptr).map;
    position_ = std::make_unique<Position>(*map_);
    rules_.vassals = Vassals::kByHomes;
  }
  PowerIndex Power(std::string_view name) const { return map_->FindPower(name).value(); }
  void Place(std::string_view power, std::string_view place) {
    position_->ref().PlaceUnit({Power(power), UnitType::kArmy, map_->FindPlace(Map::PlaceKey(place)).value()});
  }
  // The power that controls a dummy; "-" if there is none.
  std::string Of(std::string_view dummy) const {
    const PowerIndex power = Controllers(position_->view(), rules_).Of(Power(dummy));
    return power == kNoPower ? "-" : std::string(map_->PowerId(power));
  }

  MapRef map_;
  std::unique_ptr<Position> position_;
  RuleOptions rules_;
};

TEST_F(ControlTest, UnderVassalDummiesThePositionSaysWhoControlsADummy) {
  EXPECT_EQ(Of("DUM"), "-");
  EXPECT_EQ(Of("FOE"), "YELLOW") << "the CONTROL line says who begins";
  Place("RED", "BBB");
  EXPECT_EQ(Of("DUM"), "-") << "units change nothing";
  position_->ref().SetController(Power("DUM"), Power("RED"));
  EXPECT_EQ(Of("DUM"), "RED");
  EXPECT_EQ(Of("RED"), "RED");
  EXPECT_EQ(ControllerName(position_->view(), rules_, Power("DUM")), "RED");
}

TEST_F(ControlTest, ItsTurnsDoNotCountThen) {
  position_->ref().SetController(Power("FOE"), kNoPower);
  EXPECT_EQ(ControllerName(position_->view(), rules_, Power("FOE")), "");
  position_->ref().SetController(Power("FOE"), Power("RED"));
  EXPECT_EQ(ControllerName(position_->view(), rules_, Power("FOE")), "RED");
  rules_.vassals = Vassals::kByList;
  EXPECT_EQ(ControllerName(position_->view(), rules_, Power("FOE")), "YELLOW");
  EXPECT_EQ(ControllerName(position_->view(), rules_, Power("RED")), "");
}

TEST_F(ControlTest, OnlyADummyHasAControllerAndNoDummyIsOne) {
  const auto is_sound = [&] { return CheckPositionBlock(*map_, position_->view().block()).ok(); };
  EXPECT_TRUE(is_sound());
  position_->ref().SetController(Power("RED"), Power("YELLOW"));
  EXPECT_FALSE(is_sound());
  position_->ref().SetController(Power("RED"), kNoPower);
  position_->ref().SetController(Power("DUM"), Power("EMP"));
  EXPECT_FALSE(is_sound());
  position_->ref().SetController(Power("DUM"), static_cast<PowerIndex>(map_->power_count()));
  EXPECT_FALSE(is_sound());
}

}  // namespace
}  // namespace entente
