// Messages as text: "SND ( ENG ) ( PRP ( PCE ( ENG FRA ) ) )". Any threads.
//
// Words in any case, brackets, numbers with or without a minus, and strings in ' or ", in which the mark itself stands
// twice. Blanks are needed only between words. 0x4a25 is the token of that number, for those without a word; reserved ones are refused.
// What is written reads back as the same tokens; it has one blank between tokens, strings in ', and is valid UTF-8 on
// one line: text tokens that would break this are written as numbers.
//   Bounds: kMostTokens tokens.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_TEXT_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_TEXT_H_

#include <string>
#include <string_view>

#include "base/status.h"
#include "press/language/token.h"
#include "press/language/vocabulary.h"

namespace entente::press {

// What the 16 bits for the length of a message allow.
inline constexpr size_t kMostTokens = 32767;

// An empty text is an empty sequence.
//   Errors: with the place in the text: an unknown word, a number out of range, a string without an end, a character
//   that begins no token. Limit, for more than kMostTokens.
Result<Message> ReadMessage(std::string_view text, const Vocabulary& vocabulary);

std::string MessageText(MessageView message, const Vocabulary& vocabulary);

// "0x4a25".
std::string TokenNumberText(Token token);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_TEXT_H_
