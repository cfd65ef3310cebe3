#include <gtest/gtest.h>

#include "game_forms/forms.h"
#include "game_forms/jdip_phase.h"
#include "game_forms/text_form_test_util.h"

namespace entente {
namespace {

constexpr std::string_view kCases = R"(# DATC cases, as jDip writes them
VARIANT_ALL Standard

CASE 6.B.6 (with a comment)
PRESTATE_SETPHASE Spring 1901, Movement
PRESTATE
	England: F iri		# a comment
	England: F nat
	France: F spa/nc
	France f mid
ORDERS
	England: F iri supports F nat-mid
	England: F nat-mid
	France: F spa/nc supports F mid
	France: gibberish reads this
POSTSTATE
	England: F iri
	England: F mid
	France: F spa/nc
POSTSTATE_DISLODGED
	France: F mid
END

CASE S1901R
PRESTATE_SETPHASE Spring 1901, Retreat
PRESTATE
	England: F kie
	England: F den
	Germany: A pru
	Germany: A sil
PRESTATE_DISLODGED
	Russia: A pru
	Germany: F kie
PRESTATE_RESULTS
	SUCCESS: England: F hel-kie
	SUCCESS: England: F den S F hel-kie
	SUCCESS: Germany: A ber-pru
	FAILURE: Germany: F kie H
	SUCCESS: Germany: A sil S A ber-pru
	FAILURE: Russia: A pru-ber
ORDERS
	Germany: F kie-ber
	Russia: A pru-war
POSTSTATE
END

CASE Fall 1901, Adjustment
PRESTATE_SETPHASE Fall 1901, Adjustment
PRESTATE_SUPPLYCENTER_OWNERS
	France: A par
PRESTATE
	France: A pic
	France: A par
ORDERS
	France: Remove gol
	France: Remove pic
POSTSTATE_SAME
END
)";

GameRecord Read(std::string_view text, FormNotes& notes, const FormOptions& options = {}) {
  Result<GameRecord> record = ReadJdipForm(text, options, notes);
  EXPECT_TRUE(record.ok()) << record.status();
  return record.ok() ? *std::move(record) : GameRecord{};
}

// The retreats of a dislodged unit: "F BER, F HEL".
std::string RetreatsOf(const PositionView& position, int index) {
  const DislodgedUnit lost = position.Dislodged(index);
  std::string list;
  int bit = 0;
  for (const LocationIndex place : position.map().RetreatPlaces(lost.unit.type, lost.unit.location)) {
    if (MayRetreatTo(lost, bit++)) list += (list.empty() ? "" : " ") + std::string(position.map().Id(place));
  }
  return list;
}

// A file of test cases has one case for each question. Only cases that are named after phases go on with the game.
TEST(JdipForm, AFurtherCaseIsLeftOut) {
  constexpr std::string_view kCase = "PRESTATE\nFrance: A par\nORDERS\nFrance: A par-bur\nEND\n";
  const auto text = [&](std::initializer_list<std::string_view> names) {
    std::string all;
    for (const std::string_view name : names) all.append("CASE ").append(name).append("\n").append(kCase);
    return all;
  };
  const auto read = [&](std::initializer_list<std::string_view> names, size_t phases) {
    FormNotes notes;
    const GameRecord record = Read(text(names), notes);
    EXPECT_EQ(record.phases.size(), phases);
    return record.id + " " + NotesText(notes);
  };
  EXPECT_EQ(read({"6.A.1", "6.A.2"}, 1), "\"6.A.1\" 1 further case is left out (6.A.2); ");
  EXPECT_EQ(read({"6.A.1", "6.A.2", "S1901M"}, 1), "\"6.A.1\" 2 further cases are left out (first 6.A.2); ");
  EXPECT_EQ(read({"S1901M", "6.A.2"}, 1), " 1 further case is left out (6.A.2); ");
  EXPECT_EQ(read({"a game", "F1901M", "Spring 1902 (Movement)"}, 3), "\"a game\" ");
  const std::string open = text({"6.A.1"}) + "CASE 6.A.2\n#\nan unknown section\n";
  EXPECT_EQ(ReadError(GameForm::kJdip, open), "7:1 the case has no END");
  EXPECT_EQ(ReadError(GameForm::kJdip, open + "CASE 6.A.3\n"), "10:1 a case within another: expected END before it");
}

TEST(JdipForm, EachCaseIsAPhase) {
  FormNotes notes;
  const GameRecord record = Read(kCases, notes);
  ASSERT_EQ(record.phases.size(), 3u);
  const Map& map = *record.map;
  const PositionView movement = record.phases[0].position.view(), winter = record.phases[2].position.view();
  EXPECT_EQ(map.PhaseName(movement.phase()), "S1901M");
  EXPECT_EQ(map.PhaseName(record.phases[1].position.view().phase()), "S1901R");
  EXPECT_EQ(map.PhaseName(winter.phase()), "W1901A");
  EXPECT_EQ(movement.unit_count(), 4);
  EXPECT_EQ(movement.CenterCountOf(*map.FindPower("FRANCE")), 3);
  EXPECT_EQ(winter.CenterCountOf(*map.FindPower("FRANCE")), 1);
  EXPECT_EQ(winter.CenterCountOf(*map.FindPower("ENGLAND")), 0);
  ASSERT_EQ(record.phases[0].sheet.size(), 4u);
  EXPECT_EQ(record.phases[0].sheet[3].text, "gibberish reads this");
  EXPECT_EQ(NotesText(notes), "9 stated results differ from ours (first S1901M: F MAO); ");
  EXPECT_EQ(record.id, "\"6.B.6 (with a comment)\"");
}

TEST(JdipForm, RetreatsFollowFromThePhaseBefore) {
  FormNotes notes;
  const GameRecord record = Read(kCases, notes);
  const PositionView position = record.phases[1].position.view();
  ASSERT_EQ(position.dislodged_count(), 2);
  EXPECT_EQ(RetreatsOf(position, 0),
            "BAL BER HOL");  // the army beaten by the one from Berlin does not contest the province
  EXPECT_EQ(RetreatsOf(position, 1), "LVN WAR");
}

TEST(JdipForm, WhatOurRulesDoNotDislodgeRetreatsByTheMovesAlone) {
  FormNotes notes;
  const std::string text = Changed(kCases, "	SUCCESS: England: F den S F hel-kie\n", "");
  const GameRecord record = Read(text, notes);
  const PositionView position = record.phases[1].position.view();
  EXPECT_EQ(NotesText(notes),
            "8 stated results differ from ours (first S1901M: F MAO); "
            "1 dislodged unit may go where the moves of the phase before leave room (S1901R: F KIE); ");
  EXPECT_EQ(RetreatsOf(position, 0), "BAL HOL");
  EXPECT_EQ(RetreatsOf(position, 1), "LVN WAR");
}

// A case as jDip writes it, with its phase in brackets. The result is compared with ours.
TEST(JdipForm, TheStatedResultIsChecked) {
  const auto notes_of = [](std::string_view after) {
    FormNotes notes;
    const GameRecord record = Read(
        "VARIANT_ALL Standard\nCASE x\nPRESTATE_SETPHASE Spring 1901 (Movement)\nPRESTATE\n"
        "France: A par\nGermany: A bur\nFrance: A mar\nORDERS\nFrance: A par-bur\n"
        "France: A mar S A par-bur\n" +
            std::string(after) + "END\n",
        notes);
    EXPECT_EQ(record.map->PhaseName(record.phases[0].position.view().phase()), "S1901M");
    return NotesText(notes);
  };
  const std::string lost = "POSTSTATE_DISLODGED\nGermany: A bur\n";
  EXPECT_EQ(notes_of("POSTSTATE\nFrance: A bur\nFrance: A mar\n" + lost), "");
  EXPECT_EQ(notes_of(""), "") << "no result is stated";
  EXPECT_EQ(notes_of("POSTSTATE_SAME\n"), "2 stated results differ from ours (first S1901M: A PAR); ");
  EXPECT_EQ(notes_of("POSTSTATE\nFrance: A bur\nFrance: F mar\n" + lost),
            "1 stated result differs from ours (S1901M: F MAR); ");
  EXPECT_EQ(notes_of("POSTSTATE\nFrance: A bur\nFrance: A mar\n"),
            "1 stated result differs from ours (S1901M: A BUR); ");
  EXPECT_EQ(ReadError(GameForm::kJdip, "CASE x\nPRESTATE\nFrance: A par\nORDERS\nPOSTSTATE\nFrance: A bru\nEND\n")
                .substr(0, 5),
            "6:11 ");
}

TEST(JdipForm, WhatIsWrongIsToldWithItsPlace) {
  const auto error = [](std::string_view from, std::string_view to) {
    return ReadError(GameForm::kJdip, Changed(kCases, from, to));
  };
  EXPECT_EQ(error("VARIANT_ALL Standard", "VARIANT_ALL Standart").substr(0, 6), "2:13 '");
  EXPECT_EQ(
      error("Spring 1901, Movement", "Spring 1901 Movement"),
      "5:19 expected a phase of the map such as Spring 1901, Movement or Spring 1901 (Movement), found 'Spring 1901 "
      "Movement'");
  EXPECT_EQ(error("SETPHASE Fall 1901, Adjustment", "SETPHASE Autumn 1901, Adjustment").substr(0, 27),
            "48:19 expected a phase of t");
  EXPECT_EQ(error("England: F iri\t", "Engeland: F iri\t").substr(0, 40), "7:2 'Engeland' is no power of the map: e");
  EXPECT_EQ(error("England: F iri\t", "England: F ire\t").substr(0, 29), "7:13 'ire' at 3 is no place: ");
  EXPECT_EQ(error("England: F nat\n", "England: F iri\n"), "8:11 a second unit in IRI");
  EXPECT_EQ(error("PRESTATE_DISLODGED\n", "PRESTATE_DISLODGD\n").substr(0, 5), "31:1 ");
  EXPECT_EQ(error("SUCCESS: England: F hel-kie", "YES: England: F hel-kie"),
            "35:2 expected SUCCESS: or FAILURE:, found 'YES: England: F hel-kie'");
  EXPECT_EQ(error("France: A par\nPRESTATE\n", "France: A bur\nPRESTATE\n"), "50:12 'bur' is no supply center");
  EXPECT_EQ(error("END\n\nCASE S1901R", "\nCASE S1901R"), "23:1 a case within another: expected END before it");
  EXPECT_EQ(error("PRESTATE\n\tEngland: F iri", "England: F iri").substr(0, 20), "6:1 expected PRESTAT");
  EXPECT_EQ(error("Spring 1901, Retreat", "Spring 1901, Movement"),
            "32:2 a dislodged unit before a phase without retreats");
  const std::string phase_twice = "PRESTATE_SETPHASE Fall 1901, Movement\nORDERS\n\tEngland: F iri supports";
  EXPECT_EQ(error("ORDERS\n\tEngland: F iri supports", phase_twice), "11:1 PRESTATE_SETPHASE behind units or orders");
  // An unknown power in each section.
  EXPECT_EQ(error("England: F iri supports", "Engeland: F iri supports").substr(0, 16), "12:2 'Engeland' ");
  EXPECT_EQ(error("Russia: A pru\n", "Rusia: A pru\n").substr(0, 13), "32:2 'Rusia' ");
  EXPECT_EQ(error("FAILURE: Russia", "FAILURE: Rusia").substr(0, 14), "40:11 'Rusia' ");
  EXPECT_EQ(error("France: A par\nPRESTATE\n", "Frankia: A par\nPRESTATE\n").substr(0, 15), "50:2 'Frankia' ");
  EXPECT_EQ(ReadError(GameForm::kJdip, "PRESTATE\n"), "1:1 expected CASE <name>, found 'PRESTATE'");
  EXPECT_EQ(ReadError(GameForm::kJdip, "CASE x\n"), "1:1 the case has no END");
  EXPECT_EQ(ReadError(GameForm::kJdip, ""), "1:1 no case: expected CASE <name>");
}

TEST(JdipForm, AGameOfTooManyPhasesIsRefused) {
  std::string text;
  for (int i = 0; i < 10001; ++i) text += "CASE S1901M\nEND\n";
  EXPECT_EQ(ReadError(GameForm::kJdip, text), "20001:1 more than 10000 phases");
  EXPECT_EQ(ReadError(GameForm::kJdip, std::string((size_t{16} << 20) + 1, '#')), "0:0 the text is longer than 16 MiB");
}

TEST(JdipForm, OrdersAreWrittenItsWay) {
  FormNotes notes;
  const Result<std::string> text = WriteJdipForm(Read(kCases, notes), notes);
  ASSERT_TRUE(text.ok()) << text.status();
  EXPECT_EQ(text->substr(0, 222),
            "VARIANT_ALL Standard\n\nCASE 6.B.6 (with a comment)\nPRESTATE_SETPHASE Spring 1901, Movement\nPRESTATE\n"
            "\tEngland: F iri\n\tFrance: F mao\n\tEngland: F nao\n\tFrance: F spa/nc\nORDERS\n"
            "\tEngland: F iri S F nao - mao\n\tEngland: F nao - mao");
  EXPECT_NE(text->find("PRESTATE_SETPHASE Fall 1901, Adjustment\n"), std::string::npos) << *text;
  EXPECT_NE(text->find("\tFrance: Remove pic\n"), std::string::npos) << *text;
}

TEST(JdipForm, ATextThatBeginsWithAVariantOrACaseLooksLikeIt) {
  EXPECT_TRUE(LooksLikeJdipForm(kCases));
  EXPECT_TRUE(LooksLikeJdipForm("\n# x\nCASE 6.A.1 # y\n"));
  EXPECT_FALSE(LooksLikeJdipForm("case 6.A.1 T\n"));
  EXPECT_FALSE(LooksLikeJdipForm("{}"));
}

TEST(JdipForm, PhasesOfEveryMapAreNamed) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = *BuiltinMap(name);
    Phase phase = map->begin();
    for (int i = 0; i < 40; ++i, phase = map->NextPhase(phase)) {
      if (map->TypeOf(phase) == PhaseType::kOther) continue;
      const std::string text = JdipPhaseText(*map, phase);
      EXPECT_EQ(FindJdipPhase(*map, text), phase) << name << " " << text;
    }
  }
}

TEST(JdipForm, RandomGamesComeBack) { ExpectRandomGamesComeBack(GameForm::kJdip); }

// Retreats that do not follow from the orders of a phase before.
TEST(JdipForm, RetreatsThatComeBackOtherwiseAreNoted) {
  const std::string json =
      R"({"phases":[{"name":"S1901R","state":{"units":{"GERMANY":["A BUR","A MUN"],"FRANCE":["*A BUR"],"ITALY":["*F TUS"]},)"
      R"("retreats":{"FRANCE":{"A BUR":["BEL","GAS","MAR","PAR","PIC","RUH"]},"ITALY":{"F TUS":["ROM"]}}}}]})";
  FormNotes notes;
  ASSERT_TRUE(WriteGame(FromJson(json), GameForm::kJdip, notes).ok());
  EXPECT_EQ(NotesText(notes), "1 dislodged unit comes back with other retreats (S1901R: F TUS); ");
  notes.clear();
  ASSERT_TRUE(WriteGame(FromJson(Changed(json, R"("GAS",)", "")), GameForm::kJdip, notes).ok());
  EXPECT_EQ(NotesText(notes), "2 dislodged units come back with other retreats (first S1901R: A BUR); ");
}

TEST(JdipForm, WhatItHasNoWordsForIsNoted) {
  GameRecord game = RandomRecord("standard", 7, 3, Oddity{});
  game.id = R"("#")";
  game.rules.waive = Waive::kForbidden;
  game.phases[0].position.ref().SetEnd(GameEnd::kNoResult, 0);
  game.phases[1].position.ref().SetPhase(*game.map->ParsePhase("S1905R"));
  const NormalForm names(*game.map);
  SheetReader(names, {}, PhaseType::kMovement).ReadLine(0, "A VIE H # a comment", game.phases[2].sheet);
  FormNotes notes;
  ASSERT_TRUE(WriteGame(game, GameForm::kJdip, notes).ok());
  EXPECT_EQ(NotesText(notes),
            "1 comment behind an order is left out (W1901A: A VIE H # a comment); "
            "1 end of the game is left out (S1901M: no result); the id of the game is left out; "
            "the rules waive=forbidden are left out; ");
  game.phases.erase(game.phases.begin() + 1, game.phases.end());
  EXPECT_FALSE(WriteGame(game, GameForm::kJdip, notes).ok());
}

}  // namespace
}  // namespace entente
