#include <gtest/gtest.h>

#include "game_forms/forms.h"
#include "game_forms/text_form_test_util.h"

namespace entente {
namespace {

constexpr std::string_view kCase = R"(# Two phases
case 6.X.1 A title
issues 4.A.2
phase movement
units France A PAR, A MAR
units Germany A BUR
order france A PAR - BUR : succeeds
order France A MAR S A PAR - BUR : succeeds
order Germany Gibberish reads : this : fails unreadable
after France A BUR, A MAR
dislodged Germany A BUR by A PAR, retreats BEL GAS MUN PIC RUH
closed A BUR attacker_origin PAR

phase retreat
order Germany A BUR - RUH : succeeds
after France A BUR, A MAR
after Germany A RUH

phase adjustment
units Russia A MOS, A WAR
centers Russia MOS
due Russia remove 1
order Russia Remove A WAR : succeeds
after Russia A MOS
removed Russia A WAR
)";

GameRecord Read(std::string_view text, FormNotes& notes, const FormOptions& options = {}) {
  Result<GameRecord> record = ReadDatcForm(text, options, notes);
  EXPECT_TRUE(record.ok()) << record.status();
  return record.ok() ? *std::move(record) : GameRecord{};
}

TEST(DatcForm, PhasesGoOnFromWhatTheOneBeforeTells) {
  FormNotes notes;
  const GameRecord record = Read(kCase, notes);
  ASSERT_EQ(record.phases.size(), 3u);
  const Map& map = *record.map;
  const PositionView retreat = record.phases[1].position.view(), winter = record.phases[2].position.view();
  EXPECT_EQ(map.PhaseName(record.phases[0].position.view().phase()), "S1901M");
  EXPECT_EQ(map.PhaseName(retreat.phase()), "S1901R");
  EXPECT_EQ(map.PhaseName(winter.phase()), "W1901A");
  EXPECT_EQ(retreat.unit_count(), 2);
  ASSERT_EQ(retreat.dislodged_count(), 1);
  EXPECT_EQ(winter.unit_count(), 2);
  EXPECT_EQ(winter.CenterCountOf(*map.FindPower("RUSSIA")), 1);
  EXPECT_EQ(winter.CenterCountOf(*map.FindPower("FRANCE")), 0);
  const SheetLine line = record.phases[0].sheet[2];
  EXPECT_FALSE(line.is_readable());
  EXPECT_EQ(line.text, "Gibberish reads : this");
  EXPECT_EQ(NotesText(notes), "5 stated results are left out; 1 line of issues is left out (4.A.2); ");
}

TEST(DatcForm, OfSeveralCasesAndRulesTheFirstAreRead) {
  FormNotes notes;
  const std::string text = std::string(kCase) + "under waive=forbidden\nphase movement\nbroken\ncase 2 T\nbroken\n";
  EXPECT_EQ(Read(text, notes).phases.size(), 3u);
  EXPECT_EQ(NotesText(notes),
            "5 stated results are left out; 1 line of issues is left out (4.A.2); 1 choice of other rules is left out "
            "(waive=forbidden); "
            "1 further case is left out (2); entente datc plays all cases of a file; ");
}

TEST(DatcForm, AnIdThatNamesAPhaseTellsWhereTheCaseBegins) {
  FormNotes notes;
  const GameRecord record = Read(Changed(kCase, "6.X.1", "F1907M"), notes);
  EXPECT_EQ(record.map->PhaseName(record.phases[1].position.view().phase()), "F1907R");
}

TEST(DatcForm, AnotherMapIsNamed) {
  FormNotes notes;
  const std::string text = "case 1 T\nmap ancmed\nphase movement\nunits Rome A ROM\n";
  EXPECT_EQ(Read(text, notes).map->name(), "ancmed");
  EXPECT_EQ(ReadError(GameForm::kDatc, Changed(text, "ancmed", "ancmet")).substr(0, 4), "2:5 ");
}

TEST(DatcForm, WhatIsWrongIsToldWithItsPlace) {
  const auto error = [](std::string_view from, std::string_view to) {
    return ReadError(GameForm::kDatc, Changed(kCase, from, to));
  };
  EXPECT_EQ(error("case 6.X.1 A title", "case 6"), "2:1 expected case <id> <title>, found 'case 6'");
  EXPECT_EQ(error("phase retreat", "phase retret"),
            "14:7 expected phase movement, retreat or adjustment, found 'retret'");
  EXPECT_EQ(error("A PAR, A MAR", "A PAR, A MARR").substr(0, 30), "5:23 'MARR' at 3 is no place: ");
  EXPECT_EQ(error("A PAR, A MAR", "A PAR, A PAR"), "5:21 a second unit in PAR");
  EXPECT_EQ(error("units France", "units Frankia").substr(0, 45), "5:7 'Frankia' is no power of the map: expecte");
  EXPECT_EQ(error("order Germany A BUR - RUH : succeeds", "order Germany A BUR - RUH"),
            "15:15 expected order <power> <text> : <result>, found 'A BUR - RUH'");
  EXPECT_EQ(error("retreats BEL", "retreats TRI"), "11:44 'TRI' is not adjacent to A BUR");
  EXPECT_EQ(error("by A PAR", "from A PAR").substr(0, 30), "11:11 expected dislodged <powe");
  EXPECT_EQ(error("Russia MOS", "Russia BUR"), "21:16 'BUR' is no supply center");
  EXPECT_EQ(error("issues 4", "isues 4"), "3:1 unknown word 'isues' at the start of the line");
  EXPECT_EQ(ReadError(GameForm::kDatc, "units France A PAR"), "1:1 expected case <id> <title>, found 'units'");
  EXPECT_EQ(ReadError(GameForm::kDatc, "case 1 T\norder France A PAR H : succeeds"),
            "2:1 order before the phase it belongs to");
  EXPECT_EQ(ReadError(GameForm::kDatc, "# nothing\n"), "1:1 no case: expected: case <id> <title>");
  EXPECT_EQ(ReadError(GameForm::kDatc, "case 1 T\n"), "1:1 the case has no phase");
}

TEST(DatcForm, ATextThatBeginsACaseLooksLikeIt) {
  EXPECT_TRUE(LooksLikeDatcForm(kCase));
  EXPECT_FALSE(LooksLikeDatcForm("{\"phases\":[]}"));
  EXPECT_FALSE(LooksLikeDatcForm("CASE 6.A.1\n"));
  EXPECT_FALSE(LooksLikeDatcForm(""));
}

TEST(DatcForm, RandomGamesComeBack) { ExpectRandomGamesComeBack(GameForm::kDatc); }

TEST(DatcForm, WhatItHasNoWordsForIsNoted) {
  GameRecord game = RandomRecord("standard", 7, 3, Oddity{});
  game.phases[0].position.ref().SetEnd(GameEnd::kNoResult, 0);
  game.phases[1].position.ref().SetPhase(*game.map->ParsePhase("S1905R"));
  FormNotes notes;
  ASSERT_TRUE(WriteGame(game, GameForm::kDatc, notes).ok());
  EXPECT_EQ(NotesText(notes),
            "1 end of the game is left out (S1901M: no result); "
            "1 retreats phase that does not follow from the phase before it is left out (S1905R); ");
  game.phases.erase(game.phases.begin() + 1, game.phases.end());
  EXPECT_FALSE(WriteGame(game, GameForm::kDatc, notes).ok());
}

}  // namespace
}  // namespace entente
