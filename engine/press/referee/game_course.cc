#include <algorithm>

#include "game/powers_left.h"
#include "press/referee/requests.h"

namespace entente::press {
namespace {

Message CcdMessage(const RefereeState& state, PowerIndex power) {
  return Around(tokens::kCCD, {{state.tokens.Power(power)}});
}

}  // namespace

void RefereeState::StartClock(Time milliseconds) {
  clock.Start(now, milliseconds);
  if (!clock.has_limit()) return;
  const Message left = TmeMessage(clock.SecondsLeft(now));
  if (!IsAnyAwaited()) return SendAll(left);
  clock.Stop(now);
  SendAll(Around(tokens::kNOT, left));
}

void RefereeState::StopOrGoOn() {
  if (!clock.has_limit()) return;
  const bool runs = !IsAnyAwaited();
  if (runs == clock.runs()) return;
  runs ? clock.GoOn(now) : clock.Stop(now);
  const Message left = TmeMessage(clock.SecondsLeft(now));
  SendAll(runs ? left : Around(tokens::kNOT, left));
}

void RefereeState::StartTurn(Time milliseconds) {
  StartClock(milliseconds);
  for (const PowerIndex power : map().powers()) {
    if (!IsPresent(power)) continue;
    if (const MissingOrders missing = Missing(power); !missing.is_shown) {
      Send(*Find(seats[power].client), MisMessage(position(), tokens, missing));
    }
  }
}

Time RefereeState::WholeTurn() const { return LimitOf(options, position().phase_type()) * kSecond; }

std::vector<PowerIndex> RefereeState::ShuffledPowers() {
  std::vector<PowerIndex> powers = PowersOfSet(PlayedPowers(map()));
  for (size_t i = powers.size(); i > 1; --i) {
    std::swap(powers[i - 1], powers[random.Below(static_cast<uint32_t>(i))]);
  }
  return powers;
}

void RefereeState::TakeSeat(Client& client, PowerIndex power) {
  client.power = power;
  Seat& seat = seats[power];
  seat.client = client.id;
  seat.passcode = static_cast<int>(1 + random.Below(kGreatestNumber));
  seat.name = client.name;
  seat.version = client.version;
}

// The powers of a round of the rotation, the last client's first.
std::vector<PowerIndex> RefereeState::PowersOfRound() const {
  std::vector<PowerIndex> powers = PowersOfSet(PlayedPowers(map()));
  const size_t moved = static_cast<size_t>(options.round - 1) % powers.size();
  std::rotate(powers.begin(), powers.begin() + static_cast<ptrdiff_t>(moved), powers.end());
  std::reverse(powers.begin(), powers.end());
  return powers;
}

// Gives every player a power: first those that powers are kept for, then the rest.
void RefereeState::Deal() {
  std::vector<PowerIndex> powers = options.round == 0 ? ShuffledPowers() : PowersOfRound();
  std::vector<Client*> players;
  for (auto& [id, client] : clients) {
    if (client.role == Role::kPlayer) players.push_back(&client);
  }
  const auto by_name = [](const Client* a, const Client* b) { return a->name < b->name; };
  if (options.round > 0) std::stable_sort(players.begin(), players.end(), by_name);
  for (const auto& [power, name] : reserved) {
    const auto found =
        std::find_if(players.begin(), players.end(), [&wanted = name](const Client* c) { return c->name == wanted; });
    if (found == players.end()) continue;
    TakeSeat(**found, power);
    players.erase(found);
    std::erase(powers, power);
  }
  for (Client* player : players) {
    TakeSeat(*player, powers.back());
    powers.pop_back();
  }
}

void RefereeState::Begin() {
  stage = Stage::kRunning;
  Deal();
  for (const auto& [id, client] : clients) {
    if (client.is_in()) Send(client, HloMessage(*this, client));
  }
  SendAll(Sco());
  SendAll(Now());
  StartTurn(WholeTurn());
}

void RefereeState::Resume() {
  stage = game->is_over() ? Stage::kFinished : Stage::kRunning;
  for (const PowerIndex power : PowersOfSet(PlayedPowers(map()))) {
    if (is_running() && !IsPresent(power)) SendAll(CcdMessage(*this, power));
  }
  SendAll(Sco());
  if (!is_running()) End();
  SendAll(Now());
  if (is_running()) StartTurn(clock.Left(now));
  DrawWithoutAbsent(*this);
  PlayReadyTurns();
}

void RefereeState::End() {
  stage = Stage::kFinished;
  clock.Start(now, 0);
  for (const Message& message : EndMessages(*this)) SendAll(message);
}

void RefereeState::AnnounceDisorder(PowerIndex power) { SendAll(CcdMessage(*this, power)); }

void RefereeState::ReportTurn(int phase) {
  for (const Message& message : Results(phase)) SendAll(message);
  if (CountsCenters(*game, phase)) SendAll(Sco());
  if (game->is_over()) End();
  SendAll(Now());
  if (is_running()) StartTurn(WholeTurn());
}

}  // namespace entente::press
