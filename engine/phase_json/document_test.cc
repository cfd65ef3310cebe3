#include "phase_json/document.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace entente {
namespace {

constexpr std::string_view kGame =
    R"({"id":"g","map":"pure","rules":{"civil_disorder":"home_distance"},
        "phases":[{"name":"S1901M","state":{"units":{}}},{ },
                  {"id":2,"map":"standard","name":"F1901M","orders":{"FRANCE":[]},"state":{"units":{},"name":"X"}}]})";

TEST(Document, APhaseOfAGameComesOutWithTheGamesIdMapAndRules) {
  Document game;
  ASSERT_TRUE(game.Read(kGame).ok());
  EXPECT_TRUE(game.is_game());
  ASSERT_EQ(game.phase_count(), 3u);
  EXPECT_EQ(
      game.PhaseAlone(0),
      R"({"id":"g","map":"pure","rules":{"civil_disorder":"home_distance"},"name":"S1901M","state":{"units":{}}})");
  EXPECT_EQ(game.PhaseAlone(1), R"({"id":"g","map":"pure","rules":{"civil_disorder":"home_distance"}})");
  EXPECT_EQ(game.PhaseAlone(2),
            R"({"rules":{"civil_disorder":"home_distance"},"id":2,"map":"standard","name":"F1901M",)"
            R"("orders":{"FRANCE":[]},"state":{"units":{},"name":"X"}})");
}

TEST(Document, TheOutlineHasNamesAndTellsWhoHasOrders) {
  Document game;
  ASSERT_TRUE(game.Read(kGame).ok());
  EXPECT_STREQ(game.PhaseName(0), "S1901M");
  EXPECT_STREQ(game.PhaseName(1), "");
  EXPECT_STREQ(game.PhaseName(2), "F1901M");
  EXPECT_FALSE(game.HasOrders(0));
  EXPECT_FALSE(game.HasOrders(1));
  EXPECT_TRUE(game.HasOrders(2));
}

TEST(Document, APhaseObjectIsItsOnlyPhase) {
  const std::string phase =
      R"({"state":{"name":"S1901M","units":{"name":{}}},"orders":{"FRANCE":["A PAR H"]},"id":[7]})";
  Document document;
  ASSERT_TRUE(document.Read(phase).ok());
  EXPECT_FALSE(document.is_game());
  ASSERT_EQ(document.phase_count(), 1u);
  EXPECT_STREQ(document.PhaseName(0), "S1901M");
  EXPECT_TRUE(document.HasOrders(0));
  EXPECT_EQ(document.PhaseJson(0), phase);
  EXPECT_EQ(document.PhaseAlone(0), phase);
}

TEST(Document, TheNameStandsBeforeTheStatesWhateverComesFirst) {
  for (const std::string_view text : {R"({"name":"A","state":{"name":"B"}})", R"({"state":{"name":"B"},"name":"A"})"}) {
    Document document;
    ASSERT_TRUE(document.Read(text).ok());
    EXPECT_STREQ(document.PhaseName(0), "A") << text;
  }
  for (const std::string_view text : {R"({"name":7})", R"({"state":[{"name":"B"}]})", R"({"x":{"name":"B"}})"}) {
    Document document;
    ASSERT_TRUE(document.Read(text).ok());
    EXPECT_STREQ(document.PhaseName(0), "") << text;
  }
}

TEST(Document, OrdersAreTherePowerByPower) {
  for (const std::string_view text :
       {R"({"orders":{}})", R"({"orders":null})", R"({"x":{"orders":{"FRANCE":[]}}})", R"({"state":{"FRANCE":[]}})"}) {
    Document document;
    ASSERT_TRUE(document.Read(text).ok());
    EXPECT_FALSE(document.HasOrders(0)) << text;
  }
  Document list;
  ASSERT_TRUE(list.Read(R"({"orders":["A PAR H"]})").ok());
  EXPECT_TRUE(list.HasOrders(0)) << "a reader of the phase refuses them";
}

TEST(Document, WhatIsNoOutlineIsRefused) {
  for (const std::string_view text :
       {R"({"phases":{}})", R"({"phases":[7]})", "[]", "7", R"({"phases":[],"phases":[]})", R"({"map":7})", "{"}) {
    Document document;
    EXPECT_EQ(document.Read(text).code(), StatusCode::kInvalid) << text;
  }
}

// An error has the place of its byte in the whole text, with any line breaks before it.
TEST(Document, AnErrorInsideAPhaseHasItsPlaceInTheText) {
  const std::string text =
      "{\"x\":\"\",\n\"phases\":[{\"name\":1},{\n\"name\":2}, {\"name\":3},\n\n  {\"a\":\n{}, \"name\":4}]}";
  Document game;
  ASSERT_TRUE(game.Read(text).ok());
  ASSERT_EQ(game.phase_count(), 4u);
  for (size_t i = 0; i < 4; ++i) {
    const JsonIndex name = game.tape().Find(game.PhaseAt(i), "name");
    const Status told = game.InPhase(i, game.tape().Error(name, "wrong", game.PhaseAt(i)));
    EXPECT_EQ(told.message(), "phases[" + std::to_string(i) + "]: name: wrong");
    const Place place = told.place().value_or(Place{});
    const Place expected = PlaceInText(text, text.find(std::string("\"name\":") + static_cast<char>('1' + i)) + 7, 1);
    EXPECT_EQ(place.line, expected.line) << i;
    EXPECT_EQ(place.column, expected.column) << i;
    EXPECT_EQ(place.offset, expected.offset) << i;
    EXPECT_EQ(place.length, 1u) << i;
  }
}

TEST(Document, AnErrorWithoutAPlaceIsAtTheBeginningOfItsPhase) {
  Document game;
  const std::string text = "{\n\"phases\":[{}, {\"name\":1}]}";
  ASSERT_TRUE(game.Read(text).ok());
  const Place place = game.InPhase(1, InvalidError("wrong")).place().value_or(Place{});
  const Place expected = PlaceInText(text, text.find("{\"name\""), 0);
  EXPECT_EQ(place.line, expected.line);
  EXPECT_EQ(place.column, expected.column);
  EXPECT_EQ(place.offset, expected.offset);
}

TEST(Document, BlanksBeforeAPhaseObjectCount) {
  Document document;
  const std::string text = "\n\n  {\"name\":7}";
  ASSERT_TRUE(document.Read(text).ok());
  const JsonTape& tape = document.tape();
  const Status told = document.InPhase(0, tape.Error(tape.Find(tape.root(), "name"), "wrong"));
  EXPECT_EQ(told.message(), "name: wrong");
  const Place place = told.place().value_or(Place{}), expected = PlaceInText(text, text.find('7'), 1);
  EXPECT_EQ(place.line, expected.line);
  EXPECT_EQ(place.column, expected.column);
  EXPECT_EQ(place.offset, expected.offset);
}

TEST(Document, ATextSaysHowItsAnswerSpeaks) {
  const Language german = *FindLanguage("de");
  const auto voice_of = [](std::string_view json, Voice asked) {
    Document document;
    EXPECT_TRUE(document.Read(json).ok());
    return document.VoiceOver(asked);
  };
  for (const std::string_view rest : {R"("name":"S1901M"})", R"("phases":[]})"}) {
    const auto voice = [&](std::string_view members, Voice asked) {
      return voice_of("{" + std::string(members) + std::string(rest), asked);
    };
    EXPECT_EQ(voice(R"("language":"de",)", {}).language, german);
    EXPECT_EQ(voice(R"("language":"en",)", Voice(Naming::kFull, german)).language, Language::kEnglish);
    EXPECT_EQ(voice(R"("language":null,)", Voice(Naming::kFull, german)).language, german);
    EXPECT_EQ(voice(R"("full_names":true,)", {}).naming, Naming::kFull);
    EXPECT_EQ(voice(R"("full_names":false,)", Voice(Naming::kFull)).naming, Naming::kIds);
    EXPECT_EQ(voice("", Voice(Naming::kFull, german)).naming, Naming::kFull);
  }
  Document game;
  ASSERT_TRUE(game.Read(R"({"language":"de","full_names":true,"phases":[{"name":"S1901M"}]})").ok());
  EXPECT_EQ(game.PhaseAlone(0), R"({"language":"de","full_names":true,"name":"S1901M"})");
}

TEST(Document, ALanguageThatNobodySpeaksIsRefusedAtItsPlace) {
  Document document;
  const Status unknown = document.Read(R"({"language":"fr"})");
  EXPECT_EQ(unknown.message(), "language: 'fr' is no language: expected en or de");
  EXPECT_EQ(unknown.place().value_or(Place{}).offset, 12u);
  EXPECT_EQ(document.Read(R"({"language":1})").message(), "language: expected a string, not a number");
  EXPECT_EQ(document.Read(R"({"full_names":"yes"})").message(), "full_names: expected true or false, not a string");
  EXPECT_EQ(document.Read(R"({"language":"de","language":"de"})").message(), "language: the key stands twice");
}

}  // namespace
}  // namespace entente
