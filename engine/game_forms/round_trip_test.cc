// Writes games in every JSON form and reads them again.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "base/test_repeats.h"
#include "game_forms/form_test_util.h"
#include "game_forms/game_form.h"
#include "game_forms/text_form_test_util.h"
#include "map_language/builtin.h"
#include "notation/notation.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

constexpr GameForm kJsonForms[] = {GameForm::kJson, GameForm::kDiplomacy, GameForm::kDipcc, GameForm::kWebDiplomacy};

std::string FormWord(GameForm form) {
  for (const GameFormInfo& info : GameForms()) {
    if (info.form == form) return std::string(info.word);
  }
  return "?";
}

// Expects the same positions and orders after writing and reading, and the same text after writing again.
void ExpectRoundTrip(const GameRecord& record, GameForm form) {
  SCOPED_TRACE(FormWord(form));
  FormNotes notes;
  const Result<std::string> text = WriteGame(record, form, notes);
  ASSERT_TRUE(text.ok()) << text.status();
  EXPECT_EQ(GuessGameForm(*text), form);
  const Result<GameRecord> again = ReadGame(*text, form, {}, notes);
  ASSERT_TRUE(again.ok()) << again.status();
  std::erase_if(notes, [](const std::string& note) { return note.find("zobrist_hash") != std::string::npos; });
  EXPECT_EQ(notes, FormNotes());
  ExpectSameGame(record, *again);
  EXPECT_EQ(*WriteGame(*again, form, notes), *text);
}

TEST(RoundTrip, RandomGamesComeBackFromEveryJsonForm) {
  const MapRef map = *BuiltinMap("standard");
  for (uint64_t seed = 1; seed <= Repeats(250u) && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const GameRecord record = RandomGame(map, seed, 4 + static_cast<size_t>(seed % 40));
    for (const GameForm form : kJsonForms) ExpectRoundTrip(record, form);
  }
}

TEST(RoundTrip, GamesThatPlayersEndedComeBack) {
  const MapRef map = *BuiltinMap("standard");
  for (uint64_t seed = 1; seed <= Repeats(40u) && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    GameRecord record = RandomGame(map, seed, 6 + static_cast<size_t>(seed % 9));
    Position end(record.phases.back().position.view());
    const bool is_draw = seed % 2 == 0;
    end.ref().SetEnd(is_draw ? GameEnd::kDraw : GameEnd::kConcession, is_draw ? 0b101 : 0b10);
    record.phases.back() = {end, OrderSheet()};
    for (const GameForm form : kJsonForms) ExpectRoundTrip(record, form);
  }
}

TEST(RoundTrip, SpecialMapsComeBackWhereTheFormHoldsThem) {
  for (const std::string_view name : BuiltinMapNames()) {
    SCOPED_TRACE(std::string(name));
    const MapRef map = *BuiltinMap(name);
    const GameRecord record = RandomGame(map, 7, 9);
    for (const GameForm form : {GameForm::kJson, GameForm::kDiplomacy}) {
      FormNotes notes;
      const Result<std::string> text = WriteGame(record, form, notes);
      ASSERT_TRUE(text.ok()) << text.status();
      const Result<GameRecord> again = ReadGame(*text, form, {}, notes);
      ASSERT_TRUE(again.ok()) << again.status();
      ExpectSameGame(record, *again);
    }
  }
}

TEST(RoundTrip, TextsThatNobodyCanReadStayTexts) {
  const MapRef map = *BuiltinMap("standard");
  GameRecord record = RandomGame(map, 3, 3);
  const NormalForm names(*map);
  SheetReader reader(names, record.rules, PhaseType::kMovement);
  reader.ReadLine(2, "A PAR to the moon", record.phases.back().sheet);
  for (const GameForm form : {GameForm::kJson, GameForm::kDiplomacy, GameForm::kDipcc}) {
    FormNotes notes;
    const Result<GameRecord> again = ReadGame(*WriteGame(record, form, notes), form, {}, notes);
    ASSERT_TRUE(again.ok()) << again.status();
    const std::vector<OrderSheet> sheets = SheetsByPower(again->phases.back().sheet, *map);
    ASSERT_FALSE(sheets[2].empty());
    const SheetLine line = sheets[2][sheets[2].size() - 1];
    EXPECT_FALSE(line.is_readable());
    EXPECT_EQ(line.text, "A PAR to the moon");
  }
  FormNotes notes;
  ASSERT_TRUE(WriteGame(record, GameForm::kWebDiplomacy, notes).ok());
  EXPECT_EQ(notes, FormNotes{"1 unreadable order text is left out (S1902M: A PAR to the moon)"});
}

// The forms with one set of orders for each power: the orders that count under the rules of the game are written, and
// count again when the form is read.
TEST(RoundTrip, TheOrdersThatCountAreWritten) {
  struct Row {
    std::string_view rules, sets, written, left_out;
  };
  constexpr Row kRows[] = {
      {"{}", R"(["A PAR H"],["A PAR - BUR"])", "A PAR - BUR",
       "1 order of an earlier set is left out (S1901M: A PAR H)"},
      {"{}", R"(["A PAR - BUR"],["SET CONTINUES","A MAR - GAS"])", "A PAR - BUR, A MAR - GAS", ""},
      {"{}", R"(["A PAR - BUR","A MAR H"],["SET CONTINUES","A MAR - GAS"])", "A PAR - BUR, A MAR - GAS",
       "1 order of an earlier set is left out (S1901M: A MAR H)"},
      {R"({"order_sets":"merged"})", R"(["A PAR - BUR"],["A MAR - GAS"])", "A PAR - BUR, A MAR - GAS", ""},
      {R"({"order_sets":"merged_unless_replaced"})", R"(["A PAR - BUR"],["SET REPLACES","A MAR - GAS"])", "A MAR - GAS",
       "1 order of an earlier set is left out (S1901M: A PAR - BUR)"},
      {"{}", R"(["A PAR - BUR"],[])", "", "1 order of an earlier set is left out (S1901M: A PAR - BUR)"},
  };
  for (const Row& row : kRows) {
    const std::string json =
        R"({"map":"standard","rules":)" + std::string(row.rules) +
        R"(,"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"]},"centers":{}},)"
        R"("orders":{"FRANCE":[)" +
        std::string(row.sets) + "]}}]}";
    FormNotes read_notes;
    const Result<GameRecord> record = ReadGame(json, GameForm::kJson, {}, read_notes);
    ASSERT_TRUE(record.ok()) << record.status();
    for (const GameForm form : {GameForm::kDiplomacy, GameForm::kDipcc, GameForm::kWebDiplomacy, GameForm::kDatc}) {
      SCOPED_TRACE(std::string(FormWord(form)).append(" ").append(row.rules).append(row.sets));
      FormNotes notes;
      const Result<GameRecord> again = ReadGame(*WriteGame(*record, form, notes), form, {}, read_notes);
      std::string left_out;
      for (const std::string& note : notes) left_out += note.find("earlier set") == note.npos ? "" : note;
      EXPECT_EQ(left_out, row.left_out);
      ASSERT_TRUE(again.ok()) << again.status();
      std::string written;
      const OrderSheet& sheet = again->phases[0].sheet;
      for (size_t i = 0; i < sheet.size(); ++i) {
        written.append(i == 0 ? "" : ", ").append(FormatOrder(*again->map, sheet[i].order));
      }
      EXPECT_EQ(written, row.written);
    }
  }
}

// An order by proxy is written as one of the unit's own power, and the proxy is no illegal order.
TEST(RoundTrip, OrdersByProxyAreThoseOfTheUnitsPower) {
  const GameRecord record =
      FromJson(R"({"map":"standard","rules":{"proxy_orders":"in_orders"},"phases":[{"name":"S1901M","state":{"units":)"
               R"({"FRANCE":["A PAR"],"GERMANY":["A MUN"]}},"orders":{"FRANCE":["PROXY A PAR TO GERMANY"],)"
               R"("GERMANY":["A PAR - PIC","A MUN H"]}}]})");
  for (const GameForm form : {GameForm::kWebDiplomacy, GameForm::kJudge}) {
    FormNotes notes;
    const Result<GameRecord> again = ReadGame(*WriteGame(record, form, notes), form, {}, notes);
    ASSERT_TRUE(again.ok()) << again.status();
    const std::string note =
        "1 proxy is left out: orders by it are written as those of the unit's own power (S1901M: PROXY A PAR TO "
        "GERMANY)";
    EXPECT_NE(std::find(notes.begin(), notes.end(), note), notes.end()) << NotesText(notes);
    EXPECT_EQ(NotesText(notes).find("illegal"), std::string::npos);
    SheetPhase phase(*again->map);
    const RecordedPhase& first = again->phases[0];
    const PositionView after = phase.Adjudicate(first.position.view(), again->rules, first.sheet).after;
    EXPECT_TRUE(after.HasUnit(*again->map->FindPlace("PIC"))) << FormWord(form);
  }
}

// The same lines are left out in all forms with one set of orders for each power, and the notes name the same ones.
TEST(RoundTrip, NotesAboutLinesAreThoseOfEveryForm) {
  constexpr std::string_view kJson =
      R"({"map":"standard","phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A MUN"]}},)"
      R"("orders":{"GERMANY":[["A MUN H"],["A MUN - BUR"]],"FRANCE":[["A PAR H"],["A PAR - PIC"],)"
      R"(["SET CONTINUES","A MAR - GAS"]]}}]})";
  for (const GameForm form : {GameForm::kDiplomacy, GameForm::kDipcc, GameForm::kWebDiplomacy, GameForm::kDatc,
                              GameForm::kJdip, GameForm::kJudge}) {
    FormNotes notes;
    ASSERT_TRUE(WriteGame(FromJson(kJson), form, notes).ok());
    for (const std::string_view note : {"2 orders of earlier sets are left out (first S1901M: A MUN H)",
                                        "1 statement about sets of orders is left out (S1901M: SET CONTINUES)"}) {
      EXPECT_NE(std::find(notes.begin(), notes.end(), note), notes.end()) << FormWord(form) << ": " << NotesText(notes);
    }
  }
  // A statement in a set that was replaced.
  const std::string withdrawn =
      Changed(Changed(kJson, R"("SET CONTINUES",)", ""), R"("A PAR H")", R"("SET CONTINUES","A PAR H")");
  FormNotes notes;
  ASSERT_TRUE(WriteGame(FromJson(withdrawn), GameForm::kDatc, notes).ok());
  EXPECT_EQ(NotesText(notes),
            "3 orders of earlier sets are left out (first S1901M: A MUN H); "
            "1 statement about sets of orders is left out (S1901M: SET CONTINUES); ");
  // The first convoy path in the sequence of the record, not of the powers.
  constexpr std::string_view kPaths =
      R"({"map":"standard","phases":[{"name":"S1901M","state":{"units":{"TURKEY":["A SMY","F EAS"],"ENGLAND":["A LON","F NTH"]}},)"
      R"("orders":{"TURKEY":["A SMY - EAS - SYR"],"ENGLAND":["A LON - NTH - BEL"]}}]})";
  for (const GameForm form : {GameForm::kDiplomacy, GameForm::kDipcc, GameForm::kWebDiplomacy}) {
    notes.clear();
    ASSERT_TRUE(WriteGame(FromJson(kPaths), form, notes).ok());
    EXPECT_NE(NotesText(notes).find("2 convoy paths are left out (first S1901M: A SMY - EAS - SYR); "),
              std::string::npos)
        << NotesText(notes);
  }
}

// The name of a case is the id of the game, where the form can hold it.
TEST(RoundTrip, NamesOfCasesAreIds) {
  struct Row {
    GameForm form;
    std::string_view phase, id, line;  // without a line, a note says that the id is left out
  };
  constexpr Row kRows[] = {
      {GameForm::kDatc, "S1901M", R"("6.A.1 \"A title\"")", "case 6.A.1 \"A title\"\n"},
      {GameForm::kDatc, "F1903M", R"("6.A.1 A title")", "case F1903M 6.A.1 A title\n"},
      {GameForm::kDatc, "S1901M", R"("x")", "case S1901M x\n"},
      {GameForm::kDatc, "S1901M", R"("F1903M x")", "case S1901M F1903M x\n"},
      {GameForm::kDatc, "S1901M", R"("S1901M")", "case S1901M S1901M\n"},
      {GameForm::kDatc, "S1901M", "7", ""},
      {GameForm::kDatc, "S1901M", R"("two\nlines")", ""},
      {GameForm::kDatc, "S1901M", R"(" blank")", ""},
      {GameForm::kJdip, "F1903M", R"("6.A.1 \"A title\"")", "CASE 6.A.1 \"A title\"\n"},
      {GameForm::kJdip, "S1901M", R"("#1")", ""},
      {GameForm::kJdip, "S1901M", R"("F1903M")", ""},
      {GameForm::kJdip, "S1901M", "{\"a\":1}", ""},
  };
  for (const Row& row : kRows) {
    SCOPED_TRACE(std::string(row.phase) + " " + std::string(row.id));
    const std::string json = R"({"id":)" + std::string(row.id) + R"(,"phases":[{"name":")" + std::string(row.phase) +
                             R"(","state":{"units":{"FRANCE":["A PAR"]}}}]})";
    FormNotes notes;
    const Result<std::string> text = WriteGame(*ReadGame(json, GameForm::kJson, {}, notes), row.form, notes);
    ASSERT_TRUE(text.ok()) << text.status();
    EXPECT_EQ(notes, row.line.empty() ? FormNotes{"the id of the game is left out"} : FormNotes());
    EXPECT_NE(text->find(row.line), std::string::npos) << *text;
    EXPECT_EQ(ReadGame(*text, row.form, {}, notes)->id, row.line.empty() ? "" : row.id);
  }
}

TEST(RoundTrip, ANameOfACaseInLatin1IsAnId) {
  FormNotes notes;
  const std::string_view text =
      "VARIANT_ALL Standard\nCASE caf\xe9\nPRESTATE_SETPHASE Spring 1901, Movement\nPRESTATE\nFrance: A "
      "par\nORDERS\nEND\n";
  const Result<GameRecord> game = ReadGame(text, GameForm::kJdip, {}, notes);
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(game->id, "\"caf\u00e9\"");
  EXPECT_TRUE(ReadGame(*WriteGame(*game, GameForm::kJson, notes), GameForm::kJson, {}, notes).ok());
}

// GuessGameForm recognizes the text of each writer.
TEST(RoundTrip, FormsKnowTheirOwnTexts) {
  const GameRecord game = RandomGame(*BuiltinMap("standard"), 3, 6);
  for (const GameFormInfo& info : GameForms()) {
    FormNotes notes;
    const Result<std::string> text = WriteGame(game, info.form, notes);
    ASSERT_TRUE(text.ok()) << info.word << text.status();
    EXPECT_EQ(GuessGameForm(*text), info.form) << info.word;
  }
}

}  // namespace
}  // namespace entente
