// Runs a referee and its clients in one process: tests send texts for the clients and read the answers.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_TEST_UTIL_H_

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "press/referee/referee.h"

namespace entente::press {

// The powers of the standard map, in the order of their numbers.
inline constexpr std::string_view kStandardPowers[] = {"AUS", "ENG", "FRA", "GER", "ITA", "RUS", "TUR"};

// "YES ( .. )" and "REJ ( .. )" around a text.
std::string Yes(std::string_view message);
std::string Rej(std::string_view message);

// A referee with its clients. The test fails if a message of the referee is not in the language.
class TestTable {
 public:
  explicit TestTable(const GameOptions& options = {}, std::string_view map = "standard", uint64_t seed = 1);
  TestTable(const GameOptions& options, MapRef map, uint64_t seed = 1);

  Referee& referee() { return *referee_; }
  const Game& game() const { return referee_->game(); }
  const MapTokens& tokens() const { return referee_->tokens(); }
  void Use(Referee referee);  // replaces the referee

  ClientId Connect(std::string_view from = {});
  void Disconnect(ClientId client);
  // Sends a message of a client, given as text. The test fails if the text is no message.
  void Say(ClientId client, std::string_view text);
  void Say(ClientId client, MessageView message);
  void Wait(Time milliseconds);
  Time now() const { return now_; }

  // The messages that a client has heard since the last call.
  std::vector<std::string> Heard(ClientId client);
  // The same as one text, with " / " between messages.
  std::string HeardText(ClientId client);
  // Says a text and returns the messages that the client hears then.
  std::string Ask(ClientId client, std::string_view text);
  void ForgetHeard() { heard_.clear(); }

  // Adds a player: it has said its name and accepted the map.
  ClientId Join(std::string_view name = "bot");
  ClientId Observe();
  // Adds a client that returns to its seat with the message `iam` (IAM ..).
  ClientId Return(std::string_view iam);
  // All players join. Clears the heard messages.
  void Begin();
  // The client that plays "ENG".
  ClientId Player(std::string_view power) const;
  PowerIndex Power(std::string_view word) const;
  std::string PasscodeOf(ClientId client);  // from its HLO

  // Every unit without an order gets a hold, so the movement turn is played.
  void HoldAll();
  // All powers of the standard map vote for a draw: the game ends.
  void VoteForDraw();
  std::string Text(MessageView message) const;

 private:
  void Collect();

  std::optional<Referee> referee_;
  MessageGrammar grammar_;
  int level_;
  Time now_ = 0;
  std::vector<ClientId> players_;
  std::map<ClientId, std::vector<std::string>> heard_;
};

// A table whose game has begun, seen by two of its players.
class TwoPlayerTest : public testing::Test {
 protected:
  void Use(const GameOptions& options) {
    table_.emplace(options);
    table_->Begin();
    england_ = table_->Player("ENG");
    france_ = table_->Player("FRA");
  }
  std::string Send(std::string_view text) { return table_->Ask(england_, text); }

  std::optional<TestTable> table_;
  ClientId england_ = kNoClient, france_ = kNoClient;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_TEST_UTIL_H_
