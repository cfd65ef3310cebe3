#include "press/language/message_text.h"
#include "press/referee/requests.h"
#include "press/table/order_note.h"
#include "press/table/order_tokens.h"

namespace entente::press {
namespace {

struct ReceivedOrder {
  MessageView text;
  WrittenOrder written;
};

// The content of SUB.
struct Submission {
  std::optional<Turn> turn;
  std::vector<ReceivedOrder> orders;
};

// Whether a turn, "( SPR 1901 )", comes next. It may stand before the orders.
bool IsTurnNext(const MessageCursor& in) {
  MessageCursor ahead = in;
  return IsSeason(MessageCursor(ahead.Group()).Peek());
}

std::optional<Submission> ReadSubmission(MessageView message, const MapTokens& tokens) {
  MessageCursor in(message.subspan(1));
  Submission submission;
  if (IsTurnNext(in)) {
    MessageCursor turn(in.Group());
    submission.turn = ReadTurn(turn);
    if (!turn.Ended()) return std::nullopt;
  }
  while (in.ok() && !in.empty()) {
    const MessageView text = in.Group();
    const std::optional<WrittenOrder> written = ReadOrder(text, tokens);
    if (!written.has_value()) return std::nullopt;
    submission.orders.push_back({text, *written});
  }
  if (!in.ok() || submission.orders.empty()) return std::nullopt;
  return submission;
}

void SendIfMissing(RefereeState& state, const Client& client) {
  const MissingOrders missing = state.Missing(client.power);
  if (missing.any()) state.Send(client, MisMessage(state.position(), state.tokens, missing));
}

// A power that missed a deadline is in civil disorder until it hands in orders.
void EndDisorder(RefereeState& state, PowerIndex power) {
  if ((state.late & SetOf(power)) == 0) return;
  state.late &= ~SetOf(power);
  const Message ccd = Around(tokens::kCCD, {{state.tokens.Power(power)}});
  state.SendAll(Around(tokens::kNOT, ccd));
}

void Answer(RefereeState& state, const Client& client, const ReceivedOrder& received) {
  const OrderNotes notes(state.position(), state.game->rules(), state.options.any_orders);
  const Token note = notes.NoteOf(client.power, received.written, state.game->SubmittedOrders(client.power));
  if (note == tokens::kMBV) KeepOrder(*state.game, state.tokens, client.power, received.text, received.written);
  state.Send(client, MessageBuilder(tokens::kTHX).Group(received.text).Group(note).Take());
}

// Cancels one order: NOT (SUB (order)).
bool CancelOne(RefereeState& state, PowerIndex power, MessageView order) {
  const std::string text = MessageText(order, state.tokens.vocabulary());
  const OrderSheet& sheet = state.game->Submitted(power);
  for (size_t line = 0; line < sheet.size(); ++line) {
    if (sheet[line].text != text) continue;
    OrderSheet kept;
    kept.Append(sheet, 0, line);
    kept.Append(sheet, line + 1, sheet.size());
    (void)state.game->Submit(power, std::move(kept));
    return true;
  }
  return false;
}

}  // namespace

void TakeOrders(RefereeState& state, Client& client, MessageView message) {
  const std::optional<Submission> submission = ReadSubmission(message, state.tokens);
  if (!submission.has_value()) return state.NotUnderstood(client, message);
  const Turn now = state.turn();
  if (submission->turn.value_or(now) != now) return state.Reject(client, message);
  EndDisorder(state, client.power);
  for (const ReceivedOrder& received : submission->orders) Answer(state, client, received);
  SendIfMissing(state, client);
  state.PlayReadyTurns();
}

void CancelOrders(RefereeState& state, Client& client, MessageView message) {
  MessageCursor in(MessageCursor(message.subspan(1)).Group().subspan(1));
  if (in.empty()) {
    (void)state.game->ClearOrders(client.power);
    return state.Accept(client, message);
  }
  const MessageView order = in.Group();
  if (!in.Ended() || !ReadOrder(order, state.tokens).has_value()) return state.NotUnderstood(client, message);
  if (!CancelOne(state, client.power, order)) return state.Reject(client, message);
  state.Accept(client, message);
}

void SendMissing(RefereeState& state, Client& client, MessageView) {
  state.Send(client, MisMessage(state.position(), state.tokens, state.Missing(client.power)));
}

void TakeGoFlag(RefereeState& state, Client& client, MessageView message) {
  (void)state.game->SetWaiting(client.power, false);
  state.Accept(client, message);
  SendIfMissing(state, client);
  state.PlayReadyTurns();
}

void ClearGoFlag(RefereeState& state, Client& client, MessageView message) {
  if (state.IsEliminated(client.power)) return state.Reject(client, message);
  (void)state.game->SetWaiting(client.power, true);
  state.Accept(client, message);
}

}  // namespace entente::press
