#include "game_forms/game_form.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "game_forms/text_form_test_util.h"

namespace entente {
namespace {

TEST(GameForm, ARecordOfOnePhaseComesBackFromJson) {
  const std::string json =
      R"({"id":"x","map":"standard","phases":[{"name":"F1902M","state":{"units":{"FRANCE":["A PAR"]},"centers":{}},)"
      R"("orders":{"FRANCE":["A PAR - BUR","nonsense"]}}]})";
  FormNotes notes;
  const Result<GameRecord> record = ReadGame(json, GameForm::kJson, {}, notes);
  ASSERT_TRUE(record.ok()) << record.status();
  const Result<std::string> written = WriteGame(*record, GameForm::kJson, notes);
  ASSERT_TRUE(written.ok()) << written.status();
  const Result<GameRecord> again = ReadGame(*written, GameForm::kJson, {}, notes);
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->id, "\"x\"");
  ASSERT_EQ(again->phases.size(), 1u);
  EXPECT_EQ(again->phases[0].position.view(), record->phases[0].position.view());
  EXPECT_EQ(again->phases[0].sheet.size(), 2u);
  EXPECT_EQ(*WriteGame(*again, GameForm::kJson, notes), *written);
}

TEST(GameForm, WhatIsHandedInBesideOrdersStaysInJsonAndIsNotedElsewhere) {
  const std::string json =
      R"({"map":"standard","draw_vote":{"policy":"daide"},"submissions":{"waiting":["FRANCE"]},"end_rules":)"
      R"({"last_survivor":true},"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},)"
      R"("by_default":["FRANCE"],"orders":{"FRANCE":["A PAR H"]}}]})";
  FormNotes notes;
  const Result<GameRecord> record = ReadGame(json, GameForm::kJson, {}, notes);
  ASSERT_TRUE(record.ok()) << record.status();
  const Result<std::string> again = WriteGame(*record, GameForm::kJson, notes);
  ASSERT_TRUE(again.ok());
  for (const std::string_view part : {R"("draw_vote":{"policy":"daide"})", R"("submissions":{"waiting":["FRANCE"]})",
                                      R"("end_rules":{"last_survivor":true})", R"("by_default":["FRANCE"])"}) {
    EXPECT_NE(again->find(part), std::string::npos) << *again;
  }
  EXPECT_TRUE(notes.empty());
  ASSERT_TRUE(WriteGame(*record, GameForm::kDiplomacy, notes).ok());
  for (const std::string_view part : {"the draw vote", "default orders, who waits", "the end rules", "whose orders"}) {
    EXPECT_TRUE(std::any_of(notes.begin(), notes.end(), [&](const std::string& note) {
      return note.find(part) != std::string::npos;
    })) << part;
  }
}

// A small game or position in each text form.
struct Sample {
  GameForm form;
  std::string_view text;
};
constexpr Sample kSamples[] = {
    {GameForm::kJson, R"({"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}}}]})"},
    {GameForm::kDiplomacy, R"({"phases":[{"name":"S1901M","messages":[],"state":{"units":{"FRANCE":["A PAR"]}}}]})"},
    {GameForm::kDipcc, R"({"metadata":{},"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}}}]})"},
    {GameForm::kWebDiplomacy, R"({"variantID":1,"phases":[{"turn":0,"phase":"Diplomacy"}]})"},
    {GameForm::kDatc, "case 1 T\nphase movement\nunits France A PAR\n"},
    {GameForm::kJdip, "CASE 1\nPRESTATE\n\tFrance: A par\nEND\n"},
    {GameForm::kJudge, "Movement results for Spring of 1901.\n\nFrance: Army Paris HOLD.\n"},
    {GameForm::kLine, "standard S1901M F:aPAR F:PAR - - -\n"},
};

std::string WithCarriageReturns(std::string_view text) {
  std::string result;
  for (const char c : text) result += c == '\n' ? std::string("\r\n") : std::string(1, c);
  return result;
}

TEST(GameForm, MarksBlankLinesAndCarriageReturnsHideNoForm) {
  for (const auto& [form, text] : kSamples) {
    FormNotes notes;
    const Result<GameRecord> plain = ReadGame(text, form, {}, notes);
    ASSERT_TRUE(plain.ok()) << plain.status() << text;
    const std::string crlf = WithCarriageReturns(text);
    for (const std::string& more : {std::string(text), "\n \t\n" + std::string(text), "\r\n\r\n" + crlf,
                                    "\xEF\xBB\xBF" + crlf, "\xEF\xBB\xBF\n" + std::string(text)}) {
      EXPECT_EQ(GuessGameForm(more), form) << more;
      const Result<GameRecord> record = ReadGame(more, form, {}, notes);
      ASSERT_TRUE(record.ok()) << record.status() << more;
      EXPECT_EQ(record->phases.size(), plain->phases.size());
      EXPECT_TRUE(record->phases[0].position.view() == plain->phases[0].position.view()) << more;
    }
  }
}

TEST(GameForm, WhatTellsNothingIsNoGame) {
  for (const std::string_view text : {"", "\n", "\r\n \t", "\xEF\xBB\xBF", "\xEF\xBB\xBF\r\n", "# only\n", "A PAR H"}) {
    EXPECT_FALSE(GuessGameForm(text).has_value()) << text;
    for (const GameFormInfo& info : GameForms()) {
      FormNotes notes;
      EXPECT_FALSE(ReadGame(text, info.form, {}, notes).ok()) << info.word << " " << text;
    }
  }
}

// The forms that name a phase at the end of each game take the one that the last orders lead to, else the last of the game.
TEST(GameForm, AnEndWithoutAPhaseIsDatedByTheGame) {
  const auto game = [](std::string_view orders, std::string_view units) {
    return R"({"map":"standard","phases":[{"name":"S1903M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A MUN"]}},)"
           R"("orders":{)" +
           std::string(orders) +
           R"(}},{"name":"COMPLETED","end":"draw","winners":["FRANCE","GERMANY"],)"
           R"("state":{"units":{"GERMANY":["A MUN"],"FRANCE":[")" +
           std::string(units) + R"("]}}}]})";
  };
  constexpr std::string_view kMove = R"("FRANCE":["A PAR - BUR"])";
  const struct {
    std::string json;
    std::string_view ended;
    bool follows = true;
  } games[] = {
      {game(kMove, "A BUR"), "F1903M"}, {game("", "A PAR"), "S1903M"}, {game(kMove, "A GAS"), "S1903M", false}};
  for (const auto& [json, ended, follows] : games) {
    for (const GameForm form : {GameForm::kJudge, GameForm::kLine, GameForm::kWebDiplomacy, GameForm::kBinary}) {
      if (form == GameForm::kBinary && !follows) continue;
      FormNotes notes, none;
      const Result<std::string> text = WriteGame(FromJson(json), form, notes);
      ASSERT_TRUE(text.ok()) << text.status();
      EXPECT_NE(
          NotesText(notes).find("the record does not say in which phase the game ended: it is written as ended in " +
                                std::string(ended) + "; "),
          std::string::npos)
          << NotesText(notes);
      const Result<GameRecord> back = ReadGame(*text, form, {}, none);
      ASSERT_TRUE(back.ok()) << back.status();
      const PositionView end = back->phases.back().position;
      EXPECT_EQ(back->map->PhaseName(end.phase()), ended) << json << *text;
      notes.clear();
      ASSERT_TRUE(WriteGame(*back, form, notes).ok());
      EXPECT_EQ(NotesText(notes).find("in which phase"), std::string::npos) << "it is dated now";
    }
    FormNotes notes;
    for (const GameForm form : {GameForm::kJson, GameForm::kDiplomacy, GameForm::kDipcc}) {
      ASSERT_TRUE(WriteGame(FromJson(json), form, notes).ok());
    }
    EXPECT_EQ(NotesText(notes).find("in which phase"), std::string::npos) << "it stays undated";
  }
}

// A wrong word in the third line, behind lines that end with CR LF.
TEST(GameForm, ErrorsTellLineAndColumnBehindCarriageReturns) {
  struct Wrong {
    GameForm form;
    std::string_view text;
    std::string_view place;
  };
  constexpr Wrong kWrong[] = {
      {GameForm::kJson, R"({
"phases":[{"name":"S1901M",
"state":{"units":{"FRANCE":["A PAX"]}}}]})",
       "3:32 "},
      {GameForm::kWebDiplomacy, "{\"variantID\":1,\n\"phases\":[\n{\"turn\":\"x\"}]}", "3:9 "},
      {GameForm::kDatc, "case 1 T\nphase movement\nunits France A PAR, A PAX\n", "3:23 "},
      {GameForm::kJdip, "CASE 1\nPRESTATE\n\tFrance: A pax\nEND\n", "3:12 "},
      {GameForm::kJudge, "Movement results for Spring of 1901.\n\nFrance: Army Pax HOLD.\n", "3:14 "},
      {GameForm::kLine, "# one\n\nstandard S1901M F:aPAX - - - -\n", "3:20 "},
  };
  for (const auto& [form, text, place] : kWrong) {
    const std::string crlf = WithCarriageReturns(text);
    for (const std::string& wrong : {crlf, "\xEF\xBB\xBF" + crlf}) {
      const std::string error = ReadError(form, wrong);
      EXPECT_EQ(error.substr(0, place.size()), place) << error << "\n" << text;
    }
  }
}

TEST(GameForm, ColumnsCountFromBehindAByteOrderMark) {
  EXPECT_EQ(ReadError(GameForm::kDatc, "\xEF\xBB\xBFunits"), "1:1 expected case <id> <title>, found 'units'");
  EXPECT_EQ(ReadError(GameForm::kJdip, "\xEF\xBB\xBF CASE").substr(0, 4), "1:2 ");
  EXPECT_EQ(ReadError(GameForm::kLine, "\xEF\xBB\xBFloeb S1901M - - - - -").substr(0, 4), "1:1 ");
}

TEST(GameForm, TextsOfTooManyBytesOrPhasesAreRefused) {
  constexpr size_t kMost = size_t{16} << 20;
  for (const GameForm form : {GameForm::kDatc, GameForm::kJdip, GameForm::kJudge, GameForm::kLine}) {
    EXPECT_EQ(ReadError(form, std::string(kMost + 1, '#')), "0:0 the text is longer than 16 MiB");
  }
  const auto many = [](std::string_view head, std::string_view phase) {
    std::string text(head);
    for (int i = 0; i < 10001; ++i) text += phase;
    return text;
  };
  EXPECT_EQ(ReadError(GameForm::kDatc, many("case 1 T\n", "phase movement\n")), "10002:7 more than 10000 phases");
  EXPECT_EQ(ReadError(GameForm::kJudge, many("", "Movement results for Spring of 1901.\n")),
            "10001:1 more than 10000 phases");
  EXPECT_EQ(ReadError(GameForm::kLine, many("", "standard S1901M - - - - -\n")), "10001:1 more than 10000 positions");
}

}  // namespace
}  // namespace entente
