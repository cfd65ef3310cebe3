// Sends random messages of clients at any time: nothing breaks, and every answer is in the language.
#include <gtest/gtest.h>

#include "base/test_repeats.h"
#include "map_language/builtin.h"
#include "press/language/message_maker_test_util.h"
#include "press/language/message_text.h"
#include "press/referee/random_players_test_util.h"
#include "press/table/daide_rules.h"

namespace entente::press {
namespace {

const int kMessages = Repeats(20'000);  // for each setting
constexpr Time kLongestWait = 20 * kSecond;

class RandomClients {
 public:
  RandomClients(std::string_view map, const GameOptions& options, uint64_t seed)
      : map_(BuiltinMap(map).value()),
        options_(options),
        referee_(MakeReferee(seed)),
        grammar_(GrammarOptions{.partial_draws = options.partial_draws}),
        level_(options.level),
        maker_(seed),
        players_(*map_, seed) {}

  void Run() {
    for (int i = 0; i < kMessages && !testing::Test::HasFatalFailure(); ++i) {
      Step();
      CheckSent();
    }
  }
  const Game& game() const { return referee_.game(); }
  int answers() const { return answers_; }

 private:
  Random& random() { return maker_.random(); }
  Referee MakeReferee(uint64_t seed) const { return Referee::Make(map_, DaideRules(), options_, "", seed).value(); }

  void Step() {
    if (game().is_over() && random().Below(300) == 0) StartAgain();
    if (clients_.size() < 9) Join();
    const uint32_t choice = random().Below(100);
    if (choice < 50) return Say(AnyClient(), maker_.Make("client_message", level_));
    if (choice < 70) return Say(AnyClient(), Damaged(maker_.Make("client_message", level_)));
    if (choice < 71) return Leave();
    if (choice < 75) return referee_.Advance(now_ += random().Below(kLongestWait));
    if (choice < 85) return SayOrders(false);
    if (choice < 88) return SayOrders(true);
    if (choice < 91) return ComeBack();
    if (choice < 92) return Load();
    Say(AnyClient(),
        ReadMessage(choice < 96 ? "YES (MAP ('standard'))" : "DRW", referee_.tokens().vocabulary()).value());
  }

  void StartAgain() {
    referee_ = MakeReferee(random().Next());
    clients_.clear();
    hellos_.clear();
    now_ = 0;
  }

  ClientId AnyClient() { return clients_[random().Below(static_cast<uint32_t>(clients_.size()))]; }
  void Say(ClientId client, const Message& message) { referee_.Receive(client, message, now_); }

  void Join() {
    const ClientId client = referee_.Connect(now_);
    clients_.push_back(client);
    if (random().Below(4) == 0) return;
    for (const std::string_view text : {"NME ('a') ('b')", "YES (MAP ('standard'))"}) {
      Say(client, ReadMessage(text, referee_.tokens().vocabulary()).value());
    }
  }
  void Leave() {
    const ClientId client = AnyClient();
    referee_.Disconnect(client, now_);
    std::erase(clients_, client);
  }
  // A client tries to return with a passcode from an HLO.
  void ComeBack() {
    if (hellos_.empty()) return;
    const auto& [power, passcode] = hellos_[random().Below(static_cast<uint32_t>(hellos_.size()))];
    const Message iam = MessageBuilder(tokens::kIAM).Group(power).Group(passcode).Take();
    clients_.push_back(referee_.Connect(now_));
    Say(clients_.back(), iam);
  }
  void SayOrders(bool damaged) {
    if (game().is_over()) return;
    for (const auto& [power, sub] : players_.ChooseTurn(game(), referee_.tokens())) {
      for (const ClientId client : clients_) {
        if (referee_.PowerOf(client) == power) Say(client, damaged ? Damaged(sub) : sub);
      }
    }
  }
  // Saves and loads the game; all clients must return to it.
  void Load() {
    if (random().Below(20) != 0) return;
    const Result<std::string> saved = referee_.Save("random", now_);
    CheckSent();
    if (!saved.ok()) return;
    Result<Referee> loaded = Referee::Load(*saved, nullptr);
    ASSERT_TRUE(loaded.ok()) << loaded.status();
    referee_ = *std::move(loaded);
    clients_.clear();
    for (int i = 0; i < 9; ++i) Join();
    if (random().Below(2) == 0) referee_.GoOn(now_);
  }

  Message Damaged(Message message) {
    for (uint32_t i = random().Below(3); i < 3; ++i) {
      const size_t at = random().Below(static_cast<uint32_t>(message.size()));
      const auto place = message.begin() + static_cast<std::ptrdiff_t>(at);
      switch (random().Below(3)) {
        case 0:
          *place = maker_.AnyToken();
          break;
        case 1:
          message.insert(place, maker_.AnyToken());
          break;
        default:
          if (message.size() > 1) message.erase(place);
      }
    }
    return message;
  }

  void CheckSent() {
    for (const Outgoing& sent : referee_.outbox()) {
      ++answers_;
      if (sent.message.front() == tokens::kPRN) continue;  // PRN quotes the brackets of the client
      const MessageCheck check = grammar_.Check(sent.message, MessageKind::kFromServer, level_);
      ASSERT_EQ(check.verdict, Verdict::kAllowed)
          << MessageText(sent.message, referee_.tokens().vocabulary()) << " at token " << check.err_at;
      if (sent.message.front() == tokens::kHLO && IsPower(sent.message[2])) {
        hellos_.emplace_back(sent.message[2], sent.message[5]);
      }
    }
    referee_.ClearOutbox();
  }

  const MapRef map_;
  const GameOptions options_;
  Referee referee_;
  MessageGrammar grammar_;
  int level_;
  MessageMaker maker_;
  RandomPlayers players_;
  Time now_ = 0;
  std::vector<ClientId> clients_;
  std::vector<std::pair<Token, Token>> hellos_;  // powers and their passcodes
  int answers_ = 0;
};

void RunRandomly(const GameOptions& options, uint64_t seed) {
  RandomClients clients("standard", options, seed);
  clients.Run();
  EXPECT_GT(clients.answers(), kMessages / 4);
}

TEST(RandomClientsTest, WithoutPressAndLimits) { RunRandomly({}, 1); }

TEST(RandomClientsTest, WithLimits) {
  GameOptions options;
  options.movement_limit = 60;
  options.retreat_limit = 30;
  options.build_limit = 30;
  options.stops_for_absent = true;
  RunRandomly(options, 2);
}

TEST(RandomClientsTest, WithAnyOrders) {
  GameOptions options;
  options.any_orders = true;
  options.movement_limit = 60;
  RunRandomly(options, 3);
}

TEST(RandomClientsTest, WithPressOfLevel130) {
  GameOptions options;
  options.level = 130;
  options.partial_draws = true;
  options.movement_limit = 100;
  options.press_limit = 20;
  options.no_build_press = true;
  RunRandomly(options, 4);
}

TEST(RandomClientsTest, WithFreeText) {
  GameOptions options;
  options.level = kFreeTextLevel;
  options.partial_draws = true;
  RunRandomly(options, 5);
}

}  // namespace
}  // namespace entente::press
