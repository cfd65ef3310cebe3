#include "records/game_json.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "game/self_play.h"
#include "json/json_test_util.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "records/replay_test_util.h"
#include "sheet/line_text.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

TEST(GameJson, AGameThatHasNotBegunIsItsFirstPhase) {
  const MapRef map = *BuiltinMap("standard");
  const Game game(map, RuleOptions{});
  const std::string text = *GameToJson(game);
  EXPECT_EQ(Member(text, "map"), "\"standard\"");
  EXPECT_EQ(Member(text, "phases.0.name"), "\"S1901M\"");
  EXPECT_EQ(Member(text, "phases.0.orders"), "{}");
  const auto back = GameFromJson(text, nullptr);
  ASSERT_TRUE(back.ok()) << back.status().message();
  EXPECT_TRUE((*back)->position() == game.position());
}

TEST(GameJson, TheIdIsKept) {
  for (const std::string id : {"7", "\"g\"", R"({"a":[1,{"a":2}]})", "null"}) {
    const auto game =
        GameFromJson(R"({"id":)" + id + R"(,"phases":[{"name":"S1901M","state":{"units":{}}}]})", nullptr);
    ASSERT_TRUE(game.ok()) << game.status().message();
    EXPECT_EQ((*game)->id(), id);
    EXPECT_EQ(Member(*GameToJson(**game), "id"), id);
    EXPECT_EQ(Member(*GameToJson(Game(**game)), "id"), id) << "of a fork";
    const auto recorded = GameFromRecord(RecordOf(**game));
    EXPECT_EQ((*recorded)->id(), id);
  }
}

TEST(GameJson, OrdersThatAreSubmittedAreKept) {
  const MapRef map = *BuiltinMap("standard");
  Game game(map, RuleOptions{});
  const Unit paris{*map->FindPower("FRANCE"), UnitType::kArmy, *map->FindPlace("PAR")};
  const Order orders[] = {Order::Move(paris, *map->FindPlace("ROM")), Order::Move(paris, *map->FindPlace("BUR"))};
  ASSERT_TRUE(game.Submit(paris.power, orders).ok());
  const auto back = GameFromJson(*GameToJson(game), nullptr);
  ASSERT_TRUE(back.ok()) << back.status().message();
  const auto kept = (*back)->SubmittedOrders(paris.power);
  ASSERT_EQ(kept.size(), 2u);
  EXPECT_EQ(kept[0], orders[0]);
  EXPECT_EQ(kept[1], orders[1]);
}

// The difference between two lines in words; "" if there is none. A packed line may equal a written one.
std::string Difference(const SheetLine& a, const SheetLine& b) {
  const auto same = [](const auto& x, const auto& y) { return std::equal(x.begin(), x.end(), y.begin(), y.end()); };
  if (a.power != b.power || a.set != b.set) return "power or set";
  if (a.is_readable() != b.is_readable() || a.order != b.order) return "order";
  if (a.unit_nation != b.unit_nation || a.third_nation != b.third_nation) return "nationality";
  if (!same(a.path, b.path)) return "path";
  return WhyNoOrder(a) != WhyNoOrder(b) || (!a.is_readable() && a.text != b.text) ? "text" : "";
}

void ExpectSame(const OrderSheet& a, const OrderSheet& b) {
  ASSERT_EQ(a.size(), b.size());
  for (size_t i = 0; i < a.size(); ++i) EXPECT_EQ(Difference(a[i], b[i]), "") << i << ": " << b[i].text;
}

TEST(GameJson, WhatWasHandedInIsKept) {
  const MapRef map = *BuiltinMap("standard");
  const PowerIndex france = *map->FindPower("FRANCE"), turkey = *map->FindPower("TURKEY");
  const NormalForm names(*map);
  SheetReader reader(names, RuleOptions{}, PhaseType::kMovement);
  Game game(map, RuleOptions{});
  OrderSheet french, turkish;
  reader.ReadLines(
      france, "A PAR burns\narmy marseilles holds\na bre - eng - bel # by sea\nEngland: A MAR - SPA/NC\n\xFF", french);
  french.Add(Order::FromBits(~uint64_t{0}).WithPower(france));
  reader.ReadLine(turkey, "A CON - BUL", turkish);
  turkish.UseSet(1);
  reader.ReadLine(turkey, "A CON sleeps", turkish);
  reader.ReadLine(turkey, "A SMY - CON", turkish);
  ASSERT_TRUE(game.Submit(france, french).ok());
  ASSERT_TRUE(game.Submit(turkey, turkish).ok());
  ASSERT_TRUE(game.Process().ok());
  ASSERT_TRUE(game.Submit(france, french).ok());
  ASSERT_TRUE(game.Submit(turkey, turkish).ok());
  const std::string text = *GameToJson(game);
  EXPECT_EQ(Member(text, "phases.0.orders.FRANCE"),
            R"(["A PAR burns","A MAR H","a bre - eng - bel # by sea","England: A MAR - SPA/NC","?",)"
            R"("0xffffffffff02ffff"])");
  EXPECT_EQ(Member(text, "phases.1.orders.TURKEY"), R"([["A CON - BUL"],["A CON sleeps","A SMY - CON"]])");
  const auto back = GameFromJson(text, nullptr);
  ASSERT_TRUE(back.ok()) << back.status().message();
  ExpectSame(game.played(0).sheet, (*back)->played(0).sheet);
  ExpectSame(game.Submitted(france), (*back)->Submitted(france));
  ExpectSame(game.Submitted(turkey), (*back)->Submitted(turkey));
  EXPECT_EQ(*GameToJson(**back), text);
}

TEST(GameJson, RulesAreKept) {
  RuleOptions rules;
  rules.civil_disorder = CivilDisorder::kHomeDistance;
  rules.empty_retreats = EmptyRetreats::kHeld;
  const Game game(*BuiltinMap("standard"), rules);
  const std::string text = *GameToJson(game);
  EXPECT_EQ(Member(text, "rules"), R"({"civil_disorder":"home_distance","empty_retreats":"held"})");
  const auto back = GameFromJson(text, nullptr);
  ASSERT_TRUE(back.ok()) << back.status().message();
  EXPECT_EQ((*back)->rules(), rules);
}

TEST(GameJson, ARecordThatDoesNotFollowFromItsOrdersIsRefused) {
  const auto game = GameFromJson(R"({"phases":[
      {"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - BUR"]}},
      {"name":"F1901M","state":{"units":{"FRANCE":["A PAR"]}}}]})",
                                 nullptr);
  ASSERT_FALSE(game.ok());
  EXPECT_EQ(game.status().message(),
            "phases[1]: the position of F1901M is not what the orders before it lead to, F1901M: "
            "units of FRANCE: recorded A PAR; ours A BUR");
  EXPECT_FALSE(GameFromJson(R"({"phases":[]})", nullptr).ok());
}

// What a mistyped key holds would be lost. Keys of other tools are no matter.
TEST(GameJson, AMistypedKeyIsRefused) {
  const auto error = [](std::string_view game_key, std::string_view phase_key, std::string_view state_key) {
    const std::string text = R"({"map":"standard",")" + std::string(game_key) + R"(":{},"phases":[{"name":"S1901M",")" +
                             std::string(phase_key) + R"(":{},"state":{"units":{},")" + std::string(state_key) +
                             R"(":{}}}]})";
    const auto game = GameFromJson(text, nullptr);
    return game.ok() ? "" : std::string(game.status().message());
  };
  EXPECT_EQ(error("rules", "orders", "centers"), "");
  EXPECT_EQ(error("is_full_press", "results", "influence"), "");
  EXPECT_EQ(error("submision", "orders", "centers"), "`submision` is not read: did you mean `submissions`?");
  EXPECT_EQ(error("rules", "order", "centers"), "phases[0]: `order` is not read: did you mean `orders`?");
  EXPECT_EQ(error("rules", "orders", "center"), "phases[0]: `state.center` is not read: did you mean `centers`?");
}

TEST(GameJson, ASetOfNothingIsKept) {
  const auto game =
      GameFromJson(R"({"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"ITALY":["A ROM"]}},
      "orders":{"FRANCE":[["A PAR - BUR"],[]],"ITALY":["A ROM H"]}}]})",
                   nullptr);
  ASSERT_TRUE(game.ok()) << game.status().message();
  const std::string saved = *GameToJson(**game);
  EXPECT_NE(saved.find(R"("orders":{"FRANCE":[["A PAR - BUR"],[]],"ITALY":["A ROM H"]})"), std::string::npos) << saved;
  ASSERT_TRUE((*game)->Process().ok());
  EXPECT_EQ((*game)->played(0).results[0].outcome.reason, Reason::kReplaced);
  ASSERT_TRUE((*game)->Undo().ok());
  EXPECT_EQ(*GameToJson(**game), saved);
}

TEST(GameJson, AGameMayEndInAPhaseThatIsNotPlayedAnyMore) {
  const auto game = GameFromJson(R"({"phases":[
      {"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - BUR"]}},
      {"name":"F1901M","state":{"units":{"FRANCE":["A BUR"]}},"orders":{"FRANCE":["A BUR - PAR"]}},
      {"name":"COMPLETED","state":{"units":{"FRANCE":["A BUR"]}},"end":"draw","winners":["FRANCE"],"ended_in":"F1901M"}]})",
                                 nullptr);
  ASSERT_TRUE(game.ok()) << game.status().message();
  EXPECT_EQ((*game)->phase_count(), 1);
  EXPECT_EQ((*game)->position().end(), GameEnd::kDraw);
}

// Every end: a solo of France, an older record that only stops, and the others.
struct Ending {
  GameEnd end;
  std::vector<std::string_view> winners;
};
const Ending kEndings[] = {{GameEnd::kSolo, {"FRANCE"}},
                           {GameEnd::kSharedVictory, {"FRANCE", "ITALY"}},
                           {GameEnd::kDraw, {"AUSTRIA", "TURKEY", "ITALY"}},
                           {GameEnd::kConcession, {"ITALY"}},
                           {GameEnd::kNoResult, {}}};

PowerSet WinnersOf(const Ending& ending, const Map& map) {
  PowerSet winners = 0;
  for (const std::string_view name : ending.winners) winners |= SetOf(*map.FindPower(name));
  return winners;
}

void ExpectSavedAndLoaded(const Game& game) {
  const std::string text = *GameToJson(game);
  const auto back = GameFromJson(text, nullptr);
  ASSERT_TRUE(back.ok()) << back.status().message() << "\n" << text;
  EXPECT_TRUE((*back)->position() == game.position()) << text;
  EXPECT_EQ((*back)->phase_count(), game.phase_count());
  EXPECT_EQ(*GameToJson(**back), text);
}

TEST(GameJson, AGameThatIsOverComesBackWhateverItsEnd) {
  const MapRef map = *BuiltinMap("standard");
  for (const Ending& ending : kEndings) {
    Position over(*map);
    over.ref().SetStart();
    over.ref().SetEnd(ending.end, WinnersOf(ending, *map));
    ExpectSavedAndLoaded(Game(map, RuleOptions{}, over));
    Game game(map, RuleOptions{});
    ASSERT_TRUE(game.Process().ok());
    ASSERT_TRUE(game.Process().ok());
    ASSERT_TRUE(game.End(ending.end, WinnersOf(ending, *map)).ok());
    ExpectSavedAndLoaded(game);
  }
}

// France and Germany own four centers each at the end of the first year.
TEST(GameJson, AVictoryThatIsSharedOnTheBoardComesBackAlsoFromARecordThatDoesNotTellIt) {
  const MapReadResult read =
      ReadMapText("USE standard\nVICTORY 4\nRULE SHARED_VICTORY\n", "shared.map", WithShippedMaps(nullptr));
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  const MapRef map = read.map;
  const std::string first = R"({"map":"shared","phases":[{"name":"F1901M","state":{"units":{
      "FRANCE":["A POR"],"GERMANY":["A HOL"]},"centers":{"FRANCE":["PAR","MAR","BRE"],"GERMANY":["BER","KIE","MUN"]}}},
      {"name":"COMPLETED","state":{"units":{"FRANCE":["A POR"],"GERMANY":["A HOL"]},
       "centers":{"FRANCE":["PAR","MAR","BRE","POR"],"GERMANY":["BER","KIE","MUN","HOL"]}})";
  for (const std::string_view last : {"}]}", R"(,"end":"shared_victory","winners":["FRANCE","GERMANY"]}]})"}) {
    const auto game = GameFromJson(first + std::string(last), map);
    ASSERT_TRUE(game.ok()) << game.status().message();
    EXPECT_EQ((*game)->phase_count(), 1);
    EXPECT_EQ((*game)->position().end(), GameEnd::kSharedVictory);
    EXPECT_EQ((*game)->position().winners(), SetOf(*map->FindPower("FRANCE")) | SetOf(*map->FindPower("GERMANY")));
    EXPECT_FALSE((*game)->Resume().ok()) << "it was won";
    const std::string saved = *GameToJson(**game);
    EXPECT_NE(saved.find(R"("end":"shared_victory","winners":["FRANCE","GERMANY"])"), std::string::npos) << saved;
    EXPECT_EQ(*GameToJson(**GameFromJson(saved, map)), saved);
  }
}

TEST(GameJson, AnOlderRecordThatStopsIsAGameWithoutAResult) {
  const auto game = GameFromJson(R"({"phases":[
      {"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}}},
      {"name":"COMPLETED","state":{"units":{"FRANCE":["A PAR"]}}}]})",
                                 nullptr);
  ASSERT_TRUE(game.ok()) << game.status().message();
  EXPECT_EQ((*game)->position().end(), GameEnd::kNoResult);
  EXPECT_EQ((*game)->map().PhaseName((*game)->position().phase()), "F1901M");
}

// A record without `ended_in` leaves open whether the orders of the last phase were carried out.
TEST(GameJson, OrdersBeforeAnAgreedEndArePlayedIfTheyLeadToItsBoard) {
  const auto after = [](std::string_view orders, std::string_view units) {
    const auto game = GameFromJson(R"({"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{)" +
                                       std::string(orders) + R"(}},{"name":"COMPLETED","state":{"units":{"FRANCE":[")" +
                                       std::string(units) + R"("]}},"end":"concession","winners":["FRANCE"]}]})",
                                   nullptr);
    EXPECT_TRUE(game.ok()) << game.status().message();
    return game.ok() ? std::to_string((*game)->phase_count()) + (*game)->map().PhaseName((*game)->position().phase())
                     : "";
  };
  EXPECT_EQ(after(R"("FRANCE":["A PAR H"])", "A PAR"), "1F1901M");
  EXPECT_EQ(after(R"("FRANCE":["A PAR - BUR"])", "A BUR"), "1F1901M");
  EXPECT_EQ(after(R"("FRANCE":["A PAR - BUR"])", "A PAR"), "0S1901M") << "they were not carried out";
  EXPECT_EQ(after("", "A PAR"), "0S1901M");
}

TEST(GameJson, AnEndThatTheOrdersDoNotLeadToIsRefused) {
  std::string centers;
  for (const std::string_view c : {"PAR", "BRE", "MAR", "SPA", "POR", "BEL", "HOL", "MUN", "BER", "KIE", "LON", "LVP",
                                   "EDI", "ROM", "VEN", "NAP", "TUN", "DEN"}) {
    centers += (centers.empty() ? "\"" : ",\"") + std::string(c) + "\"";
  }
  const std::string state = R"("state":{"units":{"FRANCE":["A PAR"]},"centers":{"FRANCE":[)" + centers + "]}}";
  const auto error = [&](std::string_view last) {
    const auto game = GameFromJson(
        R"({"phases":[{"name":"F1910M",)" + state + R"(},{"name":"COMPLETED",)" + state + std::string(last) + "]}",
        nullptr);
    return game.ok() ? "ok" : std::string(game.status().message());
  };
  EXPECT_EQ(error("}"), "ok") << "the centers tell the winner";
  EXPECT_EQ(error(R"(,"end":"solo","winners":["FRANCE"],"ended_in":"W1910A"})"), "ok");
  EXPECT_EQ(
      error(R"(,"end":"draw","winners":["FRANCE","ITALY"],"ended_in":"W1910A"})"),
      "phases[1]: the position of COMPLETED (it is a draw between France and Italy) is not what the orders before "
      "it lead to, COMPLETED (France wins)");
  EXPECT_EQ(error(R"(,"winner":"ITALY"})"),
            "phases[1]: the position of COMPLETED (Italy wins) is not what the orders before it lead to, COMPLETED "
            "(France wins)");
  EXPECT_EQ(error(R"(},{"name":"S1911M",)" + state + "}"), "phases[2]: the game is over");
}

// The rules of the phases of a game: of the first phase, of the second, of the game.
std::string WithRules(std::string_view first, std::string_view second, std::string_view game) {
  return R"({"rules":)" + std::string(game) +
         R"(,"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"rules":)" + std::string(first) +
         R"(},{"name":"F1901M","state":{"units":{"FRANCE":["A PAR"]}},"rules":)" + std::string(second) + "}]}";
}

TEST(GameJson, PhasesWithOtherRulesThanTheFirstAreRefusedNotChanged) {
  constexpr std::string_view kHold = R"({"convoy_paradox":"all_hold"})", kNone = "null";
  const auto error = [](const std::string& json) {
    const Result<GameRecord> record = RecordFromJson(json, {});
    const Result<std::unique_ptr<Game>> game = GameFromJson(json, nullptr);
    const std::string message = record.ok() ? "" : std::string(record.status().message());
    EXPECT_EQ(message, game.ok() ? "" : std::string(game.status().message()));
    return message;
  };
  constexpr std::string_view kEnd = "; here a game has the same rules in all its phases";
  EXPECT_EQ(error(WithRules(kNone, kHold, kNone)),
            "phases[1]: the rules of the phase are others than those of the first phase: convoy_paradox=all_hold, not "
            "szykman" +
                std::string(kEnd));
  EXPECT_EQ(error(WithRules(kHold, kNone, kNone)),
            "phases[1]: the rules of the phase are others than those of the first phase: convoy_paradox=szykman, not "
            "all_hold" +
                std::string(kEnd));
  EXPECT_EQ(error(WithRules(kHold, kHold, kNone)), "");
  EXPECT_EQ(error(WithRules(kHold, kNone, kHold)), "");
  const ExchangeOptions replaced{nullptr, RuleOptions{}, true};
  EXPECT_TRUE(RecordFromJson(WithRules(kHold, kNone, kNone), replaced).ok()) << "one rulebook replaces both";
  std::string over = WithRules(kHold, kNone, kNone);
  over.replace(over.find("F1901M"), 6, "COMPLETED");
  EXPECT_EQ(error(over), "") << "rules do not matter after the end";
}

TEST(GameJson, ARecordNotesMistypedKeys) {
  constexpr std::string_view kPhase = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"order":{}})";
  const auto notes_of = [](const std::string& json) {
    Notes notes;
    EXPECT_TRUE(RecordFromJson(json, {}, notes).ok()) << json;
    return notes;
  };
  constexpr const char* kNote = "`order` is not read: did you mean `orders`?";
  EXPECT_EQ(notes_of(std::string(kPhase)), Notes{kNote});
  EXPECT_EQ(notes_of(R"({"ruels":{},"phases":[)" + std::string(kPhase) + "," + std::string(kPhase) + "]}"),
            (Notes{"`ruels` is not read: did you mean `rules`?", "S1901M and 1 other: " + std::string(kNote)}));
}

// A game of random legal orders.
void Play(Game& game, uint64_t seed, int phases) {
  SelfPlay play(game.map(), game.rules());
  play.Restart(seed);
  for (int i = 0; i < phases && play.PlayPhase(); ++i) {
    for (int p = 0; p < game.map().power_count(); ++p) {
      const auto power = static_cast<PowerIndex>(p);
      std::vector<Order> orders;
      for (const Order order : play.orders()) {
        if (order.power() == power) orders.push_back(order);
      }
      ASSERT_TRUE(game.Submit(power, orders).ok());
    }
    ASSERT_TRUE(game.Process().ok());
    ASSERT_TRUE(game.position() == play.position());
  }
}

TEST(GameJson, PlayedGamesComeBackAndReplayWithoutADifference) {
  for (const std::string_view name : BuiltinMapNames()) {
    for (const EmptyRetreats empty : {EmptyRetreats::kSkipped, EmptyRetreats::kHeld}) {
      RuleOptions rules;
      rules.empty_retreats = empty;
      Game game(*BuiltinMap(name), rules);
      Play(game, 11, 60);
      const std::string text = *GameToJson(game);
      const auto back = GameFromJson(text, nullptr);
      ASSERT_TRUE(back.ok()) << name << ": " << back.status().message();
      EXPECT_TRUE((*back)->position() == game.position()) << name;
      EXPECT_EQ((*back)->phase_count(), game.phase_count()) << name;
      EXPECT_EQ(*GameToJson(**back), text) << name;
      Exchange exchange({});
      const auto replay = ReplayJson(exchange, text);
      ASSERT_TRUE(replay.ok()) << name << ": " << replay.status().message();
      EXPECT_EQ(Member(*replay, "differences"), "[]") << name;
      EXPECT_EQ(Member(*replay, "remarks"), "[]") << name;
    }
  }
}

// All submissions of the current phase: default orders with their sets, waiting powers, permissions to order for others.
TEST(GameJson, ASaveInMidPhaseIsWhole) {
  const MapRef map = *BuiltinMap("standard");
  const PowerIndex france = *map->FindPower("FRANCE"), turkey = *map->FindPower("TURKEY"),
                   italy = *map->FindPower("ITALY");
  const NormalForm names(*map);
  SheetReader reader(names, RuleOptions{}, PhaseType::kMovement);
  Game game(map, RuleOptions{});
  OrderSheet played, defaults, orders;
  reader.ReadLine(turkey, "A CON - BUL", played);
  ASSERT_TRUE(game.Submit(turkey, played, SubmitMode::kDefaults).ok());
  ASSERT_TRUE(game.Process().ok());
  reader.ReadLine(turkey, "A BUL - GRE", defaults);
  defaults.UseSet(1);
  reader.ReadLine(turkey, "nonsense", defaults);
  defaults.EndWithEmptySet();
  reader.ReadLine(france, "A PAR - BUR", orders);
  ASSERT_TRUE(game.Submit(turkey, defaults, SubmitMode::kDefaults).ok());
  ASSERT_TRUE(game.Submit(france, orders).ok());
  ASSERT_TRUE(game.SetWaiting(italy, true).ok());
  ASSERT_TRUE(game.Allow(italy, france, true).ok());
  const std::string text = *GameToJson(game);
  EXPECT_EQ(Member(text, "phases.0.by_default"), "[\"TURKEY\"]");
  EXPECT_EQ(Member(text, "submissions.waiting"), "[\"ITALY\"]");
  EXPECT_EQ(Member(text, "submissions.allowed"), "{\"FRANCE\":[\"ITALY\"]}");
  EXPECT_EQ(Member(text, "submissions.defaults"), "{\"TURKEY\":[[\"A BUL - GRE\"],[\"nonsense\"],[]]}");
  const auto back = GameFromJson(text, nullptr);
  ASSERT_TRUE(back.ok()) << back.status().message();
  EXPECT_EQ(*GameToJson(**back), text);
  EXPECT_EQ((*back)->submissions().waiting(), SetOf(italy));
  EXPECT_TRUE((*back)->MayOrder(italy, france));
  EXPECT_TRUE((*back)->Submitted(turkey).empty());
  ExpectSame(*(*back)->submissions().DefaultsOf(turkey), defaults);
  EXPECT_EQ((*back)->played(0).by_default, SetOf(turkey));
}

TEST(GameJson, WrongSubmissionsAreRefusedInTheirPlace) {
  const MapRef map = *BuiltinMap("standard");
  std::string game = *GameToJson(Game(map, RuleOptions{}));
  const auto error_of = [&](const std::string& submissions) {
    std::string text = game;
    text.insert(1, "\"submissions\":" + submissions + ",");
    const auto read = GameFromJson(text, nullptr);
    return read.ok() ? std::string() : std::string(read.status().message());
  };
  EXPECT_EQ(error_of(R"({"waiting":["FRANCE"]})"), "");
  EXPECT_EQ(
      error_of(R"({"waiting":["FRANCO"]})"),
      "submissions.waiting[0]: 'FRANCO' is no power of this map: expected AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, "
      "RUSSIA, TURKEY (nearest: FRANCE)");
  EXPECT_EQ(error_of(R"({"defaults":{"FRANCE":["A PAR H"],"F":["A PAR - BUR"]}})"),
            "submissions.defaults.F: the power stands twice");
  EXPECT_EQ(error_of(R"({"waiting":{}})"), "submissions.waiting: expected an array, not an object");
  EXPECT_EQ(error_of(R"({"defaults":{"FRANCE":[1]}})"),
            "submissions.defaults.FRANCE[0]: expected a string, not a number");
  EXPECT_EQ(error_of(R"({"allowed":{"FRANCE":"ITALY"}})"),
            "submissions.allowed.FRANCE: expected an array, not a string");
  EXPECT_EQ(error_of("[]"), "submissions: expected an object, not an array");
}

TEST(GameJson, PowersOfSubmissionsGoByTheirNamesAndLetters) {
  std::string text = *GameToJson(Game(*BuiltinMap("standard"), RuleOptions{}));
  const std::string by_id =
      R"("submissions":{"waiting":["FRANCE"],"defaults":{"ITALY":["A ROM H"]},"allowed":{"TURKEY":["ITALY"]}})";
  text.insert(1, R"("submissions":{"waiting":["f"],"defaults":{"Italy":["A ROM H"]},"allowed":{"T":["I"]}},)");
  const auto game = GameFromJson(text, nullptr);
  ASSERT_TRUE(game.ok()) << game.status().message();
  EXPECT_NE(GameToJson(**game)->find(by_id), std::string::npos) << *GameToJson(**game);
}

TEST(GameJson, EndRulesAreKeptAndGamesThatTheyEndedComeBack) {
  const MapRef map = *BuiltinMap("standard");
  Game game(map, RuleOptions{});
  EndRules rules;
  rules.last_survivor = true;
  rules.last_year = 1902;
  rules.year_limit_end = YearLimitEnd::kMostCenters;
  rules.stalemate_years = 4;
  rules.phase_limit = 50;
  game.SetEndRules(rules);
  while (!game.is_over()) ASSERT_TRUE(game.Process().ok());
  const std::string text = *GameToJson(game);
  EXPECT_EQ(
      Member(text, "end_rules"),
      R"({"last_survivor":true,"last_year":1902,"phase_limit":50,"stalemate_years":4,"year_limit":"most_centers"})");
  const auto back = GameFromJson(text, nullptr);
  ASSERT_TRUE(back.ok()) << back.status().message();
  EXPECT_EQ((*back)->end_rules(), rules);
  EXPECT_EQ((*back)->position(), game.position());
  EXPECT_EQ(*GameToJson(**back), text);
}

TEST(GameJson, WrongEndRulesAreRefusedInTheirPlace) {
  const std::string game = *GameToJson(Game(*BuiltinMap("standard"), RuleOptions{}));
  const auto error_of = [&](const std::string& rules) {
    std::string text = game;
    text.insert(1, "\"end_rules\":" + rules + ",");
    const auto read = GameFromJson(text, nullptr);
    return read.ok() ? std::string() : std::string(read.status().message());
  };
  EXPECT_EQ(error_of(R"({"last_year":-50})"), "");
  EXPECT_EQ(error_of(R"({"last_survivor":1})"), "end_rules.last_survivor: expected true or false");
  EXPECT_EQ(error_of(R"({"last_year":1901.5})"), "end_rules.last_year: expected a year");
  EXPECT_EQ(error_of(R"({"stalemate_years":-1})"), "end_rules.stalemate_years: expected a number, 0 or more");
  EXPECT_EQ(error_of(R"({"year_limit":"win"})"), "end_rules.year_limit: expected draw, most_centers or no_result");
  EXPECT_EQ(error_of("3"), "end_rules: expected an object, not a number");
  EXPECT_EQ(error_of("[]"), "end_rules: expected an object, not an array");
}

}  // namespace
}  // namespace entente
