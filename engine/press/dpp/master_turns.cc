#include "press/dpp/master_turns.h"

#include <algorithm>
#include <utility>

#include "adjustment/adjustment_due.h"
#include "game/powers_left.h"
#include "map/each_power.h"
#include "press/dpp/translation.h"
#include "press/dpp/word_pairs.h"
#include "press/referee/turn_report.h"

namespace entente::press::dpp {
namespace {

// A message of DAIDE's server as one of the game master. Every one that is made here has a form in DPP.
Message Translated(const MasterRoom& room, MessageView message, const TranslationContext& context = {}) {
  Result<Translation> made = FromDaide(message, MessageKind::kFromServer, room.tokens, room.map(), context);
  return made.ok() && !made->messages.empty() ? std::move(made->messages.front()) : Message();
}

// "( SPR 101 )" of a phase.
Message TurnOf(const MasterRoom& room, const Phase& phase) {
  const Turn turn = room.turns.Of(phase);
  return MessageBuilder().Open().Add(DppWordOf(turn.season)).Number(turn.year - kYearsBetween).Close().Take();
}

using Attacks = std::vector<std::pair<ProvinceIndex, ProvinceIndex>>;

// Provinces of the units that a turn dislodged, and whence.
Attacks AttacksOf(const MasterRoom& room, int phase) {
  Attacks attacks;
  for (const OrderResult& result : room.game->played(phase).results) {
    const LocationIndex at = result.order.source();
    if (result.outcome.dislodged_by != kNoProvince && at < room.map().location_count()) {
      attacks.emplace_back(room.map().ProvinceOf(at), result.outcome.dislodged_by);
    }
  }
  return attacks;
}

// All results of a turn in one message.
Message OrdMessage(const MasterRoom& room, int phase) {
  const PositionView before = room.game->PositionAt(phase);
  const Attacks attacks = AttacksOf(room, phase);
  TranslationContext context;
  context.position = &before;
  context.attacks = attacks;
  const Message turn = TurnOf(room, before.phase());
  MessageBuilder out(words::kORD);
  out.Add(turn);
  for (const Message& ord : OrdMessages(*room.game, phase, room.tokens, room.turns)) {
    const Message one = Translated(room, ord, context);
    if (one.size() > turn.size() + 1) out.Add(MessageView(one).subspan(turn.size() + 1));
  }
  return out.Take();
}

void SendBoard(MasterRoom& room, const Phase& next, bool has_counted) {
  if (has_counted) room.SendAll(ScdMessage(room));
  Message now = NowMessage(room);
  const Message turn = TurnOf(room, next);
  std::copy(turn.begin(), turn.end(), now.begin() + 1);
  room.SendAll(now);
}

// A turn that was played, and those after it in which nothing could happen: they are told of, too.
void TellPlayed(MasterRoom& room, int phase) {
  const Map& map = room.map();
  const Phase last = room.position().phase();
  Message ord = OrdMessage(room, phase);
  for (Phase at = room.game->PositionAt(phase).phase(); at != last;) {
    if (ord.empty()) ord = MessageBuilder(words::kORD).Add(TurnOf(room, at)).Take();
    room.SendAll(std::exchange(ord, {}));
    at = map.NextPhase(at);
    SendBoard(room, at, map.TypeOf(at) == PhaseType::kAdjustments);
  }
}

void BeginTurn(MasterRoom& room) {
  for (MasterSeat& seat : room.seats) seat.extra_waives = 0;
}

void PlayTurn(MasterRoom& room) {
  if (!room.game->Process().ok()) return;
  TellPlayed(room, room.game->phase_count() - 1);
  BeginTurn(room);
  if (room.game->is_over()) EndGame(room);
}

bool IsReady(const MasterRoom& room, PowerIndex power) {
  if (!room.seats[power].is_present) return true;
  const bool waits = (room.game->submissions().waiting() & SetOf(power)) != 0;
  return !waits && !FindMissing(room, power).any();
}

// Whether a program is there, for a movement turn one with a unit: else turns would be played until the game ends.
bool IsAnybodyThere(const MasterRoom& room) {
  const bool needs_unit = room.position().phase_type() == PhaseType::kMovement;
  bool is_there = false;
  ForEachPower(room.map(), [&](PowerIndex power) {
    is_there |= room.seats[power].is_present && (!needs_unit || room.position().UnitCountOf(power) > 0);
  });
  return is_there;
}

bool IsTurnReady(const MasterRoom& room) {
  if (!room.is_running() || !IsAnybodyThere(room)) return false;
  const PowerSet left = PowersLeft(room.position());
  bool is_ready = true;
  ForEachBit(&left, 1, [&](int power) { is_ready = is_ready && IsReady(room, static_cast<PowerIndex>(power)); });
  return is_ready;
}

std::string EndText(const MasterRoom& room) {
  const PositionView position = room.position();
  std::string text = position.end() == GameEnd::kSolo ? "victory of" : "draw of";
  if (position.end() != GameEnd::kSolo && std::popcount(position.winners()) == 1) text = "victory by vote of";
  const PowerSet winners = position.winners();
  ForEachBit(&winners, 1, [&](int power) {
    text.append(" ").append(room.vocabulary.Word(room.tokens.Power(static_cast<PowerIndex>(power))));
  });
  return text;
}

}  // namespace

MissingOrders FindMissing(const MasterRoom& room, PowerIndex power) {
  MissingOrders missing = FindMissing(*room.game, room.tokens, power);
  if (room.position().phase_type() == PhaseType::kAdjustments) {
    const AdjustmentDue due = DueOf(room.position(), room.game->rules(), power);
    missing.builds += std::max(0, due.difference - due.builds) - room.seats[power].extra_waives;
  }
  return missing;
}

Message ScdMessage(const MasterRoom& room) { return Translated(room, ScoMessage(room.position(), room.tokens)); }

// DAIDE has no form for a board without units.
Message NowMessage(const MasterRoom& room) {
  const Message now = Translated(room, press::NowMessage(room.position(), room.tokens, room.turns));
  return now.empty() ? MessageBuilder(words::kNOW).Add(TurnOf(room, room.position().phase())).Take() : now;
}

Message MisMessage(const MasterRoom& room, PowerIndex power) {
  const MissingOrders missing = FindMissing(room, power);
  MessageBuilder out(tokens::kMIS);
  const int number = missing.removals - missing.builds;
  if (number != 0) out.Open().Number(number).Close();
  for (const ListedUnit& listed : missing.units) AppendListedUnit(room.position(), room.tokens, listed, out);
  return Translated(room, out.Take());
}

void PlayReadyTurns(MasterRoom& room) {
  while (IsTurnReady(room)) PlayTurn(room);
}

void PlayAtDeadline(MasterRoom& room) {
  const PowerSet left = PowersLeft(room.position());
  ForEachBit(&left, 1, [&](int p) {
    const auto power = static_cast<PowerIndex>(p);
    if (!room.seats[power].is_present || !FindMissing(room, power).any()) return;
    room.seats[power].in_disorder = true;
    room.Write(kNoPower, "civil disorder: " + std::string(room.vocabulary.Word(room.tokens.Power(power))));
  });
  PlayTurn(room);
  PlayReadyTurns(room);
}

void EndGame(MasterRoom& room) {
  room.Write(kNoPower, EndText(room));
  room.SendAll(MessageView{{words::kOFF}});
  room.stage = MasterStage::kFinished;
}

}  // namespace entente::press::dpp
