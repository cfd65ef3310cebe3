// Says how a game ended and for whom: "France wins", "it is a draw between Austria and France". Any threads.
#ifndef ENTENTE_ENGINE_EXPLAIN_END_PHRASE_H_
#define ENTENTE_ENGINE_EXPLAIN_END_PHRASE_H_

#include <string>

#include "position/position.h"

namespace entente {

// A clause without a full stop, to stand after "the game is over"; powers as the map calls them in the position's
// phase. "it goes on" for a game that is not over.
std::string EndPhrase(const PositionView& position);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_END_PHRASE_H_
