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
Message Translated(const MasterState& state, MessageView message, const TranslationContext& context = {}) {
  Result<Translation> made = FromDaide(message, MessageKind::kFromServer, state.tokens, state.map(), context);
  return made.ok() && !made->messages.empty() ? std::move(made->messages.front()) : Message();
}

// "( SPR 101 )" of a phase.
Message TurnOf(const MasterState& state, const Phase& phase) {
  const Turn turn = state.turns.Of(phase);
  return MessageBuilder().Open().Add(DppWordOf(turn.season)).Number(turn.year - kYearsBetween).Close().Take();
}

using Attacks = std::vector<std::pair<ProvinceIndex, ProvinceIndex>>;

// Provinces of the units that a turn dislodged, and whence.
Attacks AttacksOf(const MasterState& state, int phase) {
  Attacks attacks;
  for (const OrderResult& result : state.game->played(phase).results) {
    const LocationIndex at = result.order.source();
    if (result.outcome.dislodged_by != kNoProvince && at < state.map().location_count()) {
      attacks.emplace_back(state.map().ProvinceOf(at), result.outcome.dislodged_by);
    }
  }
  return attacks;
}

// All results of a turn in one message.
Message OrdMessage(const MasterState& state, int phase) {
  const PositionView before = state.game->PositionAt(phase);
  const Attacks attacks = AttacksOf(state, phase);
  TranslationContext context;
  context.position = &before;
  context.attacks = attacks;
  const Message turn = TurnOf(state, before.phase());
  MessageBuilder out(words::kORD);
  out.Add(turn);
  for (const Message& ord : OrdMessages(*state.game, phase, state.tokens, state.turns)) {
    const Message one = Translated(state, ord, context);
    if (one.size() > turn.size() + 1) out.Add(MessageView(one).subspan(turn.size() + 1));
  }
  return out.Take();
}

void SendBoard(MasterState& state, const Phase& next, bool has_counted) {
  if (has_counted) state.SendAll(ScdMessage(state));
  Message now = NowMessage(state);
  const Message turn = TurnOf(state, next);
  std::copy(turn.begin(), turn.end(), now.begin() + 1);
  state.SendAll(now);
}

// A turn that was played, and those after it in which nothing could happen: they are told of, too.
void SendPlayed(MasterState& state, int phase) {
  const Map& map = state.map();
  const Phase last = state.position().phase();
  Message ord = OrdMessage(state, phase);
  for (Phase at = state.game->PositionAt(phase).phase(); at != last;) {
    if (ord.empty()) ord = MessageBuilder(words::kORD).Add(TurnOf(state, at)).Take();
    state.SendAll(std::exchange(ord, {}));
    at = map.NextPhase(at);
    SendBoard(state, at, map.TypeOf(at) == PhaseType::kAdjustments);
  }
}

void BeginTurn(MasterState& state) {
  for (MasterSeat& seat : state.seats) seat.extra_waives = 0;
}

void PlayTurn(MasterState& state) {
  if (!state.game->Process().ok()) return;
  SendPlayed(state, state.game->phase_count() - 1);
  BeginTurn(state);
  if (state.game->is_over()) EndGame(state);
}

bool IsReady(const MasterState& state, PowerIndex power) {
  if (!state.seats[power].is_present) return true;
  const bool waits = (state.game->submissions().waiting() & SetOf(power)) != 0;
  return !waits && !FindMissing(state, power).any();
}

// Whether a program is there, for a movement turn one with a unit: else turns would be played until the game ends.
bool IsAnybodyThere(const MasterState& state) {
  const bool needs_unit = state.position().phase_type() == PhaseType::kMovement;
  bool is_there = false;
  ForEachPower(state.map(), [&](PowerIndex power) {
    is_there |= state.seats[power].is_present && (!needs_unit || state.position().UnitCountOf(power) > 0);
  });
  return is_there;
}

bool IsTurnReady(const MasterState& state) {
  if (!state.is_running() || !IsAnybodyThere(state)) return false;
  const PowerSet left = PowersLeft(state.position());
  bool is_ready = true;
  ForEachBit(&left, 1, [&](int power) { is_ready = is_ready && IsReady(state, static_cast<PowerIndex>(power)); });
  return is_ready;
}

std::string EndText(const MasterState& state) {
  const PositionView position = state.position();
  std::string text = position.end() == GameEnd::kSolo ? "victory of" : "draw of";
  if (position.end() != GameEnd::kSolo && std::popcount(position.winners()) == 1) text = "victory by vote of";
  const PowerSet winners = position.winners();
  ForEachBit(&winners, 1, [&](int power) {
    text.append(" ").append(state.vocabulary.Word(state.tokens.Power(static_cast<PowerIndex>(power))));
  });
  return text;
}

}  // namespace

MissingOrders FindMissing(const MasterState& state, PowerIndex power) {
  MissingOrders missing = FindMissing(*state.game, state.tokens, power);
  if (state.position().phase_type() == PhaseType::kAdjustments) {
    const AdjustmentDue due = DueOf(state.position(), state.game->rules(), power);
    missing.builds += std::max(0, due.difference - due.builds) - state.seats[power].extra_waives;
  }
  return missing;
}

Message ScdMessage(const MasterState& state) { return Translated(state, ScoMessage(state.position(), state.tokens)); }

// DAIDE has no form for a board without units.
Message NowMessage(const MasterState& state) {
  const Message now = Translated(state, press::NowMessage(state.position(), state.tokens, state.turns));
  return now.empty() ? MessageBuilder(words::kNOW).Add(TurnOf(state, state.position().phase())).Take() : now;
}

Message MisMessage(const MasterState& state, PowerIndex power) {
  const MissingOrders missing = FindMissing(state, power);
  MessageBuilder out(tokens::kMIS);
  const int number = missing.removals - missing.builds;
  if (number != 0) out.Open().Number(number).Close();
  for (const ListedUnit& listed : missing.units) AppendListedUnit(state.position(), state.tokens, listed, out);
  return Translated(state, out.Take());
}

void PlayReadyTurns(MasterState& state) {
  while (IsTurnReady(state)) PlayTurn(state);
}

void PlayAtDeadline(MasterState& state) {
  const PowerSet left = PowersLeft(state.position());
  ForEachBit(&left, 1, [&](int p) {
    const auto power = static_cast<PowerIndex>(p);
    if (!state.seats[power].is_present || !FindMissing(state, power).any()) return;
    state.seats[power].in_disorder = true;
    state.Write(kNoPower, "civil disorder: " + std::string(state.vocabulary.Word(state.tokens.Power(power))));
  });
  PlayTurn(state);
  PlayReadyTurns(state);
}

void EndGame(MasterState& state) {
  state.Write(kNoPower, EndText(state));
  state.SendAll(MessageView{{words::kOFF}});
  state.stage = MasterStage::kFinished;
}

}  // namespace entente::press::dpp
