// Filters TRY: a server passes on only the words that the game's level allows. Any threads.
//   Source: DAIDE syntax 0.167 (TRY). Its two lists leave out CHO, BCC, UNT, WHY and POB; these have the level of the
//   press that they begin.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_TRY_FILTER_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_TRY_FILTER_H_

#include "press/language/token.h"

namespace entente::press {

// Returns the press of an allowed SND as a server passes it on at `level`. A TRY loses the words above the level, and
// may become `TRY ( )`. All other press stays unchanged, also press that quotes a TRY.
Message PassedOn(MessageView press, int level);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_TRY_FILTER_H_
