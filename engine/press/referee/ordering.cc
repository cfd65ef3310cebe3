#include "press/referee/ordering.h"

#include <algorithm>

#include "adjustment/adjustment_due.h"
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

OrderSheet SheetLineOf(const Room& room, PowerIndex power, const ReceivedOrder& received) {
  ParsedOrder parsed;
  parsed.order = received.written.order.WithPower(power);
  parsed.unit_nation = power;
  parsed.third_nation = received.written.third_power;
  parsed.convoy_path = received.written.path;
  OrderSheet sheet;
  sheet.Add(MessageText(received.text, room.tokens.vocabulary()), parsed);
  return sheet;
}

bool IsRemoved(std::span<const Order> stored, const WrittenOrder& written) {
  return written.word == tokens::kREM && std::any_of(stored.begin(), stored.end(), [&](Order order) {
           return order.source() == written.order.source();
         });
}

void Store(Room& room, PowerIndex power, const ReceivedOrder& received) {
  OrderSheet line = SheetLineOf(room, power, received);
  if (room.game->position().phase_type() != PhaseType::kAdjustments) {
    (void)room.game->Submit(power, std::move(line), SubmitMode::kAmend);
    return;
  }
  if (IsRemoved(room.game->SubmittedOrders(power), received.written)) return;
  OrderSheet all = room.game->Submitted(power);
  all.Append(line);
  (void)room.game->Submit(power, std::move(all));
}

void AddMissingUnit(const PositionView& position, std::span<const Order> stored, const ListedUnit& listed,
                    std::vector<ListedUnit>& missing) {
  const Map& map = position.map();
  const ProvinceIndex at = map.ProvinceOf(listed.unit.location);
  const bool is_ordered =
      std::any_of(stored.begin(), stored.end(), [&](Order order) { return map.ProvinceOf(order.source()) == at; });
  if (!is_ordered) missing.push_back(listed);
}

void FindMissingAdjustments(const Room& room, PowerIndex power, MissingOrders& missing) {
  const std::span<const Order> stored = room.game->SubmittedOrders(power);
  const auto removals = static_cast<int>(
      std::count_if(stored.begin(), stored.end(), [](Order order) { return order.kind() == OrderKind::kDisband; }));
  const AdjustmentDue due = DueOf(room.game->position(), room.game->rules(), power);
  missing.removals = std::max(0, due.removals - removals);
  missing.builds = std::max(0, due.builds - (static_cast<int>(stored.size()) - removals));
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
  if (note == tokens::kMBV) Store(room, client.power, received);
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

MissingOrders FindMissing(const Room& room, PowerIndex power) {
  const PositionView position = room.game->position();
  const std::span<const Order> stored = room.game->SubmittedOrders(power);
  MissingOrders missing;
  switch (position.phase_type()) {
    case PhaseType::kMovement:
      position.ForEachUnit([&](const Unit& unit) {
        if (unit.power == power) AddMissingUnit(position, stored, {unit}, missing.units);
      });
      break;
    case PhaseType::kRetreats:
      for (int i = 0; i < position.dislodged_count(); ++i) {
        const Unit unit = position.Dislodged(i).unit;
        if (unit.power == power) AddMissingUnit(position, stored, {unit, i}, missing.units);
      }
      break;
    default:
      FindMissingAdjustments(room, power, missing);
      break;
  }
  SortAsInNow(room.map(), room.tokens, missing.units);
  return missing;
}

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
