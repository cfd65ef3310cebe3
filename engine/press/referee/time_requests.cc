#include "press/referee/time_requests.h"

#include <algorithm>

#include "press/referee/joining.h"
#include "press/referee/message_cursor.h"
#include "press/referee/turn_cycle.h"

namespace entente::press {
namespace {

struct DueRequest {
  Time at;
  ClientId client;
  int seconds;
};

// In the sequence in which they fall due; those of one moment by clients.
std::vector<DueRequest> DueRequests(const Room& room) {
  std::vector<DueRequest> due;
  for (const auto& [id, client] : room.clients) {
    for (const int seconds : client.time_requests) {
      if (const std::optional<Time> at = room.clock.Before(seconds)) due.push_back({*at, id, seconds});
    }
  }
  std::stable_sort(due.begin(), due.end(), [](const DueRequest& a, const DueRequest& b) { return a.at < b.at; });
  return due;
}

void TellRequests(Room& room) {
  for (const DueRequest& request : DueRequests(room)) {
    if (request.at > room.now) break;
    const Client* client = room.Find(request.client);
    room.Send(*client, MessageBuilder(tokens::kTME).Open().Number(request.seconds).Close().Take());
  }
  room.clock.Tick(room.now);
}

// A player of a saved game that did not answer has no seat any more.
void DropSilentLoads(Room& room) {
  std::vector<ClientId> silent;
  for (const auto& [id, client] : room.clients) {
    if (client.waits_to_load && client.load_deadline <= room.now) silent.push_back(id);
  }
  for (const ClientId id : silent) SendOff(room, id);
}

// The n of TME (n).
std::optional<int> SecondsOf(MessageView message) {
  MessageCursor in(message.subspan(1));
  const int seconds = in.NumberGroup();
  return in.Ended() ? std::optional(seconds) : std::nullopt;
}

}  // namespace

void TakeTimeRequest(Room& room, Client& client, MessageView message) {
  if (message.size() == 1) {
    if (!room.clock.runs()) return Reject(room, client, message);
    return room.Send(client,
                     MessageBuilder(tokens::kTME).Open().Number(room.clock.SecondsLeft(room.now)).Close().Take());
  }
  const std::optional<int> seconds = SecondsOf(message);
  if (!seconds.has_value()) return NotUnderstood(room, client, message);
  const int longest = LongestLimit(room.options);
  if (longest == 0 || *seconds < 0 || *seconds > longest) return Reject(room, client, message);
  client.time_requests.insert(*seconds);
  Accept(room, client, message);
}

void CancelTimeRequest(Room& room, Client& client, MessageView message) {
  const MessageView request = MessageCursor(message.subspan(1)).Group();
  if (request.size() == 1) {
    client.time_requests.clear();
    return Accept(room, client, message);
  }
  const std::optional<int> seconds = SecondsOf(request);
  if (!seconds.has_value()) return NotUnderstood(room, client, message);
  if (client.time_requests.erase(*seconds) == 0) return Reject(room, client, message);
  Accept(room, client, message);
}

std::optional<Time> NextDue(const Room& room) {
  std::optional<Time> next = room.clock.deadline();
  const auto earlier = [&](Time at) { next = next.has_value() ? std::min(*next, at) : at; };
  const std::vector<DueRequest> due = DueRequests(room);
  if (!due.empty()) earlier(due.front().at);
  for (const auto& [id, client] : room.clients) {
    if (client.waits_to_load) earlier(client.load_deadline);
  }
  return next;
}

void TellDue(Room& room) {
  DropSilentLoads(room);
  TellRequests(room);
  if (room.clock.deadline().value_or(room.now + 1) <= room.now) PlayAtDeadline(room);
}

}  // namespace entente::press
