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

Message CcdMessage(const Room& room, PowerIndex power) { return Around(tokens::kCCD, {{room.tokens.Power(power)}}); }

Message TmeMessage(const Room& room) {
  return MessageBuilder(tokens::kTME).Open().Number(room.clock.SecondsLeft(room.now)).Close().Take();
}

bool IsAnybodyInTheWay(const Room& room) {
  for (int p = 0; p < room.map().power_count(); ++p) {
    if (IsAbsenceInTheWay(room, static_cast<PowerIndex>(p))) return true;
  }
  return false;
}

// The clock of a turn that begins, and what is told of it.
void StartClock(Room& room, Time milliseconds) {
  room.clock.Start(room.now, milliseconds);
  if (!room.clock.has_limit()) return;
  if (IsAnybodyInTheWay(room)) {
    room.clock.Stop(room.now);
    return room.SendAll(Around(tokens::kNOT, TmeMessage(room)));
  }
  room.SendAll(TmeMessage(room));
}

void StartTurn(Room& room) { StartClock(room, LimitOf(room.options, room.game->position().phase_type()) * kSecond); }

bool IsReady(const Room& room, PowerIndex power) {
  if (!room.IsPresent(power)) return !IsAbsenceInTheWay(room, power);
  return (room.game->submissions().waiting() & SetOf(power)) == 0 && !FindMissing(room, power).any();
}

// Whether a player is present, in a movement turn one with a unit: for others no turn is played before its deadline.
bool IsAnybodyThere(const Room& room) {
  const PositionView position = room.game->position();
  const bool needs_unit = position.phase_type() == PhaseType::kMovement;
  for (int p = 0; p < room.map().power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    if (room.IsPresent(power) && (!needs_unit || position.UnitCountOf(power) > 0)) return true;
  }
  return false;
}

bool IsTurnReady(const Room& room) {
  if (!room.is_running() || !IsAnybodyThere(room)) return false;
  const PowerSet left = PowersLeft(room.game->position());
  for (int p = 0; p < room.map().power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    if ((left & SetOf(power)) != 0 && !IsReady(room, power)) return false;
  }
  return true;
}

void PlayTurn(Room& room) {
  (void)room.game->Process();
  const int phase = room.game->phase_count() - 1;
  for (const Message& message : OrdMessages(*room.game, phase, room.tokens, room.turns)) room.SendAll(message);
  if (CountsCenters(*room.game, phase)) room.SendAll(ScoNow(room));
  if (room.game->is_over()) TellEnd(room);
  room.SendAll(NowNow(room));
  if (room.is_running()) StartTurn(room);
}

std::vector<PowerIndex> ShuffledPowers(Room& room) {
  std::vector<PowerIndex> powers;
  const PowerSet played = PlayedPowers(room.map());
  ForEachBit(&played, 1, [&](int power) { powers.push_back(static_cast<PowerIndex>(power)); });
  for (size_t i = powers.size(); i > 1; --i) {
    std::swap(powers[i - 1], powers[room.random.Below(static_cast<uint32_t>(i))]);
  }
  return powers;
}

void TakeSeat(Room& room, Client& client, PowerIndex power) {
  client.power = power;
  Seat& seat = room.seats[power];
  seat.client = client.id;
  seat.passcode = static_cast<int>(1 + room.random.Below(kGreatestNumber));
  seat.name = client.name;
  seat.version = client.version;
}

}  // namespace

void BeginGame(Room& room) {
  room.stage = Stage::kRunning;
  std::vector<PowerIndex> powers = ShuffledPowers(room);
  for (auto& [id, client] : room.clients) {
    if (client.role != Role::kPlayer) continue;
    TakeSeat(room, client, powers.back());
    powers.pop_back();
  }
  for (const auto& [id, client] : room.clients) {
    if (client.is_in()) room.Send(client, HloMessage(room, client));
  }
  room.SendAll(ScoNow(room));
  room.SendAll(NowNow(room));
  StartTurn(room);
}

void GoOnWithGame(Room& room) {
  room.stage = room.game->is_over() ? Stage::kFinished : Stage::kRunning;
  if (room.is_running()) {
    const PowerSet played = PlayedPowers(room.map());
    ForEachBit(&played, 1, [&](int p) {
      if (!room.IsPresent(static_cast<PowerIndex>(p))) room.SendAll(CcdMessage(room, static_cast<PowerIndex>(p)));
    });
  }
  room.SendAll(ScoNow(room));
  if (!room.is_running()) TellEnd(room);
  room.SendAll(NowNow(room));
  if (room.is_running()) StartClock(room, room.clock.Left(room.now));
  DrawWithoutAbsent(room);
  PlayReadyTurns(room);
}

void PlayReadyTurns(Room& room) {
  while (IsTurnReady(room)) PlayTurn(room);
}

void PlayAtDeadline(Room& room) {
  const PowerSet left = PowersLeft(room.game->position());
  ForEachBit(&left, 1, [&](int p) {
    const auto power = static_cast<PowerIndex>(p);
    if (!room.IsPresent(power) || !FindMissing(room, power).any()) return;
    room.seats[power].missed_deadline = true;
    room.SendAll(CcdMessage(room, power));
  });
  PlayTurn(room);
  PlayReadyTurns(room);
}

void TellEnd(Room& room) {
  room.stage = Stage::kFinished;
  room.clock.Start(room.now, 0);
  for (const Message& message : EndMessages(room)) room.SendAll(message);
}

bool IsAbsenceInTheWay(const Room& room, PowerIndex power) {
  return room.options.stops_for_absent && !room.IsPresent(power) && !room.map().IsDummy(power) &&
         FindMissing(room, power).any();
}

void StopOrGoOn(Room& room) {
  if (!room.clock.has_limit()) return;
  const bool runs = !IsAnybodyInTheWay(room);
  if (runs == room.clock.runs()) return;
  if (runs) {
    room.clock.GoOn(room.now);
    room.SendAll(TmeMessage(room));
  } else {
    room.clock.Stop(room.now);
    room.SendAll(Around(tokens::kNOT, TmeMessage(room)));
  }
}

}  // namespace entente::press
