// Maps in all their forms, and what a judge must show of them, through the C interface.
#include <cstring>
#include <string>

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
    ASSERT_EQ(Read(ENTENTE_MAP_TEXT, kMap, &special_), ENTENTE_OK) << error_.message;
  }
  void TearDown() override {
    entente_map_free(special_);
    Board::TearDown();
  }

  entente_status Read(uint32_t form, std::string_view text, entente_map** map) {
    return entente_map_from_text(form, text.data(), text.size(), "my.map", 6, nullptr, nullptr, nullptr, nullptr, map,
                                 &error_);
  }
  std::string Written(const entente_map* map, uint32_t form) {
    size_t length = 0;
    EXPECT_EQ(entente_map_write(map, form, nullptr, 0, &length, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL);
    std::string text(length, '\0');
    EXPECT_EQ(entente_map_write(map, form, text.data(), text.size(), &length, &error_), ENTENTE_OK);
    return text;
  }
  std::string Word(uint32_t list, uint32_t index) {
    const char* word = nullptr;
    return entente_map_word(special_, list, index, &word, &error_) == ENTENTE_OK ? word : "";
  }

  entente_map* special_ = nullptr;
};

TEST_F(MapFormsTest, EveryFormThatIsWrittenIsReadAgain) {
  for (uint32_t form : {ENTENTE_MAP_TEXT, ENTENTE_MAP_JSON, ENTENTE_MAP_MDF}) {
    const std::string text = Written(map_, form);
    entente_map* again = nullptr;
    ASSERT_EQ(Read(form, text, &again), ENTENTE_OK) << error_.message;
    EXPECT_EQ(Written(again, form).size(), text.size() - (form == ENTENTE_MAP_TEXT ? 6 : 0))
        << form;  // "my", "standard"
    entente_map_free(again);
  }
  EXPECT_EQ(Written(map_, ENTENTE_MAP_DOT).rfind("graph \"standard\" {", 0), 0u);
}

TEST_F(MapFormsTest, UnknownAndUnreadableFormsAreRefused) {
  entente_map* map = nullptr;
  size_t length = 0;
  EXPECT_EQ(Read(4, "", &map), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(entente_map_write(map_, 4, nullptr, 0, &length, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(Read(ENTENTE_MAP_DOT, "graph {}", &map), ENTENTE_ERR_NOT_SUPPORTED);
  EXPECT_EQ(Read(ENTENTE_MAP_JSON, "{}", &map), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_NE(std::string(error_.message).find("BAD_JSON: the member 'format' is missing"), std::string::npos)
      << error_.message;
  EXPECT_EQ(error_.line, 1u);
  EXPECT_STREQ(error_.file, "my.map");
  EXPECT_EQ(Read(ENTENTE_MAP_MDF, "MDF\n(", &map), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.line, 2u);
  EXPECT_EQ(map, nullptr);
}

TEST_F(MapFormsTest, NullPointersAndWrongSizesAreNamed) {
  const auto from_text = [](const char* text, const char* name, entente_map** map, entente_error* e) {
    return entente_map_from_text(ENTENTE_MAP_JSON, text, 2, name, 1, nullptr, nullptr, nullptr, nullptr, map, e);
  };
  entente_map* map = nullptr;
  auto counts = Sized<entente_stage_counts>();
  auto rotation = Sized<entente_rotation_info>();
  auto controller = Sized<entente_controller_info>();
  const char* word = nullptr;
  char text[16];
  size_t length = 0;
  ExpectRefused([&](auto* e) { return from_text(nullptr, "a", &map, e); }, "text");
  ExpectRefused([&](auto* e) { return from_text("{}", nullptr, &map, e); }, "file_name");
  ExpectRefused([&](auto* e) { return from_text("{}", "a", nullptr, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_write(nullptr, 0, text, 16, &length, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_write(map_, 0, nullptr, 16, &length, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_map_write(map_, 0, text, 16, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_map_write(map_, 9, text, 16, &length, e); }, "form");
  ExpectRefused([&](auto* e) { return entente_map_count(nullptr, nullptr, 0, &counts, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_count(map_, nullptr, 0, nullptr, e); }, "counts");
  ExpectRefused([&](auto* e) { return entente_map_count(map_, nullptr, 6, &counts, e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_map_summary(nullptr, nullptr, 0, text, 16, &length, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_summary(map_, nullptr, 6, text, 16, &length, e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_map_word(nullptr, 0, 0, &word, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_word(map_, 0, 0, nullptr, e); }, "word");
  ExpectRefused([&](auto* e) { return entente_map_word(map_, 3, 0, &word, e); }, "list");
  ExpectRefused([&](auto* e) { return entente_map_rotation(nullptr, 0, &rotation, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_rotation(map_, 0, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_map_controller(nullptr, 0, 0, &controller, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_controller(map_, 0, 0, nullptr, e); }, "info");
  counts.struct_size = 35;
  ExpectRefused([&](auto* e) { return entente_map_count(map_, nullptr, 0, &counts, e); }, "struct_size");
}

TEST_F(MapFormsTest, AJudgeFindsWhatItMustShow) {
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_get_info(special_, &info, &error_), ENTENTE_OK);
  EXPECT_STREQ(info.graphics, "pure");
  EXPECT_EQ(info.text_only, 1u);
  EXPECT_EQ(info.has_flag_maps, 1u);
  EXPECT_EQ(info.stage_count, 2u);
  EXPECT_EQ(info.rotation_count, 2u);
  EXPECT_EQ(Word(ENTENTE_MAP_FLAGS, 0) + " " + Word(ENTENTE_MAP_FLAGS, 1), "STANDARD OWN");
  EXPECT_EQ(Word(ENTENTE_MAP_NOTIFY, 0), "A@B.C");
  EXPECT_EQ(Word(ENTENTE_MAP_RULES, 0), "BUILD_ANY");
  EXPECT_EQ(Word(ENTENTE_MAP_RULES, 1), "");
  EXPECT_EQ(Word(3, 0), "");
  auto rotation = Sized<entente_rotation_info>();
  ASSERT_EQ(entente_map_rotation(special_, 1, &rotation, &error_), ENTENTE_OK);
  EXPECT_EQ(rotation.when, static_cast<uint32_t>(ENTENTE_ROTATE_BEFORE));
  EXPECT_STREQ(rotation.types, "MOVEMENT,A");
  EXPECT_EQ(entente_map_rotation(special_, 2, &rotation, &error_), ENTENTE_ERR_NOT_FOUND);
}

TEST_F(MapFormsTest, PowersTellFlagLeagueAndControl) {
  uint8_t france = 0, germany = 0, turkey = 0;
  entente_map_find_power(special_, "FRANCE", 6, &france, nullptr);
  entente_map_find_power(special_, "GERMANY", 7, &germany, nullptr);
  entente_map_find_power(special_, "9", 1, &turkey, nullptr);
  auto power = Sized<entente_power_info>();
  ASSERT_EQ(entente_map_power(special_, france, &power, &error_), ENTENTE_OK);
  EXPECT_STREQ(power.flag, "GAUL");
  EXPECT_STREQ(power.league, "NORTH");
  EXPECT_EQ(power.friends, uint64_t{1} << france | uint64_t{1} << germany);
  EXPECT_EQ(power.league_behavior, static_cast<uint32_t>(ENTENTE_LEAGUE_BENIGN));
  EXPECT_EQ(power.dummy, 0u);
  ASSERT_EQ(entente_map_power(special_, turkey, &power, &error_), ENTENTE_OK);
  EXPECT_STREQ(power.flag, "TURKEY");
  EXPECT_STREQ(power.league, "");
  EXPECT_EQ(power.letter, static_cast<uint32_t>('9'));
  EXPECT_EQ(power.dummy, 1u);
  ASSERT_EQ(power.controller_count, 2u);
  auto controller = Sized<entente_controller_info>();
  ASSERT_EQ(entente_map_controller(special_, turkey, 0, &controller, &error_), ENTENTE_OK);
  EXPECT_EQ(controller.power, france);
  EXPECT_STREQ(controller.name, "FRANCE");
  ASSERT_EQ(entente_map_controller(special_, turkey, 1, &controller, &error_), ENTENTE_OK);
  EXPECT_EQ(controller.power, ENTENTE_NO_POWER);
  EXPECT_STREQ(controller.name, "SOMEBODY");
  EXPECT_EQ(entente_map_controller(special_, turkey, 2, &controller, &error_), ENTENTE_ERR_NOT_FOUND);
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
  size_t length = 0;
  std::string base(65536, '\0'), json(65536, '\0');
  ASSERT_EQ(entente_map_to_json(special_, base.data(), base.size(), &length, &error_), ENTENTE_OK);
  EXPECT_NE(base.find(R"("army_edges":21)"), std::string::npos);
  ASSERT_EQ(entente_map_summary(special_, "F1903M", 6, json.data(), json.size(), &length, &error_), ENTENTE_OK);
  EXPECT_EQ(json.rfind(R"({"name":"my","phase":"F1903M","counts":{"provinces":7,"locations":7,"army_edges":15,)", 0),
            0u)
      << json.substr(0, length);
}

TEST_F(MapFormsTest, ACallerOfTheFirstHeaderStillGetsItsInformation) {
  entente_map_info info;
  std::memset(&info, 0x55, sizeof info);
  info.struct_size = 64;
  ASSERT_EQ(entente_map_get_info(map_, &info, &error_), ENTENTE_OK);
  EXPECT_STREQ(info.begin_phase, "S1901M");
  EXPECT_EQ(info.text_only, 0x55555555u);  // not written
}

TEST_F(MapFormsTest, SummariesHoldWhatReadingTold) {
  entente_map* map = nullptr;
  ASSERT_EQ(Read(ENTENTE_MAP_TEXT, "USE pure\nRULE BILD_ANY\n", &map), ENTENTE_OK);
  std::string json(65536, '\0');
  size_t length = 0;
  ASSERT_EQ(entente_map_to_json(map, json.data(), json.size(), &length, &error_), ENTENTE_OK);
  EXPECT_NE(
      json.find(R"("diagnostics":[{"severity":"warning","code":"UNKNOWN_RULE","file":"my.map","line":2,"column":6,)"),
      std::string::npos);
  entente_map_free(map);
}

}  // namespace
}  // namespace entente_test
