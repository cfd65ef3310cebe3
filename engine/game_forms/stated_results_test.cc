#include "game_forms/stated_results.h"

#include <gtest/gtest.h>

#include "game_forms/text_form_test_util.h"

namespace entente {
namespace {

// A PAR moves to BUR, A MAR supports it, A BUR is dislodged. Each row states it with a change.
struct Row {
  GameForm form;
  std::string_view from, to, note;
};

constexpr std::string_view kJudge =
    "Movement results for Spring of 1901.  (trial.001)\n\n"
    "France: Army Paris -> Burgundy.\nFrance: Army Marseilles SUPPORT Army Paris -> Burgundy.\n"
    "Germany: Army Burgundy HOLD.  (*dislodged*)\n\nThe following units were dislodged:\n\n"
    "The German Army in Burgundy can retreat to Belgium, Gascony.\n";
constexpr std::string_view kWeb =
    R"({"gameID":5,"variantID":1,"phase":"Diplomacy","turn":0,"gameOver":"No","units":[)"
    R"({"unitType":"Army","terrID":47,"countryID":2},{"unitType":"Army","terrID":49,"countryID":2},)"
    R"({"unitType":"Army","terrID":48,"countryID":4}],"orders":[)"
    R"({"countryID":2,"terrID":47,"unitType":"Army","type":"Move","toTerrID":48,"success":"Yes","dislodged":"No"},)"
    R"({"countryID":2,"terrID":49,"unitType":"Army","type":"Support move","toTerrID":48,"fromTerrID":47,"success":"Yes"},)"
    R"({"countryID":4,"terrID":48,"unitType":"Army","type":"Hold","success":"No","dislodged":"Yes"}]})";

std::string NotesOf(GameForm form, std::string_view text) {
  FormNotes notes;
  const Result<GameRecord> record = ReadGame(text, form, {*BuiltinMap("standard")}, notes);
  EXPECT_TRUE(record.ok()) << record.status();
  return NotesText(notes);
}

TEST(StatedResults, WhatALastPhaseStatesIsComparedWithOurs) {
  const std::string judge = Changed(kJudge, "Belgium, Gascony", "Belgium or Gascony or Munich or Picardy or Ruhr");
  EXPECT_EQ(NotesOf(GameForm::kJudge, judge), "");
  EXPECT_EQ(NotesOf(GameForm::kWebDiplomacy, kWeb), "");
  constexpr Row kRows[] = {
      {GameForm::kJudge, "Paris -> Burgundy.\nF", "Paris -> Burgundy.  (*bounce*)\nF", "A PAR"},
      {GameForm::kJudge, "Paris -> Burgundy.\nG", "Paris -> Burgundy.  (*cut*)\nG", "A MAR"},
      {GameForm::kJudge, " or Ruhr", "", "A BUR"},
      {GameForm::kWebDiplomacy, R"("success":"Yes","dislodged":"No")", R"("success":"No","dislodged":"No")", "A PAR"},
      {GameForm::kWebDiplomacy, R"("dislodged":"Yes")", R"("dislodged":"No")", "A BUR"},
  };
  for (const Row& row : kRows) {
    const std::string_view text = row.form == GameForm::kJudge ? std::string_view(judge) : kWeb;
    EXPECT_EQ(NotesOf(row.form, Changed(text, row.from, row.to)),
              "1 stated result differs from ours (S1901M: " + std::string(row.note) + "); ")
        << row.to;
  }
  const std::string unplayed =
      Changed(Changed(kWeb, R"("success":"Yes")", R"("success":"No")"), R"("success":"Yes")", "\"x\":1");
  EXPECT_EQ(NotesOf(GameForm::kWebDiplomacy, Changed(unplayed, R"("dislodged":"Yes")", R"("dislodged":"No")")), "")
      << "the phase has not been adjudicated yet";
}

// As in games of the diplomacy package.
TEST(StatedResults, DifferencesBetweenPhasesAreNoted) {
  const std::string later = std::string(kJudge).substr(0, kJudge.find("Germany:")) +
                            "\nMovement results for Fall of 1901.  (trial.002)\n\nFrance: Army Gascony HOLD.\nFrance: "
                            "Army Marseilles HOLD.\n";
  EXPECT_EQ(NotesOf(GameForm::kJudge, later),
            "1 difference between its phases and what our rules lead to, which entente replay lists; ");
}

}  // namespace
}  // namespace entente
