#include "press/dpp/master_state.h"

#include <algorithm>
#include <utility>

#include "game/powers_left.h"
#include "press/language/message_text.h"
#include "press/translation/translation.h"
#include "press/translation/word_pairs.h"

namespace entente::press::dpp {
namespace {

// Translates a message of DAIDE's server to one of the game master. A message without a form in DPP becomes `bare`, and
// the record says why.
Message Translated(MasterState& state, MessageView message, const TranslationContext& context, Message bare) {
  Result<Translation> made = FromDaide(message, MessageKind::kFromServer, state.tokens, state.map(), context);
  if (made.ok() && !made->messages.empty()) return std::move(made->messages.front());
  if (!made.ok()) {
    const std::string text = MessageText(message, state.tokens.vocabulary());
    state.Write(kNoPower, text + ": " + std::string(made.status().message()));
  }
  return bare;
}

// The turn of a phase: "( SPR 101 )".
Message TurnOf(const MasterState& state, const Phase& phase) {
  const Turn turn = state.turns.Of(phase);
  return MessageBuilder().Open().Add(DppWordOf(turn.season)).Number(turn.year - kYearsBetween).Close().Take();
}

using Attacks = std::vector<std::pair<ProvinceIndex, ProvinceIndex>>;

// The provinces of the units that a turn dislodged, each with the origin of the attack.
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
Message OrdMessage(MasterState& state, int phase) {
  const PositionView before = state.game->PositionAt(phase);
  const Attacks attacks = AttacksOf(state, phase);
  TranslationContext context;
  context.position = &before;
  context.attacks = attacks;
  const Message turn = TurnOf(state, before.phase());
  MessageBuilder out(words::kORD);
  out.Add(turn);
  for (const Message& ord : state.Results(phase)) {
    const Message one = Translated(state, ord, context, {});
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

std::string EndText(const MasterState& state) {
  const PositionView position = state.position();
  const PowerSet winners = position.winners();
  std::string text = position.end() == GameEnd::kSolo ? "victory of" : "draw of";
  if (position.end() != GameEnd::kSolo && std::popcount(winners) == 1) text = "victory by vote of";
  for (const PowerIndex power : PowersOfSet(winners)) text += " " + state.Word(power);
  return text;
}

}  // namespace

bool MasterState::IsEliminated(PowerIndex power) const { return (PowersLeft(position()) & SetOf(power)) == 0; }

void MasterState::Send(PowerIndex to, MessageView message) {
  MasterSeat& seat = seats[to];
  if (!seat.is_present) return;
  seat.sleeps = false;
  for (std::string& line : SplitMessage(Line(message), seat.longest_line)) outbox.push_back({to, std::move(line)});
}

void MasterState::SendAll(MessageView message) {
  for (const PowerIndex power : map().powers()) Send(power, message);
}

void MasterState::ReportTurn(int phase) {
  const Phase last = position().phase();
  Message ord = OrdMessage(*this, phase);
  for (Phase at = game->PositionAt(phase).phase(); at != last;) {
    if (ord.empty()) ord = MessageBuilder(words::kORD).Add(TurnOf(*this, at)).Take();
    SendAll(std::exchange(ord, {}));
    at = map().NextPhase(at);
    SendBoard(*this, at, map().TypeOf(at) == PhaseType::kAdjustments);
  }
  if (game->is_over()) End();
}

void MasterState::End() {
  Write(kNoPower, EndText(*this));
  SendAll(MessageView{{words::kOFF}});
  stage = Stage::kFinished;
}

// DAIDE has no SCO without centers and no NOW without units: those of DPP are made here.
Message ScdMessage(MasterState& state) {
  const Message sco = state.Sco();
  return sco.size() == 1 ? Message{words::kSCD} : Translated(state, sco, {}, {words::kSCD});
}

Message NowMessage(MasterState& state) {
  const Message turn = TurnOf(state, state.position().phase());
  Message bare = MessageBuilder(words::kNOW).Add(turn).Take();
  const PositionView position = state.position();
  return position.unit_count() + position.dislodged_count() == 0 ? bare : Translated(state, state.Now(), {}, bare);
}

Message MisMessage(MasterState& state, PowerIndex power) {
  const Message mis = press::MisMessage(state.position(), state.tokens, state.Missing(power));
  return Translated(state, mis, {}, {words::kMIS});
}

}  // namespace entente::press::dpp
