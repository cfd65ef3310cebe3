// The check of messages as JSON, a message in, the verdict out. Any threads.
//
//   {"id","text":"SND (ENG) (PRP (PCE (ENG FRA)))"} or {"id","wire":"48174000.."}, two octets a token
//     ->  {"id","ok":true,"level":10,"tokens":14,"wire":".."}, the least level at which it is allowed
//     ->  {"id","ok":false,"reply":"HUH ( .. ERR .. )","err_at":10}, the token before which ERR stands
//     ->  {"id","ok":false,"reply":"PRN ( .. )"}, or "reply":null for a PRN or HUH that is not answered
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_JSON_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_JSON_H_

#include <string>
#include <string_view>

#include "base/status.h"
#include "press/language/message_check.h"
#include "press/language/vocabulary.h"

namespace entente::press {

struct JsonCheck {
  const MessageGrammar& grammar;
  const Vocabulary& vocabulary;
  MessageKind kind;
  int level;
};

// Other members are not read.
//   Errors: invalid argument with path and place: no JSON object, neither text nor wire or both, a value of the wrong
//   kind, and text or octets that are no sequence of tokens; the place of a fault in a string without escapes is exact.
absl::StatusOr<std::string> CheckMessageJson(std::string_view json, const JsonCheck& check);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_JSON_H_
