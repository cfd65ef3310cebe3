// The JSON forms of other tools: the parts that they hold, and the notes about the parts that they cannot hold.
#include <gtest/gtest.h>

#include <string>

#include "game_forms/come_back_test_util.h"
#include "game_forms/game_form.h"
#include "json/json_tape.h"
#include "rules/presets.h"

namespace entente {
namespace {

using testing::Test;

GameRecord Read(std::string_view text, GameForm form, FormNotes& notes) {
  Result<GameRecord> record = ReadGame(text, form, {}, notes);
  EXPECT_TRUE(record.ok()) << record.status();
  return record.ok() ? *std::move(record) : GameRecord{};
}

std::string Error(std::string_view text, GameForm form) {
  FormNotes notes;
  const Result<GameRecord> record = ReadGame(text, form, {}, notes);
  EXPECT_FALSE(record.ok()) << text;
  return record.ok() ? "" : std::string(record.status().message());
}

// The text of the value at a path of keys and indices: "phases", "0", "orders".
std::string At(const JsonTape& tree, std::initializer_list<std::string_view> path) {
  JsonIndex node = tree.root();
  for (const std::string_view step : path) {
    if (node == kNoJson) return "";
    if (tree[node].kind == JsonKind::kArray) {
      int left = std::stoi(std::string(step));
      const JsonIndex array = std::exchange(node, kNoJson);
      for (const JsonIndex element : tree.Children(array)) {
        if (left-- == 0) node = element;
      }
    } else {
      node = tree.Find(node, step);
    }
  }
  return node == kNoJson ? "" : std::string(tree.TextOf(node));
}

// ---- The diplomacy package ----

// The package writes no phase in which a game ended.
constexpr std::string_view kDrawn =
    R"({"id":"g","map":"standard","phases":[)"
    R"({"name":"F1901M","state":{"units":{"FRANCE":["A SPA"],"ITALY":["A ROM"]},"centers":{}},"orders":{}},)"
    R"({"name":"COMPLETED","state":{"units":{"FRANCE":["A SPA"],"ITALY":["A ROM"]},"centers":{},)"
    R"("note":"Victory by: FRA, ITA","zobrist_hash":"1"}}]})";

TEST(DiplomacyForm, TheNoteOfTheLastPhaseNamesTheWinners) {
  FormNotes notes;
  const GameRecord record = Read(kDrawn, GameForm::kDiplomacy, notes);
  const JsonTape theirs = *JsonTape::ReadDocument(*WriteGame(record, GameForm::kDiplomacy, notes));
  EXPECT_EQ(At(theirs, {"phases", "1", "state", "note"}), R"("Victory by: FRA, ITA")");
  const JsonTape ours = *JsonTape::ReadDocument(*WriteGame(record, GameForm::kJson, notes));
  EXPECT_EQ(At(ours, {"phases", "1", "end"}), R"("draw")");
  EXPECT_EQ(At(ours, {"phases", "1", "winners"}), R"(["FRANCE","ITALY"])");
  EXPECT_EQ(At(ours, {"phases", "1", "ended_in"}), "null") << "the record does not say";
  const Result<std::unique_ptr<Game>> game = GameFromRecord(record);
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ((*game)->position().end(), GameEnd::kDraw);
}

constexpr std::string_view kTwoPhases =
    R"({"id":"g","map":"standard","phases":[)"
    R"({"name":"S1902M","state":{"units":{"AUSTRIA":["A SER"],"RUSSIA":["A BUD","A RUM","F BLA"],"TURKEY":["A BUL"]},)"
    R"("centers":{"RUSSIA":["SEV"]}},"orders":{"AUSTRIA":["A SER S A VIE - TRI"],)"
    R"("RUSSIA":["A BUD - SER","A RUM S A BUD - SER","F BLA - ANK"],"TURKEY":["A BUL - ROM"]}},)"
    R"({"name":"S1902R","state":{"units":{"AUSTRIA":["*A SER"],"RUSSIA":["A SER","A RUM","F ANK"],"TURKEY":["A BUL"]},)"
    R"("retreats":{"AUSTRIA":{"A SER":["ALB","GRE","TRI"]}},"centers":{"RUSSIA":["SEV"]}}}]})";

TEST(DiplomacyForm, ResultsAreTheWordsOfThePackageByUnit) {
  FormNotes notes;
  const GameRecord record = Read(kTwoPhases, GameForm::kJson, notes);
  const std::string text = *WriteGame(record, GameForm::kDiplomacy, notes);
  const JsonTape tree = *JsonTape::ReadDocument(text);
  EXPECT_EQ(At(tree, {"phases", "0", "results"}),
            R"({"A BUD":[],"A BUL":["void"],"A RUM":[],"A SER":["void","dislodged"],"F BLA":[]})");
  EXPECT_EQ(At(tree, {"phases", "1", "results"}), "{}");
}

TEST(DiplomacyForm, EveryPowerIsNamedEverywhere) {
  FormNotes notes;
  const GameRecord record = Read(kTwoPhases, GameForm::kJson, notes);
  const std::string text = *WriteGame(record, GameForm::kDiplomacy, notes);
  const JsonTape tree = *JsonTape::ReadDocument(text);
  for (const std::string_view member :
       {"units", "retreats", "centers", "homes", "influence", "civil_disorder", "builds"}) {
    for (const std::string_view power : {"AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"}) {
      EXPECT_NE(At(tree, {"phases", "1", "state", member, power}), "") << member << " " << power;
    }
  }
  EXPECT_EQ(At(tree, {"phases", "1", "state", "units", "AUSTRIA"}), R"(["*A SER"])");
  EXPECT_EQ(At(tree, {"phases", "1", "state", "retreats", "AUSTRIA"}), R"({"A SER":["ALB","GRE","TRI"]})");
  EXPECT_EQ(At(tree, {"phases", "1", "state", "builds", "RUSSIA"}), R"({"count":0,"homes":[]})");
  EXPECT_EQ(At(tree, {"phases", "1", "orders"}),
            R"({"AUSTRIA":null,"ENGLAND":[],"FRANCE":[],"GERMANY":[],"ITALY":[],"RUSSIA":[],"TURKEY":[]})");
  EXPECT_EQ(At(tree, {"phases", "1", "state", "influence", "RUSSIA"}), R"(["ANK","BLA","BUD","RUM","SER","SEV"])");
  EXPECT_EQ(At(tree, {"phases", "1", "messages"}), "[]");
  EXPECT_EQ(At(tree, {"rules"}), "[]");
}

TEST(DiplomacyForm, ResultsAndTimesOfThePackageStayAndDifferencesAreNoted) {
  const auto game = [](std::string_view results, std::string_view next, std::string_view rules = "[]") {
    return R"({"id":"g","map":"standard","rules":)" + std::string(rules) +
           R"(,"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"]},)"
           R"("timestamp":1795832360490191,"zobrist_hash":"7"},"orders":{"FRANCE":["A PAR - BUR","A MAR - BUR"]},)"
           R"("results":)" +
           std::string(results) + R"(},{"name":"F1901M","state":{"units":{"FRANCE":[)" + std::string(next) +
           R"(]},"zobrist_hash":"8"}}]})";
  };
  FormNotes notes;
  const std::string theirs = R"({"A PAR": ["void"], "A MAR": ["bounce"]})";
  const JsonTape kept = *JsonTape::ReadDocument(
      *WriteGame(Read(game(theirs, R"("A PAR","A MAR")"), GameForm::kDiplomacy, notes), GameForm::kDiplomacy, notes));
  EXPECT_EQ(At(kept, {"phases", "0", "results"}), theirs);
  EXPECT_EQ(At(kept, {"phases", "0", "state", "timestamp"}), "1795832360490191");
  EXPECT_EQ(notes, FormNotes{});  // "void" leads to the same position
  const std::string_view moved = R"("A BUR","A MAR")";
  const std::string difference =
      "1 difference between its phases and what our rules lead to, which entente replay lists";
  Read(game(theirs, moved), GameForm::kDiplomacy, notes);
  EXPECT_EQ(notes, FormNotes{difference + "; --rules-override diplomacy comes nearest to the package"});
  notes.clear();
  ASSERT_TRUE(
      ReadGame(game(theirs, moved), GameForm::kDiplomacy, {nullptr, *FindRulePreset("diplomacy"), true}, notes).ok());
  EXPECT_TRUE(HasNote(notes, difference));
  EXPECT_FALSE(HasNote(notes, "comes nearest")) << notes.back();
  notes.clear();
  Read(game(R"({"A PAR": ["bounce"], "A MAR": []})", R"("A PAR","A MAR")"), GameForm::kDiplomacy, notes);
  EXPECT_TRUE(HasNote(notes, difference)) << "A MAR did not succeed";
}

TEST(DiplomacyForm, MessagesAreCountedAndRulesOfPressMeanNothing) {
  FormNotes notes;
  const std::string_view text =
      R"({"id":"x","map":"standard_fleet_rome","rules":["NO_PRESS","POWER_CHOICE"],"phases":[{"name":"S1901M","state":)"
      R"({"units":{},"zobrist_hash":"7"},"orders":{"FRANCE":null},"results":{},"messages":[{"message":"a"},)"
      R"({"message":["b"]}]}]})";
  EXPECT_EQ(GuessGameForm(text), GameForm::kDiplomacy);
  const GameRecord record = Read(text, GameForm::kDiplomacy, notes);
  EXPECT_EQ(notes, FormNotes{"2 messages are left out"});
  EXPECT_EQ(record.map->name(), "fleet_rome");
  const std::string again = *WriteGame(record, GameForm::kDiplomacy, notes);
  EXPECT_NE(again.find(R"("map":"standard_fleet_rome")"), std::string::npos);
  RuleOptions rules = record.rules;
  rules.civil_disorder = CivilDisorder::kHomeDistance;
  EXPECT_EQ(ReadGame(text, GameForm::kDiplomacy, {nullptr, rules}, notes)->rules, rules);
}

// What the package needs to load a game again: its name of the map, the RULE names of game and map, a text as id, and its own
// hash of each position.
TEST(DiplomacyForm, AGameOfThePackageComesBackToIt) {
  const struct {
    std::string_view map, names, written;  // RULE names
  } cases[] = {
      {"standard_france_austria", R"("NO_PRESS","POWER_CHOICE")", R"("NO_PRESS","POWER_CHOICE")"},
      {"standard_germany_italy", R"("BUILD_ANY","NO_PRESS")", R"("BUILD_ANY","NO_PRESS")"},
      {"standard_fleet_rome", "", ""},
      {"modern", R"("BUILD_ANY")", R"("BUILD_ANY")"},
      {"chaos", R"("NO_PRESS")", R"("NO_PRESS","BUILD_ANY")"},
  };
  for (const auto& each : cases) {
    SCOPED_TRACE(each.map);
    const std::string text =
        R"({"id":"fiIjrkBK","map":")" + std::string(each.map) + R"(","rules":[)" + std::string(each.names) +
        R"(],"phases":[{"name":"S1901M","state":{"units":{},"zobrist_hash":"1919"},"results":{}}]})";
    FormNotes notes;
    const GameRecord record = Read(text, GameForm::kDiplomacy, notes);
    EXPECT_EQ(notes, FormNotes());
    const std::string written = *WriteGame(record, GameForm::kDiplomacy, notes);
    const JsonTape tree = *JsonTape::ReadDocument(written);
    EXPECT_EQ(At(tree, {"map"}), '"' + std::string(each.map) + '"');
    EXPECT_EQ(At(tree, {"rules"}), "[" + std::string(each.written) + "]");
    EXPECT_EQ(At(tree, {"phases", "0", "state", "rules"}), "[" + std::string(each.written) + "]");
    EXPECT_EQ(At(tree, {"phases", "0", "state", "zobrist_hash"}), R"("1919")");
    EXPECT_EQ(At(tree, {"id"}), R"("fiIjrkBK")");
    EXPECT_EQ(Read(written, GameForm::kDiplomacy, notes).rules, record.rules);
    EXPECT_EQ(notes,
              each.map == "chaos" ? FormNotes{"the package has no map of its own that is named chaos"} : FormNotes());
  }
}

TEST(DiplomacyForm, YearsHaveFourDigits) {
  FormNotes notes;
  const std::string text = R"({"map":"ancmed","phases":[{"name":"S11M","state":{"units":{}},"orders":{}}]})";
  const std::string written = *WriteGame(Read(text, GameForm::kJson, notes), GameForm::kDiplomacy, notes);
  EXPECT_EQ(At(*JsonTape::ReadDocument(written), {"phases", "0", "name"}), R"("S0011M")");
  EXPECT_EQ(At(*JsonTape::ReadDocument(written), {"phases", "0", "state", "name"}), R"("S0011M")");
}

// An id of the package is a text that is not empty.
TEST(DiplomacyForm, EveryIdIsAText) {
  for (const auto& [ours, theirs] : {std::pair<std::string_view, std::string_view>{"", R"("entente")"},
                                     {"7", R"("7")"},
                                     {R"("x")", R"("x")"},
                                     {R"({"a":1})", R"("{\"a\":1}")"}}) {
    FormNotes notes;
    GameRecord record = Read(kTwoPhases, GameForm::kJson, notes);
    record.id = ours;
    const std::string written = *WriteGame(record, GameForm::kDiplomacy, notes);
    EXPECT_EQ(At(*JsonTape::ReadDocument(written), {"id"}), theirs);
    const std::string back = Read(written, GameForm::kDiplomacy, notes).id;
    EXPECT_EQ(back, ours.starts_with('{') ? theirs : ours);
  }
}

TEST(DiplomacyForm, RulesThatThePackageDoesNotKnowAreNoted) {
  FormNotes notes;
  GameRecord record = Read(kTwoPhases, GameForm::kJson, notes);
  record.rules.civil_disorder = CivilDisorder::kHomeDistance;
  ASSERT_TRUE(WriteGame(record, GameForm::kDiplomacy, notes).ok());
  EXPECT_EQ(notes,
            (FormNotes{"the rules civil_disorder=home_distance are left out",
                       "2 zobrist_hashes are 0, because only the package can reckon them: is_valid_saved_game is "
                       "False (first S1902M)"}));
}

TEST(DiplomacyForm, OrdersAreInNormalFormAndWhatThatLacksIsNoted) {
  FormNotes notes;
  const GameRecord record =
      Read(R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"ENGLAND":["A LON","F NTH"]}},"orders":{)"
           R"("FRANCE":["PAR holds # please"],"ENGLAND":["A LON - NTH - BEL","nth s Lon"]}})",
           GameForm::kJson, notes);
  for (const GameForm form : {GameForm::kDiplomacy, GameForm::kDipcc}) {
    notes.clear();
    const std::string text = *WriteGame(record, form, notes);
    const JsonTape tree = *JsonTape::ReadDocument(text);
    EXPECT_EQ(At(tree, {"phases", "0", "orders", "FRANCE"}), R"(["A PAR H"])");
    EXPECT_EQ(At(tree, {"phases", "0", "orders", "ENGLAND"}), R"(["A LON - BEL VIA","F NTH S A LON"])");
    EXPECT_EQ(notes, (FormNotes{"1 remark behind an order is left out (S1901M: PAR holds # please)",
                                "1 convoy path is left out (S1901M: A LON - NTH - BEL)"}));
  }
}

TEST(DiplomacyForm, AnOrderThatNoWordsExpressKeepsItsBits) {
  constexpr std::string_view kBits = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},)"
                                     R"("orders":{"FRANCE":["0x0000000000000000","0x00fff00200103112"]}})";
  for (const GameForm form : {GameForm::kDiplomacy, GameForm::kDipcc}) {
    FormNotes notes;
    const JsonTape written = *JsonTape::ReadDocument(*WriteGame(Read(kBits, GameForm::kJson, notes), form, notes));
    EXPECT_EQ(At(written, {"phases", "0", "orders", "FRANCE"}), R"(["0x0000000000000000","0x00fff00200103112"])");
  }
}

// ---- dipcc ----

TEST(DipccForm, HomesAreThoseOwnedAndPowersWithoutOrdersAreLeftOut) {
  FormNotes notes;
  const GameRecord record = Read(kTwoPhases, GameForm::kJson, notes);
  const std::string text = *WriteGame(record, GameForm::kDipcc, notes);
  EXPECT_EQ(GuessGameForm(text), GameForm::kDipcc);
  const JsonTape tree = *JsonTape::ReadDocument(text);
  EXPECT_EQ(At(tree, {"phases", "1", "state", "homes", "RUSSIA"}), R"(["SEV"])");
  EXPECT_EQ(At(tree, {"phases", "1", "state", "homes", "TURKEY"}), "[]");
  EXPECT_EQ(At(tree, {"phases", "1", "orders", "AUSTRIA"}), "");
  EXPECT_EQ(At(tree, {"phases", "1", "orders", "RUSSIA"}), "[]");
}

TEST(DipccForm, OnlyTheStandardMapIsKnown) {
  FormNotes notes;
  const GameRecord record = Read(R"({"map":"pure","name":"S1901M","state":{"units":{}}})", GameForm::kJson, notes);
  const Result<std::string> text = WriteGame(record, GameForm::kDipcc, notes);
  EXPECT_EQ(text.status().message(), "dipcc plays the standard map alone, not pure");
}

// ---- Guessing ----

TEST(GuessGameForm, JsonFormsAreToldApartByTheirKeys) {
  EXPECT_EQ(GuessGameForm(R"({"name":"S1901M","state":{"units":{}}})"), GameForm::kJson);
  EXPECT_EQ(GuessGameForm("\xef\xbb\xbf \n{\"phases\":[]}"), GameForm::kJson);
  EXPECT_EQ(GuessGameForm("{broken"), GameForm::kJson);
  EXPECT_EQ(GuessGameForm(R"({"phases":[{"state":{"influence":{}}}]})"), GameForm::kDiplomacy);
  EXPECT_EQ(GuessGameForm(R"({"phases":[{"logs":[]}]})"), GameForm::kDipcc);
  EXPECT_EQ(GuessGameForm(R"({"metadata":{},"phases":[]})"), GameForm::kDipcc);
  EXPECT_EQ(GuessGameForm(R"({"variantID":1,"phases":[]})"), GameForm::kWebDiplomacy);
  EXPECT_EQ(GuessGameForm(R"({"gameID":1,"phases":[{"units":[}]})"), GameForm::kWebDiplomacy);
  EXPECT_EQ(GuessGameForm(""), std::nullopt);
  EXPECT_EQ(GuessGameForm("[1]"), std::nullopt);
}

TEST(GameForms, WordsAreFoundInAnyCase) {
  for (const GameFormInfo& info : GameForms()) {
    EXPECT_EQ(FindGameForm(info.word), info.form);
    EXPECT_FALSE(info.text.empty());
  }
  EXPECT_EQ(FindGameForm("WebDiplomacy"), GameForm::kWebDiplomacy);
  EXPECT_EQ(FindGameForm("web"), std::nullopt);
}

TEST(JsonGames, FaultsOfSharedPartsAreThoseOfOurJson) {
  for (const GameForm form : {GameForm::kJson, GameForm::kDiplomacy, GameForm::kDipcc}) {
    EXPECT_NE(Error("{", form), "");
    EXPECT_NE(Error(R"({"phases":[]})", form), "");
    EXPECT_NE(Error(R"({"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A NTH"]}}}]})", form), "");
  }
}

}  // namespace
}  // namespace entente
