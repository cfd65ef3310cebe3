// Pairs words of DPP and DAIDE with the same meaning, as they stand in orders, notes, seasons and the lists of HUH, PRN and
// TRY. Words with other uses are translated by translation.h. Any threads.
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
