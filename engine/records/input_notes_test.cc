// Notes: sentences about input that is ignored or has no effect.
#include "phase_json/input_notes.h"

#include <gtest/gtest.h>

#include "game/self_play.h"
#include "json/json_test_util.h"
#include "map/rules_fit.h"
#include "map_language/builtin.h"
#include "records/game_json.h"
#include "records/replay.h"
#include "reports/report_test_util.h"
#include "rules/presets.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

constexpr std::string_view kUnits = R"("units":{"FRANCE":["A PAR"],"ITALY":["A ROM"]})";

class InputNotesTest : public testing::Test {
 protected:
  // The notes about a phase object. Expects the same notes in its result and its report.
  Notes NotesOf(std::string_view json) {
    const auto result = exchange_.Adjudicate(json);
    EXPECT_TRUE(result.ok()) << json << result.status();
    if (!result.ok()) return {};
    Notes notes = exchange_.notes();
    const std::string told = Member(*result, "notes");
    EXPECT_EQ(told.empty(), notes.empty()) << told;
    const auto report = ReportOf(exchange_, json);
    EXPECT_TRUE(report.ok());
    for (const std::string& note : notes) {
      EXPECT_NE(told.find(note), std::string::npos) << told;
      EXPECT_NE(report->find("\nnote: " + note + "\n"), std::string::npos) << *report;
    }
    return notes;
  }
  // The notes about a phase with further members.
  Notes With(std::string_view of_phase, std::string_view of_state = "", std::string_view name = "S1901M") {
    std::string json = R"({"name":")" + std::string(name) + R"(","state":{)" + std::string(kUnits);
    json.append(of_state.empty() ? "" : ",").append(of_state).append("}");
    json.append(of_phase.empty() ? "" : ",").append(of_phase);
    const bool has_orders = json.find("rders") != std::string::npos || json.find("\"order\":") != std::string::npos;
    return NotesOf(json.append(has_orders ? "}" : R"(,"orders":{}})"));
  }

  Exchange exchange_{{}};
};

TEST_F(InputNotesTest, AKeyNearOneThatIsReadIsNoted) {
  EXPECT_EQ(With(R"("order":{"FRANCE":["A PAR H"]})"), Notes{"`order` is not read: did you mean `orders`?"});
  EXPECT_EQ(With(R"("Orders":{})"), Notes{"`Orders` is not read: did you mean `orders`?"});
  EXPECT_EQ(With(R"("rule":"datc3")"), Notes{"`rule` is not read: did you mean `rules`?"});
  EXPECT_EQ(With("", R"("centres":{})"), Notes{"`state.centres` is not read: did you mean `centers`?"});
  EXPECT_EQ(With("", R"("center":{})"), Notes{"`state.center` is not read: did you mean `centers`?"});
  EXPECT_EQ(With("", R"("retreat":{})"), Notes{"`state.retreat` is not read: did you mean `retreats`?"});
  EXPECT_EQ(With("", R"("home":{})"), Notes{"`state.home` is not read: did you mean `homes`?"});
  EXPECT_EQ(With(R"("mapp":"pure")"), Notes{"`mapp` is not read: did you mean `map`?"});
  EXPECT_EQ(With(R"("maps":"pure")"), Notes{"`maps` is not read: did you mean `map`?"});
}

TEST_F(InputNotesTest, AKeyWithACharacterThatIsNotSeenIsNoted) {
  const Notes orders{"`orders` with a character that is not seen is not read: did you mean `orders`?"};
  for (const char* key : {"orders\u200b",
                          "\ufeff"
                          "orders",
                          "orders ", " orders",
                          "ord\u00ad"
                          "ers",
                          "orders\\n"}) {
    EXPECT_EQ(With("\"" + std::string(key) + "\":{}"), orders) << key;
  }
  EXPECT_EQ(With(R"("results ":{},"note\u200b":1)"), Notes{}) << "other tools' keys";
}

TEST_F(InputNotesTest, MembersThatTheMapHasNotAreNoted) {
  for (const std::string extra : {"claims", "guest_builds", "seizing_builds", "control_turns"}) {
    EXPECT_EQ(With("", "\"" + extra + R"(":{"FRANCE":1})"),
              Notes{"`state." + extra + "` is not read: standard has none"});
    EXPECT_EQ(With("", "\"" + extra + "\":{ }"), Notes{}) << "it says nothing";
    EXPECT_EQ(With("", "\"" + extra + "\":null"), Notes{});
  }
  EXPECT_EQ(With("", R"("hidden_builds":["A PAR"])"), Notes{"`state.hidden_builds` is not read: standard has none"});
  EXPECT_EQ(With("", R"("hidden_builds":[])"), Notes{});
}

TEST_F(InputNotesTest, AKeyThatIsReadElsewhereIsNoted) {
  EXPECT_EQ(With(R"("centers":{})"), Notes{"`centers` is not read there: it belongs into `state`"});
  EXPECT_EQ(With(R"("homes":{})"), Notes{"`homes` is not read there: it belongs into `state`"});
  EXPECT_EQ(With(R"("Units":{})"), Notes{"`Units` is not read: did you mean `units` inside `state`?"});
  EXPECT_EQ(With(R"("unit":{})"), Notes{"`unit` is not read: did you mean `units` inside `state`?"});
  EXPECT_EQ(With("", R"("orders":{})"), Notes{"`state.orders` is not read there: it belongs beside `state`"});
  EXPECT_EQ(With("", R"("order":{})"), Notes{"`state.order` is not read: did you mean `orders` beside `state`?"});
}

TEST_F(InputNotesTest, KeysOfOtherToolsAreNotNoted) {
  EXPECT_EQ(
      With(R"("results":{},"messages":[],"note":"","phase":"S1901M","timestamp":1,"expect":{},"tags":[],"alt":{},)"
           R"("status":"active","controlled_powers":null,"victory":[18],"deadline":0,"win":18,"type":"M","role":"x",)"
           R"("game":{},"order_history":{},"state_history":{},"result_history":{},"message_history":{},"logs":[])",
           R"("name":"S1901M","builds":{},"influence":{},"civil_disorder":{},"zobrist_hash":"1","note":"",)"
           R"("timestamp":1,"game_id":"g","map":"standard","rules":[],"controllers":{},"phase":"x")"),
      Notes{});
  EXPECT_EQ(With(R"("orders":null,"winners":[],"id":{"order":1,"centres":2})"), Notes{});
}

TEST_F(InputNotesTest, AMissingMemberIsToldWithTheKeyThatWasMeant) {
  const auto message = [&](std::string_view json) {
    return std::string(exchange_.Adjudicate(json).status().message());
  };
  EXPECT_EQ(message(R"({"name":"S1901M","states":{"units":{}}})"),
            "the phase has no `state`; `states` is not read: did you mean `state`?");
  EXPECT_EQ(message(R"({"name":"S1901M","state":{"unit":{}}})"),
            "the phase has no `state.units`; `state.unit` is not read: did you mean `units`?");
  EXPECT_EQ(message(R"({"phase":"S1901M","state":{"units":{}}})"),
            "the phase has no `name`; `phase` is not read: did you mean `name`?");
  EXPECT_EQ(message(R"({"map":"standard","phase":[]})"),
            "the phase has no `state`; `phase` is not read: did you mean `phases`?");
  const auto replayed = [&](std::string_view json) {
    Document game;
    EXPECT_TRUE(game.Read(json).ok());
    return std::string(ReplayGame(exchange_, game).status().message());
  };
  EXPECT_EQ(replayed(R"({"map":"standard","phase":[]})"),
            "the input is no game: it has no `phases`; `phase` is not read: did you mean `phases`?");
  EXPECT_EQ(replayed(R"({"phase":"S1901M","name":"x","list":[]})"), "the input is no game: it has no `phases`");
}

TEST_F(InputNotesTest, EmptyCentersAreNoted) {
  const Notes empty{"`state.centers` is empty: no power owns a supply center"};
  EXPECT_EQ(With("", R"("centers":{})"), empty);
  EXPECT_EQ(With("", R"("centers":{"FRANCE":[]})"), empty);
  EXPECT_EQ(With("", R"("centers":{"FRANCE":["PAR"]})"), Notes{});
  EXPECT_EQ(With("", R"("centers":null)"), Notes{});
}

TEST_F(InputNotesTest, HomesAreNotedWhereTheyDoNotChangeAndAreOthers) {
  const Notes others{"`state.homes` is not read: the home centers of standard are others, and do not change"};
  EXPECT_EQ(With("", R"("homes":{"FRANCE":["PAR","MAR","BRE"]})"), Notes{});
  EXPECT_EQ(With("", R"("homes":null)"), Notes{});
  EXPECT_EQ(With("", R"("homes":{"FRANCE":["PAR"]},"centers":{"FRANCE":["PAR"],"ITALY":["MAR"]})"), Notes{})
      << "some tools list the homes that are owned";
  for (const char* homes : {R"({"FRANCE":["PAR"]})", R"({"FRANCE":["PAR","MAR","BRE","SPA"]})", R"({"NOBODY":[]})",
                            R"({"FRANCE":["XXX"]})", R"({"FRANCE":{"PAR":1}})", R"(["PAR"])", "7"}) {
    EXPECT_EQ(With("", std::string(R"("homes":)") + homes), others) << homes;
    EXPECT_EQ(With("", std::string(R"("homes":)") + homes), others) << "again " << homes;
  }
}

TEST_F(InputNotesTest, RetreatsOutsideARetreatsPhaseAreNoted) {
  EXPECT_EQ(With("", R"("retreats":{"FRANCE":{"A PAR":["BUR"]}})"),
            Notes{"`state.retreats` is not read: S1901M is no retreats phase"});
  EXPECT_EQ(With("", R"("retreats":{"FRANCE":{}})"), Notes{});
}

TEST_F(InputNotesTest, ADislodgedUnitThatRetreatsLeaveOutIsNoted) {
  const std::string begin = R"({"name":"S1901R","state":{"units":{"FRANCE":["A PAR","*A BUR"],"ITALY":["*F NAP"]},)";
  EXPECT_EQ(NotesOf(begin + R"("retreats":{"FRANCE":{"A BUR":["GAS"]}}},"orders":{}})"),
            Notes{"*F NAP of ITALY has no entry in `state.retreats`: it has nowhere to go"});
  EXPECT_EQ(NotesOf(begin + R"("retreats":{"FRANCE":{"*A BUR":["GAS"]},"ITALY":{"F NAP":[]}}},"orders":{}})"), Notes{});
}

TEST_F(InputNotesTest, RetreatsThatCannotBeAreNoted) {
  EXPECT_EQ(NotesOf(R"({"name":"S1901R","state":{"units":{"FRANCE":["A PAR","*A BUR"]},)"
                    R"("retreats":{"FRANCE":{"A BUR":["GAS","PAR"]},"ITALY":{"F NAP":["ROM"]}}},"orders":{}})"),
            (Notes{"F NAP of ITALY stands in `state.retreats` alone: expected *F NAP in `state.units`, too",
                   "`state.retreats` lets A BUR of FRANCE go where a unit stands: PAR"}));
}

TEST_F(InputNotesTest, AMissingOrdersMemberIsNoted) {
  const Notes missing{"the phase has no `orders`: nothing is ordered"};
  EXPECT_EQ(NotesOf(R"({"name":"S1901M","state":{"units":{}}})"), missing);
  EXPECT_EQ(NotesOf(R"({"name":"S1901M","state":{"units":{}},"commands":{"FRANCE":["A PAR H"]}})"), missing);
  EXPECT_EQ(With(R"("orders":null)"), Notes{});
  ASSERT_TRUE(exchange_.Legal(R"({"name":"S1901M","state":{"units":{}}})").ok());
  EXPECT_EQ(exchange_.notes(), Notes{}) << "legal orders need none";
}

TEST_F(InputNotesTest, OrdersOfAPowerThatHasNothingToDoAreNoted) {
  EXPECT_EQ(With(R"("orders":{"GERMANY":["A MUN H"],"FRANCE":[],"RUSSIA":[],"TURKEY":null})"),
            Notes{"`orders.GERMANY`: GERMANY has no units in S1901M"});
  EXPECT_EQ(NotesOf(R"({"name":"S1901R","state":{"units":{"FRANCE":["A PAR","*A BUR"]},)"
                    R"("retreats":{"FRANCE":{"A BUR":["GAS"]}}},"orders":{"FRANCE":["A BUR D"],"ITALY":["A ROM D"]}})"),
            Notes{"`orders.ITALY`: ITALY has no dislodged unit in S1901R"});
  EXPECT_EQ(With(R"("orders":{"FRANCE":["A MAR B"],"ITALY":["WAIVE"]})",
                 R"("centers":{"FRANCE":["PAR","MAR"],"ITALY":["ROM"]})", "W1901A"),
            Notes{"`orders.ITALY`: ITALY has nothing to build or remove in W1901A"});
  EXPECT_EQ(With(R"("orders":{"FRANCE":["A MAR B"],"ITALY":["WAIVE"]})",
                 R"("centers":{"FRANCE":["PAR","MAR"],"ITALY":["ROM","BUL"]})", "W1901A"),
            Notes{})
      << "a build without a site may be waived";
}

TEST_F(InputNotesTest, AMixOfTextsAndListsIsNotedAndEachListBeginsASet) {
  const Notes mixed{
      "`orders.FRANCE` mixes texts and lists: each list begins another set of orders, of which the last counts"};
  EXPECT_EQ(With(R"("orders":{"FRANCE":[["A PAR H"],"A PAR - BUR"]})"), mixed);
  EXPECT_EQ(With(R"("orders":{"FRANCE":["A PAR H",["A PAR - BUR"]]})"), mixed);
  EXPECT_EQ(With(R"("orders":{"FRANCE":[["A PAR H"],["A PAR - BUR"]]})"), Notes{});
  const auto outcomes = [&](std::string_view orders) {
    const auto result =
        exchange_.Adjudicate(R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"]}},"orders":{"FRANCE":)" +
                             std::string(orders) + "}}");
    return Member(*result, "orders.0.outcome") + Member(*result, "orders.1.outcome");
  };
  EXPECT_EQ(outcomes(R"([["A PAR H"],"A MAR H"])"), R"("succeeds""succeeds")") << "a text behind a list joins its set";
  EXPECT_EQ(outcomes(R"(["A PAR H",["A MAR H"]])"), R"("replaced""succeeds")") << "a list behind texts is another set";
}

// A reply to a mail quotes earlier orders, which may not be meant.
TEST_F(InputNotesTest, QuotedLinesOfMailAreNoted) {
  EXPECT_EQ(With(R"("orders":{"FRANCE":["> A PAR - BUR"]})"),
            Notes{"`orders.FRANCE`: '> A PAR - BUR' looks like a quoted line of a mail, and counts as an order"});
  EXPECT_EQ(With(R"("orders":{"FRANCE":[" > A PAR - BUR",">A PAR H",">> A PAR H","> Hello"]})"),
            Notes{"`orders.FRANCE`: '> A PAR - BUR' and 2 more look like quoted lines of a mail, and count as orders"});
  EXPECT_EQ(With(R"("orders":{"FRANCE":["- A PAR - BUR","A PAR > BUR"]})"), Notes{});
}

TEST_F(InputNotesTest, WordsInFrontOfAnOrderAreNotBehindIt) {
  const auto waive = [&](std::string_view text) {
    return With(R"("orders":{"FRANCE":[")" + std::string(text) + R"("]})",
                R"("centers":{"FRANCE":["PAR","MAR","BRE"]})", "W1901A");
  };
  EXPECT_EQ(waive("2 waives"), Notes{"`orders.FRANCE`: '2' in front of WAIVE has no effect"});
  EXPECT_EQ(waive("Waive 2"), Notes{"`orders.FRANCE`: '2' behind WAIVE has no effect"});
  EXPECT_EQ(With(R"x("orders":{"FRANCE":["A PAR - BUR (?)"]})x"),
            Notes{"`orders.FRANCE`: '(?)' behind A PAR - BUR has no effect"});
}

// Notes, sentences of results and reports are in the language and with the names of the options.
TEST_F(InputNotesTest, NotesAndSentencesAreInTheVoiceOfTheOptions) {
  ExchangeOptions options;
  options.voice = Voice(Naming::kFull, *FindLanguage("de"));
  Exchange german(options);
  const auto result =
      german.Adjudicate(R"({"name":"S1901M","rule":1,"state":{"units":{"FRANCE":["A PAR"]},"centres":{}},)"
                        R"("orders":{"FRANCE":["A PAR - BUR (if they agree) "],"ITALY":["A ROM H"]}})");
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(german.notes(),
            (Notes{"`rule` wird nicht gelesen: Ist `rules` gemeint?",
                   "`state.centres` wird nicht gelesen: Ist `centers` gemeint?",
                   "`orders.ITALY`: ITALY hat in S1901M keine Einheiten",
                   "`orders.FRANCE`: '(if they agree)' hinter Armee Paris - Burgundy hat keine Wirkung"}));
  EXPECT_TRUE(Member(*result, "orders.0.sentence").starts_with("\"Armee Paris zieht nach Burgundy. "))
      << Member(*result, "orders.0.sentence");
  EXPECT_EQ(Member(*result, "orders.0.order"), "\"A PAR - BUR\"") << "orders stay as programs read them";
  ASSERT_TRUE(german
                  .Adjudicate(R"({"name":"S1901R","state":{"units":{"FRANCE":["A PAR","*A BUR"],"ITALY":["*F NAP"]},)"
                              R"("retreats":{"FRANCE":{"A BUR":["GAS"]}}}})")
                  .ok());
  EXPECT_EQ(german.notes(),
            (Notes{"*Flotte Naples (ITALY) fehlt in `state.retreats`: Die Einheit hat keinen Ort für den Rückzug",
                   "Die Phase hat kein `orders`: Es ist nichts befohlen"}));
}

// An input says for itself how its notes and sentences are written; the next one has the voice of the options again.
TEST_F(InputNotesTest, AnInputChangesTheVoice) {
  const std::string phase =
      R"("name":"S1901M","rule":1,"state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR H"]}})";
  const std::string german_note = "`rule` wird nicht gelesen: Ist `rules` gemeint?";
  const auto result = exchange_.Adjudicate(R"({"language":"de","full_names":true,)" + phase);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(exchange_.notes(), Notes{german_note});
  EXPECT_EQ(Member(*result, "orders.0.sentence"), "\"Armee Paris hält.\"");
  const auto game = exchange_.Adjudicate(R"({"language":"de","phases":[{)" + phase + "]}");
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(Member(*game, "phases.0.orders.0.sentence"), "\"A PAR hält.\"");
  ASSERT_TRUE(
      exchange_.CountVotes(R"({"language":"de","survivors":["ITALY"],"vots":1,"votes":{}})", DrawPolicy::kDaide).ok());
  EXPECT_EQ(exchange_.notes().front(), "`vots` wird nicht gelesen: Ist `votes` gemeint?");
  ASSERT_TRUE(exchange_.Adjudicate("{" + phase).ok());
  EXPECT_EQ(exchange_.notes(), Notes{"`rule` is not read: did you mean `rules`?"});
}

TEST_F(InputNotesTest, ALineThatNamesItsOwnMapOrRulesIsNoted) {
  const std::string_view pure = R"({"map":"pure","name":"S1901M","state":{"units":{}},"orders":{}})";
  EXPECT_EQ(NotesOf(pure), Notes{}) << "no map was asked for";
  ExchangeOptions options;
  options.map = BuiltinMap("standard").value();
  options.rules = RuleOptions{};
  Exchange asked(options);
  ASSERT_TRUE(asked.Adjudicate(pure).ok());
  EXPECT_EQ(asked.notes(), Notes{"the map is pure, as the input says; standard was given for inputs that name none"});
  ASSERT_TRUE(asked.Adjudicate(R"({"map":"standard","name":"S1901M","state":{"units":{}},"orders":{}})").ok());
  EXPECT_EQ(asked.notes(), Notes{});
  const auto with_rules = [&](std::string_view rules) {
    EXPECT_TRUE(
        asked.Adjudicate(R"({"name":"S1901M","state":{"units":{}},"orders":{},"rules":)" + std::string(rules) + "}")
            .ok());
    return asked.notes();
  };
  EXPECT_EQ(with_rules(R"({"civil_disorder":"home_distance"})"),
            Notes{"the input's own rules win over the given ones, where both speak: civil_disorder=home_distance, not "
                  "owned_distance"});
  EXPECT_EQ(with_rules(R"("datc3")"), Notes{}) << "they are the same";
}

// What an input says about rules changes the given ones.
TEST_F(InputNotesTest, GivenRulesAndThoseOfTheInputCombine) {
  const RuleOptions given = FindRulePreset("dpjudge").value();
  const auto changed = [&given](std::string_view option, std::string_view value) {
    RuleOptions rules = given;
    EXPECT_TRUE(SetRule(option, value, rules).ok());
    return rules;
  };
  const std::string own = "the input's own rules win over the given ones, where both speak: ";
  const std::string replaced = "the given rules replace those of the input: ";
  const struct {
    std::string_view said;
    RuleOptions combined;
    std::string own, replaced;  // the notes; "": none
  } cases[] = {
      {"null", given, "", ""},
      {R"("dpjudge")", given, "", ""},
      {"{}", given, "", ""},
      {R"(["NO_PRESS","POWER_CHOICE","!SOLITAIRE"])", given, "", ""},
      {R"({"civil_disorder":"by_center","waive":"forbidden"})", changed("waive", "forbidden"),
       own + "waive=forbidden, not allowed", replaced + "waive=allowed, not forbidden"},
      {R"(["NO_PRESS","BUILD_ANY"])", changed("build_sites", "any_owned"), own + "build_sites=any_owned, not homes",
       replaced + "build_sites=homes, not any_owned"},
      {R"("datc3")", RuleOptions{},
       own + "adjacent_convoy=own_intent, not own_intent_or_land_if_none; support_coast=must_match, not ignored; "
             "civil_disorder=owned_distance, not by_center; and 2 more",
       replaced + "adjacent_convoy=own_intent_or_land_if_none, not own_intent; support_coast=ignored, not must_match; "
                  "civil_disorder=by_center, not owned_distance; and 2 more"},
  };
  for (const auto& each : cases) {
    const std::string phase =
        R"({"name":"S1901M","state":{"units":{}},"orders":{},"rules":)" + std::string(each.said) + "}";
    for (const std::string& text : {phase, R"({"rules":)" + std::string(each.said) + R"(,"phases":[)" + phase + "]}"}) {
      Document document;
      ASSERT_TRUE(document.Read(text).ok());
      Exchange combining({nullptr, given, false}), replacing({nullptr, given, true});
      EXPECT_EQ(FormatRules(combining.Read(document, 0)->rules), FormatRules(each.combined)) << text;
      EXPECT_EQ(combining.notes(), each.own.empty() ? Notes{} : Notes{each.own}) << text;
      EXPECT_EQ(FormatRules(replacing.Read(document, 0)->rules), FormatRules(given)) << text;
      EXPECT_EQ(replacing.notes(), each.replaced.empty() ? Notes{} : Notes{each.replaced}) << text;
    }
  }
}

TEST_F(InputNotesTest, AGameHasTheNotesOfWhatStandsAroundItsPhases) {
  ExchangeOptions options;
  options.map = BuiltinMap("standard").value();
  Exchange asked(options);
  Document game;
  ASSERT_TRUE(
      game.Read(R"({"map":"pure","rule":1,"phases":[{"name":"S1901M","order":{},"state":{"units":{}}}],"phase":[]})")
          .ok());
  ASSERT_TRUE(asked.Check(game).ok());
  EXPECT_EQ(asked.notes(),
            (Notes{"`rule` is not read: did you mean `rules`?", "`phase` is not read: did you mean `phases`?",
                   "the map is pure, as the input says; standard was given for inputs that name none"}));
  ASSERT_TRUE(asked.Adjudicate(game, 0).ok());
  EXPECT_EQ(asked.notes(), Notes{"`order` is not read: did you mean `orders`?"});
  ASSERT_TRUE(asked.Legal(game, 0).ok());
  EXPECT_EQ(asked.notes().size(), 1u);
}

TEST_F(InputNotesTest, WhatWeWriteHasNone) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = BuiltinMap(name).value();
    ExchangeOptions options;
    options.map = map;
    Exchange exchange(options);
    Game game(map, DefaultRules(*map).value());
    for (int i = 0; i < 12 && !game.position().is_over(); ++i) ASSERT_TRUE(game.Process().ok());
    Document saved;
    ASSERT_TRUE(saved.Read(GameToJson(game).value()).ok());
    const auto replay = ReplayGame(exchange, saved);
    ASSERT_TRUE(replay.ok()) << name << replay.status();
    EXPECT_EQ(replay->input_notes, Notes{}) << name;
  }
}

}  // namespace
}  // namespace entente
