#include "press/dpp/master_requests.h"

#include <algorithm>
#include <set>
#include <utility>

#include "press/dpp/whole_units.h"
#include "press/table/order_note.h"
#include "press/translation/translation.h"
#include "press/translation/word_pairs.h"

namespace entente::press::dpp {
namespace {

// ---- Orders ----

// Translates an order to DAIDE; empty if the order has no form there, as with a place that is not on the map.
Message DaideOrder(const MasterState& state, PowerIndex power, MessageView order) {
  TranslationContext context;
  context.self = power;
  const Message sub = MessageBuilder(words::kSUB).Group(order).Take();
  const Result<Translation> made = ToDaide(sub, MessageKind::kFromClient, state.tokens, state.map(), context);
  if (!made.ok()) return {};
  const MessageView translated = made->messages.front();
  return Message(translated.begin() + 2, translated.end() - 1);
}

// The note in DPP: a word, or "(MBE ..)" with its places.
Message NoteOf(const MasterState& state, Token note, MessageView order) {
  if (note == tokens::kNSA) return {words::kNSU};
  if (note != tokens::kNVR) return {DppWordOf(note)};
  const PositionView position = state.position();
  TranslationContext context;
  context.position = &position;
  const Message thx = MessageBuilder(tokens::kTHX).Group(order).Group(note).Take();
  const Result<Translation> made = FromDaide(thx, MessageKind::kFromServer, state.tokens, state.map(), context);
  if (!made.ok()) return {words::kFAR};
  const Message& thk = made->messages.front();
  const auto mbe = std::find(thk.begin(), thk.end(), words::kMBE);
  return Message(mbe - 1, thk.end());
}

// Whether an order is of the type of the current phase.
bool IsOfThePhase(const MasterState& state, MessageView order) {
  const auto is_order_word = [](Token token) { return IsOf(WordGroup::kOrder, token); };
  const auto word = std::find_if(order.begin(), order.end(), is_order_word);
  return word != order.end() && PhaseOf(DaideWordOf(*word)) == state.position().phase_type();
}

// Whether the fleets of VIA stand on the board. DPP names them with their nations; a path of DAIDE has only provinces.
bool IsPathThere(const MasterState& state, MessageView order) {
  const auto via = std::find(order.begin(), order.end(), words::kVIA);
  bool is_there = true;
  if (via == order.end()) return is_there;
  for (MessageCursor in(order.subspan(static_cast<size_t>(via - order.begin()) + 1)); in.ok() && !in.empty();) {
    is_there = StandsAsWritten(in.Group(), state.position(), state.tokens) && is_there;
  }
  return is_there;
}

// Keeps an order if it is correct. Returns its note.
Message TakeOrder(MasterState& state, PowerIndex power, MessageView order) {
  const Message text = DaideOrder(state, power, order);
  const std::optional<WrittenOrder> written = ReadOrder(text, state.tokens);
  if (!written.has_value()) return {IsOfThePhase(state, order) ? words::kNSP : words::kNRS};
  const OrderNotes notes(state.position(), state.game->rules(), false);
  Token note = notes.NoteOf(power, *written, state.game->SubmittedOrders(power));
  const bool is_of_path = note == tokens::kMBV || note == tokens::kFAR;
  if (is_of_path && !IsPathThere(state, order)) note = tokens::kNSF;
  if (note == tokens::kMBV) KeepOrder(*state.game, state.tokens, power, text, *written);
  return NoteOf(state, note, text);
}

// Writes an order with its nation, which DPP allows to leave out.
void AppendFull(const MasterState& state, PowerIndex power, MessageView order, MessageBuilder& out) {
  if (order.size() == 1 || IsPower(order[1])) return void(out.Add(order));
  out.Open().Add(state.tokens.Power(power)).Add(order.subspan(1));
}

void Submit(MasterState& state, PowerIndex sender, MessageView message) {
  state.late &= ~SetOf(sender);
  MessageCursor in(message.subspan(1));
  while (in.ok() && !in.empty()) {
    const MessageView order = in.Group();
    MessageBuilder out(words::kTHK);
    AppendFull(state, sender, order, out);
    state.Send(sender, out.Add(TakeOrder(state, sender, order)).Take());
  }
  state.PlayReadyTurns();
}

// ---- Draws ----

void Vote(MasterState& state, PowerIndex sender, MessageView message) {
  const bool cancels = message.front() == words::kNOT;
  const bool has_list = !cancels && message.size() > 1;
  if (!cancels && has_list != state.options.partial_draws) return NotUnderstood(state, sender, message, 1);
  std::vector<PowerIndex> list;
  for (size_t i = 1; i < message.size(); ++i) {
    if (!IsPower(message[i])) continue;
    list.push_back(state.tokens.PowerOf(message[i]));
    if (state.position().UnitCountOf(list.back()) == 0) return NotUnderstood(state, sender, message, i);
  }
  const DrawVote vote{list.empty() ? DrawVote::Kind::kDraw : DrawVote::Kind::kList, list};
  const Status status = cancels ? state.game->CancelVote(sender, vote) : state.game->Vote(sender, vote);
  if (!status.ok()) return NotUnderstood(state, sender, message, 0);
  if (state.game->is_over()) state.End();
}

// ---- Press ----

// Why a recipient cannot have a message: "NEC XYZ", "OUT FRA", "CDD ENG". Empty if it can.
Message WhyNotTo(const MasterState& state, MessageView recipient) {
  const PowerIndex power = state.tokens.PowerOf(recipient.front());
  const Token why = power == kNoPower           ? words::kNEC
                    : state.IsEliminated(power) ? words::kOUT
                    : state.IsInDisorder(power) ? words::kCDD
                                                : kNoToken;
  return why == kNoToken ? Message() : MessageBuilder(why).Add(recipient).Take();
}

// The nations and names of a list of recipients, without duplicates.
std::vector<Message> RecipientsOf(MessageView list) {
  std::vector<Message> recipients;
  std::set<Message> known;
  for (size_t i = 0; i < list.size();) {
    size_t end = i + 1;
    while (end < list.size() && IsText(list[end])) ++end;
    Message one(list.begin() + static_cast<std::ptrdiff_t>(i), list.begin() + static_cast<std::ptrdiff_t>(end));
    if (known.insert(one).second) recipients.push_back(std::move(one));
    i = end;
  }
  return recipients;
}

void Deliver(MasterState& state, PowerIndex sender, const Message& receivers, MessageView press) {
  for (const Token to : receivers) {
    MessageBuilder out(words::kFRM);
    out.Add(state.tokens.Power(sender));
    Message others = receivers;
    std::erase(others, to);
    if (!others.empty()) out.Open().Add(words::kCCD).Add(others).Close();
    state.Send(state.tokens.PowerOf(to), out.Group(press).Take());
    state.Send(sender, MessageBuilder(words::kSNT).Add(to).Group(press).Take());
  }
}

void PassOn(MasterState& state, PowerIndex sender, MessageView message) {
  const bool is_time = state.position().phase_type() == PhaseType::kMovement;
  if (!is_time || state.options.no_press) return state.Send(sender, Around(words::kNRS, message));
  MessageCursor in(message.subspan(1));
  Message receivers;
  for (const Message& recipient : RecipientsOf(in.Group())) {
    const Message why = WhyNotTo(state, recipient);
    why.empty() ? receivers.push_back(recipient.front()) : state.Send(sender, why);
  }
  while (in.ok() && !in.empty()) Deliver(state, sender, receivers, in.Group());
}

// ---- Other messages ----

void SetGoFlag(MasterState& state, PowerIndex sender, bool is_up) {
  if (state.position().phase_type() != PhaseType::kMovement) return;
  (void)state.game->SetWaiting(sender, !is_up);
  state.PlayReadyTurns();
}

}  // namespace

Message HloMessage(const MasterState& state, PowerIndex power) {
  MessageBuilder out(words::kHLO);
  out.Add(state.tokens.Power(power));
  if (state.options.partial_draws) out.Add(words::kPDA);
  if (state.options.no_press) out.Add(words::kGBT);
  return out.Take();
}

void NotUnderstood(MasterState& state, PowerIndex sender, MessageView message, size_t at) {
  state.Send(sender, ReplyTo(message, {Verdict::kNotUnderstood, 0, at}, Dialect::kDpp));
}

void HandleMessage(MasterState& state, PowerIndex sender, MessageView message) {
  const Token word = message.front();
  const auto takes_back = [&](Token what) { return word == words::kNOT && message[2] == what; };
  if (word == words::kSUB) return Submit(state, sender, message);
  if (word == words::kDRW || takes_back(words::kDRW)) return Vote(state, sender, message);
  if (word == words::kSND) return PassOn(state, sender, message);
  if (word == words::kGOF || takes_back(words::kGOF)) return SetGoFlag(state, sender, word == words::kGOF);
  if (word == words::kHLO) return state.Send(sender, HloMessage(state, sender));
  if (word == words::kNOW) return state.Send(sender, NowMessage(state));
  if (word == words::kSCD) return state.Send(sender, ScdMessage(state));
  if (word == words::kMIS) return state.Send(sender, MisMessage(state, sender));
  if (word == words::kSLP) return void(state.seats[sender].sleeps = true);
  state.Write(sender, state.Line(message));  // LOG, TRY, HUH, PRN, answers to LOD and SVE
}

}  // namespace entente::press::dpp
