// The check of messages as JSON, a message in, the verdict out. Any threads.
//
//   {"id","text":"SND (ENG) (PRP (PCE (ENG FRA)))"} or {"id","wire":"48174000.."}, two octets a token
//     ->  {"id","ok":true,"level":10,"tokens":14,"wire":".."}, the least level at which it is allowed
//     ->  {"id","ok":false,"reply":"HUH ( .. ERR .. )","err_at":10}, the token before which ERR stands
//     ->  {"id","ok":false,"reply":"PRN ( .. )"}, or "reply":null for a PRN or HUH that is not answered
//
// Of DPP the same with lines: "wire" is a line as it goes from program to program, "text" one as people write it, repaired
// (dialect.h); each may be the lines of a long message. "level" is 0, and "err_at" the token before which * stands:
//   {"id","text":"sub((fra amy par)hld)"}  ->  {"id","ok":true,"level":0,"tokens":9,"wire":"SUB ((FRA AMY PAR) HLD)"}
//   {"id","wire":"SUB (PAR HLD)"}          ->  {"id","ok":false,"reply":"HUH (SUB (*PAR HLD))","err_at":2}
//
// With a translation what is allowed is answered by what it is in the other language (dpp/translation.h), with what is lost:
//   {"id","text":"SND (ENG) (PCE)","power":"RUS"}
//     ->  {"id","ok":true,"to":[{"text":"SND ( ENG ) ( PRP ( PCE ( RUS ENG ) ) )","wire":".."}],"lost":[]}
//     ->  {"id","ok":false,"untranslated":"SLP has no form in DAIDE"}
// "power" is who says it or is told it; "receivers":["ENG"], of press alone, to whom. Neither need be there.
//
// Other members are not read. One that looks like these has a note: "notes":["sentence"], last of an answer.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_JSON_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_JSON_H_

#include <string>
#include <string_view>

#include "base/status.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"
#include "press/language/vocabulary.h"
#include "press/language/wire.h"

namespace entente::press {

// Into the other one of DPP and DAIDE 0.167.
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
//   kind, a power that the map has not, and text or octets that are no sequence of tokens; the place of a fault in a string without escapes is exact. Limit, for more
//   than kMostTokens.
Result<std::string> CheckMessageJson(std::string_view json, const JsonCheck& check);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_JSON_H_
