#include "press/referee/ordering.h"

#include "press/language/message_text.h"
#include "press/referee/message_cursor.h"
#include "press/referee/order_note.h"
#include "press/referee/order_tokens.h"
#include "press/referee/turn_cycle.h"

namespace entente::press {
namespace {

struct ReceivedOrder {
  MessageView text;
  WrittenOrder written;
};

// What SUB holds.
struct Submission {
  std::optional<Turn> turn;
  std::vector<ReceivedOrder> orders;
};

// "( SPR 1901 )", as it may stand before orders and recipients.
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

void SendMissingOrders(RefereeState& state, const Client& client, const MissingOrders& missing) {
  MessageBuilder out(tokens::kMIS);
  const int number = missing.removals - missing.builds;
  if (number != 0) out.Open().Number(number).Close();
  for (const ListedUnit& listed : missing.units) {
    AppendListedUnit(state.game->position(), state.tokens, listed, out);
  }
  state.Send(client, out.Take());
}

void SendIfMissing(RefereeState& state, const Client& client) {
  const MissingOrders missing = FindMissing(state, client.power);
  if (missing.any()) SendMissingOrders(state, client, missing);
}

// Who hands in orders after it missed a deadline is back.
void EndDisorder(RefereeState& state, PowerIndex power) {
  Seat& seat = state.seats[power];
  if (!std::exchange(seat.missed_deadline, false)) return;
  const Message ccd = Around(tokens::kCCD, {{state.tokens.Power(power)}});
  state.SendAll(Around(tokens::kNOT, ccd));
}

void Answer(RefereeState& state, const Client& client, const ReceivedOrder& received) {
  const OrderNotes notes(state.game->position(), state.game->rules(), state.options.any_orders);
  const Token note = notes.NoteOf(client.power, received.written, state.game->SubmittedOrders(client.power));
  if (note == tokens::kMBV) KeepOrder(*state.game, state.tokens, client.power, received.text, received.written);
  state.Send(client, MessageBuilder(tokens::kTHX).Group(received.text).Group(note).Take());
}

// "SUB ( order )", in NOT (..).
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
  if (!submission.has_value()) return NotUnderstood(state, client, message);
  const Turn now = state.turns.Of(state.game->position().phase());
  if (submission->turn.value_or(now) != now) return Reject(state, client, message);
  EndDisorder(state, client.power);
  for (const ReceivedOrder& received : submission->orders) Answer(state, client, received);
  SendIfMissing(state, client);
  PlayReadyTurns(state);
}

void CancelOrders(RefereeState& state, Client& client, MessageView message) {
  MessageCursor in(MessageCursor(message.subspan(1)).Group().subspan(1));
  if (in.empty()) {
    (void)state.game->ClearOrders(client.power);
    return Accept(state, client, message);
  }
  const MessageView order = in.Group();
  if (!in.Ended() || !ReadOrder(order, state.tokens).has_value()) return NotUnderstood(state, client, message);
  if (!CancelOne(state, client.power, order)) return Reject(state, client, message);
  Accept(state, client, message);
}

void SendMissing(RefereeState& state, Client& client, MessageView) {
  SendMissingOrders(state, client, FindMissing(state, client.power));
}

void TakeGoFlag(RefereeState& state, Client& client, MessageView message) {
  (void)state.game->SetWaiting(client.power, false);
  Accept(state, client, message);
  SendIfMissing(state, client);
  PlayReadyTurns(state);
}

void ClearGoFlag(RefereeState& state, Client& client, MessageView message) {
  if (state.IsEliminated(client.power)) return Reject(state, client, message);
  (void)state.game->SetWaiting(client.power, true);
  Accept(state, client, message);
}

}  // namespace entente::press
