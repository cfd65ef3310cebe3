// Reads and writes messages in the forms of their language. DAIDE (0.167, 0.143, 0.178) has octets between programs and texts
// for people; DPP has lines of text. Any threads.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_DIALECT_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_DIALECT_H_

#include <string>
#include <string_view>

#include "base/status.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"
#include "press/language/wire.h"

namespace entente::press {

// The words of the language, with the powers and provinces of the map.
//   Errors: as dpp::VocabularyOf; for k0178 invalid argument for a map with the name of a later word.
Result<Vocabulary> VocabularyOf(Dialect dialect, const Map& map, const MapTokens& tokens);

// Text as people write it. DPP text is repaired (language/dpp_line.h), and its lines may be the lines of one long
// message (language/long_message.h).
//   Errors: as ReadMessage, dpp::ReadLine, dpp::JoinLines.
Result<Message> ReadText(Dialect dialect, std::string_view text, const Vocabulary& vocabulary);
std::string WriteText(Dialect dialect, MessageView message, const Vocabulary& vocabulary);

// The form between programs: for DAIDE two octets a token, in hexadecimal digits; for DPP the line, read without repairs.
//   `table`: the token table of the octets.
//   Errors: as ReadText; for DAIDE, with their place, characters that are no digits and reserved tokens.
Result<Message> ReadWireText(Dialect dialect, std::string_view wire, const Vocabulary& vocabulary,
                             TokenTable table = TokenTable::kFactFirst);
std::string WriteWireText(Dialect dialect, MessageView message, const Vocabulary& vocabulary,
                          TokenTable table = TokenTable::kFactFirst);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_DIALECT_H_
