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
    ASSERT_EQ(ReadForm(ENTENTE_MAP_FORM_MAP, kMap, special_.out()), ENTENTE_OK) << error_.message;
  }

  entente_status ReadForm(uint32_t form, std::string_view text, entente_map** map) {
    return entente_map_read(form, text.data(), text.size(), "my.map", 6, map, &error_);
  }
  std::string Written(const entente_map* map, uint32_t form) {
    Text text;
    EXPECT_EQ(entente_map_write(map, form, text.out(), &error_), ENTENTE_OK) << error_.message;
    return text.str();
  }
  std::string Summary(const entente_map* map, std::string_view phase, uint32_t form = ENTENTE_TEXT_JSON) {
    Text text;
    EXPECT_EQ(entente_map_summary(map, phase.data(), phase.size(), form, text.out(), &error_), ENTENTE_OK)
        << error_.message;
    return text.str();
  }
  uint32_t PowerOf(std::string_view name) {
    uint32_t power = ENTENTE_NO_POWER;
    EXPECT_EQ(entente_map_find_power(special_, name.data(), name.size(), &power, &error_), ENTENTE_OK);
    return power;
  }

  Owned<entente_map> special_;
};

TEST_F(MapFormsTest, EveryFormThatIsWrittenIsReadAgain) {
  for (uint32_t form : {ENTENTE_MAP_FORM_MAP, ENTENTE_MAP_FORM_JSON, ENTENTE_MAP_FORM_MDF}) {
    const std::string text = Written(map_, form);
    Owned<entente_map> again;
    ASSERT_EQ(ReadForm(form, text, again.out()), ENTENTE_OK) << error_.message;
    EXPECT_EQ(Written(again, form).size(), text.size() - (form == ENTENTE_MAP_FORM_MAP ? 6 : 0))
        << form;  // "my", "standard"
  }
  EXPECT_EQ(Written(map_, ENTENTE_MAP_FORM_DOT).rfind("graph \"standard\" {", 0), 0u);
}

TEST_F(MapFormsTest, UnknownAndUnreadableFormsAreRefused) {
  Owned<entente_map> map;
  Text text;
  EXPECT_EQ(ReadForm(4, "", map.out()), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "form 4 is no form of a map that is read: expected 0 to 2");
  EXPECT_EQ(entente_map_write(map_, 4, text.out(), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "form 4 is no form of a map: expected 0 to 3");
  EXPECT_EQ(text.get(), nullptr);
  EXPECT_EQ(ReadForm(ENTENTE_MAP_FORM_DOT, "graph {}", map.out()), ENTENTE_ERR_NOT_SUPPORTED);
  EXPECT_EQ(ReadForm(ENTENTE_MAP_FORM_JSON, "{}", map.out()), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_NE(std::string(error_.message).find("BAD_JSON: the member 'format' is missing"), std::string::npos)
      << error_.message;
  EXPECT_EQ(error_.line, 1u);
  EXPECT_STREQ(error_.file, "my.map");
  EXPECT_EQ(ReadForm(ENTENTE_MAP_FORM_MDF, "MDF\n(", map.out()), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.line, 2u);
  EXPECT_EQ(map.get(), nullptr);
}

TEST_F(MapFormsTest, NullPointersAndWrongNumbersAreNamed) {
  const auto read = [](const char* text, const char* name, entente_map** map, entente_error* e) {
    return entente_map_read(ENTENTE_MAP_FORM_JSON, text, 2, name, 1, map, e);
  };
  Owned<entente_map> map;
  Text text;
  auto counts = Sized<entente_stage_counts>();
  ExpectRefused([&](auto* e) { return read(nullptr, "a", map.out(), e); }, "text");
  ExpectRefused([&](auto* e) { return read("{}", nullptr, map.out(), e); }, "file_name");
  ExpectRefused([&](auto* e) { return read("{}", "a", nullptr, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_write(nullptr, 0, text.out(), e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_write(map_, 0, nullptr, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_map_write(map_, 9, text.out(), e); }, "form");
  ExpectRefused([&](auto* e) { return entente_map_count(nullptr, nullptr, 0, &counts, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_count(map_, nullptr, 0, nullptr, e); }, "counts");
  ExpectRefused([&](auto* e) { return entente_map_count(map_, nullptr, 6, &counts, e); }, "phase");
  const auto summary = [&](const entente_map* of, size_t length, uint32_t form, entente_text** to, entente_error* e) {
    return entente_map_summary(of, nullptr, length, form, to, e);
  };
  ExpectRefused([&](auto* e) { return summary(nullptr, 0, 0, text.out(), e); }, "map");
  ExpectRefused([&](auto* e) { return summary(map_, 0, 0, nullptr, e); }, "text");
  ExpectRefused([&](auto* e) { return summary(map_, 6, 0, text.out(), e); }, "phase");
  ExpectRefused([&](auto* e) { return summary(map_, 0, 2, text.out(), e); }, "form");
  EXPECT_EQ(entente_map_name(nullptr), nullptr);
  for (const auto word :
       {entente_map_location_id, entente_map_location_name, entente_map_power_id, entente_map_power_name}) {
    EXPECT_EQ(word(nullptr, 0), nullptr);
  }
}

TEST_F(MapFormsTest, AJudgeFindsWhatItMustShow) {
  const std::string json = Summary(special_, "");
  for (const std::string_view part :
       {R"("graphics":"pure","text_only":true,"flags":{"maps":["STANDARD","OWN"],"powers":{)", R"("notify":["A@B.C"])",
        R"("rules":["BUILD_ANY"])", R"("dummies":{"TURKEY":{"controllers":["FRANCE","SOMEBODY"]}})",
        R"("rotations":[{"when":"ordered","types":[]},{"when":"before","types":["MOVEMENT","A"]}])",
        R"("own_word":"Turkish","letter":"9","flag":"TURKEY")", R"("flag":"GAUL")",
        R"("league":{"name":"NORTH","behavior":"benign","friends":["FRANCE","GERMANY"]})"}) {
    EXPECT_NE(json.find(part), std::string::npos) << part << "\n" << json;
  }
}

TEST_F(MapFormsTest, TheSummaryForPeopleHasTheSame) {
  EXPECT_EQ(Summary(special_, "fall 1903 movement", ENTENTE_TEXT_FOR_PEOPLE),
            "my in F1903M\n  begins SPRING 1901 MOVEMENT (S1901M)\n"
            "  7 provinces, 7 locations, 15 army edges, 0 fleet edges\n  7 supply centers, 4 to win\n"
            "  7 powers, 7 units at the start\n  graphics of pure\n  text only\n  flags of STANDARD OWN\n"
            "  rules BUILD_ANY\n  notify A@B.C\n  control rotates before phases with orders\n"
            "  control rotates before MOVEMENT,A\n  1 further map for some phases\nhome centers:\n"
            "  AUSTRIA: VIE\n  ENGLAND: LON\n  FRANCE: PAR; flag of GAUL; league NORTH, benign\n"
            "  GERMANY: BER; league SOUTH\n  ITALY: ROM\n  RUSSIA: MOS\n"
            "  TURKEY: CON; dummy controlled by FRANCE, then SOMEBODY (from outside)\n");
}

TEST_F(MapFormsTest, PowersTellFriendsAndLetter) {
  const uint32_t france = PowerOf("FRANCE"), germany = PowerOf("GERMANY");
  auto power = Sized<entente_power_info>();
  ASSERT_EQ(entente_map_power(special_, france, &power, &error_), ENTENTE_OK);
  EXPECT_EQ(power.friends, uint64_t{1} << france | uint64_t{1} << germany);
  EXPECT_EQ(power.is_dummy, 0u);
  ASSERT_EQ(entente_map_power(special_, PowerOf("9"), &power, &error_), ENTENTE_OK);
  EXPECT_EQ(power.letter, uint32_t{'9'});
  EXPECT_EQ(power.is_dummy, 1u);
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
  ASSERT_EQ(ReadForm(ENTENTE_MAP_FORM_MAP, "USE pure\nRULE BILD_ANY\n", map.out()), ENTENTE_OK) << error_.message;
  const std::string json = Summary(map, "");
  EXPECT_NE(
      json.find(R"("diagnostics":[{"severity":"warning","code":"UNKNOWN_RULE","file":"my.map","line":2,"column":6,)"),
      std::string::npos)
      << json;
}

}  // namespace
}  // namespace entente_test
