// Says how a game ended.
#ifndef ENTENTE_ENGINE_EXPLAIN_END_PHRASE_H_
#define ENTENTE_ENGINE_EXPLAIN_END_PHRASE_H_

#include <string>

#include "explain/names.h"
#include "position/position.h"

namespace entente {

// A clause without a full stop, to follow "the game is over:". Powers have their names in the position's phase. "it
// goes on" for a game that is not over.
std::string EndPhrase(const PositionView& position, Voice voice = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_END_PHRASE_H_
