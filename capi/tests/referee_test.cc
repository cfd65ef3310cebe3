// Sessions and the referee over the C interface: a server and its clients in one process, connected by octets.
#include <cstring>
#include <map>
#include <memory>

#include "board_fixture.h"
#include "entente/press.h"

// Overloads of FreeHandle must be declared beside the handle's type to be found.
inline void FreeHandle(entente_language* language) { entente_language_free(language); }
inline void FreeHandle(entente_session* session) { entente_session_free(session); }
inline void FreeHandle(entente_referee* referee) { entente_referee_free(referee); }

namespace entente_test {
namespace {

using Message = std::vector<entente_token>;

class RefereeTest : public Board {
 protected:
  struct Connection {
    Owned<entente_session> server, client;
    std::string heard;  // texts with " / " between them
  };

  void SetUp() override {
    Board::SetUp();
    ASSERT_EQ(entente_language_new(map_, ENTENTE_DIALECT_0167, 0, language_.out(), &error_), ENTENTE_OK);
    options_.flags = ENTENTE_REFEREE_PARTIAL_DRAWS;
    options_.level = 10;
    options_.movement_limit = 60;
    Begin();
  }
  void Begin() {
    connections_.clear();
    ASSERT_EQ(entente_referee_new(map_, nullptr, &options_, "", 0, 5, referee_.out(), &error_), ENTENTE_OK)
        << error_.message;
  }

  Message ReadMessage(std::string_view text) {
    return Filled<Message>([&](entente_token* tokens, size_t capacity, size_t* length) {
      return entente_message_read(language_, text.data(), text.size(), tokens, capacity, length, &error_);
    });
  }
  std::string WriteMessage(const Message& message) {
    return Filled<std::string>([&](char* text, size_t capacity, size_t* length) {
      return entente_message_write(language_, message.data(), message.size(), text, capacity, length, &error_);
    });
  }

  // Connects a client; its session is ready.
  uint32_t Connect() {
    uint32_t number = 0;
    EXPECT_EQ(entente_referee_connect(referee_, "", 0, now_, &number, &error_), ENTENTE_OK);
    auto connection = std::make_unique<Connection>();
    EXPECT_EQ(entente_session_new(ENTENTE_SESSION_SERVER, language_, nullptr, ENTENTE_TOKENS_USUAL, now_,
                                  connection->server.out(), &error_),
              ENTENTE_OK);
    EXPECT_EQ(entente_session_new(ENTENTE_SESSION_CLIENT, nullptr, nullptr, ENTENTE_TOKENS_USUAL, now_,
                                  connection->client.out(), &error_),
              ENTENTE_OK);
    connections_[number] = std::move(connection);
    Exchange(number);
    EXPECT_EQ(Describe(connections_[number]->client).stage, uint32_t{ENTENTE_SESSION_READY});
    return number;
  }
  entente_session_info Describe(const entente_session* session) {
    auto info = Sized<entente_session_info>();
    EXPECT_EQ(entente_session_describe(session, &info, &error_), ENTENTE_OK);
    return info;
  }

  // Carries the octets that one side has written to the other.
  void Carry(entente_session* from, entente_session* to) {
    Text octets;
    ASSERT_EQ(entente_session_take(from, octets.out(), &error_), ENTENTE_OK);
    const std::string bytes = octets.str();
    ASSERT_EQ(entente_session_receive(to, reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size(), now_, &error_),
              ENTENTE_OK);
  }
  bool Next(entente_session* session, Message& message) {
    size_t length = 0;
    message.assign(ENTENTE_MOST_TOKENS, 0);
    const entente_status status = entente_session_next(session, message.data(), message.size(), &length, &error_);
    message.resize(status == ENTENTE_OK ? length : 0);
    return status == ENTENTE_OK;
  }
  void Exchange(uint32_t number) {
    Connection& connection = *connections_[number];
    Message message;
    Carry(connection.client, connection.server);
    while (Next(connection.server, message)) {
      EXPECT_EQ(entente_referee_receive(referee_, number, message.data(), message.size(), now_, &error_), ENTENTE_OK);
    }
    Deliver();
  }
  // Delivers all messages of the referee.
  void Deliver() {
    Message message(ENTENTE_MOST_TOKENS);
    uint32_t to = 0;
    size_t length = 0;
    while (entente_referee_next(referee_, &to, message.data(), message.size(), &length, &error_) == ENTENTE_OK) {
      EXPECT_EQ(entente_session_send(connections_[to]->server, message.data(), length, &error_), ENTENTE_OK);
    }
    EXPECT_EQ(error_.status, ENTENTE_ERR_NOT_FOUND);
    for (auto& [number, connection] : connections_) {
      Carry(connection->server, connection->client);
      while (Next(connection->client, message)) {
        connection->heard += (connection->heard.empty() ? "" : " / ") + WriteMessage(message);
      }
      message.resize(ENTENTE_MOST_TOKENS);
    }
  }
  // Sends a message and returns the answers.
  std::string Ask(uint32_t number, std::string_view text) {
    const Message message = ReadMessage(text);
    connections_[number]->heard.clear();
    EXPECT_EQ(entente_session_send(connections_[number]->client, message.data(), message.size(), &error_), ENTENTE_OK);
    Exchange(number);
    return connections_[number]->heard;
  }
  // Connects seven players and begins the game; returns their clients.
  std::vector<uint32_t> Join() {
    std::vector<uint32_t> players;
    for (int i = 0; i < 7; ++i) {
      players.push_back(Connect());
      EXPECT_EQ(Ask(players.back(), "NME ('bot') ('1')"), "YES ( NME ( 'bot' ) ( '1' ) ) / MAP ( 'standard' )");
    }
    for (const uint32_t player : players) Ask(player, "YES (MAP ('STANDARD'))");
    EXPECT_EQ(entente_referee_stage(referee_), uint32_t{ENTENTE_REFEREE_RUNNING});
    return players;
  }
  uint32_t PowerOf(uint32_t client) {
    auto info = Sized<entente_client_info>();
    EXPECT_EQ(entente_referee_client(referee_, client, &info, &error_), ENTENTE_OK);
    return info.power;
  }

  Owned<entente_language> language_;
  Owned<entente_referee> referee_;
  entente_referee_options options_ = Sized<entente_referee_options>();
  std::map<uint32_t, std::unique_ptr<Connection>> connections_;
  int64_t now_ = 1000;
};

TEST_F(RefereeTest, SevenClientsPlayATurn) {
  const std::vector<uint32_t> players = Join();
  EXPECT_NE(Ask(players[0], "HLO").find("( LVL 10 ) ( MTL 60 ) ( PDA )"), std::string::npos);
  int64_t due = 0;
  ASSERT_EQ(entente_referee_next_due(referee_, &due, &error_), ENTENTE_OK);
  EXPECT_EQ(due, 61000);
  connections_[players[3]]->heard.clear();
  now_ = due;
  ASSERT_EQ(entente_referee_advance(referee_, now_, &error_), ENTENTE_OK);
  Deliver();
  const std::string& heard = connections_[players[3]]->heard;
  EXPECT_EQ(heard.find("CCD ( AUS ) / "), 0u) << heard;
  EXPECT_NE(heard.find("ORD ( SPR 1901 ) ( ( AUS AMY BUD ) HLD ) ( SUC )"), std::string::npos) << heard;
  EXPECT_NE(heard.find("NOW ( FAL 1901 )"), std::string::npos) << heard;
  Owned<entente_game> game;
  ASSERT_EQ(entente_referee_game(referee_, game.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_phase_count(game), 1u);
  EXPECT_EQ(entente_referee_map(referee_), entente_game_map(game));
}

TEST_F(RefereeTest, ClientsHaveRoles) {
  const uint32_t client = Connect();
  auto info = Sized<entente_client_info>();
  ASSERT_EQ(entente_referee_client(referee_, client, &info, &error_), ENTENTE_OK);
  EXPECT_EQ(info.role, uint32_t{ENTENTE_CLIENT_NONE});
  Ask(client, "OBS");
  ASSERT_EQ(entente_referee_client(referee_, client, &info, &error_), ENTENTE_OK);
  EXPECT_EQ(info.role, uint32_t{ENTENTE_CLIENT_OBSERVER});
  EXPECT_EQ(info.power, ENTENTE_NO_POWER);
}

TEST_F(RefereeTest, ASavedGameGoesOn) {
  Text bytes, told;
  EXPECT_EQ(entente_referee_save(referee_, "game", 4, bytes.out(), &error_), ENTENTE_ERR_WRONG_PHASE);
  const std::vector<uint32_t> players = Join();
  const std::string hello = Ask(players[0], "HLO");  // HLO ( AUS ) ( 1234 ) ..
  const std::string power = hello.substr(6, 3), passcode = hello.substr(14, hello.find(' ', 14) - 14);
  ASSERT_EQ(entente_referee_save(referee_, "game", 4, bytes.out(), &error_), ENTENTE_OK) << error_.message;
  Text whole, nothing, more;
  ASSERT_EQ(entente_referee_save_new(referee_, "game", 4, 0, whole.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(whole.str(), bytes.str()) << "the first is a whole file";
  ASSERT_EQ(entente_referee_save_new(referee_, "game", 4, 0, nothing.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(nothing.str(), "");
  EXPECT_EQ(Ask(players[0], "NOT (GOF)"), "YES ( NOT ( GOF ) )");
  ASSERT_EQ(entente_referee_save_new(referee_, "game", 4, 0, more.out(), &error_), ENTENTE_OK);
  Owned<entente_referee> grown;
  const std::string file = whole.str() + more.str();
  ASSERT_EQ(entente_referee_load(file.data(), file.size(), map_, grown.out(), &error_), ENTENTE_OK) << error_.message;
  Text of_grown;
  ASSERT_EQ(entente_referee_save(grown, "game", 4, of_grown.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_referee_save_new(referee_, "game", 4, 1, bytes.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(of_grown.str(), bytes.str());
  EXPECT_NE(whole.str(), bytes.str());
  connections_[players[0]]->heard.clear();
  ASSERT_EQ(entente_referee_save_all(referee_, "game", 4, now_, told.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(told.str(), bytes.str());
  Deliver();
  EXPECT_EQ(connections_[players[0]]->heard, "SVE ( 'game' )");
  Text record;
  ASSERT_EQ(entente_referee_record(referee_, record.out(), &error_), ENTENTE_OK);
  EXPECT_NE(record.str().find(R"("table":{"variant":")"), std::string::npos) << record.str();
  EXPECT_TRUE(record.str().ends_with(R"("end":"no_result","winners":[],"press":[]}})")) << record.str();

  connections_.clear();
  const std::string saved = bytes.str();
  ASSERT_EQ(entente_referee_load(saved.data(), saved.size(), map_, referee_.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(entente_referee_map(referee_), map_);
  EXPECT_EQ(entente_referee_stage(referee_), uint32_t{ENTENTE_REFEREE_RESTORING});
  const uint32_t again = Connect();
  EXPECT_EQ(Ask(again, "IAM (" + power + ") (" + passcode + ")"), "YES ( IAM ( " + power + " ) ( " + passcode + " ) )");
  EXPECT_EQ(PowerOf(again), Power(power));
  ASSERT_EQ(entente_referee_go_on(referee_, now_, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_referee_stage(referee_), uint32_t{ENTENTE_REFEREE_RUNNING});
  ASSERT_EQ(entente_referee_load(saved.data(), saved.size(), nullptr, referee_.out(), &error_), ENTENTE_OK);
  EXPECT_STRNE(entente_referee_name(referee_), "");
  auto seat = Sized<entente_seat_info>();
  ASSERT_EQ(entente_referee_seat(referee_, Power("ENG"), &seat, &error_), ENTENTE_OK);
  EXPECT_EQ(seat.centers, 3u);
  EXPECT_EQ(seat.is_present + seat.is_eliminated, 0u);
  EXPECT_STRNE(seat.name, "");
  EXPECT_STREQ(entente_map_name(entente_referee_map(referee_)), "standard");
  Owned<entente_map> other;
  ASSERT_EQ(entente_map_builtin("1900", 4, other.out(), &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return entente_referee_load(saved.data(), saved.size(), other, referee_.out(), e); },
                "is on map standard, not on 1900");
  EXPECT_EQ(entente_referee_load(saved.data(), saved.size() - 1, nullptr, referee_.out(), &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
}

TEST_F(RefereeTest, ClosingTellsAll) {
  const uint32_t client = Connect();
  ASSERT_EQ(entente_referee_close(referee_, now_, &error_), ENTENTE_OK);
  Deliver();
  EXPECT_EQ(connections_[client]->heard, "OFF");
  ASSERT_EQ(entente_session_close(connections_[client]->server, &error_), ENTENTE_OK);
  Carry(connections_[client]->server, connections_[client]->client);
  EXPECT_EQ(Describe(connections_[client]->client).end_kind, uint32_t{ENTENTE_SESSION_BY_PEER});
  EXPECT_EQ(entente_referee_disconnect(referee_, client, now_, &error_), ENTENTE_OK);
}

TEST_F(RefereeTest, ClientsAreToldTheNamesOfOtherMaps) {
  Use(NewMap("ancmed"));
  ASSERT_EQ(entente_language_new(map_, ENTENTE_DIALECT_0167, 0, language_.out(), &error_), ENTENTE_OK);
  Begin();
  const uint32_t client = Connect();
  auto name = Sized<entente_token_name>(), expected = Sized<entente_token_name>();
  uint32_t count = 0;
  while (entente_session_name(connections_[client]->client, count, &name, &error_) == ENTENTE_OK) {
    ASSERT_EQ(entente_language_name(language_, count++, &expected, &error_), ENTENTE_OK);
    EXPECT_STREQ(name.word, expected.word);
    EXPECT_EQ(name.token, expected.token);
  }
  EXPECT_EQ(entente_language_name(language_, count, &expected, &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_GT(count, 30u);
}

TEST_F(RefereeTest, SessionsTellErrorsAndTime) {
  auto limits = Sized<entente_session_limits>();
  ASSERT_EQ(entente_session_limits_init(&limits, &error_), ENTENTE_OK);
  EXPECT_EQ(limits.initial_seconds, 30u);
  limits.initial_seconds = 2;
  Owned<entente_session> session;
  ASSERT_EQ(entente_session_new(ENTENTE_SESSION_SERVER, language_, &limits, 0, 500, session.out(), &error_),
            ENTENTE_OK);
  int64_t due = 0;
  ASSERT_EQ(entente_session_next_due(session, &due, &error_), ENTENTE_OK);
  EXPECT_EQ(due, 2500);
  ASSERT_EQ(entente_session_advance(session, due, &error_), ENTENTE_OK);
  entente_session_info info = Describe(session);
  EXPECT_EQ(info.stage, uint32_t{ENTENTE_SESSION_ENDED});
  EXPECT_EQ(info.end_kind, uint32_t{ENTENTE_SESSION_ERROR});
  EXPECT_EQ(info.code, 1u);
  EXPECT_EQ(info.pending_octets, 6u);
  ASSERT_EQ(entente_session_next_due(session, &due, &error_), ENTENTE_OK);
  EXPECT_EQ(due, ENTENTE_NEVER);
}

TEST_F(RefereeTest, BadArgumentsAreNamed) {
  entente_session* made = nullptr;
  entente_referee* built = nullptr;
  entente_game* game = nullptr;
  Text text;
  Owned<entente_session> session;
  entente_token tokens[2] = {0x5800, 0};
  size_t length = 0;
  int64_t due = 0;
  uint32_t client = 0;
  auto limits = Sized<entente_session_limits>();
  auto info = Sized<entente_session_info>();
  auto name = Sized<entente_token_name>();
  auto who = Sized<entente_client_info>();
  auto seat = Sized<entente_seat_info>();
  ASSERT_EQ(entente_session_new(ENTENTE_SESSION_CLIENT, nullptr, nullptr, 0, 0, session.out(), &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return entente_session_limits_init(nullptr, e); }, "limits");
  ExpectRefused([&](auto* e) { return entente_session_new(2, language_, nullptr, 0, 0, &made, e); }, "side");
  ExpectRefused([&](auto* e) { return entente_session_new(0, nullptr, nullptr, 0, 0, &made, e); }, "language");
  ExpectRefused([&](auto* e) { return entente_session_new(0, language_, &limits, 0, 0, &made, e); }, "message_octets");
  ExpectRefused([&](auto* e) { return entente_session_new(0, language_, nullptr, 2, 0, &made, e); }, "table");
  ExpectRefused([&](auto* e) { return entente_session_new(0, language_, nullptr, 0, -1, &made, e); }, "now");
  ExpectRefused([&](auto* e) { return entente_session_new(0, language_, nullptr, 0, 0, nullptr, e); }, "session");
  ExpectRefused([&](auto* e) { return entente_session_receive(nullptr, nullptr, 0, 0, e); }, "session");
  ExpectRefused([&](auto* e) { return entente_session_receive(session, nullptr, 1, 0, e); }, "octets");
  ExpectRefused([&](auto* e) { return entente_session_receive(session, nullptr, 0, -1, e); }, "now");
  ExpectRefused([&](auto* e) { return entente_session_advance(nullptr, 0, e); }, "session");
  ExpectRefused([&](auto* e) { return entente_session_next_due(session, nullptr, e); }, "due");
  ExpectRefused([&](auto* e) { return entente_session_send(nullptr, tokens, 1, e); }, "session");
  ExpectRefused([&](auto* e) { return entente_session_send(session, tokens, 1, e); }, "never sent");
  ExpectRefused([&](auto* e) { return entente_session_close(nullptr, e); }, "session");
  ExpectRefused([&](auto* e) { return entente_session_next(nullptr, tokens, 2, &length, e); }, "session");
  ExpectRefused([&](auto* e) { return entente_session_next(session, tokens, 2, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_session_take(nullptr, text.out(), e); }, "session");
  ExpectRefused([&](auto* e) { return entente_session_take(session, nullptr, e); }, "octets");
  ExpectRefused([&](auto* e) { return entente_session_describe(session, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_session_describe(nullptr, &info, e); }, "session");
  ExpectRefused([&](auto* e) { return entente_session_name(session, 0, &name, e); }, "index");
  ExpectRefused([&](auto* e) { return entente_session_name(session, 0, nullptr, e); }, "name");
  ExpectRefused([&](auto* e) { return entente_referee_new(nullptr, nullptr, &options_, "", 0, 1, &built, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_referee_new(map_, nullptr, nullptr, "", 0, 1, &built, e); }, "options");
  ExpectRefused([&](auto* e) { return entente_referee_new(map_, nullptr, &options_, nullptr, 1, 1, &built, e); },
                "name");
  ExpectRefused([&](auto* e) { return entente_referee_new(map_, nullptr, &options_, "", 0, 1, nullptr, e); },
                "referee");
  options_.reserved = 1;
  ExpectRefused([&](auto* e) { return entente_referee_new(map_, nullptr, &options_, "", 0, 1, &built, e); },
                "options.reserved");
  options_.reserved = 0;
  options_.flags = 128;
  ExpectRefused([&](auto* e) { return entente_referee_new(map_, nullptr, &options_, "", 0, 1, &built, e); }, "flags");
  options_.level = 0;
  options_.flags = ENTENTE_REFEREE_NO_BUILD_PRESS;
  ExpectRefused([&](auto* e) { return entente_referee_new(map_, nullptr, &options_, "", 0, 1, &built, e); },
                "build press");
  options_.flags = 0;
  options_.level = 9000;
  ExpectRefused([&](auto* e) { return entente_referee_new(map_, nullptr, &options_, "", 0, 1, &built, e); }, "level");
  ExpectRefused([&](auto* e) { return entente_referee_load(nullptr, 1, nullptr, &built, e); }, "bytes");
  ExpectRefused([&](auto* e) { return entente_referee_load("x", 1, nullptr, &built, e); }, "REFEREE");
  ExpectRefused([&](auto* e) { return entente_referee_load("x", 1, nullptr, nullptr, e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_reserve(referee_, 7, "a", 1, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_referee_reserve(referee_, 0, nullptr, 1, e); }, "name");
  ExpectRefused([&](auto* e) { return entente_referee_reserve(referee_, 0, "", 0, e); }, "name of a client");
  ExpectRefused([&](auto* e) { return entente_referee_seat(referee_, 7, &seat, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_referee_seat(referee_, 0, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_referee_connect(nullptr, "", 0, 0, &client, e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_connect(referee_, "", 0, 0, nullptr, e); }, "client");
  ExpectRefused([&](auto* e) { return entente_referee_receive(nullptr, 1, tokens, 1, 0, e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_receive(referee_, 1, tokens, 1, 0, e); }, "never sent");
  ExpectRefused([&](auto* e) { return entente_referee_disconnect(nullptr, 1, 0, e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_advance(referee_, -1, e); }, "now");
  ExpectRefused([&](auto* e) { return entente_referee_next_due(referee_, nullptr, e); }, "due");
  ExpectRefused([&](auto* e) { return entente_referee_next_due(nullptr, &due, e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_go_on(nullptr, 0, e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_close(nullptr, 0, e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_next(referee_, nullptr, tokens, 2, &length, e); }, "client");
  ExpectRefused([&](auto* e) { return entente_referee_next(nullptr, &client, tokens, 2, &length, e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_save(nullptr, "a", 1, text.out(), e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_save(referee_, "a.b", 3, text.out(), e); }, "letters");
  ExpectRefused([&](auto* e) { return entente_referee_save_new(referee_, "a", 1, 2, text.out(), e); }, "whole");
  ExpectRefused([&](auto* e) { return entente_referee_save_new(referee_, "a", 1, 0, nullptr, e); }, "bytes");
  ExpectRefused([&](auto* e) { return entente_referee_save_all(referee_, "a", 1, 0, nullptr, e); }, "bytes");
  ExpectRefused([&](auto* e) { return entente_referee_record(nullptr, text.out(), e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_record(referee_, nullptr, e); }, "json");
  ExpectRefused([&](auto* e) { return entente_referee_game(nullptr, &game, e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_game(referee_, nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_referee_client(nullptr, 1, &who, e); }, "referee");
  ExpectRefused([&](auto* e) { return entente_referee_client(referee_, 1, nullptr, e); }, "info");
  EXPECT_EQ(entente_referee_stage(nullptr), 0u);
  EXPECT_EQ(entente_referee_map(nullptr), nullptr);
  entente_session_free(nullptr);
  entente_referee_free(nullptr);
}

// BUILD_ANY of chaos; without it no power there could build more than one unit.
TEST_F(RefereeTest, AMapsOwnRulesActBesideThoseOfDaide) {
  Owned<entente_map> chaos;
  Owned<entente_referee> made;
  Owned<entente_game> game;
  auto rules = Sized<entente_rules>(), told = Sized<entente_rules>();
  ASSERT_EQ(entente_map_builtin("chaos", 5, chaos.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_rules_read(chaos, "daide", 5, &rules, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_referee_new(chaos, nullptr, &options_, "", 0, 1, made.out(), &error_), ENTENTE_OK)
      << error_.message;
  ASSERT_EQ(entente_referee_game(made, game.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_rules(game, &told, &error_), ENTENTE_OK);
  EXPECT_EQ(std::memcmp(&told, &rules, sizeof rules), 0);
}

}  // namespace
}  // namespace entente_test
