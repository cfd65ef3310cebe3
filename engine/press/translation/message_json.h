// Checks a message given as JSON and answers in JSON. Any threads.
//
//   {"id","text":"SND (ENG) (PRP (PCE (ENG FRA)))"} or {"id","wire":"48174000.."}, two octets for each token
//     ->  {"id","ok":true,"level":10,"tokens":14,"wire":".."}; "level" is the least level that allows the message
//     ->  {"id","ok":false,"reply":"HUH ( .. ERR .. )","err_at":10}, the index of the token before which ERR stands
//     ->  {"id","ok":false,"reply":"PRN ( .. )"}, or "reply":null for a PRN or HUH that is not answered
//
// For DPP "wire" is a line between programs, and "text" a line as people write it, which is repaired (dialect.h). Each
// may have the lines of a long message. "level" is 0, and "err_at" is the token before which * stands:
//   {"id","text":"sub((fra amy par)hld)"}  ->  {"id","ok":true,"level":0,"tokens":9,"wire":"SUB ((FRA AMY PAR) HLD)"}
//   {"id","wire":"SUB (PAR HLD)"}          ->  {"id","ok":false,"reply":"HUH (SUB (*PAR HLD))","err_at":2}
//
// With a translation (translation/translation.h) the answer to an allowed message has its form in the other language
// and the details that were lost:
//   {"id","text":"SND (ENG) (PCE)","power":"RUS"}
//     ->  {"id","ok":true,"to":[{"text":"SND ( ENG ) ( PRP ( PCE ( RUS ENG ) ) )","wire":".."}],"lost":[]}
//     ->  {"id","ok":false,"untranslated":"SLP has no form in DAIDE"}
// Optional members: "power" sends or receives the message; "receivers":["ENG"] are the recipients of press.
//
// Other members are ignored. The answer to a mistyped member ends with a note: "notes":["sentence"].
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
  const Vocabulary& vocabulary;  // of the language to translate to
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

// Checks, and if asked translates, the message of a JSON object.
//   Errors: invalid argument, with path and place, for a text that is no JSON object, for neither or both of text and
//   wire, a value of the wrong kind, an unknown power, and text or octets that are no tokens (the place is exact in a
//   string without escapes). Limit, for more than kMostTokens.
Result<std::string> CheckMessageJson(std::string_view json, const JsonCheck& check);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TRANSLATION_MESSAGE_JSON_H_
