#include <algorithm>

#include "press/referee/requests.h"

namespace entente::press {
namespace {

struct DueRequest {
  Time at;
  ClientId client;
  int seconds;
};

// The time requests in the order in which they are due; at the same moment in the order of clients.
std::vector<DueRequest> DueRequests(const RefereeState& state) {
  std::vector<DueRequest> due;
  for (const auto& [id, client] : state.clients) {
    for (const int seconds : client.time_requests) {
      if (const std::optional<Time> at = state.clock.Before(seconds)) due.push_back({*at, id, seconds});
    }
  }
  std::stable_sort(due.begin(), due.end(), [](const DueRequest& a, const DueRequest& b) { return a.at < b.at; });
  return due;
}

void SendTimeRequests(RefereeState& state) {
  for (const DueRequest& request : DueRequests(state)) {
    if (request.at > state.now) break;
    const Client* client = state.Find(request.client);
    state.Send(*client, TmeMessage(request.seconds));
  }
  state.clock.Tick(state.now);
}

// Removes the clients that did not join, accept the map or answer LOD in time.
void DropSilent(RefereeState& state) {
  std::vector<ClientId> silent;
  for (const auto& [id, client] : state.clients) {
    if (client.answer_by.has_value() && *client.answer_by <= state.now) silent.push_back(id);
  }
  for (const ClientId id : silent) SendOff(state, id);
}

// Reads the n of TME (n).
std::optional<int> SecondsOf(MessageView message) {
  MessageCursor in(message.subspan(1));
  const int seconds = in.NumberGroup();
  return in.Ended() ? std::optional(seconds) : std::nullopt;
}

}  // namespace

void TakeTimeRequest(RefereeState& state, Client& client, MessageView message) {
  if (message.size() == 1) {
    if (!state.clock.runs()) return state.Reject(client, message);
    return state.Send(client, TmeMessage(state.clock.SecondsLeft(state.now)));
  }
  const std::optional<int> seconds = SecondsOf(message);
  if (!seconds.has_value()) return state.NotUnderstood(client, message);
  const int longest = LongestLimit(state.options);
  if (longest == 0 || *seconds < 0 || *seconds > longest) return state.Reject(client, message);
  client.time_requests.insert(*seconds);
  state.Accept(client, message);
}

void CancelTimeRequest(RefereeState& state, Client& client, MessageView message) {
  const MessageView request = MessageCursor(message.subspan(1)).Group();
  if (request.size() == 1) {
    client.time_requests.clear();
    return state.Accept(client, message);
  }
  const std::optional<int> seconds = SecondsOf(request);
  if (!seconds.has_value()) return state.NotUnderstood(client, message);
  if (client.time_requests.erase(*seconds) == 0) return state.Reject(client, message);
  state.Accept(client, message);
}

std::optional<Time> NextDue(const RefereeState& state) {
  std::optional<Time> next = state.clock.deadline();
  const auto earlier = [&](Time at) { next = next.has_value() ? std::min(*next, at) : at; };
  const std::vector<DueRequest> due = DueRequests(state);
  if (!due.empty()) earlier(due.front().at);
  for (const auto& [id, client] : state.clients) {
    if (client.answer_by.has_value()) earlier(*client.answer_by);
  }
  return next;
}

void SendDue(RefereeState& state) {
  DropSilent(state);
  SendTimeRequests(state);
  if (state.clock.deadline().value_or(state.now + 1) <= state.now) state.PlayAtDeadline();
}

}  // namespace entente::press
