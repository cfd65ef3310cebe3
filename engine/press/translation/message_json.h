// Checks a message that comes as JSON and answers in JSON. Any threads.
//
//   {"id","text":"SND (ENG) (PRP (PCE (ENG FRA)))"} or {"id","wire":"48174000.."}, two octets a token
//     ->  {"id","ok":true,"level":10,"tokens":14,"wire":".."}, the least level at which it is allowed
//     ->  {"id","ok":false,"reply":"HUH ( .. ERR .. )","err_at":10}, the token before which ERR stands
//     ->  {"id","ok":false,"reply":"PRN ( .. )"}, or "reply":null for a PRN or HUH that is not answered
//
// For DPP "wire" is a line between programs, "text" one as people write it, repaired (dialect.h); each may be the lines of a
// long message. "level" is 0, and "err_at" the token before which * stands:
//   {"id","text":"sub((fra amy par)hld)"}  ->  {"id","ok":true,"level":0,"tokens":9,"wire":"SUB ((FRA AMY PAR) HLD)"}
//   {"id","wire":"SUB (PAR HLD)"}          ->  {"id","ok":false,"reply":"HUH (SUB (*PAR HLD))","err_at":2}
//
// With a translation the answer to an allowed message is its form in the other language (translation/translation.h), with its losses:
//   {"id","text":"SND (ENG) (PCE)","power":"RUS"}
//     ->  {"id","ok":true,"to":[{"text":"SND ( ENG ) ( PRP ( PCE ( RUS ENG ) ) )","wire":".."}],"lost":[]}
//     ->  {"id","ok":false,"untranslated":"SLP has no form in DAIDE"}
// Both optional: "power" sends or receives the message; "receivers":["ENG"] are those of press.
//
// Other members are ignored. A mistyped one has a note: "notes":["sentence"], last of an answer.
#ifndef ENTENTE_ENGINE_PRESS_TRANSLATION_MESSAGE_JSON_H_
#define ENTENTE_ENGINE_PRESS_TRANSLATION_MESSAGE_JSON_H_

#include <string>
#include <string_view>

#include "base/status.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"
#include "press/language/vocabulary.h"
#include "press/language/wire.h"

namespace entente::press {

// A translation between DPP and DAIDE 0.167.
struct JsonTranslation {
  const Vocabulary& vocabulary;  // of the language that it is translated to
  const MapTokens& tokens;
  const Map& map;
  TokenTable table = TokenTable::kFactFirst;
};

struct JsonCheck {
  const MessageGrammar& grammar;
  const Vocabulary& vocabulary;  // of the grammar's language
  MessageKind kind;
  int level;
  const JsonTranslation* translation = nullptr;
  TokenTable table = TokenTable::kFactFirst;  // of the octets of "wire"
};

//   Errors: invalid argument with path and place: no JSON object, neither text nor wire or both, a value of the wrong
//   kind, an unknown power, and text or octets that are no sequence of tokens (the place is exact in a string without
//   escapes). Limit, for more than kMostTokens.
Result<std::string> CheckMessageJson(std::string_view json, const JsonCheck& check);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TRANSLATION_MESSAGE_JSON_H_
