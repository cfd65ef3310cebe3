// Position state of special maps through the C interface: changing homes, claims, tokens, hidden builds, control.
#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kMap =
    "aaa = aaa\nbbb = bbb\nccc = ccc\nddd = ddd\nLAND aaa ABUTS bbb ccc ddd\nLAND bbb ABUTS aaa ccc ddd\n"
    "LAND ccc ABUTS aaa bbb ddd\nLAND ddd ABUTS aaa bbb ccc\n"
    "RED ~aaa &SC\nOWNS AAA SC! SC!\nA AAA\nBLUE bbb\nOWNS BBB SC?\nGREEN\nDUMMY\nCONTROL RED BLUE\nUNOWNED ccc\n";

class SpecialPositionTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    Use(MapOf(kMap));
  }

  entente_power_state StateOf(std::string_view power) {
    auto state = Sized<entente_power_state>();
    EXPECT_EQ(entente_position_power_state(map_, position_.data(), Power(power), &state, &error_), ENTENTE_OK);
    return state;
  }
  entente_status FromJson(std::string_view members) {
    const std::string json = R"({"name":"S1901M","state":{"units":{"RED":["A AAA"]},)" + std::string(members) + "}}";
    return entente_position_from_json(map_, json.data(), json.size(), position_.data(), BytesOf(position_), &error_);
  }
  std::vector<uint16_t> Homes(std::string_view power) {
    return Filled<std::vector<uint16_t>>([&](uint16_t* homes, size_t capacity, size_t* length) {
      return entente_position_homes(map_, position_.data(), Power(power), homes, capacity, length, &error_);
    });
  }
  bool IsInJson(std::string_view member) { return IsInJson(position_, member); }
  bool IsInJson(const PositionMemory& position, std::string_view member) {
    Text json;
    EXPECT_EQ(entente_position_to_json(map_, position.data(), json.out(), &error_), ENTENTE_OK) << error_.message;
    return json.str().find(member) != std::string::npos;
  }
};

TEST_F(SpecialPositionTest, TheStartHasWhatTheMapGives) {
  const entente_power_state red = StateOf("RED"), blue = StateOf("BLUE"), green = StateOf("GREEN");
  EXPECT_EQ(red.claims, 1u);
  EXPECT_EQ(red.seizing_builds, 2u);
  EXPECT_EQ(red.guest_builds, 0u);
  EXPECT_EQ(blue.guest_builds, 1u);
  EXPECT_EQ(green.control_turn, 0u);
  EXPECT_EQ(Homes("RED"), std::vector<uint16_t>{At("AAA")});
  EXPECT_TRUE(IsInJson(R"("hidden_builds":[])"));
  EXPECT_TRUE(IsInJson(R"("controllers":{"GREEN":"RED"})"));
}

TEST_F(SpecialPositionTest, JsonSetsWhatIsRead) {
  ASSERT_EQ(
      FromJson(R"("homes":{"RED":["CCC","BBB"]},"claims":{},"seizing_builds":{"RED":1},"control_turns":{"GREEN":1},)"
               R"("hidden_builds":["A AAA"])"),
      ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(StateOf("RED").claims, 0u);
  EXPECT_EQ(StateOf("RED").seizing_builds, 1u);
  EXPECT_EQ(StateOf("GREEN").control_turn, 1u);
  EXPECT_EQ(Homes("RED"), (std::vector<uint16_t>{At("BBB"), At("CCC")}));
  EXPECT_TRUE(IsInJson(R"("hidden_builds":["A AAA"])"));
  EXPECT_TRUE(IsInJson(R"("controllers":{"GREEN":"BLUE"})"));
  EXPECT_EQ(entente_position_check(map_, position_.data(), &error_), ENTENTE_OK);
}

TEST_F(SpecialPositionTest, WhatTheMapDoesNotGiveIsRefused) {
  for (const std::string_view members : {R"("claims":{"RED":2})", R"("control_turns":{"GREEN":2})",
                                         R"("homes":{"RED":["DDD"]})", R"("hidden_builds":["A CCC"])"}) {
    EXPECT_EQ(FromJson(members), ENTENTE_ERR_INVALID_ARGUMENT) << members;
  }
  EXPECT_EQ(Homes("RED"), std::vector<uint16_t>{At("AAA")});
}

TEST_F(SpecialPositionTest, UnderVassalDummiesThePositionKeepsWhoControlsADummy) {
  Use(MapOf(std::string(kMap) + "RULE VASSAL_DUMMIES\n"));
  EXPECT_EQ(StateOf("GREEN").controller, Power("RED") + 1) << "the first on its CONTROL line";
  ASSERT_EQ(FromJson(R"("controllers":{"GREEN":"BLUE"})"), ENTENTE_OK) << error_.message;
  EXPECT_EQ(StateOf("GREEN").controller, Power("BLUE") + 1);
  EXPECT_TRUE(IsInJson(R"("controllers":{"GREEN":"BLUE"})"));
}

TEST_F(SpecialPositionTest, WrongArgumentsAreNamed) {
  auto state = Sized<entente_power_state>();
  entente_power_state small{};
  uint16_t places[4] = {};
  size_t length = 0;
  void* p = position_.data();
  ExpectRefused([&](auto* e) { return entente_position_power_state(nullptr, p, 0, &state, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_power_state(map_, nullptr, 0, &state, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_power_state(map_, p, 9, &state, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_position_power_state(map_, p, 0, nullptr, e); }, "state");
  ExpectRefused([&](auto* e) { return entente_position_power_state(map_, p, 0, &small, e); }, "struct_size");
  ExpectRefused([&](auto* e) { return entente_position_homes(map_, p, 9, places, 4, &length, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_position_homes(map_, p, 0, nullptr, 4, &length, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_position_homes(map_, p, 0, places, 4, nullptr, e); }, "length");
}

TEST_F(SpecialPositionTest, AHiddenBuildSaysSo) {
  ASSERT_EQ(entente_position_remove(map_, position_.data(), At("AAA"), &error_), ENTENTE_OK) << error_.message;
  SetPhase("W1901A");
  const PositionMemory before = position_;
  const std::vector<entente_order> orders = {Read("RED", "A AAA B", ENTENTE_ADJUSTMENTS),
                                             Read("BLUE", "A BBB B", ENTENTE_ADJUSTMENTS)};
  const auto results = Adjudicate(orders);
  EXPECT_EQ(results[0].reason, ENTENTE_REASON_NONE) << ResultSentence(0);
  EXPECT_EQ(results[0].hidden, 1);
  EXPECT_EQ(results[1].reason, ENTENTE_REASON_NONE) << ResultSentence(1);
  EXPECT_EQ(results[1].hidden, 0) << "its site is not marked";
  EXPECT_TRUE(IsInJson(after_, R"("hidden_builds":["A AAA"])"));
  EXPECT_TRUE(IsInJson(R"("hidden_builds":["A AAA"])")) << "until the next movement results";
  // The same in a batch and in a game.
  PositionMemory batch = before;
  const uint64_t starts[] = {0, 2};
  entente_order_result told[2] = {};
  ASSERT_EQ(entente_adjudicate_batch(scratch_, batch.data(), 1, nullptr, orders.data(), starts, told, sizeof told[0],
                                     nullptr, &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(told[0].hidden, 1);
  EXPECT_EQ(told[1].hidden, 0);
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, before.data(), game.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_submit(game, Power("RED"), orders.data(), 1, nullptr, &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK) << error_.message;
  size_t length = 0;
  ASSERT_EQ(entente_game_results(game, 0, told, sizeof told[0], 1, &length, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(told[0].hidden, 1);
}

class OrdinaryPositionTest : public Board {};

TEST_F(OrdinaryPositionTest, HasNothingSpecial) {
  auto state = Sized<entente_power_state>();
  state.claims = 7;
  EXPECT_EQ(entente_position_power_state(map_, position_.data(), Power("FRANCE"), &state, &error_), ENTENTE_OK);
  EXPECT_EQ(state.claims, 0u);
}

TEST_F(OrdinaryPositionTest, HidesNoBuildsWhateverTheRules) {
  auto rules = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_init(&rules, map_, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_rules_set(&rules, "hidden_builds", 13, "all", 3, &error_), ENTENTE_OK) << error_.message;
  int32_t due = 0;
  EXPECT_EQ(entente_position_due(map_, position_.data(), &rules, 0, &due, &error_), ENTENTE_ERR_NOT_SUPPORTED);
}

}  // namespace
}  // namespace entente_test
