// Tournaments: the server is killed and goes on, results, standings, events, the page of status.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <memory>
#include <thread>

#include "serve_run.h"

namespace entente_test {
namespace {

constexpr int kTables = 4, kGames = 5, kPlayers = 7;

class TournamentTest : public Cli {
 protected:
  // Plays the tournament; the server is killed each time that so many games are over, and goes on. Returns its standings.
  std::string Play(const std::string& name, const std::vector<int>& kills) {
    const std::string results = Path(name + ".results"), saved = Path(name + ".saved");
    std::vector<std::string> words{"--port",   std::to_string(FreePorts(kTables)),
                                   "--tables", std::to_string(kTables),
                                   "--games",  std::to_string(kGames),
                                   "--seed",   "11",
                                   "--stay",   "0",
                                   "--rotate", "--results",
                                   results,    "--end-year",
                                   "1904",     "--save",
                                   saved};
    auto server = std::make_unique<ServerProcess>(words);
    const Process bots(WordsOfBots(server->port(), {"--tables", std::to_string(kTables), "--players",
                                                    std::to_string(kPlayers), "--name", "bot", "--play-on"}));
    words.insert(words.end(), {"--load", saved});
    for (const int over : kills) {
      WaitForGames(results, over);
      server->Signal(SIGKILL);
      EXPECT_EQ(server->End(), 128 + SIGKILL);
      server = std::make_unique<ServerProcess>(words);
    }
    const std::string printed = server->ReadAll();
    EXPECT_EQ(server->End(), 0);
    const Ran ran = RunProgram({"score", "--standings", results});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(printed.ends_with(ran.out)) << printed << ran.out;
    return ran.out + RunProgram({"score", "--standings", "--json", results}).out;
  }

 private:
  static void WaitForGames(const std::string& results, int games) {
    const ptrdiff_t lines = 1 + games * kPlayers;
    for (int i = 0; i < 6000; ++i) {
      const std::string text = Contents(results);
      if (std::count(text.begin(), text.end(), '\n') >= lines) return;
      usleep(5000);
    }
    ADD_FAILURE() << "no results come";
  }
};

TEST_F(TournamentTest, TwentyGamesKilledTwiceHaveTheStandingsOfThoseThatWereNot) {
  const std::string whole = Play("whole", {});
  EXPECT_TRUE(whole.starts_with("Standings after 20 games:\n\nrank  client  games")) << whole;
  EXPECT_EQ(Play("killed", {3, 11}), whole);
  // 20 games of 7 powers: each client plays each power two or three times.
  for (const std::string_view power : {"AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"}) {
    for (size_t at = whole.find(power); at != std::string::npos; at = whole.find(power, at + 1)) {
      const char games = whole[at + power.size() + 2];
      EXPECT_TRUE(games == '2' || games == '3') << whole.substr(at, 12);
    }
  }
}

// The answer to a request of HTTP.
std::string Requested(int port, const std::string& request) {
  const Wire wire(port);
  wire.Write(request);
  return wire.ReadAll();
}

// Whether the page of status comes to have a text: a page may be a second old.
bool PageComesToHave(int port, const std::string& text) {
  for (int i = 0; i < 100; ++i) {
    if (Has(Requested(port, "GET / HTTP/1.1\r\n\r\n"), text)) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return false;
}

TEST_F(TournamentTest, ThePageOfStatusShowsWhoHasComeAndWhoIsAway) {
  ServerProcess server({"--status-port", "0"});
  const std::string line = server.ReadLine();
  const int port = std::atoi(line.c_str() + line.rfind(':') + 1);
  auto player = std::make_unique<ServeClient>(server.port());
  EXPECT_EQ(player->Ask("NME ('early bird') ('1.5')", "MAP"), "MAP ( 'standard' )");
  EXPECT_TRUE(PageComesToHave(port, " waits for its players\n  has come: early bird 1.5\n"));
  player->Say("YES (MAP ('standard'))");
  const Process bots(WordsOfBots(server.port(), {"--players", "6"}));
  EXPECT_TRUE(PageComesToHave(port, " centers  early bird 1.5\n"));
  player.reset();
  EXPECT_TRUE(PageComesToHave(port, "  early bird 1.5  (away)\n"));
}

TEST_F(TournamentTest, ThePageOfStatusShowsTheGameAndDoesNotDisturbIt) {
  ServerProcess server(
      {"--status-port", "0", "--events", Path("events"), "--turns", "40", "--stay", "0", "--record", Path("record")});
  const std::string line = server.ReadLine();  // "status: http://127.0.0.1:40124/"
  ASSERT_TRUE(line.starts_with("status: http://127.0.0.1:")) << line;
  const int port = std::atoi(line.c_str() + line.rfind(':') + 1);
  EXPECT_TRUE(Has(Requested(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
                  "\r\n\r\ntable 1: game 1 of 1 on standard waits for its players"));
  EXPECT_TRUE(Requested(port, "GET /none HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 404 "));
  EXPECT_TRUE(Requested(port, "POST / HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405 "));
  EXPECT_TRUE(Requested(port, "nonsense\r\n\r\n").starts_with("HTTP/1.1 400 "));
  EXPECT_TRUE(Requested(port, "GET /" + std::string(9000, 'x')).starts_with("HTTP/1.1 431 "));
  EXPECT_TRUE(Has(Requested(port, "GET /standings.json HTTP/1.0\r\n\r\n"), R"({"game_count":0,"players":[]})"));
  std::vector<std::unique_ptr<Wire>> silent;
  for (int i = 0; i < 40; ++i) silent.push_back(std::make_unique<Wire>(port));
  ServeClient observer(server.port());
  observer.Observe();
  Process bots(WordsOfBots(server.port(), {"--players", "7"}));
  EXPECT_TRUE(Has(bots.ReadAll(), "7 of 7 players saw the end"));
  EXPECT_EQ(server.End(), 0);
  const std::string events = Contents(Path("events"));
  for (const char* event : {R"("event":"game","map":"standard","seed":)", R"("as":"observer")",
                            R"("as":"player","name":)", R"("event":"begin","players":{"AUSTRIA":{"name":"entente bot")",
                            R"("event":"phase","phase":"S1901M","sentences":[")", R"("event":"end","ended_in":")"}) {
    EXPECT_TRUE(Has(events, event)) << event;
  }
  // A game has one end, whoever says it.
  const std::string ended = events.substr(events.find(R"("ended_in":)"));
  const std::string score = RunProgram({"score", "--json", Path("record")}).out;
  EXPECT_TRUE(Has(score, ended.substr(0, ended.find(',')))) << score << ended;
}

// A file of results: a line for each row, whose scores are all the same.
std::string ResultsFile(const std::vector<std::pair<std::string, std::string>>& rows_and_scores) {
  std::string text = "table\tgame\tmap\tended_in\tend\tpower\tname\tversion\tcenters\tshare\teliminated_in";
  auto info = Sized<entente_score_system_info>();
  uint32_t systems = 0;
  for (; entente_score_system_describe(systems, &info, nullptr) == ENTENTE_OK; ++systems)
    text += std::string("\t") + info.name;
  for (const auto& [row, score] : rows_and_scores) {
    text += "\n" + row;
    for (uint32_t i = 0; i < systems; ++i) text += "\t" + score;
  }
  return text + "\n";
}

TEST_F(TournamentTest, TheBestMeanScoreLeads) {
  const std::string head = "1\t1\tstandard\tF1910M\tdraw\t", second = "2\t1\tstandard\tF1910M\tsolo\t";
  const std::string file = File("good", ResultsFile({{head + "AUSTRIA\tweak\t1\t3\tsurvived\t", "0"},
                                                     {head + "ENGLAND\tstrong\t1\t10\tdrew\t", "1/2"},
                                                     {second + "AUSTRIA\tstrong\t2\t18\twon\t", "1"},
                                                     {second + "ENGLAND\tweak\t1\t0\teliminated\t1905", "0"}}));
  const Ran ran = RunProgram({"score", "--standings", file});
  EXPECT_TRUE(
      ran.out.starts_with("Standings after 2 games:\n\n"
                          "rank  client  games  won  drew  survived  eliminated  centers"))
      << ran.out;
  EXPECT_TRUE(Has(ran.out, "\n   1  strong      2    1     1         0           0    14.00      0.750"));
  EXPECT_TRUE(Has(ran.out, "\n   2  weak        2    0     0         1           1     1.50      0.000"));
  const std::string json = RunProgram({"score", "--standings", "--json", file}).out;
  EXPECT_TRUE(Has(json, R"({"rank":1,"name":"strong","version":"2","game_count":2,"won_count":1,"drew_count":1,)"))
      << json;
}

TEST_F(TournamentTest, ResultsThatAreNoneAreRefused) {
  const std::string row = "1\t1\tstandard\tF1910M\tdraw\tAUSTRIA\tbot\t1\t3\t";
  for (const auto& [line, score] : {std::pair(row + "lost\t", "1"), {row + "won\t", "1/0"}, {row + "won", "1"}}) {
    EXPECT_EQ(RunProgram({"score", "--standings", File("odd", ResultsFile({{line, score}}))}).code, 2) << line;
  }
  const Ran ran = RunProgram({"score", "--standings", File("results", "table\tgame\n1\t1\n")});
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(Has(ran.err, "results:1: expected a line as `entente serve --results` writes it: table, game, map"))
      << ran.err;
  EXPECT_EQ(RunProgram({"score", "--standings", Path("none")}).code, 2);
  EXPECT_TRUE(Has(RunProgram({"serve", "--daide", "--status-address", "::1"}).err, "--status-address"));
}

}  // namespace
}  // namespace entente_test
