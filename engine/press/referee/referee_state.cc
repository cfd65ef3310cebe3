#include "press/referee/referee_state.h"

#include <algorithm>

#include "press/language/message_text.h"

namespace entente::press {

RefereeState::RefereeState(GameWithTokens of, Vocabulary words, const GameOptions& chosen, Message map_definition,
                           uint64_t seed)
    : RefereedGame(std::move(of), seed),
      vocabulary(std::move(words)),
      options(chosen),
      grammar(GrammarOptions{.dialect = chosen.dialect, .partial_draws = chosen.partial_draws}),
      mdf(std::move(map_definition)),
      seats(static_cast<size_t>(map().power_count())) {}

bool RefereeState::IsAwaited(PowerIndex power) const {
  return options.stops_for_absent && !IsPresent(power) && !map().IsDummy(power) && OwesOrders(power);
}

bool RefereeState::IsAnyAwaited() const {
  for (const PowerIndex power : map().powers()) {
    if (IsAwaited(power)) return true;
  }
  return false;
}

Client* RefereeState::Find(ClientId id) {
  const auto found = clients.find(id);
  return found == clients.end() ? nullptr : &found->second;
}

void RefereeState::Send(const Client& to, Message message) {
  if (message.size() <= kMostTokens) outbox.push_back({to.id, std::move(message)});
}

void RefereeState::SendAll(const Message& message) {
  const bool is_board = message[0] == tokens::kORD || message[0] == tokens::kNOW || message[0] == tokens::kSCO;
  const bool is_for_strangers = options.dialect == Dialect::k0143 && !is_board;
  for (const auto& [id, client] : clients) {
    if (client.is_in() || (is_for_strangers && client.role == Role::kNone)) Send(client, message);
  }
}

void RefereeState::NotUnderstood(const Client& client, MessageView message) {
  Send(client, MessageBuilder(tokens::kHUH).Open().Add(tokens::kERR).Add(message).Close().Take());
}

}  // namespace entente::press
