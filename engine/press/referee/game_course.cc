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

void RefereeState::Begin() {
  stage = Stage::kRunning;
  std::vector<PowerIndex> powers = ShuffledPowers();
  for (auto& [id, client] : clients) {
    if (client.role != Role::kPlayer) continue;
    TakeSeat(client, powers.back());
    powers.pop_back();
  }
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
