#include "press/referee/referee_test_util.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "game/powers_left.h"
#include "map_language/builtin.h"
#include "press/language/message_text.h"
#include "press/table/daide_rules.h"
#include "press/table/order_tokens.h"

namespace entente::press {
namespace {

Referee MakeReferee(const GameOptions& options, MapRef map, uint64_t seed) {
  Result<Referee> made = Referee::Make(std::move(map), DaideRules(), options, "", seed);
  EXPECT_TRUE(made.ok()) << made.status();
  return *std::move(made);
}

}  // namespace

std::string Yes(std::string_view message) { return "YES ( " + std::string(message) + " )"; }
std::string Rej(std::string_view message) { return "REJ ( " + std::string(message) + " )"; }

TestTable::TestTable(const GameOptions& options, std::string_view map, uint64_t seed)
    : TestTable(options, BuiltinMap(map).value(), seed) {}

TestTable::TestTable(const GameOptions& options, MapRef map, uint64_t seed)
    : referee_(MakeReferee(options, std::move(map), seed)),
      grammar_(GrammarOptions{.dialect = options.dialect, .partial_draws = options.partial_draws}),
      level_(options.level) {}

void TestTable::Use(Referee referee) {
  referee_.emplace(std::move(referee));
  players_.clear();
  Collect();
}

ClientId TestTable::Connect(std::string_view from) {
  const ClientId client = referee_->Connect(now_, from);
  Collect();
  return client;
}

void TestTable::Disconnect(ClientId client) {
  referee_->Disconnect(client, now_);
  Collect();
}

void TestTable::Say(ClientId client, std::string_view text) {
  const Result<Message> message = ReadMessage(text, referee_->tokens().vocabulary());
  ASSERT_TRUE(message.ok()) << text << ": " << message.status();
  Say(client, *message);
}

void TestTable::Say(ClientId client, MessageView message) {
  referee_->Receive(client, message, now_);
  Collect();
}

void TestTable::Wait(Time milliseconds) {
  now_ += milliseconds;
  referee_->Advance(now_);
  Collect();
}

std::string TestTable::Text(MessageView message) const { return MessageText(message, referee_->tokens().vocabulary()); }

void TestTable::Collect() {
  for (const Outgoing& sent : referee_->outbox()) {
    const std::string text = Text(sent.message);
    const MessageCheck check = grammar_.Check(sent.message, MessageKind::kFromServer, level_);
    const bool has_bad_brackets = sent.message.front() == tokens::kPRN;  // those of the client
    EXPECT_TRUE(has_bad_brackets || check.verdict == Verdict::kAllowed) << text << " at token " << check.err_at;
    heard_[sent.to].push_back(text);
  }
  referee_->ClearOutbox();
}

std::vector<std::string> TestTable::Heard(ClientId client) { return std::exchange(heard_[client], {}); }

std::string TestTable::HeardText(ClientId client) {
  std::string all;
  for (const std::string& text : Heard(client)) all.append(all.empty() ? "" : " / ").append(text);
  return all;
}

std::string TestTable::Ask(ClientId client, std::string_view text) {
  heard_[client].clear();
  Say(client, text);
  return HeardText(client);
}

ClientId TestTable::Join(std::string_view name) {
  const ClientId client = Connect();
  Say(client, "NME ('" + std::string(name) + "') ('1.0')");
  Say(client, "YES (MAP ('" + std::string(game().map().name()) + "'))");
  players_.push_back(client);
  return client;
}

ClientId TestTable::Observe() {
  const ClientId client = Connect();
  Say(client, "OBS");
  Say(client, "YES (MAP ('" + std::string(game().map().name()) + "'))");
  return client;
}

ClientId TestTable::Return(std::string_view iam) {
  const ClientId client = Connect();
  Say(client, iam);
  players_.push_back(client);
  return client;
}

void TestTable::Begin() {
  for (int i = std::popcount(PlayedPowers(game().map())); i > 0; --i) Join("bot" + std::to_string(i));
  ForgetHeard();
}

ClientId TestTable::Player(std::string_view power) const {
  for (const ClientId client : players_) {
    if (referee_->PowerOf(client) == Power(power)) return client;
  }
  ADD_FAILURE() << "no client plays " << power;
  return kNoClient;
}

PowerIndex TestTable::Power(std::string_view word) const {
  return referee_->tokens().PowerOf(referee_->tokens().vocabulary().Find(word).value());
}

std::string TestTable::PasscodeOf(ClientId client) {
  const std::string hlo = Ask(client, "HLO");  // HLO ( ENG ) ( 4711 ) ( .. )
  const size_t start = hlo.find(") ( ") + 4;
  return hlo.substr(start, hlo.find(' ', start) - start);
}

void TestTable::VoteForDraw() {
  for (const std::string_view power : kStandardPowers) Say(Player(power), "DRW");
}

void TestTable::HoldAll() {
  const int phase = game().phase_count();
  std::vector<Unit> units;
  game().position().ForEachUnit([&](const Unit& unit) { units.push_back(unit); });
  for (const Unit& unit : units) {
    if (game().phase_count() != phase) return;
    const std::span<const Order> stored = game().SubmittedOrders(unit.power);
    const auto is_its = [&](Order order) { return order.source() == unit.location; };
    if (std::any_of(stored.begin(), stored.end(), is_its)) continue;
    const auto player = std::find_if(players_.begin(), players_.end(),
                                     [&](ClientId client) { return referee_->PowerOf(client) == unit.power; });
    if (player == players_.end()) continue;
    Say(*player, MessageBuilder(tokens::kSUB).Group(UnitOrder(game().map(), tokens(), unit, tokens::kHLD)).Take());
  }
}

}  // namespace entente::press
