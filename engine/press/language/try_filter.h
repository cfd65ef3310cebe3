// Filters TRY: a server passes on only the words that the game's level has. Any threads.
//   Source: DAIDE syntax 0.167 (TRY). Words that its two lists forget (CHO, BCC, UNT, WHY, POB) have the level of what
//   they begin.
#ifndef ENTENTE_ENGINE_PRESS_LANGUAGE_TRY_FILTER_H_
#define ENTENTE_ENGINE_PRESS_LANGUAGE_TRY_FILTER_H_

#include "press/language/token.h"

namespace entente::press {

// Press of an allowed SND as a server passes it on at that level: a TRY without the words above the level, possibly
// `TRY ( )`; all other press, also press that quotes a TRY, unchanged.
Message PassedOn(MessageView press, int level);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_LANGUAGE_TRY_FILTER_H_
