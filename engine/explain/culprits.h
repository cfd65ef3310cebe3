// Finds the orders of other units that made an order fail. Internal to explain/. Any threads.
#ifndef ENTENTE_ENGINE_EXPLAIN_CULPRITS_H_
#define ENTENTE_ENGINE_EXPLAIN_CULPRITS_H_

#include "explain/explanation.h"

namespace entente {

class MovementFacts;

// Adds the culprits of a legal order of a movement phase that failed, using the other facts about it. Names each unit
// once, in the first role that it has. Names supports only if they decided: the order would not have failed without
// them, or would have succeeded with those that were cut.
void AddCulprits(const MovementFacts& phase, Explanation& into);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_CULPRITS_H_
