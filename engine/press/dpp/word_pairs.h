// Words of DPP and DAIDE that stand for the same thing where it is the word alone that matters: orders, notes, seasons, and
// whatever HUH, PRN and TRY list. What else a word means in one of the two is for translation.h. Any threads.
#ifndef ENTENTE_ENGINE_PRESS_DPP_WORD_PAIRS_H_
#define ENTENTE_ENGINE_PRESS_DPP_WORD_PAIRS_H_

#include "press/language/token.h"

namespace entente::press::dpp {

// The word of the other language; the token itself if it is none of a language (a power, a number, a bracket). kNoToken if
// the other has no such word.
Token DaideWordOf(Token of_dpp);
Token DppWordOf(Token of_daide);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_WORD_PAIRS_H_
