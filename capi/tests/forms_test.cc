// Games in the forms of other tools.
#include <map>

#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kPackage =
    R"({"id":"g","map":"standard","rules":["NO_PRESS"],"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},)"
    R"("orders":{"FRANCE":["A PAR - BUR"]},"results":{},"messages":[{"message":"x"},{"message":"y"}]}]})";

class FormsTest : public Board {
 protected:
  entente_status Convert(std::string_view game, uint32_t from, uint32_t to, const entente_map* map = nullptr,
                         const entente_rules* rules = nullptr) {
    return entente_convert(game.data(), game.size(), from, to, map, rules, nullptr, text_.out(), notes_.out(), &error_);
  }
  Text text_, notes_;
};

TEST_F(FormsTest, FormsAreListedWithTheirWords) {
  auto info = Sized<entente_game_form_info>();
  std::map<uint32_t, std::string> names;
  uint32_t count = 0;
  for (; entente_game_form_describe(count, &info, nullptr) == ENTENTE_OK; ++count) {
    EXPECT_TRUE(names.emplace(info.form, info.name).second) << info.form;
    EXPECT_STRNE(info.text, "") << info.name;
  }
  EXPECT_GE(count, 4u);
  EXPECT_EQ(entente_game_form_describe(count, &info, &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(names[ENTENTE_GAME_FORM_JSON], "json");
  EXPECT_EQ(names[ENTENTE_GAME_FORM_DIPLOMACY], "diplomacy");
  EXPECT_EQ(names[ENTENTE_GAME_FORM_DIPCC], "dipcc");
  EXPECT_EQ(names[ENTENTE_GAME_FORM_WEBDIPLOMACY], "webdiplomacy");
  EXPECT_FALSE(names.contains(ENTENTE_GAME_FORM_GUESS));
}

TEST_F(FormsTest, AGameGoesFromFormToFormWithNotes) {
  ASSERT_EQ(Convert(kPackage, ENTENTE_GAME_FORM_GUESS, ENTENTE_GAME_FORM_WEBDIPLOMACY), ENTENTE_OK) << error_.message;
  EXPECT_EQ(notes_.str(), "2 messages are left out\nthe id is left out: webDiplomacy's games have numbers\n");
  EXPECT_NE(text_.str().find(R"("type":"Move","toTerrID":48)"), std::string::npos) << text_.str();
  const std::string web = text_.str();
  ASSERT_EQ(Convert(web, ENTENTE_GAME_FORM_GUESS, ENTENTE_GAME_FORM_JSON), ENTENTE_OK) << error_.message;
  EXPECT_EQ(notes_.str(), "");
  EXPECT_NE(text_.str().find(R"("orders":{"FRANCE":["A PAR - BUR"]})"), std::string::npos) << text_.str();
  entente_text* text = nullptr;
  ASSERT_EQ(entente_convert(web.data(), web.size(), ENTENTE_GAME_FORM_WEBDIPLOMACY, ENTENTE_GAME_FORM_DIPCC, nullptr,
                            nullptr, nullptr, &text, nullptr, &error_),
            ENTENTE_OK)
      << "notes are not wanted";
  entente_text_free(text);
}

TEST_F(FormsTest, MapAndRulesStandInForThoseThatATextDoesNotName) {
  Owned<entente_map> pure;
  ASSERT_EQ(entente_map_builtin("pure", 4, pure.out(), &error_), ENTENTE_OK);
  const std::string_view phase = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}}})";
  auto rules = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_read(pure, "civil_disorder=home_distance", 28, &rules, &error_), ENTENTE_OK)
      << error_.message;
  ASSERT_EQ(Convert(phase, ENTENTE_GAME_FORM_JSON, ENTENTE_GAME_FORM_JSON, pure, &rules), ENTENTE_OK) << error_.message;
  EXPECT_EQ(text_.str().substr(0, 59), R"({"map":"pure","rules":{"civil_disorder":"home_distance"},"p)");
}

TEST_F(FormsTest, WhatCannotBeDoneIsTold) {
  EXPECT_EQ(Convert("no game", ENTENTE_GAME_FORM_GUESS, ENTENTE_GAME_FORM_JSON), ENTENTE_ERR_NOT_FOUND);
  EXPECT_STREQ(error_.message, "the text looks like no known form of games");
  EXPECT_EQ(text_.get(), nullptr);
  EXPECT_EQ(notes_.get(), nullptr);
  EXPECT_EQ(Convert(kPackage, ENTENTE_GAME_FORM_GUESS, ENTENTE_GAME_FORM_GUESS), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "target_form 255 is no form of games: expected 0 to 8");
  EXPECT_EQ(Convert(kPackage, 99, ENTENTE_GAME_FORM_JSON), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "source_form 99 is no form of games: expected 0 to 8 or ENTENTE_GAME_FORM_GUESS (255)");
  EXPECT_EQ(Convert("{\"phases\":\n7}", ENTENTE_GAME_FORM_DIPCC, ENTENTE_GAME_FORM_JSON), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.line, 2u);
  EXPECT_EQ(Convert(R"({"variantID":2,"phases":[]})", ENTENTE_GAME_FORM_GUESS, ENTENTE_GAME_FORM_JSON),
            ENTENTE_ERR_NOT_SUPPORTED);
  EXPECT_EQ(Convert(R"({"map":"pure","name":"S1901M","state":{"units":{}}})", ENTENTE_GAME_FORM_JSON,
                    ENTENTE_GAME_FORM_DIPCC),
            ENTENTE_ERR_INVALID_ARGUMENT);
}

TEST_F(FormsTest, AListingIsAnsweredWithItsResults) {
  constexpr std::string_view kListing =
      "Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nGermany: A MUN - BUR\nA RUH - KIE\n";
  const auto adjudicate = [&](std::string_view listing, const entente_map* map = nullptr) {
    return entente_adjudicate_listing(listing.data(), listing.size(), map, nullptr, nullptr, text_.out(), notes_.out(),
                                      &error_);
  };
  ASSERT_EQ(adjudicate(kListing), ENTENTE_OK) << error_.message;
  EXPECT_EQ(text_.str().substr(0, text_.str().find("\n\n\n\n")),
            "Movement results for Spring of 1901.  (game.001)\n\nFrance: Army Paris -> Burgundy.  (*bounce*)\n\n"
            "Germany: Army Munich -> Burgundy.  (*bounce*)\nGermany: Army Ruhr -> Kiel.");
  EXPECT_NE(text_.str().find("Status of the Movement phase for Fall of 1901."), std::string::npos) << text_.str();
  EXPECT_EQ(notes_.str(), "the listing names no map: it is read on standard\n");
  // Its results are its position with further orders.
  ASSERT_EQ(adjudicate(text_.str() + "\nMovement orders for Fall of 1901.\n\nFrance: A PAR - PIC\n"), ENTENTE_OK)
      << error_.message;
  EXPECT_NE(text_.str().find("\nGermany: Army Kiel, No Order Processed.\n"), std::string::npos) << text_.str();
  ASSERT_EQ(adjudicate("Movement orders for Spring of 1901.\n\nFrance: A PAR - BURR\n"), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.line, 3u);
  EXPECT_EQ(error_.column, 17u);
  EXPECT_EQ(error_.offset, 53u);
  EXPECT_EQ(error_.length, 4u);
  EXPECT_EQ(text_.get(), nullptr);
  EXPECT_EQ(adjudicate("Status of the Movement phase for Fall of 1901.\n\nThe game is over: draw of France.\n"),
            ENTENTE_ERR_WRONG_PHASE);
  Owned<entente_map> pure;
  ASSERT_EQ(entente_map_builtin("pure", 4, pure.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(adjudicate("Movement orders for Spring of 1901.\n\nFrance: A PAR - BER\n", pure), ENTENTE_OK)
      << error_.message;
  EXPECT_NE(text_.str().find("\nFrance: Army Paris -> Berlin.\n"), std::string::npos) << text_.str();
}

TEST_F(FormsTest, NullArgumentsAreNamed) {
  uint32_t form = 0;
  entente_text* text = nullptr;
  ExpectRefused([&](auto* e) { return entente_game_form_guess(nullptr, 3, &form, e); }, "source");
  ExpectRefused([&](auto* e) { return entente_game_form_guess("{}", 2, nullptr, e); }, "form");
  ExpectRefused(
      [&](auto* e) { return entente_convert(nullptr, 3, 0, 0, nullptr, nullptr, nullptr, &text, nullptr, e); },
      "source");
  ExpectRefused([&](auto* e) { return entente_convert("{}", 2, 0, 0, nullptr, nullptr, nullptr, nullptr, nullptr, e); },
                "target");
  ASSERT_EQ(entente_game_form_guess(kPackage.data(), kPackage.size(), &form, &error_), ENTENTE_OK);
  EXPECT_EQ(form, uint32_t{ENTENTE_GAME_FORM_DIPLOMACY});
}

}  // namespace
}  // namespace entente_test
