// The state of webDiplomacy's API: the meaning of its numbers, derived parts, and errors.
#include <gtest/gtest.h>

#include <string>

#include "game_forms/forms.h"
#include "game_forms/game_form.h"
#include "game_forms/webdiplomacy_ids.h"
#include "map_language/builtin.h"
#include "notation/notation.h"
#include "phase/sheet_phase.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

GameRecord Read(std::string_view text, FormNotes& notes) {
  Result<GameRecord> record = ReadWebDiplomacyForm(text, {}, notes);
  EXPECT_TRUE(record.ok()) << record.status();
  return record.ok() ? *std::move(record) : GameRecord{};
}

std::string Error(std::string_view text) {
  FormNotes notes;
  const Result<GameRecord> record = ReadWebDiplomacyForm(text, {}, notes);
  EXPECT_FALSE(record.ok()) << text;
  return record.ok() ? "" : std::string(record.status().message());
}

// A game of one phase with these members.
std::string Phase(std::string_view members) {
  return R"({"gameID":5,"variantID":1,"phases":[{)" + std::string(members) + "}]}";
}

std::vector<std::string> Orders(const RecordedPhase& phase) {
  std::vector<std::string> orders;
  const Map& map = phase.position.view().map();
  for (const Order& order : phase.sheet.orders()) {
    orders.push_back(std::string(map.PowerId(order.power())) + " " + FormatOrder(map, order));
  }
  return orders;
}

using Strings = std::vector<std::string>;

TEST(WebDiplomacyIds, TheTableFitsTheStandardBoard) {
  for (const std::string_view name : {"pure", "modern", "fleet_rome"}) {
    EXPECT_FALSE(WebDiplomacyIds(**BuiltinMap(name)).fits()) << name;
  }
  const MapRef map = *BuiltinMap("standard");
  const WebDiplomacyIds ids(*map);
  EXPECT_TRUE(ids.fits());
  EXPECT_EQ(map->Id(ids.PlaceOf(1)), "CLY");
  EXPECT_EQ(map->Id(ids.PlaceOf(47)), "PAR");
  EXPECT_EQ(map->Id(ids.PlaceOf(75)), "GAL");
  EXPECT_EQ(map->Id(ids.PlaceOf(80)), "BUL/EC");
  EXPECT_EQ(map->PowerId(ids.PowerOf(3)), "ITALY");
  for (int i = 1; i <= kWebTerritories; ++i) EXPECT_EQ(ids.TerritoryOf(ids.PlaceOf(i)), i);
  for (int i = 1; i <= ids.country_count(); ++i) EXPECT_EQ(ids.CountryOf(ids.PowerOf(i)), i);
}

// In the variants for two players a coast has the number behind its province.
TEST(WebDiplomacyIds, VariantsForTwoPlayersHaveNumbersOfTheirOwn) {
  const MapRef map = *BuiltinMap("germany_italy");
  const WebDiplomacyIds ids(*map);
  EXPECT_TRUE(ids.fits());
  EXPECT_EQ(ids.variant(), 23);
  EXPECT_EQ(map->Id(ids.PlaceOf(8)), "SPA");
  EXPECT_EQ(map->Id(ids.PlaceOf(9)), "SPA/NC");
  EXPECT_EQ(map->Id(ids.PlaceOf(11)), "NAF");
  EXPECT_EQ(map->Id(ids.PlaceOf(24)), "BUL/SC");
  EXPECT_EQ(map->Id(ids.PlaceOf(53)), "PAR");
  EXPECT_EQ(map->Id(ids.PlaceOf(81)), "GAL");
  EXPECT_EQ(map->PowerId(ids.PowerOf(1)), "GERMANY");
  EXPECT_EQ(map->PowerId(ids.PowerOf(2)), "ITALY");
  const MapRef other = *BuiltinMap("france_austria");
  EXPECT_TRUE(WebDiplomacyIds(*other).fits());
  EXPECT_EQ(WebDiplomacyIds(*other).variant(), 15);
  EXPECT_EQ(other->PowerId(WebDiplomacyIds(*other).PowerOf(1)), "FRANCE");
}

TEST(WebDiplomacyIds, BuildsBelongToTheOddTurn) {
  const MapRef map = *BuiltinMap("standard");
  EXPECT_EQ(map->PhaseName(*PhaseOfWebTurn(*map, 0, "Diplomacy")), "S1901M");
  EXPECT_EQ(map->PhaseName(*PhaseOfWebTurn(*map, 5, "Retreats")), "F1903R");
  EXPECT_EQ(map->PhaseName(*PhaseOfWebTurn(*map, 1, "Builds")), "W1901A");
  EXPECT_EQ(PhaseOfWebTurn(*map, 2, "Builds"), std::nullopt);
  EXPECT_EQ(PhaseOfWebTurn(*map, 0, "Finished"), std::nullopt);
}

TEST(WebDiplomacyForm, EveryKindOfOrderIsRead) {
  FormNotes notes;
  const GameRecord record = Read(
      Phase(R"("turn":"0","phase":"Diplomacy","units":[)"
            R"({"unitType":"Fleet","terrID":"79","countryID":"7","retreating":"No"},)"
            R"({"unitType":"Army","terrID":6,"countryID":1},{"unitType":"Fleet","terrID":53,"countryID":1},)"
            R"({"unitType":"Army","terrID":47,"countryID":2,"retreating":null}],"orders":[)"
            R"({"countryID":7,"terrID":79,"unitType":"Fleet","type":"Move","toTerrID":57,"fromTerrID":0},)"
            R"({"countryID":1,"terrID":6,"type":"Move","toTerrID":"44","viaConvoy":"Yes"},)"
            R"({"countryID":1,"terrID":53,"unitType":"Fleet","type":"Convoy","toTerrID":44,"fromTerrID":6},)"
            R"({"countryID":2,"terrID":47,"unitType":"Army","type":"Support hold","toTerrID":6,"fromTerrID":null},)"
            R"({"countryID":2,"terrID":47,"unitType":"Army","type":"Support move","toTerrID":44,"fromTerrID":6},)"
            R"({"countryID":2,"terrID":47,"unitType":"Army","type":"Hold"},{"countryID":2,"terrID":47,"type":null}])"),
      notes);
  EXPECT_EQ(Orders(record.phases[0]),
            (Strings{"RUSSIA F STP/SC - BOT", "ENGLAND A LON - BEL VIA", "ENGLAND F NTH C A LON - BEL",
                     "FRANCE A PAR S A LON", "FRANCE A PAR S A LON - BEL", "FRANCE A PAR H"}));
  EXPECT_EQ(record.id, "5");
  EXPECT_EQ(notes, FormNotes());
}

TEST(WebDiplomacyForm, MistypedListsAreNoted) {
  constexpr std::string_view kUnits = R"("units":[{"unitType":"Army","terrID":47,"countryID":2}])";
  FormNotes notes;
  Read(Phase(R"("turn":0,"phase":"Diplomacy",)" + std::string(kUnits) + R"(,"order":[],"center":[])"), notes);
  EXPECT_EQ(notes, (FormNotes{"S1901M: `order` is not read: did you mean `orders`?",
                              "S1901M: `center` is not read: did you mean `centers`?"}));
  notes.clear();
  Read(R"({"gameID":5,"turn":0,"phase":"Diplomacy",)" + std::string(kUnits) + R"(,"order":[]})", notes);
  EXPECT_EQ(notes, FormNotes{"`order` is not read: did you mean `orders`?"});
  EXPECT_EQ(
      Error(R"({"gameID":5,"turn":0,"phase":"Diplomacy","unit":[]})"),
      "expected `phases`, or `units` and `orders` of the current phase; `unit` is not read: did you mean `units`?");
}

// A state without a list of phases is the current phase itself. Numbers may be texts.
TEST(WebDiplomacyForm, AStateMayBeAPhase) {
  FormNotes notes;
  const GameRecord record = Read(
      R"({"gameID":"433","countryID":"2","variantID":"15","turn":"1","phase":"Diplomacy","gameOver":"No","standoffs":[],)"
      R"("occupiedFrom":{},"units":[{"unitType":"Army","terrID":"53","countryID":"1","retreating":"No"}],)"
      R"("centers":[{"terrID":"53","countryID":"1"},{"terrID":"44","countryID":"0"}],"orders":[)"
      R"({"turn":1,"phase":"Diplomacy","countryID":1,"terrID":53,"type":"Move","toTerrID":54,"success":"Yes"},)"
      R"({"turn":0,"phase":"Diplomacy","countryID":1,"terrID":53,"type":"Hold"}]})",
      notes);
  EXPECT_EQ(record.id, "433");
  EXPECT_EQ(record.map->name(), "france_austria");
  ASSERT_EQ(record.phases.size(), 1u);
  EXPECT_EQ(record.map->PhaseName(record.phases[0].position.view().phase()), "F1901M");
  EXPECT_EQ(Orders(record.phases[0]), Strings{"FRANCE A PAR - BUR"});
  EXPECT_EQ(notes, FormNotes{"1 order of another phase is left out"});
  const std::string written = *WriteWebDiplomacyForm(record, notes);
  EXPECT_NE(written.find(R"("variantID":15,)"), std::string::npos) << written;
  EXPECT_EQ(Orders(Read(written, notes).phases[0]), Strings{"FRANCE A PAR - BUR"});
}

TEST(WebDiplomacyForm, AdjustmentsHaveTheirPlaceInEitherNumber) {
  FormNotes notes;
  const GameRecord record =
      Read(Phase(R"("turn":1,"phase":"Builds","units":{"0":{"unitType":"Army","terrID":41,"countryID":4}},)"
                 R"("centers":[{"terrID":37,"countryID":4},{"terrID":8,"countryID":0}],"orders":[)"
                 R"({"countryID":4,"terrID":37,"unitType":"","type":"Build Fleet","toTerrID":0},)"
                 R"({"countryID":7,"terrID":0,"type":"Build Fleet","toTerrID":78},)"
                 R"({"countryID":4,"terrID":41,"type":"Destroy","toTerrID":41},{"countryID":2,"type":"Wait"}])"),
           notes);
  EXPECT_EQ(Orders(record.phases[0]),
            (Strings{"GERMANY F KIE B", "RUSSIA F STP/NC B", "GERMANY A MUN D", "FRANCE WAIVE"}));
}

constexpr std::string_view kAttack =
    R"({"turn":0,"phase":"Diplomacy","units":[{"unitType":"Army","terrID":20,"countryID":5},)"
    R"({"unitType":"Army","terrID":22,"countryID":7},{"unitType":"Army","terrID":21,"countryID":7}],"orders":[)"
    R"({"countryID":7,"terrID":22,"type":"Move","toTerrID":20},)"
    R"({"countryID":7,"terrID":21,"type":"Support move","toTerrID":20,"fromTerrID":22}]})";

std::string Retreats(const GameRecord& record) {
  const PositionView position = record.phases.back().position.view();
  std::string places;
  const DislodgedUnit unit = position.Dislodged(0);
  int bit = 0;
  for (const LocationIndex to : position.map().RetreatPlaces(unit.unit.type, unit.unit.location)) {
    if (MayRetreatTo(unit, bit++)) places += std::string(position.map().Id(to)) + " ";
  }
  return places;
}

TEST(WebDiplomacyForm, RetreatsAreReckonedFromThePhaseBefore) {
  FormNotes notes;
  const GameRecord record = Read(
      R"({"gameID":5,"variantID":1,"phases":[)" + std::string(kAttack) +
          R"(,{"turn":0,"phase":"Retreats","units":[{"unitType":"Army","terrID":20,"countryID":5,"retreating":"Yes"},)"
          R"({"unitType":"Army","terrID":20,"countryID":7},{"unitType":"Army","terrID":21,"countryID":7}],)"
          R"("messages":[{"message":"x"}]}]})",
      notes);
  EXPECT_EQ(Retreats(record), "GRE SER ");
  EXPECT_EQ(notes, FormNotes{"1 message is left out"});
}

TEST(WebDiplomacyForm, TheLastRetreatsOfAGameMayListDislodgedUnitsAlone) {
  FormNotes notes;
  const GameRecord record = Read(
      R"({"gameID":5,"variantID":1,"gameOver":"Drawn","phase":"Finished","phases":[)" + std::string(kAttack) +
          R"(,{"turn":0,"phase":"Retreats","units":[{"unitType":"Army","terrID":20,"countryID":5,"retreating":"Yes"}],)"
          R"("orders":[{"countryID":5,"terrID":20,"type":"Disband"}]}]})",
      notes);
  ASSERT_EQ(record.phases.size(), 3u);
  EXPECT_EQ(record.phases[1].position.view().unit_count(), 2);
  EXPECT_EQ(record.phases[2].position.view().end(), GameEnd::kDraw);
  EXPECT_EQ(record.phases[2].position.view().unit_count(), 2);
  EXPECT_EQ(
      notes,
      FormNotes{"1 retreats phase lists dislodged units alone: the others are those that our adjudication leads to "
                "(S1901R)"});
}

constexpr std::string_view kAlone =
    R"("phases":[{"turn":0,"phase":"Retreats","units":[{"unitType":"Army","terrID":20,"countryID":5,"retreating":"Yes"},)"
    R"({"unitType":"Army","terrID":20,"countryID":7},{"unitType":"Army","terrID":21,"countryID":7}]}])";

TEST(WebDiplomacyForm, HintsOfTheGameSayWhereNobodyMayGo) {
  FormNotes notes;
  const std::string hints = R"({"variantID":"1","standoffs":[{"terrID":17}],"occupiedFrom":{"20":"22"},)";
  EXPECT_EQ(Retreats(Read(hints + std::string(kAlone) + "}", notes)), "SER ");
  EXPECT_EQ(notes, FormNotes{"1 dislodged unit may go where standoffs and occupiedFrom let it (S1901R: A BUL)"});
}

// CON dislodges BUL; ALB and ION bounce in GRE.
TEST(WebDiplomacyForm, WrittenHintsStandForThePhaseBefore) {
  constexpr std::string_view kStandoff =
      R"({"gameID":5,"variantID":1,"phases":[{"turn":0,"phase":"Diplomacy","units":[)"
      R"({"unitType":"Army","terrID":20,"countryID":5},{"unitType":"Army","terrID":22,"countryID":7},)"
      R"({"unitType":"Army","terrID":21,"countryID":7},{"unitType":"Army","terrID":18,"countryID":3},)"
      R"({"unitType":"Fleet","terrID":65,"countryID":2}],"orders":[)"
      R"({"countryID":7,"terrID":22,"type":"Move","toTerrID":20},)"
      R"({"countryID":7,"terrID":21,"type":"Support move","toTerrID":20,"fromTerrID":22},)"
      R"({"countryID":3,"terrID":18,"type":"Move","toTerrID":17},)"
      R"({"countryID":2,"terrID":65,"type":"Move","toTerrID":17}]},)"
      R"({"turn":0,"phase":"Retreats","units":[{"unitType":"Army","terrID":20,"countryID":5,"retreating":"Yes"},)"
      R"({"unitType":"Army","terrID":20,"countryID":7},{"unitType":"Army","terrID":21,"countryID":7},)"
      R"({"unitType":"Army","terrID":18,"countryID":3},{"unitType":"Fleet","terrID":65,"countryID":2}]}]})";
  FormNotes notes;
  GameRecord record = Read(kStandoff, notes);
  EXPECT_EQ(Retreats(record), "SER ");
  const Result<std::string> text = WriteGame(record, GameForm::kWebDiplomacy, notes);
  ASSERT_TRUE(text.ok()) << text.status();
  std::string without_blanks = *text;
  std::erase_if(without_blanks, [](char c) { return c == ' ' || c == '\n'; });
  EXPECT_NE(without_blanks.find(R"("standoffs":[{"terrID":17}])"), std::string::npos) << *text;
  EXPECT_NE(without_blanks.find(R"("occupiedFrom":{"20":22})"), std::string::npos) << *text;
}

// The army from GRE dislodges the one in BUL. Only if it comes by land, GRE is barred (DATC 6.H.11).
TEST(WebDiplomacyForm, AUnitThatCameByConvoyBarsNoPlace) {
  constexpr struct {
    std::string_view move, fleet, retreats, hint;
  } kRows[] = {
      {"A GRE - BUL VIA", "F AEG C A GRE - BUL", "CON GRE RUM ", R"("occupiedFrom":[])"},
      {"A GRE - BUL", "F AEG H", "CON RUM ", R"("occupiedFrom":{"20":17})"},
  };
  for (const auto& row : kRows) {
    SCOPED_TRACE(row.move);
    std::string json = R"({"phases":[{"name":"S1901M","state":{"units":{"TURKEY":["A BUL"],"AUSTRIA":["A GRE","A SER",)"
                       R"("F AEG"]}},"orders":{"TURKEY":["A BUL H"],"AUSTRIA":["A SER S A GRE - BUL",")";
    json.append(row.move).append("\",\"").append(row.fleet).append("\"]}}]}");
    FormNotes notes;
    Result<GameRecord> game = ReadGame(json, GameForm::kJson, {}, notes);
    ASSERT_TRUE(game.ok()) << game.status();
    SheetPhase judge(*game->map);
    const RecordedPhase& phase = game->phases[0];
    Position next(judge.Adjudicate(phase.position.view(), game->rules, phase.sheet).next);
    game->phases.push_back({std::move(next), {}});
    EXPECT_EQ(Retreats(*game), row.retreats);
    const Result<std::string> text = WriteGame(*game, GameForm::kWebDiplomacy, notes);
    ASSERT_TRUE(text.ok()) << text.status();
    std::string without_blanks = *text;
    std::erase_if(without_blanks, [](char c) { return c == ' ' || c == '\n'; });
    EXPECT_NE(without_blanks.find(row.hint), std::string::npos) << *text;
    EXPECT_EQ(Retreats(Read(*text, notes)), row.retreats);
  }
}

TEST(WebDiplomacyForm, WithoutAnyHintEveryFreePlaceIsTaken) {
  FormNotes notes;
  EXPECT_EQ(Retreats(Read(R"({"variantID":1,"standoffs":[],"occupiedFrom":[],)" + std::string(kAlone) + "}", notes)),
            "CON GRE SER ");
  EXPECT_EQ(notes,
            FormNotes{"1 dislodged unit may go to every free place, as the game does not say where (S1901R: A BUL)"});
}

TEST(WebDiplomacyForm, FaultsAreToldWithTheirPath) {
  EXPECT_EQ(Error("[]"), "expected an object");
  EXPECT_EQ(Error(R"({"variantID":2,"phases":[]})"),
            "variantID: variant 2 is not known: expected 1 (standard), 15 (france_austria) and 23 (germany_italy)");
  EXPECT_EQ(Error(R"({"variantID":1,"phase":"Pre-game","phases":[]})"), "the game has not begun");
  EXPECT_EQ(Error(R"({"variantID":1,"phases":[]})"), "phases: the game has no phases");
  EXPECT_EQ(Error(R"({"variantID":1,"phases":7})"), "phases: expected an array, not a number");
  EXPECT_EQ(Error(Phase(R"("turn":2,"phase":"Builds")")),
            "phases[0].phase: turn 2 has no phase 'Builds': expected Diplomacy, Retreats or, in odd turns, Builds");
  EXPECT_EQ(Error(Phase(R"("turn":-1,"phase":"Builds")")),
            "phases[0].turn: expected a number from 0 to 200000, not -1");
  const auto unit = [](std::string_view members) {
    return Error(Phase(R"("turn":0,"phase":"Diplomacy","units":[{)" + std::string(members) + "}]"));
  };
  EXPECT_EQ(unit(R"("unitType":"Army","terrID":82,"countryID":1)"),
            "phases[0].units[0].terrID: expected a number from 0 to 81, not 82");
  EXPECT_EQ(unit(R"("unitType":"Army","terrID":53,"countryID":1)"),
            "phases[0].units[0].terrID: an army cannot stand in NTH");
  EXPECT_EQ(unit(R"("unitType":"Fleet","terrID":8,"countryID":1)"),
            "phases[0].units[0].terrID: a fleet cannot stand in SPA");
  EXPECT_EQ(unit(R"("unitType":"Tank","terrID":8,"countryID":1)"),
            "phases[0].units[0].unitType: expected Army or Fleet, not 'Tank'");
  EXPECT_EQ(unit(R"("unitType":"Army","terrID":8,"countryID":0)"),
            "phases[0].units[0].countryID: expected the country of a unit, 1 to 7");
  EXPECT_EQ(unit(R"("unitType":"Army","terrID":8,"countryID":1,"retreating":"Yes")"),
            "phases[0].units[0].retreating: a dislodged unit in a phase without retreats");
  EXPECT_EQ(unit(R"("unitType":"Army","countryID":1)"), "phases[0].units[0]: no terrID: expected a territory");
  const auto order = [](std::string_view members) {
    return Error(Phase(R"("turn":0,"phase":"Diplomacy","orders":[{)" + std::string(members) + "}]"));
  };
  EXPECT_EQ(order(R"("type":"Suport hold","terrID":8,"countryID":1)"),
            "phases[0].orders[0].type: unknown order 'Suport hold'; did you mean Support hold?");
  EXPECT_EQ(order(R"("type":"Move","terrID":8,"countryID":1)"),
            "phases[0].orders[0]: no toTerrID: expected a territory");
  EXPECT_EQ(Error(Phase(R"("turn":0,"phase":"Diplomacy","centers":[{"terrID":53}])")),
            "phases[0].centers[0].terrID: NTH is no supply center");
}

TEST(WebDiplomacyForm, AnOrderWithoutATypeHasThatOfTheDislodgedUnit) {
  FormNotes notes;
  GameRecord record = Read(std::string("{") + std::string(kAlone) + "}", notes);
  const NormalForm names(*record.map);
  SheetReader reader(names, record.rules, PhaseType::kRetreats);
  Position fleets(record.phases[0].position);  // the attacking unit is now a fleet
  fleets.ref().RemoveUnit(record.map->ProvinceOf(*record.map->FindPlace("BUL")));
  fleets.ref().PlaceUnit({*record.map->FindPower("RUSSIA"), UnitType::kFleet, *record.map->FindPlace("BUL/SC")});
  record.phases[0].position = fleets;
  reader.ReadLine(*record.map->FindPower("AUSTRIA"), "BUL - SER", record.phases[0].sheet);
  const Result<std::string> written = WriteWebDiplomacyForm(record, notes);
  ASSERT_TRUE(written.ok()) << written.status();
  EXPECT_NE(written->find(R"("terrID":20,"unitType":"Army","type":"Retreat")"), std::string::npos) << *written;
}

TEST(WebDiplomacyForm, OtherMapsAreRefused) {
  FormNotes notes;
  const MapRef pure = *BuiltinMap("pure");
  const Result<GameRecord> read = ReadWebDiplomacyForm(R"({"variantID":1,"phases":[]})", {pure, {}}, notes);
  EXPECT_EQ(read.status().message(), "variant 1 is played on the map standard, not on pure");
  Position start(*pure);
  start.ref().SetStart();
  const GameRecord record{pure, {}, "", {{start, {}}}};
  EXPECT_EQ(
      WriteWebDiplomacyForm(record, notes).status().message(),
      "webDiplomacy's variants known here are 1 (standard), 15 (france_austria) and 23 (germany_italy): not pure");
}

}  // namespace
}  // namespace entente
