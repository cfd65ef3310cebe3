#include "press/referee/draw_requests.h"

#include "press/referee/message_cursor.h"
#include "press/referee/turn_cycle.h"

namespace entente::press {
namespace {

constexpr size_t kLeastMembers = 2;  // of a list

// Whether a list of powers is one that the language has.
bool IsList(MessageView list) {
  for (const Token token : list) {
    if (!IsPower(token)) return false;
  }
  return list.size() >= kLeastMembers;
}

// A vote, and what the game makes of it.
struct ReadVote {
  bool is_vote = false;  // else it is no message of the language
  std::vector<PowerIndex> list;
  DrawVote vote() const { return {list.empty() ? DrawVote::Kind::kDraw : DrawVote::Kind::kList, list}; }
};

ReadVote ReadDrw(MessageView message, const MapTokens& tokens) {
  ReadVote read;
  MessageCursor in(message.subspan(1));
  if (in.empty()) {
    read.is_vote = true;
    return read;
  }
  const MessageView list = in.Group();
  read.is_vote = in.Ended() && IsList(list);
  for (const Token token : list) read.list.push_back(tokens.PowerOf(token));
  return read;
}

}  // namespace

void TakeDrawVote(Room& room, Client& client, MessageView message) {
  const ReadVote read = ReadDrw(message, room.tokens);
  if (!read.is_vote) return NotUnderstood(room, client, message);
  if (!room.game->Vote(client.power, read.vote()).ok()) return Reject(room, client, message);
  Accept(room, client, message);
  if (room.game->is_over()) TellEnd(room);
}

void CancelDrawVote(Room& room, Client& client, MessageView message) {
  const ReadVote read = ReadDrw(MessageCursor(message.subspan(1)).Group(), room.tokens);
  if (!read.is_vote) return NotUnderstood(room, client, message);
  if (!room.game->CancelVote(client.power, read.vote()).ok()) return Reject(room, client, message);
  Accept(room, client, message);
}

}  // namespace entente::press
