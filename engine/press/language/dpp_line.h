// Reads and writes lines of DPP as tokens. Any threads.
//
// A line is one message: words of three letters, integers and brackets, "SUB ((RUS AMY WAR) BLD) (WVE)". Blanks are needed
// only between words. Any other run of characters without blank or bracket is a name: a file, a label, the number of a
// rule, an unknown word. The grammar decides where a name is allowed. A '*' before a word and a '-' alone are tokens.
//
// The reader repairs words in lower case, missing or extra blanks beside brackets, and BOT for GOB. LineText shows how
// a line was understood.
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

// The words of the language, the powers and provinces of a map, and SWI (Switzerland), which the protocol's index lists
// although no map has it.
//   Errors: invalid argument, with the name at fault, for a coast that DPP has no word for, or a power or province
//   whose name is a word of the language.
Result<Vocabulary> VocabularyOf(const Map& map, const MapTokens& tokens);

// SWI, a province that no map has.
inline constexpr Token kSwitzerland{Category::kInland, 0xff};

enum class Reading : uint8_t {
  kRepaired,
  kStrict,  // a word in lower case, or BOT, is a name
};

// Reads a line without its line end. An empty line is an empty message.
//   Errors: with the place in the line: a control character (also a line end), bytes that are no UTF-8. Limit, for more
//   than kMostTokens.
Result<Message> ReadLine(std::string_view line, const Vocabulary& vocabulary, Reading reading = Reading::kRepaired);

// The line as it is sent: "THK (RUS AMY SEV) MTO ANK FAR", a blank between tokens but not inside brackets. Tokens that were
// read from a line read back the same.
std::string LineText(MessageView message, const Vocabulary& vocabulary);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_DPP_LINE_H_
