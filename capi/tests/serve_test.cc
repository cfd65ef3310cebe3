// The server of DAIDE over loopback: whole games, a server that is killed, clients that behave badly.
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>

#include "press/language/message_text.h"
#include "press/referee/saved_referee.h"
#include "press/table/board_messages.h"
#include "press/table/turn_report.h"
#include "serve_run.h"

namespace entente_test {
namespace {

using entente::Phase;
using entente::PhaseType;
using entente::PositionView;
using entente::press::MapTokens;
using entente::press::SavedReferee;
using entente::press::Turns;

// The messages of every turn of a game, computed from the engine's record only.
std::vector<std::string> RecordOf(const entente::Game& game) {
  const MapTokens tokens = MapTokens::Make(game.map()).value();
  const Turns turns = Turns::Make(game.map()).value();
  std::vector<std::string> told;
  const auto tell = [&](entente::press::MessageView message) {
    told.push_back(MessageText(message, tokens.vocabulary()));
  };
  for (int phase = 0; phase < game.phase_count(); ++phase) {
    for (const auto& ord : OrdMessages(game, phase, tokens, turns)) tell(ord);
    const Phase before = game.PositionAt(phase).phase();
    const PositionView after = game.PositionAt(phase + 1);
    const bool is_counted =
        after.phase_type() == PhaseType::kAdjustments ||
        (game.PositionAt(phase).phase_type() != PhaseType::kAdjustments && after.phase().year != before.year);
    if (is_counted) tell(ScoMessage(after, tokens));
    tell(NowMessage(after, tokens, turns));
  }
  return told;
}

bool IsOfTheBoard(const std::string& message) {
  return message.starts_with("ORD") || message.starts_with("SCO") || message.starts_with("NOW");
}

// The answer to MIS after a saved game goes on.
std::string MissingOf(ServeClient& client) {
  for (int i = 0; i < 1000; ++i) {
    client.Say("MIS");
    std::optional<std::string> heard = client.Hear();
    while (heard.has_value() && !heard->starts_with("MIS") && *heard != "REJ ( MIS )") heard = client.Hear();
    if (!heard.has_value() || heard->starts_with("MIS")) return heard.value_or("");
    usleep(20000);
  }
  return "";
}

class ServeTest : public Cli {
 protected:
  // The game that a server has saved.
  std::unique_ptr<entente::Game> SavedGame() const {
    entente::Result<SavedReferee> saved = entente::press::ReadSavedReferee(Contents(Path("saved")), nullptr);
    EXPECT_TRUE(saved.ok()) << saved.status();
    return saved.ok() ? std::move(saved->game) : nullptr;
  }
};

TEST_F(ServeTest, SevenBotsPlayAGameAndItsRecordIsWhatAnObserverHears) {
  ServerProcess server(
      {"--seed", "3", "--save", Path("saved"), "--record", Path("record"), "--log", Path("log"), "--stay", "0"});
  ServeClient observer(server.port());
  observer.Observe();
  Process bots(WordsOfBots(server.port(), {"--players", "7", "--draw-after", "25"}));
  EXPECT_EQ(observer.HearUntil("HLO"), "HLO ( UNO ) ( 0 ) ( ( LVL 0 ) )");
  observer.HearUntil("NOW ( SPR 1901 )");
  std::vector<std::string> heard, ends;
  while (const std::optional<std::string> message = observer.Hear()) {
    (IsOfTheBoard(*message) ? heard : ends).push_back(*message);
  }
  ASSERT_EQ(ends.size(), 3u);
  EXPECT_EQ(ends[0], "DRW");
  EXPECT_TRUE(ends[1].starts_with("SMR ( "));
  EXPECT_EQ(ends[2], "OFF");
  const auto game = SavedGame();
  ASSERT_NE(game, nullptr);
  EXPECT_GE(game->phase_count(), 25);
  EXPECT_EQ(heard, RecordOf(*game));
  const std::string told = bots.ReadAll();
  EXPECT_TRUE(Has(told, "7 of 7 players saw the end of their game")) << told;
  EXPECT_TRUE(Has(told, " 0 refused")) << told;
  EXPECT_EQ(bots.End(), 0);
  const std::string end = server.ReadLine();
  EXPECT_TRUE(end.starts_with("table 1 game 1 on standard ended in ")) << end;
  EXPECT_TRUE(Has(end, ": draw; drew: AUSTRIA (entente bot) ")) << end;
  EXPECT_EQ(server.End(), 0);
  EXPECT_EQ(RunProgram({"replay", Path("record")}).code, 0);
  const std::string log = Contents(Path("log"));
  EXPECT_TRUE(Has(log, " > NME ( 'entente bot' )"));
  EXPECT_TRUE(Has(log, " < NOW ( SPR 1901 )"));
  EXPECT_TRUE(Has(log, "holds") && Has(log, "the game ended in "));
}

TEST_F(ServeTest, AKilledServerGoesOnWithNothingLost) {
  auto killed = std::make_unique<ServerProcess>(std::vector<std::string>{
      "--port", std::to_string(FreePorts(1)), "--seed", "4", "--mtl", "500", "--save", Path("saved")});
  const std::string port = std::to_string(killed->port());
  ServeClient observer(killed->port());
  observer.Observe();
  Process bots(WordsOfBots(killed->port(), {"--players", "7", "--draw-after", "24", "--return", "30"}));
  observer.HearUntil("NOW ( SPR 1901 )");
  std::vector<std::string> heard;
  while (heard.empty() || !heard.back().starts_with("NOW ( FAL 1903 )")) {
    const std::optional<std::string> message = observer.Hear();
    ASSERT_TRUE(message.has_value());
    if (IsOfTheBoard(*message)) heard.push_back(*message);
  }
  killed->Signal(SIGKILL);
  EXPECT_EQ(killed->End(), 128 + SIGKILL);
  const std::string saved = Contents(Path("saved"));
  ASSERT_FALSE(saved.empty());

  ServerProcess again({"--port", port, "--load", Path("saved"), "--save", Path("saved"), "--stay", "0"});
  EXPECT_EQ(std::to_string(again.port()), port);
  EXPECT_TRUE(Has(bots.ReadAll(), "7 of 7 players saw the end of their game"));
  EXPECT_EQ(bots.End(), 0);
  EXPECT_EQ(again.End(), 0);
  const auto game = SavedGame();
  ASSERT_NE(game, nullptr);
  EXPECT_GE(game->phase_count(), 20);
  const std::vector<std::string> record = RecordOf(*game);
  ASSERT_GE(record.size(), heard.size());
  EXPECT_EQ(std::vector(record.begin(), record.begin() + static_cast<ptrdiff_t>(heard.size())), heard);
}

// What the server confirmed to a client is kept if the server is killed, even in the middle of a turn.
TEST_F(ServeTest, WhatWasAnsweredIsKept) {
  auto killed = std::make_unique<ServerProcess>(std::vector<std::string>{"--seed", "5", "--save", Path("saved")});
  std::vector<std::unique_ptr<ServeClient>> players;
  for (int i = 0; i < 7; ++i) {
    players.push_back(std::make_unique<ServeClient>(killed->port()));
    players.back()->Ask("NME ('p') ('1')", "MAP");
    players.back()->Say("YES (MAP ('standard'))");
  }
  std::string iam, order;
  for (const auto& player : players) {
    const std::string hello = player->HearUntil("HLO");  // HLO ( ENG ) ( 1234 ) ..
    const std::string power = hello.substr(6, 3);
    if (power == "ENG") {
      iam = "IAM " + hello.substr(4, hello.find(" ( ( LVL") - 4);
      EXPECT_TRUE(player->Ask("SUB ((ENG FLT LON) MTO NTH)", "THX").ends_with("( MBV )"));
      EXPECT_EQ(player->Ask("DRW", "YES"), "YES ( DRW )");
      EXPECT_EQ(player->Ask("NOT (GOF)", "YES"), "YES ( NOT ( GOF ) )");
      killed->Signal(SIGKILL);
      killed->End();
      break;
    }
  }
  ServerProcess again({"--load", Path("saved"), "--wait", "1"});
  ServeClient back(again.port());
  EXPECT_EQ(back.Ask(iam, "YES"), "YES ( " + iam + " )");
  EXPECT_EQ(MissingOf(back), "MIS ( ENG FLT EDI ) ( ENG AMY LVP )") << "LON is ordered";
  EXPECT_EQ(back.Ask("NOT (DRW)", "YES"), "YES ( NOT ( DRW ) )");
}

// If the server is killed while clients may still ask, it records the game only once.
TEST_F(ServeTest, AGameThatWasOverIsRecordedOnce) {
  const std::vector<std::string> files{"--save", Path("saved"), "--record", Path("record")};
  std::vector<std::string> words{"--seed", "9", "--stay", "60"};
  words.insert(words.end(), files.begin(), files.end());
  ServerProcess killed(words);
  Process bots(WordsOfBots(killed.port(), {"--players", "7", "--draw-after", "1", "--hold"}));
  EXPECT_TRUE(Has(killed.ReadLine(), "table 1 game 1 on standard ended in F1901M: draw; drew: "));
  const std::string record = Contents(Path("record"));
  killed.Signal(SIGKILL);
  killed.End();
  words = {"--load", Path("saved"), "--stay", "0"};
  words.insert(words.end(), files.begin(), files.end());
  ServerProcess again(words);
  EXPECT_EQ(again.End(), 0);
  EXPECT_TRUE(Has(record, "\n"));
  EXPECT_EQ(Contents(Path("record")), record);
}

TEST_F(ServeTest, AGameThatIsOverIsNotStopped) {
  ServerProcess server({"--seed", "9", "--stay", "60"});
  ServeClient observer(server.port());  // so that the table stays
  observer.Observe();
  Process bots(WordsOfBots(server.port(), {"--players", "7", "--draw-after", "1", "--hold"}));
  EXPECT_TRUE(Has(server.ReadLine(), "table 1 game 1 on standard ended in F1901M: draw; drew: "));
  server.Signal(SIGTERM);
  EXPECT_EQ(server.ReadLine(), "");
  EXPECT_EQ(server.End(), 128 + SIGTERM);
}

std::string Octets(std::initializer_list<int> values) {
  std::string octets;
  for (const int value : values) octets.push_back(static_cast<char>(value));
  return octets;
}
const std::string kInitial = Octets({0, 0, 0, 4, 0, 1, 0xda, 0x10});

// A stopped game is saved and recorded. The file carries its map: it needs no --map, and refuses another.
TEST_F(ServeTest, AStoppedGameGoesOnOnItsOwnMap) {
  ServerProcess stopped({"--map", "1900", "--seed", "3", "--save", Path("saved"), "--record", Path("record")});
  Process bots(WordsOfBots(stopped.port(), {"--players", "7", "--hold"}));
  const auto wait_for_more_than = [&](size_t bytes) {
    for (int i = 0; i < 1000 && Contents(Path("saved")).size() <= bytes; ++i) usleep(20000);
  };
  wait_for_more_than(0);
  wait_for_more_than(Contents(Path("saved")).size());  // a second record
  stopped.Signal(SIGTERM);
  const std::string end = stopped.ReadLine();
  EXPECT_TRUE(end.starts_with("table 1 game 1 on 1900 was stopped in ")) << end;
  EXPECT_TRUE(end.ends_with(", saved in " + Path("saved") + ", recorded in " + Path("record"))) << end;
  EXPECT_EQ(stopped.End(), 128 + SIGTERM);
  const std::string record = Contents(Path("record"));
  EXPECT_TRUE(Has(record, R"("AUSTRIA":{"name":"entente bot","version":")")) << record.substr(record.size() / 2);
  EXPECT_TRUE(Has(record, R"("end":"no_result","winners":[])"));
  for (const char* file : {"record", "saved"}) EXPECT_EQ(RunProgram({"replay", Path(file)}).code, 0) << file;
  EXPECT_TRUE(Has(RunProgram({"convert", "--to", "json", Path("saved")}).out, R"({"map":"1900",)"));
  EXPECT_EQ(RunProgram({"history", Path("saved")}).code, 0);
  const Ran other = RunProgram({"serve", "--daide", "--port", "0", "--load", Path("saved"), "--map", "colonial"});
  EXPECT_EQ(other.code, 2);
  EXPECT_TRUE(Has(other.err, "the saved game is on map 1900, not on colonial")) << other.err;
  std::string damaged = Contents(Path("saved"));
  const std::string cut = damaged.substr(0, damaged.size() - 1);
  damaged[damaged.size() / 3] ^= 1;
  for (const char* command : {"replay", "history", "score", "adjudicate", "convert"}) {
    std::vector<std::string> words{command, "--to", "json", File("damaged", damaged)};
    if (words[0] != "convert") words.erase(words.begin() + 1, words.begin() + 3);
    const Ran ran = RunProgram(words);
    EXPECT_EQ(ran.code, 2) << command;
    EXPECT_TRUE(Has(ran.err, "the saved file of a server is damaged: the bytes from byte ")) << command << ran.err;
    EXPECT_TRUE(Has(ran.err, " on do not fit their checksum\n")) << command << ran.err;
    words.back() = File("cut", cut);
    EXPECT_EQ(RunProgram(words).code, 0) << command << ": the writer was killed within the last record";
  }
  EXPECT_TRUE(Has(RunProgram({"convert", "--to", "json", Path("cut")}).err, "the last record is cut off"));
  for (const std::vector<std::string>& option :
       {std::vector<std::string>{"--rules", "2023"}, {"--lvl", "10"}, {"--mtl", "60"}, {"--pda"}}) {
    std::vector<std::string> words{"serve", "--daide", "--port", "0", "--load", Path("saved")};
    words.insert(words.end(), option.begin(), option.end());
    const Ran ran = RunProgram(words);
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(Has(ran.err, option[0] + " does not go with --load: a saved game keeps its own")) << ran.err;
  }
  ServerProcess unplayed({"--load", Path("saved"), "--record", Path("unplayed")});
  unplayed.Signal(SIGTERM);
  EXPECT_EQ(unplayed.End(), 128 + SIGTERM);
  EXPECT_EQ(Contents(Path("unplayed")), record) << "also a game that waits for its players is recorded";
  ServerProcess again({"--load", Path("saved")});
  const Wire client(again.port());
  client.Write(kInitial);
  EXPECT_TRUE(Has(client.Read(), Octets({0x41, 1}) + "BRI")) << "the words of its powers";
}

// Whether a line of the log says this, at last.
bool IsLogged(const std::string& log, std::string_view text) {
  for (int i = 0; i < 500 && !Has(Contents(log), text); ++i) usleep(20000);
  return Has(Contents(log), text);
}

TEST_F(ServeTest, TheEditionAndTheTableOfTokensAreOptions) {
  for (const auto& [tokens, word] : {std::pair("usual", " > FOR\n"), {"forward-first", " > FCT\n"}}) {
    ServerProcess server({"--dialect", "0.143", "--tokens", tokens, "--log", Path(tokens)});
    ServeClient client(server.port());
    EXPECT_EQ(client.Ask("NOW", "REJ"), "REJ ( NOW )") << "0.167 answers it before the game, too";
    const Wire wire(server.port());
    wire.Write(kInitial + Octets({2, 0, 0, 2, 0x4a, 0x07}));
    EXPECT_TRUE(IsLogged(Path(tokens), word)) << Contents(Path(tokens));
  }
}

// ---- Clients that behave badly ----

std::string ErrorFrame(int code) { return Octets({4, 0, 0, 2, 0, code}); }
const std::string kRepresentation = Octets({1, 0, 0, 0});

TEST_F(ServeTest, BotsPlayInEveryEdition) {
  for (const std::string edition : {"0.143", "0.167", "0.178"}) {
    ServerProcess server({"--dialect", edition, "--turns", "9", "--stay", "0"});
    Process bots(WordsOfBots(server.port(), {"--players", "7"}));
    const std::string report = bots.ReadAll();
    EXPECT_TRUE(Has(report, "7 of 7 players saw the end")) << edition << ": " << report;
    EXPECT_EQ(server.End(), 0) << edition;
  }
}

TEST_F(ServeTest, BadClientsAreDroppedAndNobodyElseNotices) {
  ServerProcess server({"--seed", "6", "--stay", "0", "--save", Path("saved"), "--message", "4096"});
  const int port = server.port();
  ServeClient observer(port);
  observer.Observe();
  Process bots(WordsOfBots(port, {"--players", "7", "--draw-after", "40"}));
  observer.HearUntil("NOW ( SPR 1901 )");

  Wire silent(port), half(port), gone(port), stuck(port);
  half.Write(kInitial + Octets({2, 0, 0, 8, 0x48}));
  gone.Write(kInitial.substr(0, 3));
  gone.Close();
  Wire noise(port);
  noise.Write("GET / HTTP/1.0\r\n\r\n" + std::string(100000, 'x'));
  EXPECT_EQ(noise.ReadAll(), ErrorFrame(0x02));
  Wire noisy(port);
  noisy.Write(kInitial + std::string(1000, '\x7f'));
  EXPECT_EQ(noisy.ReadAll(), kRepresentation + ErrorFrame(0x08));
  Wire never(port);
  never.Write(kInitial + Octets({2, 0, 0, 2, 0x58, 0}));
  EXPECT_EQ(never.ReadAll(), kRepresentation + ErrorFrame(0x0e));
  // A million brackets: in messages that are too long, and in allowed ones.
  Wire large(port);
  large.Write(kInitial);
  std::string brackets;
  for (int i = 0; i < 32767; ++i) brackets += Octets({0x40, 0});
  for (int i = 0; i < 31; ++i) large.Write(Octets({2, 0, 0xff, 0xfe}) + brackets);
  EXPECT_EQ(large.ReadAll(), kRepresentation + ErrorFrame(0x09));
  Wire many(port);
  many.Write(kInitial);
  for (int i = 0; i < 500; ++i) many.Write(Octets({2, 0, 0x10, 0}) + brackets.substr(0, 4096));
  const std::string answers = many.ReadAll();
  EXPECT_TRUE(answers.ends_with(Octets({2, 0, 0, 2, 0x48, 0x10, 3, 0, 0, 0}))) << "OFF, and the end";
  EXPECT_TRUE(Has(answers, Octets({2, 0, 0x10, 6, 0x48, 0x13, 0x40, 0, 0x40, 0}))) << "PRN";
  // Sends requests and never reads.
  const std::string mdf = Octets({2, 0, 0, 2, 0x48, 0x0a});
  stuck.Write(kInitial);
  for (int i = 0; i < 900 && stuck.Write(mdf) == mdf.size(); ++i) {
  }

  std::vector<std::string> heard;
  while (const std::optional<std::string> message = observer.Hear()) {
    if (IsOfTheBoard(*message)) heard.push_back(*message);
  }
  EXPECT_TRUE(Has(bots.ReadAll(), "7 of 7 players saw the end of their game"));
  const auto game = SavedGame();
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(heard, RecordOf(*game));
}

TEST_F(ServeTest, WhoDoesNotReadIsDropped) {
  ServerProcess server({"--rate", "0", "--octets", "0", "--log", Path("log")});
  ServeClient other(server.port());
  Wire stuck(server.port());
  std::string requests = kInitial;
  for (int i = 0; i < 5000; ++i) requests += Octets({2, 0, 0, 2, 0x48, 0x0a});  // MDF
  stuck.Write(requests);
  for (int i = 0; i < 3000 && !Has(Contents(Path("log")), "it does not read"); ++i) usleep(20000);
  EXPECT_TRUE(Has(Contents(Path("log")), "2 is dropped: it does not read"));
  EXPECT_EQ(other.Ask("MAP", "MAP"), "MAP ( 'standard' )");
}

TEST_F(ServeTest, WhoSaysNothingIsToldSo) {
  ServerProcess server({"--idle", "2"});
  ServeClient client(server.port());
  EXPECT_EQ(client.Hear(), "OFF");
  EXPECT_EQ(client.Hear(), std::nullopt);
}

TEST_F(ServeTest, SoManyConnectionsAndNoMore) {
  ServerProcess server({"--connections", "2"});
  ServeClient first(server.port());
  auto second = std::make_unique<ServeClient>(server.port());
  EXPECT_EQ(first.Ask("NME ('a') ('1')", "MAP"), "MAP ( 'standard' )");
  EXPECT_EQ(second->Ask("NME ('a') ('1')", "MAP"), "MAP ( 'standard' )");
  EXPECT_EQ(Wire(server.port()).ReadAll(), "");
  EXPECT_EQ(first.Ask("MAP", "MAP"), "MAP ( 'standard' )");
  second.reset();
  // A place is free after the server has noticed the disconnect.
  bool is_welcome = false;
  for (int i = 0; i < 100 && !is_welcome; ++i) {
    Wire third(server.port());
    third.Write(kInitial);
    is_welcome = third.Read() == kRepresentation;
    if (!is_welcome) usleep(20000);
  }
  EXPECT_TRUE(is_welcome);
}

// Whether a client that connects now is served.
bool IsServed(int port) {
  ServeClient client(port);
  client.Say("MAP");
  return client.Hear().has_value();
}

TEST_F(ServeTest, TheOldestConnectionThatHasNotJoinedGivesWay) {
  for (const std::vector<std::string>& limit :
       std::vector<std::vector<std::string>>{{"--connections", "4"}, {"--per-address", "4"}}) {
    ServerProcess server(limit);
    ServeClient player(server.port()), observer(server.port());
    EXPECT_EQ(player.Ask("NME ('a') ('1')", "MAP"), "MAP ( 'standard' )");
    observer.Observe();
    Wire older(server.port());
    older.Write(kInitial);
    EXPECT_EQ(older.Read(), kRepresentation);
    Wire newer(server.port());
    newer.Write(kInitial);
    EXPECT_EQ(newer.Read(), kRepresentation);
    EXPECT_TRUE(IsServed(server.port()));
    EXPECT_EQ(older.ReadAll(), "");
    EXPECT_EQ(player.Ask("MAP", "MAP"), "MAP ( 'standard' )");
    EXPECT_EQ(observer.Ask("MAP", "MAP"), "MAP ( 'standard' )");
  }
}

TEST_F(ServeTest, ObserversDoNotTakeThePlacesOfPlayers) {
  ServerProcess server({"--connections", "4"});
  std::vector<std::unique_ptr<ServeClient>> observers;
  for (int i = 0; i < 4; ++i) observers.emplace_back(std::make_unique<ServeClient>(server.port()))->Observe();
  ServeClient player(server.port());
  EXPECT_EQ(player.Ask("NME ('a') ('1')", "MAP"), "MAP ( 'standard' )");
  EXPECT_EQ(observers[3]->Hear(), std::nullopt);
  EXPECT_EQ(observers[0]->Ask("MAP", "MAP"), "MAP ( 'standard' )");
  EXPECT_EQ(Wire(server.port()).ReadAll(), "");
}

// ---- Series, several tables, stopping ----

TEST_F(ServeTest, GamesFollowEachOther) {
  ServerProcess server({"--games", "2", "--seed", "7", "--stay", "0", "--record", Path("record")});
  for (int i = 0; i < 2; ++i) {
    Process bots(WordsOfBots(server.port(), {"--players", "7", "--draw-after", "2", "--hold"}));
    EXPECT_TRUE(Has(bots.ReadAll(), "7 of 7")) << i;
  }
  EXPECT_TRUE(Has(server.ReadLine(), "table 1 game 1 on standard ended in "));
  EXPECT_TRUE(Has(server.ReadLine(), "table 1 game 2 on standard ended in "));
  EXPECT_EQ(server.End(), 0);
  const Ran replayed = RunProgram({"replay", Path("record")});
  EXPECT_EQ(replayed.code, 0) << replayed.out << replayed.err;
}

// Players who answer every turn at once are not too fast for the limits: an observer hears 2,000 turns.
TEST_F(ServeTest, AFastGameIsPlayedToItsLastYear) {
  ServerProcess server({"--end-year", "2900", "--stay", "0"});
  ServeClient observer(server.port());
  observer.Observe();
  Process bots(WordsOfBots(server.port(), {"--players", "7", "--hold"}));
  EXPECT_EQ(observer.HearUntil("DRW"), "DRW");
  EXPECT_TRUE(observer.HearUntil("SMR").starts_with("SMR ( SPR 2901 )"));
  EXPECT_EQ(server.End(), 0);
}

TEST_F(ServeTest, TablesPlayAtTheSameTime) {
  ServerProcess server({"--port", std::to_string(FreePorts(3)), "--tables", "3", "--seed", "8", "--stay", "0", "--save",
                        Path("saved"), "--record", Path("record")});
  for (const std::string_view table : {"2", "3"}) {
    EXPECT_TRUE(Has(server.ReadLine(), "table " + std::string(table) + ": listens at"));
  }
  Process bots(WordsOfBots(server.port(), {"--tables", "3", "--players", "7", "--draw-after", "6"}));
  EXPECT_TRUE(Has(bots.ReadAll(), "21 of 21 players saw the end of their game"));
  EXPECT_EQ(server.End(), 0);
  for (const std::string name : {"record.1", "record.2", "record.3"}) {
    EXPECT_EQ(RunProgram({"replay", Path(name)}).code, 0) << name;
  }
  EXPECT_NE(Contents(Path("saved.1")), Contents(Path("saved.2"))) << "seats and passcodes differ";
}

TEST_F(ServeTest, OfTablesWithoutAFileNewGamesBegin) {
  ServerProcess one({"--seed", "10", "--stay", "0", "--save", Path("saved.2")});
  Process bots(WordsOfBots(one.port(), {"--players", "7", "--draw-after", "1", "--hold"}));
  EXPECT_EQ(bots.End(), 0);
  EXPECT_EQ(one.End(), 0);
  ServerProcess both({"--port", std::to_string(FreePorts(2)), "--tables", "2", "--load", Path("saved"), "--stay", "0"});
  EXPECT_TRUE(Has(both.ReadLine(), "table 2: listens at"));
  EXPECT_TRUE(Has(both.ReadLine(), "table 2 game 1 on standard ended in ")) << "it was over";
  Process others(WordsOfBots(both.port(), {"--players", "7", "--draw-after", "1", "--hold"}));
  EXPECT_TRUE(Has(others.ReadAll(), "7 of 7 players saw the end"));
  EXPECT_EQ(both.End(), 0);
}

TEST_F(ServeTest, ASignalStopsTheServerInGoodOrder) {
  ServerProcess server({});
  ServeClient client(server.port());
  server.Signal(SIGTERM);
  EXPECT_EQ(client.Hear(), "OFF");
  EXPECT_EQ(client.Hear(), std::nullopt);
  EXPECT_EQ(server.ReadLine(),
            "table 1 game 1 on standard was stopped before its first phase: not all players had come");
  EXPECT_EQ(server.End(), 128 + SIGTERM);
}

TEST_F(ServeTest, OptionsAreToldInHello) {
  ServerProcess server({"--lvl", "20", "--mtl", "60", "--rtl", "30", "--btl", "40", "--ptl", "5", "--dsd", "--aoa",
                        "--pda", "--npr", "--npb"});
  ServeClient observer(server.port());
  observer.Observe();
  Process bots(WordsOfBots(server.port(), {"--players", "7", "--hold"}));
  EXPECT_EQ(
      observer.HearUntil("HLO"),
      "HLO ( UNO ) ( 0 ) ( ( LVL 20 ) ( MTL 60 ) ( RTL 30 ) ( BTL 40 ) ( DSD ) ( AOA ) ( PDA ) ( NPR ) ( NPB ) ( PTL "
      "5 ) )");
}

TEST_F(ServeTest, WhatCannotBeServedIsSaid) {
  const auto said = [](const std::vector<std::string>& arguments) {
    std::vector<std::string> words{"serve"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const Ran ran = RunProgram(words);
    EXPECT_EQ(ran.code, 2) << ran.out;
    return ran.err;
  };
  EXPECT_TRUE(Has(said({}), "--daide"));
  EXPECT_TRUE(Has(said({"--daide", "x.json"}), "x.json"));
  EXPECT_TRUE(Has(said({"--daide", "--port", "65536"}), "up to 65535"));
  EXPECT_TRUE(Has(said({"--daide", "--port", "65000", "--tables", "1000"}), "last of 1000 tables"));
  EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--address", "nowhere"}), "nowhere"));
  EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--address", "203.0.113.1"}), "cannot listen"));
  EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--status-port", "0", "--status-address", "x"}),
                  "--status-address x: expected an address such as 127.0.0.1 or ::1\n"));
  EXPECT_TRUE(Has(said({"--daide", "--ptl", "5"}),
                  "--ptl 5: there is no press at level 0: expected --lvl 10 or more with it\n"));
  for (const char* option : {"--pda", "--npr", "--npb"}) {
    EXPECT_TRUE(Has(said({"--daide", "--lvl", "9", option}),
                    std::string(option) + ": there is no press at level 9: expected --lvl 10 or more with it\n"));
  }
  EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--end-year", "1900"}),
                  "--end-year: expected none before 1901, the first year of map standard, not 1900\n"));
  EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--load", Path("none")}), "none"));
  EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--load", File("bad", "x")}),
                  "this is not the referee's saved game: it does not begin with REFEREE\n"));
  EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--load", File("board.json", kPhase)}),
                  "; it looks like json (our own JSON; a game or a phase): expected a file that --save wrote\n"));
  EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--tables", "2", "--load", Path("none")}), "none.1 .. "));
  for (const std::string value : {"", "-"}) {
    EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--load", value}), "expected the name of a file")) << value;
  }
  EXPECT_TRUE(
      Has(said({"--daide", "--port", "0", "--save", Path("x"), "--log", Path("x")}), "--save writes this file"));
  EXPECT_TRUE(
      Has(said({"--daide", "--port", "0", "--results", File("other", "not results")}), "other:1: expected a line"));
  EXPECT_EQ(Contents(Path("other")), "not results");
  EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--seat", "AUSTRIA=a", "--seat", "AUSTRIA=b"}), "another name"));
  EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--seat", "ITALY=" + std::string(2000, 'a')}), "--seat ITALY=aaa"));
  std::filesystem::create_directory(Path("folder.2"));
  for (const std::string option : {"--save", "--record", "--log", "--results", "--events"}) {
    EXPECT_TRUE(Has(said({"--daide", "--port", "0", option, Path("no/such")}), "no/such: No such file or dir"))
        << option;
    if (option == "--results" || option == "--events") continue;
    EXPECT_TRUE(
        Has(said({"--daide", "--port", "0", "--tables", "2", option, Path("folder")}), "folder.2: Is a directory"));
    EXPECT_FALSE(std::filesystem::exists(Path("folder.1")));
    EXPECT_TRUE(Has(said({"--dpp", option, Path("no/such")}), "no/such: No such file or dir")) << option;
  }
  ServerProcess server({});
  EXPECT_TRUE(Has(said({"--daide", "--port", std::to_string(server.port())}), "cannot listen"));
  const int locked = open(File("locked", "").c_str(), O_RDONLY | O_CLOEXEC);
  EXPECT_EQ(flock(locked, LOCK_EX), 0);
  EXPECT_TRUE(Has(said({"--daide", "--port", "0", "--save", Path("locked"), "--stop-after", "2"}),
                  "another server writes this file"));
  EXPECT_TRUE(Has(said({"--dpp", "--save", Path("locked"), "--stop-after", "2"}), "another server writes this file"));
  close(locked);
}

// The folder of the files is away for some time.
TEST_F(ServeTest, WhatCannotBeWrittenIsWrittenLater) {
  std::filesystem::create_directory(Path("files"));
  ServerProcess server({"--events", Path("files/events"), "--log", Path("files/log")});
  std::filesystem::rename(Path("files"), Path("away"));
  ServeClient first(server.port());
  first.Observe();
  EXPECT_EQ(first.Ask("MAP", "MAP"), "MAP ( 'standard' )");
  std::filesystem::rename(Path("away"), Path("files"));
  ServeClient second(server.port());
  second.Observe();
  EXPECT_EQ(second.Ask("MAP", "MAP"), "MAP ( 'standard' )");
  server.Signal(SIGTERM);
  server.End();
  const std::string events = Contents(Path("files/events"));
  for (const std::string number : {"1", "2"}) {
    EXPECT_TRUE(Has(events, "\"event\":\"join\",\"connection\":" + number + ",")) << events;
    EXPECT_TRUE(Has(Contents(Path("files/log")), "  " + number + " > OBS\n"));
  }
}

}  // namespace
}  // namespace entente_test
