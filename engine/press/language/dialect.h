// Reads and writes messages in the form of their language: DAIDE (0.167, 0.143) has octets, and texts for people; DPP has
// lines of text. Any threads.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_DIALECT_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_DIALECT_H_

#include <string>
#include <string_view>

#include "base/status.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"
#include "press/language/wire.h"

namespace entente::press {

//   Errors: as dpp::VocabularyOf.
Result<Vocabulary> VocabularyOf(Dialect dialect, const Map& map, const MapTokens& tokens);

// Text as people write it. For DPP with repairs, and several lines may be one long message (language/dpp_line.h,
// language/long_message.h).
//   Errors: as ReadMessage, dpp::ReadLine, dpp::JoinLines.
Result<Message> ReadText(Dialect dialect, std::string_view text, const Vocabulary& vocabulary);
std::string WriteText(Dialect dialect, MessageView message, const Vocabulary& vocabulary);

// The form between programs: for DAIDE two octets a token, in hexadecimal digits; for DPP the line, read without repairs.
//   `table`: the token table of the octets.
//   Errors: as ReadText; for DAIDE with the place of characters that are no digits, and of unknown tokens.
Result<Message> ReadWireText(Dialect dialect, std::string_view wire, const Vocabulary& vocabulary,
                             TokenTable table = TokenTable::kFactFirst);
std::string WriteWireText(Dialect dialect, MessageView message, const Vocabulary& vocabulary,
                          TokenTable table = TokenTable::kFactFirst);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_DIALECT_H_
