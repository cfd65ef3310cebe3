#include "phase_json/state_extras.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "base/test_repeats.h"
#include "json/json_test_util.h"
#include "map_language/read_map_text.h"
#include "phase_json/position_json.h"

namespace entente {
namespace {

constexpr std::string_view kPlaces =
    "aaa = aaa\nbbb = bbb\nccc = ccc\nLAND aaa ABUTS bbb ccc\nLAND bbb ABUTS aaa ccc\nLAND ccc ABUTS aaa bbb\n";
constexpr std::string_view kEverything =
    "RED ~aaa &SC\nOWNS AAA SC! SC!\nBLUE bbb\nOWNS BBB SC?\nGREEN\nDUMMY\nCONTROL RED BLUE\nUNOWNED ccc\n";

class StateExtras : public testing::Test {
 protected:
  StateExtras() { Use(kEverything); }
  void Use(std::string_view powers) {
    map_ = ReadMapText(std::string(kPlaces) + std::string(powers), "test.map", nullptr).map;
    ASSERT_NE(map_, nullptr);
  }
  // A phase with these members in its state beside units.
  static std::string State(std::string_view members, std::string_view name = "S1901M") {
    return "{\"name\":\"" + std::string(name) + R"(","state":{"units":{"RED":["A AAA"],"BLUE":["A BBB"]})" +
           std::string(members.empty() ? "" : ",") + std::string(members) + "}}";
  }
  std::string Written(std::string_view members, std::string_view name = "S1901M") {
    const auto position = PositionFromJson(*map_, State(members, name));
    if (!position.ok()) return std::string(position.status().message());
    EXPECT_TRUE(CheckPositionBlock(*map_, position->view().block()).ok());
    const std::string text = PositionToJson(*position, RuleOptions{});
    const auto again = PositionFromJson(*map_, text);
    EXPECT_TRUE(again.ok() && again->view() == position->view()) << text;
    return text;
  }

  MapRef map_;
};

TEST_F(StateExtras, AbsentMembersAreAsAtTheStart) {
  for (const std::string_view members :
       {"", R"("homes":null,"claims":null,"seizing_builds":null,"guest_builds":null,"hidden_builds":null)"}) {
    const std::string text = Written(members);
    EXPECT_EQ(Member(text, "state.homes"), R"({"BLUE":["BBB"],"GREEN":[],"RED":["AAA"]})");
    EXPECT_EQ(Member(text, "state.claims"), R"({"RED":1})");
    EXPECT_EQ(Member(text, "state.seizing_builds"), R"({"RED":2})");
    EXPECT_EQ(Member(text, "state.guest_builds"), R"({"BLUE":1})");
    EXPECT_EQ(Member(text, "state.control_turns"), "{}");
    EXPECT_EQ(Member(text, "state.hidden_builds"), "[]");
  }
}

TEST_F(StateExtras, MembersThatAreThereAreAllThereIs) {
  const std::string text =
      Written(R"("homes":{"Red":["ccc","AAA"]},"claims":{},"seizing_builds":{"RED":1},"guest_builds":{"BLUE":0},)"
              R"("control_turns":{"GREEN":1},"hidden_builds":["A AAA","army bbb"])");
  EXPECT_EQ(Member(text, "state.homes"), R"({"BLUE":[],"GREEN":[],"RED":["AAA","CCC"]})");
  EXPECT_EQ(Member(text, "state.claims"), "{}");
  EXPECT_EQ(Member(text, "state.seizing_builds"), R"({"RED":1})");
  EXPECT_EQ(Member(text, "state.guest_builds"), "{}");
  EXPECT_EQ(Member(text, "state.control_turns"), R"({"GREEN":1})");
  EXPECT_EQ(Member(text, "state.hidden_builds"), R"(["A AAA","A BBB"])");
}

TEST_F(StateExtras, AGameThatIsOverHasThemToo) {
  EXPECT_EQ(Member(Written(R"("claims":{})", "COMPLETED"), "state.claims"), "{}");
}

TEST_F(StateExtras, MembersOfWhichTheMapHasNoUseAreNotLookedAt) {
  Use("RED aaa\nBLUE bbb\nUNOWNED ccc\n");
  const std::string text = Written(R"("homes":7,"claims":"x","seizing_builds":[[]],"hidden_builds":{"a":[{}]})");
  EXPECT_EQ(Member(text, "state.homes"), R"({"BLUE":["BBB"],"RED":["AAA"]})");
  EXPECT_EQ(text.find("claims"), std::string::npos);
  EXPECT_EQ(text.find("builds\":["), std::string::npos);
  Use("RED aaa &SC\nBLUE bbb\nUNOWNED ccc\n");
  EXPECT_EQ(Written("").find("seizing_builds"), std::string::npos);
  EXPECT_EQ(Written("").find("controllers"), std::string::npos);
  EXPECT_NE(Written(R"("seizing_builds":{"RED":9})").find("claims"), std::string::npos);
}

TEST_F(StateExtras, HomesOfAMapWithNewHomesAreWhatIsOwnedOnceTheYearHasCome) {
  Use("RED aaa ccc\nBLUE bbb\nNEWHOMES 1902\n");
  EXPECT_EQ(Member(Written(R"("centers":{"RED":["CCC"]})", "S1902M"), "state.homes"), R"({"BLUE":[],"RED":["CCC"]})");
  EXPECT_EQ(Member(Written(R"("centers":{"RED":["CCC"]})", "W1901A"), "state.homes"), R"({"BLUE":[],"RED":[]})");
  EXPECT_EQ(Written("").find("claims"), std::string::npos);
}

TEST_F(StateExtras, WhoControlsAVassalIsReadBack) {
  Use("RED aaa\nBLUE bbb\nGREEN ccc\nDUMMY\nCONTROL BLUE\nRULE VASSAL_DUMMIES\n");
  EXPECT_EQ(Member(Written(""), "state.controllers"), R"({"GREEN":"BLUE"})") << "the CONTROL line";
  EXPECT_EQ(Member(Written(R"("controllers":{"GREEN":"red"})"), "state.controllers"), R"({"GREEN":"RED"})");
  EXPECT_EQ(Member(Written(R"("controllers":{})"), "state.controllers"), "{}");
  const std::string path = "state.controllers.";
  EXPECT_NE(Written(R"("controllers":{"RED":"BLUE"})").find(path + "RED: expected a dummy"), std::string::npos);
  EXPECT_NE(Written(R"("controllers":{"GREEN":"GREEN"})").find("'GREEN' is a dummy, which controls no power"),
            std::string::npos);
  EXPECT_NE(Written(R"("controllers":{"GREEN":"PINK"})").find(path + "GREEN"), std::string::npos);
}

TEST_F(StateExtras, ACountOutOfRangeIsAnError) {
  EXPECT_EQ(Written(R"("claims":{"RED":2})"), "state.claims.RED: '2' is out of range: expected 0 to 1");
  EXPECT_EQ(Written(R"("claims":{"BLUE":1})"), "state.claims.BLUE: '1' is out of range: expected 0 to 0");
  EXPECT_EQ(Written(R"("guest_builds":{"BLUE":-1})"), "state.guest_builds.BLUE: '-1' is out of range: expected 0 to 1");
  EXPECT_EQ(Written(R"("guest_builds":{"BLUE":0.5})"),
            "state.guest_builds.BLUE: '0.5' is out of range: expected 0 to 1");
  EXPECT_EQ(Written(R"("seizing_builds":{"RED":99999999999})"),
            "state.seizing_builds.RED: '99999999999' is out of range: expected 0 to 2");
  EXPECT_EQ(Written(R"("control_turns":{"GREEN":2})"),
            "state.control_turns.GREEN: '2' is out of range: expected 0 to 1");
  EXPECT_EQ(Written(R"("claims":{"RED":1e999})"), "state.claims.RED: '1e999' is out of range: expected 0 to 1");
}

TEST_F(StateExtras, AValueOfTheWrongKindIsAnError) {
  EXPECT_EQ(Written(R"("claims":[])"), "state.claims: expected an object, not an array");
  EXPECT_EQ(Written(R"("claims":{"RED":"1"})"), "state.claims.RED: expected a number, not a string");
  EXPECT_EQ(Written(R"("claims":{"RED":null})"), "state.claims.RED: expected a number, not null");
  EXPECT_EQ(Written(R"("homes":["AAA"])"), "state.homes: expected an object, not an array");
  EXPECT_EQ(Written(R"("homes":{"RED":"AAA"})"), "state.homes.RED: expected an array, not a string");
  EXPECT_EQ(Written(R"("homes":{"RED":[["AAA"]]})"), "state.homes.RED[0]: expected a string, not an array");
  EXPECT_EQ(Written(R"("hidden_builds":{})"), "state.hidden_builds: expected an array, not an object");
  EXPECT_EQ(Written(R"("hidden_builds":[1])"), "state.hidden_builds[0]: expected a string, not a number");
}

TEST_F(StateExtras, AKeyOrAPowerTwiceIsAnError) {
  EXPECT_EQ(Written(R"("claims":{},"claims":{})"), "state.claims: the key stands twice");
  EXPECT_EQ(Written(R"("claims":{"RED":1,"red":1})"),
            "state.claims: 'red' is RED: the power stands twice, first as 'RED'");
  EXPECT_EQ(Written(R"("homes":{"RED":[],"RED":[]})"),
            "state.homes: 'RED' is RED: the power stands twice, first as 'RED'");
}

TEST_F(StateExtras, AnUnknownNameIsAnError) {
  EXPECT_EQ(Written(R"("claims":{"PINK":1})"),
            "state.claims: 'PINK' is no power of this map: expected BLUE, GREEN, RED");
  EXPECT_EQ(Written(R"("homes":{"RED":["AAA","ZZZ"]})"), "state.homes.RED[1]: 'ZZZ' is no place");
  EXPECT_EQ(Written(R"("hidden_builds":["A CCC"])"),
            "state.hidden_builds[0]: 'A CCC' is no unit on the board: expected one such as 'A PAR'");
  EXPECT_EQ(Written(R"("hidden_builds":["A AAA","*A BBB"])"),
            "state.hidden_builds[1]: '*A BBB' is no unit on the board: expected one such as 'A PAR'");
}

// Random changes to the members give an error, or a position that reads back as the same.
TEST_F(StateExtras, NoiseIsRefusedOrRead) {
  const std::string good =
      State(R"("homes":{"RED":["CCC","AAA"]},"claims":{"RED":1},"seizing_builds":{"RED":1},"guest_builds":{"BLUE":0},)"
            R"("control_turns":{"GREEN":1},"hidden_builds":["A AAA"])");
  constexpr std::string_view kBytes = "{}[]\",:0129-.enulABCR";
  Random random(1);
  int read = 0;
  for (int i = 0; i < Repeats(20000); ++i) {
    std::string text = good;
    for (uint32_t n = random.Below(3); n < 3; ++n) {
      const uint32_t at = 20 + random.Below(static_cast<uint32_t>(text.size()) - 20);
      const char byte = kBytes[random.Below(static_cast<uint32_t>(kBytes.size()))];
      random.Below(3) == 0 ? text.erase(at, 1) : text.replace(at, random.Below(2), 1, byte);
    }
    const auto position = PositionFromJson(*map_, text);
    if (!position.ok()) continue;
    ++read;
    ASSERT_TRUE(CheckPositionBlock(*map_, position->view().block()).ok()) << text;
    const auto again = PositionFromJson(*map_, PositionToJson(*position, RuleOptions{}));
    ASSERT_TRUE(again.ok() && again->view() == position->view()) << text;
  }
  EXPECT_GT(read, Repeats(100));
}

}  // namespace
}  // namespace entente
