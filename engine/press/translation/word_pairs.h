// Pairs words of DPP and DAIDE with the same meaning in orders, notes, seasons, and the lists of HUH, PRN and TRY.
// translation.def has the other uses of words. Any threads.
#ifndef ENTENTE_ENGINE_PRESS_TRANSLATION_WORD_PAIRS_H_
#define ENTENTE_ENGINE_PRESS_TRANSLATION_WORD_PAIRS_H_

#include "press/language/token.h"

namespace entente::press::dpp {

// The word of the other language; kNoToken if that language has no such word. Powers, numbers and brackets are the same
// tokens in both.
Token DaideWordOf(Token of_dpp);
Token DppWordOf(Token of_daide);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_TRANSLATION_WORD_PAIRS_H_
