// Reads and writes lines of DPP as tokens. Any threads.
//
// A line is one message: words of three letters, integers and brackets, "SUB ((RUS AMY WAR) BLD) (WVE)". Blanks are needed
// only between words. Any other run without blank or bracket is a name: a file, a label, the number of a rule, an unknown
// word. The grammar decides whether a name is allowed there. '*' before a word is a token, and so is '-' alone.
//
// Repairs words in lower case, missing or extra blanks beside brackets, and BOT for GOB. Written again, the line shows how
// it was understood.
//   Bounds: kMostTokens tokens; each character of a name is one.
//   Source: the DPP protocol of 26 May 1994.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_DPP_LINE_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_DPP_LINE_H_

#include <string>
#include <string_view>

#include "base/status.h"
#include "press/language/map_tokens.h"
#include "press/language/token.h"
#include "press/language/vocabulary.h"

namespace entente::press::dpp {

// The words of the language with the powers and provinces of a map, and SWI, a word of the index that no map has.
//   Errors: invalid argument, naming it, for a coast that DPP has no word for, or a power or province that has the name
//   of one of its words.
Result<Vocabulary> VocabularyOf(const Map& map, const MapTokens& tokens);

// SWI, a province that no map has.
inline constexpr Token kSwitzerland{Category::kInland, 0xff};

enum class Reading : uint8_t {
  kRepaired,
  kStrict,  // a word in lower case, or BOT, is a name
};

// An empty line is an empty sequence.
//   Errors: with the place in the line: a control character (so, the end of the line), bytes that are no UTF-8. Limit,
//   for more than kMostTokens.
Result<Message> ReadLine(std::string_view line, const Vocabulary& vocabulary, Reading reading = Reading::kRepaired);

// The line as it is sent: "THK (RUS AMY SEV) MTO ANK FAR", a blank between tokens but not inside brackets. Tokens that were
// read from a line read back the same.
std::string LineText(MessageView message, const Vocabulary& vocabulary);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_DPP_LINE_H_
