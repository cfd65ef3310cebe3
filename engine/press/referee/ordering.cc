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

void TellMissing(Room& room, const Client& client, const MissingOrders& missing) {
  MessageBuilder out(tokens::kMIS);
  const int number = missing.removals - missing.builds;
  if (number != 0) out.Open().Number(number).Close();
  for (const ListedUnit& listed : missing.units) {
    AppendListedUnit(room.game->position(), room.tokens, listed, out);
  }
  room.Send(client, out.Take());
}

void TellIfMissing(Room& room, const Client& client) {
  const MissingOrders missing = FindMissing(room, client.power);
  if (missing.any()) TellMissing(room, client, missing);
}

// Who hands in orders after it missed a deadline is back.
void EndDisorder(Room& room, PowerIndex power) {
  Seat& seat = room.seats[power];
  if (!std::exchange(seat.missed_deadline, false)) return;
  const Message ccd = Around(tokens::kCCD, {{room.tokens.Power(power)}});
  room.SendAll(Around(tokens::kNOT, ccd));
}

void Answer(Room& room, const Client& client, const ReceivedOrder& received) {
  const OrderNotes notes(room.game->position(), room.game->rules(), room.options.any_orders);
  const Token note = notes.NoteOf(client.power, received.written, room.game->SubmittedOrders(client.power));
  if (note == tokens::kMBV) KeepOrder(*room.game, room.tokens, client.power, received.text, received.written);
  room.Send(client, MessageBuilder(tokens::kTHX).Group(received.text).Group(note).Take());
}

// "SUB ( order )", in NOT (..).
bool CancelOne(Room& room, PowerIndex power, MessageView order) {
  const std::string text = MessageText(order, room.tokens.vocabulary());
  const OrderSheet& sheet = room.game->Submitted(power);
  for (size_t line = 0; line < sheet.size(); ++line) {
    if (sheet[line].text != text) continue;
    OrderSheet kept;
    kept.Append(sheet, 0, line);
    kept.Append(sheet, line + 1, sheet.size());
    (void)room.game->Submit(power, std::move(kept));
    return true;
  }
  return false;
}

}  // namespace

void TakeOrders(Room& room, Client& client, MessageView message) {
  const std::optional<Submission> submission = ReadSubmission(message, room.tokens);
  if (!submission.has_value()) return NotUnderstood(room, client, message);
  const Turn now = room.turns.Of(room.game->position().phase());
  if (submission->turn.value_or(now) != now) return Reject(room, client, message);
  EndDisorder(room, client.power);
  for (const ReceivedOrder& received : submission->orders) Answer(room, client, received);
  TellIfMissing(room, client);
  PlayReadyTurns(room);
}

void CancelOrders(Room& room, Client& client, MessageView message) {
  MessageCursor in(MessageCursor(message.subspan(1)).Group().subspan(1));
  if (in.empty()) {
    (void)room.game->ClearOrders(client.power);
    return Accept(room, client, message);
  }
  const MessageView order = in.Group();
  if (!in.Ended() || !ReadOrder(order, room.tokens).has_value()) return NotUnderstood(room, client, message);
  if (!CancelOne(room, client.power, order)) return Reject(room, client, message);
  Accept(room, client, message);
}

void SendMissing(Room& room, Client& client, MessageView) {
  TellMissing(room, client, FindMissing(room, client.power));
}

void TakeGoFlag(Room& room, Client& client, MessageView message) {
  (void)room.game->SetWaiting(client.power, false);
  Accept(room, client, message);
  TellIfMissing(room, client);
  PlayReadyTurns(room);
}

void ClearGoFlag(Room& room, Client& client, MessageView message) {
  if (room.IsEliminated(client.power)) return Reject(room, client, message);
  (void)room.game->SetWaiting(client.power, true);
  Accept(room, client, message);
}

}  // namespace entente::press
