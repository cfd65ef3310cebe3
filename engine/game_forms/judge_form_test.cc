#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "base/test_repeats.h"
#include "base/text.h"
#include "game_forms/forms.h"
#include "game_forms/judge_lines.h"
#include "game_forms/text_form_test_util.h"
#include "map_language/standard_test_util.h"

namespace entente {
namespace {

constexpr std::string_view kListing = R"(From: judge@example.org
Subject: Diplomacy game test

:: Judge: TEST  Game: kestrel  Variant: Standard

Movement results for Fall of 1901.  (kestrel.003)

Austria: Army Budapest -> Serbia.
Austria: Fleet Trieste HOLD.  (*dislodged*)

England: Fleet English Channel CONVOY French Army Brest -> London.

France: Army Brest -> English Channel -> London.

Italy: Army Venice -> Trieste.
Italy: Army Tyrolia SUPPORT Army Venice -> Trieste.
Italy: Army Rome, No Order Processed.

Russia: Fleet St. Petersburg (south coast) -> Gulf of Bothnia.  (*bounce*)


The following units were dislodged:

The Austrian Fleet in Trieste can retreat to Adriatic Sea or Albania
or Venice.

Ownership of supply centers:

Austria:   Budapest, Serbia, Vienna, Trieste.
France:    Brest, London, Marseilles,
           Paris.
Unowned:   Belgium.

Austria:   4 Supply centers,  2 Units:  Builds   2 units.

The next phase of 'kestrel' will be Retreats for Fall of 1901.

Retreat orders for Fall of 1901.  (kestrel.004)

Austria:    Fleet  Trieste -> Albania.

Adjustment orders for Winter of 1901.  (kestrel.005)

Austria:   	Builds an army in Vienna.
Austria:   	1 unusable build pending.
France:    Defaults, removing the army in London.
Russia:    Removes the fleet in St. Petersburg (south coast).
Italy:     Build waived.

Status of the Movement phase for Spring of 1902.  (kestrel.006)

Austria:   Army  Vienna.
)";

GameRecord Read(std::string_view text, FormNotes& notes, const FormOptions& options = {}) {
  Result<GameRecord> record = ReadJudgeForm(text, options, notes);
  EXPECT_TRUE(record.ok()) << record.status() << "\n" << text;
  return record.ok() ? *std::move(record) : GameRecord{};
}

std::string UnitsOf(const PositionView& position) {
  std::string text;
  position.ForEachUnit([&](const Unit& unit) {
    text += (text.empty() ? "" : " ") + FormatUnit(position.map(), unit.type, unit.location);
  });
  return text;
}

std::string OrdersOf(const GameRecord& record, size_t phase) {
  std::string text;
  for (const Order order : record.phases[phase].sheet.orders()) {
    text += (text.empty() ? "" : ", ") + FormatOrder(*record.map, order);
  }
  return text;
}

TEST(JudgeForm, AListingIsAGame) {
  FormNotes notes;
  const GameRecord record = Read(kListing, notes);
  ASSERT_EQ(record.phases.size(), 4u);
  EXPECT_EQ(record.id, "\"kestrel\"");
  EXPECT_EQ(UnitsOf(record.phases[0].position), "A BRE A BUD F ENG A ROM F STP/SC F TRI A TYR A VEN");
  EXPECT_EQ(
      OrdersOf(record, 0),
      "A BUD - SER, F TRI H, F ENG C A BRE - LON, A BRE - LON VIA, A VEN - TRI, A TYR S A VEN - TRI, F STP/SC - BOT");
  EXPECT_EQ(UnitsOf(record.phases[1].position), "F ENG A LON A ROM A SER F STP/SC A TRI A TYR");
  ASSERT_EQ(record.phases[1].position.view().dislodged_count(), 1);
  EXPECT_EQ(OrdersOf(record, 1), "F TRI R ALB");
  EXPECT_EQ(UnitsOf(record.phases[2].position), "F ALB F ENG A LON A ROM A SER F STP/SC A TRI A TYR");
  EXPECT_EQ(record.phases[2].position.view().CenterCountOf(*record.map->FindPower("FRANCE")), 4);
  EXPECT_EQ(record.phases[2].position.view().CenterCountOf(*record.map->FindPower("ENGLAND")), 0);
  EXPECT_EQ(OrdersOf(record, 2), "A VIE B, F STP/SC D, WAIVE");
  EXPECT_EQ(UnitsOf(record.phases[3].position), "A VIE");
  EXPECT_EQ(NotesText(notes),
            "2 stated results differ from ours (first F1901M: F TRI); "  // Venice is closed; no unit bounces F STP/SC
            "4 lines without orders or units are left out (first From: judge@example.org); ");
}

TEST(JudgeForm, AListingIsReadInAnyCase) {
  const std::string listing =
      std::string(kListing) +
      "\nStatus of the Movement phase for Fall of 1902.  (kestrel.007)\n\nAustria: Army Vienna.\n"
      "\nThe game is over: draw of Austria, France.\n";
  FormNotes notes;
  const GameRecord game = Read(listing, notes);
  for (const std::string& text : {LowerAscii(listing), UpperCase(listing)}) {
    ASSERT_NO_FATAL_FAILURE(ExpectSameGame(game, Read(text, notes), text));
  }
}

// As some judges write them, without an article.
TEST(JudgeForm, ALineOfADislodgedUnitNamesItsRetreats) {
  const std::string head =
      "Movement results for Fall of 1901.  (x.003)\n\nFrance: Army Burgundy HOLD.  (*dislodged*)\n\n"
      "The following units were dislodged:\n\n";
  const std::string tail = "\n\nRetreat orders for Fall of 1901.  (x.004)\n\nFrance: Army Burgundy DISBAND.\n";
  constexpr std::pair<std::string_view, int> kRows[] = {
      {"The French Army in Burgundy can retreat to Gascony or Paris.", 2},
      {"French army in Burgundy can retreat to Gascony or Paris.", 2},
      {"French army in Burgundy CAN RETREAT TO Gascony OR\nParis OR Picardy.", 3},
      {"the french army in the Burgundy can retreat\nto Gascony.", 1},
      {"French army in Burgundy with no valid retreats was destroyed.", 0},
      {"French army in Burgundy was destroyed.", 0},
  };
  for (const auto& [line, retreats] : kRows) {
    FormNotes notes;
    const GameRecord game = Read(head + std::string(line) + tail, notes);
    ASSERT_EQ(game.phases[1].position.view().dislodged_count(), 1) << line;
    EXPECT_EQ(std::popcount(*game.phases[1].position.view().Dislodged(0).retreats), retreats) << line;
    EXPECT_EQ(NotesText(notes),
              "1 stated result differs from ours (F1901M: A BUR); the listing names no map: it is read on standard; ")
        << line << ": nothing attacks it";
  }
}

TEST(JudgeForm, RetreatsAloneTellOnlyTheDislodged) {
  FormNotes notes;
  const GameRecord record = Read(
      "Retreat orders for Fall of 1901.  (x.004)\n\nAustria: Fleet Trieste -> Albania.\nItaly: Army Rome DISBAND.\n",
      notes);
  EXPECT_EQ(record.phases[0].position.view().dislodged_count(), 2);
  EXPECT_EQ(OrdersOf(record, 0), "F TRI R ALB, A ROM D");
  EXPECT_EQ(NotesText(notes),
            "1 phase does not show its whole board (F1901R); the listing names no map: it is read on standard; ");
}

TEST(JudgeForm, WhatIsWrongIsToldWithItsPlace) {
  const auto error = [](std::string_view from, std::string_view to) {
    return ReadError(GameForm::kJudge, Changed(kListing, from, to));
  };
  EXPECT_EQ(error("Fall of 1901.  (kestrel.003)", "Autumn of 1901.").substr(0, 43),
            "6:1 expected a phase of the map standard, f");
  EXPECT_EQ(error("Austria: Army Budapest", "Austira: Army Budapest").substr(0, 38),
            "8:1 expected a power of the map: Austr");
  EXPECT_EQ(error("Army Budapest -> Serbia", "Army Budapst -> Serbia").substr(0, 34),
            "8:15 'Budapst' at 6 is no place: e");
  EXPECT_EQ(error("Army Budapest -> Serbia", "Army Budapest -> Sorbia").substr(0, 20), "8:27 'Sorbia' at 18 ");
  EXPECT_EQ(error("Army Budapest -> Serbia", "Army Budapest PROXY Serbia").substr(0, 16), "8:24 unexpected ");
  const std::string mapless = Changed(kListing, "  Variant: Standard", "");
  const auto asks_for_map = [&](std::string_view from, std::string_view to) {
    return ReadError(GameForm::kJudge, Changed(mapless, from, to)).ends_with(" as `map`");
  };
  EXPECT_TRUE(asks_for_map("Budapest ->", "Budapest East ->")) << "it may be a name of another map";
  EXPECT_TRUE(asks_for_map("-> Serbia", "-> Sorbia"));
  EXPECT_FALSE(asks_for_map("Budapest ->", "Budapest PROXY")) << "a word of orders is the same on every map";
  EXPECT_EQ(error("Army Rome, No", "Army Venice, No"), "17:8 a second unit in VEN");
  EXPECT_EQ(error("Adriatic Sea or", "Adriatic Sea und Albania or").substr(0, 11), "24:1 'Adria");
  EXPECT_EQ(error("Unowned:   Belgium", "Unowned:   Burgundy"), "32:12 'Burgundy' is no supply center");
  EXPECT_EQ(error("Builds an army in Vienna", "Builds an army in North Sea"), "44:31 the unit cannot stand there");
  EXPECT_EQ(error("Builds an army in Vienna", "Army Vienna -> Tyrolia").substr(0, 40),
            "44:13 expected Builds an army in <place>");
  EXPECT_EQ(error("Austria:    Fleet  Trieste", "Austria:    Army  Trieste"), "40:13 another unit was dislodged there");
  constexpr std::string_view kUnstopped = "Movement results for Spring of 1901.\n\nFrance: Army Paris -> Burgundi\n";
  for (const std::string_view more : {"", "\n", "\nGermany: Army Munich HOLD.\n", "Germany: Army Munich HOLD.\n"}) {
    EXPECT_EQ(ReadError(GameForm::kJudge, std::string(kUnstopped).append(more)).substr(0, 21), "3:23 'Burgundi' at 15")
        << more;
  }
  EXPECT_EQ(ReadError(GameForm::kJudge, "Austria: Army Vienna.\n"),
            "1:1 no phase: expected a line such as Movement results for Spring of 1901.");
}

TEST(JudgeForm, FurtherLinesOfAPowerMayLeaveOutItsName) {
  constexpr std::string_view kNamed =
      "Adjustment orders for Winter of 1901.  (kestrel.005)\n\n"
      "France:    Builds an army in Paris.\nFrance:    Builds an army in Marseilles.\nFrance:    Build waived.\n\n"
      "Italy:     Removes the army in Rome.\n";
  const std::string unnamed =
      Changed(Changed(kNamed, "France:    Builds an army in Marseilles", "     Builds an army in Marseilles"),
              "France:    Build waived", "     Build waived");
  for (const std::string_view text : {kNamed, std::string_view(unnamed)}) {
    FormNotes notes;
    const Result<GameRecord> record = ReadGame(text, GameForm::kJudge, {}, notes);
    ASSERT_TRUE(record.ok()) << record.status();
    for (const std::string& note : notes) EXPECT_EQ(note.find("without"), note.npos) << note;
    const OrderSheet& sheet = record->phases[0].sheet;
    ASSERT_EQ(sheet.size(), 4u);
    for (size_t i = 0; i < 3; ++i) EXPECT_EQ(sheet.PowerOf(i), 2);
    EXPECT_EQ(sheet.PowerOf(3), 4);
  }
}

TEST(JudgeForm, AdjustmentsByDefaultAreThoseOfTheJudge) {
  const auto read = [](std::string_view removed) {
    FormNotes notes;
    const Result<GameRecord> record = ReadGame(
        Changed("Status of the Movement phase for Fall of 1905.  (c.010)\n\n"
                "Turkey: Army Bulgaria.\nTurkey: Army Smyrna.\nRussia: Army Rumania.\n\n"
                "Ownership of supply centers:\n\nTurkey:    Smyrna.\nRussia:    Rumania, Sevastopol, Moscow.\n\n"
                "Adjustment orders for Winter of 1905.  (c.013)\n\n"
                "Turkey: Defaults, removing the army in X.\nRussia: 2 builds waived.\n",
                "X", removed),
        GameForm::kJudge, {}, notes);
    EXPECT_TRUE(record.ok()) << record.status();
    std::string orders;
    const OrderSheet& sheet = record->phases.back().sheet;
    for (size_t i = 0; i < sheet.size(); ++i) orders += FormatOrder(*record->map, sheet[i].order) + ";";
    for (const std::string& note : notes) orders += note.find("by default") == note.npos ? "" : note;
    return orders;
  };
  EXPECT_EQ(read("Bulgaria"), "WAIVE;WAIVE;") << "our rules remove it, too";
  EXPECT_EQ(read("Smyrna"),
            "WAIVE;WAIVE;A SMY D;1 removal by default is kept as an order: our rules would remove another unit "
            "(W1905A: A SMY D)");
}

TEST(JudgeForm, AHeadingMakesItLookLikeOne) {
  EXPECT_TRUE(LooksLikeJudgeForm(kListing));
  EXPECT_TRUE(LooksLikeJudgeForm("Status of the Retreat phase for Fall of 1901.\n"));
  EXPECT_TRUE(LooksLikeJudgeForm("Starting position for Spring of 1901.  (x.001)\n"));
  EXPECT_FALSE(LooksLikeJudgeForm("Movement for Spring\n{}"));
  EXPECT_FALSE(LooksLikeJudgeForm(""));
}

// Expects the same positions and the same results of our adjudication.
void ExpectSamePlay(const GameRecord& game, const GameRecord& back, const std::string& text) {
  ASSERT_EQ(game.phases.size(), back.phases.size()) << text;
  SheetPhase one(*game.map), other(*game.map);
  for (size_t i = 0; i < game.phases.size(); ++i) {
    const PositionView a = game.phases[i].position.view(), b = back.phases[i].position.view();
    ASSERT_TRUE(a == b) << i << " " << game.map->PhaseName(a.phase()) << "\n" << text;
    const PhaseResult result = one.Adjudicate(a, game.rules, game.phases[i].sheet);
    const PhaseResult again = other.Adjudicate(b, game.rules, back.phases[i].sheet);
    std::vector<uint64_t> orders, read;
    for (const OrderResult& order : result.given()) {
      const Reason reason = order.outcome.reason;
      if (reason == Reason::kIllegal || reason == Reason::kUnreadable || reason == Reason::kExcess) continue;
      orders.push_back(order.order.WithViaConvoy(false).WithoutUnusedFields().bits());
    }
    for (const OrderResult& order : again.given()) {
      read.push_back(order.order.WithViaConvoy(false).WithoutUnusedFields().bits());
    }
    std::sort(orders.begin(), orders.end());
    std::sort(read.begin(), read.end());
    ASSERT_EQ(orders, read) << game.map->PhaseName(a.phase()) << "\n" << text;
  }
}

TEST(JudgeForm, RandomGamesComeBack) {
  for (uint64_t seed = 0; seed < Repeats(300u); ++seed) {
    const std::string_view map = seed % 3 == 0 ? "ancmed" : seed % 3 == 1 ? "modern" : "standard";
    GameRecord game = RandomRecord(map, seed, 12, Oddity{});
    if (seed % 2 == 0) game.id = "\"kestrel\"";
    FormNotes notes;
    const Result<std::string> text = WriteGame(game, GameForm::kJudge, notes);
    ASSERT_TRUE(text.ok()) << text.status();
    EXPECT_TRUE(LooksLikeJudgeForm(*text));
    const GameRecord back = Read(*text, notes, {game.map, {}});
    EXPECT_EQ(back.id, game.id);
    ASSERT_NO_FATAL_FAILURE(ExpectSamePlay(game, back, *text)) << seed;
    EXPECT_EQ(*WriteGame(back, GameForm::kJudge, notes), *text);
  }
}

GameRecord Again(const GameRecord& game, std::string& text, FormNotes& notes) {
  const Result<std::string> written = WriteGame(game, GameForm::kJudge, notes);
  EXPECT_TRUE(written.ok()) << written.status();
  text = written.value_or("");
  return Read(text, notes, {game.map, game.rules});
}

TEST(JudgeForm, AConvoyKeepsThePathThatWasWritten) {
  const GameRecord game = FromJson(
      R"({"phases":[{"name":"S1901M","state":{"units":{"ENGLAND":["A LON","F ENG","F MAO"]}},"orders":{"ENGLAND":)"
      R"(["A LON - ENG - MAO - GAS","F ENG C A LON - GAS"]}}]})");
  std::string text;
  FormNotes notes;
  const GameRecord back = Again(game, text, notes);
  EXPECT_NE(text.find("Army London -> English Channel -> Mid-Atlantic Ocean -> Gascony.  (*no convoy*)"),
            std::string::npos)
      << text;
  EXPECT_EQ(OrdersOf(back, 0), "F ENG C A LON - GAS, A LON - GAS VIA");
  ASSERT_EQ(back.phases[0].sheet[1].path.size(), 2u);
  EXPECT_EQ(back.map->Id(back.phases[0].sheet[1].path[1]), "MAO");
}

TEST(JudgeForm, MarksTellWhyOrdersFailed) {
  const GameRecord game = FromJson(
      R"({"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR","A GAS"],"GERMANY":["A MUN","A RUH"],)"
      R"("ENGLAND":["A LON","F NTH"]}},"orders":{"FRANCE":["A PAR - BUR","A MAR S A PAR - BUR","A GAS - MAR"],)"
      R"("GERMANY":["A MUN - BUR","A RUH S A BEL"],"ENGLAND":["A LON - NWY VIA","F NTH C A LON - BEL"]}}]})");
  std::string text;
  FormNotes notes;
  Again(game, text, notes);
  for (const std::string_view line :
       {"France: Army Gascony -> Marseilles.  (*bounce*)\n", "Germany: Army Munich -> Burgundy.  (*bounce*)\n",
        "England: Army London -> Norway.  (*no convoy*)\n",
        "England: Fleet North Sea CONVOY Army London -> Belgium.  (*void*)\n"}) {
    EXPECT_NE(text.find(line), std::string::npos) << line << "\n" << text;
  }
}

TEST(JudgeForm, ANationOfSeveralWordsStaysAwayFromOrders) {
  GameRecord game;
  game.map = OnStandard("GERMANY -> Prussia (Prusso-Saxon)\n");
  ASSERT_NE(game.map, nullptr);
  Position position(*game.map);
  position.ref().SetStart();
  game.phases.push_back({position, OrderSheet()});
  const NormalForm names(*game.map);
  SheetReader reader(names, {}, PhaseType::kMovement);
  reader.ReadLine(*game.map->FindPower("FRANCE"), "A PAR S A MUN - BUR", game.phases[0].sheet);
  reader.ReadLine(*game.map->FindPower("FRANCE"), "A MAR S A VEN - PIE", game.phases[0].sheet);
  std::string text;
  FormNotes notes;
  const GameRecord back = Again(game, text, notes);
  EXPECT_NE(text.find("France: Army Paris SUPPORT Army Munich -> Burgundy."), std::string::npos) << text;
  EXPECT_NE(text.find("France: Army Marseilles SUPPORT Italian Army Venice -> Piedmont."), std::string::npos) << text;
  EXPECT_EQ(OrdersOf(back, 0), "A MAR S A VEN - PIE, A PAR S A MUN - BUR");
}

TEST(JudgeForm, FurtherGamesOfAListingAreLeftOut) {
  FormNotes notes;
  const GameRecord record = Read(
      "Movement results for Spring of 1901.  (kestrel.001)\n\nFrance: Army Paris HOLD.\n\n"
      "Movement results for Spring of 1905.  (heron.009)\n\nFrance: Army Nowhere HOLD.\n\n"
      "Movement results for Fall of 1905.  (heron.010)\n\nFrance: Army Nowhere HOLD.\n\n"
      "Movement results for Fall of 1901.  (kestrel.002)\n\nFrance: Army Paris -> Gascony.\n",
      notes);
  ASSERT_EQ(record.phases.size(), 2u);
  EXPECT_EQ(UnitsOf(record.phases[1].position), "A PAR");
  EXPECT_EQ(
      NotesText(notes),
      "2 phases of other games are left out (first Spring of 1905: heron); the listing names no map: it is read on "
      "standard; ");
}

TEST(JudgeForm, ASeasonMayHaveSeveralWords) {
  const std::optional<JudgeHeading> heading = FindJudgeHeading("Movement results for Late Spring of 1901.  (x.001)");
  ASSERT_TRUE(heading.has_value());
  EXPECT_EQ(heading->season, "Late Spring");
  EXPECT_EQ(heading->year, "1901");
  EXPECT_EQ(heading->game, "x");
}

TEST(JudgeForm, NamesThatReadAsWordsOfAListingAreIds) {
  GameRecord game;
  game.map =
      OnStandard("LON -> Army Hold or No Convoy = LND\nNTH -> The Sea of Support = NSE\nWAL -> Can With Was = WLS\n");
  ASSERT_NE(game.map, nullptr);
  Position position(*game.map);
  position.ref().SetStart();
  game.phases.push_back({position, OrderSheet()});
  const NormalForm names(*game.map);
  SheetReader reader(names, {}, PhaseType::kMovement);
  for (const char* order : {"F LND - NSE", "A LVP - WLS"}) {
    reader.ReadLine(*game.map->FindPower("ENGLAND"), order, game.phases[0].sheet);
  }
  std::string text;
  FormNotes notes;
  const GameRecord back = Again(game, text, notes);
  EXPECT_TRUE(back.phases[0].position.view() == position.view()) << text;
  EXPECT_NE(text.find("England: Fleet LND -> NSE.\n"), std::string::npos) << text;
  EXPECT_NE(text.find("England: Army Liverpool -> WLS.\n"), std::string::npos) << text;
}

TEST(JudgeForm, HowTheGameEndedIsPartOfAStatus) {
  FormNotes notes;
  const std::string status = "Status of the Movement phase for Spring of 1905.  (x.001)\n\nFrance: Army Paris.\n";
  const auto read = [&](const std::string& line) { return Read(status + line, notes); };
  EXPECT_EQ(read("The game is over: solo of France.\n").phases[0].position.view().winner(), 2);
  EXPECT_EQ(read("The game is over: shared victory of France,\nTurkey.\n").phases[0].position.view().winners(),
            PowerSet{0b1000100});
  EXPECT_EQ(read("The game is over: no result.\n").phases[0].position.view().end(), GameEnd::kNoResult);
  const auto error = [&](const std::string& line) { return ReadError(GameForm::kJudge, status + line); };
  EXPECT_EQ(error("The game is over: solo of France, Turkey.\n"),
            "4:19 'solo of France, Turkey' is no end of a game, or has other winners");
  EXPECT_EQ(error("The game is over: draw of Frankia.\n").substr(0, 15), "4:27 'Frankia' ");
  EXPECT_EQ(ReadError(GameForm::kJudge, "Movement results for Spring of 1901.\nThe game is over: no result.\n"),
            "2:19 the end of the game outside of a status");
}

TEST(JudgeForm, PhasesInAnySequenceComeBack) {
  GameRecord game = RandomRecord("standard", 5, 12, Oddity{0, 0, 0});
  std::reverse(game.phases.begin(), game.phases.end());
  FormNotes notes;
  const Result<std::string> text = WriteGame(game, GameForm::kJudge, notes);
  ASSERT_TRUE(text.ok()) << text.status();
  ASSERT_NO_FATAL_FAILURE(ExpectSamePlay(game, Read(*text, notes), *text));
}

TEST(JudgeForm, WhatItHasNoWordsForIsNoted) {
  GameRecord game = RandomRecord("standard", 7, 3, Oddity{0, 0, 0});
  game.id = "[1]";
  game.phases[0].position.ref().SetEnd(GameEnd::kNoResult, 0);
  AddOddLine(*game.map, 0, 0, game.phases[1].sheet);
  FormNotes notes;
  ASSERT_TRUE(WriteGame(game, GameForm::kJudge, notes).ok());
  EXPECT_EQ(NotesText(notes),
            "1 order that is illegal, unreadable or one too many is left out (F1901M: nonsense); "
            "the id of the game is left out; ");
}

}  // namespace
}  // namespace entente
