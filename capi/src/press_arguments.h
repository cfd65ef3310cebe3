// What stands behind entente_language; messages and times as arguments. Any threads.
#ifndef ENTENTE_CAPI_SRC_PRESS_ARGUMENTS_H_
#define ENTENTE_CAPI_SRC_PRESS_ARGUMENTS_H_

#include <algorithm>
#include <span>

#include "arguments.h"
#include "buffers.h"
#include "entente/press.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"
#include "press/language/message_text.h"
#include "press/language/wire.h"
#include "press/referee/turn_clock.h"
#include "structs.h"

struct entente_language {
  entente_language(const entente_map* handle, entente::press::MapTokens of_map, entente::press::Vocabulary words,
                   const entente::press::GrammarOptions& options, entente::press::TokenTable octets)
      : map(handle), tokens(std::move(of_map)), vocabulary(std::move(words)), grammar(options), table(octets) {}

  const entente::capi::MapReference map;
  const entente::press::MapTokens tokens;
  const entente::press::Vocabulary vocabulary;  // of the dialect
  const entente::press::MessageGrammar grammar;
  const entente::press::TokenTable table;  // of octets in JSON
};

namespace entente::capi {

// Tokens of the C header are the same 16 bits.
static_assert(sizeof(press::Token) == sizeof(entente_token) && alignof(press::Token) == alignof(entente_token));
static_assert(ENTENTE_MOST_TOKENS == press::kMostTokens && ENTENTE_NO_TOKEN == press::kNoToken.value());

inline press::MessageView MessageOf(const entente_token* tokens, size_t count) {
  return {reinterpret_cast<const press::Token*>(tokens), count};
}

inline Outcome CopyMessage(press::MessageView message, entente_token* tokens, size_t capacity, size_t* length) {
  return CopyArray(
      std::span<const entente_token>(reinterpret_cast<const entente_token*>(message.data()), message.size()), tokens,
      capacity, length);
}

inline Outcome CheckTable(uint32_t table) {
  if (table > ENTENTE_TOKENS_FORWARD_FIRST)
    return OutOfRange("table", table, ENTENTE_TOKENS_FORWARD_FIRST, "is no table of tokens");
  return {};
}

// Tokens that are read.
inline Outcome CheckMessage(const entente_token* tokens, size_t count) {
  ENTENTE_RETURN_IF_BAD(CheckArray(tokens, count, "tokens"));
  if (count > press::kMostTokens) return TooMany("token_count", count, press::kMostTokens);
  return {};
}
// The same for what goes over a connection.
inline Outcome CheckSentMessage(const entente_token* tokens, size_t count) {
  ENTENTE_RETURN_IF_BAD(CheckMessage(tokens, count));
  const press::MessageView message = MessageOf(tokens, count);
  const auto never_sent = std::find_if(message.begin(), message.end(), press::IsReserved);
  if (never_sent != message.end()) {
    const Refusal refusal{ENTENTE_ERR_INVALID_ARGUMENT, "the token", "is never sent", {}};
    return Outcome(refusal).Of("tokens", static_cast<uint64_t>(never_sent - message.begin()));
  }
  return {};
}

// A time of the caller's clock, and one for the caller.
inline Outcome CheckTime(int64_t now) {
  constexpr int64_t kLast = INT64_MAX / 4;
  if (now < 0)
    return InvalidError("now " + std::to_string(now) + " is no time: expected 0 to " + std::to_string(kLast));
  if (now > kLast) return OutOfRange("now", static_cast<uint64_t>(now), kLast, "is no time");
  return {};
}
inline int64_t TimeFor(const std::optional<press::Time>& time) { return time.value_or(ENTENTE_NEVER); }

// A power or province as an entry of the header.
inline Outcome StoreName(const press::NamedToken& known, entente_token_name* name) {
  entente_token_name told{};
  told.token = known.token.value();
  FillText(known.word, told.word);
  return Store(told, name, "name");
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_PRESS_ARGUMENTS_H_
