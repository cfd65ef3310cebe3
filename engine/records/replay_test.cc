#include "records/replay.h"

#include <gtest/gtest.h>

#include "json/json_test_util.h"
#include "records/replay_test_util.h"

namespace entente {
namespace {

std::string Replay(std::string_view phases) {
  Exchange exchange({});
  const auto result = ReplayJson(exchange, "{\"id\":1,\"phases\":[" + std::string(phases) + "]}");
  return result.ok() ? std::string(*result) : "error: " + std::string(result.status().message());
}

TEST(Replay, ARecordThatIsRightHasNoDifference) {
  EXPECT_EQ(
      Replay(R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - BUR"]}},
                      {"name":"F1901M","state":{"units":{"FRANCE":["A BUR"]}}})"),
      R"({"id":1,"map":"standard","phase_count":2,"compared":1,"skipped":{"last":1,"empty":0,"over":0},"differences":[],"remarks":[]})");
}

TEST(Replay, EveryDifferenceIsTold) {
  const std::string result = Replay(
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"ITALY":["A ROM"]}},"orders":{"FRANCE":["A PAR - BUR"]}},
                {"name":"F1902M","state":{"units":{"FRANCE":["A GAS"],"ITALY":["A ROM"]},"centers":{"FRANCE":["PAR"]}}})");
  EXPECT_EQ(Member(result, "differences.0"), R"({"ours":"F1901M","phase":"S1901M","recorded":"F1902M","what":"name"})");
  EXPECT_NE(result.find(R"({"phase":"S1901M","what":"units of FRANCE","recorded":"A GAS","ours":"A BUR"})"),
            std::string::npos);
  EXPECT_NE(result.find(R"("what":"centers of FRANCE","recorded":"PAR","ours":"BRE, MAR, PAR")"), std::string::npos);
}

// As the diplomacy package states them, also for a last phase. Words of its own, such as "void", are not compared.
TEST(Replay, StatedResultsAreCompared) {
  const auto differences = [](std::string_view results) {
    return Member(Replay(R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR","F BRE"],"GERMANY":["A BUR"]}},
        "orders":{"FRANCE":["A PAR - BUR","A MAR S A PAR - BUR","F BRE S A PAR"],"GERMANY":["A BUR - PAR"]},"results":{)" +
                         std::string(results) + "}}"),
                  "differences");
  };
  EXPECT_EQ(differences(""), "[]");
  EXPECT_EQ(differences(R"("A PAR":[],"A MAR":[],"F BRE":["void"],"A BUR":["bounce","dislodged"])"), "[]");
  EXPECT_EQ(differences(R"("A PAR":["bounce"],"A MAR":["cut"],"A BUR":[""],"A TYR":["bounce"])"),
            R"([{"ours":"succeeds","phase":"S1901M","recorded":"bounce","what":"result of A PAR"},)"
            R"({"ours":"succeeds","phase":"S1901M","recorded":"cut","what":"result of A MAR"},)"
            R"({"ours":"bounced, dislodged","phase":"S1901M","recorded":"succeeds","what":"result of A BUR"}])");
}

// A BUR is dislodged and cannot retreat.
constexpr std::string_view kLostUnit =
    R"({"name":"S1901M","state":{"units":{"GERMANY":["A MUN","A PAR","A MAR","A BEL","A PIC","A GAS","A RUH"],"FRANCE":["A BUR"]}},
        "orders":{"GERMANY":["A MUN - BUR","A PAR S A MUN - BUR"]}})";
constexpr std::string_view kAfterLoss =
    R"({"name":"F1901M","state":{"units":{"GERMANY":["A BUR","A PAR","A MAR","A BEL","A PIC","A GAS","A RUH"]}}})";

TEST(Replay, AnEmptyRetreatsPhaseMayBeRecordedOrNot) {
  const std::string held =
      R"({"name":"S1901R","state":{"units":{"GERMANY":["A BUR","A PAR","A MAR","A BEL","A PIC","A GAS","A RUH"],
          "FRANCE":["*A BUR"]},"retreats":{"FRANCE":{"A BUR":[]}}},"orders":{"FRANCE":["A BUR D"]}})";
  const std::string left = std::string(kLostUnit) + "," + std::string(kAfterLoss);
  EXPECT_EQ(Member(Replay(left), "differences"), "[]");
  const std::string kept = std::string(kLostUnit) + "," + held + "," + std::string(kAfterLoss);
  EXPECT_EQ(Member(Replay(kept), "differences"), "[]");
  EXPECT_EQ(Member(Replay(kept), "compared"), "1");
}

constexpr std::string_view kByLand =
    R"({"name":"S1901M","state":{"units":{"GERMANY":["A MUN","A PIC"],"FRANCE":["A BUR"]}},
        "orders":{"GERMANY":["A MUN - BUR","A PIC S A MUN - BUR"]}})";

std::string Retreats(std::string_view places) {
  return R"({"name":"S1901R","state":{"units":{"GERMANY":["A BUR","A PIC"],"FRANCE":["*A BUR"]},"retreats":{"FRANCE":{"A BUR":[)" +
         std::string(places) + "]}}}}";
}

TEST(Replay, RetreatOptionsAreCompared) {
  const auto with = [](std::string_view places) { return Replay(std::string(kByLand) + "," + Retreats(places)); };
  EXPECT_EQ(Member(with(R"("BEL","GAS","MAR","PAR","RUH")"), "differences"), "[]");
  EXPECT_EQ(Member(with(R"("BEL","GAS","MAR","PAR")"), "differences.0.what"), "\"retreats of A BUR\"");
  EXPECT_EQ(Member(with(R"("BEL","GAS","MAR","PAR","RUH","MUN")"), "differences.0.ours"),
            "\"FRANCE A BUR to BEL, GAS, MAR, PAR, RUH\"");
  EXPECT_EQ(Member(with(R"("BEL","GAS","MAR","PAR","RUH","MUN")"), "remarks"), "[]");
}

TEST(Replay, MoreOptionsAgainstAnAttackerFromTheSeaAreANote) {
  const std::string result = Replay(
      R"({"name":"S1901M","state":{"units":{"ENGLAND":["A LON","F NTH","F ENG"],"FRANCE":["A BEL"],"GERMANY":["A HOL"]}},
          "orders":{"ENGLAND":["A LON - BEL","F NTH C A LON - BEL","F ENG S A LON - BEL"]}},
         {"name":"S1901R","state":{"units":{"ENGLAND":["A BEL","F NTH","F ENG"],"FRANCE":["*A BEL"],"GERMANY":["A HOL"]},
          "retreats":{"FRANCE":{"A BEL":["BUR","HOL","PIC","RUH"]}}}})");
  EXPECT_EQ(Member(result, "differences"), "[]");
  EXPECT_EQ(Member(result, "remarks.0.recorded"), "\"FRANCE A BEL to BUR, HOL, PIC, RUH\"");
  EXPECT_EQ(Member(result, "remarks.0.ours"), "\"FRANCE A BEL to BUR, PIC, RUH\"");
}

TEST(Replay, AGameThatStoppedWithoutAWinnerIsANote) {
  const std::string result = Replay(R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}}},
                                       {"name":"COMPLETED","state":{"units":{"FRANCE":["A PAR"]}}})");
  EXPECT_EQ(Member(result, "differences"), "[]");
  EXPECT_EQ(Member(result, "remarks.0.what"), "\"name\"");
}

TEST(Replay, TheGamesRulesAreUsed) {
  const std::string game =
      R"({"rules":{"civil_disorder":"home_distance"},"phases":[
          {"name":"W1905A","state":{"units":{"FRANCE":["A PAR","A WAR"]},"centers":{"FRANCE":["MOS"]}}},
          {"name":"S1906M","state":{"units":{"FRANCE":["A PAR"]},"centers":{"FRANCE":["MOS"]}}}]})";
  Exchange exchange({});
  const auto result = ReplayJson(exchange, game);
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(Member(*result, "differences"), "[]");
}

TEST(Replay, WhatIsWrongWithAPhaseIsToldWithItsPlaceInTheGame) {
  EXPECT_EQ(
      Replay(R"({"name":"S1901M","state":{"units":{}}},{"name":"F1901M","state":{"units":{"GAUL":[]}}})").substr(0, 42),
      "error: phases[1]: state.units: 'GAUL' is n");
  Exchange exchange({});
  const auto result = ReplayJson(exchange, "{\"phases\":[\n{\"name\":7}]}");
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.status().place()->line, 2u);
  EXPECT_EQ(result.status().place()->column, 9u);
  EXPECT_FALSE(ReplayJson(exchange, R"({"name":"S1901M","state":{"units":{}}})").ok());
}

TEST(Replay, AGameWithoutPhasesIsRefused) { EXPECT_EQ(Replay(""), "error: phases: the game has no phases"); }

std::string Report(std::string_view phases, int width = 0, Voice voice = {}) {
  Exchange exchange({});
  exchange.Speak(voice);
  Document game;
  EXPECT_TRUE(game.Read("{\"phases\":[" + std::string(phases) + "]}").ok());
  const Result<ReplayResult> replay = ReplayGame(exchange, game);
  EXPECT_TRUE(replay.ok()) << replay.status();
  std::string text;
  if (replay.ok()) AppendReplayReport(*replay, width, text);
  return text;
}

TEST(Replay, SkippedPhasesAreCountedWithTheReason) {
  // The army in BUR cannot retreat, so its retreats phase is skipped. Phases after the end are not played.
  const std::string phases =
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{}},
         {"name":"S1901R","state":{"units":{"FRANCE":["A PAR","*A BUR"]},"retreats":{"FRANCE":{"A BUR":[]}}}},
         {"name":"F1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{}},
         {"name":"COMPLETED","state":{"units":{"FRANCE":["A PAR"]}}},
         {"name":"COMPLETED","state":{"units":{"FRANCE":["A PAR"]}}},
         {"name":"S1902M","state":{"units":{"FRANCE":["A PAR"]}}})";
  const std::string json = Replay(phases);
  EXPECT_EQ(Member(json, "skipped"), R"({"empty":1,"last":1,"over":2})") << json;
  EXPECT_EQ(Member(json, "compared"), "2");
  EXPECT_NE(
      Report(phases).find("6 phases, 2 compared, 4 skipped (1 last of a game, 1 without a possible retreat, 2 after "
                          "the end), "),
      std::string::npos)
      << Report(phases);
}

constexpr std::string_view kDifferent =
    R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR","F BRE"]}},"orders":{}},
       {"name":"F1901M","state":{"units":{"FRANCE":["A PAR","A GAS","F SPA/SC"]}}})";

TEST(Replay, AGameThatItsPlayersEndedSaysHow) {
  const std::string phases =
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{}},
         {"name":"COMPLETED","end":"draw","winners":["AUSTRIA","FRANCE"],"ended_in":"F1901M",
          "state":{"units":{"FRANCE":["A PAR"]}}})";
  EXPECT_NE(Report(phases).find("note: ended in F1901M: it is a draw between Austria and France\n"), std::string::npos)
      << Report(phases);
}

TEST(Replay, AReportMayHaveFullNames) {
  const std::string report = Report(kDifferent, 0, Naming::kFull);
  EXPECT_NE(
      report.find("units of FRANCE: recorded Army Gascony, Army Paris, Fleet Spain (south coast); ours Fleet Brest, "
                  "Army Marseilles, Army Paris\n"),
      std::string::npos)
      << report;
}

TEST(Replay, AReportIsInOneLanguage) {
  EXPECT_EQ(
      Report(kDifferent, 0, Voice(Naming::kFull, *FindLanguage("de"))),
      "2 Phasen, 1 verglichen, 1 übersprungen (1 als letzte eines Spiels), 1 Unterschied\n"
      "  S1901M Einheiten von FRANCE: aufgezeichnet Armee Gascony, Armee Paris, Flotte Spain (south coast); unser "
      "Ergebnis Flotte Brest, Armee Marseilles, Armee Paris\n");
}

TEST(Replay, AReportIsWrapped) {
  EXPECT_EQ(Report(kDifferent, 40),
            "2 phases, 1 compared, 1 skipped (1 last\n"
            "  of a game), 1 difference\n"
            "  S1901M units of FRANCE: recorded A\n"
            "    GAS, A PAR, F SPA/SC; ours F BRE, A\n"
            "    MAR, A PAR\n");
}

TEST(Replay, WhatIsOddAboutTheInputIsToldOnce) {
  const std::string phase = R"("state":{"units":{"FRANCE":["A PAR"]}},"order":{"FRANCE":["A PAR H"]}})";
  const std::string phases =
      R"({"name":"S1901M",)" + phase + R"(,{"name":"F1901M",)" + phase + R"(,{"name":"W1901A","extra":{},)" + phase;
  const std::string json = Replay(phases);
  EXPECT_EQ(Member(json, "notes"), R"(["S1901M and 2 others: `order` is not read: did you mean `orders`?"])") << json;
  EXPECT_NE(Report(phases).find("  note: S1901M and 2 others: `order` is not read"), std::string::npos);
  Exchange exchange({});
  const auto odd = ReplayJson(exchange, R"({"rule":"datc3","phases":[{"name":"S1901M","state":{"units":{}}}]})");
  ASSERT_TRUE(odd.ok());
  EXPECT_EQ(Member(*odd, "notes"), R"(["`rule` is not read: did you mean `rules`?"])");
  EXPECT_EQ(exchange.notes().size(), 1u);
}

TEST(Replay, HowAGameEndedIsCompared) {
  const std::string state =
      R"("state":{"units":{"FRANCE":["A PAR"]},"centers":{"FRANCE":["PAR","BRE","MAR","SPA","POR",)"
      R"("BEL","HOL","MUN","BER","KIE","LON","LVP","EDI","ROM","VEN","NAP","TUN","DEN"]}})";
  const auto replay = [&](std::string_view end) {
    return Replay(R"({"name":"F1910M",)" + state + R"(},{"name":"COMPLETED",)" + state + std::string(end) + "}");
  };
  EXPECT_EQ(Member(replay(""), "differences"), "[]");
  EXPECT_EQ(Member(replay(R"(,"end":"solo","winners":["FRANCE"])"), "differences"), "[]");
  EXPECT_EQ(
      Member(replay(R"(,"end":"draw","winners":["FRANCE","ITALY"])"), "differences"),
      R"([{"ours":"France wins","phase":"F1910M","recorded":"it is a draw between France and Italy","what":"end"}])");
}

}  // namespace
}  // namespace entente
