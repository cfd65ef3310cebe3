#include "press/referee/turn_cycle.h"

#include <algorithm>
#include <utility>

#include "game/powers_left.h"
#include "map/each_power.h"
#include "press/referee/board_requests.h"
#include "press/referee/draw_requests.h"
#include "press/referee/ordering.h"
#include "press/referee/turn_report.h"

namespace entente::press {
namespace {

Message CcdMessage(const RefereeState& state, PowerIndex power) {
  return Around(tokens::kCCD, {{state.tokens.Power(power)}});
}

Message TmeMessage(const RefereeState& state) {
  return MessageBuilder(tokens::kTME).Open().Number(state.clock.SecondsLeft(state.now)).Close().Take();
}

bool IsAnybodyInTheWay(const RefereeState& state) {
  for (int p = 0; p < state.map().power_count(); ++p) {
    if (IsAbsenceInTheWay(state, static_cast<PowerIndex>(p))) return true;
  }
  return false;
}

// The clock of a turn that begins, and what is told of it.
void StartClock(RefereeState& state, Time milliseconds) {
  state.clock.Start(state.now, milliseconds);
  if (!state.clock.has_limit()) return;
  if (IsAnybodyInTheWay(state)) {
    state.clock.Stop(state.now);
    return state.SendAll(Around(tokens::kNOT, TmeMessage(state)));
  }
  state.SendAll(TmeMessage(state));
}

void StartTurn(RefereeState& state) {
  StartClock(state, LimitOf(state.options, state.game->position().phase_type()) * kSecond);
}

bool IsReady(const RefereeState& state, PowerIndex power) {
  if (!state.IsPresent(power)) return !IsAbsenceInTheWay(state, power);
  return (state.game->submissions().waiting() & SetOf(power)) == 0 && !FindMissing(state, power).any();
}

// Whether a player is present, in a movement turn one with a unit: for others no turn is played before its deadline.
bool IsAnybodyThere(const RefereeState& state) {
  const PositionView position = state.game->position();
  const bool needs_unit = position.phase_type() == PhaseType::kMovement;
  for (int p = 0; p < state.map().power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    if (state.IsPresent(power) && (!needs_unit || position.UnitCountOf(power) > 0)) return true;
  }
  return false;
}

bool IsTurnReady(const RefereeState& state) {
  if (!state.is_running() || !IsAnybodyThere(state)) return false;
  const PowerSet left = PowersLeft(state.game->position());
  for (int p = 0; p < state.map().power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    if ((left & SetOf(power)) != 0 && !IsReady(state, power)) return false;
  }
  return true;
}

void PlayTurn(RefereeState& state) {
  (void)state.game->Process();
  const int phase = state.game->phase_count() - 1;
  for (const Message& message : OrdMessages(*state.game, phase, state.tokens, state.turns)) state.SendAll(message);
  if (CountsCenters(*state.game, phase)) state.SendAll(ScoNow(state));
  if (state.game->is_over()) EndGame(state);
  state.SendAll(NowNow(state));
  if (state.is_running()) StartTurn(state);
}

std::vector<PowerIndex> ShuffledPowers(RefereeState& state) {
  std::vector<PowerIndex> powers;
  const PowerSet played = PlayedPowers(state.map());
  ForEachBit(&played, 1, [&](int power) { powers.push_back(static_cast<PowerIndex>(power)); });
  for (size_t i = powers.size(); i > 1; --i) {
    std::swap(powers[i - 1], powers[state.random.Below(static_cast<uint32_t>(i))]);
  }
  return powers;
}

void TakeSeat(RefereeState& state, Client& client, PowerIndex power) {
  client.power = power;
  Seat& seat = state.seats[power];
  seat.client = client.id;
  seat.passcode = static_cast<int>(1 + state.random.Below(kGreatestNumber));
  seat.name = client.name;
  seat.version = client.version;
}

}  // namespace

void BeginGame(RefereeState& state) {
  state.stage = Stage::kRunning;
  std::vector<PowerIndex> powers = ShuffledPowers(state);
  for (auto& [id, client] : state.clients) {
    if (client.role != Role::kPlayer) continue;
    TakeSeat(state, client, powers.back());
    powers.pop_back();
  }
  for (const auto& [id, client] : state.clients) {
    if (client.is_in()) state.Send(client, HloMessage(state, client));
  }
  state.SendAll(ScoNow(state));
  state.SendAll(NowNow(state));
  StartTurn(state);
}

void GoOnWithGame(RefereeState& state) {
  state.stage = state.game->is_over() ? Stage::kFinished : Stage::kRunning;
  if (state.is_running()) {
    const PowerSet played = PlayedPowers(state.map());
    ForEachBit(&played, 1, [&](int p) {
      if (!state.IsPresent(static_cast<PowerIndex>(p))) state.SendAll(CcdMessage(state, static_cast<PowerIndex>(p)));
    });
  }
  state.SendAll(ScoNow(state));
  if (!state.is_running()) EndGame(state);
  state.SendAll(NowNow(state));
  if (state.is_running()) StartClock(state, state.clock.Left(state.now));
  DrawWithoutAbsent(state);
  PlayReadyTurns(state);
}

void PlayReadyTurns(RefereeState& state) {
  while (IsTurnReady(state)) PlayTurn(state);
}

void PlayAtDeadline(RefereeState& state) {
  const PowerSet left = PowersLeft(state.game->position());
  ForEachBit(&left, 1, [&](int p) {
    const auto power = static_cast<PowerIndex>(p);
    if (!state.IsPresent(power) || !FindMissing(state, power).any()) return;
    state.seats[power].missed_deadline = true;
    state.SendAll(CcdMessage(state, power));
  });
  PlayTurn(state);
  PlayReadyTurns(state);
}

void EndGame(RefereeState& state) {
  state.stage = Stage::kFinished;
  state.clock.Start(state.now, 0);
  for (const Message& message : EndMessages(state)) state.SendAll(message);
}

bool IsAbsenceInTheWay(const RefereeState& state, PowerIndex power) {
  return state.options.stops_for_absent && !state.IsPresent(power) && !state.map().IsDummy(power) &&
         FindMissing(state, power).any();
}

void StopOrGoOn(RefereeState& state) {
  if (!state.clock.has_limit()) return;
  const bool runs = !IsAnybodyInTheWay(state);
  if (runs == state.clock.runs()) return;
  if (runs) {
    state.clock.GoOn(state.now);
    state.SendAll(TmeMessage(state));
  } else {
    state.clock.Stop(state.now);
    state.SendAll(Around(tokens::kNOT, TmeMessage(state)));
  }
}

}  // namespace entente::press
