// Reads and writes messages as text: "SND ( ENG ) ( PRP ( PCE ( ENG FRA ) ) )". Any threads.
//
// Reads words in any case, brackets, numbers, and strings in ' or ", with the mark itself doubled. Blanks are needed only
// between words. 0x4a25 is the token of that number, for tokens without a word; reserved ones are refused.
// Writes one blank between tokens and strings in ', as valid UTF-8 on one line: text tokens that would break this are
// written as numbers. The text reads back as the same tokens.
//   Bounds: kMostTokens tokens.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_TEXT_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_TEXT_H_

#include <string>
#include <string_view>

#include "base/status.h"
#include "press/language/token.h"
#include "press/language/vocabulary.h"

namespace entente::press {

// The limit of the 16 bits for the length of a message.
inline constexpr size_t kMostTokens = 32767;

// An empty text is an empty sequence.
//   Errors: with the place in the text: an unknown word, a number out of range, a string without an end, a character that
//   begins no token. Limit, for more than kMostTokens.
Result<Message> ReadMessage(std::string_view text, const Vocabulary& vocabulary);

std::string MessageText(MessageView message, const Vocabulary& vocabulary);

// "0x4a25".
std::string TokenNumberText(Token token);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_TEXT_H_
