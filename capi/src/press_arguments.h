// Defines the struct of entente_language, and checks messages and times as arguments. Any threads.
#ifndef ENTENTE_CAPI_SRC_PRESS_ARGUMENTS_H_
#define ENTENTE_CAPI_SRC_PRESS_ARGUMENTS_H_

#include <algorithm>
#include <span>

#include "arguments.h"
#include "entente/press.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"
#include "press/language/message_text.h"
#include "press/language/wire.h"
#include "press/table/turn_clock.h"
#include "records/server_file.h"
#include "texts.h"

struct entente_language {
  entente_language(const entente_map* handle, entente::press::MapTokens of_map, entente::press::Vocabulary words,
                   const entente::press::GrammarOptions& options, entente::press::TokenTable octets)
      : map(handle), tokens(std::move(of_map)), vocabulary(std::move(words)), grammar(options), table(octets) {}

  const entente::capi::MapReference map;
  const entente::press::MapTokens tokens;
  const entente::press::Vocabulary vocabulary;  // the words of the dialect
  const entente::press::MessageGrammar grammar;
  const entente::press::TokenTable table;  // the table for octets in JSON
};

namespace entente::capi {

// A token of the C header has the same 16 bits as press::Token.
static_assert(sizeof(press::Token) == sizeof(entente_token) && alignof(press::Token) == alignof(entente_token));
static_assert(ENTENTE_MOST_TOKENS == press::kMostTokens && ENTENTE_NO_TOKEN == press::kNoToken.value());

template <>
inline constexpr const char* kNameOf<entente_language> = "language";

inline Outcome GiveMessage(press::MessageView message, const Buffer<entente_token>& out) {
  return out.Copy({reinterpret_cast<const entente_token*>(message.data()), message.size()});
}

inline NumberIn TableIn(uint32_t table) {
  return {"table", table, ENTENTE_TOKENS_FORWARD_FIRST, "is no table of tokens"};
}

// An input message.
struct MessageIn {
  const entente_token* tokens;
  size_t count;
  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(Array(tokens, count, "tokens").Check());
    if (count > press::kMostTokens) return TooMany("token_count", count, press::kMostTokens);
    return {};
  }
  press::MessageView value() const { return {reinterpret_cast<const press::Token*>(tokens), count}; }
};
// A message that is sent over a connection, so it must not have reserved tokens.
struct SentMessage {
  MessageIn message;
  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(message.Check());
    const press::MessageView tokens = message.value();
    const auto never_sent = std::find_if(tokens.begin(), tokens.end(), press::IsReserved);
    if (never_sent == tokens.end()) return {};
    const Refusal refusal{ENTENTE_ERR_INVALID_ARGUMENT, "the token", "is never sent", {}};
    return Outcome(refusal).Of("tokens", static_cast<uint64_t>(never_sent - tokens.begin()));
  }
  press::MessageView value() const { return message.value(); }
};

// A time of the caller's clock.
struct TimeIn {
  int64_t now;
  Outcome Check() const {
    constexpr int64_t kLast = INT64_MAX / 4;
    if (now >= 0) return NumberIn{"now", static_cast<uint64_t>(now), kLast, "is no time"}.Check();
    return InvalidError("now " + std::to_string(now) + " is no time: expected 0 to " + std::to_string(kLast));
  }
};
// A time for the caller; ENTENTE_NEVER for no value.
inline int64_t TimeFor(const std::optional<press::Time>& time) { return time.value_or(ENTENTE_NEVER); }

// Gives what is new of the game of a referee, or the whole game; moves the mark when the caller has it.
template <typename Referee>
Outcome GiveNew(const Referee& referee, std::string_view name, bool is_whole, FileMark& mark, entente_text** bytes) {
  FileMark next = is_whole ? FileMark() : mark;
  ENTENTE_RETURN_IF_BAD(GiveText(referee.SaveNew(name, next), bytes));
  mark = next;
  return {};
}

// Gives the caller a power or province as an entente_token_name.
inline Outcome GiveName(const press::NamedToken& named, entente_token_name* name) {
  entente_token_name known{};
  known.token = named.token.value();
  FillText(named.word, known.word);
  return Give(known, name);
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_PRESS_ARGUMENTS_H_
