// Maps in all their forms, and the data that a judge must show, through the C interface.
#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kMap =
    "MAP pure\nTEXTONLY\nFLAGS STANDARD OWN\nNOTIFY A@B.C\nRULE BUILD_ANY\nROTATE\nROTATE BEFORE MOVEMENT,A\n"
    "France\nFLAG GAUL\nLEAGUE North BENIGN South\nGermany\nLEAGUE South\nTurkey (Turkish:9)\nDUMMY\nCONTROL "
    "France,somebody\n"
    "IN FALL\nSHUT PAR\n";

class MapFormsTest : public Board {
 protected:
  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(ReadForm(ENTENTE_FORM_MAP, kMap, special_.out()), ENTENTE_OK) << error_.message;
  }

  entente_status ReadForm(uint32_t form, std::string_view text, entente_map** map) {
    return entente_map_read(form, text.data(), text.size(), "my.map", 6, map, &error_);
  }
  std::string Written(const entente_map* map, uint32_t form) {
    Text text;
    EXPECT_EQ(entente_map_write(map, form, text.out(), &error_), ENTENTE_OK) << error_.message;
    return text.str();
  }
  std::string Summary(const entente_map* map, std::string_view phase) {
    Text text;
    EXPECT_EQ(entente_map_summary(map, phase.data(), phase.size(), text.out(), &error_), ENTENTE_OK) << error_.message;
    return text.str();
  }
  std::string Word(uint32_t list, uint32_t index) const {
    const char* word = entente_map_word(special_, list, index);
    return word == nullptr ? "" : word;
  }
  uint32_t PowerOf(std::string_view name) {
    uint32_t power = ENTENTE_NO_POWER;
    EXPECT_EQ(entente_map_find_power(special_, name.data(), name.size(), &power, &error_), ENTENTE_OK);
    return power;
  }

  Owned<entente_map> special_;
};

TEST_F(MapFormsTest, EveryFormThatIsWrittenIsReadAgain) {
  for (uint32_t form : {ENTENTE_FORM_MAP, ENTENTE_FORM_JSON, ENTENTE_FORM_MDF}) {
    const std::string text = Written(map_, form);
    Owned<entente_map> again;
    ASSERT_EQ(ReadForm(form, text, again.out()), ENTENTE_OK) << error_.message;
    EXPECT_EQ(Written(again, form).size(), text.size() - (form == ENTENTE_FORM_MAP ? 6 : 0))
        << form;  // "my", "standard"
  }
  EXPECT_EQ(Written(map_, ENTENTE_FORM_DOT).rfind("graph \"standard\" {", 0), 0u);
}

TEST_F(MapFormsTest, UnknownAndUnreadableFormsAreRefused) {
  Owned<entente_map> map;
  Text text;
  EXPECT_EQ(ReadForm(4, "", map.out()), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "form 4 is no form of a map that is read: expected 0 to 2");
  EXPECT_EQ(entente_map_write(map_, 4, text.out(), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "form 4 is no form of a map: expected 0 to 3");
  EXPECT_EQ(text.get(), nullptr);
  EXPECT_EQ(ReadForm(ENTENTE_FORM_DOT, "graph {}", map.out()), ENTENTE_ERR_NOT_SUPPORTED);
  EXPECT_EQ(ReadForm(ENTENTE_FORM_JSON, "{}", map.out()), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_NE(std::string(error_.message).find("BAD_JSON: the member 'format' is missing"), std::string::npos)
      << error_.message;
  EXPECT_EQ(error_.line, 1u);
  EXPECT_STREQ(error_.file, "my.map");
  EXPECT_EQ(ReadForm(ENTENTE_FORM_MDF, "MDF\n(", map.out()), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.line, 2u);
  EXPECT_EQ(map.get(), nullptr);
}

TEST_F(MapFormsTest, NullPointersAndWrongNumbersAreNamed) {
  const auto read = [](const char* text, const char* name, entente_map** map, entente_error* e) {
    return entente_map_read(ENTENTE_FORM_JSON, text, 2, name, 1, map, e);
  };
  Owned<entente_map> map;
  Text text;
  auto counts = Sized<entente_stage_counts>();
  auto rotation = Sized<entente_rotation_info>();
  uint32_t controller = 0;
  ExpectRefused([&](auto* e) { return read(nullptr, "a", map.out(), e); }, "text");
  ExpectRefused([&](auto* e) { return read("{}", nullptr, map.out(), e); }, "file_name");
  ExpectRefused([&](auto* e) { return read("{}", "a", nullptr, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_write(nullptr, 0, text.out(), e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_write(map_, 0, nullptr, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_map_write(map_, 9, text.out(), e); }, "form");
  ExpectRefused([&](auto* e) { return entente_map_count(nullptr, nullptr, 0, &counts, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_count(map_, nullptr, 0, nullptr, e); }, "counts");
  ExpectRefused([&](auto* e) { return entente_map_count(map_, nullptr, 6, &counts, e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_map_summary(nullptr, nullptr, 0, text.out(), e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_summary(map_, nullptr, 0, nullptr, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_map_summary(map_, nullptr, 6, text.out(), e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_map_rotation(nullptr, 0, &rotation, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_rotation(map_, 0, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_map_controller(nullptr, 0, 0, &controller, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_controller(map_, 0, 0, nullptr, e); }, "controller");
  EXPECT_EQ(entente_map_word(nullptr, 0, 0), nullptr);
  EXPECT_EQ(entente_map_rotation_type(nullptr, 0, 0), nullptr);
  EXPECT_EQ(entente_map_controller_name(nullptr, 0, 0), nullptr);
  for (const auto name : {entente_map_name, entente_map_begin, entente_map_begin_phase, entente_map_graphics}) {
    EXPECT_EQ(name(nullptr), nullptr);
  }
  for (const auto word :
       {entente_map_location_id, entente_map_location_name, entente_map_power_id, entente_map_power_name,
        entente_map_power_own_word, entente_map_power_flag, entente_map_power_league}) {
    EXPECT_EQ(word(nullptr, 0), nullptr);
  }
}

TEST_F(MapFormsTest, AJudgeFindsWhatItMustShow) {
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_describe(special_, &info, &error_), ENTENTE_OK);
  EXPECT_STREQ(entente_map_graphics(special_), "pure");
  EXPECT_EQ(info.text_only, 1u);
  EXPECT_EQ(info.has_flag_maps, 1u);
  EXPECT_EQ(info.stage_count, 2u);
  EXPECT_EQ(info.rotation_count, 2u);
  EXPECT_EQ(Word(ENTENTE_MAP_FLAGS, 0) + " " + Word(ENTENTE_MAP_FLAGS, 1), "STANDARD OWN");
  EXPECT_EQ(Word(ENTENTE_MAP_NOTIFY, 0), "A@B.C");
  EXPECT_EQ(Word(ENTENTE_MAP_RULES, 0), "BUILD_ANY");
  EXPECT_EQ(Word(ENTENTE_MAP_RULES, 1), "");
  EXPECT_EQ(Word(3, 0), "");
}

TEST_F(MapFormsTest, RotationsTellWhenAndOfWhichPhases) {
  auto rotation = Sized<entente_rotation_info>();
  ASSERT_EQ(entente_map_rotation(special_, 0, &rotation, &error_), ENTENTE_OK);
  EXPECT_EQ(rotation.type_count, 0u);
  EXPECT_EQ(entente_map_rotation_type(special_, 0, 0), nullptr);
  ASSERT_EQ(entente_map_rotation(special_, 1, &rotation, &error_), ENTENTE_OK);
  EXPECT_EQ(rotation.rotation_time, uint32_t{ENTENTE_ROTATE_BEFORE});
  ASSERT_EQ(rotation.type_count, 2u);
  EXPECT_STREQ(entente_map_rotation_type(special_, 1, 0), "MOVEMENT");
  EXPECT_STREQ(entente_map_rotation_type(special_, 1, 1), "A");
  EXPECT_EQ(entente_map_rotation_type(special_, 1, 2), nullptr);
  EXPECT_EQ(entente_map_rotation_type(special_, 2, 0), nullptr);
  EXPECT_EQ(entente_map_rotation(special_, 2, &rotation, &error_), ENTENTE_ERR_NOT_FOUND);
}

TEST_F(MapFormsTest, PowersTellFlagLeagueAndControl) {
  const uint32_t france = PowerOf("FRANCE"), germany = PowerOf("GERMANY"), turkey = PowerOf("9");
  auto power = Sized<entente_power_info>();
  ASSERT_EQ(entente_map_power(special_, france, &power, &error_), ENTENTE_OK);
  EXPECT_STREQ(entente_map_power_flag(special_, france), "GAUL");
  EXPECT_STREQ(entente_map_power_league(special_, france), "NORTH");
  EXPECT_EQ(power.friends, uint64_t{1} << france | uint64_t{1} << germany);
  EXPECT_EQ(power.league_behavior, uint32_t{ENTENTE_LEAGUE_BENIGN});
  EXPECT_EQ(power.is_dummy, 0u);
  ASSERT_EQ(entente_map_power(special_, turkey, &power, &error_), ENTENTE_OK);
  EXPECT_STREQ(entente_map_power_flag(special_, turkey), "TURKEY");
  EXPECT_STREQ(entente_map_power_league(special_, turkey), "");
  EXPECT_EQ(power.letter, uint32_t{'9'});
  EXPECT_EQ(power.is_dummy, 1u);
  ASSERT_EQ(power.controller_count, 2u);
  uint32_t controller = 7;
  ASSERT_EQ(entente_map_controller(special_, turkey, 0, &controller, &error_), ENTENTE_OK);
  EXPECT_EQ(controller, france);
  EXPECT_STREQ(entente_map_controller_name(special_, turkey, 0), "FRANCE");
  ASSERT_EQ(entente_map_controller(special_, turkey, 1, &controller, &error_), ENTENTE_OK);
  EXPECT_EQ(controller, ENTENTE_NO_POWER);
  EXPECT_STREQ(entente_map_controller_name(special_, turkey, 1), "SOMEBODY");
  EXPECT_EQ(entente_map_controller(special_, turkey, 2, &controller, &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(entente_map_controller_name(special_, turkey, 2), nullptr);
  EXPECT_EQ(entente_map_controller(special_, 99, 0, &controller, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
}

TEST_F(MapFormsTest, CountsAndSummaryAreThoseOfThePhase) {
  auto counts = Sized<entente_stage_counts>();
  ASSERT_EQ(entente_map_count(special_, nullptr, 0, &counts, &error_), ENTENTE_OK);
  EXPECT_EQ(counts.army_edges, 21u);
  EXPECT_EQ(counts.victory, 4u);
  ASSERT_EQ(entente_map_count(special_, "F1903M", 6, &counts, &error_), ENTENTE_OK);
  EXPECT_EQ(counts.army_edges, 15u);
  EXPECT_NE(entente_map_count(special_, "X1903M", 6, &counts, &error_), ENTENTE_OK);
  EXPECT_NE(Summary(special_, "").find(R"("army_edges":21)"), std::string::npos);
  const std::string json = Summary(special_, "F1903M");
  EXPECT_EQ(json.rfind(R"({"name":"my","phase":"F1903M","counts":{"provinces":7,"locations":7,"army_edges":15,)", 0),
            0u)
      << json;
}

TEST_F(MapFormsTest, SummariesHoldWhatReadingTold) {
  Owned<entente_map> map;
  ASSERT_EQ(ReadForm(ENTENTE_FORM_MAP, "USE pure\nRULE BILD_ANY\n", map.out()), ENTENTE_OK) << error_.message;
  const std::string json = Summary(map, "");
  EXPECT_NE(
      json.find(R"("diagnostics":[{"severity":"warning","code":"UNKNOWN_RULE","file":"my.map","line":2,"column":6,)"),
      std::string::npos)
      << json;
}

}  // namespace
}  // namespace entente_test
