// Clients of a referee in one process: they say and hear texts.
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

// As the standard map numbers them.
inline constexpr std::string_view kStandardPowers[] = {"AUS", "ENG", "FRA", "GER", "ITA", "RUS", "TUR"};

// "YES ( .. )" and "REJ ( .. )" round a text.
std::string Yes(std::string_view message);
std::string Rej(std::string_view message);

// A referee with its clients. All that it sends has to be of the language, or the test fails.
class TestTable {
 public:
  explicit TestTable(const GameOptions& options = {}, std::string_view map = "standard", uint64_t seed = 1);
  TestTable(const GameOptions& options, MapRef map, uint64_t seed = 1);

  Referee& referee() { return *referee_; }
  const Game& game() const { return referee_->game(); }
  const MapTokens& tokens() const { return referee_->tokens(); }
  void Use(Referee referee);  // another one in its place

  ClientId Connect();
  void Disconnect(ClientId client);
  // What a client says, in text; a message that the test itself cannot write is a failure.
  void Say(ClientId client, std::string_view text);
  void Say(ClientId client, MessageView message);
  void Wait(Time milliseconds);
  Time now() const { return now_; }

  // What a client has heard since it was asked last.
  std::vector<std::string> Heard(ClientId client);
  // The same as one text, with " / " between messages.
  std::string HeardText(ClientId client);
  // Says something and returns what is heard then.
  std::string Ask(ClientId client, std::string_view text);
  void ForgetHeard() { heard_.clear(); }

  // A client that has said its name and accepted the map.
  ClientId Join(std::string_view name = "bot");
  ClientId Observe();
  // A client that comes back with what it says (IAM ..).
  ClientId Return(std::string_view iam);
  // All players join; what they heard is forgotten.
  void Begin();
  // The client that plays "ENG".
  ClientId Player(std::string_view power) const;
  PowerIndex Power(std::string_view word) const;
  std::string PasscodeOf(ClientId client);  // by HLO

  // Units without an order hold: a movement turn is played.
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
