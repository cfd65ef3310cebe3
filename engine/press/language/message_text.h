// Reads and writes messages as text: "SND ( ENG ) ( PRP ( PCE ( ENG FRA ) ) )". Any threads.
//
// The reader takes words in any case, brackets, numbers, and strings in ' or ", in which the mark itself is doubled.
// Blanks are needed only between words. 0x4a25 is the token with that number, for tokens without a word; the reader
// refuses reserved tokens.
// The writer puts one blank between tokens, and strings in '. Its text is valid UTF-8 on one line; text tokens that
// would break this are written as numbers. The text reads back as the same tokens.
//   Bounds: kMostTokens tokens.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_TEXT_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_TEXT_H_

#include <string>
#include <string_view>

#include "base/status.h"
#include "press/language/token.h"
#include "press/language/vocabulary.h"

namespace entente::press {

// The most tokens of a message: its length in octets has 16 bits.
inline constexpr size_t kMostTokens = 32767;

// Reads one message. An empty text is an empty message.
//   Errors: with the place in the text: an unknown word, a number out of range, a string without an end, a character that
//   begins no token. Limit, for more than kMostTokens.
Result<Message> ReadMessage(std::string_view text, const Vocabulary& vocabulary);

std::string MessageText(MessageView message, const Vocabulary& vocabulary);

// The number of a token: "0x4a25".
std::string TokenNumberText(Token token);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_MESSAGE_TEXT_H_
